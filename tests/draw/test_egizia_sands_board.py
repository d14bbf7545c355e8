"""The board of Egizia: Shifting Sands: on a sheet and on a phone, and what single registers show."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import benben
from benben.draw import Marks, Register
from benben.draw.plan import HEADING, Plan
from benben.draw.register import SHAPES, Shape
from benben.draw.scene import Scene
from benben.draw.shapes import signed
from benben.draw.symbols import definitions
from benben.games.egizia_common.look import glyphs
from benben.games.egizia_common.look.tableau import Track
from benben.games.egizia_common.look.track import track
from benben.games.egizia_common.river import PLACES
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.look.board import TOPICS, board, touches
from benben.games.egizia_shifting_sands.look.map import tableau_map
from benben.games.egizia_shifting_sands.look.plan import PLANS, plan
from benben.games.egizia_shifting_sands.look.rows import (
    NILE_ROWS,
    SPHINX_ROWS,
    TILE_ROWS,
    bonus_glyphs,
    sphinx_glyphs,
    tile_glyphs,
)
from benben.games.egizia_shifting_sands.look.symbols import facts, symbol
from benben.games.egizia_shifting_sands.tiles import BONUSES
from benben.language import languages, speaking
from tests.draw.boards import elements, markup
from tests.draw.egizia_sands_positions import GAME, POSITIONS, View, asked

EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)
LANGUAGES = pytest.mark.parametrize("language", languages())
SHEETS = pytest.mark.parametrize("shape", ["high", "low"])
TARGET = 38.5  # units: 32 px in a window of 1280 × 720
SMALLEST = 12.5
SIZES = {"f13": 13, "f15": 15, "f17": 17, "f21": 21, "f27": 27, "q": 13}  # of text by its class; else 14


def planned(view: View) -> Plan:
    return PLANS[plan(view)]


def drawn(name: str, shape: Shape = "high") -> list[Register]:
    """A position as it is asked on a sheet, registers without a place left out."""
    view = POSITIONS[name]()
    targets = frozenset(found for answer in asked(name) for found in touches(view, answer))
    return [one for one in board(view, Marks(targets), shape) if one.key in planned(view).places]


def scale(register: Register, view: View) -> float:
    """How large a unit of a register is on the sheet."""
    place = planned(view).places[register.key]
    high = place.height - (HEADING if register.icon else 0)
    return min(place.width / register.box.width, high / register.box.height)


def said(name: str, element: str, shape: Shape = "high") -> str:
    return elements(drawn(name, shape))[element].findtext("title") or ""


# --- the sheet ---


def test_both_plans_have_one_size_and_differ_in_one_register() -> None:
    river, choosing = PLANS["river"], PLANS["choosing"]
    assert (river.width, river.height) == (choosing.width, choosing.height) == (1132, 748)
    assert set(river.places) ^ set(choosing.places) == {"nile", "drawn"}
    assert river.places["nile"] == choosing.places["drawn"]


@EVERYWHERE
def test_both_sheets_are_drawn_alike_and_boxes_never_change(name: str) -> None:
    high, low = drawn(name), drawn(name, "low")
    assert markup(high) == markup(low)
    first = {one.key: one.box for one in drawn("placing") + drawn("first")}
    assert all(one.box == first[one.key] for one in high)


@EVERYWHERE
def test_every_answer_touches_what_is_on_the_sheet(name: str) -> None:
    ids = re.findall(r' id="([^"]+)"', markup(drawn(name)))
    assert len(ids) == len(set(ids))
    for answer in asked(name):
        assert set(touches(POSITIONS[name](), answer)) <= set(ids), answer
        assert f"d-{symbol(answer)}" in definitions(), answer


@EVERYWHERE
def test_targets_are_large_enough(name: str) -> None:
    view = POSITIONS[name]()
    for register in drawn(name):
        for element in ElementTree.fromstring(str(register.svg)).iter("a"):
            rects = [one for one in element.iter("rect") if one.get("class") in ("hit", "halo")]
            for side in ("height", "width"):
                size = max(float(one.get(side, "0")) for one in rects) * scale(register, view)
                assert size >= TARGET, element.get("id")


@EVERYWHERE
def test_text_can_be_read_and_stays_on_its_plate(name: str) -> None:
    view = POSITIONS[name]()
    for register in drawn(name):
        root = ElementTree.fromstring(str(register.svg))
        moved = set(root.iterfind(".//*[@transform]//text"))
        for text in root.iter("text"):
            classes = (text.get("class") or "").split()
            size = max([SIZES[found] for found in classes if found in SIZES], default=14)
            assert size * scale(register, view) >= SMALLEST, text.text
            if text not in moved:
                assert 0 <= float(text.get("x", "0")) <= register.box.right
                assert size * 0.7 <= float(text.get("y", "0")) <= register.box.bottom - 2


# --- the river ---


def test_twenty_places_are_numbered_in_order() -> None:
    root = ElementTree.fromstring(str(next(one for one in drawn("placing") if one.key == "nile").svg))
    discs = [text for text in root.iter("text") if set((text.get("class") or "").split()) >= {"m", "n", "f13"}]
    at = sorted((float(text.get("x", "0")), int(text.text or "0")) for text in discs if (text.text or "").isdigit())
    assert [number for _, number in at if number] == list(range(1, PLACES + 1))


def test_with_two_players_four_spaces_are_closed() -> None:
    closed = [name for name, element in elements(drawn("two")).items()
              if "not in play" in (element.findtext("title") or "")]  # fmt: skip
    assert closed == ["space-card_1", "space-card_2", "space-tile_1", "space-tile_2"]


def test_ships_stand_where_they_are_moored() -> None:
    view = POSITIONS["late"]()
    table = view["table"]
    moored = {f"ship-{space['ship'] + 1}-{space['place']}" for space in table["river"] if space["ship"] >= 0}
    moored |= {f"ship-{seat + 1}-{space['place']}" for space in table["tiles"] for seat in space["ships"]}
    moored |= {f"ship-{seat + 1}-{zone['place']}" for zone in table["zones"]
               for seat in (*zone["docks"], zone["waiting"]) if seat >= 0}  # fmt: skip
    assert moored
    assert moored == {name for name in elements(drawn("late")) if name.startswith("ship-")}


def test_a_card_tells_what_it_does_in_words() -> None:
    view = POSITIONS["placing"]()
    space = next(space for space in view["table"]["river"] if space["card"])
    text = elements(board(view, Marks(), "high"))[f"space-{space['space']}"].findtext("title") or ""
    assert len(text.split()) > 5


@pytest.mark.parametrize("card", NILE_ROWS)
def test_every_nile_card_has_a_face(card: str) -> None:
    row = NILE_ROWS[card]
    found = glyphs.card_glyphs(row, CELLS[card]) + glyphs.produce_glyphs(row, CELLS[card])
    assert found
    assert {f"d-{name}" for name, _ in found if name} <= set(definitions())


def test_every_tile_column_tile_and_sphinx_card_is_drawn() -> None:
    found = [glyph for tile in TILE_ROWS for glyph in tile_glyphs(tile, CELLS)]
    found += [glyph for bonus in BONUSES for glyph in bonus_glyphs(bonus, CELLS)]
    found += [glyph for card in SPHINX_ROWS for glyph in sphinx_glyphs(card, CELLS)]
    assert {f"d-{name}" for name, _ in found if name} <= set(definitions())
    assert all(bonus_glyphs(bonus, CELLS) for bonus in BONUSES)


# --- the monuments ---


@pytest.mark.parametrize("name", ["obelisk", "pyramid", "two-sided", "late", "ended"])
def test_every_brick_is_drawn(name: str) -> None:
    view, found = POSITIONS[name](), elements(drawn(name))
    table = view["table"]
    bricks = sum(owner >= 0 for owner in table["obelisk"])
    bricks += sum(owner >= 0 for row in table["pyramid"] for owner in row["owners"])
    bricks += sum(player["columns"] for player in table["players"])
    assert len([one for one in found if one.startswith("brick-")]) == bricks
    levels = sum(sum(player["statues"]) for player in table["players"])
    assert len([one for one in found if one.startswith("statue_")]) == levels


def test_who_builds_sees_what_is_left() -> None:
    view = POSITIONS["obelisk"]()
    build = view["table"]["build"]
    notes = {register.key: register.note for register in drawn("obelisk")}
    assert notes["obelisk"] == notes["crews"] == f"left {build['left']} of {build['strength']}"
    assert f"strength {build['strength']}, used {build['cost']}, left {build['left']}" in notes["nile"]


def test_drawn_cards_tell_what_they_would_bring_now() -> None:
    view = POSITIONS["drawn"]()
    own, text = view["table"]["own"], markup(drawn("drawn"))
    assert len(own["drawn"]) == len(own["worth"])
    for card in own["drawn"]:
        assert f'id="drawn-{card}"' in text
    assert text.count(">now ") >= len(own["drawn"])


# --- the tableau ---


def test_feeding_is_foretold_for_every_position_of_the_ring() -> None:
    view = POSITIONS["feeding"]()
    player, ring = view["table"]["players"][view["seat"]], view["table"]["ring"]
    left, points = signed(-player["missing"]), signed(-player["loss"])
    assert said("feeding", f"ring-{ring}").endswith(f"{player['produced']} grain, {left} left, {points} points")


def test_spent_crews_are_turned() -> None:
    view = POSITIONS["obelisk"]()
    spent = view["table"]["players"][view["seat"]]["spent"]
    assert any(spent)
    assert markup(drawn("obelisk")).count("rotate(90)") == sum(spent)


def test_who_watches_sees_a_tableau_with_a_name_and_no_secrets() -> None:
    assert [one.key for one in drawn("watched") if one.note == "Anna"] == ["crews", "stock", "kept"]
    assert 'id="sphinx-' not in markup(drawn("watched"))
    assert 'id="sphinx-' in markup(drawn("ended-watched"))


def test_on_equal_spaces_who_came_first_stands_in_front() -> None:
    shown: Track = {"names": ["A", "B", "C"], "scores": [12, 12, 62], "standing": [2, 1, 0]}
    places = re.findall(r'id="score-(\d)"[^>]*translate\(([\d.]+)', str(track(Scene(shown, shape="high")).svg))
    across = {int(seat): float(x) for seat, x in places}
    assert across[3] > across[2] > across[1]
    assert "+50" in str(track(Scene(shown, shape="high")).svg)


# --- beside the board, phones, words ---


@EVERYWHERE
def test_a_map_has_no_ids_and_no_small_text(name: str) -> None:
    view = POSITIONS[name]()
    for seat in range(view["players"]):
        text = str(tableau_map(view, seat))
        assert " id=" not in text and " style=" not in text
        assert all("f27" in found for found in re.findall(r'<text[^>]*class="([^"]+)"', text))


@EVERYWHERE
def test_figures_of_players_come_in_one_order(name: str) -> None:
    view = POSITIONS[name]()
    rows = [[drawing for drawing, _, _ in facts(view, seat) if drawing != "hunger"] for seat in range(view["players"])]
    assert all(row == rows[0] for row in rows)
    assert {f"d-{drawing}" for drawing in rows[0]} <= set(definitions())


@pytest.mark.parametrize(
    ("name", "first"),
    [("placing", "nile"), ("obelisk", "obelisk"), ("pyramid", "pyramid"), ("drawn", "drawn"), ("first", "drawn")],
)
def test_a_phone_begins_with_what_is_used(name: str, first: str) -> None:
    keys = [register.key for register in board(POSITIONS[name](), Marks())]
    assert keys[0] == first
    assert keys.index("crews") < keys.index("markets") < keys.index("rivals")


def test_every_topic_begins_an_id_and_is_in_the_help() -> None:
    ids = {found for name in POSITIONS for found in elements(drawn(name))} | {"map-1"}
    help = benben.game(GAME).help()
    for beginning, topic in TOPICS.items():
        assert topic in help
        assert any(name.startswith(beginning) for name in ids), beginning


@LANGUAGES
@EVERYWHERE
def test_it_is_drawn_in_every_language(name: str, language: str) -> None:
    with speaking(language):
        for shape in SHAPES:
            assert "look-" not in markup(board(POSITIONS[name](), Marks(), shape))


def test_answers_that_share_an_element_are_few() -> None:
    """One presses a space and is done; only cards for one of two uses are pressed for both."""
    for name in POSITIONS:
        view, many = POSITIONS[name](), dict[str, set[Any]]()
        for answer in asked(name):
            many.setdefault(touches(view, answer)[0], set()).add(answer["do"])
        assert all(len(kinds) == 1 or element.startswith("own-") for element, kinds in many.items()), name
