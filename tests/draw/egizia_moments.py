"""Moments of both Egizias for the tests and the screens, each the first of its kind in seeded games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from random import Random
from typing import Any

from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import SPECTATOR

NAMES = ["Anna", "Ben", "Chidi", "Dana"]

View = Any
Asked = tuple[View, list[dict[str, Any]]]
Moment = Callable[[], Asked]

# So that ships are placed, crews build, and cards are kept for later.
WISHES = {"pass": 0.15, "skip": 0.05, "done": 0.1, "use_for_stones": 0.2, "sell_stones": 0.05, "return_cards": 0.2}


def always(view: View) -> bool:
    return True


def at_zone(name: str, view: View) -> bool:
    return bool(view["table"]["build"]["zone"] == name)


def in_round(round: int, view: View) -> bool:
    return bool(view["table"]["round"] == round and view["table"]["players"][view["seat"]]["ships"] < 6)


def many_drawn(view: View) -> bool:
    return len(view["table"]["own"]["drawn"]) > 3


def _answer(match: Match, rng: Random, seat: int) -> None:
    legal = match.legal(seat)
    wishes = [WISHES.get(str(match.game.actions.to_json(a)["do"]), 1.0) for a in legal]
    match.play(rng.choices(legal, wishes)[0], seat)


def _moments(key: str, players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """A game, moment by moment, with the seat that is asked."""
    match, rng = game(key).match(players, seed=seed, names=NAMES[:players]), Random(seed)
    while not match.over:
        while not match.over and not match.open_seats:
            match.roll()
        if not match.over:
            seat = match.open_seats[0]
            yield match, seat
            _answer(match, rng, seat)
    yield match, 0


@cache
def _found(key: str, step: str, players: int, wanted: Callable[[View], bool], least: int, watched: bool) -> Asked:
    """The first moment at which a step is asked as it is wanted, and what may be answered; '' for the end."""
    for seed in range(3, 30):
        for n, (match, seat) in enumerate(_moments(key, players, seed)):
            view = match.view(seat)
            if match.over if not step else n >= least and view["step"] == step and wanted(view):
                legal = [] if match.over or watched else [match.game.actions.to_json(a) for a in match.legal(seat)]
                return (match.view(SPECTATOR) if watched else view), legal
    raise ValueError(f"{step} is never asked")


def moment(
    key: str, step: str, players: int = 4, wanted: Callable[[View], bool] = always, least: int = 30,
    watched: bool = False,
) -> Moment:  # fmt: skip
    return partial(_found, key, step, players, wanted, least, watched)


def views(moments: Mapping[str, Moment]) -> dict[str, Callable[[], View]]:
    """The positions of a game, by name."""
    return {name: partial(_view, one) for name, one in moments.items()}


def _view(one: Moment) -> View:
    return one()[0]
