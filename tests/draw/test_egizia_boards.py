"""What both Egizias hold to: sheets, the river, what a tableau shows, and what stands beside the board."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import benben
from benben.draw import Marks
from benben.draw.register import SHAPES
from benben.draw.scene import Scene
from benben.draw.shapes import signed
from benben.draw.symbols import definitions
from benben.games.egizia_common.look import glyphs
from benben.games.egizia_common.look.tableau import Track
from benben.games.egizia_common.look.track import track
from benben.games.egizia_common.river import PLACES
from benben.language import languages, speaking
from tests.draw.boards import elements, markup
from tests.draw.egizia_sheets import EVERY_ID, EVERYWHERE, SHEETS, Sheet

BOTH = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.key for sheet in SHEETS])
EVERY_POSITION = pytest.mark.parametrize(("sheet", "name"), EVERYWHERE, ids=EVERY_ID)
LANGUAGES = pytest.mark.parametrize("language", languages())
TARGET = 38.5  # units: 32 px in a window of 1280 × 720
SMALLEST = 12.5
SIZES = {"f13": 13, "f15": 15, "f17": 17, "f21": 21, "f27": 27, "q": 13}  # of text by its class; else 14


# --- the sheet ---


@BOTH
def test_both_plans_have_one_size_and_differ_in_one_register(sheet: Sheet) -> None:
    river, choosing = sheet.look.plans["river"], sheet.look.plans["choosing"]
    assert (river.width, river.height) == (choosing.width, choosing.height) == (1132, 748)
    assert set(river.places) ^ set(choosing.places) == {"nile", "drawn"}
    assert river.places["nile"] == choosing.places["drawn"]


@EVERY_POSITION
def test_both_shapes_are_drawn_alike_and_boxes_never_change(sheet: Sheet, name: str) -> None:
    high, low = sheet.drawn(name), sheet.drawn(name, "low")
    assert markup(high) == markup(low)
    first = {one.key: one.box for one in sheet.drawn("placing") + sheet.drawn("drawn")}
    assert all(one.box == first[one.key] for one in high)


@EVERY_POSITION
def test_every_answer_touches_what_is_on_the_sheet(sheet: Sheet, name: str) -> None:
    ids = re.findall(r' id="([^"]+)"', markup(sheet.drawn(name)))
    assert len(ids) == len(set(ids))
    for answer in sheet.asked(name):
        touched = sheet.touches(name, answer)
        assert touched and set(touched) <= set(ids), answer
        assert f"d-{sheet.look.symbol(answer)}" in definitions(), answer


@EVERY_POSITION
def test_targets_are_large_enough(sheet: Sheet, name: str) -> None:
    for register in sheet.drawn(name):
        for element in ElementTree.fromstring(str(register.svg)).iter("a"):
            rects = [one for one in element.iter("rect") if one.get("class") in ("hit", "halo")]
            for side in ("height", "width"):
                size = max(float(one.get(side, "0")) for one in rects) * sheet.scale(register, name)
                assert size >= TARGET, element.get("id")


@EVERY_POSITION
def test_text_can_be_read_and_stays_on_its_plate(sheet: Sheet, name: str) -> None:
    for register in sheet.drawn(name):
        root = ElementTree.fromstring(str(register.svg))
        moved = set(root.iterfind(".//*[@transform]//text"))
        for text in root.iter("text"):
            classes = (text.get("class") or "").split()
            size = max([SIZES[found] for found in classes if found in SIZES], default=14)
            assert size * sheet.scale(register, name) >= SMALLEST, text.text
            if text not in moved:
                assert 0 <= float(text.get("x", "0")) <= register.box.right
                assert size * 0.7 <= float(text.get("y", "0")) <= register.box.bottom - 2


# --- the river ---


@BOTH
def test_twenty_places_are_numbered_in_order(sheet: Sheet) -> None:
    root = ElementTree.fromstring(str(next(one for one in sheet.drawn("placing") if one.key == "nile").svg))
    discs = [text for text in root.iter("text") if set((text.get("class") or "").split()) >= {"m", "n", "f13"}]
    at = sorted((float(text.get("x", "0")), int(text.text or "0")) for text in discs if (text.text or "").isdigit())
    assert [number for _, number in at if number] == list(range(1, PLACES + 1))


@BOTH
def test_ships_stand_where_they_are_moored(sheet: Sheet) -> None:
    table = sheet.view("late")["table"]
    banks = table["towns"] if "towns" in table else table["tiles"]
    moored = {f"ship-{space['ship'] + 1}-{space['place']}" for space in table["river"] if space["ship"] >= 0}
    moored |= {f"ship-{seat + 1}-{space['place']}" for space in banks for seat in space["ships"]}
    moored |= {f"ship-{seat + 1}-{zone['place']}" for zone in table["zones"]
               for seat in (*zone["docks"], zone.get("waiting", -1)) if seat >= 0}  # fmt: skip
    assert moored
    assert moored == {name for name in elements(sheet.drawn("late")) if name.startswith("ship-")}


@BOTH
def test_a_card_tells_what_it_does_in_words(sheet: Sheet) -> None:
    space = next(space for space in sheet.view("placing")["table"]["river"] if space["card"])
    text = elements(sheet.board("placing", "high"))[f"space-{space['space']}"].findtext("title") or ""
    assert len(text.split()) > 5


@BOTH
def test_every_card_space_and_sphinx_card_is_drawn(sheet: Sheet) -> None:
    rows, words = sheet.rows, sheet.rows.words
    for card, row in words.cards.items():
        numbers = words.cells[card]
        found = glyphs.card_glyphs(row, numbers) + glyphs.produce_glyphs(row, numbers)
        assert found and {f"d-{name}" for name, _ in found if name} <= set(definitions()), card
    found = [glyph for tile in words.tiles for glyph in rows.tile_glyphs(tile, words.cells)]
    for card in words.sphinx:
        assert rows.sphinx_glyphs(card, words.cells) and rows.sphinx_value(card, words.cells)
        found += rows.sphinx_glyphs(card, words.cells)
    assert {f"d-{name}" for name, _ in found if name} <= set(definitions())


# --- the sphinx and the tableau ---


@BOTH
def test_drawn_cards_tell_what_they_would_bring_now(sheet: Sheet) -> None:
    own, text = sheet.view("drawn")["table"]["own"], markup(sheet.drawn("drawn"))
    assert len(own["drawn"]) == len(own["worth"])
    for card in own["drawn"]:
        assert f'id="drawn-{card}"' in text
    assert text.count(">now ") >= len(own["drawn"])


@BOTH
def test_feeding_is_foretold_for_every_position_of_the_ring(sheet: Sheet) -> None:
    view = sheet.view("feeding")
    player, ring = view["table"]["players"][view["seat"]], view["table"]["ring"]
    left, points = signed(-player["missing"]), signed(-player["loss"])
    assert sheet.said("feeding", f"ring-{ring}").endswith(f"{player['produced']} grain, {left} left, {points} points")


@BOTH
def test_spent_crews_are_turned(sheet: Sheet) -> None:
    name = "graves" if "graves" in sheet.module.POSITIONS else "obelisk"
    view = sheet.view(name)
    spent = view["table"]["players"][view["seat"]]["spent"]
    assert any(spent)
    assert markup(sheet.drawn(name)).count("rotate(90)") == sum(spent)


@BOTH
def test_who_watches_sees_a_tableau_with_a_name_and_no_secrets(sheet: Sheet) -> None:
    assert [one.key for one in sheet.drawn("watched") if one.note == "Anna"] == ["crews", "stock", "kept"]
    assert 'id="sphinx-' not in markup(sheet.drawn("watched"))
    assert 'id="sphinx-' in markup(sheet.drawn("ended-watched"))


def test_on_equal_spaces_who_came_first_stands_in_front() -> None:
    shown: Track = {"names": ["A", "B", "C"], "scores": [12, 12, 62], "standing": [2, 1, 0]}
    places = re.findall(r'id="score-(\d)"[^>]*translate\(([\d.]+)', str(track(Scene(shown, shape="high")).svg))
    across = {int(seat): float(x) for seat, x in places}
    assert across[3] > across[2] > across[1]
    assert "+50" in str(track(Scene(shown, shape="high")).svg)


# --- beside the board, phones, words ---


@EVERY_POSITION
def test_a_map_has_no_ids_and_no_small_text(sheet: Sheet, name: str) -> None:
    for seat in range(sheet.view(name)["players"]):
        text = str(sheet.look.map(sheet.view(name), seat))
        assert " id=" not in text and " style=" not in text
        assert all("f27" in found for found in re.findall(r'<text[^>]*class="([^"]+)"', text))


@EVERY_POSITION
def test_figures_of_players_come_in_one_order(sheet: Sheet, name: str) -> None:
    view, facts = sheet.view(name), sheet.look.facts
    rows = [[drawing for drawing, _, _ in facts(view, seat) if drawing != "hunger"] for seat in range(view["players"])]
    assert all(row == rows[0] for row in rows)
    assert {f"d-{drawing}" for drawing in rows[0]} <= set(definitions())


@BOTH
def test_a_phone_shows_the_tableau_before_what_others_have(sheet: Sheet) -> None:
    for name in sheet.module.POSITIONS:
        keys = [register.key for register in sheet.board(name)]
        assert keys.index("crews") < keys.index("markets") < keys.index("rivals")


@BOTH
def test_every_topic_begins_an_id_and_is_in_the_help(sheet: Sheet) -> None:
    ids = {found for name in sheet.module.POSITIONS for found in elements(sheet.drawn(name))} | {"map-1"}
    help = benben.game(sheet.key).help()
    assert sheet.look.topics
    for beginning, topic in sheet.look.topics.items():
        assert topic in help
        assert any(name.startswith(beginning) for name in ids), beginning


@LANGUAGES
@EVERY_POSITION
def test_it_is_drawn_in_every_language(sheet: Sheet, name: str, language: str) -> None:
    with speaking(language):
        for shape in SHAPES:
            assert "look-" not in markup(sheet.board(name, shape))


@BOTH
def test_answers_that_share_an_element_are_few(sheet: Sheet) -> None:
    """One presses a space and is done; only cards for one of two uses are pressed for both."""
    for name in sheet.module.POSITIONS:
        many = dict[str, set[Any]]()
        for answer in sheet.asked(name):
            many.setdefault(sheet.touches(name, answer)[0], set()).add(answer["do"])
        assert all(len(kinds) == 1 or element.startswith("own-") for element, kinds in many.items()), name


# --- the turn order ---


@BOTH
def test_the_turn_order_stands_at_the_source(sheet: Sheet) -> None:
    view = sheet.view("placing")
    order = view["table"]["order"]
    for shape in SHAPES:
        plate = next(one for one in sheet.drawn("placing", shape) if one.key == "nile")
        titles = re.findall(r"<title>Turn order (\d): ([^<,]+)", str(plate.svg))
        assert [name for _, name in sorted(titles)] == [view["names"][seat] for seat in order], shape


@BOTH
def test_the_plate_to_stop_is_no_mark_of_the_last_move(sheet: Sheet) -> None:
    """Who has passed is pale in the turn order; corners round an empty plate would tell nobody anything."""
    marks = Marks(last=frozenset({"stop", "space-card_1"}))
    board = sheet.look.board
    assert board is not None
    nile = next(one for one in board(sheet.view("placing"), marks, "high") if one.key == "nile")
    assert str(nile.svg).count("last-move") == 1
