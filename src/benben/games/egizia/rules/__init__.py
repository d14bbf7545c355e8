"""The rules of Egizia that the family does not share."""
