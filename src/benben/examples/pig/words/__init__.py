"""What Pig says, its board among it: made from a view, in words of en.ftl and its translations."""

from __future__ import annotations

from benben.core.display import verbatim
from benben.core.events import Event
from benben.core.game import Chip, Form, Words
from benben.examples.pig.view import PigView
from benben.language import book_of

BOOK = book_of("benben.examples.pig")
say = BOOK.say


def question(view: PigView) -> str:
    if view["over"]:
        return say("outcome", name=view["names"][view["scores"].index(max(view["scores"]))])
    if view["actor"] < 0:
        return say("rolling")
    return say("roll-or-hold", name=view["names"][view["actor"]], pot=view["table"]["pot"])


def answer(view: PigView, form: Form) -> str:
    return say("roll") if form["do"] == "roll" else say("hold", pot=view["table"]["pot"])


def chip(view: PigView, form: Form) -> Chip:
    return Chip(say("roll.chip") if form["do"] == "roll" else say("hold.chip", pot=view["table"]["pot"]))


def stage(view: PigView) -> str:
    return say("stage", points=max(view["scores"]))


def event(view: PigView, e: Event) -> str:
    return say(f"event-{e.name}", name=view["names"][e.seat], x=e.x)


def board(view: PigView) -> str:
    return "\n".join(verbatim(line) for line in spoken(view))


def spoken(view: PigView) -> list[str]:
    rows = zip(view["names"], view["scores"], strict=True)
    return [say("points-of", name=name, points=points) for name, points in rows]


WORDS = Words(question, answer, event, ("turn", "end"), board, spoken, chip=chip, stage=stage)
