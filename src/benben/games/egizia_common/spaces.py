"""The spaces on which a ship can be put, numbered: card spaces, tile spaces, and those at the three zones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia_common.river import CARD_PLACES, CARD_SPACES, TILE_PLACES, TILE_SPACES, ZONE_PLACES, ZONES

CARD_NAMES: Final = tuple(f"card_{n + 1}" for n in range(CARD_SPACES))
SPACE_COUNT: Final = 29
FIRST_TILE: Final = 10
FIRST_DOCK: Final = 17
ZONE_DOCKS: Final = 4


# The place on the Nile of each space.
def places() -> list[int]:
    cards = [int(CARD_PLACES[n]) for n in range(CARD_SPACES)]
    tiles = [int(TILE_PLACES[n]) for n in range(TILE_SPACES)]
    return cards + tiles + [int(ZONE_PLACES[zone]) for zone in range(ZONES) for _ in range(ZONE_DOCKS)]


PLACE_OF: Final[vec[i64]] = vec[i64](places())


def is_card_space(space: i64) -> bool:
    return space < FIRST_TILE


def is_tile_space(space: i64) -> bool:
    return FIRST_TILE <= space < FIRST_DOCK


def zone_of(space: i64) -> i64:
    """The zone of a space at one."""
    return (space - FIRST_DOCK) // ZONE_DOCKS


def dock_of(space: i64) -> i64:
    """1 for the space nearest to the Nile."""
    return (space - FIRST_DOCK) % ZONE_DOCKS + 1
