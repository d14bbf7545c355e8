"""How the database came to its schema: one file per step, numbered, never changed once it was released."""
