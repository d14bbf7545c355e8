"""The register of the Nile."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from benben.draw.geometry import Box
from benben.draw.register import Register, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import clip, drawing, fitted
from benben.draw.spaces import Space
from benben.games.egizia_common.look.bed import ground
from benben.games.egizia_common.look.river import bed_of, card_space, ships, tile_space, zone_ground, zone_spaces
from benben.games.egizia_common.look.rows import Rows
from benben.games.egizia_common.look.shown import NAME_LETTERS, Nile
from benben.games.egizia_common.look.turns import turn_order
from benben.games.egizia_common.words import say

END_ON_SHEET: Final = Box(1054, 154, 48, 101)
END_ON_PHONE: Final = Box(272, 845, 130, 37)  # below the last card, where no ship comes
PLACING: Final = ("Placing", "PlacingSecond", "PlacingUpriver")
UPRIVER: Final = "PlacingUpriver"
ENDS: Final = {"Placing": "pass", "MayPlaceSecond": "end", "MayBuild": "skip", "MayBuildLate": "skip"}  # by step


def nile(rows: Rows, scene: Scene[Nile]) -> Register:
    """The register of a game with such rows."""
    shown, cells, bed, words = scene.shown, scene.cells, bed_of(scene), rows.words
    cards = [card_space(scene, space, words, words.card_words(space["card"], cells) if space["card"] else "")
             for space in shown["cards"]]  # fmt: skip
    tiles = [tile_space(scene, space, rows.tile_glyphs(space["tile"], cells),
                        words.tile_words(space["tile"], cells) if space["tile"] else "")
             for space in shown["tiles"]]  # fmt: skip
    docks = [space for zone in shown["zones"] for space in zone_spaces(scene, zone)]
    boards = [zone_ground(scene, zone, zone["zone"] == shown["zone"]) for zone in shown["zones"]]
    spaces = [*cards, *tiles, *docks, _end(scene)]
    pieces = ships(scene, shown["cards"], shown["tiles"], shown["zones"])
    marks = replace(scene.marks, last=scene.marks.last - {"stop"})  # who passed is told elsewhere
    layers = paint([ground(bed), boards], spaces, [*pieces, *turn_order(scene)], marks)
    label = "; ".join([*(space.title for space in (*cards, *tiles)), *(piece.title for piece in pieces)])
    return register("nile", say("look-nile"), label, bed.box, layers, "right", icon="nile", note=_note(shown))


def _note(shown: Nile) -> str:
    """While one's own ship is placed, where; while somebody builds, with how much."""
    build = shown["build"]
    if build["seat"] >= 0:
        name = clip(shown["names"][build["seat"]], NAME_LETTERS)
        return say("look-under-way", name=name, strength=build["strength"], cost=build["cost"], left=build["left"])
    if shown["step"] == UPRIVER:
        return say("look-nile-upstream")
    return say("look-nile-note") if shown["step"] in PLACING else ""


def _end(scene: Scene[Nile]) -> Space:
    """The plate at the delta: to pass, to be done, or not to build."""
    box = END_ON_PHONE if scene.shape == "phone" else END_ON_SHEET
    word = ENDS.get(scene.shown["step"], "done")
    said = say("look-end", what=word)
    on_sheet = box.height > box.width
    skin = [
        drawing("ui-pass" if word != "done" else "ui-check",
                Box.around(box.centre.moved(y=-14) if on_sheet else box.centre.moved(-28), 26)),
        fitted(box.centre.moved(y=20) if on_sheet else box.centre.moved(14, 5), said, "m t", 40 if on_sheet else 56),
    ]  # fmt: skip
    shown = scene.marks.can_press("stop")
    return Space("stop", box, said, say("look-end-press", what=word), None, skin if shown else None, corner=8,
                 hit=box)  # fmt: skip
