"""Every page, made from real matches: safe under a strict policy, labelled, the same for the same seat_view."""

from __future__ import annotations

import doctest
import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from importlib import import_module

import pytest

import benben
from benben.draw.palette import tokens
from benben.draw.symbols import definitions
from benben.table.schema import ChatLine, Choice, SeatView
from benben.web.pages.layout import FOLDERS, STATIC, STYLES, static_file, static_url
from benben.web.pages.lobby import lobby_page
from benben.web.pages.notices import error_page, notice
from benben.web.pages.replay import replay_frame, replay_page
from benben.web.pages.rules import rules_page
from benben.web.pages.table import table_frame, table_page
from tests.web.pages.preview import PAGES
from tests.web.pages.seat_views import LINKS, LONG, lobby, moment, played, ra_card, sight_of, until

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
MOST = 160_000  # bytes of a frame: with compression some 10 000 go out
EVERY = pytest.mark.parametrize("name", PAGES)
MOMENTS = ["MayReroll", "UseDice", "MustPairMonument", "MustRetrieveMonument", "MustRetrieveCivilization"]
RECORDS = {"MustRetrieveCivilization": "01"}


class Tree(HTMLParser):
    """The elements of a page with their attributes and texts; fails if they are not nested well."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, dict[str, str | None], list[str]]] = []
        self.elements: list[tuple[str, dict[str, str | None], list[str]]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(attrs) == len(dict(attrs)), f"an attribute twice: {tag} {attrs}"
        element: tuple[str, dict[str, str | None], list[str]] = (tag, dict(attrs), [])
        self.elements.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag

    def handle_data(self, data: str) -> None:
        for _, attributes, texts in self.open:
            texts.append(data)

    def all(self, *tags: str) -> list[tuple[dict[str, str | None], str]]:
        return [(attributes, "".join(texts)) for tag, attributes, texts in self.elements if tag in tags]


@cache
def page(name: str) -> str:
    return str(PAGES[name]())


@cache
def tree(name: str) -> Tree:
    return Tree(page(name))


def seat_views() -> list[SeatView]:
    return [
        sight_of(until("MayReroll", seat=0), 0),
        sight_of(until("UseDice", least=90, seat=0), 0),
        sight_of(played()),
    ]


# Safe under a strict policy


@EVERY
def test_nothing_runs_and_nothing_is_styled_inside_a_page(name: str) -> None:
    for tag, attributes, _ in tree(name).elements:
        assert tag != "style"
        assert "style" not in attributes
        assert not [attribute for attribute in attributes if attribute.startswith("on")]
        if tag == "script":
            assert attributes.get("src") or attributes["type"] == "application/json"


@EVERY
def test_a_page_asks_nobody_else_for_anything(name: str) -> None:
    for tag, attributes, _ in tree(name).elements:
        for attribute in ("src", "href", "action", "formaction"):
            address = attributes.get(attribute) or ""
            assert not re.match(r"(https?:)?//|javascript:|data:", address), f"{tag} {address}"
        if tag in ("script", "link") and (own := attributes.get("src") or attributes.get("href")):
            assert own.startswith("/static/")


@EVERY
def test_all_files_of_a_page_are_there(name: str) -> None:
    for address in re.findall(r'"/static/([^"?]+)\?v=[0-9a-f]*"', page(name)):
        assert static_file(address)


@EVERY
def test_ids_are_unique(name: str) -> None:
    counts = Counter(attributes["id"] for _, attributes, _ in tree(name).elements if attributes.get("id"))
    assert [found for found, count in counts.items() if count > 1] == []


@EVERY
def test_what_is_referred_to_is_there(name: str) -> None:
    ids = {attributes["id"] for _, attributes, _ in tree(name).elements if attributes.get("id")}
    for _, attributes, _ in tree(name).elements:
        for attribute in ("for", "aria-labelledby", "form", "popovertarget", "data-open"):
            if attribute in attributes:
                assert attributes[attribute] in ids, attributes
        if (attributes.get("href") or "").startswith("#") and attributes["href"] != "#":
            assert str(attributes["href"])[1:] in ids


@EVERY
def test_every_drawing_is_of_the_sheet(name: str) -> None:
    used = set(re.findall(r'(?:href="#|url\(#)((?:d|pat)-[a-z-]+)', page(name)))
    assert used <= set(definitions())


# For everybody


@EVERY
def test_everything_that_is_pressed_says_what_it_does(name: str) -> None:
    for attributes, text in tree(name).all("button", "a", "summary"):
        assert text.strip() or attributes.get("aria-label"), attributes


@EVERY
def test_every_field_has_a_label(name: str) -> None:
    labelled = {attributes.get("for") for attributes, _ in tree(name).all("label")}
    for attributes, _ in tree(name).all("input", "select"):
        hidden = attributes.get("type") in ("hidden", "radio")
        assert hidden or attributes.get("aria-label") or attributes.get("id") in labelled, attributes


@EVERY
def test_drawings_are_named_or_hidden(name: str) -> None:
    for attributes, _ in tree(name).all("svg"):
        assert attributes.get("aria-hidden") == "true" or attributes.get("aria-label"), attributes


@EVERY
def test_pages_have_a_language_a_title_and_a_way_past_the_head(name: str) -> None:
    found = tree(name)
    assert found.all("html")[0][0]["lang"] == "en"
    assert found.all("title")[0][1]
    assert 'href="#content"' in page(name)
    assert len(found.all("main")) == 1
    assert len(found.all("h1")) == 1


def test_the_style_uses_only_tokens() -> None:
    local = {"a", "b", "c", "seat", "on-seat", "cv-night", "cv-water", "cv-sky", "cv-dusk"}
    used = set(re.findall(r"var\(--([a-z0-9-]+)", (STATIC / "page.css").read_text("utf-8")))
    assert used - local <= set(tokens("light"))


# Frames


@pytest.mark.parametrize("step", MOMENTS)
def test_every_answer_is_in_the_frame_with_all_it_touches(step: str) -> None:
    match = until(step, RECORDS.get(step, "02"))
    seat_view = sight_of(match, match.actor)
    frame = str(table_frame(seat_view, {}))
    ids = set(re.findall(r' id="([^"]+)"', frame))
    assert seat_view.choices
    for choice in seat_view.choices:
        assert set(choice.touches) <= ids
        assert f"answer-{choice.a}" in ids
        assert re.search(rf'<a id="{re.escape(choice.touches[0])}" class="space legal"', frame)


def test_the_script_gets_every_answer() -> None:
    seat_view = seat_views()[1]
    block = re.search(r'<script[^>]*id="choices"[^>]*>(.*?)</script>', str(table_frame(seat_view, {})))
    assert block is not None
    expected = [
        {"a": choice.a, "in": choice.group, "ends": choice.ends, "final": choice.final, "touches": choice.touches}
        for choice in seat_view.choices
    ]
    assert json.loads(block[1]) == expected


def test_data_cannot_leave_its_block() -> None:
    wicked = Choice(0, "x", "x", "x", ["</script><script>alert(1)//"], "", False, "x")
    frame = str(table_frame(sight_of(until("UseDice", seat=0), 0, choices=[wicked]), {}))
    assert "<script>alert" not in frame


def test_names_and_chat_are_text() -> None:
    match = until("MayReroll", least=100, seat=0)
    match.record.names[:] = LONG
    said = [ChatLine(1, -3, "<i>Eve</i>", "<img src=x onerror=alert(1)>\n<b>two</b>", "20:00")]
    shown = str(table_page(sight_of(match, 0, chat=said), LINKS))
    for wicked in ("<b>Dana</b>", "<i>Eve</i>", "<img", "<b>two</b>"):
        assert wicked not in shown
    assert "&lt;b&gt;Dana&lt;/b&gt;" in shown


@pytest.mark.parametrize("n", range(3))
def test_equal_sights_give_equal_frames(n: int) -> None:
    one, other = seat_views()[n], seat_views()[n]
    assert one is not other
    assert str(table_frame(one, LINKS)) == str(table_frame(other, dict(LINKS)))


def test_a_frame_holds_no_key_of_a_form() -> None:
    """The forms stand outside of it, so that it is the same for all of a role."""
    seat_view = seat_views()[0]
    shown, frame = str(table_page(seat_view, LINKS)), str(table_frame(seat_view, LINKS))
    (key,) = re.findall(r'name="key" value="(\w{32})"', shown)
    assert key not in frame
    assert frame in shown


def test_a_frame_is_not_large(record_property: Callable[[str, object], None]) -> None:
    sizes = [len(str(table_frame(seat_view, LINKS)).encode()) for seat_view in seat_views()]
    record_property("bytes of frames", sizes)
    assert max(sizes) < MOST


def test_frames_say_who_is_waited_for() -> None:
    match = until("UseDice", seat=1)
    turns = [re.search(r'data-turn="(\w+)"', str(table_frame(sight_of(match, seat), {}))) for seat in (1, 0, -3)]
    assert [turn[1] for turn in turns if turn] == ["you", "other", "other"]
    assert '<b title="Ben">Ben</b> is thinking.' in str(table_frame(sight_of(match, 0), {}))


def test_final_answers_bear_a_lock() -> None:
    seat_view = seat_views()[1]
    frame = str(table_frame(seat_view, {}))
    end = next(choice for choice in seat_view.choices if choice.do == "end_turn")
    button = re.search(rf'<button[^>]*id="answer-{end.a}".*?</button>', frame)
    assert button is not None
    assert end.final and "d-ui-lock" in button[0]


def test_a_watcher_can_press_nothing() -> None:
    frame = str(table_frame(sight_of(until("UseDice", seat=1)), {}))
    assert 'name="answer"' not in frame
    assert "legal" not in frame
    assert 'id="chat-text"' not in frame


def test_waiting_shows_the_links_to_send() -> None:
    shown = page("waiting")
    assert LINKS["seat-2"] in shown
    assert LINKS["watch"] in shown
    assert "2 seats are empty" in shown


def test_who_is_away_can_be_replaced_and_comes_back() -> None:
    match = until("UseDice", seat=0)
    assert 'formaction="/tables/k7Qm2x/seats/2/bot"' in str(table_frame(sight_of(match, 0), {}))
    assert "/seats/2/bot" not in str(table_frame(sight_of(match), {}))


def test_after_the_end_one_can_play_again_or_follow() -> None:
    match = played()
    assert 'formaction="/tables/k7Qm2x/rematch"' in str(table_frame(sight_of(match, 0), {}))
    assert 'href="/table/next1"' in str(table_frame(sight_of(match, 0, rematch="next1"), {}))


def test_a_tie_is_shared() -> None:
    shown = str(table_frame(sight_of(played(record="03")), {}))
    assert "Anna and Ben share the win with 19 points" in shown
    assert "Nobody was better." in shown


# Other pages


def test_a_replay_asks_nothing() -> None:
    frame = str(replay_frame(moment(played(), 100)))
    assert "legal" not in frame
    assert 'name="answer"' not in frame
    assert "Replay" in str(replay_page(moment(played(), 100), 480, "/record"))


def test_the_lobby_fits_one_game_and_five() -> None:
    assert "boxes few" in str(lobby_page(lobby(1)))
    many = str(lobby_page(lobby(5)))
    assert "boxes few" not in many
    assert many.count('action="/play-now"') == many.count('action="/tables"') == 5


def test_forms_of_the_lobby_name_what_they_set() -> None:
    shown = str(lobby_page(lobby(1)))
    names = set(re.findall(r' name="([^"]+)"', shown))
    assert {"seat-1", "seat-4", "option-sun_track", "undo", "open", "game", "record"} <= names
    assert ra_card().title in shown


def test_rules_have_anchors_and_examples() -> None:
    game = benben.game("ra-dice")
    whole, part = str(rules_page(game, fragment=False)), str(rules_page(game, fragment=True))
    assert "<html" in whole
    assert "<html" not in part
    for shown in (whole, part):
        assert 'id="RA-6.4"' in shown
        assert shown.count('class="example"') >= 6


def test_the_example_game_has_pages_too() -> None:
    pig = benben.game("pig")
    assert 'id="topics"' in str(rules_page(pig, fragment=True))
    match = pig.match(2, seed=1)
    frame = Tree(str(table_frame(sight_of(match, 0), LINKS)))
    legal = [attributes for tag, attributes, _ in frame.elements if tag == "a" and attributes.get("role") == "button"]
    assert [attributes["id"] for attributes in legal] == ["roll", "hold"]
    assert legal[1]["aria-label"] == "Hold and keep 0"


def test_notices_link_to_rules_and_nothing_else() -> None:
    assert 'href="/rules/ra-dice#RA-6.4"' in str(notice("No.", "RA-6.4", "why", "ra-dice"))
    assert "<a" not in str(notice("No.", "x y", "why", "ra-dice"))
    assert "&lt;b&gt;" in str(notice("<b>", "", "error"))


def test_errors_say_a_sentence() -> None:
    assert "Gone &amp; lost." in str(error_page(404, "Gone & lost."))


# Files


def test_addresses_of_files_change_with_them() -> None:
    assert re.fullmatch(r"/static/page\.css\?v=[0-9a-f]{12}", static_url("page.css"))


@pytest.mark.parametrize("name", ["../layout.py", "symbols.py", "pages/x.css", "..\\x.css", "nothing.css", ""])
def test_only_files_that_are_meant_are_given_out(name: str) -> None:
    assert static_file(name) is None


def test_styles_are_found() -> None:
    assert all(static_file(name) for name in STYLES)
    assert all(folder.is_dir() for folder in FOLDERS)


def test_scripts_are_short_and_run_no_text() -> None:
    for script in STATIC.glob("*.js"):
        text = script.read_text("utf-8")
        assert len(text.splitlines()) < 400
        assert not re.search(r"\beval\(|new Function|document\.write|https?://(?!www\.w3\.org)", text)


@pytest.mark.parametrize("name", ["chart", "layout", "lobby"])
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(import_module(f"benben.web.pages.{name}")).failed == 0
