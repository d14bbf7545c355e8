"""Reading a position: every name is looked up, every number has its limits, nothing lies in two places."""

from __future__ import annotations

from itertools import pairwise

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import bit, has, shl
from benben.core.errors import BadPosition
from benben.core.position import MOST_POINTS, Part, told
from benben.games.egizia_common.crews import CREW_COUNT, CREWS, crews_of
from benben.games.egizia_common.draws import MOST_DRAWN, cards_drawn, draw_of, places_kept
from benben.games.egizia_common.player import NO_DOCK, NONE, Player, card_at, cards_in, with_card
from benben.games.egizia_common.river import CARD_BITS, CARD_SPACES, MIDDLE, RINGS, TILE_SPACES, TOP_LEVEL, ZONE_PLACES
from benben.games.egizia_common.spaces import CARD_NAMES, FIRST_TILE, PLACE_OF
from benben.games.egizia_common.standing import row_of
from benben.games.egizia_common.state import COUNT_BITS, OWNER_BITS, PHASES, PLACEMENT, SET_UP
from benben.games.egizia_shifting_sands.actions import UPGRADE_CARDS
from benben.games.egizia_shifting_sands.components import COLUMN_COUNT, MOST_DOCKS, STATUE_SPACES, WAITING, ZONES
from benben.games.egizia_shifting_sands.nile_cards import FOR_THREE, NILE
from benben.games.egizia_shifting_sands.rules.set_up import DEALT
from benben.games.egizia_shifting_sands.spaces import SPACES, TILE_NAMES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_FOR_THREE, SPHINX_NAMES
from benben.games.egizia_shifting_sands.state import (
    LEVEL_BITS,
    PRINT,
    SEATS,
    TILE_BITS,
    Sands,
)
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
from benben.games.egizia_shifting_sands.tiles import (
    TILE_NAMES as NILE_TILE_NAMES,
)
from benben.language import book_of

BOOK = book_of("benben.games.egizia_shifting_sands")

SHIP_SPACES = (*SPACES, *[f"{zone}_gone" for zone in ZONES])
MOST_SHIPS = 25
USUAL_STATUES = ("A1", "B1", "B2")


def read(table: Part, s: Sands) -> None:
    s.round = table.number("round", 0, s.box.rounds, 1)
    phase = table.choice("phase", PHASES)
    s.phase = (PLACEMENT if s.round else SET_UP) if phase == NONE else phase
    ring = table.choice("ring", RINGS)
    s.ring = MIDDLE if ring == NONE else ring
    s.order = row_of(seats_in(table, "order", s, list(range(s.seats))))
    s.turn = table.number("turn", 0, s.seats - 1, NONE)
    read_columns(table, s)
    read_statues(table, s)
    read_obelisk(table, s)
    read_pyramid(table, s)
    parts = table.row("players", s.seats, "seat")
    for seat, part in enumerate(parts):
        read_player(part, s, seat)
    read_standing(table, s)
    read_river(table, s)
    read_tiles(table, s)
    read_build(table.part("build"), s)
    read_sphinx(table, parts, s)


def seats_in(table: Part, name: str, s: Sands, default: list[int]) -> list[int]:
    """All seats in some order."""
    seats = table.numbers(name, 0, s.seats - 1, default if s.round else [])
    if len(seats) != s.seats and s.round:
        raise BadPosition(BOOK.message("position-seats", place=f"{table.place}.{name}", seats=int(s.seats)))
    return seats


def read_standing(table: Part, s: Sands) -> None:
    """SAND-13.4: who is in front has no fewer points than who is behind."""
    points = [int(s.players[seat].points) for seat in range(s.seats)]
    usual = sorted(range(s.seats), key=lambda seat: (-points[seat], -int(s.tile_of(seat)) if s.round else 0))
    seats = seats_in(table, "standing", s, usual)
    if any(points[one] < points[other] for one, other in pairwise(seats)):
        raise BadPosition(BOOK.message("position-standing"))
    s.standing = row_of(seats)


# Monuments


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


def read_obelisk(table: Part, s: Sands) -> None:
    owners = owners_in(table, "obelisk", table.value("obelisk", []), s, s.obelisk_levels())
    s.obelisk = sum(shl(owner + 1, OWNER_BITS * level) for level, owner in enumerate(owners))
    s.obelisk_height = len(owners)


def owners_in(table: Part, name: str, values: object, s: Sands, most: int) -> list[int]:
    """Seats, one for each brick; a seat may have several."""
    if not isinstance(values, list) or len(values) > most:
        raise table.refuse(name, BOOK.message("position-owners", most=int(most), seats=int(s.seats) - 1), values)
    for value in values:
        if type(value) is not int or not 0 <= value < s.seats:
            raise table.refuse(name, BOOK.message("position-owners", most=int(most), seats=int(s.seats) - 1), value)
    return list(values)


def read_pyramid(table: Part, s: Sands) -> None:
    """SAND-10.1, SAND-10.2: rows filled from the left, each brick on two others."""
    rows = table.value("pyramid", [[] for _ in range(s.rows())])
    if not isinstance(rows, list) or len(rows) != s.rows():
        raise BadPosition(BOOK.message("position-rows", rows=int(s.rows()), given=told(rows)))
    s.pyramid = s.row_heights = 0
    for row in range(s.rows()):
        for space, owner in enumerate(owners_in(table, f"pyramid[{row}]", rows[row], s, s.row_spaces(row))):
            if not s.is_supported(row):
                raise BadPosition(BOOK.message("position-unsupported", row=row + 1, space=space + 1))
            s.pyramid += shl(owner + 1, OWNER_BITS * (s.row_first(row) + space))
            s.row_heights += shl(1, COUNT_BITS * row)


# Players


def read_player(part: Part, s: Sands, seat: int) -> None:
    me = s.players[seat]
    me.points = part.number("points", -MOST_POINTS, MOST_POINTS, 0)
    me.stones = part.number("stones", 0, s.box.most_stones, 0)
    me.crews = crews_of(strengths_in(part, s))
    me.grain_level = part.number("grain_level", 1, TOP_LEVEL, 1)
    me.stone_level = part.number("stone_level", 1, TOP_LEVEL, 1)
    me.cards = sum(bit(card) for card in part.different("cards", NILE))
    read_upgrades(part, s, me)
    s.columns += shl(part.number("columns", 0, COLUMN_COUNT, 0), COUNT_BITS * seat)
    s.rows_won += shl(part.number("rows_won", 0, s.rows(), 0), COUNT_BITS * seat)
    read_levels(part, s, seat)
    read_ships(part, s, me)
    me.passed = part.flag("passed")
    me.spent = sum(bit(crew) for crew in part.different("spent", CREWS))
    me.used = sum(bit(card) for card in part.different("used", NILE))
    me.built = sum(bit(zone) for zone in part.different("built", ZONES))
    me.grain = part.number("grain", 0, MOST_POINTS, 0)
    me.fed = part.number("fed", 0, MOST_POINTS, 0)
    s.late_tiles += shl(part.number("late_tiles", 0, 2, 0), COUNT_BITS * seat)
    s.obelisk_bonus |= bit(seat) if part.flag("obelisk_bonus") else 0
    for tile in part.different("bonuses_used", BONUSES):
        if not s.has_bonus(seat, tile):
            raise BadPosition(BOOK.message("position-bonus", place=part.place, tile=BONUSES[tile]))
        s.bonus_used |= bit(SEATS * tile + seat)


def strengths_in(part: Part, s: Sands) -> list[int]:
    values = part.value("crews", list(s.box.cells["start_crews"]))
    is_row = isinstance(values, list) and len(values) == CREW_COUNT
    if not is_row or any(type(value) is not int or not 1 <= value <= s.box.strongest for value in values):
        raise part.refuse("crews", BOOK.message("position-crews", most=int(s.box.strongest)), values)
    return list(values)


def read_upgrades(part: Part, s: Sands, me: Player) -> None:
    """Own upgrade cards at own fields, not more of them than the field has steps."""
    me.upgraded = 0
    upgrades = part.part("upgrades")
    for n in range(len(UPGRADE_CARDS)):
        card = NILE[UPGRADE_CARDS[n]]
        field = upgrades.choice(card, NILE)
        if field == NONE:
            continue
        me.upgraded += shl(field + 1, CARD_BITS * n)
        is_there = has(me.cards, UPGRADE_CARDS[n]) and has(me.cards & s.box.fields, field)
        if not is_there or me.upgrades_at(field) > s.box.colour_of[field]:
            raise BadPosition(BOOK.message("position-upgrade", place=part.place, card=card, field=NILE[field]))


def read_levels(part: Part, s: Sands, seat: int) -> None:
    values = part.value("statues", [0] * STATUE_SPACES)
    if not isinstance(values, list) or len(values) != STATUE_SPACES:
        raise part.refuse("statues", BOOK.message("position-levels"), values)
    for space, level in enumerate(values):
        most = STATUE_LEVELS if s.statue_at(space) != NONE else 0
        if type(level) is not int or not 0 <= level <= most:
            raise part.refuse("statues", BOOK.message("position-levels"), values)
        s.statue_levels += shl(level, LEVEL_BITS * (STATUE_SPACES * seat + space))


def read_ships(part: Part, s: Sands, me: Player) -> None:
    """SAND-4: ships on spaces in play, one at each zone."""
    me.places = me.docks = 0
    ships = part.different("ships", SHIP_SPACES)
    for space in ships:
        name = SHIP_SPACES[space]
        place = PLACE_OF[space] if space < len(SPACES) else ZONE_PLACES[ZONES.index(name.split("_")[0])]
        if has(me.places, place) or (space < len(SPACES) and s.is_closed(space)):
            raise BadPosition(BOOK.message("position-ship", place=part.place, space=name))
        me.places |= bit(place)
        if name.split("_")[0] in ZONES:
            moor(part, s, me, name)
    me.farthest = max((place for place in range(21) if has(me.places, place)), default=0)
    me.ships = part.number("ships_left", 0, MOST_SHIPS, max(int(s.box.ships) - len(ships), 0))


def moor(part: Part, s: Sands, me: Player, name: str) -> None:
    zone, _, dock = name.partition("_")
    number = {"wait": WAITING, "gone": NO_DOCK}.get(dock) if not dock.isdigit() else int(dock)
    assert number is not None
    if number != WAITING and number > min(s.docks() + 1, MOST_DOCKS):
        raise BadPosition(BOOK.message("position-ship", place=part.place, space=name))
    me.moor(ZONES.index(zone), number)


# The Nile


def in_game(s: Sands, card: int) -> bool:
    """SAND-1.8: whether a Nile card is played with."""
    return s.seats > 2 or FOR_THREE[card] == 0


def read_river(table: Part, s: Sands) -> None:
    """SAND-3.1: cards on the spaces, and those that left the game; all others lie in their decks."""
    part = table.part("river")
    s.river = 0
    there: i64 = sum(bit(card) for card in table.different("gone", NILE))
    for card in range(len(NILE)):
        if not in_game(s, card):
            there |= bit(card)
    s.gone = there
    for seat in range(s.seats):
        there = together(there, s.players[seat].cards, f"{table.place}.players[{seat}].cards")
    for n in range(CARD_SPACES):
        card = part.choice(CARD_NAMES[n], NILE)
        if card == NONE:
            continue
        if s.is_closed(n) or any(has(s.players[seat].places, PLACE_OF[n]) for seat in range(s.seats)):
            raise BadPosition(BOOK.message("position-space", space=CARD_NAMES[n]))
        there = together(there, bit(card), f"{part.place}.{CARD_NAMES[n]}")
        s.lay_card(n, card)
    s.decks = 0
    for card in range(len(NILE)):
        if not has(there, card):
            s.decks |= bit(card)


def together(one: int, other: int, place: str) -> int:
    """Two sets of Nile cards that have nothing in common."""
    for card in range(len(NILE)):
        if has(one, card) and has(other, card):
            raise BadPosition(BOOK.message("position-twice", place=place, card=NILE[card]))
    return one | other


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
            raise BadPosition(BOOK.message("position-space", space=TILE_NAMES[n]))
        s.lay_tile(n, PRINT if tile == TILE_COUNT else tile + 1)
        s.tile_pool &= ~bit(tile) if tile < TILE_COUNT else -1


def read_build(part: Part, s: Sands) -> None:
    zone = part.choice("zone", ZONES)
    s.zone = zone
    s.acted = sum(bit(seat) for seat in part.numbers("acted", 0, s.seats - 1))
    s.sections = sum(bit(section) for section in part.numbers("sections", 0, 1))
    s.full_rows = sum(bit(row) for row in part.numbers("full_rows", 0, s.rows() - 1))
    s.raised = sum(bit(space) for space in part.numbers("raised", 0, STATUE_SPACES - 1))
    s.strength = part.number("strength", 0, MOST_POINTS, 0)
    s.cost = part.number("cost", 0, MOST_POINTS, 0)
    s.pending = part.number("pending", 0, MOST_POINTS, 0)
    s.first_column = part.number("first_column", 0, COLUMN_COUNT, 0)


# The sphinx


def read_sphinx(table: Part, parts: list[Part], s: Sands) -> None:
    """SAND-12.3: what was drawn, and what follows from it: the cards kept, and those under the deck."""
    cards = [card for card in range(len(SPHINX_NAMES)) if s.seats > 2 or SPHINX_FOR_THREE[card] == 0]
    firsts = [part.different("sphinx", SPHINX_NAMES) for part in parts]
    named = {card for kept in firsts for card in kept}
    for seat, part in enumerate(parts):
        if not firsts[seat] and s.round > 0:
            firsts[seat] = [next(card for card in cards if card not in named)]
            named.update(firsts[seat])
        read_hand(part, s, seat, firsts[seat])
    read_draws(table, firsts, s)
    read_deck(table, s, set(cards))


def read_hand(part: Part, s: Sands, seat: int, kept: list[int]) -> None:
    me = s.players[seat]
    me.sphinx = sum(bit(card) for card in kept)
    me.dealt = me.drawn = 0
    dealt = part.different("dealt", SPHINX_NAMES) if part.has("dealt") else kept[:1]
    if len(dealt) > DEALT or (s.round > 0 and not set(dealt[:1]) & set(kept)):
        raise BadPosition(BOOK.message("position-dealt", place=part.place))
    for card in dealt:
        me.dealt = with_card(me.dealt, card)
    drawn = part.different("drawn", SPHINX_NAMES)
    if len(drawn) > MOST_DRAWN:
        raise part.refuse("drawn", BOOK.message("position-drawn", most=MOST_DRAWN), len(drawn))
    for card in drawn:
        me.drawn = with_card(me.drawn, card)


def read_draws(table: Part, firsts: list[list[int]], s: Sands) -> None:
    """A card beyond the first one that no draw tells of was drawn alone."""
    s.draws = vec[i64]()
    values = table.value("sphinx_draws", [])
    draws = [] if not isinstance(values, list) else values
    rows = table.row("sphinx_draws", len(draws), "draw") if table.has("sphinx_draws") else []
    told_of: list[set[int]] = [set() for _ in range(s.seats)]
    for part in rows:
        seat = part.number("seat", 0, s.seats - 1, 0)
        cards = part.different("cards", SPHINX_NAMES)
        kept = part.different("kept", SPHINX_NAMES)
        if not 0 < len(cards) <= MOST_DRAWN or not set(kept) <= set(cards) & set(firsts[seat]):
            raise BadPosition(BOOK.message("position-draw", place=part.place, most=MOST_DRAWN))
        told_of[seat].update(kept)
        add_draw(s, seat, cards, kept)
    for seat in range(s.seats if s.round else 0):
        me = s.players[seat]
        for card in firsts[seat]:
            if card not in told_of[seat] and card != card_at(me.dealt, 0) and card not in cards_in(me.drawn):
                add_draw(s, seat, [card], [card])


def add_draw(s: Sands, seat: int, cards: list[int], kept: list[int]) -> None:
    row: i64 = 0
    for card in cards:
        row = with_card(row, card)
    s.draws = append(s.draws, draw_of(seat, row, sum(bit(card) for card in kept)))


def read_deck(table: Part, s: Sands, cards: set[int]) -> None:
    """SAND-12.3: the draws, played again: what is left without order, and what lies underneath."""
    fresh = len(cards)
    tail: list[int] = []
    seen: set[int] = set()
    for seat in range(s.seats):
        seen |= first_of_hand(s, seat)
    fresh -= len(seen) if s.round > 0 or all(s.players[seat].sphinx for seat in range(s.seats)) else 0
    for n in range(len(s.draws)):
        fresh, tail = replay(s.draws[n], fresh, tail, seen)
    for seat in range(s.seats):
        fresh, tail = take_up(s.players[seat], fresh, tail, seen)
    under = table.different("sphinx_under", SPHINX_NAMES) if table.has("sphinx_under") else tail
    if under != tail:
        raise BadPosition(BOOK.message("position-under", names=", ".join(SPHINX_NAMES[card] for card in tail)))
    if not seen <= cards:
        raise BadPosition(BOOK.message("position-sphinx-cards"))
    s.sphinx_tail = vec[i64](tail)
    gone = seen | (set() if s.round > 0 else dealt_cards(s))
    s.sphinx_deck = sum(bit(card) for card in cards - gone)


def first_of_hand(s: Sands, seat: int) -> set[int]:
    """The card that a player kept of those dealt; it stands first as soon as all have chosen."""
    me = s.players[seat]
    if s.round == 0:
        return {card for card in cards_in(me.dealt) if has(me.sphinx, card)}
    return {int(card_at(me.dealt, 0))}


def is_dealt(me: Player, card: int) -> bool:
    return card + 1 in (me.dealt & 63, me.dealt >> CARD_BITS)


def dealt_cards(s: Sands) -> set[int]:
    """While nobody has to show what was kept, what was dealt is not in the deck."""
    if all(s.players[seat].sphinx for seat in range(s.seats)):
        return set()
    return {card for seat in range(s.seats) for card in range(len(SPHINX_NAMES)) if is_dealt(s.players[seat], card)}


def replay(draw: int, fresh: int, tail: list[int], seen: set[int]) -> tuple[int, list[int]]:
    cards, places = cards_in(cards_drawn(draw)), places_kept(draw)
    for card in cards:
        fresh, tail = draw_card(card, fresh, tail, seen)
    return fresh, tail + [card for n, card in enumerate(cards) if not has(places, n)]


def take_up(me: Player, fresh: int, tail: list[int], seen: set[int]) -> tuple[int, list[int]]:
    for card in cards_in(me.drawn):
        fresh, tail = draw_card(card, fresh, tail, seen)
    return fresh, tail


def draw_card(card: int, fresh: int, tail: list[int], seen: set[int]) -> tuple[int, list[int]]:
    """The next card: one that nobody had drawn, or the first of those underneath."""
    if fresh > 0:
        if card in seen:
            raise BadPosition(BOOK.message("position-drawn-twice", card=SPHINX_NAMES[card]))
        seen.add(card)
        return fresh - 1, tail
    if not tail or tail[0] != card:
        raise BadPosition(BOOK.message("position-not-underneath", card=SPHINX_NAMES[card]))
    return fresh, tail[1:]
