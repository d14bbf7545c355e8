"""The replay of a game: the same board without answers, and a bar to go through its moments."""

from __future__ import annotations

from benben.draw import tags as h
from benben.draw.register import Shape
from benben.draw.shapes import letters
from benben.draw.tags import Element, Node
from benben.table.schema import SeatView
from benben.web.pages.end import end_panel
from benben.web.pages.layout import lintel, page, page_tools
from benben.web.pages.people import people_panel, strip
from benben.web.pages.table import board_of, frame_attributes, plan_class, stage
from benben.web.pages.talk import log_panel
from benben.web.pages.widgets import icon, link_button, seat_icon, tool, tool_link
from benben.web.words import say

SCRIPTS = ("morph.js", "player.js", "replay.js")
SENTENCES = 2  # of the caption; the log has all
LONG = 72  # letters of a caption that is set smaller, in two lines
SPEEDS = {"slow": 2400, "steady": 1200, "fast": 500}  # milliseconds for a moment
USUAL = "steady"


def replay_page(seat_view: SeatView, total: int, record_url: str, shape: Shape = "high") -> Element:
    """One moment of a game, and the bar to reach all others."""
    at = min(seat_view.lines, total)
    tools = [
        tool("ui-share", say("copy-moment"), "needs-script", id="share-moment", data_share=""),
        tool_link("ui-rules", say("rules"), f"/rules/{seat_view.game}"),
        *page_tools(),
    ]
    body = [
        lintel(seat_view.title, tools, say("replay")),
        h.div(".table.replay-layout", id="replay", data_table=seat_view.table, data_total=str(total))[
            _bar(seat_view, at, total), replay_frame(seat_view, shape), _files(seat_view, record_url)
        ],
        h.div("#notice.notice", role="status", aria_live="polite"),
    ]
    return page(say("replay.title", game=seat_view.title), body, scripts=SCRIPTS, name="at-replay")


def replay_frame(seat_view: SeatView, shape: Shape = "high") -> Element:
    """What changes from moment to moment."""
    return h.main("#table", frame_attributes(seat_view), class_=f"moment {plan_class(seat_view)}")[
        h.span("#content", tabindex="-1"),
        stage(seat_view),
        strip(seat_view.people),
        caption(seat_view),
        board_of(seat_view, shape, asked=False),
        h.aside(".side", aria_label=say("around-the-table"))[people_panel(seat_view, live=False), log_panel(seat_view)],
        end_panel(seat_view, onward=False) if seat_view.over else None,
    ]


def caption(seat_view: SeatView) -> Element:
    """What has happened last, in the words of the log."""
    latest = seat_view.log[-1].n if seat_view.log else 0
    now = [line for line in seat_view.log if line.n == latest]
    whole = " ".join(line.text for line in now) or seat_view.question
    text = " ".join(line.text for line in now[:SENTENCES]) or seat_view.question
    more = " …" if len(now) > SENTENCES else ""
    long = " long" if letters(text) > LONG else ""
    piece = seat_icon(now[-1].seat) if now and now[-1].seat >= 0 else icon("ui-die")
    return h.p("#caption", class_=f"caption{long}", aria_live="polite", title=whole)[piece, h.span[text, more]]


def _bar(seat_view: SeatView, at: int, total: int) -> Element:
    base = f"/replay/{seat_view.table}/"
    back, forward = f"{base}{max(0, at - 1)}", f"{base}{min(total, at + 1)}"
    return h.section("#bar.panel.replay-bar", aria_label=say("replay"))[
        h.div(".replay", role="group", aria_label=say("moments"))[
            tool_link("ui-first", say("to-start"), f"{base}0", data_go="first"),
            tool_link("ui-prev", say("one-back"), back, data_go="prev"),
            tool("ui-play", say("play"), "needs-script", id="play", aria_pressed="false"),
            tool_link("ui-next", say("one-forward"), forward, data_go="next"),
            tool_link("ui-last", say("to-end"), f"{base}{total}", data_go="last"),
            h.input("#scrub", type="range", min="0", max=str(total), value=str(at), aria_label=say("moment")),
            h.span("#moment.moment-of", aria_live="off")[say("moment.of", at=str(at), last=str(total))],
            speeds("#speed.needs-script"),
        ]
    ]


def speeds(name: str) -> Element:
    """How fast a game is replayed."""
    options = [
        h.option(value=str(time), selected=speed == USUAL)[say(f"speed.{speed}")] for speed, time in SPEEDS.items()
    ]
    return h.select(name, aria_label=say("speed"))[options]


def _files(seat_view: SeatView, record_url: str) -> Node:
    """What can be taken home."""
    return h.section("#files.panel.files", aria_label=say("to-keep"))[
        h.div(".go")[
            link_button(f"/table/{seat_view.table}", say("to-the-table"), "ui-seat"),
            link_button(record_url, say("record"), "ui-log"),
            link_button(f"/replay/{seat_view.table}/offline.html", say("offline-page"), "ui-down"),
        ]
    ]
