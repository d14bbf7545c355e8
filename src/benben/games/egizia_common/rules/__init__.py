"""The rules that both games have alike."""
