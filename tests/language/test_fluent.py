"""Messages: what is made of a Fluent file."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from benben.language import Message, speaking
from benben.language.fluent import Messages, Source
from benben.language.pseudo import PSEUDO

ENGLISH = """
colour = { $colour ->
    [red] red
   *[blue] blue
}
    .the = the { colour } one
plain = Keep all dice
    .chip = Keep all
named = { $name }, what now?
points = { $n ->
    [0] nothing
    [one] { $n } point
   *[other] { $n } points
}
from-to = From { WORD("colour.the", $from) } to { WORD("colour.the", $to) }
-brand = { $case ->
   *[plain] benben
    [owned] benben's
}
owned = { -brand(case: "owned") } table, { -brand } itself
brace = {"{"}x{"}"}
change = { SIGNED($n) }
long =
    A line that
    goes on.

    Another paragraph.
"""


def said(text: str = ENGLISH, language: str = "en") -> Any:
    messages = Messages(language, Source(text))

    def say(key: str, **params: Any) -> str:
        with speaking(language):
            return messages[key](params)

    return say


@pytest.mark.parametrize(
    ("key", "params", "wanted"),
    [
        ("plain", {}, "Keep all dice"),
        ("plain.chip", {}, "Keep all"),
        ("named", {"name": "Ada {$x}"}, "Ada {$x}, what now?"),
        ("points", {"n": 0}, "nothing"),
        ("points", {"n": 1}, "1 point"),
        ("points", {"n": 2}, "2 points"),
        ("points", {"n": -2}, "−2 points"),
        ("points", {"n": 1234}, "1,234 points"),
        ("colour", {"colour": "red"}, "red"),
        ("colour", {"colour": "green"}, "blue"),
        ("from-to", {"from": "red", "to": "blue"}, "From the red one to the blue one"),
        ("owned", {}, "benben's table, benben itself"),
        ("brace", {}, "{x}"),
        ("change", {"n": 3}, "+3"),
        ("change", {"n": -3}, "−3"),
        ("change", {"n": 0}, "0"),
        ("long", {}, "A line that goes on.\n\nAnother paragraph."),
        ("named", {"name": ["Ada", "Ben", "Cleo"]}, "Ada, Ben and Cleo, what now?"),
        ("named", {"name": ["Ada"]}, "Ada, what now?"),
        ("named", {}, "{$name}, what now?"),
    ],
)
def test_a_message_is_said(key: str, params: dict[str, Any], wanted: str) -> None:
    assert said()(key, **params) == wanted


def test_a_language_has_its_own_plurals_numbers_and_lists() -> None:
    polish = (
        "dice = { $n ->\n    [one] { $n } kostka\n    [few] { $n } kostki\n   *[many] { $n } kostek\n}\nall = { $x }\n"
    )
    say = said(polish, "pl")
    assert [say("dice", n=n) for n in (1, 3, 5, 22)] == ["1 kostka", "3 kostki", "5 kostek", "22 kostki"]
    assert said("all = { $x }\n", "de")("all", x=["a", "b", "c"]) == "a, b und c"
    assert said("all = { $x }\n", "de")("all", x=12345) == "12.345"


def test_what_is_not_translated_is_said_in_english() -> None:
    english = Messages("en", Source(ENGLISH))
    german = Messages("de", Source("plain = Alle Würfel behalten\nnamed = { $name } und { $nobody }\n"), english)
    assert german["plain"]({}) == "Alle Würfel behalten"
    assert german["points"]({"n": 1}) == "1 point"
    assert german["named"]({"name": "Ada"}) == "Ada, what now?"  # it asked for something that nobody gives


def test_a_message_that_says_itself_is_not_said() -> None:
    english = Messages("en", Source("a = A\nb = B\n"))
    german = Messages("de", Source("a = { b }\nb = { a }\n"), english)
    assert german["a"]({}) == "A"


def test_a_key_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="nonsense"):
        said()("nonsense")


def test_faults_of_a_file_are_told_with_their_line() -> None:
    assert Source("good = Good\n\nbad { $n\n").faults[0].startswith("line 3: ")
    assert Source("one = 1\none = 2\n").faults == ["one stands there twice"]


def test_parameters_are_found_through_references() -> None:
    source = Source(ENGLISH)
    assert source.variables("plain") == set()
    assert source.variables("colour.the") == {"colour"}
    assert source.variables("from-to") == {"from", "to"}
    assert source.variables("owned") == set()
    assert source.named_in("from-to") == {"colour.the"}


def test_words_of_a_file_cannot_run_anything() -> None:
    """Texts of translators become expressions of Python: whatever stands in them is text."""
    nasty = 'a = \'); import os; (\'\nb = """ { "\'" } \\ { $x }\n'
    say = said(nasty)
    assert say("a") == "'); import os; ('"
    assert say("b", x="'") == '""" \' \\ \''


def test_pseudo_words_are_longer_and_marked() -> None:
    say = said(ENGLISH, PSEUDO)
    assert say("plain") == "Keepȧȧ allȧȧ diceȧȧ"
    assert say("points", n=2) == "2 pointsȧȧȧ"
    assert say("named", name="Ada") == "Ada, whatȧȧ nowȧȧ?"


def test_a_message_is_said_when_it_is_read() -> None:
    message = Message("benben.examples.pig", "roll", {})
    assert str(message) == "Roll the die"
    with speaking("de"):
        assert str(message) == "Würfeln"
    assert str(pickle.loads(pickle.dumps(message))) == "Roll the die"
    assert message.name == "examples.pig.roll"


def test_a_file_that_is_only_there_for_a_toy_language(tmp_path: Path) -> None:
    """A book without a file of a language speaks English."""
    with speaking("fr"):
        assert str(Message("benben.examples.pig", "roll", {})) == "Roll the die"
