"""The engine against the oracle: the same answers to the same dice, question for question, on thousands of games."""

from __future__ import annotations

import os

import pytest

from benben.core.match import Match
from benben.core.registry import game
from benben.games.ra_dice.components import COLOURS, FACES
from tests.oracle import ra_dice as oracle

GAMES = int(os.environ.get("BENBEN_ORACLE_GAMES", "60"))


def outcome(asked: str, answer: object) -> dict[str, object]:
    if asked == "DrawStartPlayer":
        return {"do": "start_player", "who": answer}
    assert isinstance(answer, list)
    return {"do": "roll"} | dict(zip(COLOURS, answer, strict=True))


def table_of(match: Match) -> dict[str, object]:
    """The engine's position in the oracle's words."""
    view = match.view()
    table = view["table"]
    players = table["players"]
    told: dict[str, object] = {key: table[key] for key in ("epoch", "turn")}
    told |= {"ra": table["sun_track"]["ra"], "steps": table["sun_track"]["steps"], "scores": view["scores"]}
    told |= {key: [p[key] for p in players] for key in ("pharaoh", "nile", "floods")}
    told["civilization"] = [sorted(p["civilization"]) for p in players]
    told["monuments"] = [sorted(p["monuments"]) for p in players]
    unused = [die for die in table["dice"] if not die["used"]]
    free: dict[str, object] = {f: sum(d["face"] == f for d in unused) for f in ("ankh", "pharaoh", "nile")}
    told["free"] = free | {"monument": sorted(d["colour"] for d in unused if d["face"] == "monument")}
    told["dice"] = [die["face"] for die in table["dice"]]
    assert all(die["face"] in FACES for die in table["dice"])
    return told


@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize("sun_track", ["standard", "long"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_plays_as_the_oracle_tells(players: int, sun_track: str, loaded: bool) -> None:
    for seed in range(GAMES):
        match = Match(game("ra-dice"), players, options={"sun_track": sun_track}, auto=False)
        questions: list[oracle.Question] = []
        log, result = oracle.drive(seed, players, sun_track, loaded, questions.append)
        assert len(questions) == len(log)
        for question, (name, seat, answers, answer) in zip(questions, log, strict=True):
            assert (match.actor, type(match.state.open_step()).__name__) == (seat, name)
            if seat == -1:
                match.play(outcome(name, answer))
                continue
            assert sorted(match.say(a) for a in match.legal()) == answers
            told = table_of(match)
            assert {key: question.table[key] for key in told} == told
            assert isinstance(answer, str)
            match.play(answer)
        assert (match.over, match.scores, match.winners) == (True, result["scores"], result["winners"])


# Counting: the number of ways to use the dice, the engine's against the oracle's.


def told(prefix: list[object]) -> oracle.Question | None:
    """The question after these answers; None at the end."""
    game = oracle.play(3)
    question = next(game)
    for answer in prefix:
        question = game.send(answer)  # type: ignore[arg-type]
    return question


def count_told(prefix: list[object], depth: int) -> int:
    question = told(prefix)
    if depth == 0 or question is None or question.seat == -1:
        return 1
    return sum(count_told([*prefix, answer], depth - 1) for answer in sorted(question.answers))


def count_played(match: Match, depth: int) -> int:
    if depth == 0 or match.actor < 0:
        return 1
    total = 0
    for a in match.legal():
        then = match.clone()
        then.play(a)
        total += count_played(then, depth - 1)
    return total


@pytest.mark.parametrize(
    ("faces", "depth"),
    [
        ("pharaoh pharaoh ankh ankh nile", 4),
        ("nile nile nile ankh ankh", 5),
        ("civilization civilization civilization ankh ankh", 5),
        ("monument monument ankh pharaoh sun", 3),
        ("sun sun sun sun ankh", 4),
        ("ankh ankh ankh ankh nile", 4),
    ],
)
def test_as_many_ways_as_the_oracle_tells(faces: str, depth: int) -> None:
    match = Match(game("ra-dice"), 3, auto=False)
    prefix: list[object] = [1, faces.split()]
    match.play(outcome("DrawStartPlayer", 1))
    match.play(outcome("RollDice", faces.split()))
    match.play("keep")
    assert count_played(match, depth) == count_told([*prefix, "keep"], depth)
