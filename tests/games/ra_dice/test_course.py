"""Learning the numbers of Ra: within the rules, and the same again."""

from __future__ import annotations

import pytest

from benben.core.bits import members_of
from benben.core.learning import Numbers, written
from benben.core.rng import rng_of
from benben.core.steps import NOBODY
from benben.games.ra_dice.advice.course import RaCourse
from benben.games.ra_dice.advice.swift import CODES, HANDFULS, KEEPS_OF, SWIFT_ROLLS, Swift
from benben.games.ra_dice.advice.tables import Tables
from benben.games.ra_dice.components import COLUMNS, RaComponents
from benben.games.ra_dice.setup import start
from benben.games.ra_dice.state import Ra
from tests.games.ra_dice.test_thinker import SEATS


def course(games: int = 2) -> RaCourse:
    return RaCourse(start(2, False, RaComponents()), "2-standard", seed=7, steps=4, games=games)


def learned(some: RaCourse, first: int, end: int) -> Numbers:
    for n in range(first, end):
        some.step(n)
    return some.numbers()


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert written({}, learned(course(), 0, 2)) == written({}, learned(course(), 0, 2))


def test_learning_goes_on_where_it_was_stopped() -> None:
    stopped, further = course(), course()
    learned(stopped, 0, 2)
    further.resume(stopped.kept())
    assert learned(further, 2, 3) == learned(course(), 0, 3)


def test_numbers_come_back_from_a_file_as_they_were() -> None:
    rows = learned(course(), 0, 1)
    tables = Tables(2, 6, RaComponents())
    tables.read(rows)
    assert tables.rows() == rows


def test_something_is_learned_of_what_was_met() -> None:
    some = course(4)
    before = some.numbers()
    after = learned(some, 0, 1)
    assert after["wait 0 epoch 1 left 06"] != before["wait 0 epoch 1 left 06"]


def test_there_are_252_rolls_and_462_handfuls() -> None:
    assert (SWIFT_ROLLS, len(CODES)) == (252, 462)
    all_suns = next(i for i, counts in enumerate(HANDFULS) if counts[0] == 5)
    assert list(KEEPS_OF[all_suns]) == [all_suns]  # Suns are never rolled again


def check(s: Ra) -> None:
    """What the rules hold, whoever plays."""
    spaces = [space for seat in range(s.seats) for space in members_of(s.players[seat].monuments)]
    assert len(spaces) == len(set(spaces))
    for seat in range(s.seats):
        p = s.players[seat]
        assert 0 <= p.pharaoh <= 12
        assert 0 <= p.nile <= 12
        assert all(space < 5 * COLUMNS for space in members_of(p.monuments))
    for colour in range(5):
        assert sum(p.civilization >> colour & 1 for p in (s.players[i] for i in range(s.seats))) < s.seats


@pytest.mark.parametrize("seats", SEATS)
def test_swift_turns_keep_the_rules(seats: int) -> None:
    s, rng = start(seats, False, RaComponents()), rng_of(9)
    swift = Swift(Tables(seats, s.steps, s.box))
    s.apply(s.sample(rng))
    turns = 0
    while s.actor() != NOBODY:
        turn = s.turn
        swift.play(s, rng)
        check(s)
        assert min(s.ankhs, s.pharaohs, s.niles) >= 0
        assert s.actor() == NOBODY or s.turn == (turn + 1) % seats
        turns += 1
    assert turns > 3 * seats
