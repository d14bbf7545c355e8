"""ARC-13: what each seat sees of hands, piles, packs and what is left over."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from benben.core.match import Match
from benben.core.steps import CHANCE, SPECTATOR
from benben.draw import Marks
from tests.games.architects.position import KEEP, Position, build, cards, in_order, new_game, without_plans

FIRST = "limestone*6 cat dog plan_2"  # of seat 0, and of the others in two games that differ in what it cannot see
DEALS = [
    (FIRST, "limestone*5 worker_1*3 mummy", "worker_2*5 worker_3*3 glyph_4"),
    (FIRST, "worker_2*5 worker_3*3 plan_6", "limestone*5 sarcophagus*3 plan_5"),
]


def told(match: Match, seat: int) -> bytes:
    """Every byte that a seat gets: the view, the boards, the words, the answers and the log."""
    view, game = match.view(seat), match.game
    parts: list[Any] = [
        view,
        game.words.text_board(view),
        game.words.spoken(view),
        game.knowledge.encode(view),
        match.question(seat),
    ]
    parts.append([(e.name, e.seat, e.x, e.y) for e in match.events if e.seen_by < 0 or e.seen_by == seat])
    parts += [match.log(seat), match.legal(seat) if seat in match.open_seats else []]
    if game.look.board is not None:
        parts += [register.section.encode() for register in game.look.board(view, Marks())]
    return msgspec.json.encode(parts)


def same(one: Position, other: Position, *seats: int) -> bool:
    return all(told(one.match, seat) == told(other.match, seat) for seat in seats)


def dealt(n: int) -> Position:
    return new_game(3).deal(*DEALS[n])


# 13.1


def test_arc_13_1_a_seat_sees_its_own_pack_only() -> None:
    position = dealt(0)
    assert [position.pack(seat) for seat in range(3)] == [in_order(cards(pack)) for pack in DEALS[0]]
    assert position.pack(SPECTATOR) == []


def test_arc_13_1_other_packs_cannot_be_told_apart() -> None:
    assert same(dealt(0), dealt(1), 0, SPECTATOR)
    assert not same(dealt(0), dealt(1), 1)


def test_arc_13_1_nor_while_they_are_dealt() -> None:
    one, other = new_game(3), new_game(3)
    for mine, theirs in (("cat", "cat"), ("mummy", "dog"), ("plan_2", "limestone"), ("bird", "bird")):
        one.play(f"deal {mine}")
        other.play(f"deal {theirs}")
        assert same(one, other, SPECTATOR)


def test_arc_13_1_a_pick_is_not_seen_by_others() -> None:
    one, other = dealt(0).play("pick cat", seat=0), dealt(0).play("pick plan_2", seat=0)
    assert same(one, other, 1, 2, SPECTATOR)
    assert not same(one, other, 0)


def test_arc_13_1_nor_after_the_pass_by_who_did_not_get_the_pack() -> None:
    one, other = dealt(0).pick_all("cat", "mummy", "glyph_4"), dealt(0).pick_all("cat", "worker_1", "glyph_4")
    assert same(one, other, 0, SPECTATOR)
    assert not same(one, other, 2)  # who has the pack now


def test_arc_13_1_numbers_are_public() -> None:
    table = dealt(0).pick_all("cat", "mummy", "glyph_4").table
    assert [(seat["cards"], seat["pile"]) for seat in table["seats"]] == [(8, 1)] * 3
    assert table["deck"] == 53 - 27


def test_arc_13_1_a_spectator_sees_no_card() -> None:
    for position in (dealt(0), dealt(0).pick_all("cat", "mummy", "glyph_4"), build("cat plan_2", "dog")):
        table = position.table
        assert [table[name] for name in ("pack", "pile", "hand", "seen", "left")] == [[]] * 5


def test_arc_13_1_hands_cannot_be_told_apart() -> None:
    one = build("cat mummy worker_1", "dog plan_2")
    other = build("cat mummy worker_1", "dog plan_2")
    hidden = build("cat mummy worker_1", "plan_2 dog")
    assert same(one, other, 0, 1, SPECTATOR)
    assert same(one, hidden, SPECTATOR)


@pytest.mark.parametrize("spare", [("worker_1", "worker_3"), ("plan_5", "glyph_2")])
def test_arc_13_1_a_hand_that_nobody_saw(spare: tuple[str, str]) -> None:
    """Five seats; the first card of a seat's own pack is seen by nobody else when it is picked at once."""
    positions: list[Position] = []
    for card in spare:
        hands = [f"{card} cat", "dog worker_2", "mummy bird", "sarcophagus glyph_3 glyph_4", "worker_2*2"]
        left = "worker_1*2 worker_2*2 worker_3 limestone*3 cat dog"
        positions.append(new_game(5).round(*hands, start=3, left=left))
    one, other = positions
    assert same(one, other, 1, 2, 3, 4, SPECTATOR)
    assert not same(one, other, 0)


def test_arc_13_1_a_played_card_is_seen_by_all() -> None:
    position = build("cat mummy", "dog").play("idol cat p1")
    assert [position.table_of(seat)["sites"][0]["idols"] for seat in (0, 1, SPECTATOR)] == [["cat"]] * 3


def test_arc_13_1_the_cards_left_over_are_face_down() -> None:
    position = build("cat mummy", "dog")
    lefts = [position.table_of(seat)["left"] for seat in (0, 1, SPECTATOR)]
    assert ([len(left) for left in lefts], position.table["aside"], position.used) == ([2, 2, 0], 4, {})


def test_arc_13_1_events_of_hidden_cards_are_whispered() -> None:
    position = build("cat mummy", "dog")
    for event in position.match.events:
        if event.name in ("dealt", "picked", "left_over"):
            assert event.seen_by == event.seat


def test_arc_13_1_the_log_of_others_has_no_name_of_a_hidden_card() -> None:
    lines = " ".join(build("mummy", "sarcophagus").match.log(SPECTATOR)).lower()
    assert [word for word in ("mummy", "sarcophagus", "worker", "hieroglyph") if word in lines] == []


def test_arc_13_1_what_was_announced_is_public() -> None:
    position = without_plans().deal("plan_2 limestone*9", "worker_1*5 worker_2*5")
    seats = (0, 1, SPECTATOR)
    assert [[s["announced"] for s in position.table_of(seat)["seats"]] for seat in seats] == [["yes", "no"]] * 3


def test_arc_13_1_cards_kept_by_who_passed_stay_secret() -> None:
    position = build("mummy cat", "dog plan_3").play("pass", "pass")
    assert "mummy" not in msgspec.json.encode(position.match.view(1)["table"]["seats"]).decode()
    assert position.table_of(1)["hand"] == []


# 13.2


def test_arc_13_2_the_dealt_pack_is_the_first() -> None:
    position = dealt(0)
    seen = [position.table_of(seat)["seen"] for seat in range(3)]
    assert seen == [[{"from": seat, "cards": position.pack(seat), "took": ""}] for seat in range(3)]


def test_arc_13_2_then_that_of_the_right_neighbour() -> None:
    position = dealt(0).pick_all("cat", "mummy", "glyph_4")
    first, second = position.table_of(1)["seen"]
    assert first == {"from": 1, "cards": in_order(cards(DEALS[0][1])), "took": "mummy"}
    assert second == {"from": 0, "cards": in_order(cards("limestone*6 dog plan_2")), "took": ""}


def test_arc_13_2_a_pack_that_comes_back() -> None:
    position = new_game().deal("limestone*8 cat plan_2", "worker_1*5 worker_2*4 mummy")
    position.pick_all("cat", "mummy").pick_all("worker_1", "plan_2")
    assert [pack["took"] for pack in position.table_of(0)["seen"]] == ["cat", "worker_1", ""]
    assert position.table_of(0)["seen"][2] == {"from": 1, "cards": ["limestone"] * 8, "took": ""}


def test_arc_13_2_the_own_pick_is_known_at_once() -> None:
    position = dealt(0).play("pick cat", seat=0)
    assert position.table_of(0)["seen"][0]["took"] == "cat"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_13_2_exactly_the_packs_it_held(players: int) -> None:
    """A random draft, written down from the outside: the deals, and each pick."""
    position, chance = new_game(players), Random(players)
    packs: list[Counter[str]] = [Counter() for _ in range(players)]
    while position.table["phase"] == "deal":
        seat, before = position.receiver(), position.outcomes()
        outcome = chance.choices(list(before), list(before.values()))[0]
        position.play(outcome)
        packs[seat][outcome.removeprefix("deal ")] += 1
    held: list[list[dict[str, Any]]] = [[] for _ in range(players)]
    for k in range(KEEP[players]):
        picks = []
        for seat in range(players):
            pack = packs[(seat - k) % players]
            picks.append(chance.choice(sorted(pack.elements())))
            came_from = seat if k == 0 else (seat - 1) % players
            held[seat].append({"from": came_from, "cards": in_order(list(pack.elements())), "took": picks[-1]})
        for seat in range(players):
            packs[(seat - k) % players][picks[seat]] -= 1
        position.pick_all(*picks)
    for seat in range(players):
        assert position.table_of(seat)["seen"] == held[seat]
        left = packs[(seat - KEEP[players] + 1) % players]
        assert position.table_of(seat)["left"] == in_order(list(left.elements()))


def test_arc_13_2_kept_in_mind_through_the_round() -> None:
    position = build("cat mummy", "dog plan_2")
    before = position.table_of(0)["seen"]
    position.play("idol cat p1", "pass")
    assert (len(before), position.table_of(0)["seen"]) == (8, before)


def test_arc_13_2_forgotten_with_the_next_deal() -> None:
    position = build("cat", "dog").finish().deal("limestone*10", "worker_1*5 worker_2*5")
    assert [len(position.table_of(seat)["seen"]) for seat in (0, 1)] == [1, 1]


@pytest.mark.parametrize("players", [2, 5])
def test_arc_13_2_own_cards_are_what_was_taken_less_what_was_played(players: int) -> None:
    position, chance = new_game(players), Random(7 * players)
    while not position.match.over and position.table["round"] == 1:
        if position.match.actor == CHANCE:
            position.play(chance.choice(sorted(position.outcomes())))
            continue
        for seat in range(players):
            table = position.table_of(seat)
            taken = Counter(pack["took"] for pack in table["seen"] if pack["took"])
            assert Counter(table["pile"] + table["hand"]) <= taken
        position.play(chance.choice(sorted(position.legal)))
