"""Databases from before journals said answers by name: their tables open as they were, and go on.

`before_names/tables.db.gz` was written by benben of that time (migration 0001, version 1 of all rules): tables of each
game that are running, in the middle of a round that is still sealed, over, and played elsewhere; in some of them
answers were taken back. `expected.json.gz` is what that program said of them, each answer as in the record.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command

from benben.core.errors import BenbenError
from benben.store import MoveRow, Store, schema
from benben.store.migrate import configuration
from benben.table.journal import Answer, Played, Start, Undo, decode
from benben.table.keeper import Keeper
from benben.table.table import Table
from tests.store.things import seats_of, using
from tests.table.things import asked, give, play_on, with_keeper

HERE = Path(__file__).parent / "before_names"
EXPECTED: dict[str, Any] = json.loads(gzip.decompress((HERE / "expected.json.gz").read_bytes()))
FILE = gzip.decompress((HERE / "tables.db.gz").read_bytes())
names: Any = import_module("benben.store.migrations.versions.0002_names")


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database from before names, of either kind."""
    path = tmp_path / "old.db"
    path.write_bytes(FILE)
    if request.param == "sqlite":
        return str(path)
    address: str = request.getfixturevalue("postgres")
    copied(path, address)
    return address


def copied(path: Path, address: str) -> None:
    """All rows of the old file, in a PostgreSQL database that is as old."""
    ours = sa.create_engine(f"sqlite:///{path}")
    theirs = sa.create_engine(sa.make_url(address).set(drivername="postgresql+psycopg"))
    with ours.connect() as source, theirs.begin() as target:
        command.upgrade(configuration(target), "0001")
        found, made = sa.MetaData(), sa.MetaData()
        found.reflect(source)
        made.reflect(target)
        for name in ("tables", "seats", "moves"):
            rows = [dict(row._mapping) for row in source.execute(sa.select(found.tables[name]))]
            target.execute(sa.insert(made.tables[name]), rows)
    ours.dispose()
    theirs.dispose()


def facts(table: Table) -> dict[str, Any]:
    match = table.match
    return {"scores": match.scores, "winners": match.winners, "open": match.open_seats, "n": table.n}


def answers(table: Table) -> list[dict[str, Any]]:
    lines = list(table.match.record.to_lines())[1:]
    return [json.loads(line) for line in lines[: len(table.match.record.lines)]]


def test_every_old_table_opens_as_it_was_and_goes_on(old: str) -> None:
    async def play(keeper: Keeper) -> None:
        for id, expected in EXPECTED.items():
            table = await keeper.open(id)
            assert facts(table) == {name: expected[name] for name in ("scores", "winners", "open", "n")}, id
            found = answers(table)
            assert len(found) == len(expected["lines"]), id
            for line, was in zip(found, expected["lines"], strict=True):
                assert line | was == line, f"{id}: {was} was read as {line}"  # rules may say more now, not otherwise
            await play_on(keeper, table, lambda table: table.match.over)

    with_keeper(old, play)
    assert {id.split()[1] for id in EXPECTED} == {"running", "sealed", "finished", "played"}


def test_a_sealed_round_of_an_old_table_is_still_sealed(old: str) -> None:
    async def play(keeper: Keeper) -> None:
        for id in ("egyptia sealed", "architects sealed"):
            table = await keeper.open(id)
            assert table.match.sealed_round is not None
            done = next(seat for seat in range(3) if seat not in table.match.open_seats)
            await keeper.undo(table, done, table.version(done))
            assert done in table.match.open_seats
            await keeper.redo(table, done, table.version(done))
            await give(keeper, table, 3)

    with_keeper(old, play)


def test_what_was_taken_back_can_be_given_again(old: str) -> None:
    """The undo of an old journal is still known."""

    async def play(keeper: Keeper) -> None:
        moves = await keeper.store.moves("ra-dice running")
        (n, undo), *_ = [(move.n, entry) for move in moves if isinstance(entry := decode(move.body), Undo)]
        table = await keeper.open("ra-dice running")
        again = Table(table.row, table.seats)
        again.follow(moves[: n + 1])
        assert again.can_redo(undo.seat) and asked(again) == undo.seat

    with_keeper(old, play)


def test_all_entries_are_written_by_names(old: str) -> None:
    async def play(store: Store) -> list[MoveRow]:
        return [move for id in EXPECTED for move in await store.moves(id)]

    kinds = {type(decode(move.body)) for move in using(old, play)}
    assert kinds == {Start, Answer, Undo, Played}


# What the numbers meant

FINGERPRINTS = {  # SHA-256 of the JSON forms of all answers and of all outcomes, told by benben of that time
    "ra-dice": (
        "4c85d6ff2c06848ba2ec3fdf670c3d6a0f76766e14dcba25bfd57847d269c50f",
        "b6dc120866d66345f13623b1cef25a549fca87bdabccc6b067d3837904684b60",
    ),
    "egyptia": (
        "58376f53a6dbda2c026ad78a9144f8520269d93f6db75f67877e37084961e8fc",
        "b874dc75e87b730e656b48533771195aa95f7d38f4061b6c55d42e3f278118de",
    ),
    "architects": (
        "8596a7310c54587a161440c4f3f18398702a45450ec3c679a5f93c4978396135",
        "f68bc862b8ad274ba51ab3aaa1abf85e41033fe6ba4c76be1dc7fe3ef481dd42",
    ),
    "pig": (
        "e5eb98b6c093d3198ee72a2e932e62f272bc5d69f9dfc221542a648025307766",
        "57b20b4c665803583fab88a7dce83b3d7ce6c80f0316653bd6d00a5f811135fb",
    ),
}


@pytest.mark.parametrize("game", FINGERPRINTS)
def test_every_number_means_what_it_meant(game: str) -> None:
    for kinds, fingerprint in zip(names.NUMBERED[game], FINGERPRINTS[game], strict=True):
        text = "".join(json.dumps(form) for form in names.forms(kinds))
        assert hashlib.sha256(text.encode()).hexdigest() == fingerprint


# Journals that nobody can tell the meaning of


def old_row(**changes: Any) -> dict[str, Any]:
    row = {
        "id": "strange", "game": "pig", "rules": 1, "players": 2, "options": {}, "changes": {}, "open": False,
        "undo": "own", "created": "", "changed": "", "over": False, "scores": [], "winners": [], "rematch": "",
        "acts": [], "moves": 1, "next_move": 1, "next_chat": 0,
    }  # fmt: skip
    return row | changes


@pytest.mark.parametrize(
    ("body", "changes"),
    [
        (b'{"do":"start","chance":[1]}', {"game": "vault"}),
        (b'{"do":"start","chance":[1]}', {"rules": 0}),
        (b'{"do":"answer","seat":0,"a":2,"chance":[]}', {}),
        (b'{"do":"answer","seat":0,"a":-1,"chance":[]}', {}),
        (b'{"do":"answer","seat":0,"a":"hold","chance":[]}', {}),
        (b"[]", {}),
        (b"\xff", {}),
    ],
    ids=["another game", "other rules", "no such answer", "a negative one", "no number", "no entry", "no text"],
)
def test_a_strange_journal_stays_as_it_is_and_is_refused(
    tmp_path: Path, body: bytes, changes: dict[str, Any], with_toys: None
) -> None:
    path = tmp_path / "old.db"
    path.write_bytes(FILE)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.tables), old_row(**changes))
        connection.execute(sa.insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats_of("strange")])
        connection.execute(sa.insert(schema.moves), msgspec.structs.asdict(MoveRow("strange", 0, body, "", "")))
    engine.dispose()

    async def play(keeper: Keeper) -> None:
        assert [move.body for move in await keeper.store.moves("strange")] == [body]
        with pytest.raises(BenbenError, match="cannot be read"):
            await keeper.open("strange")
        assert (await keeper.open("pig running")).n == EXPECTED["pig running"]["n"]

    with_keeper(path, play)
