"""RA-10.3 and RA-11: disasters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.core.menu import Use
from benben.core.steps import Step
from benben.games.ra_dice.actions import (
    CIVILIZATION_LOST,
    DECLARE_DISASTER,
    DISASTER_DECLARED,
    FLOOD_LOST,
    MONUMENT_LOST,
    NILE_MOVED,
    PHARAOH_MOVED,
    RETRIEVE_CIVILIZATION,
    RETRIEVE_MONUMENT,
)
from benben.games.ra_dice.components import (
    CIVILIZATION_DISASTER,
    COLUMNS,
    DICE,
    DISASTERS,
    MAX_SEATS,
    MONUMENT_DISASTER,
    MOST_LOST,
    NILE_DISASTER,
    PHARAOH_DISASTER,
    SPACES,
)
from benben.games.ra_dice.refusals import (
    CIVILIZATION_FIRST,
    MONUMENT_FIRST,
    NO_SUCH_CIVILIZATION,
    NO_SUCH_MONUMENT,
    ONE_DISASTER,
    TOO_FEW_SUNS,
)
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.state import Ra, on_track


class DeclareDisaster(Use[Ra]):
    """RA-10.3, RA-11.5: with four or five Suns the player may choose, once, what strikes all others."""

    def legal(self, s: Ra, seat: i64, out: Answers) -> None:
        if s.disaster_open:
            for area in range(i64(len(DISASTERS))):
                out.add(DECLARE_DISASTER.at(area))

    def answer(self, s: Ra, seat: i64, a: i64) -> None:
        area = DECLARE_DISASTER.x(a)
        s.disaster_open = False
        s.note(DISASTER_DECLARED, s.turn, area)
        for i in range(1, s.seats):
            strike(s, area, (s.turn + i) % s.seats)
        # What is planned last is asked first: so the declarer's left neighbour answers before the others.
        for i in range(1, s.seats):
            ask_victim(s, area, (s.turn + s.seats - i) % s.seats)

    def refuse(self, s: Ra, seat: i64, a: i64) -> i64:
        if s.suns >= s.box.suns_for_disaster:
            return ONE_DISASTER
        return TOO_FEW_SUNS


def strike(s: Ra, area: i64, seat: i64) -> None:
    """RA-11.1 to RA-11.4: what a disaster does to one of the others."""
    if area == PHARAOH_DISASTER:
        strike_pharaoh(s, seat)
    elif area == NILE_DISASTER:
        strike_nile(s, seat)
    elif area == CIVILIZATION_DISASTER:
        strike_civilization(s, seat)
    elif area == MONUMENT_DISASTER:
        strike_monuments(s, seat)


def ask_victim(s: Ra, area: i64, seat: i64) -> None:
    """RA-11.3, RA-11.4: who has more markers than must go chooses which."""
    p = s.players[seat]
    lost = s.box.markers_lost
    if lost > 0 and area == CIVILIZATION_DISASTER and size(p.civilization) > lost:
        s.plan(LOSE_CIVILIZATIONS.at(seat, lost))
    if lost > 0 and area == MONUMENT_DISASTER and size(p.monuments) > lost:
        s.plan(LOSE_MONUMENTS.at(seat, lost))


def strike_pharaoh(s: Ra, seat: i64) -> None:
    """RA-11.1: back on the Pharaoh track."""
    p = s.players[seat]
    before = p.pharaoh
    p.pharaoh = on_track(before - s.box.pharaoh_retreat)
    if p.pharaoh != before:
        s.note(PHARAOH_MOVED, seat, p.pharaoh, before)


def strike_nile(s: Ra, seat: i64) -> None:
    """RA-11.2: a flood is lost, or without one some spaces."""
    p = s.players[seat]
    if p.floods > 0:
        p.floods -= 1
        s.note(FLOOD_LOST, seat, p.floods)
    else:
        before = p.nile
        p.nile = on_track(before - s.box.nile_retreat)
        if p.nile != before:
            s.note(NILE_MOVED, seat, p.nile, before)


def strike_civilization(s: Ra, seat: i64) -> None:
    """RA-11.3: a victim without a choice takes all markers back at once."""
    p = s.players[seat]
    if size(p.civilization) > s.box.markers_lost:
        return
    for colour in range(i64(DICE)):
        if has(p.civilization, colour):
            retrieve_civilization(s, seat, colour)


def strike_monuments(s: Ra, seat: i64) -> None:
    """RA-11.4: likewise with monuments."""
    p = s.players[seat]
    if size(p.monuments) > s.box.markers_lost:
        return
    for space in range(i64(SPACES)):
        if has(p.monuments, space):
            retrieve_monument(s, seat, space)


def retrieve_civilization(s: Ra, seat: i64, colour: i64) -> None:
    """RA-11.3: one marker off the board."""
    s.players[seat].civilization &= ~bit(colour)
    s.note(CIVILIZATION_LOST, seat, colour)


def retrieve_monument(s: Ra, seat: i64, space: i64) -> None:
    """RA-11.4: one marker off the board."""
    s.players[seat].monuments &= ~bit(space)
    s.note(MONUMENT_LOST, seat, space // COLUMNS, space % COLUMNS)


class MustRetrieveCivilization(Step[Ra]):
    """RA-11.3: the victim chooses one of their markers, until two are taken back."""

    def legal(self, s: Ra, out: Answers) -> None:
        for colour in range(i64(DICE)):
            if has(s.players[self.seat].civilization, colour):
                out.add(RETRIEVE_CIVILIZATION.at(colour))

    def answer(self, s: Ra, a: i64) -> None:
        retrieve_civilization(s, self.seat, RETRIEVE_CIVILIZATION.x(a))
        if self.left > 1:
            s.plan(LOSE_CIVILIZATIONS.at(self.seat, self.left - 1))

    def refuse(self, s: Ra, a: i64) -> i64:
        if RETRIEVE_CIVILIZATION.has(a):
            return NO_SUCH_CIVILIZATION
        return CIVILIZATION_FIRST


class MustRetrieveMonument(Step[Ra]):
    """RA-11.4: the victim chooses one of their monuments, until two are taken back."""

    def legal(self, s: Ra, out: Answers) -> None:
        for space in range(i64(SPACES)):
            if has(s.players[self.seat].monuments, space):
                out.add(RETRIEVE_MONUMENT.first + space)

    def answer(self, s: Ra, a: i64) -> None:
        retrieve_monument(s, self.seat, a - RETRIEVE_MONUMENT.first)
        if self.left > 1:
            s.plan(LOSE_MONUMENTS.at(self.seat, self.left - 1))

    def refuse(self, s: Ra, a: i64) -> i64:
        if RETRIEVE_MONUMENT.has(a):
            return NO_SUCH_MONUMENT
        return MONUMENT_FIRST


LOSE_CIVILIZATIONS: Final = STEPS.family(MustRetrieveCivilization, seat=MAX_SEATS, left=MOST_LOST + 1)
LOSE_MONUMENTS: Final = STEPS.family(MustRetrieveMonument, seat=MAX_SEATS, left=MOST_LOST + 1)
