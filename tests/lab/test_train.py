"""`benben train`: the same bytes again, in one go or in pieces, and files that say how they were made."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import benben.lab.train as train
from benben.cli import main
from benben.core import registry
from benben.core.errors import BenbenError
from benben.core.game import Game
from benben.core.learning import Course, Numbers
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.lab.train import Training, check_file, file_for, learn, training_of, write_whole
from tests.test_cli import files_below


class Sums(Course):
    """Adds random numbers, to have something to learn. What happens in a step can be watched."""

    def __init__(self, players: int, options: dict[str, str], seed: int, watch: Callable[[int], None]) -> None:
        super().__init__(f"{players}-{options['sun_track']}", 20)
        self.seed, self.watch = seed, watch
        self.sums = [0.0] * players

    def step(self, n: int) -> None:
        self.watch(n)
        rng = rng_of(self.seed, n)
        self.sums = [x + rng.below(1000) / 7 for x in self.sums]

    def numbers(self) -> Numbers:
        return {"sums": self.sums}

    def kept(self) -> dict[str, Any]:
        return {"sums": self.sums}

    def resume(self, kept: dict[str, Any]) -> None:
        self.sums = [float(x) for x in kept["sums"]]


def teachable(watch: Callable[[int], None] = lambda n: None) -> Game:
    """Ra, with a course that takes no time."""
    ra = game("ra-dice")
    return replace(
        ra, advice=replace(ra.advice, course=lambda players, options, seed: Sums(players, options, seed, watch))
    )


def training(watch: Callable[[int], None] = lambda n: None, seed: int = 1) -> Training:
    return Training(teachable(watch), 2, {"sun_track": "standard"}, seed)


def silent(done: int, words: str) -> None:
    """Nobody looks at the progress."""


def learned(one: Training, keep: Path) -> str:
    return learn(one, one.course(), keep, silent)


# What is learned


def test_the_same_training_gives_the_same_bytes_and_says_how(tmp_path: Path) -> None:
    text = learned(training(), tmp_path / "x.part")
    assert text == learned(training(), tmp_path / "x.part") != learned(training(seed=2), tmp_path / "x.part")
    document = json.loads(text)
    assert document["how"] == {
        "game": "ra-dice",
        "seats": 2,
        "options": {"sun_track": "standard"},
        "seed": 1,
        "steps": 20,
        "rules": game("ra-dice").rules.version,
        "command": "benben train ra-dice --seats 2 --option sun_track=standard --seed 1",
    }
    assert len(document["numbers"]["sums"]) == 2
    assert files_below(tmp_path) == {}


def test_progress_is_told_up_to_the_last_step(tmp_path: Path) -> None:
    told: list[int] = []
    one = training()
    learn(one, one.course(), tmp_path / "x.part", lambda done, words: told.append(done))
    assert told == list(range(21))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_training_goes_on_and_ends_with_the_same_bytes(tmp_path: Path, number: signal.Signals) -> None:
    def stop(n: int) -> None:
        if n == 7:
            os.kill(os.getpid(), number)

    before = [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]
    keep = tmp_path / "x.part"
    with pytest.raises(KeyboardInterrupt):
        learned(training(stop), keep)
    assert json.loads(keep.read_bytes())["done"] == 8  # the step was finished
    steps: list[int] = []
    assert learned(training(steps.append), keep) == learned(training(), tmp_path / "other.part")
    assert steps == list(range(8, 20))
    assert [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)] == before


def test_what_is_learned_is_kept_from_time_to_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a training that is killed loses little."""
    monkeypatch.setattr(train, "KEEP", 0.0)
    keep = tmp_path / "x.part"

    def die(n: int) -> None:
        if n == 11:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        learned(training(die), keep)
    assert json.loads(keep.read_bytes())["done"] == 11
    assert learned(training(), keep) == learned(training(), tmp_path / "other.part")


@pytest.mark.parametrize("text", ["", "{}", "[1]", "nonsense", '{"how": 1, "done": 2, "kept": {}}', "[" * 100_000])
def test_what_cannot_be_gone_on_from_is_a_sentence(tmp_path: Path, text: str) -> None:
    keep = tmp_path / "x.part"
    keep.write_text(text)
    with pytest.raises(BenbenError, match=r"x\.part"):
        learned(training(), keep)
    assert keep.read_text() == text


def test_what_another_training_has_kept_is_a_sentence(tmp_path: Path) -> None:
    keep, one = tmp_path / "x.part", training(seed=3)
    write_whole(keep, json.dumps({"how": one.how(one.course()), "done": 3, "kept": {"sums": [1, 2]}}))
    with pytest.raises(BenbenError, match="is of another training"):
        learned(training(), keep)
    write_whole(keep, json.dumps({"how": one.how(one.course()), "done": 3, "kept": {"products": []}}))
    with pytest.raises(BenbenError, match="cannot be read"):
        learned(one, keep)


# Files


def test_a_file_is_called_by_game_and_course() -> None:
    assert file_for(training(), training().course()) == Path("ra-dice-2-standard.json")


def test_where_a_file_cannot_go_is_said_before(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("as it was")
    for name in ("old.json", "none/new.json", "old.json/new.json"):
        with pytest.raises(BenbenError, match=name):
            check_file(tmp_path / name)
    check_file(tmp_path / "new.json")
    assert list(tmp_path.iterdir()) == [tmp_path / "old.json"]


@pytest.mark.parametrize(
    "text", ["", "{}", '{"how": {}}', '{"how": []}', '{"how": {"game": "ra-dice"}}', "[" * 100_000]
)
def test_a_file_that_does_not_say_how_it_was_made_is_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(BenbenError, match=r"x\.json is no file of learned numbers"):
        training_of(game("ra-dice"), tmp_path / "x.json")


# The command


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which Ra has a course."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "game", lambda key: teachable() if key == "ra-dice" else game(key))
    return tmp_path


def ran(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["train", *words])
    return int(str(left.value.code))


def test_a_file_is_learned_checked_and_refused_when_changed(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("ra-dice", "--seats", "2", "--option", "sun_track=long", "--seed", "5") == 0
    file = desk / "ra-dice-2-long.json"
    assert [*desk.iterdir()] == [file] and "ra-dice-2-long.json is written, after 20 steps" in capsys.readouterr().out
    found = training_of(game("ra-dice"), file)
    assert (found.seats, found.options, found.seed) == (2, {"sun_track": "long"}, 5)
    assert ran("ra-dice", "--check", str(file)) == 0
    assert "the same bytes" in capsys.readouterr().out
    file.write_text(file.read_text().replace("1", "2", 1))
    assert ran("ra-dice", "--check", str(file)) == 1
    assert capsys.readouterr().err.endswith("other bytes.\n")
    assert [*desk.iterdir()] == [file]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        (("pig", "--seats", "2"), "nothing to learn"),
        (("ra-dice",), "--seats 2"),
        (("ra-dice", "--seats", "9"), "9"),
        (("ra-dice", "--seats", "2", "--option", "sun_track=round"), "round"),
        (("ra-dice", "--seats", "2", "--out", "none/x.json"), "none/x.json"),
        (("ra-dice", "--seats", "2", "--out", "."), "exists already"),
        (("ra-dice", "--check", "none.json"), "none.json"),
        (("ra-dice", "--check", "x.json", "--seats", "2", "--seed", "1"), "leave out --seats, --seed"),
        (("chess", "--seats", "2"), "chess"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_lines_are_one_sentence_and_nothing_is_written(
    desk: Path, line: tuple[str, ...], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ran(*line) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("benben: ") and said.err.count("\n") == 1 and word in said.err
    assert files_below(desk) == {}
