"""SAND-4: ships along the Nile."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import answer, placing

RIVER = {f"card_{n}": f"N{n:02}" for n in range(1, 11)}  # fields and quarries; only N05 asks, N06 brings 2 stones
TILES = {f"tile_{n}": "print" for n in range(1, 8)}
DOCKS = {f"{zone}_{dock}" for zone in ("obelisk", "pyramid", "sphinx") for dock in (1, 2)}


def test_sand_4_1_one_ship_each_in_the_order_of_the_tiles() -> None:
    position = placing(river=RIVER, order=[2, 0, 1])
    actors = []
    for space in ("card_1", "card_2", "card_3", "card_4", "card_6", "card_7"):
        actors.append(position.actor)
        position.play(f"place {space}")
    assert actors == [2, 0, 1, 2, 0, 1]


def test_sand_4_1_who_has_passed_is_left_out() -> None:
    position = placing(river=RIVER).play("place card_1", "pass", "place card_2", "place card_3")
    assert position.actor == 2
    assert position.play("pass").actor == 0
    assert position.play("place card_4").actor == 0


def test_sand_4_1_refuses_an_answer_out_of_turn() -> None:
    position = placing(river=RIVER)
    assert position.why_not("place card_1", 1) == "SAND-4.1"
    assert position.why_not("pass", 2) == "SAND-4.1"
    answer(position, 0, "place card_1")
    assert position.why_not("place card_2", 0) == "SAND-4.1"


def test_sand_4_2_the_next_ship_goes_farther_downstream() -> None:
    """After place 12, the pyramid, come card_7, tile_5, card_8, tile_6, card_9, the sphinx, card_10 and tile_7."""
    river = {space: card for space, card in RIVER.items() if space != "card_5"}
    position = placing({"ships": ["card_5"]}, {"passed": True}, {"passed": True}, river=river, tiles=TILES)
    position.play("place pyramid_2")
    downstream = {"card_7", "card_8", "card_9", "card_10", "tile_5", "tile_6", "tile_7", "sphinx_1", "sphinx_2"}
    assert position.offered("place") == downstream


def test_sand_4_2_the_first_ship_goes_anywhere() -> None:
    position = placing(river=RIVER, tiles=TILES)
    assert position.offered("place") == {*RIVER, *TILES, *DOCKS}


def test_sand_4_2_others_do_not_matter() -> None:
    position = placing(river=RIVER, tiles=TILES).play("place card_10")
    assert "card_1" in position.offered("place")


@pytest.mark.parametrize("space", ["card_1", "tile_2", "obelisk_1", "card_4", "tile_3"])
def test_sand_4_2_refuses_upstream_and_the_same_place(space: str) -> None:
    position = placing({"ships": ["tile_4"]}, river=RIVER, tiles=TILES)
    assert position.why_not(f"place {space}") == "SAND-4.2"


def test_sand_4_2_refuses_a_dock_at_a_zone_upstream() -> None:
    position = placing({"ships": ["card_10"]}, river={"card_1": "N01"}, tiles=TILES)
    for dock in ("obelisk_2", "pyramid_1", "sphinx_1"):
        assert position.why_not(f"place {dock}") == "SAND-4.2"


def test_sand_4_3_a_space_takes_one_ship() -> None:
    position = placing(river=RIVER, tiles=TILES).play("place card_1", "place tile_1")
    assert {"card_1", "tile_1"} & position.offered("place") == set()
    assert "card_2" in position.offered("place")


@pytest.mark.parametrize("space", ["card_3", "tile_3", "obelisk_1"])
def test_sand_4_3_refuses_a_space_that_is_taken(space: str) -> None:
    position = placing({}, {"ships": ["card_3", "obelisk_1", "tile_3"]}, river={"card_1": "N01"}, tiles=TILES)
    assert position.why_not(f"place {space}") == "SAND-4.3"


def test_sand_4_4_who_places_on_a_card_takes_it() -> None:
    position = placing(river=RIVER).play("place card_4")
    assert position.cards(0) == ["N04"]
    space = position.table()["river"][3]
    assert (space["card"], space["ship"]) == ("", 0)


def test_sand_4_5_who_places_on_a_tile_gets_all_of_it_at_once() -> None:
    """The first printed space: a level on both markets."""
    position = placing(tiles=TILES).play("place tile_1")
    assert (position.levels(0), position.actor) == ((2, 2), 1)


def test_sand_4_5_the_prospective_ship_waits_for_the_building_phase() -> None:
    """T10: a crew at once, the ship later."""
    position = placing(seats=2, round=2, tiles={"tile_3": "T10"}).play("place tile_3", "raise blue")
    assert (position.crews(0), position.of("late_tiles"), position.actor) == ([1, 2, 1, 2], 1, 1)


@pytest.mark.parametrize(("seats", "docks"), [(2, ["1"]), (3, ["1", "2"]), (4, ["1", "2", "3"])])
def test_sand_4_6_one_dock_fewer_than_players(seats: int, docks: list[str]) -> None:
    position = placing(seats=seats)
    assert position.offered("place") == {f"{z}_{d}" for z in ("obelisk", "pyramid", "sphinx") for d in docks}


def test_sand_4_6_any_free_dock_may_be_taken() -> None:
    position = placing(seats=4).play("place obelisk_3")
    assert {"obelisk_1", "obelisk_2"} <= position.offered("place")
    assert position.play("place obelisk_1").dock("obelisk") == [1, -1, 0]


def test_sand_4_6_refuses_a_second_ship_at_a_zone() -> None:
    position = placing({"ships": ["obelisk_2"]}, seats=4)
    assert position.why_not("place obelisk_1") == "SAND-4.6"
    assert position.why_not("place obelisk_wait") == "SAND-4.6"


def test_sand_4_6_refuses_waiting_beside_the_own_ship() -> None:
    position = placing({"ships": ["sphinx_1"]}, {"ships": ["sphinx_2"]}, tiles=TILES)
    assert position.why_not("place sphinx_wait") == "SAND-4.6"


@pytest.mark.parametrize(("seats", "docks"), [(2, 1), (3, 2), (4, 3)])
def test_sand_4_7_where_all_docks_are_taken_one_may_wait(seats: int, docks: int) -> None:
    others = [{"ships": [f"pyramid_{dock + 1}"]} for dock in range(docks)]
    position = placing({}, *others, seats=seats)
    assert {space for space in position.offered("place") if space.startswith("pyramid")} == {"pyramid_wait"}
    position.play("place pyramid_wait")
    assert (position.waiting("pyramid"), position.of("ships")) == (0, 7)


def test_sand_4_7_it_is_placed_downstream_like_any_ship() -> None:
    position = placing({"ships": ["card_7"]}, {"ships": ["pyramid_1"]}, {"ships": ["pyramid_2"]})
    assert position.why_not("place pyramid_wait") == "SAND-4.2"


def test_sand_4_7_refuses_waiting_while_a_dock_is_free() -> None:
    position = placing({}, {"ships": ["pyramid_2"]})
    assert position.why_not("place pyramid_wait") == "SAND-4.7"
    assert position.why_not("place sphinx_wait") == "SAND-4.7"


def test_sand_4_8_all_pass_and_the_phase_ends() -> None:
    position = placing(river=RIVER).play("pass", "pass")
    assert position.table()["phase"] == "placement"
    position.play("pass")
    assert position.table()["round"] == 2


def test_sand_4_8_passing_is_for_the_rest_of_the_round() -> None:
    position = placing(river=RIVER).play("pass", "place card_1", "place card_2", "place card_3")
    assert (position.actor, position.of("passed", 0)) == (2, True)


def test_sand_4_8_who_cannot_place_passes_unasked() -> None:
    """Seat 1 is on the last space of the Nile."""
    position = placing({}, {"ships": ["tile_7"]}, {}, tiles=TILES, round=1).play("place tile_1")
    assert (position.actor, position.of("passed", 1)) == (2, True)


def test_sand_4_8_refuses_a_ship_of_who_has_passed() -> None:
    position = placing(river=RIVER).play("pass")
    assert position.why_not("place card_1", 0) == "SAND-4.8"
    assert position.why_not("pass", 0) == "SAND-4.8"


def test_sand_4_9_eight_ships_in_a_round() -> None:
    ships = ["card_1", "tile_1", "card_2", "tile_2", "card_3", "obelisk_1", "card_4"]
    position = placing({"ships": ships}, {"passed": True}, {"passed": True}, river={"card_10": "N01"}, tiles=TILES)
    assert position.of("ships") == 1
    position.play("place tile_3")
    assert (position.of("ships"), position.table()["phase"]) == (0, "building")  # card_10 is free, but no ship is left


def test_sand_4_9_all_come_back_for_the_next_round() -> None:
    position = placing({"ships": ["card_1"]}, {}, {}).settle()
    assert [position.of("ships", seat) for seat in range(3)] == [8, 8, 8]
