"""Whether a position of Egizia makes sense: what is asked, and who is where."""

from __future__ import annotations

from typing import Final

from benben.core.errors import BadPosition
from benben.core.game import Positions
from benben.core.position import rule_of
from benben.core.steps import Step
from benben.games.egizia.state import Classic
from benben.games.egizia.view.agenda import AGENDA, BENEATH, RUNNING, usual
from benben.games.egizia.view.names import NAMES
from benben.games.egizia.view.position import write
from benben.games.egizia.view.read_position import BOOK, read
from benben.games.egizia_common.player import cards_in
from benben.games.egizia_common.state import MINING, PLACEMENT
from benben.games.egizia_common.view import sense as family
from benben.games.egizia_common.view.reading import BOOK as FAMILY_BOOK
from benben.games.egizia_common.view.sense import check_build, check_phase, check_ships, check_step, pairs

PHASE_OF: Final = {
    **family.PHASE_OF,
    **dict.fromkeys(("PlacingUpriver", "MayDouble", "ReturnShips"), PLACEMENT),
    **dict.fromkeys(("Raising", "OfferRaise"), MINING),
}
TURNS: Final = ("Placing", "PlacingSecond", "MayPlaceSecond", "PlacingUpriver", "MayDouble")


def check(s: Classic, asked: list[Step]) -> None:
    """EGI-2.1: what can be asked in such a position."""
    if not check_phase(s, asked, bool(asked) and rule_of(asked[-1]) == "LayCardAt"):
        return
    for step in asked:
        check_step(s, step, AGENDA, PHASE_OF, TURNS)
        if rule_of(step) == "TurnOneGrave" and not s.can_turn_grave():
            raise BadPosition(BOOK.message("position-no-grave-to-turn"))
    if sum(rule_of(step) == "LayCardAt" for step in asked) > 1:
        raise BadPosition(FAMILY_BOOK.message("position-nothing-to-lay", step=AGENDA.names[asked[-1].id]))
    if s.round == 0:
        check_deal(s, asked)
    elif s.can_turn_grave() and not any(rule_of(step) in ("TurnOneGrave", "TurnGraves") for step in asked):
        raise BadPosition(BOOK.message("position-too-few-graves", open=int(s.classic.open_graves)))
    check_ships(s, NAMES)
    check_build(s, asked, NAMES)


def check_deal(s: Classic, asked: list[Step]) -> None:
    """EGI-1.3: a card for each, one after the other; nobody has one before."""
    rules = [rule_of(step) for step in asked]
    for seat in range(s.seats):
        dealt = len(cards_in(s.players[seat].dealt))
        if "DrawSequence" in rules:
            is_right = dealt == 0
        elif "DealCard" in rules:
            player = pairs(AGENDA.names[asked[rules.index("DealCard")].id])[0][1]
            is_right = dealt == (seat < player)
        else:
            is_right = dealt == 1
        if not is_right:
            raise BadPosition(BOOK.message("position-dealt-one"))


POSITIONS: Final = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH, running=RUNNING)
