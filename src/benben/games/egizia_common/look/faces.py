"""The faces of Nile cards: a band with what the card produces or does, its kind, and when it counts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import circle, drawing, fitted, paragraph, path, printed, rect, words
from benben.draw.tags import Node
from benben.games.egizia_common.look.glyphs import Glyph, card_glyphs, glyph_row, kind_of, produce_glyphs
from benben.games.egizia_common.nile_card import ANYTIME, IMMEDIATE, PERMANENT, NileCard
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.cards import Terms, card_face
from benben.games.egizia_common.words.vocabulary import Vocabulary
from benben.language import language

TALL: Final = 55.0  # below the band: room for three lines
LINE: Final = 14.0
NARROW: Final = 30.0  # a chip without a drawing
BANDS: Final = {ANYTIME: "wash-gain", IMMEDIATE: "wash-loss", PERMANENT: "land"}


def title_of(card: NileCard) -> str:
    """What a card is, in two words at most."""
    return say(f"look-kind-{kind_of(card)}")


def note_of(card: NileCard) -> str:
    """When it counts."""
    return say(f"look-kind-{kind_of(card)}.when")


def face(words: Vocabulary, name: str, numbers: list[int], width: float, height: float) -> Markup:
    """A card of a game from 0,0 on, so large."""
    return _face(words, name, tuple(numbers), width, height, language())


@lru_cache(512)
def _face(words: Vocabulary, name: str, numbers: tuple[int, ...], width: float, height: float, language: str) -> Markup:
    card = words.cards[name]
    produced = produce_glyphs(card, list(numbers))
    band = round(height * (0.42 if produced else 0.37))
    return printed(
        rect(Box(1.5, 3, width, height), "shadow", 7),
        rect(Box(0, 0, width, height), "raised edge", 7),
        _fields(produced, width, band) if produced else [rect(Box(1, 1, width - 2, band), BANDS[card.kind], 6)],
        path(f"M0 {number(band)}H{number(width)}", "edge"),
        (_land if produced else _deed)(card, list(numbers), words.terms, Box(0, band, width, height - band)),
    )


def _land(card: NileCard, numbers: list[int], terms: Terms, box: Box) -> Node:
    """Below the band of a field or a quarry: what it is, and when it produces or what it brings once."""
    does, foot = card_glyphs(card, numbers, terms), Point(box.centre.x, box.bottom - 9)
    return [
        fitted(box.centre.moved(y=-3), title_of(card), "m t f15", box.width - 8),
        glyph_row(foot.moved(y=-5), does, 20, box.width - 8)
        if does
        else fitted(foot, note_of(card), "m q", box.width - 8),
    ]


def _deed(card: NileCard, numbers: list[int], terms: Terms, box: Box) -> Node:
    """On the band of any other card what it does in drawings, below it its kind and the same in words."""
    title, room = Point(box.centre.x, box.y + 14), box.width - 8
    words = Point(box.centre.x, (title.y + box.bottom) / 2 + 3.5)
    return [
        glyph_row(Point(box.centre.x, box.y / 2), card_glyphs(card, numbers, terms), 27, room, 17),
        fitted(title, title_of(card), "m t f13", room),
        paragraph(words, card_face(card, numbers, terms), "m q", room, 3 if box.height > TALL else 2, LINE),
    ]


def _fields(produced: list[Glyph], width: float, band: float) -> Node:
    """Quarry and field side by side, each on its ground."""
    part = (width - 2) / len(produced)
    return [_ground(glyph, Box(1 + part * i, 1, part, band - 1)) for i, glyph in enumerate(produced)]


def _ground(glyph: Glyph, box: Box) -> Node:
    symbol, figure = glyph
    middle, apart = box.centre, min(20.0, box.width / 4)
    is_field = symbol.startswith("field-")
    return [
        rect(box, "" if is_field else "stone", 5, symbol if is_field else ""),
        drawing("grain" if is_field else "stone", Box.around(middle.moved(-apart), min(28, box.width / 2))),
        circle(middle.moved(apart), min(13.5, box.width / 4), "raised edge"),
        words(middle.moved(apart, 6), figure, "m n f17"),
    ]


@lru_cache(512)
def chip(symbol: str, figure: str, width: float, height: float) -> Markup:
    """A field or a quarry in small, from 0,0 on: its ground, its drawing and its figure."""
    box = Box(0, 0, width, height)
    is_field, middle = symbol.startswith("field-"), height / 2
    if width < NARROW:
        return printed(
            rect(box, "edge" if is_field else "stone edge", 3, symbol if is_field else ""),
            words(Point(width / 2, middle + 5.5), figure, "m n f15 lettered"),
        )
    radius = min(12.0, height * 0.34)
    return printed(
        rect(box, "edge" if is_field else "stone edge", 4, symbol if is_field else ""),
        drawing("grain" if is_field else "stone", Box.around(Point(width * 0.27, middle), min(24, width * 0.46))),
        circle(Point(width - radius - 3, middle), radius, "raised edge"),
        words(Point(width - radius - 3, middle + 5.5), figure, "m n f15"),
    )
