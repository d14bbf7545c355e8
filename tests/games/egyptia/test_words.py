"""Egyptia in its languages: forms that could be wrong, room that must suffice, and nothing kept of another one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

from benben.core.errors import BadAnswer, BadPosition
from benben.core.game import Chip
from benben.core.registry import game
from benben.core.rulebook import rules, translated
from benben.draw import Marks
from benben.games.egyptia.components import TITLES
from benben.games.egyptia.words import BOOK, say
from benben.language import languages, speaking
from tests.draw.egyptia_positions import ANSWERS, POSITIONS, asked
from tests.games.egyptia.position import Sheet, egyptia, paying, solo

GAME = game("egyptia")
LANGUAGES = pytest.mark.parametrize("language", languages())
COLUMNS = 80
ENGLISH = re.compile(
    r"\b(grain|diamonds?|stones?|favor|hex(es)?|ships?|plagues?|round|points?|pyramid|quarr(y|ies)|obelisk|field|mound"
    r"|the|and|of|your?|each|from|with|none|nothing|built|so far|pay|market|goods|dice|D[468]|D1[02]|D20)\b"
)  # with the case of the letters: Mine and Die are German, too


# --- forms ---


@pytest.mark.parametrize(
    ("key", "params", "sentence"),
    [
        ("some", {"n": 1, "good": "diamond"}, "1 Diamant"),
        ("some.object", {"n": 1, "good": "diamond"}, "1 Diamanten"),
        ("some.object", {"n": 1, "good": "stone"}, "1 Stein"),
        ("some.object", {"n": 2, "good": "stone"}, "2 Steine"),
        ("some.object", {"n": 2, "good": "favor"}, "2 Gunst"),
        ("ask-MustPlace", {"name": "Anna", "building": "quarry"}, "Anna, wohin kommt der Steinbruch?"),
        ("ask-MustPlace", {"name": "Anna", "building": "pyramid"}, "Anna, wohin kommt die Pyramide?"),
        ("payment-question", {"name": "Anna", "building": "obelisk"}, "Anna, wie bezahlst du den Obelisken?"),
        ("payment-question", {"name": "Anna", "building": "mine"}, "Anna, wie bezahlst du die Mine?"),
        ("payment-question", {"name": "Anna", "building": ""}, "Anna, wie bezahlst du das Gebäude?"),
        ("more-stands", {"building": "mine"}, "Deine Mine steht."),
        ("more-stands", {"building": "mound"}, "Dein Grabhügel steht."),
        ("event-built", {"name": "Anna", "building": "obelisk", "hex": 3}, "Anna baut einen Obelisken auf Feld 3."),
        ("event-built", {"name": "Anna", "building": "pyramid", "hex": 3}, "Anna baut eine Pyramide auf Feld 3."),
        ("outcome", {"name": "Anna", "points": 1}, "Die Partie ist zu Ende: Anna gewinnt mit 1 Punkt."),
        ("outcome", {"name": "Anna", "points": 40}, "Die Partie ist zu Ende: Anna gewinnt mit 40 Punkten."),
        ("plagues.note", {"dice": 3}, "ab 3 Würfeln in deiner Spalte"),
        ("plagues.note", {"dice": 1}, "ab 1 Würfel in deiner Spalte"),
        (
            "hex.press",
            {"building": "field", "sacred": True, "hex": 5},
            "Acker auf der Heiligen Stätte 5 bauen",
        ),
        ("hex.press", {"building": "field", "sacred": False, "hex": 6}, "Acker auf Feld 6 bauen"),
        ("suffered.times", {"n": 2}, "2-mal erlitten"),
    ],
)
def test_german_has_its_cases_and_plurals(key: str, params: dict[str, Any], sentence: str) -> None:
    with speaking("de"):
        assert BOOK.say(key, **params) == sentence


def test_what_is_counted_agrees_in_english() -> None:
    assert [say("some", n=n, good="diamond") for n in (0, 1, 2)] == ["0 diamonds", "1 diamond", "2 diamonds"]
    assert say("event-built", name="Anna", building="obelisk", hex=3) == "Anna builds an obelisk on hex 3."
    assert say("plague-frogs.brief", n=1) == "−1 good"


def test_a_german_game_says_what_is_done() -> None:
    with speaking("de"):
        position = solo(roll="dgsssd").play("column diamond")
        assert position.match.question(0).endswith(", was baust du?")
        assert position.match.more(0) == "In deiner Spalte Diamant liegen W4 und W20."
        position.play("build pyramid", "hex 5")
        assert position.match.more(0) == "Zu zahlen: 1 Getreide, 2 Diamanten, 2 Steine und 1 Gunst."
        position.play("pay 1 2 2 1")
        assert position.match.more(0) == "Deine Pyramide steht."


@LANGUAGES
def test_every_title_is_said(language: str) -> None:
    with speaking(language):
        assert len({say("builder", builder=title) for title in TITLES}) == len(TITLES)


def test_every_rule_and_ruling_is_told_in_german() -> None:
    english, german = rules(GAME.about.package), translated(GAME.about.package, "de")
    assert list(german) == list(english)
    assert [id for id, rule in english.items() if bool(rule.ruling) != bool(german[id][1])] == []
    numbers = {id: re.findall(r"\d+", rule.text) for id, rule in english.items()}
    assert [id for id, found in numbers.items() if re.findall(r"\d+", german[id][0]) != found] == []


# --- room ---


class Moment:
    """A question of a random game."""

    def __init__(self, view: Any, forms: list[dict[str, Any]]) -> None:
        self.view = view
        self.forms = forms

    @property
    def chips(self) -> list[Chip]:
        return [GAME.chip(self.view, form) for form in self.forms]


@cache
def moments() -> list[Moment]:
    return [moment for seats, seed in ((1, 1), (4, 2)) for moment in played(seats, seed)]


def played(seats: int, seed: int) -> Iterator[Moment]:
    match, rng = GAME.match(seats, seed=seed), random.Random(seed)
    while not match.over:
        if match.actor < 0:
            match.roll()
            continue
        seat, legal = match.actor, match.legal()
        yield Moment(match.view(seat), [GAME.actions.to_json(a) for a in legal])
        match.play(rng.choice(legal), seat)


@LANGUAGES
def test_chips_stages_and_questions_are_short(language: str) -> None:
    with speaking(language):
        for moment in moments():
            chips = moment.chips
            assert all(1 <= len(chip.words.split()) <= 3 and len(chip.group.split()) <= 3 for chip in chips), chips
            assert all(len(chip.words) <= 20 and len(chip.group) <= 18 for chip in chips), chips
            assert len({chip[:3] for chip in chips}) == len(chips), chips
            assert len(GAME.words.stage(moment.view)) <= 24
            question = GAME.words.question(moment.view)
            assert question.endswith("?") and len(question) <= 56, question


@LANGUAGES
def test_groups_of_answers_are_the_same_in_all_languages(language: str) -> None:
    for moment in moments():
        groups = [chip.group for chip in moment.chips]
        with speaking(language):
            names = dict(zip(groups, (chip.group for chip in moment.chips), strict=True))
            assert [names[group] for group in groups] == [chip.group for chip in moment.chips]
            assert len(set(names.values())) == len(names)


@LANGUAGES
def test_the_table_in_text_is_80_columns_wide(language: str) -> None:
    with speaking(language):
        for moment in moments()[::5]:
            for line in GAME.words.text_board(moment.view).split("\n"):
                assert Text.from_markup(line).cell_len <= COLUMNS, line


@LANGUAGES
def test_all_plagues_have_room_in_the_text(language: str) -> None:
    sheet = Sheet(" ".join(f"B{n}" for n in range(1, 10)), plagues="locusts blood dust_storm flies pestilence frogs "
                  "darkness boils hail_fire")  # fmt: skip
    view = egyptia(sheet, roll="gggdsf").match.view(0)
    with speaking(language):
        lines = [Text.from_markup(line).plain for line in GAME.words.text_board(view).split("\n")]
        assert max(map(len, lines)) <= COLUMNS
        text = " ".join(" ".join(lines).split())
        assert all(say("plague", plague=plague) in text for plague in view["table"]["sheets"][0]["plagues"])


# --- one language after the other ---


def everything(view: Any, forms: list[dict[str, Any]]) -> list[str]:
    """All that is said of a view."""
    words, look = GAME.words, GAME.look
    assert look.board is not None
    said = [words.question(view), words.more(view), words.stage(view)] if view["step"] else []
    said += [words.text_board(view), *words.spoken(view)]
    for form in forms:
        said += [words.answer(view, form), *GAME.chip(view, form)[:4]]
    touched = frozenset(name for form in forms for name in look.touches(view, form))
    for shape in ("phone", "high"):
        for register in look.board(view, Marks(touched), shape):
            root = ElementTree.fromstring(str(register.svg))
            said += [register.title, register.label, register.note, *drawn(root)]
    said += [label for seat in range(view["players"]) for _, _, label in look.facts(view, seat)]
    return said


def drawn(root: ElementTree.Element) -> list[str]:
    """What is read and what is told in a drawing."""
    texts = [element.text or "" for element in root.iter() if element.tag in ("text", "title")]
    return texts + [element.get("aria-label", "") for element in root.iter()]


def views() -> list[tuple[Any, list[dict[str, Any]]]]:
    found = [(moment.view, moment.forms) for moment in moments()[::9]]
    found += [(paying((5, 3, 3, 2), "obelisk").match.view(0), [])]
    found += [(make() | {"game": "egyptia"}, asked(name)) for name, make in POSITIONS.items()]
    return [(view | {"names": [f"Ben {n}" for n in range(view["players"])]}, forms) for view, forms in found]


def test_a_view_is_told_in_one_language_after_the_other() -> None:
    for view, forms in views():
        first = everything(view, forms)
        with speaking("de"):
            german = everything(view, forms)
        assert everything(view, forms) == first
        with speaking("de"):
            assert everything(view, forms) == german
        assert [one for one in german if ENGLISH.search(one)] == []


def test_no_english_is_left_in_the_german_log_and_help() -> None:
    match = GAME.match(3, seed=4, names=["Anna", "Ben", "Chidi"])
    rng = random.Random(4)
    while not match.over:
        if match.actor < 0:
            match.roll()
            continue
        match.play(rng.choice(match.legal()), match.actor)
    with speaking("de"):
        said = [str(line) for line in match.log()]
        said += [match.question(), *GAME.help().values(), *(str(example) for example in GAME.look.examples().values())]
        texts = [re.sub(r"<[^>]*?(aria-label=\"([^\"]*)\")?[^>]*>", r" \2 ", one) for one in said]
        assert [text for text in texts if ENGLISH.search(text)] == []
    assert any(ENGLISH.search(str(line)) for line in match.log())


def test_an_error_is_told_in_the_language_of_who_reads_it() -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.match(position={"players": 1, "table": {"cards": ["A1", "A2"]}})
    assert str(wrong.value) == "table.cards has A2, but there is one card A, another."
    with speaking("de"):
        assert str(wrong.value).startswith("table.cards enthält A2, aber es gibt nur eine Karte A")
    assert wrong.value.key == "egyptia.position-two-cards"


def test_what_is_no_answer_is_told_with_its_rule() -> None:
    with pytest.raises(BadAnswer) as hex:
        solo().match.play("hex 19")
    assert str(hex.value) == (
        "hex is a number from 1 to 18 (the oasis has none: nothing is ever built on it, EGY-6.4), not '19'."
    )
    with pytest.raises(BadAnswer) as column:
        solo().match.play("column gold")
    with speaking("de"):
        assert str(column.value) == (
            "column ist eins von grain, diamond, stone, favor (andere gibt es nicht, EGY-3.1), nicht „gold“."
        )


def test_answers_of_all_kinds_are_told_in_german() -> None:
    view = POSITIONS["placing"]()
    with speaking("de"):
        said = [GAME.words.answer(view, form) for form in ANSWERS if form["do"] != "pay"]
    assert "Feuerhagel: ein unbenutztes Schiff verlieren" in said
    assert "Auf Feld 5 bauen, einer Heiligen Stätte, für 1 Gunst mehr" in said
    assert "1 Getreide und 1 Diamanten nehmen" in said
    assert len(set(said)) == len(said)
