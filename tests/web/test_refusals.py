"""What is wrong is refused with the right status and one clear sentence, and changes nothing."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.web.servers import Running, Seat, Table

HEADERS = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}
JSON = {"content-type": "application/json"}


def has_headers(response: httpx.Response) -> bool:
    """Whether a response has all headers of safety, each once, and is not kept by anybody."""
    found = [response.headers.get_list(name) for name in HEADERS]
    assert all(len(values) == 1 for values in found), response.headers
    assert all(values[0].startswith(start) for values, start in zip(found, HEADERS.values(), strict=True))
    assert "cache-control" in response.headers
    return True


def refused(response: httpx.Response, status: int, words: str = "") -> dict[str, Any]:
    """A refusal as programs get it."""
    assert response.status_code == status, response.text
    assert has_headers(response)
    found: dict[str, Any] = response.json()
    assert set(found) == {"error", "rule", "key", "params"}
    assert re.fullmatch(r"([a-z_.]+\.[a-z-]+)?", found["key"]), found
    assert re.fullmatch(r"\S.{8,500}[.!]( \([A-Z-]+[\d.]+\))?", found["error"]), found
    assert words in found["error"], found
    assert "Traceback" not in response.text and ".py" not in response.text
    return found


def page_refused(response: httpx.Response, status: int, words: str = "") -> None:
    """A refusal as browsers get it."""
    assert response.status_code == status, response.text[:300]
    assert has_headers(response)
    assert response.headers["content-type"].startswith("text/html")
    assert words in response.text and "Traceback" not in response.text


# Who and when


def test_two_answers_at_once(web: Running) -> None:
    """Through many connections at the same moment, again and again: one wins, the other is told."""
    with Table(web) as table, ThreadPoolExecutor(4) as pool:
        for _ in range(15):
            seat = table.asked()
            twins = [Seat(web, table.id, seat.token) for _ in range(4)]
            seat_view = seat.seat_view()
            tries = [pool.submit(twin.answer, seat_view["choices"][0]["a"], seat_view["n"]) for twin in twins]
            responses = [one.result() for one in tries]
            assert sorted(response.status_code for response in responses) == [200, 409, 409, 409]
            for response in responses:
                if response.status_code == 409:
                    refused(response, 409, "happened first")
            assert seat.seat_view()["n"] == seat_view["n"] + 1
            for twin in twins:
                twin.close()


def test_a_repeated_answer_counts_once(table: Table) -> None:
    seat = table.asked()
    seat_view = seat.seat_view()
    for _ in range(3):
        response = seat.answer(seat_view["choices"][0]["a"], seat_view["n"], key="once")
        assert (response.status_code, response.json()) == (200, {"n": seat_view["n"] + 1})
    other = seat.answer(seat_view["choices"][-1]["a"], seat_view["n"], key="once")
    assert other.json() == {"n": seat_view["n"] + 1}


def test_a_stale_answer(table: Table) -> None:
    seat, before = table.asked(), table.seat_views()
    for n in (0, before[0]["n"] + 1, 10**9):
        refused(seat.answer(before[seat.seat]["choices"][0]["a"], n), 409, "happened first")
    assert table.seat_views() == before


def test_the_wrong_seat(table: Table) -> None:
    seat, before = table.asked(), table.seat_views()
    other, answer, n = table.seats[1 - seat.seat], before[seat.seat]["choices"][0]["a"], before[0]["n"]
    refused(other.answer(answer, n), 403, "answers now, not")
    refused(other.answer(answer, n, seat=seat.seat), 403, "not your seat")
    refused(other.post("/undo", {"n": n}), 409)
    assert table.seat_views() == before


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "é", "a b c"])
def test_a_foreign_token(web: Running, table: Table, token: str) -> None:
    before = table.seat_views()
    seat = table.asked().seat
    with web.client() as client:
        bearer = {b"authorization": f"Bearer {token}".encode()} if token else {}
        for path, body in [
            ("/answers", {"n": before[0]["n"], "answer": before[seat]["choices"][0]["a"]}),
            ("/undo", {"n": before[0]["n"]}), ("/redo", {"n": before[0]["n"]}), ("/chat", {"text": "x"}), ("/hint", {}),
            ("/seats/0/bot", {"bot": "greedy"}), ("/seats/0/back", {}),
        ]:  # fmt: skip
            refused(client.post(f"/api/tables/{table.id}{path}", json=body, headers=bearer), 403)
        refused(client.get(f"/api/tables/{table.id}/why?answer=keep", headers=bearer), 403)
    assert table.seat_views() == before


def test_a_token_of_another_table(web: Running, table: Table) -> None:
    seat, before = table.asked(), table.seat_views()
    with Table(web) as other:
        stranger = Seat(web, table.id, other.seats[seat.seat].token)
        refused(stranger.answer(before[seat.seat]["choices"][0]["a"], before[0]["n"]), 403, "You watch")
        stranger.close()
    assert table.seat_views() == before


def test_an_illegal_answer_names_its_rule(table: Table) -> None:
    seat, before = table.asked(), table.seat_views()
    found = refused(seat.answer("done", before[0]["n"]), 422)
    assert re.fullmatch(r"RA-\d+\.\d+", found["rule"]) and found["rule"] in found["error"]
    assert table.seat_views() == before


@pytest.mark.parametrize("answer", ["dance", "", -1, 10**6, 10**30, {}, {"do": "keep", "x": 1}, {"do": ["keep"]}, "\0"])
def test_no_answer_at_all(table: Table, answer: Any) -> None:
    before = table.seat_views()
    refused(table.asked().answer(answer, before[0]["n"]), 400)
    assert table.seat_views() == before


@pytest.mark.parametrize("id", ["nope", "%00", "%ff", "%ed%a0%80", "a%20b", "%E2%80%AE"])
def test_an_unknown_table(web: Running, id: str) -> None:
    with web.client() as client:
        for path in ("", "/answers", "/record", "/stream", "/why?answer=keep"):
            refused(client.get(f"/api/tables/{id}{path}"), 404, "no such table")
        for path in ("", "/live", "/record"):
            page_refused(client.get(f"/table/{id}{path}"), 404, "no such table")
        page_refused(client.get(f"/replay/{id}/0"), 404, "no such table")
        refused(client.post(f"/api/tables/{id}/answers", json={"n": 0, "answer": 0}), 404)
        page_refused(client.post(f"/tables/{id}/answers", data={"n": "0", "answer": "keep"}), 404)


# Bodies

BODIES = {
    "nothing": b"",
    "broken": b'{"n": 1,',
    "no JSON": b"n=1&answer=2",
    "a list": b"[]",
    "null": b"null",
    "a number": b"7",
    "no UTF-8": b'{"n":1,"answer":"\xff"}',
    "UTF-16": '{"n":1,"answer":1}'.encode("utf-16"),
    "half a sign": b'{"n":1,"answer":"\\ud800"}',
    "NaN": b'{"n":NaN,"answer":1}',
    "infinite": b'{"n":1,"answer":1e999}',
    "a fraction": b'{"n":1.5,"answer":1}',
    "true": b'{"n":true,"answer":1}',
    "a text": b'{"n":"one","answer":1}',
    "null inside": b'{"n":null,"answer":null}',
    "a list inside": b'{"n":1,"answer":[1]}',
    "huge n": b'{"n":' + b"9" * 5000 + b',"answer":1}',
    "huge answer": b'{"n":1,"answer":' + b"9" * 5000 + b"}",
    "negative n": b'{"n":-1,"answer":1}',
    "deep": b'{"n":1,"answer":' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"}",
    "deep list": b'{"n":1,"answer":{"do":' + b"[" * 25000 + b"]" * 25000 + b"}}",
    "another field": b'{"n":1,"answer":1,"seed":1}',
    "no answer": b'{"n":1}',
    "long answer": b'{"n":1,"answer":"' + b"x" * 1000 + b'"}',
    "long key": b'{"n":1,"answer":1,"key":"' + b"x" * 65 + b'"}',
    "NUL in the key": b'{"n":1,"answer":1,"key":"\\u0000"}',
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_is_none(table: Table, what: str) -> None:
    before, seat = table.seat_views(), table.asked()
    refused(seat.client.post(f"{seat.base}/answers", content=BODIES[what], headers=JSON), 400)
    form = f"/tables/{table.id}/answers"  # takes no JSON
    assert seat.client.post(form, content=BODIES[what], headers=JSON).status_code == 400
    assert table.seat_views() == before


@pytest.mark.parametrize("path", ["/answers", "/undo", "/redo", "/chat", "/seats/0/join", "/seats/0/bot"])
def test_a_megabyte(table: Table, path: str) -> None:
    before, seat = table.seat_views(), table.asked()
    large = b'{"text":"' + b"x" * 1_000_000 + b'"}'
    refused(seat.client.post(seat.base + path, content=large, headers=JSON), 413, "too large")
    pieces = (b"x" * 10_000 for _ in range(100))
    refused(seat.client.post(seat.base + path, content=pieces, headers=JSON), 413, "too large")
    assert table.seat_views() == before


@pytest.mark.parametrize("path", ["/tables/{}/chat", "/tables/{}/answers", "/name", "/tables", "/play-now"])
def test_a_megabyte_in_a_form(table: Table, path: str) -> None:
    before, seat = table.seat_views(), table.asked()
    page_refused(seat.client.post(path.format(table.id), data={"text": "x" * 1_000_000}), 413, "too large")
    assert table.seat_views() == before


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data; boundary=x", b"garbage"),
        ("multipart/form-data", b"garbage"),
        ("multipart/form-data; boundary=" + "x" * 500, b"--"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
        ("application/x-www-form-urlencoded", b"%ff=%00&a=\xff"),
        ("application/x-www-form-urlencoded", b"&".join(b"f%d=1" % n for n in range(2000))),
        ("application/x-www-form-urlencoded", b"a=1&a=2&n=x"),
        ("text/plain", b"a=1"),
        ("", b"a=1"),
        ("\xff", b"a=1"),
    ],
)
def test_a_form_that_is_none(table: Table, kind: str, body: bytes) -> None:
    before, seat = table.seat_views(), table.asked()
    headers = {b"content-type": kind.encode("latin-1")}
    page_refused(seat.client.post(f"/tables/{table.id}/answers", content=body, headers=headers), 400)
    assert table.seat_views() == before


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "multipart/form-data; boundary=x", "image/png"])
def test_the_wrong_kind_of_body(table: Table, kind: str) -> None:
    before, seat = table.seat_views(), table.asked()
    refused(seat.client.post(f"{seat.base}/answers", content=b"<n>1</n>", headers={"content-type": kind}), 400)
    assert table.seat_views() == before


# Methods and addresses


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_other_methods(table: Table, method: str) -> None:
    before, seat = table.seat_views(), table.seats[0]
    for path in ("", "/answers", "/stream"):
        refused(seat.client.request(method, seat.base + path), 405, "not done in this way")
    for path in ("/", f"/table/{table.id}", f"/table/{table.id}/live", "/static/page.css", "/name"):
        page_refused(seat.client.request(method, path), 405)
    assert table.seat_views() == before


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS"])
def test_methods_that_only_ask(table: Table, method: str) -> None:
    before, seat = table.seat_views(), table.seats[0]
    for path in ("/", seat.base, f"{seat.base}/stream", f"/table/{table.id}/live", "/static/page.css", "/play-now"):
        response = seat.client.request(method, path)
        assert response.status_code in (200, 204, 405) and response.content == b"" and has_headers(response)
    assert table.seat_views() == before


@pytest.mark.parametrize(
    "path",
    [
        "/nothing", "/api/nothing", "/static/", "/static/none.css", "/static/..%2fapp.py", "/static/..%2f..%2fcli.py",
        "/static/%2e%2e/app.py", "/static/%2fetc%2fpasswd", "/static/a%00.css", "/static/page.py", "/static/page",
        "/static/..%5capp.py", "/static/" + "x" * 5000 + ".css", "/rules/", "/static/page.css/x", "/table/",
        "/seat/x/1", "/replay/x/abc", "/replay/x/" + "9" * 5000, "/.env", "/static/.css", "/api/tables/x/seats/y/join",
    ],
)  # fmt: skip
def test_addresses_that_lead_nowhere(web: Running, path: str) -> None:
    with web.client() as client:
        response = client.get(path)
        assert response.status_code in (404, 405) and has_headers(response)
        assert b"import" not in response.content and b"root:" not in response.content


def test_an_unknown_game(web: Running) -> None:
    with web.client() as client:
        page_refused(client.get("/rules/chess"), 400, "There is no game")
        page_refused(client.post("/play-now", data={"game": "<script>alert(1)</script>"}), 400, "&lt;script&gt;")
        refused(client.post("/api/tables", json={"game": "<b>", "seats": [{"kind": "you"}]}), 400, "There is no game")


@pytest.mark.parametrize(("low", "n"), [(True, "-5"), (True, "-99999999"), (False, "999999"), (False, "9" * 400)])
def test_moments_before_and_after_the_game(table: Table, low: bool, n: str) -> None:
    response = table.watcher.client.get(f"/replay/{table.id}/{n}")
    total = table.watcher.seat_view()["lines"]
    assert response.status_code == 200 and f"{0 if low else total} of {total}" in response.text


def test_a_refusal_is_json_for_programs_and_a_page_for_browsers(table: Table) -> None:
    client = table.watcher.client
    path, form = f"/tables/{table.id}/answers", {"n": "1", "answer": "keep"}
    page_refused(client.post(path, data=form), 403, "You watch this table")
    refused(client.post(path, data=form, headers={"accept": "application/json"}), 403)
    refused(client.post(f"/api{path}", json={"answer": "keep", "n": 1}), 403)


def test_no_body_breaks_any_route(web: Running, table: Table) -> None:
    """Every strange body to every route that takes one: never an error of ours."""
    seat = table.seats[0]
    routes = [seat.base + path for path in ("/answers", "/undo", "/redo", "/chat", "/seats/0/join", "/seats/0/bot",
              "/seats/0/back")] + ["/api/tables", "/name", "/play-now", "/tables", "/records"]  # fmt: skip
    forms = ("undo", "redo", "chat", "rematch", "seats/0/bot", "seats/0/nothing", "nothing")
    routes += [f"/tables/{table.id}/{path}" for path in forms]
    for route in routes:
        for what, body in BODIES.items():
            if what in ("nothing", "long answer") and route.endswith(("back", "rematch", "undo", "redo", "bot")):
                continue
            response = seat.client.post(route, content=body, headers=JSON)
            assert response.status_code < 500, (route, what, response.text)
            assert json.loads(response.content) is not None
