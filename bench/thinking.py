"""Tables with strong bots: whether people's answers stay quick while bots think.

    python -m bench.thinking                    20 tables, a person and a vizier each, for 60 s
    python -m bench.thinking --tables 4 --seconds 10 --games ra-dice,architects

It starts a server of its own on a new database. Each person answers at random, about a second after being asked, as a
browser does (live stream, POST); told is how long their answers took, and how long they waited for the bots.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

from bench.client import post
from bench.load import Seat, cpu, share, start_server

LONGEST = 10.0  # seconds in which an answer must be taken and seen
OVER, WAITING = b'data-turn="over"', b'data-turn="other"'


@dataclass
class Tally:
    """What was measured, in seconds."""

    taken: list[float] = field(default_factory=list)  # from sending an answer until it was on disk
    seen: list[float] = field(default_factory=list)  # until the person saw what it did
    bots: list[float] = field(default_factory=list)  # that a person waited for each answer of a bot
    errors: list[str] = field(default_factory=list)
    finished: int = 0  # games


class Person(Seat):
    """A seat that knows since when it waits for a bot, and whether the game is over."""

    def __init__(self, port: int, table: str, cookie: str, tally: Tally) -> None:
        super().__init__(port, table, cookie)
        self.tally = tally
        self.since = 0.0  # 0: it does not wait
        self.over = False

    def take(self, frame: bytes) -> None:
        before = self.version
        super().take(frame)
        if self.since and self.version != before:
            self.tally.bots.append(time.perf_counter() - self.since)
            self.since = 0.0
        if WAITING in frame and not self.since:
            self.since = time.perf_counter()
        self.over = OVER in frame


async def open_table(port: int, game: str, bot: str) -> tuple[str, str]:
    """A new table for a person and a bot; its id and the person's cookie."""
    seats = [{"kind": "you", "name": "Ada"}, {"kind": "bot", "bot": bot}]
    status, body = await post(port, "/api/tables", {"game": game, "seats": seats})
    assert status == 201, body
    given = json.loads(body)
    return given["table"], f"benben-seat-{given['table']}={given['seats'][0]['token']}"


async def load(port: int, game: str, bot: str) -> None:
    """Look at a table once, so that the server has loaded everything."""
    person = Person(port, *await open_table(port, game, bot), Tally())
    looking = asyncio.create_task(person.look())
    while person.version < 0:
        await asyncio.sleep(0.01)
    await leave(looking)


async def leave(looking: asyncio.Task[None]) -> None:
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)


async def answer(person: Person, tally: Tally) -> None:
    """One answer, until it is taken and seen."""
    before, began = person.version, time.perf_counter()
    fields = {"n": before, "answer": random.choice(person.choices), "key": f"{random.getrandbits(64):x}"}
    status, body = await post(person.port, f"/api/tables/{person.table}/answers", fields, person.cookie)
    if status != 200:
        tally.errors.append(f"{status}: {body[:200]!r}")
        return
    tally.taken.append(time.perf_counter() - began)
    while not any(version > before for version in person.came):
        if time.perf_counter() > began + LONGEST:
            tally.errors.append("no frame came")
            return
        await asyncio.sleep(0.002)
    tally.seen.append(min(at for version, at in person.came.items() if version > before) - began)


async def play(port: int, game: str, args: argparse.Namespace, until: float, tally: Tally) -> None:
    """One person at one table after the other."""
    await asyncio.sleep(random.random() * args.every)
    while time.perf_counter() < until:
        table, cookie = await open_table(port, game, args.bot)
        person = Person(port, table, cookie, tally)
        looking = asyncio.create_task(person.look())
        while time.perf_counter() < until and not person.over:
            if person.choices:
                await asyncio.sleep(args.every * (0.5 + random.random()))
                await answer(person, tally)
            else:
                await asyncio.sleep(0.01)
        tally.finished += person.over
        await leave(looking)


def milliseconds(values: list[float]) -> dict[str, float]:
    """The middle, the 95th of a hundred, and the longest."""
    if not values:
        return {}
    found = {"p50": statistics.median(values), "p95": share(values, 0.95), "max": max(values)}
    return {name: round(value * 1000, 1) for name, value in found.items()}


async def measure(args: argparse.Namespace, pid: int, port: int) -> dict[str, Any]:
    games = args.games.split(",")
    for game in games:
        await load(port, game, args.bot)
    tally, used, began = Tally(), cpu(pid), time.perf_counter()
    until = began + args.seconds
    await asyncio.gather(*(play(port, games[n % len(games)], args, until, tally) for n in range(args.tables)))
    return {
        "tables": args.tables,
        "bot": args.bot,
        "games": games,
        "cores": len(os.sched_getaffinity(0)),
        "answers": len(tally.taken),
        "taken_ms": milliseconds(tally.taken),
        "seen_ms": milliseconds(tally.seen),
        "bots_answers": len(tally.bots),
        "bots_wait_ms": milliseconds(tally.bots),
        "errors": len(tally.errors),
        "first_errors": tally.errors[:3],
        "games_finished": tally.finished,
        "server_cpu_share": round((cpu(pid) - used) / (time.perf_counter() - began), 2),
    }


async def run(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        process, port = await start_server(folder)
        try:
            return await measure(args, process.pid, port)
        finally:
            process.terminate()
            await process.wait()


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds that a person takes to answer")
    parser.add_argument("--bot", default="vizier")
    parser.add_argument("--games", default="ra-dice,egyptia,architects,egizia,egizia-shifting-sands")
    return parser.parse_args(words)


def main() -> None:
    print(json.dumps(asyncio.run(run(arguments())), indent=2))


if __name__ == "__main__":
    main()
