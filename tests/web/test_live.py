"""The live stream: the first frame is the table as it is, and every answer is there at once."""

from __future__ import annotations

import json
import statistics
import time
from pathlib import Path

import pytest

from tests.web.servers import Event, Running, Seat, Table
from tests.web.test_refusals import has_headers


def n_of(event: Event) -> int:
    return int(event.number)


@pytest.mark.parametrize("packed", [True, False])
def test_the_first_frame_is_the_table_as_it_is(table: Table, packed: bool) -> None:
    table.asked().answer()
    for seat in [*table.seats, table.watcher]:
        with seat.stream(packed=packed) as stream:
            assert has_headers(stream.response)
            assert stream.response.headers["content-type"] == "text/event-stream; charset=utf-8"
            assert stream.response.headers.get("content-encoding") == ("gzip" if packed else None)
            first = stream.next()
            assert first.json()["n"] == n_of(first) == 2
            assert first.json() == seat.seat_view()


@pytest.mark.parametrize("packed", [True, False])
def test_the_first_frame_of_a_page_is_its_frame(table: Table, packed: bool) -> None:
    for seat in [*table.seats, table.watcher]:
        with seat.stream("page", packed=packed) as stream:
            frame = stream.next().text
            assert frame.startswith("<main") and frame.endswith("</main>")
            page = seat.client.get(f"/table/{table.id}").text
            assert frame in page


def test_each_answer_is_there_at_once(web: Running) -> None:
    """Two players and a watcher: everybody has every frame, most within a tenth of a second."""
    with Table(web) as table:
        streams = [seat.stream(kind) for seat in [*table.seats, table.watcher] for kind in ("json", "page")]
        times: list[float] = []
        for _ in range(20):
            seat = table.asked()
            seat_view = seat.seat_view()
            start = time.monotonic()
            assert seat.answer(seat_view["choices"][0]["a"], seat_view["n"]).status_code == 200
            for stream in streams:
                found = stream.until(lambda event, n=seat_view["n"] + 1: n_of(event) == n)
                times.append(found.at - start)
        for stream in streams:
            stream.close()
    assert statistics.median(times) < 0.1, f"a frame takes {statistics.median(times) * 1000:.0f} ms"


def test_nothing_is_sent_that_was_sent(table: Table) -> None:
    seat = table.asked()
    with seat.stream() as stream:
        stream.until(lambda event: event.json()["people"][seat.seat]["here"])
        refused = seat.answer("done", 1)
        assert refused.status_code == 422
        assert seat.answer().status_code == 200
        found = stream.next()
        assert n_of(found) == 2
        time.sleep(0.2)
        assert stream.events.empty()


def test_presence(table: Table) -> None:
    me, other = table.seats
    with me.stream() as mine:
        assert [p["here"] for p in mine.next().json()["people"]] == [True, False]
        with other.stream():
            mine.until(lambda event: [p["here"] for p in event.json()["people"]] == [True, True])
        mine.until(lambda event: [p["here"] for p in event.json()["people"]] == [True, False])
        with table.watcher.stream(), Seat(table.watcher.server, table.id, me.token).stream("page"):
            time.sleep(0.1)
    assert [p["here"] for p in table.watcher.seat_view()["people"]] == [False, False]


def test_chat_and_seats_are_frames_too(web: Running) -> None:
    with Table(web, "you", "friend") as table, table.watcher.stream() as stream:
        stream.next()
        table.seats[0].post("/chat", {"text": "who comes?"})
        stream.until(lambda event: event.json()["chat"])
        invitation = table.given["seats"][1]["invitation"]
        table.watcher.post("/seats/1/join", {"name": "Ann", "invitation": invitation})
        stream.until(lambda event: event.json()["people"][1]["name"] == "Ann")


def test_many_watchers(web: Running) -> None:
    with Table(web) as table:
        streams = [table.watcher.stream("page") for _ in range(40)]
        seat = table.asked()
        n = seat.seat_view()["n"]
        assert seat.answer().status_code == 200
        texts = {stream.until(lambda event: n_of(event) == n + 1).text for stream in streams}
        assert len(texts) == 1
        for stream in streams:
            stream.close()


def test_a_restart_is_a_short_pause(tmp_path: Path) -> None:
    """The stream ends with the server; asked again, the same table goes on."""
    with Running(str(tmp_path / "t.db")) as server, Table(server) as table:
        seat = table.asked()
        with seat.stream() as stream, table.watcher.stream("page") as other:
            before = stream.until(lambda event: event.json()["people"][seat.seat]["here"]).json()
            start = time.monotonic()
            said = server.stop()
            assert stream.ended() and other.ended()
            assert time.monotonic() - start < 3 and said == ""
        server.start()
        with seat.stream() as stream:
            assert stream.next().json() == before
            assert seat.answer().status_code == 200
            stream.until(lambda event: n_of(event) == before["n"] + 1)


def test_a_killed_server_is_a_short_pause_too(tmp_path: Path) -> None:
    with Running(str(tmp_path / "t.db")) as server, Table(server) as table:
        seat = table.asked()
        assert seat.answer().status_code == 200
        before = table.seat_views()
        with seat.stream() as stream:
            server.kill()
            assert stream.ended()
        server.start()
        assert table.seat_views() == before


def test_a_stream_lives_while_nothing_happens(tmp_path: Path) -> None:
    """Signs of life come through, packed or not, and are no messages."""
    from benben.web import live

    assert live.ALIVE.startswith(b":") and live.ALIVE.endswith(b"\n\n")
    assert live.PULSE < 30


def test_a_frame_with_line_ends_is_one_message(table: Table) -> None:
    from benben.web.live import event

    assert event("3", b"a\nb") == b"id: 3\ndata: a\ndata: b\n\n"
    with table.watcher.stream("page", packed=False) as stream:
        text = stream.next().text
    assert "\r" not in text and json.dumps(text)
