"""EGY-5: the ten plagues, one row each, in the order of the resource board: cost, what is forbidden, drawing.

`number` is the cell that a designer may change (its row bears the plague's name). The words are the messages
`plague-locusts` and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit
from benben.games.egyptia.city import NEAR_OASIS, NONE, SACRED
from benben.games.egyptia.goods import DIAMOND, FAVOR, GRAIN, STONE

ANY_GOODS: Final = 4  # taken instead of one good: so many of the player's choice


class Plague:
    """One plague. It takes goods, points or a ship when it comes, or forbids something in the round that is open."""

    def __init__(
        self,
        key: str,
        rule: str,
        symbol: str,
        number: int = NONE,
        takes: int = NONE,
        takes_ship: bool = False,
        bars: int = 0,
        closes_market: bool = False,
        only_mound: bool = False,
        comes_again: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.symbol = symbol
        self.number = number  # NONE: it has no cell
        self.takes = takes  # a good, ANY_GOODS, or NONE
        self.takes_ship = takes_ship
        self.bars = bars  # the hexes on which nothing is built in this round
        self.closes_market = closes_market
        self.only_mound = only_mound
        self.comes_again = comes_again


ALL_PLAGUES: Final[tuple[Plague, ...]] = (
    Plague("locusts", "EGY-5.1", symbol="locusts", takes=GRAIN, number=2),
    Plague("blood", "EGY-5.2", symbol="blood", takes=DIAMOND, number=2),
    Plague("dust_storm", "EGY-5.3", symbol="dust", takes=STONE, number=2),
    Plague("flies", "EGY-5.4", symbol="flies", takes=FAVOR, number=1),
    Plague("pestilence", "EGY-5.5", symbol="pestilence", number=2),
    Plague("frogs", "EGY-5.6", symbol="frogs", takes=ANY_GOODS, number=3),
    Plague("darkness", "EGY-5.7", symbol="darkness", bars=SACRED, closes_market=True),
    Plague("boils", "EGY-5.8", symbol="boils", bars=NEAR_OASIS),
    Plague("hail_fire", "EGY-5.9", symbol="hail", takes_ship=True),
    Plague("death", "EGY-5.10", symbol="death", only_mound=True, comes_again=True),
)

PLAGUES: Final[tuple[str, ...]] = tuple([plague.key for plague in ALL_PLAGUES])
PLAGUE_COUNT: Final = 10
PESTILENCE: Final = 4
FROGS: Final = 5

# The rows as the rules read them: hexes by plague, and sets of plagues.
BARRED: Final[vec[i64]] = vec[i64]([plague.bars for plague in ALL_PLAGUES])
TAKE_SHIP: Final[i64] = sum([bit(i) for i, plague in enumerate(ALL_PLAGUES) if plague.takes_ship])
CLOSE_MARKET: Final[i64] = sum([bit(i) for i, plague in enumerate(ALL_PLAGUES) if plague.closes_market])
ONLY_MOUND: Final[i64] = sum([bit(i) for i, plague in enumerate(ALL_PLAGUES) if plague.only_mound])
COME_AGAIN: Final[i64] = sum([bit(i) for i, plague in enumerate(ALL_PLAGUES) if plague.comes_again])


def is_in(plagues: i64, plague: i64) -> bool:
    """Whether a plague is of a set; none is of no set."""
    return plague != NONE and (plagues >> plague) & 1 != 0


def plague_of(key: str) -> Plague:
    """The plague with this name."""
    return ALL_PLAGUES[PLAGUES.index(key)]
