"""Answers of Egyptian Architects in short, where the game stands, and answers that people look for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import benben
from benben.core.game import Chip
from benben.core.match import Match
from benben.games.architects.words.chips import MOST_WANTED, chip, stage, wanted
from benben.language import speaking
from tests.draw.architects_positions import build, cards, draft, empty, ended, moving, seat, site, variant, view

GAME = benben.game("architects")
SEATS = pytest.mark.parametrize("seats", [2, 3, 5])
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
GAMES = 12
FEW = 8  # so many answers stand side by side, of more those of a group stand behind one chip
MOST_CHIPS = 7
MOST_WORDS = 4
STAGE = 24


def questions(seats: int) -> Iterator[Match]:
    """Random games at the moments at which somebody is asked; people pass less often than dice would."""
    for seed in range(GAMES):
        match, rng = GAME.match(seats, seed=seed), random.Random(seed)
        while not match.over:
            if match.actor < 0:
                match.roll()
                continue
            yield match
            legal = match.legal()
            plays = [a for a in legal if GAME.actions.say(a) != "pass"] or legal
            match.play(rng.choice(plays if rng.random() < 0.9 else legal), match.actor)


def chips_of(match: Match) -> list[Chip]:
    """The answers to the open question in short."""
    position = match.view(match.actor)
    return [GAME.chip(position, GAME.actions.to_json(a)) for a in match.legal()]


def of(position: Any, do: str, **more: Any) -> Chip:
    return chip(position, {"do": do, **more})


# --- every answer of random games ---


@LANGUAGES
@SEATS
def test_chips_are_short_and_no_two_are_alike(seats: int, language: str) -> None:
    with speaking(language):
        for match in questions(seats):
            chips = chips_of(match)
            for one in chips:
                assert 1 <= len(one.words.split()) <= MOST_WORDS
                assert "…" not in one.words and one.words[0] == one.words[0].upper()
            assert len({(one.words, one.gain) for one in chips}) == len(chips), chips


@SEATS
def test_many_answers_stand_behind_few_chips(seats: int) -> None:
    for match in questions(seats):
        row = [one for one in chips_of(match) if not one.ends]
        groups = Counter(one.group for one in row if one.group)
        assert all(count > 1 for count in groups.values()), row
        if len(row) > FEW:
            assert len(groups) + sum(not one.group for one in row) <= MOST_CHIPS, row


@LANGUAGES
@SEATS
def test_where_the_game_stands_is_short(seats: int, language: str) -> None:
    with speaking(language):
        assert {len(stage(match.view(match.actor))) <= STAGE for match in questions(seats)} == {True}


@SEATS
def test_what_people_look_for_has_a_reason_or_is_legal(seats: int) -> None:
    reasons = set()
    for match in questions(seats):
        forms = wanted(match.view(match.actor))
        assert len(forms) <= MOST_WANTED
        for form in forms:
            why = match.why_not(form, match.actor)
            assert (why is None) == (GAME.actions.from_json(dict(form)) in match.legal())
            reasons.add(why and why.rule)
    assert {"ARC-6.2", "ARC-7.1", "ARC-7.2"} <= reasons


@SEATS
def test_nothing_is_told_of_what_others_hold(seats: int) -> None:
    for match in questions(seats):
        others = [match.view(who) for who in range(seats) if who != match.actor]
        for position in others:
            table = position["table"]
            named = {str(form.get("idol") or form.get("glyph") or "") for form in wanted(position)} - {""}
            assert named <= {*table["hand"], *table["pack"]}


# --- each kind ---


def test_a_card_to_pick_tells_what_is_printed_on_it() -> None:
    assert of(draft(), "pick_card", card="limestone") == Chip("Limestone")
    assert of(draft(), "pick_card", card="worker_3") == Chip("3 workers")
    assert of(draft(), "pick_card", card="sarcophagus") == Chip("Sarcophagus", "+2")
    assert of(draft(), "pick_card", card="plan_2") == Chip("Plan P2", "+1")
    pack = cards("worker_1 worker_2 glyph_2 glyph_4 cat mummy")
    assert of(view([seat(), seat()], phase="draft", pack=pack), "pick_card", card="glyph_4") == Chip(
        "Glyphs", "+4", group="Glyphs"
    )


def test_a_burial_tells_where_it_goes_and_what_it_brings() -> None:
    assert of(build(), "lay_mummy", pyramid="p1", tomb=1)[:2] == ("Mummy, site 2", "+2")
    assert of(build(), "lay_sarcophagus", pyramid="p6", tomb=1)[:2] == ("Sarcophagus, P6 tomb 1", "+4")
    assert of(build(), "bury_both", pyramid="p6", tomb=2)[:2] == ("Both, site 1", "+8")


def test_a_tomb_is_named_where_there_are_several() -> None:
    position = view([seat(), seat()], sites=[site("p6"), site("p1")], hand=["mummy"], turn=0)
    assert of(position, "lay_mummy", pyramid="p6", tomb=2) == Chip("Site 1, tomb 2", "+2", group="Mummy")
    assert of(position, "lay_mummy", pyramid="p1", tomb=1) == Chip("Mummy, site 2", "+2", group="Mummy")


def test_the_site_is_left_out_where_there_is_one_pyramid() -> None:
    position = view([seat(), seat()], sites=[None, site("p3")], hand=["mummy", "glyph_4"], turn=0)
    assert of(position, "lay_mummy", pyramid="p3", tomb=1) == Chip("Mummy", "+2")
    assert of(position, "carve_glyph", glyph="glyph_4", pyramid="p3") == Chip("Glyphs", "+4")


def test_an_idol_tells_what_its_kind_brings() -> None:
    assert of(build(), "raise_idol", idol="cat", pyramid="p6") == Chip("Cat, site 1", "+0", group="Idols")
    assert of(build(), "raise_idol", idol="cat", pyramid="p1") == Chip("Cat, site 2", "+3", group="Idols")


def test_workers_and_plans() -> None:
    assert of(build(), "play_worker", workers=2) == Chip("2 workers", group="Workers")
    assert of(empty(), "play_plan", pyramid="p4") == Chip("Plan P4", "+2")
    assert of(variant(), "play_worker", workers=1).words == "6 workers"


def test_the_last_block_brings_the_foremans_points() -> None:
    assert of(moving(), "move_block", pyramid="p2") == Chip("Site 1, block 4", "+4")
    assert of(moving(), "move_block", pyramid="p5") == Chip("Site 2, block 2")
    assert of(moving(), "move_block", pyramid="p6").words == "Block for P6"


def test_passing_and_resting_stand_at_the_end() -> None:
    assert of(build(), "pass") == Chip("Pass", ends=True)
    assert of(moving() | {"left": 2}, "rest") == Chip("Let them rest", ends=True)
    assert of(moving() | {"left": 1}, "rest") == Chip("Let it rest", ends=True)


def test_cards_without_a_place_are_looked_for() -> None:
    position = build() | {"step": "MayPlay"}
    assert wanted(position) == [{"do": "play_plan", "pyramid": "p3"}, {"do": "play_worker", "workers": 2}]
    full = view([seat(), seat()], sites=[site("p6", tombs="ms ms"), None], hand=cards("mummy dog limestone"), turn=0)
    assert wanted(full | {"step": "MayPlay"}) == [{"do": "lay_mummy", "pyramid": "p6", "tomb": 1}]
    bare = empty() | {"step": "MayPlay"}
    assert {"do": "raise_idol", "idol": "cat", "pyramid": "p1"} in wanted(bare)
    assert of(bare, "raise_idol", idol="cat", pyramid="p1").words == "Cat"
    assert of(bare, "lay_mummy", pyramid="p1", tomb=1).words == "Mummy"
    assert wanted(draft() | {"step": "MustPick"}) == []
    assert wanted(moving() | {"step": "MoveBlocks"}) == [{"do": "rest"}]


def test_the_stage() -> None:
    assert stage(build()) == "Round 2 of 3, build"
    assert stage(draft()) == "Round 2 of 3, draft"
    assert stage(ended()) == "Game over"


@SEATS
def test_a_question_is_one_short_sentence_and_more_is_said_after_it(seats: int) -> None:
    for match in questions(seats):
        asks = match.question(match.actor)
        assert asks.endswith("?") and len(asks) <= len("Player 1, where does the next block go?")
        assert match.more(match.actor)
