"""Whether a position of Egizia: Shifting Sands makes sense: what is asked, and who is where."""

from __future__ import annotations

from typing import Final

from benben.core.bits import members_of
from benben.core.errors import BadPosition
from benben.core.game import Positions
from benben.core.position import rule_of
from benben.core.steps import Step
from benben.games.egizia_common.player import cards_in
from benben.games.egizia_common.rules.placement import is_full
from benben.games.egizia_common.state import BUILDING, FEEDING, MINING, PLACEMENT, SET_UP
from benben.games.egizia_common.view import sense as family
from benben.games.egizia_common.view.reading import BOOK as FAMILY_BOOK
from benben.games.egizia_common.view.sense import check_build, check_phase, check_step, pairs
from benben.games.egizia_shifting_sands.components import WAITING, ZONES
from benben.games.egizia_shifting_sands.rules.set_up import DEALT
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.view.agenda import AGENDA, BENEATH, RUNNING, usual
from benben.games.egizia_shifting_sands.view.names import NAMES
from benben.games.egizia_shifting_sands.view.position import write
from benben.games.egizia_shifting_sands.view.read_position import BOOK, read

PHASE_OF: Final = {
    **family.PHASE_OF,
    **dict.fromkeys(
        ("LayGold", "DrawGold", "DrawPurple", "DrawStatue", "AskEverybody", "ChooseFirst", "ShuffleBack", "LayTileAt"),
        SET_UP,
    ),
    **dict.fromkeys(("Trading", "OfferTrade"), MINING),
    **dict.fromkeys(("Raising", "OfferRaise"), FEEDING),
    "MayBuildLate": BUILDING,
}
TURNS: Final = ("Placing", "PlacingSecond", "MayPlaceSecond")


def check(s: Sands, asked: list[Step]) -> None:
    """SAND-2.1: what can be asked in such a position."""
    if not check_phase(s, asked, is_river(asked)):
        return
    for step in asked:
        check_step(s, step, AGENDA, PHASE_OF, TURNS)
        if rule_of(step) == "LayTileAt" and s.tile_pool == 0:
            raise BadPosition(FAMILY_BOOK.message("position-nothing-to-lay", step=AGENDA.names[step.id]))
    if sum(rule_of(step) in ("LayCardAt", "LayTileAt") for step in asked) > 1:
        raise BadPosition(FAMILY_BOOK.message("position-nothing-to-lay", step=AGENDA.names[asked[-1].id]))
    if s.round == 0:
        check_deal(s, asked)
    check_ships(s)
    check_build(s, asked, NAMES)


def is_river(asked: list[Step]) -> bool:
    """Whether the Nile is being laid out, which also belongs to a round."""
    last = rule_of(asked[-1]) if asked else ""
    return last in ("LayCardAt", "LayTileAt") and not any(rule_of(step) == "LayGold" for step in asked)


def check_deal(s: Sands, asked: list[Step]) -> None:
    """SAND-1.6: two cards for each, one after the other; who is not asked any more has kept one of them."""
    rules = [rule_of(step) for step in asked]
    seats = [step.seat for step in asked if rule_of(step) == "ChooseFirst"]
    for seat in range(s.seats):
        me = s.players[seat]
        dealt, kept = cards_in(me.dealt), members_of(me.sphinx)
        if "DealCard" in rules:
            player = pairs(AGENDA.names[asked[rules.index("DealCard")].id])[0][1]
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
    family.check_ships(s, NAMES)
    for zone, name in enumerate(ZONES):
        waits = any(s.players[seat].dock(zone) == WAITING for seat in range(s.seats))
        if s.phase == PLACEMENT and waits and not is_full(s, zone):
            raise BadPosition(BOOK.message("position-waiting", zone=name))


POSITIONS: Final = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH, running=RUNNING)
