"""Load on the web table: many live tables with two browsers each, and many watchers at one.

    python -m bench.load                    200 tables, 2 browsers each, an answer per table every 2 s; 1,000 watchers
    python -m bench.load --tables 20 --seconds 5 --watchers 50

It starts a server of its own on a new database, plays on it as browsers do (cookies, live stream, POST), and tells how
long it takes from sending an answer until the other browser has the frame.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import random
import re
import resource
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.client import Stream, post

CHOICES = re.compile(rb'id="choices"[^>]*>(.*?)</script>', re.DOTALL)
VERSION = re.compile(rb'data-n="(\d+)"')


@dataclass
class Tally:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # seconds from an answer to the other browser's frame
    acknowledged: list[float] = field(default_factory=list)  # seconds until the answer was on disk
    errors: list[str] = field(default_factory=list)
    finished: int = 0  # games


class Seat:
    """A browser at a table: it holds the newest frame."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self.port, self.table, self.cookie = port, table, cookie
        self.version = -1
        self.choices: list[int] = []
        self.came: dict[int, float] = {}  # when each version arrived

    async def look(self) -> None:
        """Take in frames for ever."""
        stream = Stream(self.port, f"/table/{self.table}/live", self.cookie)
        await stream.open()
        async for frame in stream.events():
            self.take(frame)

    def take(self, frame: bytes) -> None:
        now = time.perf_counter()
        found, choices = VERSION.search(frame), CHOICES.search(frame)
        self.version = int(found[1]) if found else -1
        self.came.setdefault(self.version, now)
        listed = json.loads(html.unescape(choices[1].decode())) if choices else []
        self.choices = [choice["a"] for choice in listed]


async def open_table(port: int, n: int) -> tuple[str, list[str]]:
    """A new table for two; its id and the cookies of the seats."""
    seats = [{"kind": "you", "name": f"Player {n}.{seat}"} for seat in (1, 2)]
    status, body = await post(port, "/api/tables", {"game": "ra-dice", "seats": seats})
    assert status == 201, body
    given = json.loads(body)
    return given["table"], [f"benben-seat-{given['table']}={seat['token']}" for seat in given["seats"]]


async def answer(seat: Seat, other: Seat, tally: Tally) -> None:
    """One answer, and the wait for the other browser's frame."""
    before, began = seat.version, time.perf_counter()
    fields = {"n": before, "answer": random.choice(seat.choices), "key": f"{random.getrandbits(64):x}"}
    status, body = await post(seat.port, f"/api/tables/{seat.table}/answers", fields, seat.cookie)
    if status not in (200, 201):
        tally.errors.append(f"{status}: {body[:200]!r}")
        return
    tally.acknowledged.append(time.perf_counter() - began)
    deadline = began + 10
    while before + 1 not in other.came or before + 1 not in seat.came:
        if time.perf_counter() > deadline:
            tally.errors.append("no frame came within 10 s")
            return
        await asyncio.sleep(0.005)
    tally.waits.append(other.came[before + 1] - began)


async def play_table(port: int, n: int, every: float, until: float, tally: Tally) -> None:
    """Two browsers at one table after the other: an answer each `every` seconds."""
    while time.perf_counter() < until:
        table, cookies = await open_table(port, n)
        seats = [Seat(port, table, cookie) for cookie in cookies]
        looking = [asyncio.create_task(seat.look()) for seat in seats]
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            asked = [seat for seat in seats if seat.choices]
            if not asked and all(seat.version >= 0 for seat in seats):
                tally.finished += 1
                break
            if asked:
                await answer(asked[0], seats[1 - seats.index(asked[0])], tally)
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)


async def crowd(port: int, watchers: int) -> float:
    """Many watchers at one table; how long until the last has the frame of an answer."""
    table, cookies = await open_table(port, 0)
    seats = [Seat(port, table, cookie) for cookie in cookies] + [Seat(port, table, "") for _ in range(watchers)]
    looking = [asyncio.create_task(seat.look()) for seat in seats]
    while any(seat.version < 0 for seat in seats):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1.0)
    asked = next(seat for seat in seats if seat.choices)
    before, began = asked.version, time.perf_counter()
    fields = {"n": before, "answer": asked.choices[0], "key": "crowd"}
    await post(port, f"/api/tables/{table}/answers", fields, asked.cookie)
    while any(before + 1 not in seat.came for seat in seats) and time.perf_counter() < began + 20:
        await asyncio.sleep(0.01)
    last = max(seat.came.get(before + 1, began + 20) for seat in seats) - began
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    return last


# The server


async def start_server(folder: str) -> tuple[asyncio.subprocess.Process, int]:
    """A server of our own; its process and port."""
    code = (
        "import sys; from benben.web.app import Settings; from benben.web.server import run\n"
        "if __name__ == '__main__':\n"
        " run(Settings(database=sys.argv[1], requests_per_minute=10**9), 0, browser=False, proxy=False)"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, f"{folder}/load.db", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    found = re.search(r":(\d+) ", line)
    assert found, line
    return process, int(found[1])


def memory(pid: int) -> float:
    """Resident memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def cpu(pid: int) -> float:
    """CPU seconds that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


async def run(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        process, port = await start_server(folder)
        try:
            return await measure(args, process.pid, port)
        finally:
            process.terminate()
            await process.wait()


async def measure(args: argparse.Namespace, pid: int, port: int) -> dict[str, Any]:
    await open_table(port, 0)  # so that everything is loaded
    before, used, tally = memory(pid), cpu(pid), Tally()
    began = time.perf_counter()
    until = began + args.seconds + 5
    await asyncio.gather(*(play_table(port, n, args.every, until, tally) for n in range(args.tables)))
    after, seconds = memory(pid), time.perf_counter() - began
    used = cpu(pid) - used
    last = await crowd(port, args.watchers)
    return {
        "tables": args.tables,
        "answers": len(tally.waits),
        "answers_per_s": round(len(tally.waits) / seconds, 1),
        "frames_per_s": round(2 * len(tally.waits) / seconds, 1),
        "median_ms": round(statistics.median(tally.waits) * 1000, 1),
        "p95_ms": round(share(tally.waits, 0.95) * 1000, 1),
        "p99_ms": round(share(tally.waits, 0.99) * 1000, 1),
        "acknowledged_p95_ms": round(share(tally.acknowledged, 0.95) * 1000, 1),
        "errors": len(tally.errors),
        "first_errors": tally.errors[:3],
        "games_finished": tally.finished,
        "server_cpu_share": round(used / seconds, 2),
        "memory_mb": round(after, 1),
        "memory_kb_per_table": round((after - before) * 1024 / args.tables, 1),
        "watchers": args.watchers,
        "last_watcher_ms": round(last * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between answers at one table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--watchers", type=int, default=1000)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 8192)), hard))
    print(json.dumps(asyncio.run(run(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
