"""What the core says, in another language: an error is made once and said by whoever reads it."""

from __future__ import annotations

import errno
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.core.actions import ActionTable, Choice, Number, Subset
from benben.core.components import check_variant
from benben.core.errors import BadRecord, BenbenError, FalseRecord, IllegalAnswer, system_reason
from benben.core.match import Match
from benben.core.position import Part
from benben.core.record import parse_lines, read, verify
from benben.core.registry import game, keys
from benben.language import book_of, speaking

PIG = game("pig")
TABLE = ActionTable()
TABLE.add("move", Number("steps", -2, 3), Choice("way", ("up", "down")))
TABLE.add("take", Subset("colours", ("red", "blue")))


def caught(make: Callable[[], Any]) -> BenbenError:
    with pytest.raises(BenbenError) as found:
        make()
    return found.value


def record(*lines: bytes) -> Any:
    return lambda: parse_lines(iter(lines))


HEADER = next(iter(Match(PIG, 2, seed=1).record.to_lines()))

SAID: dict[str, tuple[Callable[[], Any], str, str]] = {
    "a game": (
        lambda: game("chess"),
        f"There is no game 'chess'; the games are {', '.join(keys())}.",
        f"Ein Spiel „chess“ gibt es nicht; es gibt {', '.join(keys())}.",
    ),
    "players": (
        lambda: PIG.check_players(11),
        "Pig takes 2 to 10 players, not 11.",
        "Schweinewürfeln spielt man mit 2 bis 10 Personen, nicht mit 11.",
    ),
    "an option": (
        lambda: PIG.check_options({"x": "y"}),
        "Pig has no option 'x': it has none.",
        "Schweinewürfeln hat keine Option „x“: Es hat gar keine.",
    ),
    "a number": (
        lambda: TABLE.parse("move 4 up"),
        "steps is a number from -2 to 3, not '4'.",
        "steps ist eine Zahl von -2 bis 3, nicht „4“.",
    ),
    "a choice": (
        lambda: TABLE.parse("move 1 left"),
        "way is one of up, down, not 'left'.",
        "way ist eins von up, down, nicht „left“.",
    ),
    "a set": (
        lambda: TABLE.from_json({"do": "take", "colours": ["red", "red"]}),
        "colours names red twice.",
        "colours nennt red zweimal.",
    ),
    "nothing": (
        lambda: TABLE.parse(""),
        "An answer is a word and its arguments, as in: move STEPS WAY.",
        "Eine Antwort ist ein Wort mit seinen Angaben, zum Beispiel: move STEPS WAY.",
    ),
    "one cell": (
        lambda: check_variant({"goal": [100]}, {"goal": []}),
        "The component row 'goal' needs 1 whole number from -1000 to 1000.",
        "Die Zeile „goal“ des Materials braucht 1 ganze Zahl von -1000 bis 1000.",
    ),
    "names": (
        lambda: Match(PIG, 2, names=["Ada"]),
        "2 players need a list of 2 names, each of 1 to 40 printable letters.",
        "Für 2 Plätze braucht es eine Liste von 2 Namen mit je 1 bis 40 druckbaren Zeichen.",
    ),
    "a line": (
        record(HEADER, b'{"n":0,"seat":0,"do":"fly"}\n'),
        "Line 2: 'fly' is no kind of answer here; the kinds are roll, hold.",
        "Zeile 2: „fly“ ist hier keine Art von Antwort; es gibt roll, hold.",
    ),
    "half a line": (
        record(HEADER, b'{"n":0'),
        "Line 2 is cut off: it has no line end.",
        "Zeile 2 ist abgeschnitten: Ihr fehlt das Zeilenende.",
    ),
    "a position": (
        lambda: Part({"pot": "many"}, "table").number("pot", 0, 1_000_000, 0),
        "table.pot is a whole number from 0 to 1000000, not 'many'.",
        "table.pot ist eine ganze Zahl von 0 bis 1000000, nicht „many“.",
    ),
    "a game without positions": (
        lambda: PIG.match(position={"players": 2, "next": [7]}),
        "Pig has no positions: it can only be played from the start.",
        "Schweinewürfeln kennt keine Stellungen: Es lässt sich nur von Anfang an spielen.",
    ),
    "a row": (
        lambda: Part({"players": []}, "table").row("players", 2, "seat"),
        "table.players is a list of 2 objects, one for each seat, not [].",
        "table.players ist eine Liste von 2 Objekten, eins für jeden Platz, nicht [].",
    ),
    "a file": (
        lambda: read("nowhere.jsonl"),
        "There is no file nowhere.jsonl.",
        "Eine Datei nowhere.jsonl gibt es nicht.",
    ),
}


@pytest.mark.parametrize("case", SAID)
def test_an_error_is_said_in_the_language_of_who_reads_it(case: str) -> None:
    make, english, german = SAID[case]
    error = caught(make)
    assert str(error) == english
    with speaking("de"):
        assert str(error) == german
        made_in_german = caught(make)
        assert str(made_in_german) == german
    assert str(error) == english == str(made_in_german)


@pytest.mark.parametrize("case", SAID)
def test_an_error_tells_programs_what_it_is_without_a_language(case: str) -> None:
    english = caught(SAID[case][0])
    with speaking("de"):
        german = caught(SAID[case][0])
    assert english.key == german.key != "" and sorted(english.params) == sorted(german.params)
    assert str(pickle.loads(pickle.dumps(english))) == str(english)


def test_a_refusal_has_the_rule_and_the_names_of_its_language() -> None:
    match = Match(PIG, 2, seed=1)
    refused = caught(lambda: match.play("roll", 1))
    assert isinstance(refused, IllegalAnswer) and str(refused) == "Player 1 answers now, not Player 2."
    watcher = match.why_not("roll", -3)
    assert watcher is not None and watcher.sentence == "Player 1 answers now, not a spectator."
    with speaking("de"):
        assert str(refused) == "Jetzt antwortet Spieler 1, nicht Spieler 2."
        assert watcher.sentence == "Jetzt antwortet Spieler 1; wer zuschaut, antwortet nicht."


def test_a_false_record_nests_the_reason() -> None:
    kept = Match(PIG, 2, seed=1).record
    lines = [*kept.to_lines(), b'{"n":0,"seat":1,"do":"roll"}\n']
    error = caught(lambda: verify(parse_lines(iter(lines))))
    assert isinstance(error, FalseRecord)
    assert str(error) == "Answer 0 (roll) is not legal: Player 1 answers now, not Player 2."
    with speaking("de"):
        assert str(error) == "Antwort 0 (roll) ist nicht erlaubt: Jetzt antwortet Spieler 1, nicht Spieler 2."


def test_a_header_refused_by_the_game_keeps_the_rule() -> None:
    match = benben.game("ra-dice").match(2, seed=1)
    head = next(iter(match.record.to_lines())).replace(b'"players":2', b'"players":9')
    error = caught(record(head))
    assert isinstance(error, BadRecord) and error.rule == match.game.rules.seats_rule != ""
    assert str(error).endswith(f"not 9. ({error.rule})")


def test_the_system_s_reasons_are_ours_as_far_as_we_have_words(tmp_path: Path) -> None:
    error = caught(lambda: Match(PIG, 2).record.save(tmp_path / "none" / "x.jsonl"))
    assert str(error).endswith("cannot be written: No such file or directory.")
    with speaking("de"):
        assert str(error).endswith("lässt sich nicht schreiben: Datei oder Ordner nicht gefunden.")
        assert str(system_reason(OSError(errno.ENOSPC, "x"))) == "kein Speicherplatz mehr"
        assert str(system_reason(OSError(errno.EXDEV, "Cross-device link"))) == "Cross-device link"


def test_the_english_reasons_of_the_system_are_its_own_words() -> None:
    """So that English reads the same whether we have words for something or not; other systems have others."""
    import os
    import sys

    if sys.platform == "linux":
        for code in ("EACCES", "EEXIST", "EINVAL", "EISDIR", "ELOOP", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR",
                     "EPERM", "EROFS"):  # fmt: skip
            assert book_of("benben.core").say("system-reason", code=code, text="") == os.strerror(getattr(errno, code))
