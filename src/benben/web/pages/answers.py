"""The answers to a question as buttons: one each, or one for a group of many until it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.language import language
from benben.table.schema import Choice, Refused
from benben.web.pages.layout import data_block
from benben.web.pages.widgets import icon, said
from benben.web.words import say

FEW = 8  # so many answers are shown at once
ROOM = 900  # pixels: in one line so much of them; estimated by letters, as nothing is measured before it is shown
LETTER = 8.2
FRAME = 34  # of a button, with the gap after it
SYMBOL = 27
KEPT = 8192  # buttons


def answers(choices: Sequence[Choice], refused: Sequence[Refused] = (), one_line: bool = True) -> Element:
    """All answers to a question: a row of them, and behind it those that end something."""
    row, ends, only = [c for c in choices if not c.ends], [c for c in choices if c.ends], len(choices) == 1
    told = len(choices) > 1 and all(c.final for c in choices)  # the question says so
    anew: list[Node] = [icon("ui-cross"), say("choose-anew")]
    clear = h.button("#clear.answer.plain.needs-script", type="button", hidden=True)[anew]
    return h.div("#answers", class_=_row_class(row, told), role="group", aria_label=say("answers"))[
        h.div("#answer-row.row")[
            clear,
            [group(some) if len(some) > 1 else answer_button(some[0], only) for some in grouped(row, one_line)],
            [_refused(answer) for answer in refused],
        ],
        h.div("#answer-ends.ends")[[answer_button(choice, only) for choice in ends]] if ends else None,
    ]


def _row_class(row: Sequence[Choice], told: bool) -> str:
    """A drawing or a lock that all answers would have says nothing: a narrow row leaves it out."""
    alike = len(row) > 1 and len({choice.symbol for choice in row}) == 1
    return f"answers{' alike' if alike else ''}{' all-final' if told else ''}"


def grouped(choices: Sequence[Choice], one_line: bool) -> list[list[Choice]]:
    """Answers that stand behind one button; where there are few, and room for all, each has its own."""
    if len(choices) <= FEW and not (one_line and _width(choices) > ROOM):
        return [[choice] for choice in choices]
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group or f"answer {choice.a}", []).append(choice)
    return list(groups.values())


def _width(choices: Sequence[Choice]) -> float:
    """About so wide a row of answers is."""
    alike = len({choice.symbol for choice in choices}) == 1  # then they are left out
    letters = sum(len(choice.short) + len(choice.cost) + len(choice.gain) for choice in choices)
    return letters * LETTER + len(choices) * (FRAME + (0 if alike else SYMBOL))


def answer_button(choice: Choice, chief: bool = False) -> Element:
    """One answer. It belongs to the form `act`, which stands outside of what is pushed."""
    c, names = choice, f"answer{' plain' if choice.ends else ''}{' chief' if chief else ''}"
    return _button(names, c.a, c.say, c.do, c.words, c.symbol, (c.short, c.cost, c.gain), c.final, language())


@lru_cache(KEPT)
def _button(
    names: str,
    a: int,
    say: str,
    do: str,
    words: str,
    symbol: str,
    short: tuple[str, str, str],
    final: bool,
    spoken: str,
) -> Element:
    """Many answers are offered again and again, so their buttons are kept."""
    return h.button(
        class_=names, id=f"answer-{a}", form="act", name="answer", value=say, data_a=str(a), data_do=do, title=words
    )[
        icon(symbol) if symbol else None,
        h.span(".long")[words],
        h.span(".short", aria_hidden="true")[_short(*short)],
        lock() if final else None,
    ]


def _short(words: str, cost: str, gain: str) -> list[Node]:
    return [words, h.span(".cost")[cost] if cost else None, h.b(".gain")[gain] if gain else None]


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


def choices_block(choices: Sequence[Choice]) -> Element:
    """The answers for the script: their numbers, kinds, and the elements they touch. It is data, nothing runs it."""
    data = [
        {"a": choice.a, "in": choice.group, "ends": choice.ends, "final": choice.final, "touches": choice.touches}
        for choice in choices
    ]
    return data_block("choices", data)
