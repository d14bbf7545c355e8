"""The page behind an invitation: who sits there already, and a name to sit down with."""

from __future__ import annotations

from benben.draw import tags as h
from benben.draw.tags import Element
from benben.web.pages.layout import lintel, page, page_tools
from benben.web.pages.widgets import icon, seat_icon
from benben.web.words import say


def join_page(title: str, people: list[str], seat: int, action: str, name: str) -> Element:
    """An invitation to a seat; nothing is taken before the button is pressed."""
    rows = [h.li[seat_icon(n), say("this-seat-is-yours") if n == seat else other] for n, other in enumerate(people)]
    form = h.form(".name-form", method="post", action=action)[
        h.label(for_="name")[say("your-name")],
        h.input(id="name", name="name", value=name, required=True, maxlength="40", autocomplete="nickname"),
        h.button("#sit.answer.chief")[icon("ui-seat"), say("sit-down")],
    ]
    body = h.main("#content.lobby", tabindex="-1")[
        h.section("#join.panel", aria_label=say("invitation"))[
            h.h2[say("invited", game=title)], h.ol(".guests")[rows], form
        ]
    ]
    return page(say("invitation.title", game=title), [lintel(say("invitation"), page_tools()), body])
