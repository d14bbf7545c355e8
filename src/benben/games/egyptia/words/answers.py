"""What each answer does, in a few words made from a view."""

from __future__ import annotations

from collections.abc import Mapping

from benben.core.game import Form
from benben.games.egyptia.city import BUILDINGS, MOUND, SACRED
from benben.games.egyptia.components import (
    COLUMNS,
    REWARD_GOODS,
    REWARDS,
)
from benben.games.egyptia.goods import GOODS
from benben.games.egyptia.plagues import FROGS, PLAGUES, Plague, plague_of
from benben.games.egyptia.view.types import EgyptiaView
from benben.games.egyptia.words.text import (
    a_or_an,
    cells_of,
    counted,
    goods,
    is_wild,
    own_sheet,
    price_of,
    unpacked,
)


def answer(view: EgyptiaView, form: Form) -> str:
    """What an answer does, in a few words."""
    do, ship = str(form["do"]), form.get("ship")
    if do == "choose_column":
        return column_words(view, str(form["column"]))
    if do == "suffer_plague":
        return plague_words(view, str(form["plague"]))
    if do == "build_one":
        return building_words(view, str(form["building"]))
    if do == "place_on":
        return hex_words(view, int(str(form["hex"])))
    if do == "pay":
        return payment_words(view, [int(str(form[good])) for good in GOODS])
    if do == "take_reward":
        return f"Take {goods(unpacked(REWARD_GOODS[REWARDS.index(str(form['goods']))]))}"
    if do == "confirm":
        return "Confirm the round"
    load = goods(cells_of(view)[f"ship_{ship}"])
    return f"Use ship {ship}: {load}" if do == "use_ship" else f"Lose ship {ship} and its {load}"


def column_words(view: EgyptiaView, column: str) -> str:
    """What a column gives, and whether it brings a plague or ends the game."""
    dice, more = view["table"]["counts"][column], own_sheet(view)["productivity"].get(column, 0)
    amount, plague, red = column_gain(view, column)
    words = f"Produce {counted(amount, column)} ({counted(dice, 'die' if dice == 1 else 'dice')}"
    words += f" and +{more})" if more else ")"
    words += ", with a plague" if plague else ""
    return words + (", to the red dot" if red else "")


def column_gain(view: EgyptiaView, column: str) -> tuple[int, bool, bool]:
    """How much a column gives, whether it brings a plague, and whether it reaches the red dot."""
    cells, sheet, dice = cells_of(view), own_sheet(view), view["table"]["counts"][column]
    more = dice + sheet["productivity"].get(column, 0)
    room = cells["tracks"][COLUMNS.index(column)] - sheet["gained"][column]
    return min(more, room), dice >= cells["plague_dice"][0], more >= room


def plague_words(view: EgyptiaView, key: str) -> str:
    """What a plague takes or forbids."""
    plague = plague_of(key)
    lost = counted(cells_of(view)[key][0], plague.unit) if plague.unit else ""
    return f"{plague.name}: {plague.text.format(lost)}"


def brief(plague: Plague, cells: Mapping[str, list[int]]) -> str:
    """What a plague does, in two words."""
    return plague.brief.format(*cells.get(plague.key, ())).replace("−1 points", "−1 point")


def building_words(view: EgyptiaView, building: str) -> str:
    """A building with its price; the surcharge of the D20 is in it."""
    if building == BUILDINGS[MOUND]:
        return "Build a Burial Mound, for 2 basics or 1 favor"
    wild = " (D20)" if is_wild(view, building) else ""
    return f"Build {a_or_an(building)} {building} for {goods(price_of(view, building))}{wild}"


def hex_words(view: EgyptiaView, hex: int) -> str:
    if not SACRED >> hex - 1 & 1:
        return f"Build on hex {hex}"
    if view["table"]["own"].get("building") == BUILDINGS[MOUND]:
        return f"Build on hex {hex}, a Sacred Site"
    return f"Build on hex {hex}, a Sacred Site, for {counted(cells_of(view)['sacred_surcharge'][0], 'favor')} more"


def payment_words(view: EgyptiaView, paid: list[int]) -> str:
    """What is scribbled out; whether it takes the market."""
    own = view["table"]["own"]
    if own["for"] == "plague" and own["plague"] == PLAGUES[FROGS]:
        return f"Lose {goods(paid)}"
    return f"Pay {goods(paid)}" + ("" if paid == list(own["due"].values()) else " (market)")
