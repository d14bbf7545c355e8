"""A PostgreSQL server of our own: in a private folder, reached through a socket in it, gone after the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

PLACES: Final = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/usr/local/pgsql/bin",
)
START_SECONDS: Final = 30
# Runs until it is told to stop. If the tests are killed, it ends too, and takes its folder with it.
GUARDED: Final = """
"$0" -D data -k "$1" -c listen_addresses= -F &
if read word; then kill -INT $!; wait $!; else kill -INT $!; wait $!; rm -rf "$1"; fi
"""


def binaries() -> Path | None:
    """The folder with PostgreSQL's programs, the newest if there are several."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    root = Path("/")
    folders = [folder for place in PLACES for folder in root.glob(place[1:]) if (folder / "initdb").exists()]
    return max(folders, key=str, default=None)


def somebody_else() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; then another user runs it."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Server:
    """Runs from the beginning until `stop`."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="benben-pg-"))
        self._programs = programs
        self._who = somebody_else()
        if self._who:
            os.chown(self.folder, self._who["user"], self._who["group"])
        self._run("initdb", "-D", "data", "-U", "benben", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **self._who)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        command = ["sh", "-c", GUARDED, str(self._programs / "postgres"), str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, stdin=subprocess.PIPE, stdout=log, stderr=log, **self._who
            )
        self._await()

    def _await(self) -> None:
        end = time.monotonic() + START_SECONDS
        command = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder), "-U", "benben"]
        while subprocess.run(command, check=False).returncode:
            assert time.monotonic() < end and self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, clients or not."""
        self.process.communicate(b"stop\n", START_SECONDS)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://benben@/{database}?host={self.folder}"

    def new_database(self, name: str) -> str:
        """An empty database; returns its address."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)
