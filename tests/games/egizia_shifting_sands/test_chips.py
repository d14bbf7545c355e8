"""Answers of Egizia: Shifting Sands in short, where the game stands, and answers that people look for."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from benben.core.game import Chip
from benben.core.match import Match
from benben.games.egizia_shifting_sands.words.chips import MOST_WANTED, chip, stage, wanted
from benben.language import speaking
from tests.games.egizia_shifting_sands.said import GAME, building, changed, of_actor, placing, questions

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FEW = 8  # so many answers stand side by side, of more those of a group stand behind one chip
MOST_CHIPS = 8
MOST_WORDS = 4
STAGE = 25


def chips_of(match: Match) -> list[Chip]:
    """The answers to the open question in short."""
    view = of_actor(match)
    return [GAME.chip(view, GAME.actions.to_json(a)) for a in match.legal()]


def of(view: Any, do: str, **more: Any) -> Chip:
    return chip(view, {"do": do, **more})


# --- every answer of random games ---


@LANGUAGES
@SEATS
def test_chips_are_short_and_no_two_are_alike(seats: int, language: str) -> None:
    with speaking(language):
        for match in questions(seats):
            chips = [] if match.over else chips_of(match)
            for one in chips:
                assert 1 <= len(re.findall(r"[^\W\d_]+", one.words)) <= MOST_WORDS or one.words[0].isdigit(), one
                assert len(one.words) <= 34 and one.words[0] == one.words[0].upper(), one
            assert len({(one.words, one.gain, one.cost, one.group) for one in chips}) == len(chips), chips


@SEATS
def test_many_answers_stand_behind_few_chips(seats: int) -> None:
    for match in questions(seats):
        row = [] if match.over else [one for one in chips_of(match) if not one.ends]
        groups = Counter(one.group for one in row if one.group)
        assert all(count > 1 for count in groups.values()), row
        if len(row) > FEW:
            assert len(groups) + sum(not one.group for one in row) <= MOST_CHIPS, row


@LANGUAGES
@pytest.mark.parametrize(
    ("bonus", "do"),
    [
        ("G6", "add_crew"),
        ("P1", "second_ship"),
        ("P2", "build_late"),
        ("P3", "place_upstream"),
        ("P4", "place_beside"),
    ],
)
def test_answers_with_a_purple_tile(bonus: str, do: str, language: str) -> None:
    with speaking(language):
        found = set()
        for match in questions(3, games=2, bonus=bonus):
            view, forms = of_actor(match), [GAME.actions.to_json(a) for a in match.legal()]
            chips = [GAME.chip(view, form) for form in forms]
            found |= {str(form["do"]) for form in forms}
            assert len({(one.words, one.gain, one.cost, one.group) for one in chips}) == len(chips), chips
            groups = Counter(one.group for one in chips if one.group)
            assert all(count > 1 for count in groups.values()), chips
            assert not any(GAME.words.answer(view, form)[0].islower() for form in forms)
        assert do in found


@LANGUAGES
@SEATS
def test_where_the_game_stands_is_short(seats: int, language: str) -> None:
    with speaking(language):
        assert {len(stage(of_actor(match))) <= STAGE for match in questions(seats, games=1)} == {True}


def test_what_people_look_for_has_a_reason_or_is_legal() -> None:
    reasons = set()
    for seats in (2, 3, 4):
        for match in questions(seats):
            forms = [] if match.over else wanted(of_actor(match))
            assert len(forms) <= MOST_WANTED
            for form in forms:
                why = match.why_not(form, match.actor)
                assert (why is None) == (GAME.actions.from_json(dict(form)) in match.legal())
                reasons.add(why and why.rule)
    assert {
        "SAND-4.2", "SAND-4.3", "SAND-4.6", "SAND-4.7", "SAND-6.2", "SAND-8.6", "SAND-10.2", "SAND-12.2",
        "SAND-5.7", "EGZ-3.2", "EGZ-7.2", "EGZ-7.5",
    } <= reasons  # fmt: skip


# --- each kind ---


def test_a_ship_tells_what_lies_there() -> None:
    view = placing()
    cards = ["N09", "N10", "N05"] + [""] * 7
    for space, card in zip(view["table"]["river"], cards, strict=True):
        space["card"] = card
    assert of(view, "place_ship", space="card_1") == Chip("Quarry 3, place 1", group="Cards")
    assert of(view, "place_ship", space="card_2") == Chip("Quarry 3, place 3", group="Cards")
    assert of(view, "place_ship", space="card_3") == Chip("Red field 6 · Crew +1", group="Cards")
    assert of(view, "place_ship", space="sphinx_1") == Chip("Sphinx, dock 1", group="Building")
    assert of(view, "pass") == Chip("Pass", ends=True)


def test_one_card_alone_needs_no_group() -> None:
    view = placing()
    for n, space in enumerate(view["table"]["river"]):
        space["card"] = "N09" if n == 4 else ""
    assert of(view, "place_ship", space="card_5") == Chip("Quarry 3")


def test_crews_tell_their_new_strength() -> None:
    view = changed(placing(), "ChooseRaised", {"crews": [3, 1, 1, 2]})
    assert of(view, "raise_crew", crew="green") == Chip("Green crew", "→ 4")
    assert of(view, "lower_crew", crew="lead") == Chip("Lead crew", cost="→ 1")
    assert of(view, "send_crew", crew="green") == Chip("Green crew", "+3")


def test_the_ring_tells_the_own_grain() -> None:
    view = changed(placing(), "MoveRing", {"grain": [6, 5, 8]}, ring="middle")
    assert of(view, "move_ring", to="bottom") == Chip("To the bottom", "6 grain")
    assert of(view, "move_ring", to="middle") == Chip("Leave it", "11 grain", ends=True)
    assert of(view, "move_ring", to="top") == Chip("To the top", "19 grain")


def test_a_brick_tells_points_and_price_and_a_free_one_neither() -> None:
    view = building("pyramid", strength=7, cost=0, left=7, stones=9, statues=[1, 0, 0])
    assert of(view, "lay_brick", on="row_1") == Chip("Row 1", "+2", "−2")
    assert of(view, "lay_brick", on="statue_1") == Chip("Statue 1", cost="−2")
    assert of(changed(view, "ChooseFreeBrick"), "lay_brick", on="row_1") == Chip("Row 1")


def test_a_card_for_two_uses_says_which_one() -> None:
    view = changed(placing(), "FeedingCrews", {"cards": ["N33", "N34"]})
    assert of(view, "use_for_grain", card="N33") == Chip("Grain 4 / Stones 4", "+4 grain")
    assert of(view, "use_for_stones", card="N33") == Chip("Grain 4 / Stones 4", "+4 stones", group="For stones")
    assert of(view, "use_for_stones", card="N34") == Chip("Stones 4 / Strength +4", "+4 stones", group="For stones")


def test_copies_of_a_card_are_told_apart() -> None:
    view = changed(placing(), "Raising", {"cards": ["N18", "N40"]})
    assert of(view, "raise_by_card", card="N18") == Chip("Raise a crew")
    assert of(view, "raise_by_card", card="N40") == Chip("Raise a crew (2)")


def test_stones_for_grain_tell_the_points_they_save() -> None:
    hungry = {"missing": 3, "loss": 6, "grain_level": 2, "stones": 2, "cards": ["N19"]}
    view = changed(placing(), "FeedingCrews", hungry)
    assert of(view, "feed_stones", card="N19", stones=2) == Chip("2 stones", "+4", group="Feed stones")
    assert of(view, "done") == Chip("Feed now", cost="−6", ends=True)


def test_sphinx_cards_tell_their_points() -> None:
    view = changed(placing(), "ChooseKept", own={"dealt": [], "drawn": ["S16", "S01"], "sphinx": []})
    assert of(view, "keep_card", card="S16") == Chip("Pyramid 5+", "+5")
    assert of(view, "return_cards") == Chip("Return all", "+2", ends=True)


def test_cards_drawn_for_nothing_stand_together() -> None:
    view = building("sphinx", strength=4, cost=0, left=4, stones=6, cards=["N20"])
    view["table"]["zones"][2]["docks"] = [view["actor"], -1, -1]
    assert of(view, "draw_cards", paid=2, free=0) == Chip("2 cards", cost="2 stones")
    assert of(view, "draw_cards", paid=2, free=1) == Chip("2 + 1 free", cost="2 stones", group="One more free")


def test_german_chips() -> None:
    with speaking("de"):
        view = changed(placing(), "ChooseRaised", {"crews": [3, 1, 1, 2]})
        assert of(view, "raise_crew", crew="green") == Chip("Grüner Trupp", "→ 4")
        assert of(view, "place_ship", space="pyramid_wait").words == "Pyramide, warten"
        assert of(view, "draw_cards", paid=1, free=0) == Chip("1 Karte", cost="1 Stein")


# --- what people look for ---


def test_the_lead_crew_alone_and_the_first_brick_have_reasons() -> None:
    view = changed(placing(), "MayBuild")
    assert wanted(view)[-1] == {"do": "add_crew", "crew": "lead"}
    assert {"do": "done"} in wanted(building("obelisk", strength=5, cost=0, left=5))
    assert {"do": "done"} not in wanted(building("obelisk", strength=5, cost=1, left=4))
