"""Reading a position of Egizia: Shifting Sands: tiles, columns, statues."""

from __future__ import annotations

from benben.core.bits import bit, has, shl
from benben.core.errors import BadPosition
from benben.core.position import MOST_POINTS, Part
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import TILE_SPACES
from benben.games.egizia_common.rules.set_up import MOST_DEALT
from benben.games.egizia_common.spaces import FIRST_TILE
from benben.games.egizia_common.state import COUNT_BITS
from benben.games.egizia_common.view.reading import (
    BOOK as FAMILY_BOOK,
)
from benben.games.egizia_common.view.reading import (
    add_to_row,
    read_common,
    read_common_build,
    read_course,
    read_obelisk,
    read_river,
    read_sphinx,
    read_standing,
    rows_in,
)
from benben.games.egizia_shifting_sands.components import COLUMN_COUNT, STATUE_SPACES
from benben.games.egizia_shifting_sands.nile_cards import FOR_THREE, NILE
from benben.games.egizia_shifting_sands.spaces import TILE_NAMES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_FOR_THREE, SPHINX_NAMES
from benben.games.egizia_shifting_sands.state import LEVEL_BITS, PRINT, SEATS, TILE_BITS, Sands
from benben.games.egizia_shifting_sands.tiles import (
    BONUSES,
    GOLD_COUNT,
    NILE_TILES,
    PURPLE,
    SECOND_CREW,
    STATUE_LEVELS,
    STATUE_NAMES,
    TILE_COUNT,
)
from benben.games.egizia_shifting_sands.tiles import TILE_NAMES as NILE_TILE_NAMES
from benben.games.egizia_shifting_sands.view.names import NAMES
from benben.language import book_of

BOOK = book_of("benben.games.egizia_shifting_sands")

USUAL_STATUES = ("A1", "B1", "B2")


def read(table: Part, s: Sands) -> None:
    read_course(table, s)
    read_columns(table, s)
    read_statues(table, s)
    read_obelisk(table, s)
    read_pyramid(table, s)
    parts = table.row("players", s.seats, "seat")
    for seat, part in enumerate(parts):
        read_player(part, s, seat)
    read_standing(table, s)
    boxed = [card for card in range(len(NILE)) if s.seats == 2 and FOR_THREE[card]]
    read_river(table, s, sum(bit(card) for card in boxed), NAMES)
    read_tiles(table, s)
    read_build(table.part("build"), s)
    cards = [card for card in range(len(SPHINX_NAMES)) if s.seats > 2 or SPHINX_FOR_THREE[card] == 0]
    read_sphinx(table, parts, s, cards, MOST_DEALT, NAMES)


def read_columns(table: Part, s: Sands) -> None:
    """SAND-1.4, SAND-1.8: which tiles can lie at the columns."""
    gold, purple = table.choice("gold", BONUSES), table.choice("purple", BONUSES)
    if s.round == 0 and gold == NONE:
        s.gold = NONE
    else:
        s.gold = gold if gold != NONE else SECOND_CREW if s.seats == 2 else 0
    allowed = (SECOND_CREW,) if s.seats == 2 else tuple(range(GOLD_COUNT))
    if s.gold != NONE and s.gold not in allowed:
        raise BadPosition(BOOK.message("position-gold", names=", ".join(BONUSES[tile] for tile in allowed)))
    s.purple = purple if purple != NONE or s.round == 0 else PURPLE[1]
    if s.purple != NONE and (s.purple not in PURPLE or s.purple == s.gold):
        names = ", ".join(BONUSES[tile] for tile in PURPLE if tile != s.gold)
        raise BadPosition(BOOK.message("position-purple", names=names))


def read_statues(table: Part, s: Sands) -> None:
    """SAND-1.5, SAND-1.8: one of pile A, one of pile B, and with more than two players a third."""
    count = 2 if s.seats == 2 else STATUE_SPACES
    default = [] if s.round == 0 else list(USUAL_STATUES[:count])
    usual = [STATUE_NAMES.index(name) for name in default]
    found = table.different("statues", STATUE_NAMES) if table.has("statues") else usual
    if len(found) > count or (s.round > 0 and len(found) != count):
        raise BadPosition(BOOK.message("position-statues", count=count))
    s.statues = 0
    for space, statue in enumerate(found):
        if space < 2 and STATUE_NAMES[statue][0] != "AB"[space]:
            raise BadPosition(BOOK.message("position-statue-pile", pile="AB"[space]))
        s.statues += shl(statue + 1, TILE_BITS * space)


def read_pyramid(table: Part, s: Sands) -> None:
    """SAND-10.1, SAND-10.2: rows filled from the left, each brick on two others."""
    for row, owners in enumerate(rows_in(table, s)):
        for space, owner in enumerate(owners):
            if not s.is_supported(row):
                raise BadPosition(BOOK.message("position-unsupported", row=row + 1, space=space + 1))
            add_to_row(s, row, space, owner)


def read_player(part: Part, s: Sands, seat: int) -> None:
    read_common(part, s, seat, NAMES)
    s.columns += shl(part.number("columns", 0, COLUMN_COUNT, 0), COUNT_BITS * seat)
    read_levels(part, s, seat)
    s.late_tiles += shl(part.number("late_tiles", 0, 2, 0), COUNT_BITS * seat)
    s.obelisk_bonus |= bit(seat) if part.flag("obelisk_bonus") else 0
    for tile in part.different("bonuses_used", BONUSES):
        if not s.has_bonus(seat, tile):
            raise BadPosition(BOOK.message("position-bonus", place=part.place, tile=BONUSES[tile]))
        s.bonus_used |= bit(SEATS * tile + seat)


def read_levels(part: Part, s: Sands, seat: int) -> None:
    values = part.value("statues", [0] * STATUE_SPACES)
    if not isinstance(values, list) or len(values) != STATUE_SPACES:
        raise part.refuse("statues", BOOK.message("position-levels"), values)
    for space, level in enumerate(values):
        most = STATUE_LEVELS if s.statue_at(space) != NONE else 0
        if type(level) is not int or not 0 <= level <= most:
            raise part.refuse("statues", BOOK.message("position-levels"), values)
        s.statue_levels += shl(level, LEVEL_BITS * (STATUE_SPACES * seat + space))


def read_tiles(table: Part, s: Sands) -> None:
    """SAND-3.4, SAND-3.5: tiles, or what is printed; the others are not on the Nile."""
    part = table.part("tiles")
    s.tiles = 0
    boxed = "3+" if s.seats == 2 else "2"
    s.tile_pool = sum(bit(n) for n in range(TILE_COUNT) if NILE_TILES[n].label != boxed)
    for n in range(TILE_SPACES):
        tile = part.choice(TILE_NAMES[n], (*NILE_TILE_NAMES, "print"))
        if tile == NONE:
            continue
        if s.is_closed(FIRST_TILE + n) or (tile < TILE_COUNT and not has(s.tile_pool, tile)):
            raise BadPosition(FAMILY_BOOK.message("position-space", space=TILE_NAMES[n]))
        s.lay_tile(n, PRINT if tile == TILE_COUNT else tile + 1)
        s.tile_pool &= ~bit(tile) if tile < TILE_COUNT else -1


def read_build(part: Part, s: Sands) -> None:
    read_common_build(part, s, NAMES)
    s.sections = sum(bit(section) for section in part.numbers("sections", 0, 1))
    s.full_rows = sum(bit(row) for row in part.numbers("full_rows", 0, s.rows() - 1))
    s.raised = sum(bit(space) for space in part.numbers("raised", 0, STATUE_SPACES - 1))
    s.pending = part.number("pending", 0, MOST_POINTS, 0)
    s.first_column = part.number("first_column", 0, COLUMN_COUNT, 0)
