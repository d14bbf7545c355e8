"""Made-up views of Pig, for the tests and the screens."""

from __future__ import annotations

from typing import Any

GAME = "pig"

View = Any  # positions are written down as plain JSON


def view(scores: list[int], turn: int = 0, pot: int = 0, **more: Any) -> View:
    """A view of these points."""
    names = [f"Player {seat + 1}" for seat in range(len(scores))]
    table = {"turn": turn, "pot": pot}
    return {"names": names, "seat": turn, "actor": turn, "over": False, "scores": scores, "table": table} | more


def start() -> View:
    """Two players, nothing has been rolled."""
    return view([0, 0])


def risky() -> View:
    """Three players: the second one has much to lose."""
    return view([61, 74, 80], 1, 24)


def crowd() -> View:
    """Ten players, the last one goes for 50 instead of 100."""
    return view([3 * seat for seat in range(10)], 9, 23) | {"variant": {"goal": [50]}}


POSITIONS = {"start": start, "risky": risky, "crowd": crowd}


def asked(name: str) -> list[dict[str, Any]]:
    """What may be answered in each position."""
    must_hold = name == "crowd"
    return [{"do": "hold"}] if must_hold else [{"do": "roll"}, {"do": "hold"}]


marked = asked
LAST = {"risky": {"pot"}}
TOUCHED = frozenset({"pot"})
CHOSEN: dict[str, set[str]] = {}
