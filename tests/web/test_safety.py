"""Strangers, other sites, forged cookies, proxies and limits."""

from __future__ import annotations

import hashlib
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.servers import RA, Running, Table
from tests.web.test_refusals import has_headers, page_refused, refused


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, with a small limit of requests."""
    path = tmp_path_factory.mktemp("proxied") / "t.db"
    with Running(str(path), "--proxy", "--requests", "60") as running:
        yield running


# Other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"}, {"origin": "null"}, {"origin": "https://127.0.0.1.evil.example"},
        {"origin": "http://127.0.0.1:1"}, {"origin": ""}, {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"}, {"sec-fetch-site": "cross-site", "origin": "{own}"}, {"sec-fetch-site": ""},
    ],
)  # fmt: skip
def test_another_site_changes_nothing(web: Running, table: Table, headers: dict[str, str]) -> None:
    seat, before = table.asked(), table.seat_views()
    sent = {name: value.format(own=web.url) for name, value in headers.items()}
    body = {"n": before[0]["n"], "answer": before[seat.seat]["choices"][0]["a"]}
    refused(seat.client.post(f"{seat.base}/answers", json=body, headers=sent), 403, "another site")
    form = {"n": str(body["n"]), "answer": before[seat.seat]["choices"][0]["say"]}
    page_refused(seat.client.post(f"/tables/{table.id}/answers", data=form, headers=sent), 403, "another site")
    page_refused(seat.client.post("/play-now", data={"game": RA}, headers=sent), 403, "another site")
    assert table.seat_views() == before


@pytest.mark.parametrize(
    "headers", [{}, {"origin": "{own}"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]
)
def test_our_own_pages_may(web: Running, table: Table, headers: dict[str, str]) -> None:
    seat = table.asked()
    sent = {name: value.format(own=web.url) for name, value in headers.items()}
    seat_view = seat.seat_view()
    body = {"n": seat_view["n"], "answer": seat_view["choices"][0]["a"]}
    assert seat.client.post(f"{seat.base}/answers", json=body, headers=sent).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "localhost.x"])
def test_another_name_on_loopback_is_refused(web: Running, host: str) -> None:
    with web.client() as client:
        page_refused(client.get("/", headers={"host": host}), 403, "localhost only")
        refused(client.get("/api/games", headers={"host": host}), 403, "localhost only")


@pytest.mark.parametrize("host", ["localhost", "localhost:1234", "127.0.0.1", "[::1]:8000", "LOCALHOST"])
def test_names_of_loopback(web: Running, host: str) -> None:
    with web.client() as client:
        assert client.get("/api/games", headers={"host": host}).status_code == 200


def test_no_other_site_may_read(web: Running) -> None:
    with web.client() as client:
        response = client.get("/api/games", headers={"origin": "http://evil.example"})
        assert not [name for name in response.headers if name.startswith("access-control")]


# Cookies


def cookies(response: httpx.Response) -> list[str]:
    return response.headers.get_list("set-cookie")


def test_cookies_are_for_the_server_only(web: Running, table: Table) -> None:
    seat = table.seats[0]
    with web.client() as client:
        found = cookies(client.get("/")) + cookies(client.post("/name", data={"name": "Ann"}))
        found += cookies(client.get(f"/seat/{table.id}/0/{seat.token}"))
    assert len(found) == 3
    for cookie in found:
        words = [word.strip().lower() for word in cookie.split(";")]
        assert "httponly" in words and "samesite=lax" in words and "path=/" in words and "secure" not in words


def test_cookies_are_secure_behind_a_proxy(proxied: Running) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7", "host": "games.example.org"}
    with proxied.client(headers=forwarded) as client:
        response = client.get("/")
        assert response.status_code == 200 and has_headers(response)
        assert "secure" in [word.strip().lower() for word in cookies(response)[0].split(";")]
        own = {"origin": "https://games.example.org"}
        assert client.post("/name", data={"name": "Ann"}, headers=own).status_code == 303
        page_refused(client.post("/name", data={"name": "Ann"}, headers={"origin": "https://evil.example"}), 403)


def test_without_a_proxy_nobody_speaks_for_others(web: Running) -> None:
    with web.client(headers={"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}) as client:
        assert "secure" not in cookies(client.get("/"))[0].lower()


def test_forged_cookies_are_nobodys(web: Running) -> None:
    with web.client() as owner:
        assert owner.post("/play-now", data={"game": "pig", "rival": "mason"}).status_code == 303
        cookie = owner.cookies["benben"]
        assert 'id="yours"' in owner.get("/").text
    body, _, mark = cookie.partition(".")
    forged = [
        body, f"{body}.", f"{body}.{mark[:-1]}", f"{body}.{'0' * 64}", f"{body[:-2]}.{mark}", f".{mark}", ".", "",
        f"{body}.{mark}.x", f"x{cookie}", f"{body}.{mark.upper()}", "é", "a" * 5000, f"{body}.\xff",
    ]  # fmt: skip
    for value in forged:
        with web.client() as client:
            response = client.get("/", headers={b"cookie": f"benben={value}".encode("latin-1")})
            assert response.status_code == 200 and 'id="yours"' not in response.text, value
    with web.client() as client:
        assert 'id="yours"' in client.get("/", headers={"cookie": f"benben={cookie}"}).text


def test_a_cookie_of_another_server_is_nobodys(web: Running, proxied: Running) -> None:
    with proxied.client() as other:
        cookie = cookies(other.get("/"))[0].split(";")[0]
    with web.client() as client:
        assert cookies(client.get("/", headers={"cookie": cookie}))[0].split(";")[0] != cookie


# Limits


def test_too_many_requests(proxied: Running) -> None:
    """Each address has its own allowance, and a client cannot choose its address."""
    with proxied.client(headers={"x-forwarded-for": "198.51.100.1"}) as client:
        codes = [client.get("/api/games").status_code for _ in range(70)]
        assert codes[:60] == [200] * 60 and set(codes[60:]) == {429}
        refused(client.get("/api/games"), 429, "wait a moment")
        page_refused(client.get("/"), 429, "wait a moment")
        assert client.get("/static/page.css").status_code == 200
        forged = {"x-forwarded-for": "10.9.8.7, 203.0.113.99, 198.51.100.1"}
        assert client.get("/api/games", headers=forged).status_code == 429
    with proxied.client(headers={"x-forwarded-for": "198.51.100.2"}) as other:
        assert other.get("/api/games").status_code == 200


def test_a_slow_reader_is_in_nobodys_way(web: Running) -> None:
    """Somebody opens a stream and takes nothing; everybody else goes on."""
    with Table(web) as table, socket.create_connection(("127.0.0.1", web.port)) as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.sendall(f"GET /table/{table.id}/live HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        with table.watcher.stream() as stream:
            stream.next()
            for _ in range(15):
                seat = table.asked()
                n, start = seat.seat_view()["n"], time.monotonic()
                assert seat.answer().status_code == 200
                stream.until(lambda event, n=n: int(event.number) == n + 1)
                assert time.monotonic() - start < 1


# What is stored


def test_the_database_holds_no_token(web: Running) -> None:
    """Of tokens and invitations only the hashes are on disk."""
    with Table(web, "you", "friend") as table:
        token, invitation = table.seats[0].token, table.given["seats"][1]["invitation"]
        path = Path(web.database)
        disk = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name))
        assert table.id.encode() in disk
        assert token.encode() not in disk and invitation.encode() not in disk
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
            query = "SELECT token, invite FROM seats WHERE table_id = ? ORDER BY seat"
            rows = connection.execute(query, [table.id]).fetchall()
        connection.close()
        assert rows == [(sha(token), b""), (b"", sha(invitation))]


def sha(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def test_the_secret_is_the_owners_only(web: Running) -> None:
    path = Path(web.database + ".secret")
    assert path.stat().st_mode & 0o077 == 0 and len(path.read_bytes()) == 32


def test_nothing_goes_out_without_the_headers(web: Running, table: Table) -> None:
    with web.client() as client:
        for path in ("/", f"/table/{table.id}", f"/replay/{table.id}", "/health", "/api", "/api/openapi.json",
                     "/api/games", "/static/page.css", f"/rules/{RA}", f"/table/{table.id}/record"):  # fmt: skip
            assert has_headers(client.get(path)), path
