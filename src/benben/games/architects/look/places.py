"""The places of a pyramid: blocks, niches, tombs and walls, with what stands in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from benben.draw.geometry import Box, Point, number
from benben.draw.scene import Scene
from benben.draw.shapes import drawing, path, placed, printed, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.architects.components import IDOLS
from benben.games.architects.look.blocks import block
from benben.games.architects.look.lettering import drawing_of
from benben.games.architects.look.pyramid import Place
from benben.games.architects.look.shown import Site
from benben.games.architects.view.types import SiteView
from benben.games.architects.words import say
from benben.games.architects.words.text_board import lying

Made = tuple[Space, list[Piece]]


def _place(n: int, place: Place, **given: Any) -> Space:
    return Space(f"site-{n}-{place.kind}-{place.number}", place.box.grown(-3.5), hit=place.box, **given)


def _block(scene: Scene[Site], n: int, plan: SiteView, place: Place) -> Made:
    """A place for a block; the last one tells what it earns."""
    laid, last = place.number <= plan["blocks"], place.number == plan["of_blocks"]
    at, wide, tall = place.box.centre, place.box.width, place.box.height
    space = _place(
        n,
        place,
        title=_block_title(n, plan, place, "laid" if laid else "awaited"),
        press=say("block.press-last", site=n + 1, points=plan["foreman"]) if last else say("block.press", site=n + 1),
        ground=None if laid else rect(place.box.grown(-1), "to-come", 2),
        skin=None if laid else _award(place.box, plan["foreman"]) if last else _awaited(scene, n, place),
        ghost=None if last else placed(at, block(wide - 14, tall - 14, place.number)),
    )
    piece = Piece(f"block-{n}-{place.number}", at, say("block", n=place.number), block(wide, tall, place.number),
                  reach=tall / 2)  # fmt: skip
    return space, [piece] if laid else []


def _block_title(n: int, plan: SiteView, place: Place, state: str) -> str:
    if place.number < plan["of_blocks"]:
        return say("block.place", n=place.number, site=n + 1, state=state)
    return say("block.place-last", n=place.number, site=n + 1, state=state, points=plan["foreman"])


def _awaited(scene: Scene[Site], n: int, place: Place) -> Node:
    """What is to come, pale; the ghost of a block is shown instead where one may be moved to."""
    if scene.marks.can_press(f"site-{n}-block-{place.number}"):
        return None
    return drawing("limestone", Box.around(place.box.centre, min(30.0, place.box.height * 0.6)), "faint")


def _award(box: Box, points: int) -> Node:
    """What the last block earns."""
    at = box.centre
    return [
        drawing("foreman", Box(at.x - 27, at.y - 13, 26, 26)),
        words(Point(at.x + 6, at.y + 6), f"+{points}", "n f15"),
    ]


@lru_cache(1024)
def _niche_ground(box: Box) -> Markup:
    half = min(box.width * 0.31, box.height * 0.46)
    x, foot = number(box.centre.x - half), number(box.bottom)
    arch = f"M{x} {foot}V{number(box.y + 6 + half)}a{number(half)} {number(half)} 0 0 1 {number(2 * half)} 0V{foot}z"
    return printed(rect(box, "sand outline"), path(arch, "ivory outline"))


def _niche(scene: Scene[Site], n: int, plan: SiteView, place: Place) -> Made:
    """A niche: empty ones tell what a new kind of idol would score."""
    there, at = plan["idols"], place.box.centre
    held = there[place.number - 1] if place.number <= len(there) else ""
    kinds = len(set(there))
    worth = scene.cells["idols"][kinds] if kinds < len(IDOLS) else 0
    left = len(IDOLS) - kinds
    space = _place(
        n,
        place,
        title=say("niche.held", n=place.number, site=n + 1, idol=held)
        if held
        else say("niche.empty", n=place.number, site=n + 1, kinds=left, points=worth),
        press=say("niche.press", n=place.number, site=n + 1, kinds=left, points=worth),
        ground=_niche_ground(place.box),
        skin=None if held else _empty_niche(place.box, worth),
        classes="space clear",
    )
    size = min(place.box.width * 0.55, place.box.height * 0.74)
    if not held:
        return space, []
    skin = drawing(held, Box.around(Point(0, place.box.height * 0.08), size))
    return space, [Piece(f"idol-{n}-{place.number}", at, say("thing.title", thing=held), skin, reach=size / 2)]


@lru_cache(256)
def _empty_niche(box: Box, worth: int) -> Markup:
    at = box.centre
    return printed(
        drawing("idol", Box.around(at.moved(y=-5), min(22.0, box.height * 0.4)), "faint"),
        words(Point(at.x, box.bottom - 8), f"+{worth}", "m n f13") if worth else None,
    )


def _slot(box: Box, left: bool) -> Box:
    """One half of a tomb."""
    width = (box.width - 14) / 2
    return Box(box.x + 5 + (0 if left else width + 4), box.y + 5, width, box.height - 10)


@lru_cache(1024)
def _tomb_ground(box: Box, mummy: bool, sarcophagus: bool, worth: tuple[int, int]) -> Markup:
    """A chamber with two places; an empty one shows its thing pale, and what it would score."""
    slots = [
        _tomb_slot(_slot(box, kind == "mummy"), kind, there, score)
        for kind, there, score in (("mummy", mummy, worth[0]), ("sarcophagus", sarcophagus, worth[1]))
    ]
    return printed(rect(box, "earth outline"), slots)


def _tomb_slot(slot: Box, kind: str, there: bool, score: int) -> Node:
    if there:
        return rect(slot, "raised outline", 3)
    at, size = slot.centre, min(23.0, slot.width - 6, slot.height - 18)
    return [
        rect(slot, "papyrus dotted edge", 3),
        drawing(kind, Box.around(at.moved(y=-7), size), "faint"),
        words(Point(at.x, slot.bottom - 6), f"+{score}", "m n f13"),
    ]


def _tomb(scene: Scene[Site], n: int, plan: SiteView, place: Place) -> Made:
    tomb = plan["tombs"][place.number - 1]
    bonus = scene.cells["set_bonus"][0] if tomb["mummy"] or tomb["sarcophagus"] else 0
    worth = (scene.cells["mummy"][0] + bonus, scene.cells["sarcophagus"][0] + bonus)
    there = [kind for kind in ("mummy", "sarcophagus") if tomb[kind]]
    space = _place(
        n,
        place,
        title=say("tomb.place", n=place.number, site=n + 1, lying=lying(tomb)),
        press=_bury(scene, n, place, there, worth),
        ground=_tomb_ground(place.box, tomb["mummy"], tomb["sarcophagus"], worth),
        classes="space clear",
    )
    return space, [_laid(n, place, kind) for kind in there]


def _bury(scene: Scene[Site], n: int, place: Place, there: list[str], worth: tuple[int, int]) -> str:
    if there == ["mummy"]:
        return say("tomb.press", n=place.number, site=n + 1, burial="sarcophagus", points=worth[1])
    if there:
        return say("tomb.press", n=place.number, site=n + 1, burial="mummy", points=worth[0])
    both = sum(worth) + 2 * scene.cells["set_bonus"][0]
    return say("tomb.press-empty", n=place.number, site=n + 1, mummy=worth[0], sarcophagus=worth[1], both=both)


def _laid(n: int, place: Place, kind: str) -> Piece:
    slot = _slot(place.box, kind == "mummy")
    size = min(slot.width + 4, slot.height - 4)
    return Piece(f"{kind}-{n}-{place.number}", slot.centre, say("tomb.buried", burial=kind, n=place.number),
                 drawing(kind, Box.around(Point(0, 0), size)), reach=size / 2)  # fmt: skip


@lru_cache(1024)
def _wall_ground(box: Box, empty: bool) -> Markup:
    inner = Box.around(box.centre, box.width * 0.72, box.height * 0.78)
    return printed(
        rect(box, "sand outline"),
        rect(inner, "papyrus dotted edge" if empty else "ivory outline", 2),
        drawing("hieroglyphics", Box.around(box.centre, min(30.0, inner.height * 0.7)), "faint") if empty else None,
    )


def _wall(scene: Scene[Site], n: int, plan: SiteView, place: Place) -> Made:
    """A wall for hieroglyphics, which tell their points."""
    there, at = plan["glyphs"], place.box.centre
    card = there[place.number - 1] if place.number <= len(there) else ""
    space = _place(
        n,
        place,
        title=say("wall.place", n=place.number, site=n + 1, state="carved" if card else "empty"),
        press=say("wall.press", n=place.number, site=n + 1),
        ground=_wall_ground(place.box, not card),
        classes="space clear",
    )
    size = min(place.box.width * 0.6, place.box.height * 0.66)
    skin = drawing(drawing_of(card), Box.around(Point(0, 0), size)) if card else None
    return space, [Piece(f"glyphs-{n}-{place.number}", at, say("wall.glyphs"), skin, reach=size / 2)] if card else []


# How each kind of place is made.
PLACES: Final[dict[str, Callable[[Scene[Site], int, SiteView, Place], Made]]] = {
    "block": _block,
    "tomb": _tomb,
    "niche": _niche,
    "wall": _wall,
}
