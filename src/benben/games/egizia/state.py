"""The state of a game of Egizia: what the family has, graves and temple."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia.components import (
    COLUMN_FIRST,
    COLUMN_SPACES,
    GRAVE_SPACES,
    INNER_COLUMNS,
    OUTER_COLUMNS,
    TOP,
    ClassicComponents,
)
from benben.games.egizia_common.game_rules import GameRules
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.state import COUNT_BITS, COUNT_MASK, OWNER_BITS, OWNER_MASK, Egizia, bricks_of

VALUE_BITS: Final = 3
VALUE_MASK: Final = 7


class Classic(Egizia):
    """EGI-2.1: the table."""

    def __init__(self, seats: i64, box: ClassicComponents, rules: GameRules, source: Classic | None) -> None:
        super().__init__(seats, box, rules, source)
        self.classic: ClassicComponents = box
        self.graves: i64 = 0  # row of the values of the graves that were turned up so far
        self.graves_turned: i64 = 0
        self.grave_owners: i64 = 0  # row of owners, from the first on
        self.graves_built: i64 = 0
        self.temple: i64 = 0  # row of owners, column by column, bottom up
        self.column_heights: i64 = 0  # how many spaces of each column are built
        self.pending: i64 = 0  # points for the bricks of the build that is under way
        if source is not None:
            self.graves = source.graves
            self.graves_turned = source.graves_turned
            self.grave_owners = source.grave_owners
            self.graves_built = source.graves_built
            self.temple = source.temple
            self.column_heights = source.column_heights
            self.pending = source.pending

    def clone(self) -> Classic:
        return Classic(self.seats, self.classic, self.rules, self)

    def obelisk_costs(self) -> list[int]:
        return list(self.classic.cells["obelisk"])

    # Graves

    def grave_value(self, space: i64) -> i64:
        """The number on a grave that was turned up; 0 for one that lies face down."""
        return (self.graves >> (VALUE_BITS * space)) & VALUE_MASK

    def grave_owner(self, space: i64) -> i64:
        """Who built a grave; NONE, if nobody did."""
        return ((self.grave_owners >> (OWNER_BITS * space)) & OWNER_MASK) - 1

    def graves_left(self, value: i64) -> i64:
        """EGI-1.4: how many tiles of a value were not turned up; nobody knows which of them lie on the board."""
        left = self.classic.graves[value - 1]
        for space in range(self.graves_turned):
            if self.grave_value(space) == value:
                left -= 1
        return left

    def graves_of(self, seat: i64) -> i64:
        return bricks_of(self.grave_owners, seat)

    def grave_sum(self, seat: i64) -> i64:
        """The values of a seat's graves together."""
        sum: i64 = 0
        for space in range(self.graves_built):
            if self.grave_owner(space) == seat:
                sum += self.grave_value(space)
        return sum

    def can_turn_grave(self) -> bool:
        """EGI-9.4: whether another grave is to be turned up, so that enough lie open."""
        if self.graves_turned == GRAVE_SPACES or self.graves_turned - self.graves_built >= self.classic.open_graves:
            return False
        for value in range(1, i64(len(self.classic.graves)) + 1):
            if self.graves_left(value) > 0:
                return True
        return False

    # The temple

    def column_height(self, column: i64) -> i64:
        """How many spaces of a column are built."""
        return (self.column_heights >> (COUNT_BITS * column)) & COUNT_MASK

    def is_full_column(self, column: i64) -> bool:
        return self.column_height(column) == COLUMN_SPACES[column]

    def temple_owner(self, column: i64, space: i64) -> i64:
        """Who built a space of a column, 0 for the lowest; NONE, if nobody did."""
        return ((self.temple >> (OWNER_BITS * (COLUMN_FIRST[column] + space))) & OWNER_MASK) - 1

    def temple_bricks(self, seat: i64) -> i64:
        return bricks_of(self.temple, seat)

    def is_open_column(self, column: i64) -> bool:
        """EGI-10.1, EGI-10.2, EGI-10.3: the outer columns at once, the inner ones after both, the top after those."""
        if column < OUTER_COLUMNS:
            return True
        if column < TOP:
            return self.is_full_column(0) and self.is_full_column(1)
        return self.is_full_column(OUTER_COLUMNS) and self.is_full_column(INNER_COLUMNS - 1)

    # The pyramid

    def open_row(self) -> i64:
        """EGI-11.1: the lowest row that is not full; NONE, if the pyramid is complete."""
        for row in range(self.rows()):
            if self.row_height(row) < self.row_spaces(row):
                return row
        return NONE
