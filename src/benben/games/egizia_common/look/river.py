"""The Nile: spaces for cards and tiles, building zones with their docks, and the ships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, translate
from benben.draw.register import Shape
from benben.draw.scene import Scene
from benben.draw.seats import ghost
from benben.draw.shapes import circle, drawing, fitted, placed, printed, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.bed import DOWN, RIGHT, SHIP, Bed
from benben.games.egizia_common.look.faces import face
from benben.games.egizia_common.look.glyphs import Glyph, glyph_row
from benben.games.egizia_common.look.ships import ship
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.vocabulary import Vocabulary

View = Mapping[str, Any]
SYMBOL: Final = 19.0  # the room of a monument beside the name of a zone
NAME_BOARD: Final = 18.0  # the height of the name of a town …
SMALL_TILE: Final = 36.0  # the radius of a tile with small figures
OVER_TOWN: Final = 10.0  # … of which so much stands above the tile
NILE_SHAPES: Final[dict[Shape, Box]] = {"high": RIGHT.box, "low": RIGHT.box}


def bed_of(scene: Scene[Any]) -> Bed:
    return DOWN if scene.shape == "phone" else RIGHT


def number_disc(bed: Bed, place: int, is_card: bool, is_open: bool) -> Node:
    """The number of a place on its bank, gold while a ship may moor there."""
    at = bed.bank(place, is_card)
    voice = "m n f13 on-gold" if is_open else "m n f13"
    return [circle(at, 11, f"{'lit' if is_open else 'raised'} edge"), words(at.moved(y=4.6), place, voice)]


# --- cards ---


def card_space(scene: Scene[Any], space: View, vocabulary: Vocabulary, said: str) -> Space:
    """A card space: the card on it; or who took it; or that it is not in play."""
    bed, place, name = bed_of(scene), space["place"], f"space-{space['space']}"
    box, can_press = bed.card_box(place), scene.marks.can_press(name)
    skin = [_on_card_space(scene, box, space, vocabulary), number_disc(bed, place, True, can_press)]
    press = say("look-moor-card", place=place, card=said) if space["card"] else say("look-moor", place=place)
    title = say("look-card-at", place=place, card=said) if space["card"] else _empty_title(space)
    return Space(name, box, title, press, None, skin, corner=7, classes="space clear", hit=box)


def _empty_title(space: View) -> str:
    if not space["is_open"]:
        return say("look-space-closed", place=space["place"])
    return (
        say("look-space-taken", place=space["place"])
        if space["ship"] >= 0
        else say("look-space-empty", place=space["place"])
    )


def _on_card_space(scene: Scene[Any], box: Box, space: View, vocabulary: Vocabulary) -> Node:
    card = space["card"]
    if card:
        return placed(Point(box.x, box.y), face(vocabulary, card, scene.cells[card], box.width, box.height))
    if not space["is_open"]:
        return _closed(box)
    taken = space["ship"]
    return [
        rect(box, "well tile-out", 6),
        ghost(taken, box.centre.moved(y=-2), 24) if taken >= 0 else None,
        fitted(box.centre.moved(y=30), say("look-taken"), "m q", box.width - 8) if taken >= 0 else None,
    ]


def _closed(box: Box) -> Node:
    """A space that is not in play with so few."""
    return [rect(box, "well tile-out", 6), rect(box, "", 6, "hatch")]


# --- tiles ---


def tile_space(scene: Scene[Any], space: View, glyphs: Sequence[Glyph], said: str) -> Space:
    """A tile space: what it brings, pale once it is taken."""
    bed, place, name = bed_of(scene), space["place"], f"space-{space['space']}"
    at, radius, can_press = bed.tile_at(place), bed.tile.y, scene.marks.can_press(name)
    box = Box.around(at, 2 * radius)
    on_it = _on_town(box, space, glyphs) if space["name"] else _on_tile_space(box, space, glyphs)
    skin = [on_it, number_disc(bed, place, False, can_press)]
    return Space(name, box, _tile_title(space, said), _tile_press(space, said), None, skin,
                 corner=8 if space["name"] else radius, classes="space clear", hit=box)  # fmt: skip


def _tile_title(space: View, said: str) -> str:
    if not space["is_open"]:
        return say("look-space-closed", place=space["place"])
    if space["name"]:
        return say("look-town-at", place=space["place"], town=space["name"], brings=said)
    return say("look-tile-at", place=space["place"], tile=said)


def _tile_press(space: View, said: str) -> str:
    if space["name"]:
        return say("look-moor-town", place=space["place"], town=space["name"], brings=said)
    return say("look-moor-tile", place=space["place"], tile=said)


def _on_town(box: Box, space: View, glyphs: Sequence[Glyph]) -> Node:
    """A town: its name on a board over what it brings."""
    size, board = box.height - OVER_TOWN, Box(box.x - 2, box.y - 1, box.width + 4, NAME_BOARD)
    return [
        _on_tile_space(Box(box.centre.x - size / 2, box.y + OVER_TOWN, size, size), space, glyphs),
        rect(board, "banner outline", 4),
        fitted(Point(board.centre.x, board.y + 13.5), space["name"], "m t f13 on-banner", board.width - 6),
    ]


def _on_tile_space(box: Box, space: View, glyphs: Sequence[Glyph]) -> Node:
    at, radius = box.centre, box.width / 2
    if not space["is_open"]:
        return [circle(at, radius, "well tile-out"), rect(box, "", radius, "hatch")]
    inside: Node = tile_face(tuple(glyphs), radius)
    return [
        circle(at.moved(1.5, 3), radius, "shadow"),
        circle(at, radius, "sand outline"),
        circle(at, radius - 5, "raised edge"),
        h.g(class_="faint" if space["ships"] else None, transform=translate(at))[inside],
    ]


def tile_face(glyphs: tuple[Glyph, ...], radius: float) -> Markup:
    """Up to two things with their figures below them; more in two rows."""
    if len(glyphs) <= 2:
        apart = radius * 0.4 if len(glyphs) == 2 else 0
        size, voice = radius * 0.72, "m n f15" if radius > SMALL_TILE else "m n f13"
        return printed(
            [
                [
                    drawing(symbol, Box.around(Point((2 * i - 1) * apart, -0.18 * radius), size)),
                    words(Point((2 * i - 1) * apart, 0.54 * radius), text, voice),
                ]
                for i, (symbol, text) in enumerate(glyphs)
            ]
        )
    rows: dict[str, list[str]] = {}
    for symbol, text in glyphs:
        rows.setdefault(text, []).append(symbol)
    first, *rest = rows.items()
    return printed(
        glyph_row(Point(0, -16), [(symbol, "") for symbol in first[1]], 18, 2 * radius - 20),
        words(Point(0, 8), first[0], "m n f13"),
        [glyph_row(Point(0, 20), [(symbol, text) for symbol in symbols], 17, radius, 13) for text, symbols in rest[:1]],
    )


# --- zones ---


def zone_spaces(scene: Scene[Any], zone: View) -> list[Space]:
    """The docks of a zone, and where one more ship may lie in the water."""
    bed, place, docks = bed_of(scene), zone["place"], zone["docks"]
    found = [_dock(dock, bed.dock_box(place, n, len(docks))) for n, dock in enumerate(docks)]
    return [*found, *(_afloat(scene, dock, bed.water(place)) for dock in zone["afloat"])]


def zone_ground(scene: Scene[Any], zone: View, is_now: bool) -> Node:
    """The board of a zone with its name; while it is being built it has a gold edge."""
    bed = bed_of(scene)
    box, symbols = bed.zone_box(zone["place"]), zone["symbols"]
    is_open = any(scene.marks.can_press(f"space-{dock['space']}") for dock in (*zone["docks"], *zone["afloat"]))
    room = box.width - 10 - SYMBOL * len(symbols)
    return [
        rect(box, "papyrus outline", 4),
        rect(box.grown(1), "bare now-edge", 5) if is_now else None,
        rect(Box(box.x + 2, box.y + 2, box.width - 4, 24), "banner", 3),
        fitted(Point(box.x + 5 + room / 2, box.y + 19), say("look-zone", zone=zone["zone"]), "m t f15 on-banner", room),
        [
            [
                rect(Box(box.right - 5 - SYMBOL * (n + 1), box.y + 4, SYMBOL - 1, 20), "papyrus", 3),
                drawing(symbol, Box(box.right - 5 - SYMBOL * (n + 1), box.y + 4, SYMBOL - 1, 20)),
            ]
            for n, symbol in enumerate(reversed(symbols))
        ],
        number_disc(bed, zone["place"], False, is_open),
    ]


def _dock(dock: View, box: Box) -> Space:
    is_free, inner = dock["ship"] < 0, box.grown(-1.5)
    skin = [
        rect(inner, "raised edge" if is_free else "well tile-out", 3),
        words(Point(inner.centre.x, inner.centre.y + 6), dock["figure"], "m n f15") if is_free else None,
    ]
    return Space(f"space-{dock['space']}", inner, dock["title"], dock["press"], None, skin, classes="space clear",
                 hit=box)  # fmt: skip


def _afloat(scene: Scene[Any], dock: View, at: Point) -> Space:
    """A space in the water, for a ship that may come too late."""
    name, box = f"space-{dock['space']}", Box.around(at, 40, 40)
    figure = words(at.moved(y=5), dock["figure"], "m n f15 on-water")
    skin = [rect(box.grown(-2), "mooring", 12), figure] if dock["ship"] < 0 else None
    can_press = scene.marks.can_press(name)
    return Space(name, box, dock["title"], dock["press"], skin if not can_press else None, skin if can_press else None,
                 corner=12, classes="space clear", hit=box)  # fmt: skip


# --- ships ---


def ships(scene: Scene[Any], cards: Sequence[View], tiles: Sequence[View], zones: Sequence[View]) -> list[Piece]:
    """Every ship where it is moored."""
    bed, names = bed_of(scene), scene.shown["names"]
    found = [_ship(names, space["ship"], space["place"], bed.water(space["place"])) for space in cards
             if space["ship"] >= 0]  # fmt: skip
    for space in tiles:
        for n, seat in enumerate(space["ships"]):
            found.append(_ship(names, seat, space["place"], bed.water(space["place"]).moved(7 * n, 5 * n)))
    for zone in zones:
        found += _docked(bed, names, zone)
    return found


def _docked(bed: Bed, names: Sequence[str], zone: View) -> list[Piece]:
    docks, place = zone["docks"], zone["place"]
    boxes = [bed.dock_box(place, n, len(docks)) for n in range(len(docks))]
    found = [
        _ship(names, dock["ship"], place, box.centre, min(34.0, box.width - 5))
        for dock, box in zip(docks, boxes, strict=True)
        if dock["ship"] >= 0
    ]
    return found + [_ship(names, dock["ship"], place, bed.water(place)) for dock in zone["afloat"] if dock["ship"] >= 0]


def _ship(names: Sequence[str], seat: int, place: int, at: Point, size: float = SHIP) -> Piece:
    return ship(seat, place, at, say("look-ship", name=names[seat], place=place), size)
