"""Everybody at the table: in the draft round the table, handing on to the left; then one below the other."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, pi, sin
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.cards import held_backs, pack
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.ladder import Ladder
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import circle, clip, drawing, fitted, path, printed, rect, signed, words
from benben.draw.spaces import Piece
from benben.draw.tags import Node
from benben.games.architects.look.shown import Seats, Somebody, Workers
from benben.games.architects.words import say
from benben.games.architects.words.text import number_on

TOP: Final = 8.0


def seats(scene: Scene[Seats]) -> Register:
    """The register: a ring while packs go round, else rows."""
    return _ring(scene) if scene.shown["drafting"] else _rows(scene)


def _register(scene: Scene[Seats], title: str, note: str, ground: Node, pieces: list[Piece], foot: float) -> Register:
    layers = paint([ground], [], pieces, scene.marks)
    box = Box(0, 0, WIDTH, foot)
    if scene.shape != "phone":  # a place of one size, however many sit there
        box = Box(0, (foot - RING.height) / 2, WIDTH, RING.height)
    label = "; ".join(piece.title for piece in pieces)
    key = "more" if scene.shown["half"] else "seats"
    return register(key, title, label, box, layers, scene.shown["column"], icon="ui-seat", note=note)


def _piece(who: Somebody, at: Point, skin: Node, title: str) -> Piece:
    return Piece(f"seat-{who['seat'] + 1}", at, title, skin, seat_class(who["seat"]), 0)


# --- the draft: who hands to whom ---

REACH: Final = Point(143, 92)  # from the middle of the table to who sits there
NEAR: Final = 78.0  # as far up and down, where there are only two
PLAQUE: Final = Box(-63, -22, 126, 44)
TABLE: Final = Point(46, 30)  # half the size of the table
BESIDE: Final = 84.0  # of two players: from the middle to the arrows
RING: Final = Box(0, 0, WIDTH, 243)  # on a sheet
RING_SHAPES: Final[dict[Shape, Box]] = {"high": RING, "low": RING}


def _around(place: int, count: int) -> Point:
    """Where somebody sits: the first one below, the next to their left, so clockwise."""
    angle, middle = _angle(place, count), _middle(count)
    return Point(middle.x + REACH.x * cos(angle), middle.y + _rise(count) * sin(angle))


def _angle(place: int, count: int) -> float:
    return pi / 2 + 2 * pi * place / count


def _rise(count: int) -> float:
    return NEAR if count == 2 else REACH.y


def _middle(count: int) -> Point:
    """The middle of the table, so that those who sit farthest up have room."""
    farthest = max(-sin(_angle(place, count)) for place in range(count))
    return Point(WIDTH / 2, TOP + 24 + _rise(count) * farthest)


def _ring(scene: Scene[Seats]) -> Register:
    shown, first = scene.shown["seats"], scene.shown["first"]
    count = len(shown)
    order = [shown[(first + i) % count] for i in range(count)]
    pieces = [_piece(who, _around(i, count), _plaque(who), _drafting(who)) for i, who in enumerate(order)]
    note = say("ring.note", picked=sum(who["confirmed"] for who in shown), of=count)
    ground = [_table(count), _deck(_table_middle(count), scene.shown["deck"])]
    foot = _around(0, count).y + PLAQUE.height / 2 + 5
    return _register(scene, say("ring", round=scene.shown["round"]), note, ground, pieces, foot)


@lru_cache(16)
def _table(count: int) -> Markup:
    """The table, and an arrow from each place to the next."""
    middle = _table_middle(count)
    rx, ry, x, y = (number(n) for n in (*TABLE, middle.x - TABLE.x, middle.y))
    across = number(2 * TABLE.x)
    oval = f"M{x} {y}a{rx} {ry} 0 0 1 {across} 0a{rx} {ry} 0 0 1 -{across} 0z"
    return printed(path(oval, "raised outline"), [_arrow(i, count) for i in range(count)])


def _table_middle(count: int) -> Point:
    """Three sit in a triangle, whose middle is lower."""
    return _middle(count).moved(y=7 if count == 3 else 0)


def _deck(at: Point, count: int) -> Node:
    """The deck in the middle of the table."""
    return [
        h.g(transform=f"{translate(at.moved(-19, 3))} scale(.72)")[pack(count)],
        words(at.moved(6, 0), count, "t n f17"),
        words(at.moved(6, 15), say("ring.deck"), "q"),
    ]


def _arrow(place: int, count: int) -> Node:
    """An arrow from a place to the one at its left; of two players they go round the table."""
    here, there = _around(place, count), _around(place + 1, count)
    at = Point((here.x + there.x) / 2, (here.y + there.y) / 2)
    if count == 2:
        at = at.moved(x=BESIDE if place else -BESIDE)
    turn = number(180 / pi * atan2(there.y - here.y, there.x - here.x))
    return h.g(transform=f"{translate(at)} rotate({turn})")[
        circle(Point(0, 0), 11, "raised outline"), path("M-5 0H5M0.5 -4.5L5 0L0.5 4.5", "bare edge-bold")
    ]


def _plaque(who: Somebody) -> Node:
    """A seat in the draft: the pack it holds, its pile, and whether it has picked."""
    kept = Point(-22 + 8 * len(str(who["cards"])), 16)
    return [
        rect(PLAQUE, f"raised {'outline' if who['you'] else 'tile-edge'}", 8),
        seat_skin(who["seat"], Point(-49, -9), 20),
        fitted(Point(-35, -4), clip(who["name"], 9), "t", 76),
        h.g(transform="translate(-43 12) scale(.58)")[held_backs(who["cards"])],
        words(Point(-24, 16), who["cards"], "n f13"),
        fitted(kept, say("seat.kept", pile=who["pile"]), "q", 38 - kept.x),
        drawing("ui-check", Box(44, -18, 15, 15)) if who["confirmed"] else None,
        _announced(who, Point(41, 1)) if who["announced"] else None,
    ]


def _announced(who: Somebody, at: Point) -> Node:
    """Whether a seat told that it holds a plan."""
    has = who["announced"] == "yes"
    box = Box(at.x, at.y, 18, 18)
    strike = path(f"M{number(box.x)} {number(box.bottom)}L{number(box.right)} {number(box.y)}", "bare strike")
    return [drawing("plan", box, "" if has else "faint"), None if has else strike]


def _drafting(who: Somebody) -> str:
    return say("seat.drafting", name=who["name"], cards=who["cards"], pile=who["pile"],
               state="picked" if who["confirmed"] else "picking", announced=_told(who))  # fmt: skip


def _told(who: Somebody) -> str:
    return who["announced"] or "nothing"


# --- the construction: one row each ---

ROW: Final = 62.0
WIDE: Final = WIDTH - 4


def _rows(scene: Scene[Seats]) -> Register:
    shown, over = scene.shown["seats"], scene.shown["over"]
    pieces = [_piece(who, Point(2, TOP + ROW * i), _row(scene, who), _said(who, over)) for i, who in enumerate(shown)]
    if scene.shown["half"]:
        title, note = say("seats.further"), ""
    elif over:
        title, note = say("seats.final"), say("seats.final-note")
    else:
        title, note = say("seats"), say("seats.note", round=scene.shown["round"], rounds=scene.shown["rounds"])
    return _register(scene, title, note, None, pieces, TOP + ROW * len(shown))


def _said(who: Somebody, over: bool) -> str:
    if over:
        return say("seat.final", name=who["name"], points=who["score"], status=who["status"] or "none")
    return say("seat.building", name=who["name"], points=who["score"], cards=who["cards"], blocks=who["limestone"],
               workers=who["workers"], coming=who["worker_points"], announced=_told(who),
               status=who["status"] or "none")  # fmt: skip


def _row(scene: Scene[Seats], who: Somebody) -> Node:
    """A seat: its name and score, and what may be known of its cards."""
    acts = who["status"] == "acts"
    return [
        rect(Box(0, 0, WIDE, ROW - 5), f"raised {'now-edge' if acts else 'tile-edge'}", 6),
        rect(Box(0, 0, 6, ROW - 5), "seat-plain", 3),
        seat_skin(who["seat"], Point(24, 28), 26),
        words(Point(44, 34 if scene.shown["over"] else 22), who["name"], "t f15"),
        _status(who, 12 if scene.shown["over"] else 0),
        words(Point(WIDE - 10, 37), signed(who["score"]), "e t n f27"),
        None if scene.shown["over"] else _figures(scene, who),
    ]


def _status(who: Somebody, down: float) -> Node:
    if not who["status"]:
        return None
    x, word = 52 + 9.2 * len(who["name"]), say("seat.status", status=who["status"])
    acts, width = who["status"] in ("acts", "winner"), 14 + 7.2 * len(word)
    return [
        rect(Box(x, 8.5 + down, width, 18), "lit" if acts else "well", 4),
        words(Point(x + width / 2, 22 + down), word, f"m f13 {'on-gold' if acts else 'quiet'}"),
    ]


def _figures(scene: Scene[Seats], who: Somebody) -> Node:
    """Backs in hand, limestone brought, workers used and the points they will bring, and an announcement."""
    y = 42.0
    cards = [number_on(card, scene.cells) for card in who["worker_cards"]]
    return [
        h.g(transform=f"translate(58 {number(y - 1)}) scale(.58)")[held_backs(who["cards"])],
        words(Point(76, y + 5), who["cards"], "n f15"),
        drawing("limestone", Box(98, y - 11, 20, 20)),
        words(Point(121, y + 5), who["limestone"], "n f15"),
        drawing("worker", Box(146, y - 13, 23, 23)),
        _workers(who, cards, y),
        _announced_here(who, y) if who["announced"] else None,
    ]


def _announced_here(who: Somebody, y: float) -> Node:
    word = say("announced", announced=who["announced"])
    return [_announced(who, Point(WIDE - 126, y - 10)), words(Point(WIDE - 104, y + 5), word, "q")]


def _workers(who: Somebody, cards: list[int], y: float) -> Node:
    """The cards of workers used, how many of them moved a block, and the points to come."""
    if not cards:
        return words(Point(172, y + 5), "0", "n f15")
    tags = [_worker_card(n, Point(181 + 19 * i, y)) for i, n in enumerate(cards[:FIT])]
    x = 181 + 19 * min(len(cards), FIT)
    return [
        tags,
        path(f"M{number(x - 4)} {number(y)}h13l-4 -4m4 4l-4 4", "arrow"),
        words(Point(x + 14, y + 5), f"+{who['worker_points']}", "n f15 gain"),
    ]


FIT: Final = 5


def _worker_card(n: int, at: Point) -> Node:
    return [rect(Box.around(at, 16, 21), "sand outline", 3), words(at.moved(y=4.7), n, "m n f13")]


# --- the workers' points ---

RUNGS: Final = Box(4, TOP + 2, WIDTH - 8, 28)
TALLY: Final = 22.0
SHEET: Final = Box(0, 6, WIDTH, 78)  # on a sheet: two rows of smaller pieces have room below the rungs
SHEET_TALLY: Final = 20.0
WORKER_SHAPES: Final[dict[Shape, Box]] = {"high": SHEET, "low": SHEET}


def workers(scene: Scene[Workers]) -> Register:
    """What the workers of each seat will bring at the end of the phase."""
    shown, points = scene.shown["seats"], tuple(scene.cells["worker_points"])
    ladder = Ladder(RUNGS, points)
    counts = [min(who["workers"], len(points) - 1) for who in shown]
    size = TALLY if scene.shape == "phone" else SHEET_TALLY
    pieces = ladder.tallies("workers", [who["name"] for who in shown], counts, size)
    label = "; ".join(piece.title for piece in pieces)
    foot = RUNGS.bottom + 6 + TALLY * (2 if len(shown) > 3 else 1)
    box = Box(0, 0, WIDTH, foot) if scene.shape == "phone" else SHEET
    layers = paint([ladder.ground()], [], pieces, scene.marks)
    return register("workers", say("workers"), label, box, layers, "right",
                    icon="worker", note=say("workers.note", most=len(points) - 1))  # fmt: skip
