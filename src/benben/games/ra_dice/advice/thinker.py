"""Who thinks about Ra: all rolls weighed exactly, the end of the turn by learned numbers, with the aim to win."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.learning import Numbers, learned
from benben.core.thinking import Effort, Thinker, Worlds
from benben.games.ra_dice.actions import ACTIONS, END_TURN, KEEP, REROLL
from benben.games.ra_dice.advice.prospect import POINT, Prospect, chance
from benben.games.ra_dice.advice.rerolls import ROLLS, keep_of, keep_values, nibble, reroll_values
from benben.games.ra_dice.advice.sharing import Sharing
from benben.games.ra_dice.advice.tables import SURE, Tables
from benben.games.ra_dice.advice.turn import Turn, disaster_gain, points_of_suns, steps_of_ra
from benben.games.ra_dice.components import (
    ALL_DICE,
    ANKH,
    CIVILIZATION,
    DICE,
    MIN_SEATS,
    MONUMENT,
    NILE,
    PHARAOH,
    SIDES,
    SUN,
)
from benben.games.ra_dice.state import Ra

PACKAGE: Final = "benben.games.ra_dice"
NIBBLE: Final = 4  # bits
CIVILIZATIONS: Final = NIBBLE * SIDES  # where the sets of dice begin
MONUMENTS: Final = CIVILIZATIONS + DICE


def file_of(seats: int, long: bool) -> str:
    """The name of the file with the numbers of such a table."""
    return f"{seats}-{'long' if long else 'standard'}"


def numbers_for(s: Ra) -> Numbers:
    """The learned numbers for such a table; none if there are none, or if a designer has changed the components."""
    if s.box.variant:
        return {}
    return learned(PACKAGE, file_of(s.seats, s.steps == s.box.sun_track_long[s.seats - MIN_SEATS]))


def fits(s: Ra) -> bool:
    """Whether there are learned numbers for such a table."""
    return len(numbers_for(s)) > 0


def tables_for(s: Ra) -> Tables:
    """The learned numbers, or else hand-made ones."""
    tables = Tables(s.seats, s.steps, s.box)
    rows = numbers_for(s)
    if rows:
        tables.read(rows)
    return tables


def counts_of(roll: int) -> int:
    """What a roll shows: four bits for the dice of each face, then the sets of Civilization and of Monument dice."""
    counts = 0
    for die in range(DICE):
        face = roll // SIDES ** (DICE - 1 - die) % SIDES
        counts += 2 ** (NIBBLE * face)
        if face == CIVILIZATION:
            counts += 2 ** (CIVILIZATIONS + die)
        elif face == MONUMENT:
            counts += 2 ** (MONUMENTS + die)
    return counts


COUNTS: Final[vec[i64]] = vec[i64]([counts_of(roll) for roll in range(ROLLS)])


class RaThinker(Thinker[Ra]):
    """Rates answers by the chance to win when the turn is over, told in points."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.answers: Answers = Answers(ACTIONS.size)

    def think(self, worlds: Worlds[Ra], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        effort.begin()
        effort.goes_on()
        self.rate(worlds.draw(), worlds.seat, answers, ratings)

    def rate(self, s: Ra, seat: i64, answers: Answers, ratings: vec[float]) -> None:
        luck: float = SURE
        if KEEP.has(answers.ids[0]):
            luck = self.rate_rerolls(s, answers, ratings)
        elif s.turn == seat:
            luck = self.rate_uses(s, answers, ratings)
        else:
            luck = self.rate_losses(s, seat, answers, ratings)
        to_points(answers.count, ratings, luck)

    def rate_rerolls(self, s: Ra, answers: Answers, ratings: vec[float]) -> float:
        turn = Turn(s, self.tables)
        keeps = keep_values(roll_chances(turn, s.suns))
        if s.open_step().left > 1:
            keeps = keep_values(reroll_values(keeps))
        ratings[0] = keeps[keep_of(s.faces, 0)]
        for i in range(i64(1), answers.count):
            ratings[i] = keeps[keep_of(s.faces, REROLL.x(answers.ids[i]) + 1)]
        return turn.prospects[s.suns].luck

    def rate_uses(self, s: Ra, answers: Answers, ratings: vec[float]) -> float:
        for i in range(answers.count):
            a = answers.ids[i]
            after = s.clone()
            if END_TURN.has(a):
                after.disaster_open = False
            else:
                after.apply(a)
                self.answer_losses(after, s.turn)
            ratings[i] = self.use_chance(after, not END_TURN.has(a))
        return Prospect(s, steps_of_ra(s.box, s.suns), self.tables).luck

    def use_chance(self, s: Ra, goes_on: bool) -> float:
        """The chance to win with the dice that are not used yet, as long as the turn goes on."""
        steps = steps_of_ra(s.box, s.suns)
        now = Prospect(s, steps, self.tables)
        lead = now.lead + points_of_suns(s.box, s.suns)
        if s.disaster_open:
            lead += disaster_gain(s, steps, now)
        if goes_on:
            now.look_closer(s)
            sharing = Sharing(s, now)
            lead += sharing.of(s.pharaohs, s.niles, s.civilizations, s.monument_dice, s.ankhs, 0) - sharing.suns[0]
        return chance(lead, now.luck)

    def answer_losses(self, s: Ra, seat: i64) -> None:
        """The victims of a disaster answer somehow."""
        while s.actor() >= 0 and s.actor() != seat:
            s.legal(self.answers)
            s.apply(self.answers.ids[0])

    def rate_losses(self, s: Ra, seat: i64, answers: Answers, ratings: vec[float]) -> float:
        """What a disaster takes, in another's turn."""
        steps = steps_of_ra(s.box, s.suns)
        for i in range(answers.count):
            after = s.clone()
            after.apply(answers.ids[i])
            now = Prospect(after, steps, self.tables)
            ratings[i] = chance(now.lead_of(seat), now.luck)
        return Prospect(s, steps, self.tables).luck


def roll_chances(turn: Turn, suns: i64) -> vec[float]:
    """By roll: the chance to win if its dice are kept. Rolls with fewer Suns than lie there cannot come up."""
    chances = vec[float]([0.0] * ROLLS)
    for roll in range(i64(ROLLS)):
        counts = COUNTS[roll]
        shown = nibble(counts, SUN)
        if shown >= suns:
            chances[roll] = turn.chance(
                shown,
                nibble(counts, PHARAOH),
                nibble(counts, NILE),
                (counts >> CIVILIZATIONS) & ALL_DICE,
                counts >> MONUMENTS,
                nibble(counts, ANKH),
            )
    return chances


def to_points(count: i64, ratings: vec[float], luck: float) -> None:
    """Chances as points: by how much a point changes the chance where the best answer leads to."""
    best = ratings[0]
    for i in range(count):
        best = max(best, ratings[i])
    p = max(0.02, min(0.98, best))
    point = p * (1.0 - p) / luck + POINT
    for i in range(count):
        ratings[i] /= point
