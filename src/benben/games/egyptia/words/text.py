"""Every word that a game of Egyptia says while it is played: questions and log lines. All made from a view."""

from __future__ import annotations

from benben.core.events import SCORE, Event
from benben.games.egyptia import actions as egy
from benben.games.egyptia.city import BUILDINGS, MOUND
from benben.games.egyptia.components import CELLS, COLUMNS, DICE, DICE_IN, REWARD_GOODS, TITLES
from benben.games.egyptia.goods import BASICS, FAVOR, GOODS, KINDS, amount
from benben.games.egyptia.pharaoh_cards import CARDS, card_of
from benben.games.egyptia.plagues import ALL_PLAGUES, FROGS, PLAGUES, plague_of
from benben.games.egyptia.view.types import EgyptiaView, Own, SheetView

BUILDING_NAMES = {
    "pyramid": "pyramid", "quarry": "quarry", "mine": "mine", "obelisk": "obelisk", "field": "field",
    "mound": "Burial Mound",
}  # fmt: skip


def listed(words: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def counted(n: int, word: str) -> str:
    """'1 point', '2 points'; grain and favor have no plural."""
    return f"{n} {word}" if n == 1 or word in ("grain", "favor", "dice") else f"{n} {word}s"


def a_or_an(word: str) -> str:
    return "an" if word[0] in "AEIOaeio" else "a"


def goods(numbers: list[int]) -> str:
    """'2 grain and 1 diamond', from the numbers of the four goods."""
    words = [counted(n, good) for n, good in zip(numbers, GOODS, strict=False) if n]
    return listed(words) if words else "nothing"


def unpacked(goods: int) -> list[int]:
    return [amount(goods, good) for good in range(KINDS)]


def cells_of(view: EgyptiaView) -> dict[str, list[int]]:
    """The printed numbers, a designer's changes among them."""
    changes: dict[str, list[int]] = view.get("variant", {})
    return CELLS | changes


def own_sheet(view: EgyptiaView) -> SheetView:
    sheet: SheetView = view["table"]["sheets"][max(view["seat"], 0)]
    return sheet


def demand(view: EgyptiaView, card: str) -> str:
    """What a Pharaoh card asks for."""
    row = card_of(card)
    return row.text.format(*cells_of(view)[row.row])


# Questions


def question(view: EgyptiaView) -> str:
    """The open question with the name of who answers; what follows it tells of this round."""
    if view["over"]:
        return outcome(view)
    name = view["names"][view["actor"]] if view["actor"] >= 0 else ""
    own = view["table"]["own"]
    building = BUILDING_NAMES.get(own.get("building", ""), "building")
    return {
        "DrawCard": "A demand of the Pharaoh is drawn.",
        "RollDice": "The dice are rolled.",
        "MustChooseColumn": f"{name}, in which column do you produce?",
        "MustSuffer": f"{name}, which plague do you suffer? {dice_words(view)}",
        "MustLoseShip": f"{name}, which ship does the hail take?",
        "MustBuild": f"{name}, what do you build? {dice_words(view)}",
        "MustPlace": f"{name}, where does the {building} stand? {price_words(view)}",
        "MustPay": payment_question(name, own, building),
        "MustTakeReward": f"{name}, what does the Burial Mound give you?",
        "MustConfirm": f"{name}, do you confirm the round? Your {building} stands.",
    }[view["step"]].rstrip()


def dice_words(view: EgyptiaView) -> str:
    """The dice in the chosen column, and the plague of the round."""
    column, plague = view["table"]["own"].get("column", ""), view["table"]["own"].get("plague")
    if not column:
        return ""
    dice = [die.upper() for die in DICE if view["table"]["dice"].get(die) == column]
    lie = "lie" if len(dice) > 1 else "lies"
    words = f"{listed(dice) if dice else 'No die'} {lie} in your column, {column}."
    return f"{words} You suffer {plague_of(plague).name}." if plague else words


def price_words(view: EgyptiaView) -> str:
    """What the chosen building costs."""
    building, cells = view["table"]["own"].get("building", ""), cells_of(view)
    if building not in cells:
        return ""  # a Burial Mound is free everywhere
    surcharge = counted(cells["sacred_surcharge"][0], "favor")
    return f"It costs {goods(price_of(view, building))}, on a Sacred Site {surcharge} more."


def price_of(view: EgyptiaView, building: str) -> list[int]:
    """The price of a building on a plain hex; the surcharge of the D20 is in it."""
    cells = cells_of(view)
    price = list(cells[building])
    price[FAVOR] += cells["wild_surcharge"][0] if is_wild(view, building) else 0
    return price


def is_wild(view: EgyptiaView, building: str) -> bool:
    """Whether the D20 would have to stand for a building, whose own die lies elsewhere."""
    if building == BUILDINGS[MOUND]:
        return False
    own_die = view["table"]["dice"].get(DICE[BUILDINGS.index(building)])
    return bool(own_die != view["table"]["own"].get("column"))


def payment_question(name: str, own: Own, building: str) -> str:
    """How something is paid, and what is due."""
    if own.get("for") != "plague":
        return f"{name}, how do you pay for the {building}? {due_words(own)}"
    if own["plague"] == PLAGUES[FROGS]:
        return f"{name}, which goods do the Frogs take?"
    return f"{name}, how do you pay for {plague_of(own['plague']).name}? {due_words(own)}"


def due_words(own: Own) -> str:
    due = list(own.get("due", {}).values())
    return f"{goods(due)} {'is' if sum(due) == 1 else 'are'} due."


def title(view: EgyptiaView, points: int) -> str:
    """EGY-16.6: what a single player may call themselves."""
    return TITLES[sum(points >= least for least in cells_of(view)["titles"])]


def outcome(view: EgyptiaView) -> str:
    """EGY-16.1 to EGY-16.6: who won, or how well one played alone."""
    scores, names = view["scores"], view["names"]
    if view["players"] == 1:
        told, earned = counted(scores[0], "point"), title(view, scores[0])
        return f"The game is over: {names[0]} has {told} and is {a_or_an(earned)} {earned} builder."
    winners = best_seats(view)
    points = counted(scores[winners[0]], "point")
    if len(winners) == 1:
        return f"The game is over: {names[winners[0]]} wins with {points}."
    return f"The game is over: {listed([names[seat] for seat in winners])} share the win with {points}."


def best_seats(view: EgyptiaView) -> list[int]:
    """EGY-16.2, EGY-16.3: most points, then fewest plagues, then most favor after the last trade."""
    ranks = [
        (view["scores"][seat], -len(sheet["plagues"]), last_favor(view, sheet))
        for seat, sheet in enumerate(view["table"]["sheets"])
    ]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def last_favor(view: EgyptiaView, sheet: SheetView) -> int:
    stock: dict[str, int] = sheet["stock"]
    traded = sum(stock[good] for good in GOODS[:BASICS]) // cells_of(view)["basics_for_favor"][0]
    return stock[GOODS[FAVOR]] + traded


# Log


def event(view: EgyptiaView, e: Event) -> str:
    """One line of the log."""
    name = view["names"][e.seat] if e.seat >= 0 else ""
    if e.kind == SCORE:
        return score_line(view, name, e)
    if e.kind == egy.STANDING:
        return ""
    if e.kind == egy.CARD_DRAWN:
        return f"The Pharaoh demands {CARDS[e.x]}: {demand(view, CARDS[e.x])}."
    if e.kind == egy.ROLLED:
        return rolled(e.x)
    if e.kind in (egy.USED_SHIP, egy.LOST_SHIP):
        verb = "uses" if e.kind == egy.USED_SHIP else "loses"
        return f"{name} {verb} ship {e.x + 1} ({goods(cells_of(view)[f'ship_{e.x + 1}'])})."
    return seat_line(name, e)


def seat_line(name: str, e: Event) -> str:
    """What somebody did in the round, and how it ended."""
    if e.kind == egy.PRODUCED:
        return f"{name} produces {counted(e.y, GOODS[e.x])}."
    if e.kind == egy.SUFFERED:
        return f"{name} suffers {ALL_PLAGUES[e.x].name}."
    if e.kind == egy.BUILT:
        building = BUILDING_NAMES[BUILDINGS[e.x]]
        return f"{name} builds {a_or_an(building)} {building} on hex {e.y + 1}."
    if e.kind == egy.REWARDED:
        return f"{name} takes {goods(unpacked(REWARD_GOODS[e.x]))} for the Burial Mound."
    if e.kind == egy.RED_DOT:
        return f"{name} has circled the red dot of {GOODS[e.x]}."
    return f"Round {e.x} is over." if e.kind == egy.ROUND_ENDED else "The game is over."


def rolled(roll: int) -> str:
    """The dice by column."""
    columns = []
    for i, column in enumerate(COLUMNS):
        dice = [die.upper() for n, die in enumerate(DICE) if DICE_IN[roll] >> i * len(DICE) + n & 1]
        columns.append(f"{column} {' '.join(dice) if dice else 'none'}")
    return f"The dice lie: {', '.join(columns)}."


def score_line(view: EgyptiaView, name: str, e: Event) -> str:
    reason = egy.REASONS[e.y]
    if e.y < egy.FOR_FAVOR:
        card = view["table"]["cards"][e.y]
        return f"{name} scores {counted(e.x, 'point')} for {card}: {demand(view, card)}."
    if e.x == 0:
        return ""
    verb = "loses" if e.x < 0 else "scores"
    return f"{name} {verb} {counted(abs(e.x), 'point')}: {reason}."


# Help

TOPICS = (
    "round",
    "produce",
    "plague",
    "plagues",
    "build",
    "costs",
    "market",
    "mound",
    "ships",
    "productivity",
    "end",
    "scoring",
    "demands",
    "winning",
)
