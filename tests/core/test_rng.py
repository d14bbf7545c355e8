"""Random numbers: the generator is sfc32, `below` is exactly uniform, and every place has a stream of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.core.rng import Rng, fresh, rng_of

WORDS = st.integers(0, 2**32 - 1)


def sfc32(a: int, b: int, c: int, thrown_away: int = 12) -> Iterator[int]:
    """The generator as its author describes it; the first twelve numbers only mix the start."""
    counter = 1
    while True:
        out = (a + b + counter) % 2**32
        a, b, c = b ^ (b // 2**9), (9 * c) % 2**32, ((c * 2**21) % 2**32 + c // 2**11 + out) % 2**32
        counter += 1
        if counter > thrown_away + 1:
            yield out


def unbiased(words: Iterator[int], n: int, size: int = 2**32) -> int:
    """One of 0…n−1: the whole part of word · n / size, words with too small a rest thrown away."""
    for word in words:
        if word * n % size >= size % n:
            return word * n // size
    raise AssertionError("the words have run out")


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, whole = sum(counts), sum(weights)
    return sum((n - total * w / whole) ** 2 / (total * w / whole) for n, w in zip(counts, weights, strict=True))


@given(WORDS, WORDS, WORDS)
def test_numbers_are_those_of_sfc32(a: int, b: int, c: int) -> None:
    rng, expected = Rng(a, b, c), sfc32(a, b, c)
    assert [rng.next32() for _ in range(50)] == [next(expected) for _ in range(50)]


def test_reference_gives_the_numbers_worked_out_by_hand() -> None:
    # from a = b = c = 0:  out 1, c 1;  out 2, b 9, c 2²¹ + 2;  out 12, a 9, b 9 · (2²¹ + 2);  out 9 + 18874386 + 4
    words = sfc32(0, 0, 0, thrown_away=0)
    assert [next(words) for _ in range(4)] == [1, 2, 12, 18_874_399]


def test_only_the_low_32_bits_start_a_stream() -> None:
    assert Rng(2**32 + 5, -1, 7).state() == Rng(5, 2**32 - 1, 7).state()


def test_state_fixes_everything_to_come() -> None:
    one, other = rng_of(5), rng_of(5)
    one.next32()
    assert one.state() != other.state()
    other.next32()
    assert one.state() == other.state()


def test_counter_wraps_within_32_bits() -> None:
    rng = Rng(1, 2, 3)
    assert rng.state()[3] == 13
    rng.counter = 2**32 - 1
    rng.next32()
    assert rng.state()[3] == 0


# Streams


def test_stream_comes_from_the_hash_of_its_path() -> None:
    raw = hashlib.blake2b(b"7:1:-2", digest_size=12).digest()
    a, b, c = (int.from_bytes(raw[i : i + 4], "little") for i in (0, 4, 8))
    expected = sfc32(a, b, c)
    rng = rng_of(7, 1, -2)
    assert [rng.next32() for _ in range(5)] == [next(expected) for _ in range(5)]


@given(st.lists(st.integers(), min_size=1, max_size=4))
def test_same_path_same_stream(path: list[int]) -> None:
    assert rng_of(*path).state() == rng_of(*path).state()


@given(st.lists(st.integers(), min_size=1, max_size=4), st.lists(st.integers(), min_size=1, max_size=4))
def test_other_path_other_stream(path: list[int], other: list[int]) -> None:
    assert (rng_of(*path).state() == rng_of(*other).state()) == (path == other)


def test_paths_are_not_run_together() -> None:
    streams = {rng_of(*path).state() for path in [(1, 23), (12, 3), (123,), (1, 2, 3), (0, 123), (123, 0)]}
    assert len(streams) == 6


def test_fresh_generators_differ() -> None:
    assert len({fresh().state() for _ in range(100)}) == 100


# One of n


@given(WORDS, st.integers(1, 2**31))
def test_below_is_the_unbiased_choice(seed: int, n: int) -> None:
    rng, words = Rng(seed, 1, 2), sfc32(seed, 1, 2)
    assert [rng.below(n) for _ in range(8)] == [unbiased(words, n) for _ in range(8)]


@pytest.mark.parametrize("n", range(1, 129))
def test_unbiased_choice_gives_every_number_equally_many_words(n: int) -> None:
    # over all 256 words of eight bits, by counting; the method is the same with 32
    taken = [word * n // 256 for word in range(256) if word * n % 256 >= 256 % n]
    assert [taken.count(i) for i in range(n)] == [256 // n] * n


@given(st.integers(), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = rng_of(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_one_is_nought() -> None:
    rng = rng_of(3)
    assert {rng.below(1) for _ in range(50)} == {0}


# 99.99 % quantiles of chi-square for n − 1 degrees of freedom
@pytest.mark.parametrize(("n", "limit"), [(2, 15.14), (3, 18.42), (6, 25.74), (10, 33.72), (16, 44.26)])
def test_below_is_uniform(n: int, limit: float) -> None:
    rng, counts = rng_of(11, n), [0] * n
    for _ in range(20_000):
        counts[rng.below(n)] += 1
    assert chi_square(counts, [1] * n) < limit


def test_below_is_unbiased_where_cutting_off_would_not_be() -> None:
    # 3 · 2²⁹: without rejection every third number would have 2 words where the others have 3
    rng, counts = rng_of(12), [0, 0, 0]
    for _ in range(20_000):
        counts[rng.below(3 * 2**29) % 3] += 1
    assert chi_square(counts, [1, 1, 1]) < 18.42


@pytest.mark.parametrize("n", [2**31 - 1, 2**31, 2**31 - 3, 2**30 + 1])
def test_below_of_a_large_number_fills_its_range_evenly(n: int) -> None:
    rng, counts = rng_of(13, n), [0] * 10
    for _ in range(20_000):
        counts[rng.below(n) * 10 // n] += 1
    assert chi_square(counts, [1] * 10) < 33.72
