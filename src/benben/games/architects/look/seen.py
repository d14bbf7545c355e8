"""What one has seen in the draft: every pack one held, what one took of it, and what was left over."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.cards import TINY
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_class, seat_skin
from benben.draw.shapes import drawing, fitted, path, rect
from benben.draw.tags import Node
from benben.games.architects.look.faces import tiny
from benben.games.architects.look.lettering import title_of, titles_of
from benben.games.architects.look.shown import Pack, Seen
from benben.games.architects.words import say

TOP: Final = 6.0
ROW: Final = 32.0
FIRST: Final = 120.0  # where the cards begin
PITCH: Final = 29.0
NAME: Final = FIRST - 30 - TINY.width / 2 - 3  # the width of what stands before them


def seen(scene: Scene[Seen]) -> Register:
    """The register."""
    packs, left = scene.shown["packs"], scene.shown["left"]
    rows: list[Node] = [_pack(scene, pack, TOP + ROW * (i + 0.5)) for i, pack in enumerate(packs)]
    if left:
        rows.append(_left(scene, left, TOP + ROW * (len(packs) + 0.5)))
    empty = None if rows else fitted(Point(8, TOP + 20), say("held.nothing-yet"), "q", WIDTH - 16)
    box = Box(0, 0, WIDTH, TOP + ROW * max(1, len(rows)))
    label = "; ".join([*(told(scene, pack) for pack in packs), *_left_said(scene, left)]) or say("held.none")
    return register("seen", say("held.all"), label, box, paint([rows, empty], [], [], scene.marks), "right",
                    icon="ui-eye", note=say("held.all-framed"))  # fmt: skip


def told(scene: Scene[Seen], pack: Pack) -> str:
    """A pack in words."""
    cards = titles_of(pack["cards"], scene.cells)
    if not pack["took"]:
        return say("held.pack", source=_source(pack), name=pack["name"], cards=cards)
    took = title_of(pack["took"], scene.cells)
    return say("held.pack-taken", source=_source(pack), name=pack["name"], cards=cards, took=took)


def _source(pack: Pack) -> str:
    return "deal" if pack["own"] else "other"


def _left_said(scene: Scene[Seen], left: list[str]) -> list[str]:
    return [say("held.left", cards=titles_of(left, scene.cells))] if left else []


def _pack(scene: Scene[Seen], pack: Pack, y: float) -> Node:
    """A pack as it was taken up: from whom, its cards, and the one that was taken."""
    taken = pack["cards"].index(pack["took"]) if pack["took"] in pack["cards"] else -1
    return [
        h.g(class_=seat_class(pack["giver"]))[seat_skin(pack["giver"], Point(15, y), 20)],
        fitted(Point(30, y + 5), say("held.dealt") if pack["own"] else pack["name"], "q", NAME),
        _row(scene, pack["cards"], y, taken),
    ]


def _left(scene: Scene[Seen], left: list[str], y: float) -> Node:
    line = path(f"M4 {number(y - ROW / 2)}H{number(WIDTH - 4)}", "hair")
    return [line, drawing("pile", Box(5, y - 10, 20, 20)), fitted(Point(30, y + 5), say("held.left-over"), "q", NAME),
            _row(scene, left, y, -1)]  # fmt: skip


def _row(scene: Scene[Seen], cards: list[str], y: float, taken: int) -> Node:
    pitch = min(PITCH, (WIDTH - FIRST - 14) / max(1, len(cards) - 1))
    return [_card(scene, card, Point(FIRST + pitch * n, y), n == taken) for n, card in enumerate(cards)]


def _card(scene: Scene[Seen], card: str, at: Point, taken: bool) -> Node:
    frame = Box.around(at, TINY.width + 3, TINY.height + 3)
    return [
        h.g(transform=translate(at))[h.title[title_of(card, scene.cells)], tiny(card, scene.cells)],
        rect(frame, "bare taken", 4) if taken else None,
    ]
