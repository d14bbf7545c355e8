"""What every game stands on: answers, steps, chance, events, records. No game words, no input or output."""
