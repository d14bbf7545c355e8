"""Moments of Egizia: Shifting Sands for the tests and the screens."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.draw.egizia_moments import at_zone, in_round, many_drawn, moment, views

GAME = "egizia-shifting-sands"
LATE = partial(in_round, 5)

_moment = partial(moment, GAME)

MOMENTS = {
    "first": _moment("ChooseFirst", least=0),
    "placing": _moment("Placing", least=6),
    "late": _moment("Placing", wanted=LATE),
    "two": _moment("Placing", 2),
    "raising": _moment("ChooseRaised", 3),
    "ring": _moment("MoveRing"),
    "market": _moment("ChooseMarket"),
    "leftover": _moment("TakingLeftover"),
    "feeding": _moment("FeedingCrews"),
    "sending": _moment("MayBuild"),
    "obelisk": _moment("LayBrick", wanted=partial(at_zone, "obelisk"), least=80),
    "pyramid": _moment("LayBrick", 3, partial(at_zone, "pyramid"), 80),
    "two-sided": _moment("LayBrick", 2, partial(at_zone, "pyramid")),
    "drawing": _moment("Drawing"),
    "drawn": _moment("ChooseKept", wanted=many_drawn),
    "watched": _moment("Placing", wanted=LATE, watched=True),
    "ended": _moment(""),
    "ended-watched": _moment("", 3, watched=True),
}

POSITIONS = views(MOMENTS)


def asked(name: str) -> list[dict[str, Any]]:
    """What may be answered in each position."""
    return MOMENTS[name]()[1]


marked = asked
CHOSEN: dict[str, set[str]] = {}
LAST: dict[str, set[str]] = {"late": {"space-card_1"}}
TOUCHED = frozenset({"space-card_3", "site-obelisk", "crew-lead"})
