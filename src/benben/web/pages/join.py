"""The page behind an invitation: who sits there already, and a name to sit down with."""

from __future__ import annotations

from benben.draw import tags as h
from benben.draw.tags import Element
from benben.web.pages.layout import lintel, page, theme_tool
from benben.web.pages.widgets import icon, seat_icon


def join_page(title: str, names: list[str], seat: int, action: str, name: str) -> Element:
    """An invitation to a seat; nothing is taken before the button is pressed."""
    people = [h.li[seat_icon(n), "this seat is yours" if n == seat else other] for n, other in enumerate(names)]
    form = h.form(".name-form", method="post", action=action)[
        h.label(for_="name")["Your name"],
        h.input(id="name", name="name", value=name, required=True, maxlength="40", autocomplete="nickname"),
        h.button("#sit.answer.chief")[icon("ui-seat"), "Sit down"],
    ]
    body = h.main("#content.lobby", tabindex="-1")[
        h.section("#join.panel", aria_label="Invitation")[
            h.h2[f"You are invited to {title}"], h.ol(".guests")[people], form
        ]
    ]
    return page(f"Invitation · {title}", [lintel("Invitation", [theme_tool()]), body])
