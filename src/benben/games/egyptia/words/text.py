"""Every word that a game of Egyptia says while it is played: questions and log lines. All made from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benben.core.events import SCORE, Event
from benben.games.egyptia import actions as egy
from benben.games.egyptia.city import BUILDINGS, MOUND
from benben.games.egyptia.components import CELLS, COLUMNS, DICE, DICE_IN, REWARD_GOODS, TITLES
from benben.games.egyptia.goods import BASICS, FAVOR, GOODS, KINDS, amount
from benben.games.egyptia.pharaoh_cards import CARDS, card_of
from benben.games.egyptia.plagues import FROGS, PLAGUES
from benben.games.egyptia.view.types import EgyptiaView, Own, SheetView
from benben.games.egyptia.words import say
from benben.language import number


def some(numbers: Sequence[int]) -> list[str]:
    """'2 grain', '1 diamond', from the numbers of the four goods."""
    return [say("some", n=n, good=good) for good, n in zip(GOODS, numbers, strict=False) if n] or [say("nothing")]


def objects(numbers: Sequence[int]) -> list[str]:
    """The same, where somebody takes, pays or loses them."""
    found = [say("some.object", n=n, good=good) for good, n in zip(GOODS, numbers, strict=False) if n]
    return found or [say("nothing")]


def unpacked(goods: int) -> list[int]:
    return [amount(goods, good) for good in range(KINDS)]


def cells_of(view: EgyptiaView) -> dict[str, list[int]]:
    """The printed numbers, a designer's changes among them."""
    changes: dict[str, list[int]] = view.get("variant", {})
    return CELLS | changes


def own_sheet(view: EgyptiaView) -> SheetView:
    sheet: SheetView = view["table"]["sheets"][max(view["seat"], 0)]
    return sheet


def demand(card: str, cells: Mapping[str, list[int]]) -> str:
    """What a Pharaoh card asks for, in a sentence."""
    points, row = _numbers(card, cells)
    return say(f"card-{card}", points=points[0], less=points[-1], row=row)


def demand_lines(card: str, cells: Mapping[str, list[int]]) -> list[str]:
    """The same in two lines, for the card."""
    points, row = _numbers(card, cells)
    return say(f"card-{card}.lines", points=points[0], less=points[-1], row=row).split("\n\n")


def _numbers(card: str, cells: Mapping[str, list[int]]) -> tuple[list[int], str]:
    """The points on a card, and all of a longer row."""
    points = cells[card_of(card).row]
    return points, ", ".join(number(n) for n in points[1:])


# Questions


def question(view: EgyptiaView) -> str:
    """The open question with the name of who answers."""
    if view["over"]:
        return outcome(view)
    name, own = view["names"][view["actor"]] if view["actor"] >= 0 else "", view["table"]["own"]
    if view["step"] == "MustPay":
        return payment_question(name, own)
    return say(f"ask-{view['step']}", name=name, building=own.get("building", ""))


def payment_question(name: str, own: Own) -> str:
    """How something is paid."""
    if own.get("for") != "plague":
        return say("payment-question", name=name, building=own.get("building", ""))
    if own["plague"] == PLAGUES[FROGS]:
        return say("payment-question.frogs", name=name)
    return say("payment-question.plague", name=name, plague=own["plague"])


def more(view: EgyptiaView) -> str:
    """What follows a question and tells of this round."""
    own = view["table"]["own"]
    if view["step"] in ("MustSuffer", "MustBuild"):
        return dice_words(view)
    if view["step"] == "MustPlace":
        return price_words(view)
    if view["step"] == "MustPay":
        return due_words(own)
    return say("more-stands", building=own.get("building", "")) if view["step"] == "MustConfirm" else ""


def dice_words(view: EgyptiaView) -> str:
    """The dice in the chosen column, and the plague of the round."""
    column, plague = view["table"]["own"].get("column", ""), view["table"]["own"].get("plague")
    if not column:
        return ""
    dice = dice_in(view["table"]["dice"], column)
    words = say("more-dice", count=len(dice), dice=dice, good=column)
    return f"{words} {say('more-plague', plague=plague)}" if plague else words


def dice_in(dice: Mapping[str, str], column: str) -> list[str]:
    """The names of the dice in a column."""
    return [say("die", die=die) for die in DICE if dice.get(die) == column]


def price_words(view: EgyptiaView) -> str:
    """What the chosen building costs."""
    building, cells = view["table"]["own"].get("building", ""), cells_of(view)
    if building not in cells:
        return ""  # a Burial Mound is free everywhere
    return say("more-price", goods=objects(price_of(view, building)), surcharge=cells["sacred_surcharge"][0])


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


def due_words(own: Own) -> str:
    """What is due; where any goods will do, the question says all."""
    if own.get("for") == "plague" and own["plague"] == PLAGUES[FROGS]:
        return ""
    due = list(own.get("due", {}).values())
    return say("more-due", count=sum(due), goods=some(due))


def title(view: EgyptiaView, points: int) -> str:
    """EGY-16.6: what a single player may call themselves."""
    return TITLES[sum(points >= least for least in cells_of(view)["titles"])]


def outcome(view: EgyptiaView) -> str:
    """EGY-16.1 to EGY-16.6: who won, or how well one played alone."""
    scores, names = view["scores"], view["names"]
    if view["players"] == 1:
        return say("outcome.alone", name=names[0], points=scores[0], builder=title(view, scores[0]))
    winners = best_seats(view)
    points = scores[winners[0]]
    if len(winners) == 1:
        return say("outcome", name=names[winners[0]], points=points)
    return say("outcome.shared", names=[names[seat] for seat in winners], points=points)


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
        return say("demanded", card=CARDS[e.x], demand=demand(CARDS[e.x], cells_of(view)))
    if e.kind == egy.ROLLED:
        return rolled(e.x)
    if e.kind in (egy.USED_SHIP, egy.LOST_SHIP):
        load = some(cells_of(view)[f"ship_{e.x + 1}"])
        if e.kind == egy.USED_SHIP:
            return say("event-used_ship", name=name, ship=e.x + 1, load=load)
        return say("event-lost_ship", name=name, ship=e.x + 1, load=load)
    return seat_line(name, e)


def seat_line(name: str, e: Event) -> str:
    """What somebody did in the round, and how it ended."""
    if e.kind == egy.PRODUCED:
        return say("event-produced", name=name, goods=say("some.object", n=e.y, good=GOODS[e.x]))
    if e.kind == egy.SUFFERED:
        return say("event-suffered", name=name, plague=PLAGUES[e.x])
    if e.kind == egy.BUILT:
        return say("event-built", name=name, building=BUILDINGS[e.x], hex=e.y + 1)
    if e.kind == egy.REWARDED:
        return say("event-rewarded", name=name, goods=objects(unpacked(REWARD_GOODS[e.x])))
    if e.kind == egy.RED_DOT:
        return say("event-red_dot", name=name, good=GOODS[e.x])
    return say("event-round_ended", round=e.x) if e.kind == egy.ROUND_ENDED else say("event-game_ended")


def rolled(roll: int) -> str:
    """The dice by column."""
    columns = []
    for i, column in enumerate(COLUMNS):
        dice = [say("die", die=die) for n, die in enumerate(DICE) if DICE_IN[roll] >> i * len(DICE) + n & 1]
        columns.append(column_dice(column, " ".join(dice)))
    return say("dice-lie", columns=", ".join(columns))


def column_dice(column: str, dice: str | list[str]) -> str:
    """A column and the dice that lie in it."""
    return say("column-dice", good=column, dice=dice) if dice else say("column-dice.none", good=column)


def score_line(view: EgyptiaView, name: str, e: Event) -> str:
    if e.y < egy.FOR_FAVOR:
        card = view["table"]["cards"][e.y]
        return say("event-demand", name=name, points=e.x, card=card, demand=demand(card, cells_of(view)))
    if e.x == 0:
        return ""
    reason = say(f"reason-{egy.REASONS[e.y]}")
    if e.x < 0:
        return say("event-lost", name=name, points=-e.x, reason=reason)
    return say("event-scored", name=name, points=e.x, reason=reason)


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
