"""The drawn river of both games: a lane for each barge, and a plate for what only one of the games has.

Ids: the spaces `space-<n>` and the plate, called as its answer; the pieces `barge-<seat>`.
"""

from __future__ import annotations

from typing import Final, TypedDict

from benben.core.game import Form, Look, View
from benben.draw.geometry import Box, Point
from benben.draw.plates import plate
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.scene import Part, Scene, drawn
from benben.draw.shapes import circle, rect
from benben.draw.spaces import Marks, Piece, Space
from tests.toys.barge_common.view import River

LANE: Final = 40.0
PLATE: Final = Box(120, 8, 180, 42)


class Shown(TypedDict):
    """What the register shows."""

    names: list[str]
    places: list[int]
    length: int


def show(view: View[River]) -> Shown:
    return {"names": view["names"], "places": view["table"]["places"], "length": view["table"]["length"]}


def look(other: str, words: str) -> Look[River]:
    """The look of a game whose other answer is called so."""

    def draw(scene: Scene[Shown]) -> Register:
        shown = scene.shown
        pitch = (WIDTH - 8) / (shown["length"] + 1)
        height = 64 + LANE * len(shown["places"])
        spaces = [
            Space(f"space-{n}", Box(4 + n * pitch, 60, pitch - 2, height - 64), f"Space {n}", f"Row to space {n}.")
            for n in range(1, shown["length"] + 1)
        ]
        pieces = [
            Piece(f"barge-{seat + 1}", Point(4 + (n + 0.5) * pitch, 80 + LANE * seat), shown["names"][seat],
                  circle(Point(0, 0), 11, "raised outline"), reach=12)
            for seat, n in enumerate(shown["places"])
        ]  # fmt: skip
        own = plate(other, PLATE, "ui-check", words, words, scene.marks)
        ground = [rect(Box(2, 58, WIDTH - 4, height - 60), "papyrus", 4)]
        layers = paint(ground, [*spaces, own], pieces, scene.marks)
        label = ", ".join(f"{name} on {n}" for name, n in zip(shown["names"], shown["places"], strict=True))
        return register("river", "The river", label, Box(0, 0, WIDTH, height), layers)

    parts = (Part(draw, ("space-", "barge-", other), show),)

    def board(view: View[River], marks: Marks) -> list[Register]:
        return drawn(parts, view, marks)

    def touches(view: View[River], form: Form) -> list[str]:
        if form["do"] == other:
            return [other]
        table = view["table"]
        return [f"space-{min(table['places'][table['turn']] + int(str(form['spaces'])), table['length'])}"]

    return Look(board, touches)
