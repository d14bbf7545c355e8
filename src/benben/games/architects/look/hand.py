"""The own cards: the pack to pick from, or the hand to play from, and the plate to pass.

On a phone they lie in a fan, with the pile below it; on a sheet in one row, and the pile has a register of its own.
"""

from __future__ import annotations

from typing import Final

from benben.draw.cards import CARD, SMALL
from benben.draw.fan import LIFT, Stand, fan, height, in_row, is_dense
from benben.draw.geometry import Box, Point
from benben.draw.plates import plate
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import fitted, rect
from benben.draw.spaces import Marks, Piece, Space
from benben.draw.tags import Node
from benben.games.architects.look.faces import full, small
from benben.games.architects.look.lettering import copies, counted, said, titles_of
from benben.games.architects.look.shown import Hand
from benben.games.architects.words import say

TOP: Final = 4.0
LEDGE: Final = 74.0  # the height of a row of small cards with its words
PASS: Final = 46.0  # the height of the row with the plate
FIT: Final = 9  # so many small cards lie side by side without covering each other
SHEET: Final = Box(0, 0, 640, 272)  # the hand on a sheet
PACK: Final = Box(0, 0, 790, 272)  # the pack
FOOT: Final = 226.0  # where the plate to pass begins below the row
PLATE: Final = 180.0  # and how wide it is, whatever stands on it
BEHIND: Final = ("seen", "stock")  # what stands behind the note of the hand

HAND_SHAPES: Final[dict[Shape, Box]] = {"high": SHEET, "low": SHEET}
PACK_SHAPES: Final[dict[Shape, Box]] = {"high": PACK, "low": PACK}


def hand(scene: Scene[Hand]) -> Register:
    """The register."""
    return _fanned(scene) if scene.shape == "phone" else _in_one_row(scene)


def _in_one_row(scene: Scene[Hand]) -> Register:
    cards, drafting = scene.shown["cards"], scene.shown["drafting"]
    box = PACK if drafting else SHEET
    middle = (box.height if drafting else FOOT) / 2 + 2
    stands = in_row(len(cards), box.width, middle)
    spaces = [_card(scene, *copy, stand) for copy, stand in zip(copies(cards), stands, strict=True)]
    if not drafting:
        spaces.append(_pass(scene, box.width, FOOT))
    nothing = None if cards else _nothing(Point(box.width / 2, middle))
    layers = paint([nothing], spaces, [], _without_pass(scene.marks))
    title, note = _heading(scene)
    return register("hand", title, _label(scene), box, layers, "left", icon="pile", note=_with_rest(scene, note),
                    behind=() if drafting else BEHIND)  # fmt: skip


def _with_rest(scene: Scene[Hand], note: str) -> str:
    """The note, and what one has left over in the draft."""
    left = counted(scene.shown["left"], scene.cells)
    return say("hand.left-over", note=note, cards=left) if left else note


def _fanned(scene: Scene[Hand]) -> Register:
    shown = scene.shown
    cards, drafting = shown["cards"], shown["drafting"]
    pile = shown["pile"]
    foot = TOP + height(len(cards))
    spaces = [_card(scene, *copy, stand) for copy, stand in zip(copies(cards), fan(len(cards), TOP), strict=True)]
    ground: list[Node] = [None if cards else _nothing(Point(WIDTH / 2, (TOP + foot) / 2))]
    pieces = []
    if drafting:
        ground.append(_ledge(len(pile), shown["keep"], foot))
        pieces = [
            _small(scene, card, n, i, max(len(pile), shown["keep"]), foot) for i, (card, n) in enumerate(copies(pile))
        ]
        foot += LEDGE
    else:
        spaces.append(_pass(scene, WIDTH, foot))
        foot += PASS
    layers = paint(ground, spaces, pieces, _without_pass(scene.marks))
    title, note = _heading(scene)
    return register("hand", title, _label(scene), Box(0, 0, WIDTH, foot + 4), layers, "left", icon="pile", note=note)


def _without_pass(marks: Marks) -> Marks:
    """Who passed is marked where they sit, not on the own plate."""
    return Marks(marks.targets, marks.chosen, marks.last - {"pass"})


def _heading(scene: Scene[Hand]) -> tuple[str, str]:
    shown = scene.shown
    if shown["drafting"]:
        return say("hand.pack"), _draft_note(scene)
    return say("hand"), say("hand.passed") if shown["passed"] else say("cards", cards=len(shown["cards"]))


def _draft_note(scene: Scene[Hand]) -> str:
    shown = scene.shown
    if shown["confirmed"]:
        waiting = shown["waiting"]
        return say("hand.waits", name=waiting[0]) if len(waiting) == 1 else say("hand.waits-for-all")
    pick, keep = min(len(shown["pile"]) + 1, shown["keep"]), shown["keep"]
    if pick == keep:
        return say("hand.last-pick", pick=pick)
    return say("hand.pick", pick=pick, keep=keep, name=shown["left_of"])


def _label(scene: Scene[Hand]) -> str:
    cards, pile = (titles_of(scene.shown[where], scene.cells) for where in ("cards", "pile"))
    own = say("hand.label", count=len(cards), cards=cards)
    return f"{own} {say('hand.label-picked', cards=pile)}" if pile else own


def _nothing(at: Point) -> Node:
    box = Box.around(at, CARD.width, CARD.height)
    return [rect(box, "well dashes", 7), fitted(box.centre.moved(y=5), say("hand.empty"), "m q", box.width - 10)]


# --- cards ---


def _card(scene: Scene[Hand], card: str, copy: int, stand: Stand) -> Space:
    """A card among the others; on a phone one that may be played or picked stands higher."""
    name, first, cells = f"card-{card}-{copy}", f"card-{card}-1", scene.cells
    phone, drafting = scene.shape == "phone", scene.shown["drafting"]
    is_raised = phone and scene.marks.can_press(name)  # on a sheet nothing moves when the question changes
    return Space(
        name,
        CARD.grown(2),
        said(card, cells),
        said(card, cells, "pick" if drafting else "choose"),
        None,
        full(card, cells),
        hit=CARD.grown(2),
        corner=8,
        toggle=not drafting,
        classes="space card dense" if not phone and is_dense(stand) else "space card",
        at=stand.at.moved(y=-LIFT) if is_raised else stand.at,
        turn=stand.turn,
        scale=stand.scale,
        like="" if copy == 1 else first,
    )


# --- small cards below ---


def _ledge(count: int, keep: int, top: float) -> Node:
    """What the small cards are, and empty places for those to come."""
    sockets = [rect(_small_box(_on_ledge(i, max(count, keep), top)), "socket", 4) for i in range(count, keep)]
    return [fitted(Point(8, top + 12), say("pile.on-ledge", count=count, keep=keep), "q", WIDTH - 16), sockets]


def _on_ledge(i: int, count: int, top: float) -> Point:
    pitch = SMALL.width + 5 if count <= FIT else (WIDTH - 16 - SMALL.width) / (count - 1)
    return Point(8 + SMALL.width / 2 + pitch * i, top + LEDGE - 6 - SMALL.height / 2)


def _small_box(at: Point) -> Box:
    return Box.around(at, SMALL.width, SMALL.height)


def _small(scene: Scene[Hand], card: str, copy: int, i: int, count: int, top: float) -> Piece:
    at = _on_ledge(i, count, top)
    return Piece(f"kept-{card}-{copy}", at, said(card, scene.cells), small(card, scene.cells), reach=SMALL.width / 2)


# --- to pass ---


def _pass(scene: Scene[Hand], width: float, top: float) -> Space:
    """The plate to pass, or to let the other workers rest."""
    shown = scene.shown
    left = shown["moving"].get("workers", 0)
    text = say("rest.plate", workers=left) if left else say("pass.chip")
    press = say("rest.press", workers=left) if left else say("pass.press")
    wide = 66 + 8.5 * len(text)
    if scene.shape != "phone":
        text, wide = say("rest.chip", workers=left) if left else text, PLATE
    box = Box.around(Point(width / 2, top + 22), wide, 38)
    if not scene.marks.can_press("pass"):
        return Space("pass", box, say("pass.done") if shown["passed"] else say("pass.later"), press)
    return plate("pass", box, "ui-pass", text, press, scene.marks)
