"""ARC-5: who begins, and whose turn it is."""

import pytest

from benben.core.steps import SPECTATOR
from tests.games.architects.position import Position, build, drafted, without_plans

LEADERS = [  # who brings the most limestone in round 1, and who may begin then
    *[("1000", [1]), ("0100", [2]), ("0010", [3]), ("0001", [0])],
    *[("1100", [2]), ("0110", [3]), ("0011", [0]), ("1001", [1])],
    *[("1010", [1, 3]), ("0101", [0, 2])],
    *[("1110", [3]), ("0111", [0]), ("1011", [1]), ("1101", [2])],
    *[("1111", [0, 1, 2, 3]), ("0000", [0, 1, 2, 3])],
    *[("10", [1]), ("01", [0]), ("11", [0, 1]), ("00", [0, 1])],
    *[("100", [1]), ("010", [2]), ("101", [1]), ("111", [0, 1, 2])],
    *[("10000", [1]), ("10100", [1, 3]), ("11010", [2, 4]), ("01010", [2, 4]), ("10010", [1, 4])],
    *[("10101", [1, 3]), ("01111", [0]), ("11111", [0, 1, 2, 3, 4])],
]


def by_digits(text: str) -> Position:
    return drafted(*(int(digit) for digit in text))


OTHERS = ["glyph_2*2 glyph_3*2 glyph_4", "cat*2 bird*2 dog", "mummy*3 sarcophagus*2"]  # of five seats the last three


# 5.1


@pytest.mark.parametrize(("brought", "told"), [pair for pair in LEADERS if len(pair[1]) == 1], ids=str)
def test_arc_5_1_the_fewest_points_begin(brought: str, told: list[int]) -> None:
    position = by_digits(brought)
    assert (position.table["start"], position.turn, position.table["turn"]) == (told[0], told[0], told[0])


def test_arc_5_1_points_of_the_quarry_count() -> None:
    # after round 1: 10 and 4 points; seat 1 brings the most, which makes 8
    position = without_plans().round("plan_1 cat", "plan_2", start=1)
    assert (position.scores, position.turn) == ([10, 8], 1)


def test_arc_5_1_of_all_rounds() -> None:
    # 10, 4 and 4 points after round 1; seat 0 gets 4 more, seat 1 none, seat 2 none
    position = without_plans(3).round("plan_1", "plan_2 cat dog bird", "mummy*2 worker_1", start=1)
    assert (position.scores, position.table["start"]) == ([14, 4, 4], 1)


def test_arc_5_1_points_of_the_workers_count_in_the_next_round() -> None:
    # 4 for the limestone in both rounds, and one for a worker
    position = build("worker_1", "cat").play("worker 1", "pass").round("cat", "dog", start=1)
    assert (position.scores, position.turn) == ([4 + 1 + 4, 4 + 4], 1)


def test_arc_5_1_everybody_hears_who_begins() -> None:
    assert [seat for seat, _, _ in drafted(0, 1, 0, 0).events("starts")] == [2]


def test_arc_5_1_who_begins_without_cards_leaves_the_turn_to_the_left() -> None:
    # round 1 ends 10, 0, 4, 4, 4; seat 1 brings all blocks, and they are all it has
    position = without_plans(5).round("plan_1 worker_1*4", "", *OTHERS, start=1)
    assert (position.scores[1], position.table["start"], position.turn) == (4, 1, 2)


@pytest.mark.parametrize("answer", ["worker 1", "pass", "idol cat p1"])
def test_arc_5_1_refuses_a_card_of_another_seats_turn(answer: str) -> None:
    position = build("worker_1 cat", "worker_1 cat")
    assert position.refuses(answer, seat=1) == "ARC-5.1"


# 5.2


@pytest.mark.parametrize(("brought", "told"), [pair for pair in LEADERS if len(pair[1]) > 1], ids=str)
def test_arc_5_2_by_lot_where_the_book_does_not_tell(brought: str, told: list[int]) -> None:
    assert by_digits(brought).outcomes() == {f"lot {seat}": 1 for seat in told}


@pytest.mark.parametrize("seat", [1, 3])
def test_arc_5_2_the_lot_decides(seat: int) -> None:
    position = drafted(1, 0, 1, 0).play(f"lot {seat}")
    assert (position.table["start"], position.turn) == (seat, seat)


def test_arc_5_2_nobody_is_the_start_player_while_the_lot_is_out() -> None:
    # both bring eight blocks in round 1, seat 1 begins and has nothing to play; in round 2 they are level again
    position, hands = build("", "", start=1), [["limestone"] * 8] * 2
    assert position.table["round"] == 2
    position.deal(*(" ".join(pack) for pack in position.packs_for(hands, [])))
    for _ in range(8):
        position.pick_all("limestone", "limestone")
    assert position.outcomes() == {"lot 0": 1, "lot 1": 1}
    assert [position.table_of(seat)["start"] for seat in (0, 1, SPECTATOR)] == [-1, -1, -1]
    assert position.events("starts")[-1] == (1, 0, 0)  # of round 1


def test_arc_5_2_nearest_to_the_left_of_the_leader() -> None:
    # round 1 ends 10, 0, 4, 4, 4; a block in round 2 brings seat 1 to 4: four are level
    position = without_plans(5).round("plan_1 worker_1*4", "limestone worker_2*4", *OTHERS, start=1)
    assert (position.scores, position.table["start"]) == ([10, 4, 4, 4, 4], 1)


@pytest.mark.parametrize(
    ("most", "scores", "start"), [(1, [10, 8, 4, 4], 2), (2, [10, 4, 8, 4], 1), (3, [10, 4, 4, 8], 1)]
)
def test_arc_5_2_seats_between_are_jumped(most: int, scores: list[int], start: int) -> None:
    # round 1 ends 10, 4, 4, 4; then one seat brings all the blocks
    hands = ["plan_1 mummy*3 cat*2", "worker_1*5 glyph_2", "worker_2*5 glyph_3", "plan_2 sarcophagus*3 dog*2"]
    hands[most] = ""
    position = without_plans(4).round(*hands, start=start)
    assert (position.scores, position.table["start"]) == (scores, start)


def test_arc_5_2_two_leaders_at_unequal_distance() -> None:
    # leaders 0 and 1, tied lowest 2 and 3: seat 2 is beside a leader
    assert drafted(1, 1, 0, 0).table["start"] == 2


# 5.3


def test_arc_5_3_one_card_then_the_next_to_the_left() -> None:
    position = build("cat worker_1*3 bird*2 dog", "worker_2*2", "worker_3*2")
    told = [position.turn]
    for answer in ("idol cat p1", "pass", "pass"):
        told.append(position.play(answer).turn)
    assert told == [0, 1, 2, 0]


def test_arc_5_3_round_and_round() -> None:
    position = build("worker_1*2 cat glyph_2 glyph_3", "worker_1*2", "worker_1")
    turns = []
    for _ in range(4):
        turns.append(position.turn)
        position.play("worker 1")
    assert (turns, position.turn) == ([0, 1, 2, 0], 1)


def test_arc_5_3_a_card_leaves_the_hand() -> None:
    position = build("cat bird", "dog").play("idol cat p1")
    assert (position.hand(0), position.numbers("cards")) == (["bird"], [1, 1])


def test_arc_5_3_mummy_and_sarcophagus_together_are_one_turn() -> None:
    position = build("mummy sarcophagus", "dog").play("both p1 1")
    assert (position.turn, position.numbers("cards")) == (1, [0, 1])


def test_arc_5_3_the_workers_of_a_card_are_one_turn() -> None:
    position = build("worker_3 cat", "dog").play("worker 3", "block p1", "block p1")
    assert position.turn == 1


def test_arc_5_3_who_is_alone_plays_on() -> None:
    position = build("cat bird worker_1", "").play("idol cat p1", "idol bird p1")
    assert position.turn == 0


@pytest.mark.parametrize(
    "answer", ["worker 3", "mummy p1 1", "sarcophagus p1 1", "idol dog p1", "idol bird p1", "glyph glyph_4 p2"]
)
def test_arc_5_3_refuses_a_card_not_in_hand(answer: str) -> None:
    position = build("plan_2 cat worker_1 worker_2", "dog worker_3 mummy sarcophagus").play("plan p2", "pass")
    assert position.refuses(answer) == "ARC-5.3"


def test_arc_5_3_refuses_a_card_already_played() -> None:
    position = build("plan_4 cat bird", "").play("plan p4", "idol cat p4")
    assert position.refuses("idol cat p4") == "ARC-5.3"


def test_arc_5_3_refuses_the_limestone_in_the_quarry_as_a_card() -> None:
    assert build("cat", "").refuses("pick limestone") == "ARC-3.5"  # the picks are over
