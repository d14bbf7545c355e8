"""Beside the pack on a sheet: the cards one has kept, where the packs go, and the packs that one has held."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.cards import MINI, SMALL
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import clip, fitted, path, rect, words
from benben.draw.spaces import Piece
from benben.draw.tags import Node
from benben.games.architects.look.faces import mini, small
from benben.games.architects.look.lettering import copies, said, title_of, titles_of
from benben.games.architects.look.seen import told
from benben.games.architects.look.shown import Pack, Pile, Seen
from benben.games.architects.words import say

WIDTH: Final = 306.0
BOX: Final = Box(0, 0, WIDTH, 142)
PILE_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
ROW: Final = 36.0  # the middle of the cards
LARGEST: Final = 1.25
LINE: Final = 94.0  # where the words stand that tell who gets the pack
ORDER: Final = 120.0  # the middle of the row of seats
STEP: Final = 38.0  # from one seat to the next


def pile(scene: Scene[Pile]) -> Register:
    """The cards one has kept, those to come, and the way of the packs."""
    cards, keep = scene.shown["pile"], scene.shown["keep"]
    places = max(len(cards), keep)
    scale = max(1.0, min(LARGEST, WIDTH / places / (SMALL.width + 1)))
    stands = [_stand(i, places, scale) for i in range(places)]
    pieces = [_kept(scene, *copy, at, scale) for copy, at in zip(copies(cards), stands, strict=False)]
    sockets = [_socket(i + 1, stands[i], scale) for i in range(len(cards), places)]
    label = say("pile.label", count=len(cards), cards=titles_of(cards, scene.cells), going=_going(scene.shown))
    layers = paint([sockets, _way(scene.shown)], [], pieces, scene.marks)
    return register("pile", say("pile"), label, BOX, layers, "right", icon="pile",
                    note=say("pile.note", count=len(cards), keep=keep))  # fmt: skip


def _stand(i: int, places: int, scale: float) -> Point:
    card = SMALL.width * scale
    pitch = min(card + 5, (WIDTH - card - 2) / max(1, places - 1))
    return Point(1 + card / 2 + pitch * i, ROW)


def _kept(scene: Scene[Pile], card: str, copy: int, at: Point, scale: float) -> Piece:
    skin = h.g(transform=f"scale({scale:g})")[small(card, scene.cells)]
    return Piece(f"kept-{card}-{copy}", at, said(card, scene.cells), skin, reach=SMALL.width * scale / 2)


def _socket(n: int, at: Point, scale: float) -> Node:
    box = Box.around(at, SMALL.width * scale, SMALL.height * scale)
    return [rect(box, "socket", 4), words(at.moved(y=5), n, "m n quiet")]


def _going(shown: Pile) -> str:
    """What becomes of the pack."""
    if not shown["going"]:
        return say("pack.last")
    return say("pack.goes-on", cards=shown["going"], name=shown["left_of"])


def _way(shown: Pile) -> Node:
    """Who hands to whom, oneself first; and how many cards nobody holds."""
    seats = [
        h.g(class_=seat_class(seat))[seat_skin(seat, Point(13 + STEP * i, ORDER), 20)]
        for i, seat in enumerate(shown["order"])
    ]
    arrows = "".join(f"M{number(27 + STEP * i)} {number(ORDER)}h10l-4 -4m4 4l-4 4" for i in range(len(seats)))
    room = WIDTH - 42 - STEP * (len(seats) - 1)
    return [
        fitted(Point(2, LINE), _going(shown), "q", WIDTH - 4),
        seats,
        path(arrows, "arrow"),
        fitted(Point(WIDTH - 2, ORDER + 5), say("heading.deck", n=shown["deck"]), "e q", room),
    ]


# --- the packs that one has held ---

HELD: Final = Box(0, 0, WIDTH, 84)
HELD_SHAPES: Final[dict[Shape, Box]] = {"high": HELD, "low": HELD}
FIT: Final = 3  # so many packs are in sight
PACK: Final = 28.0  # the height of a row
FIRST: Final = 96.0  # the middle of the first card
LETTERS: Final = 7
NAME: Final = FIRST - 23 - MINI.width / 2 - 2  # the width of what stands before the cards


def held(scene: Scene[Seen]) -> Register:
    """The last packs that one has held; all of them stand behind the note."""
    packs = scene.shown["packs"]
    rows: list[Node] = [_pack(scene, pack, PACK * (i + 0.5)) for i, pack in enumerate(packs[-FIT:])]
    empty = None if rows else fitted(Point(2, PACK * 0.5 + 5), say("held.nothing"), "q", WIDTH - 4)
    label = "; ".join(told(scene, pack) for pack in packs) or say("held.none")
    note = say("held.last", shown=FIT, packs=len(packs)) if len(packs) > FIT else say("held.framed")
    layers = paint([rows, empty], [], [], scene.marks)
    return register("held", say("held"), label, HELD, layers, "right", icon="ui-eye", note=note,
                    behind=("seen",) if len(packs) > FIT else ())  # fmt: skip


def _pack(scene: Scene[Seen], pack: Pack, y: float) -> Node:
    """From whom it came, its cards, and the one that was taken; a card lies over the next one, so figures are seen."""
    cards = pack["cards"]
    taken = cards.index(pack["took"]) if pack["took"] in cards else -1
    pitch = min(MINI.width + 2, (WIDTH - FIRST - MINI.width / 2 - 1) / max(1, len(cards) - 1))
    drawn = [_card(scene, card, Point(FIRST + pitch * n, y), n == taken) for n, card in enumerate(cards)]
    return [
        h.g(class_=seat_class(pack["giver"]))[seat_skin(pack["giver"], Point(10, y), 18)],
        fitted(Point(23, y + 5), say("held.dealt") if pack["own"] else clip(pack["name"], LETTERS), "q", NAME),
        drawn[::-1],
    ]


def _card(scene: Scene[Seen], card: str, at: Point, taken: bool) -> Node:
    return [
        h.g(transform=translate(at))[h.title[title_of(card, scene.cells)], mini(card, scene.cells)],
        rect(Box.around(at, MINI.width + 1, MINI.height + 1), "bare taken", 4) if taken else None,
    ]
