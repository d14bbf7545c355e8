"""A fan: cards side by side in slightly bent rows, each leaning away from the middle."""

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
