"""The end of a game: who won, where the points came from, how it went, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from benben.draw import tags as h
from benben.draw.shapes import clip, signed
from benben.draw.symbols import definitions
from benben.draw.tags import Element, Node
from benben.table.schema import Person, PointsRow, SeatView
from benben.web.pages.chart import score_chart
from benben.web.pages.people import listed
from benben.web.pages.widgets import icon, link_button, seat_icon, tool_link

NAME = 12  # letters of a name over a column
COLUMNS = 8  # people whose points are compared; of a crowd the best, and you


def end_panel(seat_view: SeatView, *, onward: bool = True) -> Element:
    """The panel under the board when the game is over; `onward`: with the ways to replay it and to play again."""
    names, shown = [person.name for person in seat_view.people], compared(seat_view)
    seats = [person.seat for person in shown]
    chart = score_chart(names, seat_view.curve, seat_view.marks, seat_view.lines, seats)
    return h.section("#end.more.panel.end", aria_labelledby="end-title", tabindex="-1")[
        _crown(seat_view),
        h.div(".two")[
            h.div[h.h3["Where the points came from"], _tally(seat_view, shown)],
            h.div[h.h3["Score over time"], chart],
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
    points = signed(max(person.score for person in seat_view.people))
    names = listed([person.name for person in winners])
    verb = " wins with " if len(winners) == 1 else " share the win with "
    return h.div(".crown")[
        [seat_icon(person.seat, classes="big") for person in winners],
        h.div[h.h2("#end-title")[names, verb, f"{points} points"], h.p[_margin(seat_view)]],
    ]


def _alone(seat_view: SeatView, person: Person) -> Element:
    """Nobody to beat but the chart of the game, which the game's own words tell."""
    return h.div(".crown")[
        seat_icon(person.seat, classes="big"),
        h.div[h.h2("#end-title")[f"{person.name}: {signed(person.score)} points"], h.p[seat_view.question]],
    ]


def _margin(seat_view: SeatView) -> str:
    """How close it was."""
    others = [person for person in seat_view.people if person.seat not in seat_view.winners]
    if not others:
        return "Nobody was better."
    best = max(person.score for person in seat_view.people)
    second = max(others, key=lambda person: person.score)
    ahead = best - second.score
    if ahead == 0:
        return f"As many points as {second.name}; the tie is broken by the rules."
    return f"{ahead} {'point' if ahead == 1 else 'points'} ahead of {second.name}."


def _tally(seat_view: SeatView, shown: Sequence[Person]) -> Element:
    heads = [
        h.th(scope="col", title=person.name)[seat_icon(person.seat), h.span(title=person.name)[clip(person.name, NAME)]]
        for person in shown
    ]
    total = [h.td[signed(person.score)] for person in shown]
    return h.div(".scroll", tabindex="0", role="group", aria_label="Points by reason")[
        h.table(".tally")[
            h.thead[h.tr[h.td, heads]],
            h.tbody[[_row(row, shown) for row in seat_view.points]],
            h.tfoot[h.tr(".sum")[h.th(scope="row")["Total"], total]],
        ]
    ]


def _row(row: PointsRow, shown: Sequence[Person]) -> Element:
    best, drawn = max(row.points), _drawing(row.reason)
    return h.tr[
        h.th(scope="row", class_=None if drawn else "bare")[
            icon(drawn) if drawn else None, row.reason[:1].upper() + row.reason[1:]
        ],
        [h.td(class_=_cell_class(row.points[p.seat], best))[signed(row.points[p.seat])] for p in shown],
    ]


def _drawing(reason: str) -> str:
    """The drawing of a thing that a reason names, as the sun of 'three Suns'."""
    words = reason.lower().split()
    names = [name for word in words for name in (word, word.removesuffix("s"), f"{word.removesuffix('ies')}y")]
    return next((name for name in names if f"d-{name}" in definitions()), "")


def _cell_class(points: int, best: int) -> str | None:
    return "neg" if points < 0 else "best" if points == best and points else None


def replay_links(seat_view: SeatView) -> Element:
    """The replay bar: it leads to the replay."""
    at, last = f"/replay/{seat_view.table}/", seat_view.lines
    return h.div(".replay", role="group", aria_label="Replay")[
        tool_link("ui-first", "Replay from the start", f"{at}0"),
        tool_link("ui-prev", "One answer back", f"{at}{max(0, last - 1)}"),
        tool_link("ui-play", "Play it all again", f"{at}0#play"),
        h.input(
            type="range", min="0", max=str(last), value=str(last), aria_label="Moment of the replay", data_replay=at
        ),
    ]


def _next(seat_view: SeatView) -> Node:
    again: Node = None
    if seat_view.rematch:
        again = link_button(f"/table/{seat_view.rematch}", "To the next game", classes="chief")
    elif seat_view.seat >= 0:
        again = h.button(".answer.chief", form="act", formaction=f"/tables/{seat_view.table}/rematch")["Play again"]
    share = h.button(".answer.needs-script", type="button", data_share=f"/replay/{seat_view.table}/{seat_view.lines}")[
        icon("ui-share"), "Share the replay"
    ]
    return h.div(".answers")[again, share]
