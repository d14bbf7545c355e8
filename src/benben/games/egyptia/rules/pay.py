"""EGY-7, EGY-8: payments, with the market in them."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.menu import Use
from benben.games.egyptia.actions import PAY
from benben.games.egyptia.city import NONE
from benben.games.egyptia.components import PAYMENTS
from benben.games.egyptia.goods import covers
from benben.games.egyptia.payments import Price
from benben.games.egyptia.plagues import CLOSE_MARKET, is_in
from benben.games.egyptia.refusals import NOT_SO_MANY, PAYS_TOO_LITTLE, PAYS_TOO_MUCH
from benben.games.egyptia.state import Egyptia, Sheet


def can_pay(me: Sheet, price: Price) -> bool:
    """EGY-5.7, EGY-8.1: whether a price can be paid now; in the dark only without the market."""
    if is_in(CLOSE_MARKET, me.plague):
        return covers(me.stock, price.due)
    return price.can_pay(me.stock)


def only_way(me: Sheet, price: Price) -> i64:
    """The payment that nobody need be asked about; NONE if there are several."""
    if is_in(CLOSE_MARKET, me.plague):
        return price.due
    return price.only_way(me.stock)


def pay_if_only_way(s: Egyptia, me: Sheet, number: i64) -> None:
    """EGY-7.3: pay a price at once if there is just one way; else it is due."""
    way = only_way(me, s.box.prices[number])
    if way == NONE:
        me.due = number
    else:
        scribble_out(me, way)


def scribble_out(me: Sheet, goods: i64) -> None:
    """EGY-7.3, EGY-8.6: what is paid leaves the stock; what was gained stays circled, and trades are not circled."""
    me.stock -= goods
    me.due = NONE


def payment_of(a: i64) -> i64:
    """The goods that an answer names."""
    return PAYMENTS.payments[PAY.x(a)]


class Pay(Use[Egyptia]):
    """EGY-7.3, EGY-8.1, EGY-8.8: choose what is scribbled out for a building or a plague."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        me = s.sheets[seat]
        price = s.box.prices[me.due]
        ways = price.find_ways()
        numbers = price.numbers
        stock = me.stock
        first = PAY.first
        for i in range(i64(len(ways))):
            if covers(stock, ways[i]):
                out.add(first + numbers[i])

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        scribble_out(s.sheets[seat], payment_of(a))

    def refuse(self, s: Egyptia, seat: i64, a: i64) -> i64:
        me = s.sheets[seat]
        paid = payment_of(a)
        if not covers(me.stock, paid):
            return NOT_SO_MANY
        if not s.box.prices[me.due].can_pay(paid):
            return PAYS_TOO_LITTLE
        return PAYS_TOO_MUCH
