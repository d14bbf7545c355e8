"""Answers as records of older rules have them."""

from __future__ import annotations

from typing import Any

from benben.games.egyptia.city import NONE
from benben.games.egyptia.goods import BASICS, FAVOR, GOODS, amount
from benben.games.egyptia.state import Egyptia


def with_favor(s: Egyptia, seat: int, form: dict[str, Any]) -> dict[str, Any]:
    """Version 1 left favor unsaid in a payment: it was the least that made the payment right."""
    if form.get("do") != "pay" or not 0 <= seat < s.seats or s.sheets[seat].due == NONE:
        return form
    for way in s.box.prices[s.sheets[seat].due].find_ways():
        if [amount(way, good) for good in range(BASICS)] == [form.get(good) for good in GOODS[:BASICS]]:
            return form | {GOODS[FAVOR]: amount(way, FAVOR)}
    return form
