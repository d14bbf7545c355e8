"""The people around a table: their scores, what may be known of them, and who is to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from benben.core.game import View
from benben.core.registry import game
from benben.draw import tags as h
from benben.draw.seats import seat_class
from benben.draw.shapes import signed
from benben.draw.tags import Element, Node
from benben.table.schema import Fact, Person, SeatView
from benben.web.pages.widgets import icon, seat_icon

AWAY = "away"
STAND_IN = "greedy"  # the bot that plays for somebody who is away
CROWD = 6  # people from which on they are a list to sort and scroll
ORDERS = (("score", "points"), ("seat", "seat"), ("acts", "to play"))


def listed(names: Sequence[Node]) -> list[Node]:
    """'a', 'a and b', 'a, b and c'."""
    parts: list[Node] = []
    for i, name in enumerate(names):
        parts += ["" if i == 0 else " and " if i == len(names) - 1 else ", ", name]
    return parts


def strip(people: Sequence[Person]) -> Element:
    """The scores in one line: the first thing on a phone. Of a crowd only you, who leads, and how many are to play."""
    crowd = len(people) >= CROWD
    leader = _by_score(people)[0].seat
    shown = [person for person in people if person.you or person.seat == leader or not crowd]
    return h.ol("#strip.strip", aria_label="Scores")[
        [
            h.li(id=f"strip-{person.seat + 1}", class_="acts" if person.acts else None)[
                seat_icon(person.seat, person.name), h.span[signed(person.score)]
            ]
            for person in shown
        ],
        h.li("#strip-all")[f"{sum(p.acts for p in people)} of {len(people)} to play"] if crowd else None,
    ]


def _by_score(people: Sequence[Person]) -> list[Person]:
    return sorted(people, key=lambda person: -person.score)


def people_panel(seat_view: SeatView) -> Element:
    """Everybody at the table."""
    if len(seat_view.people) >= CROWD:
        return _crowd(seat_view)
    return h.section("#people.panel", aria_label="Players")[
        h.h2["Players", h.small[_watching(seat_view)]],
        h.ol(".people")[[_person(seat_view, person) for person in seat_view.people]],
    ]


def _crowd(seat_view: SeatView) -> Element:
    """A great many people: one line each, the best first; the page's script sorts them as one likes."""
    options = [h.option(value=order)[words] for order, words in ORDERS]
    return h.section("#people.panel", aria_label="Players")[
        h.h2["Players", h.small[str(len(seat_view.people))]],
        h.label(".sort.needs-script")["Sorted by", h.select("#sort")[options]],
        h.ol(".people.crowd", tabindex="0", aria_label="Players, a list to scroll")[
            [_one_of_crowd(seat_view, person) for person in _by_score(seat_view.people)]
        ],
    ]


def _one_of_crowd(seat_view: SeatView, person: Person) -> Element:
    acts = person.acts and seat_view.started
    names = f"person {seat_class(person.seat)}{' acts' if acts else ''}{' me' if person.you else ''}"
    sorts = {"data-score": str(-person.score), "data-seat": str(person.seat), "data-acts": str(int(not acts))}
    return h.li(id=f"person-{person.seat + 1}", class_=names, **sorts)[
        seat_icon(person.seat, classes="pc"),
        h.div(".name")[
            h.span(title=person.name)[person.name or "Open seat"],
            _kind(person),
            h.span(".turn")["to play"] if acts else None,
        ],
        h.div(".score")[signed(person.score)],
        _buttons(seat_view, person),
    ]


def _watching(seat_view: SeatView) -> str:
    return "you watch" if seat_view.seat < 0 else ""


def _person(seat_view: SeatView, person: Person) -> Element:
    acts = person.acts and seat_view.started
    names = f"person {seat_class(person.seat)}{' acts' if acts else ''}"
    drawn = (
        None
        if person.you or not seat_view.started
        else game(seat_view.game).look.map(cast(View, seat_view.view), person.seat)
    )
    return h.li(id=f"person-{person.seat + 1}", class_=f"{names} mapped" if drawn is not None else names)[
        seat_icon(person.seat, classes="pc"),
        h.div(".name")[
            h.span(title=person.name)[person.name or "Open seat"],
            _kind(person),
            h.span(".turn")["to play"] if acts else None,
        ],
        h.div(".score")[signed(person.score)],
        _map(person, drawn) if drawn is not None else None,
        h.div(".facts")[[_fact(fact) for fact in person.facts]] if person.facts else None,
        _buttons(seat_view, person),
    ]


def _map(person: Person, drawn: Node) -> Element:
    """What somebody has built, in small; a closer look shows it larger."""
    words = f"What {person.name} has built"
    return h.button(".map.sheet-only", type="button", id=f"map-{person.seat + 1}", aria_label=words)[drawn]


def _kind(person: Person) -> list[Node]:
    """What kind of a player this is, in a word or two; which bot it is, where there is room."""
    if person.kind == "bot":
        return [h.small(".kind", title=f"bot, {person.bot}")["bot", h.span(".small-only")[f", {person.bot}"]]]
    return [h.small(class_="away" if word == AWAY else None)[word] for word in _words(person)]


def _words(person: Person) -> list[str]:
    if person.kind == "open":
        return ["waiting"]
    words = ["you"] if person.you else []
    if person.bot:
        return [*words, "a bot plays"]
    return words if person.here else [*words, AWAY]


def _fact(fact: Fact) -> Element:
    return h.span(title=fact.label)[icon(fact.symbol, fact.label), fact.text]


def _buttons(seat_view: SeatView, person: Person) -> Node:
    """Let a bot play for who is away; or take back one's own seat."""
    if seat_view.seat < 0 or seat_view.over or person.kind != "human" or not seat_view.started:
        return None
    url = f"/tables/{seat_view.table}/seats/{person.seat}"
    if person.you and person.bot:
        return h.button(".small", form="act", formaction=f"{url}/back")[icon("ui-seat"), "Take back my seat"]
    if not (person.you or person.here or person.bot):
        return h.button(".small", form="act", formaction=f"{url}/bot", name="bot", value=STAND_IN)[
            icon("ui-bot"), "Let a bot play"
        ]
    return None
