"""What is good in Ra: the worth of a position one answer ahead, and which dice to keep."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng
from benben.core.steps import NOBODY
from benben.games.ra_dice.actions import KEEP, REROLL
from benben.games.ra_dice.advice.evaluation import Gains, Outlook
from benben.games.ra_dice.advice.rerolls import keep_of, keep_values, reroll_values, roll_values
from benben.games.ra_dice.components import COLUMNS, DICE
from benben.games.ra_dice.state import Ra


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
        if not KEEP.has(answers.ids[0]):
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
            ratings[i] = keeps[keep_of(s.faces, REROLL.x(answers.ids[i]) + 1)]


HINTS: Final = RaHints()
