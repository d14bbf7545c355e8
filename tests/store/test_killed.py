"""What was acknowledged stays, whenever the process is killed."""

from __future__ import annotations

import random
import time

from benben.store import MoveRow, Store
from tests.store.child import TABLES
from tests.store.processes import child, says
from tests.store.things import using

KILLS = 20
LONGEST = 0.15  # seconds from the first move to the end


def killed_after(seconds: float, url: str) -> list[tuple[str, int]]:
    """What a process has acknowledged before it was killed."""
    with child("play", url) as process:
        first = says(process)
        time.sleep(seconds)
        process.kill()
        assert process.stdout
        lines = [first, *process.stdout.read().splitlines()]
    return [(id, int(n)) for id, n in (line.split() for line in lines)]


async def found(store: Store) -> dict[str, list[MoveRow]]:
    """The moves of all tables; each table must stand as after its last move."""
    tables = {f"t{i}": await store.moves(f"t{i}") for i in range(TABLES)}
    for id, moves in tables.items():
        row = await store.table(id)
        assert (row[0].moves if row else 0) == len(moves)
    return tables


def test_nothing_acknowledged_is_lost(url: str) -> None:
    moments = random.Random(url)
    known: set[tuple[str, int]] = set()
    for _ in range(KILLS):
        known.update(killed_after(moments.uniform(0, LONGEST), url))
        moves = using(url, found)
        for id, rows in moves.items():
            assert [row.n for row in rows] == list(range(len(rows)))
            assert all(row.body == f"{id} {row.n}".encode() for row in rows)
        assert known <= {(id, row.n) for id, rows in moves.items() for row in rows}
    assert len(known) > KILLS
