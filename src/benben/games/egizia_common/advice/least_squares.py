"""Numbers that fit many samples best: least squares, pulled a little to where they began."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PULL: Final = 0.001  # of a feature's own weight in the samples, …
LEAST_PULL: Final = 40.0  # … and beside it: what was seldom seen stays as it was


class LeastSquares:
    """The sums over all samples of one row of numbers; only the lower half of the square is used."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count
        self.square: vec[float] = vec[float]([0.0] * (count * count))
        self.errors: vec[float] = vec[float]([0.0] * count)

    def add(self, features: vec[float], first: i64, error: float) -> None:
        """A sample, which lies in `features` from `first` on: by how much the old numbers were wrong."""
        count, square = self.count, self.square
        for i in range(count):
            x = features[first + i]
            if x != 0.0:
                self.errors[i] += x * error
                for j in range(i + 1):
                    square[i * count + j] += x * features[first + j]

    def fade(self, share: float) -> None:
        """Older samples count less."""
        for i in range(i64(len(self.square))):
            self.square[i] *= share
        for i in range(self.count):
            self.errors[i] *= share

    def solve(self) -> vec[float]:
        """What is to be added to the old numbers."""
        lower = self.decomposed()
        out = self.errors[:]
        count = self.count
        for i in range(count):
            for j in range(i):
                out[i] -= lower[i * count + j] * out[j]
            out[i] /= lower[i * count + i]
        i = count
        while i > 0:
            i -= 1
            for j in range(i + 1, count):
                out[i] -= lower[j * count + i] * out[j]
            out[i] /= lower[i * count + i]
        return out

    def decomposed(self) -> vec[float]:
        """The lower triangle whose square this is (Cholesky)."""
        count = self.count
        lower = self.square[:]
        for i in range(count):
            lower[i * count + i] += PULL * self.square[i * count + i] + LEAST_PULL
            for j in range(i + 1):
                sum: float = lower[i * count + j]
                for k in range(j):
                    sum -= lower[i * count + k] * lower[j * count + k]
                lower[i * count + j] = sum**0.5 if i == j else sum / lower[j * count + j]
        return lower
