"""A view of Egyptia as the board looks at it: what a register shows of it, and how that is said in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from benben.core.bits import has
from benben.draw.shapes import clip
from benben.draw.spaces import Marks
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, NEAR_OASIS, SACRED
from benben.games.egyptia.components import CELLS, COLUMNS, DICE, WILD_DIE
from benben.games.egyptia.pharaoh_cards import card_of
from benben.games.egyptia.plagues import Plague

View = Mapping[str, Any]

NAME_LETTERS: Final = 12  # of a name in a heading

SACRED_SITES: Final = frozenset(n for n in range(1, HEX_COUNT + 1) if has(SACRED, n - 1))
BY_OASIS: Final = frozenset(n for n in range(1, HEX_COUNT + 1) if has(NEAR_OASIS, n - 1))
PRODUCERS: Final = {"quarry": "stone", "mine": "diamond", "field": "grain"}

BUILDING_WORDS: Final = {"mound": "burial mound"}


@dataclass(frozen=True, slots=True)
class Scene:
    """What a register shows: parts of the table, of one sheet, of what is done on it, and of everybody else."""

    facts: View
    marks: Marks = field(default_factory=Marks)

    @property
    def cells(self) -> Mapping[str, list[int]]:
        """The numbers printed on board, cards and sheet, a designer's changes among them."""
        changes: Mapping[str, list[int]] = self.facts["variant"]
        return {**CELLS, **changes} if changes else CELLS

    @property
    def table(self) -> View:
        """What lies on the table."""
        table: View = self.facts["table"]
        return table

    @property
    def sheet(self) -> View:
        """The sheet that is shown large."""
        sheet: View = self.facts["sheet"]
        return sheet

    @property
    def own(self) -> View:
        """What has been done on it in this round; nothing while nobody may know."""
        own: View = self.facts["own"]
        return own

    @property
    def whose(self) -> str:
        """Your, or somebody's."""
        return str(self.facts["whose"])

    def doing(self, name: str) -> Any:
        """A part of what has been done in this round, '' if nothing."""
        return self.own.get(name, "")


def main_seat(view: View) -> int:
    """The seat whose sheet is shown large: one's own; for who watches the first, and the best when all is over."""
    if view["seat"] >= 0:
        return int(view["seat"])
    scores = view["scores"]
    return scores.index(max(scores)) if view.get("over") else 0


def whose(view: View) -> str:
    """'Your', or 'Anna’s'."""
    return "Your" if view["seat"] >= 0 else f"{clip(view['names'][main_seat(view)], NAME_LETTERS)}’s"


def building_words(building: str) -> str:
    """A building in words.

    >>> building_words("mound")
    'burial mound'
    """
    return BUILDING_WORDS.get(building, building)


def effect(plague: Plague, cells: Mapping[str, list[int]]) -> list[str]:
    """What a plague does, in lines of few words."""
    return [line.format(*cells.get(plague.key, ())).replace("−1 points", "−1 point") for line in plague.lines]


def rule(card: str, cells: Mapping[str, list[int]]) -> tuple[str, str]:
    """What a Pharaoh card gives, in two lines."""
    row = card_of(card)
    first, second = (line.format(*cells[row.row]) for line in row.lines)
    return first, second


def basket_words(goods: Sequence[int]) -> str:
    """Goods in words.

    >>> basket_words((2, 1, 0, 0)), basket_words((0, 0, 0, 0))
    ('2 grain, 1 diamond', 'nothing')
    """
    return ", ".join(f"{n} {good}" for good, n in zip(COLUMNS, goods, strict=True) if n) or "nothing"


def faces(die: str, column: int, cells: Mapping[str, list[int]]) -> str:
    """The faces of a die that lie in a column.

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
