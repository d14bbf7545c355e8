"""Answers of Egizia in short, where the game stands, and answers that people look for."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from typing import Any

import pytest

from benben.core.game import Chip
from benben.games.egizia.words.chips import MOST_WANTED, chip, stage, wanted
from benben.language import speaking
from tests.games.egizia.said import GAME, SAID, building, changed, holding, of_actor, placing, questions

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FEW = 8  # so many answers stand side by side, of more those of a group stand behind one chip
MOST_CHIPS = 8
MOST_WORDS = 4
STAGE = 25


def of(view: Any, do: str, **more: Any) -> Chip:
    return chip(view, {"do": do, **more})


# --- every answer of random games ---


@LANGUAGES
@SEATS
def test_chips_are_short_and_no_two_are_alike(seats: int, language: str) -> None:
    with speaking(language):
        for match in questions(seats):
            chips = [] if match.over else SAID.chips(match)
            for one in chips:
                assert 1 <= len(re.findall(r"[^\W\d_]+", one.words)) <= MOST_WORDS or one.words[0].isdigit(), one
                assert len(one.words) <= 34 and one.words[0] == one.words[0].upper(), one
            assert len({(one.words, one.gain, one.cost, one.group) for one in chips}) == len(chips), chips


@SEATS
def test_many_answers_stand_behind_few_chips(seats: int) -> None:
    for match in questions(seats):
        row = [] if match.over else [one for one in SAID.chips(match) if not one.ends]
        groups = Counter(one.group for one in row if one.group)
        assert all(count > 1 for count in groups.values()), row
        if len(row) > FEW:
            assert len(groups) + sum(not one.group for one in row) <= MOST_CHIPS, row


@LANGUAGES
@pytest.mark.parametrize(
    ("card", "do"),
    [
        ("C13", "draw_cards"),
        ("C14", "share_town"),
        ("C33", "second_ship"),
        ("C34", "go_upriver"),
        ("C35", "keep_another"),
        ("C40", "double_town"),
        ("C41", "train_crew"),
        ("C42", "take_card"),
    ],
)
def test_answers_with_a_card(card: str, do: str, language: str) -> None:
    with speaking(language):
        found = set()
        for match in questions(3, games=2, prepare=partial(holding, card)):
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
        "EGI-4.2", "EGI-4.3", "EGI-4.6", "EGI-7.2", "EGI-8.4", "EGI-10.2", "EGI-10.3", "EGZ-3.2", "EGZ-7.2", "EGZ-7.5",
    } <= reasons  # fmt: skip


# --- each kind ---


def test_a_ship_tells_where_it_goes() -> None:
    view = placing()
    cards = ["C05", "C06", "C01"] + [""] * 7
    for space, card in zip(view["table"]["river"], cards, strict=True):
        space["card"] = card
    assert of(view, "place_ship", space="card_1") == Chip("Quarry 3, place 1", group="Cards")
    assert of(view, "place_ship", space="card_3") == Chip("Red field 7", group="Cards")
    assert of(view, "place_ship", space="beni_hasan") == Chip("Beni Hasan", group="Towns")
    assert of(view, "place_ship", space="giza_4") == Chip("Giza, dock 4", group="Building")
    assert of(view, "pass") == Chip("Pass", ends=True)


def test_a_taken_town_and_a_ship_upstream() -> None:
    view = placing()
    for town in view["table"]["towns"][:2]:
        town["ships"] = [3 - view["actor"]]
    assert of(view, "share_town", town="edfu") == Chip("Edfu", group="Taken towns")
    assert of(view, "go_upriver", card="C34") == Chip("Ship upstream")
    assert of(view, "go_upriver", card="C43") == Chip("Ships upstream")


def test_two_cards_for_a_second_ship_are_told_apart() -> None:
    view = changed(placing(), "MayPlaceSecond", {"cards": ["C33", "C50"]})
    assert of(view, "second_ship", by="C33") == Chip("With the card")
    assert of(view, "second_ship", by="C50") == Chip("With the card (2)")


def test_crews_tell_their_new_strength() -> None:
    view = changed(placing(), "ChooseTwo", {"crews": [3, 1, 1, 2]})
    assert of(view, "raise_crew", crew="green") == Chip("Green crew", "→ 4")
    assert of(view, "raise_crew", crew="lead") == Chip("White joker", "→ 3")
    assert of(view, "add_crew", crew="lead") == Chip("White joker", "+2")


def test_a_brick_tells_points_and_price() -> None:
    view = building("giza", strength=7, cost=0, left=7, stones=9)
    assert of(view, "lay_brick", on="pyramid") == Chip("Pyramid row 1", "+2", "−2")
    assert of(view, "lay_brick", on="temple_left") == Chip("Left column 1", "+1", "−1")


def test_cards_drawn_for_nothing_stand_together() -> None:
    view = building("abydus", strength=4, cost=0, left=4, stones=6, cards=["C13"])
    assert of(view, "draw_cards", paid=2, free=0) == Chip("2 cards", cost="2 stones")
    assert of(view, "draw_cards", paid=2, free=2) == Chip("2 + 2 free", cost="2 stones", group="More for nothing")


def test_the_card_for_a_share_has_no_points_printed() -> None:
    view = changed(placing(), "ChooseKept", own={"dealt": [], "drawn": ["K01", "K14"], "worth": [0, 0], "sphinx": []})
    assert of(view, "keep_card", card="K01") == Chip("Points +10 %")
    assert of(view, "keep_card", card="K14") == Chip("Obelisk top", "+5")
    assert of(view, "return_cards") == Chip("Return all", "+2", ends=True)


def test_german_chips() -> None:
    with speaking("de"):
        view = changed(placing(), "ChooseRaised", {"crews": [3, 1, 1, 2]})
        assert of(view, "raise_crew", crew="lead") == Chip("Weißer Joker", "→ 3")
        assert of(view, "place_ship", space="giza_1").words == "Giza, Anleger 1"


# --- what people look for ---


def test_the_joker_alone_and_the_first_brick_have_reasons() -> None:
    view = changed(placing(), "MayBuild")
    assert wanted(view)[-1] == {"do": "add_crew", "crew": "lead"}
    assert {"do": "done"} in wanted(building("amarna", strength=5, cost=0, left=5))
    assert {"do": "done"} not in wanted(building("amarna", strength=5, cost=1, left=4))
    assert {"do": "lay_brick", "on": "temple_top"} in wanted(building("giza", strength=9, cost=3, left=6))
