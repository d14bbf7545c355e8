"""What each answer does, in a few words made from a view."""

from __future__ import annotations

from benben.core.game import Form
from benben.games.egyptia.components import (
    BUILDINGS,
    COLUMNS,
    DICE,
    FLIES,
    FROGS,
    MOUND,
    PLAGUE_PRICES,
    PLAGUES,
    REWARD_GOODS,
    REWARDS,
    SACRED,
    STANDARD,
    EgyptiaComponents,
)
from benben.games.egyptia.goods import BASICS, FAVOR, GOODS, basket
from benben.games.egyptia.view.types import EgyptiaView
from benben.games.egyptia.words.text import PLAGUE_NAMES, a_or_an, cells_of, counted, goods, own_sheet, unpacked


def box_of(view: EgyptiaView) -> EgyptiaComponents:
    changes = view.get("variant")
    return EgyptiaComponents(changes) if changes else STANDARD


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
        return payment_words(view, [int(str(form[good])) for good in GOODS[:BASICS]])
    if do == "take_reward":
        return f"Take {goods(unpacked(REWARD_GOODS[REWARDS.index(str(form['goods']))]))}"
    if do == "confirm":
        return "Confirm the round"
    load = goods(cells_of(view)[f"ship_{ship}"])
    return f"Use ship {ship}: {load}" if do == "use_ship" else f"Lose ship {ship} and its {load}"


def column_words(view: EgyptiaView, column: str) -> str:
    """What a column gives, and whether it brings a plague or ends the game."""
    cells, sheet, dice = cells_of(view), own_sheet(view), view["table"]["counts"][column]
    more = sheet["productivity"].get(column, 0)
    room = cells["tracks"][COLUMNS.index(column)] - sheet["gained"][column]
    words = f"Produce {counted(min(dice + more, room), column)} ({counted(dice, 'die' if dice == 1 else 'dice')}"
    words += f" and +{more})" if more else ")"
    words += ", with a plague" if dice >= cells["plague_dice"][0] else ""
    return words + (", to the red dot" if dice + more >= room else "")


def plague_words(view: EgyptiaView, plague: str) -> str:
    """The plagues up to the Flies take the good of their own number."""
    lost, number = cells_of(view).get(plague, [0])[0], PLAGUES.index(plague)
    if number <= FLIES:
        return f"{PLAGUE_NAMES[plague]}: lose {counted(lost, GOODS[number])}"
    effects = {
        "pestilence": f"lose {counted(lost, 'point')} at the end",
        "frogs": f"lose {counted(lost, 'good')} of your choice",
        "darkness": "no market and no Sacred Site this round",
        "boils": "nothing next to the oasis this round",
        "hail_fire": "lose an unused ship",
        "death": "build a Burial Mound this round",
    }
    return f"{PLAGUE_NAMES[plague]}: {effects[plague]}"


def building_words(view: EgyptiaView, building: str) -> str:
    """A building with its price; the surcharge of the D20 is in it."""
    if building == BUILDINGS[MOUND]:
        return "Build a Burial Mound, for 2 basics or 1 favor"
    cells = cells_of(view)
    price = list(cells[building])
    own_die = view["table"]["dice"].get(DICE[BUILDINGS.index(building)])
    wild = own_die != view["table"]["own"].get("column")
    price[FAVOR] += cells["wild_surcharge"][0] if wild else 0
    return f"Build {a_or_an(building)} {building} for {goods(price)}" + (" (D20)" if wild else "")


def hex_words(view: EgyptiaView, hex: int) -> str:
    if not SACRED >> hex - 1 & 1:
        return f"Build on hex {hex}"
    if view["table"]["own"].get("building") == BUILDINGS[MOUND]:
        return f"Build on hex {hex}, a Sacred Site"
    return f"Build on hex {hex}, a Sacred Site, for {counted(cells_of(view)['sacred_surcharge'][0], 'favor')} more"


def payment_words(view: EgyptiaView, said: list[int]) -> str:
    """What is scribbled out, favor included; whether it takes the market."""
    own = view["table"]["own"]
    frogs = own["for"] == "plague" and own["plague"] == PLAGUES[FROGS]
    due = basket(*own["due"].values())
    prices = list(box_of(view).prices)
    price = prices[PLAGUE_PRICES + FROGS] if frogs else next(price for price in prices if price.due == due)
    ways = [unpacked(way) for way in price.find_ways()]
    way = next((way for way in ways if way[:BASICS] == said), [*said, 0])
    return f"Lose {goods(way)}" if frogs else f"Pay {goods(way)}" + ("" if way == unpacked(due) else " (market)")
