"""What every roll of a turn brings, the end of the turn being foreseen for every number of Suns."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.ra_dice.advice.prospect import Prospect, chance
from benben.games.ra_dice.advice.sharing import Sharing
from benben.games.ra_dice.advice.tables import Tables
from benben.games.ra_dice.components import (
    CIVILIZATION_DISASTER,
    COLUMNS,
    DICE,
    DISASTERS,
    MONUMENT_DISASTER,
    SIDES,
    SPACES,
    RaComponents,
)
from benben.games.ra_dice.rules.disaster import strike
from benben.games.ra_dice.scoring import tower
from benben.games.ra_dice.state import Player, Ra


def steps_of_ra(box: RaComponents, suns: i64) -> i64:
    """RA-10.1: how far Ra moves."""
    return suns if suns <= box.suns_that_move else 0


def points_of_suns(box: RaComponents, suns: i64) -> float:
    """RA-10.2: what the Suns score."""
    return float(box.suns_points) if suns == box.suns_that_score and suns > box.suns_that_move else 0.0


class Turn:
    """A turn before its dice are used, by the number of Suns in the end."""

    def __init__(self, s: Ra, tables: Tables) -> None:
        self.prospects: list[Prospect] = []
        self.sharings: list[Sharing] = []
        self.leads: vec[float] = vec[float](capacity=SIDES)  # without the use of dice
        struck_by: float = -1.0  # what a disaster brings where Ra stays; not known yet
        box = s.box
        for suns in range(i64(SIDES)):
            steps = steps_of_ra(box, suns)
            if steps == suns:
                look = Prospect(s, steps, tables)
                look.look_closer(s)
                self.prospects.append(look)
                self.sharings.append(Sharing(s, look))
            else:
                self.prospects.append(self.prospects[steps])
                self.sharings.append(self.sharings[steps])
            lead = self.prospects[suns].lead + points_of_suns(box, suns) - self.sharings[suns].suns[0]
            if suns >= box.suns_for_disaster:
                if steps > 0 or struck_by < 0.0:
                    struck_by = disaster_gain(s, steps, self.prospects[suns])
                lead += struck_by
            self.leads = append(self.leads, lead)

    def chance(self, suns: i64, pharaohs: i64, niles: i64, civilizations: i64, monuments: i64, ankhs: i64) -> float:
        """The chance to win with these dice."""
        gain = self.sharings[suns].of(pharaohs, niles, civilizations, monuments, ankhs, 0)
        return chance(self.leads[suns] + gain, self.prospects[suns].luck)


def disaster_gain(s: Ra, steps: i64, now: Prospect) -> float:
    """What the best disaster brings, in points."""
    best: float = 0.0
    for area in range(i64(len(DISASTERS))):
        best = max(best, Prospect(struck(s, area), steps, now.tables).lead - now.lead)
    return best


def struck(s: Ra, area: i64) -> Ra:
    """A copy of the table after a disaster, the others having chosen what costs them little."""
    after = s.clone()
    for i in range(i64(1), s.seats):
        victim = (s.turn + i) % s.seats
        strike(after, area, victim)
        p = after.players[victim]
        lost = s.box.markers_lost
        if area == CIVILIZATION_DISASTER and size(s.players[victim].civilization) > lost:
            drop_civilizations(p, lost)
        elif area == MONUMENT_DISASTER and size(s.players[victim].monuments) > lost:
            drop_monuments(p, lost)
    return after


def drop_civilizations(p: Player, lost: i64) -> None:
    for colour in range(i64(DICE)):
        if lost > 0 and has(p.civilization, colour):
            p.civilization &= ~bit(colour)
            lost -= 1


def drop_monuments(p: Player, lost: i64) -> None:
    """First those of columns with two markers: one of two is worth nothing yet."""
    for wanted in range(i64(3)):
        for space in range(i64(SPACES)):
            high = tower(p, space % COLUMNS)
            if lost > 0 and has(p.monuments, space) and (wanted == 2 or high == 2 - wanted):
                p.monuments &= ~bit(space)
                lost -= 1
