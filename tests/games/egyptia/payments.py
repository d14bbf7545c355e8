"""Every way to pay, found by trading as long as there is something to trade: slow, and sure."""

from __future__ import annotations

from functools import cache
from itertools import product

from tests.games.egyptia.position import Goods


@cache
def covers(paid: Goods, due: Goods) -> bool:
    """Whether these goods, traded in whatever way, hold what is due."""
    if all(p >= n for p, n in zip(paid, due, strict=True)):
        return True
    return any(covers(traded, due) for traded in trades(paid))


@cache
def trades(goods: Goods) -> tuple[Goods, ...]:
    found: set[Goods] = set()
    basics = range(3)
    for first, second, new in product(basics, repeat=3):
        if new not in (first, second):
            found.add(moved(goods, (first, second), new))
    for given in product(basics, repeat=3):
        found.add(moved(goods, given, 3))
    for new in basics:
        found.add(moved(goods, (3,), new))
    return tuple(sorted(one for one in found if min(one) >= 0))


def moved(goods: Goods, given: tuple[int, ...], new: int) -> Goods:
    left = list(goods)
    for good in given:
        left[good] -= 1
    if min(left) < 0:
        return (-1, -1, -1, -1)
    left[new] += 1
    return (left[0], left[1], left[2], left[3])


def ways(stock: Goods, due: Goods) -> set[Goods]:
    """All payments of which nothing can be left out."""
    some = product(*(range(n + 1) for n in stock))
    fine = [(g, d, s, f) for g, d, s, f in some if covers((g, d, s, f), due)]
    return {paid for paid in fine if not any(other != paid and less(other, paid) for other in fine)}


def less(one: Goods, other: Goods) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))
