"""EGY-8: the market inside a payment, and every way to pay a price."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.games.egyptia.goods import BASICS, DIAMOND, FAVOR, GRAIN, KINDS, STONE, amount, basket, covers, some, total

MOST_PAID: Final = 15  # of one basic good in one payment, as far as an answer can say


class Market:
    """EGY-8.1, EGY-8.2, EGY-8.4, EGY-8.5: what one good costs in others, in a payment."""

    def __init__(self, basics_for_basic: i64, basics_for_favor: i64, favors_for_basic: i64) -> None:
        self.basics_for_basic: i64 = basics_for_basic
        self.basics_for_favor: i64 = basics_for_favor
        self.favors_for_basic: i64 = favors_for_basic

    def basics_needed(self, short: i64, due: i64, favor: i64) -> i64:
        """The fewest basics that make up for `short` missing basics and `due` favor, `favor` being paid beside."""
        least: i64 = -1
        for traded in range(max(due - favor, 0), due + 1):  # favor due that is paid in basics
            by_favor = (favor - due + traded) // self.favors_for_basic
            needed = max(short - by_favor, 0) * self.basics_for_basic + traded * self.basics_for_favor
            if least < 0 or needed < least:
                least = needed
        return least

    def can_pay(self, stock: i64, price: i64) -> bool:
        """EGY-8.1: what is due is paid with itself as far as it goes, the rest with what is left over."""
        if covers(stock, price):
            return True
        short: i64 = 0
        left: i64 = 0
        for good in range(i64(BASICS)):
            more = min(amount(stock, good), MOST_PAID) - amount(price, good)
            if more < 0:
                short -= more
            else:
                left += more
        return self.basics_needed(short, amount(price, FAVOR), amount(stock, FAVOR)) <= left


class PaymentTable:
    """Every payment that an answer can name, by its number."""

    def __init__(self, payments: list[int]) -> None:
        self.payments: vec[i64] = vec[i64](payments)
        self.numbers: dict[int, int] = {goods: number for number, goods in enumerate(payments)}


class Price:
    """What is due for a building or a plague, and how it can be paid.

    A price that is printed in the box can be paid in every way that the market allows. A variant's price can be paid
    in those ways that the table of payments has; the plain one is always there.
    """

    def __init__(self, due: i64, market: Market, table: PaymentTable, is_printed: bool) -> None:
        self.due: i64 = due
        self.market: Market = market
        self.table: PaymentTable = table
        self.is_printed: bool = is_printed
        self.ways: vec[i64] = vec[i64]()  # the plain one first; made when first needed
        self.numbers: vec[i64] = vec[i64]()  # of these ways in the table

    def can_pay(self, stock: i64) -> bool:
        if self.is_printed:
            return self.market.can_pay(stock, self.due)
        ways = self.find_ways()
        for i in range(i64(len(ways))):
            if covers(stock, ways[i]):
                return True
        return False

    def find_ways(self) -> vec[i64]:
        """EGY-8.8: every payment of which nothing can be left out."""
        if len(self.ways) == 0:
            for way in self.every_way():
                if way in self.table.numbers:
                    self.ways = append(self.ways, way)
                    self.numbers = append(self.numbers, self.table.numbers[way])
        return self.ways

    def every_way(self) -> list[int]:
        return thrifty_ways(self.due, self.market)

    def only_way(self, stock: i64) -> i64:
        """The payment, if there is just one; −1 if there are several."""
        ways = self.find_ways()
        only: i64 = -1
        for i in range(i64(len(ways))):
            if covers(stock, ways[i]):
                if only >= 0:
                    return -1
                only = ways[i]
        return only


class AnyGoods(Price):
    """EGY-5.6: so many goods of the player's choice."""

    def __init__(self, count: i64, market: Market, table: PaymentTable) -> None:
        super().__init__(0, market, table, True)
        self.count: i64 = count

    def can_pay(self, stock: i64) -> bool:
        return total(stock) >= self.count

    def every_way(self) -> list[int]:
        return any_goods(self.count)


def any_goods(count: i64) -> list[int]:
    """Every mix of so many goods, favor among them."""
    found: list[int] = []
    for favor in range(count + 1):
        for way in mixes(count - favor, MOST_PAID, MOST_PAID, MOST_PAID):
            found.append(way + some(FAVOR, favor))
    return found


def thrifty_ways(due: i64, market: Market) -> list[int]:
    """EGY-8.8: every payment of which nothing can be left out, the plain one first."""
    others = sorted(set(mixed_ways(due, market)) - {due}, key=thrift)
    return [due] + [way for way in others if is_thrifty(way, due, market)]


def is_thrifty(way: i64, due: i64, market: Market) -> bool:
    """Whether every single good in it is needed."""
    for good in range(i64(KINDS)):
        if amount(way, good) > 0 and market.can_pay(way - some(good, 1), due):
            return False
    return True


def thrift(way: int) -> tuple[int, int]:
    """Payments with few goods first."""
    return total(way), way


def mixed_ways(due: i64, market: Market) -> list[int]:
    """Payments in which a good that is not fully paid with itself pays for nothing else."""
    found: list[int] = []
    for grain in range(amount(due, GRAIN) + 1):
        for diamond in range(amount(due, DIAMOND) + 1):
            for stone in range(amount(due, STONE) + 1):
                found += topped_up(due, basket(grain, diamond, stone, 0), market)
    return found


def topped_up(due: i64, plain: i64, market: Market) -> list[int]:
    """Payments in which just these basics are paid with themselves, the rest in favor and in goods left over."""
    found: list[int] = []
    short = total(due - some(FAVOR, amount(due, FAVOR)) - plain)
    most = amount(due, FAVOR) + short * market.favors_for_basic
    for favor in range(most + 1):
        needed = market.basics_needed(short, amount(due, FAVOR), favor)
        for more in mixes(needed, room(due, plain, GRAIN), room(due, plain, DIAMOND), room(due, plain, STONE)):
            found.append(plain + more + some(FAVOR, favor))
    return found


def room(due: i64, plain: i64, good: i64) -> i64:
    """EGY-8.3: how many more of a good may be paid: none if it is itself among the missing ones."""
    if amount(plain, good) < amount(due, good):
        return 0
    return MOST_PAID - amount(plain, good)


def mixes(count: i64, grain_room: i64, diamond_room: i64, stone_room: i64) -> list[int]:
    """Every mix of so many basics."""
    found: list[int] = []
    for grain in range(min(count, grain_room) + 1):
        for diamond in range(min(count - grain, diamond_room) + 1):
            stone = count - grain - diamond
            if stone <= stone_room:
                found.append(basket(grain, diamond, stone, 0))
    return found
