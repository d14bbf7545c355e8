"""The 18 kinds of cards, and stacks of them as one number: how many of each kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import shl

CARDS: Final = (
    "limestone", "worker_1", "worker_2", "worker_3", "mummy", "sarcophagus", "cat", "bird", "dog",
    "glyph_2", "glyph_3", "glyph_4", "plan_1", "plan_2", "plan_3", "plan_4", "plan_5", "plan_6",
)  # fmt: skip
KINDS: Final = 18
LIMESTONE: Final = 0
WORKER: Final = 1  # the first of three
MUMMY: Final = 4
SARCOPHAGUS: Final = 5
IDOL: Final = 6  # the first of three
GLYPH: Final = 9  # the first of three
PLAN: Final = 12  # the first of six

WORKER_KINDS: Final = 3
IDOL_KINDS: Final = 3
GLYPH_KINDS: Final = 3
PLAN_KINDS: Final = 6
OTHER_KINDS: Final = 11  # neither limestone nor plans

# Bits of each kind: limestone has many copies, a plan just one.
LIMESTONE_BITS: Final = 6
OTHER_BITS: Final = 4
PLAN_BITS: Final = 1
MOST_LIMESTONE: Final = 63
MOST_OTHERS: Final = 15

BITS: Final = (LIMESTONE_BITS, *[OTHER_BITS] * OTHER_KINDS, *[PLAN_BITS] * PLAN_KINDS)
SHIFT: Final[vec[i64]] = vec[i64]([sum(BITS[:card]) for card in range(KINDS)])
MASK: Final[vec[i64]] = vec[i64]([2**bits - 1 for bits in BITS])
ONE: Final[vec[i64]] = vec[i64]([2 ** sum(BITS[:card]) for card in range(KINDS)])  # a stack of just this card
ALL: Final[vec[i64]] = vec[i64]([MASK[card] * ONE[card] for card in range(KINDS)])  # a stack of as many as there may be
FIRST_PLAN: Final[i64] = ONE[PLAN]  # a stack with any plan is at least this large


def count(stack: i64, card: i64) -> i64:
    """How many cards of a kind are in a stack."""
    return (stack >> SHIFT[card]) & MASK[card]


def has_card(stack: i64, card: i64) -> bool:
    """Whether there is a card of a kind in a stack."""
    return stack & ALL[card] != 0


def some(card: i64, n: i64) -> i64:
    """A stack of so many cards of one kind."""
    return shl(n, SHIFT[card])


def size(stack: i64) -> i64:
    """How many cards are in a stack."""
    cards: i64 = 0
    for card in range(i64(KINDS)):
        cards += (stack >> SHIFT[card]) & MASK[card]
    return cards


def has_plan(stack: i64) -> bool:
    """Whether there is any plan in a stack."""
    return stack >= FIRST_PLAN


def nth(stack: i64, n: i64) -> i64:
    """The kind of the card at a place, 0 for the first, if a stack lies sorted by kind."""
    card: i64 = 0
    while True:
        n -= (stack >> SHIFT[card]) & MASK[card]
        if n < 0:
            return card
        card += 1


def stack_of(counts: list[int]) -> i64:
    """The stack with so many cards of each kind."""
    stack: i64 = 0
    for card, n in enumerate(counts):
        stack += some(card, n)
    return stack


def counts_of(stack: i64) -> list[int]:
    """How many cards of each kind."""
    return [count(stack, card) for card in range(KINDS)]


def names_of(stack: i64) -> list[str]:
    """The cards of a stack by name, in the order of the kinds."""
    return [CARDS[card] for card in range(KINDS) for i in range(count(stack, card))]
