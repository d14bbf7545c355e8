"""Wrong answers of every kind: a reason, and nothing changes."""

from typing import Any

import pytest

from benben.core.errors import BadAnswer, BadSetup, BenbenError, IllegalAnswer
from benben.core.match import Match
from benben.core.registry import game
from benben.core.snapshot import dump
from tests.games.egyptia.position import Position, new_game, solo


def column() -> Position:
    return solo()


def plague() -> Position:
    return solo(roll="gggdsf", plagues="boils").play("column grain")


def building() -> Position:
    return solo(roll="dgdssf").play("column grain")


def hexes() -> Position:
    return solo(roll="dgdssf", city="P5").play("column grain", "build quarry")


def payment() -> Position:
    return solo(roll="dgdssf").play("column grain", "build quarry", "hex 1")


def reward() -> Position:
    return solo(roll="dgdssf").play("column grain", "build mound", "hex 1")


def confirm() -> Position:
    return reward().play("reward favor")


ILLEGAL = [
    (column, "confirm", "EGY-2.1"),
    (plague, "plague boils", "EGY-4.5"),
    (plague, "pay 0 0 0 0", "EGY-4.2"),
    (building, "build pyramid", "EGY-6.2"),
    (building, "hex 1", "EGY-2.1"),
    (hexes, "hex 5", "EGY-6.3"),
    (payment, "pay 2 1 1 0", "EGY-8.8"),
    (payment, "pay 15 0 0 0", "EGY-7.3"),
    (payment, "pay 0 0 0 3", "EGY-7.3"),
    (payment, "pay 0 0 0 0", "EGY-7.3"),
    (reward, "confirm", "EGY-9.3"),
    (confirm, "reward favor", "EGY-6.1"),
    (confirm, "lose 1", "EGY-6.1"),
]


@pytest.mark.parametrize(("position", "answer", "rule"), ILLEGAL)
def test_an_illegal_answer_is_refused_with_its_rule(position: Any, answer: str, rule: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        position().play(answer)
    assert (refused.value.rule, refused.value.text != "") == (rule, True)


@pytest.mark.parametrize(("position", "answer", "rule"), ILLEGAL)
def test_an_illegal_answer_changes_nothing(position: Any, answer: str, rule: str) -> None:
    at = position()
    before = everything(at)
    with pytest.raises(IllegalAnswer):
        at.play(answer)
    assert everything(at) == before


def everything(position: Position) -> tuple[Any, ...]:
    match = position.match
    return dump(match.state), len(match.record.lines), len(match.events), match.view(0), match.legal()


NO_ANSWER: list[Any] = [
    "column 5",
    "column",
    "column grain stone",
    "plague measles",
    "build temple",
    "hex 0",
    "hex 19",
    "hex oasis",
    "hex 1.5",
    "pay 1 2",
    "pay -1 0 0 0",
    "pay 16 0 0 0",
    "pay 15 15 15 0",
    "pay 2 1 0",
    "pay 1 1 1 1 1",
    "reward gold",
    "ship 0",
    "ship 4",
    "lose 4",
    "trade grain stone",
    "",
    {"do": "choose_column", "column": 5},
    {"do": "choose_column"},
    {"do": "place_on", "hex": "1"},
    {"do": "place_on", "hex": True},
    {"do": "pay", "grain": 1, "diamond": 1},
    {"do": "pay", "grain": 2, "diamond": 1, "stone": 0},
    {"do": "pay", "grain": 9, "diamond": 9, "stone": 9, "favor": 9},
    {"column": "grain"},
    -1,
    10**9,
    None,
    1.0,
]


@pytest.mark.parametrize("answer", NO_ANSWER)
def test_what_is_no_answer_at_all_is_refused(answer: Any) -> None:
    position = column()
    before = everything(position)
    with pytest.raises(BadAnswer):
        position.match.play(answer)
    assert everything(position) == before


@pytest.mark.parametrize("seat", [1, 2, -3, 98, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    position = new_game(1).roll("gdsfgd")
    with pytest.raises(BenbenError):
        position.match.play("column grain", seat)


@pytest.mark.parametrize("players", [0, 100, 1000, -1, "2", None, 2.0, True])
def test_a_hundredth_seat_is_refused(players: Any) -> None:
    with pytest.raises(BadSetup, match=r"^Egyptia takes 1 to 99 players, not .*\(EGY-1\.1\)$"):
        Match(game("egyptia"), players)


@pytest.mark.parametrize("outcome", ["roll grain grain", "roll gold grain grain grain grain grain", "demand A1"])
def test_chance_that_cannot_be_is_refused(outcome: str) -> None:
    with pytest.raises(BenbenError):
        new_game().play(outcome)


def test_players_do_not_roll() -> None:
    with pytest.raises(BenbenError):
        new_game().match.play("column grain", 0)
