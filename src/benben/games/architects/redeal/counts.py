"""The pools of hidden cards, counted by marks: how many ways there are to choose cards for the marks in them.

A mark is a kind of card, or ANY for a card of which nothing need be known; ANY does not mean limestone where its number
is known, and does not mean plans where those have a mark of their own, ANY_PLAN.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.rng import Rng
from benben.games.architects.cards import KINDS, LIMESTONE, PLAN
from benben.games.architects.redeal.deal import Guess

ANY_PLAN: Final = 18  # marks after those for the kinds
ANY: Final = 19
MARKS: Final = 20
NO_MARK: Final = -1

LACK: Final = 0.03  # what a mark counts for which a pool lacks a card, so that no way is barred for ever


class Pools:
    """For each pool a row of numbers, one for each mark."""

    def __init__(self, guess: Guess) -> None:
        self.wild: vec[i64] = wild_marks(guess)  # by card: the mark without a kind that it can serve, too
        self.cards: vec[i64] = vec[i64]([0] * (len(guess.end) * MARKS))  # that are there for a mark
        self.used: vec[i64] = vec[i64]([0] * (len(guess.end) * MARKS))  # how often a mark is there
        self.lacking: i64 = 0  # cards, in all pools
        for place in range(i64(len(guess.cards))):
            row = guess.pool[place] * MARKS
            self.cards[row + guess.cards[place]] += 1
            if self.wild[guess.cards[place]] != NO_MARK:
                self.cards[row + self.wild[guess.cards[place]]] += 1

    def come(self, row: i64, mark: i64) -> float:
        """A mark comes into a pool: by what the ways to choose cards are multiplied."""
        ways = self.term(self.cards[row + mark] - self.used[row + mark], 1)
        self.used[row + mark] += 1
        if mark < KINDS and self.wild[mark] != NO_MARK:
            ways *= self.change(row + self.wild[mark], -1)
        return ways

    def go(self, row: i64, mark: i64) -> float:
        """A mark goes out of a pool: by what the ways to choose cards are divided."""
        self.used[row + mark] -= 1
        ways = self.term(self.cards[row + mark] - self.used[row + mark], -1)
        if mark < KINDS and self.wild[mark] != NO_MARK:
            ways /= self.change(row + self.wild[mark], 1)
        return ways

    def change(self, at: i64, more: i64) -> float:
        """A card more or less is there for a mark without a kind: by what the ways are multiplied."""
        cards = self.cards[at]
        used = self.used[at]
        self.cards[at] = cards + more
        if used == 0:
            return 1.0
        if more > 0:
            return self.term(cards + 1, 1) / self.term(cards + 1 - used, -1)
        return self.term(cards - used, 1) / self.term(cards, -1)

    def term(self, cards: i64, sign: i64) -> float:
        """So many cards to choose from; a lack, if there is none. The sign tells whether it comes or goes."""
        if cards > 0:
            return float(cards)
        self.lacking += sign
        return LACK

    def any_card(self, row: i64, mark: i64, left: vec[i64], rng: Rng) -> i64:
        """One of the cards left in a pool that serve a mark without a kind."""
        total: i64 = 0
        for card in range(i64(KINDS)):
            if self.wild[card] == mark:
                total += left[row + card]
        n = rng.below(total)
        for card in range(i64(KINDS)):
            if self.wild[card] == mark:
                n -= left[row + card]
                if n < 0:
                    return card
        raise AssertionError("a pool lacks a card")


def wild_marks(guess: Guess) -> vec[i64]:
    """By card: the mark without a kind that it can serve, too; limestone none, where its number is known."""
    marks = vec[i64]([ANY] * KINDS)
    if guess.exact:
        marks[LIMESTONE] = NO_MARK
    if guess.told:
        for card in range(i64(PLAN), i64(KINDS)):
            marks[card] = ANY_PLAN
    return marks
