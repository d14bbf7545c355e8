"""SAND-8 to SAND-11: what a brick costs, where it may be laid, and what it brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, shl
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.crews import CREW_COUNT
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import GRAIN, STONE
from benben.games.egizia_common.rules.laying import IMPOSSIBLE
from benben.games.egizia_common.rules.markets import climb_both
from benben.games.egizia_common.rules.rows import lay_in_row, raise_obelisk, score_row
from benben.games.egizia_common.state import COUNT_BITS, MOST_ROWS
from benben.games.egizia_common.tables import BRICK_LAID, FOR_BRICKS, MAX_SEATS, OBELISK_IS_FULL
from benben.games.egizia_shifting_sands.actions import (
    BONUS_GAINED,
    BRICK,
    CLIMB,
    COLONNADE_COMPLETED,
    FOR_COLONNADE,
)
from benben.games.egizia_shifting_sands.components import (
    COLUMN_COUNT,
    COLUMN_SITE,
    FIRST_ROW_SITE,
    FIRST_STATUE_SITE,
    GOLD_COLUMN,
    OBELISK_SITE,
    PURPLE_COLUMN,
    STATUE_SPACES,
)
from benben.games.egizia_shifting_sands.refusals import (
    COLONNADE_IS_FULL,
    NO_STATUE_FOR_FREE,
    NO_SUCH_ROW,
    NO_SUCH_STATUE,
    NOT_SUPPORTED,
    ONE_MARKET,
    ROW_IS_FULL,
    STATUE_BUILT_ALREADY,
    STATUE_IS_FULL,
)
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import LEVEL_BITS, Sands
from benben.games.egizia_shifting_sands.tiles import ALL_STRONGER, MORE_POINTS, STATUE_LEVELS

# Sections of the obelisk.
LOWER: Final = 1
UPPER: Final = 2
BOTH: Final = 2  # in the answers: both markets


def price(s: Sands, seat: i64, site: i64) -> i64:
    """SAND-8.3, SAND-8.8, SAND-9.1: the number on the next space of a site for a seat; IMPOSSIBLE without one."""
    if site == OBELISK_SITE:
        return s.obelisk_cost(s.obelisk_height) if s.obelisk_height < s.obelisk_levels() else IMPOSSIBLE
    if site == COLUMN_SITE:
        columns = s.columns_of(seat)
        return s.sands.colonnade[columns] if columns < COLUMN_COUNT else IMPOSSIBLE
    if site < FIRST_STATUE_SITE:
        return row_price(s, site - FIRST_ROW_SITE)
    return statue_price(s, seat, site - FIRST_STATUE_SITE)


def row_price(s: Sands, row: i64) -> i64:
    """SAND-10.1, SAND-10.2: the leftmost empty space of a row, if it rests on two bricks."""
    if row >= s.rows() or s.row_height(row) == s.row_spaces(row) or not s.is_supported(row):
        return IMPOSSIBLE
    return s.box.pyramid[row]


def statue_price(s: Sands, seat: i64, space: i64) -> i64:
    """SAND-11.1, SAND-11.2: the lowest level not built; one level of a statue in a round."""
    level = s.statue_level(seat, space)
    if s.statue_at(space) == NONE or level == STATUE_LEVELS or has(s.raised, space):
        return IMPOSSIBLE
    return s.sands.statue_costs[level]


def lay_paid_brick(s: Sands, seat: i64, site: i64, cost: i64) -> None:
    """SAND-8.7, SAND-11.3: a brick brings as many points as it cost; those of statues bring none."""
    if site < FIRST_STATUE_SITE:
        s.pending += cost
    lay_brick(s, seat, site, cost)


def lay_brick(s: Sands, seat: i64, site: i64, cost: i64) -> None:
    """SAND-8.7, SAND-9.7, SAND-10.1: a brick on the next space of a site; points come when the build is finished."""
    if s.has_bonus(seat, MORE_POINTS):
        s.pending += s.sands.brick_points
    if site == OBELISK_SITE:
        s.sections |= LOWER if s.obelisk_height < s.lower_levels() else UPPER
        raise_obelisk(s, seat)
    elif site == COLUMN_SITE:
        s.columns += shl(1, COUNT_BITS * seat)
    elif site < FIRST_STATUE_SITE:
        if lay_in_row(s, seat, site - FIRST_ROW_SITE):
            s.full_rows |= bit(site - FIRST_ROW_SITE)
    else:
        space = site - FIRST_STATUE_SITE
        s.statue_levels += shl(1, LEVEL_BITS * (STATUE_SPACES * seat + space))
        s.raised |= bit(space)
    s.note(BRICK_LAID, seat, site, cost)


def begin_bricks(s: Sands, seat: i64) -> None:
    """Nothing is built yet."""
    s.pending = 0
    s.sections = 0
    s.full_rows = 0
    s.raised = 0
    s.first_column = s.columns_of(seat)


def finish_bricks(s: Sands, seat: i64) -> None:
    """SAND-8.7, SAND-10.5: after the last brick: its points; rows; columns; then the bonus of the obelisk."""
    s.gain(seat, s.pending, FOR_BRICKS)
    for row in range(i64(MOST_ROWS)):
        if has(s.full_rows, row):
            score_row(s, row, True)
    gain_columns(s, seat)
    if s.sections != 0 and not has(s.obelisk_bonus, seat):
        s.obelisk_bonus |= bit(seat)
        s.plan(OBELISK_BONUS.at(seat, s.sections))
    s.full_rows = 0
    s.sections = 0
    s.pending = 0
    s.raised = 0


def gain_columns(s: Sands, seat: i64) -> None:
    """SAND-9.2, SAND-9.3, SAND-9.4: what the columns bring that were built."""
    columns = s.columns_of(seat)
    if s.first_column < GOLD_COLUMN <= columns:
        gain_bonus(s, seat, s.gold)
    if s.first_column < PURPLE_COLUMN <= columns:
        gain_bonus(s, seat, s.purple)
    if s.first_column < COLUMN_COUNT <= columns:
        rank = s.finished_colonnades() - 1
        s.note(COLONNADE_COMPLETED, seat, rank)
        s.gain(seat, s.sands.colonnade_points[rank], FOR_COLONNADE)
    s.first_column = columns


def gain_bonus(s: Sands, seat: i64, tile: i64) -> None:
    """SAND-9.8: G4 makes all crews stronger at once; what the other tiles do is found where they are used."""
    s.note(BONUS_GAINED, seat, tile)
    if tile == ALL_STRONGER:
        for crew in range(i64(CREW_COUNT)):
            s.raise_crew(seat, crew, s.sands.crew_steps)


class ObeliskBonus(Step[Sands]):
    """SAND-8.9, SAND-8.10: once per round: a market for the lower section, both for the upper one."""

    def __init__(self, player: i64, sections: i64) -> None:
        super().__init__(NOBODY, sections)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        if self.left == UPPER:
            climb_both(s, self.player, 1)
        else:
            s.plan(CHOOSE_MARKET.at(self.player, self.left))


class ChooseMarket(Step[Sands]):
    """SAND-8.10: with both sections built in one go, it is one of the two bonuses."""

    def legal(self, s: Sands, out: Answers) -> None:
        out.add(CLIMB.at(GRAIN))
        out.add(CLIMB.at(STONE))
        if self.left & UPPER:
            out.add(CLIMB.at(BOTH))

    def answer(self, s: Sands, a: i64) -> None:
        if CLIMB.x(a) == BOTH:
            climb_both(s, self.seat, 1)
        else:
            s.climb(self.seat, CLIMB.x(a), 1)

    def refuse(self, s: Sands, a: i64) -> i64:
        return ONE_MARKET if CLIMB.has(a) else 0


class FreeBrick(Step[Sands]):
    """SAND-6.12: a brick without stones and crews; where there is only one place for it, nobody is asked."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player

    def run(self, s: Sands) -> None:
        count: i64 = 0
        last: i64 = 0
        for site in range(i64(FIRST_STATUE_SITE)):
            if price(s, self.player, site) != IMPOSSIBLE:
                count += 1
                last = site
        if count > 1:
            s.plan(CHOOSE_FREE_BRICK.at(self.player, 0))
        elif count == 1:
            lay_for_free(s, self.player, last)


def lay_for_free(s: Sands, seat: i64, site: i64) -> None:
    """SAND-6.12: no points for building, but every bonus."""
    begin_bricks(s, seat)
    lay_brick(s, seat, site, 0)
    finish_bricks(s, seat)


class ChooseFreeBrick(Step[Sands]):
    """SAND-6.12: on the obelisk, the colonnade or the pyramid."""

    def legal(self, s: Sands, out: Answers) -> None:
        for site in range(i64(FIRST_STATUE_SITE)):
            if price(s, self.seat, site) != IMPOSSIBLE:
                out.add(BRICK.at(site))

    def answer(self, s: Sands, a: i64) -> None:
        lay_for_free(s, self.seat, BRICK.x(a))

    def refuse(self, s: Sands, a: i64) -> i64:
        if not BRICK.has(a):
            return 0
        return NO_STATUE_FOR_FREE if BRICK.x(a) >= FIRST_STATUE_SITE else why_no_brick(s, self.seat, BRICK.x(a))


def why_no_brick(s: Sands, seat: i64, site: i64) -> i64:
    """The reason why no brick can be laid on a site, whatever it costs; 0, if one can."""
    if price(s, seat, site) != IMPOSSIBLE:
        return 0
    if site == OBELISK_SITE:
        return OBELISK_IS_FULL
    if site == COLUMN_SITE:
        return COLONNADE_IS_FULL
    if site < FIRST_STATUE_SITE:
        return why_no_row(s, site - FIRST_ROW_SITE)
    space = site - FIRST_STATUE_SITE
    if s.statue_at(space) == NONE:
        return NO_SUCH_STATUE
    return STATUE_IS_FULL if s.statue_level(seat, space) == STATUE_LEVELS else STATUE_BUILT_ALREADY


def why_no_row(s: Sands, row: i64) -> i64:
    if row >= s.rows():
        return NO_SUCH_ROW
    return ROW_IS_FULL if s.row_height(row) == s.row_spaces(row) else NOT_SUPPORTED


SECTION_SETS: Final = 4
OBELISK_BONUS: Final[Family] = STEPS.family(ObeliskBonus, player=MAX_SEATS, sections=SECTION_SETS)
CHOOSE_MARKET: Final[Family] = STEPS.family(ChooseMarket, seat=MAX_SEATS, sections=SECTION_SETS)
FREE_BRICKS: Final[Family] = STEPS.family(FreeBrick, player=MAX_SEATS)
CHOOSE_FREE_BRICK: Final[Family] = STEPS.family(ChooseFreeBrick, seat=MAX_SEATS)
