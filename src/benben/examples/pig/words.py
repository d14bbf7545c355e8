"""Every word of Pig, its board among them: made from a view."""

from __future__ import annotations

from benben.core.display import verbatim
from benben.core.events import Event
from benben.core.game import Chip, Form, Words
from benben.examples.pig.view import PigView

HELP = {
    "turn": "Roll as often as you like. A 1 loses what the turn has brought; hold to keep it (PIG-1).",
    "end": "Whoever holds with 100 points wins at once (PIG-2).",
}
PRIMER = "Roll one die again and again and add it up. Hold before a 1 takes it all. First to 100 wins."


def question(view: PigView) -> str:
    if view["over"]:
        return f"{view['names'][view['scores'].index(max(view['scores']))]} wins."
    if view["actor"] < 0:
        return "The die is rolled."
    return f"{view['names'][view['actor']]}, {view['table']['pot']} at stake: roll or hold?"


def answer(view: PigView, form: Form) -> str:
    return "Roll the die" if form["do"] == "roll" else f"Hold and keep {view['table']['pot']}"


def chip(view: PigView, form: Form) -> Chip:
    return Chip("Roll") if form["do"] == "roll" else Chip(f"Hold {view['table']['pot']}")


def stage(view: PigView) -> str:
    return f"{max(view['scores'])} points lead"


def event(view: PigView, e: Event) -> str:
    name = view["names"][e.seat]
    if e.name == "score":
        return f"{name} holds and keeps {e.x}."
    return f"{name} rolls {e.x}." if e.name == "rolled" else f"{name} rolls 1 and loses {e.x}."


def board(view: PigView) -> str:
    return "\n".join(verbatim(line) for line in spoken(view))


def spoken(view: PigView) -> list[str]:
    return [f"{name}: {points}" for name, points in zip(view["names"], view["scores"], strict=True)]


WORDS = Words(question, answer, event, HELP, PRIMER, board, spoken, chip=chip, stage=stage)
