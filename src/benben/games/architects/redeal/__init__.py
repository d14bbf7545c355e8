"""Hidden cards dealt anew: worlds that agree with all that a seat has seen."""
