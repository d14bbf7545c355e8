"""Starting and stopping `benben serve`: every failure is one sentence."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from benben.cli import main
from tests.web.servers import ROOT, Running, Table, environment

Outcome = tuple[int, str, str]  # exit code, stdout, stderr
Serve = Callable[..., Outcome]


@pytest.fixture
def serve(capfd: pytest.CaptureFixture[str]) -> Serve:
    """Run the command here until it ends by itself."""

    def run(*words: str) -> Outcome:
        with pytest.raises(SystemExit) as left:
            main(["serve", "--no-browser", *words])
        said = capfd.readouterr()
        return int(str(left.value.code)), said.out, said.err

    return run


def is_one_sentence(outcome: Outcome, words: str) -> bool:
    """Whether a start failed as it should: exit code 2, one sentence, nothing else."""
    code, out, err = outcome
    assert (code, out) == (2, "") and err.startswith("benben: ") and err.count("\n") == 1, outcome
    assert err.endswith(".\n") and words in err, outcome
    return True


def test_it_prints_the_address_and_serves(tmp_path: Path) -> None:
    with Running(str(tmp_path / "t.db"), module="benben") as server:
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        assert httpx.get(server.url).status_code == 200
        assert server.stop() == "" and server.process.returncode in (0, 130)


def test_a_failed_start_of_the_real_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "benben", "serve", "--no-browser", "--port", "0", "--database", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, env=environment(), cwd=ROOT, check=False)
    assert is_one_sentence((done.returncode, done.stdout, done.stderr), str(tmp_path))


@pytest.mark.parametrize(("sign", "words"), [(signal.SIGINT, ["--proxy"]), (signal.SIGTERM, [])])
def test_it_stops_at_once_with_open_streams(tmp_path: Path, sign: int, words: list[str]) -> None:
    with Running(str(tmp_path / "t.db"), *words, module="benben") as server, Table(server, "you", "greedy") as table:
        streams = [seat.stream(kind) for seat in (table.seats[0], table.watcher) for kind in ("json", "page")]
        for stream in streams:
            stream.next()
        start = time.monotonic()
        server.process.send_signal(sign)
        said = server.ended()
        assert time.monotonic() - start < 3
        assert said == "" or said == "benben: stopped.\n"
        for stream in streams:
            assert stream.ended()
            stream.close()


def test_it_stops_while_a_bot_thinks(tmp_path: Path) -> None:
    with (
        Running(str(tmp_path / "t.db")) as server,
        Table(server, "greedy", "greedy") as table,
        table.watcher.stream() as stream,
    ):
        stream.until(lambda event: int(event.number) > 3, 20)
        start = time.monotonic()
        assert server.stop() == ""
        assert time.monotonic() - start < 3


def test_a_port_in_use(tmp_path: Path, serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert is_one_sentence(serve("--port", port, "--database", str(tmp_path / "t.db")), f"port {port}")


@pytest.mark.parametrize("host", ["nowhere.invalid", "999.1.1.1", "203.0.113.1"])
def test_a_host_that_is_not_ours(tmp_path: Path, serve: Serve, host: str) -> None:
    done = serve("--host", host, "--port", "0", "--database", str(tmp_path / "t.db"))
    assert is_one_sentence(done, host)


def test_a_file_that_is_no_database(tmp_path: Path, serve: Serve) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(b"This is a letter to my aunt. " * 100)
    assert is_one_sentence(serve("--port", "0", "--database", str(path)), "is no database")


def test_a_damaged_database(tmp_path: Path, serve: Serve) -> None:
    path = tmp_path / "t.db"
    with Running(str(path)) as server, Table(server):
        pass
    body = bytearray(path.read_bytes())
    body[100:6000] = os.urandom(5900)
    path.write_bytes(body)
    assert is_one_sentence(serve("--port", "0", "--database", str(path)), str(path))


def test_a_database_of_something_else(tmp_path: Path, serve: Serve) -> None:
    path = tmp_path / "t.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE tables (recipe TEXT)")
    connection.commit()
    connection.close()
    assert is_one_sentence(serve("--port", "0", "--database", str(path)), str(path))


def test_places_where_no_database_can_be(tmp_path: Path, serve: Serve) -> None:
    (tmp_path / "file").write_text("x")
    for path in (tmp_path, tmp_path / "no" / "folder" / "t.db", tmp_path / "file" / "t.db"):
        assert is_one_sentence(serve("--port", "0", "--database", str(path)), str(path))


@pytest.mark.parametrize(
    "address",
    [
        "mysql://somewhere/x",
        "postgresql://",
        "postgresql://nobody:hush@127.0.0.1:1/x",
        "://",
        "sqlite:///",
        "sqlite://",
    ],
)
def test_addresses_of_no_database(serve: Serve, address: str) -> None:
    done = serve("--port", "0", "--database", address)
    assert is_one_sentence(done, "") and "hush" not in done[2]


def test_a_damaged_secret(tmp_path: Path, serve: Serve) -> None:
    (tmp_path / "t.db.secret").write_bytes(b"short")
    assert is_one_sentence(serve("--port", "0", "--database", str(tmp_path / "t.db")), "is damaged")
    (tmp_path / "t.db.secret").unlink()
    (tmp_path / "t.db.secret").mkdir()
    assert is_one_sentence(serve("--port", "0", "--database", str(tmp_path / "t.db")), "cannot be used")


def test_a_short_secret_of_ones_own(tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENBEN_SECRET", "hush")
    done = serve("--port", "0", "--database", str(tmp_path / "t.db"))
    assert is_one_sentence(done, "at least 32 letters") and "hush" not in done[2]


def test_a_second_server_on_the_same_file(tmp_path: Path, serve: Serve) -> None:
    path = str(tmp_path / "t.db")
    with Running(path, module="benben") as server:
        assert is_one_sentence(serve("--port", "0", "--database", path), "in use by another process")
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_an_open_door_is_told(tmp_path: Path) -> None:
    with Running(str(tmp_path / "t.db"), "--host", "0.0.0.0", module="benben") as server:
        assert httpx.get(server.url, headers={"host": "games.example.org"}).status_code == 200
        said = server.stop()
    assert said.startswith("benben: listening on 0.0.0.0: everybody who reaches this machine can play.\n")
