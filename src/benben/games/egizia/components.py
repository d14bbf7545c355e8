"""What lies on the table in Egizia, as literal tables: the board, the monuments, the tableaus.

The other tables have a row for each card and town: `nile_cards`, `sphinx_cards`, `towns`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.components import Cells, Limits
from benben.games.egizia.nile_cards import NILE_CARDS
from benben.games.egizia.sphinx_cards import SPHINX
from benben.games.egizia.towns import TOWNS
from benben.games.egizia_common import box as family
from benben.games.egizia_common.box import EgiziaComponents

# The three building sites along the Nile.
ZONES: Final = ("abydus", "amarna", "giza")
SPHINX_ZONE: Final = 0  # Abydus
OBELISK_ZONE: Final = 1  # Amarna: obelisk and graves
TEMPLE_ZONE: Final = 2  # Giza: temple and pyramid

# Where a brick can be laid.
SITES: Final = (
    "obelisk", "grave", "temple_left", "temple_right", "temple_inner_left", "temple_inner_right", "temple_top",
    "pyramid",
)  # fmt: skip
OBELISK_SITE: Final = 0
GRAVE_SITE: Final = 1
FIRST_TEMPLE_SITE: Final = 2
PYRAMID_SITE: Final = 7
SITE_COUNT: Final = 8
# The first one of each zone, and the end; the sphinx has none.
FIRST_SITES: Final[vec[i64]] = vec[i64]([OBELISK_SITE, OBELISK_SITE, FIRST_TEMPLE_SITE, SITE_COUNT])

# Columns of the temple, as they follow the first of its sites.
COLUMN_COUNT: Final = 5
OUTER_COLUMNS: Final = 2
INNER_COLUMNS: Final = 4  # with the outer ones
TOP: Final = 4
COLUMN_SPACES: Final[vec[i64]] = vec[i64]([3, 3, 2, 2, 1])
COLUMN_FIRST: Final[vec[i64]] = vec[i64]([0, 3, 6, 8, 10])

GRAVE_SPACES: Final = 12
MOST_VALUE: Final = 5  # of a grave

CELLS: Final[Cells] = {
    **family.CELLS,
    "strongest":        [9],
    "stones_at":        [0, 0, 0, 0, 3],  # stones for a step to each row of the stone market, and beyond the last
    "obelisk":          [1, 2, 3, 4, 5, 6, 7, 8, 9],  # bottom up; reconstructed, see EGI-9.2
    "graves":           [4, 4, 4, 4, 4],  # tiles of value 1 to 5; reconstructed, see EGI-9.3
    "open_graves":      [4],
    "grave_sums":       [1, 11, 21],  # at the end the values of the own graves together …
    "grave_points":     [2, 5, 9],  # … bring so many points
    "temple_left":      [1, 2, 3],  # bottom up; reconstructed, see EGI-10.1
    "temple_right":     [1, 2, 3],
    "temple_inner_left": [3, 4],
    "temple_inner_right": [3, 4],
    "temple_top":       [5],
    "sphinx_most":      [5],
    "builders":         [2, 2, 3],  # at each site, with two, three and four players
    "cooperation":      [0, 1, 3, 6],  # by sites built at
    **{card.name: card.numbers for card in NILE_CARDS},
    **{card.name: card.numbers for card in SPHINX},
    **{town.name: town.numbers for town in TOWNS},
}  # fmt: skip

LIMITS: Final[Limits] = {
    **family.LIMITS,
    **dict.fromkeys(
        ("obelisk", "temple_left", "temple_right", "temple_inner_left", "temple_inner_right", "temple_top"), (1, 25)
    ),
    "graves": (0, 20),
    "open_graves": (1, 12),
    "grave_sums": (0, 100),
    "sphinx_most": (1, 5),
    "builders": (1, 4),
    **{card.name: (0, 20) for card in NILE_CARDS},
    "C40": (1, 2),
    **{card.name: (0, 50) for card in SPHINX},
    **{town.name: (0, 5) for town in TOWNS},
}


class ClassicComponents(EgiziaComponents):
    """The tables above, each cell where the rules find it at once."""

    def __init__(self, changes: Cells | None = None, name: str = "") -> None:
        super().__init__(CELLS, NILE_CARDS, TOWNS, SPHINX, changes, name)
        cells = self.cells
        self.obelisk: vec[i64] = vec[i64](cells["obelisk"])
        self.graves: vec[i64] = vec[i64](cells["graves"])
        self.open_graves: i64 = cells["open_graves"][0]
        self.grave_sums: vec[i64] = vec[i64](cells["grave_sums"])
        self.grave_points: vec[i64] = vec[i64](cells["grave_points"])
        self.temple: vec[i64] = vec[i64]([n for site in SITES[FIRST_TEMPLE_SITE:PYRAMID_SITE] for n in cells[site]])
        self.sphinx_most: i64 = cells["sphinx_most"][0]
        self.builders: vec[i64] = vec[i64](cells["builders"])
