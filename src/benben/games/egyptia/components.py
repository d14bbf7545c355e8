"""What lies on the table in Egyptia, as literal tables: dice, resource board and player sheet.

The other tables: `city` has the map, `pharaoh_cards` and `plagues` have a row for each card and plague.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit
from benben.core.components import Cells, Components, Limits
from benben.games.egyptia.city import BUILDINGS, MOUND, NONE, PYRAMID
from benben.games.egyptia.goods import FAVOR, GOODS, GRAIN, basket, some
from benben.games.egyptia.payments import AnyGoods, Market, PaymentTable, Price, any_goods, thrift, thrifty_ways
from benben.games.egyptia.pharaoh_cards import CARD_ROW, PHARAOH_CARDS, DemandCard
from benben.games.egyptia.plagues import ALL_PLAGUES, FROGS, PLAGUES, Plague

MIN_SEATS: Final = 1
MAX_SEATS: Final = 99

# Resource board: a row for each die, a column for each good.
DICE: Final = ("d4", "d6", "d8", "d10", "d12", "d20")
DICE_COUNT: Final = 6
COLUMNS: Final = GOODS
COLUMN_COUNT: Final = 4
WILD_DIE: Final = 5

# What a Burial Mound gives.
REWARDS: Final = (
    "grain_grain", "grain_diamond", "grain_stone", "diamond_diamond", "diamond_stone", "stone_stone", "favor"
)  # fmt: skip
REWARD_COUNT: Final = 7
REWARD_GOODS: Final[vec[i64]] = vec[i64](
    [basket(2, 0, 0, 0), basket(1, 1, 0, 0), basket(1, 0, 1, 0), basket(0, 2, 0, 0), basket(0, 1, 1, 0),
     basket(0, 0, 2, 0), basket(0, 0, 0, 1)]
)  # fmt: skip

SHIPS: Final = 3
ALL_SHIPS: Final = 7

CELLS: Final[Cells] = {
    # faces of each die in the columns grain, diamond, stone, favor
    "d4":                [1, 1, 1, 1],
    "d6":                [2, 2, 1, 1],
    "d8":                [3, 2, 2, 1],
    "d10":               [3, 3, 2, 2],
    "d12":               [4, 3, 3, 2],
    "d20":               [6, 6, 5, 3],
    "plague_dice":       [3],  # so many dice in the chosen column bring a plague
    # costs in grain, diamond, stone, favor (split of pyramid, obelisk and field reconstructed, see EGY-7.1)
    "pyramid":           [1, 2, 2, 0],
    "quarry":            [2, 1, 0, 0],
    "mine":              [1, 0, 2, 0],
    "obelisk":           [1, 1, 2, 0],
    "field":             [0, 2, 1, 0],
    "wild_surcharge":    [1],  # favor
    "sacred_surcharge":  [1],  # favor
    # player sheet (reconstructed, see EGY-1.4)
    "start":             [3, 3, 3, 2],
    "tracks":            [30, 30, 30, 20],  # dots; the last one is red
    "ship_1":            [2, 1, 0, 0],
    "ship_2":            [0, 1, 2, 0],
    "ship_3":            [0, 0, 0, 2],
    "productivity":      [0, 1, 2, 3, 4],  # by production buildings of one kind
    **{plague.key: [plague.number] for plague in ALL_PLAGUES if plague.number != NONE},
    # market
    "basics_for_basic":  [2],
    "basics_for_favor":  [3],
    "favors_for_basic":  [1],
    # points
    "ship_points":       [2],
    "favors_for_point":  [2],
    **{card.row: list(card.points) for card in PHARAOH_CARDS},
    "titles":            [50, 60, 65, 70],  # from so many points on
}  # fmt: skip

RATES: Final = ("basics_for_basic", "basics_for_favor", "favors_for_basic")
TITLES: Final = ("apprentice", "standard", "skilled", "master", "legendary")

LIMITS: Final[Limits] = {
    **dict.fromkeys(DICE, (1, 100)),
    "plague_dice": (1, 7),
    **dict.fromkeys(BUILDINGS[:MOUND], (0, 3)),
    "wild_surcharge": (0, 2),
    "sacred_surcharge": (0, 2),
    "start": (0, 50),
    "tracks": (1, 100),
    "ship_1": (0, 20),
    "ship_2": (0, 20),
    "ship_3": (0, 20),
    "productivity": (0, 20),
    **dict.fromkeys([plague.key for plague in ALL_PLAGUES if plague.takes != NONE], (0, 5)),
    **dict.fromkeys((*RATES, "favors_for_point"), (1, 3)),
}


# A roll is one number: the columns of the six dice as digits to the base 4, the D4 first.
ROLLS: Final = 4096
COLUMN_BITS: Final = 6
COLUMN_MASK: Final = 63


def dice_by_column(roll: int) -> int:
    """Six bits for each column: the set of dice in it."""
    places = [roll >> 2 * (len(DICE) - 1 - die) & 3 for die in range(len(DICE))]
    return sum(bit(COLUMN_BITS * column + die) for die, column in enumerate(places))


DICE_IN: Final[vec[i64]] = vec[i64]([dice_by_column(roll) for roll in range(ROLLS)])

# Prices: of each building, with either surcharge, both or none; then of each plague.
SURCHARGES: Final = 4
WILD: Final = 1
ON_SACRED: Final = 2
PLAGUE_PRICES: Final = 24


def goods(numbers: list[int]) -> int:
    return basket(numbers[0], numbers[1], numbers[2], numbers[3])


def market_of(cells: Cells) -> Market:
    return Market(cells["basics_for_basic"][0], cells["basics_for_favor"][0], cells["favors_for_basic"][0])


def building_prices(cells: Cells) -> list[int]:
    """EGY-7.1: what each building costs, with either surcharge, both or none; a mound costs nothing."""
    wild, sacred = cells["wild_surcharge"][0], cells["sacred_surcharge"][0]
    extras = [some(FAVOR, extra) for extra in (0, wild, sacred, wild + sacred)]
    paid = [goods(cells[building]) + extra for building in BUILDINGS[:MOUND] for extra in extras]
    return paid + [0] * SURCHARGES


def loss(cells: Cells, plague: Plague) -> int:
    """EGY-5.1 to EGY-5.4: the goods that a plague takes; nothing, if it takes something else or any goods."""
    return some(plague.takes, cells[plague.key][0]) if GRAIN <= plague.takes <= FAVOR else 0


def all_prices(cells: Cells) -> list[int]:
    return building_prices(cells) + [loss(cells, plague) for plague in ALL_PLAGUES]


def plain_payments() -> list[int]:
    """What a building or plague may cost in a variant, and what the Frogs may take."""
    basic, favor = LIMITS[BUILDINGS[PYRAMID]][1], LIMITS[BUILDINGS[PYRAMID]][1]
    favor += LIMITS["wild_surcharge"][1] + LIMITS["sacred_surcharge"][1]
    costs = product(range(basic + 1), range(basic + 1), range(basic + 1), range(favor + 1))
    taken = [any_goods(count) for count in range(LIMITS[PLAGUES[FROGS]][1] + 1)]
    return [goods(list(cost)) for cost in costs] + [way for ways in taken for way in ways]


def payment_table() -> PaymentTable:
    """Every payment for a printed price, those with few goods first; then what is due in variants."""
    printed = [way for due in all_prices(CELLS) for way in thrifty_ways(due, market_of(CELLS))]
    others = sorted(plain_payments(), key=thrift)
    return PaymentTable(list(dict.fromkeys(sorted(printed, key=thrift) + others)))


PAYMENTS: Final = payment_table()
PRINTED: Final = set(all_prices(CELLS))


class EgyptiaComponents(Components):
    """The tables above, each cell where the rules find it at once."""

    def __init__(self, changes: Cells | None = None, name: str = "") -> None:
        super().__init__(CELLS, changes, name)
        cells = self.cells
        self.faces: vec[i64] = vec[i64]([n for die in DICE for n in cells[die]])
        self.plague_dice: i64 = cells["plague_dice"][0]
        self.tracks: vec[i64] = vec[i64](cells["tracks"])
        self.start: i64 = goods([min(n, most) for n, most in zip(cells["start"], cells["tracks"], strict=True)])
        self.loads: vec[i64] = vec[i64]([goods(cells[f"ship_{ship + 1}"]) for ship in range(SHIPS)])
        self.productivity: vec[i64] = vec[i64](cells["productivity"])
        self.pestilence: i64 = cells["pestilence"][0]
        self.ship_points: i64 = cells["ship_points"][0]
        self.favors_for_point: i64 = cells["favors_for_point"][0]
        self.basics_for_favor: i64 = cells["basics_for_favor"][0]
        self.card_points: vec[i64] = vec[i64]([n for card in PHARAOH_CARDS for n in points_of(cells, card)])
        self.prices: vec[Price] = vec[Price](prices(cells))


def points_of(cells: Cells, card: DemandCard) -> list[int]:
    """The points on a card, filled up to the longest row."""
    row = cells[card.row]
    return row + [0] * (CARD_ROW - len(row))


def prices(cells: Cells) -> list[Price]:
    """EGY-7.1: the prices of all buildings, and what each plague takes."""
    market, dues = market_of(cells), all_prices(cells)
    is_printed = all(cells[rate] == CELLS[rate] for rate in RATES)
    found = [Price(due, market, PAYMENTS, is_printed and due in PRINTED) for due in dues]
    found[PLAGUE_PRICES + FROGS] = AnyGoods(cells[PLAGUES[FROGS]][0], market, PAYMENTS)
    return found


STANDARD: Final = EgyptiaComponents()
