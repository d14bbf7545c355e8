"""Two server processes on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from benben.core.record import parse_lines, verify
from tests.store.server import Server
from tests.web.servers import RA, Running, Seat, Table


@pytest.fixture(scope="module")
def both(server: Server) -> Iterator[tuple[Running, Running]]:
    address = server.new_database(f"both{time.monotonic_ns()}")
    with Running(address) as one, Running(address) as other:
        yield one, other
        said = one.stop() + other.stop()
    assert said == "", said


def elsewhere(server: Running, seat: Seat) -> Seat:
    """The same seat, at another server."""
    return Seat(server, seat.table, seat.token, seat.seat)


def test_clients_of_both_see_every_answer(both: tuple[Running, Running]) -> None:
    one, other = both
    with Table(one) as table:
        seats = [table.seats[0], elsewhere(other, table.seats[1])]
        watcher = Seat(other, table.id)
        streams = [seats[0].stream(), seats[1].stream(), watcher.stream("page")]
        for stream in streams:
            stream.next()
        times = []
        for _ in range(20):
            seat = seats[table.asked().seat]
            while not (seat_view := seat.seat_view())["choices"]:
                time.sleep(0.005)
            start = time.monotonic()
            assert seat.answer(seat_view["choices"][0]["a"], seat_view["n"]).status_code == 200
            for stream in streams:
                found = stream.until(lambda event, n=seat_view["n"] + 1: int(event.number) == n)
                times.append(found.at - start)
        assert max(times) < 1.0, f"the slowest frame took {max(times):.2f} s"
        for stream in streams:
            stream.close()
        for client in (seats[1], watcher):
            client.close()


def test_of_answers_through_both_one_wins(both: tuple[Running, Running]) -> None:
    one, other = both
    with Table(one) as table, ThreadPoolExecutor(4) as pool:
        for _ in range(15):
            seat = table.asked()
            seat_view = seat.seat_view()
            twins = [seat, elsewhere(other, seat), elsewhere(one, seat), elsewhere(other, seat)]
            for twin in twins[1:]:
                twin.seat_view()
            tries = [pool.submit(twin.answer, seat_view["choices"][0]["a"], seat_view["n"]) for twin in twins]
            codes = sorted(one.result().status_code for one in tries)
            assert codes == [200, 409, 409, 409]
            for twin in twins[1:]:
                twin.close()
        record = verify(parse_lines(iter(table.watcher.get("/record").content.splitlines(keepends=True))))
        assert sum(line.seat >= 0 for line in record.record.lines) == 15


def test_the_same_answer_through_both_counts_once(both: tuple[Running, Running]) -> None:
    one, other = both
    with Table(one) as table:
        seat = table.asked()
        twin = elsewhere(other, seat)
        seat_view = twin.seat_view()
        for who in (seat, twin, seat):
            response = who.answer(seat_view["choices"][0]["a"], seat_view["n"], key="once")
            assert (response.status_code, response.json()["n"]) == (200, seat_view["n"] + 1)
        twin.close()


def test_bots_are_not_doubled(both: tuple[Running, Running]) -> None:
    """Both servers have the table in hand; the bots answer each question once, and the game ends."""
    one, other = both
    with Table(one, "random", "random") as table:
        there = Seat(other, table.id)
        with table.watcher.stream() as here, there.stream() as far:
            ends = [stream.until(lambda event: event.json()["over"], 60).json() for stream in (here, far)]
        assert ends[0] == ends[1]
        record = there.get("/record").content
        assert verify(parse_lines(iter(record.splitlines(keepends=True)))).over
        there.close()


def test_visitors_are_known_to_both(both: tuple[Running, Running]) -> None:
    """The same secret signs the cookies of both; seats, chat and invitations go across."""
    one, other = both
    with one.client() as here, other.client() as there:
        assert here.post("/name", data={"name": "Ann"}).status_code == 303
        page = here.post("/tables", data={"game": RA, "seat-1": "you", "seat-2": "friend"}).headers["location"]
        there.cookies.set("benben", here.cookies["benben"], domain="127.0.0.1")
        seat_view = there.get(f"/api{page.replace('/table/', '/tables/')}").json()
        assert seat_view["seat"] == 0 and seat_view["people"][0]["name"] == "Ann"
        assert 'value="Ann"' in there.get("/").text and page in there.get("/").text
        assert there.post(f"{page.replace('/table/', '/tables/')}/chat", data={"text": "hi"}).status_code == 303
        end = time.monotonic() + 1
        while not here.get(f"/api{page.replace('/table/', '/tables/')}").json()["chat"]:
            assert time.monotonic() < end
            time.sleep(0.01)
