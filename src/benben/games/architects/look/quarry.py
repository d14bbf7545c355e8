"""The quarry with its heap of blocks and who brought them; and the stacks of cards beside the table."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.cards import BACK, SMALL, pack, stack
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import fitted, path, placed, printed, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.architects.cards import CARDS
from benben.games.architects.look.blocks import HEAP, PITCH, ROWS, block
from benben.games.architects.look.faces import small, tiny
from benben.games.architects.look.lettering import said
from benben.games.architects.look.shown import Bringer, Quarry, Stock
from benben.games.architects.words import say
from benben.games.architects.words.text import kind_of, number_on

FLOOR: Final = 22.0 + ROWS * PITCH.y
MIDDLE: Final = Point(182, FLOOR)  # of the heap's foot
PIT: Final = Box(5, 6, WIDTH - 10, FLOOR)
BROUGHT: Final = 34.0  # the height of the row of who brought what
QUARRY: Final = Box(0, 0, WIDTH, FLOOR + 34)  # on a sheet
QUARRY_SHAPES: Final[dict[Shape, Box]] = {"high": QUARRY, "low": QUARRY}


def quarry(scene: Scene[Quarry]) -> Register:
    """The quarry: everybody's workers take blocks from here."""
    n, brought = scene.shown["quarry"], scene.shown["brought"]
    space = Space("quarry", PIT, say("quarry.pit", blocks=n), say("quarry.press"), None, [_pit(), _count(n)],
                  classes="space clear", corner=8)  # fmt: skip
    blocks = [_in_heap(i) for i in range(min(n, len(HEAP)))]
    box = Box(0, 0, WIDTH, FLOOR + 8 + BROUGHT) if scene.shape == "phone" else QUARRY
    told = [say("quarry.brought", name=who["name"], blocks=who["limestone"]) for who in brought]
    label = " ".join([say("quarry.label", blocks=n), *told])
    layers = paint([_who(scene, brought)], [space], blocks, scene.marks)
    return register("quarry", say("quarry"), label, box, layers, scene.shown["column"], icon="quarry",
                    note=say("quarry.note"))  # fmt: skip


def _in_heap(i: int) -> Piece:
    at = Point(MIDDLE.x + HEAP[i].x, MIDDLE.y + HEAP[i].y)
    return Piece(f"stone-{i + 1:02}", at, say("quarry.stone"), block(PITCH.x, PITCH.y, i), reach=PITCH.y / 2)


@cache
def _pit() -> Markup:
    """Steps that are cut into the rock, left and right, and the floor."""
    top, foot = number(14), number(FLOOR)
    left = f"M8 {foot}V{top}h9v30h10v30h10V{foot}z"
    right = f"M{number(WIDTH - 8)} {foot}V{top}h-8v30h-11v30h-10V{foot}z"
    return printed(
        path(left, "earth outline"),
        path(right, "earth outline"),
        path("M11 32h4M13 60h10M20 90h10M405 36h4M397 66h9M390 92h12", "chisel"),
        path(f"M2 {foot}H{number(WIDTH - 2)}", "ground-line"),
    )


def _count(n: int) -> Node:
    return [
        words(Point(352, FLOOR - 40), n, "m t n f27"),
        fitted(Point(352, FLOOR - 20), say("quarry.blocks", blocks=n), "m q", 130),
    ]


def _who(scene: Scene[Quarry], brought: list[Bringer]) -> Node:
    """Who brought how many blocks, and what the most of them scored."""
    pitch = (WIDTH - 8) / len(brought)
    return [_bringer(scene, who, Point(4 + pitch * i, FLOOR + 24), pitch) for i, who in enumerate(brought)]


def _bringer(scene: Scene[Quarry], who: Bringer, at: Point, room: float) -> Node:
    most = who["most"]
    wide = room > 130 and scene.shape == "phone"  # on a sheet pieces stand beside the names
    name = f"{who['name']} {who['limestone']}" if wide else str(who["limestone"])
    length = 8.2 * len(name)
    return [
        h.g(class_=seat_class(who["seat"]))[seat_skin(who["seat"], at.moved(14), 20)],
        words(at.moved(30, 5), name, "t"),
        words(at.moved(34 + length, 5), f"+{scene.cells['most_limestone'][0]}", "n gain f13") if most else None,
    ]


# --- the stacks ---

STOCK_TOP: Final = 10.0
STOCK_FOOT: Final = STOCK_TOP + 2 + BACK.height + 10
USED: Final = Box(207, STOCK_TOP, WIDTH - 211, 92)  # where they stand, in three rows
SHEET: Final = Box(0, 0, 640, 272)  # on a sheet, for those who watch and have no hand
STOCK_SHAPES: Final[dict[Shape, Box]] = {"high": SHEET, "low": SHEET}
LARGER: Final = 1.7
PILES: Final = Box(64, 112, 108, 82)  # the middle of the first one, from one to the next, and down to their words
GRID: Final = Box(362, 38, 47, 86)  # the middle of the first kind, and from one to the next
IN_ROW: Final = 6


def stock(scene: Scene[Stock]) -> Register:
    """The deck, what lies face down since the draft, and the open discard pile with what is in it."""
    deck, aside, used = scene.shown["deck"], scene.shown["aside"], scene.shown["used"]
    open_cards = [card for card in CARDS if used.get(card)]
    gone = sum(used.values())
    top = _small(open_cards[-1], scene, 0.9) if open_cards else Markup()
    piles = [
        (pack(deck), deck, say("stock.deck")),
        (pack(aside), aside, say("stock.aside")),
        (stack(top, gone), gone, say("stock.discarded")),
    ]
    ground: list[Node] = (
        [
            [_pile(Point(32 + 70 * i, 0), *each) for i, each in enumerate(piles)],
            [_used(scene, card, used[card], i, len(open_cards)) for i, card in enumerate(open_cards)],
        ]
        if scene.shape == "phone"
        else [
            [_larger_pile(Point(PILES.x + PILES.width * i, PILES.y), *each) for i, each in enumerate(piles)],
            [_in_grid(scene, card, used[card], i) for i, card in enumerate(open_cards)],
        ]
    )
    counted = [
        say("card.counted", kind=kind_of(card), n=number_on(card, scene.cells), count=used[card]) for card in open_cards
    ]
    label = say("stock.label", deck=deck, aside=aside, discarded=gone, cards=counted)
    box = Box(0, 0, WIDTH, STOCK_FOOT + 24) if scene.shape == "phone" else SHEET
    return register("stock", say("stock"), label, box, paint(ground, [], [], scene.marks), scene.shown["column"],
                    icon="pile", note=say("stock.note") if gone else "")  # fmt: skip


def _small(card: str, scene: Scene[Stock], scale: float) -> Markup:
    return printed(h.g(transform=f"scale({number(scale)})")[small(card, scene.cells)])


def _pile(at: Point, drawn: Markup, count: int, name: str) -> Node:
    middle = Point(at.x, STOCK_TOP + 4 + BACK.height / 2)
    pill = Box.around(Point(at.x, middle.y + BACK.height / 2 - 2), 30, 20)  # below the figure of a card
    none = fitted(middle.moved(y=5), say("stock.none"), "m q", BACK.width - 6)
    return [
        placed(middle, drawn),
        rect(pill, "raised outline", 10) if count else None,
        words(pill.centre.moved(y=5), count, "m n f15") if count else none,
        fitted(Point(at.x, STOCK_FOOT + 14), name, "m q", 66),
    ]


def _used(scene: Scene[Stock], card: str, count: int, i: int, kinds: int) -> Node:
    """A kind of card in the discard pile, and how many there are."""
    in_row = max(4, ceil(kinds / 3))
    row, column = divmod(i, in_row)
    at = Point(USED.x + 13 + USED.width / in_row * column, USED.y + 15 + USED.height / 3 * row)
    return [
        h.g(transform=translate(at))[h.title[said(card, scene.cells)], tiny(card, scene.cells)],
        words(at.moved(15, 5), f"×{count}" if in_row < 6 else count, "q n"),
    ]


# --- the same on a sheet ---


def _larger_pile(at: Point, drawn: Markup, count: int, name: str) -> Node:
    pill = Box.around(at.moved(y=LARGER * BACK.height / 2 - 2), 44, 26)  # below the figure of a card
    none = fitted(at.moved(y=5), say("stock.none"), "m q", LARGER * BACK.width - 8)
    return [
        h.g(transform=f"{translate(at)} scale({number(LARGER)})")[drawn],
        rect(pill, "raised outline", 13) if count else None,
        words(pill.centre.moved(y=6), count, "m n f17") if count else none,
        fitted(at.moved(y=PILES.height), name, "m q f15", PILES.width - 4),
    ]


def _in_grid(scene: Scene[Stock], card: str, count: int, i: int) -> Node:
    """A kind of card in the discard pile, how many there are below it."""
    row, column = divmod(i, IN_ROW)
    at = Point(GRID.x + GRID.width * column, GRID.y + GRID.height * row)
    return [
        h.g(transform=translate(at))[h.title[said(card, scene.cells)], small(card, scene.cells)],
        words(at.moved(y=SMALL.height / 2 + 16), f"× {count}", "m q n"),
    ]
