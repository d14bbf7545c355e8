"""EGY-5: the ten plagues, one row each, in the order of the resource board: cost, what is forbidden, words, drawing.

`number` is the cell that a designer may change (its row bears the plague's name); `{}` in the words stands for it.
`text` follows the name in an answer, `unit` being what is counted there; `lines` stand on the tile, each of at most 22
letters, `brief` where there is little room, in at most 10; `rule_words` in the help.
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
        name: str,
        symbol: str,
        text: str,
        lines: tuple[str, ...],
        brief: str,
        rule_words: str,
        number: int = NONE,
        unit: str = "",
        takes: int = NONE,
        takes_ship: bool = False,
        bars: int = 0,
        closes_market: bool = False,
        only_mound: bool = False,
        comes_again: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.name = name
        self.symbol = symbol
        self.text = text
        self.lines = lines
        self.brief = brief
        self.rule_words = rule_words
        self.number = number  # NONE: it has no cell
        self.unit = unit
        self.takes = takes  # a good, ANY_GOODS, or NONE
        self.takes_ship = takes_ship
        self.bars = bars  # the hexes on which nothing is built in this round
        self.closes_market = closes_market
        self.only_mound = only_mound
        self.comes_again = comes_again


ALL_PLAGUES: Final[tuple[Plague, ...]] = (
    Plague(
        key="locusts", rule="EGY-5.1", name="Locusts", symbol="locusts",
        takes=GRAIN, number=2, unit="grain",
        text="lose {}", lines=("−{} grain",), brief="−{} grain", rule_words="{} grain",
    ),
    Plague(
        key="blood", rule="EGY-5.2", name="Blood", symbol="blood",
        takes=DIAMOND, number=2, unit="diamond",
        text="lose {}", lines=("−{} diamond",), brief="−{} diamond", rule_words="{} diamonds",
    ),
    Plague(
        key="dust_storm", rule="EGY-5.3", name="Dust Storm", symbol="dust",
        takes=STONE, number=2, unit="stone",
        text="lose {}", lines=("−{} stone",), brief="−{} stone", rule_words="{} stones",
    ),
    Plague(
        key="flies", rule="EGY-5.4", name="Flies", symbol="flies",
        takes=FAVOR, number=1, unit="favor",
        text="lose {}", lines=("−{} favor",), brief="−{} favor", rule_words="{} favor",
    ),
    Plague(
        key="pestilence", rule="EGY-5.5", name="Pestilence", symbol="pestilence",
        number=2, unit="point",
        text="lose {} at the end", lines=("−{} points at the end",), brief="−{} points",
        rule_words="{} points at the end (the book says 1 in one place and 2 in another)",
    ),
    Plague(
        key="frogs", rule="EGY-5.6", name="Frogs", symbol="frogs",
        takes=ANY_GOODS, number=3, unit="good",
        text="lose {} of your choice", lines=("−{} goods of any kind",), brief="−{} goods",
        rule_words="{} goods of your choice",
    ),
    Plague(
        key="darkness", rule="EGY-5.7", name="Darkness", symbol="darkness",
        bars=SACRED, closes_market=True,
        text="no market and no Sacred Site this round", lines=("no market,", "no Sacred Site"), brief="no market",
        rule_words="no market and no Sacred Site this round",
    ),
    Plague(
        key="boils", rule="EGY-5.8", name="Boils", symbol="boils",
        bars=NEAR_OASIS,
        text="nothing next to the oasis this round", lines=("no hex by the oasis",), brief="no oasis",
        rule_words="nothing next to the oasis this round",
    ),
    Plague(
        key="hail_fire", rule="EGY-5.9", name="Hail-fire", symbol="hail",
        takes_ship=True,
        text="lose an unused ship", lines=("one ship is lost",), brief="−1 ship", rule_words="an unused ship",
    ),
    Plague(
        key="death", rule="EGY-5.10", name="Death", symbol="death",
        only_mound=True, comes_again=True,
        text="build a Burial Mound this round", lines=("a mound must be built;", "may come again"), brief="a mound",
        rule_words="a Burial Mound this round",
    ),
)  # fmt: skip

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
