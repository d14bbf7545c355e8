"""Bots that are programs: what they are told, what they may say, and that nothing of them stays behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import benben.bots.program as program
from benben.bots import BadBot, Side, ask, bot, end, listed
from benben.core.errors import BenbenError
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from tests.test_cli import BENBEN, PATIENCE, assert_refused, documents, environment, run
from tests.toys import vault

FIRST = Path(__file__).with_name("first_answer.py")


def command(path: Path) -> str:
    return f"cmd:'{sys.executable}' '{path}'"


def side_of(match: Match) -> Side:
    return Side(match, match.actor, rng_of(1))


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], str]:
    """The name of a bot with this source; `ask` in it is the next question."""

    def write(source: str) -> str:
        path = tmp_path / "b.py"
        path.write_text(f"import json, os, sys, time\n{source}")
        return f"cmd:{sys.executable} {path}"

    return write


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time to start, and a second to answer."""
    monkeypatch.setenv("BENBEN_BOT_SECONDS", "1")
    monkeypatch.setattr(program, "START", 0.0)


# The protocol


def test_a_program_plays_a_whole_game() -> None:
    match, first = game("pig").match(2, seed=1), bot(command(FIRST))
    match.state.points[0] = match.state.points[1] = 90  # type: ignore[attr-defined]
    while not match.over:
        answer = ask(first, "first", side_of(match))
        assert answer == match.legal()[0]
        match.play(answer)
    end(first)


NOTES = """
with open("heard", "w") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        asked = json.loads(line)
        if "legal" in asked:
            print(json.dumps({"answer": asked["legal"][-1]["say"]}), flush=True)
"""


def test_a_program_is_told_its_seat_s_view_and_nothing_more(
    written: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match, one = vault.GAME.match(3, seed=5), bot(written(NOTES))
    seat, sides = match.actor, []
    for _ in range(3):
        side = Side(match, seat, rng_of(1))
        sides.append((side.view, list(side.legal)))
        assert ask(one, "one", side) == side.legal[-1]
    end(one)
    hello, *questions = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    wanted = {"benben": "bot", "protocol": 1, "game": "vault", "players": 3, "seat": seat, "options": {}}
    assert hello == wanted | {"rules": vault.GAME.rules.version}
    assert [question["n"] for question in questions] == [0, 1, 2]
    for question, (view, legal) in zip(questions, sides, strict=True):
        assert set(question) == {"n", "seconds", "view", "legal"} and question["seconds"] == 10
        assert question["view"] == json.loads(json.dumps(view))
        table = vault.GAME.actions
        assert question["legal"] == [{"id": a, "say": table.say(a), "do": table.to_json(a)} for a in legal]


@pytest.mark.parametrize("answer", [1, "hold", {"do": "hold"}])
def test_an_answer_is_an_id_a_notation_or_a_form(written: Callable[[str], str], answer: object) -> None:
    one = bot(written(f"print(json.dumps({{'answer': {answer!r}}}), flush=True)\ntime.sleep(60)"))
    side = side_of(game("pig").match(2, seed=1))
    assert side.say(ask(one, "one", side)) == "hold"
    end(one)


def test_where_people_wait_it_is_told_for_how_long(written: Callable[[str], str]) -> None:
    source = "sys.stdin.readline()\nseconds = json.loads(sys.stdin.readline())['seconds']\n"
    one = bot(written(source + "print(json.dumps({'answer': int(seconds == 0.25)}), flush=True)"))
    side = side_of(game("pig").match(2, seed=1))
    side.seconds = 0.25
    assert ask(one, "one", side) == 1
    end(one)


def test_what_it_writes_to_stderr_holds_nobody_up(written: Callable[[str], str]) -> None:
    source = "for line in sys.stdin:\n sys.stderr.write('x' * 300000)\n"
    source += " 'legal' in line and print('{\"answer\": 0}', flush=True)"
    one, side = bot(written(source)), side_of(game("pig").match(2, seed=1))
    assert [ask(one, "one", side) for _ in range(3)] == [0, 0, 0]
    end(one)


# What can go wrong

FAULTS = {
    "crashes": ("1 / 0", "exit code 1: ZeroDivisionError: division by zero."),
    "leaves": ("sys.exit(3)", "ended instead of answering, with exit code 3."),
    "closes its mouth": ("os.close(1)\ntime.sleep(60)", "ended instead of answering"),
    "prints nonsense": ("print('roll\\x1b', flush=True)\ntime.sleep(60)", "printed 'roll?', which is no line like {"),
    "prints other JSON": ("print('[1]', flush=True)\ntime.sleep(60)", "printed '[1]', which is no line"),
    "prints no answer": ("print('{\"answer\": 1.5}', flush=True)\ntime.sleep(60)", "which is no line like"),
    "answers with no answer": ('print(\'{"answer": "fly"}\', flush=True)\ntime.sleep(60)', "answered fly, which is no"),
    "answers with no id": ("print('{\"answer\": 99}', flush=True)\ntime.sleep(60)", "which is no answer of Pig"),
    "has no end of line": ("sys.stdout.write('x' * 100000)\nsys.stdout.flush()\ntime.sleep(60)", "more than 65,536 by"),
    "nests deeply": ("print('[' * 60000, flush=True)\ntime.sleep(60)", "which is no line like"),
    "eats memory": ("x = bytearray(2**31)\ntime.sleep(60)", "exit code 1: MemoryError."),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_is_a_sentence(written: Callable[[str], str], fault: str) -> None:
    source, sentence = FAULTS[fault]
    one = bot(written(source))
    with pytest.raises(BadBot) as error:
        ask(one, "cmd:b", side_of(game("pig").match(2, seed=1)))
    assert sentence in str(error.value)
    assert str(error.value).isprintable() and len(str(error.value)) < 500


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "source", ["time.sleep(60)", "while True: pass", "while True: sys.stderr.write('still here ')"]
)
def test_a_program_that_hangs_is_a_sentence_in_time(written: Callable[[str], str], source: str) -> None:
    began = time.monotonic()
    with pytest.raises(BadBot, match="gave no answer within 1 second"):
        ask(bot(written(source)), "one", side_of(game("pig").match(2, seed=1)))
    assert time.monotonic() - began < 8


def test_a_program_that_speaks_unasked_is_a_sentence(written: Callable[[str], str]) -> None:
    one = bot(written('print(\'{"answer": 0}\\n{"answer": 1}\', flush=True)\ntime.sleep(60)'))
    side = side_of(game("pig").match(2, seed=1))
    ask(one, "one", side)
    with pytest.raises(BadBot, match=r"nobody had asked for: '\{\"answer\": 1\}'"):
        ask(one, "one", side)


def test_who_failed_once_is_started_anew(written: Callable[[str], str], tmp_path: Path) -> None:
    source = f"if not os.path.exists({str(tmp_path / 'x')!r}):\n open({str(tmp_path / 'x')!r}, 'w')\n sys.exit(1)\n"
    one = bot(written(source + "print('{\"answer\": 1}', flush=True)\ntime.sleep(60)"))
    side = side_of(game("pig").match(2, seed=1))
    with pytest.raises(BadBot):
        ask(one, "one", side)
    assert ask(one, "one", side) == 1
    end(one)


# Nothing stays behind

FAMILY = """
child = os.fork() or os.execvp("sleep", ["sleep", "60"])
with open({file!r}, "w") as file:
    file.write(f"{{os.getpid()}} {{child}}")
print('{{"answer": 0}}', flush=True)
time.sleep(60)
"""


def is_gone(pid: int) -> bool:
    """Whether no such process runs; one that somebody else has not buried yet counts as gone."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state in "ZX"


def all_gone(file: Path) -> bool:
    until = time.monotonic() + 10
    while time.monotonic() < until:
        if all(is_gone(int(pid)) for pid in file.read_text().split()):
            return True
        time.sleep(0.02)
    return False


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


@linux
@pytest.mark.parametrize("way", ["closed", "forgotten", "failed"])
def test_a_program_ends_with_all_that_it_has_started(written: Callable[[str], str], tmp_path: Path, way: str) -> None:
    file = tmp_path / "pids"
    one = bot(written(FAMILY.format(file=str(file))))
    side = side_of(game("pig").match(2, seed=1))
    assert ask(one, "one", side) == 0
    assert not all(is_gone(int(pid)) for pid in file.read_text().split())
    if way == "closed":
        end(one)
    elif way == "failed":
        one.seconds = 0.1  # type: ignore[attr-defined]
        with pytest.raises(BadBot):
            ask(one, "one", side)
    else:
        del one
    assert all_gone(file)


@linux
def test_a_program_ends_when_benben_is_killed(written: Callable[[str], str], tmp_path: Path) -> None:
    name = written(FAMILY.format(file=str(tmp_path / "pids")))
    words = [*BENBEN, "simulate", "pig", "--bots", f"{name},random", "--workers", "1", "--games", "1"]
    with subprocess.Popen(words, cwd=tmp_path, env=environment(tmp_path), stdout=-1, stderr=-1) as process:
        until = time.monotonic() + PATIENCE
        while not (tmp_path / "pids").exists() and time.monotonic() < until:
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
    assert all_gone(tmp_path / "pids")


def test_no_zombie_and_no_open_pipe_is_left(written: Callable[[str], str]) -> None:
    name, side = written("print('{\"answer\": 0}', flush=True)\ntime.sleep(60)"), side_of(game("pig").match(2, seed=1))
    before = len(list(Path("/dev/fd").iterdir()))
    for _ in range(3):
        one = bot(name)
        ask(one, "one", side)
        guard = one._program._guard  # type: ignore[attr-defined]
        assert guard.poll() is None
        end(one)
        assert guard.returncode == 128 + signal.SIGKILL
    assert len(list(Path("/dev/fd").iterdir())) == before


# By name


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:", "After cmd: comes a program"),
        ("cmd:   ", "After cmd: comes a program"),
        ("cmd:''", "After cmd: comes a program"),
        ("cmd:./no-such-program --fast", "there is no program ./no-such-program that can be started"),
        ("cmd:'./open", "a quotation mark is not closed"),
        ("cmd:" + "x" * 300, "1 to 200 printable letters"),
        ("cmd:a\x1b[31m", "printable letters"),
    ],
)
def test_names_of_programs_that_cannot_be_started(name: str, sentence: str) -> None:
    with pytest.raises(BenbenError) as error:
        bot(name)
    assert sentence in str(error.value) and str(error.value).isprintable()


@pytest.mark.parametrize(
    ("name", "value"), [("SECONDS", "soon"), ("SECONDS", "0"), ("MEMORY", "-5"), ("MEMORY", "nan")]
)
def test_limits_from_the_environment_are_checked(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"BENBEN_BOT_{name}", value)
    with pytest.raises(BenbenError, match=f"BENBEN_BOT_{name} is a number from"):
        bot("cmd:true")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("a", ["a"]),
        ("a, b ,c", ["a", "b", "c"]),
        ("a,,b", ["a", "", "b"]),
        ("cmd:./b '--w=1,2',greedy", ["cmd:./b '--w=1,2'", "greedy"]),
        ('cmd:"./my bot, mine" --x,"y",z', ['cmd:"./my bot, mine" --x', '"y"', "z"]),
    ],
)
def test_a_list_of_names_is_cut_at_commas_outside_quotes(text: str, names: list[str]) -> None:
    assert listed(text) == names


def test_programs_simulate_and_the_digest_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    line = ("simulate", "pig", "--bots", f"{command(FIRST)},greedy", "--games", 2, "--json", "--workers")
    found = [documents(run(tmp_path, *line, n).out) for n in (1, 2)]
    assert found[0]["digest"] == found[1]["digest"]


def test_a_program_plays_in_the_terminal(tmp_path: Path) -> None:
    source = (
        "import json, sys\nfor line in sys.stdin:\n 'legal' in line and print('{\"answer\": \"hold\"}', flush=True)\n"
    )
    (tmp_path / "holder.py").write_text(source)
    name = f"cmd:{sys.executable} holder.py"
    ran = run(tmp_path, "play", "pig", "--seats", f"greedy,{name}", "--seed", 1)
    assert (ran.code, ran.err) == (0, "") and "wins" in ran.out


def test_a_program_that_fails_in_a_simulation_is_a_sentence(tmp_path: Path) -> None:
    assert_refused(
        run(tmp_path, "simulate", "pig", "--bots", "cmd:true,random", "--games", 4), "cmd:true", "exit code 0"
    )
