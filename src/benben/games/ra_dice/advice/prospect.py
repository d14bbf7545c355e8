"""How the seats will stand when this turn is over, and what that is worth."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import has, size
from benben.games.ra_dice.advice.evaluation import Outlook
from benben.games.ra_dice.advice.tables import SURE, Tables, open_colours, pharaohs
from benben.games.ra_dice.components import COLUMNS, DICE, EPOCHS, TRACK_END
from benben.games.ra_dice.scoring import score_civilization, score_columns, score_nile, score_towers
from benben.games.ra_dice.state import Ra, on_track

POINT: Final = 0.001  # what a point is worth where it hardly changes the chance to win
STEEPEST: Final = 30.0


def chance(lead: float, luck: float) -> float:
    """The chance to win with such an expected lead, and a little for the lead itself."""
    x = max(-STEEPEST, min(STEEPEST, lead / luck))
    return 1.0 / (1.0 + exp(-x)) + POINT * lead


class Prospect(Outlook):
    """The end of this turn if Ra moves so many steps: the points that all seats will have at the end of the game, and
    what things are worth to the player whose turn it is. No sampling: an epoch that ends is scored.

    The lead is the one over all rivals at once, so that its chance to win follows: the better a rival stands, the more
    it counts (`weights`).
    """

    def __init__(self, s: Ra, moves: i64, tables: Tables) -> None:
        self.tables: Tables = tables
        self.me: i64 = s.turn
        self.left: i64 = s.steps - s.ra - moves
        self.epoch: i64 = s.epoch
        self.ends: bool = self.left <= 0
        self.is_over: bool = self.ends and s.epoch == EPOCHS
        self.luck: float = SURE
        if self.ends:
            self.left = s.steps
            self.epoch += 1
        if not self.is_over:
            self.luck = tables.luck_at(self.epoch, self.left)
        self.points: vec[float] = vec[float]([0.0] * s.seats)
        self.weights: vec[float] = vec[float]()
        self.by_space: vec[float] = vec[float]()  # by the own space on the Pharaoh track: what all Pharaohs are worth
        self.look_at(s)
        self.lead: float = self.lead_of(self.me)

    def look_closer(self, s: Ra) -> None:
        """What single things are worth, for who shares out dice: in place of what is hand-made."""
        self.weights = vec[float]([0.0] * s.seats)
        self.by_space = vec[float]([0.0] * (TRACK_END + 1))
        self.columns = vec[float]([0.0] * (COLUMNS + 1))
        self.towers = vec[float]([0.0] * (DICE + 1))
        self.civilization = vec[float]([0.0] * (DICE + 1))
        self.fill_weights()
        self.fill_worths(s)
        self.fill_pharaohs(s)

    def moment(self, s: Ra, seat: i64) -> i64:
        """Where the tables tell of a seat."""
        return self.tables.moment((seat + s.seats - self.me - 1) % s.seats, self.epoch, self.left)

    def look_at(self, s: Ra) -> None:
        """The points of all seats as things stand, dice not used."""
        spaces = pharaohs(s)
        gained = self.settled(s, spaces)
        for seat in range(s.seats):
            self.points[seat] = self.points_of(s, seat) + self.pharaoh_of(s, seat, spaces, gained)

    def points_of(self, s: Ra, seat: i64) -> float:
        """All but the Pharaohs."""
        p = s.players[seat]
        sum = float(p.score)
        if self.ends:
            sum += float(score_nile(s.box, p) + score_civilization(s.box, p))
        if self.is_over:
            return sum + float(score_columns(s.box, p) + score_towers(s.box, p))
        at = self.moment(s, seat)
        sum += self.tables.monuments(at, p)
        if self.ends:
            return sum + self.tables.nile(at, p.nile, 0) + self.tables.civilization(at, 0, DICE)
        markers = size(p.civilization)
        sum += self.tables.nile(at, p.nile, p.floods) + self.tables.together(at, p.nile, p.floods, markers)
        return sum + self.tables.civilization(at, markers, open_colours(s, seat))

    def settled(self, s: Ra, spaces: vec[i64]) -> vec[float]:
        """By seat: what the Pharaohs score now; if the epoch ends they go to where they will stand then."""
        gained = vec[float]([0.0] * s.seats)
        if not self.ends:
            return gained
        most = spaces[0]
        least = spaces[0]
        for seat in range(s.seats):
            most = max(most, spaces[seat])
            least = min(least, spaces[seat])
        if most == least:
            return gained
        for seat in range(s.seats):
            if spaces[seat] == most:
                gained[seat] = float(s.box.pharaoh_first)
                spaces[seat] = on_track(most - s.box.pharaoh_first_back)
            elif spaces[seat] == least:
                gained[seat] = float(s.box.pharaoh_last)
                spaces[seat] = on_track(least + s.box.pharaoh_last_forward)
        return gained

    def pharaoh_of(self, s: Ra, seat: i64, spaces: vec[i64], gained: vec[float]) -> float:
        if self.is_over:
            return gained[seat]
        return gained[seat] + self.tables.pharaoh(self.moment(s, seat), spaces, seat)

    def lead_of(self, seat: i64) -> float:
        """How far a seat is before all the others together."""
        points = self.points
        best: float = -1000.0
        for other in range(i64(len(points))):
            if other != seat:
                best = max(best, points[other])
        sum: float = 0.0
        for other in range(i64(len(points))):
            if other != seat:
                sum += exp((points[other] - best) / self.luck)
        return points[seat] - best - self.luck * log(sum)

    def fill_weights(self) -> None:
        """1 for whose turn it is; for the others less than 0, and −1 together."""
        mine = self.points[self.me] - self.lead
        for seat in range(i64(len(self.points))):
            self.weights[seat] = 1.0 if seat == self.me else -exp((self.points[seat] - mine) / self.luck)

    def fill_worths(self, s: Ra) -> None:
        at = self.moment(s, self.me) if not self.is_over else 0
        for columns in range(i64(COLUMNS + 1)):
            scored = float(s.box.monument_columns[columns])
            self.columns[columns] = scored if self.is_over else self.tables.columns(at, columns)
        for high in range(i64(DICE + 1)):
            scored = float(s.box.monument_towers[high])
            self.towers[high] = scored if self.is_over else self.tables.tower(at, high)
        have = size(s.players[self.me].civilization)
        for markers in range(i64(DICE + 1)):
            scored = float(s.box.civilization_markers[markers])
            self.civilization[markers] = scored if self.ends else self.tables.civilization(at, markers, DICE - markers)
        if not self.ends:
            self.fill_civilization(s, at, have)

    def fill_civilization(self, s: Ra, at: i64, have: i64) -> None:
        """More markers leave fewer colours to take, to oneself and, where they fill a colour, to others."""
        open_to = open_colours(s, self.me)
        for markers in range(have, i64(DICE + 1)):
            taken = markers - have
            self.civilization[markers] = self.tables.civilization(at, markers, open_to - taken)
        for seat in range(s.seats):
            if seat != self.me and open_to > 0:
                closed = float(closing_colours(s, self.me, seat)) / float(open_to)
                theirs = self.moment(s, seat)
                own = size(s.players[seat].civilization)
                free = open_colours(s, seat)
                for taken in range(i64(1), min(open_to, DICE - have) + 1):
                    fewer = self.tables.civilization_between(theirs, own, float(free) - closed * float(taken))
                    change = fewer - self.tables.civilization(theirs, own, free)
                    self.civilization[have + taken] += self.weights[seat] * change

    def nile(self, s: Ra, space: i64, floods: i64) -> float:
        if not self.ends:
            return self.tables.nile(self.moment(s, self.me), space, floods)
        sum = float(s.box.nile_spaces[space]) if floods > 0 else 0.0
        if self.is_over:
            return sum
        return sum + self.tables.nile(self.moment(s, self.me), space, 0)

    def together(self, s: Ra, space: i64, floods: i64, markers: i64) -> float:
        """What Nile and Civilization are worth together, beside what each is worth."""
        return 0.0 if self.ends else self.tables.together(self.moment(s, self.me), space, floods, markers)

    def pharaoh(self, s: Ra, seat: i64) -> float:
        """What all Pharaohs together are worth to whose turn it is, by where its own stands now."""
        return self.by_space[s.players[seat].pharaoh]

    def fill_pharaohs(self, s: Ra) -> None:
        """From where the own one stands as far as the dice can move it."""
        start = s.players[self.me].pharaoh
        for space in range(start, min(start + DICE, i64(TRACK_END)) + 1):
            spaces = pharaohs(s)
            spaces[self.me] = space
            gained = self.settled(s, spaces)
            sum: float = 0.0
            for seat in range(s.seats):
                sum += self.weights[seat] * self.pharaoh_of(s, seat, spaces, gained)
            self.by_space[space] = sum


def closing_colours(s: Ra, seat: i64, other: i64) -> i64:
    """How many colours a seat may take that would then be closed to another seat."""
    count: i64 = 0
    for colour in range(i64(DICE)):
        room = s.capacity()
        for i in range(s.seats):
            if has(s.players[i].civilization, colour):
                room -= 1
        has_one = has(s.players[seat].civilization | s.players[other].civilization, colour)
        if room == 1 and not has_one:
            count += 1
    return count
