"""Numbers of ways that were counted before, by a key: a hash table, for compiled code has no faster one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_SIZE: Final = 256  # a power of 2, as all sizes
FREE: Final = -1
LOW: Final = 2097151  # 21 bits
FACTOR: Final = 1640531  # odd and large: keys that differ in few bits get far apart

UNKNOWN: Final = -1.0


class Memo:
    """Keys that are not negative, each with the ways counted for it."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([FREE] * FIRST_SIZE)
        self.ways: vec[float] = vec[float]([0.0] * FIRST_SIZE)
        self.size: i64 = FIRST_SIZE
        self.used: i64 = 0

    def slot(self, key: i64) -> i64:
        """Where a key is, or would be."""
        at = ((((key ^ (key >> 21) ^ (key >> 42)) & LOW) * FACTOR) >> 8) & (self.size - 1)
        while self.keys[at] != FREE and self.keys[at] != key:
            at = (at + 1) & (self.size - 1)
        return at

    def find(self, key: i64) -> float:
        """The ways counted for a key; UNKNOWN if there are none yet."""
        at = self.slot(key)
        return self.ways[at] if self.keys[at] == key else UNKNOWN

    def keep(self, key: i64, ways: float) -> None:
        """Keep the ways of a key that is not here yet."""
        if 2 * self.used >= self.size:
            self.grow()
        at = self.slot(key)
        self.keys[at] = key
        self.ways[at] = ways
        self.used += 1

    def grow(self) -> None:
        keys = self.keys
        ways = self.ways
        self.size *= 4
        self.keys = vec[i64]([FREE] * self.size)
        self.ways = vec[float]([0.0] * self.size)
        for i in range(i64(len(keys))):
            if keys[i] != FREE:
                at = self.slot(keys[i])
                self.keys[at] = keys[i]
                self.ways[at] = ways[i]
