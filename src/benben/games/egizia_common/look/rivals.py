"""What everybody else has: a row for each on a phone, and a small map of what lies before a player."""

from __future__ import annotations

from math import ceil
from typing import Any, Final, TypedDict

from benben.core.game import View
from benben.draw.geometry import Box, Point
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import clip, drawing, placed, rect, signed, words
from benben.draw.spaces import Piece
from benben.draw.tags import Node
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.look.faces import chip
from benben.games.egizia_common.look.glyphs import (
    CREW_DRAWINGS,
    card_glyphs,
    glyph_row,
    is_kept,
    kind_of,
    produce_glyphs,
)
from benben.games.egizia_common.look.shown import main_seat
from benben.games.egizia_common.look.tableau import SHOWN_CREWS
from benben.games.egizia_common.view.types import CommonPlayer
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.vocabulary import Vocabulary
from benben.language import signed as with_sign

ROW: Final = 74.0
SMALL: Final = Point(31, 23)
THINGS: Final = 10  # in a row on a phone


class Thing(TypedDict):
    """A card in small."""

    kind: str
    glyphs: list[list[str]]


class Rival(TypedDict):
    """What is shown of somebody."""

    seat: int
    name: str
    score: int
    crews: list[tuple[str, int]]  # what messages call them, with their strengths
    stones: int
    ships: int
    produced: int
    need: int
    missing: int
    loss: int
    sphinx: int
    things: list[Thing]


class Rivals(TypedDict):
    """Everybody but who looks."""

    rivals: list[Rival]


def things_of(words: Vocabulary, view: View[Any], player: CommonPlayer) -> list[Thing]:
    """The fields and quarries of a player, then the other cards."""
    cells, found = words.cells_of(view), list[Thing]()
    found.append({"kind": "quarry", "glyphs": [["stone", str(cells["start_quarry"][0])]]})
    found.append({"kind": "field-green", "glyphs": [["field-green", str(player["start_field"])]]})
    for name in sorted(player["cards"], key=lambda card: (is_kept(words.cards[card]), card)):
        card, numbers = words.cards[name], list(cells[name])
        colour = player["field_colours"].get(name, "")
        glyphs = card_glyphs(card, numbers, words.terms) if is_kept(card) else produce_glyphs(card, numbers, colour)
        found.append({"kind": kind_of(card), "glyphs": [list(glyph) for glyph in glyphs]})
    return found


def show_rivals(words: Vocabulary, view: View[Any]) -> Rivals:
    """Everybody else, by seats, in a game with such words."""
    main, players = main_seat(view), view["table"]["players"]
    return {"rivals": [_rival(words, view, seat) for seat in range(len(players)) if seat != main]}


def _rival(words: Vocabulary, view: View[Any], seat: int) -> Rival:
    player = view["table"]["players"][seat]
    return {
        "seat": seat,
        "name": view["names"][seat],
        "score": view["scores"][seat],
        "crews": [(words.crew(n), player["crews"][n]) for n in map(CREWS.index, SHOWN_CREWS)],
        "stones": player["stones"],
        "ships": player["ships"],
        "produced": player["produced"],
        "need": player["need"],
        "missing": player["missing"],
        "loss": player["loss"],
        "sphinx": player["sphinx"],
        "things": things_of(words, view, player),
    }


def rivals(scene: Scene[Rivals]) -> Register:
    """The register."""
    tops, top = list[float](), 4.0
    for rival in scene.shown["rivals"]:
        tops.append(top)
        top += _height(rival) + 6
    pieces = [
        Piece(f"rival-{rival['seat'] + 1}", Point(2, y), _said(rival), _card(rival), seat_class(rival["seat"]), 0)
        for rival, y in zip(scene.shown["rivals"], tops, strict=True)
    ]
    label = "; ".join(piece.title for piece in pieces)
    layers = paint([], [], pieces, scene.marks)
    return register("rivals", say("look-rivals"), label, Box(0, 0, WIDTH, top), layers, "right", icon="ui-seat")


def _height(rival: Rival) -> float:
    return ROW + 28 * ceil(len(rival["things"]) / THINGS)


def _said(rival: Rival) -> str:
    return say("look-rival", name=rival["name"], points=rival["score"], stones=rival["stones"],
               grain=rival["produced"], need=rival["need"], loss=rival["loss"])  # fmt: skip


def _card(rival: Rival) -> Node:
    lost = signed(-rival["loss"]) if rival["loss"] else "0"
    crews = [(CREW_DRAWINGS[name], str(strength)) for name, strength in rival["crews"]]
    return [
        rect(Box(0, 0, WIDTH - 4, _height(rival)), "raised tile-edge", 5),
        seat_skin(rival["seat"], Point(17, 18), 22),
        words(Point(34, 24), clip(rival["name"], 16), "t f15"),
        words(Point(WIDTH - 14, 25), signed(rival["score"]), "e t n f21"),
        glyph_row(Point(260, 19), crews, 20, 180, 13),
        glyph_row(Point(130, 54), [("stone", str(rival["stones"])), ("ship", str(rival["ships"])),
                                   ("sphinx", str(rival["sphinx"]))], 20, 200, 13),
        glyph_row(Point(300, 54), [("grain", f"{rival['produced']}/{rival['need']}"),
                                   ("", with_sign(-rival["missing"])), ("hunger", lost)], 20, 180, 13),
        [placed(Point(8 + 40 * (n % THINGS), ROW - 2 + 28 * (n // THINGS)), thing(each))
         for n, each in enumerate(rival["things"])],
    ]  # fmt: skip


def thing(each: Thing) -> Node:
    """A card in small, from 0,0 on."""
    if each["kind"] in ("anytime", "permanent"):
        symbol = each["glyphs"][-1][0] or each["glyphs"][0][0]
        return [
            rect(Box(0, 0, SMALL.x, SMALL.y), "raised edge", 3),
            rect(Box(0, 0, SMALL.x, 4), f"kept-{each['kind']}", 2),
            drawing(symbol, Box(SMALL.x / 2 - 8, 5, 17, 17)),
        ]
    part = SMALL.x / len(each["glyphs"])
    return [
        placed(Point(part * i, 0), _half(symbol, figure, part)) for i, (symbol, figure) in enumerate(each["glyphs"])
    ]


def _half(symbol: str, figure: str, width: float) -> Node:
    if width > 20:
        return chip(symbol, figure, width, SMALL.y)
    is_field = symbol.startswith("field-")
    return [
        rect(Box(0, 0, width, SMALL.y), "edge" if is_field else "stone edge", 2, symbol if is_field else ""),
        words(Point(width / 2, 17), figure, "m n f15 lettered"),
    ]
