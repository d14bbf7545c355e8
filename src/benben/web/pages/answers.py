"""The answers to a question as buttons: one each, or one for a group of many until it is opened."""

from __future__ import annotations

from collections.abc import Sequence

from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.table.schema import Choice, Refused
from benben.web.pages.widgets import icon, said
from benben.web.words import say

FEW = 8  # so many answers are shown at once


def answers(choices: Sequence[Choice], refused: Sequence[Refused] = ()) -> Element:
    """All answers to a question: a row of them, and behind it those that end something."""
    row, ends, only = [c for c in choices if not c.ends], [c for c in choices if c.ends], len(choices) == 1
    told = len(choices) > 1 and all(c.final for c in choices)  # the question says so
    anew: list[Node] = [icon("ui-cross"), say("choose-anew")]
    clear = h.button("#clear.answer.plain.needs-script", type="button", hidden=True)[anew]
    return h.div("#answers", class_=_row_class(row, told), role="group", aria_label=say("answers"))[
        h.div("#answer-row.row")[
            clear,
            [group(some) if len(some) > 1 else answer_button(some[0], only) for some in grouped(row)],
            [_refused(answer) for answer in refused],
        ],
        h.div("#answer-ends.ends")[[answer_button(choice, only) for choice in ends]] if ends else None,
    ]


def _row_class(row: Sequence[Choice], told: bool) -> str:
    """A drawing or a lock that all answers would have says nothing: a narrow row leaves it out."""
    alike = len(row) > 1 and len({choice.symbol for choice in row}) == 1
    return f"answers{' alike' if alike else ''}{' all-final' if told else ''}"


def grouped(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Answers that stand behind one button; where there are few, each has its own."""
    if len(choices) <= FEW:
        return [[choice] for choice in choices]
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group or f"answer {choice.a}", []).append(choice)
    return list(groups.values())


def answer_button(choice: Choice, chief: bool = False) -> Element:
    """One answer. It belongs to the form `act`, which stands outside of what is pushed."""
    names = f"answer{' plain' if choice.ends else ''}{' chief' if chief else ''}"
    return h.button(
        class_=names,
        id=f"answer-{choice.a}",
        form="act",
        name="answer",
        value=choice.say,
        data_a=str(choice.a),
        data_do=choice.do,
        title=choice.words,
    )[
        icon(choice.symbol) if choice.symbol else None,
        h.span(".long")[choice.words],
        h.span(".short", aria_hidden="true")[_short(choice)],
        lock() if choice.final else None,
    ]


def _short(choice: Choice) -> list[Node]:
    cost = h.span(".cost")[choice.cost] if choice.cost else None
    return [choice.short, cost, h.b(".gain")[choice.gain] if choice.gain else None]


def lock() -> Node:
    """The mark of an answer that cannot be taken back."""
    return [icon("ui-lock", classes="keep"), said(f" {say('final')}")]


def group(choices: Sequence[Choice]) -> Element:
    """Many answers about one thing: without a script all of them, with one a head that opens them."""
    name = choices[0].group
    count = h.span(".count")[str(len(choices))]
    head = h.button(
        class_="answer head needs-script",
        type="button",
        id=f"head-{_slug(name)}",
        data_group=name,
        aria_expanded="false",
    )[icon(choices[0].symbol) if choices[0].symbol else None, h.span[name], count, said(f" {say('of-answers')}")]
    return h.div(".group", id=f"group-{_slug(name)}")[head, [answer_button(choice) for choice in choices]]


def _slug(name: str) -> str:
    return "-".join(name.lower().split())


def _refused(answer: Refused) -> Element:
    """An answer that one might look for; pointed at or pressed it says why it is not there."""
    return h.button(
        class_="answer refused needs-script",
        type="button",
        id=f"refused-{_slug(answer.say)}",
        aria_disabled="true",
        aria_label=say("refused", answer=answer.short, reason=answer.reason),
        data_reason=answer.reason,
        data_rule=answer.rule or None,
    )[icon(answer.symbol) if answer.symbol else None, h.span[answer.short]]
