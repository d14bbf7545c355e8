"""The cards a player keeps: for one use, for good, and of the sphinx with what they would bring now."""

from __future__ import annotations

from math import ceil
from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import drawing, paragraph, path, rect, words
from benben.draw.spaces import Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.glyphs import glyph_row, split
from benben.games.egizia_common.look.tableau import Kept, KeptCards
from benben.games.egizia_common.words import say

BOX: Final = Box(0, 0, 366, 117)
KEPT_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
LOW: Final = 44.0  # a card with one line
TWO_ROWS: Final = 8  # so many cards at most
WIDE: Final = 110.0  # a card with words


def kept(scene: Scene[KeptCards]) -> Register:
    """The register."""
    cards = scene.shown["cards"]
    rows = 2 if len(cards) <= TWO_ROWS else 3
    across = max(2, ceil(len(cards) / rows))
    width, height = BOX.width / across, BOX.height / rows
    spaces = [_card(card, Box(width * (n % across), height * (n // across), width, height))
              for n, card in enumerate(cards)]  # fmt: skip
    ground = [rect(Box(1, 1, BOX.width - 2, BOX.height - 2), "well tile-out", 6)] if not cards else []
    empty = [words(BOX.centre.moved(y=5), say("look-no-cards"), "m q")] if not cards else []
    owner = scene.shown["owner"]
    note = owner or say("look-secret")
    label = "; ".join(card["title"] for card in cards) or say("look-no-cards")
    layers = paint([ground, empty], spaces, [], scene.marks)
    return register("kept", say("look-kept"), label, BOX, layers, "left", icon="sphinx", note=note)


def _card(card: Kept, box: Box) -> Space:
    inner = Box.around(Point(0, 0), box.width - 4, box.height - 4)  # it moves when another card comes before it
    skin: Node = [
        rect(inner, "raised edge", 5),
        path(f"M{inner.x + 1:g} {inner.y + 6:g}v-1a4 4 0 0 1 4 -4h{inner.width - 10:g}a4 4 0 0 1 4 4v1z",
             f"kept-{card['kind']}"),
        _on_card(card, inner),
    ]  # fmt: skip
    shown = h.g(".faint")[skin] if card["used"] else skin
    press = say("look-kept-press", card=card["title"])
    return Space(card["id"], inner, card["title"], press, None, shown, corner=6, at=box.centre,
                 hit=Box.around(Point(0, 0), box.width, box.height), classes="space clear")  # fmt: skip


def _on_card(card: Kept, box: Box) -> Node:
    if box.width > WIDE and box.height > LOW:
        return _told(card, box)
    return _sphinx(card, box) if card["kind"] == "sphinx" else _nile(card, box)


def _told(card: Kept, box: Box) -> Node:
    """Drawings with the points of a sphinx card, and below them words."""
    glyphs = [(symbol, text) for symbol, text in card["glyphs"]]
    figure = _figure(card)
    room = box.width - (9.3 * len(figure) + 28 if figure else 8)
    return [
        glyph_row(Point(box.x + 4 + room / 2, box.y + 17), glyphs, 18, room, 13),
        _points(figure, card, Point(box.right - 5, box.y + 22)) if figure else None,
        paragraph(Point(box.centre.x, box.y + 43.5), card["name"], "m q", box.width - 12, 2, 13),
    ]


def _figure(card: Kept) -> str:
    """The points that a sphinx card would bring now, of those it can bring."""
    return f"{card['now']}/{card['points']}".rstrip("/") if card["kind"] == "sphinx" else ""


def _points(figure: str, card: Kept, at: Point) -> Node:
    return [
        drawing("points", Box(at.x - 19 - 9.3 * len(figure), at.y - 13, 15, 15)),
        words(at, figure, "e n f13 gain" if card["now"] else "e n f13 quiet"),
    ]


def _nile(card: Kept, box: Box) -> Node:
    glyphs = [(symbol, text) for symbol, text in card["glyphs"]]
    rows = split(glyphs, 16, box.width - 5) if box.height > LOW else [glyphs]
    size = 22 if len(rows) == 1 and box.height > LOW else 17
    first = box.y + 6 + (box.height - 6) / (2 * len(rows))
    return [glyph_row(Point(box.centre.x, first + (box.height - 6) / len(rows) * i), row, size, box.width - 6, 13)
            for i, row in enumerate(rows)]  # fmt: skip


def _sphinx(card: Kept, box: Box) -> Node:
    """What is counted, and the points: those it would bring now, of those it can bring."""
    glyphs = [(symbol, text) for symbol, text in card["glyphs"]]
    figure = _figure(card)
    if box.height < LOW:
        room = box.width - 9.3 * len(figure) - 10
        return [
            glyph_row(Point(box.x + 3 + room / 2, box.centre.y + 3), glyphs, 17, room, 13),
            words(Point(box.right - 4, box.centre.y + 8), figure, "e n f13 gain" if card["now"] else "e n f13 quiet"),
        ]
    return [
        glyph_row(Point(box.centre.x, box.y + 20), glyphs, 21, box.width - 6, 13),
        _points(figure, card, Point(box.right - 5, box.bottom - 8)),
    ]
