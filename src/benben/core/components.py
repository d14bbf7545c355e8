"""Component tables: the numbers printed on board, cards and dice, as cells that a designer may change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from benben.core.errors import BadSetup, shown
from benben.language.book import book_of

BOOK: Final = book_of("benben.core")

Cells = dict[str, list[int]]
Limits = dict[str, tuple[int, int]]  # rows whose numbers must stay between two others, so that the rules make sense

WIDEST: Final = (-1000, 1000)


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """An immutable table of named rows of numbers. Games read theirs from here, so that a variant needs no code."""

    def __init__(self, cells: Cells, variant: Cells | None = None, name: str = "") -> None:
        self.variant: Cells = {row: list(numbers) for row, numbers in (variant or {}).items()}  # a designer's changes
        self.name = name
        self.cells: Cells = {row: list(self.variant.get(row, numbers)) for row, numbers in cells.items()}


def check_variant(cells: Cells, variant: object, limits: Limits | None = None) -> Cells:
    """A designer's changes of cells, if each names an existing row and gives as many whole numbers in its limits."""
    if not isinstance(variant, dict):
        raise BadSetup(BOOK.message("component-changes-are-no-table"))
    for row, numbers in variant.items():
        if row not in cells:
            raise BadSetup(BOOK.message("no-such-row", given=shown(row), known=", ".join(cells)))
        low, high = (limits or {}).get(row, WIDEST)
        if not _fits(numbers, len(cells[row]), low, high):
            raise BadSetup(
                BOOK.message("row-needs-numbers", row=row, count=len(cells[row]), low=str(low), high=str(high))
            )
    return {str(row): list(numbers) for row, numbers in variant.items()}


def _fits(numbers: object, count: int, low: int, high: int) -> bool:
    if not isinstance(numbers, list) or len(numbers) != count:
        return False
    return all(type(number) is int and low <= number <= high for number in numbers)
