"""What a seat may know of a game of Egyptia: its own sheet as it is, the others' as they were at the last reveal."""

from __future__ import annotations

from benben.core.bits import has, members_of, size
from benben.core.game import View
from benben.core.rng import Rng
from benben.core.steps import OPEN
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, NONE
from benben.games.egyptia.components import COLUMNS, DICE, PLAGUE_PRICES, SHIPS
from benben.games.egyptia.goods import BASICS, GOODS, amount
from benben.games.egyptia.pharaoh_cards import CARDS, CARDS_OF_LETTER, LETTERS
from benben.games.egyptia.plagues import PLAGUES
from benben.games.egyptia.rules.roll import forget_others
from benben.games.egyptia.scoring import (
    score,
    score_favor,
    score_letter,
    score_pestilence,
    score_ships,
    shown,
)
from benben.games.egyptia.state import Egyptia, Sheet


def table(s: Egyptia, seat: int) -> View:
    """The resource board, the Pharaoh's demands and all sheets."""
    confirmed = confirmed_seats(s)
    return {
        "round": s.round,
        "cards": [CARDS[letter * CARDS_OF_LETTER + s.card(letter) - 1] for letter in drawn(s)],
        "dice": dice(s),
        "counts": {column: size(s.dice_in(i)) if s.roll != NONE else 0 for i, column in enumerate(COLUMNS)},
        "sheets": [sheet(s, seen(s, other, seat), other in confirmed) for other in range(s.seats)],
        "own": own(s, s.sheets[seat]) if is_open(s) and 0 <= seat < s.seats and seat not in confirmed else {},
    }


def seen(s: Egyptia, other: int, seat: int) -> Sheet:
    """A sheet as a seat sees it."""
    return s.sheets[other] if other == seat else shown(s, other)


def scores_seen(s: Egyptia, seat: int) -> list[int]:
    """The points by seat: one's own as they are, the others' as they were."""
    return [score(s, seen(s, other, seat)) for other in range(s.seats)]


def is_open(s: Egyptia) -> bool:
    """Whether a round is being played."""
    return s.depth > 0 and s.open_step().block != OPEN


def confirmed_seats(s: Egyptia) -> set[int]:
    """Who has confirmed the round that is open: no secret."""
    return set(range(s.seats)) - set(s.open_seats()) if is_open(s) else set()


def drawn(s: Egyptia) -> list[int]:
    return [letter for letter in range(len(LETTERS)) if s.card(letter)]


def dice(s: Egyptia) -> dict[str, str]:
    """The column of each die."""
    if s.roll == NONE:
        return {}
    return {die: column for i, die in enumerate(DICE) for c, column in enumerate(COLUMNS) if has(s.dice_in(c), i)}


def goods(basket: int) -> dict[str, int]:
    return {good: amount(basket, i) for i, good in enumerate(GOODS)}


def named(names: tuple[str, ...], number: int) -> str:
    """A name by its number; '' for none."""
    return "" if number == NONE else names[number]


def sheet(s: Egyptia, p: Sheet, confirmed: bool) -> View:
    return {
        "hexes": [named(BUILDINGS, p.city.at(hex)) for hex in range(HEX_COUNT)],
        "gained": goods(p.gained),
        "stock": goods(p.stock),
        "productivity": {good: p.productivity(s.box, i) for i, good in enumerate(GOODS[:BASICS])},
        "ships": [has(p.ships, ship) for ship in range(SHIPS)],
        "plagues": [PLAGUES[plague] for plague in members_of(p.plagues)],
        "deaths": p.deaths,
        "built": size(p.city.taken()),
        "confirmed": confirmed,
        "points": points(s, p),
    }


def points(s: Egyptia, p: Sheet) -> View:
    """The points as if the game ended now."""
    return {
        "cards": [score_letter(s, p, letter) for letter in drawn(s)],
        "favor": score_favor(s.box, p),
        "ships": score_ships(s.box, p),
        "pestilence": -score_pestilence(s.box, p),
        "total": score(s, p),
    }


def own(s: Egyptia, me: Sheet) -> View:
    """What a seat has chosen in the round that is open."""
    return {
        "column": named(COLUMNS, me.column),
        "plague": named(PLAGUES, me.plague),
        "building": named(BUILDINGS, me.building),
        "hex": me.hex + 1,
        "due": {} if me.due == NONE else goods(s.box.prices[me.due].due),
        "for": "" if me.due == NONE else "building" if me.due < PLAGUE_PRICES else "plague",
    }


def determinize(s: Egyptia, seat: int, rng: Rng) -> Egyptia:
    """A world in which the others have not begun the round that is open; the rest is known to all."""
    world = s.clone()
    if is_open(s):
        forget_others(world, seat)
    return world


def conserved(s: Egyptia) -> dict[str, int]:
    """Counts that never change: the hexes; and no hex holds two buildings."""
    cities = [s.sheets[seat].city for seat in range(s.seats)]
    buildings = sum(size(c.pyramids) + size(c.producers()) + size(c.obelisks) + size(c.mounds) for c in cities)
    hexes = sum(size(s.sheets[seat].empty()) + size(s.sheets[seat].city.taken()) for seat in range(s.seats))
    return {"hexes": hexes, "shared hexes": buildings - sum(size(city.taken()) for city in cities)}
