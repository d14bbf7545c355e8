"""The scores over time, drawn as steps: a line for each seat, its piece at the end, and lines at great moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import clip, fitted, path, signed, words
from benben.draw.tags import Element, Node
from benben.table.schema import CurvePoint, Mark
from benben.web.words import say

LEFT, TOP, HEIGHT = 38.0, 16.0, 310.0
WIDTH = 424.0
LETTER = 8.4  # units per letter of a name, in a wide font
STEPS = (5, 10, 20, 50, 100, 200, 500)
MOST_LINES = 7
APART = 21.0  # from one name at the right to the next
PIECE = 18.0
LETTERS = 13  # of a name
BETWEEN = 6.0  # the names of two stretches
NARROWEST = 5.0  # a letter of the name of a stretch


@dataclass(frozen=True, slots=True)
class Chart:
    """A plane of answers and scores."""

    box: Box
    last: int
    low: int
    high: int
    step: int

    @classmethod
    def of(cls, curve: Sequence[CurvePoint], last: int, letters: int) -> Chart:
        """A plane on which all scores have room, and beside it names of so many letters."""
        scores = [score for point in curve for score in point.scores]
        low, high = min(0, *scores), max(10, *scores)
        step = next((step for step in STEPS if high - low <= step * MOST_LINES), STEPS[-1])
        box = Box(LEFT, TOP, WIDTH - LEFT - 42 - LETTER * letters, HEIGHT)
        return cls(box, max(1, last), low // step * step, -(-high // step) * step, step)

    def x(self, n: int) -> float:
        return self.box.x + self.box.width * n / self.last

    def y(self, score: int) -> float:
        return self.box.bottom - self.box.height * (score - self.low) / (self.high - self.low)

    def lines(self) -> list[Node]:
        """A line with its number for every step."""
        scores = range(self.low, self.high + 1, self.step)
        left, right = number(self.box.x), number(self.box.right + 6)
        level = "".join(f"M{left} {number(self.y(score))}H{right}" for score in scores)
        figures = [words(Point(self.box.x - 7, self.y(score) + 4.5), signed(score), "n q e") for score in scores]
        return [path(level, "level"), figures]

    def marks(self, marks: Sequence[Mark]) -> list[Node]:
        """Upright lines at great moments, named under the stretch that they end."""
        top, bottom = number(self.box.y), number(self.box.bottom)
        upright = "".join(f"M{number(self.x(mark.n))} {top}V{bottom}" for mark in marks)
        stretches = pairwise([self.box.x, *(self.x(mark.n) for mark in marks)])
        names = [
            fitted(Point((start + end) / 2, self.box.bottom + 20), mark.words, "m t q", end - start - BETWEEN)
            for mark, (start, end) in zip(marks, stretches, strict=True)
            if end - start > NARROWEST * len(mark.words)
        ]
        return [path(upright, "upright") if upright else None, names]

    def steps(self, curve: Sequence[CurvePoint], seat: int) -> str:
        """The path of one seat."""
        d, at = "", 0
        for point in curve:
            score = point.scores[seat]
            if not d:
                d = f"M{number(self.x(point.n))} {number(self.y(score))}"
            elif score != at:
                d += f"H{number(self.x(point.n))}V{number(self.y(score))}"
            at = score
        return d + f"H{number(self.x(self.last))}"


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places near those wanted, in their order, each so far from the next and all between two ends.

    >>> spread([10, 11, 50], 20, 0, 60)
    [10, 30, 50]
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    places = [0.0] * len(wanted)
    for rank, i in enumerate(order):
        before = places[order[rank - 1]] + apart if rank else low
        places[i] = max(before, wanted[i])
    limit = high
    for i in reversed(order):
        places[i] = min(places[i], limit)
        limit = places[i] - apart
    return places


def score_chart(
    names: Sequence[str], curve: Sequence[CurvePoint], marks: Sequence[Mark], last: int, drawn: Sequence[int]
) -> Element:
    """The chart of these seats."""
    shown = [point for point in curve if any(point.scores)] or list(curve)
    final = shown[-1].scores
    labels = [f"{clip(names[seat], LETTERS)} {signed(final[seat])}" for seat in drawn]
    chart = Chart.of(shown, last, max(len(label) for label in labels))
    tops = spread([chart.y(final[seat]) for seat in drawn], APART, chart.box.y, chart.box.bottom)
    lines = [_line(chart.steps(shown, seat), seat) for seat in sorted(drawn, key=lambda seat: final[seat])]
    ends = [_end(chart, seat, label, final[seat], top) for seat, label, top in zip(drawn, labels, tops, strict=True)]
    told = " ".join(say("score-over-time.end", name=names[seat], points=final[seat]) for seat in drawn)
    bottom = max(chart.box.bottom + 30, *(top + 14 for top in tops))
    view_box = f"0 4 {number(WIDTH)} {number(bottom)}"
    return h.svg(".plate.chart", viewBox=view_box, preserveAspectRatio="xMidYMin meet", role="img", aria_label=told)[
        chart.lines(), chart.marks(marks), lines, ends
    ]


def _line(steps: str, seat: int) -> Node:
    return [path(steps, "steps-base"), path(steps, f"steps {seat_class(seat)}")]


def _end(chart: Chart, seat: int, label: str, score: int, top: float) -> Node:
    """The piece and the name at the end of a line."""
    right = chart.box.right
    lead = path(f"M{number(right)} {number(chart.y(score))}L{number(right + 14)} {number(top)}", "edge")
    piece = h.g(class_=seat_class(seat), transform=translate(Point(right + 23, top)))[
        seat_skin(seat, Point(0, 0), PIECE)
    ]
    return [lead, piece, fitted(Point(right + 37, top + 5), label, "t n", WIDTH - right - 39)]
