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
from benben.games.egizia_common.river import CARD_BITS, CARD_SPACES, MIDDLE, RINGS, TOP_LEVEL, ZONE_PLACES
from benben.games.egizia_common.spaces import CARD_NAMES, FIRST_DOCK, PLACE_OF, ZONE_DOCKS
from benben.games.egizia_common.standing import row_of
from benben.games.egizia_common.state import COUNT_BITS, OWNER_BITS, PHASES, PLACEMENT, SET_UP, Egizia
from benben.games.egizia_common.tables import FAMILY
from benben.games.egizia_common.view.names import Names
from benben.games.egizia_common.view.writing import GONE
from benben.language import book_of

BOOK = book_of(FAMILY)

MOST_SHIPS = 25


def read_course(table: Part, s: Egizia) -> None:
    """Where the game stands."""
    s.round = table.number("round", 0, s.box.rounds, 1)
    phase = table.choice("phase", PHASES)
    s.phase = (PLACEMENT if s.round else SET_UP) if phase == NONE else phase
    ring = table.choice("ring", RINGS)
    s.ring = MIDDLE if ring == NONE else ring
    s.order = row_of(seats_in(table, "order", s, list(range(s.seats))))
    s.turn = table.number("turn", 0, s.seats - 1, NONE)


def seats_in(table: Part, name: str, s: Egizia, default: list[int]) -> list[int]:
    """All seats in some order."""
    seats = table.numbers(name, 0, s.seats - 1, default if s.round else [])
    if len(seats) != s.seats and s.round:
        raise BadPosition(BOOK.message("position-seats", place=f"{table.place}.{name}", seats=int(s.seats)))
    return seats


def read_standing(table: Part, s: Egizia) -> None:
    """Who is in front has no fewer points than who is behind."""
    points = [int(s.players[seat].points) for seat in range(s.seats)]
    usual = sorted(range(s.seats), key=lambda seat: (-points[seat], -int(s.tile_of(seat)) if s.round else 0))
    seats = seats_in(table, "standing", s, usual)
    if any(points[one] < points[other] for one, other in pairwise(seats)):
        raise BadPosition(BOOK.message("position-standing"))
    s.standing = row_of(seats)


# Monuments


def read_obelisk(table: Part, s: Egizia) -> None:
    owners = owners_in(table, "obelisk", table.value("obelisk", []), s, len(s.obelisk_costs()))
    s.obelisk = sum(shl(owner + 1, OWNER_BITS * level) for level, owner in enumerate(owners))
    s.obelisk_height = len(owners)


def owners_in(table: Part, name: str, values: object, s: Egizia, most: int) -> list[int]:
    """Seats, one for each brick; a seat may have several."""
    if not isinstance(values, list) or len(values) > most:
        raise table.refuse(name, BOOK.message("position-owners", most=int(most), seats=int(s.seats) - 1), values)
    for value in values:
        if type(value) is not int or not 0 <= value < s.seats:
            raise table.refuse(name, BOOK.message("position-owners", most=int(most), seats=int(s.seats) - 1), value)
    return list(values)


def rows_in(table: Part, s: Egizia) -> list[list[int]]:
    """Owners of the bricks in each row of the pyramid."""
    rows = table.value("pyramid", [[] for _ in range(s.rows())])
    if not isinstance(rows, list) or len(rows) != s.rows():
        raise BadPosition(BOOK.message("position-rows", rows=int(s.rows()), given=told(rows)))
    s.pyramid = s.row_heights = 0
    return [owners_in(table, f"pyramid[{row}]", rows[row], s, s.row_spaces(row)) for row in range(s.rows())]


def add_to_row(s: Egizia, row: int, space: int, owner: int) -> None:
    s.pyramid += shl(owner + 1, OWNER_BITS * (s.row_first(row) + space))
    s.row_heights += shl(1, COUNT_BITS * row)


# Players


def read_common(part: Part, s: Egizia, seat: int, names: Names) -> None:
    """What both games have of a player."""
    me = s.players[seat]
    me.points = part.number("points", -MOST_POINTS, MOST_POINTS, 0)
    me.stones = part.number("stones", 0, s.box.most_stones, 0)
    me.crews = crews_of(strengths_in(part, s))
    me.grain_level = part.number("grain_level", 1, TOP_LEVEL, 1)
    me.stone_level = part.number("stone_level", 1, TOP_LEVEL, 1)
    me.cards = sum(bit(card) for card in part.different("cards", names.nile))
    read_upgrades(part, s, me, names)
    s.rows_won += shl(part.number("rows_won", 0, s.rows(), 0), COUNT_BITS * seat)
    read_ships(part, s, me, names)
    me.passed = part.flag("passed")
    me.spent = sum(bit(crew) for crew in part.different("spent", CREWS))
    me.used = sum(bit(card) for card in part.different("used", names.nile))
    me.built = sum(bit(zone) for zone in part.different("built", names.zones))
    me.grain = part.number("grain", 0, MOST_POINTS, 0)
    me.fed = part.number("fed", 0, MOST_POINTS, 0)


def strengths_in(part: Part, s: Egizia) -> list[int]:
    values = part.value("crews", list(s.box.cells["start_crews"]))
    is_row = isinstance(values, list) and len(values) == CREW_COUNT
    if not is_row or any(type(value) is not int or not 1 <= value <= s.box.strongest for value in values):
        raise part.refuse("crews", BOOK.message("position-crews", most=int(s.box.strongest)), values)
    return list(values)


def read_upgrades(part: Part, s: Egizia, me: Player, names: Names) -> None:
    """Own upgrade cards at own fields, not more of them than the field has steps."""
    me.upgraded = 0
    upgrades = part.part("upgrades")
    for n in range(len(names.upgrades)):
        card = names.nile[names.upgrades[n]]
        field = upgrades.choice(card, names.nile)
        if field == NONE:
            continue
        me.upgraded += shl(field + 1, CARD_BITS * n)
        is_there = has(me.cards, names.upgrades[n]) and has(me.cards & s.box.fields, field)
        if not is_there or me.upgrades_at(field) > s.box.colour_of[field]:
            raise BadPosition(BOOK.message("position-upgrade", place=part.place, card=card, field=names.nile[field]))


def read_ships(part: Part, s: Egizia, me: Player, names: Names) -> None:
    """Ships on spaces in play, one at each zone."""
    me.places = me.docks = 0
    spaces = (*names.spaces, *[f"{zone}_{GONE}" for zone in names.zones])
    ships = part.different("ships", spaces)
    for space in ships:
        zone = space - len(names.spaces) if space >= len(names.spaces) else (space - FIRST_DOCK) // ZONE_DOCKS
        place = ZONE_PLACES[zone] if zone >= 0 else PLACE_OF[space]
        dock = NO_DOCK if zone < 0 or space >= len(names.spaces) else (space - FIRST_DOCK) % ZONE_DOCKS + 1
        is_closed = zone < 0 and s.is_closed(space)
        if has(me.places, place) or is_closed or not s.has_dock(dock):
            raise BadPosition(BOOK.message("position-ship", place=part.place, space=spaces[space]))
        me.places |= bit(place)
        if zone >= 0:
            me.moor(zone, dock)
    me.farthest = max((place for place in range(21) if has(me.places, place)), default=0)
    me.ships = part.number("ships_left", 0, MOST_SHIPS, max(int(s.box.ships) - len(ships), 0))


# The Nile


def read_river(table: Part, s: Egizia, boxed: i64, names: Names) -> None:
    """Cards on the spaces, and those that left the game, `boxed` ones among them; all others lie in their decks."""
    part = table.part("river")
    s.river = 0
    there: i64 = boxed | sum(bit(card) for card in table.different("gone", names.nile))
    s.gone = there
    for seat in range(s.seats):
        there = together(there, s.players[seat].cards, f"{table.place}.players[{seat}].cards", names)
    for n in range(CARD_SPACES):
        card = part.choice(CARD_NAMES[n], names.nile)
        if card == NONE:
            continue
        if s.is_closed(n) or any(has(s.players[seat].places, PLACE_OF[n]) for seat in range(s.seats)):
            raise BadPosition(BOOK.message("position-space", space=CARD_NAMES[n]))
        there = together(there, bit(card), f"{part.place}.{CARD_NAMES[n]}", names)
        s.lay_card(n, card)
    s.decks = 0
    for card in range(len(names.nile)):
        if not has(there, card):
            s.decks |= bit(card)


def together(one: int, other: int, place: str, names: Names) -> int:
    """Two sets of Nile cards that have nothing in common."""
    for card in range(len(names.nile)):
        if has(one, card) and has(other, card):
            raise BadPosition(BOOK.message("position-twice", place=place, card=names.nile[card]))
    return one | other


def read_common_build(part: Part, s: Egizia, names: Names) -> None:
    s.zone = part.choice("zone", names.zones)
    s.acted = sum(bit(seat) for seat in part.numbers("acted", 0, s.seats - 1))
    s.strength = part.number("strength", 0, MOST_POINTS, 0)
    s.cost = part.number("cost", 0, MOST_POINTS, 0)


# The sphinx


def read_sphinx(table: Part, parts: list[Part], s: Egizia, cards: list[int], dealt: int, names: Names) -> None:
    """What was drawn, and what follows from it: the cards kept, and those under the deck."""
    firsts = [part.different("sphinx", names.sphinx) for part in parts]
    named = {card for kept in firsts for card in kept}
    for seat, part in enumerate(parts):
        if not firsts[seat] and s.round > 0:
            firsts[seat] = [next(card for card in cards if card not in named)]
            named.update(firsts[seat])
        read_hand(part, s, seat, firsts[seat], dealt, names)
    read_draws(table, firsts, s, names)
    read_deck(table, s, set(cards), names)


def read_hand(part: Part, s: Egizia, seat: int, kept: list[int], most: int, names: Names) -> None:
    me = s.players[seat]
    me.sphinx = sum(bit(card) for card in kept)
    me.dealt = me.drawn = 0
    dealt = part.different("dealt", names.sphinx) if part.has("dealt") else kept[:1]
    if len(dealt) > most or (s.round > 0 and not set(dealt[:1]) & set(kept)):
        raise BadPosition(BOOK.message("position-dealt", place=part.place))
    for card in dealt:
        me.dealt = with_card(me.dealt, card)
    drawn = part.different("drawn", names.sphinx)
    if len(drawn) > MOST_DRAWN:
        raise part.refuse("drawn", BOOK.message("position-drawn", most=MOST_DRAWN), len(drawn))
    for card in drawn:
        me.drawn = with_card(me.drawn, card)


def read_draws(table: Part, firsts: list[list[int]], s: Egizia, names: Names) -> None:
    """A card beyond the first one that no draw tells of was drawn alone."""
    s.draws = vec[i64]()
    values = table.value("sphinx_draws", [])
    draws = [] if not isinstance(values, list) else values
    rows = table.row("sphinx_draws", len(draws), "draw") if table.has("sphinx_draws") else []
    told_of: list[set[int]] = [set() for _ in range(s.seats)]
    for part in rows:
        seat = part.number("seat", 0, s.seats - 1, 0)
        cards = part.different("cards", names.sphinx)
        kept = part.different("kept", names.sphinx)
        if not 0 < len(cards) <= MOST_DRAWN or not set(kept) <= set(cards) & set(firsts[seat]):
            raise BadPosition(BOOK.message("position-draw", place=part.place, most=MOST_DRAWN))
        told_of[seat].update(kept)
        add_draw(s, seat, cards, kept)
    for seat in range(s.seats if s.round else 0):
        me = s.players[seat]
        for card in firsts[seat]:
            if card not in told_of[seat] and card != card_at(me.dealt, 0) and card not in cards_in(me.drawn):
                add_draw(s, seat, [card], [card])


def add_draw(s: Egizia, seat: int, cards: list[int], kept: list[int]) -> None:
    row: i64 = 0
    for card in cards:
        row = with_card(row, card)
    s.draws = append(s.draws, draw_of(seat, row, sum(bit(card) for card in kept)))


def read_deck(table: Part, s: Egizia, cards: set[int], names: Names) -> None:
    """The draws, played again: what is left without order, and what lies underneath."""
    fresh = len(cards)
    tail: list[int] = []
    seen: set[int] = set()
    for seat in range(s.seats):
        seen |= first_of_hand(s, seat)
    fresh -= len(seen) if s.round > 0 or all(s.players[seat].sphinx for seat in range(s.seats)) else 0
    for n in range(len(s.draws)):
        fresh, tail = replay(s.draws[n], fresh, tail, seen, names)
    for seat in range(s.seats):
        fresh, tail = take_up(s.players[seat], fresh, tail, seen, names)
    under = table.different("sphinx_under", names.sphinx) if table.has("sphinx_under") else tail
    if under != tail:
        raise BadPosition(BOOK.message("position-under", names=", ".join(names.sphinx[card] for card in tail)))
    if not seen <= cards:
        raise BadPosition(BOOK.message("position-sphinx-cards"))
    s.sphinx_tail = vec[i64](tail)
    gone = seen | (set() if s.round > 0 else dealt_cards(s, names))
    s.sphinx_deck = sum(bit(card) for card in cards - gone)


def first_of_hand(s: Egizia, seat: int) -> set[int]:
    """The card that a player kept of those dealt; it stands first as soon as all have chosen."""
    me = s.players[seat]
    if s.round == 0:
        return {card for card in cards_in(me.dealt) if has(me.sphinx, card)}
    return {int(card_at(me.dealt, 0))}


def is_dealt(me: Player, card: int) -> bool:
    return card + 1 in (me.dealt & 63, me.dealt >> CARD_BITS)


def dealt_cards(s: Egizia, names: Names) -> set[int]:
    """While nobody has to show what was kept, what was dealt is not in the deck."""
    if all(s.players[seat].sphinx for seat in range(s.seats)):
        return set()
    return {card for seat in range(s.seats) for card in range(len(names.sphinx)) if is_dealt(s.players[seat], card)}


def replay(draw: int, fresh: int, tail: list[int], seen: set[int], names: Names) -> tuple[int, list[int]]:
    cards, places = cards_in(cards_drawn(draw)), places_kept(draw)
    for card in cards:
        fresh, tail = draw_card(card, fresh, tail, seen, names)
    return fresh, tail + [card for n, card in enumerate(cards) if not has(places, n)]


def take_up(me: Player, fresh: int, tail: list[int], seen: set[int], names: Names) -> tuple[int, list[int]]:
    for card in cards_in(me.drawn):
        fresh, tail = draw_card(card, fresh, tail, seen, names)
    return fresh, tail


def draw_card(card: int, fresh: int, tail: list[int], seen: set[int], names: Names) -> tuple[int, list[int]]:
    """The next card: one that nobody had drawn, or the first of those underneath."""
    if fresh > 0:
        if card in seen:
            raise BadPosition(BOOK.message("position-drawn-twice", card=names.sphinx[card]))
        seen.add(card)
        return fresh - 1, tail
    if not tail or tail[0] != card:
        raise BadPosition(BOOK.message("position-not-underneath", card=names.sphinx[card]))
    return fresh, tail[1:]
