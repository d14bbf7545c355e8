"""Many games at once: simulation and measurement. Knows the core and the bots."""
