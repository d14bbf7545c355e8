"""Whether a position makes sense, as far as both games agree: what is asked, and who is where."""

from __future__ import annotations

from typing import Final

from benben.core.bits import has
from benben.core.errors import BadPosition
from benben.core.position import rule_of
from benben.core.steps import Step
from benben.games.egizia_common.player import NO_DOCK, NONE
from benben.games.egizia_common.rules.building import least_cost, other_help
from benben.games.egizia_common.rules.laying import IMPOSSIBLE
from benben.games.egizia_common.rules.river import deck_of_round
from benben.games.egizia_common.state import BUILDING, FEEDING, OVER, PHASES, PLACEMENT, SET_UP, Egizia
from benben.games.egizia_common.view.agenda import Agenda
from benben.games.egizia_common.view.names import Names
from benben.games.egizia_common.view.reading import BOOK

# The phase of each rule that may be asked, or that is named first; what a card or tile brings may come in several.
PHASE_OF: Final = {
    **dict.fromkeys(("DealCard", "DrawSequence", "LayCardAt"), SET_UP),
    **dict.fromkeys(
        ("Placing", "PlacingSecond", "MayPlaceSecond", "OfferSecond", "NextTurn", "OfferLeftovers", "TakingLeftover"),
        PLACEMENT,
    ),
    **dict.fromkeys(("FeedingCrews", "Feed"), FEEDING),
    **dict.fromkeys(
        ("Preparing", "OfferPreparing", "NextShip", "OfferBuild", "MayBuild", "OfferHelp", "Reinforcing", "LayBrick",
         "Laying", "Drawing", "DrawCards", "DrawCard", "ChooseKept", "ChooseMore"), BUILDING
    ),
}  # fmt: skip


def check_phase(s: Egizia, asked: list[Step], is_river: bool) -> bool:
    """Whether there is something to check: a game that is over asks nothing."""
    if not asked:
        if s.phase != OVER or s.round < s.box.rounds:
            raise BadPosition(BOOK.message("position-not-over", rounds=int(s.box.rounds)))
        return False
    if s.phase == OVER:
        raise BadPosition(BOOK.message("position-over"))
    if (s.round == 0) != (s.phase == SET_UP and not is_river):
        raise BadPosition(BOOK.message("position-round", phase=PHASES[s.phase]))
    return True


def check_step(s: Egizia, step: Step, agenda: Agenda, phases: dict[str, int], turns: tuple[str, ...]) -> None:
    """`turns`: rules that ask who has the turn."""
    rule, name = rule_of(step), agenda.names[step.id]
    for word, value in pairs(name):
        if word in ("seat", "player") and value >= s.seats:
            raise BadPosition(BOOK.message("position-no-such-seat", step=name, most=int(s.seats) - 1))
    if rule in turns and s.turn != s.tile_of(step.seat):
        raise BadPosition(BOOK.message("position-turn", step=name, turn=int(s.tile_of(step.seat))))
    if rule == "LayCardAt" and s.round > 0 and deck_of_round(s) == 0:
        raise BadPosition(BOOK.message("position-nothing-to-lay", step=name))
    if phases.get(rule, NONE) not in (NONE, s.phase):
        raise BadPosition(BOOK.message("position-not-asked", phase=PHASES[s.phase], step=name))


def pairs(name: str) -> list[tuple[str, int]]:
    """The indices in a step's name."""
    words = name.split()[1:]
    return [(words[n], int(words[n + 1])) for n in range(0, len(words), 2)]


def check_ships(s: Egizia, names: Names) -> None:
    """One ship on a space."""
    for zone, name in enumerate(names.zones):
        docks = [int(s.players[seat].dock(zone)) for seat in range(s.seats)]
        there = [dock for dock in docks if dock != NO_DOCK]
        if len(set(there)) < len(there):
            raise BadPosition(BOOK.message("position-two-ships", zone=name))


def check_build(s: Egizia, asked: list[Step], names: Names) -> None:
    """A build needs its zone, and a ship there."""
    rules = [rule_of(step) for step in asked]
    is_open = "NextShip" in rules
    if is_open and ("BuildZone" in rules[: rules.index("NextShip")] or rules.count("NextShip") > 1):
        raise BadPosition(BOOK.message("position-zone"))
    if is_open != (s.zone != NONE) or (s.zone == NONE and (s.acted or s.strength or s.cost)):
        raise BadPosition(BOOK.message("position-zone"))
    for step in asked:
        if rule_of(step) in ("MayBuild", "Reinforcing", "LayBrick", "Drawing"):
            check_builder(s, step, names)


def check_builder(s: Egizia, step: Step, names: Names) -> None:
    me = s.players[step.seat]
    if me.dock(s.zone) == NO_DOCK or not has(s.acted, step.seat):
        raise BadPosition(BOOK.message("position-no-ship", seat=int(step.seat), zone=names.zones[s.zone]))
    if rule_of(step) != "MayBuild" and (me.spent == 0 or s.strength == 0):
        raise BadPosition(BOOK.message("position-no-crew", seat=int(step.seat)))
    if s.cost > min(s.strength, me.stones) and rule_of(step) == "LayBrick":
        raise BadPosition(BOOK.message("position-too-dear", cost=int(s.cost)))
    if rule_of(step) != "MayBuild" and s.cost == 0 and not can_begin(s, step):
        raise BadPosition(BOOK.message("position-nothing-to-build", seat=int(step.seat)))


def can_begin(s: Egizia, step: Step) -> bool:
    """Whether who has sent a crew has the stones and the strength for something, with the help that may still come."""
    least = least_cost(s, step.seat)
    help = other_help(s, step.seat) if rule_of(step) == "Reinforcing" else 0
    return least != IMPOSSIBLE and bool(least <= min(s.strength + help, s.players[step.seat].stones))
