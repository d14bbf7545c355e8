"""Server processes for tests, and players who use them as programs do."""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from tests.web.launcher import TOYS

READY = re.compile(r"The table is set: (http://\S+?:(\d+))")
RA = "ra-dice"
ROOT = Path(__file__).parent.parent.parent


def environment(**more: str) -> dict[str, str]:
    paths = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    return os.environ | {"PYTHONPATH": paths, "PYTHONUNBUFFERED": "1", TOYS: "yes", "BENBEN_LANGUAGE": "en"} | more


class Running:
    """A server process, from the beginning until `stop` or `kill`; it can be started again."""

    def __init__(self, database: str, *words: str, module: str = "tests.web.launcher") -> None:
        self.database = database
        self.words = words
        self.module = module
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start; after the first time on the same port again."""
        verbs = ["serve", "--no-browser"] if self.module == "benben" else []
        command = [sys.executable, "-m", self.module, *verbs, "--database", self.database, *self.words]
        command += ["--port", str(self.port)]
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  # a pipe that nobody reads would stop it
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment(), cwd=ROOT
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        ready = READY.search(said)
        if ready is None:
            raise AssertionError(f"The server did not start: {said}{self.kill()}")
        self.url, self.port = f"http://127.0.0.1:{ready[2]}", int(ready[2])

    def stop(self) -> str:
        """End it as Ctrl-C does; returns what it said on stderr."""
        self.process.send_signal(signal.SIGINT)
        return self.ended()

    def kill(self) -> str:
        """End it at once, without a chance to tidy up."""
        self.process.kill()
        return self.ended()

    def ended(self) -> str:
        """Wait for the end; returns what it said on stderr."""
        try:
            self.process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise
        with self.errors as errors:
            errors.seek(0)
            return errors.read()

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        elif not self.errors.closed:
            self.ended()

    def client(self, token: str = "", **words: Any) -> httpx.Client:
        """A browser or program of its own: with its own cookies, or with a token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers |= words.pop("headers", {})
        return httpx.Client(base_url=self.url, headers=headers, timeout=15, **words)


class Seat:
    """A program that plays one seat of a table, or watches."""

    def __init__(self, server: Running, table: str, token: str = "", seat: int = -3) -> None:
        self.server, self.table, self.token, self.seat = server, table, token, seat
        self.client = server.client(token)
        self.base = f"/api/tables/{table}"

    def close(self) -> None:
        self.client.close()

    def get(self, path: str = "", **words: Any) -> httpx.Response:
        return self.client.get(self.base + path, **words)

    def post(self, path: str, body: Any = None, **words: Any) -> httpx.Response:
        return self.client.post(self.base + path, json={} if body is None else body, **words)

    def seat_view(self) -> dict[str, Any]:
        response = self.get()
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def answer(self, answer: Any = None, n: int | None = None, key: str = "", **more: Any) -> httpx.Response:
        """Answer; without one, the first that is legal."""
        if answer is None or n is None:
            seat_view = self.seat_view()
            answer = seat_view["choices"][0]["a"] if answer is None else answer
            n = seat_view["n"] if n is None else n
        return self.post("/answers", {"n": n, "answer": answer, "key": key} | more)

    def stream(self, kind: str = "json", language: str = "", **words: Any) -> Stream:
        path = f"/api/tables/{self.table}/stream" if kind == "json" else f"/table/{self.table}/live"
        return Stream(self.client, f"{self.server.url}{path}?language={language}", **words)


class Table:
    """A table that was opened through the API, and everybody at it."""

    def __init__(self, server: Running, *kinds: str, game: str = RA, **words: Any) -> None:
        seats = [_wish(kind, n) for n, kind in enumerate(kinds or ("you", "you"))]
        with server.client() as client:
            response = client.post("/api/tables", json={"game": game, "seats": seats} | words)
        assert response.status_code == 201, response.text
        self.given = response.json()
        self.id: str = self.given["table"]
        self.seats = [Seat(server, self.id, row["token"], row["seat"]) for row in self.given["seats"]]
        self.watcher = Seat(server, self.id)

    def close(self) -> None:
        for seat in [*self.seats, self.watcher]:
            seat.close()

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def asked(self) -> Seat:
        """A person who is to answer."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            acting = [person["seat"] for person in self.watcher.seat_view()["people"] if person["acts"]]
            for seat in acting:
                if self.given["seats"][seat]["kind"] == "human":
                    found: Seat = self.seats[seat]
                    return found
            time.sleep(0.01)
        raise AssertionError("Nobody is asked.")

    def keeping(self) -> Seat:
        """Roll until somebody can keep the dice and take that back, then keep; returns the seat."""
        while True:
            seat = self.asked()
            seat_view = seat.seat_view()
            say = {choice["say"]: choice for choice in seat_view["choices"]}
            if "keep" in say and not say["keep"]["final"]:
                seat.answer("keep", seat_view["n"])
                if any(not choice["final"] for choice in seat.seat_view()["choices"]):
                    return seat
            else:
                seat.answer(seat_view["choices"][-1]["a"], seat_view["n"])

    def plain(self, text: str) -> str:
        """What was sent, without ids, tokens, keys and times: those differ from table to table."""
        text = text.replace(self.id, "TABLE").replace(self.id[:8], "TABLE")
        for seat in self.seats:
            text = text.replace(seat.token, f"TOKEN-{seat.seat}")
        text = re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "TIME", text)
        text = re.sub(r"(/table/|/replay/|id=\"table-)[\w-]{22}", r"\1OTHER", text)
        return re.sub(r'(name="key" value=")[0-9a-f]{32}', r"\1KEY", text)

    def seat_views(self) -> list[dict[str, Any]]:
        return [seat.seat_view() for seat in [*self.seats, self.watcher]]


def _wish(kind: str, n: int) -> dict[str, str]:
    if kind in ("you", "friend"):
        return {"kind": kind, "name": f"Player {n + 1}" if kind == "you" else ""}
    return {"kind": "bot", "bot": kind, "name": f"Bot {n + 1}"}


class Event:
    """One message of a stream, and when it came."""

    def __init__(self, number: str, text: str) -> None:
        self.number, self.text, self.at = number, text, time.monotonic()

    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found


class Stream:
    """A live stream, read in a thread of its own."""

    def __init__(self, client: httpx.Client, url: str, packed: bool = True) -> None:
        self.events: queue.Queue[Event | None] = queue.Queue()
        self.lines: list[str] = []
        encoding = "gzip" if packed else "identity"
        own = httpx.Client(headers=client.headers, cookies=client.cookies, timeout=30)
        self._client = own
        self._context = own.stream("GET", url, headers={"accept-encoding": encoding})
        self.response = self._context.__enter__()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        number, data = "", []
        try:
            for line in self.response.iter_lines():
                self.lines.append(line)
                if line.startswith("id: "):
                    number = line[4:]
                elif line.startswith("data: "):
                    data.append(line[6:])
                elif line == "" and data:
                    self.events.put(Event(number, "\n".join(data)))
                    number, data = "", []
        except (httpx.HTTPError, httpx.StreamError, OSError):
            pass
        self.events.put(None)

    def next(self, seconds: float = 5.0) -> Event:
        """The next message."""
        found = self.events.get(timeout=seconds)
        assert found is not None, "the stream has ended"
        return found

    def until(self, is_so: Any, seconds: float = 5.0) -> Event:
        """The first message for which something is so."""
        end = time.monotonic() + seconds
        while True:
            found = self.next(max(0.01, end - time.monotonic()))
            if is_so(found):
                return found

    def ended(self, seconds: float = 5.0) -> bool:
        """Whether it ends within some time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.events.get(timeout=seconds) is None:
                return True
        return False

    def close(self) -> None:
        import contextlib

        network = self.response.extensions.get("network_stream")
        if network is not None:
            with contextlib.suppress(Exception):
                network.get_extra_info("socket").shutdown(2)
        self._thread.join(5)
        with contextlib.suppress(Exception):
            self._context.__exit__(None, None, None)
        self._client.close()

    def __enter__(self) -> Stream:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
