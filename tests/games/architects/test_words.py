"""What Egyptian Architects says in each language: nothing is missing, cases and plurals are right, all has room."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from typing import Any

import pytest
from rich.text import Text

import benben
from benben.core.display import width
from benben.core.errors import BadPosition
from benben.core.events import SCORE, Event
from benben.core.rulebook import rules, rules_of, translated
from benben.draw import Marks
from benben.draw.register import SHAPES
from benben.games.architects import actions as arc
from benben.games.architects.cards import CARDS
from benben.games.architects.components import CELLS
from benben.games.architects.look.lettering import said, title_of
from benben.games.architects.look.symbols import examples, facts
from benben.games.architects.words import BOOK
from benben.games.architects.words.answers import answer
from benben.games.architects.words.chips import chip, stage
from benben.games.architects.words.text import event, more, question
from benben.games.architects.words.text_board import board, spoken
from benben.language import speaking
from benben.language.pseudo import MARK, PSEUDO
from tests.draw.architects_positions import POSITIONS, asked, build, ended, moving, seat, site, variant, view

GAME = benben.game("architects")
COLUMNS = 80
MOST_LONGER = 1.4  # so much longer than in English a text on the board may be,
FEW_LETTERS = 4  # or by so many letters
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", PSEUDO])
EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)


def everything(name: str) -> list[str]:
    """Every text that a position shows."""
    position = POSITIONS[name]()
    targets = frozenset(found for one in asked(name) for found in GAME.look.touches(position, one))
    texts = [*spoken(position), *board(position).split("\n"), stage(position)]
    for one in asked(name):
        texts += [answer(position, one), chip(position, one).words, chip(position, one).group]
    for who in range(position["players"]):
        texts += [text for _, *fact in facts(position, who) for text in fact]
    return texts + [text for shape in SHAPES for text in on_board(position, shape, targets)]


def on_board(position: Any, shape: str, targets: frozenset[str] = frozenset()) -> list[str]:
    """Every text on the drawn board."""
    assert GAME.look.board is not None
    texts = []
    for register in GAME.look.board(position, Marks(targets), shape):
        found = re.findall(r'<(?:title|text)[^>]*>([^<]*)<|aria-label="([^"]*)"', str(register.svg))
        texts += [register.title, register.note, *(one or other for one, other in found)]
    return texts


# --- nothing is missing ---


def test_german_says_everything_and_asks_for_nothing_more() -> None:
    english, german = BOOK.source("en"), BOOK.source("de")
    assert english.faults == german.faults == []
    assert set(english.messages()) == set(german.messages())
    for key in english.patterns:
        assert german.variables(key) <= english.variables(key), key


def test_every_rule_is_there_in_german() -> None:
    english, german = rules(GAME.about.package), translated(GAME.about.package, "de")
    assert list(english) == list(german)
    assert {id for id, rule in english.items() if rule.ruling} == {id for id, (_, ruling) in german.items() if ruling}
    with speaking("de"):
        assert rules_of(GAME.about)["ARC-9.1"].text == "Ein Idol kommt in eine Nische."


@EVERYWHERE
def test_no_english_is_left_over(name: str) -> None:
    """In a language whose every word bears a mark, only names and figures have none."""
    names = {word for who in POSITIONS[name]()["names"] for word in re.split(r"\W", who)}
    with speaking(PSEUDO):
        for text in everything(name):
            for word in re.findall(r"[^\W\d_]{3,}", re.sub(r"\[/?[a-z ]*\]", "", text)):
                assert MARK in word or any(other.startswith(word) for other in names), (word, text)


@pytest.mark.parametrize("rule", range(len(GAME.rules.refusals.refusals)))
def test_every_refusal_is_said_in_both_languages(rule: int) -> None:
    refusal = GAME.rules.refusals.refusals[rule]
    english = refusal.sentence
    with speaking("de"):
        german = refusal.sentence
    assert english != german
    for sentence in (english, german):
        assert re.fullmatch(r"[A-ZÄÖÜ][^{}$]*\.", sentence)


# --- cases and plurals ---


@pytest.mark.parametrize(
    ("card", "refused"),
    [
        ("limestone", "kein Kalkstein"), ("mummy", "keine Mumie"), ("dog", "kein Hund"),
        ("worker_2", "keine Arbeiterkarte worker_2"), ("glyph_3", "keine Hieroglyphenkarte glyph_3"),
        ("plan_6", "kein Plan von P6"),
    ],
)  # fmt: skip
def test_a_card_that_is_refused_has_its_gender(card: str, refused: str) -> None:
    with speaking("de"):
        assert str(BOOK.message("refusal-not-in-pack", card=card)) == f"In deinem Päckchen ist {refused}."


def line(kind: int, x: int = 0, y: int = 0) -> str:
    """A line of the log about Anna, in German."""
    with speaking("de"):
        return event(build(), Event(arc.EVENTS, 0, (kind, 0, x, y, -1)))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("limestone", "einen Kalksteinblock"), ("worker_1", "eine Karte mit 1 Arbeiter"),
        ("worker_3", "eine Karte mit 3 Arbeitern"), ("sarcophagus", "einen Sarkophag"), ("cat", "eine Katze"),
        ("bird", "einen Vogel"), ("glyph_4", "Hieroglyphen 4"), ("plan_2", "den Plan von P2"),
    ],
)  # fmt: skip
def test_a_card_that_is_picked_stands_in_the_accusative(card: str, words: str) -> None:
    assert line(arc.PICKED, CARDS.index(card)) == f"Anna wählt {words}."
    assert line(arc.LEFT_OVER, CARDS.index(card)) == f"Anna legt {words} beiseite."


def test_lines_of_the_log_in_german() -> None:
    assert line(arc.DEALT) == ""
    assert line(arc.MUMMY_LAID, 0, 0) == "Anna legt eine Mumie ins Grab von P1."
    assert line(arc.SARCOPHAGUS_LAID, 5, 1) == "Anna stellt einen Sarkophag in Grab 2 von P6."
    assert line(arc.IDOL_RAISED, 2, 3) == "Anna stellt einen Hund in P4 auf."
    assert line(arc.BLOCK_MOVED, 1, 3) == "Anna bringt Block 3 von 4 zu P2."
    assert line(arc.QUARRIED, 0) == "Anna bringt keinen Block in den Steinbruch."
    assert line(arc.QUARRIED, 1) == "Anna bringt 1 Block in den Steinbruch."
    assert line(arc.QUARRIED, 2) == "Anna bringt 2 Blöcke in den Steinbruch."
    assert line(arc.ANNOUNCED, 0) == "Anna hat keinen Plan."
    assert line(SCORE, 1, arc.FOR_FOREMAN) == "Anna erhält 1 Punkt für den letzten Block."
    assert line(SCORE, 3, arc.FOR_IDOLS) == "Anna erhält 3 Punkte für das Idol."


def test_answers_in_german() -> None:
    with speaking("de"):
        assert answer(build(), {"do": "pick_card", "card": "worker_2"}) == "Karte mit 2 Arbeitern wählen"
        assert answer(build(), {"do": "lay_sarcophagus", "pyramid": "p6", "tomb": 1}) == (
            "Sarkophag zur Mumie in Grab 1 von P6 stellen: 4 Punkte"
        )
        assert answer(build(), {"do": "lay_mummy", "pyramid": "p1", "tomb": 1}) == (
            "Mumie ins Grab von P1 legen: 2 Punkte"
        )
        assert answer(build(), {"do": "raise_idol", "idol": "bird", "pyramid": "p1"}) == (
            "Noch einen Vogel in P1 aufstellen: keine Punkte"
        )
        assert answer(variant(), {"do": "play_worker", "workers": 1}) == "6 Arbeiter in den Steinbruch schicken"
        assert chip(build(), {"do": "raise_idol", "idol": "cat", "pyramid": "p6"}).words == "Katze, Bau 1"
        assert chip(build(), {"do": "bury_both", "pyramid": "p1", "tomb": 1}).group == "Beide Karten"


def test_questions_in_german() -> None:
    with speaking("de"):
        position = moving() | {"step": "MoveBlocks", "left": 1}
        assert question(position) == "Anna, wohin kommt der nächste Block?"
        assert more(position) == "Ein Arbeiter ist noch frei."
        assert more(position | {"left": 2}) == "2 Arbeiter sind noch frei."
        assert question(ended()) == "Die Partie ist zu Ende: Ben und Chidi teilen sich den Sieg mit 41 Punkten."
        assert question(ended() | {"scores": [0, 1, 0]}) == "Die Partie ist zu Ende: Ben gewinnt mit 1 Punkt."


@EVERYWHERE
def test_one_is_never_many(name: str) -> None:
    with speaking("de"):
        for text in everything(name):
            assert not re.search(r"(?<![\d.])1 (Blöcke|Punkte|Karten|Gräber|Nischen|Wände)", text), text
            assert not re.search(r"(?<![\dP])(0|[2-9]|\d\d) (Block|Punkt|Karte|Grab|Nische|Wand)\b", text), text


# --- nothing is cached in the wrong language ---


@EVERYWHERE
def test_a_view_is_said_in_one_language_after_the_other(name: str) -> None:
    english = everything(name)
    with speaking("de"):
        german = everything(name)
    with speaking(PSEUDO):
        pseudo = everything(name)
    assert everything(name) == english
    assert english != german != pseudo != english


def test_cards_and_examples_are_lettered_in_one_language_after_the_other() -> None:
    for language, title, caption in (("en", "Limestone", "Each worker"), ("de", "Kalkstein", "Jeder Arbeiter")) * 2:
        with speaking(language):
            assert f">{title}<" in str(examples()["quarry"])
            assert caption in str(examples()["workers"])
            assert title in "".join(on_board(view([seat(), seat()], hand=["limestone"], turn=0), "phone"))


def test_a_refused_position_is_told_in_the_language_of_who_reads_it() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.match(position={"players": 2, "table": {"players": [{"hand": ["cat"] * 3}, {}]}})
    assert str(refused.value) == "There are 3 cards cat on the table, but the game has 2."
    with speaking("de"):
        assert str(refused.value) == "Von cat gibt es 3 Karten auf dem Tisch, das Spiel hat aber 2."
    assert (refused.value.key, refused.value.params) == (
        "architects.position-too-many", {"cards": 3, "card": "cat", "there": 2},
    )  # fmt: skip


# --- room ---


@LANGUAGES
@EVERYWHERE
def test_lines_of_the_text_board_fit(name: str, language: str) -> None:
    with speaking(language):
        for text in board(POSITIONS[name]()).split("\n"):
            assert width(Text.from_markup(text).plain) <= COLUMNS, text


@LANGUAGES
def test_a_designers_rooms_fit_too(language: str) -> None:
    many = site("p2", 11, idols="bird " * 6, glyphs="glyph_4 " * 6, of_blocks=12, niches=6, walls=6)
    many["tombs"] = [{"mummy": True, "sarcophagus": True}] * 3
    with speaking(language):
        lines = board(view([seat(), seat()], sites=[many, many]) | {"variant": {"glyphs": [10, 20, 50]}}).split("\n")
    assert max(width(Text.from_markup(text).plain) for text in lines) <= COLUMNS


@EVERYWHERE
def test_german_texts_are_about_as_long_as_english_ones_on_the_board(name: str) -> None:
    position = POSITIONS[name]()
    for shape in SHAPES:
        english = drawn_texts(position, shape)
        with speaking("de"):
            german = drawn_texts(position, shape)
        for one, other in zip(english, german, strict=True):
            assert len(other) <= max(MOST_LONGER * len(one), len(one) + FEW_LETTERS), (one, other)


def drawn_texts(position: Any, shape: str) -> list[str]:
    """What is lettered on the board."""
    assert GAME.look.board is not None
    registers = GAME.look.board(position, Marks(frozenset({"pass"})), shape)
    return [text for register in registers for text in re.findall(r"<text[^>]*>([^<]*)<", str(register.svg))]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_named_alike_wherever_it_is_named(card: str) -> None:
    for language in ("en", "de"):
        with speaking(language):
            name = title_of(card, CELLS)
            assert name in said(card, CELLS) or card.startswith("glyph")
            assert name in "".join(on_board(view([seat(), seat()], hand=[card], turn=0), "high"))


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(import_module("benben.games.architects.words.text")).failed == 0
