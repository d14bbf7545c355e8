"""Everybody is answered in a language of their own: pages, forms, streams, refusals."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.bots import names as bot_names
from benben.core.errors import BenbenError
from benben.core.registry import game
from benben.language import languages, speaking
from benben.web import errors
from benben.web import languages as asked_in
from benben.web.pages.layout import STATIC
from tests.web.servers import RA, Running, Seat, Table
from tests.web.test_pages import Browser
from tests.web.test_refusals import has_headers, page_refused, refused

PIG = "pig"
GERMAN = {"language": "de"}


def spoken(text: str) -> str:
    """The language that a page says it is in."""
    found = re.search(r'<html lang="([^"]+)"', text)
    assert found
    return found[1]


# Which language


@pytest.mark.parametrize(
    ("asked", "cookie", "header", "language"),
    [
        ("", "", "", "en"),
        ("", "", "de", "de"),
        ("", "", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("", "", "fr,en;q=0.5,de;q=0.7", "de"),
        ("", "", "fr, tlh", "en"),
        ("", "en", "de", "en"),
        ("", "de", "en", "de"),
        ("de", "en", "en", "de"),
        ("de_CH", "", "", "de"),
        ("en", "de", "de", "en"),
        ("tlh", "de", "", "de"),
        ("", "tlh", "de", "de"),
        ("x" * 3000, "../../de", "de;q=x, ;;;,q=1", "en"),
        ("%00", "\"'<b>", "*", "en"),
    ],
)
def test_the_address_goes_before_the_switch_and_that_before_the_browser(
    web: Running, asked: str, cookie: str, header: str, language: str
) -> None:
    headers = {"accept-language": header, "cookie": f"language={cookie}"}
    with web.client(headers=headers) as client:
        for path in ("/", f"/rules/{PIG}", "/nothing"):
            page = client.get(path, params={"language": asked} if asked else {})
            assert spoken(page.text) == language and page.headers["content-language"] == language, path


def test_caches_are_told_what_an_answer_rests_on(web: Running) -> None:
    with web.client(headers=GERMAN) as client:
        for path in ("/", "/api/games", "/nothing"):
            page = client.get(path)
            assert has_headers(page) and page.headers["cache-control"] == "no-store"
            assert {"accept-language", "cookie"} <= set(re.split(r",\s*", page.headers["vary"].lower()))
        file = client.get("/static/page.css")
        assert "content-language" not in file.headers and "cookie" not in file.headers.get("vary", "")


def every_page(table: Table) -> list[str]:
    return ["/", f"/table/{table.id}", f"/replay/{table.id}/0", f"/rules/{PIG}", "/nothing"]


def test_every_page_is_there_in_german(web: Running) -> None:
    with Table(web, "you", "friend", game=PIG) as table, web.client() as client:
        link = f"/seat/{table.id}/1/{table.given['seats'][1]['invitation']}"
        for path in [*every_page(table), link]:
            page = client.get(path, params=GERMAN).text
            assert spoken(page) == "de"
            assert "Direkt zum Inhalt" in page and "Skip to the content" not in page
        assert "Du bist eingeladen zu „Schweinewürfeln“" in client.get(link, params=GERMAN).text
        assert "Freier Platz" in client.get(f"/table/{table.id}", params=GERMAN).text


# The switch


def test_the_switch_works_without_a_script_on_every_page(web: Running) -> None:
    with Table(web, "you", "friend", game=PIG) as table:
        link = f"/seat/{table.id}/1/{table.given['seats'][1]['invitation']}"
        for path in [*every_page(table), link]:
            with Browser(web) as browser:
                browser.go(path)
                browser.client.headers["referer"] = str(browser.page.url)
                page = browser.press(form="language", name="language", value="de")
                here = page.url.path
                assert spoken(page.text) == "de" and here == (path if path != "/nothing" else "/")
                assert spoken(browser.go("/").text) == "de"  # it is remembered
                assert 'value="en"' in browser.page.text and 'lang="en"' in browser.page.text


def test_the_switch_is_remembered_for_a_year(web: Running) -> None:
    with Browser(web) as browser:
        browser.client.follow_redirects = False
        given = browser.post("/language", language="de")
        cookie = given.headers["set-cookie"]
        assert given.status_code == 303 and given.headers["location"] == "/"
        assert "language=de" in cookie and "Max-Age=31536000" in cookie and "SameSite=lax" in cookie


def test_after_the_switch_the_address_names_no_language(web: Running) -> None:
    with Browser(web) as browser:
        browser.client.headers["referer"] = str(browser.go(f"/rules/{PIG}?language=en&part=").url)
        browser.post("/language", language="de")
        assert spoken(browser.page.text) == "de" and str(browser.page.url).endswith(f"/rules/{PIG}")


@pytest.mark.parametrize("wish", ["", "tlh", "x" * 5000, "de\0", "<b>"])
def test_a_language_that_there_is_not(web: Running, wish: str) -> None:
    with Browser(web) as browser:
        page_refused(browser.post("/language", language=wish), 400, "There is no such language; they are en and de")
        assert "language" not in browser.client.cookies


@pytest.mark.parametrize("referer", ["https://evil.example/", "//evil.example", "http://[", "/tables", ""])
def test_the_switch_leads_nowhere_else(web: Running, referer: str) -> None:
    with Browser(web, referer=referer) as browser:
        assert browser.post("/language", language="de").url.path == "/"


def test_another_site_cannot_switch(web: Running) -> None:
    with web.client(headers={"sec-fetch-site": "cross-site"}) as client:
        page_refused(client.post("/language", data=GERMAN), 403, "another site")


# What programs are told


def test_the_api_speaks_the_language_asked_for(web: Running) -> None:
    with web.client() as client:
        assert "Ra: The Dice Game" in client.get("/api/games").text
    with Table(web, game=PIG) as table:
        seat = table.asked()
        assert seat.seat_view()["title"] == "Pig"
        assert seat.get(params=GERMAN).json()["title"] == "Schweinewürfeln"
        assert seat.get(headers={"accept-language": "de"}).json()["title"] == "Schweinewürfeln"
        chips = [[choice["short"] for choice in seat.get("/answers", params=words).json()] for words in ({}, GERMAN)]
        assert chips == [["Roll", "Hold 0"], ["Würfeln", "Anhalten: 0"]]
        assert seat.post("/hint", params=GERMAN).json()["words"] in ("Würfeln", "Anhalten und 0 behalten")


def test_the_parameter_is_described(web: Running) -> None:
    with web.client() as client:
        document = client.get("/api/openapi.json").json()
    for path in document["paths"].values():
        for operation in path.values():
            assert "language" in [parameter["name"] for parameter in operation["parameters"]]


def test_a_refusal_has_a_key_and_params_in_every_language(web: Running, table: Table) -> None:
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "deep"}]
    with web.client() as client:
        told = [client.post("/api/tables", json={"game": PIG, "seats": seats}, params=p) for p in ({}, GERMAN)]
        english, german = (refused(one, 400) for one in told)
    assert english["error"].startswith("There is no bot of that name; the bots are random, greedy, apprentice, ")
    assert german["error"].startswith("Einen Bot dieses Namens gibt es nicht; die Bots sind random, greedy, ")
    assert english["key"] == german["key"] == "web.no-such-bot"
    assert english["params"] == german["params"] == {"bots": bot_names()}
    other = table.seats[1 - table.asked().seat]
    mine = other.answer("keep", 1, seat=1 - other.seat)
    assert refused(mine, 403) == {
        "error": "That is not your seat.", "rule": "", "key": "web.not-your-seat", "params": {},
    }  # fmt: skip
    page_refused(other.client.post(f"/tables/{table.id}/nothing", params=GERMAN), 404, "Diese Seite gibt es nicht.")


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/nothing.json", "/api/tables/x/y/z", "/nothing", "/rules", "/static/x.css"]
)
def test_addresses_that_lead_nowhere_are_told_of_in_the_language_asked_for(web: Running, path: str) -> None:
    with web.client() as client:
        for params, sentence in (({}, "There is no such page."), (GERMAN, "Diese Seite gibt es nicht.")):
            answer = client.get(path, params=params, headers={"accept": "text/html"})
            assert (answer.status_code, sentence in answer.text) == (404, True), answer.text[:300]
        if path.startswith("/api"):
            assert refused(client.get(path), 404)["key"] == "web.no-such-page"


def test_a_message_among_the_params_is_its_sentence() -> None:
    with pytest.raises(BenbenError) as wrong:
        game(PIG).check_players(99)
    assert errors.trouble_of(wrong.value).params == {"game": "Pig", "low": 2, "high": 10, "given": "99"}
    with speaking("de"):
        found = errors.trouble_of(wrong.value)
    assert (found.params["game"], found.key) == ("Schweinewürfeln", "core.wrong-number-of-players")


def test_an_error_of_plain_words_has_no_key() -> None:
    found = errors.trouble_of(BenbenError("So it is.", "RA-1.1"))
    assert (found.error, found.key, found.params) == ("So it is. (RA-1.1)", "", {})
    assert errors.plain_params({"a": None, "b": [1, ("x",)], "c": {1}}) == {"a": None, "b": [1, ["x"]], "c": "{1}"}


# Streams


@pytest.fixture(scope="module")
def same_dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at whose tables the same answers make the same game."""
    with Running(str(tmp_path_factory.mktemp("same") / "t.db"), "--same-dice") as running:
        yield running


def go_on(table: Table) -> None:
    """Roll, and hold as soon as there is something to keep."""
    seat = table.asked()
    sees = seat.seat_view()
    assert seat.answer("hold" if sees["view"]["table"]["pot"] else "roll", sees["n"]).status_code == 200


def sent(table: Table, kind: str, beside: list[Seat]) -> list[str]:
    """What an English reader of a seat is sent in a game; `beside` read in German, and came first."""
    streams = [seat.stream(kind, language="de") for seat in beside]
    for stream in streams:
        stream.next()
    found: list[str] = []
    with table.seats[0].stream(kind) as mine:
        mine.until(lambda event: re.search(r'"here":true|person-1', event.text))
        for n in range(2, 12):
            go_on(table)
            found.append(table.plain(mine.until(lambda event, n=n: int(event.number) == n).text))
    for stream in streams:
        told = stream.until(lambda event: int(event.number) == 11).text
        assert re.search(r"hält an und behält \d", told) and not re.search(r"\bholds|\brolls", told)
        stream.close()
    return found


@pytest.mark.parametrize("kind", ["json", "page"])
def test_what_a_reader_is_sent_does_not_depend_on_who_else_reads(same_dice: Running, kind: str) -> None:
    with Table(same_dice, game=PIG) as alone, Table(same_dice, game=PIG) as shared:
        mine = Seat(same_dice, shared.id, shared.seats[0].token, 0)
        beside = sent(shared, kind, [shared.watcher, mine])
        assert beside == sent(alone, kind, [])
        mine.close()
    assert re.search(r"holds and keeps \d", beside[-1])
    assert not any(re.search(r"hält|Würfel|Anhalten|Regel", text) for text in beside)


def test_frames_are_made_once_for_a_language(same_dice: Running) -> None:
    """Whoever answers, and in whatever language, everybody reads their own."""
    with Table(same_dice, game=PIG) as table:
        readers = [table.watcher.stream("page", language=language) for language in ("en", "de", "de", "tlh")]
        for reader in readers:
            reader.next()
        assert table.asked().post("/answers", {"n": 1, "answer": "roll"}, params=GERMAN).status_code == 200
        texts = [reader.until(lambda event: int(event.number) == 2).text for reader in readers]
        for reader in readers:
            reader.close()
    assert texts[0] == texts[3] != texts[1] == texts[2]
    assert "Player 1 rolls" in texts[0] and "Spieler 1 würfelt" in texts[1]


def test_a_frame_is_in_the_language_of_its_page(web: Running) -> None:
    with Table(web, game=PIG) as table:
        for language in ("en", "de"):
            words = {"language": language}
            page = table.seats[0].client.get(f"/table/{table.id}", params=words).text
            assert table.seats[0].client.get(f"/table/{table.id}/frame", params=words).text in page


# Replays, rules, records


def test_replays_and_files_in_the_language_of_who_asks(web: Running) -> None:
    with Table(web, game=PIG) as table:
        table.asked().answer("hold")
        client = table.watcher.client
        frame = client.get(f"/replay/{table.id}/1", params={"part": "frame", **GERMAN}).text
        assert "hält an und behält 0" in frame
        file = client.get(f"/replay/{table.id}/offline.html", params=GERMAN).text
        assert spoken(file) == "de" and "Wiedergabe" in file and "{at} von {last}" in file
        assert spoken(client.get(f"/replay/{table.id}/offline.html").text) == "en"
        records = {client.get(f"/table/{table.id}/record", params=words).text for words in ({}, GERMAN)}
        assert len(records) == 1


def test_rules_in_the_language_of_the_reader(web: Running) -> None:
    with web.client() as client:
        for part in ("", "body"):
            english, german = (
                client.get(f"/rules/{PIG}", params={"part": part, "language": language}).text
                for language in ("en", "de")
            )
            assert "In two minutes" in english and "In zwei Minuten" in german and "PIG-1" in german


# Names that are none


def test_a_guest_is_called_so_by_every_reader(web: Running) -> None:
    with Browser(web) as browser:
        browser.post("/play-now", game=PIG, rival="apprentice")
        table = browser.table
        said = [browser.client.get(f"/table/{table}", params={"language": language}).text for language in ("en", "de")]
        assert '<b title="Guest">Guest</b>, 0 at stake' in said[0] and "Gast" not in said[0]
        assert '<b title="Gast">Gast</b>, 0 stehen auf dem Spiel' in said[1] and "Guest" not in said[1]


# Scripts


def test_scripts_have_no_words_of_their_own() -> None:
    """No text in a script is a sentence, or a part of one: what they say comes with the page."""
    for script in STATIC.glob("*.js"):
        code = re.sub(r"(^|\s)(//|/\*\*).*$", "", script.read_text("utf-8"), flags=re.MULTILINE)
        texts = re.findall(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', code)
        wrong = [text for pair in texts for text in pair if is_said(re.sub(r"\$\{.*?\}", "", text))]
        assert wrong == [], script.name


def is_said(text: str) -> bool:
    """Whether it looks like something for people, and not like a selector or a name.

    >>> [is_said(text) for text in ("Sound is on.", "Close", "● Your turn", "#log li", "Enter", "not all and (x: 1)")]
    [True, True, True, False, False, False]
    """
    if text in NAMES or re.search(r"[#\[\](:=/]|^Arrow|^M\d", text):
        return False
    return bool(re.search(r"\b[A-Z][a-z]{2,}|[a-z]{2,}[.!?]$|[a-z]{2,},? (a|is|of|the|to|be|not) ", text))


NAMES = ("Enter", "Escape", "Home", "End", "Content-Type")  # of keys and headers


@pytest.mark.parametrize("module", [asked_in, errors])
def test_examples_in_docstrings_hold(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


def test_every_language_has_a_file_for_every_book() -> None:
    root = Path(errors.__file__).parent.parent
    for package in ("web", "draw"):
        assert {file.stem for file in (root / package / "words").glob("*.ftl")} == set(languages())


def test_a_record_from_elsewhere_is_refused_in_german(web: Running) -> None:
    with Browser(web, **{"accept-language": "de"}) as browser:
        page_refused(browser.post("/records", record="text"), 400, "Wähle zuerst die Datei einer Aufzeichnung.")
        assert RA in browser.go("/").text
