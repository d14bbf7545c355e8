"""EGI-7: the rules of Nile cards. Every single card has its row in test_every_nile_card.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.egizia.position import (
    NILE,
    RAISES,
    RIVER,
    SITES,
    Position,
    Seat,
    building,
    ending,
    feeding,
    graves,
    placing,
    taking,
    temple,
    visiting,
)

PASSED: Seat = {"passed": True}


def docks_of(*sites: str, seats: int = 3) -> set[str]:
    return {f"{site}_{dock}" for site in sites for dock in range(1, seats + 1)}


def above(space: str) -> set[str]:
    """Every space upriver, with three docks at each site."""
    names = NILE[: NILE.index(space)]
    return {name for name in names if name not in SITES} | docks_of(*[name for name in names if name in SITES])


# 7.1


@pytest.mark.parametrize("card", ["C01", "C05", "C11", "C12", "C16", "C17", "C22", "C33", "C46", "C51"])
def test_egi_7_1_fields_quarries_permanents_and_cards_for_any_time_stay(card: str) -> None:
    position = taking(card)
    assert (position.cards(), position.gone) == ([card], [])


def test_egi_7_1_a_card_for_any_time_is_used_once_on_an_own_turn() -> None:
    position = placing({"cards": ["C22"]}, river=RIVER)
    assert "stones C22" in position.legal
    position.play("stones C22")
    assert (position.stones(), position.cards(), position.gone, position.actor) == (5, [], ["C22"], 0)


def test_egi_7_1_an_own_step_before_the_first_site_and_one_after_the_last() -> None:
    position = building({"cards": ["C22"], "stones": 9, "crews": [5, 4, 3, 2], "ships": ["giza_1"]})
    assert (position.step, position.legal) == ("Preparing", {"stones C22", "done"})
    position.play("done")
    assert (position.step, "stones C22" in position.legal) == ("MayBuild", True)
    position.play("skip")
    assert (position.step, position.legal) == ("Preparing", {"stones C22", "done"})
    assert position.play("stones C22").stones() == 14


def test_egi_7_1_these_steps_are_for_those_who_can_use_something() -> None:
    position = building({}, {"cards": ["C22"]}, {"cards": ["C17", "C16"]})
    assert position.actor == 1
    assert position.play("done").actor == 1  # after the last site
    assert position.play("done").actor == -1


def test_egi_7_1_in_the_order_of_the_sequence_tiles() -> None:
    position = building({"cards": ["C22"]}, {"cards": ["C37"]}, {"cards": ["C48"]}, order=[1, 2, 0], round=4)
    actors = []
    while position.step == "Preparing":
        actors.append(position.actor)
        position.play("done")
    assert actors == [1, 2, 0, 1, 2, 0]


def test_egi_7_1_while_crews_are_fed_too() -> None:
    position = feeding({"cards": ["C22", "C12"], "crews": [3, 2, 2, 3]})
    assert position.legal == {"stones C22", "done"}
    position.play("stones C22")
    assert position.offered("feed") == {f"C12 {n}" for n in range(1, 5)}


def test_egi_7_1_the_last_chance_is_before_the_build_bonus_of_round_5() -> None:
    """In the bottom row of the stone market: the five stones of the card are worth 2 points."""
    me: Seat = {"cards": ["C22"], "stone_level": 5, "built": ["abydus"]}
    position = building(me, round=5).play("done")
    assert (position.table()["phase"], position.scores[0]) == ("building", 0)
    assert position.play("stones C22").reasons()[:2] == [("cooperation", 1), ("stones", 2)]


def test_egi_7_1_not_in_the_final_scoring() -> None:
    position = ending({"cards": ["C22"], "stone_level": 5})
    assert (position.match.over, position.cards(), position.scores[0]) == (True, ["C22"], 0)


def test_egi_7_1_refuses_the_turn_of_another() -> None:
    position = placing({"cards": ["C22"]}, river=RIVER).play("place card_1")
    assert position.why_not("stones C22", 0) == "EGI-4.1"


@pytest.mark.parametrize("given", ["grain C17", "feed C12 1", "stronger C11", "strength C16"])
def test_egi_7_1_refuses_a_card_outside_its_phase(given: str) -> None:
    me: Seat = {"cards": ["C11", "C12", "C16", "C17", "C22"], "stones": 9, "crews": [4, 4, 4, 4]}
    assert placing(me, river=RIVER).why_not(given) == "EGZ-4.2"
    assert building(me).why_not(given) == "EGZ-4.2"


# 7.2


def second(card: str = "C33", **more: Any) -> Position:
    return placing({"cards": [card]} | more, river=RIVER, round=3)


@pytest.mark.parametrize("card", ["C33", "C50"])
def test_egi_7_2_two_ships_in_a_row(card: str) -> None:
    position = second(card).play("place card_1")
    assert (position.actor, position.legal) == (0, {f"second {card}", "end"})
    position.play(f"second {card}", "place card_3")
    assert (position.cards(), position.gone, position.actor) == (["C01", "C03"], [card], 1)


def test_egi_7_2_it_may_be_kept() -> None:
    position = second().play("place card_1", "end")
    assert (position.actor, position.cards()) == (1, ["C01", "C33"])


def test_egi_7_2_it_may_be_used_in_the_turn_that_brought_it() -> None:
    position = taking("C33", river={"card_3": "C33", "card_4": "C29"})
    assert position.legal == {"second C33", "end"}


def test_egi_7_2_after_all_that_the_first_ship_brings() -> None:
    position = second().play("place alyi")
    assert position.legal == RAISES
    assert position.play("raise blue").legal == {"second C33", "end"}


def test_egi_7_2_with_both_cards_three_ships() -> None:
    position = placing({"cards": ["C33", "C50"]}, river=RIVER, round=5)
    position.play("place card_1", "second C33", "place card_2")
    assert position.legal == {"second C50", "end"}
    position.play("second C50", "place card_3")
    assert (position.of("ships"), position.actor, position.cards()) == (5, 1, ["C01", "C02", "C03"])


def test_egi_7_2_not_offered_without_a_space_to_go_to() -> None:
    assert second().play("place heliopolis", "ring middle").actor == 1


def test_egi_7_2_refuses_a_second_ship_upriver() -> None:
    position = second().play("place card_2", "second C33")
    assert position.why_not("place card_1") == "EGI-4.2"


def test_egi_7_2_refuses_to_pass_once_it_is_announced() -> None:
    assert second().play("place card_1", "second C33").why_not("pass") == "EGI-7.2"


def test_egi_7_2_refuses_the_card_of_another() -> None:
    position = placing({"cards": ["C33"]}, {"cards": ["C50"]}, river=RIVER, round=5).play("place card_1")
    assert position.why_not("second C50") == "EGZ-4.2"


# 7.3


def upriver(card: str = "C34", *ships: str, **more: Any) -> Position:
    """Seat 0 has ships down to card_5, and a card to go upriver; the others have passed."""
    me = {"cards": [card], "ships": list(ships or ("card_5",))} | more
    river = {space: name for space, name in RIVER.items() if space not in me["ships"]}
    return placing(me, PASSED, PASSED, river=river, round=3)


@pytest.mark.parametrize("card", ["C34", "C43"])
def test_egi_7_3_a_ship_upriver_of_the_last_own_one(card: str) -> None:
    position = upriver(card)
    assert f"upriver {card}" in position.legal
    position.play(f"upriver {card}")
    assert position.legal == {f"place {space}" for space in above("card_5")}
    position.play("place thebe")
    assert (position.crews(), position.ships()) == ([2, 2, 1, 2], ["thebe", "card_5"])


def test_egi_7_3_c34_once() -> None:
    position = upriver("C34").play("upriver C34", "place card_1")
    assert (position.cards(), position.gone) == (["C01"], ["C34"])


def test_egi_7_3_c43_once_per_round() -> None:
    position = upriver("C43").play("upriver C43", "place card_1")
    assert (position.cards(), position.of("used"), position.offered("upriver")) == (["C01", "C43"], ["C43"], set())


def test_egi_7_3_c43_again_in_the_next_round() -> None:
    position = upriver("C43").play("upriver C43", "place card_1").settle()
    assert (position.table()["round"], position.of("used")) == (4, [])


def test_egi_7_3_the_next_ship_is_below_all_own_ships_again() -> None:
    position = upriver("C34").play("upriver C34", "place card_1")
    names = NILE[NILE.index("card_5") + 1 :]
    assert position.offered("place") == {space for space in names if space not in SITES} | docks_of("amarna", "giza")


def test_egi_7_3_unless_another_card_is_used() -> None:
    position = upriver("C34", cards=["C34", "C43"]).play("upriver C34", "place card_1", "upriver C43")
    assert position.offered("place") == above("card_5") - {"card_1"}


def test_egi_7_3_who_is_at_the_delta_is_still_asked() -> None:
    position = upriver("C43", "heliopolis")
    assert position.offered("place") == set()
    assert position.legal == {"upriver C43", "pass"}


def test_egi_7_3_not_offered_where_nothing_is_free_upriver() -> None:
    """The own ship is on the first space."""
    assert upriver("C34", "card_1").offered("upriver") == set()


def test_egi_7_3_a_site_with_an_own_ship_stays_closed() -> None:
    position = upriver("C34", "abydus_1", "card_5").play("upriver C34")
    assert position.offered("place") == above("card_5") - docks_of("abydus")


def test_egi_7_3_as_the_second_ship_of_a_turn() -> None:
    """C33 and C34 together: below all own ships, or upriver."""
    position = upriver("C34", cards=["C33", "C34"]).play("place card_6", "second C33")
    assert "upriver C34" in position.legal
    position.play("upriver C34", "place card_2")
    assert (position.ships(), position.gone) == (["card_2", "card_5", "card_6"], ["C33", "C34"])


@pytest.mark.parametrize("space", ["card_6", "passalon", "giza_1"])
def test_egi_7_3_refuses_a_space_downriver(space: str) -> None:
    assert upriver("C34").play("upriver C34").why_not(f"place {space}") == "EGI-7.3"


def test_egi_7_3_refuses_to_go_upriver_where_nothing_is() -> None:
    assert placing({"cards": ["C34"]}, river=RIVER, round=3).why_not("upriver C34") == "EGI-7.3"
    assert upriver("C34", "card_1").why_not("upriver C34") == "EGI-7.3"


def test_egi_7_3_refuses_a_space_that_is_taken() -> None:
    me: Seat = {"cards": ["C34"], "ships": ["card_5"]}
    position = placing(me, {"ships": ["edfu"]}, river={"card_1": "C01"}, round=3).play("upriver C34")
    assert position.why_not("place edfu") == "EGI-4.3"


def test_egi_7_3_refuses_to_pass_once_it_is_announced() -> None:
    assert upriver("C34").play("upriver C34").why_not("pass") == "EGI-7.2"


def test_egi_7_3_refuses_a_card_that_is_used_or_not_there() -> None:
    assert upriver("C43").play("upriver C43", "place card_1").why_not("upriver C43") == "EGZ-4.3"
    assert upriver("C43").why_not("upriver C34") == "EGZ-4.2"


# 7.4


def sharing(*ships: str, **more: Any) -> Position:
    """Seat 1 is in Edfu, Thebe, Alyi and Heliopolis; seat 0 has C14."""
    me = {"cards": ["C14"], "ships": list(ships)} | more
    return placing(me, {"ships": ["edfu", "thebe", "alyi", "heliopolis"]}, PASSED, river=RIVER)


def test_egi_7_4_a_town_that_is_taken() -> None:
    position = sharing()
    assert position.offered("share") == {"edfu", "thebe", "alyi"}
    position.play("share thebe")
    assert (position.crews(), position.ships(), position.of("used")) == ([2, 2, 1, 2], ["thebe"], ["C14"])


def test_egi_7_4_with_all_that_it_asks() -> None:
    position = sharing().play("share alyi")
    assert (position.stones(), position.legal) == (2, RAISES)


def test_egi_7_4_the_next_ship_is_below_it() -> None:
    position = sharing().play("share thebe")
    assert position.actor == 0  # seat 1 is at the delta, seat 2 has passed
    assert position.why_not("place card_2") == "EGI-4.2"


def test_egi_7_4_who_is_in_front_of_taken_spaces_only_is_asked() -> None:
    """Seat 0 is on card_9; giza, card_10 and heliopolis are taken or without a card, alyi is upriver."""
    me: Seat = {"cards": ["C14"], "ships": ["giza_1"]}
    position = placing(me, {"ships": ["alyi", "heliopolis"]}, {}, river={"card_1": "C01"})
    assert position.actor != 0  # Heliopolis is never shared: there is nothing to go to
    me = {"cards": ["C14"], "ships": ["card_8"]}
    position = placing(me, {"ships": ["alyi"]}, PASSED, river={"card_1": "C01"})
    assert position.offered("share") == {"alyi"}


@pytest.mark.parametrize("space", ["share edfu", "share thebe"])
def test_egi_7_4_refuses_a_town_upriver(space: str) -> None:
    assert sharing("abydus_1").why_not(space) == "EGI-4.2"


def test_egi_7_4_refuses_the_town_of_the_own_last_ship() -> None:
    position = placing({"cards": ["C14"], "ships": ["thebe"]}, river=RIVER)
    assert position.offered("share") == set()
    assert position.why_not("share thebe") == "EGI-4.2"


def test_egi_7_4_refuses_heliopolis() -> None:
    assert sharing().why_not("share heliopolis") == "EGI-7.4"


@pytest.mark.parametrize("town", ["selinon", "passalon", "beni_hasan"])
def test_egi_7_4_refuses_a_town_that_is_free(town: str) -> None:
    assert sharing().why_not(f"share {town}") == "EGI-7.4"


def test_egi_7_4_refuses_it_twice_in_a_round_and_without_the_card() -> None:
    position = sharing().play("share edfu")
    assert (position.actor, position.offered("share")) == (0, set())
    assert position.why_not("share thebe") == "EGZ-4.3"
    assert placing({}, {"ships": ["edfu"]}, river=RIVER).why_not("share edfu") == "EGZ-4.2"


@pytest.mark.parametrize("card", ["C34", "C43"])
def test_egi_7_4_with_a_card_to_go_upriver_also_the_own_last_town(card: str) -> None:
    me: Seat = {"cards": ["C14", card], "ships": ["thebe"]}
    position = placing(me, {"ships": ["edfu"]}, PASSED, river=RIVER, round=3).play(f"upriver {card}")
    assert position.offered("share") == {"edfu", "thebe"}
    position.play("share thebe")
    assert (position.crews(), position.of("ships")) == ([2, 2, 1, 2], 6)


def test_egi_7_4_refuses_heliopolis_upriver_too() -> None:
    me: Seat = {"cards": ["C14", "C34"], "ships": ["heliopolis"]}
    position = placing(me, PASSED, PASSED, river=RIVER, round=3).play("upriver C34")
    assert position.offered("share") == set()
    assert position.why_not("share heliopolis") == "EGI-7.4"


# 7.5


def doubled(town: str, **more: Any) -> Position:
    position = visiting(town, {"cards": ["C40"], "crews": [2, 2, 2, 2]} | more, round=3)
    assert position.legal == {"double", "done"}
    return position.play("double")


def test_egi_7_5_edfu_two_rows_on_each_market() -> None:
    assert doubled("edfu").levels() == (3, 3)
    again = doubled("edfu", grain_level=4, stone_level=4)
    assert (again.levels(), again.stones(), again.scores[0]) == ((5, 5), 6, 4)


@pytest.mark.parametrize(("town", "crews"), [
    ("thebe", [4, 4, 2, 2]), ("selinon", [2, 4, 4, 2]), ("beni_hasan", [4, 2, 4, 2]),
])  # fmt: skip
def test_egi_7_5_crews_two_steps_each(town: str, crews: list[int]) -> None:
    assert doubled(town).crews() == crews


def test_egi_7_5_passalon_two_steps_and_the_ring_by_up_to_two() -> None:
    position = visiting("passalon", {"cards": ["C40"]}, round=3, ring="bottom").play("double")
    assert (position.crews(), position.offered("ring")) == ([1, 1, 1, 4], {"bottom", "middle", "top"})
    assert position.play("ring top").ring == "top"


@pytest.mark.parametrize(("one", "other", "crews"), [("green", "green", [4, 2, 2, 2]), ("blue", "lead", [2, 3, 2, 3])])
def test_egi_7_5_alyi_two_steps_and_four_stones(one: str, other: str, crews: list[int]) -> None:
    position = doubled("alyi").play(f"raise {one}", f"raise {other}")
    assert (position.crews(), position.stones(), position.actor) == (crews, 4, 1)


def test_egi_7_5_it_need_not_be_used() -> None:
    position = visiting("edfu", {"cards": ["C40"]}, round=3).play("done")
    assert (position.levels(), position.of("used"), position.actor) == ((2, 2), [], 1)


def test_egi_7_5_never_in_heliopolis() -> None:
    position = visiting("heliopolis", {"cards": ["C40"]}, round=3)
    assert (position.crews(), position.offered("ring")) == ([1, 1, 1, 3], {"bottom", "middle", "top"})
    assert "double" not in position.legal


def test_egi_7_5_once_per_round() -> None:
    position = placing({"cards": ["C40"]}, PASSED, PASSED, river=RIVER, round=3).play("place edfu", "double")
    assert (position.of("used"), position.actor) == (["C40"], 0)
    assert position.play("place thebe").crews() == [2, 2, 1, 2]


def test_egi_7_5_not_with_a_card_space() -> None:
    assert placing({"cards": ["C40"]}, river=RIVER, round=3).play("place card_1").actor == 1


def test_egi_7_5_a_town_that_is_shared_as_well() -> None:
    me: Seat = {"cards": ["C14", "C40"]}
    position = placing(me, {"ships": ["thebe"]}, river=RIVER, round=3).play("share thebe", "double")
    assert (position.crews(), position.of("used")) == ([3, 3, 1, 2], ["C14", "C40"])


# 7.6


LEFT = {"card_1": "C33", "card_4": "C24", "card_9": "C39"}


def leftovers(**more: Any) -> Position:
    return placing({"cards": ["C42"]} | more, river=LEFT, round=3).pass_all()


def test_egi_7_6_after_the_last_pass_a_card_that_is_left() -> None:
    position = leftovers()
    assert (position.actor, position.legal) == (0, {"take C33", "take C24", "take C39", "done"})


def test_egi_7_6_before_the_feeding() -> None:
    """C24 is a green field of 5: eleven grain for crews of eleven."""
    position = leftovers(crews=[3, 3, 3, 2]).play("take C24")
    assert (position.cards(), position.scores[0]) == (["C24", "C42"], 0)
    assert leftovers(crews=[3, 3, 3, 2]).play("done").scores[0] == -15


def test_egi_7_6_an_immediate_card_takes_effect_at_once() -> None:
    position = leftovers().play("take C39")
    assert (position.crews(), position.stones(), position.cards()) == ([1, 1, 1, 3], 3 + 3, ["C42"])


def test_egi_7_6_no_points_instead() -> None:
    assert leftovers().play("done").scores[0] == 0


def test_egi_7_6_once_per_round() -> None:
    position = leftovers().play("take C33")
    assert (position.table()["round"], position.cards()) == (4, ["C33", "C42"])


def test_egi_7_6_not_asked_where_no_card_is_left() -> None:
    assert placing({"cards": ["C42"]}, round=3).pass_all().actor == -1


def test_egi_7_6_refuses_a_card_that_is_not_left() -> None:
    assert leftovers().why_not("take C23") == "EGI-7.6"


def test_egi_7_6_refuses_it_during_the_placing() -> None:
    position = placing({"cards": ["C42"]}, river=LEFT, round=3)
    assert position.why_not("take C33").startswith(("EGI-", "EGZ-"))


# 7.7


def test_egi_7_7_each_round_a_crew_after_feeding_and_before_building() -> None:
    position = feeding({"cards": ["C11"], "crews": [2, 1, 1, 2]})
    assert (position.legal, position.scores[0]) == ({"stronger C11", "done"}, 0)
    assert position.stones() == 3  # the quarries have produced
    position.play("stronger C11")
    assert position.legal == RAISES
    position.play("raise yellow")
    assert (position.crews(), position.cards(), position.scores[0]) == ([2, 1, 2, 2], ["C11"], 0)


def test_egi_7_7_it_need_not_be_used() -> None:
    assert feeding({"cards": ["C11"]}).play("done").crews() == [1, 1, 1, 2]


def test_egi_7_7_the_stronger_crew_builds() -> None:
    me: Seat = {"cards": ["C11"], "stones": 5, "crews": [1, 1, 1, 1], "spent": ["lead"], "ships": ["giza_1"]}
    position = feeding(me).play("stronger C11", "raise green", "send green")
    assert position.offered("brick") == {"temple_left", "temple_right", "pyramid"}  # 2 for the pyramid


def test_egi_7_7_not_asked_where_no_crew_can_go_up() -> None:
    position = feeding({"cards": ["C11"], "crews": [9, 9, 9, 9]})
    assert position.actor == -1


# 7.8


@pytest.mark.parametrize("card", ["C41", "C52"])
def test_egi_7_8_two_stones_for_a_step(card: str) -> None:
    position = placing({"cards": [card], "stones": 5}, river=RIVER, round=5).play(f"train {card}")
    assert (position.legal, position.stones()) == (RAISES, 3)
    position.play("raise lead")
    assert (position.crews(), position.cards(), position.of("used"), position.actor) == (
        [1, 1, 1, 3],
        [card],
        [card],
        0,
    )


def owner_of_c41(**more: Any) -> Seat:
    return {"cards": ["C41"], "stones": 4, "crews": [2, 1, 1, 2]} | more


OWN_STEPS: dict[str, Callable[[], Position]] = {
    "turn": lambda: placing(owner_of_c41(), river=RIVER, round=3),
    "leftover": lambda: placing(owner_of_c41(cards=["C41", "C42"]), PASSED, PASSED, river=LEFT, round=3).play("pass"),
    "feeding": lambda: feeding(owner_of_c41(cards=["C22", "C41"]), round=3),
    "raising": lambda: feeding(owner_of_c41(cards=["C11", "C41"]), round=3).play("done"),
    "before building": lambda: building(owner_of_c41(), round=3),
    "own build": lambda: building(owner_of_c41(ships=["giza_1"]), round=3).play("done"),
    "after building": lambda: building(owner_of_c41(ships=["giza_1"]), round=3).play("done", "skip"),
}
STEPS = ["Placing", "TakingLeftover", "FeedingCrews", "Raising", "Preparing", "MayBuild", "Preparing"]


@pytest.mark.parametrize(("name", "step"), list(zip(OWN_STEPS, STEPS, strict=True)))
def test_egi_7_8_on_any_own_turn_or_step(name: str, step: str) -> None:
    position = OWN_STEPS[name]()
    assert (position.step, "train C41" in position.legal) == (step, True)
    stones = position.stones()
    position.play("train C41", "raise green")
    assert (position.crews(), position.stones()) == ([3, 1, 1, 2], stones - 2)


def test_egi_7_8_before_the_feeding_it_is_fed_for() -> None:
    position = feeding(owner_of_c41(), round=3).play("train C41", "raise green").settle()
    assert position.scores[0] == -3  # 7 strength, 6 grain


def test_egi_7_8_both_cards_in_one_round() -> None:
    me: Seat = {"cards": ["C41", "C52"], "stones": 4}
    position = placing(me, river=RIVER, round=5).play("train C41", "raise blue", "train C52", "raise blue")
    assert (position.crews(), position.stones()) == ([1, 3, 1, 2], 0)


def test_egi_7_8_refuses_a_second_time_in_a_round() -> None:
    position = placing(owner_of_c41(), river=RIVER, round=3).play("train C41", "raise blue")
    assert position.offered("train") == set()
    assert position.why_not("train C41") == "EGZ-4.3"


def test_egi_7_8_refuses_too_few_stones_and_the_card_of_another() -> None:
    assert placing(owner_of_c41(stones=1), river=RIVER, round=3).why_not("train C41") == "EGZ-7.4"
    assert placing({"stones": 9}, owner_of_c41(), river=RIVER, round=3).why_not("train C41") == "EGZ-4.2"


def test_egi_7_8_refuses_where_no_crew_can_go_up() -> None:
    assert placing(owner_of_c41(crews=[9, 9, 9, 9]), river=RIVER, round=3).why_not("train C41") == "EGZ-2.2"


# 7.9


def test_egi_7_9_two_different_crews() -> None:
    position = taking("C55")
    assert position.legal == RAISES
    position.play("raise blue")
    assert position.legal == RAISES - {"raise blue"}
    position.play("raise lead")
    assert (position.crews(), position.actor) == ([1, 2, 1, 3], 1)


def test_egi_7_9_not_asked_where_only_two_can_go_up() -> None:
    position = taking("C55", {"crews": [9, 3, 9, 4]})
    assert (position.crews(), position.actor) == ([9, 4, 9, 5], 1)


@pytest.mark.parametrize(("before", "after"), [([9, 9, 3, 9], [9, 9, 4, 9]), ([9, 9, 9, 9], [9, 9, 9, 9])])
def test_egi_7_9_where_only_one_can_go_up_only_that_one_does(before: list[int], after: list[int]) -> None:
    position = taking("C55", {"crews": before})
    assert (position.crews(), position.actor) == (after, 1)


def test_egi_7_9_refuses_the_same_crew_and_one_at_the_end() -> None:
    assert taking("C55").play("raise blue").why_not("raise blue") == "EGI-7.9"
    assert taking("C55", {"crews": [9, 3, 3, 3]}).why_not("raise green") == "EGZ-2.2"


# 7.10


@pytest.mark.parametrize(("obelisk", "left", "row", "points"), [
    ([], [], [], 0), ([0], [], [], 0), ([0], [0], [], 1), ([0, 1, 0], [0], [0, 0], 2), ([0, 0], [0, 0], [0, 0, 1], 3),
])  # fmt: skip
def test_egi_7_10_a_point_for_two_bricks_of_all_three(
    obelisk: list[int], left: list[int], row: list[int], points: int
) -> None:
    position = taking("C54", obelisk=obelisk, temple=temple(left=left), pyramid=[row, [], [], [], []])
    assert position.scores == [points, 0, 0]


def test_egi_7_10_graves_do_not_count() -> None:
    built = ((0, 2), (0, 3), (0, 1))
    assert taking("C54", obelisk=[0], graves=graves(4, 4, 4, 4, built=built)).scores[0] == 0


# 7.11


@pytest.mark.parametrize("card", ["C15", "C20", "C21", "C39", "C53", "C54", "C56"])
def test_egi_7_11_an_immediate_card_is_used_and_leaves_the_game(card: str) -> None:
    position = taking(card)
    assert (position.cards(), position.gone, position.actor) == ([], [card], 1)


@pytest.mark.parametrize("card", ["C38", "C55"])
def test_egi_7_11_completely_before_the_next_player(card: str) -> None:
    position = taking(card)
    assert (position.gone, position.actor, "pass" in position.legal) == ([card], 0, False)


# 7.12: C03 is yellow with 5, C25 yellow with 6, C02 red with 6, C01 red with 7


def improved(upgrades: dict[str, str], *fields: str, **table: Any) -> Position:
    me: Seat = {"cards": [*upgrades, *fields], "upgrades": upgrades, "crews": [9, 9, 9, 9]}
    return feeding(me, **table).settle()


def produced(position: Position) -> int:
    """Beside the start field; 36 grain are needed, each that is missing costs 3 points."""
    return 36 - 6 + position.scores[0] // 3


@pytest.mark.parametrize(("ring", "grain"), [("bottom", 0), ("middle", 7), ("top", 7)])
def test_egi_7_12_red_becomes_yellow(ring: str, grain: int) -> None:
    assert produced(improved({"C10": "C01"}, "C01", ring=ring)) == grain


@pytest.mark.parametrize("ring", ["bottom", "middle", "top"])
def test_egi_7_12_yellow_becomes_green(ring: str) -> None:
    assert produced(improved({"C44": "C03"}, "C03", ring=ring, round=3)) == 5


def test_egi_7_12_both_cards_make_a_red_field_green() -> None:
    assert produced(improved({"C10": "C01", "C44": "C01"}, "C01", ring="bottom", round=3)) == 7


def test_egi_7_12_given_on_an_own_step() -> None:
    position = placing({"cards": ["C03", "C10"]}, river={"card_1": "C01"})
    assert position.offered("upgrade") == {"C10 C03"}
    position.play("upgrade C10 C03")
    assert (position.of("upgrades"), position.actor) == ({"C10": "C03"}, 0)


@pytest.mark.parametrize(("card", "printed", "better"), [("K06", 5, "C01"), ("K05", 5, "C03")])
def test_egi_7_12_sphinx_cards_count_what_is_printed(card: str, printed: int, better: str) -> None:
    me: Seat = {"sphinx": [card], "cards": [better, "C10"], "upgrades": {"C10": better}}
    assert ending(me).scores[0] == printed


def test_egi_7_12_the_new_colour_brings_no_sphinx_points() -> None:
    """K05: the most yellow; the red field that counts as yellow for grain does not."""
    me: Seat = {"sphinx": ["K05"], "cards": ["C01", "C10"], "upgrades": {"C10": "C01"}}
    assert ending(me).scores[0] == 0


def test_egi_7_12_refuses_a_card_that_is_given_already() -> None:
    me: Seat = {"cards": ["C01", "C03", "C10"], "upgrades": {"C10": "C01"}}
    assert placing(me, river={"card_1": "C04"}).why_not("upgrade C10 C03") == "EGZ-4.4"


def test_egi_7_12_refuses_a_field_that_is_not_there_or_green_now() -> None:
    position = placing({"cards": ["C03", "C10"]}, river={"card_1": "C04"})
    assert position.why_not("upgrade C10 C01") == "EGZ-4.4"
    me: Seat = {"cards": ["C03", "C10", "C44"], "upgrades": {"C10": "C03"}}
    assert placing(me, river={"card_1": "C04"}, round=3).why_not("upgrade C44 C03") == "EGZ-4.4"
    assert placing({"cards": ["C03"]}, river={"card_1": "C04"}).why_not("upgrade C10 C03") == "EGZ-4.2"


# 7.13


def hungry(**more: Any) -> Position:
    """Four grain are missing."""
    return feeding({"cards": ["C12"], "crews": [3, 2, 2, 3], "stones": 9} | more)


def test_egi_7_13_a_stone_for_a_grain() -> None:
    position = hungry()
    assert position.offered("feed") == {"C12 1", "C12 2", "C12 3", "C12 4"}
    position.play("feed C12 3")
    assert position.settle().scores[0] == -3
    assert position.stones() == 9 - 3 + 3  # and the start quarry


def test_egi_7_13_never_more_than_are_missing_or_there() -> None:
    assert hungry(stones=2).offered("feed") == {"C12 1", "C12 2"}
    assert feeding({"cards": ["C12"], "stones": 9}).actor == -1


def test_egi_7_13_refuses_more_than_are_missing() -> None:
    assert hungry().why_not("feed C12 5") == "EGZ-4.8"


def test_egi_7_13_refuses_more_than_there_are_and_a_second_time() -> None:
    assert hungry(stones=2).why_not("feed C12 3") == "EGZ-7.4"
    position = hungry(cards=["C12", "C17"]).play("feed C12 1")
    assert position.why_not("feed C12 1") == "EGZ-4.3"


# 7.14


@pytest.mark.parametrize(("card", "grain"), [("C17", 4), ("C47", 6)])
def test_egi_7_14_grain_for_one_feeding(card: str, grain: int) -> None:
    position = feeding({"cards": [card], "crews": [9, 9, 9, 9]}).play(f"grain {card}")
    assert (position.scores[0], position.cards(), position.gone) == (-3 * (36 - 6 - grain), [], [card])


def test_egi_7_14_refuses_the_card_of_another_and_another_phase() -> None:
    position = feeding({"cards": ["C17"]}, {"cards": ["C47"]}, standing=[0, 1, 2])
    assert position.why_not("grain C47", 0) == "EGZ-4.2"
    assert placing({"cards": ["C17"]}, river=RIVER).why_not("grain C17") == "EGZ-4.2"


# 7.15


def helped(*cards: str, **more: Any) -> Position:
    me: Seat = {"stones": 20, "crews": [2, 1, 1, 2], "cards": list(cards), "spent": ["lead"], "ships": ["amarna_1"]}
    return building(me | more, round=5).play("send green")


@pytest.mark.parametrize(("card", "strength"), [("C16", 3), ("C36", 4), ("C49", 5)])
def test_egi_7_15_more_strength_for_one_build(card: str, strength: int) -> None:
    position = helped(card)
    assert position.legal == {f"strength {card}", "ready"}
    position.play(f"strength {card}")
    assert position.table()["build"]["strength"] == 2 + strength
    assert (position.crews(), position.cards(), position.gone) == ([2, 1, 1, 2], [], [card])


def test_egi_7_15_several_together() -> None:
    position = helped("C16", "C36", "C49").play("strength C16", "strength C49", "strength C36")
    assert position.table()["build"]["strength"] == 2 + 3 + 5 + 4


def test_egi_7_15_the_joker_as_well() -> None:
    position = helped("C16", spent=[]).play("add lead", "strength C16")
    assert position.table()["build"]["strength"] == 2 + 2 + 3


def test_egi_7_15_refuses_it_while_no_build_is_under_way() -> None:
    me: Seat = {"stones": 9, "cards": ["C16"], "ships": ["amarna_1"]}
    assert building(me).why_not("strength C16") == "EGZ-4.2"
    assert helped("C16").why_not("strength C36") == "EGZ-4.2"


# 7.16


@pytest.mark.parametrize(("card", "stones"), [("C22", 5), ("C37", 6), ("C48", 8)])
def test_egi_7_16_stones_at_an_own_step(card: str, stones: int) -> None:
    position = placing({"cards": [card], "stones": 2}, river=RIVER, round=5).play(f"stones {card}")
    assert (position.stones(), position.cards(), position.gone) == (2 + stones, [], [card])


def test_egi_7_16_no_more_than_25() -> None:
    assert placing({"cards": ["C48"], "stones": 20}, river=RIVER, round=5).play("stones C48").stones() == 25


def test_egi_7_16_refuses_it_inside_a_build_and_the_card_of_another() -> None:
    me: Seat = {"stones": 9, "crews": [5, 1, 1, 2], "cards": ["C22"], "ships": ["amarna_1"]}
    position = building(me).play("done", "send green")
    assert "stones C22" not in position.legal
    assert position.why_not("stones C22").startswith(("EGI-", "EGZ-"))
    assert placing({}, {"cards": ["C22"]}, river=RIVER).why_not("stones C22") == "EGZ-4.2"
