"""What bots ask: how good a state is, and what to look at first."""
