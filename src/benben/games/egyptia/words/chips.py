"""What Egyptia says in short: answers as chips, where the game stands, and which answers people look for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from benben.core.bits import has
from benben.core.game import Chip, Form
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, MOUND, NEAR_OASIS, NONE, SACRED
from benben.games.egyptia.components import DICE, REWARD_GOODS, REWARDS, WILD_DIE
from benben.games.egyptia.goods import FAVOR, GOODS
from benben.games.egyptia.plagues import ALL_PLAGUES, FROGS, PLAGUES, Plague, plague_of
from benben.games.egyptia.view.types import EgyptiaView
from benben.games.egyptia.words import say
from benben.games.egyptia.words.answers import brief, column_gain
from benben.games.egyptia.words.possible import (
    best_gain,
    can_suffer,
    closed_hexes,
    due_of,
    gain,
    impossible_buildings,
    impossible_plagues,
    open_hexes,
    payments,
)
from benben.games.egyptia.words.text import cells_of, is_wild, own_sheet, unpacked
from benben.language import signed

STAGES: Final = {
    "MustChooseColumn": "produce",
    "MustSuffer": "plague",
    "MustLoseShip": "plague",
    "MustBuild": "build",
    "MustPlace": "build",
    "MustPay": "pay",
    "MustTakeReward": "mound",
    "MustConfirm": "confirm",
}
FEW_HEXES: Final = 7  # so many stand side by side, with the ships as one more
HATCHED: Final = 4  # so many answers at most are shown though they are not legal
SEVERAL: Final = "several"  # goods that are not paid with themselves
DIFFERENT: Final = "different"  # goods of which none is lost twice


def stage(view: EgyptiaView) -> str:
    """Where the game stands."""
    if view["over"]:
        return say("stage.over")
    if not view["table"]["round"]:
        return say("stage.before")
    return say("stage", round=view["table"]["round"], rounds=HEX_COUNT, stage=STAGES.get(view["step"], "none"))


def chip(view: EgyptiaView, form: Form) -> Chip:
    """An answer in short."""
    return CHIPS[str(form["do"])](view, form)


def _column(view: EgyptiaView, form: Form) -> Chip:
    column = str(form["column"])
    amount, risk = column_gain(view, column)
    return Chip(say("good.title", good=column), f"+{amount}", say("risk", risk=risk) if risk != "none" else "")


# Plagues


def _plague(view: EgyptiaView, form: Form) -> Chip:
    plague = plague_of(str(form["plague"]))
    kind = _kind(plague)
    members = sum(_kind(other) == kind and can_suffer(view, other) for other in ALL_PLAGUES)
    group = say("group-plagues", kind=kind) if members > 1 else ""
    return Chip(say("plague", plague=plague.key), cost=brief(plague.key, cells_of(view)), group=group)


def _kind(plague: Plague) -> str:
    """What several plagues have in common: they take goods, or they bind for the round."""
    if plague.takes != NONE:
        return "goods"
    return "round" if plague.bars or plague.only_mound else plague.key


# Building


def _building(view: EgyptiaView, form: Form) -> Chip:
    building = str(form["building"])
    words = say("building.chip", building=building)
    if building == BUILDINGS[MOUND]:
        return Chip(words, say("goods-count", n=2))
    wild = say("die", die=DICE[WILD_DIE]) if is_wild(view, building) else ""
    return Chip(words, signed(best_gain(view, building)), wild)


def _hex(view: EgyptiaView, form: Form) -> Chip:
    n, building = int(str(form["hex"])), view["table"]["own"].get("building", "")
    dear = has(SACRED, n - 1) and building != BUILDINGS[MOUND]
    brings = signed(gain(view, building, n)) if building and not own_sheet(view)["hexes"][n - 1] else ""
    surcharge = cells_of(view)["sacred_surcharge"][0] if dear else 0
    cost = f"−{say('some', n=surcharge, good=GOODS[FAVOR])}" if surcharge else ""
    return Chip(say("hex-chip", hex=n), brings, cost, _part_of_city(view, building, n))


def _part_of_city(view: EgyptiaView, building: str, n: int) -> str:
    """Where hexes are many they stand together by where they lie."""
    hexes, district = open_hexes(view, building) if building else [], _district(n)
    if len(hexes) <= FEW_HEXES or sum(_district(other) == district for other in hexes) < 2:
        return ""  # a single answer stands for itself
    return say("group-hexes", district=district)


def _district(n: int) -> str:
    return "sacred" if has(SACRED, n - 1) else "oasis" if has(NEAR_OASIS, n - 1) else "outer"


# Payments


def _payment(view: EgyptiaView, form: Form) -> Chip:
    paid, due = [int(str(form[good])) for good in GOODS], due_of(view)
    if any(due) and paid == due:
        return Chip(say("as-due"), cost=say("goods-count", n=sum(due)))
    given, *more = _counted(_more(paid, due)) or [say("nothing.chip")]
    return Chip(given, cost=_paid_cost(" ".join(f"+ {words}" for words in more), due, paid),
                group=_paid_group(view, due, paid))  # fmt: skip


def _paid_cost(more: str, due: Sequence[int], paid: Sequence[int]) -> str:
    """What else is given, and instead of what."""
    instead = " + ".join(_counted(_more(due, paid)))
    if not instead:
        return more
    return say("paid-instead.more", more=more, instead=instead) if more else say("paid-instead", instead=instead)


def _paid_group(view: EgyptiaView, due: Sequence[int], paid: Sequence[int]) -> str:
    """Payments stand together by what is not paid with itself, or, of any goods, by what is most of them."""
    frogs = view["table"]["own"].get("plague") == PLAGUES[FROGS] and view["table"]["own"].get("for") == "plague"
    good = _most(paid) if frogs else _swapped(due, paid)
    if _alike(payments(view), () if frogs else tuple(due))[good] < 2 or not good:
        return ""  # a single answer stands for itself
    return say("group-frogs", good=good) if frogs else say("group-payments", good=good)


@lru_cache(256)
def _alike(ways: tuple[tuple[int, ...], ...], due: tuple[int, ...]) -> Counter[str]:
    """How many payments each group has; nothing is due where any goods will do."""
    return Counter(_swapped(due, way) if due else _most(way) for way in ways)


def _more(of: Sequence[int], than: Sequence[int]) -> list[int]:
    return [max(n - m, 0) for n, m in zip(of, than, strict=True)]


def _counted(numbers: Sequence[int]) -> list[str]:
    """Goods in words, each for itself."""
    return [say("some", n=n, good=good) for n, good in zip(numbers, GOODS, strict=True) if n]


def _swapped(due: Sequence[int], paid: Sequence[int]) -> str:
    """The good that is not paid with itself; '' if there is none.

    >>> _swapped([1, 1, 2, 1], [3, 1, 1, 1]), _swapped([1, 1, 2, 1], [0, 1, 1, 3]), _swapped([0, 1, 0, 0], [0, 1, 0, 0])
    ('stone', 'several', '')
    """
    missing = [good for good, more in zip(GOODS, _more(due, paid), strict=True) if more]
    return SEVERAL if len(missing) > 1 else "".join(missing)


def _most(paid: Sequence[int]) -> str:
    """The good that most is lost of.

    >>> _most([2, 0, 1, 0]), _most([1, 1, 1, 0])
    ('grain', 'different')
    """
    most = max(paid)
    return GOODS[paid.index(most)] if most > 1 else DIFFERENT


# The rest


def _reward(view: EgyptiaView, form: Form) -> Chip:
    gift = unpacked(REWARD_GOODS[REWARDS.index(str(form["goods"]))])
    kinds = [good for good, n in zip(GOODS, gift, strict=True) if n]
    words = _counted(gift)[0] if len(kinds) == 1 else say("two-goods", first=kinds[0], second=kinds[1])
    return Chip(words)


def _use_ship(view: EgyptiaView, form: Form) -> Chip:
    ship = int(str(form["ship"]))
    load = cells_of(view)[f"ship_{ship}"]
    brings = say("goods-count", n=sum(load)) if sum(n > 0 for n in load) > 1 else "".join(_counted(load))
    if view["step"] == "MustChooseColumn":
        brings = str(sum(load))  # among columns, which bring goods too, the figure will do
    group = say("group-ships") if sum(own_sheet(view)["ships"]) > 1 else ""
    return Chip(say("ship-chip", ship=ship), f"+{brings}", group=group)


CHIPS: Final[dict[str, Callable[[EgyptiaView, Form], Chip]]] = {
    "choose_column": _column,
    "suffer_plague": _plague,
    "lose_ship": lambda view, form: Chip(say("lose-ship.chip", ship=int(str(form["ship"])))),
    "build_one": _building,
    "place_on": _hex,
    "pay": _payment,
    "take_reward": _reward,
    "use_ship": _use_ship,
    "confirm": lambda view, form: Chip(say("confirm.chip"), ends=True),
}


# Answers that are not there


def wanted(view: EgyptiaView) -> list[Form]:
    """The answers that one would look for and that are not legal: what cannot be paid, and what a plague forbids."""
    if view["step"] == "MustBuild":
        return [{"do": "build_one", "building": building} for building in impossible_buildings(view)[:HATCHED]]
    if view["step"] == "MustPlace":
        hexes = closed_hexes(view, view["table"]["own"]["building"])
        return [{"do": "place_on", "hex": n} for n in hexes[:HATCHED]]
    if view["step"] == "MustSuffer":
        return [{"do": "suffer_plague", "plague": plague} for plague in impossible_plagues(view)[:HATCHED]]
    due = due_of(view)
    if view["step"] == "MustPay" and any(due):
        return [{"do": "pay", **dict(zip(GOODS, due, strict=True))}]
    return []
