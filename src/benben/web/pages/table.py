"""The page of a table, and its frame: the part that changes and is pushed to every browser that looks on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

from markupsafe import Markup

from benben.core.registry import game
from benben.draw import sheet_of
from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.table.sight import Sight
from benben.web.pages.answers import answers
from benben.web.pages.end import end_panel
from benben.web.pages.keys import keys_list
from benben.web.pages.layout import lintel, look, page, theme_tool
from benben.web.pages.people import listed, people_panel, strip
from benben.web.pages.pieces import copy_row, icon, link_button, seat_icon, tool, tool_link
from benben.web.pages.talk import chat_panel, log_panel

SCRIPTS = ("htmx.min.js", "crowd.js", "table.js")


def table_page(sight: Sight, links: Mapping[str, str]) -> Element:
    """The whole page of a table."""
    title = f"{sight.title}, benben"
    body: list[Node] = [
        lintel(sight.title, _tools(sight, links)),
        _forms(sight),
        table_frame(sight, links),
        _messages(),
        _drawer(sight),
        _more_menu(sight, links),
    ]
    return page(title, body, scripts=SCRIPTS, name="at-table")


def table_frame(sight: Sight, links: Mapping[str, str]) -> Element:
    """What changes: question, board, people, log. Every push is this whole frame, morphed into the page."""
    return h.main("#table.table", frame_attributes(sight))[
        h.span("#content", tabindex="-1"),
        _changing_tools(sight),
        strip(sight.people),
        _question(sight),
        board_of(sight),
        h.aside(".side", aria_label="Around the table")[
            None if sight.started else _invitations(sight, links),
            people_panel(sight),
            log_panel(sight),
            chat_panel(sight),
        ],
        end_panel(sight) if sight.over else None,
        choices_block(sight),
    ]


def frame_attributes(sight: Sight) -> dict[str, str]:
    """What the script must know of a frame."""
    return {
        "data-table": sight.table,
        "data-game": sight.game,
        "data-n": str(sight.n),
        "data-lines": str(sight.lines),
        "data-seat": str(sight.seat),
        "data-turn": turn(sight),
        "data-touched": " ".join(sight.touched),
        "data-look": look(),
    }


def turn(sight: Sight) -> str:
    """Who is waited for: you, other, friends (to sit down), or over."""
    if sight.over:
        return "over"
    if not sight.started:
        return "friends"
    return "you" if sight.choices else "other"


# The board


def board_of(sight: Sight, *, asked: bool = True) -> Element:
    """The drawn board, with all that may be pressed. What has been chosen is the browser's business."""
    board = game(sight.game).board
    if board is None:
        return h.div("#board.board")
    targets = frozenset(element for choice in sight.choices for element in choice.touches) if asked else frozenset()
    return sheet_of(board(sight.view, targets, frozenset(), frozenset(sight.touched)))


def choices_block(sight: Sight) -> Element:
    """The answers for the script: their numbers, kinds, and the elements they touch. It is data, nothing runs it."""
    choices = [{"a": choice.a, "do": choice.do, "touches": choice.touches} for choice in sight.choices]
    text = json.dumps(choices, separators=(",", ":")).replace("<", "\\u003c")
    return h.script("#choices", type="application/json")[Markup(text)]


# The question


def _question(sight: Sight) -> Element:
    return h.section("#question.ask", aria_label="Question", tabindex="-1")[
        h.div(".cartouche")[
            seat_icon(asked_seat(sight), classes="who"),
            h.div("#asked", aria_live="polite", aria_atomic="true")[
                h.p(".say")[_sentence(sight)], h.p(".why")[_second(sight)] if _second(sight) else None
            ],
            answers(sight.choices) if sight.choices and sight.started else _without_answers(sight),
        ]
    ]


def asked_seat(sight: Sight) -> int:
    """Whose piece stands beside the question."""
    if sight.over:
        return sight.winners[0] if sight.winners else 0
    acting = [person.seat for person in sight.people if person.acts]
    mine = [seat for seat in acting if seat == sight.seat]
    return (mine or acting or [max(0, sight.seat)])[0]


def _sentence(sight: Sight) -> Node:
    state = turn(sight)
    if state == "other":
        return thinking(sight)
    if state == "friends":
        return "Waiting for friends: " + _empty_seats(sight)
    return with_name(sight)


def _empty_seats(sight: Sight) -> str:
    count = sum(person.kind == "open" for person in sight.people)
    return "one seat is empty." if count == 1 else f"{count} seats are empty."


def thinking(sight: Sight) -> Node:
    """Who is waited for."""
    acting = [person for person in sight.people if person.acts]
    if not acting:
        return sight.question
    names = [h.b[person.name] for person in acting]
    return [listed(names), " is thinking." if len(acting) == 1 else " are still choosing."]


def with_name(sight: Sight) -> Node:
    """The question with the name of who is asked set off."""
    for person in sight.people:
        if person.name and sight.question.startswith(person.name):
            return [h.b[person.name], sight.question[len(person.name) :]]
    return sight.question


def _second(sight: Sight) -> str:
    if turn(sight) == "friends":
        return "Send each friend a link; the game begins when all are here."
    if turn(sight) == "other":
        return sight.question if any(person.acts for person in sight.people) else ""
    return sight.note


def _without_answers(sight: Sight) -> Node:
    """Where to go when nothing is asked."""
    if not sight.over:
        return None
    return h.div("#answers.answers")[
        _again(sight),
        link_button("#end", "See the points", "points"),
        link_button(f"/replay/{sight.table}/0", "Replay", "ui-play"),
    ]


def _again(sight: Sight) -> Node:
    if sight.rematch:
        return link_button(f"/table/{sight.rematch}", "To the next game", "ui-next", "chief")
    if sight.seat < 0:
        return None
    return h.button("#again.answer.chief", form="act", formaction=f"/table/{sight.table}/rematch")["Play again"]


# Tools


def _changing_tools(sight: Sight) -> Element:
    """Undo, redo, hint. They stand in the lintel, but they change with the table; who watches needs none."""
    base, to = f"/table/{sight.table}", str(sight.undo_to[0]) if sight.undo_to else ""
    if sight.seat < 0:
        return h.nav("#tools.table-tools", aria_label="Table tools")
    return h.nav("#tools.table-tools", aria_label="Table tools")[
        tool_submit("ui-undo", _undo_label(sight), f"{base}/undo", to != "", id="undo", name="to", value=to),
        _undo_menu(sight),
        tool_submit("ui-redo", "Redo (R)", f"{base}/redo", sight.can_redo, "wide", id="redo"),
        tool("ui-hint", "Hint (H)", "needs-script", id="hint", disabled=not sight.choices),
        h.input(type="hidden", form="act", name="n", value=str(sight.n)),
    ]


def _undo_label(sight: Sight) -> str:
    return f"Undo {sight.undo_words[0]} (U)" if sight.undo_words else "Undo (U)"


def tool_submit(symbol: str, label: str, url: str, enabled: bool, classes: str = "", **attributes: str) -> Element:
    """A tool that sends the form `act` somewhere."""
    names = f"tool {classes}".strip()
    return h.button(
        class_=names, form="act", formaction=url, disabled=not enabled, aria_label=label, title=label, **attributes
    )[icon(symbol)]


def _undo_menu(sight: Sight) -> Node:
    """Back to any own answer since the last revelation."""
    if len(sight.undo_to) < 2:
        return None
    url = f"/table/{sight.table}/undo"
    items = [
        h.li[h.button(".menu-item", form="act", formaction=url, name="to", value=str(to))[icon("ui-undo"), words]]
        for to, words in zip(sight.undo_to, sight.undo_words, strict=True)
    ]
    head = h.p(".menu-title")["Go back to before"]
    return [
        tool("ui-down", "Undo more than one answer", "slim wide", id="undo-more", popovertarget="undo-menu"),
        h.div("#undo-menu.menu", popover="auto")[head, h.ol[items]],
    ]


def _tools(sight: Sight, links: Mapping[str, str]) -> list[Node]:
    """The tools that never change."""
    return [
        tool_link("ui-rules", "Rules (?)", f"/rules/{sight.game}", "wide", data_help="open"),
        tool_link("ui-chat", "Chat", "#chat", "wide", data_focus="chat-text"),
        tool("ui-sound", "Sound", "wide needs-script", id="sound", aria_pressed="true"),
        tool("ui-share", "Share a link to watch", "wide needs-script", data_share=links.get("watch", "")),
        theme_tool("wide"),
        tool("ui-more", "More", popovertarget="more-menu", id="more"),
    ]


def _more_menu(sight: Sight, links: Mapping[str, str]) -> Element:
    """What folds away: on a phone all tools, elsewhere the rare ones."""
    items: list[Node] = [
        _menu_link("ui-rules", "Rules and keys", f"/rules/{sight.game}", "narrow", data_help="open"),
        _menu_link("ui-chat", "Chat", "#chat", "narrow", data_focus="chat-text"),
        _menu_button("ui-sound", "Sound on or off", "narrow needs-script", data_sound="switch"),
        _menu_button("ui-theme", "Light or dark", "narrow needs-script", data_theme_switch="on"),
        _menu_button("ui-share", "Copy a link to watch", "needs-script", data_share=links.get("watch", "")),
        _menu_button("ui-seat", "Copy a link to my seat, for another device", "needs-script", data_copy=links["phone"])
        if "phone" in links
        else None,
        _bot_for_me(sight),
        _menu_link("ui-play", "Replay so far", f"/replay/{sight.table}/0"),
        _menu_link("logo", "All tables", "/"),
    ]
    return h.div("#more-menu.menu", popover="auto")[h.ol[[h.li[item] for item in items if item is not None]]]


def _menu_link(symbol: str, words: str, url: str, classes: str = "", **attributes: str) -> Element:
    return h.a(class_=f"menu-item {classes}".strip(), href=url, **attributes)[icon(symbol), words]


def _menu_button(symbol: str, words: str, classes: str = "", **attributes: str) -> Element:
    return h.button(class_=f"menu-item {classes}".strip(), type="button", **attributes)[icon(symbol), words]


def _bot_for_me(sight: Sight) -> Node:
    if sight.seat < 0 or sight.over:
        return None
    url = f"/table/{sight.table}/seat/{sight.seat}/bot"
    return h.button(".menu-item", form="act", formaction=url, name="bot", value="greedy")[
        icon("ui-bot"), "Let a bot play for me"
    ]


# What stands beside the frame and stays


def _forms(sight: Sight) -> list[Node]:
    """The forms that buttons in the frame belong to: so a frame holds no secret, and is the same for all of a role."""
    base = f"/table/{sight.table}"
    key = sha256(f"{sight.table}:{sight.n}".encode()).hexdigest()[:32]
    return [
        h.form("#act", method="post", action=f"{base}/answer", hidden=True)[
            h.input(type="hidden", name="key", value=key)
        ],
        h.form("#say", method="post", action=f"{base}/chat", hidden=True),
    ]


def _messages() -> list[Node]:
    return [
        h.div("#notice.notice", role="status", aria_live="polite"),
        h.p("#line.line", role="status", hidden=True)[icon("ui-clock"), "Connection lost, trying again"],
    ]


def _drawer(sight: Sight) -> Element:
    """The rules beside the board; they are fetched when they are first asked for."""
    return h.aside("#help.drawer", hidden=True, aria_label="Rules and keys", tabindex="-1")[
        h.div(".drawer-head")[
            h.h2["Rules"],
            h.a(href=f"/rules/{sight.game}", target="_blank")["in a page of their own"],
            tool("ui-cross", "Close", data_help="close"),
        ],
        h.div("#help-body.drawer-body", data_url=f"/rules/{sight.game}"),
        keys_list(),
    ]


def _invitations(sight: Sight, links: Mapping[str, str]) -> Element:
    """The links to send while seats are empty."""
    rows = [
        copy_row(f"Seat {person.seat + 1}", links[name], f"link-{name}")
        for person in sight.people
        if person.kind == "open" and (name := f"seat-{person.seat + 1}") in links
    ]
    watch = copy_row("To watch", links["watch"], "link-watch") if "watch" in links else None
    return h.section("#invite.panel", aria_label="Links to send")[
        h.h2["Links to send"], h.p(".quiet")["Who opens a seat's link first, sits there."], rows, watch
    ]
