"""What can go wrong, each with a sentence that says what would be right."""

from __future__ import annotations


class BenbenError(ValueError):
    """Anything the user can mend; its text is one clear sentence."""


class UnknownGame(BenbenError):
    """No game has this key."""


class BadSetup(BenbenError):
    """A number of players, an option or a component cell that the game does not have; `rule` as below."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.text = text
        self.rule = rule

    def __reduce__(self) -> tuple[type[BadSetup], tuple[str, str]]:
        return BadSetup, (self.text, self.rule)


class BadAnswer(BenbenError):
    """Something that is no answer of the game's table at all."""


class IllegalAnswer(BenbenError):
    """An answer of the table that is not legal now; `rule` is the id of the rule that forbids it."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.text = text
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalAnswer], tuple[str, str]]:
        return IllegalAnswer, (self.text, self.rule)


class CannotUndo(BenbenError):
    """There is nothing that this seat may still take back."""


class BadPosition(BenbenError):
    """A position that is none, or that cannot come up in a game."""


class BadRecord(BenbenError):
    """A file or text that is no record, or not one of ours."""


class FalseRecord(BadRecord):
    """A well-formed record that does not hold what it claims: an illegal answer, a wrong score."""


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
