"""Numbers come from the component cells: a designer's change of a cell is a change of the game."""

from random import Random

import pytest

from benben.core.errors import BadSetup
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.steps import playout
from tests.games.architects.position import Position, build, drafted, new_game

PLANS = [0] * 6


def changed(row: str, place: int, number: int) -> dict[str, list[int]]:
    """One cell of a row changed."""
    cells = list(game("architects").rules.cells[row])
    cells[place] = number
    return {row: cells}


def test_copies_of_cards() -> None:
    copies = [1, 0, 4, 0, 5, 0, 2, 3, 0, 0, 6]
    told = new_game(changes={"limestone": [30], "cards": copies, "plans": [1, 0, 1, 0, 1, 1]}).outcomes()
    names = ["worker_1", "worker_3", "sarcophagus", "bird", "dog", "glyph_4"]
    expected = {f"deal {name}": n for name, n in zip(names, (1, 4, 5, 2, 3, 6), strict=True)}
    assert told == expected | {"deal limestone": 30, "deal plan_3": 1, "deal plan_5": 1, "deal plan_6": 1}


def test_workers_on_a_card() -> None:
    position = build("plan_4 worker_1 cat", "", changes={"workers": [5, 2, 3]}).play("plan p4", "worker 1")
    position.play(*["block p4"] * 5)
    assert (position.site("p4")["blocks"], position.numbers("worker_cards")) == (5, [["worker_1"], []])


def test_values_of_glyphs() -> None:
    position = build("plan_2 glyph_3 cat", "", changes={"glyphs": [2, 9, 4]}).play("plan p2")
    assert position.gain("glyph glyph_3 p2") == 9


def test_blocks_of_a_plan() -> None:
    position = build("worker_2 cat", "", changes=changed("blocks", 0, 2)).play("worker 2")
    assert (position.gain("block p1"), position.plans) == (4, ["", ""])


def test_tombs_of_a_plan() -> None:
    position = build("mummy*3 cat", "", changes=changed("tombs", 0, 3))
    assert position.legal == {"mummy p1 1", "mummy p1 2", "mummy p1 3", "idol cat p1", "pass"}
    assert len(position.play("mummy p1 3").site("p1")["tombs"]) == 3


def test_niches_of_a_plan() -> None:
    position = build("cat bird dog worker_1", "", changes=changed("niches", 0, 3)).play("idol cat p1", "idol bird p1")
    assert position.gain("idol dog p1") == 6


def test_walls_of_a_plan() -> None:
    position = build("glyph_2 glyph_3 cat", "", changes=changed("walls", 0, 1)).play("glyph glyph_2 p1")
    assert (position.site("p1")["glyphs"], position.refuses("glyph glyph_3 p1")) == (["glyph_2"], "ARC-10.1")


def test_architect() -> None:
    assert build("plan_3", "cat", changes=changed("architect", 2, 7)).gain("plan p3") == 7


def test_foreman() -> None:
    position = build("worker_3 worker_1 cat", "", changes=changed("foreman", 0, 9))
    assert position.play("worker 3", "block p1", "block p1").gain("worker 1") == 9


@pytest.mark.parametrize(("players", "dealt", "kept"), [(2, 6, 3), (3, 5, 5), (4, 4, 1), (5, 9, 2)])
def test_deal_and_keep(players: int, dealt: int, kept: int) -> None:
    changes = changed("deal", players - 2, dealt) | changed("keep", players - 2, kept)
    position = new_game(players, changes)
    for _ in range(players * dealt):
        position.play(list(position.outcomes())[-1])
    assert position.numbers("cards") == [dealt] * players
    for _ in range(kept):
        position.pick_all(*(position.pack(seat)[0] for seat in range(players)))
    assert (position.table["phase"], position.table["aside"]) == ("build", players * (dealt - kept))


def test_rounds() -> None:
    position = new_game(2, {"rounds": [1]}).round("cat", "dog").finish()
    assert (position.match.over, position.table["round"]) == (True, 1)


def test_one_plan_in_play() -> None:
    position = build("plan_2 cat", "", changes={"plans_in_play": [1]})
    assert (position.legal, position.refuses("plan p2")) == ({"idol cat p1", "pass"}, "ARC-6.2")


def test_points_for_limestone() -> None:
    assert build("cat", "", changes={"most_limestone": [7]}).scores == [0, 7]


@pytest.mark.parametrize(("card", "points"), [("mummy", 5), ("sarcophagus", 6)])
def test_points_for_mummy_and_sarcophagus(card: str, points: int) -> None:
    position = build(f"{card} cat", "", changes={"mummy": [5], "sarcophagus": [6]})
    assert position.gain(f"{card} p1 1") == points


def test_set_bonus() -> None:
    changes = {"set_bonus": [5]}
    one = build("mummy sarcophagus cat", "", changes=changes).play("mummy p1 1")
    both = build("mummy sarcophagus cat", "", changes=changes)
    assert (one.gain("sarcophagus p1 1"), both.gain("both p1 1")) == (2 + 5, 2 * 2 + 2 * 5)


def test_points_for_idols() -> None:
    position = build("plan_4 cat bird dog worker_1", "", changes={"idols": [4, 5, 8]}).play("plan p4")
    assert [position.gain(f"idol {idol} p4") for idol in ("cat", "bird", "dog")] == [4, 5, 8]


def test_points_for_workers() -> None:
    position = build("worker_2 cat", "", changes={"worker_points": [0, 1, 7, 8, 9]}).play("worker 2", "block p1")
    assert (position.numbers("worker_points"), position.gain("pass")) == ([7, 0], 7)


def test_points_for_no_worker() -> None:
    position = build("cat", "", changes={"worker_points": [3, 3, 3, 3, 3]})
    assert position.play("pass").reasons()["workers"] == [3, 3]


def test_a_game_without_the_white_plan_asks_who_holds_one() -> None:
    position = new_game(2, changed("plans", 0, 0))
    assert (position.plans, position.table["deck"]) == (["", ""], 53)
    position.deal("plan_2 limestone*9", "worker_1*5 worker_2*5")
    assert position.numbers("announced") == ["yes", "no"]


def test_a_short_deal_in_round_1_begins_by_lot() -> None:
    position = new_game(3, {"cards": [0] * 11})  # 18 blocks and 5 plans
    assert position.outcomes() == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    position.play("lot 2")
    while position.table["phase"] == "deal":
        position.play(next(iter(position.outcomes())))
    assert position.numbers("cards") == [8, 7, 8]


def test_everybody_keeps_alike_when_the_deck_is_too_small() -> None:
    position = new_game(2, {"limestone": [4], "cards": [0] * 11}).play("lot 0")
    while position.table["phase"] == "deal":
        position.play(next(iter(position.outcomes())))
    assert position.numbers("cards") == [5, 4]
    for _ in range(4):
        position.pick_all(*(position.pack(seat)[0] for seat in (0, 1)))
    assert (position.table["phase"], position.table["aside"]) == ("build", 1)


EXTREMES: list[dict[str, list[int]]] = [
    {"plans": PLANS},
    {"plans": PLANS, "limestone": [0], "cards": [0] * 11},
    {"plans": [1, 0, 0, 0, 0, 0], "limestone": [0], "cards": [0] * 11},
    {"limestone": [0]},
    {"limestone": [60], "cards": [15] * 11, "deal": [12] * 4, "keep": [12] * 4, "rounds": [12]},
    {"deal": [1] * 4, "keep": [12] * 4},
    {"deal": [12] * 4, "keep": [1] * 4},
    {"blocks": [1] * 6, "plans_in_play": [1]},
    {"blocks": [12] * 6, "tombs": [3] * 6, "niches": [6] * 6, "walls": [6] * 6, "workers": [6] * 3},
    {"tombs": [0] * 6, "niches": [0] * 6, "walls": [0] * 6},
    {"cards": [0] * 11},
]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("changes", EXTREMES, ids=lambda changes: " ".join(changes))
def test_every_variant_can_be_played(changes: dict[str, list[int]], players: int) -> None:
    architects = game("architects")
    state = architects.new_state(players, None, changes)
    before = architects.rules.conserved(state)
    playout(state, rng_of(players), architects.answers())
    assert (state.actor(), architects.rules.conserved(state)) == (-2, before)


def test_the_widest_cells_can_be_played() -> None:
    architects, chance = game("architects"), Random(3)
    for seed in range(20):
        changes = {
            row: [chance.choice(ends) for _ in architects.rules.cells[row]]
            for row, ends in architects.rules.limits.items()
        }
        state = architects.new_state(2 + seed % 4, None, changes)
        before = architects.rules.conserved(state)
        playout(state, rng_of(seed), architects.answers())
        assert architects.rules.conserved(state) == before


@pytest.mark.parametrize(
    "changes",
    [
        *[{"limestone": [-1]}, {"limestone": [18, 18]}, {"cards": [5, 5, 3]}, {"plans": [2, 1, 1, 1, 1, 1]}],
        *[{"workers": [0, 2, 3]}, {"blocks": [0, 4, 5, 6, 6, 5]}, {"tombs": [4, 0, 1, 0, 1, 2]}, {"rounds": [0]}],
        *[{"plans_in_play": [0]}, {"plans_in_play": [3]}, {"deal": [0, 9, 8, 7]}, {"keep": [8, 7, 6]}],
        *[{"idols": [1, 3]}, {"pyramids": [6]}, {"foreman": ["4"] * 6}, {"foreman": [4.0] * 6}],
    ],
    ids=str,
)
def test_refuses_cells_that_cannot_be_played_with(changes: dict[str, list[int]]) -> None:
    with pytest.raises(BadSetup):
        new_game(changes=changes)


def test_a_changed_game_is_told_in_the_view() -> None:
    position: Position = drafted(1, 0)
    assert "changes" not in position.match.view()
    assert new_game(changes={"most_limestone": [7]}).match.view()["variant"] == {"most_limestone": [7]}
