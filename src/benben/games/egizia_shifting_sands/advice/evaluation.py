"""What a state of Shifting Sands is worth to a seat: colonnade, statues, waiting ships beside what the family has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia_common.advice.outlook import Outlook
from benben.games.egizia_common.advice.weights import Weights
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.scoring import measure
from benben.games.egizia_common.state import FEEDING, MINING, PLACEMENT
from benben.games.egizia_shifting_sands.components import (
    COLUMN_COUNT,
    GOLD_COLUMN,
    PURPLE_COLUMN,
    SPHINX_ZONE,
    STATUE_SPACES,
    WAITING,
)
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import STATUE_COUNTED, STATUE_LEVELS

# Estimates, found by playing.
WEIGHTS: Final = Weights()
GOLD: Final = 2.02  # a column tile, with four rounds to come
PURPLE: Final = 1.3
LAST_COLUMN: Final = 3.0
NEAR: Final = 0.84  # how much of what is halfway there counts
MAJORITY: Final = 0.816
NEXT_LEVEL: Final = 0.175  # of what the next level of a statue would bring
DOCK: Final = 0.96  # a sphinx space farther out


class SandsOutlook(Outlook):
    """Of one seat."""

    def __init__(self, s: Sands, seat: i64) -> None:
        super().__init__(s, seat, WEIGHTS)
        self.sands: Sands = s

    def is_to_feed(self) -> bool:
        """In the Feeding phase: unless it is another's turn after the own one; near enough."""
        s = self.s
        if s.phase in (PLACEMENT, MINING):
            return True
        return s.phase == FEEDING and not (s.actor() >= 0 and s.tile_of(s.actor()) > s.tile_of(self.seat))

    def is_to_mine(self) -> bool:
        return self.s.phase == PLACEMENT

    def is_late(self, dock: i64) -> bool:
        return dock == WAITING

    def at_zone(self, zone: i64, dock: i64) -> float:
        """SAND-8.2, SAND-12.2: a ship that waits may build; the farther out at the sphinx, the fewer cards."""
        likely = self.weights.waits if dock == WAITING else 1.0
        if zone == SPHINX_ZONE:
            return self.weights.sphinx_visit * likely - DOCK * float(dock)
        return self.weights.zone * likely

    def monuments(self) -> float:
        pending = float(self.sands.pending) if self.is_building() else 0.0
        return pending + self.columns() + self.rows() + self.majority() + self.statues()

    def columns(self) -> float:
        """What the colonnade brings, and how far the next tile is."""
        columns, points = float(self.sands.columns_of(self.seat)), 0.0
        weight = (self.left + 0.5) / 4.0
        points += GOLD * weight * min(1.0, columns / float(GOLD_COLUMN))
        if columns >= float(GOLD_COLUMN):
            points += (
                PURPLE * weight * (columns - 3.0) / float(PURPLE_COLUMN - GOLD_COLUMN)
                if columns < 5.0
                else PURPLE * weight
            )
        if columns < float(COLUMN_COUNT) and columns > 4.0:
            points += LAST_COLUMN * NEAR * (columns - 4.0) / 3.0 * min(1.0, self.left / 2.0)
        return points

    def majority(self) -> float:
        """SAND-14.2: the most bricks in the pyramid."""
        s = self.sands
        total = s.pyramid_bricks(self.seat)
        if total == 0:
            return 0.0
        most: i64 = 0
        for other in range(s.seats):
            if other != self.seat:
                most = max(most, s.pyramid_bricks(other))
        return float(s.sands.majority) * max(0.0, min(1.0, 0.5 + 0.2 * float(total - most))) * MAJORITY

    def statues(self) -> float:
        """What each statue will be worth: levels that are built, with the goal reached or near."""
        points: float = 0.0
        for space in range(i64(STATUE_SPACES)):
            statue = self.sands.statue_at(space)
            if statue != NONE:
                points += self.statue(space, statue)
        return points

    def statue(self, space: i64, statue: i64) -> float:
        s = self.sands
        has_so_much = float(measure(s, self.seat, STATUE_COUNTED[statue]))
        level = s.statue_level(self.seat, space)
        best: float = 0.0
        for n in range(level):
            needed = float(s.sands.statue_needed[STATUE_LEVELS * statue + n])
            best = max(best, float(s.sands.statue_points[n]) * self.chance(has_so_much, needed))
        if level < STATUE_LEVELS and self.left > 0.0:
            needed = float(s.sands.statue_needed[STATUE_LEVELS * statue + level])
            later = float(s.sands.statue_points[level]) * self.chance(has_so_much, needed)
            best += NEXT_LEVEL * max(0.0, later - best)
        return best
