"""What each answer does, in a few words made from a view."""

from __future__ import annotations

from collections.abc import Mapping

from benben.core.bits import has
from benben.core.game import Form
from benben.games.egyptia.city import BUILDINGS, MOUND, SACRED
from benben.games.egyptia.components import (
    COLUMNS,
    REWARD_GOODS,
    REWARDS,
)
from benben.games.egyptia.goods import GOODS
from benben.games.egyptia.plagues import FROGS, PLAGUES
from benben.games.egyptia.view.types import EgyptiaView
from benben.games.egyptia.words import say
from benben.games.egyptia.words.text import cells_of, is_wild, objects, own_sheet, price_of, some, unpacked


def answer(view: EgyptiaView, form: Form) -> str:
    """What an answer does, in a few words."""
    do = str(form["do"])
    if do == "choose_column":
        return column_words(view, str(form["column"]))
    if do == "suffer_plague":
        return plague_words(str(form["plague"]), cells_of(view))
    if do == "build_one":
        return building_words(view, str(form["building"]))
    if do == "place_on":
        return hex_words(view, int(str(form["hex"])))
    if do == "pay":
        return payment_words(view, [int(str(form[good])) for good in GOODS])
    if do == "take_reward":
        return say("take", goods=objects(unpacked(REWARD_GOODS[REWARDS.index(str(form["goods"]))])))
    if do == "confirm":
        return say("confirm")
    return ship_words(view, do, int(str(form["ship"])))


def column_words(view: EgyptiaView, column: str) -> str:
    """What a column gives, and whether it brings a plague or ends the game."""
    dice, more = view["table"]["counts"][column], own_sheet(view)["productivity"].get(column, 0)
    amount, risk = column_gain(view, column)
    return say("produce", goods=say("some.object", n=amount, good=column), dice=dice, more=more, risk=risk)


def column_gain(view: EgyptiaView, column: str) -> tuple[int, str]:
    """How much a column gives, and its risk: a plague, the red dot, both or none."""
    cells, sheet, dice = cells_of(view), own_sheet(view), view["table"]["counts"][column]
    more = dice + sheet["productivity"].get(column, 0)
    room = cells["tracks"][COLUMNS.index(column)] - sheet["gained"][column]
    plague, red = dice >= cells["plague_dice"][0], more >= room
    return min(more, room), "both" if plague and red else "plague" if plague else "red" if red else "none"


def plague_words(plague: str, cells: Mapping[str, list[int]]) -> str:
    """What a plague takes or forbids."""
    return say(f"plague-{plague}", n=number_of(plague, cells))


def plague_lines(plague: str, cells: Mapping[str, list[int]]) -> list[str]:
    """The same in lines of few words."""
    return say(f"plague-{plague}.lines", n=number_of(plague, cells)).split("\n\n")


def brief(plague: str, cells: Mapping[str, list[int]]) -> str:
    """The same in two words."""
    return say(f"plague-{plague}.brief", n=number_of(plague, cells))


def number_of(plague: str, cells: Mapping[str, list[int]]) -> int:
    """The number on a plague's tile; 0 where there is none."""
    return cells[plague][0] if plague in cells else 0


def building_words(view: EgyptiaView, building: str) -> str:
    """A building with its price; the surcharge of the D20 is in it."""
    if building == BUILDINGS[MOUND]:
        return say("build.mound")
    price = objects(price_of(view, building))
    return say("build", building=building, price=price, wild=is_wild(view, building))


def hex_words(view: EgyptiaView, hex: int) -> str:
    if not has(SACRED, hex - 1):
        return say("place", hex=hex)
    if view["table"]["own"].get("building") == BUILDINGS[MOUND]:
        return say("place.free", hex=hex)
    return say("place.sacred", hex=hex, surcharge=cells_of(view)["sacred_surcharge"][0])


def payment_words(view: EgyptiaView, paid: list[int]) -> str:
    """What is scribbled out; whether it takes the market."""
    own, goods = view["table"]["own"], objects(paid)
    if own["for"] == "plague" and own["plague"] == PLAGUES[FROGS]:
        return say("pay.frogs", goods=goods)
    return say("pay", goods=goods) if paid == list(own["due"].values()) else say("pay.market", goods=goods)


def ship_words(view: EgyptiaView, do: str, ship: int) -> str:
    """A ship that is used or lost, with its load."""
    load = some(cells_of(view)[f"ship_{ship}"])
    return say("use-ship", ship=ship, load=load) if do == "use_ship" else say("lose-ship", ship=ship, load=load)
