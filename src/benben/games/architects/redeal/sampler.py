"""Hidden cards laid at random where it is known what the seats picked: all ways that agree are equally likely.

The groups of cards at the open places are drawn by the numbers of ways that `counts.py` finds. In loose pools a way is
drawn in proportion to cᵃ for a group with c cards that lies at a places, while c·(c−1)·…·(c−a+1) would be right. So a
way is taken with the probability of the second over the first, divided by the largest such ratio that there may be;
else all is drawn anew. This is rejection sampling: exact, however often it is done, and it comes to an end, as the way
that the cards truly lie is one of those that agree.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has
from benben.core.rng import Rng
from benben.games.architects.cards import KINDS
from benben.games.architects.redeal.chance import fraction, take
from benben.games.architects.redeal.counts import GROUPS, NEEDS, OTHER, Counts
from benben.games.architects.redeal.deal import Deal
from benben.games.architects.redeal.plans import Plans, lay_rest, lift
from benben.games.architects.state import NONE


class Sampler:
    """Draws for the open places of a deal."""

    def __init__(self, deal: Deal, first: i64, loose: i64) -> None:
        self.deal: Deal = deal
        self.counts: Counts = Counts(deal, first, loose)
        while not self.is_counted():
            self.counts = Counts(deal, first, self.counts.loose | bit(self.largest_counted()))
        self.drawn: vec[i64] = vec[i64]([0] * len(self.counts.place))  # the group at each open place
        self.left: vec[i64] = vec[i64]([0] * (len(deal.end) * KINDS))  # cards of each pool that are not laid
        self.top: float = self.largest_ratio()

    def is_counted(self) -> bool:
        """Count all ways; tells whether that could be done."""
        total = self.counts.total()
        if self.counts.is_full:
            return False
        if total == 0.0:
            raise ValueError("no world agrees with what the seat knows")
        return True

    def largest_counted(self) -> i64:
        """The counted pool with the most cards."""
        deal = self.deal
        found: i64 = NONE
        for pool in range(deal.unseen()):
            size = deal.end[pool] - deal.begin[pool]
            if has(self.counts.counted, pool) and (found == NONE or size > deal.end[found] - deal.begin[found]):
                found = pool
        return found

    # Groups

    def lay(self, rng: Rng) -> None:
        """Draw until a way is taken, and lay the cards."""
        self.lift()
        while True:
            self.draw_groups(rng)
            if fraction(rng) * self.top < self.ratio() and self.lay_cards(rng):
                return

    def draw_groups(self, rng: Rng) -> None:
        """Draw a group for each open place."""
        counts = self.counts
        key = counts.begin
        turns: i64 = len(counts.end)
        for turn in range(turns):
            for i in range(counts.first[turn], counts.first_loose[turn]):
                n = counts.list_answers(i, turn, key)
                key = self.draw_answer(i, turn, n, False, rng)
            hit = self.draw_packs(turn, key, rng)
            self.draw_loose(turn, (key & NEEDS) | hit, rng)
            if turn + 1 < turns:
                key = counts.key_after(turn, key, hit)

    def draw_packs(self, turn: i64, key: i64, rng: Rng) -> i64:
        """From which packs the seat got a plan, of those of which that is known."""
        counts = self.counts
        packs = counts.packs[turn]
        if packs == 0:
            return 0
        at = fraction(rng) * counts.ways_of_loose(turn, key)
        found: i64 = NONE
        hit = packs
        while True:
            ways = counts.ways_hitting(turn, key, hit)
            if ways > 0.0:
                found = hit
                if at < ways:
                    return hit
                at -= ways
            if hit == 0:
                return found  # the last one: floats are rounded
            hit = (hit - 1) & packs

    def draw_loose(self, turn: i64, key: i64, rng: Rng) -> None:
        counts = self.counts
        for i in range(counts.first_loose[turn], counts.end[turn]):
            n = counts.list_loose_answers(i, turn, key)
            key = self.draw_answer(i, turn, n, True, rng)

    def draw_answer(self, i: i64, turn: i64, answers: i64, loose: bool, rng: Rng) -> i64:
        """Draw one of the answers that are listed for a place; the key after it."""
        counts = self.counts
        row = i * GROUPS
        total = 0.0
        for at in range(row, row + answers):
            weight = counts.weight[at]
            key = counts.next[at]
            weight *= counts.loose_ways(i + 1, turn, key) if loose else counts.ways(i + 1, turn, key)
            counts.weight[at] = weight
            total += weight
        return self.draw_weight(i, answers, fraction(rng) * total)

    def draw_weight(self, i: i64, answers: i64, point: float) -> i64:
        """The answer that has a point, if each has a stretch as long as its weight."""
        counts = self.counts
        row = i * GROUPS
        found: i64 = NONE
        for at in range(row, row + answers):
            if counts.weight[at] > 0.0:
                found = at
                if point < counts.weight[at]:
                    break
                point -= counts.weight[at]
        self.drawn[i] = counts.gets[found]
        return counts.next[found]

    # What the loose pools ask for

    def ratio(self) -> float:
        """By what the groups in loose pools are drawn too often, the inverse of it."""
        counts = self.counts
        used = vec[i64]([0] * len(counts.cards))
        ratio = 1.0
        turns: i64 = len(counts.end)
        for turn in range(turns):
            for i in range(counts.first_loose[turn], counts.end[turn]):
                at = counts.row[i] + self.drawn[i]
                ratio *= float(counts.cards[at] - used[at]) / float(counts.cards[at])
                used[at] += 1
        return ratio

    def largest_ratio(self) -> float:
        """The largest one that there may be: each place gets the group that makes the product least smaller."""
        counts = self.counts
        used = vec[i64]([0] * len(counts.cards))
        ratio = 1.0
        turns: i64 = len(counts.end)
        for turn in range(turns):
            for i in range(counts.first_loose[turn], counts.end[turn]):
                at = most_left(counts, used, counts.row[i])
                ratio *= float(counts.cards[at] - used[at]) / float(counts.cards[at])
                used[at] += 1
        return ratio

    # Cards

    def lift(self) -> None:
        """Take all cards off their places."""
        for pool in range(i64(len(self.deal.end))):
            lift(self.deal, pool, self.left)

    def lay_cards(self, rng: Rng) -> bool:
        """Lay cards by the groups, then all others; tells whether that is taken, by what is known of unpicked cards."""
        deal = self.deal
        counts = self.counts
        turns: i64 = len(counts.end)
        for turn in range(turns):
            for i in range(counts.first[turn], counts.end[turn]):
                deal.cards[counts.place[i]] = self.card_of(i, turn, i >= counts.first_loose[turn], rng)
        if deal.known_packs:
            plans = Plans(deal, self.left)
            if fraction(rng) >= plans.likelihood():
                self.lift()
                return False
            plans.lay(rng)
        for pool in range(i64(len(deal.end))):
            lay_rest(deal, pool, self.left, rng)
        return True

    def card_of(self, i: i64, turn: i64, loose: bool, rng: Rng) -> i64:
        """A card of the group that was drawn for a place."""
        counts = self.counts
        kinds: i64 = 0
        for card in range(i64(KINDS)):
            group = counts.group[card]
            if not loose and not has(counts.later[turn], group):
                group = OTHER
            if group == self.drawn[i]:
                kinds |= bit(card)
        return take(self.left, self.deal.pool[counts.place[i]] * KINDS, kinds, rng)


def most_left(counts: Counts, used: vec[i64], row: i64) -> i64:
    """The group of a pool of which the largest share is left."""
    found: i64 = NONE
    share = -1.0
    for at in range(row, row + GROUPS):
        if counts.cards[at] > 0:
            here = float(counts.cards[at] - used[at]) / float(counts.cards[at])
            if here > share:
                share = here
                found = at
    return found
