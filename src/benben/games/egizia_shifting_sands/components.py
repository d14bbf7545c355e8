"""What lies on the table in Egizia: Shifting Sands, as literal tables: the board, the monuments, the tableaus.

The other tables have a row for each card and tile: `nile_cards`, `sphinx_cards`, `tiles`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.components import Cells, Limits
from benben.games.egizia_common import box as family
from benben.games.egizia_common.box import EgiziaComponents
from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, STATUE_LEVELS, STATUES

# Zones, and the monuments in them.
ZONES: Final = ("obelisk", "pyramid", "sphinx")
OBELISK_ZONE: Final = 0
PYRAMID_ZONE: Final = 1
SPHINX_ZONE: Final = 2
MOST_DOCKS: Final = 3
WAITING: Final = 4  # the space beside a full zone

# Where a brick can be laid.
SITES: Final = (
    "obelisk", "column", "row_1", "row_2", "row_3", "row_4", "row_5", "statue_1", "statue_2", "statue_3"
)  # fmt: skip
OBELISK_SITE: Final = 0
COLUMN_SITE: Final = 1
FIRST_ROW_SITE: Final = 2
FIRST_STATUE_SITE: Final = 7
SITE_COUNT: Final = 10
# The first one of each zone, and the end; the sphinx has none.
FIRST_SITES: Final[vec[i64]] = vec[i64]([OBELISK_SITE, FIRST_ROW_SITE, SITE_COUNT, SITE_COUNT])

COLUMN_COUNT: Final = 7
GOLD_COLUMN: Final = 3
PURPLE_COLUMN: Final = 5
STATUE_SPACES: Final = 3

# The pyramid with two players: two sides.
SIDE_SPACES: Final[vec[i64]] = vec[i64]([3, 2, 1])  # of one side, with two players
TWO_ROW_FIRST: Final[vec[i64]] = vec[i64]([0, 6, 10])
TWO_ROWS: Final = 3

CELLS: Final[Cells] = {
    **family.CELLS,
    "strongest":        [7],  # derived from the tableau, see SAND-5.2
    "stones_at":        [0, 0, 2, 0, 3],  # stones for a step to each level of the stone market, and beyond the last
    "grain_sale_level": [3],
    "grain_per_point":  [3],
    # monuments; the values of obelisk and colonnade after those of the example are reconstructed, see SAND-8.8
    "obelisk":          [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6],  # bottom up
    "obelisk_lower":    [6],  # levels of the lower section
    "obelisk_two":      [1, 2, 2, 3, 4, 4, 5],  # with two players
    "obelisk_two_lower": [4],
    "colonnade":        [1, 1, 2, 2, 3, 3, 4],
    "colonnade_points": [5, 3, 2, 1],  # for the first, second … to complete it
    "majority":         [5],
    "statue_costs":     [1, 2, 2],
    "statue_points":    [2, 5, 10],
    "sphinx_most":      [5, 3, 2],  # cards, by space of the ship
    "cooperation":      [0, 0, 2, 5],  # by zones built in
    # column tiles
    "G1":               [2],  # grain for each field
    "G2":               [6],  # stones for the top of the stone market
    "G3":               [1],  # points for each later brick
    "G4":               [1, 10],  # steps of each crew, grain of the start field
    "G5":               [4],  # points for the top of the grain market
    **{card.name: card.numbers for card in NILE_CARDS},
    **{card.name: card.numbers for card in SPHINX},
    **{tile.name: tile.numbers for tile in ALL_TILES},
    **{statue.name: statue.numbers for statue in STATUES},
}  # fmt: skip

LIMITS: Final[Limits] = {
    **family.LIMITS,
    "grain_sale_level": (1, 6),
    "grain_per_point": (1, 20),
    **dict.fromkeys(("obelisk", "obelisk_two", "colonnade", "statue_costs"), (1, 25)),
    "obelisk_lower": (0, 12),
    "obelisk_two_lower": (0, 7),
    "sphinx_most": (1, 5),
    "G1": (0, 20),
    "G2": (0, 20),
    "G3": (0, 20),
    "G4": (0, 20),
    "G5": (0, 20),
    **{card.name: (-20, 20) for card in NILE_CARDS if min(card.numbers) < 0},
    **{card.name: (0, 20) for card in NILE_CARDS if min(card.numbers) >= 0},
    **{card.name: (0, 50) for card in SPHINX},
    **{tile.name: (-5, 5) for tile in ALL_TILES},
    **{statue.name: (0, 50) for statue in STATUES},
}


class SandsComponents(EgiziaComponents):
    """The tables above, each cell where the rules find it at once."""

    def __init__(self, changes: Cells | None = None, name: str = "") -> None:
        super().__init__(CELLS, NILE_CARDS, ALL_TILES, SPHINX, changes, name)
        cells = self.cells
        self.grain_sale_level: i64 = cells["grain_sale_level"][0]
        self.grain_per_point: i64 = cells["grain_per_point"][0]
        self.obelisk: vec[i64] = vec[i64](cells["obelisk"])
        self.obelisk_lower: i64 = cells["obelisk_lower"][0]
        self.obelisk_two: vec[i64] = vec[i64](cells["obelisk_two"])
        self.obelisk_two_lower: i64 = cells["obelisk_two_lower"][0]
        self.colonnade: vec[i64] = vec[i64](cells["colonnade"])
        self.colonnade_points: vec[i64] = vec[i64](cells["colonnade_points"])
        self.majority: i64 = cells["majority"][0]
        self.statue_costs: vec[i64] = vec[i64](cells["statue_costs"])
        self.statue_points: vec[i64] = vec[i64](cells["statue_points"])
        self.sphinx_most: vec[i64] = vec[i64](cells["sphinx_most"])
        self.more_grain: i64 = cells["G1"][0]
        self.more_stones: i64 = cells["G2"][0]
        self.brick_points: i64 = cells["G3"][0]
        self.crew_steps: i64 = cells["G4"][0]
        self.turned_field: i64 = cells["G4"][1]
        self.more_for_top: i64 = cells["G5"][0]
        self.statue_needed: vec[i64] = vec[i64]([n for statue in STATUES for n in cells[statue.name][:STATUE_LEVELS]])
