"""One server for all tests of a test process; others are started by the tests that stop or kill them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.conftest import postgres, server, sqlite, url
from tests.web.servers import Running, Table

__all__ = ["postgres", "server", "sqlite", "url"]


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an SQLite file, fast bots, the toys, and no limit of requests."""
    folder: Path = tmp_path_factory.mktemp("web")
    with Running(str(folder / "tables.db")) as running:
        yield running
        said = running.stop()
    assert "Traceback" not in said, said


@pytest.fixture
def table(web: Running) -> Iterator[Table]:
    """Two people at a table of Ra."""
    with Table(web) as made:
        yield made
