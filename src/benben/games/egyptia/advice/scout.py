"""Fast play of one sheet, round after round to the end of the game: what rollouts are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, size
from benben.core.learning import Numbers
from benben.core.rng import Rng
from benben.games.egyptia.advice.forecast import NEVER, Forecast, Sites
from benben.games.egyptia.advice.numbers import rows_for
from benben.games.egyptia.advice.round_walk import RoundWalk, best_hex
from benben.games.egyptia.city import HEX_COUNT, MOUND, NONE
from benben.games.egyptia.components import COLUMN_COUNT, DICE_COUNT, REWARD_COUNT, REWARD_GOODS
from benben.games.egyptia.rules.roll import column_of
from benben.games.egyptia.scoring import final_favor, score
from benben.games.egyptia.state import Egyptia, Sheet

# Points, then plagues, then favor, as one number.
MOST_PLAGUES: Final = 16
MOST_FAVOR: Final = 1024


class Scout(RoundWalk):
    """Plays a sheet by the best end of each round, without ships, and with the hexes' worths found once a round."""

    def __init__(self, s: Egyptia, rows: Numbers) -> None:
        alone = Egyptia(1, s.box, None)
        alone.cards = s.cards
        alone.roll = s.roll
        super().__init__(alone)
        rows = rows_for(rows, alone)
        self.looks: list[Forecast] = [Forecast(alone, left, rows) for left in range(HEX_COUNT + 1)]
        self.all_sites: list[Sites] = [Sites(look) for look in self.looks]
        self.last_sites = Sites(self.looks[0])
        self.rolls: vec[i64] = vec[i64]([0] * (HEX_COUNT + 1))  # by round
        self.done: i64 = 0  # the round in which the last rollout ended
        # The best end that was found in the round.
        self.best: float = NEVER
        self.sheet: Sheet = alone.sheets[0]
        self.building: i64 = NONE
        self.hex: i64 = NONE
        self.way: i64 = 0
        self.reward: i64 = NONE

    def foresee(self, first: i64, rng: Rng) -> None:
        """Roll the dice of all rounds from this one on."""
        for number in range(first, i64(HEX_COUNT + 1)):
            roll: i64 = 0
            for die in range(i64(DICE_COUNT)):
                roll = roll * COLUMN_COUNT + column_of(self.s.box, die, rng)
            self.rolls[number] = roll

    def rollout(self, start: Sheet, number: i64, until: i64) -> Sheet:
        """A sheet at the game's end, which is after round `until` at the latest; `start` is a sheet after a round."""
        me = start
        while number < until and not self.looks[HEX_COUNT - number].is_last(me):
            number += 1
            me = self.play_round(me, number, self.rolls[number])
        self.done = number
        return me

    def play_round(self, me: Sheet, number: i64, roll: i64) -> Sheet:
        """The sheet after a round."""
        me = Sheet(self.s.box, me)
        me.begin_round()
        left: i64 = HEX_COUNT - number
        self.s.roll = roll
        self.look = self.looks[left]
        self.sites = self.all_sites[left]
        self.has_last = False
        if left > 0:
            self.sites.fill(me.city)
        self.best = NEVER
        self.walk(me)
        return self.end()

    def end(self) -> Sheet:
        """The sheet with the best end of the round."""
        me = self.sheet
        me.city.put(self.building, bit(self.hex))
        if self.building == MOUND:
            me.gain(self.s.box, REWARD_GOODS[self.reward])
        else:
            me.stock -= self.way
        return me

    def found(self, me: Sheet, building: i64, hexes: i64, worths: vec[float], last: bool, rest: float) -> None:
        hex = best_hex(worths, building, hexes)
        base = worths[building * HEX_COUNT + hex]
        if building == MOUND:
            for reward in range(i64(REWARD_COUNT)):
                worth = base + self.worth(me, me.stock + REWARD_GOODS[reward], last, rest)
                if worth > self.best:
                    self.keep(worth, me, building, hex, 0, reward)
        elif base + self.worth(me, me.stock, last, rest) > self.best:
            way = self.payment(me, self.price(me, building, hexes))
            worth = base + self.worth(me, me.stock - way, last, rest)
            if worth > self.best:
                self.keep(worth, me, building, hex, way, NONE)

    def keep(self, worth: float, me: Sheet, building: i64, hex: i64, way: i64, reward: i64) -> None:
        self.best = worth
        self.sheet = me
        self.building = building
        self.hex = hex
        self.way = way
        self.reward = reward


def rank(s: Egyptia, me: Sheet) -> i64:
    """EGY-16.2, EGY-16.3: what is compared at the end, as one number."""
    plagues = score(s, me) * MOST_PLAGUES - size(me.plagues)
    return plagues * MOST_FAVOR + final_favor(s.box, me)


def mean_score(s: Egyptia, rows: Numbers, games: i64, rng: Rng) -> float:
    """Of so many games alone, with the cards of `s`."""
    scout = Scout(s, rows)
    sum = 0.0
    for i in range(games):
        scout.foresee(1, rng)
        sum += float(score(scout.s, scout.rollout(Sheet(s.box, None), 0, HEX_COUNT)))
    return sum / float(games)
