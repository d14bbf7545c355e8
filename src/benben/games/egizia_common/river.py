"""The Nile: twenty places, numbered downstream from 1 on.

Card spaces lie on one bank; tile spaces and the three building zones on the other, in turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARD_SPACES: Final = 10
TILE_SPACES: Final = 7
ZONES: Final = 3
PLACES: Final = 20

# Where the card spaces, the tile spaces and the zones lie, each in order.
CARD_PLACES: Final[vec[i64]] = vec[i64]([1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
TILE_PLACES: Final[vec[i64]] = vec[i64]([2, 4, 8, 10, 14, 16, 20])
ZONE_PLACES: Final[vec[i64]] = vec[i64]([6, 12, 18])

NO_PLACE: Final = 0  # before the first place

# Positions of the irrigation ring.
RINGS: Final = ("bottom", "middle", "top")
RING_COUNT: Final = 3
MIDDLE: Final = 1

# Colours of fields: those up to the ring's position are watered.
COLOURS: Final = ("green", "yellow", "red")
COLOUR_COUNT: Final = 3
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2

MARKETS: Final = ("grain", "stone")
GRAIN: Final = 0
STONE: Final = 1
FIRST_LEVEL: Final = 1
TOP_LEVEL: Final = 5
LEVELS: Final = 5

# Rows of cards of which each takes so many bits, number 0 for none.
CARD_BITS: Final = 6
CARD_MASK: Final = 63
