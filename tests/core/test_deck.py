"""The deck: cards without an order, and an ordered tail beneath them."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.deck import Deck
from benben.core.rng import rng_of

KINDS = 4


def deck(counts: list[int], tail: list[int] | None = None) -> Deck:
    return Deck(vec[i64](counts), vec[i64](tail or []))


def next_cards(d: Deck, first: int = 0) -> dict[int, int]:
    """What may come next, with its weight."""
    out = Outcomes()
    d.outcomes(out, first)
    return dict(zip(out.ids, out.weights, strict=True))


def held(d: Deck) -> Counter[int]:
    """All cards in the deck, whatever their order."""
    return Counter({k: d.counts[k] for k in range(KINDS) if d.counts[k]}) + Counter(list(d.tail))


def test_size_counts_the_unordered_and_the_tail() -> None:
    d = deck([2, 0, 3, 1], [0, 0])
    assert (d.unordered(), d.size()) == (6, 8)


def test_next_card_is_weighed_by_how_many_there_are() -> None:
    assert next_cards(deck([2, 0, 3, 1])) == {0: 2, 2: 3, 3: 1}


def test_outcomes_are_numbered_from_the_first_id() -> None:
    assert next_cards(deck([2, 0, 3, 1]), first=100) == {100: 2, 102: 3, 103: 1}


def test_tail_does_not_come_while_there_are_unordered_cards() -> None:
    assert next_cards(deck([0, 1, 0, 0], [3, 2])) == {1: 1}


def test_tail_comes_in_its_order() -> None:
    d, seen = deck([0, 1, 0, 0], [3, 2, 3]), []
    while d.size():
        card = d.sample(rng_of(1))
        assert list(next_cards(d)) == [card]
        d.take(card)
        seen.append(card)
    assert seen == [1, 3, 2, 3]


def test_tail_card_is_certain_and_numbered_like_the_others() -> None:
    assert next_cards(deck([0, 0, 0, 0], [2, 1]), first=50) == {52: 1}


def test_taken_card_is_gone() -> None:
    d = deck([2, 0, 3, 1])
    d.take(2)
    assert next_cards(d) == {0: 2, 2: 2, 3: 1}


def test_same_kind_is_taken_from_the_top_before_the_tail() -> None:
    d = deck([0, 0, 1, 0], [2, 2])
    d.take(2)
    assert (d.unordered(), list(d.tail)) == (0, [2, 2])


def test_card_put_in_may_come_next() -> None:
    d = deck([0, 1, 0, 0], [3])
    d.put(0)
    assert next_cards(d) == {0: 1, 1: 1}


def test_card_put_into_an_exhausted_deck_comes_before_the_tail() -> None:
    d = deck([0, 0, 0, 0], [3])
    d.put(0)
    assert next_cards(d) == {0: 1}


def test_card_laid_under_comes_last() -> None:
    d = deck([0, 0, 0, 0], [3])
    d.put_under(1)
    assert list(d.tail) == [3, 1]


def test_shuffle_forgets_the_order_of_the_tail() -> None:
    d = deck([1, 0, 0, 0], [3, 2, 3])
    d.shuffle()
    assert (next_cards(d), list(d.tail)) == ({0: 1, 2: 1, 3: 2}, [])


def test_shuffling_without_a_tail_changes_nothing() -> None:
    d = deck([1, 0, 2, 0])
    d.shuffle()
    assert next_cards(d) == {0: 1, 2: 2}


def test_clone_goes_its_own_way() -> None:
    d = deck([1, 1, 0, 0], [3])
    copy = d.clone()
    copy.take(0)
    copy.put_under(2)
    assert (next_cards(d), list(d.tail)) == ({0: 1, 1: 1}, [3])


def test_deck_does_not_share_the_counts_it_was_made_from() -> None:
    counts = vec[i64]([1, 1, 0, 0])
    d = Deck(counts, vec[i64]([]))
    d.take(0)
    assert counts[0] == 1


def test_sample_changes_nothing() -> None:
    d = deck([1, 1, 0, 0], [3])
    d.sample(rng_of(2))
    assert (next_cards(d), list(d.tail)) == ({0: 1, 1: 1}, [3])


def test_every_card_is_equally_likely() -> None:
    counts, rng, seen = [1, 0, 4, 5], rng_of(3), Counter[int]()
    d = deck(counts, [1])
    for _ in range(20_000):
        seen[d.sample(rng)] += 1
    chi_square = sum((seen[k] - 2_000 * n) ** 2 / (2_000 * n) for k, n in enumerate(counts) if n)
    assert seen[1] == 0 and chi_square < 18.42  # 99.99 % of two degrees of freedom


def test_every_order_of_a_few_cards_is_equally_likely() -> None:
    rng, orders = rng_of(4), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        d, drawn = deck([2, 1, 1, 0]), []
        while d.size():
            drawn.append(d.sample(rng))
            d.take(drawn[-1])
        orders[tuple(drawn)] += 1
    # 4! / 2! = 12 orders, 1,000 times each; 99.99 % of eleven degrees of freedom
    assert len(orders) == 12 and sum((n - 1_000) ** 2 / 1_000 for n in orders.values()) < 37.37


MOVES = st.lists(
    st.one_of(
        st.just(("draw", 0)),
        st.just(("shuffle", 0)),
        st.tuples(st.sampled_from(["put", "put_under"]), st.integers(0, KINDS - 1)),
    ),
    max_size=40,
)


@given(st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS), st.lists(st.integers(0, 3), max_size=4), MOVES)
def test_cards_are_neither_made_nor_lost(counts: list[int], tail: list[int], moves: list[tuple[str, int]]) -> None:
    d, rng = deck(counts, tail), rng_of(5)
    cards = held(d)
    for move, kind in moves:
        if move == "draw" and d.size():
            card = d.sample(rng)
            assert card in next_cards(d)
            d.take(card)
            cards -= Counter([card])
        elif move == "shuffle":
            d.shuffle()
        elif move == "put":
            d.put(kind)
            cards += Counter([kind])
        elif move == "put_under":
            d.put_under(kind)
            cards += Counter([kind])
        assert held(d) == cards
        assert d.size() == sum(cards.values())
        assert d.unordered() == 0 or sum(next_cards(d).values()) == d.unordered()


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), max_size=6))
def test_cards_laid_under_come_in_the_order_they_were_laid(tail: list[int], more: list[int]) -> None:
    d, seen = deck([0, 2, 0, 0], tail), []
    for card in more:
        d.put_under(card)
    while d.size():
        seen.append(d.sample(rng_of(6)))
        d.take(seen[-1])
    assert seen == [1, 1, *tail, *more]
