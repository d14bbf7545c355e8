"""Opening: what works, and a sentence for all that does not."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from benben.language import speaking
from benben.store import Store, StoreError, open_store
from tests.store.conftest import NO_PSYCOPG
from tests.store.processes import child, says
from tests.store.server import Server
from tests.store.things import using, with_table


def refusal(address: str, *, migrate: bool = True) -> str:
    """The sentence with which an address is refused."""
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(address, migrate=migrate))
    text = str(caught.value)
    assert text.endswith(".") and "\n" not in text
    return text


def test_importing_the_package_is_cheap() -> None:
    code = "import sys, benben.store; print([n for n in ('sqlalchemy', 'alembic', 'psycopg') if n in sys.modules])"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.check_output([sys.executable, "-c", code], text=True, env=environment) == "[]\n"


def test_opening_needs_no_migrations_twice(url: str) -> None:
    using(url, with_table)

    async def play() -> None:
        store = await open_store(url, migrate=False)
        assert await store.table("t")
        await store.close()

    asyncio.run(play())


def test_a_database_that_is_not_set_up_is_refused_without_migrations(url: str) -> None:
    assert "is not set up" in refusal(url, migrate=False)


def test_a_newer_database_is_refused(url: str) -> None:
    async def play(store: Store) -> None:
        await store._write("", lambda c, _: c.exec_driver_sql("UPDATE benben_version SET version_num = '0999'"))

    using(url, play)
    assert "newer benben" in refusal(url)


@pytest.mark.parametrize("address", ["", ":memory:", "sqlite://", "sqlite:///:memory:"])
def test_a_file_is_needed(address: str) -> None:
    assert "give its path" in refusal(address)


@pytest.mark.parametrize("address", ["mysql://a@b/c", "oracle://x", "https://example.org/x"])
def test_unknown_databases(address: str) -> None:
    assert "no database we know" in refusal(address)


@pytest.mark.parametrize("address", ["://", "postgresql://u:secret@host:port/x", "sqlite:///x://:99999999"])
def test_addresses_that_cannot_be_read(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "secret" not in refusal(address)


# SQLite


def test_the_two_ways_to_name_a_file(tmp_path: Path) -> None:
    using(f"sqlite:///{tmp_path}/a%20b%25ü.db", with_table)
    assert using(f"{tmp_path}/a b%ü.db", lambda store: store.table("t"))


def test_the_file_is_for_its_owner_only(sqlite: str) -> None:
    async def play(store: Store) -> set[int]:
        await with_table(store)
        files = [path for path in Path(sqlite).parent.iterdir() if not path.name.endswith("-lock")]
        assert len(files) == 3
        return {stat.S_IMODE(path.stat().st_mode) for path in files}

    before = os.umask(0o022)
    try:
        assert using(sqlite, play) == {0o600}
    finally:
        os.umask(before)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "nowhere" in refusal(f"{tmp_path}/nowhere/x.db")


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert "cannot be opened" in refusal(str(tmp_path))


def test_a_file_that_is_no_database(sqlite: str) -> None:
    Path(sqlite).write_bytes(b"Dear diary, " * 1000)
    assert "is no database" in refusal(sqlite)
    assert Path(sqlite).read_bytes() == b"Dear diary, " * 1000


def test_a_damaged_file(sqlite: str) -> None:
    using(sqlite, with_table)
    old = Path(sqlite).read_bytes()
    Path(sqlite).write_bytes(old[:4096] + b"\x00\xff" * ((len(old) - 4096) // 2))
    assert "damaged" in refusal(sqlite)


def test_a_question_that_cannot_be_answered(url: str) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(StoreError, match=r"cannot be used: .*nonsense"):
            await store._read(lambda c: c.exec_driver_sql("SELECT nonsense FROM tables"))

    using(url, play)


def test_a_database_of_another_program(sqlite: str) -> None:
    with sqlite3.connect(sqlite) as other:
        other.execute("CREATE TABLE bookmarks (x)")
    other.close()
    assert "another program" in refusal(sqlite)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written(sqlite: str) -> None:  # pragma: no cover
    using(sqlite, with_table)
    Path(sqlite).chmod(0o400)
    assert "cannot be written" in refusal(sqlite)


def test_a_second_process_is_refused(sqlite: str) -> None:
    with child("hold", sqlite) as other:
        assert says(other) == "open"
        assert "in use by another process" in refusal(sqlite)
        other.send_signal(signal.SIGKILL)
        other.wait()
        using(sqlite, with_table)


def test_a_second_name_does_not_help(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(sqlite)

    async def play(store: Store) -> None:
        with pytest.raises(StoreError, match="in use"):
            await open_store(str(tmp_path / "other.db"))

    using(sqlite, play)


def test_a_refused_file_can_be_opened_later(sqlite: str) -> None:
    Path(sqlite).write_bytes(b"Dear diary, " * 1000)
    refusal(sqlite)
    Path(sqlite).unlink()
    using(sqlite, with_table)


def test_several_files_are_set_up_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(open_store(f"{tmp_path}/{i}.db") for i in range(6)))
        for store in stores:
            await with_table(store)
            await store.close()

    asyncio.run(play())


# PostgreSQL


def test_the_package_for_postgresql_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'benben[postgres]'" in refusal("postgresql://u@host/x")


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    pytest.importorskip("psycopg", reason=NO_PSYCOPG, exc_type=ImportError)
    text = refusal(f"postgresql://u:secret@/x?host={tmp_path}")
    assert "database x at" in text and "No such file" in text and "secret" not in text
    assert "refused" in refusal("postgresql://u:secret@127.0.0.1:1/x")


def test_a_database_that_is_not_there(server: Server) -> None:
    assert '"nothing" does not exist' in refusal(server.url("nothing"))


def test_a_word_in_the_address_that_postgresql_does_not_know(server: Server) -> None:
    assert "colour" in refusal(server.url("postgres") + "&colour=red")


def test_tables_of_another_program_with_our_names(postgres: str) -> None:
    import psycopg

    with psycopg.connect(postgres) as connection:
        connection.execute("CREATE TABLE bookmarks (x text)")
    using(postgres, with_table)
    with psycopg.connect(postgres) as connection:
        connection.execute("DROP TABLE benben_version")
    assert "another program" in refusal(postgres)


def test_several_processes_set_up_one_database(postgres: str) -> None:
    with child("hold", postgres) as one, child("hold", postgres) as two, child("hold", postgres) as three:
        assert [says(process) for process in (one, two, three)] == ["open"] * 3


def test_who_comes_second_waits_until_the_database_is_set_up(postgres: str) -> None:
    import psycopg

    from benben.store.postgres import MIGRATION_LOCK

    async def play() -> None:
        with psycopg.connect(postgres) as first:
            first.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            second = asyncio.create_task(open_store(postgres))
            await asyncio.sleep(0.3)
            assert not second.done()
        await (await second).close()

    asyncio.run(play())


def test_several_stores_agree_about_a_secret(postgres: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(open_store(postgres) for _ in range(6)))
        assert len(set(await asyncio.gather(*(store.secret("x") for store in stores)))) == 1
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_a_careless_server_is_made_to_wait_for_the_disk(postgres: str) -> None:
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET synchronous_commit = off")

    async def play(store: Store) -> None:
        found = await store._write("", lambda c, _: c.exec_driver_sql("SHOW synchronous_commit").scalar())
        assert found == "on"

    using(postgres, play)


def test_what_is_wrong_is_said_in_the_language_of_who_reads_it(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ada, this is a letter and no database.")
    with pytest.raises(StoreError) as refused:
        asyncio.run(open_store(str(tmp_path / "letter.db")))
    assert str(refused.value).endswith("letter.db is no database.")
    with speaking("de"):
        assert str(refused.value).endswith("letter.db ist keine Datenbank.")
