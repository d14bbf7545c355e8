"""The plans of all games add up: every register has its place, no two lie on each other, and the sheet is full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from tools.fit.moments import Seeded, seat_numbers

from benben.core.game import Game
from benben.core.registry import game, keys
from benben.core.steps import SPECTATOR
from benben.draw import Marks, Register
from benben.draw.geometry import Box
from benben.draw.plan import AISLE, EDGE, GAP, HEADING, Plan
from benben.draw.register import Shape

FULL = 0.03  # of a sheet may be empty beside what its plan puts there
RATIO = 0.10  # a plate may be so much wider or higher than its place
CROWD = 30  # seats; more are drawn as these


def plans() -> Iterator[tuple[str, str, Shape, Plan]]:
    """Every plan: the game, its name, and the shape that its registers are drawn in."""
    for key in keys(examples=True):
        for name, plan in game(key).look.plans.items():
            yield key, name, "high", plan
            yield key, name, "low", plan.low or plan


EVERY = pytest.mark.parametrize(
    ("key", "name", "shape", "plan"), [pytest.param(*one, id="-".join(filter(None, one[:3]))) for one in plans()]
)


def boards(key: str, name: str, shape: Shape) -> Iterator[list[Register]]:
    """Boards for which a plan is used, of a random game at each number of seats."""
    found = game(key)
    assert found.look.board is not None
    for players in (players for players in seat_numbers(found) if players <= CROWD):
        view = seen_with(found, players, name)
        yield found.look.board(view, Marks(), shape)


def seen_with(found: Game, players: int, name: str) -> Any:
    """What somebody sees at the first moment that has this plan for them: who is asked, who is not, a watcher."""
    seeded = Seeded(found.key, players, 1)
    while True:
        for seat in [*seeded.match.open_seats[:1], 0, players - 1, SPECTATOR]:
            view = seeded.match.view(seat)
            if found.look.plan(view) == name:
                return view
        assert not seeded.over, f"{found.key} never has the plan {name!r}"
        seeded.answer()


@pytest.mark.parametrize("key", keys())
def test_every_game_of_the_lobby_has_plans(key: str) -> None:
    assert game(key).look.plans


@EVERY
def test_places_lie_on_the_sheet_and_not_on_each_other(key: str, name: str, shape: Shape, plan: Plan) -> None:
    right, bottom = plan.width - (EDGE.width - EDGE.x), plan.height - (EDGE.height - EDGE.y)
    for box in plan.places.values():
        assert EDGE.x <= box.x and box.right <= right + 1
        assert EDGE.y <= box.y and box.bottom <= bottom + 1
    for one, other in combinations(plan.places, 2):
        assert not overlap(plan.places[one], plan.places[other]), f"{one} and {other}"


def overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0 and down > 0


@EVERY
def test_places_fill_the_sheet(key: str, name: str, shape: Shape, plan: Plan) -> None:
    """From every place one comes to the edge, or to another place at no more than a gap, in all directions."""
    for box in plan.places.values():
        assert gap_right(box, plan) <= AISLE + FULL * plan.width
        assert gap_below(box, plan) <= GAP + FULL * plan.height
    boxes = plan.places.values()
    assert max(box.right for box in boxes) == pytest.approx(plan.width - EDGE.x, rel=FULL)
    assert max(box.bottom for box in boxes) == pytest.approx(plan.height - EDGE.y, rel=FULL)
    assert min(box.x for box in boxes) == EDGE.x
    assert min(box.y for box in boxes) == EDGE.y


def gap_right(box: Box, plan: Plan) -> float:
    """How far it is from a place to what stands at its right."""
    beside = [other.x for other in plan.places.values() if other.x >= box.right and crosses(box, other, "y")]
    return min([*beside, plan.width - EDGE.x]) - box.right


def gap_below(box: Box, plan: Plan) -> float:
    below = [other.y for other in plan.places.values() if other.y >= box.bottom and crosses(box, other, "x")]
    return min([*below, plan.height - EDGE.y]) - box.bottom


def crosses(one: Box, other: Box, axis: str) -> bool:
    """Whether two places share a part of an axis."""
    if axis == "x":
        return min(one.right, other.right) > max(one.x, other.x)
    return min(one.bottom, other.bottom) > max(one.y, other.y)


@EVERY
def test_plates_have_the_shape_of_their_places(key: str, name: str, shape: Shape, plan: Plan) -> None:
    for registers in boards(key, name, shape):
        drawn = {register.key: register for register in registers}
        assert set(plan.places) <= set(drawn)
        assert [words for at, place in plan.places.items() if (words := misfit(drawn[at], place))] == []


def misfit(register: Register, place: Box) -> str:
    """How a plate differs from its place; '' if it is near enough."""
    high = place.height - (HEADING if register.icon else 0)
    wanted, has = place.width / high, register.box.width / register.box.height
    if has == pytest.approx(wanted, rel=RATIO):
        return ""
    return f"{register.key}: {register.box.width:g} × {register.box.height:g} in {place.width:g} × {high:g}"
