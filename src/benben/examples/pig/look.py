"""The drawn board of Pig: the points at stake, with the two things one can do, and everybody's points.

Ids: the spaces `roll` and `hold`; the pieces `pot` and `score-<seat>`.
"""

from __future__ import annotations

from typing import Final, TypedDict

from benben.core.game import Form, Look
from benben.draw.geometry import Box, Point
from benben.draw.plan import EDGE, Plan, column
from benben.draw.plates import plate
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.ribbon import Scores, score_register
from benben.draw.scene import Part, Scene, drawn
from benben.draw.shapes import circle, path, words
from benben.draw.spaces import Marks, Piece
from benben.examples.pig.components import CELLS
from benben.examples.pig.view import PigView
from benben.examples.pig.words import say

MIDDLE: Final = Point(WIDTH / 2, 58)
PLATES: Final = {"roll": Box(52, 118, 140, 42), "hold": Box(228, 118, 140, 42)}
SYMBOLS: Final = {"roll": "ui-die", "hold": "ui-check"}


class Turn(TypedDict):
    """What the first register shows."""

    pot: int
    whose: str


def show_turn(view: PigView) -> Turn:
    table = view["table"]
    return {"pot": table["pot"], "whose": view["names"][table["turn"]]}


def draw_turn(scene: Scene[Turn]) -> Register:
    """The points at stake on a disc, and under it a plate for each answer."""
    pot, marks = scene.shown["pot"], scene.marks
    goal = scene.cells["goal"][0]
    ground = [circle(MIDDLE, 46, "raised outline"), path(f"M2 106H{WIDTH - 2:g}", "hair")]
    spaces = [
        plate("roll", PLATES["roll"], "ui-die", say("roll.chip"), say("roll.plate"), marks),
        plate("hold", PLATES["hold"], "ui-check", say("hold.chip", pot=pot), say("hold", pot=pot), marks),
    ]
    pieces = [Piece("pot", MIDDLE, say("pot", pot=pot), words(Point(0, 9), pot, "m t n f27"), reach=24)]
    title, label = say("turn-of", name=scene.shown["whose"]), say("pot-of", name=scene.shown["whose"], pot=pot)
    return register("turn", title, label, Box(0, 0, WIDTH, 168), paint(ground, spaces, pieces, marks),
                    icon="ui-die", note=say("goal", points=goal))  # fmt: skip


def show_scores(view: PigView) -> Scores:
    return {"names": view["names"], "scores": view["scores"]}


PARTS: Final = (
    Part(draw_turn, ("roll", "hold", "pot"), show_turn, CELLS),
    Part(score_register, ("score-",), show_scores),
)


def board(view: PigView, marks: Marks, shape: Shape = "phone") -> list[Register]:
    return drawn(PARTS, view, marks, shape)


# On a sheet that needs no scrolling the turn stands alone: everybody's points are beside it.
PLANS: Final = {"": Plan(860, 392, column(EDGE.x, 832, ("turn", 366)))}


def touches(view: PigView, answer: Form) -> list[str]:
    """The elements an answer touches: the plate it is given on."""
    return [str(answer["do"])]


def symbol(answer: Form) -> str:
    """The drawing beside an answer."""
    return SYMBOLS[str(answer["do"])]


def facts(view: PigView, seat: int) -> list[tuple[str, str, str]]:
    """What stands beside a seat's name: drawing, figure, what it is."""
    table = view["table"]
    return [("ui-die", str(table["pot"]), say("at-stake"))] if table["turn"] == seat else []


LOOK: Final = Look(board, touches, facts, symbol, plans=PLANS, topics={"roll": "turn", "hold": "turn"})
