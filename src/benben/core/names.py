"""Names of players: what can be one, and names that nobody chose.

A name that the program gave stands in records, journals and databases as it is written here, whatever language is
spoken, so that none of them has a language. It is said in the language of who reads it.
"""

from __future__ import annotations

from typing import Final

from benben.core.errors import BadSetup
from benben.language import USUAL, Message, book_of, language

BOOK: Final = book_of("benben.core")

MAX_NAME: Final = 40
MAX_PLAYER: Final = 200  # of 'human' or a bot's name; a bot of one's own is called module:Class

OPEN_SEAT: Final = "Open seat"
GUEST: Final = "Guest"
GIVEN: Final = {OPEN_SEAT: "open-seat", GUEST: "guest", "Random bot": "random-bot", "Greedy bot": "greedy-bot"}
NUMBERED: Final = {"Player": "player", "Builder": "builder"}  # with the number of the seat, from 1 on


def unnamed(players: int) -> list[str]:
    """Names for seats that have none."""
    return [f"Player {seat + 1}" for seat in range(players)]


def told_kind(bot: str) -> Message:
    """What kind of a bot it is, in a sentence that is said later: its rung, or the name of a bot of one's own."""
    return BOOK.message("kind-of-bot", bot=bot)


def said_kind(bot: str) -> str:
    """What kind of a bot it is, in the language spoken."""
    return str(told_kind(bot))


def told(name: str) -> Message | str:
    """A name in a sentence that is said later: a message if the program gave it, else the name as it is."""
    word, _, number = name.partition(" ")
    if word in NUMBERED and number.isdecimal():
        return BOOK.message(f"numbered-{NUMBERED[word]}", seat=number)
    return BOOK.message(f"name-{GIVEN[name]}") if name in GIVEN else name


def said(name: str) -> str:
    """A name as it is read: one that the program gave is said in the language spoken, any other stays as it is."""
    return name if language() == USUAL else str(told(name))


def said_names(names: list[str]) -> list[str]:
    """Names as they are read."""
    return [said(name) for name in names]


def is_name(text: object) -> bool:
    """Whether a text can stand for a player: not too long, and nothing in it that a screen would obey."""
    return _is_word(text, MAX_NAME)


def is_player(text: object) -> bool:
    """Whether a text can say who plays, 'human' or a bot: as a name, but long enough for `module:Class`."""
    return _is_word(text, MAX_PLAYER)


def _is_word(text: object, longest: int) -> bool:
    return isinstance(text, str) and 0 < len(text) <= longest and text.isprintable() and text.strip() != ""


def check_names(names: object, players: int) -> list[str]:
    """The players' names, if there is a fit one for each seat."""
    if not isinstance(names, list) or len(names) != players or not all(is_name(name) for name in names):
        raise BadSetup(BOOK.message("wrong-names", count=players, most=MAX_NAME))
    return list(names)
