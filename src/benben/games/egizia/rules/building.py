"""EGI-8: a ship's turn at a building site."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import has
from benben.core.menu import Uses
from benben.games.egizia.actions import FULL_SITE_CARD
from benben.games.egizia.rules.anytime import MENUS, STRENGTH_USE
from benben.games.egizia.state import Classic
from benben.games.egizia_common.player import NO_DOCK
from benben.games.egizia_common.rules.building import OFFER_BUILD, AddCrew, NoLeadAlone, Ready, SendCrew, Skip
from benben.games.egizia_common.tables import ADD, NOT_BUILT, READY, SEND, SKIP


def turn_at_zone(s: Classic, seat: i64) -> None:
    """EGI-8.2, EGI-8.3: the first two, or three, who want to may build; who is too late only with the card for it."""
    if builders(s) < s.classic.builders[s.seats - 2] or s.players[seat].has_card(FULL_SITE_CARD):
        s.plan(OFFER_BUILD.at(seat, 0))
    else:
        leave_zone(s, seat)


def builders(s: Classic) -> i64:
    """How many have built at the open site."""
    count: i64 = 0
    for seat in range(s.seats):
        if has(s.players[seat].built, s.zone):
            count += 1
    return count


def leave_zone(s: Classic, seat: i64) -> None:
    """EGI-8.4: who does not build takes the ship back."""
    s.players[seat].moor(s.zone, NO_DOCK)
    s.note(NOT_BUILT, seat, s.zone)


BUILD_USES: Final[Uses] = MENUS.with_anytime([SendCrew(SEND), Skip(SKIP)], [NoLeadAlone(ADD)])
HELP_USES: Final[Uses] = MENUS.only([AddCrew(ADD, True), STRENGTH_USE, Ready(READY)])
