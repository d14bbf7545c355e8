"""EGI-4, EGI-7: where ships may go, and what Nile cards allow beyond that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import has
from benben.core.menu import Use, Uses
from benben.core.steps import Family, Step
from benben.games.egizia.actions import (
    DOUBLE,
    DOUBLING_CARD,
    PLACE,
    SHARE,
    SHARING_CARD,
    TOWN_VISITED,
    UPRIVER,
    UPRIVER_CARDS,
)
from benben.games.egizia.refusals import NOT_HELIOPOLIS, NOT_UPRIVER, NOTHING_UPRIVER, TOWN_IS_FREE
from benben.games.egizia.rules.anytime import MENUS
from benben.games.egizia.rules.steps import STEPS
from benben.games.egizia.state import Classic
from benben.games.egizia.towns import HELIOPOLIS, TOWN_NAMES
from benben.games.egizia_common.nile_card import ANYTIME as ANYTIME_KIND
from benben.games.egizia_common.river import NO_PLACE, TILE_PLACES, TILE_SPACES
from benben.games.egizia_common.rules.gaining import claim_tile
from benben.games.egizia_common.rules.offers import Question
from benben.games.egizia_common.rules.placement import (
    LAST,
    NoPass,
    Pass,
    PlaceShip,
    can_place_between,
    offer,
    put_ship,
    taken_places,
    why_not_space,
)
from benben.games.egizia_common.rules.uses import use_power, use_up
from benben.games.egizia_common.spaces import FIRST_TILE
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import (
    CARD_NOT_YOURS,
    CARD_USED_ALREADY,
    DONE,
    FOR_CARDS,
    MAX_SEATS,
    NO_SHIPS_LEFT,
    NOT_DOWNSTREAM,
    PASS,
)


def can_place(s: Classic, seat: i64) -> bool:
    """EGI-4.8, EGI-4.9: whether a seat can place a ship at all."""
    me = s.players[seat]
    if me.ships == 0:
        return False
    if can_place_between(s, me, me.farthest, LAST) or can_share(s, seat, me.farthest, LAST):
        return True
    return has_upriver_card(s, seat) and can_go_upriver(s, seat)


def can_share(s: Classic, seat: i64, low: i64, high: i64) -> bool:
    """EGI-7.4: whether a seat has the card for a town that is taken, and there is one between two places."""
    if not s.players[seat].is_ready(SHARING_CARD):
        return False
    taken = taken_places(s)
    for town in range(i64(HELIOPOLIS)):
        if low < TILE_PLACES[town] < high and has(taken, TILE_PLACES[town]):
            return True
    return False


def has_upriver_card(s: Classic, seat: i64) -> bool:
    """EGI-7.3: a card for one use, or one for once per round."""
    for i in range(i64(len(UPRIVER_CARDS))):
        if s.players[seat].is_ready(UPRIVER_CARDS[i]):
            return True
    return False


def can_go_upriver(s: Classic, seat: i64) -> bool:
    """EGI-7.3: whether a ship could be placed above the last own one, or with the other card in its own town."""
    me = s.players[seat]
    return can_place_between(s, me, NO_PLACE, me.farthest) or can_share(s, seat, NO_PLACE, me.farthest + 1)


class ShareTown(Use[Classic]):
    """EGI-7.4: with the card for it, once per round, a town that is taken, downriver of all own ships."""

    def legal(self, s: Classic, seat: i64, out: Answers) -> None:
        offer_shared(s, seat, s.players[seat].farthest, LAST, out)

    def answer(self, s: Classic, seat: i64, a: i64) -> None:
        use_power(s, seat, SHARING_CARD)
        put_ship(s, seat, FIRST_TILE + SHARE.x(a))

    def refuse(self, s: Classic, seat: i64, a: i64) -> i64:
        reason = why_not_shared(s, seat, SHARE.x(a))
        return reason if reason else NOT_DOWNSTREAM


def offer_shared(s: Classic, seat: i64, low: i64, high: i64, out: Answers) -> None:
    me = s.players[seat]
    if me.ships == 0 or not me.is_ready(SHARING_CARD):
        return
    taken = taken_places(s)
    for town in range(i64(HELIOPOLIS)):
        if low < TILE_PLACES[town] < high and has(taken, TILE_PLACES[town]):
            out.add(SHARE.at(town))


def why_not_shared(s: Classic, seat: i64, town: i64) -> i64:
    """The reason why a town cannot be shared, wherever the own ships are; 0, if it can."""
    me = s.players[seat]
    if not me.has_card(SHARING_CARD):
        return CARD_NOT_YOURS
    if has(me.used, SHARING_CARD):
        return CARD_USED_ALREADY
    if me.ships == 0:
        return NO_SHIPS_LEFT
    if town == HELIOPOLIS:
        return NOT_HELIOPOLIS
    return 0 if s.is_taken(TILE_PLACES[town]) else TOWN_IS_FREE


class GoUpriver(Use[Classic]):
    """EGI-7.3: a card lets the next ship go upriver; then it is asked where."""

    def legal(self, s: Classic, seat: i64, out: Answers) -> None:
        if not has_upriver_card(s, seat) or s.players[seat].ships == 0 or not can_go_upriver(s, seat):
            return
        for i in range(i64(len(UPRIVER_CARDS))):
            if s.players[seat].is_ready(UPRIVER_CARDS[i]):
                out.add(UPRIVER.at(i))

    def answer(self, s: Classic, seat: i64, a: i64) -> None:
        card = UPRIVER_CARDS[UPRIVER.x(a)]
        if has(s.box.of_kind[ANYTIME_KIND], card):
            use_up(s, seat, card)
        else:
            use_power(s, seat, card)
        s.plan(PLACING_UPRIVER.at(seat, 0))

    def refuse(self, s: Classic, seat: i64, a: i64) -> i64:
        me, card = s.players[seat], UPRIVER_CARDS[UPRIVER.x(a)]
        if not me.has_card(card):
            return CARD_NOT_YOURS
        if has(me.used, card):
            return CARD_USED_ALREADY
        return NO_SHIPS_LEFT if me.ships == 0 else NOTHING_UPRIVER


class PlaceUpriver(Use[Classic]):
    """EGI-7.3: on a free space above the last own ship."""

    def legal(self, s: Classic, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        offer(s, me, NO_PLACE, me.farthest, PLACE.first, out)

    def answer(self, s: Classic, seat: i64, a: i64) -> None:
        put_ship(s, seat, PLACE.x(a))

    def refuse(self, s: Classic, seat: i64, a: i64) -> i64:
        reason = why_not_space(s, seat, PLACE.x(a))
        return reason if reason else NOT_UPRIVER


class ShareUpriver(ShareTown):
    """EGI-7.4: with both cards a town upriver that is taken, also the one of the last own ship."""

    def legal(self, s: Classic, seat: i64, out: Answers) -> None:
        offer_shared(s, seat, NO_PLACE, s.players[seat].farthest + 1, out)

    def refuse(self, s: Classic, seat: i64, a: i64) -> i64:
        reason = why_not_shared(s, seat, SHARE.x(a))
        return reason if reason else NOT_UPRIVER


class PlacingUpriver(Question):
    """EGI-7.3: where upriver."""

    def uses(self, s: Egizia) -> Uses:
        return UPRIVER_TURN


# Towns


def land(s: Classic, seat: i64, town: i64) -> None:
    """EGI-5.1, EGI-7.5: what a town brings; asked first whether twice, where a card allows it."""
    if town != HELIOPOLIS and s.players[seat].is_ready(DOUBLING_CARD):
        s.plan(MAY_DOUBLE.at(seat, town))
    else:
        visit(s, seat, town, 1)


def visit(s: Classic, seat: i64, town: i64, times: i64) -> None:
    s.note(TOWN_VISITED, seat, town, times)
    claim_tile(s, seat, town, times, FOR_CARDS)


class MayDouble(Step[Classic]):
    """EGI-7.5: once per round what a town brings is doubled, but not in Heliopolis."""

    def __init__(self, seat: i64, town: i64) -> None:
        super().__init__(seat, town)

    def legal(self, s: Classic, out: Answers) -> None:
        out.add(DOUBLE.at(0))
        out.add(DONE.at(0))

    def answer(self, s: Classic, a: i64) -> None:
        if DOUBLE.has(a):
            use_power(s, self.seat, DOUBLING_CARD)
            visit(s, self.seat, self.left, s.box.number(DOUBLING_CARD, 0))
        else:
            visit(s, self.seat, self.left, 1)


SHIPS: Final[list[Use]] = [PlaceShip(PLACE), ShareTown(SHARE), GoUpriver(UPRIVER)]
TURN: Final[Uses] = MENUS.with_anytime([*SHIPS, Pass(PASS)])
SECOND_TURN: Final[Uses] = MENUS.with_anytime(SHIPS, [NoPass(PASS)])
UPRIVER_TURN: Final[Uses] = MENUS.with_anytime([PlaceUpriver(PLACE), ShareUpriver(SHARE)], [NoPass(PASS)])

PLACING_UPRIVER: Final[Family] = STEPS.family(PlacingUpriver, seat=MAX_SEATS)
MAY_DOUBLE: Final[Family] = STEPS.family(MayDouble, seat=MAX_SEATS, town=len(TOWN_NAMES))

assert len(TOWN_NAMES) == TILE_SPACES
