"""The command `benben` in another language: help, tables, errors, a game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benben.cli import asked_language
from benben.core.errors import BenbenError
from benben.core.registry import game, keys
from benben.language import USUAL, book_of, languages, speaking
from benben.language.pseudo import MARK, PSEUDO
from benben.terminal.session import COMMANDS as TYPED
from benben.terminal.session import command_of
from tests.test_cli import BENBEN, COMMANDS, assert_refused, environment, played, record_at, run

OTHERS = [language for language in languages() if language != USUAL]


@pytest.mark.parametrize(
    "words", [["--language", "de", "info"], ["info", "--language", "de"], ["info", "--language=de_AT.UTF-8"]]
)
def test_the_language_may_be_asked_for_before_and_after_the_command(tmp_path: Path, words: list[str]) -> None:
    ran = run(tmp_path, *words)
    assert (ran.code, ran.err) == (0, "")
    assert "Gespeicherte Partien liegen in" in ran.out and "Saved games" not in ran.out


def test_without_that_the_environment_says_it(tmp_path: Path) -> None:
    assert "Der Kern ist " in run(tmp_path, "info", BENBEN_LANGUAGE="de").out
    assert "Der Kern ist " in run(tmp_path, "info", BENBEN_LANGUAGE="", LANGUAGE="de_CH:fr").out
    assert "The core is " in run(tmp_path, "info", BENBEN_LANGUAGE="tlh").out
    assert "The core is " in run(tmp_path, "info", "--language", "en", BENBEN_LANGUAGE="de").out


def test_a_language_that_is_not_spoken(tmp_path: Path) -> None:
    assert_refused(run(tmp_path, "--language", "xx", "games"), "'xx'", "en (English) and de (Deutsch)")
    assert_refused(run(tmp_path, "games", "--language=xx", BENBEN_LANGUAGE="de"), "„xx“", "gibt es nicht", "Deutsch")
    assert_refused(run(tmp_path, "games", "--language"), "'--language'", "requires")


def test_what_stands_behind_two_dashes_is_no_option() -> None:
    assert asked_language(["verify", "--", "--language", "de"]) == (USUAL, ["verify", "--", "--language", "de"])
    assert asked_language(["a", "--language", "en", "b", "--language=de"]) == ("de", ["a", "b"])
    with pytest.raises(BenbenError):
        asked_language(["--language="])


@pytest.mark.parametrize("language", [*OTHERS, PSEUDO])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_all_in_the_language(tmp_path: Path, command: str, language: str) -> None:
    """In the language that nobody speaks every word of ours has a mark: one without it was forgotten."""
    ran = run(tmp_path, *([command] if command else []), "--help", "--language", language)
    assert (ran.code, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if len(line) > 80] == []
    for word in ("Usage: ", "Options:", "Commands:", "Arguments:", "Show this", "default:"):
        assert word not in ran.out
    if language == PSEUDO:
        words = [word for line in ran.out.splitlines()[2:] for word in line.split() if word.isalpha()]
        assert [word for word in words if MARK not in word and word not in {*COMMANDS, "de", "browser", "random"}] == []


def test_help_loads_no_tables_of_languages(tmp_path: Path) -> None:
    text = "import sys; from benben.cli import main; sys.argv[1:] = ['--language', 'de', '--help']\n"
    text += "try: main()\nexcept SystemExit: print('babel' in sys.modules, 'rich' in sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", text], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert done.stderr == "False False\n"


BAD = {
    "unknown game": ("play chess", "Ein Spiel „chess“ gibt es nicht"),
    "unknown command": ("solve", "Einen Befehl „solve“ gibt es nicht", "play", "verify"),
    "unknown flag": ("simulate pig --gmaes 5", "--gmaes", "gemeint vielleicht: --games"),
    "unknown short flag": ("games -x", "Eine Option -x gibt es nicht"),
    "no number": ("play pig --players two", "--players ist eine ganze Zahl, nicht „two“"),
    "too small": ("replay x.jsonl --to -1", "--to ist eine ganze Zahl ab 0, nicht „-1“"),
    "out of range": ("serve --port 70000", "--port ist eine ganze Zahl von 0 bis 65535, nicht „70000“"),
    "no fraction": ("bench --seconds much", "--seconds ist eine Zahl von 0.02 bis 60, nicht „much“"),
    "missing value": ("simulate pig --games", "Nach --games fehlt der Wert"),
    "a value too many": ("games --json=yes", "--json nimmt keinen Wert"),
    "missing argument": ("verify", "Es fehlt DATEI"),
    "too many": ("info all", "Zu viele Angaben: all"),
    "no file": ("verify nowhere.jsonl", "Eine Datei nowhere.jsonl gibt es nicht"),
    "seats": ("play pig --seats human", "2 bis 10 Personen, nicht mit 1"),
    "bot": ("play pig --seats human,deep", "„deep“ kann nicht mitspielen", "random, greedy"),
    "names": ("play pig --names Ada", "Für 2 Plätze braucht es 2 Namen"),
    "bots": ("simulate pig --bots a,b,c", "1 oder 2 Bots, nicht 3"),
    "format": ("simulate pig --out rows.txt", ".csv- oder .parquet-Datei"),
    "database": ("serve --no-browser --database mysql://x", "ist keine Datenbank, die wir kennen"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_is_one_sentence_in_the_language(tmp_path: Path, case: str) -> None:
    line, *words = BAD[case]
    assert_refused(run(tmp_path, *line.split(), "--language", "de"), *words)


def test_a_record_that_does_not_hold(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl")
    path.write_text(path.read_text().replace('"winners":[', '"winners":[7,'))
    assert_refused(run(tmp_path, "verify", path, "--language", "de"), "Laut Aufzeichnung gewinnen [7", code=1)


def test_a_record_written_in_another_language_is_the_same(tmp_path: Path) -> None:
    for language in ("en", "de"):
        run(tmp_path, "simulate", "pig", "--games", 1, "--workers", 1, "--records", language, "--language", language)
    english, german = (next((tmp_path / language).iterdir()).read_bytes() for language in ("en", "de"))
    assert english == german


def test_tables_of_figures_are_written_as_the_language_does(tmp_path: Path) -> None:
    ran = run(tmp_path, "simulate", "pig", "--bots", "greedy,random", "--games", 4, "--workers", 1, "--language", "de")
    assert (ran.code, ran.err) == (0, "")
    head, columns, *rows, end = ran.out.splitlines()
    assert head == "4 Partien pig, 2 am Tisch, Startzahl 1"
    assert columns.split() == ["Bot", "Platz", "Siege", "Anteil", "Mittel", "Abw.", "min", "max"]
    assert all(len(row) == len(columns) and "," in row and "." not in row for row in rows)
    assert rows[0].split()[1] == "alle" and "Partien/s" in end


def test_json_is_the_same_but_for_words(tmp_path: Path) -> None:
    english, german = (run(tmp_path, "info", "--json", "--language", language).out for language in ("en", "de"))
    assert json.loads(english) == json.loads(german)


# A game in the terminal


@pytest.mark.parametrize(
    ("typed", "name"),
    [("hilfe", "help"), ("Zurück", "undo"), ("tipp", "hint"), ("ENDE", "quit"), ("warum", "why"), ("help", "help")],
)
def test_commands_are_understood_in_both_languages(typed: str, name: str) -> None:
    with speaking("de"):
        assert command_of(typed) == name
    assert command_of(typed) == (name if typed == "help" else "")


@pytest.mark.parametrize("language", languages())
def test_no_word_for_a_command_is_one_that_an_answer_begins_with(language: str) -> None:
    kinds = {
        word for key in keys(examples=True) for kind in game(key).actions.kinds for word in (kind.name, kind.short)
    }
    with speaking(language):
        words = [book_of("benben.terminal").say(f"command-{name}.typed") for name in TYPED]
    assert len(set(words)) == len(words) and not kinds & {*words, *TYPED}
    assert all(word == word.lower() and word.split() == [word] for word in words)


def test_a_game_in_german(tmp_path: Path) -> None:
    lines = [
        "",
        "99",
        "warum roll",
        "warum flieg",
        "tipp",
        "hilfe",
        "hilfe Zug",
        "hilfe mond",
        "1",
        "verlauf",
        "ende",
        "nein",
    ]
    words = ("play", "pig", "--seats", "human,human", "--seed", 1, "--plain", "--language", "de")
    ran = run(tmp_path, *words, input="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    for told in (
        "Schweinewürfeln: Merit (Mensch), Imhotep (Mensch). Tippe hilfe für Regeln und Befehle.",
        "Merit, 0 stehen auf dem Spiel: würfeln oder anhalten?",
        "Tippe eine Zahl, eine der gezeigten Antworten oder hilfe.",
        "Eine Antwort 99 gibt es nicht; sie gehen von 1 bis 2. Tippe hilfe für die Befehle.",
        "Das ist erlaubt: Würfeln.",
        "„flieg“ ist hier keine Art von Antwort; es gibt roll, hold.",
        "Ein starker Bot würde antworten: Würfeln  (roll)",
        "Themen: Zug, Ende. Befehle:",
        "undo, zurück",
        "Würfle, sooft du magst.",
        "Zu „mond“ gibt es keine Hilfe; Themen sind Zug, Ende.",
        "Merit würfelt ",
        "Partie speichern? (ja oder nein)",
    ):
        assert told in ran.out, told


def test_a_replay_in_german(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played("pig", answers=3).record.save(path)
    ran = run(tmp_path, "replay", path, "--board", "--language", "de")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Schweinewürfeln: Spieler 1, Spieler 2. ")
    assert " Antworten." in ran.out and "würfelt" in ran.out
    told = run(tmp_path, "replay", path, "--to", 1, "--language", "de").out
    assert "Jetzt ist der Zufall dran." in told


def test_a_terminal_without_umlauts_can_show_german(tmp_path: Path) -> None:
    env = environment(tmp_path, PYTHONIOENCODING="ascii")
    words = [*BENBEN, "play", "pig", "--seats", "human,human", "--language", "de"]
    done = subprocess.run(words, cwd=tmp_path, env=env, input=b"quit\nn\n", capture_output=True, check=True)
    assert b"Schweinewuerfeln" in done.stdout and done.stderr == b""
    info = subprocess.run([*BENBEN, "simulate", "chess", "--language", "de"], env=env, capture_output=True, check=False)
    assert info.returncode == 2 and b"chess" in info.stderr and b"Traceback" not in info.stderr
