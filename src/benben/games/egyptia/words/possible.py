"""What a view tells of the round that is open: where one may build, how one may pay, and what a building would give."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from benben.core.bits import bit, has
from benben.core.components import Cells
from benben.games.egyptia.city import BUILDINGS, MOUND, SACRED, City
from benben.games.egyptia.components import (
    CELLS,
    DICE,
    ON_SACRED,
    PLAGUE_PRICES,
    STANDARD,
    SURCHARGES,
    WILD,
    WILD_DIE,
    EgyptiaComponents,
)
from benben.games.egyptia.components import goods as packed
from benben.games.egyptia.goods import GOODS, covers
from benben.games.egyptia.payments import Price
from benben.games.egyptia.pharaoh_cards import LETTERS
from benben.games.egyptia.plagues import ALL_PLAGUES, PLAGUES, Plague, plague_of
from benben.games.egyptia.scoring import score_card
from benben.games.egyptia.view.types import EgyptiaView
from benben.games.egyptia.words.text import cells_of, is_wild, own_sheet, unpacked


def box_of(cells: Cells) -> EgyptiaComponents:
    """The components with these numbers on them."""
    return STANDARD if cells is CELLS or cells == CELLS else _box(msgspec.json.encode(cells))


@lru_cache(64)
def _box(cells: bytes) -> EgyptiaComponents:
    return EgyptiaComponents(msgspec.json.decode(cells))


# Points


def gains(cells: Cells, hexes: Sequence[str], cards: Sequence[str], building: str, n: int) -> list[int]:
    """The points that each Pharaoh card would give for a building on an empty hex."""
    box, before = box_of(cells), _city_of(tuple(hexes))
    after = City(before)
    after.put(BUILDINGS.index(building), bit(n - 1))
    drawn = [(LETTERS.index(card[0]), int(card[1:])) for card in cards]
    return [score_card(box, after, *card) - score_card(box, before, *card) for card in drawn]


@lru_cache(64)
def _city_of(hexes: tuple[str, ...]) -> City:
    city = City(None)
    for n, what in enumerate(hexes):
        if what:
            city.put(BUILDINGS.index(what), bit(n))
    return city


def gain(view: EgyptiaView, building: str, n: int) -> int:
    """The points that a building on a hex would give."""
    return sum(gains(cells_of(view), own_sheet(view)["hexes"], view["table"]["cards"], building, n))


def best_gain(view: EgyptiaView, building: str) -> int:
    """The points that a building would give where it stands best."""
    return max((gain(view, building, n) for n in open_hexes(view, building)), default=0)


# Building


def offered(view: EgyptiaView) -> list[str]:
    """The buildings whose die, or the D20, lies in the chosen column."""
    wild = view["table"]["dice"].get(DICE[WILD_DIE]) == view["table"]["own"].get("column")
    return [building for building in BUILDINGS[:MOUND] if wild or not is_wild(view, building)]


def free_hexes(view: EgyptiaView) -> list[int]:
    """The hexes on which nothing stands."""
    return [n for n, what in enumerate(own_sheet(view)["hexes"], start=1) if not what]


def open_hexes(view: EgyptiaView, building: str) -> list[int]:
    """The hexes that are free, not barred by this round's plague, and can be paid."""
    plague = view["table"]["own"].get("plague", "")
    barred = plague_of(plague).bars if plague else 0
    sites = [n for n in free_hexes(view) if not has(barred, n - 1)]
    if building == BUILDINGS[MOUND]:
        return sites
    number = BUILDINGS.index(building) * SURCHARGES + (WILD if is_wild(view, building) else 0)
    plain, sacred = (_can_pay(view, number + more) for more in (0, ON_SACRED))
    return [n for n in sites if (sacred if has(SACRED, n - 1) else plain)]


def impossible_buildings(view: EgyptiaView) -> list[str]:
    """The buildings that the dice offer, but that cannot be paid, or that Death forbids."""
    plague = view["table"]["own"].get("plague", "")
    bound = bool(plague) and plague_of(plague).only_mound
    return [building for building in offered(view) if bound or not open_hexes(view, building)]


# Payments


def _box_of(view: EgyptiaView) -> EgyptiaComponents:
    return box_of(cells_of(view)) if view.get("variant") else STANDARD


def _stock(view: EgyptiaView) -> int:
    stock = own_sheet(view)["stock"]
    return packed([stock[good] for good in GOODS])


def _can_pay(view: EgyptiaView, number: int) -> bool:
    """Whether a price can be paid now; in the dark only without the market."""
    plague = view["table"]["own"].get("plague", "")
    price = _box_of(view).prices[number]
    dark = bool(plague) and plague_of(plague).closes_market
    return covers(_stock(view), price.due) if dark else price.can_pay(_stock(view))


def payments(view: EgyptiaView) -> tuple[tuple[int, ...], ...]:
    """Every way to pay what is due, each as the numbers of goods."""
    own = view["table"]["own"]
    if not own.get("for"):
        return ()
    plague = own["plague"] if own["for"] == "plague" else ""
    return _payments(msgspec.json.encode(view.get("variant", {})), plague, packed(due_of(view)), _stock(view))


@lru_cache(256)
def _payments(variant: bytes, plague: str, due: int, stock: int) -> tuple[tuple[int, ...], ...]:
    ways = _price(box_of(CELLS | msgspec.json.decode(variant)), plague, due).find_ways()
    return tuple([tuple(unpacked(way)) for way in ways if covers(stock, way)])


def _price(box: EgyptiaComponents, plague: str, due: int) -> Price:
    prices = box.prices
    if plague:
        return prices[PLAGUE_PRICES + PLAGUES.index(plague)]
    return next(prices[i] for i in range(PLAGUE_PRICES) if prices[i].due == due)


def due_of(view: EgyptiaView) -> list[int]:
    """What is due, of each good."""
    due = view["table"]["own"].get("due", {})
    return [due.get(good, 0) for good in GOODS]


# Plagues


def can_suffer(view: EgyptiaView, plague: Plague) -> bool:
    """Whether a plague is not scribbled out and can be paid or kept to."""
    sheet, number = own_sheet(view), PLAGUES.index(plague.key)
    if plague.key in sheet["plagues"]:
        return False
    if plague.bars:
        return any(not has(plague.bars, n - 1) for n in free_hexes(view))
    if plague.takes_ship:
        return any(sheet["ships"])
    return bool(_box_of(view).prices[PLAGUE_PRICES + number].can_pay(_stock(view)))


def impossible_plagues(view: EgyptiaView) -> list[str]:
    """The plagues that have not come yet, but that one can neither pay nor keep to."""
    suffered = own_sheet(view)["plagues"]
    return [plague.key for plague in ALL_PLAGUES if plague.key not in suffered and not can_suffer(view, plague)]


def closed_hexes(view: EgyptiaView, building: str) -> list[int]:
    """The free hexes that a plague bars or that cannot be paid."""
    open_ones = set(open_hexes(view, building))
    return [n for n in free_hexes(view) if n not in open_ones]
