"""The people around a table: their scores, what may be known of them, and who is to play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from markupsafe import Markup
from msgspec.structs import replace

from benben.bots import STAND_IN, rivals
from benben.core.game import View
from benben.core.names import OPEN_SEAT, said, said_kind
from benben.core.registry import game
from benben.draw import tags as h
from benben.draw.seats import seat_class
from benben.draw.shapes import signed
from benben.draw.tags import Element, Node, text_of
from benben.language import language, number
from benben.table.schema import Fact, Person, SeatView
from benben.web.pages.widgets import icon, portrait, seat_icon
from benben.web.words import say

CROWD = 6  # people from which on they are a list to sort and scroll
NARROW = 99  # points that have room beside a name
NOTES = 11  # letters of the notes beside a name for which there is room everywhere, if the score has two figures
FIGURE = 2  # letters for which there is less room with each further figure
NAME_AND_KIND = 20  # letters of a bot's name and of its kind for which there is room beside its portrait
ORDERS = ("score", "seat", "acts")


def name_of(person: Person) -> str:
    """What somebody is called."""
    return said(person.name or OPEN_SEAT)


def names_of(people: Sequence[Person]) -> list[str]:
    return [name_of(person) for person in people]


def strip(people: Sequence[Person]) -> Element:
    """The scores in one line: the first thing on a phone. Of a crowd only you, who leads, and how many are to play."""
    crowd = len(people) >= CROWD
    leader = _by_score(people)[0].seat
    shown = [person for person in people if person.you or person.seat == leader or not crowd]
    return h.ol("#strip.strip", aria_label=say("scores"))[
        [
            h.li(id=f"strip-{person.seat + 1}", class_="acts" if person.acts else None)[
                seat_icon(person.seat, name_of(person)), h.span[signed(person.score)]
            ]
            for person in shown
        ],
        h.li("#strip-all")[say("to-play.of", asked=sum(p.acts for p in people), all=len(people))] if crowd else None,
    ]


def _by_score(people: Sequence[Person]) -> list[Person]:
    return sorted(people, key=lambda person: -person.score)


def people_panel(seat_view: SeatView, live: bool = True) -> Element:
    """Everybody at the table; where it is not live, nobody's seat can be given to a bot."""
    if len(seat_view.people) >= CROWD:
        return _crowd(seat_view, live)
    return h.section("#people.panel", aria_label=say("players"))[
        h.h2[say("players"), h.small[_watching(seat_view)]],
        h.ol(".people")[[_person(seat_view, person, live) for person in seat_view.people]],
    ]


def _crowd(seat_view: SeatView, live: bool) -> Element:
    """A great many people: one line each, the best first; the page's script sorts them as one likes."""
    options = [h.option(value=order)[say(f"sorted-by.{order}")] for order in ORDERS]
    return h.section("#people.panel", aria_label=say("players"))[
        h.h2[say("players"), h.small[number(len(seat_view.people))]],
        h.label(".sort.needs-script")[say("sorted-by"), h.select("#sort")[options]],
        h.ol(".people.crowd", tabindex="0", aria_label=say("players.scroll"))[
            [_line(seat_view, person, live) for person in _by_score(seat_view.people)]
        ],
    ]


def _line(seat_view: SeatView, person: Person, live: bool) -> Markup:
    shown = replace(person, acts=person.acts and seat_view.started, facts=())
    button = text_of(_buttons(seat_view, person)) if live else ""
    return _kept_line(shown, button, language())


@lru_cache(maxsize=4096)
def _kept_line(person: Person, button: str, _: str) -> Markup:
    """Few lines change from one frame to the next; `_` is the language."""
    seat, acts = person.seat, person.acts
    names = f"person {seat_class(seat)}{' acts' if acts else ''}{' me' if person.you else ''}"
    sorts = {"data-score": str(-person.score), "data-seat": str(seat), "data-acts": str(int(not acts))}
    line = h.li(id=f"person-{seat + 1}", class_=names, **sorts)[
        seat_icon(seat, classes="pc"),
        _name(person, acts),
        h.div(".score")[signed(person.score)],
        Markup(button),
    ]
    return Markup(str(line))


def _name(person: Person, acts: bool) -> Element:
    name = name_of(person)
    turn = h.span(".turn")[say("to-play")] if acts else None
    return h.div(".name")[h.span(title=name)[name], _kind(person, acts), turn]


def _watching(seat_view: SeatView) -> str:
    return say("you-watch") if seat_view.seat < 0 else ""


def _person(seat_view: SeatView, person: Person, live: bool) -> Element:
    acts = person.acts and seat_view.started
    names = f"person {seat_class(person.seat)}{' acts' if acts else ''}"
    drawn = (
        None
        if person.you or not seat_view.started
        else game(seat_view.game).look.map(cast(View, seat_view.view), person.seat)
    )
    return h.li(id=f"person-{person.seat + 1}", class_=f"{names} mapped" if drawn is not None else names)[
        seat_icon(person.seat, classes="pc"),
        _name(person, acts),
        _score(person.score),
        _map(person, drawn) if drawn is not None else None,
        h.div(".facts")[[_fact(fact) for fact in person.facts]] if person.facts else None,
        _buttons(seat_view, person) if live else None,
    ]


def _score(points: int) -> Element:
    """The points; where they are wide, they are set smaller."""
    return h.div(class_="score" if 0 <= points <= NARROW else "score long")[signed(points)]


def _map(person: Person, drawn: Node) -> Element:
    """What somebody has built, in small; a closer look shows it larger."""
    words = say("built-by", name=name_of(person))
    return h.button(".map.sheet-only", type="button", id=f"map-{person.seat + 1}", aria_label=words)[drawn]


def _you(person: Person, acts: bool) -> Element:
    """That this is you; where its words leave no room for a name, only told to those who listen."""
    words, room = say("you"), NOTES - FIGURE * max(0, len(signed(person.score)) - 2)
    return h.small(class_="tight" if acts and len(words + say("to-play")) > room else None)[words]


def _kind(person: Person, acts: bool) -> list[Node]:
    """What kind of a player this is, in a word or two; of a bot with a long name only its portrait, in little room."""
    if person.kind == "open":
        return [h.small[say("waiting")]]
    if person.kind == "bot":
        kind = said_kind(person.bot)
        face = portrait(person.bot, classes="mug") if person.bot in rivals() else None
        tight = face is not None and len(name_of(person)) + len(kind) > NAME_AND_KIND
        word = h.span(class_="tight" if tight else None)[kind]
        return [h.small(".kind", title=say("bot-of-kind", kind=kind))[face, word]]
    you = _you(person, acts) if person.you else None
    if person.bot:
        return [you, h.small[say("bot-plays")]]
    return [you, None if person.here else h.small(".away")[say("away")]]


def _fact(fact: Fact) -> Element:
    return h.span(title=fact.label)[icon(fact.symbol, fact.label), fact.text]


def _buttons(seat_view: SeatView, person: Person) -> Node:
    """Let a bot play for who is away; or take back one's own seat."""
    if seat_view.seat < 0 or seat_view.over or person.kind != "human" or not seat_view.started:
        return None
    url = f"/tables/{seat_view.table}/seats/{person.seat}"
    if person.you and person.bot:
        return h.button(".small", form="act", formaction=f"{url}/back")[icon("ui-seat"), say("seat-back")]
    if not (person.you or person.here or person.bot):
        return h.button(".small", form="act", formaction=f"{url}/bot", name="bot", value=STAND_IN)[
            icon("ui-bot"), say("seat-bot")
        ]
    return None
