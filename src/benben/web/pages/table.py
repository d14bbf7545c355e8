"""The page of a table, and its frame: the part that changes and is pushed to every browser that looks on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import cast

from benben.bots import STAND_IN
from benben.core.game import View
from benben.core.registry import game
from benben.draw import Marks, sheet_of
from benben.draw import tags as h
from benben.draw.register import Shape
from benben.draw.shapes import letters
from benben.draw.tags import Element, Node
from benben.table.schema import SeatView
from benben.web.pages.answers import FEW, answers, choices_block
from benben.web.pages.end import end_panel
from benben.web.pages.keys import keys_list
from benben.web.pages.layout import (
    TABLE_SCRIPTS,
    data_block,
    language_items,
    lintel,
    look,
    page,
    page_tools,
    plan_name,
)
from benben.web.pages.people import name_of, people_panel, strip
from benben.web.pages.talk import book
from benben.web.pages.widgets import copy_row, filled, icon, link_button, marks, seat_icon, tool, tool_link
from benben.web.words import say

START, END = "\ue000", "\ue001"  # put round names to find them in a question; no name can have them
BETWEEN = re.compile(f"{START}(.*?){END}")
LONG_QUESTION = 72  # letters of a question that is set smaller
LONG_STAGE = 26  # letters that are set smaller
NAMED = 2  # so many people at most are named in the question


def table_page(seat_view: SeatView, links: Mapping[str, str], shape: Shape = "high") -> Element:
    """The whole page of a table."""
    title = say("table-title", game=seat_view.title)
    body: list[Node] = [
        lintel(seat_view.title, _tools(seat_view)),
        _forms(seat_view),
        table_frame(seat_view, links, shape),
        _messages(),
        closer_look(seat_view.game),
        _drawer(seat_view),
        _more_menu(seat_view, links),
    ]
    return page(title, body, scripts=TABLE_SCRIPTS, name="at-table")


def table_frame(seat_view: SeatView, links: Mapping[str, str], shape: Shape = "high") -> Element:
    """What changes: question, board, people, log. Every push is this whole frame, morphed into the page."""
    return h.main("#table", frame_attributes(seat_view), class_=f"table {plan_class(seat_view)}")[
        h.span("#content", tabindex="-1"),
        stage(seat_view),
        _changing_tools(seat_view),
        strip(seat_view.people),
        _question(seat_view, shape),
        board_of(seat_view, shape),
        h.aside(".side", aria_label=say("around-the-table"))[
            None if seat_view.started else _invitations(seat_view, links), people_panel(seat_view), book(seat_view)
        ],
        end_panel(seat_view) if seat_view.over else None,
        choices_block(seat_view.choices),
    ]


def frame_attributes(seat_view: SeatView) -> dict[str, str]:
    """What the script must know of a frame."""
    return {
        "data-table": seat_view.table,
        "data-game": seat_view.game,
        "data-n": str(seat_view.n),
        "data-lines": str(seat_view.lines),
        "data-seat": str(seat_view.seat),
        "data-turn": turn(seat_view),
        "data-touched": " ".join(seat_view.touched),
        "data-look": look(),
    }


def turn(seat_view: SeatView) -> str:
    """Who is waited for: you, other, friends (to sit down), or over."""
    if seat_view.over:
        return "over"
    if not seat_view.started:
        return "friends"
    return "you" if seat_view.choices else "other"


def plan_class(seat_view: SeatView) -> str:
    """The class that puts the registers at their places on a sheet that needs no scrolling."""
    look = game(seat_view.game).look
    name = look.plan(cast(View, seat_view.view))
    return f"planned plan-{plan_name(seat_view.game, name)}" if name in look.plans else "unplanned"


def stage(seat_view: SeatView) -> Element:
    """Where the game stands; it belongs to the lintel, but changes with the table."""
    long = " long" if len(seat_view.stage) > LONG_STAGE else ""
    return h.p("#stage", class_=f"where{long}", title=seat_view.stage)[seat_view.stage]


# The board


def board_of(seat_view: SeatView, shape: Shape = "high", *, asked: bool = True) -> Element:
    """The drawn board, with all that may be pressed. What has been chosen is the browser's business."""
    board = game(seat_view.game).look.board
    if board is None:
        return h.div("#board.board")
    targets = frozenset(element for choice in seat_view.choices for element in choice.touches) if asked else frozenset()
    return sheet_of(board(seat_view.view, Marks(targets, last=frozenset(seat_view.touched)), shape))


def closer_look(key: str) -> Element:
    """Where things are shown at reading size, and what the rules say of them."""
    found = game(key)
    help = found.help()
    texts = {
        "topics": found.look.topics,
        "help": {topic: help[topic] for topic in found.look.topics.values()},
    }
    return h.div("#closer.closer", hidden=True, role="tooltip")[data_block("topics", texts)]


# The question


def _question(seat_view: SeatView, shape: Shape) -> Element:
    second, state = _second(seat_view), turn(seat_view)
    whole = seat_view.question if state in ("you", "over") else None
    long = " long" if letters(whole or "") > LONG_QUESTION else ""
    return h.section("#question.ask", aria_label=say("question"), tabindex="-1")[
        h.div("#cartouche", class_="cartouche waits" if state == "other" else "cartouche")[
            seat_icon(asked_seat(seat_view), classes="who"),
            h.div("#asked", aria_live="polite", aria_atomic="true")[
                h.p(class_=f"say{long}", title=whole)[_sentence(seat_view)],
                h.p("#second.why", title=second)[second] if second else None,
                h.p("#reason.why.no", hidden=True),
            ],
            h.p("#beside.beside")[_beside(seat_view)],
            answers(seat_view.choices, seat_view.refused, one_line=shape != "phone")
            if seat_view.choices and seat_view.started
            else _without_answers(seat_view),
        ]
    ]


def _beside(seat_view: SeatView) -> str:
    """At the right of the question: who is ready where all answer at once, or how many answers there are."""
    asked, count = sum(person.acts for person in seat_view.people), len(seat_view.people)
    if seat_view.started and not seat_view.over and asked > 1:
        return say("ready", ready=count - asked, all=count)
    return say("many-answers", count=len(seat_view.choices)) if len(seat_view.choices) > FEW else ""


def asked_seat(seat_view: SeatView) -> int:
    """Whose piece stands beside the question."""
    if seat_view.over:
        return seat_view.winners[0] if seat_view.winners else 0
    acting = [person.seat for person in seat_view.people if person.acts]
    mine = [seat for seat in acting if seat == seat_view.seat]
    return (mine or acting or [max(0, seat_view.seat)])[0]


def _sentence(seat_view: SeatView) -> Node:
    state = turn(seat_view)
    if state == "other":
        return thinking(seat_view)
    if state == "friends":
        return say("waiting-for-friends", empty=sum(person.kind == "open" for person in seat_view.people))
    return with_names(seat_view)


def thinking(seat_view: SeatView) -> Node:
    """Who is waited for."""
    acting = [person for person in seat_view.people if person.acts]
    if not acting:
        return seat_view.question
    if len(acting) > NAMED:
        return say("many-choosing", count=len(acting))
    sentence = say("thinking", count=len(acting), names=marks(len(acting)))
    return filled(sentence, *[_set_off(name_of(person)) for person in acting])


def _set_off(name: str) -> Element:
    return h.b(title=name)[name]


def with_names(seat_view: SeatView) -> Node:
    """The question with the names in it set off: it is asked once more, with marks round every name."""
    view = cast(View, seat_view.view)
    if not (view["step"] or view["over"]):
        return seat_view.question
    marked: View = {**view, "names": [f"{START}{name}{END}" for name in view["names"]]}
    asked = game(seat_view.game).words.question(marked)
    if BETWEEN.sub(r"\1", asked) != seat_view.question:  # a name was cut off, or it is another question
        return seat_view.question
    return [_set_off(part) if i % 2 else part for i, part in enumerate(BETWEEN.split(asked))]


def _second(seat_view: SeatView) -> str:
    if turn(seat_view) == "friends":
        return say("waiting-for-friends.more")
    if turn(seat_view) == "other":
        return ""  # the question is not addressed to whoever reads this
    return " ".join(filter(None, [seat_view.more, seat_view.note]))


def _without_answers(seat_view: SeatView) -> Node:
    """Where to go when nothing is asked."""
    if not seat_view.over:
        return _last_move(seat_view)
    return h.div("#answers.answers")[
        h.div("#answer-row.row")[
            _again(seat_view),
            link_button("#end", say("see-points"), "points", id="to-end"),
            link_button("#board", say("see-board"), "tile", "sheet-only", id="to-board"),
            link_button(f"/replay/{seat_view.table}/0", say("replay"), "ui-play", id="to-replay"),
        ]
    ]


def _last_move(seat_view: SeatView) -> Node:
    """While others are asked: what happened last, once more."""
    if not (seat_view.started and seat_view.lines):
        return None
    url = f"/replay/{seat_view.table}/{seat_view.lines - 1}"
    return h.div("#answers.answers.sheet-only")[
        h.div("#answer-ends.ends")[link_button(url, say("watch-last-move"), "ui-prev", "plain", id="last-move")]
    ]


def _again(seat_view: SeatView) -> Node:
    if seat_view.rematch:
        return link_button(f"/table/{seat_view.rematch}", say("next-game"), "ui-next", "chief")
    if seat_view.seat < 0:
        return None
    return h.button("#again.answer.chief", form="act", formaction=f"/tables/{seat_view.table}/rematch")[
        say("play-again")
    ]


# Tools


def _changing_tools(seat_view: SeatView) -> Element:
    """Undo, redo, hint. They stand in the lintel, but they change with the table; who watches needs none."""
    base, to = f"/tables/{seat_view.table}", str(seat_view.undo_to[0]) if seat_view.undo_to else ""
    if seat_view.seat < 0:
        return h.nav("#tools.table-tools", aria_label=say("table-tools"))
    return h.nav("#tools.table-tools", aria_label=say("table-tools"))[
        tool_submit("ui-undo", _undo_label(seat_view), f"{base}/undo", to != "", id="undo", name="to", value=to),
        _undo_menu(seat_view),
        tool_submit("ui-redo", say("redo"), f"{base}/redo", seat_view.can_redo, "wide", id="redo"),
        tool("ui-hint", say("hint"), "needs-script", id="hint", disabled=not seat_view.choices),
        tool_link("ui-play", say("replay-so-far"), f"/replay/{seat_view.table}/0", "sheet-only"),
        h.input(type="hidden", form="act", name="n", value=str(seat_view.n)),
    ]


def _undo_label(seat_view: SeatView) -> str:
    return say("undo.words", words=seat_view.undo_words[0]) if seat_view.undo_words else say("undo")


def tool_submit(symbol: str, label: str, url: str, enabled: bool, classes: str = "", **attributes: str) -> Element:
    """A tool that sends the form `act` somewhere."""
    names = f"tool {classes}".strip()
    return h.button(
        class_=names, form="act", formaction=url, disabled=not enabled, aria_label=label, title=label, **attributes
    )[icon(symbol)]


def _undo_menu(seat_view: SeatView) -> Node:
    """Back to any own answer since the last revelation."""
    if len(seat_view.undo_to) < 2:
        return None
    url = f"/tables/{seat_view.table}/undo"
    items = [
        h.li[h.button(".menu-item", form="act", formaction=url, name="to", value=str(to))[icon("ui-undo"), words]]
        for to, words in zip(seat_view.undo_to, seat_view.undo_words, strict=True)
    ]
    head = h.p(".menu-title")[say("undo.menu")]
    return [
        tool("ui-down", say("undo.more"), "slim wide", id="undo-more", popovertarget="undo-menu"),
        h.div("#undo-menu.menu", popover="auto")[head, h.ol[items]],
    ]


def _tools(seat_view: SeatView) -> list[Node]:
    """The tools that never change."""
    return [
        tool_link("ui-rules", say("rules-key"), f"/rules/{seat_view.game}", "wide", data_help="open"),
        tool_link("ui-chat", say("chat"), "#chat", "wide small-only", data_focus="chat-text"),
        tool("ui-sound", say("sound"), "wide needs-script", id="sound", aria_pressed="true"),
        *page_tools("wide"),
        tool("ui-more", say("more"), popovertarget="more-menu", id="more"),
    ]


def _more_menu(seat_view: SeatView, links: Mapping[str, str]) -> Element:
    """What folds away: on a phone all tools, elsewhere the rare ones."""
    items: list[Node] = [
        _menu_link("ui-rules", say("rules-and-keys"), f"/rules/{seat_view.game}", "narrow", data_help="open"),
        _menu_link("ui-chat", say("chat"), "#chat", "narrow", data_focus="chat-text"),
        _menu_button("ui-sound", say("sound.switch"), "narrow needs-script", data_sound="switch"),
        _menu_button("ui-theme", say("light-or-dark"), "narrow needs-script", data_theme_switch="on"),
        *language_items("narrow"),
        _menu_button("ui-lock", say("press-twice"), "needs-script", data_confirm="next"),
        _menu_button("ui-share", say("copy-watch"), "needs-script", data_share=links.get("watch", "")),
        _menu_button("ui-seat", say("copy-seat"), "needs-script", data_copy=links["phone"])
        if "phone" in links
        else None,
        _bot_for_me(seat_view),
        _menu_link("ui-play", say("replay-so-far"), f"/replay/{seat_view.table}/0"),
        _menu_link("logo", say("all-tables"), "/"),
    ]
    return h.div("#more-menu.menu", popover="auto")[h.ol[[h.li[item] for item in items if item is not None]]]


def _menu_link(symbol: str, words: str, url: str, classes: str = "", **attributes: str) -> Element:
    return h.a(class_=f"menu-item {classes}".strip(), href=url, **attributes)[icon(symbol), words]


def _menu_button(symbol: str, words: str, classes: str = "", **attributes: str) -> Element:
    return h.button(class_=f"menu-item {classes}".strip(), type="button", **attributes)[icon(symbol), words]


def _bot_for_me(seat_view: SeatView) -> Node:
    if seat_view.seat < 0 or seat_view.over:
        return None
    url = f"/tables/{seat_view.table}/seats/{seat_view.seat}/bot"
    return h.button(".menu-item", form="act", formaction=url, name="bot", value=STAND_IN)[
        icon("ui-bot"), say("bot-for-me")
    ]


# What stands beside the frame and stays


def _forms(seat_view: SeatView) -> list[Node]:
    """The forms that buttons in the frame belong to: so a frame holds no secret, and is the same for all of a role."""
    base = f"/tables/{seat_view.table}"
    key = sha256(f"{seat_view.table}:{seat_view.n}".encode()).hexdigest()[:32]
    return [
        h.form("#act", method="post", action=f"{base}/answers", hidden=True)[
            h.input(type="hidden", name="key", value=key)
        ],
        h.form("#say", method="post", action=f"{base}/chat", hidden=True),
    ]


def _messages() -> list[Node]:
    return [
        h.div("#notice.notice", role="status", aria_live="polite"),
        h.p("#line.line", role="status", hidden=True)[icon("ui-clock"), say("connection-lost")],
    ]


def _drawer(seat_view: SeatView) -> Element:
    """The rules beside the board; they are fetched when they are first asked for."""
    return h.aside("#help.drawer", hidden=True, aria_label=say("rules-and-keys"), tabindex="-1")[
        h.div(".drawer-head")[
            h.h2[say("rules")],
            h.a(href=f"/rules/{seat_view.game}", target="_blank")[say("rules-own-page")],
            tool("ui-cross", say("close"), data_help="close"),
        ],
        h.div("#help-body.drawer-body", data_url=f"/rules/{seat_view.game}"),
        keys_list(),
    ]


def _invitations(seat_view: SeatView, links: Mapping[str, str]) -> Element:
    """The links to send while seats are empty."""
    rows = [
        copy_row(say("seat", seat=person.seat + 1), links[name], f"link-{name}")
        for person in seat_view.people
        if person.kind == "open" and (name := f"seat-{person.seat + 1}") in links
    ]
    watch = copy_row(say("to-watch"), links["watch"], "link-watch") if "watch" in links else None
    return h.section("#invite.panel", aria_label=say("links-to-send"))[
        h.h2[say("links-to-send")], h.p(".quiet")[say("links-to-send.more")], rows, watch
    ]
