"""A view of Egyptia as the board looks at it: what a register shows of it, and how that is said in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict

from benben.core.bits import has
from benben.draw import scene as draw
from benben.draw.shapes import clip
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, NEAR_OASIS, SACRED
from benben.games.egyptia.components import COLUMNS, DICE, WILD_DIE
from benben.games.egyptia.view.types import EgyptiaTable, EgyptiaView, Own, SheetView
from benben.games.egyptia.words import say

View = Mapping[str, Any]

NAME_LETTERS: Final = 12  # of a name in a heading

SACRED_SITES: Final = frozenset(n for n in range(1, HEX_COUNT + 1) if has(SACRED, n - 1))
BY_OASIS: Final = frozenset(n for n in range(1, HEX_COUNT + 1) if has(NEAR_OASIS, n - 1))
PRODUCERS: Final = {"quarry": "stone", "mine": "diamond", "field": "grain"}


class Shown(TypedDict):
    """What the registers show: parts of the table, of one sheet and of what is done on it in this round."""

    table: EgyptiaTable
    sheet: SheetView
    own: Own
    owner: str  # the name of whose sheet it is; '' for one's own
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
    def is_planned(self) -> bool:
        """Whether it is drawn for its place on a sheet that needs no scrolling."""
        return self.shape != "phone"

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
    def owner(self) -> str:
        """The name of whose sheet it is; '' for one's own."""
        return self.shown["owner"]

    def doing(self, name: str) -> Any:
        """A part of what has been done in this round, '' if nothing."""
        return self.own.get(name, "")


def main_seat(view: EgyptiaView) -> int:
    """The seat whose sheet is shown large: one's own; for who watches the first, and the best when all is over."""
    if view["seat"] >= 0:
        return int(view["seat"])
    scores = view["scores"]
    return scores.index(max(scores)) if view["over"] else 0


def owner(view: EgyptiaView) -> str:
    """The name of whose sheet is shown large; '' for one's own."""
    return "" if view["seat"] >= 0 else clip(view["names"][main_seat(view)], NAME_LETTERS)


def basket_words(goods: Sequence[int]) -> str:
    """Goods in words.

    >>> basket_words((2, 1, 0, 0)), basket_words((0, 0, 0, 0))
    ('2 grain, 1 diamond', 'nothing')
    """
    counts = zip(COLUMNS, goods, strict=True)
    return ", ".join(say("some.label", n=n, good=good) for good, n in counts if n) or say("nothing")


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
    rows = dict(zip(BUILDINGS, DICE[:WILD_DIE], strict=False))
    return rows.get(building, "")
