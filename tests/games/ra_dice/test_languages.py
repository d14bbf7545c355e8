"""Ra in more than one language: German that is declined as it should be, and no word that is kept from another."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

from benben.core.display import width
from benben.core.errors import BadPosition, IllegalAnswer
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rulebook import rules, translated
from benben.draw import Marks
from benben.games.ra_dice import GAME
from benben.games.ra_dice.components import COLOURS
from benben.games.ra_dice.look.symbols import examples, facts
from benben.games.ra_dice.words import say
from benben.language import speaking
from benben.language.pseudo import MARK, PSEUDO
from tests.draw.ra_positions import ANSWERS, POSITIONS, crowded, mid, view

LANGUAGES = pytest.mark.parametrize("language", ["en", "de", PSEUDO])


@pytest.fixture
def german() -> Iterator[None]:
    with speaking("de"):
        yield


def spoken(key: str, /, **params: Any) -> list[str]:
    """A message for every colour."""
    return [say(key, colour=colour, **params) for colour in COLOURS]


# German


@pytest.mark.usefixtures("german")
def test_colours_are_declined() -> None:
    assert spoken("place-civilization")[:3] == [
        "Einen Stein auf die gelbe Zivilisation setzen",
        "Einen Stein auf die blaue Zivilisation setzen",
        "Einen Stein auf die lila Zivilisation setzen",
    ]
    assert spoken("pair-with")[2:] == ["Mit dem lila Monument", "Mit dem grünen Monument", "Mit dem roten Monument"]
    assert spoken("die.press", face="nile")[0] == "Den gelben Würfel wählen, Nil"
    assert spoken("die.unrolled")[1:3] == ["Blauer Würfel, noch nicht geworfen", "Lila Würfel, noch nicht geworfen"]
    assert spoken("event-civilization-lost", name="Ada")[3] == "Ada nimmt den Stein von der grünen Zivilisation zurück."
    assert spoken("event-monument-placed", name="Ada", column=4)[4] == "Ada baut das rote Monument in Spalte 4."


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("key", "params", "wanted"),
    [
        ("event-start", {"name": "Ada", "points": 10}, "Ada beginnt mit 10 Punkten."),
        ("event-start", {"name": "Ada", "points": 1}, "Ada beginnt mit 1 Punkt."),
        ("event-gain", {"name": "Ada", "points": 5, "reason": "Nil"}, "Ada erhält 5 Punkte: Nil."),
        ("event-flooded", {"name": "Ada", "floods": 1}, "Ada setzt ein Hochwasser."),
        ("event-flooded", {"name": "Ada", "floods": 2}, "Ada setzt ein Hochwasser (jetzt 2)."),
        ("event-ra-moved", {"steps": 1}, "Ra rückt 1 Feld vor."),
        ("event-ra-moved", {"steps": 2}, "Ra rückt 2 Felder vor."),
        (
            "event-disaster-declared",
            {"name": "Ada", "area": "monuments"},
            "Ada löst eine Katastrophe aus: Sie trifft alle anderen bei den Monumenten.",
        ),
        ("must-retrieve-civilization.more", {"left": 1}, "Einer muss noch weg."),
        ("must-retrieve-monument.more", {"left": 1}, "Eines muss noch weg."),
        ("spoken-suns", {"suns": 1}, "1 Sonne auf der Sonnenleiste."),
        ("dice.label", {"dice": "Roter Würfel: Nil", "rolls": 1}, "Roter Würfel: Nil. Noch 1 Wurf."),
        ("track-space.move", {"area": "nile", "space": 7}, "Deinen Stein am Nil auf 7 ziehen"),
        ("pharaoh-note", {"first": 5, "last": -2}, "vorn +5, hinten −2"),
    ],
)
def test_sentences_with_cases_and_numbers(key: str, params: dict[str, Any], wanted: str) -> None:
    assert say(key, **params) == wanted


@pytest.mark.usefixtures("german")
def test_answers_and_outcome() -> None:
    position = mid()
    answer = GAME.words.answer
    assert answer(position, {"do": "advance_nile", "dice": 1, "ankhs": 1}) == (
        "Mit 1 Nilwürfel und 1 Anch am Nil 2 Felder vorrücken"
    )
    assert answer(position, {"do": "flood_nile", "ankhs": 1}) == "Mit 2 Nilwürfeln und 1 Anch ein Hochwasser setzen"
    assert answer(position, {"do": "advance_pharaoh", "dice": 0, "ankhs": 2}) == (
        "Mit 2 Anch auf der Pharaoleiste 2 Felder vorrücken"
    )
    assert answer(position, {"do": "reroll", "dice": ["yellow", "blue", "red"]}) == (
        "Gelb (Monument), Blau (Anch) und Rot (Nil) neu werfen"
    )
    over = position | {"over": True, "scores": [15, 25, 25, 1]}
    assert GAME.words.question(over) == "Die Partie ist zu Ende: Ben und Chidi gewinnen gemeinsam mit 25 Punkten."


@pytest.mark.usefixtures("german")
def test_the_board_as_sentences() -> None:
    assert GAME.words.spoken(mid())[:4] == [
        "Epoche 2 von 3. Ra ist 7 von 12 Feldern weit.",
        "Noch einzusetzen: Monument (gelb), Anch (blau), Monument (lila) und Nil (rot).",
        "1 Sonne auf der Sonnenleiste.",
        "Anna: 15 Punkte, Pharao 5, Nil 7 mit 1 Hochwasser, Zivilisation Gelb und Blau, Monumente Gelb 1, Grün 1, "
        "Lila 4 und Rot 3.",
    ]
    assert GAME.words.spoken(mid())[-1].startswith("Dana: 15 Punkte, Pharao 5, Nil 4, keine Zivilisation, Monumente ")


def test_errors_are_said_in_the_language_of_who_reads_them() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.match(position={"players": 2, "table": {"players": [{"civilization": ["red"]}] * 2}})
    assert str(refused.value) == "table.players[1]: red has room for 1 Civilization markers."
    match = GAME.match(2, 1)
    with pytest.raises(IllegalAnswer) as illegal:
        match.play({"do": "end_turn"})
    with speaking("de"):
        assert str(refused.value) == "table.players[1]: Auf red passt nur 1 Stein der Zivilisation."
        assert illegal.value.text == "Würfle erst neu oder behalte die Würfel; dann kannst du sie einsetzen."


def test_every_ruling_is_translated() -> None:
    english, german = rules("benben.games.ra_dice"), translated("benben.games.ra_dice", "de")
    assert set(english) == set(german)
    assert [id for id, rule in english.items() if bool(rule.ruling) != bool(german[id][1])] == []


# All languages


def everything(position: Any) -> list[str]:
    """All that is said of a position, and drawn."""
    shown = position | {"over": False, "step": "UseDice", "left": 0, "scores": [p["score"] for p in table(position)]}
    assert GAME.look.board is not None and GAME.words.chip is not None
    registers = GAME.look.board(shown, Marks(frozenset({"roll", "die-red"})))
    said = [str(register.section) for register in registers if register.key != "score"]
    said += [GAME.words.text_board(shown), *GAME.words.spoken(shown)]
    said += [GAME.words.question(shown), GAME.words.stage(shown)]
    said += [GAME.words.answer(shown, dict(answer)) for answer in ANSWERS]
    said += [str(GAME.words.chip(shown, dict(answer))) for answer in ANSWERS]
    said += [str(facts(shown, seat)) for seat in range(shown["players"])]
    return said + [str(example) for example in examples().values()]


def table(position: Any) -> list[Any]:
    players: list[Any] = position["table"]["players"]
    return players


def test_nothing_is_kept_from_another_language() -> None:
    first: dict[str, list[str]] = {}
    for language in ("en", "de", PSEUDO, "en", "de", PSEUDO):
        with speaking(language):
            assert first.setdefault(language, everything(mid())) == everything(mid())
    assert all(one != other for one, other in zip(first["en"], first["de"], strict=True) if re.search("[a-z]{4}", one))


SAID = re.compile(r"[^\W\d_]+")


def unmarked(text: str) -> set[str]:
    """Words that come from no file of words, people's names aside."""
    return {word for word in SAID.findall(text) if MARK not in word} - {"Anna", "Ben", "Chidi", "Dana"}


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "crowded"])
def test_every_word_of_the_drawn_board_is_translated(name: str) -> None:
    """In the language for tests each word bears a mark; tallies and headings of all games are said elsewhere."""
    assert GAME.look.board is not None
    with speaking(PSEUDO):
        for register in GAME.look.board(POSITIONS[name](), Marks(frozenset({"roll", "done", "space-nile-3"}))):
            if register.key == "score":
                continue
            root = ElementTree.fromstring(str(register.svg))
            for tally in root.findall(".//*[@id]"):
                if tally.get("id", "").startswith("tally-"):
                    tally.clear()
            texts = [register.title, register.note, *root.itertext()]
            texts += [element.get("aria-label", "") for element in root.iter() if element is not root]
            assert [unmarked(text) for text in texts if unmarked(text)] == []


def played(language: str, seats: int) -> Iterator[Match]:
    """Every question of a random game on the long Sun track, with names in wide letters."""
    names = ["法老王法老王法老王法老王", "Hatschepsut die Große", "Ben", "Anna"][:seats]
    match, rng = GAME.match(seats, 3, options={"sun_track": "long"}, names=names), random.Random(3)
    with speaking(language):
        while not match.over:
            yield match
            match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_board_has_80_columns_at_most(language: str, seats: int) -> None:
    for match in played(language, seats):
        board = Text.from_markup(GAME.words.text_board(match.view())).plain
        assert max(width(line.rstrip()) for line in board.splitlines()) <= 80


def test_all_faces_used_find_room_in_80_columns() -> None:
    used = [{"colour": colour, "face": "civilization", "used": True} for colour in COLOURS]
    position = view(table(crowded()), 15, 15, dice=used) | {"over": False, "scores": [-99] * 4}
    with speaking("de"):
        board = Text.from_markup(GAME.words.text_board(position)).plain
    assert max(width(line.rstrip()) for line in board.splitlines()) <= 80


@LANGUAGES
def test_every_event_has_a_line(language: str) -> None:
    from tests.conformance.test_golden import golden

    with speaking(language):
        lines = [line for match in golden("ra-dice") for line in match.log()]
    assert all(line.endswith(".") and "{" not in line for line in lines)
    if language == "de":
        assert not any(re.search(r"\b(the|of|on|with|goes|takes)\b", line) for line in lines)


def test_the_game_is_found_with_its_german_title() -> None:
    with speaking("de"):
        assert game("ra-dice").title == "Ra: Das Würfelspiel"
