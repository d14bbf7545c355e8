"""Bots: what they are handed, what they may answer, and bots of strangers."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

import benben
from benben.bots import (
    ADVICE_SECONDS,
    ADVISER,
    RIVAL_SECONDS,
    STAND_IN,
    YARDSTICKS,
    BadBot,
    Side,
    ask,
    bot,
    is_shipped,
    names,
    rivals,
)
from benben.bots.greedy import GreedyBot
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.lab.simulate import Plan, results, summary
from benben.language import speaking
from tests.test_cli import assert_refused, documents, files_below, run
from tests.toys import vault


def match_of(key: str, players: int = 2, seed: int = 1, answers: int = 0) -> Match:
    """A game some random answers far."""
    match: Match = (vault.GAME if key == "vault" else game(key)).match(players, seed)
    rng = rng_of(seed, 7)
    while not match.over and answers > 0:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
        answers -= 1
    return match


def side_of(match: Match, seed: int = 1) -> Side:
    return Side(match, match.actor, rng_of(seed))


# The side of the table


@pytest.mark.parametrize("key", ["pig", "ra-dice", "vault"])
def test_a_side_shows_what_its_seat_may_know(key: str) -> None:
    for answers in range(12):
        match = match_of(key, answers=answers)
        side = side_of(match)
        seen, wanted = dict(side.view), dict(match.view(match.actor))
        assert side.legal == match.legal()
        for name in set(seen) - {"names", "open"}:  # a bot knows seats by number, and not who has answered secretly
            assert seen[name] == wanted[name]
        assert side.say(side.legal[0]) == match.say(match.legal()[0])


def test_a_side_of_a_seat_that_answers_at_the_same_time() -> None:
    """Where all choose at once, every seat has its own side."""
    match = match_of("vault", 3, answers=3)
    assert match.open_seats == [0, 1, 2]
    for seat in match.open_seats:
        side = Side(match, seat, rng_of(1))
        assert side.legal == match.legal(seat)
        assert side.imagine().actor() == seat


def test_an_imagined_world_may_be_played_with_and_nothing_happens() -> None:
    match = match_of("ra-dice", answers=5)
    side, before = side_of(match), match.view()
    world = side.imagine()
    world.apply(side.legal[0])
    assert match.view() == before and side.view["step"] == before["step"]
    assert side.legal == match.legal()


def test_imagined_worlds_agree_with_the_view_and_differ_in_the_rest() -> None:
    match = match_of("vault", 3, answers=3)
    side = side_of(match)
    worlds = [side.imagine(rng_of(n)) for n in range(30)]
    for world in worlds:
        assert vault.table(world, side.seat, []) == vault.table(match.state, side.seat, [])
    assert len({str(world.hands) for world in worlds}) > 10  # type: ignore[attr-defined]


def reachable(root: object) -> dict[int, object]:
    """Everything that can be got at from an object: attributes, elements, closures, the globals of our own modules.

    Other modules and running frames are left out: through those, a program reaches the whole process anyway.
    """
    foreign = {
        id(vars(module)) for name, module in list(sys.modules.items()) if not is_ours(name) and module is not None
    }
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        here = waiting.pop()
        if id(here) in found or id(here) in foreign or isinstance(here, FrameType):
            continue
        if isinstance(here, ModuleType) and not is_ours(here.__name__):
            continue
        found[id(here)] = here
        waiting += gc.get_referents(here)
    return found


def is_ours(module: str) -> bool:
    return module.split(".")[0] == "benben" or module == "tests.toys.vault"


@pytest.mark.parametrize("key", ["pig", "ra-dice", "vault"])
def test_the_true_state_cannot_be_reached_from_a_side(key: str) -> None:
    match = match_of(key, answers=4)
    side = side_of(match)
    found = reachable(side)
    assert id(side._world) in found and id(side.rng) in found and len(found) > 500  # the walk does walk
    for name, secret in vars(match).items():
        if secret is not match.game and not isinstance(secret, int | None):
            assert id(secret) not in found, f"a bot gets at {name} of the match"
    assert id(match) not in found
    if key == "vault":
        assert id(match.state.deck) not in found  # type: ignore[attr-defined]


def test_the_walk_would_find_a_state_that_is_handed_out() -> None:
    """The test of the test."""
    match = match_of("vault", answers=4)
    side = side_of(match)
    side.say = lambda answer: str(match.state)  # type: ignore[method-assign]
    assert id(match.state) in reachable(side)


def test_a_side_leaves_the_dice_of_the_match_alone() -> None:
    """Asking bots changes nothing about what chance will bring."""
    asked, alone = match_of("pig"), match_of("pig")
    for _ in range(20):
        if not asked.over:
            side_of(asked).imagine()
            for match in (asked, alone):
                match.play("roll" if 0 in match.legal() else "hold")
    assert asked.log() == alone.log()


# Our bots


def test_names_are_those_that_bot_takes() -> None:
    assert names() == [*YARDSTICKS, *rivals()]
    for name in names():
        assert callable(bot(name).choose)


def test_every_role_has_a_bot_that_comes_with_benben() -> None:
    assert rivals() == ["apprentice", "mason", "builder", "architect", "vizier"]  # from weak to strong
    assert YARDSTICKS == ("random", "greedy")
    assert {STAND_IN, ADVISER} <= set(rivals())
    assert rivals()[-1] == ADVISER
    assert 0 < ADVICE_SECONDS < RIVAL_SECONDS


@pytest.mark.parametrize("name", ["cmd:./bot", "mine:Bot", "os:system", "greedy ", "", "Greedy"])
def test_what_runs_a_program_of_somebody_s_is_not_shipped(name: str) -> None:
    """The web table asks this before it seats a bot that a visitor has named."""
    assert not is_shipped(name)
    assert all(is_shipped(other) for other in names())


@pytest.mark.parametrize(
    "name", ["", "Random", "best", ":", "a:", ":B", "x" * 1000, "no_such_module:Bot", "x:" + "B" * 200, "a\x1b:B"]
)
def test_other_names_are_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(benben.BenbenError, match=r"\.$") as error:
        bot(name)
    assert len(str(error.value)) < 300 and str(error.value).isprintable()


def test_random_answers_legally_and_takes_every_answer_about_equally_often() -> None:
    match = match_of("ra-dice", answers=1)
    while len(match.legal()) < 4:
        match.play(match.legal()[0])
    side, random = side_of(match), bot("random")
    n = 200 * len(side.legal)
    counts = Counter(random.choose(side) for _ in range(n))
    assert set(counts) == set(match.legal())
    assert all(130 < count < 270 for count in counts.values())  # five standard deviations around 200


@pytest.mark.parametrize("key", ["pig", "ra-dice", "vault"])
def test_random_plays_whole_games_of_legal_answers(key: str) -> None:
    match, random = match_of(key), bot("random")
    while not match.over:
        answer = random.choose(side_of(match, seed=len(match.record.lines)))
        assert answer in match.legal()
        match.play(answer)


@pytest.mark.parametrize("key", ["pig", "vault"])
def test_greedy_plays_whole_games_of_legal_answers(key: str) -> None:
    match, greedy = match_of(key), bot("greedy")
    while not match.over:
        answer = greedy.choose(side_of(match))
        assert answer in match.legal()
        match.play(answer)


@pytest.mark.parametrize(("key", "answers"), [("pig", 0), ("pig", 9), ("vault", 3), ("vault", 5), ("ra-dice", 2)])
def test_greedy_is_fixed_by_its_random_numbers(key: str, answers: int) -> None:
    match = match_of(key, answers=answers)
    chosen = {bot("greedy").choose(side_of(match, seed=4)) for _ in range(2)}
    rated = [GreedyBot().ratings(side_of(match, seed=4)) for _ in range(2)]
    assert len(chosen) == 1 and rated[0] == rated[1]
    assert len(rated[0]) == len(match.legal())


def test_greedy_takes_what_it_rates_highest() -> None:
    """PIG-2.1: who has 100 at hand holds; who has nothing at stake rolls, since holding gives nothing."""
    match = match_of("pig")
    assert side_of(match).say(bot("greedy").choose(side_of(match))) == "roll"
    match.state.points[0], match.state.pot = 80, 19  # type: ignore[attr-defined]
    assert side_of(match).say(bot("greedy").choose(side_of(match))) == "hold"


def share(plan: Plan) -> float:
    """The share of greedy's wins."""
    rows = summary(plan, results(plan, 1), 1.0)["bots_summary"]
    return float(next(row["win_share"] for row in rows if row["bot"] == "greedy"))


def test_greedy_beats_random_at_pig() -> None:
    assert share(Plan("pig", 2, ("greedy", "random"), 30, 1)) >= 0.8


@pytest.mark.skipif(not benben.compiled(), reason="interpreted, 40 games of greedy take minutes")
def test_greedy_beats_random_at_ra() -> None:
    assert share(Plan("ra-dice", 2, ("greedy", "random"), 40, 1)) >= 0.9


# Asking


class Giver:
    """Gives whatever it was made with."""

    def __init__(self, gift: Any) -> None:
        self.gift = gift

    def choose(self, side: Side) -> int:
        side.legal.clear()
        if isinstance(self.gift, BaseException):
            raise self.gift
        answer: int = self.gift
        return answer


def test_ask_gives_a_legal_answer_whatever_the_bot_did_to_its_side() -> None:
    side = side_of(match_of("pig"))
    assert ask(Giver(0), "giver", side) == 0


@pytest.mark.parametrize(
    ("gift", "sentence"),
    [
        (None, "The bot giver gave an answer of type NoneType, not int; choose(side) must return"),
        (True, "of type bool, not int"),
        ("roll", "of type str, not int"),
        (-1, "The bot giver answered -1, which is no answer of Pig; choose(side) must return"),
        (2, "answered 2, which is no answer of Pig"),
        (10**5000, "answered int, which is no answer of Pig"),
        (0, "The bot giver answered roll, which is not legal: You have reached the goal: hold. (PIG-1.4)"),
        (ValueError("two\nlines\x07."), "failed to choose: ValueError: two lines? (test_bots.py, line "),
        (SystemExit(), "The bot giver failed to choose: SystemExit (test_bots.py, line "),
    ],
    ids=lambda value: type(value).__name__,
)
def test_ask_says_what_a_bot_did_wrong(gift: Any, sentence: str) -> None:
    match = match_of("pig")
    match.state.points[0] = 100  # type: ignore[attr-defined]
    with pytest.raises(BadBot) as error:
        ask(Giver(gift), "giver", side_of(match))
    assert sentence in str(error.value) and str(error.value).isprintable()


def test_ask_blames_a_bot_that_spoiled_its_world_and_answers_badly() -> None:
    side = side_of(match_of("ra-dice"))
    wrong = next(a for a in range(side.game.actions.size) if a not in side.legal)
    side._world = None  # type: ignore[assignment]
    with pytest.raises(BadBot, match=r"which is not legal: choose\(side\) must return"):
        ask(Giver(wrong), "giver", side)


def test_ask_lets_ctrl_c_through() -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(Giver(KeyboardInterrupt()), "giver", side_of(match_of("pig")))


# A stranger's bot

OWN = """
class Holder:
    "Rolls until 20 are at stake."

    def choose(self, side):
        pot = side.view["table"]["pot"]
        wanted = "hold" if pot >= 20 else "roll"
        said = {side.say(answer): answer for answer in side.legal}
        return said.get(wanted, side.legal[0])


class Shaky(Holder):
    def choose(self, side):
        return side.legal[side.rng.below(len(side.legal))]
"""


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with a stranger's bots."""
    (tmp_path / "mine.py").write_text(OWN)
    return tmp_path


def test_a_stranger_s_bot_simulates_with_any_number_of_workers(desk: Path) -> None:
    """As the installed command does it: the current folder is not on Python's path by itself."""
    line = ("simulate", "pig", "--bots", "mine:Holder,mine:Shaky", "--games", 40, "--json", "--workers")
    found = []
    for workers in (1, 2):
        ran = run(desk, *line, workers, PYTHONSAFEPATH="1")
        assert (ran.code, ran.err) == (0, "")
        found.append(documents(ran.out))
    assert found[0]["digest"] == found[1]["digest"]
    shares = {row["bot"]: row["win_share"] for row in found[0]["bots_summary"]}
    assert shares["mine:Holder"] > 0.8 > shares["mine:Shaky"]


def test_a_stranger_s_bot_plays_in_the_terminal(desk: Path) -> None:
    line = ("play", "pig", "--seats", "mine:Holder,mine.py:Shaky", "--save", "game.jsonl")
    ran = run(desk, *line, PYTHONSAFEPATH="1")
    assert (ran.code, ran.err) == (0, "")
    assert "wins" in ran.out
    assert run(desk, "verify", "game.jsonl").code == 0


def test_a_record_with_a_bot_of_a_long_name_can_be_read_again(desk: Path) -> None:
    long = f"{'m' * 40}:{'C' * 40}"
    (desk / f"{'m' * 40}.py").write_text(OWN.replace("Holder", "C" * 40))
    ran = run(desk, "play", "pig", "--seats", f"{long},random", "--save", "game.jsonl")
    assert (ran.code, ran.err) == (0, "")
    ran = run(desk, "verify", "game.jsonl")
    assert (ran.code, ran.err) == (0, "")


def test_a_game_with_a_stranger_s_bot_can_be_resumed(desk: Path) -> None:
    run(desk, "play", "pig", "--seats", "human,mine:Holder", "--save", "game.jsonl", input="hold\n")
    ran = run(desk, "play", "--resume", "game.jsonl", input="hold\n")
    assert (ran.code, ran.err) == (0, "")
    (desk / "mine.py").unlink()
    assert_refused(run(desk, "play", "--resume", "game.jsonl"), "mine")


BROKEN: dict[str, tuple[str, str]] = {
    "no such module": ("", "nowhere:Bot"),
    "no such class": ("class Bot: pass", "bad:Other"),
    "no method choose": ("class Bot: pass", "bad:Bot"),
    "a class that wants arguments": ("class Bot:\n def __init__(self, x): pass\n def choose(self, s): pass", "bad:Bot"),
    "a class that fails": ("class Bot:\n def __init__(self): raise RuntimeError('no licence')", "bad:Bot"),
    "a syntax error": ("class Bot: def", "bad:Bot"),
    "an import that fails": ("import nothing_like_it\nclass Bot: pass", "bad:Bot"),
    "a module that fails": ("raise RuntimeError('no model file')", "bad:Bot"),
    "a module that leaves": ("raise SystemExit(0)", "bad:Bot"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_bot_that_cannot_be_loaded_is_a_sentence(tmp_path: Path, case: str) -> None:
    source, name = BROKEN[case]
    (tmp_path / "bad.py").write_text(source)
    ran = run(tmp_path, "simulate", "pig", "--bots", f"{name},random", "--games", 4, PYTHONDONTWRITEBYTECODE="1")
    assert_refused(ran, *name.split(":"))
    assert list(files_below(tmp_path)) == [str(tmp_path / "bad.py")]


CHOICES = {
    "fails": ("1 / 0", "ZeroDivisionError"),
    "gives nothing": ("None", ""),
    "gives what is not legal": ("99999", ""),
}


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("case", CHOICES)
def test_a_bot_that_chooses_badly_in_a_simulation_is_a_sentence(tmp_path: Path, case: str, workers: int) -> None:
    source, word = CHOICES[case]
    (tmp_path / "bad.py").write_text(f"class Bot:\n    def choose(self, side):\n        return {source}\n")
    ran = run(tmp_path, "simulate", "pig", "--bots", "bad:Bot,random", "--games", 64, "--workers", workers)
    assert_refused(ran, "bad:Bot", word)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_gives_an_answer_of_another_moment_is_a_sentence(tmp_path: Path, workers: int) -> None:
    """In the table of answers, but not legal now; with two workers the refusal has to cross between processes."""
    source = "class Bot:\n    def choose(self, side):\n        return side.game.actions.parse('done')\n"
    (tmp_path / "bad.py").write_text(source)
    ran = run(tmp_path, "simulate", "ra-dice", "--bots", "bad:Bot", "--games", 64, "--workers", workers)
    assert_refused(ran, "bad:Bot", "RA-4.1")


def test_a_bot_that_ends_its_process_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("import os\nclass Bot:\n    def choose(self, side):\n        os._exit(7)\n")
    ran = run(tmp_path, "simulate", "pig", "--bots", "bad:Bot", "--games", 64, "--workers", 2)
    assert_refused(ran, "worker", "exit code 7", "bot")


@pytest.mark.parametrize("case", CHOICES)
def test_a_bot_that_chooses_badly_in_a_game_is_a_sentence_and_the_game_is_not_lost(tmp_path: Path, case: str) -> None:
    source, word = CHOICES[case]
    (tmp_path / "bad.py").write_text(f"class Bot:\n    def choose(self, side):\n        return {source}\n")
    ran = run(tmp_path, "play", "pig", "--seats", "human,bad:Bot", "--save", "game.jsonl", input="roll\nhold\n" * 5)
    assert "Traceback" not in ran.err
    assert ran.code == 2 and ran.err.count("\n") == 1 and "bad:Bot" in ran.err and word in ran.err
    assert run(tmp_path, "verify", "game.jsonl").code == 0


def test_a_bot_that_spoils_its_side_spoils_nothing_else(tmp_path: Path) -> None:
    """It plays with its own copy of the world, whatever it does to it."""
    source = """
class Bot:
    def choose(self, side):
        answer = side.legal[-1]
        side._world.points[side.seat] = 1000
        side.legal.clear()
        return answer
"""
    (tmp_path / "vandal.py").write_text(source)
    line = ("simulate", "pig", "--bots", "vandal:Bot,random", "--games", 4, "--workers", 1, "--records", "games")
    ran = run(tmp_path, *line, "--json")
    assert (ran.code, ran.err) == (0, "")
    for path in sorted((tmp_path / "games").iterdir())[:1]:
        assert run(tmp_path, "verify", path).code == 0


def test_bots_know_no_game() -> None:
    """They are written against the core; only the registry knows games."""
    folder = Path(benben.__file__).parent / "bots"
    sources: dict[str, Any] = {path.name: path.read_text("utf-8") for path in folder.glob("*.py")}
    assert len(sources) >= 4
    assert [name for name, text in sources.items() if "benben.games" in text or "benben.examples" in text] == []


def test_what_is_wrong_with_a_bot_is_said_in_the_language_of_who_reads_it() -> None:
    class Lazy:
        def choose(self, side: Side) -> int:
            return None  # type: ignore[return-value]

    match = benben.game("pig").match(2, seed=1)
    with pytest.raises(BadBot) as bad:
        ask(Lazy(), "lazy", Side(match, 0, rng_of(1)))
    with speaking("de"):
        assert str(bad.value) == (
            "Der Bot lazy hat eine Antwort vom Typ NoneType gegeben, nicht int; "
            "choose(side) muss eine der Zahlen in side.legal zurückgeben."
        )
    assert "gave an answer of type NoneType, not int" in str(bad.value)
