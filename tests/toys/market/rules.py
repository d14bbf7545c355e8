"""MARKET-1: the rules. Everything about a single card stands in cards.py."""

from __future__ import annotations

from typing import Any

from benben.core.actions import ActionTable, Answers, Choice, Outcomes
from benben.core.components import Components
from benben.core.events import SCORE, EventTable
from benben.core.game import About, Advice, Game, Knowledge, Rules, Words
from benben.core.hints import Hints
from benben.core.menu import Menu, Use, Uses
from benben.core.refusals import RefusalTable
from benben.core.steps import CHANCE, NOBODY, State, Step, StepTable
from tests.toys.market.cards import AT_END, CARDS, NOW, Effect

MAX_SEATS = 3
CELLS = {"copies": [card.copies for card in CARDS], "cost": [card.cost for card in CARDS], "first_coins": [2]}

ACTIONS = ActionTable()
BUY = ACTIONS.add("buy")
WAIT = ACTIONS.add("wait")
OUTCOMES = ActionTable()
TURN_OVER = OUTCOMES.add("turn_over", Choice("card", tuple(card.name for card in CARDS)))
EVENTS = EventTable(("cards",))
BOUGHT = EVENTS.add("bought", "card")
REFUSALS = RefusalTable("tests.toys.market", "MARKET-1.1", "another-question")
TOO_DEAR = REFUSALS.add("MARKET-1.2", "too-dear")
STEPS = StepTable()


class Market(State):
    """Coins and cards of each seat, the open card and the deck."""

    def __init__(self, seats: int, box: Components, source: Market | None = None) -> None:
        super().__init__(seats, source)
        self.box = box
        self.turn: int = source.turn if source else 0
        self.open: int = source.open if source else -1
        self.coins: list[int] = list(source.coins) if source else [box.cells["first_coins"][0]] * seats
        self.owned: list[int] = list(source.owned) if source else [0] * (seats * len(CARDS))
        self.gone: list[int] = list(source.gone) if source else [0] * len(CARDS)
        self.deck: list[int] = list(source.deck) if source else list(box.cells["copies"])

    def clone(self) -> Market:
        return Market(self.seats, self.box, self)


def happens(s: Any, seat: int, effect: Any) -> int:
    """MARKET-1.3: do what a card does now; returns the points it gives."""
    if not isinstance(effect, Effect):
        return int(effect(s, seat))
    if effect.what == "coins":
        s.coins[seat] += effect.amount
        return 0
    cards = sum(s.owned[seat * len(CARDS) : (seat + 1) * len(CARDS)])
    return effect.amount * (cards if effect.what == "points per card" else 1)


class Buy(Use[Any]):
    """MARKET-1.2."""

    def legal(self, s: Any, seat: int, out: Answers) -> None:
        if s.coins[seat] >= s.box.cells["cost"][s.open]:
            out.add(BUY.first)

    def answer(self, s: Any, seat: int, a: int) -> None:
        s.coins[seat] -= s.box.cells["cost"][s.open]
        s.owned[seat * len(CARDS) + s.open] += 1
        s.note(BOUGHT, seat, s.open)
        if CARDS[s.open].when == NOW:
            happens(s, seat, CARDS[s.open].effect)
        s.open = -1

    def refuse(self, s: Any, seat: int, a: int) -> int:
        return int(TOO_DEAR)


class Wait(Use[Any]):
    """MARKET-1.1."""

    def legal(self, s: Any, seat: int, out: Answers) -> None:
        out.add(WAIT.first)

    def answer(self, s: Any, seat: int, a: int) -> None:
        s.coins[seat] += 1
        s.gone[s.open] += 1
        s.open = -1


USES = Uses(ACTIONS, [Buy(BUY), Wait(WAIT)])


class BuyOrWait(Menu[Any]):
    """MARKET-1.1."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat, left, USES)


class TurnOver(Step[Any]):
    """The next card."""

    def outcomes(self, s: Any, out: Outcomes) -> None:
        for card, count in enumerate(s.deck):
            if count:
                out.add(TURN_OVER.at(card), count)

    def answer(self, s: Any, a: int) -> None:
        s.open = TURN_OVER.x(a)
        s.deck[s.open] -= 1
        s.plan(BUY_OR_WAIT.at(s.turn, 0))


class NextTurn(Step[Any]):
    """As long as there are cards."""

    def run(self, s: Any) -> None:
        if not sum(s.deck):
            for seat, points in enumerate(totals(s)):
                s.note(SCORE, seat, points, 0)
            return
        s.turn = (s.turn + 1) % s.seats
        s.plan(NEXT_TURN)
        s.plan(TURN_OVER_CARD)


def totals(s: Any) -> list[int]:
    """MARKET-1.3: the points of all cards that count at the end."""
    found = [0] * s.seats
    for seat in range(s.seats):
        for card, row in enumerate(CARDS):
            if row.when == AT_END:
                found[seat] += s.owned[seat * len(CARDS) + card] * happens(s, seat, row.effect)
    return found


BUY_OR_WAIT = STEPS.family(BuyOrWait, seat=MAX_SEATS)
TURN_OVER_CARD = STEPS.add(TurnOver(CHANCE, 0))
NEXT_TURN = STEPS.add(NextTurn(NOBODY, 0))


def start(players: int, options: dict[str, str], box: Components) -> Market:
    s = Market(players, box)
    s.plan(NEXT_TURN)
    return s


def scores(s: Any) -> list[int]:
    return totals(s) if s.depth == 0 else [0] * s.seats


def table(s: Any, seat: int, asked: list[int]) -> dict[str, Any]:
    card = CARDS[s.open].name if s.open >= 0 else ""
    return {"open": card, "coins": list(s.coins), "owned": list(s.owned), "deck": list(s.deck)}


def conserved(s: Any) -> dict[str, int]:
    return {"cards": sum(s.deck) + sum(s.owned) + sum(s.gone) + (s.open >= 0)}


class MarketHints(Hints[Any]):
    """Points as if the game ended now."""

    def value(self, s: Any, seat: int) -> float:
        return float(totals(s)[seat])


GAME = Game(
    key="market",
    about=About("nobody", (1, 2), "tests.toys.market"),
    rules=Rules(
        version=1,
        seats=(1, MAX_SEATS),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        limits={"copies": (1, 5), "cost": (0, 5), "first_coins": (0, 9)},
        box=lambda variant, name: Components(CELLS, variant, name),
        start=start,
        scores=scores,
        winners=lambda s: [i for i in range(s.seats) if totals(s)[i] == max(totals(s))],
        conserved=conserved,
    ),
    knowledge=Knowledge(table=table, encode=lambda view: [float(n) for n in view["table"]["coins"]]),
    words=Words(
        question=lambda view: f"{view['table']['open']}?",
        answer=lambda view, form: f"{str(form['do']).capitalize()} {view['table']['open']}",
        event=lambda view, e: f"{view['names'][e.seat]} buys: {CARDS[e.x].words}" if e.name == "bought" else "",
        topics=(),
        text_board=lambda view: ", ".join(str(n) for n in view["table"]["coins"]),
        spoken=lambda view: [str(n) for n in view["table"]["coins"]],
    ),
    advice=Advice(MarketHints()),
)
