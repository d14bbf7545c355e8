"""Nile tiles, what is printed under them, the tiles of the columns, and the statues: a row each.

Facts of the rulebook: the icons, the numbers of tiles, all column tiles and all statues. Which icons stand together on
a Nile tile or a printed space is reconstructed, and so is which tile has which label; see SAND-1.3.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia_common.measures import (
    BOTH_LEVELS,
    DRY_FIELDS,
    GREEN_FIELDS,
    OBELISK,
    PERMANENTS,
    PYRAMID,
    QUARRIES,
    SPHINX_CARDS,
    STRENGTH,
)
from benben.games.egizia_common.nile_card import (
    ALL,
    GAIN_POINTS,
    GAIN_STONES,
    GRAIN_MARKET,
    LATE_BUILD,
    MOVE_RING,
    RAISE_ANY,
    RAISE_BLUE,
    RAISE_GREEN,
    RAISE_LEAD,
    RAISE_YELLOW,
    STONE_MARKET,
    THREE,
    TWO,
    NileTile,
)

NILE_TILES: Final[tuple[NileTile, ...]] = (
    NileTile("T01", THREE, (GRAIN_MARKET, 1), (STONE_MARKET, 1)),
    NileTile("T02", THREE, (RAISE_GREEN, 1), (RAISE_BLUE, 1)),
    NileTile("T03", THREE, (RAISE_BLUE, 1), (RAISE_YELLOW, 1)),
    NileTile("T04", THREE, (RAISE_GREEN, 1), (RAISE_YELLOW, 1)),
    NileTile("T05", THREE, (RAISE_ANY, 1), (GAIN_STONES, 2)),
    NileTile("T06", THREE, (RAISE_LEAD, 1), (MOVE_RING, 2)),
    NileTile("T07", ALL, (RAISE_LEAD, 1), (MOVE_RING, 1)),
    NileTile("T08", ALL, (RAISE_ANY, 1), (STONE_MARKET, 1)),
    NileTile("T09", ALL, (RAISE_GREEN, 1), (RAISE_BLUE, 1), (RAISE_YELLOW, 1), (RAISE_LEAD, -1)),
    NileTile("T10", TWO, (LATE_BUILD, 1), (RAISE_ANY, 1)),
    NileTile("T11", TWO, (GRAIN_MARKET, 1), (STONE_MARKET, 1), (GAIN_POINTS, 1)),
)
TILE_COUNT: Final = 11
LATE_TILE: Final = 9  # T10

# What is printed on the board, downstream; used in round 1 with three and four players.
PRINTED: Final[tuple[NileTile, ...]] = (
    NileTile("print_1", THREE, (GRAIN_MARKET, 1), (STONE_MARKET, 1)),
    NileTile("print_2", THREE, (RAISE_GREEN, 1), (RAISE_BLUE, 1)),
    NileTile("print_3", THREE, (RAISE_BLUE, 1), (RAISE_YELLOW, 1)),
    NileTile("print_4", THREE, (RAISE_LEAD, 1), (MOVE_RING, 1)),
    NileTile("print_5", THREE, (RAISE_GREEN, 1), (RAISE_YELLOW, 1)),
    NileTile("print_6", THREE, (RAISE_ANY, 1), (GAIN_STONES, 2)),
    NileTile("print_7", THREE, (RAISE_LEAD, 1), (MOVE_RING, 1)),
)
ALL_TILES: Final = (*NILE_TILES, *PRINTED)
TILE_NAMES: Final = tuple(tile.name for tile in NILE_TILES)
FIRST_PRINT: Final = 11

# Tiles of the columns. The gold ones help for good; G6 and the others are for once per round or once per game.
BONUSES: Final = ("G1", "G2", "G3", "G4", "G5", "G6", "P1", "P2", "P3", "P4")
BONUS_COUNT: Final = 10
GOLD_COUNT: Final = 5
MORE_GRAIN: Final = 0  # G1: every field produces more
MORE_STONES: Final = 1  # G2: the top of the stone market gives more
MORE_POINTS: Final = 2  # G3: every later brick brings a point
ALL_STRONGER: Final = 3  # G4: all crews one step up, and the start field is turned
MORE_FOR_TOP: Final = 4  # G5: the top of the grain market gives more
SECOND_CREW: Final = 5  # G6: once per round another basic crew joins a build
SECOND_SHIP: Final = 6  # P1: once per game a second ship in one turn
LATE_SHIP: Final = 7  # P2: once per game a ship that waits builds last
UPSTREAM_SHIP: Final = 8  # P3: once per round a ship upstream
SHARED_TILE: Final = 9  # P4: once per round a ship on a tile that is taken
PURPLE: Final = (SECOND_CREW, SECOND_SHIP, LATE_SHIP, UPSTREAM_SHIP, SHARED_TILE)
PER_GAME: Final = (SECOND_SHIP, LATE_SHIP)


class Statue:
    """One row: its pile, what it counts, and how much is needed for each of its levels."""

    def __init__(self, name: str, counted: int, *needed: int) -> None:
        self.name = name
        self.pile = name[0]
        self.counted = counted
        self.numbers = list(needed)


STATUES: Final[tuple[Statue, ...]] = (
    Statue("A1", BOTH_LEVELS, 6, 8, 10),
    Statue("A2", SPHINX_CARDS, 4, 5, 6),
    Statue("A3", OBELISK, 2, 3, 4),
    Statue("A4", PYRAMID, 3, 4, 6),
    Statue("B1", PERMANENTS, 2, 3, 4),
    Statue("B2", DRY_FIELDS, 8, 12, 16),
    Statue("B3", GREEN_FIELDS, 8, 11, 13),
    Statue("B4", QUARRIES, 7, 11, 13),
    Statue("B5", STRENGTH, 12, 15, 18),
)
STATUE_NAMES: Final = tuple(statue.name for statue in STATUES)
STATUE_COUNT: Final = 9
A_STATUES: Final = 4
STATUE_LEVELS: Final = 3
STATUE_COUNTED: Final[vec[i64]] = vec[i64]([statue.counted for statue in STATUES])
