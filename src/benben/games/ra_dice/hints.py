"""What is good in Ra: the worth of a position, and which dice to keep.

The worth of a player's board is an estimate in points. What dice are worth is the best sum of gains they allow; which
dice to roll again then follows exactly, by averaging over every outcome of one or two rerolls.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import bit, has, size
from benben.core.hints import Hints
from benben.core.rng import Rng
from benben.core.steps import NOBODY
from benben.games.ra_dice.actions import KEEP, REROLL
from benben.games.ra_dice.components import (
    ANKH,
    CIVILIZATION,
    COLUMNS,
    DICE,
    EPOCHS,
    MONUMENT,
    NILE,
    PHARAOH,
    PLACES,
    SIDES,
    SPACES,
    SUN,
    TRACK_END,
)
from benben.games.ra_dice.scoring import score_pharaoh, tower
from benben.games.ra_dice.state import Player, Ra

# Estimates, found by playing: chances in one turn of a player who wants it.
STEPS_PER_TURN: Final = 0.8  # how far Ra moves
FLOOD_CHANCE: Final = 0.3
CIVILIZATION_CHANCES: Final = (0.62, 0.25, 0.10, 0.03)  # of placing 0, 1, 2, 3 markers
COLUMN_CHANCE: Final = 0.45  # of one more column
TOWER_CHANCE: Final = 0.06  # of one more marker in a given column
PHARAOH_STEP: Final = 0.45  # points for a space, beside the rank
NEXT_FLOOD: Final = 0.4  # points for a flood that only guards
DISASTER: Final = 5.0  # points for being allowed one
LONGEST: Final = 40  # turns

ROLLS: Final = 7776  # 6⁵
KEEPS: Final = 16807  # 7⁵: each die shows a face or is to be rolled (digit 6)
ROLLING: Final = 6
KEEP_PLACES: Final[vec[i64]] = vec[i64]([2401, 343, 49, 7, 1])


def turns_left(s: Ra) -> float:
    """The turns a player still has in this epoch, about."""
    return max(float(s.steps - s.ra), 0.0) / STEPS_PER_TURN / float(s.seats)


def all_turns_left(s: Ra) -> float:
    """The turns a player still has in the game, about."""
    return turns_left(s) + float((EPOCHS - s.epoch) * s.steps) / STEPS_PER_TURN / float(s.seats)


def at_least_once(chance: float, turns: float) -> float:
    """The chance that something happens in so many turns."""
    missed = 1.0
    while turns > 0.0:
        missed *= 1.0 - chance * min(turns, 1.0)
        turns -= 1.0
    return 1.0 - missed


class Outlook:
    """What things are worth to the player whose dice lie there, as tables."""

    def __init__(self, s: Ra, seat: i64) -> None:
        self.turns: float = turns_left(s)
        self.all_turns: float = all_turns_left(s)
        self.epochs: float = float(EPOCHS - s.epoch)
        self.flood_later: float = at_least_once(FLOOD_CHANCE, self.turns)
        self.civilization: vec[float] = civilization_worth(s, self.turns)
        self.columns: vec[float] = column_worth(s, self.all_turns)
        self.towers: vec[float] = tower_worth(s, self.all_turns)

    def worth(self, s: Ra, seat: i64) -> float:
        """A player's whole board."""
        p = s.players[seat]
        sum = float(p.score) + self.nile(s, p.nile, p.floods) + self.pharaoh(s, seat)
        return sum + self.civilization[size(p.civilization)] + self.monuments(p)

    def nile(self, s: Ra, space: i64, floods: i64) -> float:
        points = float(s.box.nile_spaces[space])
        later = self.epochs * 0.7 * points
        if floods == 0:
            return later + self.flood_later * points
        return later + points + (NEXT_FLOOD if floods > 1 else 0.0)

    def pharaoh(self, s: Ra, seat: i64) -> float:
        rank = float(score_pharaoh(s, seat)) * (1.0 - min(self.turns, 4.0) / 8.0)
        return rank + PHARAOH_STEP * float(s.players[seat].pharaoh) * (1.0 + self.epochs) / 2.0

    def monuments(self, p: Player) -> float:
        sum = self.columns[size(p.columns())]
        for column in range(i64(COLUMNS)):
            sum += self.towers[tower(p, column)]
        return sum


def civilization_worth(s: Ra, turns: float) -> vec[float]:
    """By markers now: what they will score at the end of the epoch."""
    worth = vec[float]([float(points) for points in s.box.civilization_markers])
    while turns > 0.0:
        share = min(turns, 1.0)
        for markers in range(DICE):  # upwards: a cell reads only cells above it, not yet changed
            hope = 0.0
            for more in range(len(CIVILIZATION_CHANCES)):
                hope += CIVILIZATION_CHANCES[more] * worth[min(markers + more, DICE)]
            worth[markers] += share * (hope - worth[markers])
        turns -= 1.0
    return worth


def column_worth(s: Ra, turns: float) -> vec[float]:
    """By columns used now: what they will score at the end of the game."""
    worth = vec[float]([float(points) for points in s.box.monument_columns])
    while turns > 0.0:
        for used in range(COLUMNS):
            worth[used] += min(turns, 1.0) * COLUMN_CHANCE * (worth[used + 1] - worth[used])
        turns -= 1.0
    return worth


def tower_worth(s: Ra, turns: float) -> vec[float]:
    """By own markers in a column now: what that column will score at the end of the game."""
    worth = vec[float]([float(points) for points in s.box.monument_towers])
    while turns > 0.0:
        for markers in range(1, DICE):
            worth[markers] += min(turns, 1.0) * TOWER_CHANCE * (worth[markers + 1] - worth[markers])
        turns -= 1.0
    worth[0] = 0.0
    return worth


class Gains:
    """What the unused dice of the player to move can still bring, by number of dice and of Ankhs spent with them."""

    def __init__(self, s: Ra, look: Outlook) -> None:
        self.pharaoh: vec[float] = vec[float]([0.0] * (SIDES * SIDES))
        self.nile: vec[float] = vec[float]([0.0] * (SIDES * SIDES))
        self.civilization: vec[float] = vec[float]([0.0] * (32 * SIDES))
        self.monument: vec[float] = vec[float]([0.0] * (32 * SIDES))
        self.suns: vec[float] = vec[float]([0.0] * SIDES)
        self.pair: float = float(s.box.ankh_pair_points)
        me = s.players[s.turn]
        for dice in range(i64(SIDES)):
            for ankhs in range(SIDES - dice):
                self.pharaoh[dice * SIDES + ankhs] = pharaoh_gain(s, look, dice, ankhs)
                self.nile[dice * SIDES + ankhs] = nile_gain(s, look, me, dice, ankhs)
        self._fill_colours(s, look, me)
        for suns in range(i64(SIDES)):
            self.suns[suns] = suns_gain(s, suns)

    def _fill_colours(self, s: Ra, look: Outlook, me: Player) -> None:
        full = full_colours(s) | me.civilization
        best = best_space_gains(s, look, me)
        step = column_gain(look, me)
        for dice in range(i64(32)):
            count = size(dice)
            for ankhs in range(SIDES - count):
                at = dice * SIDES + ankhs
                self.civilization[at] = civilization_gain(s, look, me, dice & ~full, count, ankhs)
                self.monument[at] = monument_gain(s, best, step, dice, count, ankhs)

    def of(self, pharaohs: i64, niles: i64, civilizations: i64, monuments: i64, ankhs: i64, suns: i64) -> float:
        """The best that these dice bring, over every way to share out the Ankhs."""
        rest = self.suns[suns]
        if ankhs == 0:
            rest += self.pharaoh[pharaohs * SIDES] + self.nile[niles * SIDES]
            return rest + self.civilization[civilizations * SIDES] + self.monument[monuments * SIDES]
        best = -1000.0
        for p in range(ankhs + 1):
            for n in range(ankhs - p + 1):
                tracks = self.pharaoh[pharaohs * SIDES + p] + self.nile[niles * SIDES + n]
                for c in range(ankhs - p - n + 1):
                    left = ankhs - p - n - c
                    sum = tracks + self.civilization[civilizations * SIDES + c]
                    for m in range(left + 1):
                        all = sum + self.monument[monuments * SIDES + m] + self.pair * float((left - m) // 2)
                        best = max(best, all)
        return rest + best


def pharaoh_gain(s: Ra, look: Outlook, dice: i64, ankhs: i64) -> float:
    if dice == 0 and not s.pharaoh_used:
        return 0.0
    me = s.players[s.turn]
    before = me.pharaoh
    worth = look.pharaoh(s, s.turn)
    me.pharaoh = min(before + dice + ankhs, TRACK_END)
    gain = look.pharaoh(s, s.turn) - worth
    me.pharaoh = before
    return gain


def nile_gain(s: Ra, look: Outlook, me: Player, dice: i64, ankhs: i64) -> float:
    """The better of moving only, and of a flood first."""
    now = look.nile(s, me.nile, me.floods)
    best = look.nile(s, moved(s, me, dice, ankhs), me.floods) - now
    need = s.box.flood_dice
    for used in range(1, min(dice, need) + 1):
        left = ankhs - (need - used)
        if left >= 0:
            best = max(best, look.nile(s, moved(s, me, dice - used, left), me.floods + 1) - now)
    return best


def moved(s: Ra, me: Player, dice: i64, ankhs: i64) -> i64:
    """Where the Nile marker gets with these dice."""
    if dice == 0 and not s.nile_used:
        return me.nile
    return min(me.nile + dice + ankhs, TRACK_END)


def full_colours(s: Ra) -> i64:
    """The set of Civilization colours that hold all the markers they can."""
    full: i64 = 0
    for colour in range(i64(DICE)):
        if s.civilization_count(colour) >= s.seats - 1:
            full |= bit(colour)
    return full


def civilization_gain(s: Ra, look: Outlook, me: Player, open_dice: i64, count: i64, ankhs: i64) -> float:
    if count == 0:
        return 0.0
    markers = min(count + ankhs - (s.box.civilization_dice - 1) - s.civilizations_placed, size(open_dice))
    if markers <= 0:
        return 0.0
    have = size(me.civilization)
    return look.civilization[min(have + markers, DICE)] - look.civilization[have]


def best_space_gains(s: Ra, look: Outlook, me: Player) -> vec[float]:
    """By colour: what the best empty space brings as the first monument of the turn."""
    built = s.built()
    new_column = column_gain(look, me)
    used = me.columns()
    gains = vec[float]([0.0] * DICE)
    for space in range(i64(SPACES)):
        if not has(built, space):
            column = space % COLUMNS
            high = tower(me, column)
            gain = look.towers[high + 1] - look.towers[high]
            if not has(used, column):
                gain += new_column
            gains[space // COLUMNS] = max(gains[space // COLUMNS], gain)
    return gains


def column_gain(look: Outlook, me: Player) -> float:
    """What one more column brings."""
    used = size(me.columns())
    if used == COLUMNS:
        return 0.0
    return look.columns[used + 1] - look.columns[used] + look.towers[1]


def monument_gain(s: Ra, best: vec[float], step: float, dice: i64, count: i64, ankhs: i64) -> float:
    """The first monument on the best space of any colour shown, each further one in a new column."""
    if count == 0:
        return 0.0
    further = count
    gain = 0.0
    if s.monuments_placed == 0:
        further = count - 1
        for colour in range(i64(DICE)):
            if has(dice, colour):
                gain = max(gain, best[colour])
    pairs = min(further, (further + ankhs) // 2)
    return gain + float(pairs) * max(step, 0.0)


def suns_gain(s: Ra, suns: i64) -> float:
    if suns == s.box.suns_that_score:
        return float(s.box.suns_points)
    if suns >= s.box.suns_for_disaster:
        return DISASTER
    return 0.0


def roll_values(gains: Gains) -> vec[float]:
    """By roll: what its dice bring if they are kept."""
    values = vec[float]([0.0] * ROLLS)
    for roll in range(i64(ROLLS)):
        values[roll] = roll_value(gains, roll)
    return values


def roll_value(gains: Gains, roll: i64) -> float:
    counts: i64 = 0  # four bits for each face
    civilizations: i64 = 0
    monuments: i64 = 0
    rest = roll
    for i in range(i64(DICE)):
        face = rest % SIDES
        rest //= SIDES
        counts += bit(4 * face)
        if face == CIVILIZATION:
            civilizations |= bit(DICE - 1 - i)
        elif face == MONUMENT:
            monuments |= bit(DICE - 1 - i)
    return gains.of(
        nibble(counts, PHARAOH),
        nibble(counts, NILE),
        civilizations,
        monuments,
        nibble(counts, ANKH),
        nibble(counts, SUN),
    )


def nibble(counts: i64, face: i64) -> i64:
    return (counts >> (4 * face)) & 15


def keep_values(rolls: vec[float]) -> vec[float]:
    """By kept dice: the average value of what the others will show. A smaller number has fewer dice to roll."""
    values = vec[float]([0.0] * KEEPS)
    for keep in range(i64(KEEPS)):
        die = first_rolling(keep)
        if die < 0:
            values[keep] = rolls[roll_of(keep)]
        else:
            sum = 0.0
            for face in range(i64(SIDES)):
                sum += values[keep - (ROLLING - face) * KEEP_PLACES[die]]
            values[keep] = sum / float(SIDES)
    return values


def first_rolling(keep: i64) -> i64:
    """The first die that is to be rolled; −1 if none is."""
    for die in range(i64(DICE)):
        if keep // KEEP_PLACES[die] % 7 == ROLLING:
            return die
    return -1


def roll_of(keep: i64) -> i64:
    """The number of the roll in which all dice show what is kept."""
    roll: i64 = 0
    for die in range(i64(DICE)):
        roll = roll * SIDES + keep // KEEP_PLACES[die] % 7
    return roll


def keep_of(roll: i64, rolling: i64) -> i64:
    """The kept dice of a roll, when this set of dice is rolled again."""
    keep: i64 = 0
    for die in range(i64(DICE)):
        if has(rolling, die):
            keep = keep * 7 + ROLLING
        else:
            keep = keep * 7 + roll // PLACES[die] % SIDES
    return keep


def reroll_values(keeps: vec[float]) -> vec[float]:
    """By roll: its value when one more reroll is allowed, the best dice to roll being chosen."""
    values = vec[float]([0.0] * ROLLS)
    for roll in range(i64(ROLLS)):
        kept = keep_of(roll, 0)
        best = keeps[kept]
        free = not_suns(roll)
        dice = free
        while dice:
            best = max(best, keeps[kept + rolling_more(roll, dice)])
            dice = (dice - 1) & free
        values[roll] = best
    return values


def not_suns(roll: i64) -> i64:
    dice: i64 = 0
    for die in range(i64(DICE)):
        if roll // PLACES[die] % SIDES != SUN:
            dice |= bit(die)
    return dice


def rolling_more(roll: i64, dice: i64) -> i64:
    """What rolling these dice adds to the number of the kept dice."""
    more: i64 = 0
    for die in range(i64(DICE)):
        if has(dice, die):
            more += (ROLLING - roll // PLACES[die] % SIDES) * KEEP_PLACES[die]
    return more


class RaHints(Hints[Ra]):
    """One answer ahead; rerolls by exact expectation."""

    def value(self, s: Ra, seat: i64) -> float:
        """Own worth against the mean of the others, with what the unused dice still promise."""
        look = Outlook(s, seat)
        value = look.worth(s, seat)
        for i in range(s.seats):
            if i != seat:
                value -= look.worth(s, i) / float(s.seats - 1)
        if s.actor() == seat and s.turn == seat:
            value += self.dice_value(s, look)
        return value

    def dice_value(self, s: Ra, look: Outlook) -> float:
        gains = Gains(s, look)
        suns: i64 = s.suns
        if s.suns >= s.box.suns_for_disaster and not s.disaster_open:
            suns = 0
        return gains.of(s.pharaohs, s.niles, s.civilizations, s.monument_dice, s.ankhs, suns)

    def expect(self, s: Ra, seat: i64, rng: Rng) -> float:
        """Victims of a disaster answer somehow; the next player's roll is not looked at."""
        answers = Answers(DICE * COLUMNS)
        while s.actor() >= 0 and s.actor() != seat and s.turn == seat:
            s.legal(answers)
            s.apply(answers.ids[0])
        if s.actor() == NOBODY:
            return 10.0 * self.value(s, seat)
        return self.value(s, seat)

    def rate(self, s: Ra, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        if answers.ids[0] != KEEP:
            for i in range(answers.count):
                after = s.clone()
                after.apply(answers.ids[i])
                ratings[i] = self.expect(after, seat, rng)
            return
        keeps = keep_values(roll_values(Gains(s, Outlook(s, seat))))
        if s.open_step().left > 1:
            keeps = keep_values(reroll_values(keeps))
        ratings[0] = keeps[keep_of(s.faces, 0)]
        for i in range(1, answers.count):
            ratings[i] = keeps[keep_of(s.faces, answers.ids[i] - REROLL + 1)]


HINTS: Final = RaHints()
