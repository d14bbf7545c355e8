"""The positions of docs/positions.md, written by hand: what the rulebooks say happens there."""

from __future__ import annotations

from typing import Any

import pytest

from benben.core.match import Match
from benben.core.registry import game, keys
from benben.core.rng import rng_of
from benben.core.snapshot import key
from benben.core.steps import CHANCE
from tests.positions.written import match_of, written

COLUMNS = {"column grain", "column diamond", "column stone", "column favor"}
SHIPS = {"ship 1", "ship 2", "ship 3"}
PLAGUES = (
    *("locusts", "blood", "dust_storm", "flies", "pestilence"),
    *("frogs", "darkness", "boils", "hail_fire", "death"),
)


def legal(match: Match, kind: str = "") -> set[str]:
    return {match.say(a) for a in match.legal() if match.say(a).startswith(kind)}


def play(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.play(answer)
    return match


def table(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]
    return found


def test_there_are_ten_of_each_game() -> None:
    games = [form["game"] for form in written().values()]
    assert {key: games.count(key) for key in games} == dict.fromkeys(keys(), 10)


@pytest.mark.parametrize("name", written())
def test_it_comes_back_and_can_be_played_to_the_end(name: str) -> None:
    match = match_of(name)
    again = match.game.match(position=match.position(), auto=False)
    assert key(again.state) == key(match.state)
    rng, counts = rng_of(1), match.game.rules.conserved(match.state)
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(match.legal()[rng.below(len(match.legal()))])
        assert match.game.rules.conserved(match.state) == counts


# Ra


def test_ra_1_the_last_turn_of_the_game() -> None:
    # the pair of Ankhs 2; Pharaoh 5 and −2 (RA-12.2, RA-12.3); no Civilization marker −5 (RA-12.8)
    match = play(match_of("Ra 1"), "ankhs", "done")
    assert (match.over, match.scores, match.winners) == (True, [40 + 2 + 5 - 5, 41 - 2 - 5], [0])


def test_ra_2_the_first_roll() -> None:
    match = match_of("Ra 2")
    assert (match.actor, match.scores, table(match)["rolling"]) == (
        CHANCE,
        [11, 12, 10],
        ["yellow", "blue", "purple", "green", "red"],
    )
    match.roll()
    assert match.actor == 2


def test_ra_3_suns_cannot_be_rolled_again() -> None:
    match = match_of("Ra 3")
    dice = {"blue", "green", "red"}
    assert match.actor == 1
    assert len(legal(match)) == 1 + 2 ** len(dice) - 1
    assert all(set(answer.split()[1].split("+")) <= dice for answer in legal(match, "reroll"))


def test_ra_4_two_markers_fill_a_colour_among_three() -> None:
    assert legal(match_of("Ra 4"), "civilization") == {"civilization blue", "civilization purple"}


def test_ra_5_a_further_monument_needs_a_column_of_its_own() -> None:
    assert legal(match_of("Ra 5"), "monument") == {f"monument blue {column}" for column in range(3, 9)}


def test_ra_6_any_unused_monument_or_ankh_makes_the_pair() -> None:
    assert legal(match_of("Ra 6")) == {"with purple", "with red", "with ankh"}


def test_ra_7_a_disaster_throws_the_others_back() -> None:
    match = match_of("Ra 7")
    assert legal(match, "disaster") == {f"disaster {area}" for area in ("pharaoh", "nile", "civilization", "monuments")}
    play(match, "disaster pharaoh")
    assert [player["pharaoh"] for player in table(match)["players"]] == [3, 4, 0]


def test_ra_8_the_victims_choose_in_turn() -> None:
    match = match_of("Ra 8")
    asked = []
    while legal(match, "retrieve"):
        asked.append(match.actor)
        match.play(match.legal()[0])
    assert (asked, match.actor) == ([1, 1, 2, 2], 0)
    assert [len(player["civilization"]) for player in table(match)["players"]] == [0, 1, 2]


def test_ra_9_only_a_flooded_nile_scores() -> None:
    # the flooded Nile 9 (RA-12.6), the dry one nothing (RA-12.7); level Pharaohs nothing; no Civilization −5
    match = play(match_of("Ra 9"), "flood 1", "done")
    assert match.scores == [20 + 9 - 5, 18 - 5]
    assert (table(match)["epoch"], table(match)["sun_track"]["ra"], table(match)["players"][0]["floods"]) == (2, 0, 0)


def test_ra_10_columns_and_towers_score_at_the_end() -> None:
    # three columns 3 and a tower of three 5 (RA-13.2, RA-13.3); three Civilization markers 5, none −5
    match = play(match_of("Ra 10"), "done")
    assert (match.over, match.scores) == (True, [30 + 3 + 5 + 5, 30 - 5])


# Egyptia


def test_egyptia_1_the_missing_cards_are_drawn() -> None:
    match = match_of("Egyptia 1")
    assert match.position()["next"] == ["DrawCard B", "DrawCard C", "DrawCard D", "DrawCard E"]
    for card in ("B1", "C2", "D3", "E1"):
        match.play({"do": "demand", "card": card})
    assert (table(match)["cards"], table(match)["round"]) == (["A2", "B1", "C2", "D3", "E1"], 1)


def test_egyptia_2_the_first_roll() -> None:
    match = match_of("Egyptia 2")
    assert match.actor == CHANCE
    match.roll()
    assert match.open_seats == [0, 1, 2, 3]


def test_egyptia_3_any_column_may_be_chosen() -> None:
    match = match_of("Egyptia 3")
    assert legal(match) == COLUMNS | SHIPS
    assert table(play(match, "column grain"))["sheets"][0]["stock"]["grain"] == 3 + 2


def test_egyptia_4_production_buildings_add_to_the_dice() -> None:
    match = match_of("Egyptia 4")
    assert table(match)["round"] == 3
    assert table(play(match, "column grain"))["sheets"][0]["stock"]["grain"] == 3 + 2 + 2


def test_egyptia_5_every_plague_can_be_paid_or_kept_to() -> None:
    assert legal(match_of("Egyptia 5")) == {f"plague {plague}" for plague in PLAGUES} | SHIPS


def test_egyptia_6_death_leaves_a_mound() -> None:
    assert legal(match_of("Egyptia 6")) == {"build mound"} | SHIPS


def test_egyptia_7_the_hail_takes_one_of_the_ships_left() -> None:
    assert legal(match_of("Egyptia 7")) == {"lose 1", "lose 3", "ship 1", "ship 3"}


def test_egyptia_8_a_mine_for_a_grain_and_two_stones() -> None:
    match = match_of("Egyptia 8")
    assert len(legal(match, "pay")) > 1
    match.play({"do": "pay", "grain": 1, "diamond": 0, "stone": 2, "favor": 0})
    assert table(match)["sheets"][0]["stock"] == {"grain": 2, "diamond": 3, "stone": 3 + 1 - 2, "favor": 2}


def test_egyptia_9_the_round_goes_on_for_who_has_not_confirmed() -> None:
    match = match_of("Egyptia 9")
    assert match.open_seats == [1]
    assert table(match, 1)["sheets"][0]["built"] == 0  # what seat 0 built is still sealed
    play(match, "build mound", "hex 18", "reward favor", "confirm")
    assert (match.actor, [sheet["built"] for sheet in table(match)["sheets"]]) == (CHANCE, [1, 1])


def test_egyptia_10_the_last_hex_ends_the_game() -> None:
    # card A1: two pyramids by the oasis, 5 each; favor 2 makes 1 point; three ships 2 each
    match = play(match_of("Egyptia 10"), "column grain", "build mound", "hex 18", "reward favor", "confirm")
    assert (match.over, match.scores) == (True, [2 * 5 + 1 + 3 * 2])


# Egyptian Architects


def test_architects_1_all_cards_but_the_first_plan_are_to_be_dealt() -> None:
    match = match_of("Architects 1")
    assert (match.actor, table(match)["deck"], table(match)["sites"][0]["plan"]) == (CHANCE, 53, "p1")


def test_architects_2_the_next_card_goes_to_the_third() -> None:
    match = match_of("Architects 2")
    match.play("deal bird")
    assert [table(match, seat)["pack"] for seat in range(3)] == [["cat"], ["dog"], ["bird"]]


def test_architects_3_everybody_picks_from_the_own_pack() -> None:
    match = match_of("Architects 3")
    assert match.open_seats == [0, 1]
    kinds = ["limestone", "worker_1", "worker_2", "worker_3", "mummy", "cat", "glyph_2", "plan_2"]
    assert legal(match) == {f"pick {card}" for card in kinds}


def test_architects_4_the_pack_of_the_other_is_in_hand_now() -> None:
    match = match_of("Architects 4")
    assert match.open_seats == [0]
    kinds = ["limestone", "worker_1", "worker_2", "bird", "dog", "glyph_3"]
    assert legal(match) == {f"pick {card}" for card in kinds}


def test_architects_5_limestone_lies_in_the_quarry() -> None:
    match = match_of("Architects 5")
    assert (legal(match), table(match)["quarry"]) == ({"worker 2", "idol cat p1", "pass"}, 6 + 7)
    assert legal(play(match, "worker 2")) == {"block p1", "rest"}


def test_architects_6_each_worker_goes_to_any_pyramid() -> None:
    match = match_of("Architects 6")
    assert legal(match) == {"block p1", "block p3"}
    play(match, "block p3", "block p3", "rest")
    assert (match.actor, [site["blocks"] for site in table(match)["sites"]]) == (1, [1, 2])


def test_architects_7_the_foreman_scores() -> None:
    match = play(match_of("Architects 7"), "worker 1")
    assert (match.scores, table(match)["sites"], match.actor) == ([4, 0], [None, None], 1)


def test_architects_8_both_at_once_bring_both_bonuses() -> None:
    match = match_of("Architects 8")
    assert match.actor == 2
    assert play(match, "both p1 1").scores == [0, 0, 2 + 2 + 2 + 2]


def test_architects_9_the_third_kind_of_idol_brings_six() -> None:
    assert play(match_of("Architects 9"), "idol dog p4").scores == [12, 9 + 6]


def test_architects_10_who_passed_is_in_again() -> None:
    match = play(match_of("Architects 10"), "plan p2")
    assert (match.scores, match.actor) == ([0, 1, 0], 2)
    assert [seat["passed"] for seat in table(match)["seats"]] == [False, False, False]


# Egizia: Shifting Sands


def test_egizia_1_who_has_the_first_tile_begins() -> None:
    match = match_of("Egizia 1")
    assert (match.actor, table(match)["standing"]) == (2, [1, 0, 2])
    towns = {f"place {town}" for town in ("edfu", "thebe", "selinon", "passalon", "beni_hasan", "alyi", "heliopolis")}
    docks = {f"place {site}_{dock}" for site in ("abydus", "amarna", "giza") for dock in (1, 2, 3)}
    assert legal(match) == {f"place card_{n}" for n in range(1, 6)} | towns | docks | {"pass"}
    assert play(match, "place edfu").actor == 0


def test_egizia_2_where_nobody_is() -> None:
    match = play(match_of("Egizia 2"), "upriver C43")
    towns = {f"place {town}" for town in ("thebe", "selinon", "passalon", "beni_hasan", "alyi")}
    docks = {f"place {site}_{dock}" for site in ("abydus", "amarna", "giza") for dock in (1, 2)}
    assert legal(match, "place") == {"place card_1", "place card_10"} | towns | docks


def test_egizia_3_stones_feed_crews_or_points_are_lost() -> None:
    # 6 and 3 of green fields for 11; each that is missing costs 2 in row 3
    assert legal(match_of("Egizia 3")) == {"feed C12 1", "feed C12 2", "done"}
    assert play(match_of("Egizia 3"), "done").scores == [-4, 0, 0]
    assert play(match_of("Egizia 3"), "feed C12 1").scores == [-2, 0, 0]


def test_egizia_4_obelisk_2_graves_2_and_1_and_a_bonus() -> None:
    match = play(match_of("Egizia 4"), "send green", "brick obelisk", "brick grave")
    match.roll()
    play(match, "brick grave")
    match.roll()
    assert (match.scores, table(match)["players"][0]["stones"]) == ([2 + 2 + 1 + 1, 0, 0], 9 - 5)


def test_egizia_5_they_come_after_both_outer_ones() -> None:
    match = play(match_of("Egizia 5"), "send green")
    assert legal(match, "brick") == {"brick temple_right", "brick pyramid"}
    play(match, "brick temple_right")
    assert legal(match, "brick") == {"brick temple_inner_left", "brick temple_inner_right", "brick pyramid"}
    assert play(match, "brick temple_inner_left").scores == [3 + 3 + 1, 0, 0]


def test_egizia_6_the_other_has_the_brick_farthest_to_the_left() -> None:
    match = play(match_of("Egizia 6"), "send blue", "brick pyramid", "done")
    assert match.scores == [2 + 1, 2, 0]


def test_egizia_7_unless_one_of_the_others_does_not() -> None:
    built = play(match_of("Egizia 7"), "send green", "brick pyramid", "send green", "brick pyramid")
    assert (built.actor, built.scores) == (CHANCE, [2 + 1, 2 + 1, 0])
    assert play(match_of("Egizia 7"), "skip", "send green", "brick pyramid").actor == 2


def test_egizia_8_one_is_kept_and_two_score() -> None:
    match = match_of("Egizia 8")
    assert legal(match) == {"keep K15", "keep K29", "keep K12", "return"}
    assert play(match, "keep K29").scores[0] == 2 + 1
    assert match.position()["table"]["sphinx_under"] == ["K20", "K15", "K12"]


def test_egizia_9_edfu_shared_and_doubled() -> None:
    # the bottom row of the grain market and a step more 2 points each, that of the stone market 3 stones
    match = play(match_of("Egizia 9"), "share edfu", "double")
    me = table(match)["players"][0]
    assert (match.scores[0], me["stones"], me["grain_level"], me["stone_level"]) == (4, 3, 5, 5)


def test_egizia_10_stones_graves_and_sphinx_cards() -> None:
    # a site 1, twenty stones 10, graves of 10 together 2, K12 2, K01 a tenth of 75; graves of 5 and 4 bring 2 as well
    match = play(match_of("Egizia 10"), "stones C48")
    assert (match.over, match.scores, match.winners) == (True, [75 + 7, 64 + 4 + 2 + 4, 41 + 2], [0])


def test_sands_1_who_has_the_first_tile_begins() -> None:
    match = match_of("Sands 1")
    assert (match.actor, table(match)["standing"]) == (2, [1, 0, 2])
    spaces = {f"place card_{n}" for n in range(1, 6)} | {f"place tile_{n}" for n in range(1, 4)}
    docks = {f"place {zone}_{dock}" for zone in ("obelisk", "pyramid", "sphinx") for dock in (1, 2)}
    assert legal(match) == spaces | docks | {"pass"}
    assert play(match, "place tile_2").actor == 0


def test_sands_2_stones_feed_crews_or_points_are_lost() -> None:
    assert legal(match_of("Sands 2")) == {"feed N19 1", "feed N19 2", "done"}
    assert play(match_of("Sands 2"), "done").scores == [-4, 0, 0]
    assert play(match_of("Sands 2"), "feed N19 1").scores == [-2, 0, 0]


def test_sands_3_seven_points_a_market_and_the_gold_tile() -> None:
    match = play(match_of("Sands 3"), "send yellow", "add lead", "brick obelisk", "brick obelisk")
    play(match, "brick column", "brick column", "brick column", "climb grain")
    me = table(match)["players"][0]
    assert (match.scores, me["stones"], me["bonuses"], me["grain_level"]) == ([7, 0, 0], 2, ["G2"], 2)


def test_sands_4_five_points_and_three() -> None:
    assert play(match_of("Sands 4"), "brick row_1", "brick row_2").scores == [8, 0, 0, 0]


def test_sands_5_three_points_for_seven_stones() -> None:
    match = play(match_of("Sands 5"), "send green", "brick statue_1", "brick statue_2", "brick row_2")
    assert (match.scores, table(match)["players"][0]["stones"]) == ([3, 0, 0], 0)


def test_sands_6_one_is_kept_and_two_score() -> None:
    match = match_of("Sands 6")
    assert legal(match) == {"keep S15", "keep S30", "keep S12", "return"}
    assert play(match, "keep S30").scores == [2, 0, 0, 0]
    assert match.position()["table"]["sphinx_under"] == ["S20", "S15", "S12"]


def test_sands_7_it_builds_last_in_addition() -> None:
    match = play(match_of("Sands 7"), "send green", "brick row_1", "done")
    assert (match.actor, legal(match)) == (1, {"late late_tile", "skip"})
    assert play(match, "late late_tile", "send green", "brick row_1").scores == [2, 2]


def test_sands_8_or_a_point() -> None:
    assert legal(match_of("Sands 8")) == {"take N28", "take N37", "point", "done"}
    assert play(match_of("Sands 8"), "point").scores == [0, 1, 0]


def test_sands_9_the_other_goes_back_into_the_deck() -> None:
    match = match_of("Sands 9")
    assert (match.open_seats, legal(match)) == ([1], {"keep S12", "keep S24"})
    play(match, "keep S24")
    assert (match.actor, table(match)["sphinx_deck"]) == (CHANCE, 26)


def test_sands_10_stones_for_points_before_the_final_scoring() -> None:
    # ten stones, two zones 2, the pyramid 5, S12 4; the other has S11 4 and nine stones 4
    match = play(match_of("Sands 10"), "done", "sell 10")
    assert (match.over, match.scores, match.winners) == (True, [60 + 10 + 2 + 5 + 4, 70 + 4 + 4, 41], [0])


@pytest.mark.parametrize("name", written())
def test_bots_play_from_it(name: str) -> None:
    from benben.bots import Side, bot

    match = match_of(name, seed=3, auto=True)
    if not match.over:
        seat = match.open_seats[0]
        assert bot("greedy").choose(Side(match, seat, rng_of(2))) in match.legal(seat)


def test_games_without_positions_say_so() -> None:
    from benben.core.errors import BadPosition

    with pytest.raises(BadPosition, match=r"^Pig has no positions: it can only be played from the start\.$"):
        game("pig").match(players=2).position()
