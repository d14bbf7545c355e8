"""Vault: a toy with everything the core must carry and Ra does not have.

Any number of seats up to 99. A set-up choice; hidden hands from a deck without order and with a bottom; rounds in which
all seats choose at the same time, in two questions each; an option at any time (buy a hint for a point); and a question
to another player in the middle of things (the loser lays a card under the deck).
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from benben.core.actions import ActionTable, Answers, Choice, Number, Outcomes
from benben.core.components import Components
from benben.core.deck import Deck
from benben.core.events import SCORE, Event, EventTable
from benben.core.game import About, Advice, Game, Knowledge, Rules, View, Words
from benben.core.hints import Hints
from benben.core.refusals import RefusalTable
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, State, Step, StepTable

MAX_SEATS = 99
KINDS = 4
HAND = 3
CELLS = {"copies": [12], "rounds": [2]}

ACTIONS = ActionTable()
SIDE = ACTIONS.add("take_side", Choice("side", ("left", "right")), short="side")
PICK = ACTIONS.add("pick", Number("card", 0, KINDS - 1))
STAKE = ACTIONS.add("stake", Number("points", 1, 2))
BUY = ACTIONS.add("buy")
BURY = ACTIONS.add("bury", Number("card", 0, KINDS - 1))
OUTCOMES = ActionTable()
DEAL = OUTCOMES.add("deal", Number("card", 0, KINDS - 1))
EVENTS = EventTable(("round", "bought", "buried"))
DEALT = EVENTS.add("dealt", "card")
SHOWN = EVENTS.add("shown", "card", "stake", reveals=True)
BURIED = EVENTS.add("buried", "card")
REFUSALS = RefusalTable("tests.toys", "VAULT-1.1", "another-question")
NOT_HELD = REFUSALS.add("VAULT-1.2", "not-held")
STEPS = StepTable()


class Vault(State):
    def __init__(self, seats: int, box: Components, source: Vault | None = None) -> None:
        super().__init__(seats, source)
        self.box = box
        self.round: int = source.round if source else 1
        self.dealing: int = source.dealing if source else 0
        self.points: list[int] = list(source.points) if source else [0] * seats
        self.sides: list[int] = list(source.sides) if source else [-1] * seats
        self.picked: list[int] = list(source.picked) if source else [-1] * seats
        self.staked: list[int] = list(source.staked) if source else [0] * seats
        self.spent: list[int] = list(source.spent) if source else [0] * seats
        self.hands: list[int] = list(source.hands) if source else [0] * (seats * KINDS)
        copies = [box.cells["copies"][0] * seats] * KINDS
        self.deck: Any = source.deck.clone() if source else Deck(vec_of(copies), vec_of([]))

    def clone(self) -> Vault:
        return type(self)(self.seats, self.box, self)

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]


def vec_of(numbers: list[int]) -> Any:
    from mypy_extensions import i64

    return vec[i64](numbers)


class TakeSide(Step[Any]):
    """VAULT-0.1."""

    def legal(self, s: Any, out: Answers) -> None:
        out.add(SIDE.first)
        out.add(SIDE.at(1))

    def answer(self, s: Any, a: int) -> None:
        s.sides[self.seat] = SIDE.x(a)


class DealCard(Step[Any]):
    """A card comes off the deck, seen by who gets it."""

    def outcomes(self, s: Any, out: Outcomes) -> None:
        s.deck.outcomes(out, DEAL.first)

    def sample(self, s: Any, rng: Rng) -> int:
        return int(DEAL.first + s.deck.sample(rng))

    def answer(self, s: Any, a: int) -> None:
        seat = s.dealing // HAND
        s.deck.take(DEAL.x(a))
        s.hands[seat * KINDS + DEAL.x(a)] += 1
        s.whisper(DEALT, seat, DEAL.x(a))
        s.dealing += 1
        if s.dealing < s.seats * HAND:
            s.plan(DEAL_CARD)


class PickCard(Step[Any]):
    """VAULT-1.2: sealed."""

    def legal(self, s: Any, out: Answers) -> None:
        for card in range(KINDS):
            if s.hands[self.seat * KINDS + card]:
                out.add(PICK.at(card))
        if s.points[self.seat] > s.spent[self.seat]:
            out.add(BUY.first)

    def answer(self, s: Any, a: int) -> None:
        if BUY.has(a):  # at any time of the own round
            s.spent[self.seat] += 1
            s.plan(self)
            return
        s.hands[self.seat * KINDS + PICK.x(a)] -= 1
        s.picked[self.seat] = PICK.x(a)
        s.plan(STAKES.at(self.seat, 0))

    def refuse(self, s: Any, a: int) -> int:
        return int(NOT_HELD)


class StakePoints(Step[Any]):
    """Sealed, the second question of the round."""

    def legal(self, s: Any, out: Answers) -> None:
        out.add(STAKE.first)
        out.add(STAKE.at(1))

    def answer(self, s: Any, a: int) -> None:
        s.staked[self.seat] = STAKE.x(a) + 1


class Reveal(Step[Any]):
    """All cards are shown; the best scores, and the worst buries a card."""

    def run(self, s: Any) -> None:
        values = [s.picked[i] * 200 + s.staked[i] * 100 - i for i in range(s.seats)]
        for i in range(s.seats):
            s.note(SHOWN, i, s.picked[i], s.staked[i])
            s.deck.put_under(s.picked[i])
            s.points[i] -= s.spent[i]
            s.note(SCORE, i, -s.spent[i], 1)
        best, worst = values.index(max(values)), values.index(min(values))
        s.points[best] += s.staked[best]
        s.note(SCORE, best, s.staked[best], 0)
        s.picked, s.staked, s.spent = [-1] * s.seats, [0] * s.seats, [0] * s.seats
        s.plan(NEXT_ROUND)
        if sum(s.hand(worst)):
            s.plan(BURIALS.at(worst, 0))


class BuryCard(Step[Any]):
    """A question to another player, in the middle."""

    def legal(self, s: Any, out: Answers) -> None:
        for card in range(KINDS):
            if s.hands[self.seat * KINDS + card]:
                out.add(BURY.at(card))

    def answer(self, s: Any, a: int) -> None:
        s.hands[self.seat * KINDS + BURY.x(a)] -= 1
        s.deck.put_under(BURY.x(a))
        s.note(BURIED, self.seat, BURY.x(a))


class NextRound(Step[Any]):
    def run(self, s: Any) -> None:
        s.round += 1
        if s.round > s.box.cells["rounds"][0]:
            return
        start_round(s)


def start_round(s: Any) -> None:
    s.plan(REVEAL)
    for seat in range(s.seats - 1, -1, -1):
        s.plan(PICKS.at(seat, 0))


SIDES = STEPS.family(TakeSide, seat=MAX_SEATS)
PICKS = STEPS.sealed_family(PickCard, seat=MAX_SEATS)
STAKES = STEPS.sealed_family(StakePoints, seat=MAX_SEATS)
BURIALS = STEPS.family(BuryCard, seat=MAX_SEATS)
DEAL_CARD = STEPS.add(DealCard(CHANCE, 0))
REVEAL = STEPS.add(Reveal(NOBODY, 0))
NEXT_ROUND = STEPS.add(NextRound(NOBODY, 0))


def start(players: int, options: dict[str, str], box: Components) -> Vault:
    s = Vault(players, box)
    start_round(s)
    s.plan(DEAL_CARD)
    for seat in range(players - 1, -1, -1):
        s.plan(SIDES.at(seat, 0))
    return s


def scores(s: Any) -> list[int]:
    return list(s.points)


def table(s: Any, seat: int, asked: list[int]) -> dict[str, Any]:
    """A seat knows its own hand and choices, what was shown, and how many cards the others hold."""
    sealed = [s.picked[seat], s.staked[seat], s.spent[seat]] if seat >= 0 else []
    return {
        "round": s.round,
        "sides": list(s.sides),
        "hand": s.hand(seat) if seat >= 0 else [],
        "own": sealed,
        "held": [sum(s.hand(i)) + (s.picked[i] >= 0) for i in range(s.seats)],
        "tail": list(s.deck.tail),
        "dealing": s.dealing,
    }


def take_back(s: Any, seat: int) -> Step[Any]:
    """What a seat has picked, staked and bought in the open round is undone."""
    if s.picked[seat] >= 0:
        s.hands[seat * KINDS + s.picked[seat]] += 1
    s.picked[seat], s.staked[seat], s.spent[seat] = -1, 0, 0
    return PICKS.at(seat, 0)


def hidden(s: Any, seat: int) -> list[int]:
    """The cards a seat has not seen, by kind, in one row."""
    cards = []
    for other in range(s.seats):
        if other != seat:
            for card, count in enumerate(s.hand(other)):
                cards += [card] * count
    for card, count in enumerate(s.deck.counts):
        cards += [card] * count
    return sorted(cards)


def redeal(s: Any, seat: int, rng: Rng) -> Vault:
    """Shuffle what the seat has not seen and deal it again into the same places."""
    cards = hidden(s, seat)
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    world: Vault = s.clone()
    for other in range(s.seats):
        if other == seat:
            continue
        count = sum(s.hand(other))
        mine, cards = cards[:count], cards[count:]
        world.hands[other * KINDS : (other + 1) * KINDS] = [mine.count(card) for card in range(KINDS)]
    world.deck = Deck(vec_of([cards.count(card) for card in range(KINDS)]), s.deck.tail)
    return world


def conserved(s: Any) -> dict[str, int]:
    held = sum(s.hands) + sum(card >= 0 for card in s.picked)
    return {"cards": held + s.deck.size()}


class VaultHints(Hints[Any]):
    def value(self, s: Any, seat: int) -> float:
        return float(s.points[seat] * 10 - s.staked[seat] + s.picked[seat])


def event_words(view: View, e: Event) -> str:
    return f"{view['names'][e.seat]} {e.name} {e.x} {e.y}"


GAME = Game(
    key="vault",
    about=About(author="nobody", minutes=(1, 2), package="tests.toys"),
    rules=Rules(
        version=1,
        seats=(1, MAX_SEATS),
        actions=ACTIONS,
        outcomes=OUTCOMES,
        events=EVENTS,
        refusals=REFUSALS,
        steps=STEPS,
        cells=CELLS,
        box=lambda variant, name: Components(CELLS, variant, name),
        start=start,
        scores=scores,
        winners=lambda s: [i for i in range(s.seats) if s.points[i] == max(s.points)],
        conserved=conserved,
        take_back=take_back,
    ),
    knowledge=Knowledge(
        table=table,
        encode=lambda view: [float(n) for n in view["scores"]] + [float(n) for n in view["table"]["hand"]],
        redeal=redeal,
    ),
    words=Words(
        question=lambda view: f"{view['step']} of {view['actor']}?",
        answer=lambda view, form: str(form["do"]),
        event=event_words,
        topics=("turn",),
        text_board=lambda view: str(view["table"]).replace("[", "("),
        spoken=lambda view: [str(view["table"])],
    ),
    advice=Advice(VaultHints()),
)
