"""Names that nobody chose: kept without a language, said in that of who reads them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import benben
from benben.bots import names as bot_names
from benben.bots import rivals, seat_name
from benben.core.match import Match
from benben.core.names import GIVEN, NUMBERED, is_name, said, said_kind, said_names, told, unnamed
from benben.core.registry import game
from benben.language import USUAL, book_of, speaking

PIG = game("pig")


@pytest.mark.parametrize(
    ("kept", "german"),
    [
        ("Player 1", "Spieler 1"),
        ("Player 99", "Spieler 99"),
        ("Builder 7", "Baumeister 7"),
        ("Open seat", "Freier Platz"),
        ("Guest", "Gast"),
        ("Greedy bot", "Gieriger Bot"),
        ("Random bot", "Zufallsbot"),
    ],
)
def test_a_name_of_the_program_is_said_in_each_language(kept: str, german: str) -> None:
    assert said(kept) == kept == str(told(kept))
    with speaking("de"):
        assert said(kept) == german == str(told(kept))


@pytest.mark.parametrize("name", ["Ada", "Player", "Player one", "player 1", "Player 1 ", "Guests", "Merit", ""])
def test_a_name_that_somebody_chose_stays(name: str) -> None:
    with speaking("de"):
        assert said(name) == name == told(name)


def test_what_is_kept_is_what_english_says() -> None:
    book = book_of("benben.core")
    assert [book.say(f"name-{key}") for key in GIVEN.values()] == list(GIVEN)
    assert [book.say(f"numbered-{key}", seat="5") for key in NUMBERED.values()] == [f"{word} 5" for word in NUMBERED]


def test_every_name_that_the_program_gives_is_known() -> None:
    given = [*unnamed(99), *map(seat_name, range(6, 99)), *GIVEN]
    with speaking("de"):
        assert [name for name in given if said(name) == name] == []
        assert all(is_name(name) for name in said_names(given))


def test_every_bot_is_called_by_its_kind_in_each_language() -> None:
    assert [said_kind(bot) for bot in bot_names()] == bot_names()
    with speaking("de"):
        ladder = [said_kind(bot) for bot in rivals()]
        assert ladder == ["Lehrling", "Maurer", "Baumeister", "Architekt", "Wesir"]
        assert [said_kind(bot) for bot in bot_names() if said_kind(bot) == bot] == []
        assert said_kind("mine:Bot") == "mine:Bot"


def test_a_match_says_names_and_its_record_has_no_language(tmp_path: Path) -> None:
    with speaking("de"):
        match = Match(PIG, 3, seed=1, names=["Ada", "Player 2", "Player 3"])
        unnamed_match = Match(PIG, 2, seed=1)
        assert match.names == match.view()["names"] == ["Ada", "Spieler 2", "Spieler 3"]
        assert unnamed_match.names == ["Spieler 1", "Spieler 2"]
        assert unnamed_match.question().startswith("Spieler 1, ")
        german = list(match.record.to_lines())
        match.record.save(tmp_path / "game.jsonl")
    assert german == list(Match(PIG, 3, seed=1, names=match.record.names).record.to_lines())
    assert [seat["name"] for seat in json.loads(german[0])["seats"]] == ["Ada", "Player 2", "Player 3"]
    again = benben.load(tmp_path / "game.jsonl")
    assert again.names == ["Ada", "Player 2", "Player 3"]
    with speaking("de"):
        assert again.names == ["Ada", "Spieler 2", "Spieler 3"]


def test_a_view_without_names_says_those_of_the_language() -> None:
    state = PIG.new_state(2)
    assert PIG.view(state, 0)["names"] == ["Player 1", "Player 2"]
    with speaking("de"):
        assert PIG.view(state, 0)["names"] == ["Spieler 1", "Spieler 2"]


def test_english_is_what_names_are_kept_in() -> None:
    """Names are not looked up at all where it is spoken, so it must be the language of `GIVEN`."""
    assert USUAL == "en"
