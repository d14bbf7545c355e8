"""EGY-7, EGY-8: payments, with the market in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.games.egyptia.actions import PAY, PAY_STEP, TAKE_REWARD
from benben.games.egyptia.components import DARKNESS, MAX_SEATS
from benben.games.egyptia.goods import DIAMOND, FAVOR, GRAIN, STONE, amount, basket, covers, some
from benben.games.egyptia.payments import Price
from benben.games.egyptia.refusals import NOT_SO_MANY, PAY_FIRST, PAYS_TOO_LITTLE, PAYS_TOO_MUCH
from benben.games.egyptia.rules.ships import STEPS, Question
from benben.games.egyptia.state import NONE, Egyptia, Sheet


def can_pay(me: Sheet, price: Price) -> bool:
    """EGY-5.7, EGY-8.1: whether a price can be paid now; in the dark only without the market."""
    if me.plague == DARKNESS:
        return covers(me.stock, price.due)
    return price.can_pay(me.stock)


def only_way(me: Sheet, price: Price) -> i64:
    """The payment that nobody need be asked about; NONE if there are several."""
    if me.plague == DARKNESS:
        return price.due
    return price.only_way(me.stock)


def must_ask(s: Egyptia, me: Sheet, number: i64) -> bool:
    """EGY-7.3: pay a price at once if there is just one way; else tell that the player must be asked."""
    way = only_way(me, s.box.prices[number])
    if way == NONE:
        me.due = number
        return True
    scribble_out(me, way)
    return False


def scribble_out(me: Sheet, goods: i64) -> None:
    """EGY-7.3, EGY-8.6: what is paid leaves the stock; what was gained stays circled, and trades are not circled."""
    me.stock -= goods
    me.due = NONE


def answer_of(way: i64) -> i64:
    """The number of the answer that pays this way; favor is not said."""
    return PAY + (amount(way, GRAIN) * PAY_STEP + amount(way, DIAMOND)) * PAY_STEP + amount(way, STONE)


def basics_of(a: i64) -> i64:
    """What an answer pays beside favor."""
    number = a - PAY
    return basket(number // PAY_STEP // PAY_STEP, number // PAY_STEP % PAY_STEP, number % PAY_STEP, 0)


def way_of(price: Price, a: i64) -> i64:
    """The payment that an answer means, with the least favor that makes it right; NONE if there is none."""
    said = basics_of(a)
    ways = price.find_ways()
    for i in range(i64(len(ways))):
        if ways[i] - some(FAVOR, amount(ways[i], FAVOR)) == said:
            return ways[i]
    return NONE


class MustPay(Question):
    """EGY-7.3, EGY-8.1, EGY-8.8: choose what is scribbled out for a building or a plague."""

    def choices(self, s: Egyptia, me: Sheet, out: Answers) -> None:
        ways = s.box.prices[me.due].find_ways()
        stock = me.stock
        for i in range(i64(len(ways))):
            if covers(stock, ways[i]):
                out.add(answer_of(ways[i]))

    def choose(self, s: Egyptia, me: Sheet, a: i64) -> None:
        scribble_out(me, way_of(s.box.prices[me.due], a))

    def why_not(self, s: Egyptia, me: Sheet, a: i64) -> i64:
        if a < PAY or a >= TAKE_REWARD:
            return PAY_FIRST
        said = basics_of(a)
        if not covers(me.stock, said):
            return NOT_SO_MANY
        if not s.box.prices[me.due].can_pay(said + some(FAVOR, amount(me.stock, FAVOR))):
            return PAYS_TOO_LITTLE
        return PAYS_TOO_MUCH


MUST_PAY: Final = STEPS.sealed_family(MustPay, seat=MAX_SEATS)
