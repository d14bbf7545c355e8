"""A server is killed at random moments while people and bots answer; nothing that was acknowledged is lost.

    python -m tests.web.killing --kills 100 --database /tmp/some.db
    python -m tests.web.killing --kills 100 --database postgres      (a private PostgreSQL server)

After each restart: every acknowledged answer is in the table's journal, once; the journal has no gap; the record
verifies; and the same answer sent again with its key changes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benben.core.record import parse_lines, verify
from benben.core.registry import game as game_of
from benben.store import MoveRow, open_store
from benben.table.journal import Answer, Entry, Undo, decode
from benben.table.keeper import Keeper
from benben.table.workers import Workers
from tests.web.servers import RA, Running, Table

TABLES = (("you", "you"), ("you", "random"), ("you", "you", "random"), ("you", "greedy"))


@dataclass
class Said:
    """What a player was told: an answer of this key is number `n` of the journal, or an attempt that never returned."""

    key: str
    n: int  # the version that was answered
    answer: int
    undo: bool
    sure: bool


@dataclass
class Player:
    """One person at a table who answers whenever asked, as long as the server lives."""

    table: Table
    seat: int
    moments: random.Random
    said: list[Said] = field(default_factory=list)
    count: int = 0
    trouble: str = ""

    def play(self, over: threading.Event) -> None:
        while not over.is_set():
            try:
                if not self.step():
                    time.sleep(0.002)
            except (httpx.HTTPError, KeyError):
                time.sleep(0.01)

    def step(self) -> bool:
        """Answer, or sometimes take back, if asked; says whether there was anything to do."""
        me = self.table.seats[self.seat]
        seat_view = me.get().json()
        if seat_view["undo_to"] and self.moments.random() < 0.2:
            return self.send("/undo", Said(self.next_key(), seat_view["n"], -1, True, False))
        if not seat_view["choices"]:
            return False
        answer = self.moments.choice(seat_view["choices"])["a"]
        return self.send("/answers", Said(self.next_key(), seat_view["n"], answer, False, False))

    def next_key(self) -> str:
        self.count += 1
        return f"k{self.count}"

    def send(self, path: str, said: Said) -> bool:
        body = {"n": said.n, "key": said.key} | ({} if said.undo else {"answer": said.answer})
        self.said.append(said)
        response = self.table.seats[self.seat].post(path, body)
        if response.status_code == 200:
            said.sure = True
        elif response.status_code == 409:  # somebody was faster
            self.said.remove(said)
        else:
            self.trouble = f"{response.status_code} {response.text}"
        return True


@dataclass
class Game:
    """A table and everybody who plays there."""

    table: Table
    players: list[Player]

    @classmethod
    def new(cls, server: Running, kinds: tuple[str, ...], moments: random.Random) -> Game:
        table = Table(server, *kinds)
        seats = [n for n, kind in enumerate(kinds) if kind == "you"]
        return cls(table, [Player(table, seat, random.Random(moments.random())) for seat in seats])


class Killing:
    """The whole story, and its figures."""

    def __init__(self, database: str, seed: int = 1) -> None:
        self.database = database
        self.moments = random.Random(seed)
        self.server = Running(database)
        self.games = [Game.new(self.server, kinds, self.moments) for kinds in TABLES]
        self.old: list[Game] = []
        self.figures: Counter[str] = Counter()

    def run(self, kills: int, longest: float = 0.6) -> Counter[str]:
        for _ in range(kills):
            self.kill_once(self.moments.uniform(0.0, longest))
            self.check()
            self.server.start()
            self.repeat()
            self.replace_finished()
        self.close()
        return self.figures

    def kill_once(self, after: float) -> None:
        """Let everybody play, and kill the server in the middle of it."""
        over = threading.Event()
        players = [player for game in self.games for player in game.players]
        threads = [threading.Thread(target=player.play, args=(over,)) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(after)
        self.server.kill()
        over.set()
        for thread in threads:
            thread.join()
        assert not (troubles := [player.trouble for player in players if player.trouble]), troubles
        self.figures["kills"] += 1

    def check(self) -> None:
        """Look into the database, the server being dead, as the next one will."""
        for game, moves, text in asyncio.run(found(self.database, self.games)):
            assert [move.n for move in moves] == list(range(len(moves))), "the journal has a gap"
            keys = Counter(move.key for move in moves if move.key)
            assert all(count == 1 for count in keys.values()), "an answer was counted twice"
            verify(parse_lines(iter(text.splitlines(keepends=True))))
            by_key = {move.key: move for move in moves}
            for player in game.players:
                self.check_player(player, by_key)
            self.figures["records verified"] += 1

    def check_player(self, player: Player, by_key: dict[str, MoveRow]) -> None:
        for said in player.said:
            move = by_key.get(f"{player.seat}:{said.key}")
            if move is None:
                assert not said.sure, f"the acknowledged answer {said} is lost"
                self.figures["never arrived"] += 1
                continue
            entry = decode(move.body)
            assert move.n == said.n, f"{said} was stored as number {move.n}"
            assert isinstance(entry, Undo) if said.undo else is_given(entry, said.answer)
            if not said.sure:
                self.figures["stored but not acknowledged"] += 1
            said.sure = True
        player.said = [said for said in player.said if said.sure]

    def repeat(self) -> None:
        """Send the last answer of everybody again: it counts once."""
        for player in [player for game in self.games for player in game.players if player.said]:
            said = player.said[-1]
            me = player.table.seats[player.seat]
            body = {"n": said.n, "key": said.key} | ({} if said.undo else {"answer": said.answer})
            response = me.post("/undo" if said.undo else "/answers", body)
            assert response.status_code == 200, response.text
            self.figures["repeated"] += 1

    def replace_finished(self) -> None:
        for n, game in enumerate(self.games):
            if game.table.watcher.seat_view()["over"]:
                self.figures["games finished"] += 1
                self.old.append(game)
                self.games[n] = Game.new(self.server, TABLES[n], self.moments)

    def close(self) -> None:
        """At last, everything that was ever said is still there."""
        said = self.server.stop()
        assert said == "", said
        every, self.games = [*self.old, *self.games], []
        self.games = every
        self.check()
        self.figures["acknowledged answers"] = sum(len(player.said) for game in every for player in game.players)
        for game in every:
            game.table.close()


def is_given(entry: Entry, a: int) -> bool:
    return isinstance(entry, Answer) and entry.answer == game_of(RA).actions.to_json(a)


async def found(database: str, games: list[Game]) -> list[tuple[Game, list[MoveRow], bytes]]:
    """The journals and the records of tables."""
    store = await open_store(database)
    keeper = Keeper(store, Workers(0))
    keeper.wake_bots = lambda table: None  # type: ignore[method-assign]  # only look
    try:
        rows = []
        for game in games:
            moves = await store.moves(game.table.id)
            table = await keeper.open(game.table.id)
            rows.append((game, moves, b"".join(table.match.record.to_lines())))
        return rows
    finally:
        await keeper.close()
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a file, postgresql://…, or 'postgres' for a private server")
    words = parser.parse_args()
    start = time.monotonic()
    if words.database == "postgres":
        figures = on_postgres(words.kills, words.seed)
    else:
        with tempfile.TemporaryDirectory() as folder:
            figures = Killing(words.database or str(Path(folder) / "t.db"), words.seed).run(words.kills)
    for name, count in sorted(figures.items()):
        print(f"{name:<28} {count}")
    print(f"{RA}, {words.database or 'a file'}, {time.monotonic() - start:.0f} s: nothing lost, nothing twice")


def on_postgres(kills: int, seed: int) -> Counter[str]:
    from tests.store.server import Server, binaries

    programs = binaries()
    assert programs, "PostgreSQL's programs are not on this machine"
    server = Server(programs)
    try:
        return Killing(server.new_database("killing"), seed).run(kills)
    finally:
        with suppress(Exception):
            server.remove()


if __name__ == "__main__":
    main()
