"""What answers a request in few words: notices, and the page that says what went wrong."""

from __future__ import annotations

import re

from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.web.pages.layout import lintel, page, page_tools
from benben.web.pages.widgets import icon, link_button
from benben.web.words import say

RULE = re.compile(r"^[A-Z]+-\d+(\.\d+)?$")


def rule_link(game: str, rule: str) -> Node:
    """A link to a rule, for a reason that names one."""
    if not RULE.match(rule):
        return None
    return h.a(href=f"/rules/{game}#{rule}", data_rule=rule)[say("rule-link", rule=rule)]


def notice(sentence: str, rule: str = "", kind: str = "error", game: str = "") -> Element:
    """What goes into `#notice`: an error, the reason why not, a hint. Kinds: error, why, hint, done."""
    symbol = {"error": "ui-cross", "why": "ui-lock", "hint": "ui-hint"}.get(kind, "ui-check")
    return h.div(class_=f"told {kind}")[
        icon(symbol),
        h.p[sentence, " " if rule else None, rule_link(game, rule) if rule else None],
        h.button(".tool.needs-script", type="button", data_close="notice", aria_label=say("close"))[icon("ui-cross")],
    ]


ERRORS = (400, 403, 404, 409, 410, 413, 429)  # those that have a heading of their own


def error_page(status: int, sentence: str) -> Element:
    """A page that says what went wrong and where to go from here."""
    head = say(f"wrong-{status}") if status in ERRORS else say("wrong")
    body = h.main("#content.lobby")[
        h.section(".panel.lost", aria_labelledby="wrong")[
            icon("sphinx"),
            h.div[
                h.h2("#wrong")[head],
                h.p[sentence],
                h.p(".quiet")[say("error-number", status=str(status))],
                h.div(".go")[link_button("/", say("to-all-tables"), classes="chief")],
            ],
        ]
    ]
    return page(say("error-title", head=head), [lintel(say("tables"), page_tools()), body])
