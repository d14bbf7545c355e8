"""Whether a position of Egizia: Shifting Sands makes sense: what is asked, and who is where."""

from __future__ import annotations

from typing import Final

from benben.core.bits import has, members_of
from benben.core.errors import BadPosition
from benben.core.game import Positions
from benben.core.position import rule_of
from benben.core.steps import Step
from benben.games.egizia_common.player import NO_DOCK, NONE, cards_in
from benben.games.egizia_common.rules.placement import is_full
from benben.games.egizia_common.rules.river import deck_of_round
from benben.games.egizia_common.state import BUILDING, FEEDING, MINING, OVER, PHASES, PLACEMENT, SET_UP
from benben.games.egizia_shifting_sands.components import WAITING, ZONES
from benben.games.egizia_shifting_sands.rules.set_up import DEALT
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.view.agenda import BENEATH, NAMES, RUNNING, usual
from benben.games.egizia_shifting_sands.view.position import write
from benben.games.egizia_shifting_sands.view.read_position import BOOK, read

# The phase of each rule that may be asked, or that is named first; what a card or tile brings may come in several.
PHASE_OF: Final = {
    **dict.fromkeys(
        ("LayGold", "DrawGold", "DrawPurple", "DrawStatue", "DealCard", "AskEverybody", "ChooseFirst", "ShuffleBack",
         "DrawSequence", "LayCardAt", "LayTileAt"), SET_UP
    ),
    **dict.fromkeys(
        ("Placing", "PlacingSecond", "MayPlaceSecond", "OfferSecond", "NextTurn", "OfferLeftovers", "TakingLeftover"),
        PLACEMENT,
    ),
    **dict.fromkeys(("Trading", "OfferTrade"), MINING),
    **dict.fromkeys(("FeedingCrews", "Feed", "Raising", "OfferRaise"), FEEDING),
    **dict.fromkeys(
        ("Preparing", "OfferPreparing", "NextShip", "MayBuildLate", "OfferBuild", "MayBuild", "OfferHelp",
         "Reinforcing", "LayBrick", "Drawing", "DrawCards", "DrawCard", "ChooseKept", "ChooseMore"), BUILDING
    ),
}  # fmt: skip


def check(s: Sands, asked: list[Step]) -> None:
    """SAND-2.1: what can be asked in such a position."""
    if not asked:
        if s.phase != OVER or s.round < s.box.rounds:
            raise BadPosition(BOOK.message("position-not-over", rounds=int(s.box.rounds)))
        return
    if s.phase == OVER:
        raise BadPosition(BOOK.message("position-over"))
    if (s.round == 0) != (s.phase == SET_UP and not is_river(asked)):
        raise BadPosition(BOOK.message("position-round", phase=PHASES[s.phase]))
    for step in asked:
        check_step(s, step)
    if sum(rule_of(step) in ("LayCardAt", "LayTileAt") for step in asked) > 1:
        raise BadPosition(BOOK.message("position-nothing-to-lay", step=NAMES[asked[-1].id]))
    if s.round == 0:
        check_deal(s, asked)
    check_ships(s)
    check_build(s, asked)


def is_river(asked: list[Step]) -> bool:
    """Whether the Nile is being laid out, which also belongs to a round."""
    last = rule_of(asked[-1])
    return last in ("LayCardAt", "LayTileAt") and not any(rule_of(step) == "LayGold" for step in asked)


def check_step(s: Sands, step: Step) -> None:
    for word, value in pairs(NAMES[step.id]):
        if word in ("seat", "player") and value >= s.seats:
            raise BadPosition(BOOK.message("position-no-such-seat", step=NAMES[step.id], most=int(s.seats) - 1))
    if rule_of(step) in ("Placing", "PlacingSecond", "MayPlaceSecond") and s.turn != s.tile_of(step.seat):
        raise BadPosition(BOOK.message("position-turn", step=NAMES[step.id], turn=int(s.tile_of(step.seat))))
    has_none = {"LayCardAt": s.round > 0 and deck_of_round(s) == 0, "LayTileAt": s.tile_pool == 0}
    if has_none.get(rule_of(step), False):
        raise BadPosition(BOOK.message("position-nothing-to-lay", step=NAMES[step.id]))
    phase = PHASE_OF.get(rule_of(step), NONE)
    if phase not in (NONE, s.phase):
        raise BadPosition(BOOK.message("position-not-asked", phase=PHASES[s.phase], step=NAMES[step.id]))


def pairs(name: str) -> list[tuple[str, int]]:
    """The indices in a step's name."""
    words = name.split()[1:]
    return [(words[n], int(words[n + 1])) for n in range(0, len(words), 2)]


def check_deal(s: Sands, asked: list[Step]) -> None:
    """SAND-1.6: two cards for each, one after the other; who is not asked any more has kept one of them."""
    rules = [rule_of(step) for step in asked]
    seats = [step.seat for step in asked if rule_of(step) == "ChooseFirst"]
    for seat in range(s.seats):
        me = s.players[seat]
        dealt, kept = cards_in(me.dealt), members_of(me.sphinx)
        if "DealCard" in rules:
            player = pairs(NAMES[asked[rules.index("DealCard")].id])[0][1]
            is_right = not kept and (len(dealt) < DEALT if seat == player else len(dealt) == DEALT * (seat < player))
        elif "AskEverybody" in rules or seat in seats:
            is_right = not kept and len(dealt) == DEALT
        elif seats or "ShuffleBack" in rules:
            is_right = len(kept) == 1 and len(dealt) == DEALT and kept[0] in dealt
        else:
            continue
        if not is_right:
            raise BadPosition(BOOK.message("position-dealt-two"))


def check_ships(s: Sands) -> None:
    """SAND-4.3, SAND-4.6, SAND-4.7: one ship on a space; one waits only where all spaces are taken."""
    for zone, name in enumerate(ZONES):
        docks = [int(s.players[seat].dock(zone)) for seat in range(s.seats)]
        there = [dock for dock in docks if dock != NO_DOCK]
        if len(set(there)) < len(there):
            raise BadPosition(BOOK.message("position-two-ships", zone=name))
        if s.phase == PLACEMENT and WAITING in there and not is_full(s, zone):
            raise BadPosition(BOOK.message("position-waiting", zone=name))


def check_build(s: Sands, asked: list[Step]) -> None:
    """SAND-8.1: a build needs its zone, and a ship there."""
    rules = [rule_of(step) for step in asked]
    is_open = "NextShip" in rules
    if is_open and ("BuildZone" in rules[: rules.index("NextShip")] or rules.count("NextShip") > 1):
        raise BadPosition(BOOK.message("position-zone"))
    if is_open != (s.zone != NONE) or (s.zone == NONE and (s.acted or s.strength or s.cost)):
        raise BadPosition(BOOK.message("position-zone"))
    for step in asked:
        if rule_of(step) in ("MayBuild", "Reinforcing", "LayBrick", "Drawing"):
            check_builder(s, step)


def check_builder(s: Sands, step: Step) -> None:
    me = s.players[step.seat]
    if me.dock(s.zone) == NO_DOCK or not has(s.acted, step.seat):
        raise BadPosition(BOOK.message("position-no-ship", seat=int(step.seat), zone=ZONES[s.zone]))
    if rule_of(step) != "MayBuild" and (me.spent == 0 or s.strength == 0):
        raise BadPosition(BOOK.message("position-no-crew", seat=int(step.seat)))
    if s.cost > min(s.strength, me.stones) and rule_of(step) == "LayBrick":
        raise BadPosition(BOOK.message("position-too-dear", cost=int(s.cost)))


POSITIONS: Final = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH, running=RUNNING)
