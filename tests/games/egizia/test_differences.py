"""What the two Egizias do differently: each topic in both games, side by side.

Classic cards are C01 to C56 and K01 to K29, those of Shifting Sands N01 to N56 and S01 to S35.
"""

from __future__ import annotations

import pytest

from tests.games.egizia import position as classic
from tests.games.egizia.position import Seat
from tests.games.egizia.test_setup import sequenced
from tests.games.egizia_shifting_sands import position as sands
from tests.games.egizia_shifting_sands.test_setup import set_up as sands_set_up

PASSED: Seat = {"passed": True}
SANDS_BUILDER: Seat = {"stones": 20, "crews": [7, 6, 5, 4], "spent": ["lead"]}


def sands_laying(*rows: list[int]) -> sands.Position:
    """Shifting Sands: seat 0 has sent its green crew to the pyramid."""
    me = SANDS_BUILDER | {"ships": ["pyramid_1"]}
    return sands.building(me, pyramid=[*rows, *[[] for _ in range(5 - len(rows))]]).play("send green")


def classic_laying(*rows: list[int]) -> classic.Position:
    return classic.laying("giza", pyramid=[*rows, *[[] for _ in range(5 - len(rows))]])


# Feeding and stones


def test_order_of_phases_classic_feeds_before_the_quarries_produce() -> None:
    position = classic.placing({"cards": ["C17"]}, PASSED, PASSED).play("pass")
    assert (position.table()["phase"], position.stones()) == ("feeding", 0)


def test_order_of_phases_sands_mines_before_it_feeds() -> None:
    position = sands.placing({"cards": ["N12"]}, PASSED, PASSED).play("pass")
    assert (position.table()["phase"], position.stones()) == ("feeding", 3)


def test_order_of_feeding_classic_from_the_leader_to_the_last() -> None:
    position = classic.feeding({"cards": ["C17"], "points": 1}, {"cards": ["C47"], "points": 2}, order=[0, 1, 2])
    assert position.actor == 1


def test_order_of_feeding_sands_by_sequence_tile() -> None:
    position = sands.feeding({"cards": ["N12"], "points": 1}, {"cards": ["N33"], "points": 2}, order=[0, 1, 2])
    assert position.actor == 0


def test_stones_for_feeding_classic_those_of_before_only() -> None:
    """Four grain are missing, and no stones were there."""
    position = classic.placing({"cards": ["C12"], "crews": [3, 2, 2, 3]}, PASSED, PASSED).play("pass")
    assert (position.actor, position.scores[0]) == (-1, -12)


def test_stones_for_feeding_sands_those_of_this_round_too() -> None:
    position = sands.placing({"cards": ["N19"], "crews": [3, 2, 2, 3]}, PASSED, PASSED).play("pass")
    assert position.offered("feed") == {"N19 1", "N19 2", "N19 3"}


def test_surplus_grain_classic_is_lost() -> None:
    assert classic.feeding({"cards": ["C25"], "grain_level": 5}).scores[0] == 0


def test_surplus_grain_sands_is_sold() -> None:
    assert sands.feeding({"cards": ["N04"], "grain_level": 5}).scores[0] == 2


# The sphinx


def test_first_sphinx_card_classic_deals_one() -> None:
    position = sequenced(2).chance("deal K10", "deal K20")
    assert [position.kept(seat) for seat in range(2)] == [{"K10"}, {"K20"}]


def test_first_sphinx_card_sands_deals_two_and_one_is_kept() -> None:
    position = sands_set_up(2)
    assert [len(position.table(seat)["own"]["dealt"]) for seat in range(2)] == [2, 2]
    assert [len(position.legal_of(seat)) for seat in range(2)] == [2, 2]


@pytest.mark.parametrize("dock", [1, 2, 3])
def test_sphinx_maximum_classic_five(dock: int) -> None:
    assert classic.at_sphinx(dock=dock, seats=4).offered("draw") == {f"{n} 0" for n in range(1, 6)}


@pytest.mark.parametrize(("dock", "most"), [(1, 5), (2, 3), (3, 2)])
def test_sphinx_maximum_sands_by_dock(dock: int, most: int) -> None:
    assert sands.at_sphinx(dock=dock, seats=4).offered("draw") == {f"{n} 0" for n in range(1, most + 1)}


def test_free_sphinx_cards_classic_two() -> None:
    position = classic.at_sphinx(me={"cards": ["C13"], "stones": 1})
    assert position.offered("draw") == {"1 0", "1 1", "1 2"}


def test_free_sphinx_cards_sands_one() -> None:
    position = sands.at_sphinx(me={"cards": ["N20"], "stones": 1})
    assert position.offered("draw") == {"1 0", "1 1"}


# Building


def sites_in_order(position: classic.Position | sands.Position) -> list[str]:
    found = []
    while position.step == "MayBuild":
        found.append(position.table()["build"]["zone"])
        position.play("skip")
    return found


def test_sites_classic_sphinx_obelisk_and_graves_temple_and_pyramid() -> None:
    position = classic.building(classic.builder("abydus_1", "amarna_1", "giza_1"))
    assert sites_in_order(position) == ["abydus", "amarna", "giza"]
    assert classic.laying("amarna").offered("brick") == {"obelisk", "grave"}
    assert classic.laying("giza").offered("brick") == {"temple_left", "temple_right", "pyramid"}


def test_sites_sands_obelisk_and_colonnade_pyramid_and_statues_sphinx() -> None:
    position = sands.building(SANDS_BUILDER | {"ships": ["obelisk_1", "pyramid_1", "sphinx_1"]})
    assert sites_in_order(position) == ["obelisk", "pyramid", "sphinx"]


@pytest.mark.parametrize(("seats", "docks", "builders"), [(2, 2, 2), (3, 3, 2), (4, 4, 3)])
def test_builders_classic_two_two_or_three_of_all(seats: int, docks: int, builders: int) -> None:
    players = [classic.builder(f"giza_{n + 1}") for n in range(docks)]
    position = classic.building(*players, seats=seats)
    for n in range(builders):
        assert position.actor == n
        position.build("pyramid")
    assert position.actor == -1


@pytest.mark.parametrize(("seats", "docks"), [(2, 1), (3, 2), (4, 3)])
def test_builders_sands_one_fewer_than_players_and_one_that_waits(seats: int, docks: int) -> None:
    players = [SANDS_BUILDER | {"ships": [f"pyramid_{n + 1}"]} for n in range(docks)]
    position = sands.building(*players, SANDS_BUILDER | {"ships": ["pyramid_wait"]}, seats=seats)
    for n in range(docks):
        assert position.actor == n
        position.play("send green")
        if position.step == "Reinforcing":
            position.play("ready")
        position.play("brick row_1", "done")
    assert position.actor == -1


@pytest.mark.parametrize(("sites", "points"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_build_bonus_classic(sites: int, points: int) -> None:
    assert classic.building({"built": ["abydus", "amarna", "giza"][:sites]}).scores[0] == points


@pytest.mark.parametrize(("zones", "points"), [(0, 0), (1, 0), (2, 2), (3, 5)])
def test_build_bonus_sands(zones: int, points: int) -> None:
    assert sands.building({"built": ["obelisk", "pyramid", "sphinx"][:zones]}).scores[0] == points


def test_pyramid_classic_row_by_row() -> None:
    """Two bricks would carry one of the next row; the third of the first comes first."""
    position = classic_laying([1, 2]).play("brick pyramid", "done")
    assert (position.row(1), position.row(2)) == ([1, 2, 0], [])


def test_pyramid_sands_an_upper_row_may_start_early() -> None:
    assert sands_laying([1, 2]).offered("brick") >= {"row_1", "row_2"}


def test_row_tie_classic_goes_to_the_left() -> None:
    position = classic_laying([1, 1, 2, 2]).play("brick pyramid", "done")
    assert [position.of("rows_won", seat) for seat in range(3)] == [0, 1, 0]


def test_row_tie_sands_goes_to_the_right() -> None:
    position = sands_laying([1, 1, 2, 2]).play("brick row_1", "done")
    assert [position.of("rows_won", seat) for seat in range(3)] == [0, 0, 1]


def test_pyramid_majority_at_the_end_classic_none() -> None:
    assert classic.ending({"sphinx": ["K18"]}, pyramid=[[0, 0, 0], *[[]] * 4]).scores[0] == 0


def test_pyramid_majority_at_the_end_sands_five() -> None:
    assert sands.ending({"sphinx": ["S12"]}, pyramid=[[0, 0, 0], *[[]] * 4]).scores[0] == 5


def test_monuments_classic_has_graves_and_temple_but_no_statues() -> None:
    table = classic.placing().table()
    assert {"graves", "temple"} <= set(table)
    assert {"statues", "gold", "purple", "colonnade_costs"} & set(table) == set()


def test_monuments_sands_has_statues_and_bonus_tiles_but_no_graves() -> None:
    table = sands.placing().table()
    assert {"statues", "gold", "purple", "colonnade_costs"} <= set(table)
    assert {"graves", "temple"} & set(table) == set()


# Markets, fields, crews


@pytest.mark.parametrize(("level", "stones"), [(1, 0), (2, 0), (3, 0), (4, 3), (5, 3)])
def test_stone_market_classic_only_the_last_row(level: int, stones: int) -> None:
    """Edfu is a row on both markets; C15 and C20 are two."""
    assert classic.visiting("edfu", {"stone_level": level}).stones() == stones


@pytest.mark.parametrize(("level", "stones"), [(1, 0), (2, 2), (3, 0), (4, 3), (5, 3)])
def test_stone_market_sands_two_stones_on_level_3_as_well(level: int, stones: int) -> None:
    assert sands.placing({"stone_level": level}, tiles={"tile_1": "print"}).play("place tile_1").stones() == stones


def test_grain_market_classic_no_surplus_is_sold_in_row_3() -> None:
    assert classic.feeding({"grain_level": 3, "cards": ["C25"]}).scores[0] == 0


def test_grain_market_sands_surplus_is_sold_from_level_3_on() -> None:
    assert sands.feeding({"grain_level": 3, "cards": ["N04"]}).scores[0] == 2


def test_improved_field_classic_for_grain_only() -> None:
    """A red field that counts as yellow waters like one, but stays red for sphinx cards."""
    me: Seat = {"cards": ["C01", "C10"], "upgrades": {"C10": "C01"}}
    assert classic.feeding(me | {"crews": [4, 3, 3, 3]}, ring="middle").scores[0] == 0
    assert classic.ending(me | {"sphinx": ["K06"]}).scores[0] == 5
    assert classic.ending(me | {"sphinx": ["K05"]}).scores[0] == 0


def test_improved_field_sands_for_everything() -> None:
    me: Seat = {"cards": ["N06", "N21"], "upgrades": {"N21": "N06"}}
    assert sands.feeding(me | {"crews": [4, 3, 3, 3]}, ring="middle").scores[0] == 0
    assert sands.ending(me | {"sphinx": ["S07"]}).scores[0] == 0
    assert sands.ending(me | {"sphinx": ["S08"]}).scores[0] == 5


@pytest.mark.parametrize(("before", "after"), [(6, 7), (7, 8), (8, 9), (9, 9)])
def test_crew_limit_classic_nine(before: int, after: int) -> None:
    assert classic.visiting("thebe", {"crews": [before, 1, 1, 2]}).crews()[0] == after


@pytest.mark.parametrize(("before", "after"), [(6, 7), (7, 7)])
def test_crew_limit_sands_seven(before: int, after: int) -> None:
    position = sands.placing({"crews": [before, 1, 1, 2]}, tiles={"tile_2": "print"}).play("place tile_2")
    assert position.crews()[0] == after


# Nile cards


def test_leftover_card_classic_or_nothing() -> None:
    position = classic.placing({"cards": ["C42"]}, river={"card_5": "C29"}, round=3).pass_all()
    assert position.legal == {"take C29", "done"}


def test_leftover_card_sands_or_a_point() -> None:
    position = sands.placing({"cards": ["N44"]}, river={"card_5": "N28"}, round=3).pass_all()
    assert position.legal == {"take N28", "point", "done"}


def test_stones_for_a_crew_classic_one_step_at_any_own_turn() -> None:
    position = classic.placing({"cards": ["C41"], "stones": 9}, river={"card_1": "C23"}, round=3)
    assert {given for given in position.legal if given.startswith("train")} == {"train C41"}
    assert position.play("train C41", "raise green").offered("train") == set()


def test_stones_for_a_crew_sands_one_or_two_steps_in_the_building_phase() -> None:
    me: Seat = {"cards": ["N42"], "stones": 9}
    assert sands.building(me, round=3).offered("train") == {"N42 1", "N42 2"}
    assert sands.placing(me, river={"card_1": "N23"}, round=3).offered("train") == set()


def test_the_own_last_space_again_classic_no() -> None:
    position = classic.placing({"cards": ["C14"], "ships": ["thebe"]}, river={"card_9": "C01"})
    assert position.why_not("share thebe") == "EGI-4.2"


def test_the_own_last_space_again_sands_yes() -> None:
    me: Seat = {"columns": 5, "ships": ["tile_3"]}
    position = sands.placing(me, river={"card_9": "N01"}, tiles={"tile_3": "print"}, purple="P4")
    assert "beside tile_3" in position.legal


# Two players, and the end


def test_two_players_classic_all_spaces_and_ten_cards() -> None:
    position = classic.placing(seats=2, river=classic.RIVER)
    docks = {f"{site}_{dock}" for site in classic.SITES for dock in (1, 2)}
    assert position.offered("place") == {*classic.RIVER, *classic.TOWNS, *docks}


def test_two_players_sands_closed_spaces_and_eight_cards() -> None:
    position = sands.placing(seats=2, river={"card_3": "N01"})
    for space in ("card_1", "card_2", "tile_1", "tile_2"):
        assert position.why_not(f"place {space}") == "SAND-1.8"


@pytest.mark.parametrize(("standing", "winner"), [([1, 0, 2], 1), ([0, 1, 2], 0)])
def test_final_tie_classic_the_marker_in_front(standing: list[int], winner: int) -> None:
    players: list[Seat] = [{"points": 40, "sphinx": ["K18"]}, {"points": 40, "sphinx": ["K17"]}, {"sphinx": ["K16"]}]
    assert classic.ending(*players, standing=standing, order=[0, 1, 2]).match.winners == [winner]


@pytest.mark.parametrize("standing", [[1, 0, 2], [0, 1, 2]])
def test_final_tie_sands_the_higher_sequence_tile(standing: list[int]) -> None:
    players: list[Seat] = [{"points": 40, "sphinx": ["S12"]}, {"points": 40, "sphinx": ["S13"]}, {"sphinx": ["S16"]}]
    assert sands.ending(*players, standing=standing, order=[0, 1, 2]).match.winners == [1]
