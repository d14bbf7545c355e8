"""Reading a position of Egizia: graves and temple."""

from __future__ import annotations

from benben.core.bits import bit, shl
from benben.core.errors import BadPosition
from benben.core.position import MOST_POINTS, Part, told
from benben.games.egizia.components import COLUMN_COUNT, COLUMN_FIRST, COLUMN_SPACES, GRAVE_SPACES
from benben.games.egizia.rules.round import DEALT
from benben.games.egizia.state import VALUE_BITS, Classic
from benben.games.egizia.view.names import NAMES
from benben.games.egizia_common.state import COUNT_BITS, OWNER_BITS
from benben.games.egizia_common.view.reading import (
    add_to_row,
    owners_in,
    read_common,
    read_common_build,
    read_course,
    read_obelisk,
    read_river,
    read_sphinx,
    read_standing,
    rows_in,
)
from benben.language import book_of

BOOK = book_of("benben.games.egizia")


def read(table: Part, s: Classic) -> None:
    cards = s.sphinx_deck  # all that are played with
    read_course(table, s)
    read_obelisk(table, s)
    read_graves(table, s)
    read_temple(table, s)
    read_pyramid(table, s)
    parts = table.row("players", s.seats, "seat")
    for seat, part in enumerate(parts):
        read_common(part, s, seat, NAMES)
    read_standing(table, s)
    read_river(table, s, 0, NAMES)
    build = table.part("build")
    read_common_build(build, s, NAMES)
    s.pending = build.number("pending", 0, MOST_POINTS, 0)
    in_play = [card for card in range(len(NAMES.sphinx)) if cards & bit(card)]
    read_sphinx(table, parts, s, in_play, DEALT, NAMES)


def read_graves(table: Part, s: Classic) -> None:
    """EGI-1.4, EGI-9.3: values of those that were turned up, and who built the first of them."""
    values = table.value("graves", usual_graves(s))
    if not isinstance(values, list) or len(values) > GRAVE_SPACES:
        raise BadPosition(BOOK.message("position-graves", most=GRAVE_SPACES, given=told(values)))
    s.graves = s.graves_turned = 0
    for value in values:
        if type(value) is not int or not 1 <= value <= len(s.classic.graves) or s.graves_left(value) == 0:
            raise BadPosition(BOOK.message("position-graves", most=GRAVE_SPACES, given=told(value)))
        s.graves += shl(value, VALUE_BITS * s.graves_turned)
        s.graves_turned += 1
    owners = owners_in(table, "graves_built", table.value("graves_built", []), s, s.graves_turned)
    s.grave_owners = sum(shl(owner + 1, OWNER_BITS * space) for space, owner in enumerate(owners))
    s.graves_built = len(owners)


def usual_graves(s: Classic) -> list[int]:
    """Where a position does not say: the lowest ones lie open, as many as the rules want."""
    tiles = [value + 1 for value in range(len(s.classic.graves)) for _ in range(s.classic.graves[value])]
    return tiles[: s.classic.open_graves] if s.round else []


def read_temple(table: Part, s: Classic) -> None:
    """EGI-10.1, EGI-10.2, EGI-10.3: columns filled from below, the inner ones after the outer ones, the top last."""
    columns = table.value("temple", [[] for _ in range(COLUMN_COUNT)])
    if not isinstance(columns, list) or len(columns) != COLUMN_COUNT:
        raise BadPosition(BOOK.message("position-temple", columns=COLUMN_COUNT, given=told(columns)))
    s.temple = s.column_heights = 0
    for column in range(COLUMN_COUNT):
        owners = owners_in(table, f"temple[{column}]", columns[column], s, COLUMN_SPACES[column])
        if owners and not s.is_open_column(column):
            raise BadPosition(BOOK.message("position-temple-order"))
        for space, owner in enumerate(owners):
            s.temple += shl(owner + 1, OWNER_BITS * (COLUMN_FIRST[column] + space))
            s.column_heights += shl(1, COUNT_BITS * column)


def read_pyramid(table: Part, s: Classic) -> None:
    """EGI-11.1: row by row, each from the left."""
    for row, owners in enumerate(rows_in(table, s)):
        for space, owner in enumerate(owners):
            if row != s.open_row():
                raise BadPosition(BOOK.message("position-row-order", row=row + 1))
            add_to_row(s, row, space, owner)
