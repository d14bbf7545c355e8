"""EGY-15: the fifteen Pharaoh cards, one row each: numbers, effect, words and drawing.

`points` are the cells that a designer may change (row `a1` and so on); `{0}`, `{1}` … in the words stand for them.
`text` goes into sentences, `lines` onto the card, in two lines of at most 31 letters.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.games.egyptia.city import FIELD, MINE, NEAR_OASIS, OBELISK, PRODUCERS, PYRAMID, QUARRY
from benben.games.egyptia.effects import (
    BY_OASIS,
    BY_ONE_SITE,
    BY_SITE,
    OFF_OASIS_AND_SITES,
    ON_SITE,
    ByNumber,
    Each,
    EachBetter,
    Effect,
    FieldsBySites,
    FieldsInLine,
    MinesByMonuments,
    ObeliskGroup,
    Place,
)

LETTERS: Final = ("A", "B", "C", "D", "E")
LETTER_COUNT: Final = 5
CARDS_OF_LETTER: Final = 3
CARD_ROW: Final = 7  # the longest row of points on a card


class DemandCard:
    """One Pharaoh card."""

    def __init__(
        self, key: str, rule: str, points: list[int], effect: Effect, symbol: str, text: str, lines: tuple[str, str]
    ) -> None:
        self.key = key
        self.rule = rule
        self.points = points
        self.effect: Effect = effect
        self.symbol = symbol
        self.text = text
        self.lines = lines

    @property
    def row(self) -> str:
        """The name of its row of cells."""
        return self.key.lower()


PHARAOH_CARDS: Final[tuple[DemandCard, ...]] = (
    DemandCard(
        key="A1", rule="EGY-15.1", points=[5, 4], effect=EachBetter(PYRAMID, BY_OASIS), symbol="pyramid",
        text="pyramids next to the oasis {0}, others {1}",
        lines=("{0} each by the oasis,", "{1} elsewhere"),
    ),
    DemandCard(
        key="A2", rule="EGY-15.2", points=[5, 4], effect=EachBetter(PYRAMID, ON_SITE), symbol="pyramid",
        text="pyramids on Sacred Sites {0}, others {1}",
        lines=("{0} each on a Sacred Site,", "{1} elsewhere"),
    ),
    DemandCard(
        key="A3", rule="EGY-15.3", points=[5, 4], effect=EachBetter(PYRAMID, Place(apart_from=PYRAMID)),
        symbol="pyramid",
        text="pyramids next to no other pyramid {0}, others {1}",
        lines=("{0} each by no other pyramid,", "{1} by another"),
    ),
    DemandCard(
        key="B1", rule="EGY-15.4", points=[3], effect=Each(QUARRY, Place(beside=PYRAMID, apart_from=OBELISK)),
        symbol="quarry",
        text="quarries next to a pyramid and to no obelisk {0}",
        lines=("{0} each by a pyramid", "and by no obelisk"),
    ),
    DemandCard(
        key="B2", rule="EGY-15.5", points=[3, 2], effect=EachBetter(QUARRY, BY_ONE_SITE, among=BY_SITE),
        symbol="quarry",
        text="quarries next to just one Sacred Site {0}, to more {1}",
        lines=("{0} each by one Sacred Site,", "{1} by two or more"),
    ),
    DemandCard(
        key="B3", rule="EGY-15.6", points=[3], effect=Each(QUARRY, Place(beside_two=PRODUCERS)), symbol="quarry",
        text="quarries next to two other production buildings {0}",
        lines=("{0} each by two or more other", "quarries, mines or fields"),
    ),
    DemandCard(
        key="C1", rule="EGY-15.7", points=[3, 2], effect=MinesByMonuments(), symbol="mine",
        text="mines next to an obelisk and a pyramid {0}, to one of the kinds {1}",
        lines=("{0} each by obelisk and pyramid,", "{1} by only one of them"),
    ),
    DemandCard(
        key="C2", rule="EGY-15.8", points=[3], effect=Each(MINE, OFF_OASIS_AND_SITES), symbol="mine",
        text="mines neither next to the oasis nor on a Sacred Site {0}",
        lines=("{0} each away from the oasis", "and off the Sacred Sites"),
    ),
    DemandCard(
        key="C3", rule="EGY-15.9", points=[3], effect=Each(MINE, Place(beside_two=PYRAMID)), symbol="mine",
        text="mines next to two pyramids {0}",
        lines=("{0} each by two", "or more pyramids"),
    ),
    DemandCard(
        key="D1", rule="EGY-15.10", points=[4, 3], effect=ObeliskGroup(), symbol="obelisk",
        text="obelisks of your largest group {0}, others {1}",
        lines=("{0} each in the largest group,", "{1} outside of it"),
    ),
    DemandCard(  # by obelisks; reconstructed but for 4
        key="D2", rule="EGY-15.11", points=[0, 2, 5, 9, 14, 20, 27], effect=ByNumber(OBELISK),
        symbol="obelisk",
        text="one to six obelisks {1}, {2}, {3}, {4}, {5}, {6}",
        lines=("For one, two, three …:", "{1}, {2}, {3}, {4}, {5}, {6}"),
    ),
    DemandCard(
        key="D3", rule="EGY-15.12", points=[4, 3], effect=EachBetter(OBELISK, Place(apart_from=PYRAMID)),
        symbol="obelisk",
        text="obelisks next to no pyramid {0}, others {1}",
        lines=("{0} each by no pyramid,", "{1} by one"),
    ),
    DemandCard(
        key="E1", rule="EGY-15.13", points=[1], effect=FieldsBySites(), symbol="field",
        text="fields {0} for each Sacred Site next to them",
        lines=("{0} for each Sacred Site", "by each of them"),
    ),
    DemandCard(  # by fields in a line; reconstructed
        key="E2", rule="EGY-15.14", points=[0, 1, 3, 6, 10], effect=FieldsInLine(), symbol="field",
        text="one to four fields on one line {1}, {2}, {3}, {4}",
        lines=("For 1, 2, 3, 4 in one line:", "{1}, {2}, {3}, {4}"),
    ),
    DemandCard(
        key="E3", rule="EGY-15.15", points=[3], effect=Each(FIELD, Place(NEAR_OASIS, apart_from=PYRAMID)),
        symbol="field",
        text="fields next to the oasis and to no pyramid {0}",
        lines=("{0} each by the oasis", "and by no pyramid"),
    ),
)  # fmt: skip

CARDS: Final[tuple[str, ...]] = tuple([card.key for card in PHARAOH_CARDS])
EFFECTS: Final[vec[Effect]] = vec[Effect]([card.effect for card in PHARAOH_CARDS])


def card_of(key: str) -> DemandCard:
    """The card with this name."""
    return PHARAOH_CARDS[CARDS.index(key)]
