"""ARC-12: between the rounds, and the end of the game."""

from collections import Counter
from random import Random

import pytest

from benben.core.steps import CHANCE
from tests.games.architects.position import COPIES, Position, build, crowded, new_game

RICH = "plan_5 worker_3 worker_2 mummy cat*2 glyph_3 dog"


def begun() -> Position:
    """The white plan and P5, both unfinished, with something in every kind of room; seat 0 holds dog, seat 1 plan_6."""
    position = build(RICH, "sarcophagus plan_6 bird").play("plan p5", "sarcophagus p5 1", "mummy p1 1", "pass")
    position.play("idol cat p5", "glyph glyph_3 p5", "worker 3", "block p1", "block p1", "block p5")
    return position.play("idol cat p1", "worker 2", "block p5", "rest")


def three_rounds(*hands: tuple[str, str, int]) -> Position:
    """A game for two in which everybody passes at once; the last number is who begins."""
    position = new_game(2)
    for one, other, start in hands:
        position.round(one, other, start=start).finish()
    return position


# 12.1


def test_arc_12_1_unfinished_pyramids_stay_as_they_are() -> None:
    position = begun()
    before = position.sites
    position.finish()
    assert (position.table["round"], position.sites) == (2, before)


def test_arc_12_1_with_blocks_tombs_idols_and_glyphs() -> None:
    position = begun().finish()
    one, other = position.site("p1"), position.site("p5")
    assert (one["blocks"], one["tombs"], one["idols"]) == (2, [{"mummy": True, "sarcophagus": False}], ["cat"])
    assert (other["blocks"], other["tombs"]) == (2, [{"mummy": False, "sarcophagus": True}])
    assert (other["idols"], other["glyphs"]) == (["cat"], ["glyph_3"])


def test_arc_12_1_they_are_built_on_in_the_next_round() -> None:
    # seat 0 has 3 + 2 + 1 + 3 + 1 + 6 points, seat 1 has 4 + 2
    position = begun().finish()
    assert position.scores == [16, 6]
    position.round("worker_2 dog", "sarcophagus bird", start=1)
    assert position.gain("sarcophagus p1 1") == 4
    assert position.play("worker 2", "block p1").gain("block p1", seat=0) == 4


def test_arc_12_1_nobody_scores_for_them_between_the_rounds() -> None:
    position = begun()
    before = position.scores
    assert position.finish().scores == [before[0] + 6, before[1]]  # four workers


def test_arc_12_1_as_full_as_they_can_be() -> None:
    position = crowded(5)
    assert (position.plans, sum(position.on_sites().values()), position.table["deck"]) == (["p6", "p5"], 23, 31)


# 12.2


def test_arc_12_2_everything_else_is_shuffled_back() -> None:
    position = begun().finish()
    told = Counter(COPIES)
    told.subtract(["plan_1", "plan_5", "mummy", "sarcophagus", "cat", "cat", "glyph_3"] + ["limestone"] * 4)
    assert position.outcomes() == {f"deal {card}": n for card, n in told.items() if n}


def test_arc_12_2_hands_quarry_workers_and_discards() -> None:
    position = begun()
    before = position.table
    assert (before["quarry"], sum(before["used"].values()), before["aside"], position.numbers("cards")) == (
        *(5 - 4, 2, 4),
        [1, 2],
    )
    after = position.finish().table
    assert (after["quarry"], sum(after["used"].values()), after["aside"]) == (0, 0, 0)
    assert (position.numbers("cards"), position.numbers("worker_cards"), after["deck"]) == ([0, 0], [[], []], 54 - 11)


def test_arc_12_2_a_completed_pyramid_with_its_plan() -> None:
    position = build("worker_3 worker_1 cat", "").play("worker 3", "block p1", "block p1", "idol cat p1", "worker 1")
    assert position.outcomes() == {f"deal {card}": n for card, n in COPIES.items()}


def test_arc_12_2_blocks_in_the_quarry_do_not_stay() -> None:
    position = build("cat", "").finish()
    assert (position.quarry, position.outcomes()["deal limestone"]) == (0, 18)


def test_arc_12_2_the_cards_left_over_from_the_draft() -> None:
    position = new_game().round("cat", "dog", left="plan_2 plan_3 plan_4 plan_5").finish()
    assert [position.outcomes()[f"deal plan_{n}"] for n in (2, 3, 4, 5)] == [1, 1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_12_2_54_cards_at_all_times(players: int) -> None:
    position, chance = new_game(players), Random(players)
    while not position.match.over:
        assert position.all_cards() == 54
        if position.match.actor == CHANCE:
            told = position.outcomes()
            position.play(chance.choices(list(told), list(told.values()))[0])
        else:
            position.play(chance.choice(sorted(position.legal - {"pass"}) or ["pass"]))
    assert position.all_cards() == 54


# 12.3


def test_arc_12_3_three_rounds() -> None:
    position = new_game()
    told = []
    while not position.match.over:
        told.append(position.table["round"])
        position.round("cat", "dog", start=1).finish()
    assert (told, position.table["phase"]) == ([1, 2, 3], "over")


def test_arc_12_3_the_end_is_told() -> None:
    position = three_rounds(*[("cat", "dog", 0)] * 3)
    assert [x for _, x, _ in position.events("round_ended")] == [1, 2, 3]
    assert len(position.events("game_ended")) == 1


def test_arc_12_3_nothing_is_asked_then() -> None:
    position = three_rounds(*[("cat", "dog", 0)] * 3)
    assert (position.legal, position.match.open_seats, position.table["turn"]) == (set(), [], -1)


@pytest.mark.parametrize("answer", ["pass", "idol cat p1", "pick cat", "rest"])
@pytest.mark.parametrize("seat", [0, 1])
def test_arc_12_3_refuses_answers_after_the_end(answer: str, seat: int) -> None:
    assert three_rounds(*[("cat", "dog", 0)] * 3).refuses(answer, seat=seat) == "ARC-12.3"


# 12.4


def test_arc_12_4_unfinished_pyramids_bring_nothing() -> None:
    position = three_rounds(("cat", "dog", 0), ("cat", "dog", 0)).round("worker_3 cat bird mummy", "")
    position.play("worker 3", "block p1", "block p1", "idol cat p1", "idol bird p1")
    assert position.gain("mummy p1 1") == 2 + 4  # the mummy and three workers
    assert (position.match.over, position.plans) == (True, ["p1", ""])


# 12.5


def test_arc_12_5_the_highest_score_wins() -> None:
    position = three_rounds(("cat", "dog bird", 1), ("cat", "dog", 1), ("cat", "dog", 1))
    assert (position.scores, position.match.winners) == ([12, 8], [0])


def test_arc_12_5_shared_when_equal() -> None:
    position = three_rounds(("cat", "dog", 0), ("cat", "dog", 1), ("cat", "dog", 0))
    assert (position.scores, position.match.winners) == ([12, 12], [0, 1])


def test_arc_12_5_shared_by_some() -> None:
    position = new_game(3)
    for _ in range(3):
        position.round("cat", "dog", "bird mummy", start=2).finish()
    assert (position.scores, position.match.winners) == ([12, 12, 0], [0, 1])


def test_arc_12_5_nobody_has_won_before() -> None:
    assert build("cat", "dog").match.winners == []
