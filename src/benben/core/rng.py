"""Random numbers: sfc32, small and fast, the same interpreted and compiled.

Simulations derive every stream from one seed. Real play makes a new generator from the system's entropy for each
single outcome (`fresh`), so that no outcome tells anything about the next.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A stream of random numbers; three 32-bit words start it."""

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a & WORD
        self.b: i64 = b & WORD
        self.c: i64 = c & WORD
        self.counter: i64 = 1
        for i in range(i64(WARM_UP)):
            self.next32()

    def next32(self) -> i64:
        """32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        out: i64 = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """One of 0…n−1, each exactly as likely (0 < n ≤ 2³¹)."""
        product: i64 = self.next32() * n
        low: i64 = product & WORD
        if low < n:
            reject: i64 = ((WORD + 1) - n) % n
            while low < reject:
                product = self.next32() * n
                low = product & WORD
        return product >> 32

    def state(self) -> tuple[int, int, int, int]:
        """The four numbers that fix everything still to come."""
        return self.a, self.b, self.c, self.counter


def rng_of(seed: int, *path: int) -> Rng:
    """The stream for this place (game number, seat, …) under this seed; every place has a stream of its own."""
    text = ":".join(str(part) for part in (seed, *path))
    return _from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest())


def fresh() -> Rng:
    """A generator that nobody can foresee, from the system's entropy."""
    return _from_bytes(os.urandom(12))


def _from_bytes(raw: bytes) -> Rng:
    return Rng(*(int.from_bytes(raw[i : i + 4], "little") for i in (0, 4, 8)))
