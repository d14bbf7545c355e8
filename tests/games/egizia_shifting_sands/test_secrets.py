"""SAND-15: what a seat may know, and the worlds that it imagines.

The worlds are compared with a telling of their own: the cards are shuffled, dealt and drawn at random, and what does
not look as the seat has seen it is thrown away. Only which cards the seat has seen *again* matters for that, so cards
get their names afterwards: those that were seen theirs, the others any.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from benben.core.rng import rng_of
from benben.core.snapshot import dump
from benben.core.steps import SPECTATOR
from tests.conformance.checks import positions
from tests.games.egizia_shifting_sands.position import GAME, Position, Seat, at_sphinx, building, ending, placing
from tests.games.egizia_shifting_sands.test_setup import set_up

WORLDS = 20_000
TOLD = 40_000
FOR_THREE = (6, 7, 8, 9, 18, 21, 22)
CARDS_OF_TWO = [f"S{n:02}" for n in range(1, 36) if n not in FOR_THREE]

# 15.1


def names_in(view: Any) -> set[str]:
    """The sphinx cards that are named anywhere in a view."""
    text = json.dumps(view)
    return {name for name in (f"S{n:02}" for n in range(1, 36)) if f'"{name}"' in text}


def test_sand_15_1_nobody_sees_what_others_keep() -> None:
    position = placing({"sphinx": ["S01", "S11"]}, {"sphinx": ["S02", "S12", "S22"]}, {"sphinx": ["S03"]})
    seen = [names_in(position.match.view(seat)) for seat in (0, 1, 2, SPECTATOR)]
    assert seen == [{"S01", "S11"}, {"S02", "S12", "S22"}, {"S03"}, set()]
    assert [position.of("sphinx", seat) for seat in range(3)] == [2, 3, 1]


def test_sand_15_1_positions_that_differ_in_secrets_look_the_same() -> None:
    one = placing({"sphinx": ["S01"]}, {"sphinx": ["S02", "S12"]}, {"sphinx": ["S03"]})
    other = placing({"sphinx": ["S01"]}, {"sphinx": ["S25", "S30"]}, {"sphinx": ["S04"]})
    assert one.match.view(0) == other.match.view(0)
    assert one.match.view(SPECTATOR) == other.match.view(SPECTATOR)
    assert one.match.view(1) != other.match.view(1)


def test_sand_15_1_nobody_sees_what_another_is_dealt_or_chooses() -> None:
    position = set_up(3, "deal S20", "deal S10")
    assert names_in(position.match.view(0)) == {"S10", "S20"}
    before = position.match.view(1)
    assert names_in(before) & {"S10", "S20"} == set()
    position.play("keep S10", seat=0)
    assert position.match.view(1) == before | {"open": [1, 2]}


def test_sand_15_1_nobody_sees_what_another_draws_and_returns() -> None:
    one = at_sphinx(3, me={"sphinx": ["S01"]}).chance("deal S10", "deal S11", "deal S12")
    other = at_sphinx(3, me={"sphinx": ["S01"]}).chance("deal S30", "deal S31", "deal S32")
    assert one.match.view(1) == other.match.view(1)
    one.play("keep S11")
    other.play("keep S30")
    assert one.match.view(1) == other.match.view(1)
    assert one.match.view(SPECTATOR) == other.match.view(SPECTATOR)


def test_sand_15_1_events_of_hidden_cards_are_whispered() -> None:
    position = at_sphinx(2).chance("deal S10", "deal S11").play("keep S10")
    secret = [event for event in position.match.events if event.name in ("sphinx_seen", "sphinx_kept")]
    assert len(secret) == 3
    assert {event.seen_by for event in secret} == {0}


def test_sand_15_1_at_the_end_they_are_shown() -> None:
    position = ending({"sphinx": ["S10", "S11"], "grain_level": 5})
    assert position.of("revealed") == [{"card": "S10", "points": 4}, {"card": "S11", "points": 0}]


def test_sand_15_1_everything_else_lies_open() -> None:
    position = placing({"stones": 4, "cards": ["N12"], "points": 3}, river={"card_1": "N01"})
    assert position.table(SPECTATOR)["players"] == position.table(1)["players"] == position.table(0)["players"]


# 15.2


World = tuple[set[str], list[str], set[str]]  # what the other of two players keeps; under the deck; the rest of it


def imagined(position: Position, seat: int, worlds: int) -> Iterator[World]:
    own, rng = position.match.state_for(seat), rng_of(3)
    for _ in range(worlds):
        yield tell(GAME.determinize(own, seat, rng), 1 - seat)


def tell(world: Any, other: int) -> World:
    names = [f"S{n:02}" for n in range(1, 36)]
    kept = {names[card] for card in range(35) if world.players[other].sphinx >> card & 1}
    deck = {names[card] for card in range(35) if world.sphinx_deck >> card & 1}
    return kept, [names[card] for card in world.sphinx_tail], deck


Draw = tuple[int, int, tuple[int, ...]]  # who, how many, the places kept; of another only their number counts


class Game:
    """Two players draw at random, cards have numbers: seat 0 keeps the places told, seat 1 any of as many."""

    def __init__(self, rng: Random, draws: list[Draw], knows_other: bool) -> None:
        deck = list(range(len(CARDS_OF_TWO)))
        rng.shuffle(deck)
        self.dealt = deck[:2]
        other = deck[2 + rng.randrange(2)]
        self.seen = self.dealt[: 1 + knows_other]  # by seat 0, one after the other
        self.hands = [[deck[0]], [other]]
        self.rows: list[tuple[int, list[int], list[int]]] = []
        self.deck = [card for card in deck[1:] if card != other]
        rng.shuffle(self.deck)
        self.fresh = len(self.deck)  # cards that nobody has drawn
        for who, count, kept in draws:
            self.draw(who, count, list(kept) if who == 0 else rng.sample(range(count), len(kept)))

    def draw(self, who: int, count: int, places: list[int]) -> None:
        cards, self.deck = self.deck[:count], self.deck[count:]
        self.fresh = max(self.fresh - count, 0)
        kept = [cards[n] for n in places]
        self.seen += cards if who == 0 else []
        self.hands[who] += kept
        self.rows.append((who, cards, kept))
        self.deck += [card for card in cards if card not in kept]

    def names(self, saw: list[str], unseen: list[str]) -> dict[int, str]:
        found = dict(zip(self.seen, saw, strict=True))
        return found | dict(zip([c for c in range(len(CARDS_OF_TWO)) if c not in found], unseen, strict=True))


def pattern(seen: list[Any]) -> list[int]:
    return [seen.index(card) for card in seen]


class Case:
    """What was drawn, and which cards seat 0 has seen: the one dealt, the other one dealt if it is told, the draws."""

    def __init__(self, draws: list[Draw], saw: list[str], knows_other: bool) -> None:
        self.draws, self.saw, self.knows_other = draws, saw, knows_other
        self.unseen = [card for card in CARDS_OF_TWO if card not in saw]

    def games(self) -> Iterator[Game]:
        """Games by throwing away: those in which seat 0 has seen the same cards again."""
        rng, wanted = Random(5), pattern(self.saw)
        while True:
            game = Game(rng, self.draws, self.knows_other)
            if pattern(game.seen) == wanted:
                yield game

    def worlds(self, number: int) -> Iterator[World]:
        rng, unseen = Random(6), self.unseen[:]
        for _, game in zip(range(number), self.games(), strict=False):
            rng.shuffle(unseen)
            names = game.names(self.saw, unseen)
            under, deck = game.deck[game.fresh :], game.deck[: game.fresh]
            yield {names[c] for c in game.hands[1]}, [names[c] for c in under], {names[c] for c in deck}

    def position(self) -> Position:
        """One of these games, written down."""
        game = next(self.games())
        names = game.names(self.saw, self.unseen)
        rows = [
            {"seat": who, "cards": [names[c] for c in cards], "kept": [names[c] for c in kept]}
            for who, cards, kept in game.rows
        ]
        players: list[Seat] = [{"sphinx": [names[c] for c in hand]} for hand in game.hands]
        players[0]["dealt"] = [names[c] for c in game.dealt[: 1 + self.knows_other]]
        return placing(*players, seats=2, sphinx_draws=rows)


def shares(worlds: Iterator[World]) -> tuple[Counter[Any], int]:
    """How often each card is kept by the other, lies at each place under the deck, or in the rest of it."""
    counts: Counter[Any] = Counter()
    number = 0
    for kept, under, deck in worlds:
        number += 1
        counts.update([("kept", card) for card in kept])
        counts.update(list(enumerate(under)))
        counts.update([("deck", card) for card in deck])
    return counts, number


ALL_FIVE = (0, 1, 2, 3, 4)
OWN = CARDS_OF_TWO[:16]
ONE_DRAW: list[Draw] = [(1, 3, (0,))]
ROUND: list[Draw] = [
    *[(0, 5, ALL_FIVE), (0, 5, ALL_FIVE), (1, 5, ALL_FIVE), (1, 5, ALL_FIVE), (1, 1, (0,))],  # five are left
    (0, 4, (3,)),  # three go under the deck
    (1, 3, (0,)),  # the last that nobody has drawn, and the first two of these
    (0, 2, ()),  # the third of these, and one of what the other returned: a new card
]
CASES = {
    "after one draw of the other": Case(ONE_DRAW, OWN[:2], True),
    "the deck has run round": Case(ROUND, [*OWN[:15], OWN[13], "S35"], False),
}


@pytest.mark.parametrize("name", CASES)
def test_sand_15_2_worlds_come_up_as_often_as_they_should(name: str) -> None:
    found, worlds = shares(imagined(CASES[name].position(), 0, WORLDS))
    wanted, told_worlds = shares(CASES[name].worlds(TOLD))
    for key in {*found, *wanted}:
        share, other = found[key] / worlds, wanted[key] / told_worlds
        assert abs(share - other) < 0.01, (key, share, other)
        spread = math.sqrt(max(other, 1e-4) * (1 - min(other, 0.9999)) * (1 / worlds + 1 / told_worlds))
        assert abs(share - other) < 5 * spread, (key, share, other)


def test_sand_15_2_the_other_kept_one_of_the_cards_that_went_under() -> None:
    """The other drew the first two with a new card, and this one came back: so it kept one of the two."""
    returned = set(OWN[11:13])
    worlds = list(imagined(CASES["the deck has run round"].position(), 0, 400))
    assert all(len(kept & returned) == 1 for kept, _, _ in worlds)
    assert {card for kept, _, _ in worlds for card in kept & returned} == returned


def test_sand_15_2_own_cards_are_the_same_in_every_world() -> None:
    draws = [{"seat": 0, "cards": ["S20", "S10", "S30"], "kept": ["S10"]}]
    position = placing({"sphinx": ["S01", "S10"]}, {"sphinx": ["S02"]}, seats=2, sphinx_draws=draws)
    own, rng = position.match.state_for(0), rng_of(4)
    for _ in range(100):
        world = GAME.determinize(own, 0, rng)
        assert GAME.view(world, 0) == GAME.view(own, 0)
        kept, under, _ = tell(world, 1)
        assert (under, kept & {"S20", "S30", "S01", "S10"}) == (["S20", "S30"], set())


def test_sand_15_2_what_was_dealt_and_not_kept_is_nobodys_first_card() -> None:
    position = placing({"sphinx": ["S01"], "dealt": ["S01", "S20"]}, {"sphinx": ["S02"]}, seats=2)
    assert all("S20" not in kept for kept, _, _ in imagined(position, 0, 500))
    assert any("S20" in deck for _, _, deck in imagined(position, 0, 10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sand_15_2_worlds_look_the_same_to_the_seat(players: int) -> None:
    """In a random game, at every moment; they depend on nothing that is hidden, and all cards are there."""
    for n, match in enumerate(positions(GAME, players, {}, seed=1, every=13)):
        for seat in (n % players, SPECTATOR):
            own = match.state_for(seat)
            world = GAME.determinize(own, seat, rng_of(n))
            assert GAME.view(world, seat) == GAME.view(own, seat)
            assert GAME.rules.conserved(world) == GAME.rules.conserved(own)
            again = GAME.determinize(own, seat, rng_of(n, 1))
            assert dump(again) == dump(GAME.determinize(world, seat, rng_of(n, 1)))


def test_sand_15_2_who_draws_sees_the_cards_and_others_imagine_them() -> None:
    position = at_sphinx(3, me={"sphinx": ["S01"]}).chance("deal S10", "deal S11", "deal S12")
    own, rng = position.match.state_for(1), rng_of(2)
    hands = {tuple(GAME.view(GAME.determinize(own, 1, rng), 0)["table"]["own"]["drawn"]) for _ in range(50)}
    assert len(hands) > 40
    assert {len(hand) for hand in hands} == {3}
    assert building().table()["sphinx_deck"] == 32
