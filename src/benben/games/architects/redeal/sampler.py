"""How hidden cards are laid where chance alone would hardly ever agree with what is known.

Every open place of a seat gets a mark: a kind of card that the seat is known to have picked, or ANY. A seat has as many
marks as open places, so what is known of the seats always holds; only the pools may lack cards for the marks in them.
Sampler are swapped at random, each way to mark taken as often as there are ways to lay cards by it (Metropolis). For each
card that a pool lacks a way counts so much less, so that all ways can be reached; in the end none may be lacking.

Where plans were announced, or ruled out, there is ANY_PLAN beside ANY, and the two change to and fro.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.rng import Rng
from benben.games.architects.cards import KINDS, LIMESTONE, PLAN
from benben.games.architects.components import MAX_SEATS
from benben.games.architects.redeal.deal import Guess, contradiction
from benben.games.architects.redeal.counts import ANY, ANY_PLAN, LACK, MARKS, NO_MARK, Pools
from benben.games.architects.state import NONE

VISITS: Final = 30  # for each open place: moves after which no card is lacking
MANY_MOVES: Final = 400  # for each open place: from here on the next way without a lack will do
MOST_MOVES: Final = 4000  # for each open place: more are never made
TRIES: Final = 20  # to lay cards by marks
CERTAIN: Final = 4294967296.0  # so many numbers a draw has


class Sampler:
    """Sampler on the open places of a guess, seat by seat, those of nobody last."""

    def __init__(self, guess: Guess, rng: Rng) -> None:
        self.guess: Guess = guess
        self.told: bool = guess.told
        self.places: vec[i64] = vec[i64]()  # where they are in the guess
        self.seat: vec[i64] = vec[i64]()  # whose they are
        self.row: vec[i64] = vec[i64]()  # where the numbers of its pool begin
        self.mark: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # where those of each seat begin; at MAX_SEATS those of nobody
        self.found: vec[i64] = vec[i64]([0] * len(guess.cards))  # by place in the guess: which one it is
        self.pools: Pools = Pools(guess)
        self.plans: vec[i64] = vec[i64]([0] * MAX_SEATS)  # in each pack, by the marks
        self.mark_seats(rng)

    # The first marks

    def mark_seats(self, rng: Rng) -> None:
        """For each seat what it needs beside the cards that lie fixed; in any order."""
        leave_fixed(self.guess)
        for pack in range(i64(MAX_SEATS)):
            self.plans[pack] = self.guess.plans[pack]
        for seat in range(i64(MAX_SEATS)):
            self.mark_places(seat, needs_of(self.guess, seat), rng)
        self.mark_places(NONE, vec[i64](), rng)

    def mark_places(self, seat: i64, marks: vec[i64], rng: Rng) -> None:
        """Mark a seat's open places with these and ANY, shuffled."""
        guess = self.guess
        first: i64 = len(self.places)
        self.first = append(self.first, first)
        for i in range(i64(len(guess.open))):
            place = guess.open[i]
            if guess.owner[place] == seat:
                self.found[place] = len(self.places)
                self.places = append(self.places, place)
                self.seat = append(self.seat, seat)
                self.row = append(self.row, guess.pool[place] * MARKS)
        marks = filled_up(marks, i64(len(self.places)) - first)
        shuffle(marks, rng)
        for i in range(i64(len(marks))):
            self.mark = append(self.mark, marks[i])
            self.come(first + i, marks[i])

    # Comings and goings

    def come(self, i: i64, mark: i64) -> float:
        """A mark comes to a place: by what the ways to lay cards are multiplied."""
        if self.told:
            self.count_plan(i, mark, 1)
        return self.pools.come(self.row[i], mark)

    def go(self, i: i64, mark: i64) -> float:
        """A mark goes from a place: by what the ways to lay cards are divided."""
        if self.told:
            self.count_plan(i, mark, -1)
        return self.pools.go(self.row[i], mark)

    def count_plan(self, i: i64, mark: i64, n: i64) -> None:
        pack = self.guess.pack[self.places[i]]
        if PLAN <= mark <= ANY_PLAN and pack != NONE:
            self.plans[pack] += n

    def contradictions(self) -> i64:
        """How far the plans in the packs are from what was announced."""
        points: i64 = 0
        if self.told:
            for pack in range(i64(MAX_SEATS)):
                points += contradiction(self.guess.rules[pack], self.plans[pack])
        return points

    # Moves

    def draw(self, rng: Rng) -> bool:
        """Move marks, then lay cards by them, so that all ways are equally likely; tells whether all agrees."""
        visits = VISITS * i64(len(self.places))
        for i in range(i64(TRIES)):
            if not self.settle(visits, rng):
                return False
            self.lay(rng)
            if rng.below(self.times_counted()) == 0:
                return True
            visits = VISITS
        return True

    def settle(self, visits: i64, rng: Rng) -> bool:
        """Move marks until no card was lacking so many times; tells whether none is in the end."""
        places: i64 = len(self.places)
        for n in range(places * MOST_MOVES):
            self.move(rng.below(places), rng)
            if self.pools.lacking == 0 and self.contradictions() == 0:
                visits -= 1
                if visits <= 0 or n >= places * MANY_MOVES:
                    return True
        return False

    def move(self, i: i64, rng: Rng) -> None:
        """Swap marks of a seat, or of two seats at once; or change one mark without a kind to another."""
        if self.told and rng.below(4) == 0:
            self.trade_marks(i, rng)
            return
        if self.seat[i] == NONE or (self.told and rng.below(2) == 0):
            self.change_mark(i, rng)
            return
        j = self.another(i, rng)
        k = self.beside(i, rng)
        if k == NONE:
            self.swap_marks(i, j, i, i, rng)
        else:
            self.swap_marks(i, j, k, self.another(k, rng), rng)

    def another(self, i: i64, rng: Rng) -> i64:
        """A place of the same seat."""
        first = self.first[self.seat[i]]
        return first + rng.below(self.first[self.seat[i] + 1] - first)

    def beside(self, i: i64, rng: Rng) -> i64:
        """Every other time a place of another seat in the same pool, if one is drawn; such places hinder each other."""
        if rng.below(2) == 0:
            return NONE
        k = self.in_pool(i, rng)
        if self.seat[k] == self.seat[i] or self.seat[k] == NONE:
            return NONE
        return k

    def in_pool(self, i: i64, rng: Rng) -> i64:
        """An open place in the same pool."""
        first = self.guess.begin[self.row[i] // MARKS]
        return self.found[first + rng.below(self.guess.rest[self.row[i] // MARKS] - first)]

    def trade_marks(self, i: i64, rng: Rng) -> None:
        """Within a pool ANY and ANY_PLAN may change places between anybody."""
        k = self.in_pool(i, rng)
        if self.mark[i] >= ANY_PLAN and self.mark[k] >= ANY_PLAN:
            self.swap_marks(i, k, i, i, rng)

    def swap_marks(self, i: i64, j: i64, k: i64, m: i64, rng: Rng) -> None:
        """Swap the marks of two places, and of two others, and leave it so as often as the weights tell."""
        before = self.contradictions()
        ratio = self.swap(i, j) * self.swap(k, m)
        if not self.is_kept(ratio, before, rng):
            self.swap(k, m)
            self.swap(i, j)

    def swap(self, i: i64, j: i64) -> float:
        """By what the ways to lay cards are multiplied when two marks change places."""
        here = self.mark[i]
        there = self.mark[j]
        if here == there:
            return 1.0
        self.mark[i] = there
        self.mark[j] = here
        if self.row[i] == self.row[j] and not self.told:
            return 1.0
        ways = self.go(i, here) * self.go(j, there)
        return self.come(i, there) * self.come(j, here) / ways

    def change_mark(self, i: i64, rng: Rng) -> None:
        """ANY becomes ANY_PLAN or back; at a place of nobody there may be limestone, too."""
        here = self.mark[i]
        there = self.some_class(self.seat[i] == NONE and self.guess.exact, rng)
        if here == there or (self.seat[i] != NONE and here < ANY_PLAN):
            return
        before = self.contradictions()
        if not self.is_kept(self.turn(i, here, there), before, rng):
            self.turn(i, there, here)

    def some_class(self, limestone: bool, rng: Rng) -> i64:
        """One of the marks that may stand for any card, with the others beside it."""
        if not self.told:
            return LIMESTONE if limestone and rng.below(2) == 0 else ANY
        n = rng.below(3) if limestone else rng.below(2)
        return ANY if n == 0 else ANY_PLAN if n == 1 else LIMESTONE

    def turn(self, i: i64, here: i64, there: i64) -> float:
        """By what the ways to lay cards are multiplied when one mark becomes another."""
        self.mark[i] = there
        ways = self.go(i, here)
        return self.come(i, there) / ways

    def is_kept(self, ratio: float, before: i64, rng: Rng) -> bool:
        """Whether to stay where there are so many times more ways; contradictions count like lacks."""
        worse = self.contradictions() - before
        while worse > 0:
            ratio *= LACK
            worse -= 1
        while worse < 0:
            ratio /= LACK
            worse += 1
        return ratio >= 1.0 or float(rng.next32()) < ratio * CERTAIN

    # Cards

    def lay(self, rng: Rng) -> None:
        """Lay cards by the marks: kinds first, then any that are left, and the rest of the pools."""
        guess = self.guess
        left = vec[i64]([0] * len(self.pools.cards))
        for place in range(i64(len(guess.cards))):
            left[guess.pool[place] * MARKS + guess.cards[place]] += 1
            guess.cards[place] = NO_MARK
        for i in range(i64(len(self.places))):
            if self.mark[i] < KINDS:
                self.lay_card(self.places[i], self.mark[i], left)
        for i in range(i64(len(self.places))):
            if self.mark[i] >= KINDS:
                self.lay_card(self.places[i], self.pools.any_card(self.row[i], self.mark[i], left, rng), left)
        for place in range(i64(len(guess.cards))):
            if guess.cards[place] == NO_MARK:
                self.lay_card(place, first_card(left, guess.pool[place] * MARKS), left)

    def lay_card(self, place: i64, card: i64, left: vec[i64]) -> None:
        self.guess.cards[place] = card
        left[self.guess.pool[place] * MARKS + card] -= 1

    def times_counted(self) -> i64:
        """How many ways to mark lead to the cards as they lie: marks of a kind on any cards of that kind."""
        guess = self.guess
        times: i64 = 1
        has = vec[i64]([0] * len(guess.has))
        for i in range(self.first[MAX_SEATS]):
            has[self.seat[i] * KINDS + guess.cards[self.places[i]]] += 1
        for i in range(i64(len(has))):
            times *= choices(has[i], guess.needs[i] - guess.has[i])
        return times


def leave_fixed(guess: Guess) -> None:
    """Count only the cards and plans that do not lie at open places."""
    guess.count_cards()
    for i in range(i64(len(guess.open))):
        place = guess.open[i]
        card = guess.cards[place]
        if guess.owner[place] != NONE:
            guess.has[guess.owner[place] * KINDS + card] -= 1
        if card >= PLAN and guess.pack[place] != NONE:
            guess.plans[guess.pack[place]] -= 1


def needs_of(guess: Guess, seat: i64) -> vec[i64]:
    """The kinds that a seat must have at open places."""
    kinds = vec[i64]()
    for card in range(i64(KINDS)):
        for i in range(guess.needs[seat * KINDS + card] - guess.has[seat * KINDS + card]):
            kinds = append(kinds, card)
    return kinds


def filled_up(marks: vec[i64], n: i64) -> vec[i64]:
    """So many marks, those that are missing being ANY."""
    while len(marks) < n:
        marks = append(marks, ANY)
    return marks


def shuffle(marks: vec[i64], rng: Rng) -> None:
    n: i64 = len(marks)
    while n > 1:
        i = rng.below(n)
        n -= 1
        mark = marks[i]
        marks[i] = marks[n]
        marks[n] = mark


def first_card(left: vec[i64], row: i64) -> i64:
    """The first kind of which a pool has a card left."""
    card: i64 = 0
    while left[row + card] == 0:
        card += 1
    return card


def choices(n: i64, k: i64) -> i64:
    """In how many ways k of n can be chosen; 1 if none need be."""
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways
