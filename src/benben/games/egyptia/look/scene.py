"""A view of Egyptia as the board looks at it: what a register shows of it, and how that is said in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict

from benben.core.bits import has
from benben.draw import scene as draw
from benben.draw.shapes import clip
from benben.games.egyptia.components import COLUMNS, DICE, HEX_COUNT, NEAR_OASIS, SACRED
from benben.games.egyptia.view.types import EgyptiaTable, EgyptiaView, Own, SheetView

View = Mapping[str, Any]

NAME_LETTERS: Final = 12  # of a name in a heading

SACRED_SITES: Final = frozenset(n for n in range(1, HEX_COUNT + 1) if has(SACRED, n - 1))
BY_OASIS: Final = frozenset(n for n in range(1, HEX_COUNT + 1) if has(NEAR_OASIS, n - 1))
PRODUCERS: Final = {"quarry": "stone", "mine": "diamond", "field": "grain"}

BUILDING_WORDS: Final = {"mound": "burial mound"}
PLAGUE_WORDS: Final = {"dust_storm": "Dust storm", "hail_fire": "Hail-fire"}
PLAGUE_SYMBOLS: Final = {"dust_storm": "dust", "hail_fire": "hail"}
EFFECTS: Final = {
    "locusts": ("−{} grain",),
    "blood": ("−{} diamond",),
    "dust_storm": ("−{} stone",),
    "flies": ("−{} favor",),
    "pestilence": ("−{} points at the end",),
    "frogs": ("−{} goods of any kind",),
    "darkness": ("no market,", "no Sacred Site"),
    "boils": ("no hex by the oasis",),
    "hail_fire": ("one ship is lost",),
    "death": ("a mound must be built;", "may come again"),
}  # in lines of at most 22 letters

# The Pharaoh's demands: the building they ask for, and what they give, in lines of at most 31 letters.
DEMANDS: Final = {"A": "pyramid", "B": "quarry", "C": "mine", "D": "obelisk", "E": "field"}
RULES: Final = {
    "A1": ("{} each by the oasis,", "{} elsewhere"),
    "A2": ("{} each on a Sacred Site,", "{} elsewhere"),
    "A3": ("{} each by no other pyramid,", "{} by another"),
    "B1": ("{} each by a pyramid", "and by no obelisk"),
    "B2": ("{} each by one Sacred Site,", "{} by two or more"),
    "B3": ("{} each by two or more other", "quarries, mines or fields"),
    "C1": ("{} each by obelisk and pyramid,", "{} by only one of them"),
    "C2": ("{} each away from the oasis", "and off the Sacred Sites"),
    "C3": ("{} each by two", "or more pyramids"),
    "D1": ("{} each in the largest group,", "{} outside of it"),
    "D2": ("For one, two, three …:", "{}, {}, {}, {}, {}, {}"),
    "D3": ("{} each by no pyramid,", "{} by one"),
    "E1": ("{} for each Sacred Site", "by each of them"),
    "E2": ("For 1, 2, 3, 4 in one line:", "{}, {}, {}, {}"),
    "E3": ("{} each by the oasis", "and by no pyramid"),
}
FROM_ONE: Final = ("D2", "E2")  # cards whose row of points begins with nothing for none


class Shown(TypedDict):
    """What the registers show: parts of the table, of one sheet and of what is done on it in this round."""

    table: EgyptiaTable
    sheet: SheetView
    own: Own
    whose: str  # 'Your', or 'Anna’s'
    alone: bool
    over: bool
    seats: NotRequired[int]  # how many there are …
    ready: NotRequired[int]  # … and how many have confirmed the round
    rivals: NotRequired[list[View]]
    count: NotRequired[int]  # of rivals in both registers
    first: NotRequired[int]  # the place of the first one
    you: NotRequired[int]
    pair: NotRequired[list[View]]  # two players, to be compared


class Scene(draw.Scene[Shown]):
    """What a register of Egyptia shows."""

    __slots__ = ()

    @property
    def table(self) -> EgyptiaTable:
        """What it shows of the table."""
        return self.shown["table"]

    @property
    def sheet(self) -> SheetView:
        """What it shows of the sheet that is shown large."""
        return self.shown["sheet"]

    @property
    def own(self) -> Own:
        """What has been done on it in this round; nothing while nobody may know."""
        return self.shown["own"]

    @property
    def whose(self) -> str:
        """Your, or somebody's."""
        return self.shown["whose"]

    def doing(self, name: str) -> Any:
        """A part of what has been done in this round, '' if nothing."""
        return self.own.get(name, "")


def main_seat(view: EgyptiaView) -> int:
    """The seat whose sheet is shown large: one's own; for who watches the first, and the best when all is over."""
    if view["seat"] >= 0:
        return int(view["seat"])
    scores = view["scores"]
    return scores.index(max(scores)) if view["over"] else 0


def whose(view: EgyptiaView) -> str:
    """'Your', or 'Anna’s'."""
    return "Your" if view["seat"] >= 0 else f"{clip(view['names'][main_seat(view)], NAME_LETTERS)}’s"


def building_words(building: str) -> str:
    """A building in words.

    >>> building_words("mound")
    'burial mound'
    """
    return BUILDING_WORDS.get(building, building)


def plague_words(plague: str) -> str:
    """A plague's name."""
    return PLAGUE_WORDS.get(plague, plague.capitalize())


def plague_symbol(plague: str) -> str:
    """A plague's drawing."""
    return PLAGUE_SYMBOLS.get(plague, plague)


def effect(plague: str, cells: Mapping[str, list[int]]) -> list[str]:
    """What a plague does, in lines of few words."""
    return [line.format(*cells.get(plague, ())).replace("−1 points", "−1 point") for line in EFFECTS[plague]]


def rule(card: str, cells: Mapping[str, list[int]]) -> tuple[str, str]:
    """What a Pharaoh card gives, in two lines."""
    numbers = iter(cells[card.lower()][1:] if card in FROM_ONE else cells[card.lower()])
    first, second = (line.format(*_as_many(numbers, line.count("{}"))) for line in RULES[card])
    return first, second


def _as_many(numbers: Iterable[int], count: int) -> list[int]:
    return [n for _, n in zip(range(count), numbers, strict=False)]


def basket_words(goods: Sequence[int]) -> str:
    """Goods in words.

    >>> basket_words((2, 1, 0, 0)), basket_words((0, 0, 0, 0))
    ('2 grain, 1 diamond', 'nothing')
    """
    return ", ".join(f"{n} {good}" for good, n in zip(COLUMNS, goods, strict=True) if n) or "nothing"


def faces(die: str, column: int, cells: Mapping[str, list[int]]) -> str:
    """The faces of a die that lie in a column.

    >>> from benben.games.egyptia.components import CELLS
    >>> faces("d6", 1, CELLS), faces("d4", 3, CELLS)
    ('3–4', '4')
    """
    counts = cells[die]
    first, last = sum(counts[:column]) + 1, sum(counts[: column + 1])
    return str(last) if first == last else f"{first}–{last}"


def die_of(building: str) -> str:
    """The die of a building's row; the mound has none."""
    rows = dict(zip(DEMANDS.values(), DICE, strict=False))
    return rows.get(building, "")
