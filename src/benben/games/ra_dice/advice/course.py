"""Learning the numbers of Ra: games against itself, and after each of them the numbers come nearer to what happened."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.learning import Course, Numbers
from benben.core.rng import Rng, rng_of
from benben.core.steps import NOBODY
from benben.games.ra_dice.advice.swift import Swift
from benben.games.ra_dice.advice.tables import MOST_PARTS, Tables
from benben.games.ra_dice.state import Ra

STEPS: Final = 120
GAMES: Final = 1000  # in a step
MOST_TURNS: Final = 600  # of a game that are learned from
FIRST_RATE: Final = 0.02  # how much of an error is made good, at first …
LAST_RATE: Final = 0.001  # … and at last
FIRST_TRUST: Final = 0.8  # in what happened later, against what was expected on the way (lambda)
LAST_TRUST: Final = 0.95
WIN: Final = 3.0  # how much an error of a chance counts beside one of points, whose unit is the luck
LOGISTIC: Final = 0.5513  # the scale of a logistic distribution whose standard deviation is 1: √3/π
FEW: Final = 50  # errors from which luck is not told


class RaCourse(Course):
    """TD(λ), backwards over each game, for the final points of every seat and for who wins."""

    def __init__(self, start: Ra, file: str, seed: int, steps: i64 = STEPS, games: i64 = GAMES) -> None:
        super().__init__(file, steps)
        self.start: Ra = start  # before the start player is drawn
        self.seed: int = seed
        self.games: i64 = games
        self.winning: float = 0.0  # how much of a step is taken towards who wins, not towards points
        self.tables: Tables = Tables(start.seats, start.steps, start.box)
        self.tables.make_all_by_hand()
        self.swift: Swift = Swift(self.tables)
        size = MOST_TURNS * start.seats
        self.turns: i64 = 0
        self.stages: vec[i64] = vec[i64]([0] * MOST_TURNS)
        self.parts: vec[i64] = vec[i64]([0] * (size * MOST_PARTS))
        self.counts: vec[i64] = vec[i64]([0] * size)
        self.scores: vec[float] = vec[float]([0.0] * size)
        self.errors: vec[float] = vec[float]([0.0] * len(self.tables.luck))  # squared, of leads, by stage
        self.met: vec[i64] = vec[i64]([0] * len(self.tables.luck))
        self.first_rate: float = FIRST_RATE
        self.last_rate: float = LAST_RATE

    def step(self, n: i64) -> None:
        rng = rng_of(self.seed, n)
        done = float(n) / float(max(self.steps - 1, 1))
        rate = self.first_rate * exp(done * log(self.last_rate / self.first_rate))
        trust = FIRST_TRUST + done * (LAST_TRUST - FIRST_TRUST)
        self.forget_errors()
        for game in range(self.games):
            s = self.start.clone()
            self.play(s, rng)
            self.learn(s, rate, trust)
        self.learn_luck()

    def play(self, s: Ra, rng: Rng) -> None:
        """One game; the start of every turn is remembered."""
        s.apply(s.sample(rng))  # the start player
        self.turns = 0
        while s.actor() != NOBODY:
            if self.turns < MOST_TURNS:
                self.remember(s)
            self.swift.play(s, rng)

    def remember(self, s: Ra) -> None:
        self.stages[self.turns] = self.tables.stage(s.epoch, s.steps - s.ra)
        for seat in range(s.seats):
            at = self.turns * s.seats + seat
            self.counts[at] = self.tables.parts(s, seat, self.parts, at * MOST_PARTS)
            self.scores[at] = float(s.players[seat].score)
        self.turns += 1

    def expected(self, at: i64) -> float:
        """The final points as the numbers have it."""
        sum = self.scores[at]
        for i in range(at * MOST_PARTS, at * MOST_PARTS + self.counts[at]):
            sum += self.tables.worths[self.parts[i]]
        return sum

    def change(self, at: i64, by: float) -> None:
        worths = self.tables.worths
        for i in range(at * MOST_PARTS, at * MOST_PARTS + self.counts[at]):
            worths[self.parts[i]] += by

    def learn(self, s: Ra, rate: float, trust: float) -> None:
        """From the end of a game back to its start."""
        seats = s.seats
        finals = vec[float]([float(s.players[seat].score) for seat in range(seats)])
        targets = finals[:]
        hopes = shares(finals)  # who wins
        values = vec[float]([0.0] * seats)
        t = self.turns
        while t > 0:
            t -= 1
            luck = self.tables.luck[self.stages[t]]
            for seat in range(seats):
                values[seat] = self.expected(t * seats + seat)
            self.note_errors(self.stages[t], finals, values)
            chances = softmax(values, luck)
            for seat in range(seats):
                error = (1.0 - self.winning) * (targets[seat] - values[seat])
                error += self.winning * WIN * luck * (hopes[seat] - chances[seat])
                self.change(t * seats + seat, rate * error)
                targets[seat] = values[seat] + trust * (targets[seat] - values[seat])
                hopes[seat] = chances[seat] + trust * (hopes[seat] - chances[seat])

    def note_errors(self, stage: i64, finals: vec[float], values: vec[float]) -> None:
        """How far the leads of all pairs of seats were from what was expected."""
        for seat in range(i64(1), i64(len(finals))):
            for other in range(seat):
                error = finals[seat] - finals[other] - values[seat] + values[other]
                self.errors[stage] += error * error
                self.met[stage] += 1

    def forget_errors(self) -> None:
        for stage in range(i64(len(self.met))):
            self.errors[stage] = 0.0
            self.met[stage] = 0

    def learn_luck(self) -> None:
        for stage in range(i64(len(self.met))):
            if self.met[stage] >= FEW:
                self.tables.luck[stage] = LOGISTIC * sqrt(self.errors[stage] / float(self.met[stage]))

    def numbers(self) -> Numbers:
        return self.tables.rows()

    def kept(self) -> dict[str, Any]:
        return {"worths": list(self.tables.worths), "luck": list(self.tables.luck)}

    def resume(self, kept: dict[str, Any]) -> None:
        worths: list[float] = kept["worths"]
        luck: list[float] = kept["luck"]
        for i in range(i64(len(worths))):
            self.tables.worths[i] = worths[i]
        for i in range(i64(len(luck))):
            self.tables.luck[i] = luck[i]

    def told(self) -> str:
        """By how much the final lead differs from what is expected at the first turn, and at the end of the course."""
        errors: float = 0.0
        met: i64 = 0
        for stage in range(i64(len(self.met))):
            errors += self.errors[stage]
            met += self.met[stage]
        return f"leads are missed by {sqrt(errors / float(met)):.2f} points" if met > 0 else ""


def shares(finals: vec[float]) -> vec[float]:
    """RA-14.2, RA-14.3: who has most points wins; a tie is shared."""
    most = finals[0]
    for seat in range(i64(len(finals))):
        most = max(most, finals[seat])
    best: i64 = 0
    for seat in range(i64(len(finals))):
        if finals[seat] == most:
            best += 1
    return vec[float]([1.0 / float(best) if finals[seat] == most else 0.0 for seat in range(i64(len(finals)))])


def softmax(values: vec[float], luck: float) -> vec[float]:
    """The chance of each seat to win."""
    most = values[0]
    for seat in range(i64(len(values))):
        most = max(most, values[seat])
    chances = vec[float]([exp((values[seat] - most) / luck) for seat in range(i64(len(values)))])
    sum: float = 0.0
    for seat in range(i64(len(values))):
        sum += chances[seat]
    for seat in range(i64(len(values))):
        chances[seat] /= sum
    return chances
