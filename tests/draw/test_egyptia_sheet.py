"""Egyptia on a sheet that needs no scrolling: the plan, the plates for their places, and maps of rivals' cities."""

from __future__ import annotations

import re
from itertools import combinations
from textwrap import wrap
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import benben
from benben.draw import Marks, Register
from benben.draw.dots import DotTrack
from benben.draw.geometry import Box, Point
from benben.draw.plan import EDGE, HEADING
from benben.draw.register import Shape
from benben.draw.shapes import fitted
from benben.draw.symbols import definitions
from benben.games.egyptia.components import CELLS, COLUMNS
from benben.games.egyptia.look.board import ALONE, board, touches
from benben.games.egyptia.look.plan import PLANS
from benben.games.egyptia.look.rivals import city_map
from benben.games.egyptia.look.symbols import TOPICS, facts
from benben.games.egyptia.pharaoh_cards import CARDS
from benben.games.egyptia.plagues import PLAGUES
from benben.games.egyptia.words.answers import brief
from benben.games.egyptia.words.text import demand_lines
from benben.language import USUAL, languages, speaking
from tests.draw.boards import elements, markup
from tests.draw.egyptia_positions import (
    ANSWERS,
    CHOSEN,
    POSITIONS,
    View,
    anna,
    asked,
    building,
    ended,
    goods,
    others,
    own,
    paying,
    placing,
    reward,
    start,
    view,
    watched,
)

PLAN = PLANS[""]
EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)
LANGUAGES = pytest.mark.parametrize("language", languages())
SHEETS = pytest.mark.parametrize("shape", ["high", "low"])
TARGET = 38.5  # units: 32 px in a window of 1280 × 720
SMALLEST = 12.5
RATIO = 0.1
SIZES = {"f13": 13, "f15": 15, "f17": 17, "f21": 21, "f27": 27, "q": 13}  # of text by its class; else 14


def drawn(position: View, answers: Any = (), shape: Shape = "high", **marks: frozenset[str]) -> list[Register]:
    """The registers on a sheet, those without a place left out."""
    targets = frozenset(name for answer in answers for name in touches(position, answer))
    return [one for one in board(position, Marks(targets, **marks), shape) if one.key in PLAN.places]


def scale(register: Register) -> float:
    """How large a unit of a register is on the sheet."""
    place = PLAN.places[register.key]
    return min(place.width / register.box.width, (place.height - HEADING) / register.box.height)


# --- the plan ---


def test_the_places_lie_on_the_sheet_and_do_not_overlap() -> None:
    assert (PLAN.width, PLAN.height) == (1132, 742)
    for one in PLAN.places.values():
        assert one.x >= EDGE.x and one.right <= PLAN.width - EDGE.x
        assert one.y >= EDGE.y and one.bottom <= PLAN.height - EDGE.y
    for one, other in combinations(PLAN.places.values(), 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other)


def test_every_column_takes_the_whole_height() -> None:
    feet = {place.x: place.bottom for place in PLAN.places.values()}
    assert list(feet.values()) == [PLAN.height - EDGE.y] * 3


@SHEETS
@EVERYWHERE
def test_plates_have_the_ratio_of_their_places_and_always_the_same_box(name: str, shape: Shape) -> None:
    found = drawn(POSITIONS[name](), asked(name), shape)
    assert {one.key for one in found} == set(PLAN.places)
    for register, first in zip(found, drawn(start(), shape=shape), strict=True):
        place = PLAN.places[register.key]
        ratio = (register.box.width / register.box.height) / (place.width / (place.height - HEADING))
        assert 1 - RATIO <= ratio <= 1 + RATIO, register.key
        assert register.box == first.box


def test_shapes_say_the_boxes_that_are_drawn() -> None:
    boxes = {register.key: register.box for register in drawn(placing())}
    for part in ALONE:
        for shape, box in part.shapes.items():
            assert box in boxes.values() and shape in ("high", "low")


@EVERYWHERE
def test_both_sheets_are_drawn_alike(name: str) -> None:
    one, other = (drawn(POSITIONS[name](), asked(name), shape) for shape in ("high", "low"))
    assert markup(one) == markup(other)


# --- what is drawn ---


@EVERYWHERE
def test_ids_are_unique_and_every_answer_touches_what_is_drawn(name: str) -> None:
    registers = drawn(POSITIONS[name](), ANSWERS)
    ids = re.findall(r' id="([^"]+)"', markup(registers))
    assert len(ids) == len(set(ids))
    assert " style=" not in markup(registers)
    for answer in ANSWERS:
        assert set(touches(POSITIONS[name](), answer)) <= set(ids)


@EVERYWHERE
def test_targets_are_large_enough(name: str) -> None:
    for register in drawn(POSITIONS[name](), asked(name), chosen=frozenset(CHOSEN.get(name, ()))):
        for element in ElementTree.fromstring(str(register.svg)).iter("a"):
            if (element.get("id") or "").startswith("hex-"):
                continue  # 78 units across
            rects = [one for one in element.iter("rect") if one.get("class") in ("hit", "halo")]
            for side in ("height", "width"):
                size = max(float(one.get(side, "0")) for one in rects) * scale(register)
                assert size >= TARGET, element.get("id")


@EVERYWHERE
def test_text_can_be_read_and_stays_on_its_plate(name: str) -> None:
    for register in drawn(POSITIONS[name](), asked(name)):
        root = ElementTree.fromstring(str(register.svg))
        moved = set(root.iterfind(".//*[@transform]//text"))
        for text in root.iter("text"):
            classes = (text.get("class") or "").split()
            size = max([SIZES[found] for found in classes if found in SIZES], default=14)
            assert size * scale(register) >= SMALLEST, text.text
            if text not in moved:
                assert 0 <= float(text.get("x", "0")) <= register.box.right
                assert size * 0.7 <= float(text.get("y", "0")) <= register.box.bottom - 2


def test_goods_are_rows_to_press_and_the_plates_stand_in_the_row_of_favor() -> None:
    found = elements(drawn(paying(), asked("paying")))
    for name in ("pay", "trade", *(f"goods-{good}" for good in COLUMNS)):
        assert found[name].tag == "a", name
    texts = ["".join(text.itertext()) for text in found["goods-stone"].iter("text")]
    assert texts == ["6", "−2", "+1"]
    assert "market" not in found and "market: 2 → 1" in markup(drawn(paying(), asked("paying")))
    assert found["trade"].get("aria-label") == "Pay 1 grain, 1 diamond, 2 stone, 1 favor, with the chosen goods"


def test_frogs_have_one_plate() -> None:
    frogs = view([anna()], "gggsss", own=own(column="grain", plague="frogs", **{"for": "plague"}))
    texts = [text.text for text in elements(drawn(frogs, [{"do": "pay"} | goods("1 1 1 0")]))["trade"].iter("text")]
    assert texts == ["Pay 3"]


def test_the_market_is_told_while_nothing_is_paid() -> None:
    assert "2 basics for 1 other, 3 for 1 favor" in (elements(drawn(placing()))["market"].findtext("title") or "")
    assert "market" not in elements(drawn(reward(), asked("reward")))


def test_a_row_tells_what_its_buildings_add() -> None:
    title = elements(drawn(building()))["goods-diamond"].findtext("title") or ""
    assert title == "Diamond: 5 in hand, 16 of 30 circled, 2 more when you produce it"


def test_the_card_about_the_chosen_building_is_marked() -> None:
    found = elements(drawn(placing()))
    marked = [name for name, element in found.items() if element.find("./rect[@class='bare taken']") is not None]
    assert marked == ["demand-A1"]
    assert found["demand-A1"].findtext("title") == "A1: 5 each by the oasis, 4 elsewhere, 14 so far"


def test_who_plays_alone_reads_a_title_and_others_when_it_counts() -> None:
    notes = {name: {one.key: one.note for one in drawn(POSITIONS[name]())}["points"] for name in POSITIONS}
    assert (notes["ended"], notes["placing"], notes["ended-watched"]) == ("Standard", "by now", "")
    assert "Legendary from 70" in (elements(drawn(ended()))["points-sum"].findtext("title") or "")


def test_names_of_those_who_are_watched_are_in_one_heading_only() -> None:
    titles = [register.title for register in drawn(watched())]
    assert [title for title in titles if "Anna" in title] == ["Anna’s city"]


@LANGUAGES
@pytest.mark.parametrize("card", CARDS)
def test_words_of_a_card_are_short_enough_for_a_narrow_column(card: str, language: str) -> None:
    with speaking(language):
        words = " ".join(demand_lines(card, CELLS))
    assert max(map(len, words.split())) <= 13
    assert len(wrap(words, 13)) <= 6  # lines have room


@LANGUAGES
@pytest.mark.parametrize("plague", PLAGUES)
def test_plagues_are_told_in_two_words(plague: str, language: str) -> None:
    with speaking(language):
        words = brief(plague, CELLS)
    most = 10 if language == USUAL else 11
    assert len(words) <= most and len(words.split()) <= 2 and "{" not in words


def test_a_line_of_dots_takes_as_many_as_there_are() -> None:
    for count in (1, 20, 30, 100):
        track = DotTrack(Box(84, 0, 257, 38), count, 1, 30)
        assert {track.at(n).y for n in range(1, count + 1)} == {19}
        assert track.at(count).x + track.radius <= 84 + 257


def test_long_words_are_set_smaller_then_to_a_width() -> None:
    assert str(fitted(Point(0, 0), "Blood", "m", 70)) == '<text x="0" y="0" class="m">Blood</text>'
    assert str(fitted(Point(0, 0), "Pestilence", "m", 70)) == '<text x="0" y="0" class="m f13">Pestilence</text>'
    assert 'class="m f13" textLength="60"' in str(fitted(Point(0, 0), "Pestilence", "m f15", 60))


# --- rivals, and the closer look ---


def test_a_map_shows_a_city_and_has_no_ids() -> None:
    position = placing()
    for seat, sheet in enumerate(position["table"]["sheets"]):
        text = str(city_map(cast(Any, position), seat))
        assert " id=" not in text and " style=" not in text
        assert text.count("<use") == 1 + sum(1 for what in sheet["hexes"] if what)  # and the oasis
        assert set(re.findall(r'href="#(d-[a-z-]+)', text)) <= set(definitions())


def test_a_map_does_not_show_the_round_that_is_open() -> None:
    game = benben.game("egyptia")
    match = game.match(2, seed=5)
    while match.actor < 0:
        match.roll()
    before = str(city_map(match.view(0), 1))
    for say in ("column grain", "build mound", "hex 1"):
        if say in [match.say(a) for a in match.legal(1)]:
            match.play(say, 1)
    assert str(city_map(match.view(0), 1)) == before
    assert match.game.look.facts(match.view(0), 1) == match.game.look.facts(match.view(-3), 1)


def test_facts_come_in_one_order() -> None:
    position = view([anna(), *others(5)], "sgdsgs")
    for seat in range(6):
        symbols = [symbol for symbol, _, _ in facts(cast(Any, position), seat)]
        assert symbols[:7] == [*COLUMNS, "ship", "death", "pyramid"]


def test_every_topic_begins_an_id_and_is_in_the_help() -> None:
    ids = {name for each in POSITIONS for name in elements(drawn(POSITIONS[each](), asked(each)))} | {"map-1"}
    help = benben.game("egyptia").help()
    for beginning, topic in TOPICS.items():
        assert topic in help
        assert any(name.startswith(beginning) for name in ids), beginning
