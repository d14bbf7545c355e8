"""The numbers by which a sheet is weighed: made by hand or learned, others early in a game than late."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.learning import Numbers, learned
from benben.games.egyptia.pharaoh_cards import CARDS_OF_LETTER, LETTER_COUNT
from benben.games.egyptia.state import Egyptia

PACKAGE: Final = "benben.games.egyptia"
FILE: Final = "numbers"
ROW: Final = "numbers"  # of the file: in the middle of a game
SLOPES: Final = "slopes"  # of the file: by what part of itself a number is larger at the beginning, smaller at the end
# Its other rows are called as the draws of cards for which they were learned: numbers, then slopes.

# Where each number stands in the row. What they mean: see the same names in `evaluation`.
GRAIN_WORTH: Final = 0
DIAMOND_WORTH: Final = 1
STONE_WORTH: Final = 2
FAVOR_WORTH: Final = 3
LEFT_BASIC: Final = 4
LEFT_FAVOR: Final = 5
BASIC_DECAY: Final = 6
FAVOR_DECAY: Final = 7
GOODS_ROUNDS: Final = 8
GRAIN_STEP: Final = 9
DIAMOND_STEP: Final = 10
STONE_STEP: Final = 11
STEP_DECAY: Final = 12
ROOM: Final = 13
ROOM_COST: Final = 14
SHIP_WORTH: Final = 15
PLAGUE_WORTH: Final = 16
PLAGUE_ROUNDS: Final = 17
HOPE_ROUNDS: Final = 18
HOPE_NEAR: Final = 19
HOPE_FAR: Final = 20
HOPE_COUNT: Final = 21
BEST_SHARE: Final = 22
SITE_COST: Final = 23
CARD_SHARES: Final = 24  # of the empty hexes, for the building of each of the fifteen cards
COUNT: Final = 39

FADING: Final = (BASIC_DECAY, FAVOR_DECAY, STEP_DECAY)  # these stay below 1
MOST_FADING: Final = 0.99
LEAST: Final = 0.001  # some of them divide

BY_HAND: Final[tuple[float, ...]] = (
    0.468, 0.6, 0.552, 0.675, 0.096, 0.425, 0.87, 0.48, 3.9,
    0.12, 0.093, 0.155, 0.459, 6.0, 0.156,
    0.3, 0.5, 10.8, 6.24, 0.69, 0.325, 0.8, 0.3, 0.3,
    0.036, 0.036, 0.036, 0.098, 0.098, 0.098, 0.111, 0.111, 0.111, 0.1, 0.1, 0.1, 0.132, 0.132, 0.132,
)  # fmt: skip

DRAWS: Final = 243  # of Pharaoh cards, one of each letter
MIDDLE: Final = 8.5  # rounds left in the middle of a game


def hand_made() -> Numbers:
    return {ROW: list(BY_HAND), SLOPES: [0.0] * COUNT}


def shipped() -> Numbers:
    """The learned numbers, or those made by hand if there are none."""
    return learned(PACKAGE, FILE) or hand_made()


def rows_for(rows: Numbers, s: Egyptia) -> Numbers:
    """The rows for the cards of a table: what was learned for just these, or else for all cards."""
    own = rows.get("".join([str(s.card(letter)) for letter in range(LETTER_COUNT)]))
    return rows if own is None else {ROW: own[:COUNT], SLOPES: own[COUNT:]}


def draw_name(draw: int) -> str:
    """A draw of cards as their numbers, as in 12113: A1, B2, C1, D1, E3."""
    return "".join([str(draw // CARDS_OF_LETTER**letter % CARDS_OF_LETTER + 1) for letter in range(LETTER_COUNT)])


def cards_of_draw(draw: int) -> int:
    """The same as a state holds it."""
    cards = 0
    for letter, number in enumerate(draw_name(draw)):
        cards += int(number) * 4**letter
    return cards


def numbers_at(rows: Numbers, left: i64) -> vec[float]:
    """The numbers with so many rounds left."""
    time = (float(left) - MIDDLE) / MIDDLE
    middle = rows[ROW]
    slopes = rows[SLOPES]
    found = vec[float]([max(LEAST, middle[i] * (1.0 + slopes[i] * time)) for i in range(COUNT)])
    for place in FADING:
        found[place] = min(found[place], MOST_FADING)
    return found


assert len(BY_HAND) == COUNT == CARD_SHARES + LETTER_COUNT * CARDS_OF_LETTER
