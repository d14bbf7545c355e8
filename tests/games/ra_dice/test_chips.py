"""What Ra says in short."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from benben.core.game import Chip
from benben.core.match import Match
from benben.games.ra_dice import GAME
from benben.games.ra_dice.words.chips import chip, stage, wanted
from benben.language import speaking
from benben.web.pages.answers import FEW

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
WORDS = 5  # of a chip at most, as in 'All but red, green'
GROUPS = 7


def questions(seats: int) -> Iterator[Match]:
    """Every question of two random games."""
    for seed in (1, 2):
        match, rng = GAME.match(seats, seed), random.Random(seed)
        while not match.over:
            yield match
            match.play(rng.choice(match.legal()))


def chips(match: Match) -> list[Chip]:
    return [chip(match.view(match.actor), GAME.actions.to_json(a)) for a in match.legal()]


@SEATS
@LANGUAGES
def test_answers_are_short_and_told_apart(seats: int, language: str) -> None:
    kinds = set()
    for match in questions(seats):
        kinds |= {str(GAME.actions.to_json(a)["do"]) for a in match.legal()}
        with speaking(language):
            row = chips(match)
            assert 1 <= len(stage(match.view(match.actor))) <= 24
        said = [(one.words, one.gain, one.cost, one.group) for one in row]
        assert len(set(said)) == len(said)
        assert all(one.words and "…" not in one.words and len(one.words.split()) <= WORDS for one in row)
    assert {"keep", "reroll", "advance_pharaoh", "advance_nile", "place_monument", "end_turn"} <= kinds


@SEATS
@LANGUAGES
def test_many_answers_stand_behind_few_heads(seats: int, language: str) -> None:
    for match in questions(seats):
        with speaking(language):
            row = [one for one in chips(match) if not one.ends]
        if len(row) > FEW:
            heads = Counter(one.group or one.words for one in row)
            assert len(heads) <= GROUPS + 3, heads


def rolled(*faces: str) -> Match:
    """The first player has rolled this and keeps it."""
    match: Match = GAME.match(2, auto=False)
    match.play({"do": "start_player", "who": 0})
    match.play({"do": "roll"} | dict(zip(("yellow", "blue", "purple", "green", "red"), faces, strict=True)))
    return match


def test_what_each_answer_is_called() -> None:
    match = rolled("pharaoh", "ankh", "ankh", "monument", "sun")
    view = match.view(0)
    assert chip(view, {"do": "keep"}) == Chip("Keep all", ends=True)
    assert chip(view, {"do": "reroll", "dice": ["yellow", "blue"]}).words == "Yellow, blue"
    assert chip(view, {"do": "reroll", "dice": ["yellow", "blue", "purple"]}).words == "All but green"
    assert chip(view, {"do": "reroll", "dice": ["yellow", "blue", "purple", "green"]}).words == "All"
    match.play("keep")
    view = match.view(0)
    assert chip(view, {"do": "advance_pharaoh", "dice": 1, "ankhs": 1}) == Chip(
        "Pharaoh + Ankh", "to 2", "2 steps", "Pharaoh"
    )
    assert chip(view, {"do": "score_ankhs"}) == Chip("Two Ankhs", "+2")
    assert chip(view, {"do": "place_monument", "colour": "green", "column": 3}) == Chip("Green 3", group="Green")
    assert chip(view, {"do": "end_turn"}) == Chip("End turn", ends=True)
    assert stage(view) == "Epoch 1 of 3"


def test_the_question_and_what_explains_it() -> None:
    match = rolled("pharaoh", "ankh", "ankh", "monument", "sun")
    assert (match.question(0), match.more(0)) == (
        "Player 1, which dice do you roll again?",
        "Two rerolls are left.",
    )
    match.play("keep")
    assert (match.question(0), match.more(0)) == ("Player 1, what do you do with your dice?", "")


def test_what_each_answer_is_called_in_german() -> None:
    match = rolled("pharaoh", "ankh", "ankh", "monument", "sun")
    with speaking("de"):
        view = match.view(0)
        assert chip(view, {"do": "reroll", "dice": ["yellow", "blue"]}) == Chip("Gelb, Blau", group="Zwei werfen")
        assert chip(view, {"do": "reroll", "dice": ["yellow", "blue", "purple"]}).words == "Alle außer Grün"
        match.play("keep")
        view = match.view(0)
        assert chip(view, {"do": "advance_pharaoh", "dice": 1, "ankhs": 2}) == Chip(
            "Pharao + 2 Anch", "auf 3", "3 Felder", "Pharao"
        )
        assert chip(view, {"do": "declare_disaster", "area": "nile"}) == Chip("Nil treffen", group="Katastrophe")
        assert stage(view) == "Epoche 1 von 3"


def test_faces_that_do_nothing_say_why() -> None:
    """RA-7.1: one Civilization places no marker; it is looked for because the die lies there."""
    match = rolled("civilization", "monument", "monument", "monument", "monument")
    assert wanted(match.view(0)) == []  # dice are kept or rolled again first
    match.play("keep")
    (form,) = wanted(match.view(0))
    assert form == {"do": "place_civilization", "colour": "yellow"}
    why = match.why_not(form)
    assert why is not None and why.rule == "RA-7.1"
