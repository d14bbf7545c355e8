"""The engine against the oracle: the same answers to the same dice, question for question, on many games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import CHANCE, SPECTATOR
from tests.games.egyptia.payments import ways
from tests.oracle import egyptia as oracle

GAMES = int(os.environ.get("BENBEN_ORACLE_GAMES", "10"))


def forms(match: Match, seat: int) -> list[dict[str, Any]]:
    return [dict(match.game.actions.to_json(a)) for a in match.legal(seat)]


def key(form: dict[str, Any]) -> list[tuple[str, str]]:
    return sorted((name, str(value)) for name, value in form.items())


def plain_first(sheet: oracle.Sheet, listed: list[dict[str, Any]]) -> bool:
    """The payment that needs no market begins the list, if it is there."""
    plain = {"do": "pay"} | sheet.due
    return plain == listed[0] or any(sheet.stock[good] < sheet.due[good] for good in oracle.GOODS)


def differences(view: Any, told: Any, where: str = "") -> Iterator[str]:
    """What the view has otherwise than the oracle; it may have more."""
    if isinstance(told, dict):
        for name in told:
            yield from differences(view[name], told[name], f"{where} {name}")
    elif isinstance(told, list) and len(told) == len(view):
        for n, (one, other) in enumerate(zip(view, told, strict=True)):
            yield from differences(one, other, f"{where} {n}")
    elif view != told:
        yield f"{where}: {view}, not {told}"


def compare_seat(match: Match, table: oracle.Table, seat: int, told: list[dict[str, Any]]) -> None:
    listed = forms(match, seat)
    assert sorted(listed, key=key) == sorted(told, key=key)
    view = match.view(seat)
    own = view["table"]["own"]
    assert {name: own[name] for name in ("column", "plague", "building", "hex")} == table.own(seat)
    seen = table.seen_by(seat)
    assert list(differences(view["table"], seen)) == []
    assert view["scores"] == [sheet["points"]["total"] for sheet in seen["sheets"]]
    sheet = table.sheets[seat]
    if any(sheet.due.values()):
        assert (own["due"], plain_first(sheet, listed)) == (sheet.due, True)


def compare_public(match: Match, table: oracle.Table) -> None:
    view = match.view(SPECTATOR)["table"]
    assert list(differences(view, table.seen_by(-1))) == []


def play_both(players: int, seed: int, loaded: bool) -> tuple[Match, dict[str, list[int]]]:
    """A random game on both, compared at every answer; seats answer in a random order."""
    chance = Random(f"{players} {seed} {loaded}")
    fixed = {letter: f"{letter}{chance.randint(1, 3)}" for letter in "ABCDE" if chance.random() < 0.3}
    match = Match(game("egyptia"), players, options={f"card_{c.lower()}": fixed[c] for c in fixed}, auto=False)
    table = oracle.Table(players)
    telling = oracle.play(table, fixed)
    thrift = chance.choice((0.0, 0.7, 0.97))
    request = next(telling)
    while True:
        try:
            if isinstance(request, oracle.Chance):
                compare_public(match, table)
                request = telling.send(answer_chance(match, request, chance, loaded))
                continue
            seat = chance.choice(sorted(request.questions))
            compare_seat(match, table, seat, request.questions[seat])
            answer = oracle.random_answer(request.questions[seat], chance, thrift)
            match.play(answer, seat)
            if chance.random() < 0.01 and match.undo_point(seat) is not None:
                think_again(match, seat)
            request = telling.send((seat, answer))
        except StopIteration as end:
            return match, end.value


def think_again(match: Match, seat: int) -> None:
    """Take an answer back and give it again: nothing has changed for anybody."""
    before = [match.view(other) for other in range(match.record.players)]
    match.undo(seat)
    assert match.legal(seat)
    match.redo()
    assert [match.view(other) for other in range(match.record.players)] == before


def answer_chance(match: Match, request: oracle.Chance, chance: Random, loaded: bool) -> Any:
    assert match.actor == CHANCE
    if request.name == "demand":
        card = chance.choice(sorted(request.outcomes))
        match.play({"do": "demand", "card": card}, CHANCE)
        return card
    dice = oracle.roll_dice(chance, loaded)
    match.play({"do": "roll"} | dice, CHANCE)
    return dice


@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_engine_plays_as_the_oracle_tells(players: int, loaded: bool) -> None:
    for seed in range(max(GAMES // players, 1)):
        match, result = play_both(players, seed, loaded)
        assert (match.over, match.scores, match.winners) == (True, result["scores"], result["winners"])


def test_solo_title_is_the_oracles() -> None:
    for seed in range(GAMES):
        match, result = play_both(1, 1000 + seed, False)
        assert oracle.title(result["scores"][0]) in match.question().lower()


def test_the_oracle_lists_every_way_to_pay() -> None:
    for stock in product(range(4), range(3), range(4), range(3)):
        for due in ((2, 1, 0, 0), (1, 0, 2, 1), (0, 2, 1, 2), (0, 0, 0, 1)):
            told = oracle.payments(by_good(stock), by_good(due), True)
            assert sorted(tuple(paid.values()) for paid in told) == sorted(ways(stock, due))


def by_good(numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(oracle.GOODS, numbers, strict=True))
