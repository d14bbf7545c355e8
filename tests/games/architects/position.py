"""Positions of Egyptian Architects for rule tests, made by the public API alone: deals and picks are chosen.

A seat's hand after the draft is named; the packs that lead to it are worked out here. At the k-th pick a seat holds
the pack that was dealt k seats to its right, so any hands can be had, whatever is left over.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from benben.core.actions import Outcomes
from benben.core.errors import IllegalAnswer
from benben.core.match import Match
from benben.core.registry import game
from benben.core.snapshot import dump
from benben.core.steps import CHANCE, SPECTATOR

KINDS = ["limestone", "worker_1", "worker_2", "worker_3", "mummy", "sarcophagus", "cat", "bird", "dog"]
KINDS += ["glyph_2", "glyph_3", "glyph_4", "plan_1", "plan_2", "plan_3", "plan_4", "plan_5", "plan_6"]
COPIES = dict(zip(KINDS, [18, 5, 5, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1], strict=True))  # the 54 cards
DEAL = {2: 10, 3: 9, 4: 8, 5: 7}
KEEP = {2: 8, 3: 7, 4: 6, 5: 5}
SPARE = ["worker_1", "worker_2", "limestone", "glyph_2", "glyph_3", "cat", "bird", "dog", "worker_3", "glyph_4"]
SPARE += ["mummy", "sarcophagus", "plan_1", "plan_2", "plan_3", "plan_4", "plan_5", "plan_6"]

Packs = list[list[str]]


def cards(text: str) -> list[str]:
    """The cards of a text such as `plan_2 limestone*3`."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        assert name in COPIES, f"no card is called {name}"
        found += [name] * int(times or 1)
    return found


def in_order(names: list[str]) -> list[str]:
    return sorted(names, key=KINDS.index)


class Position:
    """A game under test."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def play(self, *answers: str, seat: int | None = None) -> Position:
        for answer in answers:
            self.match.play(answer, seat)
        return self

    def round(self, *hands: str, start: int = 0, left: str = "") -> Position:
        """Deal and draft a round so that these are the hands; what is not named of a hand is limestone.

        `left` names cards that nobody keeps; the lot, if it is drawn, falls on `start`.
        """
        wanted = self.filled(hands)
        self.deal(*(" ".join(pack) for pack in self.packs_for(wanted, cards(left))))
        for k in range(self.keep):
            self.pick_all(*(hand[k] for hand in wanted))
        if self.match.actor == CHANCE and self.table["phase"] != "deal":
            self.match.play(f"lot {start}", CHANCE)
        if self.table["phase"] == "build":
            assert self.table["start"] == start, "another seat begins"
        return self

    def filled(self, hands: tuple[str, ...]) -> Packs:
        wanted = [cards(hand) for hand in hands]
        wanted += [[] for _ in range(self.players - len(hands))]
        return [hand + ["limestone"] * (self.keep - len(hand)) for hand in wanted]

    def packs_for(self, hands: Packs, left: list[str]) -> Packs:
        """What must be dealt; the cards that nobody keeps come from the rest of the deck."""
        n = self.players
        packs = [[hands[(seat + k) % n][k] for k in range(self.keep)] for seat in range(n)]
        sizes = self.sizes()
        rest = self.deck_cards()
        rest.subtract([card for hand in hands for card in hand] + left)
        assert min(rest.values()) >= 0, f"not in the deck: {[card for card in rest if rest[card] < 0]}"
        spare = left + [card for card in SPARE for _ in range(rest[card])]
        for pack, size in zip(packs, sizes, strict=True):
            while len(pack) < size:
                pack.append(spare.pop(0))
        return packs

    def sizes(self) -> list[int]:
        """How many cards each seat is dealt, from the seat that is dealt to first."""
        n, dealt = self.players, min(DEAL[self.players] * self.players, sum(self.deck_cards().values()))
        first = self.receiver()
        return [len(range((seat - first) % n, dealt, n)) for seat in range(n)]

    def deal(self, *packs: str) -> Position:
        """One card each, round the table."""
        waiting = [cards(pack) for pack in packs]
        seat = self.receiver()
        while any(waiting):
            self.match.play(f"deal {waiting[seat].pop(0)}", CHANCE)
            seat = (seat + 1) % self.players
        return self

    def receiver(self) -> int:
        """Who gets the next card: tried out on a copy."""
        aside = Position(self.match.clone())
        before = aside.numbers("cards")
        aside.play(next(iter(aside.outcomes())))
        return next(seat for seat, n in enumerate(aside.numbers("cards")) if n > before[seat])

    def pick_all(self, *picked: str) -> Position:
        for seat, card in enumerate(picked):
            self.match.play(f"pick {card}", seat)
        return self

    def finish(self) -> Position:
        """Everybody passes until the phase is over."""
        while self.table["phase"] == "build":
            self.play("pass")
        return self

    def gain(self, *answers: str, seat: int | None = None) -> int:
        """The points of the seat whose turn it is (or of another) that come from these answers."""
        seat = self.match.actor if seat is None else seat
        before = self.scores[seat]
        return self.play(*answers).scores[seat] - before

    # Asking

    @property
    def players(self) -> int:
        return self.match.record.players

    @property
    def keep(self) -> int:
        return KEEP[self.players]

    @property
    def table(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.table_of(SPECTATOR)

    def table_of(self, seat: int) -> dict[str, Any]:
        table: dict[str, Any] = self.match.view(seat)["table"]
        return table

    def numbers(self, name: str) -> list[Any]:
        """The same public fact of every seat."""
        return [seat[name] for seat in self.table["seats"]]

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.table_of(seat)["hand"]
        return hand

    def pack(self, seat: int) -> list[str]:
        pack: list[str] = self.table_of(seat)["pack"]
        return pack

    def legal_of(self, seat: int | None = None) -> set[str]:
        return {self.match.say(a) for a in self.match.legal(seat)}

    @property
    def legal(self) -> set[str]:
        return self.legal_of()

    @property
    def turn(self) -> int:
        return self.match.actor

    @property
    def sites(self) -> list[dict[str, Any] | None]:
        sites: list[dict[str, Any] | None] = self.table["sites"]
        return sites

    @property
    def plans(self) -> list[str]:
        """The plans in play by site, '' for a free one."""
        return ["" if site is None else site["plan"] for site in self.sites]

    def site(self, plan: str) -> dict[str, Any]:
        return next(site for site in self.sites if site is not None and site["plan"] == plan)

    @property
    def used(self) -> dict[str, int]:
        """The discard pile."""
        return {card: n for card, n in self.table["used"].items() if n}

    @property
    def quarry(self) -> int:
        quarry: int = self.table["quarry"]
        return quarry

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    def reasons(self) -> dict[str, list[int]]:
        """The points of all seats by reason."""
        return dict(self.match.game.points_by_reason(self.match.events, self.players))

    def outcomes(self) -> dict[str, int]:
        """What chance may bring now, with weights."""
        out = Outcomes()
        self.match.state.open_step().outcomes(self.match.state, out)
        return {self.match.game.outcomes.say(a): w for a, w in zip(out.ids, out.weights, strict=True) if w}

    def events(self, name: str) -> list[tuple[int, int, int]]:
        """The events of a name: seat and its numbers."""
        return [(event.seat, event.x, event.y) for event in self.match.events if event.name == name]

    def on_sites(self) -> Counter[str]:
        """The cards that lie in pyramids, with their plans."""
        found: Counter[str] = Counter()
        for site in self.sites:
            if site is not None:
                found["plan_" + site["plan"][1:]] += 1
                found["limestone"] += site["blocks"]
                found.update(site["idols"] + site["glyphs"])
                for tomb in site["tombs"]:
                    found.update(card for card in ("mummy", "sarcophagus") if tomb[card])
        return found

    def deck_cards(self) -> Counter[str]:
        """The deck between two rounds: whatever lies in no pyramid."""
        found = Counter(COPIES)
        found.subtract(self.on_sites())
        return found

    def all_cards(self) -> int:
        """Every card, counted where it lies."""
        table = self.table
        held = sum(self.numbers("cards")) + sum(self.numbers("pile"))
        lying = sum(table["used"].values()) + table["quarry"] + table["aside"] + table["deck"]
        return int(held + lying + sum(self.on_sites().values()))

    # Refusing

    def refuses(self, answer: Any, seat: int | None = None) -> str:
        """The rule that forbids an answer; nothing has changed."""
        before = self.everything()
        with pytest.raises(IllegalAnswer) as refused:
            self.match.play(answer, seat)
        assert refused.value.text, "a refusal without a reason"
        assert self.everything() == before, "a refused answer changed something"
        return refused.value.rule

    def everything(self) -> tuple[Any, ...]:
        match = self.match
        views = [match.view(seat) for seat in (*range(self.players), SPECTATOR)]
        return dump(match.state), list(match.record.to_lines()), len(match.events), views, match.legal()


def new_game(players: int = 2, changes: dict[str, list[int]] | None = None) -> Position:
    """A fresh game that waits for the first card to be dealt."""
    return Position(Match(game("architects"), players, variant=changes, auto=False))


def build(*hands: str, start: int = 0, changes: dict[str, list[int]] | None = None) -> Position:
    """The construction phase of round 1 with these hands; the rest of each is limestone, already in the quarry."""
    return new_game(len(hands), changes).round(*hands, start=start)


# Often wanted

IDLE = "worker_1*5 worker_2*5 worker_3*3 glyph_2*2 glyph_3*2 glyph_4 cat*2 bird*2 dog*2 mummy*3 sarcophagus*3"
FIRST_BUILDER = {  # enough cards that no limestone is missing; without a plan in play no glyph can be carved
    2: ["worker_3 worker_1"],
    3: ["worker_3 worker_1 glyph_4"],
    4: ["worker_3 worker_1 glyph_2*2 glyph_3*2"],
    5: ["worker_3 worker_1 glyph_2*2 glyph_3", "glyph_3 glyph_4"],
}
CROWDED: dict[
    int, list[tuple[tuple[str, ...], int, str]]
] = {  # two rounds: who holds what, who begins, and what is played
    4: [
        (
            ("worker_3 worker_2 plan_5 plan_6 mummy", "worker_3*2 worker_2", "mummy sarcophagus", "mummy"),
            0,
            "plan p5; worker 3; block p1; block p1; block p1; mummy p5 1; pass; worker 2; block p1; block p5; worker 3;"
            "block p5; block p5; sarcophagus p5 1; plan p6; worker 2; block p5; block p6; mummy p6 1; worker 3;"
            "block p6; block p6; block p6; mummy p6 2",
        ),
        (
            ("", "cat*2 bird dog glyph_2 glyph_3", "sarcophagus*2 worker_2*4", "worker_1*5 worker_3"),
            1,
            "idol cat p5; sarcophagus p6 1; pass; idol bird p5; sarcophagus p6 2; idol dog p6; pass; idol cat p6;"
            "glyph glyph_2 p5; glyph glyph_3 p6",
        ),
    ],
    5: [
        (
            (
                *("worker_3 worker_2 plan_5 plan_6 mummy", "worker_3*2 worker_2", "mummy sarcophagus"),
                *("mummy", "sarcophagus"),
            ),
            0,
            "plan p5; worker 3; block p1; block p1; block p1; mummy p5 1; pass; sarcophagus p5 1; worker 2; block p1;"
            "block p5; worker 3; block p5; block p5; pass; plan p6; worker 2; block p5; block p6; sarcophagus p6 1;"
            "mummy p6 1; worker 3; block p6; block p6; block p6; mummy p6 2",
        ),
        (
            (
                *("", "worker_1*5", "cat*2 bird dog glyph_2"),
                *("glyph_3 sarcophagus worker_2*3", "worker_2*2 worker_3*3"),
            ),
            2,
            "idol cat p5; glyph glyph_3 p5; pass; pass; idol bird p5; sarcophagus p6 2; idol dog p6; pass; idol cat p6;"
            "glyph glyph_2 p6",
        ),
    ],
}


def script(text: str) -> list[str]:
    return [answer.strip() for answer in text.split(";")]


def drafted(*brought: int) -> Position:
    """Round 1 after the draft, with so many blocks of each seat; if there is a lot, it is still out."""
    position, rest = new_game(len(brought)), cards(IDLE)
    hands = [["limestone"] * n + [rest.pop() for _ in range(position.keep - n)] for n in brought]
    position.deal(*(" ".join(pack) for pack in position.packs_for(hands, [])))
    for k in range(position.keep):
        position.pick_all(*(hand[k] for hand in hands))
    return position


def without_plans(players: int = 2) -> Position:
    """Round 2, about to be dealt, with no plan on the table: seat 0, who began, has built the first pyramid."""
    hands = FIRST_BUILDER[players]
    position = build(*hands, *[""] * (players - len(hands))).play("worker 3", "block p1", "block p1")
    if position.turn != 0:
        position.play("pass")
    return position.play("worker 1").finish()


def crowded(players: int, cards_fewer: int = 0) -> Position:
    """Round 3, about to be dealt: in the two largest pyramids nothing but the last block of each is missing."""
    position = new_game(players)
    for n, (hands, start, answers) in enumerate(CROWDED[players]):
        position.round(*hands, start=start)
        told = script(answers)
        position.play(*(told[: len(told) - cards_fewer] if n else told)).finish()
    return position
