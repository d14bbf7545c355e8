"""What all boards share: the sheet of drawings, the palette, the file that stands alone."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from xml.etree import ElementTree

import pytest

from benben.draw import package_text, sheet, sheet_of, standalone
from benben.draw.geometry import Box, Point
from benben.draw.palette import Theme, contrast, tokens
from benben.draw.ribbon import Ribbon
from benben.draw.seats import SHAPES, seat_class, seat_skin
from benben.draw.symbols import definitions
from tests.draw.boards import BOARDS
from tests.draw.ra_positions import POSITIONS, crowded, mid

board = BOARDS["ra-dice"].board
SVG = "{http://www.w3.org/2000/svg}"
GROUNDS = ("ground", "papyrus", "raised", "well")
WASHES = ("lapis-wash", "malachite-wash", "carnelian-wash", "gold-wash")
INKS = ("ink", "ink-2")
ACCENTS = ("lapis", "malachite", "carnelian", "gold")
FILLS = ("lapis", "malachite", "carnelian", "gold")
READABLE = 4.5
THEMES: tuple[Theme, ...] = ("light", "dark")

TEXT_PAIRS = [
    *((ink, ground) for ink in INKS for ground in GROUNDS + WASHES),
    *((accent, ground) for accent in ACCENTS for ground in GROUNDS),
    *((f"on-{fill}", f"{fill}-fill") for fill in FILLS),
    *((f"on-seat-{seat}", f"seat-{seat}") for seat in range(1, 7)),
    *((f"on-die-{colour}", f"die-{colour}") for colour in ("yellow", "blue", "purple", "green", "red")),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_reads_on_its_ground(theme: Theme, ink: str, ground: str) -> None:
    values = tokens(theme)
    assert contrast(values[ink], values[ground]) >= READABLE


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_on_lintels_read(theme: Theme) -> None:
    assert contrast(tokens(theme)["ink"], tokens(theme)["pg-sand"]) >= READABLE


@pytest.mark.parametrize("file", ["tokens.css", "shapes.css", "board.css", "symbols.svg"])
def test_every_value_in_use_is_a_token(file: str) -> None:
    local = {"a", "b", "c", "seat", "on-seat"}
    used = set(re.findall(r"var\(--([a-z0-9-]+)", package_text(file)))
    assert used - local <= set(tokens("light"))


def test_the_sheet_is_well_formed_and_its_ids_are_unique() -> None:
    root = ElementTree.fromstring(str(sheet()))
    ids = [name for element in root.iter() if (name := element.get("id"))]
    assert len(ids) == len(set(ids)) == len(definitions())
    assert all(name.startswith(("d-", "pat-")) for name in ids)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_board_uses_only_drawings_of_the_sheet(name: str) -> None:
    drawn = str(sheet_of(board(POSITIONS[name]())))
    used = set(re.findall(r'(?:href="#|url\(#)((?:d|pat)-[a-z-]+)', drawn))
    assert used
    assert used <= set(definitions())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_file_stands_alone(name: str) -> None:
    text = standalone(board(POSITIONS[name]()), title="Ra & <friends>")
    root = ElementTree.fromstring(text.encode())
    ids = [found for element in root.iter() if (found := element.get("id"))]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)((?:d|pat)-[a-z-]+)', text)) <= set(ids)
    assert root.findtext(f"{SVG}title") == "Ra & <friends>"
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_a_file_that_stands_alone_has_both_themes() -> None:
    text = standalone(board(mid()), title="Ra")
    light, dark = text.split("@media (prefers-color-scheme: dark)", 1)
    assert tokens("light")["papyrus"] in light
    assert tokens("dark")["papyrus"] in dark
    assert "light-dark(" not in text


def test_a_file_that_stands_alone_holds_no_more_drawings_than_it_needs() -> None:
    text = standalone(board(mid()), title="Ra")
    assert 'id="d-sun"' in text
    assert 'id="d-mummy"' not in text


def test_registers_do_not_overlap_in_a_file_that_stands_alone() -> None:
    root = ElementTree.fromstring(standalone(board(crowded()), title="Ra").encode())
    boxes = [[float(svg.get(side, "0")) for side in ("x", "y", "width", "height")] for svg in root.findall(f"{SVG}svg")]
    for i, (x, y, width, height) in enumerate(boxes):
        for left, top, wide, tall in boxes[i + 1 :]:
            assert x + width <= left or left + wide <= x or y + height <= top or top + tall <= y


def test_the_sheet_of_a_page_has_the_registers_in_their_order() -> None:
    sections = re.findall(r'<section id="register-([a-z]+)"', str(sheet_of(board(mid()))))
    assert sections == ["dice", "sky", "pharaoh", "nile", "civilization", "monuments", "score"]


def test_seats_beyond_the_shapes_bear_their_number() -> None:
    assert seat_class(0) == seat_class(len(SHAPES)) == "seat-1"
    assert "<text" not in seat_skin(5, Point(0, 0), 20)
    assert ">7</text>" in seat_skin(6, Point(0, 0), 20)


def test_labels_on_the_ribbon_do_not_meet() -> None:
    scores, labels = [15, 15, 16, 40], ["Anna 15", "Ben 15", "Chidi 16", "Dana 40"]
    levels = Ribbon.for_scores(Box(0, 0, 860, 16), scores).levels(scores, labels)
    assert len({levels[0], levels[1], levels[2]}) == 3
    assert levels[3] == 0


def test_stems_do_not_cross_labels_on_the_ribbon() -> None:
    scores, labels = [-3, 34, 41, 28], ["Chidi −3", "Anna 34", "Ben 41", "Dana 28"]
    assert Ribbon.for_scores(Box(0, 0, 860, 16), scores).levels(scores, labels) == [0, 1, 0, 2]


@pytest.mark.parametrize("name", ["geometry", "shapes", "palette"])
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(import_module(f"benben.draw.{name}")).failed == 0
