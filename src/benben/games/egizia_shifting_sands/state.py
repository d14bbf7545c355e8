"""The state of a game of Egizia: Shifting Sands: what the family has, and the five monuments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, has, shl
from benben.games.egizia_common.crews import CREW_BITS, WEAKEST
from benben.games.egizia_common.game_rules import GameRules
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import TOP_LEVEL
from benben.games.egizia_common.spaces import FIRST_TILE
from benben.games.egizia_common.state import COUNT_BITS, COUNT_MASK, MOST_ROWS, ROW_FIRST, ROW_SPACES, Egizia
from benben.games.egizia_common.tables import CLOSED_SPACE
from benben.games.egizia_shifting_sands.actions import FOR_SURPLUS, LOWERED
from benben.games.egizia_shifting_sands.components import (
    COLUMN_COUNT,
    GOLD_COLUMN,
    MOST_DOCKS,
    PURPLE_COLUMN,
    SIDE_SPACES,
    STATUE_SPACES,
    TWO_ROW_FIRST,
    TWO_ROWS,
    WAITING,
    SandsComponents,
)
from benben.games.egizia_shifting_sands.refusals import ZONE_NOT_FULL
from benben.games.egizia_shifting_sands.spaces import CLOSED_SPACES
from benben.games.egizia_shifting_sands.tiles import (
    ALL_STRONGER,
    FIRST_PRINT,
    MORE_FOR_TOP,
    MORE_GRAIN,
    MORE_STONES,
    PER_GAME,
)

# Packed numbers: statue levels; tiles.
LEVEL_BITS: Final = 2
LEVEL_MASK: Final = 3
TILE_BITS: Final = 4
TILE_MASK: Final = 15
PRINT: Final = 15  # in the row of tiles: what is printed there is used
SEATS: Final = 4  # bits of a column tile in the set of used ones


class Sands(Egizia):
    """The table."""

    def __init__(self, seats: i64, box: SandsComponents, rules: GameRules, source: Sands | None) -> None:
        super().__init__(seats, box, rules, source)
        self.sands: SandsComponents = box
        self.tiles: i64 = 0  # row of the tiles on the tile spaces, from 1 on
        self.tile_pool: i64 = 0  # set of Nile tiles in this game that do not lie on the Nile
        self.gold: i64 = NONE  # the tiles of the gold and the purple column
        self.purple: i64 = NONE
        self.bonus_used: i64 = 0  # set of column tiles used, a bit for each seat
        self.statues: i64 = 0  # row of the statues on the statue spaces, from 1 on
        self.statue_levels: i64 = 0  # of each seat and statue space
        self.obelisk_bonus: i64 = 0  # set of seats that had one this round
        self.columns: i64 = 0  # of each seat
        self.late_tiles: i64 = 0  # claimed this round, of each seat
        # The build that is under way.
        self.pending: i64 = 0  # points for its bricks
        self.first_column: i64 = 0  # how many columns there were before it
        self.sections: i64 = 0  # set of the obelisk's sections built: lower 1, upper 2
        self.full_rows: i64 = 0  # set of rows completed
        self.raised: i64 = 0  # set of statues built
        if source is not None:
            self._copy_monuments(source)

    def _copy_monuments(self, source: Sands) -> None:
        self.tiles = source.tiles
        self.tile_pool = source.tile_pool
        self.gold = source.gold
        self.purple = source.purple
        self.bonus_used = source.bonus_used
        self.statues = source.statues
        self.statue_levels = source.statue_levels
        self.obelisk_bonus = source.obelisk_bonus
        self.columns = source.columns
        self.late_tiles = source.late_tiles
        self.pending = source.pending
        self.first_column = source.first_column
        self.sections = source.sections
        self.full_rows = source.full_rows
        self.raised = source.raised

    def clone(self) -> Sands:
        return Sands(self.seats, self.sands, self.rules, self)

    # The Nile

    def docks(self) -> i64:
        """SAND-4.6: spaces at each zone, one fewer than players."""
        return self.seats - 1

    def waiting(self) -> i64:
        """SAND-4.7: a ship may wait beside a full zone."""
        return WAITING

    def has_dock(self, dock: i64) -> bool:
        """SAND-4.7, SAND-8.13: a dock, the space beside them, or the one of a ship that builds late."""
        return dock == WAITING or dock <= min(self.docks() + 1, MOST_DOCKS)

    def why_not_wait(self, is_full: bool, dock: i64) -> i64:
        """SAND-4.7: beside a zone only where all docks are taken."""
        if dock < WAITING:
            return CLOSED_SPACE
        return 0 if is_full else ZONE_NOT_FULL

    def raise_crew(self, seat: i64, crew: i64, steps: i64) -> None:
        """SAND-5.2, SAND-5.7: here also to the left, but not below 1."""
        if steps >= 0:
            super().raise_crew(seat, crew, steps)
        elif (strength := self.players[seat].crew(crew)) > WEAKEST:
            after = max(strength + steps, WEAKEST)
            self.players[seat].crews += shl(after - strength, CREW_BITS * crew)
            self.note(LOWERED, seat, crew, after)

    def first_open(self) -> i64:
        """SAND-1.8: the first card space and tile space in play."""
        return CLOSED_SPACES if self.seats == 2 else 0

    def is_open(self, space: i64) -> bool:
        return self.tile_at(space) != NONE

    def is_closed(self, space: i64) -> bool:
        """SAND-1.8: with two players the first card spaces and tile spaces are not in play."""
        if self.seats > 2:
            return False
        return space < CLOSED_SPACES or FIRST_TILE <= space < FIRST_TILE + CLOSED_SPACES

    def tile_at(self, space: i64) -> i64:
        """The Nile tile on a tile space, or what is printed there; NONE, if it is not in play."""
        tile = (self.tiles >> (TILE_BITS * space)) & TILE_MASK
        if tile == PRINT:
            return FIRST_PRINT + space
        return tile - 1

    def lay_tile(self, space: i64, tile: i64) -> None:
        """Put a tile on a space, from 1 on; 0 takes it away, PRINT uncovers what is printed."""
        self.tiles &= ~shl(TILE_MASK, TILE_BITS * space)
        self.tiles |= shl(tile, TILE_BITS * space)

    # Column tiles

    def has_bonus(self, seat: i64, tile: i64) -> bool:
        """SAND-9.2, SAND-9.3: whether a seat has built up to a tile's column."""
        columns = self.columns_of(seat)
        return (self.gold == tile and columns >= GOLD_COLUMN) or (self.purple == tile and columns >= PURPLE_COLUMN)

    def can_use_bonus(self, seat: i64, tile: i64) -> bool:
        """Whether a seat has a tile for once per round or once per game, and has not used it."""
        return self.has_bonus(seat, tile) and not has(self.bonus_used, SEATS * tile + seat)

    def use_bonus(self, seat: i64, tile: i64) -> None:
        self.bonus_used |= bit(SEATS * tile + seat)

    def ready_bonuses(self) -> None:
        """SAND-13.3: tiles for once per round may be used again."""
        kept: i64 = 0
        for tile in PER_GAME:
            kept |= shl(15, SEATS * tile)
        self.bonus_used &= kept

    # Monuments

    def statue_at(self, space: i64) -> i64:
        """The statue on a statue space; NONE, if it is not in play."""
        return ((self.statues >> (TILE_BITS * space)) & TILE_MASK) - 1

    def statue_level(self, seat: i64, space: i64) -> i64:
        """How many levels of a statue a seat has built."""
        return (self.statue_levels >> (LEVEL_BITS * (STATUE_SPACES * seat + space))) & LEVEL_MASK

    def statue_bricks(self, seat: i64) -> i64:
        return self.statue_level(seat, 0) + self.statue_level(seat, 1) + self.statue_level(seat, 2)

    def columns_of(self, seat: i64) -> i64:
        return (self.columns >> (COUNT_BITS * seat)) & COUNT_MASK

    def late_tiles_of(self, seat: i64) -> i64:
        return (self.late_tiles >> (COUNT_BITS * seat)) & COUNT_MASK

    def finished_colonnades(self) -> i64:
        """How many players have completed it."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.columns_of(seat) == COLUMN_COUNT:
                count += 1
        return count

    def obelisk_costs(self) -> list[int]:
        return list(self.sands.cells["obelisk_two" if self.seats == 2 else "obelisk"])

    def obelisk_levels(self) -> i64:
        return i64(len(self.sands.obelisk_two)) if self.seats == 2 else i64(len(self.sands.obelisk))

    def obelisk_cost(self, level: i64) -> i64:
        return self.sands.obelisk_two[level] if self.seats == 2 else self.sands.obelisk[level]

    def lower_levels(self) -> i64:
        """Of the obelisk."""
        return self.sands.obelisk_two_lower if self.seats == 2 else self.sands.obelisk_lower

    def rows(self) -> i64:
        """Of the pyramid."""
        return TWO_ROWS if self.seats == 2 else MOST_ROWS

    def row_spaces(self, row: i64) -> i64:
        return 2 * SIDE_SPACES[row] if self.seats == 2 else ROW_SPACES[row]

    def row_first(self, row: i64) -> i64:
        """Where a row begins among all spaces."""
        return TWO_ROW_FIRST[row] if self.seats == 2 else ROW_FIRST[row]

    def is_supported(self, row: i64) -> bool:
        """SAND-10.2, SAND-10.6: whether the next space of a row has both bricks beneath; each side rests on itself."""
        if row == 0:
            return True
        space = self.row_height(row)
        below = space
        if self.seats == 2 and space >= SIDE_SPACES[row]:
            below = space - SIDE_SPACES[row] + SIDE_SPACES[row - 1]
        return self.row_height(row - 1) >= below + 2

    # What column tiles change

    def stones_at(self, seat: i64, level: i64) -> i64:
        """SAND-5.3, SAND-9.6: what a step to a level of the stone market brings."""
        if level == TOP_LEVEL and self.has_bonus(seat, MORE_STONES):
            return self.sands.more_stones
        return self.sands.stones_at[level - 1]

    def points_at_top(self, seat: i64) -> i64:
        """SAND-5.6, SAND-9.9: what a step to the top of the grain market brings."""
        return self.sands.more_for_top if self.has_bonus(seat, MORE_FOR_TOP) else self.sands.grain_top

    def start_field_of(self, seat: i64) -> i64:
        """SAND-9.8: the start field is turned over by G4."""
        return self.sands.turned_field if self.has_bonus(seat, ALL_STRONGER) else self.sands.start_field

    def field_bonus(self, seat: i64) -> i64:
        """SAND-9.5: every field produces more with G1."""
        return self.sands.more_grain if self.has_bonus(seat, MORE_GRAIN) else 0

    def sell_surplus(self, seat: i64, surplus: i64) -> None:
        """SAND-7.5: grain that nobody needs is sold from a level of the grain market on."""
        if self.players[seat].grain_level >= self.sands.grain_sale_level:
            self.gain(seat, surplus // self.sands.grain_per_point, FOR_SURPLUS)
