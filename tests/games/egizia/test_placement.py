"""EGI-4: ships along the Nile."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import NILE, RIVER, SITES, TOWNS, answer, feeding, placing

OTHERS_PASSED = ({"passed": True}, {"passed": True})
DOCKS = {f"{site}_{dock}" for site in SITES for dock in (1, 2, 3)}


def below(space: str) -> set[str]:
    """Every space downriver, with three docks at each site."""
    names = NILE[NILE.index(space) + 1 :]
    return {name for name in names if name not in SITES} | {dock for dock in DOCKS if dock[:-2] in names}


def river_without(*spaces: str) -> dict[str, str]:
    return {space: card for space, card in RIVER.items() if space not in spaces}


# 4.1


def test_egi_4_1_one_ship_each_in_the_order_of_the_tiles() -> None:
    position = placing(river=RIVER, order=[2, 0, 1])
    actors = []
    for space in ("card_1", "card_2", "card_3", "card_4", "card_6", "card_7"):
        actors.append(position.actor)
        position.play(f"place {space}")
    assert actors == [2, 0, 1, 2, 0, 1]


def test_egi_4_1_who_has_passed_is_left_out() -> None:
    position = placing(river=RIVER).play("place card_1", "pass", "place card_2", "place card_3")
    assert position.actor == 2
    assert position.play("pass").actor == 0
    assert position.play("place card_4").actor == 0


def test_egi_4_1_refuses_an_answer_out_of_turn() -> None:
    position = placing(river=RIVER)
    assert position.why_not("place card_1", 1) == "EGI-4.1"
    assert position.why_not("pass", 2) == "EGI-4.1"
    answer(position, 0, "place card_1")
    assert position.why_not("place card_2", 0) == "EGI-4.1"


# 4.2


def test_egi_4_2_the_first_ship_goes_anywhere() -> None:
    position = placing(river=RIVER)
    assert position.offered("place") == {*RIVER, *TOWNS, *DOCKS}


@pytest.mark.parametrize("space", [name for name in NILE[:-1] if name not in SITES])
def test_egi_4_2_the_next_ship_goes_farther_downriver(space: str) -> None:
    position = placing({"ships": [space]}, *OTHERS_PASSED, river=river_without(space))
    assert position.offered("place") == below(space)


@pytest.mark.parametrize("site", SITES)
def test_egi_4_2_a_site_is_one_place_of_the_nile(site: str) -> None:
    position = placing({"ships": [f"{site}_2"]}, *OTHERS_PASSED, river=RIVER)
    assert position.offered("place") == below(site)


def test_egi_4_2_of_several_ships_the_farthest_counts() -> None:
    position = placing({"ships": ["edfu", "card_8", "thebe"]}, river=river_without("card_8"))
    assert position.offered("place") == below("card_8")


def test_egi_4_2_those_of_others_do_not_matter() -> None:
    position = placing(river=RIVER).play("place card_10")
    assert "card_1" in position.offered("place")


@pytest.mark.parametrize("space", ["card_1", "edfu", "thebe", "abydus_1", "card_5", "selinon"])
def test_egi_4_2_refuses_a_space_upriver(space: str) -> None:
    position = placing({"ships": ["passalon"]}, river=RIVER)
    assert position.why_not(f"place {space}") == "EGI-4.2"


def test_egi_4_2_refuses_docks_upriver() -> None:
    position = placing({"ships": ["card_10"]}, river={"card_1": "C01"})
    for dock in ("abydus_2", "amarna_1", "giza_3"):
        assert position.why_not(f"place {dock}") == "EGI-4.2"


# 4.3


def test_egi_4_3_a_space_takes_one_ship() -> None:
    position = placing(river=RIVER).play("place card_1", "place edfu")
    assert {"card_1", "edfu"} & position.offered("place") == set()
    assert "card_2" in position.offered("place")


@pytest.mark.parametrize("space", ["card_3", *TOWNS, "abydus_1"])
def test_egi_4_3_refuses_a_space_that_is_taken(space: str) -> None:
    position = placing({}, {"ships": [space]}, river={"card_1": "C01"})
    assert position.why_not(f"place {space}") == "EGI-4.3"


# 4.4, 4.5, 4.7


@pytest.mark.parametrize(("space", "card"), RIVER.items())
def test_egi_4_4_who_places_on_a_card_takes_it(space: str, card: str) -> None:
    position = placing(river=RIVER).play(f"place {space}")
    assert (position.cards(0), position.ships(0), position.actor) == ([card], [space], 1)
    assert position.match.position()["table"]["river"] == river_without(space)


def test_egi_4_5_who_places_on_a_town_gets_what_it_brings_at_once() -> None:
    """Edfu: a row on both markets."""
    position = placing(river=RIVER).play("place edfu")
    assert (position.levels(0), position.actor) == ((2, 2), 1)


@pytest.mark.parametrize("site", SITES)
def test_egi_4_7_a_ship_at_a_site_brings_nothing_yet(site: str) -> None:
    position = placing({"stones": 9, "crews": [5, 5, 5, 5]}, river=RIVER).play(f"place {site}_1")
    assert (position.actor, position.stones(0), position.scores, position.of("built", 0)) == (1, 9, [0, 0, 0], [])


# 4.6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_4_6_as_many_docks_as_players(seats: int) -> None:
    docks = {f"{site}_{dock}" for site in SITES for dock in range(1, seats + 1)}
    assert placing(seats=seats).offered("place") == {*TOWNS, *docks}


def test_egi_4_6_any_free_dock_may_be_taken() -> None:
    position = placing(seats=4).play("place amarna_4", "place amarna_1")
    assert {space for space in position.offered("place") if space.startswith("amarna")} == {"amarna_2", "amarna_3"}
    assert (position.ships(0), position.ships(1)) == (["amarna_4"], ["amarna_1"])


def test_egi_4_6_everybody_finds_room_at_a_site() -> None:
    others = [{"ships": [f"giza_{dock}"]} for dock in (1, 2, 4)]
    position = placing({}, *others, seats=4)
    assert {space for space in position.offered("place") if space.startswith("giza")} == {"giza_3"}


@pytest.mark.parametrize("dock", [1, 2, 4])
def test_egi_4_6_refuses_a_second_ship_at_a_site(dock: int) -> None:
    position = placing({"ships": ["amarna_3"]}, seats=4)
    assert position.why_not(f"place amarna_{dock}") == "EGI-4.6"


@pytest.mark.parametrize(("seats", "dock"), [(2, 3), (2, 4), (3, 4)])
def test_egi_4_6_refuses_a_dock_that_is_not_there(seats: int, dock: int) -> None:
    for site in SITES:
        assert placing(seats=seats).why_not(f"place {site}_{dock}") == "EGI-4.6"


def test_egi_4_6_refuses_a_second_ship_of_who_may_build_at_full_sites() -> None:
    position = placing({"ships": ["abydus_1"], "cards": ["C51"]}, round=5)
    assert position.why_not("place abydus_2") == "EGI-4.6"


# 4.8


def test_egi_4_8_all_pass_and_the_phase_ends() -> None:
    position = placing(river=RIVER).play("pass", "pass")
    assert position.table()["phase"] == "placement"
    position.play("pass")
    assert position.table()["round"] == 2


def test_egi_4_8_passing_is_for_the_rest_of_the_round() -> None:
    position = placing(river=RIVER).play("pass", "place card_1", "place card_2", "place card_3")
    assert (position.actor, position.of("passed", 0)) == (2, True)


def test_egi_4_8_who_cannot_place_passes_unasked() -> None:
    """Seat 1 is in Heliopolis, the last space of the Nile."""
    position = placing({}, {"ships": ["heliopolis"]}, {}).play("place edfu")
    assert (position.actor, position.of("passed", 1)) == (2, True)


def test_egi_4_8_refuses_a_ship_of_who_has_passed() -> None:
    position = placing(river=RIVER).play("pass")
    assert position.why_not("place card_1", 0) == "EGI-4.8"
    assert position.why_not("pass", 0) == "EGI-4.8"


# 4.9, 4.10


def test_egi_4_9_eight_ships() -> None:
    ships = ["card_1", "edfu", "card_2", "thebe", "card_3", "abydus_1", "card_4"]
    position = placing({"ships": ships}, *OTHERS_PASSED, river={"card_10": "C01"})
    assert position.of("ships") == 1
    position.play("place selinon")
    assert position.table()["phase"] != "placement"  # card_10 is free, but no ship is left


def test_egi_4_9_all_come_back_for_the_next_round() -> None:
    position = placing({"ships": ["card_1", "giza_1"]}, {"ships": ["amarna_2"]}, {}).settle()
    assert [position.of("ships", seat) for seat in range(3)] == [8, 8, 8]


def test_egi_4_10_ships_come_back_from_cards_and_towns_but_not_from_sites() -> None:
    """Before the feeding, in which seat 0 may use a card."""
    me = {"ships": ["card_1", "edfu", "abydus_1", "card_9", "giza_2"], "cards": ["C17"]}
    other = {"ships": ["thebe", "amarna_3", "heliopolis"]}
    position = placing(me, other, {"passed": True}).pass_all()
    assert position.table()["phase"] == "feeding"
    assert (position.ships(0), position.ships(1)) == (["abydus_1", "giza_2"], ["amarna_3"])
    assert [position.of("ships", seat) for seat in range(3)] == [6, 7, 8]


def test_egi_4_10_not_before_all_are_done() -> None:
    position = placing({"ships": ["card_1", "edfu"]}, {"ships": ["amarna_1"]}).play("pass", "pass")
    assert position.ships(0) == ["card_1", "edfu"]
    assert feeding({"ships": ["amarna_1"], "cards": ["C17"]}).ships(0) == ["amarna_1"]
