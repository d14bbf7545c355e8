"""A ribbon: a long score track. Every piece stands at its score with its name beside it, above others if need be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import TypedDict

from benben.draw.geometry import Box, Point, number
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_piece
from benben.draw.shapes import clip, path, rect, signed, words
from benben.draw.tags import Node
from benben.draw.words import say

_STEPS = (5, 10, 20, 50, 100, 200, 500)
_MOST_STEPS = 14
_USED = 0.84  # share of the ribbon up to the best score; the rest is for its label
_LETTER = 9.2  # units per letter of a label, in a wide font
_LEVEL = 22.0
_REACH = 12.0


@dataclass(frozen=True, slots=True)
class Ribbon:
    """Scores `low` to `high` along a box, with a number every `step`."""

    box: Box
    low: int
    high: int
    step: int

    @classmethod
    def for_scores(cls, box: Box, scores: Sequence[int], usual: int = 60) -> Ribbon:
        """A ribbon on which all scores have room, from 0 or below to `usual` or above."""
        lowest = min(0, *scores)
        highest = max(usual, lowest + ceil((max(scores) - lowest) / _USED))
        step = next((step for step in _STEPS if highest - lowest <= step * _MOST_STEPS), _STEPS[-1])
        return cls(box, floor(lowest / step) * step, ceil(highest / step) * step, step)

    def x(self, score: int) -> float:
        """Where a score is."""
        return self.box.x + 14 + (self.box.width - 28) * (score - self.low) / (self.high - self.low)

    def ground(self) -> list[Node]:
        """The ribbon, its ticks and numbers."""
        numbered = range(self.low, self.high + 1, self.step)
        fine = range(self.low, self.high + 1, self.step // 5)
        top, bottom = self.box.y, self.box.bottom
        short = "".join(f"M{number(self.x(n))} {number(bottom - 6)}V{number(bottom)}" for n in fine)
        long = "".join(f"M{number(self.x(n))} {number(top)}V{number(bottom)}" for n in numbered)
        figures = [words(Point(self.x(n), bottom + 16), signed(n), "m n q") for n in numbered]
        return [rect(self.box, "raised edge", 2), path(short, "hair"), path(long, "edge"), *figures]

    def levels(self, scores: Sequence[int], labels: Sequence[str]) -> list[int]:
        """How high each piece stands, so that no piece, label or stem crosses another; the best score stands lowest."""
        taken: list[list[tuple[float, float]]] = [[] for _ in scores]
        levels = [0] * len(scores)
        for seat in sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)):
            x = self.x(scores[seat])
            start, end = x - _REACH, x + _REACH + 8 + _LETTER * len(labels[seat])
            level = _lowest_free(taken, start, end)
            taken[level].append((start, end))
            for below in taken[:level]:
                below.append((x, x))  # the stem
            levels[seat] = level
        return levels

    def place(self, score: int, level: int) -> Point:
        """Where a piece stands."""
        return Point(self.x(score), self.box.y - _REACH - level * _LEVEL)

    def stems(self, scores: Sequence[int], levels: Sequence[int]) -> Node:
        """Lines from higher pieces down to the ribbon."""
        feet = [(self.place(score, level), level) for score, level in zip(scores, levels, strict=True)]
        d = "".join(f"M{number(at.x)} {number(at.y)}V{number(self.box.y)}" for at, level in feet if level)
        return path(d, "hair") if d else None


def _lowest_free(taken: Sequence[Sequence[tuple[float, float]]], start: float, end: float) -> int:
    levels = enumerate(taken)
    return next(level for level, spans in levels if all(end < left or start > right for left, right in spans))


class Scores(TypedDict):
    """The points of all seats."""

    names: list[str]
    scores: list[int]


def score_register(scene: Scene[Scores]) -> Register:
    """The scores of all seats on a ribbon as wide as the sheet; pieces are `score-1`, `score-2`, …"""
    people, scores = scene.shown["names"], scene.shown["scores"]
    labels = [f"{clip(who, 12)} {signed(score)}" for who, score in zip(people, scores, strict=True)]
    said = [say("points-of", name=who, points=score) for who, score in zip(people, scores, strict=True)]
    ribbon = Ribbon.for_scores(Box(1, 0, 2 * WIDTH + 18, 16), scores)
    levels = ribbon.levels(scores, labels)
    pieces = []
    for seat, score in enumerate(scores):
        beside = words(Point(18, 5), labels[seat], "t f15")
        pieces.append(seat_piece(f"score-{seat + 1}", seat, ribbon.place(score, levels[seat]), said[seat], 22, beside))
    layers = paint([ribbon.ground(), ribbon.stems(scores, levels)], [], pieces, scene.marks)
    room = (max(levels) + 1) * _LEVEL + 4
    box = Box(0, -room, ribbon.box.right + 1, room + 38)
    return register("score", say("score"), "; ".join(said), box, layers, optional=True)
