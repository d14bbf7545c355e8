"""How the numbers of an Egizia are learned: by playing against oneself, and looking how the games ended.

Everybody plays by the numbers so far, but has a taste of its own for crews, fields, quarries and such in every game,
and sometimes tries what looks a little worse. After some games the numbers are fitted to the points that all had in the
end, and so on. The first numbers are those made by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.learning import Course, Numbers
from benben.core.rng import Rng, rng_of
from benben.core.steps import CHANCE, NOBODY
from benben.games.egizia_common.advice.estimate import Estimate, numbers_from, rows_of
from benben.games.egizia_common.advice.features import FEATURE_COUNT, FEATURES, ROWS, features_of, hand_made, row_of
from benben.games.egizia_common.advice.least_squares import LeastSquares
from benben.games.egizia_common.state import OVER, Egizia

STEPS: Final = 80
GAMES: Final = 100  # in a step
LESSON: Final = 10  # steps after which the numbers are fitted
FADED: Final = 0.7  # how much samples of earlier lessons count then

TASTES: Final[tuple[tuple[str, float], ...]] = (  # of what, and how many points more or less at most
    ("strength", 1.0), ("lead_crew", 0.7), ("quarries", 1.0), ("stones", 0.3), ("green_grain", 0.5),
    ("yellow_grain", 0.4), ("red_grain", 0.3), ("grain_level", 0.8), ("stone_level", 0.8), ("open_zones", 1.5),
    ("sphinx_cards", 1.5), ("obelisk", 0.5), ("pyramid", 0.5), ("first_own", 0.5), ("second_own", 0.5),
)  # fmt: skip
TRIES: Final = 12  # of 100 answers are tried that may look worse …
TEMPERATURE: Final = 2.0  # … by so many points
PARTS: Final = 1048576  # of a chance


class Samples:
    """All moments of one game that are learned from: the features of a seat, in which row they count, and of whom."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.features: vec[float] = vec[float]()
        self.rows: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()

    def add(self, features: vec[float], row: i64, seat: i64) -> None:
        if self.count == len(self.rows):
            self.rows = append(self.rows, row)
            self.seats = append(self.seats, seat)
            for i in range(i64(FEATURE_COUNT)):
                self.features = append(self.features, features[i])
        else:
            self.rows[self.count] = row
            self.seats[self.count] = seat
            for i in range(i64(FEATURE_COUNT)):
                self.features[self.count * FEATURE_COUNT + i] = features[i]
        self.count += 1


class EstimateCourse(Course):
    """For one number of seats."""

    def __init__(
        self, file: str, estimate: Estimate[Any], start: Callable[[], Egizia], most_answers: i64, seed: i64
    ) -> None:
        super().__init__(file, STEPS)
        self.estimate: Estimate[Any] = estimate
        self.start: Callable[[], Egizia] = start
        self.seed: i64 = seed
        self.games: i64 = GAMES
        self.lesson: i64 = LESSON
        self.faded: float = FADED
        self.answers: Answers = Answers(most_answers)
        self.ratings: vec[float] = vec[float]([0.0] * most_answers)
        self.samples: Samples = Samples()
        self.hand_made: vec[float] = hand_made()
        self.fits: list[LeastSquares] = [LeastSquares(FEATURE_COUNT) for row in range(ROWS)]
        self.tastes: vec[float] = vec[float]()
        self.points: float = 0.0  # of the last step, a seat and game

    def step(self, n: i64) -> None:
        self.points = 0.0
        for i in range(self.games):
            self.play(rng_of(int(self.seed), int(n), int(i)))
        if (n + 1) % self.lesson == 0:
            self.learn()

    def play(self, rng: Rng) -> None:
        """One game, and what it teaches."""
        s = self.start()
        self.samples.count = 0
        self.tastes = tastes_of(s.seats, rng)
        while s.actor() != NOBODY:
            if s.actor() == CHANCE:
                s.apply(s.sample(rng))
            else:
                self.answer(s, rng)
        for seat in range(s.seats):
            self.points += float(s.players[seat].points) / float(s.seats * self.games)
        self.count_errors(s)

    def answer(self, s: Egizia, rng: Rng) -> None:
        """An answer to the open question, and a sample of what it leads to."""
        seat, round = s.actor(), s.round
        s.legal(self.answers)
        s.apply(self.answers.ids[self.choice(s, seat, rng)])
        if self.answers.count > 1 and s.actor() != NOBODY:
            self.look_at(s, seat)
        if s.round > round and s.actor() != NOBODY:
            for other in range(s.seats):
                if other != seat:
                    self.look_at(s, other)

    def look_at(self, s: Egizia, seat: i64) -> None:
        features = self.estimate.features
        features_of(self.estimate.outlook(s, seat), features)
        self.samples.add(features, row_of(s), seat)

    def choice(self, s: Egizia, seat: i64, rng: Rng) -> i64:
        """The place of the answer to give."""
        best: i64 = 0
        answers, ratings, first = self.answers, self.ratings, seat * FEATURE_COUNT
        if answers.count == 1:
            return 0
        for n in range(answers.count):
            after = cast(Egizia, s.clone())
            after.apply(answers.ids[n])
            ratings[n] = self.estimate.value(after, seat)
            if after.phase != OVER:
                for i in range(i64(FEATURE_COUNT)):
                    ratings[n] += self.tastes[first + i] * self.estimate.features[i]
            if ratings[n] > ratings[best]:
                best = n
        return best if rng.below(100) >= TRIES else self.try_one(best, rng)

    def try_one(self, best: i64, rng: Rng) -> i64:
        """One that looks good, the better the likelier."""
        count, ratings = self.answers.count, self.ratings
        sum: float = 0.0
        most = ratings[best]
        for n in range(count):
            ratings[n] = exp((ratings[n] - most) / TEMPERATURE)
            sum += ratings[n]
        point = sum * float(rng.below(PARTS)) / float(PARTS)
        for n in range(count):
            point -= ratings[n]
            if point < 0.0:
                return n
        return best

    def count_errors(self, s: Egizia) -> None:
        """By how much the hand-made numbers were wrong in each sample of a game that has ended."""
        samples, hand = self.samples, self.hand_made
        for n in range(samples.count):
            row, first = samples.rows[n], n * FEATURE_COUNT
            error = float(s.players[samples.seats[n]].points)
            for i in range(i64(FEATURE_COUNT)):
                error -= hand[row * FEATURE_COUNT + i] * samples.features[first + i]
            self.fits[row].add(samples.features, first, error)

    def learn(self) -> None:
        """Fit the numbers to all samples, the older ones faded."""
        numbers = self.estimate.numbers
        for row in range(i64(ROWS)):
            more = self.fits[row].solve()
            for i in range(i64(FEATURE_COUNT)):
                numbers[row * FEATURE_COUNT + i] = self.hand_made[row * FEATURE_COUNT + i] + more[i]
            self.fits[row].fade(self.faded)

    # What the numbers are, and going on

    def numbers(self) -> Numbers:
        return rows_of(self.estimate.numbers)

    def kept(self) -> dict[str, Any]:
        return {
            "numbers": rows_of(self.estimate.numbers),
            "squares": [list(fit.square) for fit in self.fits],
            "errors": [list(fit.errors) for fit in self.fits],
        }

    def resume(self, kept: dict[str, Any]) -> None:
        self.estimate.numbers = numbers_from(kept["numbers"])
        for row in range(ROWS):
            self.fits[row].square = vec[float](kept["squares"][row])
            self.fits[row].errors = vec[float](kept["errors"][row])

    def told(self) -> str:
        return f"{self.points:.1f} points a seat"


def tastes_of(seats: i64, rng: Rng) -> vec[float]:
    """What each seat likes more or less than it should in this game: so much for each feature."""
    tastes = vec[float]([0.0] * (seats * FEATURE_COUNT))
    for seat in range(seats):
        for name, most in TASTES:
            like = 2.0 * float(rng.below(PARTS)) / float(PARTS) - 1.0
            tastes[seat * FEATURE_COUNT + FEATURES.index(name)] = like * most
    return tastes
