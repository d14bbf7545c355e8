"""Plans in packs that were never seen: how they are laid so that all agrees with what was announced (ARC-2.3).

Only the places of the plans matter for that: there are as many ways to lay them as there are ways to choose places.
They are counted pack by pack, for every number of plans that may be left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.rng import Rng
from benben.games.architects.cards import KINDS, PLAN
from benben.games.architects.components import MAX_SEATS
from benben.games.architects.redeal.chance import ALL_KINDS, NO_PLANS, PLANS, choices, fraction, take
from benben.games.architects.redeal.deal import NO_PLAN, NOTHING, SOME_PLAN, Deal
from benben.games.architects.state import NONE

NUMBERS: Final = 7  # of plans, from none to all six
UNLAID: Final = -1  # at a place without a card yet


class Plans:
    """The places of the last pool that have no card yet, pack by pack."""

    def __init__(self, deal: Deal, left: vec[i64]) -> None:
        self.deal: Deal = deal
        self.left: vec[i64] = left  # the cards of each pool that are not laid yet, by kind
        self.row: i64 = deal.unseen() * KINDS  # where those of the last pool begin
        self.rules: vec[i64] = vec[i64]([NOTHING] * MAX_SEATS)  # what must still come true of each pack
        self.places: vec[i64] = vec[i64]([0] * MAX_SEATS)  # without a card, in each pack with such a rule
        self.free: i64 = 0  # all other places without a card
        self.plans: i64 = 0  # that are left
        # By pack and number of plans: ways to choose places for them in this pack and all after it, and in the free
        # places.
        self.ways: vec[float] = vec[float]([0.0] * ((MAX_SEATS + 1) * NUMBERS))
        self.count_places()
        for card in range(i64(PLAN), i64(KINDS)):
            self.plans += left[self.row + card]
        self.count_ways()

    def count_places(self) -> None:
        deal = self.deal
        for pack in range(i64(MAX_SEATS)):
            self.rules[pack] = deal.rules[pack]
        for place in range(deal.begin[deal.unseen()], deal.end[deal.unseen()]):
            pack = deal.pack[place]
            if pack != NONE and deal.cards[place] >= PLAN and self.rules[pack] == SOME_PLAN:
                self.rules[pack] = NOTHING  # it has come true
        for place in range(deal.begin[deal.unseen()], deal.end[deal.unseen()]):
            pack = deal.pack[place]
            if deal.cards[place] == UNLAID:
                if pack == NONE or self.rules[pack] == NOTHING:
                    self.free += 1
                else:
                    self.places[pack] += 1

    def count_ways(self) -> None:
        for plans in range(i64(NUMBERS)):
            self.ways[MAX_SEATS * NUMBERS + plans] = choices(self.free, plans)
        for i in range(i64(MAX_SEATS)):
            pack = MAX_SEATS - 1 - i
            for plans in range(i64(NUMBERS)):
                for here in range(plans + 1):
                    self.ways[pack * NUMBERS + plans] += self.ways_with(pack, plans, here)

    def ways_with(self, pack: i64, plans: i64, here: i64) -> float:
        """How many ways there are with so many of the plans in this pack."""
        rule = self.rules[pack]
        if (rule == SOME_PLAN and here == 0) or (rule == NO_PLAN and here > 0):
            return 0.0
        return choices(self.places[pack], here) * self.ways[(pack + 1) * NUMBERS + plans - here]

    def likelihood(self) -> float:
        """How likely it is that all agrees, if the cards are laid at random."""
        places = self.free
        for pack in range(i64(MAX_SEATS)):
            places += self.places[pack]
        return self.ways[self.plans] / choices(places, self.plans)

    # Laying

    def lay(self, rng: Rng) -> None:
        """Lay all cards that are left, so that all ways that agree are equally likely."""
        plans = self.plans
        for pack in range(i64(MAX_SEATS)):
            if self.rules[pack] != NOTHING:
                here = self.draw_number(pack, plans, rng)
                self.lay_in_pack(pack, here, rng)
                plans -= here
        lay_rest(self.deal, self.deal.unseen(), self.left, rng)

    def draw_number(self, pack: i64, plans: i64, rng: Rng) -> i64:
        """How many plans are in a pack."""
        at = fraction(rng) * self.ways[pack * NUMBERS + plans]
        found: i64 = NONE
        for here in range(plans + 1):
            ways = self.ways_with(pack, plans, here)
            if ways > 0.0:
                found = here
                if at < ways:
                    return here
                at -= ways
        assert found != NONE, "what was announced cannot be true"
        return found  # the last one: floats are rounded

    def lay_in_pack(self, pack: i64, plans: i64, rng: Rng) -> None:
        """Lay cards at all places of a pack, so many plans among them, at any of its places."""
        deal = self.deal
        places = self.places[pack]
        for place in range(deal.begin[deal.unseen()], deal.end[deal.unseen()]):
            if deal.pack[place] == pack and deal.cards[place] == UNLAID:
                if rng.below(places) < plans:
                    deal.cards[place] = take(self.left, self.row, PLANS, rng)
                    plans -= 1
                else:
                    deal.cards[place] = take(self.left, self.row, NO_PLANS, rng)
                places -= 1


def lay_rest(deal: Deal, pool: i64, left: vec[i64], rng: Rng) -> None:
    """Lay what is left of a pool at its places without a card; the last ones sorted, as order does not matter there."""
    row = pool * KINDS
    for place in range(deal.begin[pool], deal.rest[pool]):
        if deal.cards[place] == UNLAID:
            deal.cards[place] = take(left, row, ALL_KINDS, rng)
    card: i64 = 0
    for place in range(deal.rest[pool], deal.end[pool]):
        if deal.cards[place] == UNLAID:
            while left[row + card] == 0:
                card += 1
            deal.cards[place] = card
            left[row + card] -= 1


def lift(deal: Deal, pool: i64, left: vec[i64]) -> None:
    """Take all cards of a pool off their places."""
    for place in range(deal.begin[pool], deal.end[pool]):
        if deal.cards[place] != UNLAID:
            left[pool * KINDS + deal.cards[place]] += 1
            deal.cards[place] = UNLAID


def lay_announced(deal: Deal, rng: Rng) -> None:
    """Lay the cards that were never seen where nothing is known of the seats."""
    left = vec[i64]([0] * (len(deal.end) * KINDS))
    lift(deal, deal.unseen(), left)
    Plans(deal, left).lay(rng)
