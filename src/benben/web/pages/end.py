"""The end of a game: who won, where the points came from, how it went, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benben.core.registry import game
from benben.draw import tags as h
from benben.draw.shapes import clip, signed
from benben.draw.symbols import definitions
from benben.draw.tags import Element, Node
from benben.table.schema import Person, PointsRow, SeatView
from benben.web.pages.chart import score_chart
from benben.web.pages.people import name_of, names_of
from benben.web.pages.widgets import icon, link_button, seat_icon, tool_link
from benben.web.words import say

NAME = 12  # letters of a name over a column
FEW = 4  # people whose names have room side by side
COLUMNS = 8  # people whose points are compared; of a crowd the best, and you


def end_panel(seat_view: SeatView, *, onward: bool = True) -> Element:
    """The panel under the board when the game is over; `onward`: with the ways to replay it and to play again."""
    names, shown = names_of(seat_view.people), compared(seat_view)
    seats = [person.seat for person in shown]
    chart = score_chart(names, seat_view.curve, seat_view.marks, seat_view.lines, seats)
    return h.section("#end.more.panel.end", aria_labelledby="end-title", tabindex="-1")[
        _crown(seat_view),
        h.div(".two")[
            h.div[h.h3[say("points-from")], _tally(seat_view, shown)],
            h.div[h.h3[say("score-over-time")], chart],
        ],
        h.div(".endrow")[replay_links(seat_view), _next(seat_view)] if onward else None,
    ]


def compared(seat_view: SeatView) -> list[Person]:
    """The people whose points are told in full, by seat."""
    best = sorted(
        seat_view.people, key=lambda person: (not person.you, person.seat not in seat_view.winners, -person.score)
    )
    return sorted(best[:COLUMNS], key=lambda person: person.seat)


def _crown(seat_view: SeatView) -> Element:
    if len(seat_view.people) == 1:
        return _alone(seat_view, seat_view.people[0])
    winners = [person for person in seat_view.people if person.seat in seat_view.winners]
    points = max(person.score for person in seat_view.people)
    return h.div(".crown")[
        [seat_icon(person.seat, classes="big") for person in winners],
        h.div[
            h.h2("#end-title")[say("won", winners=len(winners), names=names_of(winners), points=points)],
            h.p[_margin(seat_view)],
        ],
    ]


def _alone(seat_view: SeatView, person: Person) -> Element:
    """Nobody to beat but the chart of the game, which the game's own words tell."""
    return h.div(".crown")[
        seat_icon(person.seat, classes="big"),
        h.div[h.h2("#end-title")[say("alone", name=name_of(person), points=person.score)], h.p[seat_view.question]],
    ]


def _margin(seat_view: SeatView) -> str:
    """How close it was."""
    others = [person for person in seat_view.people if person.seat not in seat_view.winners]
    if not others:
        return say("nobody-better")
    best = max(person.score for person in seat_view.people)
    second = max(others, key=lambda person: person.score)
    ahead = best - second.score
    if ahead == 0:
        return say("tie-broken", name=name_of(second))
    return say("ahead-of", ahead=ahead, name=name_of(second))


def _tally(seat_view: SeatView, shown: Sequence[Person]) -> Element:
    heads = [
        h.th(scope="col", title=name)[seat_icon(person.seat), h.span(title=name)[clip(name, NAME)]]
        for person, name in zip(shown, names_of(shown), strict=True)
    ]
    total = [h.td[signed(person.score)] for person in shown]
    drawn = drawings(seat_view.game)
    return h.div(".scroll", tabindex="0", role="group", aria_label=say("points-from.label"))[
        h.table(class_="tally many" if len(shown) > FEW else "tally")[
            h.thead[h.tr[h.td, heads]],
            h.tbody[[_row(row, shown, drawn) for row in seat_view.points]],
            h.tfoot[h.tr(".sum")[h.th(scope="row")[say("total")], total]],
        ]
    ]


def _row(row: PointsRow, shown: Sequence[Person], drawings: Mapping[str, str]) -> Element:
    best, drawn = max(row.points), drawings.get(row.reason, "")
    return h.tr[
        h.th(scope="row", class_=None if drawn else "bare")[icon(drawn) if drawn else None, h.span[row.reason]],
        [h.td(class_=_cell_class(row.points[p.seat], best))[signed(row.points[p.seat])] for p in shown],
    ]


def drawings(key: str) -> dict[str, str]:
    """For every reason to score, in words, the drawing of the thing that it is about; '' where there is none."""
    found = game(key)
    names, told = found.rules.events.reasons, found.look.reasons
    return {words: told.get(name) or _drawing(name) for words, name in zip(found.reasons(), names, strict=True)}


def _drawing(reason: str) -> str:
    """The drawing of a thing that a reason is named after, as the sun of `three-suns`."""
    parts = reason.split("-")
    names = [name for part in parts for name in (part, part.removesuffix("s"), f"{part.removesuffix('ies')}y")]
    return next((name for name in names if f"d-{name}" in definitions()), "")


def _cell_class(points: int, best: int) -> str | None:
    return "neg" if points < 0 else "best" if points == best and points else None


def replay_links(seat_view: SeatView) -> Element:
    """The replay bar: it leads to the replay."""
    at, last = f"/replay/{seat_view.table}/", seat_view.lines
    return h.div(".replay", role="group", aria_label=say("replay"))[
        tool_link("ui-first", say("replay-from-start"), f"{at}0"),
        tool_link("ui-prev", say("answer-back"), f"{at}{max(0, last - 1)}"),
        tool_link("ui-play", say("replay-all"), f"{at}0#play"),
        h.input(
            type="range", min="0", max=str(last), value=str(last), aria_label=say("moment-of-replay"), data_replay=at
        ),
    ]


def _next(seat_view: SeatView) -> Node:
    again: Node = None
    if seat_view.rematch:
        again = link_button(f"/table/{seat_view.rematch}", say("next-game"), classes="chief small-only")
    elif seat_view.seat >= 0:
        again = h.button(".answer.chief.small-only", form="act", formaction=f"/tables/{seat_view.table}/rematch")[
            say("play-again")
        ]
    share = h.button(".answer.needs-script", type="button", data_share=f"/replay/{seat_view.table}/{seat_view.lines}")[
        icon("ui-share"), say("share-replay")
    ]
    return h.div(".answers")[again, share]
