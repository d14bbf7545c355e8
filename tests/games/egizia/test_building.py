"""EGI-8: who builds when, with what, and what is paid."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import (
    COLOURED,
    SITES,
    Position,
    Seat,
    at_sphinx,
    builder,
    building,
    graves,
    laying,
    temple,
)

FOUR_SEATS_THREE_BUILD = [(2, 2), (3, 2), (4, 3)]


def full_site(seats: int, **cards: list[str]) -> Position:
    """Everybody has a ship at Amarna, seat by seat from the Nile; `cards` are those of `seat_0` and so on."""
    players = [builder(f"amarna_{n + 1}", cards=cards.get(f"seat_{n}", [])) for n in range(seats)]
    return building(*players, seats=seats, round=4)


def builders(position: Position, *skipping: int) -> list[int]:
    """Who builds, one after the other; those named do not want to."""
    found = []
    while position.step in ("MayBuild", "Preparing"):
        if position.step == "Preparing":
            position.play("done")
        elif position.actor in skipping:
            position.play("skip")
        else:
            found.append(position.actor)
            position.build("obelisk")
    return found


# 8.1


def test_egi_8_1_sphinx_then_obelisk_and_graves_then_temple_and_pyramid() -> None:
    position = building(builder("abydus_1", "amarna_1", "giza_1"))
    seen = []
    while position.step == "MayBuild":
        seen.append(position.table()["build"]["zone"])
        position.play("skip")
    assert seen == ["abydus", "amarna", "giza"]


def test_egi_8_1_at_each_site_the_ship_nearest_to_the_nile_first() -> None:
    players = [
        builder("abydus_3", "amarna_2", "giza_1"),
        builder("abydus_1", "amarna_3"),
        builder("abydus_2", "giza_3"),
    ]
    position, asked = building(*players), []
    while position.step == "MayBuild":
        asked.append(position.actor)
        position.play("skip")
    assert asked == [1, 2, 0, 0, 1, 0, 2]


def test_egi_8_1_a_far_dock_stays_far() -> None:
    position = building(builder("giza_4"), builder("giza_2"), seats=4)
    assert position.actor == 1
    assert position.play("skip").actor == 0


SITES_OF_BRICKS = {
    "amarna": {"obelisk", "grave"},
    "giza": {"temple_left", "temple_right", "pyramid"},
}


@pytest.mark.parametrize(("site", "bricks"), SITES_OF_BRICKS.items())
def test_egi_8_1_only_what_stands_at_the_site(site: str, bricks: set[str]) -> None:
    assert laying(site, graves=graves(1, 1, 1, 1)).offered("brick") == bricks


@pytest.mark.parametrize(("site", "brick"), [
    ("amarna", "temple_left"), ("amarna", "pyramid"), ("amarna", "temple_top"), ("giza", "obelisk"), ("giza", "grave"),
])  # fmt: skip
def test_egi_8_1_refuses_what_stands_at_another_site(site: str, brick: str) -> None:
    assert laying(site).why_not(f"brick {brick}") == "EGI-8.1"


def test_egi_8_1_refuses_bricks_at_the_sphinx_and_cards_elsewhere() -> None:
    assert at_sphinx().why_not("brick obelisk").startswith("EGI-")
    assert laying("giza").why_not("draw 1 0").startswith("EGI-")


# 8.2


@pytest.mark.parametrize(("seats", "most"), FOUR_SEATS_THREE_BUILD)
def test_egi_8_2_only_the_first_two_or_three_build(seats: int, most: int) -> None:
    position = full_site(seats)
    assert builders(position) == list(range(most))
    assert position.obelisk == list(range(most))


@pytest.mark.parametrize(("seats", "skipping", "found"), [
    (3, [0], [1, 2]), (3, [1], [0, 2]), (3, [2], [0, 1]), (3, [0, 1], [2]),
    (4, [0], [1, 2, 3]), (4, [2], [0, 1, 3]), (4, [0, 1], [2, 3]), (4, [3], [0, 1, 2]), (2, [0], [1]),
])  # fmt: skip
def test_egi_8_2_a_later_ship_builds_if_one_before_it_does_not(
    seats: int, skipping: list[int], found: list[int]
) -> None:
    assert builders(full_site(seats), *skipping) == found


def test_egi_8_2_also_if_one_before_it_cannot() -> None:
    """Seat 0 has neither stones nor anything to use: it is not asked."""
    position = building({"ships": ["amarna_1"]}, builder("amarna_2"), builder("amarna_3"))
    assert builders(position) == [1, 2]


def test_egi_8_2_ships_count_not_docks() -> None:
    """The ship at dock 3 is the second: it may build."""
    position = building(builder("amarna_3"), builder("amarna_1"))
    assert builders(position) == [1, 0]


@pytest.mark.parametrize("site", ["abydus", "giza"])
def test_egi_8_2_at_every_site(site: str) -> None:
    position = building(*[builder(f"{site}_{n + 1}") for n in range(3)])
    for card in ("K10", "K11"):
        position.draw_and_return(card) if site == "abydus" else position.build("pyramid")
    assert (position.actor, [position.of("built", seat) for seat in range(3)]) == (-1, [[], [], []])
    assert position.scores[2] == 0


def test_egi_8_2_who_is_too_late_is_not_asked_for_other_things_there() -> None:
    """C22 may be used before the first site and after the last, but not at a ship's turn that does not come."""
    position = full_site(3, seat_2=["C22"])
    assert (position.actor, position.step) == (2, "Preparing")
    position.play("done").build("obelisk").build("obelisk")
    assert (position.actor, position.step) == (2, "Preparing")


# 8.3


@pytest.mark.parametrize(("seats", "most"), [(3, 2), (4, 3)])
def test_egi_8_3_the_owner_builds_even_as_the_last(seats: int, most: int) -> None:
    position = full_site(seats, **{f"seat_{seats - 1}": ["C51"]})
    assert builders(position) == [*range(most), seats - 1]


def test_egi_8_3_in_addition_to_the_others() -> None:
    """With four players and the owner at the third dock, three build as ever."""
    assert builders(full_site(4, seat_2=["C51"])) == [0, 1, 2]
    assert builders(full_site(3, seat_0=["C51"])) == [0, 1]


def test_egi_8_3_the_owner_need_not() -> None:
    position = full_site(3, seat_2=["C51"])
    assert builders(position, 2) == [0, 1]


def test_egi_8_3_not_without_stones() -> None:
    players = [builder("giza_1"), builder("giza_2"), {"ships": ["giza_3"], "cards": ["C51"]}]
    position = building(*players, round=4).build("pyramid").build("pyramid")
    assert position.actor == -1


def test_egi_8_3_at_every_site_of_every_round() -> None:
    """A permanent card: it is not used up."""
    players = [
        builder("abydus_1", "giza_1"),
        builder("abydus_2", "giza_2"),
        builder("abydus_3", "giza_3", cards=["C51"]),
    ]
    position = building(*players, round=4)
    for card in ("K10", "K11", "K12"):
        position.draw_and_return(card)
    for _ in range(3):
        position.play("send blue", "brick pyramid", "done")
    assert (position.scores, position.cards(2)) == ([1 + 2 + 3] * 3, ["C51"])


# 8.4


def test_egi_8_4_nobody_has_to_build() -> None:
    position = building(builder("amarna_1", "giza_1"), builder("amarna_2")).play("skip")
    assert (position.actor, position.of("built", 0), "amarna_1" in position.ships(0)) == (1, [], False)


def test_egi_8_4_who_cannot_build_and_has_nothing_to_use_is_not_asked() -> None:
    position = building({"ships": ["giza_1"]}, builder("giza_2"))
    assert position.actor == 1


def test_egi_8_4_who_can_use_a_card_is_asked() -> None:
    position = building({"ships": ["giza_1"], "cards": ["C22"]}).play("done")
    assert position.legal == {"stones C22", "skip"}
    assert position.play("stones C22").offered("send") == set(COLOURED)


def test_egi_8_4_who_takes_the_ship_back_scores_no_bonus() -> None:
    position = building(builder("amarna_1"), builder("giza_1")).play("skip", "send green", "brick pyramid", "done")
    assert position.scores == [0, 2 + 1, 0]


def test_egi_8_4_refuses_to_send_a_crew_and_build_nothing() -> None:
    position = laying("amarna")
    assert position.why_not("done") == "EGI-8.4"
    assert position.why_not("skip") == "EGI-8.4"
    assert building(builder("abydus_1")).play("send green").why_not("skip") == "EGI-8.4"


def test_egi_8_4_refuses_to_build_where_nothing_is_left() -> None:
    full = temple(left=[1] * 3, right=[1] * 3, inner_left=[1] * 2, inner_right=[1] * 2, top=[1])
    me = builder("giza_1", cards=["C22"])
    position = building(me, temple=full, pyramid=[[1] * n for n in (5, 4, 3, 2, 1)]).play("done")
    assert position.legal == {"stones C22", "skip"}
    assert position.why_not("send green") == "EGI-8.4"


# 8.5


@pytest.mark.parametrize(("strength", "stones", "built"), [(6, 20, 3), (9, 6, 3), (5, 20, 2), (3, 3, 2), (9, 1, 1)])
def test_egi_8_5_the_lesser_of_strength_and_stones(strength: int, stones: int, built: int) -> None:
    """The obelisk costs 1, 2, 3 …"""
    position = building(builder("amarna_1", crews=[strength, 1, 1, 1], stones=stones), graves=graves(5, 5, 5, 5))
    position.play("send green")
    while position.step == "LayBrick" and "brick obelisk" in position.legal:
        position.play("brick obelisk")
    assert len(position.obelisk) == built


def test_egi_8_5_only_what_is_built_is_paid() -> None:
    position = laying("giza").play("brick pyramid", "done")
    assert (position.stones(), position.reasons()[0]) == (18, ("bricks", 2))


def test_egi_8_5_a_build_ends_where_nothing_more_fits() -> None:
    position = laying("giza", {"crews": [3, 1, 1, 1]}).play("brick temple_left", "brick pyramid")
    assert (position.step != "LayBrick", position.stones()) == (True, 17)


def test_egi_8_5_refuses_more_than_the_strength() -> None:
    position = laying("giza", {"crews": [4, 1, 1, 1]}).play("brick pyramid", "brick temple_left")
    assert position.why_not("brick pyramid") == "EGZ-7.3"


def test_egi_8_5_refuses_more_than_the_stones() -> None:
    position = laying("giza", {"stones": 4}).play("brick pyramid", "brick temple_left")
    assert position.why_not("brick pyramid") == "EGZ-7.4"


# 8.6


@pytest.mark.parametrize("crew", COLOURED)
def test_egi_8_6_one_coloured_crew(crew: str) -> None:
    position = building(builder("amarna_1")).play(f"send {crew}")
    assert position.table()["build"]["strength"] == {"green": 7, "blue": 6, "yellow": 5}[crew]


def test_egi_8_6_or_one_and_the_joker() -> None:
    position = building(builder("amarna_1", spent=[])).play("send blue")
    assert position.legal == {"add lead", "ready"}
    assert position.play("add lead").table()["build"]["strength"] == 6 + 4
    assert position.of("spent") == [False, True, False, True]


def test_egi_8_6_the_joker_need_not_join() -> None:
    position = building(builder("amarna_1", spent=[])).play("send blue", "ready")
    assert (position.table()["build"]["strength"], position.of("spent")) == (6, [False, True, False, False])


def test_egi_8_6_a_weak_crew_with_the_help_of_the_joker() -> None:
    """The next space of the obelisk costs 3: 1 strength is not enough, 1 + 2 is."""
    me: Seat = {"stones": 9, "crews": [1, 1, 1, 2], "ships": ["amarna_1"]}
    position = building(me, obelisk=[1, 1], graves=graves(5, 5, 5, 5)).play("send green")
    assert position.legal == {"add lead"}


def test_egi_8_6_refuses_a_second_coloured_crew() -> None:
    position = building(builder("amarna_1", spent=[])).play("send green")
    assert position.why_not("add blue") == "EGI-8.6"
    assert position.why_not("send blue") == "EGI-8.6"


def test_egi_8_6_refuses_the_joker_alone() -> None:
    assert building(builder("amarna_1", spent=[])).why_not("add lead") == "EGZ-7.5"


# 8.7


def test_egi_8_7_crews_that_were_used_are_spent_for_the_round() -> None:
    position = building(builder("amarna_1", "giza_1", spent=[])).play("send green", "add lead", "brick obelisk", "done")
    assert position.of("spent") == [True, False, False, True]
    assert position.offered("send") == {"blue", "yellow"}


def test_egi_8_7_three_sites_with_three_crews() -> None:
    position = building(builder(*[f"{site}_1" for site in SITES])).draw_and_return("K10")
    position.play("send blue", "brick obelisk", "done", "send yellow", "brick pyramid", "done")
    assert position.scores[0] == 1 + 1 + 2 + 6


def test_egi_8_7_refuses_a_crew_that_is_spent() -> None:
    position = building(builder("giza_1", spent=["green", "lead"]))
    assert position.why_not("send green") == "EGZ-7.2"
    assert position.play("send blue").why_not("add lead").startswith(("EGI-", "EGZ-"))


def test_egi_8_7_refuses_a_joker_that_is_spent() -> None:
    position = building(builder("giza_1", cards=["C16"])).play("send blue")
    assert position.why_not("add lead") == "EGZ-7.2"


# 8.8


def test_egi_8_8_stones_are_paid_and_points_scored_after_the_build() -> None:
    position = laying("amarna").play("brick obelisk", "brick obelisk")
    assert (position.stones(), position.scores[0]) == (20, 0)
    position.play("done")
    assert (position.stones(), position.reasons()[0]) == (17, ("bricks", 3))


def test_egi_8_8_who_has_laid_a_brick_or_drawn_a_card_has_built() -> None:
    position = building(builder(*[f"{site}_1" for site in SITES]), builder("giza_2")).draw_and_return("K10")
    assert position.of("built") == ["abydus"]
    position.play("skip", "send blue", "brick pyramid", "done")
    assert position.of("built") == ["abydus", "giza"]


def test_a_build_can_be_taken_back_brick_by_brick() -> None:
    """Until something is revealed: the first answer of the build is the last to go."""
    position = building(builder("giza_1"))
    moments = [position.match.position()]
    for given in ("send green", "brick temple_left", "brick pyramid"):
        position.play(given)
        moments.append(position.match.position())
    while len(moments) > 1:
        assert position.match.position() == moments.pop()
        position.match.undo(0)
    assert position.match.position() == moments[0]
