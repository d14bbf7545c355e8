"""What a seat of Ra will still gain, as a sum of numbers that are learned, or made by hand where none are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import has, size
from benben.core.learning import Numbers
from benben.games.ra_dice.advice.evaluation import PHARAOH_STEP, Outlook
from benben.games.ra_dice.components import COLUMNS, DICE, EPOCHS, TRACK_END, RaComponents
from benben.games.ra_dice.scoring import tower
from benben.games.ra_dice.state import Player, Ra

# The parts of a moment's numbers, one behind the other.
FLOODS: Final = 3  # none, one, more
MARKERS: Final = DICE + 1  # of Civilization: none to five
LEAD: Final = 4  # on the Pharaoh track; a larger one is worth the same
LEADS: Final = 2 * LEAD + 1
NILE: Final = 0
CIVILIZATION: Final = NILE + (TRACK_END + 1) * FLOODS  # by markers, then by colours open to the seat
COLUMN: Final = CIVILIZATION + MARKERS * MARKERS
TOWER: Final = COLUMN + COLUMNS + 1
PHARAOH: Final = TOWER + DICE + 1  # by the lead over the first of the others, then over the last of them
TOGETHER: Final = PHARAOH + LEADS * LEADS  # what Nile and Civilization are worth more, or less, than each alone
REACHES: Final = 4  # of the Nile track: three spaces each, the last has the rest
WORTHS: Final = TOGETHER + REACHES * 2 * MARKERS
LEAST_TOWER: Final = 2  # lower ones are part of what the columns are worth
MOST_PARTS: Final = 5 + COLUMNS  # of a seat: no more numbers are summed

SURE: Final = 0.4  # points: the luck that is left when the game is over; level scores share the win
LUCK: Final = "luck"  # the row of numbers beside those of the moments
LUCK_OF_TURN: Final = 3.0  # points: the luck that one turn of each seat adds, as its square


class Tables:
    """The numbers for one number of seats and one Sun track.

    A moment is the start of a turn: by the turns until the seat's own (`wait`), the epoch, and the steps Ra has left.
    Its numbers add up to the points that the seat will gain until the end of the game.
    """

    def __init__(self, seats: i64, steps: i64, box: RaComponents) -> None:
        self.seats: i64 = seats
        self.steps: i64 = steps
        self.table: Ra = Ra(seats, box, None)  # an empty one, to make numbers by hand
        self.table.steps = steps
        self.worths: vec[float] = vec[float]([0.0] * (seats * EPOCHS * steps * WORTHS))
        self.luck: vec[float] = vec[float]([0.0] * (EPOCHS * steps))  # in points; 0: the numbers are not made yet

    def stage(self, epoch: i64, left: i64) -> i64:
        """How far the game is, as a number."""
        return (epoch - 1) * self.steps + left - 1

    def moment(self, wait: i64, epoch: i64, left: i64) -> i64:
        """Where the numbers of a moment begin."""
        return (wait * EPOCHS * self.steps + self.stage(epoch, left)) * WORTHS

    def luck_at(self, epoch: i64, left: i64) -> float:
        """How far the final lead is from the expected one, as the scale of a logistic distribution.

        Who uses the numbers of a moment asks this first: numbers that are made by hand are made when they are needed.
        """
        stage = self.stage(epoch, left)
        if self.luck[stage] == 0.0:
            self.make_by_hand(epoch, left)
        return self.luck[stage]

    def nile(self, at: i64, space: i64, floods: i64) -> float:
        return self.worths[at + NILE + space * FLOODS + min(floods, FLOODS - 1)]

    def civilization(self, at: i64, markers: i64, open_to: i64) -> float:
        return self.worths[at + CIVILIZATION + markers * MARKERS + max(open_to, 0)]

    def civilization_between(self, at: i64, markers: i64, open_to: float) -> float:
        """With a number of open colours that is an average."""
        fewer = i64(max(open_to, 0.0))
        share = max(open_to, 0.0) - float(fewer)
        worth = self.civilization(at, markers, fewer)
        return worth + share * (self.civilization(at, markers, min(fewer + 1, i64(DICE))) - worth)

    def columns(self, at: i64, columns: i64) -> float:
        return self.worths[at + COLUMN + columns]

    def tower(self, at: i64, high: i64) -> float:
        return self.worths[at + TOWER + high]

    def monuments(self, at: i64, p: Player) -> float:
        sum = self.worths[at + COLUMN + size(p.columns())]
        for column in range(i64(COLUMNS)):
            sum += self.worths[at + TOWER + tower(p, column)]
        return sum

    def pharaoh(self, at: i64, spaces: vec[i64], seat: i64) -> float:
        return self.worths[at + PHARAOH + leads(spaces, seat)]

    def together(self, at: i64, space: i64, floods: i64, markers: i64) -> float:
        return self.worths[at + TOGETHER + together_place(space, floods, markers)]

    def parts(self, s: Ra, seat: i64, out: vec[i64], first: i64) -> i64:
        """At the start of a turn: write the places of the numbers that are summed for a seat, and tell how many."""
        at = self.moment((seat + s.seats - s.turn) % s.seats, s.epoch, s.steps - s.ra)
        p = s.players[seat]
        out[first] = at + NILE + p.nile * FLOODS + min(p.floods, FLOODS - 1)
        out[first + 1] = at + CIVILIZATION + size(p.civilization) * MARKERS + open_colours(s, seat)
        out[first + 2] = at + COLUMN + size(p.columns())
        out[first + 3] = at + PHARAOH + leads(pharaohs(s), seat)
        count: i64 = 4
        if p.floods > 0 or p.civilization:  # with neither, there is nothing beside what the Nile space is worth
            place = together_place(p.nile, p.floods, size(p.civilization))
            out[first + count] = at + TOGETHER + place
            count += 1
        for column in range(i64(COLUMNS)):
            high = tower(p, column)
            if high >= LEAST_TOWER:
                out[first + count] = at + TOWER + high
                count += 1
        return count

    def make_by_hand(self, epoch: i64, left: i64) -> None:
        """The numbers of a moment from the hand-made evaluation, the same for every seat."""
        s = self.table
        s.epoch = epoch
        s.ra = s.steps - left
        look = Outlook(s, 0)
        for wait in range(self.seats):
            at = self.moment(wait, epoch, left)
            for space in range(i64(TRACK_END + 1)):
                for floods in range(i64(FLOODS)):
                    self.worths[at + NILE + space * FLOODS + floods] = look.nile(s, space, floods)
            for markers in range(i64(MARKERS)):
                for open_to in range(i64(MARKERS)):
                    self.worths[at + CIVILIZATION + markers * MARKERS + open_to] = look.civilization[markers]
            self.make_monuments(at, look)
            self.make_pharaohs(at, look)
        self.luck[self.stage(epoch, left)] = LUCK_OF_TURN * (look.all_turns + 0.5) ** 0.5

    def make_monuments(self, at: i64, look: Outlook) -> None:
        for columns in range(i64(COLUMNS + 1)):
            self.worths[at + COLUMN + columns] = look.columns[columns] + look.towers[1] * float(columns)
        for high in range(i64(LEAST_TOWER), i64(DICE + 1)):
            self.worths[at + TOWER + high] = look.towers[high] - look.towers[1]

    def make_pharaohs(self, at: i64, look: Outlook) -> None:
        box = self.table.box
        share = 1.0 - min(look.turns, 4.0) / 8.0
        for first in range(i64(LEADS)):
            for last in range(i64(LEADS)):
                worth = PHARAOH_STEP * float(first) * (1.0 + look.epochs) / 2.0
                if first > LEAD or (first == LEAD and last > LEAD):
                    worth += share * float(box.pharaoh_first)
                elif last < LEAD or (last == LEAD and first < LEAD):
                    worth += share * float(box.pharaoh_last)
                self.worths[at + PHARAOH + first * LEADS + last] = worth

    def make_all_by_hand(self) -> None:
        for epoch in range(i64(1), i64(EPOCHS + 1)):
            for left in range(i64(1), self.steps + 1):
                self.make_by_hand(epoch, left)

    def rows(self) -> Numbers:
        """The numbers as rows of a file, to a hundredth of a point: one for each moment."""
        rows: Numbers = {LUCK: [round(x, 2) for x in self.luck]}
        for name, at in self.row_places():
            rows[name] = [round(self.worths[at + i], 2) for i in range(i64(WORTHS))]
        return rows

    def read(self, rows: Numbers) -> None:
        luck = rows[LUCK]
        for i in range(i64(len(luck))):
            self.luck[i] = luck[i]
        for name, at in self.row_places():
            row = rows[name]
            for i in range(i64(WORTHS)):
                self.worths[at + i] = row[i]

    def row_places(self) -> list[tuple[str, int]]:
        """The names of the rows, and where their numbers begin."""
        return [
            (f"wait {wait} epoch {epoch} left {left:02}", self.moment(wait, epoch, left))
            for wait in range(self.seats)
            for epoch in range(1, EPOCHS + 1)
            for left in range(1, self.steps + 1)
        ]


def leads(spaces: vec[i64], seat: i64) -> i64:
    """Which number of the Pharaoh part: by the lead over the first of the others, and over the last of them."""
    most: i64 = -1
    least: i64 = TRACK_END + 1
    for other in range(i64(len(spaces))):
        if other != seat:
            most = max(most, spaces[other])
            least = min(least, spaces[other])
    return clipped(spaces[seat] - most) * LEADS + clipped(spaces[seat] - least)


def together_place(space: i64, floods: i64, markers: i64) -> i64:
    """Which number of the part for Nile and Civilization together."""
    reach = min(space // 3, i64(REACHES - 1))
    return (reach * 2 + (1 if floods > 0 else 0)) * MARKERS + markers


def clipped(lead: i64) -> i64:
    return max(-LEAD, min(LEAD, lead)) + LEAD


def pharaohs(s: Ra) -> vec[i64]:
    """By seat: the space on the Pharaoh track."""
    spaces = vec[i64]([0] * s.seats)
    for seat in range(s.seats):
        spaces[seat] = s.players[seat].pharaoh
    return spaces


def open_colours(s: Ra, seat: i64) -> i64:
    """How many colours of Civilization a seat may still take."""
    count: i64 = 0
    for colour in range(i64(DICE)):
        if not has(s.players[seat].civilization, colour) and not s.is_full(colour):
            count += 1
    return count
