"""What Egyptia says in short: answers as chips, where the game stands, and which answers people look for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from benben.core.bits import has
from benben.core.game import Chip, Form
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, MOUND, NEAR_OASIS, NONE, SACRED
from benben.games.egyptia.components import REWARD_GOODS, REWARDS
from benben.games.egyptia.goods import GOODS
from benben.games.egyptia.plagues import ALL_PLAGUES, FROGS, PLAGUES, Plague, plague_of
from benben.games.egyptia.view.types import EgyptiaView
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
from benben.games.egyptia.words.text import cells_of, counted, is_wild, own_sheet, unpacked

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
SHIPS_WORDS: Final = "Use a ship"
FEW_HEXES: Final = 7  # so many stand side by side, with the ships as one more
HATCHED: Final = 4  # so many answers at most are shown though they are not legal
PLURALS: Final = ("grain", "diamonds", "stones", "favor")


def stage(view: EgyptiaView) -> str:
    """Where the game stands."""
    if view["over"]:
        return "The game is over"
    if not view["table"]["round"]:
        return "The demands are drawn"
    words = f"Round {view['table']['round']} of {HEX_COUNT}"
    return f"{words}, {STAGES[view['step']]}" if view["step"] in STAGES else words


def chip(view: EgyptiaView, form: Form) -> Chip:
    """An answer in short."""
    return CHIPS[str(form["do"])](view, form)


def plus(n: int) -> str:
    """A gain in points.

    >>> plus(4), plus(0), plus(-3)
    ('+4', '0', '−3')
    """
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def grouped(name: str, members: int) -> str:
    """The name of a group, if it has at least two members: a single answer stands for itself."""
    return name if members > 1 else ""


def _column(view: EgyptiaView, form: Form) -> Chip:
    column = str(form["column"])
    amount, plague, red = column_gain(view, column)
    risks = ["plague"] * plague + ["red dot"] * red
    return Chip(column.capitalize(), f"+{amount}", ", ".join(risks))


# Plagues


def _plague(view: EgyptiaView, form: Form) -> Chip:
    plague = plague_of(str(form["plague"]))
    name = _kind(plague)
    members = sum(_kind(other) == name and can_suffer(view, other) for other in ALL_PLAGUES)
    return Chip(plague.name, cost=brief(plague, cells_of(view)), group=grouped(name, members))


def _kind(plague: Plague) -> str:
    """What several plagues have in common: they take goods, or they bind for the round."""
    if plague.takes != NONE:
        return "Lose goods"
    return "For this round" if plague.bars or plague.only_mound else plague.name


# Building


def _building(view: EgyptiaView, form: Form) -> Chip:
    building = str(form["building"])
    if building == BUILDINGS[MOUND]:
        return Chip("Mound", "2 goods")
    return Chip(building.capitalize(), plus(best_gain(view, building)), "D20" if is_wild(view, building) else "")


def _hex(view: EgyptiaView, form: Form) -> Chip:
    n, building = int(str(form["hex"])), view["table"]["own"].get("building", "")
    dear = has(SACRED, n - 1) and building != BUILDINGS[MOUND]
    brings = plus(gain(view, building, n)) if building and not own_sheet(view)["hexes"][n - 1] else ""
    surcharge = cells_of(view)["sacred_surcharge"][0] if dear else 0
    return Chip(f"Hex {n}", brings, f"−{surcharge} favor" if surcharge else "", _part_of_city(view, building, n))


def _part_of_city(view: EgyptiaView, building: str, n: int) -> str:
    """Where hexes are many they stand together by where they lie."""
    hexes = open_hexes(view, building) if building else []
    name = _district(n)
    return grouped(name, sum(_district(other) == name for other in hexes)) if len(hexes) > FEW_HEXES else ""


def _district(n: int) -> str:
    return "Sacred Sites" if has(SACRED, n - 1) else "By the oasis" if has(NEAR_OASIS, n - 1) else "Outer hexes"


# Payments


def _payment(view: EgyptiaView, form: Form) -> Chip:
    paid, due = [int(str(form[good])) for good in GOODS], due_of(view)
    if any(due) and paid == due:
        return Chip("As due", cost=counted(sum(due), "good"))
    frogs = view["table"]["own"].get("plague") == PLAGUES[FROGS] and view["table"]["own"].get("for") == "plague"
    name = _most(paid) if frogs else _swapped(due, paid)
    members = _alike(payments(view), () if frogs else tuple(due))[name]
    given, *more = _counted(_more(paid, due)) or ["Nothing"]
    instead = " + ".join(_counted(_more(due, paid)))
    cost = " ".join([f"+ {words}" for words in more] + [f"for {instead}"] * bool(instead))
    return Chip(given, cost=cost, group=grouped(name, members))


@lru_cache(256)
def _alike(ways: tuple[tuple[int, ...], ...], due: tuple[int, ...]) -> Counter[str]:
    """How many payments each group has; nothing is due where any goods will do."""
    return Counter(_swapped(due, way) if due else _most(way) for way in ways)


def _more(of: Sequence[int], than: Sequence[int]) -> list[int]:
    return [max(n - m, 0) for n, m in zip(of, than, strict=True)]


def _counted(numbers: Sequence[int]) -> list[str]:
    """Goods in words, each for itself."""
    return [counted(n, good) for n, good in zip(numbers, GOODS, strict=True) if n]


def _swapped(due: Sequence[int], paid: Sequence[int]) -> str:
    """What is not paid with itself.

    >>> _swapped([1, 1, 2, 1], [3, 1, 1, 1]), _swapped([1, 1, 2, 1], [0, 1, 1, 3]), _swapped([0, 1, 0, 0], [0, 1, 0, 0])
    ('Swap stones', 'Swap several', '')
    """
    missing = [word for word, more in zip(PLURALS, _more(due, paid), strict=True) if more]
    return "" if not missing else f"Swap {missing[0]}" if len(missing) == 1 else "Swap several"


def _most(paid: Sequence[int]) -> str:
    """The good that most is lost of.

    >>> _most([2, 0, 1, 0]), _most([1, 1, 1, 0])
    ('Mostly grain', 'All different')
    """
    most = max(paid)
    return f"Mostly {PLURALS[paid.index(most)]}" if most > 1 else "All different"


# The rest


def _reward(view: EgyptiaView, form: Form) -> Chip:
    gift = _counted(unpacked(REWARD_GOODS[REWARDS.index(str(form["goods"]))]))
    names = [words.partition(" ")[2] for words in gift]
    return Chip(gift[0] if len(gift) == 1 else ", ".join(names).capitalize())


def _use_ship(view: EgyptiaView, form: Form) -> Chip:
    ship = int(str(form["ship"]))
    load = cells_of(view)[f"ship_{ship}"]
    brings = counted(sum(load), "good") if sum(n > 0 for n in load) > 1 else "".join(_counted(load))
    if view["step"] == "MustChooseColumn":
        brings = str(sum(load))  # among columns, which bring goods too, the figure will do
    return Chip(f"Ship {ship}", f"+{brings}", group=grouped(SHIPS_WORDS, sum(own_sheet(view)["ships"])))


CHIPS: Final[dict[str, Callable[[EgyptiaView, Form], Chip]]] = {
    "choose_column": _column,
    "suffer_plague": _plague,
    "lose_ship": lambda view, form: Chip(f"Lose ship {form['ship']}"),
    "build_one": _building,
    "place_on": _hex,
    "pay": _payment,
    "take_reward": _reward,
    "use_ship": _use_ship,
    "confirm": lambda view, form: Chip("Confirm", ends=True),
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
