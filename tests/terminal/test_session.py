"""A game in the terminal, typed line by line as a player would."""

from __future__ import annotations

import os
import random
import re
import select
import shlex
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

import pytest

import benben
from benben.core.record import read
from tests.test_cli import BENBEN, PATIENCE, Ran, environment, files_below, record_at, run

ANSWER = re.compile(r"^ *(\d+)  .*  \(([^()]*)\)$", re.MULTILINE)  # a numbered answer in words, with its notation


class Table:
    """A `benben play` that is running: it says something up to its prompt, we type, it says something …"""

    def __init__(self, at: Path, *args: object, **env: str) -> None:
        words = [*BENBEN, "play", *map(str, args)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(words, cwd=at, env=environment(at, **env), stdin=pipe, stdout=pipe, stderr=pipe)
        self.heard = ""  # all that was printed so far
        self.screen = self.read()  # what was printed last

    def __enter__(self) -> Table:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def read(self) -> str:
        """All that is printed up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        raw = b""
        while raw != b"> " and not raw.endswith(b"\n> "):
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            assert ready, f"no answer and no prompt after: {raw.decode()[-500:]}"
            some = os.read(self.process.stdout.fileno(), 65536)
            raw += some
            if not some:
                break
        self.screen = raw.decode()
        self.heard += self.screen
        return self.screen

    def type(self, text: str | bytes) -> str:
        """Type a line; returns what is printed then, without the line itself, should it be repeated."""
        assert self.process.stdin is not None
        self.process.stdin.write((text if isinstance(text, bytes) else text.encode()) + b"\n")
        self.process.stdin.flush()
        return self.read().removeprefix(f"{text.strip()!s}\n")

    def leave(self, how: Callable[[], None]) -> Ran:
        """End it somehow; returns how it ended, with what was printed last."""
        how()
        out, err = self.process.communicate(timeout=PATIENCE)
        return Ran(self.process.returncode, out.decode(), err.decode())

    def close(self) -> Ran:
        """End of input, as by Ctrl-D."""
        return self.leave(lambda: None)

    def end(self, by: signal.Signals) -> Ran:
        return self.leave(lambda: self.process.send_signal(by))


def offered(screen: str) -> dict[str, str]:
    """The listed answers: number → notation."""
    return dict(ANSWER.findall(screen))


def saved_path(text: str) -> Path:
    """The file after --resume in what was printed, as a shell would read it."""
    (command,) = re.findall(r"play --resume (.+)$", text, re.MULTILINE)
    (path,) = shlex.split(command)
    return Path(path)


def count_lines(path: Path) -> int:
    return len(read(path).lines)


# Whole games


def test_a_game_of_pig_by_number_at_one_keyboard(tmp_path: Path) -> None:
    """Two people; each rolls until 20 are at stake."""
    asked = set()
    with Table(tmp_path, "pig", "--seats", "human,human", "--names", "Ada,Bob", "--seed", 1) as table:
        while table.process.poll() is None and table.screen.endswith("> "):
            found = re.findall(r"^(Ada|Bob), (\d+) at stake", table.screen, re.MULTILINE)
            who, stake = found[-1]
            asked.add(who)
            table.type("2" if int(stake) >= 20 and "2" in offered(table.screen) else "1")
        ran = table.close()
    assert (ran.code, ran.err, asked) == (0, "", {"Ada", "Bob"})
    won = re.findall(r"^(Ada|Bob): (\d+) = held \+(\d+)$", table.screen, re.MULTILINE)
    assert [points for _, points, _ in won] == [held for _, _, held in won]
    assert sum(int(points) >= 100 for _, points, _ in won) == 1  # one reached the goal, and that ended it
    assert re.search(r"^(Ada|Bob) wins", table.screen, re.MULTILINE)


def test_a_game_of_ra_by_number(tmp_path: Path) -> None:
    """The first answer is always there, so a pipe full of ones plays any game to the end."""
    ran = run(tmp_path, "play", "ra-dice", "--seats", "human,random", "--plain", input="1\n" * 5000)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over: " in ran.out
    totals = re.findall(r"^(\w+)(?: \(random\))?: (-?\d+) = (.*)$", ran.out.replace("−", "-"), re.MULTILINE)
    assert [name for name, _, _ in totals] == ["Merit", "Imhotep"]
    for _, total, parts in totals:
        assert int(total) == sum(int(part.split()[-1]) for part in parts.split(", "))


def test_a_game_of_ra_by_notation(tmp_path: Path) -> None:
    choose = random.Random(1)
    with Table(tmp_path, "ra-dice", "--seats", "human,human,human", "--plain", "--save", "game.jsonl") as table:
        while table.screen.endswith("> "):
            table.type(choose.choice(list(offered(table.screen).values())))
        assert table.close().code == 0
    assert "The game is over: " in table.screen
    assert "Not now" not in table.heard and "no kind of answer" not in table.heard
    ran = run(tmp_path, "verify", "game.jsonl")
    assert (ran.code, "valid. The game is over" in ran.out) == (0, True)


@pytest.mark.parametrize("key", ["pig", "ra-dice"])
def test_bots_alone_play_to_the_end(tmp_path: Path, key: str) -> None:
    ran = run(tmp_path, "play", key, "--seats", "random,random", "--save", "game.jsonl")
    assert (ran.code, ran.err) == (0, "")
    assert benben.load(tmp_path / "game.jsonl").over


def test_without_a_game_it_is_ra_for_two(tmp_path: Path) -> None:
    with Table(tmp_path, "--seats", "human,random") as table:
        assert "Ra: The Dice Game" in table.screen
        assert "Epoch 1 of 3" in table.screen


def test_a_seed_fixes_dice_and_bots(tmp_path: Path) -> None:
    """The same seed and the same answers are the same game."""
    line = ("play", "pig", "--seats", "random,random", "--seed", 1)
    assert run(tmp_path, *line).out == run(tmp_path, *line).out


def test_options_reach_the_game(tmp_path: Path) -> None:
    with Table(tmp_path, "ra-dice", "--seats", "human,human", "--option", "sun_track=long") as table:
        steps = int(re.findall(r"gone 0 of (\d+)", table.screen)[0])
    assert steps > benben.game("ra-dice").match(2).view()["table"]["sun_track"]["steps"]


# Commands


def two_at_ra(at: Path) -> Table:
    """Two people at a game of Ra, before the first reroll."""
    return Table(at, "ra-dice", "--seats", "human,human", "--names", "Ada,Bob", "--seed", 1)


@pytest.fixture
def ra(tmp_path: Path) -> Table:
    return two_at_ra(tmp_path)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Table]]:
    opened: list[Table] = []
    yield opened
    for table in opened:
        table.__exit__(None, None, None)


@pytest.fixture
def asked(tables: list[Table], tmp_path_factory: pytest.TempPathFactory) -> Table:
    """The same, for tests that ask much and answer nothing: they share a table as long as it stands."""
    if not tables or tables[-1].process.poll() is not None or not tables[-1].screen.endswith("> "):
        tables.append(two_at_ra(tmp_path_factory.mktemp("asked")))
    return tables[-1]


REROLL = "which dice do you roll again?"
USE = "what do you do with your dice?"


def test_help_tells_the_game_the_topics_and_the_commands(asked: Table) -> None:
    told = asked.type("help")
    for word in ("three epochs", "Nile", "Monuments", "undo", "redo", "why", "hint", "list", "board", "log", "quit"):
        assert word in told


def test_help_on_a_topic_a_rule_and_on_nothing_known(asked: Table) -> None:
    assert "Three dice" in asked.type("help nile")
    assert "Three dice" in asked.type("HELP Nile")
    assert "RA-6.4" in asked.type("help RA-6.4")
    assert "RA-6.4" in asked.type("help ra-6.4")
    wrong = asked.type("help moon")
    assert "moon" in wrong and "Nile" in wrong


def test_why_not_names_the_rule_and_tells_it(asked: Table) -> None:
    told = asked.type("why done")
    assert "(RA-4.1)" in told and "RA-4.1:" in told


def test_why_says_when_an_answer_is_allowed(asked: Table) -> None:
    assert "allowed" in asked.type("why 1")
    assert "allowed" in asked.type("why keep")


@pytest.mark.parametrize("text", ["why", "why moon", "why 999", "why monument", "why monument blue 9"])
def test_why_of_nothing_known_is_a_sentence(asked: Table, text: str) -> None:
    told = asked.type(text).removesuffix("> ").strip()
    assert told.endswith(".") and (told[0].isupper() or told.startswith(("'", "column ")))  # named as it is typed
    assert not re.search(r"[A-Z]{4,} Type help", told)  # there should be a full stop in between


def test_hint_is_one_of_the_answers(tmp_path: Path) -> None:
    with Table(tmp_path, "pig", "--seats", "human,human") as table:
        notations = offered(table.screen).values()
        told = table.type("hint")
    assert any(f"({notation})" in told for notation in notations)


def test_list_tells_every_answer_in_words(asked: Table) -> None:
    short = {int(n) for n in re.findall(r"(?:^|\s)(\d+) (?:keep|reroll)", asked.type("board"))}
    told = " ".join(asked.type("list").split())
    assert "1 Keep all dice (keep)" in told
    for n in range(2, max(short, default=32) + 1):
        assert f" {n} Roll " in told
    assert "(reroll " in told


def test_board_shows_the_question_again(asked: Table) -> None:
    again = asked.type("board")
    assert again.strip() and again.lstrip() in asked.heard
    assert "Epoch 1 of 3" in again and REROLL in again


def test_log_tells_what_happened(ra: Table) -> None:
    with ra:
        told = ra.type("log")
        assert "start player" in told and " rolls " in told
        before = told.count("\n")
        ra.type("keep")
        assert "keeps all dice" in ra.type("log")
        assert ra.type("log").count("\n") == before + 1


def test_undo_takes_the_last_answer_back_and_asks_again(ra: Table) -> None:
    with ra:
        assert USE in ra.type("keep")
        told = ra.type("undo")
    assert "Taken back" in told and USE not in told
    assert told.count(REROLL) == 1  # once is enough


def test_redo_gives_it_again_and_asks_what_is_next(ra: Table) -> None:
    with ra:
        ra.type("keep")
        ra.type("undo")
        told = ra.type("redo")
    assert USE in told


def test_after_undo_another_answer_is_shown_as_any_other(ra: Table) -> None:
    with ra:
        ra.type("keep")
        ra.type("undo")
        told = ra.type("keep")
    assert "keeps all dice" in told and USE in told


def test_undo_and_redo_without_anything_to_take_back_are_sentences(asked: Table) -> None:
    assert "no answer of yours" in asked.type("undo")
    assert "Nothing was taken back" in asked.type("redo")


def test_undo_does_not_reach_behind_a_roll(tmp_path: Path) -> None:
    with Table(tmp_path, "ra-dice", "--seats", "human,human", "--seed", 1) as table:
        notation = list(offered(table.type("list")).values())[-1]
        assert notation.startswith("reroll")
        table.type(notation)
        assert "no answer of yours" in table.type("undo")


def test_undo_is_saved_at_once(tmp_path: Path) -> None:
    with Table(tmp_path, "ra-dice", "--seats", "human,human", "--save", "game.jsonl") as table:
        table.type("keep")
        kept = count_lines(tmp_path / "game.jsonl")
        table.type("undo")
        assert count_lines(tmp_path / "game.jsonl") == kept - 1
        table.type("redo")
        assert count_lines(tmp_path / "game.jsonl") == kept


def test_answers_are_understood_in_any_dress(ra: Table) -> None:
    with ra:
        for text in ("KEEP", "  keep  ", "\t1 "):
            assert USE in ra.type(text)
            ra.type("undo")


def test_dice_may_be_named_in_any_order_with_commas_and_spaces(ra: Table) -> None:
    with ra:
        pair = next(n for n in offered(ra.type("list")).values() if n.count("+") == 1)
        assert "One reroll is left" in ra.type("Reroll {1}, {0}".format(*pair.removeprefix("reroll ").split("+")))


WRONG: dict[str, list[str | bytes]] = {
    "numbers": ["", "   ", "0", "-1", "99", "1.5", "9" * 30, "²", "1 2"],
    "words": ["moon", "reroll", "reroll moon", "nile 9 9", "nile x y", "flood", "done", "with ankh", "keep keep"],
    "signs": ["[red]", "[/]", "[/red]", "{0}", "%s", "\\", "'", "…", "\x1b[2J", "\x00", "a" * 100_000],
    "names of ours": ["_keep_", "__init__", "say", "match", "undo_", "Leave"],
    "files": ["save /proc/x/y.jsonl", "save " + "x" * 300, "save a\x00b"],
    "broken UTF-8": [b"\xff\xfe\xff", b"caf\xe9"],
}


@pytest.mark.parametrize("kind", WRONG)
def test_wrong_input_is_answered_by_a_sentence_and_asked_again(asked: Table, kind: str) -> None:
    shown = asked.type("board")
    for text in WRONG[kind]:
        told = asked.type(text)
        assert told.endswith("> "), f"{text!r:.40} ends the game: {asked.close().err[-300:]}"
        assert len(told.strip()) > 20, f"{text!r:.40} is passed over in silence"
        assert "\x1b" not in told and "\x00" not in told
    assert asked.type("board") == shown  # still the first question


# Leaving and coming back


def test_save_writes_a_game_that_can_be_resumed(ra: Table, tmp_path: Path) -> None:
    with ra:
        ra.type("keep")
        path = saved_path(ra.type("save"))
    assert path.parent == tmp_path / "home" / "saves"
    assert run(tmp_path, "verify", path).code == 0
    with Table(tmp_path, "--resume", path) as table:
        assert USE in table.screen and "Ada" in table.screen


def test_save_under_a_name(ra: Table, tmp_path: Path) -> None:
    with ra:
        assert saved_path(ra.type("save mine.jsonl")) == Path("mine.jsonl")
        told = ra.type("save mine.jsonl")
    assert "exists already" in told
    assert run(tmp_path, "verify", "mine.jsonl").code == 0


def test_save_never_overwrites(ra: Table, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with ra:
        assert "exists already" in ra.type("save letter.txt")
        assert "exists already" in ra.type("save .")
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada"


def test_save_knows_the_home_folder(tmp_path: Path) -> None:
    with Table(tmp_path, "pig", "--seats", "human,human", HOME=str(tmp_path / "me")) as table:
        (tmp_path / "me").mkdir()
        table.type("save ~/game.jsonl")
    assert (tmp_path / "me" / "game.jsonl").is_file()
    assert not (tmp_path / "~").exists()


def test_a_path_with_blanks_is_printed_so_that_it_can_be_copied(tmp_path: Path) -> None:
    with Table(tmp_path, "pig", "--seats", "human,human", BENBEN_HOME=str(tmp_path / "my own games")) as table:
        path = saved_path(table.type("save"))
    assert path.is_file() and path.parent == tmp_path / "my own games" / "saves"


def test_a_long_path_is_not_broken(tmp_path: Path) -> None:
    with Table(tmp_path, "pig", "--seats", "human,human", BENBEN_HOME=str(tmp_path / ("x" * 100))) as table:
        assert saved_path(table.type("save")).is_file()


def test_quit_with_yes_saves(ra: Table, tmp_path: Path) -> None:
    with ra:
        assert "yes or no" in ra.type("quit")
        path = saved_path(ra.type("yes"))
        ran = ra.close()
    assert (ran.code, ran.err) == (0, "")
    assert run(tmp_path, "verify", path).code == 0


def test_quit_with_no_leaves_nothing(ra: Table, tmp_path: Path) -> None:
    with ra:
        ra.type("quit")
        ra.type("no")
        ran = ra.close()
    assert (ran.code, ran.err) == (0, "")
    assert files_below(tmp_path) == {}


ENDS: dict[str, Callable[[Table], Ran]] = {
    "end of input": Table.close,
    "Ctrl-C": lambda table: table.end(signal.SIGINT),
    "kill": lambda table: table.end(signal.SIGTERM),
    "the window is closed": lambda table: table.end(signal.SIGHUP),
}


@pytest.mark.parametrize("end", ENDS)
def test_whatever_ends_it_the_game_is_saved_and_goes_on_exactly_there(ra: Table, tmp_path: Path, end: str) -> None:
    with ra:
        ra.type("keep")
        shown = ra.type("board").strip()
        ran = ENDS[end](ra)
    assert "Traceback" not in ran.err
    path = saved_path(ran.out)
    assert path.parent == tmp_path / "home" / "saves"
    assert run(tmp_path, "verify", path).code == 0
    with Table(tmp_path, "--resume", path) as table:
        assert table.screen.strip().endswith(shown)


def test_end_of_input_at_the_question_whether_to_save_saves(ra: Table) -> None:
    with ra:
        ra.type("quit")
        assert saved_path(ra.close().out).is_file()


def test_a_resumed_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl", answers=4)
    kept = count_lines(path)
    with Table(tmp_path, "--resume", "game.jsonl") as table:
        table.type("roll")
    assert count_lines(path) == kept + 2  # the answer and the die


def test_a_resumed_game_can_be_kept_under_a_new_name(tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.jsonl", answers=4)
    before = path.read_bytes()
    with Table(tmp_path, "--resume", "game.jsonl", "--save", "new.jsonl") as table:
        table.type("roll")
    assert path.read_bytes() == before
    assert count_lines(tmp_path / "new.jsonl") == count_lines(path) + 2


def test_a_resumed_game_does_not_tell_its_whole_story_first(tmp_path: Path) -> None:
    """A hundred lines of log would hide where the game stands; `log` tells them."""
    record_at(tmp_path / "game.jsonl", "ra-dice", answers=60)
    with Table(tmp_path, "--resume", "game.jsonl") as table:
        assert len(table.screen.splitlines()) < 50
        assert "start player" not in table.screen
        assert "start player" in table.type("log")


def test_a_resumed_game_can_be_finished(tmp_path: Path) -> None:
    record_at(tmp_path / "game.jsonl", "ra-dice", answers=60)
    ran = run(tmp_path, "play", "--resume", "game.jsonl", input="1\n" * 5000)
    assert (ran.code, "The game is over" in ran.out) == (0, True)
    assert "valid. The game is over" in run(tmp_path, "verify", "game.jsonl").out


def test_save_keeps_the_game_answer_by_answer(tmp_path: Path) -> None:
    """Whatever happens after an answer, the answer is in the file."""
    path = tmp_path / "game.jsonl"
    with Table(tmp_path, "pig", "--seats", "human,human", "--save", path) as table:
        table.type("roll")
        assert count_lines(path) == 2  # the answer and the die
        table.type("roll")
        assert count_lines(path) == 4
        table.end(signal.SIGKILL)
    assert run(tmp_path, "verify", path).code == 0
    with Table(tmp_path, "--resume", path) as table:
        assert "at stake" in table.screen


def test_nothing_but_the_game_lies_beside_it(tmp_path: Path) -> None:
    with Table(tmp_path, "pig", "--seats", "human,random", "--save", "game.jsonl") as table:
        table.type("roll")
        table.close()
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_game_is_not_lost_when_its_folder_vanishes(tmp_path: Path) -> None:
    """An answer that cannot be saved is said to be unsaved, and the game goes on."""
    folder = tmp_path / "stick"
    folder.mkdir()
    with Table(tmp_path, "pig", "--seats", "human,human", "--save", folder / "game.jsonl") as table:
        table.type("roll")
        (folder / "game.jsonl").unlink()
        folder.rmdir()
        folder.write_text("no folder any more")
        told = table.type("hold")
        assert told.endswith("> ") and str(folder) in told.replace("\n", "")
        assert saved_path(table.type("save rescued.jsonl")) == Path("rescued.jsonl")


# What is printed


BOXES = re.compile("[\u2500-\u259f\x1b]")


def test_plain_prints_no_escape_codes_and_no_drawing(tmp_path: Path) -> None:
    line = ("play", "ra-dice", "--seats", "human,random", "--plain", "--seed", 1)
    ran = run(tmp_path, *line, input="help\nlist\n" + "1\n" * 5000, FORCE_COLOR="1", TERM="xterm-256color")
    assert (ran.code, ran.err) == (0, "")
    assert BOXES.findall(ran.out) == []
    assert re.findall("[●▲■◆☼≈·]", ran.out) == []


def test_a_pipe_gets_no_escape_codes(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "ra-dice", "--seats", "human,random", input="1\n" * 30, TERM="xterm-256color")
    assert "\x1b" not in ran.out


NAMES = ["Nebuchadnezzar the Great and Magnificent", "W" * 40, "[bold red]Cleopatra[/bold red] VII Phil", "ぎ" * 40]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_80_columns(tmp_path: Path, players: int) -> None:
    from rich.cells import cell_len

    names, seats = ",".join(NAMES[-players:]), ",".join(["human"] * players)
    line = ("play", "ra-dice", "--seats", seats, "--names", names, "--seed", players, "--save", "g.jsonl")
    ran = run(tmp_path, *line, input="help\nlist\nlog\nwhy done\n" + "1\n" * 80)
    assert (ran.code, ran.err) == (0, "")
    assert {line for line in ran.out.splitlines() if cell_len(line) > 80} == set()


@pytest.mark.parametrize("key", ["pig", "ra-dice"])
def test_names_are_shown_as_they_are_written(tmp_path: Path, key: str) -> None:
    line = ("play", key, "--seats", "human,human", "--names", "[red]x[/],[/]")
    ran = run(tmp_path, *line, input="help\nlog\n")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^(\[red\]x)?\[/\], .*\?", ran.out, re.MULTILINE)  # the question


def test_nobody_is_announced_with_the_bots_name_twice(tmp_path: Path) -> None:
    ran = run(tmp_path, "play", "pig", "--seats", "human,random")
    assert "(random) (random)" not in ran.out


@pytest.mark.parametrize("name", ["\x1b[31mRed", "two\nlines", "bell\x07", "\u202eright"])
def test_names_cannot_take_over_the_terminal(tmp_path: Path, name: str) -> None:
    """Refused with a sentence, or shown without doing anything."""
    ran = run(tmp_path, "play", "pig", "--seats", "human,human", "--names", f"{name},Bob")
    assert "Traceback" not in ran.err and ran.code in (0, 2)
    assert name not in ran.out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_without_utf8_is_spoken_to_in_what_it_knows(tmp_path: Path, encoding: str) -> None:
    line = ("play", "ra-dice", "--seats", "human,random", "--names", "Zoë,Łukasz")
    words = [*BENBEN, *line]
    done = subprocess.run(
        words,
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONIOENCODING=encoding),
        input=b"help\nhelp scoring\nhelp RA-12.1\nlist\n" + b"1\n" * 20,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Merit" not in done.stdout.decode(encoding)  # they have names of their own


@pytest.mark.parametrize("people", [1, 2], ids=["one person", "two at one keyboard"])
def test_what_only_a_bot_knows_is_not_told(tmp_path: Path, people: int) -> None:
    """Sphinx cards are told to who holds them: what bots are dealt and keep must never be printed."""
    seats = ["human"] * people + ["random"] * 2
    names = ["Ada", "Bob", "Cem", "Dua"][: len(seats)]
    secret = re.compile(r"^\W*(\w+) (?:sees a sphinx card|keeps “)", re.MULTILINE)
    with Table(tmp_path, "egizia-shifting-sands", "--seats", ",".join(seats), "--names", ",".join(names), "--seed", 3,
               "--plain") as table:  # fmt: skip
        for _ in range(60):
            if table.process.poll() is not None:
                break
            table.type("1")
        told = set(secret.findall(table.heard))
    assert told == set(names[:people])
