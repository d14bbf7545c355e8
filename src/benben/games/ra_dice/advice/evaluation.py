"""What things on the board of Ra are worth, in points, and what unused dice can still bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.ra_dice.components import ALL_DICE, ANKH_PAIR, COLUMNS, DICE, EPOCHS, SIDES, SPACES, TRACK_END
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
        self.civilization: vec[float] = vec[float]([0.0] * ((ALL_DICE + 1) * SIDES))
        self.monument: vec[float] = vec[float]([0.0] * ((ALL_DICE + 1) * SIDES))
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
        for dice in range(i64(ALL_DICE + 1)):
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
                        all = sum + self.monument[monuments * SIDES + m] + self.pair * float((left - m) // ANKH_PAIR)
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
        if s.is_full(colour):
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
