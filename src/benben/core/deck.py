"""A face-down deck that has no order until a card is turned over.

What lies in it is a multiset: how many of each kind. Cards put back underneath are an ordered tail, which comes only
when the rest is used up. So no state contains the future, and re-dealing is simple.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.rng import Rng


class Deck:
    """Cards by kind, 0…kinds−1."""

    def __init__(self, counts: vec[i64], tail: vec[i64]) -> None:
        self.counts: vec[i64] = counts[:]  # how many of each kind lie unordered on top
        self.tail: vec[i64] = tail[:]  # kinds put underneath, the one that comes first first

    def clone(self) -> Deck:
        return Deck(self.counts, self.tail)

    def unordered(self) -> i64:
        """How many cards have no order yet."""
        n: i64 = 0
        for i in range(i64(len(self.counts))):
            n += self.counts[i]
        return n

    def size(self) -> i64:
        return self.unordered() + len(self.tail)

    def outcomes(self, out: Outcomes, first: i64) -> None:
        """The cards that may come next, numbered from `first` on in the chance table."""
        if self.unordered() == 0:
            out.add(first + self.tail[0])
            return
        for kind in range(i64(len(self.counts))):
            if self.counts[kind] > 0:
                out.add(first + kind, self.counts[kind])

    def sample(self, rng: Rng) -> i64:
        """The kind of the next card, each card equally likely."""
        n = self.unordered()
        if n == 0:
            return self.tail[0]
        n = rng.below(n)
        kind: i64 = 0
        while n >= self.counts[kind]:
            n -= self.counts[kind]
            kind += 1
        return kind

    def take(self, kind: i64) -> None:
        """Turn this card over: chance said it is the next."""
        if self.counts[kind] > 0 and self.unordered() > 0:
            self.counts[kind] -= 1
        else:
            self.tail = self.tail[1:]

    def put(self, kind: i64) -> None:
        """Shuffle a card in among the unordered ones."""
        self.counts[kind] += 1

    def put_under(self, kind: i64) -> None:
        """Lay a card under the deck: it comes after all that are there now."""
        self.tail = append(self.tail, kind)

    def shuffle(self) -> None:
        """Forget the order of the tail."""
        for i in range(i64(len(self.tail))):
            self.counts[self.tail[i]] += 1
        self.tail = self.tail[:0]
