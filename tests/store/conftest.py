"""Every test that takes `url` runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.store.server import Server, binaries

NUMBERS = count()
NO_PSYCOPG = "NOT TESTED on PostgreSQL: pip install 'benben[postgres]'"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server for this test process."""
    pytest.importorskip("psycopg", reason=NO_PSYCOPG, exc_type=ImportError)
    programs = binaries()
    if programs is None:
        pytest.skip("NOT TESTED on PostgreSQL: its server programs (initdb, postgres) are not on this machine")
    own = Server(programs)
    yield own
    own.remove()


@pytest.fixture
def postgres(server: Server) -> str:
    """The address of a new database."""
    return server.new_database(f"test{next(NUMBERS)}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The path of a new database."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A new database of either kind."""
    address: str = request.getfixturevalue(request.param)
    return address
