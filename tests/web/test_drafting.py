"""Five people draft cards at once: nobody waits for anybody within a pass, and nobody is sent a card of another's.

Two servers deal the same cards to the seat that looks and to the neighbours whose packs come to it first; the two seats
whose packs come later hold each other's hands. Every byte for who looks must be the same, until such a pack arrives.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tests.web.servers import Running, Seat, Table

GAME = "architects"
HANDS = [
    ["limestone", "limestone", "worker_1", "worker_2", "mummy", "cat", "plan_2"],
    ["limestone", "worker_3", "worker_3", "sarcophagus", "dog", "glyph_4", "plan_6"],
    ["limestone", "limestone", "limestone", "worker_1", "bird", "glyph_2", "plan_4"],
    ["limestone", "limestone", "worker_2", "worker_1", "mummy", "dog", "glyph_3"],
    ["limestone", "worker_2", "worker_1", "sarcophagus", "bird", "cat", "plan_3"],
]
SWAPPED = (1, 2)  # the packs of these seats come to seat 0 fourth and third
UNSEEN = 3  # so many picks before the first of them does


def outcomes(world: int) -> list[str]:
    """The deal, card by card round the table."""
    hands = list(HANDS)
    if world:
        hands[SWAPPED[0]], hands[SWAPPED[1]] = hands[SWAPPED[1]], hands[SWAPPED[0]]
    return [f"deal {hand[n]}" for n in range(len(HANDS[0])) for hand in hands]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("drafts")
    servers = []
    for world in range(2):
        file = folder / f"dealt{world}.json"
        file.write_bytes(msgspec.json.encode(outcomes(world)))
        servers.append(Running(str(folder / f"t{world}.db"), "--dealt", str(file)))
    yield servers
    assert [server.stop() for server in servers] == ["", ""]


class World:
    """One table, and all that seat 0 and a watcher are sent of it."""

    def __init__(self, server: Running) -> None:
        self.table = Table(server, *["you"] * len(HANDS), game=GAME, open=True)
        self.lookers = [self.table.seats[0], self.table.watcher]
        self.sent: list[tuple[str, bytes]] = []

    def look(self, when: str) -> None:
        """Ask for everything there is to ask for."""
        id = self.table.id
        for who in self.lookers:
            lines = int(who.seat_view()["lines"])
            pages = [f"/table/{id}", f"/table/{id}/record", f"/replay/{id}/{lines}", f"/replay/{id}/1", "/"]
            asked = [who.client.get(page) for page in pages]
            asked += [who.get(), who.get("/answers"), who.get("/record"), who.post("/hint")]
            asked += [who.get("/why", params={"answer": f"pick {card}"}) for card in ("dog", "plan_6", "glyph_4")]
            for number, response in enumerate(asked):
                assert response.status_code < 500, response.text
                what = f"{when}, seat {who.seat}, {number}: {response.status_code}"
                self.sent.append((what, self.table.plain(response.text).encode()))
            for kind in ("json", "page"):
                with who.stream(kind) as stream:
                    self.sent.append(
                        (f"{when}, seat {who.seat}, {kind}", self.table.plain(stream.next().text).encode())
                    )

    def pick(self, seat: int, rank: int) -> None:
        """Take the card of this rank of the seat's pack; the other seats' choices are nobody's business."""
        me = self.table.seats[seat]
        choices = me.seat_view()["choices"]
        response = me.answer(choices[rank % len(choices)]["a"])
        assert response.status_code == 200, response.text


def test_what_is_sent_does_not_depend_on_foreign_cards(worlds: list[Running]) -> None:
    told = []
    for number, server in enumerate(worlds):
        world = World(server)
        for turn in range(UNSEEN - 1):
            world.look(f"before pick {turn}")
            for seat in SWAPPED:
                world.pick(seat, turn + 2 * number)
            world.look(f"in pick {turn}")
            for seat in (0, 3, 4):
                world.pick(seat, turn)
        world.look("after the picks")
        told.append(world.sent)
        world.table.close()
    here, there = told
    assert len(here) > 100 and [what for what, _ in here] == [what for what, _ in there]
    for (what, one), (_, other) in zip(here, there, strict=True):
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        assert one == other, f"{what}: …{one[max(0, at - 80) : at + 80]!r} and …{other[max(0, at - 80) : at + 80]!r}"


def test_the_worlds_do_differ(worlds: list[Running]) -> None:
    """The check can fail: the seats that hold other cards see other cards."""
    packs = []
    for server in worlds:
        with Table(server, *["you"] * len(HANDS), game=GAME) as table:
            packs.append([seat.seat_view()["view"]["table"]["pack"] for seat in table.seats])
    assert [one == other for one, other in zip(*packs, strict=True)] == [True, False, False, True, True]


# Nobody waits


def draft(seat: Seat, rng: random.Random) -> int:
    """Pick at once whenever there is something to pick from, until the draft is over; how many picks it took."""
    picks = 0
    while True:
        seat_view: dict[str, Any] = seat.seat_view()
        if seat_view["view"]["table"]["phase"] != "draft":
            return picks
        if not seat_view["choices"]:
            time.sleep(0.005)
            continue
        time.sleep(rng.random() / 50)
        answer = rng.choice(seat_view["choices"])["a"]
        response = seat.answer(answer, seat_view["n"], key=f"{picks}")
        assert response.status_code == 200, response.text  # nobody is ever told that somebody was faster
        picks += 1


def all_at_once(seats: list[Seat], do: Callable[[Seat, random.Random], int]) -> list[int]:
    with ThreadPoolExecutor(len(seats)) as threads:
        done = [threads.submit(do, seat, random.Random(seat.seat)) for seat in seats]
        return [one.result() for one in done]


def test_five_draft_at_once_and_nobody_is_refused(web: Running) -> None:
    with Table(web, *["you"] * 5, game=GAME) as table:
        assert all_at_once(table.seats, draft) == [5] * 5
        hands = [seat.seat_view()["view"]["table"]["hand"] for seat in table.seats]
        limestone = [row["limestone"] for row in table.watcher.seat_view()["view"]["table"]["seats"]]
        assert [len(hand) + bricks for hand, bricks in zip(hands, limestone, strict=True)] == [5] * 5


def test_a_second_pick_is_refused_with_its_rule(web: Running) -> None:
    with Table(web, *["you"] * 3, game=GAME) as table:
        seat = table.seats[1]
        first = seat.seat_view()["choices"][0]["say"]
        assert seat.answer(first).status_code == 200
        before = seat.seat_view()
        response = seat.answer(first, before["n"])
        assert response.status_code == 422 and response.json()["rule"] == "ARC-3.1"
        assert seat.seat_view() == before
