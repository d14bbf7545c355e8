"""A fan: cards side by side in slightly bent rows, each leaning away from the middle; on a wide sheet in one row."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from benben.draw.cards import CARD
from benben.draw.geometry import Point
from benben.draw.register import WIDTH

IN_ROW: Final = 5  # so many cards lie in one row; of more there are two rows
LIFT: Final = 10.0  # how far a card that may be played is raised
ROW: Final = CARD.height + 12
_FEW: Final = 4  # so many cards are shown somewhat larger
_LARGER: Final = 1.15
_PITCHES: Final = (0.0, 112.0, 112.0, 106.0, 99.0)  # by the cards in a row
_LEAN: Final = 2.2  # degrees from one card to the next
_BEND: Final = 1.7
_EDGE: Final = 46.5  # from the middle of the outermost card to the edge of the register


class Stand(NamedTuple):
    """Where a card stands, how far it leans, and how large it is."""

    at: Point
    turn: float
    scale: float


def rows(count: int) -> int:
    """How many rows a fan has."""
    return 1 if count <= IN_ROW else 2


def height(count: int) -> float:
    """How tall a fan is, with room for raised cards."""
    return LIFT + 18 + (ROW * 2 if rows(count) == 2 else CARD.height * _LARGER + 10)


@lru_cache(256)
def fan(count: int, top: float) -> tuple[Stand, ...]:
    """Where the cards of a fan stand that begins at a height; raised ones LIFT higher."""
    first = ceil(count / rows(count))
    scale = _LARGER if count <= _FEW else 1.0
    middle = top + LIFT + 11 + CARD.height * (scale if rows(count) == 2 else _LARGER) / 2
    lengths = [length for length in (first, count - first) if length]
    return tuple(
        _stand(i, length, middle + ROW * row, scale) for row, length in enumerate(lengths) for i in range(length)
    )


def _stand(i: int, length: int, y: float, scale: float) -> Stand:
    place = i - (length - 1) / 2
    pitch = _PITCHES[length] if length <= _FEW else (WIDTH - 2 * _EDGE) / (length - 1)
    return Stand(Point(WIDTH / 2 + place * pitch, y + _BEND * place * place), _LEAN * place, scale)


# --- one row, however many there are ---

_LARGEST: Final = 1.46
_READABLE: Final = 0.9625  # the smallest size at which what is on a card can be read; more cards cover each other
_DENSE: Final = 1.2  # smaller cards stand upright, closer, and part under the pointer
_AIR: Final = 7.0  # between cards that lean
_CLOSE: Final = 2.0  # between those that do not
_SAG: Final = 8.0  # how much lower the outermost cards stand
_TILT: Final = 3.2  # degrees that the outermost cards lean


def is_dense(stand: Stand) -> bool:
    """Whether a card of a row is small, so that it grows under the pointer."""
    return stand.scale < _DENSE


@lru_cache(256)
def in_row(count: int, width: float, middle: float) -> tuple[Stand, ...]:
    """Where cards stand in one row, as large as the width allows, about a line."""
    air = _AIR if _room(count, width, _AIR) >= _DENSE else _CLOSE
    scale = min(_LARGEST, max(_READABLE, _room(count, width, air)))
    card = CARD.width * scale
    pitch = min(card + _AIR, (width - card - air) / max(1, count - 1))
    half = max(1.0, (count - 1) / 2)
    bent = [(i - (count - 1) / 2) / half for i in range(count)]
    tilt = _TILT if scale >= _DENSE else 0.0
    return tuple(
        Stand(Point(width / 2 + place * half * pitch, middle + _SAG * place * place), tilt * place, scale)
        for place in bent
    )


def _room(count: int, width: float, air: float) -> float:
    """How large each of so many cards can be beside the others."""
    return (width / max(1, count) - air) / CARD.width
