"""What the board and the lists look like: every position that random games reach, and awkward names."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.games.ra_dice.components import FACES
from benben.games.ra_dice.words import say
from benben.terminal.screen import Screen, score_parts
from tests.test_cli import BENBEN, PATIENCE, environment, played

LONG = ["Nebuchadnezzar the Great and Magnificent", "[red]Cleo[/]", "W" * 40, "ぎ" * 40]


def positions(players: int, seed: int, names: list[str], track: str = "standard") -> Iterator[Match]:
    """One random game of Ra at every question."""
    match: Match = game("ra-dice").match(players, seed, names=names[:players], options={"sun_track": track})
    rng = rng_of(seed)
    while not match.over:
        yield match
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    yield match


def lines(match: Match) -> list[str]:
    """The board as it is printed on 80 columns, without colours."""
    return [line.rstrip() for line in Text.from_markup(match.game.words.text_board(match.view())).plain.split("\n")]


games = pytest.mark.parametrize(("players", "seed", "track"), [(2, 1, "standard"), (3, 3, "long"), (4, 5, "long")])


@games
def test_the_board_fits_80_columns(players: int, seed: int, track: str) -> None:
    for match in positions(players, seed, LONG, track):
        assert [line for line in lines(match) if cell_len(line) > 80] == []


@games
def test_everybody_s_points_are_on_the_board(players: int, seed: int, track: str) -> None:
    for match in positions(players, seed, LONG, track):
        shown = [line for line in lines(match) if line.startswith("Points")]
        assert re.findall(r"-?\b\d+\b", shown[0][:80]) == [str(score) for score in match.scores]


@games
def test_used_dice_stand_in_brackets(players: int, seed: int, track: str) -> None:
    """All of them, whatever the length of the word: `(Civilization)`, not `(Civilization`."""
    seen = set()
    for match in positions(players, seed, LONG, track):
        dice = match.view()["table"]["dice"]
        if not dice:
            continue
        text = lines(match)
        row = text[next(i for i, line in enumerate(text) if line.startswith("Dice")) + 1]
        faces = [say("face", face=die["face"]) for die in dice]
        words = [f"({face})" if die["used"] else face for die, face in zip(dice, faces, strict=True)]
        assert row.split() == words
        seen |= {die["face"] for die in dice if die["used"]}
    assert "monument" in seen and "pharaoh" in seen


def test_some_game_uses_civilization_dice() -> None:
    """So that the test before this one has met the longest word; three Civilizations are rare in random play."""
    match: Match = game("ra-dice").match(2, auto=False)
    match.play({"do": "start_player", "who": 0})
    faces = {"yellow": "civilization", "blue": "civilization", "purple": "civilization", "green": "nile", "red": "nile"}
    match.play({"do": "roll"} | faces)
    match.play("keep")
    match.play("civilization blue")
    (row,) = [line for line in lines(match) if line.count("Nile") == 2]
    assert row.split() == ["(Civilization)"] * 3 + ["Nile", "Nile"]


def test_floods_are_counted_on_the_board() -> None:
    match: Match = game("ra-dice").match(2, auto=False)
    match.play({"do": "start_player", "who": 0})
    match.play({"do": "roll"} | dict.fromkeys(("yellow", "blue", "purple", "green", "red"), "nile"))
    match.play("keep")
    match.play("flood 0")
    assert any("1 flood" in line for line in lines(match))


@pytest.mark.parametrize("name", ["[red]x[/]", "[/]", "[bold", "]x[", "\\", "a\\[b]", "{x}", "%s", ":smile:"])
@pytest.mark.parametrize("key", ["pig", "ra-dice"])
def test_names_are_never_read_as_markup(capsys: pytest.CaptureFixture[str], key: str, name: str) -> None:
    match: Match = game(key).match(2, 1, names=[name, "Bob"])
    screen = Screen()
    screen.board(match, match.view())
    assert name in capsys.readouterr().out
    screen.say(f"{name} rolls.")
    assert capsys.readouterr().out == f"{name} rolls.\n"


@pytest.mark.parametrize("key", ["pig", "ra-dice"])
def test_plain_sentences_name_everybody_and_their_points(capsys: pytest.CaptureFixture[str], key: str) -> None:
    match = played(key, answers=30, names=["[red]Ada[/]", "Bob"])
    Screen(plain=True).board(match, match.view())
    told = capsys.readouterr().out
    assert re.search(rf"\[red\]Ada\[/\]: {match.scores[0]}\b", told)
    assert re.search(rf"Bob: {match.scores[1]}\b", told)


def test_plain_tells_the_dice_the_tracks_and_the_buildings(capsys: pytest.CaptureFixture[str]) -> None:
    match: Match = game("ra-dice").match(2, auto=False, names=["Ada", "Bob"])
    match.play({"do": "start_player", "who": 0})
    match.play({"do": "roll", "yellow": "sun", "blue": "pharaoh", "purple": "monument", "green": "nile", "red": "nile"})
    match.play("keep")
    match.play("monument purple 4")
    Screen(plain=True).board(match, match.view())
    told = capsys.readouterr().out
    assert "Epoch 1 of 3" in told and "1 Sun " in told
    assert "blue Pharaoh, green Nile and red Nile" in told
    assert "Ada: 10 points, Pharaoh 0, Nile 0, Civilization none, monuments purple 4." in told
    assert "Bob: 11 points" in told


def test_few_answers_are_listed_in_words_and_many_in_columns(capsys: pytest.CaptureFixture[str]) -> None:
    few = played("pig", answers=0)
    Screen().answers(few, few.legal())
    assert capsys.readouterr().out == "  1  Roll the die  (roll)\n  2  Hold and keep 0  (hold)\n"
    many: Match = game("ra-dice").match(2, auto=False)
    many.play({"do": "start_player", "who": 0})
    many.play({"do": "roll"} | dict.fromkeys(("yellow", "blue", "purple", "green", "red"), "ankh"))
    Screen().answers(many, many.legal())
    told = capsys.readouterr().out.splitlines()
    assert len(many.legal()) == 32  # keep, or any of the 31 sets of dice
    assert "keep" in "".join(told) and len(told) <= 16  # so that a terminal of 24 lines has room for the dice


def test_an_answer_too_long_for_a_line_goes_on_indented(capsys: pytest.CaptureFixture[str]) -> None:
    """The number stands alone at the left, so that the list can be skimmed."""
    match: Match = game("ra-dice").match(2, auto=False)
    match.play({"do": "start_player", "who": 0})
    faces = {"yellow": "sun", "blue": "sun", "purple": "civilization", "green": "civilization", "red": "monument"}
    match.play({"do": "roll"} | faces)
    Screen().answers(match, match.legal())
    told = capsys.readouterr().out.splitlines()
    assert [line for line in told if not re.match(r" {0,2}\d+  \S| {5}", line)] == []


def test_points_are_explained_by_reason(capsys: pytest.CaptureFixture[str]) -> None:
    match = played("ra-dice", 3, seed=2)
    Screen(plain=True).scores(match)
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("The game is over: ")
    for seat, line in enumerate(told[1:]):
        line = line.replace("−", "-")
        assert line.startswith(f"Player {seat + 1}: {match.scores[seat]} = ")
        assert sum(int(n) for n in re.findall(r"[+-]\d+", line)) == match.scores[seat]


def test_points_of_somebody_without_any_are_0() -> None:
    assert score_parts(played("pig", answers=0), 0) == "0"


# On a terminal


def on_terminal(at: Path, *args: str, columns: int, lines: int = 24, keys: bytes = b"\x04", **env: str) -> str:
    """What `benben args…` prints on a terminal of this size, when these keys are typed at its first prompt."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (lines, columns))
    words, env = [*BENBEN, *args], environment(at, TERM="xterm-256color", **env)
    process = subprocess.Popen(words, cwd=at, env=env, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    raw, typed = b"", False
    while select.select([ours], [], [], PATIENCE)[0]:
        try:
            raw += os.read(ours, 65536)
        except OSError:  # the other end is closed
            break
        if not typed and raw.endswith(b"> "):
            os.write(ours, keys)
            typed = True
    os.close(ours)
    assert process.wait(PATIENCE) == 0, raw.decode()
    return raw.decode().replace("\r\n", "\n")


ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@pytest.mark.parametrize("columns", [80, 120])
def test_a_terminal_gets_colours_and_its_own_width(tmp_path: Path, columns: int) -> None:
    out = on_terminal(tmp_path, "play", "ra-dice", "--seats", "human,human", "--seed", "1", columns=columns)
    assert "\x1b[" in out
    told = ESCAPES.sub("", out)
    assert [line for line in told.splitlines() if cell_len(line) > columns and "--resume" not in line] == []


def test_plain_is_plain_on_a_terminal_too(tmp_path: Path) -> None:
    line = ("play", "ra-dice", "--seats", "human,human", "--plain")
    assert "\x1b" not in on_terminal(tmp_path, *line, columns=80)


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_no_color_is_obeyed(tmp_path: Path, no_color: str, coloured: bool) -> None:
    out = on_terminal(tmp_path, "play", "ra-dice", "--seats", "human,human", columns=80, NO_COLOR=no_color)
    assert bool(re.search(r"\x1b\[[0-9;]*3[1-6]", out)) == coloured


def test_the_dice_and_the_question_are_both_seen_on_24_lines(tmp_path: Path) -> None:
    """Who must choose dice must see them: whatever has scrolled away, not the dice."""
    out = on_terminal(tmp_path, "play", "ra-dice", "--seats", "human,human", "--seed", "1", columns=80)
    shown = ESCAPES.sub("", out[: out.index("> ")]).splitlines()[-24:]
    assert any("which dice do you roll again?" in line for line in shown)
    faces = "|".join(say("face", face=face) for face in FACES)
    assert any(len(re.findall(faces, line)) == 5 for line in shown)
