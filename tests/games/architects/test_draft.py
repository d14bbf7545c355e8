"""ARC-3: everybody picks a card and hands the rest on."""

from itertools import permutations

import pytest

from tests.games.architects.position import DEAL, KEEP, Position, build, in_order, new_game

PACKS = {
    2: ["limestone*8 cat plan_2", "worker_1*5 worker_2*4 mummy"],
    3: ["limestone*7 cat plan_2", "worker_1*5 worker_2*3 mummy", "limestone*5 sarcophagus*3 dog"],
    4: ["limestone*7 cat", "worker_1*5 worker_2*3", "limestone*5 sarcophagus*3", "glyph_2*2 glyph_3*2 worker_3*3 dog"],
    5: [
        *["limestone*7", "worker_1*5 worker_2*2", "limestone*5 sarcophagus*2"],
        *["glyph_2*2 glyph_3*2 worker_3*3", "mummy*3 cat*2 dog*2"],
    ],
}


def drafting(players: int = 2) -> Position:
    return new_game(players).deal(*PACKS[players])


def pick_first(position: Position, times: int = 1) -> Position:
    """Everybody takes the first card of the pack."""
    for _ in range(times):
        position.pick_all(*(position.pack(seat)[0] for seat in range(position.players)))
    return position


# 3.1


def test_arc_3_1_every_seat_is_asked_at_once() -> None:
    assert drafting(4).match.open_seats == [0, 1, 2, 3]


def test_arc_3_1_any_card_of_the_pack() -> None:
    position = drafting(3)
    assert position.legal_of(0) == {"pick limestone", "pick cat", "pick plan_2"}
    assert position.legal_of(1) == {"pick worker_1", "pick worker_2", "pick mummy"}
    assert position.legal_of(2) == {"pick limestone", "pick sarcophagus", "pick dog"}


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_arc_3_1_in_any_order(order: tuple[int, ...]) -> None:
    position, expected = drafting(3), drafting(3).pick_all("cat", "mummy", "dog")
    for seat in order:
        position.play(f"pick {('cat', 'mummy', 'dog')[seat]}", seat=seat)
    for seat in range(3):
        assert position.match.view(seat) == expected.match.view(seat)


def test_arc_3_1_the_card_lies_in_the_own_pile() -> None:
    position = drafting(3).pick_all("cat", "mummy", "dog")
    assert [position.table_of(seat)["pile"] for seat in range(3)] == [["cat"], ["mummy"], ["dog"]]


def test_arc_3_1_face_down() -> None:
    position = drafting(3).pick_all("cat", "mummy", "dog")
    assert (position.numbers("pile"), position.table["pile"]) == ([1, 1, 1], [])


def test_arc_3_1_who_has_picked_is_seen() -> None:
    position = drafting(3).play("pick mummy", seat=1)
    assert (position.numbers("confirmed"), position.match.open_seats) == ([False, True, False], [0, 2])


def test_arc_3_1_nothing_is_handed_on_before_all_have_picked() -> None:
    position = drafting(3).play("pick mummy", seat=1).play("pick cat", seat=0)
    assert position.pack(2) == ["limestone"] * 5 + ["sarcophagus"] * 3 + ["dog"]


@pytest.mark.parametrize("card", ["cat", "plan_2", "limestone", "glyph_4", "plan_1"])
def test_arc_3_1_refuses_a_card_that_is_not_in_the_pack(card: str) -> None:
    assert drafting().refuses(f"pick {card}", seat=1) == "ARC-3.1"


@pytest.mark.parametrize("card", ["worker_1", "worker_2", "mummy", "cat"])
def test_arc_3_1_refuses_a_second_pick_before_the_pass(card: str) -> None:
    assert drafting().play("pick mummy", seat=1).refuses(f"pick {card}", seat=1) == "ARC-3.1"


def test_arc_3_1_refuses_a_card_that_has_been_handed_on() -> None:
    position = drafting().pick_all("cat", "worker_1")
    assert position.refuses("pick plan_2", seat=0) == "ARC-3.1"


@pytest.mark.parametrize("answer", ["pass", "plan p2", "worker 1", "idol cat p1", "rest", "block p1"])
def test_arc_3_1_refuses_to_play_a_card_while_drafting(answer: str) -> None:
    assert drafting().refuses(answer, seat=0).startswith("ARC-")


# 3.2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_3_2_the_rest_goes_to_the_left(players: int) -> None:
    position = drafting(players)
    before = [position.pack(seat) for seat in range(players)]
    pick_first(position)
    assert [position.pack(seat) for seat in range(players)] == [before[seat - 1][1:] for seat in range(players)]


def test_arc_3_2_further_and_further() -> None:
    position = drafting(3)
    before = [position.pack(seat) for seat in range(3)]
    pick_first(position, 2)
    assert [position.pack(seat) for seat in range(3)] == [before[seat - 2][2:] for seat in range(3)]


def test_arc_3_2_a_pack_comes_back_to_who_was_dealt_it() -> None:
    position = drafting(2).pick_all("cat", "mummy").pick_all("worker_1", "plan_2")
    assert position.pack(0) == ["limestone"] * 8


def test_arc_3_2_to_the_left_in_the_second_round_too() -> None:
    position = build("worker_1", "").finish().deal("limestone*8 cat plan_2", "worker_1*5 worker_2*4 mummy")
    assert position.pick_all("cat", "mummy").pack(1) == ["limestone"] * 8 + ["plan_2"]


def test_arc_3_2_each_pass_is_told() -> None:
    passes = [x for _, x, _ in pick_first(drafting(3), 3).events("handed_on")]
    assert len(set(passes)) == 3


def test_arc_3_2_what_is_in_the_packs_is_one_less_after_each_pass() -> None:
    position = drafting(4)
    told = [pick_first(position).numbers("cards") for _ in range(3)]
    assert told == [[7] * 4, [6] * 4, [5] * 4]


# 3.3


@pytest.mark.parametrize(("players", "keep"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_arc_3_3_until_everybody_has_so_many(players: int, keep: int) -> None:
    position = pick_first(drafting(players), keep - 1)
    assert (position.table["phase"], position.numbers("pile")) == ("draft", [keep - 1] * players)
    assert pick_first(position).table["phase"] != "draft"


@pytest.mark.parametrize(("players", "keep"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_arc_3_3_the_draft_ends_then(players: int, keep: int) -> None:
    position = pick_first(drafting(players), keep)
    brought = sum(position.numbers("limestone"))
    assert sum(position.numbers("cards")) + brought == keep * players


def test_arc_3_3_one_pass_less_than_picks() -> None:
    passes = [x for _, x, _ in pick_first(drafting(2), 8).events("handed_on")]
    assert len(set(passes)) == 7


# 3.4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_3_4_two_cards_each_are_laid_aside(players: int) -> None:
    position = pick_first(drafting(players), KEEP[players])
    assert (position.table["aside"], DEAL[players] - KEEP[players]) == (2 * players, 2)


def test_arc_3_4_known_to_who_held_them_last() -> None:
    position = drafting(2).pick_all("cat", "mummy").pick_all("worker_1", "limestone")
    for _ in range(3):
        position.pick_all("limestone", "worker_2").pick_all("worker_1", "limestone")
    # seat 1 held the pack of seat 0 last: limestone*8 cat plan_2 less cat and seven limestone
    assert [position.table_of(seat)["left"] for seat in (0, 1)] == [["worker_1", "worker_2"], ["limestone", "plan_2"]]


def test_arc_3_4_not_in_the_open_discard_pile() -> None:
    position = build("worker_3 worker_1", "cat")
    assert (position.used, position.table["aside"], position.table["left"]) == ({}, 4, [])


def test_arc_3_4_they_do_not_come_back_in_this_round() -> None:
    position = build("worker_3 worker_1", "cat").play("worker 3", "rest", "pass", "pass")
    assert (position.table["round"], position.table["aside"], position.table["deck"]) == (2, 0, 53 - 1)


# 3.5


def test_arc_3_5_the_picked_cards_are_the_hand() -> None:
    position = build("plan_2 mummy cat", "dog worker_2")
    assert [position.hand(seat) for seat in (0, 1)] == [["mummy", "cat", "plan_2"], ["worker_2", "dog"]]


def test_arc_3_5_in_the_order_of_the_cards() -> None:
    hand = ["plan_6", "glyph_4", "dog", "mummy", "worker_3", "worker_1", "sarcophagus", "cat"]
    assert build(" ".join(hand), "").hand(0) == in_order(hand)


def test_arc_3_5_nothing_else_is() -> None:
    position = build("plan_2 mummy cat", "dog worker_2")
    table = position.table_of(0)
    assert (table["pack"], table["pile"], position.numbers("pile")) == ([], [], [0, 0])
