"""The family's step table, with every step that a rule of this folder adds to it."""

from __future__ import annotations

from benben.games.egizia_common.rules import (
    building,
    cleanup,
    crews,
    feeding,
    laying,
    leftovers,
    markets,
    placement,
    ring,
    river,
    set_up,
    sphinx,
)
from benben.games.egizia_common.rules.steps import STEPS

__all__ = [
    "STEPS", "building", "cleanup", "crews", "feeding", "laying", "leftovers", "markets", "placement", "ring", "river",
    "set_up", "sphinx",
]  # fmt: skip
