"""A ladder: a row of rungs that say how many things score how many points, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.seats import seat_piece
from benben.draw.shapes import path, printed, rect, signed, words
from benben.draw.spaces import Piece
from benben.draw.tags import Element
from benben.draw.words import say

_GAP = 2.0


@dataclass(frozen=True, slots=True)
class Ladder:
    """A row of rungs in a box; rung n says that n things score `points[n]`."""

    box: Box
    points: tuple[int, ...]

    def rung(self, count: int) -> Box:
        """The rung for so many things."""
        pitch = (self.box.width + _GAP) / len(self.points)
        return Box(self.box.x + count * pitch, self.box.y, pitch - _GAP, self.box.height)

    def ground(self) -> Markup:
        """All rungs: loss on carnelian, gain on gold, nothing on the well."""
        return _ladder_ground(self)

    def draw_rung(self, count: int) -> Element:
        """One rung: so many things, so many points."""
        box = self.rung(count)
        middle, line = box.centre.x - 3, box.centre.y + 4.7
        points = self.points[count]
        wash = "wash-loss" if points < 0 else "wash-gain" if points > 0 else "well"
        return h.g[
            rect(box, f"{wash} hair", 2),
            words(Point(middle - 8, line), count, "q e f13"),
            path(f"M{number(middle - 5)} {number(box.centre.y)}h8l-3 -3m3 3l-3 3", "arrow"),
            words(Point(middle + 6, line), signed(points), "n f13"),
        ]

    def place(self, counts: Sequence[int], seat: int, size: float) -> Point:
        """Where a seat's piece stands under its rung; pieces on one rung stand side by side, then below."""
        rung = self.rung(min(counts[seat], len(self.points) - 1))
        company = [other for other, count in enumerate(counts) if count == counts[seat]]
        in_row = max(1, int(rung.width // size))
        row, place = divmod(company.index(seat), in_row)
        row_length = min(in_row, len(company) - row * in_row)
        left = rung.centre.x - (row_length - 1) * size / 2
        return Point(left + place * size, rung.bottom + 4 + size / 2 + row * size)

    def tallies(self, name: str, people: Sequence[str], counts: Sequence[int], size: float) -> list[Piece]:
        """A piece for each seat under the rung it has reached; the ids are the name and the seat."""
        people_at = zip(people, counts, strict=True)
        titles = [say("count-and-points-of", name=who, count=n, points=self.points[n]) for who, n in people_at]
        return [
            seat_piece(f"{name}-{seat + 1}", seat, self.place(counts, seat, size), title, size)
            for seat, title in enumerate(titles)
        ]


@lru_cache(64)
def _ladder_ground(ladder: Ladder) -> Markup:
    return printed(*(ladder.draw_rung(count) for count in range(len(ladder.points))))
