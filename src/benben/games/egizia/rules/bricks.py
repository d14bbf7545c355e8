"""EGI-9, EGI-10, EGI-11: what a brick costs, where it may be laid, and what it brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.bits import shl
from benben.core.steps import CHANCE, NOBODY, Step
from benben.games.egizia.actions import GRAVE_TURNED, TURN_GRAVE
from benben.games.egizia.components import (
    COLUMN_FIRST,
    FIRST_TEMPLE_SITE,
    GRAVE_SITE,
    OBELISK_SITE,
    PYRAMID_SITE,
    TOP,
)
from benben.games.egizia.refusals import (
    COLUMN_IS_FULL,
    GRAVES_ARE_FULL,
    INNER_COLUMNS_FIRST,
    OUTER_COLUMNS_FIRST,
    PYRAMID_IS_FULL,
)
from benben.games.egizia.rules.steps import STEPS
from benben.games.egizia.state import VALUE_BITS, Classic
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.rules.laying import IMPOSSIBLE
from benben.games.egizia_common.rules.rows import lay_in_row, raise_obelisk, score_row
from benben.games.egizia_common.state import COUNT_BITS, OWNER_BITS
from benben.games.egizia_common.tables import BRICK_LAID, FOR_BRICKS, OBELISK_IS_FULL


def price(s: Classic, site: i64) -> i64:
    """EGI-9.2, EGI-9.3, EGI-10.1, EGI-11.1: the number on the next space of a site; IMPOSSIBLE without one."""
    if site == OBELISK_SITE:
        return s.classic.obelisk[s.obelisk_height] if s.obelisk_height < len(s.classic.obelisk) else IMPOSSIBLE
    if site == GRAVE_SITE:
        return s.grave_value(s.graves_built) if s.graves_built < s.graves_turned else IMPOSSIBLE
    if site == PYRAMID_SITE:
        row = s.open_row()
        return s.box.pyramid[row] if row != NONE else IMPOSSIBLE
    column = site - FIRST_TEMPLE_SITE
    if s.is_full_column(column) or not s.is_open_column(column):
        return IMPOSSIBLE
    return s.classic.temple[COLUMN_FIRST[column] + s.column_height(column)]


def why_no_brick(s: Classic, site: i64) -> i64:
    """The reason why no brick can be laid on a site, whatever it costs; 0, if one can."""
    if price(s, site) != IMPOSSIBLE:
        return 0
    if site == OBELISK_SITE:
        return OBELISK_IS_FULL
    if site == GRAVE_SITE:
        return GRAVES_ARE_FULL
    if site == PYRAMID_SITE:
        return PYRAMID_IS_FULL
    column = site - FIRST_TEMPLE_SITE
    if s.is_full_column(column):
        return COLUMN_IS_FULL
    return OUTER_COLUMNS_FIRST if column < TOP else INNER_COLUMNS_FIRST


def lay_brick(s: Classic, seat: i64, site: i64, cost: i64) -> None:
    """EGI-9.1, EGI-9.4, EGI-9.5, EGI-11.2: a brick on its space; the next grave is turned up, a full row scores."""
    s.pending += cost
    s.note(BRICK_LAID, seat, site, cost)
    if site == OBELISK_SITE:
        raise_obelisk(s, seat)
    elif site == GRAVE_SITE:
        s.grave_owners += shl(seat + 1, OWNER_BITS * s.graves_built)
        s.graves_built += 1
        s.plan(TURN_GRAVES)
    elif site == PYRAMID_SITE:
        row = s.open_row()
        if lay_in_row(s, seat, row):
            score_row(s, row, False)
    else:
        column = site - FIRST_TEMPLE_SITE
        s.temple += shl(seat + 1, OWNER_BITS * (COLUMN_FIRST[column] + s.column_height(column)))
        s.column_heights += shl(1, COUNT_BITS * column)


def finish_bricks(s: Classic, seat: i64) -> None:
    """EGI-9.1, EGI-10.4: the points of all that was built."""
    s.gain(seat, s.pending, FOR_BRICKS)
    s.pending = 0


class TurnGraves(Step[Classic]):
    """EGI-1.4, EGI-9.4: graves are turned up until four lie open, or none is left."""

    def run(self, s: Classic) -> None:
        if s.can_turn_grave():
            s.plan(TURN_ONE_GRAVE)


class TurnOneGrave(Step[Classic]):
    """EGI-9.4: any of the tiles that nobody has seen."""

    def outcomes(self, s: Classic, out: Outcomes) -> None:
        for value in range(1, i64(len(s.classic.graves)) + 1):
            if s.graves_left(value) > 0:
                out.add(TURN_GRAVE.at(value - 1), s.graves_left(value))

    def answer(self, s: Classic, a: i64) -> None:
        value = TURN_GRAVE.x(a) + 1
        s.graves += shl(value, VALUE_BITS * s.graves_turned)
        s.note(GRAVE_TURNED, CHANCE, value, s.graves_turned)
        s.graves_turned += 1
        s.plan(TURN_GRAVES)


TURN_GRAVES: Final = STEPS.add(TurnGraves(NOBODY, 0))
TURN_ONE_GRAVE: Final = STEPS.add(TurnOneGrave(CHANCE, 0))
