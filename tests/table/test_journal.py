"""A journal says answers by name: when a game's numbers change it is read rightly, or refused in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from benben.core.errors import BenbenError
from benben.core.game import Form, View
from benben.table.journal import Answer, Entry, Played, Start, Undo, decode, encode
from benben.table.keeper import Keeper
from benben.table.table import OldRules, Table
from tests.table.things import a_table, change_vault, give, play_on, with_keeper

REROLL: Form = {"do": "reroll", "dice": ["blue", "red"]}
ROLL: Form = {"do": "show", "face": 3}


@pytest.mark.parametrize(
    "entry",
    [Start([ROLL, ROLL]), Answer(1, REROLL, [ROLL]), Answer(0, REROLL, []), Undo(2, 3), Played([(-1, ROLL)])],
)
def test_an_entry_comes_back_from_its_bytes(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


BROKEN = [
    b"", b"{}", b'{"do":"dance"}', b'{"do":"answer","seat":"x"}', b"\xff", b"[" * 9999,
    b'{"do":"answer","seat":0,"a":3,"chance":[]}', b'{"do":"start","chance":[7]}', b'{"do":"played","lines":[[0,1]]}',
]  # fmt: skip


@pytest.mark.parametrize("body", BROKEN)
def test_a_broken_entry_is_told_and_a_bare_number_is_one(body: bytes) -> None:
    with pytest.raises(BenbenError, match="cannot be read"):
        decode(body)


def test_an_entry_names_the_answer_and_the_chance_after_it(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, game="pig")
        await keeper.answer(table, 0, "roll", table.n)
        face = table.match.record.lines[-1].a + 1  # the first number is a one
        bodies = [move.body for move in await keeper.store.moves(table.id)]
        shown = b'{"do":"show","face":%d}' % face
        assert bodies == [
            b'{"do":"start","chance":[]}',
            b'{"do":"answer","seat":0,"answer":{"do":"roll"},"chance":[' + shown + b"]}",
        ]

    with_keeper(tmp_path / "t.db", play)


# A game changes between two starts of the server


@dataclass
class Known:
    """What is known of a table."""

    lines: list[bytes]  # of its record
    numbers: list[int]  # of the answers
    scores: list[int]
    view: View


def known(table: Table) -> Known:
    record = table.match.record
    answers = [line.a for line in record.lines if line.seat >= 0]
    return Known(list(record.to_lines())[1:], answers, table.match.scores, table.match.view(1))


def reopened(path: Path, *changes: tuple[str, str]) -> tuple[Known, Known]:
    """Play Vault for a while; change the game; open the table and play to the end. What was known before and after."""
    ids: list[str] = []
    ends: list[Known] = []

    async def before(keeper: Keeper) -> Known:
        table = await a_table(keeper, "you", "you", "you", game="vault")
        await play_on(keeper, table, lambda table: table.n > 10 and table.match.sealed_round is not None)
        ids.append(table.id)
        return known(table)

    async def after(keeper: Keeper) -> Known:
        table = await keeper.open(ids[0])
        found = known(table)
        assert (table.row.rules, table.match.record.rules) == (1, table.game.rules.version)
        await play_on(keeper, table, lambda table: table.match.over)
        ends.append(known(table))
        return found

    async def at_the_end(keeper: Keeper) -> Known:
        return known(await keeper.open(ids[0]))

    old = with_keeper(path, before)
    change_vault(*changes)
    new = with_keeper(path, after)
    assert with_keeper(path, at_the_end) == ends[0]
    return old, new


NEW_KIND = ("ACTIONS = ActionTable()\n", 'ACTIONS = ActionTable()\nACTIONS.add("wink")\n')
NEW_OUTCOME = (
    "OUTCOMES = ActionTable()\n",
    'OUTCOMES = ActionTable()\nOUTCOMES.add("storm", Number("force", 1, 9))\n',
)
NEW_NAME = ('ACTIONS.add("take_side"', 'ACTIONS.add("choose_side"')
MORE_SAID = ('Number("points", 1, 2))', 'Number("points", 1, 2), Choice("coin", ("gold",)))')
WITH_COIN = """
def with_coin(s, seat, form):
    assert "coin" not in form
    return form | {"coin": "gold"} if form["do"] == "stake" else form


GAME ="""
VERSION_2_READS_1 = (("version=1", "version=2, older={1: with_coin}"), ("\nGAME =", WITH_COIN))
VERSION_2 = ("version=1", "version=2")


def test_a_new_kind_of_answer_and_a_forgotten_version_do_no_harm(tmp_path: Path, with_toys: None) -> None:
    old, new = reopened(tmp_path / "t.db", NEW_KIND, NEW_OUTCOME)
    assert new.numbers == [a + 1 for a in old.numbers]  # every answer has another number now
    assert (new.lines, new.scores, new.view) == (old.lines, old.scores, old.view)


def test_a_kind_that_is_called_otherwise_is_refused(tmp_path: Path, with_toys: None) -> None:
    told = "cannot be read at entry 1: 'take_side' is no kind of answer here; the kinds are choose_side"
    with pytest.raises(BenbenError, match=told) as refused:
        reopened(tmp_path / "t.db", NEW_NAME)
    assert not isinstance(refused.value, OldRules)


# Newer rules


def test_a_table_goes_on_by_newer_rules_that_allow_all_its_answers(tmp_path: Path, with_toys: None) -> None:
    old, new = reopened(tmp_path / "t.db", VERSION_2)
    assert new == old


def test_an_answer_that_older_rules_said_less_about_is_found(tmp_path: Path, with_toys: None) -> None:
    """The rules say how the old form is read; what is written from then on is in the new one."""
    old, new = reopened(tmp_path / "t.db", *VERSION_2_READS_1, MORE_SAID)
    assert (new.numbers, new.scores, new.view) == (old.numbers, old.scores, old.view)
    assert any(b'"do":"stake"' in line and b'"coin":"gold"' in line for line in new.lines)


def test_an_answer_that_these_rules_say_less_about_is_refused(tmp_path: Path, with_toys: None) -> None:
    with pytest.raises(BenbenError, match="stake needs exactly: do, points, coin"):
        reopened(tmp_path / "t.db", MORE_SAID)


@pytest.mark.parametrize(
    "change",
    [NEW_NAME, ("        out.add(SIDE.first)\n", "")],
    ids=["answers are called otherwise", "an answer is not legal any more"],
)
def test_a_table_that_newer_rules_do_not_allow_says_so(
    tmp_path: Path, change: tuple[str, str], with_toys: None
) -> None:
    told = "played by version 1 of the rules of Vault; this server knows version 2, and cannot go on by it: "
    with pytest.raises(OldRules, match=told):
        reopened(tmp_path / "t.db", VERSION_2, change)


def test_what_cannot_be_followed_changes_nothing(tmp_path: Path, with_toys: None) -> None:
    """Another process writes what this one cannot read: it stays where it was, and says so."""

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", game="vault")
        other = await Keeper(keeper.store, keeper.bots.workers).open(table.id)
        before = known(table)
        await give(keeper, other)
        moves = await keeper.store.moves(table.id, table.n)
        moves[0].body = moves[0].body.replace(b'"chance":[', b'"chance":[{"do":"deal","card":99}')
        with pytest.raises(BenbenError, match="cannot be read at entry 1"):
            table.follow(moves)
        assert (table.n, known(table)) == (1, before)

    with_keeper(tmp_path / "t.db", play)
