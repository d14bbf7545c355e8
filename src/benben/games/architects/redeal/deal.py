"""Hidden cards: the places where they lie, the pools that they come from, and what is known of them.

Of a pool it is known which cards are in it, but not which of them lies at which place. Every way to lay the cards of
all pools is equally likely, each card being one of its own, if it agrees with what is known of the places:

- so much limestone, and at least these other cards, were picked by a seat (`require`);
- there is a plan, or none, in a pack (`require_plan`, `forbid_plans`).

Where nothing is known of the seats, cards are laid here; else by `sampler.py`. The last pool is that of the cards which
were never seen: only its places can have a plan in a pack, or none, that is not known already.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.rng import Rng
from benben.games.architects.cards import KINDS, count
from benben.games.architects.components import MAX_SEATS

# What was announced of a pack.
NOTHING: Final = 0
NO_PLAN: Final = 1
SOME_PLAN: Final = 2


class Deal:
    """The places of hidden cards, and the cards that lie there."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.cards: vec[i64] = vec[i64]()  # the card at each place; before they are laid, those of each pool sorted
        self.owner: vec[i64] = vec[i64]()  # the seat that picked it, or NONE
        self.pack: vec[i64] = vec[i64]()  # whose dealt pack it was in, or NONE
        self.when: vec[i64] = vec[i64]()  # the pass of the pick
        self.pool: vec[i64] = vec[i64]()  # the number of its pool
        self.begin: vec[i64] = vec[i64]()  # where each pool begins, by its number
        self.rest: vec[i64] = vec[i64]()  # from where on it does not matter which card lies where
        self.end: vec[i64] = vec[i64]()  # where it ends
        self.known_seats: bool = False  # whether anything is known of what the seats picked
        self.known_packs: bool = False  # whether anything is known of plans in packs
        self.needs: vec[i64] = vec[i64]([0] * (MAX_SEATS * KINDS))  # cards of each kind that a seat has picked
        self.rules: vec[i64] = vec[i64]([NOTHING] * MAX_SEATS)  # what was announced of each pack
        self.is_picked: vec[bool] = vec[bool]([False] * MAX_SEATS)  # whether a plan of which it told must be a pick

    # What is hidden

    def place(self, owner: i64, pack: i64, when: i64) -> None:
        """One more place in the pool that is being filled."""
        self.owner = append(self.owner, owner)
        self.pack = append(self.pack, pack)
        self.when = append(self.when, when)

    def fill(self, stack: i64, rest: i64) -> None:
        """The cards of the pool: as many as it has places; at the last `rest` it does not matter which lies where."""
        number: i64 = len(self.end)
        self.begin = append(self.begin, len(self.cards))
        for card in range(i64(KINDS)):
            for i in range(count(stack, card)):
                self.cards = append(self.cards, card)
                self.pool = append(self.pool, number)
        self.rest = append(self.rest, i64(len(self.cards)) - rest)
        self.end = append(self.end, len(self.cards))

    def require(self, seat: i64, stack: i64) -> None:
        """A seat has picked these cards, and no more limestone than these."""
        self.known_seats = True
        for card in range(i64(KINDS)):
            self.needs[seat * KINDS + card] = count(stack, card)

    def require_plan(self, pack: i64, is_picked: bool) -> None:
        """There is a plan in a pack, at a place of the last pool; perhaps it is known that it was picked."""
        self.known_packs = True
        self.rules[pack] = SOME_PLAN
        self.is_picked[pack] = is_picked

    def forbid_plans(self, pack: i64) -> None:
        """There is no plan in a pack."""
        self.known_packs = True
        self.rules[pack] = NO_PLAN

    # Drawing

    def unseen(self) -> i64:
        """The number of the last pool."""
        return i64(len(self.end)) - 1

    def shuffle(self, pool: i64, rng: Rng) -> None:
        """Draw a card for every place of a pool where it matters, from those that are not drawn yet."""
        cards = self.cards
        end = self.end[pool]
        for place in range(self.begin[pool], self.rest[pool]):
            other = place + rng.below(end - place)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card

    def is_one_kind(self, pool: i64) -> bool:
        """Whether all cards of a pool are alike, as they lie sorted; then it is known what lies where."""
        return self.begin[pool] == self.end[pool] or self.cards[self.begin[pool]] == self.cards[self.end[pool] - 1]
