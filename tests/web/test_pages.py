"""The pages and their forms, used as a browser without scripts uses them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from benben.bots import rivals
from benben.core.record import parse_lines, verify
from benben.core.registry import game
from tests.web.servers import RA, Running, Table
from tests.web.test_refusals import has_headers, page_refused

SUN = game(RA).rules.options[0].values[-1]
EVIL = "<script>alert('x')</script>\"&"

AGAINST_BOTS = {"game": RA, "seat-1": "you", "seat-2": "bot:random", "seat-3": "bot:random"}


class Forms(HTMLParser):
    """The forms of a page, with the buttons and fields that belong to them, wherever they stand."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: dict[str, dict[str, Any]] = {}
        self.buttons: list[dict[str, str]] = []
        self.fields: list[dict[str, str]] = []
        self._at = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        words = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._at = words.get("id", f"form {len(self.forms)}")
            self.forms[self._at] = words
        elif tag in ("button", "input"):
            words.setdefault("form", self._at)
            (self.buttons if tag == "button" else self.fields).append(words)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._at = ""


def is_like(button: dict[str, str], name: str, value: str) -> bool:
    found = button.get(name, "")
    return found.endswith(value) if name == "formaction" else found == value


class Browser:
    """Presses buttons and follows where they lead."""

    def __init__(self, server: Running, **headers: str) -> None:
        self.client = server.client(follow_redirects=True, headers=headers)
        self.page: httpx.Response

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def go(self, path: str) -> httpx.Response:
        self.page = self.client.get(path)
        return self.page

    def post(self, path: str, **fields: str) -> httpx.Response:
        headers = {"origin": str(self.client.base_url), "sec-fetch-site": "same-origin"}
        self.page = self.client.post(path, data=fields, headers=headers)
        return self.page

    def press(self, **wanted: str) -> httpx.Response:
        """Press the first button with these attributes."""
        forms = Forms(self.page.text)
        found = [b for b in forms.buttons if all(is_like(b, name, value) for name, value in wanted.items())]
        assert found, f"there is no button {wanted}"
        button = found[0]
        assert "disabled" not in button
        fields = {f["name"]: f.get("value", "") for f in forms.fields if f["form"] == button["form"] and "name" in f}
        if "name" in button:
            fields[button["name"]] = button.get("value", "")
        return self.post(button.get("formaction") or forms.forms[button["form"]]["action"], **fields)

    @property
    def table(self) -> str:
        return self.page.url.path.split("/")[2]

    @property
    def n(self) -> int:
        found = re.search(r'data-n="(\d+)"', self.page.text)
        assert found
        return int(found[1])

    def links(self, pattern: str) -> list[str]:
        return re.findall(pattern, unescape(self.page.text))


def test_the_lobby(web: Running) -> None:
    with Browser(web) as browser:
        page = browser.go("/")
        assert page.status_code == 200 and has_headers(page) and "Ra: The Dice Game" in page.text
        assert page.text.lower().startswith("<!doctype html>")


def test_a_table_against_bots_and_answers_by_form(web: Running) -> None:
    """A form leads to a table; then every button leads on, to the end of the game."""
    with Browser(web) as browser:
        browser.go("/")
        browser.post("/tables", **AGAINST_BOTS)
        assert browser.page.url.path.startswith("/table/")
        pressed = 0
        while 'data-turn="over"' not in browser.page.text and pressed < 6:
            if 'data-turn="you"' in browser.page.text:
                n = browser.n
                browser.press(form="act", name="answer")
                assert browser.page.status_code == 200 and browser.n > n
                pressed += 1
            browser.go(f"/table/{browser.table}")
        assert pressed == 6
        assert f"/table/{browser.table}" in browser.go("/").text  # to be continued


def test_play_now_asks_once_how_strong_the_opponents_shall_be(web: Running) -> None:
    with Browser(web) as browser:
        browser.post("/play-now", game="pig")
        assert str(browser.page.url).endswith("/opponents?game=pig")
        assert re.findall(r'name="rival" value="(\w+)"', browser.page.text) == rivals()
        assert browser.page.text.count("checked") == 1 and re.search(r'value="builder" checked', browser.page.text)
        browser.post("/play-now", game="pig", rival="vizier")
        people = browser.client.get(f"/api/tables/{browser.table}").json()["people"]
        assert [(person["name"], person["bot"]) for person in people[1:]] == [
            ("Imhotep", "vizier"), ("Nofret", "vizier"),
        ]  # fmt: skip
        assert 'href="#d-rung-vizier"' in browser.page.text
        browser.post("/play-now", game="pig")  # it is remembered
        assert browser.page.url.path.startswith("/table/")
        browser.post("/name", name="Ada")  # and nothing else makes it forgotten
        assert "Vizier" in browser.page.text and "Imhotep · vizier" in browser.page.text
        browser.post("/opponents", rival="mason")
        assert browser.page.url.path == "/" and "<b>Mason</b>" in browser.page.text
        seats = [{"kind": "you"}, {"kind": "bot"}]
        given = browser.client.post("/api/tables", json={"game": "pig", "seats": seats}).json()
        assert browser.client.get(f"/api/tables/{given['table']}").json()["people"][1]["bot"] == "mason"


@pytest.mark.parametrize("rival", ["", "greedy", "os:system", "cmd:ls", "Vizier", "x" * 500])
def test_strange_opponents_are_refused(web: Running, rival: str) -> None:
    with Browser(web) as browser:
        for path in ("/play-now", "/opponents"):
            page_refused(browser.post(path, game=RA, rival=rival), 400, "The bots to play against are apprentice, ")
        page_refused(browser.go(f"/opponents?game={rival or 'senet'}"), 400)


def test_a_bot_without_a_name_is_a_builder(web: Running) -> None:
    with web.client() as client:
        seats = [{"kind": "you"}, {"kind": "bot"}]
        given = client.post("/api/tables", json={"game": "pig", "seats": seats}).json()
        person = client.get(f"/api/tables/{given['table']}").json()["people"][1]
    assert (person["bot"], person["name"]) == ("builder", "Imhotep")


def test_a_name_is_remembered_and_escaped(web: Running) -> None:
    with Browser(web) as browser:
        browser.post("/name", name=EVIL)
        assert browser.page.url.path == "/" and "<script>alert" not in browser.page.text
        assert "alert(&#39;x&#39;)" in browser.page.text or "alert(&#x27;x&#x27;)" in browser.page.text
        browser.post("/play-now", game="pig", rival="apprentice")
        assert "<script>alert" not in browser.page.text and "alert(" in browser.page.text
        page_refused(browser.post("/name", name=""), 400, "A name has 1 to 40")
        page_refused(browser.post("/name", name="x" * 41), 400, "A name has 1 to 40")


def test_chat_is_escaped(web: Running, table: Table) -> None:
    with Browser(web, authorization=f"Bearer {table.seats[0].token}") as browser:
        browser.post(f"/tables/{table.id}/chat", text=EVIL)
        assert browser.page.url.path == f"/table/{table.id}"
        assert "<script>alert" not in browser.page.text and "&lt;script&gt;alert(" in browser.page.text
        with table.watcher.stream("page") as stream:
            frame = stream.next().text
        assert "<script>alert" not in frame and "&lt;script&gt;alert(" in frame
        page_refused(browser.post(f"/tables/{table.id}/chat", text=" "), 400, "A message has 1 to 500")
        page_refused(browser.post(f"/tables/{table.id}/chat", text="x" * 501), 400, "length &lt;= 500")


# New tables


@pytest.mark.parametrize(
    ("seats", "kinds"),
    [
        (["you", "bot:greedy"], ["human", "bot"]),
        (["you", "you"], ["human", "human"]),
        (["you", "friend", "bot:random"], ["human", "open", "bot"]),
        (["closed", "you", "closed", "bot:greedy"], ["human", "bot"]),
        (["bot:greedy", "bot:greedy"], ["bot", "bot"]),
    ],
)
def test_a_new_table(web: Running, seats: list[str], kinds: list[str]) -> None:
    with Browser(web) as browser:
        form = {f"seat-{n + 1}": seat for n, seat in enumerate(seats)}
        browser.post("/tables", game=RA, undo="none", open="yes", **form, **{"option-sun_track": SUN})
        assert browser.page.status_code == 200, browser.page.text[:500]
        seat_view = browser.client.get(f"/api/tables/{browser.table}").json()
        assert [person["kind"] for person in seat_view["people"]] == kinds
        assert seat_view["options"] == {"sun_track": SUN} and seat_view["open"]
        assert [person["you"] for person in seat_view["people"]] == [kind == "human" for kind in kinds]


@pytest.mark.parametrize(
    "form",
    [
        {}, {"game": RA}, {"game": "chess", "seat-1": "you"}, {"game": RA, "seat-1": "you"},
        {"game": RA, "seat-1": "you", "seat-2": "king"}, {"game": RA, "seat-1": "you", "seat-2": "bot:os:system"},
        {"game": RA, "seat-1": "you", "seat-2": "you", "option-x": "y"},
        {"game": RA, "seat-1": "you", "seat-2": "you", "option-sun_track": "y"},
        {"game": RA, "seat-1": "you", "seat-2": "you", "undo": "all"},
    ],
)  # fmt: skip
def test_a_new_table_that_cannot_be(web: Running, form: dict[str, str]) -> None:
    with Browser(web) as browser:
        page_refused(browser.post("/tables", **form), 400)
        assert 'id="yours"' not in browser.go("/").text


def test_one_screen_for_two(web: Running) -> None:
    """Hot seat: one browser holds both seats and is shown whoever is asked."""
    with Browser(web) as browser:
        browser.post("/tables", game=RA, **{"seat-1": "you", "seat-2": "you"})
        shown = set()
        for _ in range(25):
            browser.go(f"/table/{browser.table}")
            assert 'data-turn="you"' in browser.page.text
            shown |= set(browser.links(r'data-seat="(\d)"'))
            browser.press(form="act", name="answer")
        assert shown == {"0", "1"}


# Invitations


def test_an_invitation(web: Running) -> None:
    with Browser(web) as host, Browser(web) as friend, Browser(web) as late:
        host.post("/tables", game=RA, **{"seat-1": "you", "seat-2": "friend"})
        (link,) = set(host.links(r"/seat/[\w-]+/1/[\w-]{32}"))
        table = host.table
        before = friend.client.get(f"/api/tables/{table}").json()
        for _ in range(2):  # looking takes nothing
            page = friend.go(link)
            assert page.status_code == 200 and "You are invited" in page.text
        assert friend.client.get(f"/api/tables/{table}").json() == before
        friend.post(link, name="Ann")
        assert friend.page.url.path == f"/table/{table}" and 'data-seat="1"' in friend.page.text
        friend.post(link, name="Ann")  # pressed twice
        assert friend.page.url.path == f"/table/{table}"
        page_refused(late.go(link), 403, "taken, or the link is not right")
        page_refused(late.post(link, name="Eve"), 403, "taken, or the link is not right")
        assert [p["name"] for p in late.client.get(f"/api/tables/{table}").json()["people"]][1] == "Ann"
        assert link not in late.go(f"/table/{table}").text and "/seat/" not in late.page.text
        page_refused(late.go(f"/seat/{table}/7/x"), 400, "There is no seat 7")


def test_a_watcher_is_shown_no_invitation(web: Running) -> None:
    with Browser(web) as host, Browser(web) as watcher:
        host.post("/tables", game=RA, **{"seat-1": "you", "seat-2": "friend"})
        assert "/seat/" in host.page.text
        assert "/seat/" not in watcher.go(f"/table/{host.table}").text
        page_refused(watcher.post(f"/seat/{host.table}/1/guess", name="Eve"), 403)


def test_a_stranger_sits_down_at_an_open_table(web: Running) -> None:
    with Browser(web) as host, Browser(web) as stranger:
        host.post("/tables", game=RA, open="yes", **{"seat-1": "you", "seat-2": "friend"})
        assert f"/table/{host.table}" in stranger.go("/").text
        stranger.post(f"/seat/{host.table}/1/open", name="Bob")
        assert 'data-seat="1"' in stranger.page.text


def test_the_own_seat_on_a_second_browser(web: Running) -> None:
    with Table(web) as table, Browser(web) as phone:
        seat = table.asked()
        phone.go(f"/seat/{table.id}/{seat.seat}/{seat.token}")
        assert phone.page.url.path == f"/table/{table.id}" and f'data-seat="{seat.seat}"' in phone.page.text
        n = phone.n
        phone.press(form="act", name="answer")
        assert phone.page.status_code == 200 and phone.n == n + 1
        assert seat.seat_view()["n"] == n + 1


def test_the_link_for_the_own_phone(web: Running) -> None:
    with Browser(web) as browser:
        browser.post("/play-now", game="pig", rival="apprentice")
        links = browser.links(r"/seat/[\w-]+/\d+/[\w-]+")
        assert all(link.startswith(f"/seat/{browser.table}/0/") for link in links)


# Things to do


def test_undo_and_redo_by_form(web: Running, table: Table) -> None:
    seat = table.keeping()
    with Browser(web, authorization=f"Bearer {seat.token}") as browser:
        browser.go(f"/table/{table.id}")
        before = seat.seat_view()
        free = next(choice["say"] for choice in before["choices"] if not choice["final"])
        browser.press(form="act", name="answer", value=free)
        after = seat.seat_view()
        assert after["undo_to"][0] == before["lines"]
        browser.press(formaction="/undo")
        assert seat.seat_view()["view"] == before["view"]
        browser.press(formaction="/redo")
        assert seat.seat_view()["view"] == after["view"]
        page_refused(browser.post(f"/tables/{table.id}/undo", n=str(browser.n), to="0"), 409, "cannot be taken back")
        page_refused(browser.post(f"/tables/{table.id}/undo", n="0"), 409, "happened first")


def test_a_form_that_was_sent_twice(web: Running, table: Table) -> None:
    seat = table.asked()
    with Browser(web, authorization=f"Bearer {seat.token}") as browser:
        page = browser.go(f"/table/{table.id}")
        browser.press(form="act", name="answer")
        n = browser.n
        browser.page = page
        browser.press(form="act", name="answer")  # the browser's way back, and pressed again
        assert browser.page.status_code == 200 and browser.n == n


def test_a_hint_and_why_not_for_the_page(table: Table) -> None:
    seat = table.asked()
    hint = seat.post("/hint")
    assert hint.status_code == 200 and hint.json() in seat.seat_view()["choices"]
    assert table.watcher.post("/hint").status_code == 403
    why = seat.get("/why", params={"element": "nothing"})
    sentence = "Nothing that you could answer now is done there."
    key = "table.nothing-is-done-there"
    assert why.json() == {"legal": False, "sentence": sentence, "rule": "", "key": key, "params": {}}
    touched = {element for choice in seat.seat_view()["choices"] for element in choice["touches"]}
    spaces = set(re.findall(r'id="([\w-]+)" class="space', seat.client.get(f"/table/{table.id}").text)) - touched
    asked = [seat.get("/why", params={"element": space}) for space in sorted(spaces)[:20]]
    assert any(reason.json()["rule"].startswith("RA-") for reason in asked)


def test_the_frame_alone_is_what_the_page_holds(table: Table) -> None:
    """What the stream pushes, for a browser that it does not reach."""
    seat = table.asked()
    frame = seat.client.get(f"/table/{table.id}/frame")
    assert frame.status_code == 200 and frame.headers["content-type"].startswith("text/html")
    assert frame.text.startswith('<main id="table"') and frame.text.count("<main") == 1
    with seat.stream("page") as stream:
        assert stream.next().text == seat.client.get(f"/table/{table.id}/frame").text
    assert frame.text.count('name="answer"') == len(seat.seat_view()["choices"])
    assert 'name="answer"' not in table.watcher.client.get(f"/table/{table.id}/frame").text


def test_a_bot_for_me_and_back_by_form(web: Running) -> None:
    with Browser(web) as browser:
        browser.post("/tables", game=RA, **{"seat-1": "you", "seat-2": "you"})
        base = f"/tables/{browser.table}/seats/0"
        browser.post(f"{base}/bot", bot="random")
        assert browser.client.get(f"/api/tables/{browser.table}").json()["people"][0]["bot"] == "random"
        browser.post(f"{base}/back")
        assert browser.client.get(f"/api/tables/{browser.table}").json()["people"][0]["bot"] == ""


@pytest.fixture(scope="module")
def finished(web: Running) -> Iterator[Table]:
    """A table whose game is over, played by bots for two people."""
    with Table(web) as table:
        for seat in (0, 1):
            assert table.seats[0].post(f"/seats/{seat}/bot", {"bot": "random"}).status_code == 200
        with table.watcher.stream() as stream:
            stream.until(lambda event: event.json()["over"], 60)
        yield table


def test_the_end_record_replay_and_rematch(web: Running, finished: Table) -> None:
    table = finished
    with Browser(web, authorization=f"Bearer {table.seats[0].token}") as browser:
        assert 'data-turn="over"' in browser.go(f"/table/{table.id}").text
        record = browser.go(f"/table/{table.id}/record")
        assert record.headers["content-disposition"] == f'attachment; filename="benben-ra-dice-{table.id[:8]}.jsonl"'
        match = verify(parse_lines(iter(record.content.splitlines(keepends=True))))
        assert match.over
        total = len(match.record.lines)
        for n in (0, 1, total // 2, total):
            page = browser.go(f"/replay/{table.id}/{n}")
            assert page.status_code == 200 and f"{n} of {total}" in page.text
            part = browser.client.get(f"/replay/{table.id}/{n}", params={"part": "frame"})
            assert "<head" not in part.text and f'data-lines="{n}"' in part.text
        assert browser.go(f"/replay/{table.id}").url.path == f"/replay/{table.id}/0"
        browser.post(f"/tables/{table.id}/rematch")
        other = browser.page.url.path
        assert other.startswith("/table/") and other != f"/table/{table.id}"
        browser.post(f"/tables/{table.id}/rematch")
        assert browser.page.url.path == other
        assert table.watcher.seat_view()["rematch"] == other.split("/")[2]
        page_refused(browser.client.post(f"{other.replace('table', 'tables')}/rematch"), 403)
    page_refused(table.watcher.client.post(f"/tables/{table.id}/rematch"), 403)


def test_one_file_that_replays_the_game(finished: Table) -> None:
    file = finished.watcher.client.get(f"/replay/{finished.id}/offline.html")
    assert file.status_code == 200 and file.headers["content-disposition"].startswith("attachment")
    assert not re.search(r'(src|href)="(https?:)?/', file.text)


# Records from elsewhere


def a_record(**words: Any) -> bytes:
    match = game(RA).match(2, seed=3, names=["Ann", EVIL[:20]], **words)
    while not match.over:
        match.play(match.legal()[0])
    return b"".join(match.record.to_lines())


def upload(browser: Browser, body: bytes) -> httpx.Response:
    browser.page = browser.client.post("/records", files={"record": ("game.jsonl", body)})
    return browser.page


def test_a_record_is_uploaded_and_replayed(web: Running) -> None:
    with Browser(web) as browser:
        body = a_record()
        page = upload(browser, body)
        assert page.url.path.startswith("/replay/") and page.status_code == 200
        assert "<script>alert" not in page.text and "Ann" in page.text
        id = page.url.path.split("/")[2]
        assert browser.go(f"/table/{id}/record").content == body
        assert browser.client.get(f"/api/tables/{id}").json()["over"]


@pytest.mark.parametrize("what", ["empty", "garbage", "cut", "illegal", "scores", "header", "old", "binary", "doubled"])
def test_a_broken_record(web: Running, what: str) -> None:
    body = a_record()
    lines = body.splitlines(keepends=True)
    broken = {
        "empty": b"",
        "garbage": b"hello\n",
        "cut": body[:-20],
        "illegal": b"".join([*lines[:6], lines[8], *lines[7:]]),
        "scores": body.replace(b'"scores":[', b'"scores":[9'),
        "header": b"".join(lines[1:]),
        "old": body.replace(b'"rules":1', b'"rules":99'),
        "binary": bytes(range(256)) * 10,
        "doubled": body + lines[-1],
    }[what]
    with Browser(web) as browser:
        page_refused(upload(browser, broken), 400)
        assert browser.page.url.path == "/records"


def test_what_is_no_record_at_all(web: Running) -> None:
    with Browser(web) as browser:
        page_refused(browser.post("/records", record="text"), 400, "Choose a record")
        page_refused(upload(browser, b"x" * 5_000_000), 413, "too large")


# Rules and files


def test_the_rules(web: Running) -> None:
    with web.client() as client:
        page = client.get(f"/rules/{RA}")
        assert page.status_code == 200 and "RA-4.1" in page.text
        part = client.get(f"/rules/{RA}", params={"part": "body"})
        assert "<head" not in part.text and "RA-4.1" in part.text


def test_every_file_of_a_page_is_there_and_kept(web: Running, table: Table) -> None:
    with web.client() as client:
        pages = [client.get(path).text for path in ("/", f"/table/{table.id}", f"/replay/{table.id}/0")]
        files = {unescape(link) for page in pages for link in re.findall(r'(?:src|href)="(/static/[^"]+)"', page)}
        assert len(files) > 5
        for file in files:
            response = client.get(file)
            assert response.status_code == 200 and has_headers(response), file
            assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert response.headers["content-type"].split(";")[0] in ("text/css", "text/javascript", "image/svg+xml")
            assert response.headers["content-type"].count("charset") <= 1


def test_pages_hold_no_script_and_ask_nobody_else(web: Running, table: Table) -> None:
    with web.client() as client:
        for path in ("/", f"/table/{table.id}", f"/replay/{table.id}/0", f"/rules/{RA}", "/nothing"):
            text = client.get(path).text
            assert not re.search(r"<script(?![^>]*(src=|type=\"application/json\"))", text), path
            assert not re.search(r"<style| style=\"| on\w+=\"", text), path
            assert not re.search(r"(src|href|action)=\"(https?:)?//", text), path
