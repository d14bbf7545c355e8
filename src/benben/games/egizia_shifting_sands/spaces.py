"""The spaces on which a ship can be put: card spaces, tile spaces, and those at the three zones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia_common.river import (
    CARD_PLACES,
    CARD_SPACES,
    TILE_PLACES,
    TILE_SPACES,
    ZONE_PLACES,
)
from benben.games.egizia_common.river import ZONES as ZONE_COUNT
from benben.games.egizia_shifting_sands.components import MOST_DOCKS, ZONES

CARD_NAMES: Final = tuple(f"card_{n + 1}" for n in range(CARD_SPACES))
TILE_NAMES: Final = tuple(f"tile_{n + 1}" for n in range(TILE_SPACES))
DOCK_NAMES: Final = tuple(
    f"{zone}_{dock}" for zone in ZONES for dock in (*range(1, MOST_DOCKS + 1), "wait")
)  # the last is beside a full zone
SPACES: Final = (*CARD_NAMES, *TILE_NAMES, *DOCK_NAMES)
SPACE_COUNT: Final = 29
FIRST_TILE: Final = 10
FIRST_DOCK: Final = 17
ZONE_DOCKS: Final = 4  # with the waiting space


# The place on the Nile of each space.
def places() -> list[int]:
    cards = [int(CARD_PLACES[n]) for n in range(CARD_SPACES)]
    tiles = [int(TILE_PLACES[n]) for n in range(TILE_SPACES)]
    return cards + tiles + [int(ZONE_PLACES[zone]) for zone in range(ZONE_COUNT) for _ in range(ZONE_DOCKS)]


PLACE_OF: Final[vec[i64]] = vec[i64](places())

CLOSED_SPACES: Final = 2  # with two players the first so many card spaces and tile spaces are not in play


def is_card_space(space: i64) -> bool:
    return space < FIRST_TILE


def is_tile_space(space: i64) -> bool:
    return FIRST_TILE <= space < FIRST_DOCK


def zone_of(space: i64) -> i64:
    """The zone of a space at one."""
    return (space - FIRST_DOCK) // ZONE_DOCKS


def dock_of(space: i64) -> i64:
    """1 for the space nearest to the Nile, 4 for the one where a ship waits."""
    return (space - FIRST_DOCK) % ZONE_DOCKS + 1
