"""What a seat may know of a game of Egyptia: its own sheet as it is, the others' as they were at the last reveal."""

from __future__ import annotations

from benben.core.bits import has, members_of, size
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, NONE
from benben.games.egyptia.components import COLUMNS, DICE, PLAGUE_PRICES, SHIPS
from benben.games.egyptia.goods import BASICS, GOODS, amount
from benben.games.egyptia.pharaoh_cards import CARDS, LETTERS
from benben.games.egyptia.plagues import PLAGUES
from benben.games.egyptia.scoring import (
    score,
    score_favor,
    score_letter,
    score_pestilence,
    score_ships,
)
from benben.games.egyptia.state import Egyptia, Sheet
from benben.games.egyptia.view.types import EgyptiaTable, Own, Points, SheetView


def table(s: Egyptia, seat: int, asked: list[int]) -> EgyptiaTable:
    """The resource board, the Pharaoh's demands and all sheets; who has confirmed the round is no secret."""
    confirmed = set(range(s.seats)) - set(asked) if s.is_sealed() else set()
    return {
        "round": s.round,
        "cards": [CARDS[card] for card in s.drawn_cards()],
        "dice": dice(s),
        "counts": {column: size(s.dice_in(i)) if s.roll != NONE else 0 for i, column in enumerate(COLUMNS)},
        "sheets": [sheet(s, s.sheets[other], other in confirmed) for other in range(s.seats)],
        "own": own(s, s.sheets[seat]) if s.is_sealed() and 0 <= seat < s.seats and seat not in confirmed else {},
    }


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


def sheet(s: Egyptia, p: Sheet, confirmed: bool) -> SheetView:
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


def points(s: Egyptia, p: Sheet) -> Points:
    """The points as if the game ended now."""
    return {
        "cards": [score_letter(s, p, letter) for letter in drawn(s)],
        "favor": score_favor(s.box, p),
        "ships": score_ships(s.box, p),
        "pestilence": -score_pestilence(s.box, p),
        "total": score(s, p),
    }


def own(s: Egyptia, me: Sheet) -> Own:
    """What a seat has chosen in the round that is open."""
    return {
        "column": named(COLUMNS, me.column),
        "plague": named(PLAGUES, me.plague),
        "building": named(BUILDINGS, me.building),
        "hex": me.hex + 1,
        "due": {} if me.due == NONE else goods(s.box.prices[me.due].due),
        "for": "" if me.due == NONE else "building" if me.due < PLAGUE_PRICES else "plague",
    }


def conserved(s: Egyptia) -> dict[str, int]:
    """Counts that never change: the hexes; and no hex holds two buildings."""
    cities = [s.sheets[seat].city for seat in range(s.seats)]
    buildings = sum(size(c.pyramids) + size(c.producers()) + size(c.obelisks) + size(c.mounds) for c in cities)
    hexes = sum(size(s.sheets[seat].empty()) + size(s.sheets[seat].city.taken()) for seat in range(s.seats))
    return {"hexes": hexes, "shared hexes": buildings - sum(size(city.taken()) for city in cities)}
