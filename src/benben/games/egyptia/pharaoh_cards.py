"""EGY-15: the fifteen Pharaoh cards, one row each: numbers, effect and drawing.

`points` are the cells that a designer may change (row `a1` and so on). The words are the messages `card-A1` and so on.
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

    def __init__(self, key: str, rule: str, points: list[int], effect: Effect, symbol: str) -> None:
        self.key = key
        self.rule = rule
        self.points = points
        self.effect: Effect = effect
        self.symbol = symbol

    @property
    def row(self) -> str:
        """The name of its row of cells."""
        return self.key.lower()


PHARAOH_CARDS: Final[tuple[DemandCard, ...]] = (
    DemandCard(key="A1", rule="EGY-15.1", points=[5, 4], effect=EachBetter(PYRAMID, BY_OASIS), symbol="pyramid"),
    DemandCard(key="A2", rule="EGY-15.2", points=[5, 4], effect=EachBetter(PYRAMID, ON_SITE), symbol="pyramid"),
    DemandCard(key="A3", rule="EGY-15.3", points=[5, 4], effect=EachBetter(PYRAMID, Place(apart_from=PYRAMID)),
               symbol="pyramid"),
    DemandCard(key="B1", rule="EGY-15.4", points=[3], effect=Each(QUARRY, Place(beside=PYRAMID, apart_from=OBELISK)),
               symbol="quarry"),
    DemandCard(key="B2", rule="EGY-15.5", points=[3, 2], effect=EachBetter(QUARRY, BY_ONE_SITE, among=BY_SITE),
               symbol="quarry"),
    DemandCard(key="B3", rule="EGY-15.6", points=[3], effect=Each(QUARRY, Place(beside_two=PRODUCERS)),
               symbol="quarry"),
    DemandCard(key="C1", rule="EGY-15.7", points=[3, 2], effect=MinesByMonuments(), symbol="mine"),
    DemandCard(key="C2", rule="EGY-15.8", points=[3], effect=Each(MINE, OFF_OASIS_AND_SITES), symbol="mine"),
    DemandCard(key="C3", rule="EGY-15.9", points=[3], effect=Each(MINE, Place(beside_two=PYRAMID)), symbol="mine"),
    DemandCard(key="D1", rule="EGY-15.10", points=[4, 3], effect=ObeliskGroup(), symbol="obelisk"),
    # by obelisks; reconstructed but for 4
    DemandCard(key="D2", rule="EGY-15.11", points=[0, 2, 5, 9, 14, 20, 27], effect=ByNumber(OBELISK), symbol="obelisk"),
    DemandCard(key="D3", rule="EGY-15.12", points=[4, 3], effect=EachBetter(OBELISK, Place(apart_from=PYRAMID)),
               symbol="obelisk"),
    DemandCard(key="E1", rule="EGY-15.13", points=[1], effect=FieldsBySites(), symbol="field"),
    # by fields in a line; reconstructed
    DemandCard(key="E2", rule="EGY-15.14", points=[0, 1, 3, 6, 10], effect=FieldsInLine(), symbol="field"),
    DemandCard(key="E3", rule="EGY-15.15", points=[3], effect=Each(FIELD, Place(NEAR_OASIS, apart_from=PYRAMID)),
               symbol="field"),
)  # fmt: skip

CARDS: Final[tuple[str, ...]] = tuple([card.key for card in PHARAOH_CARDS])
EFFECTS: Final[vec[Effect]] = vec[Effect]([card.effect for card in PHARAOH_CARDS])


def card_of(key: str) -> DemandCard:
    """The card with this name."""
    return PHARAOH_CARDS[CARDS.index(key)]
