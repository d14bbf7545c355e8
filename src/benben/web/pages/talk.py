"""What happened and what was said: the log and the chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from benben.core.names import said
from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.table.notices import THE_TABLE
from benben.table.schema import ChatLine, LogLine, Mark, SeatView
from benben.web.pages.widgets import icon, seat_icon
from benben.web.words import say

SHOWN = 60  # so many lines of the log go out with every push; the replay has all of them
NEWEST = 3  # so many lines at most are marked as new
SAID = 50
HOUR, MINUTES = 11, 16  # where they begin and end in a time such as 2026-11-16T07:35:51Z
MAX_TEXT = 400


def book(seat_view: SeatView) -> Element:
    """What happened and what was said; on a sheet that needs no scrolling one of them at a time."""
    return h.div("#book.book")[
        h.div("#tabs.tabs.needs-script", role="tablist", aria_label=say("moves-or-chat"))[
            h.button("#tab-log", type="button", role="tab", aria_controls="log", aria_selected="true")[say("moves")],
            h.button("#tab-chat", type="button", role="tab", aria_controls="chat", aria_selected="false")[
                say("chat"), h.span("#unread.count", hidden=True)
            ],
        ],
        log_panel(seat_view),
        chat_panel(seat_view),
    ]


def log_panel(seat_view: SeatView) -> Element:
    """What happened, newest first; each sentence leads to its moment."""
    lines = seat_view.log[-SHOWN:][::-1] if seat_view.started else []
    older = len(seat_view.log) > SHOWN
    return h.section("#log.panel", aria_label=say("log"))[
        h.h2[say("log"), h.small[say("log.small")]],
        h.ol(".log", tabindex="0", aria_label=say("log.label"))[
            _lines(seat_view.table, lines, seat_view.marks),
            h.li(".older")[h.a(href=f"/replay/{seat_view.table}/0")[icon("ui-first"), say("log.first")]]
            if older
            else None,
        ]
        if lines
        else h.p(".quiet")[say("log.none")],
    ]


def _lines(table: str, lines: Sequence[LogLine], marks: Sequence[Mark]) -> list[Node]:
    words = {mark.n + 1: mark.words for mark in marks}
    parts: list[Node] = []
    for i, line in enumerate(lines):
        if i and lines[i - 1].n != line.n and line.n in words:
            parts.append(h.li(".era")[say("end-of", mark=words[line.n])])
        parts.append(_line(table, line, latest=i < NEWEST and line.n == lines[0].n))
    return parts


@lru_cache(16384)
def _line(table: str, line: LogLine, latest: bool) -> Element:
    piece = seat_icon(line.seat) if line.seat >= 0 else icon("ui-die")
    return h.li(class_="latest" if latest else None)[h.a(href=f"/replay/{table}/{line.n}")[piece, h.span[line.text]]]


def chat_panel(seat_view: SeatView) -> Element:
    """What was said, and a line to say something. The form stands outside of what is pushed."""
    lines = seat_view.chat[-SAID:]
    return h.section("#chat.panel", aria_label=say("chat"))[
        h.h2[say("chat")],
        h.ol("#chat-lines.chat", aria_live="polite", tabindex="0", aria_label=say("what-was-said"))[
            [_said(line) for line in lines]
        ]
        if lines
        else h.p(".quiet")[say("nobody-said")],
        _say(seat_view),
    ]


def _say(seat_view: SeatView) -> Node:
    """A line to write. Who only watches may speak at open tables."""
    if seat_view.seat < 0 and not seat_view.open:
        return None
    return h.div(".say-row")[
        h.input(
            "#chat-text",
            form="say",
            name="text",
            type="text",
            maxlength=str(MAX_TEXT),
            required=True,
            autocomplete="off",
            aria_label=say("say-something"),
            placeholder=say("say-something"),
        ),
        h.button(".answer", form="say", id="chat-send")[say("chat-send")],
    ]


def _said(line: ChatLine) -> Element:
    when = h.small[_time(line.time)] if line.time else None
    if line.seat == THE_TABLE:
        return h.li(".notice-line", id=f"said-{line.n}")[icon("ui-bot"), h.div[h.p[line.text], when]]
    piece = seat_icon(line.seat) if line.seat >= 0 else icon("ui-eye")
    return h.li(id=f"said-{line.n}")[piece, h.div[h.b[said(line.name)], " ", when, h.p[line.text]]]


def _time(at: str) -> Element:
    """When it was said; the page's script tells it by the reader's clock."""
    return h.time(datetime=at)[at[HOUR:MINUTES]]
