"""What is said, as far as it is the same in both games."""

from __future__ import annotations

from benben.core.events import Event
from benben.core.game import Form, View, Words
from tests.toys.barge_common.view import River


def question(view: View[River]) -> str:
    return f"{view['names'][view['actor']]} is to row." if not view["over"] else "All are there."


def answer(view: View[River], form: Form) -> str:
    return f"Row {form['spaces']}" if form["do"] == "row" else str(form["do"]).capitalize()


def event(view: View[River], e: Event) -> str:
    return f"{view['names'][e.seat]} {e.name} {e.x}."


def spoken(view: View[River]) -> list[str]:
    return [f"{name} is on {n}." for name, n in zip(view["names"], view["table"]["places"], strict=True)]


def board(view: View[River]) -> str:
    return "\n".join(spoken(view))


WORDS: Words[River] = Words(question, answer, event, ("turn",), board, spoken)
