"""Moments of Egizia for the tests and the screens."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.draw.egizia_moments import at_zone, in_round, many_drawn, moment, views

GAME = "egizia"
LATE = partial(in_round, 5)

_moment = partial(moment, GAME)

MOMENTS = {
    "placing": _moment("Placing", least=6),
    "late": _moment("Placing", wanted=LATE),
    "two": _moment("Placing", 2),
    "second": _moment("MayPlaceSecond"),
    "upriver": _moment("PlacingUpriver"),
    "double": _moment("MayDouble"),
    "raising": _moment("ChooseRaised", 3),
    "two-crews": _moment("ChooseTwo"),
    "ring": _moment("MoveRing"),
    "leftover": _moment("TakingLeftover"),
    "feeding": _moment("FeedingCrews"),
    "preparing": _moment("Preparing"),
    "sending": _moment("MayBuild"),
    "helping": _moment("Reinforcing"),
    "graves": _moment("LayBrick", wanted=partial(at_zone, "amarna"), least=80),
    "temple": _moment("LayBrick", 3, partial(at_zone, "giza"), 80),
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
TOUCHED = frozenset({"space-card_3", "site-grave", "crew-lead"})
