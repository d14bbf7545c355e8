"""Cards that a seat cannot place: which ones they are, where they may lie, and a fair draw of all that agrees.

Hidden cards lie in pools: of each pool it is known which cards are in it, but not which of them lies at which place.
All ways to lay the cards of all pools are equally likely, as far as they agree with what is known of the places:

- so much limestone, and at least these other cards, were picked by a seat (`require`);
- there is a plan, or none, in a pack (`require_plan`, `forbid_plans`).

First whole draws are tried: one that agrees is as likely as any other. Where that is too rare, `sampler.py` helps.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.rng import Rng
from benben.games.architects.cards import KINDS, LIMESTONE, PLAN, count
from benben.games.architects.components import MAX_SEATS
from benben.games.architects.state import NONE

DRAWN: Final = 100  # places that are drawn at most in whole draws

# What was announced of a pack.
NOTHING: Final = 0
NO_PLAN: Final = 1
SOME_PLAN: Final = 2


class Guess:
    """The places of hidden cards, and the cards that lie there in this guess."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()  # the card at each place
        self.owner: vec[i64] = vec[i64]()  # the seat that picked it, or NONE
        self.pack: vec[i64] = vec[i64]()  # whose dealt pack it was in, or NONE
        self.when: vec[i64] = vec[i64]()  # the pass of the pick
        self.pool: vec[i64] = vec[i64]()  # the number of its pool
        self.begin: vec[i64] = vec[i64]()  # where each pool begins, by its number
        self.rest: vec[i64] = vec[i64]()  # from where on it needs no drawing
        self.end: vec[i64] = vec[i64]()  # where it ends
        self.open: vec[i64] = vec[i64]()  # the places whose cards must be drawn: the rest of a pool gets what is left
        # What is known of the seats and packs.
        self.exact: bool = False  # whether anything is known of the seats, and so all about their limestone
        self.told: bool = False  # whether anything is known of the packs
        self.needs: vec[i64] = vec[i64]([0] * (MAX_SEATS * KINDS))  # cards of each kind that a seat has picked
        self.has: vec[i64] = vec[i64]([0] * (MAX_SEATS * KINDS))
        self.rules: vec[i64] = vec[i64]([NOTHING] * MAX_SEATS)  # what was announced of each pack
        self.plans: vec[i64] = vec[i64]([0] * MAX_SEATS)  # how many plans are in it

    # What is hidden

    def place(self, owner: i64, pack: i64, when: i64) -> None:
        """One more place in the pool that is being filled."""
        self.owner = append(self.owner, owner)
        self.pack = append(self.pack, pack)
        self.when = append(self.when, when)

    def fill(self, stack: i64, rest: i64) -> None:
        """The cards of the pool, sorted: as many as it has places, of which the last `rest` need no drawing."""
        first: i64 = len(self.cards)
        for card in range(i64(KINDS)):
            for i in range(count(stack, card)):
                self.cards = append(self.cards, card)
        end: i64 = len(self.cards)
        for place in range(first, end):
            self.pool = append(self.pool, len(self.end))
            if place < end - rest and self.cards[first] != self.cards[end - 1]:
                self.open = append(self.open, place)
        self.begin = append(self.begin, first)
        self.rest = append(self.rest, end - rest)
        self.end = append(self.end, end)

    def require(self, seat: i64, stack: i64) -> None:
        """A seat has picked these cards, and no more limestone than these."""
        self.exact = True
        for card in range(i64(KINDS)):
            self.needs[seat * KINDS + card] = count(stack, card)

    def require_plan(self, pack: i64) -> None:
        """There is a plan in a pack, at a hidden place."""
        self.told = True
        self.rules[pack] = SOME_PLAN

    def forbid_plans(self, pack: i64) -> None:
        """There is no plan in a pack."""
        self.told = True
        self.rules[pack] = NO_PLAN

    # Drawing

    def try_draws(self, rng: Rng) -> bool:
        """Lay all cards at random, a few times over; tells whether all agrees."""
        if not self.exact and not self.told:
            self.lay(rng)
            return True
        for i in range(1 + DRAWN // (1 + i64(len(self.open)))):
            self.lay(rng)
            if self.agrees():
                return True
        return False

    def lay(self, rng: Rng) -> None:
        """Draw a card for every open place from those of its pool that are not drawn yet."""
        cards = self.cards
        for i in range(i64(len(self.open))):
            place = self.open[i]
            other = place + rng.below(self.end[self.pool[place]] - place)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card

    def agrees(self) -> bool:
        """Whether the cards, as they lie, agree with all that is known."""
        self.count_cards()
        if self.exact:
            for i in range(i64(len(self.has))):
                if self.has[i] < self.needs[i] or (i % KINDS == LIMESTONE and self.has[i] > self.needs[i]):
                    return False
        for pack in range(i64(MAX_SEATS)):
            if contradiction(self.rules[pack], self.plans[pack]) > 0:
                return False
        return True

    def count_cards(self) -> None:
        for i in range(i64(len(self.has))):
            self.has[i] = 0
        for pack in range(i64(MAX_SEATS)):
            self.plans[pack] = 0
        for place in range(i64(len(self.cards))):
            card = self.cards[place]
            if self.owner[place] != NONE:
                self.has[self.owner[place] * KINDS + card] += 1
            if card >= PLAN and self.pack[place] != NONE:
                self.plans[self.pack[place]] += 1


def contradiction(rule: i64, plans: i64) -> i64:
    """How many plans are too many or too few in a pack of which something was announced."""
    if rule == NO_PLAN:
        return plans
    if rule == SOME_PLAN and plans == 0:
        return 1
    return 0
