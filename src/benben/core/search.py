"""Search in a tree of answers over imagined worlds (information-set Monte Carlo tree search).

Every iteration draws one world and walks down one tree, whose nodes are what was answered, not what chance brought or
what is hidden. So an answer is judged by all worlds together, and nobody in the tree knows more than a seat can know.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Final, Generic, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from benben.core.actions import Answers
from benben.core.hints import Hints, best_answer
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, S, State
from benben.core.thinking import Effort, Thinker, Worlds

PARTS: Final = 1073741824  # 2³⁰, of a chance
FAR: Final = 1000000000.0
LESS_TRUST: Final = 0.8
GOLDEN: Final = 0.6180339887498949  # steps of the golden ratio fall evenly on a circle
LARGE_LEAD: Final = 5.0  # points
LOWEST: Final = -8.0  # an answer that the hints rate worse, in temperatures, is as likely as one rated so

Winners = Callable[[State], list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """What a search asks a game. A game overrides what it knows better."""

    def __init__(self, hints: Hints[S], most_answers: i64, winners: Winners | None = None) -> None:
        self.hints: Hints[S] = hints
        self.winners: Winners | None = winners
        self.answers: Answers = Answers(most_answers)
        self.ratings: vec[float] = vec[float]([0.0] * most_answers)
        self.temperature: float = 1.0  # in points: how much better an answer must look to be tried e times as often
        self.openness: float = 0.1  # the part of the tries in which all answers look alike
        self.curiosity: float = 0.7  # how much answers that were seldom tried are preferred
        self.caution: float = 0.05  # how much worse than the others an answer is taken to be that was never tried
        self.guesses: i64 = 0  # worlds that are drawn first and weighed, to be tried again; 0: each is a new one
        self.variety: float = 0.3  # the share of them that has nearly all the weight is not less

    def rate(self, s: S, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        """Ratings in points that tell which answers are worth trying."""
        self.hints.rate(s, seat, answers, ratings, rng)

    def answer(self, s: S, rng: Rng) -> i64:
        """What the seat to move answers outside the tree."""
        return best_answer(s, s.actor(), self.hints, self.answers, self.ratings, rng)

    def likelihood(self, s: S, seat: i64) -> float:
        """How likely it is, as a logarithm, that the rivals have answered as they did, if a world is the true one.

        Asked only where there are `guesses`; the worlds are drawn as if all answers had been as likely.
        """
        return 0.0

    def is_end(self, start: S, s: S) -> bool:
        """Whether a state is where it can be judged: here at the end of the game.

        `start` is where the search begins; what is hidden in it is not what is hidden in the state's world.
        """
        return s.actor() == NOBODY

    def play_on(self, start: S, s: S, rng: Rng) -> None:
        """From where the tree ends to a state that can be judged."""
        while s.actor() != NOBODY and not self.is_end(start, s):
            if s.actor() == CHANCE:
                s.apply(s.sample(rng))
            else:
                s.apply(self.answer(s, rng))

    def payoffs(self, s: S, payoffs: vec[float]) -> None:
        """How well each seat stands, from 0 to 1: here by its lead over the best rival, at the end by who has won."""
        if self.winners is not None and s.seats > 1 and s.actor() == NOBODY:
            share_win(self.winners(s), payoffs)
            return
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = self.hints.value(s, seat)
        for seat in range(s.seats):
            payoffs[seat] = squashed(lead(values, seat) / LARGE_LEAD)


def share_win(winners: list[int], payoffs: vec[float]) -> None:
    """A win is 1; who shares it has an equal part."""
    for seat in range(i64(len(payoffs))):
        payoffs[seat] = 0.0
    for winner in winners:
        payoffs[winner] = 1.0 / float(len(winners))


def lead(values: vec[float], seat: i64) -> float:
    """How far a seat is before the best of the others; alone, all that it has."""
    best: float = values[0] if seat > 0 else values[1] if len(values) > 1 else 0.0
    for other in range(i64(len(values))):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best


def squashed(x: float) -> float:
    """A number between 0 and 1 for any number: one half for none, the more the nearer to 1."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


class Node:
    """A moment of the tree: who answers, which answers were met, and how they did."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY  # nobody yet: the node was made, but not visited
        self.ids: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()  # of the payoffs of the seat
        self.after: list[Node | None] = []

    def place(self, a: i64) -> i64:
        """Where an answer stands; −1 if it was never met."""
        ids = self.ids
        for i in range(i64(len(ids))):
            if ids[i] == a:
                return i
        return -1

    def add(self, a: i64, prior: float) -> None:
        self.ids = append(self.ids, a)
        self.priors = append(self.priors, prior)
        self.visits = append(self.visits, i64(0))
        self.sums = append(self.sums, 0.0)
        self.after.append(None)

    def mean(self) -> float:
        """The mean payoff of all visits."""
        count: i64 = 0
        sum: float = 0.0
        for i in range(i64(len(self.ids))):
            count += self.visits[i]
            sum += self.sums[i]
        return sum / float(count) if count > 0 else 0.5


class Guesses(Generic[S]):
    """Worlds for a search: each a new one, or from some that were drawn first, the more often the likelier they are."""

    def __init__(self, worlds: Worlds[S], judge: Judge[S], effort: Effort) -> None:
        self.worlds: Worlds[S] = worlds
        self.drawn: list[S] = []
        self.sums: vec[float] = vec[float]()  # of how likely they are, up to each of them
        self.point: float = float(worlds.rng.below(PARTS)) / float(PARTS)
        logs = vec[float]()
        for i in range(min(judge.guesses, effort.iterations)):
            world = worlds.draw()
            logs = append(logs, judge.likelihood(world, worlds.seat))
            self.drawn.append(world)
            self.sums = append(self.sums, 0.0)
        self.weigh(logs, judge.variety)

    def weigh(self, logs: vec[float], variety: float) -> None:
        """The sums; where few worlds would have all the weight, differences count less until there is variety."""
        trust: float = 1.0
        while self.add_up(logs, trust) < variety * float(len(logs)):
            trust *= LESS_TRUST

    def add_up(self, logs: vec[float], trust: float) -> float:
        """The sums of the weights; tells how many equal weights would be as various."""
        best: float = -FAR
        for i in range(i64(len(logs))):
            best = max(best, logs[i])
        total: float = 0.0
        squares: float = 0.0
        for i in range(i64(len(logs))):
            weight = exp(trust * (logs[i] - best))
            total += weight
            squares += weight * weight
            self.sums[i] = total
        return total * total / squares if squares > 0.0 else 0.0

    def draw(self) -> S:
        """A world of one's own, to be changed at will."""
        if len(self.drawn) == 0:
            return self.worlds.draw()
        self.point += GOLDEN  # so that all parts are met evenly, however many worlds are asked for
        if self.point >= 1.0:
            self.point -= 1.0
        return cast(S, self.drawn[self.place(self.point * self.sums[len(self.sums) - 1])].clone())

    def place(self, point: float) -> i64:
        """The first world whose sum is above a point."""
        low: i64 = 0
        high: i64 = i64(len(self.sums)) - 1
        while low < high:
            middle = (low + high) >> 1
            if self.sums[middle] > point:
                high = middle
            else:
                low = middle + 1
        return low


class TreeSearch(Thinker[S]):
    """Tries the answers that look good or were seldom tried; what was tried most often is rated highest."""

    def __init__(self, judge: Judge[S], most_answers: i64, seats: i64) -> None:
        self.judge: Judge[S] = judge
        self.answers: Answers = Answers(most_answers)
        self.ratings: vec[float] = vec[float]([0.0] * most_answers)
        self.places: vec[i64] = vec[i64]([0] * most_answers)
        self.payoffs: vec[float] = vec[float]([0.0] * seats)
        self.nodes: list[Node] = []  # the way down …
        self.chosen: list[int] = []  # … and what was answered at each of them

    def think(self, worlds: Worlds[S], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        root = Node()
        effort.begin()
        guesses = Guesses(worlds, self.judge, effort)
        start = worlds.draw()
        while effort.goes_on():
            self.iterate(start, guesses.draw(), worlds.seat, root, worlds.rng)
        for i in range(answers.count):
            place = root.place(answers.ids[i])
            ratings[i] = -1.0
            if place >= 0:
                visits = float(root.visits[place])
                # Ratings are logarithms, so that a temperature of 1 chooses in proportion to the visits.
                ratings[i] = log(visits + root.sums[place] / visits) if visits > 0.0 else -1.0

    def iterate(self, start: S, s: S, me: i64, root: Node, rng: Rng) -> None:
        """One world: down the tree, one node more, on to where it can be judged, and back."""
        self.nodes.clear()
        self.chosen.clear()
        self.walk(start, s, me, root, rng)
        self.judge.play_on(start, s, rng)
        self.judge.payoffs(s, self.payoffs)
        for i in range(i64(len(self.nodes))):
            node = self.nodes[i]
            at: i64 = self.chosen[i]
            node.visits[at] += 1
            node.sums[at] += self.payoffs[node.seat]

    def walk(self, start: S, s: S, me: i64, node: Node, rng: Rng) -> None:
        """Down the tree until a node is new, or the world can be judged."""
        while True:
            seat = s.actor()
            if seat == NOBODY or self.judge.is_end(start, s):
                return
            if seat == CHANCE:
                s.apply(s.sample(rng))
            elif seat != me and s.is_sealed():  # nobody knows what others choose at the same time
                s.apply(self.judge.answer(s, rng))
            else:
                s.legal(self.answers)
                if self.answers.count == 1:
                    s.apply(self.answers.ids[0])
                    continue
                if node.seat == NOBODY:
                    node.seat = seat
                if node.seat != seat:  # chance has brought it about that another one is asked
                    return
                at = self.choose(s, node, rng)
                self.nodes.append(node)
                self.chosen.append(at)
                s.apply(node.ids[at])
                then = node.after[at]
                if then is None:
                    node.after[at] = Node()
                    return
                node = then

    def choose(self, s: S, node: Node, rng: Rng) -> i64:
        """The answer to try: the payoff so far, and curiosity for what was seldom tried and looks good (PUCT)."""
        answers, places, judge = self.answers, self.places, self.judge
        self.find_places(s, node, rng)
        visits: i64 = 0
        prior: float = 0.0
        for i in range(answers.count):
            visits += node.visits[places[i]]
            prior += node.priors[places[i]]
        more = judge.curiosity * sqrt(float(visits) + 1.0) / prior
        untried = node.mean() - judge.caution
        best: i64 = places[0]
        most: float = -1000.0
        for i in range(answers.count):
            place = places[i]
            tried = node.visits[place]
            worth = untried if tried == 0 else node.sums[place] / float(tried)
            worth += more * node.priors[place] / float(1 + tried)
            if worth > most:
                most = worth
                best = place
        return best

    def find_places(self, s: S, node: Node, rng: Rng) -> None:
        """Where the legal answers stand in the node; new ones are added with what the hints say of them."""
        answers, places, known = self.answers, self.places, i64(len(node.ids))
        are_new: bool = False
        for i in range(answers.count):  # mostly they are the same, in the same order
            a = answers.ids[i]
            places[i] = i if i < known and node.ids[i] == a else node.place(a)
            are_new = are_new or places[i] < 0
        if not are_new:
            return
        self.judge.rate(s, node.seat, answers, self.ratings, rng)
        self.to_priors()
        for i in range(answers.count):
            if places[i] < 0:
                places[i] = len(node.ids)
                node.add(answers.ids[i], self.ratings[i])

    def to_priors(self) -> None:
        """Ratings become shares of the tries; a part is shared out equally, as the ratings may be wrong."""
        ratings, count, judge = self.ratings, self.answers.count, self.judge
        best: float = ratings[0]
        for i in range(count):
            best = max(best, ratings[i])
        sum: float = 0.0
        for i in range(count):
            ratings[i] = exp(max(LOWEST, (ratings[i] - best) / judge.temperature))
            sum += ratings[i]
        for i in range(count):
            ratings[i] = (1.0 - judge.openness) * ratings[i] / sum + judge.openness / float(count)
