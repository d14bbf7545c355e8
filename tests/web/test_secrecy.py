"""Non-interference over bytes: what a seat or a watcher is sent does not depend on what it may not know.

Two servers play the toy with hidden hands and sealed answers. For one seat, or for a watcher, everything is the same in
both; the hands of the others, what they choose, and how often they think again, are not. Every byte that the servers
send to that seat must be the same, apart from ids, tokens and times.
"""

from __future__ import annotations

import gzip
import re
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from benben.core.steps import SPECTATOR
from tests.toys import vault
from tests.toys.vault import GAME, KINDS
from tests.web.servers import Running, Seat, Stream, Table

OWN = [0, 1, 2]  # the hand of who looks, in both worlds
HANDS = [[[0, 0, 1], [1, 2, 3], [0, 1, 1]], [[3, 3, 2], [2, 0, 0], [2, 3, 2]]]  # of the others, in each world
VIEWERS = [0, 1, 2, SPECTATOR]
PLAYERS = 3
STEPS = ["sides", "one picks", "one thinks again", "one stakes", "one changes the stake", "the viewer chooses",
         "another picks"]  # fmt: skip
PACKED = re.compile(r"H4sI[A-Za-z0-9+/=]{100,}")
RARE: tuple[list[str], list[str]] = ([], ["/replay/{id}/offline.html", "/rules/vault", "/api"])  # asked for at last
NOT_COMPARED = {"date", "set-cookie"}


def decks(world: int) -> list[list[int]]:
    """The cards for each viewer."""
    found = []
    for viewer in VIEWERS:
        others = iter(HANDS[world])
        found.append([card for seat in range(PLAYERS) for card in (OWN if seat == viewer else next(others))])
    return found


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("worlds")
    servers = []
    for world in range(2):
        file = folder / f"deals{world}.json"
        file.write_bytes(msgspec.json.encode(decks(world)))
        servers.append(Running(str(folder / f"t{world}.db"), "--deals", str(file)))
    yield servers
    said = [server.stop() for server in servers]
    assert said == ["", ""], said


class World:
    """One table in one world, and all that one seat or watcher is sent of it."""

    def __init__(self, server: Running, number: int, viewer: int) -> None:
        self.number, self.viewer = number, viewer
        self.table = Table(server, *["you"] * PLAYERS, game="vault", open=True)
        self.me: Seat = self.table.watcher if viewer < 0 else self.table.seats[viewer]
        self.others = [seat for seat in range(PLAYERS) if seat != viewer]
        self.sent: dict[str, bytes] = {}
        self.streams: list[Stream] = []

    def close(self) -> None:
        for stream in self.streams:
            stream.close()
        self.table.close()

    def answer(self, seat: int, answer: int) -> None:
        response = self.table.seats[seat].answer(answer)
        assert response.status_code == 200, response.text

    def undo(self, seat: int) -> None:
        me = self.table.seats[seat]
        assert me.post("/undo", {"n": me.seat_view()["n"]}).status_code == 200

    # What is sent

    def look(self, when: str) -> None:
        """Ask for everything there is to ask for."""
        base, id = self.me.base, self.table.id
        for path in (
            base, f"{base}/answers", f"{base}/record", f"/table/{id}", f"/table/{id}/record", "/", f"/seat/{id}/0/x",
            f"/table/{id}/why?element=x", *RARE[when == STEPS[-1]],
        ):  # fmt: skip
            self.keep(f"{when} GET {path}", self.me.client.get(path.format(id=id)))
        for n in (0, *range(11, 17)):  # the beginning, and after the deal
            self.keep(f"{when} replay {n}", self.me.client.get(f"/replay/{id}/{n}"))
        for a in (
            vault.SIDE.first,
            vault.PICK.first,
            vault.PICK.first + 1,
            vault.PICK.first + KINDS - 1,
            vault.STAKE.first,
            vault.BUY.first,
            vault.BURY.first,
        ):
            self.keep(f"{when} why {a}", self.me.get("/why", params={"answer": GAME.actions.say(a)}))
        self.keep(f"{when} hint", self.me.post("/hint"))
        self.keep(f"{when} page hint", self.me.client.post(f"/table/{id}/hint", json={}))
        self.try_wrong_things(when)
        for kind in ("json", "page"):
            with self.me.stream(kind) as stream:
                self.sent[f"{when} first frame {kind}"] = self.plain(stream.next().text)

    def try_wrong_things(self, when: str) -> None:
        """Refusals must tell nothing either."""
        seat_view = self.me.seat_view()
        legal = {choice["a"] for choice in seat_view["choices"]}
        for a in (
            vault.SIDE.first,
            vault.PICK.first,
            vault.PICK.first + KINDS - 1,
            vault.STAKE.first,
            vault.BUY.first,
            vault.BURY.first,
            10**6,
        ):
            if a not in legal:
                self.keep(f"{when} answer {a}", self.me.answer(a, seat_view["n"]))
        for n in (0, seat_view["n"] - 1, seat_view["n"] + 1, seat_view["n"] + 2, seat_view["n"] + 3):
            self.keep(f"{when} stale {n}", self.me.answer(vault.PICK.first, n))
            self.keep(f"{when} stale undo {n}", self.me.post("/undo", {"n": n}))
        self.keep(f"{when} redo", self.me.post("/redo", {"n": seat_view["n"]}))
        self.keep(f"{when} undo to", self.me.post("/undo", {"n": seat_view["n"], "to": 0}))
        self.keep(f"{when} rematch", self.me.client.post(f"/table/{self.table.id}/rematch", json={}))

    def keep(self, what: str, response: httpx.Response) -> None:
        assert response.status_code < 500, (what, response.text)
        headers = sorted(item for item in response.headers.multi_items() if item[0] not in NOT_COMPARED)
        text = f"{response.status_code} {headers} {response.text}"
        self.sent[self.plain(what).decode()] = self.plain(text)

    def plain(self, text: str) -> bytes:
        """Without ids, tokens and times, and unpacked."""
        text = PACKED.sub(lambda found: gzip.decompress(b64decode(found[0])).decode(), text)
        text = re.sub(r"'content-length', '\d+'", "LENGTH", text)
        text = re.sub(r"just now|\d+ minutes? ago", "WHEN", text)  # the worlds are looked at one after the other
        return self.table.plain(text).encode()

    def frames(self) -> list[bytes]:
        """All that the streams brought that were open from the beginning."""
        found = []
        for stream in self.streams:
            while not stream.events.empty():
                event = stream.events.get()
                assert event is not None
                found.append(self.plain(f"{event.number} {event.text}"))
        return found


def take_sides(table: Table, deck: int) -> None:
    """The sides say which deck is dealt."""
    for seat, side in zip(table.seats, (deck % 2, deck // 2, 0), strict=True):
        assert seat.answer(vault.SIDE.first + side).status_code == 200


def act(world: World, step: str) -> None:
    """One step of the story. What the others do differs between the worlds, and how often they do it."""
    first, second = world.others[0], world.others[1]
    hands = HANDS[world.number]
    if step == "sides":
        take_sides(world.table, VIEWERS.index(world.viewer))
    elif step == "one picks":
        world.answer(first, vault.PICK.first + hands[0][0])
    elif step == "one thinks again":
        for _ in range(world.number + 1):
            world.undo(first)
            world.answer(first, vault.PICK.first + hands[0][2 - world.number])
    elif step == "one stakes":
        world.answer(first, vault.STAKE.first + world.number)
    elif step == "one changes the stake":  # as often in both: who is done is no secret
        world.undo(first)
        world.answer(first, vault.STAKE.first + 1 - world.number)
    elif step == "the viewer chooses" and world.viewer >= 0:
        world.answer(world.viewer, vault.PICK.first + OWN[1])
        world.answer(world.viewer, vault.STAKE.first)
    elif step == "another picks":
        world.answer(second, vault.PICK.first + hands[1][0])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_sent_does_not_depend_on_what_is_hidden(worlds: list[Running], viewer: int) -> None:
    told = []
    for number, server in enumerate(worlds):
        world = World(server, number, viewer)
        world.streams = [world.me.stream(kind) for kind in ("json", "page")]
        for stream in world.streams:
            stream.until(lambda event: True)
        for step in STEPS:
            act(world, step)
            world.look(step)
        told.append((world.sent, world.frames()))
        check_tokens(world)
        world.close()
    (here, frames), (there, other_frames) = told
    assert list(here) == list(there)
    assert len(here) > 200
    for what, body in here.items():
        assert body == there[what], difference(what, body, there[what])
    assert frames == other_frames
    assert len(frames) > 3


def difference(what: str, one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{what} differs: …{one[max(0, at - 80) : at + 80]!r} and …{other[max(0, at - 80) : at + 80]!r}"


def check_tokens(world: World) -> None:
    """Nothing that was sent holds the token of somebody else; nothing that a watcher is sent holds any."""
    everything = b"".join(world.sent.values())
    for seat in world.table.seats:
        if seat.seat != world.viewer:
            assert f"TOKEN-{seat.seat}".encode() not in everything


def test_the_worlds_do_differ(tmp_path: Path) -> None:
    """The check can fail: who may know sees different things in the two worlds."""
    file = tmp_path / "deals.json"
    views = []
    for world in range(2):
        file.write_bytes(msgspec.json.encode(decks(world)))
        with (
            Running(str(tmp_path / f"{world}.db"), "--deals", str(file)) as server,
            Table(server, *["you"] * PLAYERS, game="vault") as table,
        ):
            take_sides(table, 0)
            views.append([seat.seat_view()["view"]["table"]["hand"] for seat in table.seats])
    assert views[0][0] == views[1][0] and views[0][1] != views[1][1] and views[0][2] != views[1][2]


def test_invitations_are_shown_to_who_sits_there_only(web: Running) -> None:
    with Table(web, "you", "friend", "friend") as table:
        invitations = [row["invitation"] for row in table.given["seats"] if row["invitation"]]
        own = table.seats[0].client.get(f"/table/{table.id}").text
        assert all(invitation in own for invitation in invitations)
        with table.watcher.stream("page") as stream, table.watcher.stream() as json:
            foreign = [table.watcher.client.get(f"/table/{table.id}").text, stream.next().text, json.next().text]
        foreign += [table.watcher.get().text, table.watcher.client.get("/").text, table.seats[0].get().text]
        for text in foreign:
            assert not any(secret in text for secret in [*invitations, table.seats[0].token])


def test_the_description_tells_no_secret(web: Running) -> None:
    with Table(web, game="vault") as table:
        text = table.watcher.client.get("/api/openapi.json").text
        assert table.id not in text and all(seat.token not in text for seat in table.seats)
