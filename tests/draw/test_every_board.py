"""What every board holds to, in every made-up position: ids, labels, buttons, pieces, and files that stand alone."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from benben.core.registry import game, keys
from benben.draw import sheet_of, standalone
from benben.draw.cover import PLAIN
from benben.draw.symbols import definitions
from tests.draw.boards import BOARDS, Drawn, elements, markup

EVERYWHERE = pytest.mark.parametrize(
    ("drawn", "name"),
    [pytest.param(drawn, name, id=f"{drawn.key}-{name}") for drawn in BOARDS.values() for name in drawn.positions],
)


def test_no_board_is_left_out() -> None:
    assert set(BOARDS) == set(keys(examples=True))


def is_heading(element: ElementTree.Element) -> bool:
    """Whether it is a heading or lies in one: in HTML, with a title in a span and perhaps a note."""
    return element.tag == "h2" or element.find("small") is not None


def test_a_register_stands_under_its_heading() -> None:
    for drawn in BOARDS.values():
        for register in drawn.plain(next(iter(drawn.positions))):
            root = ElementTree.fromstring(register.section)
            assert [child.tag for child in root] == ["h2", "svg"]
            assert root.get("aria-labelledby") == root[0].get("id")
            assert "".join(root[0].itertext()).startswith(register.title)
            assert (root[0].get("class") == "said") == (not register.icon)
            assert "ground-line" not in str(register.svg) or register.key.startswith(("site-", "quarry", "resources"))


@EVERYWHERE
def test_ids_are_unique(drawn: Drawn, name: str) -> None:
    counts = Counter(re.findall(r' id="([^"]+)"', markup(drawn.pressable(name))))
    assert [found for found, count in counts.items() if count > 1] == []
    assert not [found for found in counts if found.startswith(("d-", "pat-"))]


@EVERYWHERE
def test_every_answer_touches_what_is_drawn(drawn: Drawn, name: str) -> None:
    found = set(elements(drawn.plain(name)))
    for answer in drawn.marked(name):
        touched = drawn.touches(drawn.positions[name](), answer)
        assert touched, answer
        assert set(touched) <= found, answer


@EVERYWHERE
def test_targets_are_buttons_with_a_sentence(drawn: Drawn, name: str) -> None:
    found = elements(drawn.pressable(name))
    for target in drawn.targets(name):
        element = found[target]
        assert (element.tag, element.get("role")) == ("a", "button")
        assert len((element.get("aria-label") or "").split()) > 1
        assert element.find("*[@class='halo']") is not None or is_heading(element)


@EVERYWHERE
def test_what_cannot_be_pressed_is_no_button(drawn: Drawn, name: str) -> None:
    assert "<a " not in markup(drawn.plain(name))


@EVERYWHERE
def test_everything_with_an_id_has_a_label(drawn: Drawn, name: str) -> None:
    for element in elements(drawn.plain(name)).values():
        labels = (element.get("aria-label"), element.get("aria-labelledby"), (element.findtext("title") or "").strip())
        assert any(labels) or is_heading(element)


@EVERYWHERE
def test_styles_are_classes_and_nothing_runs(drawn: Drawn, name: str) -> None:
    text = markup(drawn.pressable(name, last=drawn.last))
    assert " style=" not in text
    assert "<script" not in text
    assert "&lt;" not in text
    assert not re.search(r" on[a-z]+=", text)


@EVERYWHERE
def test_the_same_view_gives_the_same_bytes(drawn: Drawn, name: str) -> None:
    backwards = frozenset(sorted(drawn.targets(name), reverse=True))
    again = drawn.board(drawn.positions[name](), backwards)
    assert markup(drawn.pressable(name)) == markup(again)


@EVERYWHERE
def test_pieces_are_moved_by_their_outer_group_and_painted_by_id(drawn: Drawn, name: str) -> None:
    found = ElementTree.fromstring(f"<board>{markup(drawn.plain(name))}</board>")
    assert found.findall(".//g[@class='pieces']/g")
    for register in drawn.plain(name):
        root = ElementTree.fromstring(str(register.svg))
        pieces = root.findall("g[@class='pieces']/g")
        ids = [piece.get("id") or "" for piece in pieces]
        assert ids == sorted(ids)
        assert len({piece.get("transform") for piece in pieces}) == len(pieces)
        for piece in pieces:
            assert re.fullmatch(r"translate\(-?[\d.]+ -?[\d.]+\)", piece.get("transform") or "")
            assert [child.get("class") for child in piece] == [None, "skin"]


@EVERYWHERE
def test_a_board_uses_only_drawings_of_the_sheet(drawn: Drawn, name: str) -> None:
    used = set(re.findall(r'(?:href="#|url\(#)((?:d|pat)-[a-z-]+)', str(sheet_of(drawn.pressable(name)))))
    assert used
    assert used <= set(definitions())


@EVERYWHERE
def test_a_file_stands_alone(drawn: Drawn, name: str) -> None:
    root = ElementTree.fromstring(standalone(drawn.plain(name), title=drawn.title).encode())
    boxes = [
        [float(svg.get(side, "0")) for side in ("x", "y", "width", "height")]
        for svg in root.findall("{http://www.w3.org/2000/svg}svg")
    ]
    for i, (x, y, width, tall) in enumerate(boxes):
        for left, top, wide, high in boxes[i + 1 :]:
            assert x + width <= left or left + wide <= x or y + tall <= top or top + high <= y


@EVERYWHERE
def test_text_keeps_clear_of_the_edges(drawn: Drawn, name: str) -> None:
    for register in drawn.pressable(name):
        root = ElementTree.fromstring(str(register.svg))
        layers = ("ground", "spaces")
        moved = {text for layer in layers for text in root.iterfind(f"g[@class='{layer}']//*[@transform]//text")}
        for text in (text for layer in layers for text in root.iterfind(f"g[@class='{layer}']//text")):
            if text not in moved:
                assert 0 <= float(text.get("x", "0")) <= register.box.right
                assert float(text.get("y", "0")) <= register.box.bottom


@pytest.mark.parametrize("key", keys())
def test_every_game_of_the_lobby_draws_its_cover(key: str) -> None:
    cover = game(key).look.cover
    assert cover is not PLAIN
    picture = str(cover.draw())
    assert set(re.findall(r'(?:href="#|url\(#)((?:d|pat)-[a-z-]+)', picture)) <= set(definitions())
    assert f"d-{cover.emblem}" in definitions()
    assert len({str(game(other).look.cover.draw()) for other in keys()}) == len(keys())
