"""The seven towns on the bank opposite to the cards, downriver: a row each."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.nile_card import (
    ALL,
    GAIN_STONES,
    GRAIN_MARKET,
    MOVE_RING,
    RAISE_ANY,
    RAISE_BLUE,
    RAISE_GREEN,
    RAISE_LEAD,
    RAISE_YELLOW,
    STONE_MARKET,
    NileTile,
)

TOWNS: Final[tuple[NileTile, ...]] = (
    NileTile("edfu", ALL, (GRAIN_MARKET, 1), (STONE_MARKET, 1)),
    NileTile("thebe", ALL, (RAISE_GREEN, 1), (RAISE_BLUE, 1)),
    NileTile("selinon", ALL, (RAISE_BLUE, 1), (RAISE_YELLOW, 1)),
    NileTile("passalon", ALL, (RAISE_LEAD, 1), (MOVE_RING, 1)),
    NileTile("beni_hasan", ALL, (RAISE_GREEN, 1), (RAISE_YELLOW, 1)),
    NileTile("alyi", ALL, (RAISE_ANY, 1), (GAIN_STONES, 2)),
    NileTile("heliopolis", ALL, (RAISE_LEAD, 1), (MOVE_RING, 1)),
)
TOWN_NAMES: Final = tuple(town.name for town in TOWNS)
HELIOPOLIS: Final = 6  # neither shared nor doubled
