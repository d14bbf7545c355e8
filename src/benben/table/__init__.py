"""One table's life, apart from HTTP: seats, answers, undo, chat, and what each seat may see of it."""
