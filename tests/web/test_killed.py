"""Killed at random moments, the server loses nothing; `python -m tests.web.killing` kills it more often."""

from __future__ import annotations

from tests.web.killing import Killing

SQLITE_KILLS = 6
POSTGRES_KILLS = 4


def test_nothing_acknowledged_is_lost_on_sqlite(sqlite: str) -> None:
    figures = Killing(sqlite).run(SQLITE_KILLS)
    assert figures["kills"] == SQLITE_KILLS and figures["acknowledged answers"] > SQLITE_KILLS


def test_nothing_acknowledged_is_lost_on_postgres(postgres: str) -> None:
    figures = Killing(postgres).run(POSTGRES_KILLS)
    assert figures["kills"] == POSTGRES_KILLS and figures["acknowledged answers"] > POSTGRES_KILLS
