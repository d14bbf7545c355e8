"""The database goes away and comes back: nothing is changed meanwhile, everybody is told, and the table goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.store.server import Server, binaries
from tests.web.servers import Running, Table
from tests.web.test_refusals import page_refused, refused


@pytest.fixture
def own(server: Server) -> Iterator[Server]:
    """A PostgreSQL server that this test may stop."""
    programs = binaries()
    assert programs
    made = Server(programs)
    yield made
    made.remove()


def test_an_answer_without_a_database(own: Server) -> None:
    with Running(own.new_database("away")) as web, Table(web) as table:
        seat = table.asked()
        seat_view = seat.seat_view()
        answer = (seat_view["choices"][0]["a"], seat_view["n"], "once")
        with table.watcher.stream() as stream:
            stream.next()
            own.stop()
            before = seat.seat_view()
            refused(seat.answer(*answer), 503, "cannot be used")
            page_refused(seat.client.get("/"), 503, "cannot be used")
            page_refused(seat.client.get("/table/another"), 503, "cannot be used")
            assert seat.seat_view() == before
            own.start()
            end = time.monotonic() + 15
            while (response := seat.answer(*answer)).status_code == 503 and time.monotonic() < end:
                time.sleep(0.1)
            assert (response.status_code, response.json()) == (200, {"n": seat_view["n"] + 1})
            stream.until(lambda event: int(event.number) == seat_view["n"] + 1)
        assert "Traceback" not in web.stop()
