"""EGI-14: what a seat may know, and the worlds that it imagines.

How likely worlds are where a deck has run round in other ways is tested with Shifting Sands, by the same code.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from benben.core.rng import rng_of
from benben.core.snapshot import dump
from benben.core.steps import SPECTATOR
from tests.conformance.checks import positions
from tests.games.egizia.position import GAME, Position, Seat, at_sphinx, ending, graves, laying, placing
from tests.games.egizia.test_setup import dealt, sequenced

ALL_SPHINX = [f"K{n:02}" for n in range(1, 30)]

# 14.1


def names_in(view: Any) -> set[str]:
    """The sphinx cards that are named anywhere in a view."""
    text = json.dumps(view)
    return {name for name in ALL_SPHINX if f'"{name}"' in text}


def test_egi_14_1_nobody_sees_what_others_keep() -> None:
    position = placing({"sphinx": ["K01", "K11"]}, {"sphinx": ["K02", "K12", "K22"]}, {"sphinx": ["K03"]})
    seen = [names_in(position.match.view(seat)) for seat in (0, 1, 2, SPECTATOR)]
    assert seen == [{"K01", "K11"}, {"K02", "K12", "K22"}, {"K03"}, set()]
    assert [position.of("sphinx", seat) for seat in range(3)] == [2, 3, 1]


def test_egi_14_1_positions_that_differ_in_secrets_look_the_same() -> None:
    one = placing({"sphinx": ["K01"]}, {"sphinx": ["K02", "K12"]}, {"sphinx": ["K03"]})
    other = placing({"sphinx": ["K01"]}, {"sphinx": ["K25", "K29"]}, {"sphinx": ["K04"]})
    assert one.match.view(0) == other.match.view(0)
    assert one.match.view(SPECTATOR) == other.match.view(SPECTATOR)
    assert one.match.view(1) != other.match.view(1)


def test_egi_14_1_nobody_sees_what_another_is_dealt() -> None:
    position = dealt(3, "K20", "K10", "K05")
    assert [names_in(position.match.view(seat)) for seat in range(3)] == [{"K20"}, {"K10"}, {"K05"}]
    assert sequenced(3).chance("deal K20").match.view(1) == sequenced(3).chance("deal K21").match.view(1)


def test_egi_14_1_nobody_sees_what_another_draws_and_returns() -> None:
    one = at_sphinx(3, me={"sphinx": ["K01"]}).chance("deal K10", "deal K11", "deal K12")
    other = at_sphinx(3, me={"sphinx": ["K01"]}).chance("deal K20", "deal K21", "deal K22")
    assert one.match.view(1) == other.match.view(1)
    one.play("keep K11")
    other.play("keep K20")
    assert one.match.view(1) == other.match.view(1)
    assert one.match.view(SPECTATOR) == other.match.view(SPECTATOR)


def test_egi_14_1_events_of_hidden_cards_are_whispered() -> None:
    position = at_sphinx(2).chance("deal K10", "deal K11").play("keep K10")
    secret = [event for event in position.match.events if event.name in ("sphinx_seen", "sphinx_kept")]
    assert len(secret) == 3
    assert {event.seen_by for event in secret} == {0}


def test_egi_14_1_at_the_end_they_are_shown() -> None:
    position = ending({"sphinx": ["K07", "K08"], "grain_level": 5})
    assert position.of("revealed") == [{"card": "K07", "points": 4}, {"card": "K08", "points": 0}]


def test_egi_14_1_everything_else_lies_open() -> None:
    position = placing({"stones": 4, "cards": ["C17"], "points": 3}, river={"card_1": "C01"})
    assert position.table(SPECTATOR)["players"] == position.table(1)["players"] == position.table(0)["players"]


def test_egi_14_1_open_graves_are_seen_by_all_the_others_by_nobody() -> None:
    position = placing(graves=graves(5, 1, 4, 2))
    for seat in (0, 1, 2, SPECTATOR):
        table = position.table(seat)
        assert [(grave["value"], grave["owner"]) for grave in table["graves"]] == [(5, -1), (1, -1), (4, -1), (2, -1)]
        assert table["graves_hidden"] == 8


# 14.2


World = tuple[set[str], list[str], set[str]]  # what the other of two players keeps; under the deck; the rest of it


def imagined(position: Position, seat: int, worlds: int) -> Iterator[World]:
    own, rng = position.match.state_for(seat), rng_of(3)
    for _ in range(worlds):
        yield tell(GAME.determinize(own, seat, rng), 1 - seat)


def tell(world: Any, other: int) -> World:
    kept = {name for card, name in enumerate(ALL_SPHINX) if world.players[other].sphinx >> card & 1}
    deck = {name for card, name in enumerate(ALL_SPHINX) if world.sphinx_deck >> card & 1}
    return kept, [ALL_SPHINX[card] for card in world.sphinx_tail], deck


def test_egi_14_2_what_the_other_drew_may_be_any_card_that_was_not_seen() -> None:
    """28 cards: the other keeps two of them, two lie under the deck, each as likely as the others."""
    draws = [{"seat": 1, "cards": ["K03", "K04", "K05"], "kept": ["K03"]}]
    position = placing({"sphinx": ["K01"]}, {"sphinx": ["K02", "K03"]}, seats=2, sphinx_draws=draws)
    counts: Counter[tuple[str, str]] = Counter()
    for kept, under, deck in imagined(position, 0, 4000):
        counts.update(("kept", card) for card in kept)
        counts.update((f"under {n}", card) for n, card in enumerate(under))
        counts.update(("deck", card) for card in deck)
    for card in ALL_SPHINX[1:]:
        for place, share in (("kept", 2 / 28), ("under 0", 1 / 28), ("under 1", 1 / 28), ("deck", 24 / 28)):
            assert abs(counts[place, card] / 4000 - share) < 0.025, (place, card)
    assert all(card != "K01" for _, card in counts)


def run_round() -> Position:
    """Seat 0 has put K25 and K26 under the deck; seat 1 has drawn the last card that nobody knew, and these two.

    It kept one of the three, and put the other two back.
    """
    kept_by_0 = ["K02 K03 K04 K05 K06", "K07 K08 K09 K10 K11"]
    kept_by_1 = ["K14 K15 K16 K17 K18", "K19 K20 K21 K22 K23", "K24 K27 K28"]
    draws: list[dict[str, Any]] = [
        *[{"seat": 0, "cards": row.split(), "kept": row.split()} for row in kept_by_0],
        *[{"seat": 1, "cards": row.split(), "kept": row.split()} for row in kept_by_1],
        {"seat": 0, "cards": ["K12", "K25", "K26"], "kept": ["K12"]},
        {"seat": 1, "cards": ["K29", "K25", "K26"], "kept": ["K26"]},
    ]
    mine: Seat = {"dealt": ["K01"], "sphinx": ["K01", *" ".join(kept_by_0).split(), "K12"]}
    theirs: Seat = {"dealt": ["K13"], "sphinx": ["K13", *" ".join(kept_by_1).split(), "K26"]}
    return placing(mine, theirs, seats=2, sphinx_draws=draws)


def test_egi_14_2_the_deck_has_run_round() -> None:
    """Of the card nobody knew and the two that seat 0 put back the other kept one, each as likely."""
    counts: Counter[str] = Counter()
    worlds = 3000
    for kept, under, deck in imagined(run_round(), 0, worlds):
        back = {"K25", "K26"} & kept
        assert (len(under), deck, len(back) <= 1) == (2, set(), True)
        counts.update(back or {"unknown"})
        assert [card for card in under if card in ("K25", "K26")] == [c for c in ("K25", "K26") if c in under]
    for name in ("K25", "K26", "unknown"):
        assert abs(counts[name] / worlds - 1 / 3) < 0.04, counts


def test_egi_14_2_own_cards_are_the_same_in_every_world() -> None:
    draws = [{"seat": 0, "cards": ["K20", "K10", "K29"], "kept": ["K10"]}]
    position = placing({"sphinx": ["K01", "K10"]}, {"sphinx": ["K02"]}, seats=2, sphinx_draws=draws)
    own, rng = position.match.state_for(0), rng_of(4)
    for _ in range(100):
        world = GAME.determinize(own, 0, rng)
        assert GAME.view(world, 0) == GAME.view(own, 0)
        kept, under, _ = tell(world, 1)
        assert (under, kept & {"K20", "K29", "K01", "K10"}) == (["K20", "K29"], set())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_egi_14_2_worlds_look_the_same_to_the_seat(players: int) -> None:
    """In a random game, at every moment; they depend on nothing that is hidden, and all cards are there."""
    for n, match in enumerate(positions(GAME, players, {}, seed=1, every=13)):
        for seat in (n % players, SPECTATOR):
            own = match.state_for(seat)
            world = GAME.determinize(own, seat, rng_of(n))
            assert GAME.view(world, seat) == GAME.view(own, seat)
            assert GAME.rules.conserved(world) == GAME.rules.conserved(own)
            assert GAME.rules.conserved(own) == {"nile": 56, "sphinx": 29, "graves": 20, "twice": 0}
            again = GAME.determinize(own, seat, rng_of(n, 1))
            assert dump(again) == dump(GAME.determinize(world, seat, rng_of(n, 1)))


def test_egi_14_2_who_draws_sees_the_cards_and_others_imagine_them() -> None:
    position = at_sphinx(3, me={"sphinx": ["K01"]}).chance("deal K10", "deal K11", "deal K12")
    own, rng = position.match.state_for(1), rng_of(2)
    hands = {tuple(GAME.view(GAME.determinize(own, 1, rng), 0)["table"]["own"]["drawn"]) for _ in range(50)}
    assert len(hands) > 40
    assert {len(hand) for hand in hands} == {3}


def test_egi_14_2_a_grave_face_down_is_drawn_only_when_it_is_turned_up() -> None:
    """So a world has no hidden graves, and every seat gives the same chances to the next one."""
    position = laying("amarna", graves=graves(3, 1, 2, 5)).play("brick grave")
    chances = position.outcomes()
    for seat in (0, 1, SPECTATOR):
        world = GAME.determinize(position.match.state_for(seat), seat, rng_of(1))
        assert GAME.view(world, seat)["table"]["graves"] == position.table(seat)["graves"]
    assert chances == {f"turn_grave {value}": 4 if value == 4 else 3 for value in range(1, 6)}
