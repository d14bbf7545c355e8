"""EGZ-7: crews are sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, building

NO_LEAD: Seat = {"stones": 20, "crews": [7, 2, 1, 4], "spent": ["lead"]}


def at(zone: str, **more: object) -> Position:
    return building(NO_LEAD | {"ships": [f"{zone}_1"]} | more)


def test_egz_7_1_a_basic_crew_against_the_cost_of_all() -> None:
    position = at("obelisk").play("send green", "brick obelisk", "brick obelisk", "brick column")
    assert position.table()["build"] == {"zone": "obelisk", "seat": 0, "strength": 7, "cost": 4, "left": 3}


def test_egz_7_2_once_in_a_round_and_ready_in_the_next() -> None:
    position = building(NO_LEAD | {"ships": ["obelisk_1", "pyramid_1"]}).play("send green", "brick column", "done")
    assert position.offered("send") == {"blue", "yellow"}
    position.play("skip")
    assert (position.table()["round"], position.of("spent")) == (2, [False] * 4)


def test_egz_7_2_refuses_a_crew_that_is_spent() -> None:
    position = at("pyramid", spent=["blue"])
    assert position.why_not("send blue") == "EGZ-7.2"
    assert at("pyramid", spent=["blue", "lead"], cards=["N13"]).play("send green").why_not("add lead") == "EGZ-7.2"


def test_egz_7_3_strength_must_reach_the_cost() -> None:
    position = at("pyramid").play("send blue")
    assert position.offered("brick") == {"row_1", "statue_1", "statue_2", "statue_3"}
    assert position.play("brick statue_1").offered("brick") == {"statue_2", "statue_3"}


def test_egz_7_3_more_of_it_is_lost() -> None:
    position = at("obelisk").play("send green", "brick column", "done")
    assert (position.stones(), position.scores[0]) == (19, 1)


def test_egz_7_3_a_crew_can_be_sent_if_help_makes_it_strong_enough() -> None:
    """The cheapest brick is the seventh column, 4: green alone, yellow only with a card of 3."""
    me = {"columns": 6, "crews": [4, 2, 1, 4]}
    high: dict[str, Any] = {"obelisk": [1] * 6, "purple": "P3"}
    seat = NO_LEAD | {"ships": ["obelisk_1"]} | me
    assert building(seat, **high).offered("send") == {"green"}
    assert building(seat | {"cards": ["N13"]}, **high).offered("send") == {"green", "blue", "yellow"}
    assert building(seat | {"spent": []}, **high).offered("send") == {"green", "blue", "yellow"}


def test_egz_7_3_refuses_what_is_too_dear() -> None:
    position = at("pyramid").play("send yellow")
    assert position.why_not("brick row_1") == "EGZ-7.3"
    seat = NO_LEAD | {"ships": ["obelisk_1"], "columns": 6, "crews": [4, 2, 1, 4]}
    high = building(seat, obelisk=[1] * 6, purple="P3")
    assert high.why_not("send blue") == "EGZ-7.3"
    helped = building(seat | {"cards": ["N13"]}, obelisk=[1] * 6, purple="P3").play("send yellow")
    assert helped.why_not("ready") == "EGZ-7.3"


def test_egz_7_3_refuses_more_sphinx_cards_than_strength() -> None:
    assert at("sphinx").play("send blue").why_not("draw 3 0") == "EGZ-7.3"


def test_egz_7_4_stones_must_lie_in_the_reserve() -> None:
    position = at("pyramid", stones=3).play("send green", "brick statue_1")
    assert position.offered("brick") == {"row_1", "statue_2", "statue_3"}
    assert position.play("brick statue_2").offered("brick") == {"statue_3"}


def test_egz_7_4_refuses_what_stones_do_not_reach() -> None:
    position = at("pyramid", stones=1).play("send green")
    assert position.why_not("brick row_1") == "EGZ-7.4"
    assert at("sphinx", stones=2).play("send green").why_not("draw 3 0") == "EGZ-7.4"
    none = at("pyramid", stones=0, cards=["N35"]).play("done")
    assert none.why_not("send green") == "EGZ-7.4"


@pytest.mark.parametrize("crew", ["green", "blue", "yellow"])
def test_egz_7_5_the_lead_crew_joins_any_basic_one(crew: str) -> None:
    position = at("obelisk", spent=[]).play(f"send {crew}", "add lead")
    strength = {"green": 7, "blue": 2, "yellow": 1}[crew] + 4
    assert position.table()["build"]["strength"] == strength


def test_egz_7_5_refuses_the_lead_crew_alone() -> None:
    assert at("obelisk", spent=[]).why_not("add lead") == "EGZ-7.5"


def test_egz_7_6_cards_add_strength_to_the_build_under_way() -> None:
    me = {"cards": ["N13", "N34", "N48"], "crews": [1, 1, 1, 1]}
    position = at("pyramid", **me).play("done", "send green", "strength N13", "strength N34", "strength N48")
    assert (position.table()["build"]["strength"], position.crews(), position.cards()) == (
        1 + 3 + 4 + 3,
        [1, 1, 1, 1],
        [],
    )


def test_egz_7_6_it_is_gone_after_the_build() -> None:
    me = NO_LEAD | {"ships": ["obelisk_1", "pyramid_1"], "cards": ["N13"], "crews": [1, 1, 1, 1]}
    position = building(me).play("send green", "strength N13", "brick column", "done", "send blue")
    assert position.table()["build"]["strength"] == 1
