"""The sphinx with its deck; and the cards that were drawn, to choose from."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import circle, drawing, fitted, path, rect, words
from benben.draw.spaces import Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.bricks import build_note
from benben.games.egizia_common.look.glyphs import glyph_row
from benben.games.egizia_common.look.tableau import Drawn, DrawnCard, Sphinx
from benben.games.egizia_common.words import say

BOX: Final = Box(-7, 0, 120, 189)
PHONE: Final = Box(0, 0, WIDTH, 110)
SPHINX_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
MOST: Final = 5  # cards
MOST_FREE: Final = 2  # of them for nothing


def sphinx(scene: Scene[Sphinx]) -> Register:
    """The register; while one draws, it shows how many cards that may be."""
    on_phone = scene.shape == "phone"
    choices = [(paid, free) for paid in range(1, MOST + 1) for free in range(min(MOST_FREE, MOST - paid) + 1)]
    across = 1 + max((free for paid, free in choices if scene.marks.can_press(f"draw-{paid}-{free}")), default=-1)
    draws = [_draw(scene, paid, free, across) for paid, free in choices]
    ground = [] if across else [_picture(scene), _deck(scene), _counts(scene)]
    label = say("look-sphinx-label", cards=scene.shown["deck"])
    layers = paint(ground, draws, [], scene.marks)
    note = build_note(scene.shown["build"], "") if on_phone else ""
    return register("sphinx", say("look-sphinx"), label, PHONE if on_phone else BOX, layers, "left", icon="sphinx",
                    note=note)  # fmt: skip


def _at(scene: Scene[Sphinx], x: float, y: float) -> Point:
    """A place in the lower half of the register: on a phone it stands at the right."""
    return Point(x + 130, y - 84) if scene.shape == "phone" else Point(x, y)


def _picture(scene: Scene[Sphinx]) -> Node:
    return [drawing("sphinx", Box(12, 0, 80, 80)), path("M2 76H104", "edge-bold")]


def _deck(scene: Scene[Sphinx]) -> Node:
    """The pile, what is in it, and what a card costs."""
    at, most = _at(scene, 4, 86), scene.shown["most"]
    backs = [rect(Box(at.x + 2 * i, at.y + 4 - 2 * i, 40, 54), "back edge", 4) for i in range(3)]
    return [
        backs,
        h.g(".on-dusk")[drawing("sphinx", Box(at.x + 11, at.y + 14, 26, 26))],
        words(at.moved(52, 20), scene.shown["deck"], "t n f21"),
        words(at.moved(52, 37), say("look-cards", cards=scene.shown["deck"]), "q"),
        glyph_row(at.moved(49, 72), [("stone", "1"), ("strength", "1")], 19, 100, 13),
        words(at.moved(52, 55), "·".join(map(str, most)) if most[1:] else f"≤ {most[0]}", "n f13"),
    ]


def _counts(scene: Scene[Sphinx]) -> Node:
    """How many sphinx cards everybody keeps."""
    counts = scene.shown["counts"]
    pitch = 102 / len(counts)
    at = Point(268, 50) if scene.shape == "phone" else Point(2, 178)
    if scene.shape == "phone":
        pitch = 150 / len(counts)
    return [
        [
            h.g(class_=seat_class(seat))[seat_skin(seat, at.moved(pitch * seat + 7, 0), 14)],
            words(at.moved(pitch * seat + 15, 5), count, "n f13"),
        ]
        for seat, count in enumerate(counts)
    ]


def _draw(scene: Scene[Sphinx], paid: int, free: int, across: int) -> Space:
    """A plate: so many cards paid for, and some for nothing beside them; so many plates stand side by side."""
    name = f"draw-{paid}-{free}"
    press = say("look-draw", paid=paid, free=free)
    if not scene.marks.can_press(name):
        at = _at(scene, 2, 84)
        return Space(name, Box(at.x, at.y, 102, 62), press, press)
    box = _plate(scene, paid, free, across)
    text = f"{paid}+{free}" if free else str(paid)
    skin = [drawing("sphinx", Box(box.x + 4, box.centre.y - 10, 20, 20)) if across <= 2 else None,
            words(Point(box.right - 15 if across <= 2 else box.centre.x, box.centre.y + 6), text,
                  "m n f13" if free else "m n f15")]  # fmt: skip
    return Space(name, box, press, press, None, skin, corner=5, hit=box.grown(1.4))


def _plate(scene: Scene[Sphinx], paid: int, free: int, across: int) -> Box:
    if scene.shape == "phone":
        pitch = 108 / max(2, across)
        return Box(84 * (paid - 1) + 1, pitch * free + 2, 80, pitch - 4)
    pitch = 106 / max(2, across)
    left = (106 - 120) / 2 if across > 2 else 1.0
    pitch = 40.0 if across > 2 else pitch
    return Box(left + pitch * free, 37.6 * (paid - 1) + 1, pitch - 2, 36)


# --- cards to choose from ---

SHEET: Final = Box(0, 0, 1104, 257)
DRAWN_SHAPES: Final[dict[Shape, Box]] = {"high": SHEET, "low": SHEET}
CARD: Final = Point(158, 237)
SMALL: Final = Point(202, 186)
RETURN: Final = Box(1010, 88, 92, 80)


def drawn(scene: Scene[Drawn]) -> Register:
    """The register of the cards one has drawn."""
    cards, on_phone = scene.shown["cards"], scene.shape == "phone"
    spaces = [_card(card, _place(scene, n)) for n, card in enumerate(cards)]
    rows = -(-max(1, len(cards)) // 2)
    box = Box(0, 0, WIDTH, rows * (SMALL.y + 6) + 50) if on_phone else SHEET
    give_back = _return(scene, Box(130, rows * (SMALL.y + 6) + 3, 160, 44) if on_phone else RETURN)
    label = "; ".join(space.title for space in spaces) or say("look-drawn")
    layers = paint([], [*spaces, give_back], [], scene.marks)
    note = say("look-keep-one") if scene.shown["is_first"] else say("look-keep-rest")
    return register("drawn", say("look-drawn"), label, box, layers, icon="sphinx", note=note)


def _place(scene: Scene[Drawn], n: int) -> Box:
    if scene.shape == "phone":
        return Box(4 + 209 * (n % 2), 3 + (SMALL.y + 6) * (n // 2), SMALL.x, SMALL.y)
    return Box(8 + 166 * n, 10, CARD.x, CARD.y)


def _card(card: DrawnCard, box: Box) -> Space:
    """A card to choose: its points, what it asks for, and what it would bring now."""
    value, said, worth = card["value"], card["words"], card["worth"]
    glyphs = [(symbol, text) for symbol, text in card["glyphs"]]
    is_large, foot = box.height > 200, box.bottom - 10
    top = box.y + (112 if is_large else 84)
    lines = wrap(said, int((box.width - 16) / (8.8 if is_large else 8.2)))
    step = min(19.0, (foot - 18 - top) / max(1, len(lines) - 1))
    skin: Node = [
        rect(Box(box.x + 1, box.y + 1, box.width - 2, 30), "banner", 7),
        words(Point(box.x + 10, box.y + 22), say("look-sphinx"), "t f15 on-banner"),
        circle(Point(box.right - 24, box.y + 31), 19, "lit edge-bold"),
        words(Point(box.right - 24, box.y + 38), value, "m n f21 on-gold"),
        glyph_row(Point(box.centre.x - 6, top - 42 if is_large else top - 32), glyphs, 34 if is_large else 26,
                  box.width - 52, 17),
        [words(Point(box.x + 10, top + step * i), line, "f15" if is_large else "") for i, line in enumerate(lines)],
        fitted(Point(box.x + 10, foot), say("look-brings-now", points=worth), "n f15 gain" if worth else "q",
               box.width - 40),
        drawing("ui-check", Box(box.right - 28, foot - 16, 20, 20)) if card["kept"] else None,
    ]  # fmt: skip
    return Space(f"drawn-{card['card']}", box, said, say("look-keep", words=said), rect(box, "raised card-edge", 8),
                 skin, corner=8, hit=box, classes="space clear")  # fmt: skip


def _return(scene: Scene[Drawn], box: Box) -> Space:
    """The plate to give all of them back."""
    shown = scene.marks.can_press("return")
    on_phone = scene.shape == "phone"
    skin = [
        drawing("ui-pass", Box.around(box.centre.moved(-50 if on_phone else 0, 0 if on_phone else -14), 26)),
        words(box.centre.moved(14 if on_phone else 0, 5 if on_phone else 22), say("look-return"), "m t"),
    ]
    return Space("return", box, say("look-return"), say("look-return-press"), None, skin if shown else None, corner=8)
