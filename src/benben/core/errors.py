"""What can go wrong, each with a sentence that says what would be right."""

from __future__ import annotations

from errno import errorcode
from typing import Any, Final

from benben.language.book import Message, book_of

BOOK: Final = book_of("benben.core")


class BenbenError(ValueError):
    """Anything the user can mend. It holds a message: as a text it is one clear sentence in the language spoken."""

    def __init__(self, message: Message | str, rule: str = "") -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule  # the id of the rule of the game that says so

    def __str__(self) -> str:
        return str(self.whole)

    @property
    def whole(self) -> Message | str:
        """The sentence with the rule, for a sentence that it is a part of."""
        return with_rule(self.message, self.rule)

    @property
    def text(self) -> str:
        """The sentence without the rule."""
        return str(self.message)

    @property
    def key(self) -> str:
        """What it is, for programs."""
        return self.message.name if isinstance(self.message, Message) else ""

    @property
    def params(self) -> dict[str, Any]:
        """What it speaks of, for programs."""
        return self.message.params if isinstance(self.message, Message) else {}


class UnknownGame(BenbenError):
    """No game has this key."""


class BadSetup(BenbenError):
    """A number of players, an option or a component cell that the game does not have."""


class BadAnswer(BenbenError):
    """Something that is no answer of the game's table at all."""


class IllegalAnswer(BenbenError):
    """An answer of the table that is not legal now; `rule` is the id of the rule that forbids it."""


class CannotUndo(BenbenError):
    """There is nothing that this seat may still take back."""


class BadPosition(BenbenError):
    """A position that is none, or that cannot come up in a game."""


class BadRecord(BenbenError):
    """A file or text that is no record, or not one of ours."""


class FalseRecord(BadRecord):
    """A well-formed record that does not hold what it claims: an illegal answer, a wrong score."""


def with_rule(message: Message | str, rule: str) -> Message | str:
    """A sentence, and the rule that says so if there is one."""
    return BOOK.message("with-rule", sentence=message, rule=rule) if rule else message


def system_reason(error: OSError) -> Message:
    """Why the system could not do something with a file, as far as we have words for it."""
    code = errorcode.get(error.errno or 0, "")
    return BOOK.message("system-reason", code=code, text=error.strerror or type(error).__name__)


def shown(value: object) -> str:
    """The beginning of whatever was given, for error sentences: nothing in it that a screen would obey."""
    try:
        text = str(value)[:40]
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested thousands deep
        return type(value).__name__
    return printable(text)


def printable(text: object) -> str:
    """A text without what a screen would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text))
