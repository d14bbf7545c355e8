"""The family of the barge games: what both rulebooks say of rowing and drifting."""
