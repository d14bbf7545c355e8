"""Words in many languages: messages in Fluent files, the language that is spoken, numbers and lists in it."""

from benben.language.book import Book, Message, book_of
from benben.language.choice import accepted, known, languages, of_terminal
from benben.language.current import USUAL, language, speak, speaking
from benben.language.locales import ago, in_order, listed, number, signed

__all__ = [
    "USUAL", "Book", "Message", "accepted", "ago", "book_of", "in_order", "known", "language", "languages", "listed",
    "number", "of_terminal", "signed", "speak", "speaking",
]  # fmt: skip
