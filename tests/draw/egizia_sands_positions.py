"""Moments of Egizia: Shifting Sands for the tests and the screens, each the first of its kind in seeded games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import SPECTATOR

GAME = "egizia-shifting-sands"
NAMES = ["Anna", "Ben", "Chidi", "Dana"]

View = Any
Asked = tuple[View, list[dict[str, Any]]]

# So that ships are placed, crews build, and cards are kept for later.
WISHES = {"pass": 0.15, "skip": 0.05, "done": 0.1, "use_for_stones": 0.2, "sell_stones": 0.05, "return_cards": 0.2}


def _always(view: View) -> bool:
    return True


def _zone(name: str, view: View) -> bool:
    return bool(view["table"]["build"]["zone"] == name)


def _round(round: int, view: View) -> bool:
    return bool(view["table"]["round"] == round and view["table"]["players"][view["seat"]]["ships"] < 6)


def _many(view: View) -> bool:
    return len(view["table"]["own"]["drawn"]) > 3


def _answer(match: Match, rng: Random, seat: int) -> None:
    legal = match.legal(seat)
    wishes = [WISHES.get(str(match.game.actions.to_json(a)["do"]), 1.0) for a in legal]
    match.play(rng.choices(legal, wishes)[0], seat)


def _moments(players: int, seed: int) -> Any:
    """A game, moment by moment, with the seat that is asked."""
    match, rng = game(GAME).match(players, seed=seed, names=NAMES[:players]), Random(seed)
    while not match.over:
        while not match.over and not match.open_seats:
            match.roll()
        if not match.over:
            seat = match.open_seats[0]
            yield match, seat
            _answer(match, rng, seat)
    yield match, 0


@cache
def found(step: str, players: int, wanted: Callable[[View], bool], least: int, watched: bool) -> Asked:
    """The first moment at which a step is asked as it is wanted, and what may be answered; '' for the end."""
    for seed in range(3, 30):
        for n, (match, seat) in enumerate(_moments(players, seed)):
            view = match.view(seat)
            if match.over if not step else n >= least and view["step"] == step and wanted(view):
                legal = [] if match.over or watched else [match.game.actions.to_json(a) for a in match.legal(seat)]
                return (match.view(SPECTATOR) if watched else view), legal
    raise ValueError(f"{step} is never asked")


def _moment(
    step: str, players: int = 4, wanted: Callable[[View], bool] = _always, least: int = 30, watched: bool = False
) -> Callable[[], Asked]:
    return partial(found, step, players, wanted, least, watched)


LATE = partial(_round, 5)
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
    "obelisk": _moment("LayBrick", wanted=partial(_zone, "obelisk"), least=80),
    "pyramid": _moment("LayBrick", 3, partial(_zone, "pyramid"), 80),
    "two-sided": _moment("LayBrick", 2, partial(_zone, "pyramid")),
    "drawing": _moment("Drawing"),
    "drawn": _moment("ChooseKept", wanted=_many),
    "watched": _moment("Placing", wanted=LATE, watched=True),
    "ended": _moment(""),
    "ended-watched": _moment("", 3, watched=True),
}


def _view(name: str) -> View:
    return MOMENTS[name]()[0]


POSITIONS: dict[str, Callable[[], View]] = {name: partial(_view, name) for name in MOMENTS}


def asked(name: str) -> list[dict[str, Any]]:
    """What may be answered in each position."""
    return MOMENTS[name]()[1]


marked = asked
CHOSEN: dict[str, set[str]] = {}
LAST: dict[str, set[str]] = {"late": {"space-card_1"}}
TOUCHED = frozenset({"space-card_3", "site-obelisk", "crew-lead"})
