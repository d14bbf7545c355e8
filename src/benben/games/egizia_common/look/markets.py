"""The stairs of both markets, with the pieces of all players on them."""

from __future__ import annotations

from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.register import WIDTH, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.seats import seat_piece
from benben.draw.shapes import drawing, fitted, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.tableau import Markets
from benben.games.egizia_common.river import LEVELS, MARKETS
from benben.games.egizia_common.words import say
from benben.language import signed

SHEET: Final = Box(0, 0, 226, 189)
PHONE: Final = Box(0, 0, WIDTH, 104)
MARKET_SHAPES: Final[dict[Shape, Box]] = {"high": SHEET, "low": SHEET}
RISE: Final = 4.5
FOOT: Final = 16.0  # the line below the stairs
BOTH: Final = Box(94, 77, 72, 36)


def stairs_box(scene: Scene[Markets], market: int) -> Box:
    """Where a market stands: one below the other on a sheet, side by side on a phone."""
    if scene.shape == "phone":
        return Box(3 + 209 * market, 2, 205, 98)
    return Box(1, 2 + 95 * market, 224, 90)


def markets(scene: Scene[Markets]) -> Register:
    """The register."""
    spaces = [_market(scene, n) for n in range(len(MARKETS))]
    pieces = [piece for n in range(len(MARKETS)) for piece in _pieces(scene, n)]
    label = "; ".join(piece.title for piece in pieces)
    layers = paint([], [*spaces, _both(scene)], pieces, scene.marks)
    box = PHONE if scene.shape == "phone" else SHEET
    return register("markets", say("look-markets"), label, box, layers, "right", icon="market")


def _step(box: Box, level: int) -> Box:
    """A step of the stairs, 1 for the lowest."""
    width, height = box.width / LEVELS, 29 + RISE * level
    foot = box.bottom - FOOT
    return Box(box.x + width * (level - 1), foot - height, width, height)


def _market(scene: Scene[Markets], market: int) -> Space:
    box, name = stairs_box(scene, market), MARKETS[market]
    skin: Node = [
        drawing(f"market-{name}", Box(box.x, box.y, 24, 24)),
        fitted(Point(box.x + 28, box.y + 15), say("look-market", market=name), "t", 90),
        [_stair(scene, market, level, _step(box, level)) for level in range(1, LEVELS + 1)],
    ]
    return Space(f"market-{name}", box, say("look-market", market=name), say("look-climb", market=name), None, skin,
                 corner=4, classes="space clear")  # fmt: skip


def _stair(scene: Scene[Markets], market: int, level: int, step: Box) -> Node:
    """A step with its number and what it brings; below it the points lost for each missing grain."""
    losses = scene.cells["grain_losses"]
    lost = (
        words(Point(step.centre.x, step.bottom + 13), signed(-losses[level - 1]), "m n f13 due") if not market else None
    )
    return [
        rect(step, "wash-gain edge" if level == LEVELS else "raised edge"),
        words(Point(step.x + 4, step.y + 13), level, "q"),
        _brings(scene, market, level, Point(step.right - 3, step.y + 13)),
        lost,
    ]


def _brings(scene: Scene[Markets], market: int, level: int, at: Point) -> Node:
    """What a level is good for, in its upper right corner."""
    cells = scene.cells
    if market == 0:
        if level == LEVELS:
            return _gain(at, "points", cells["grain_top"][0])
        sells = level >= cells.get("grain_sale_level", [LEVELS + 1])[0]
        return words(at, f"{cells['grain_per_point'][0]}:1", "e n f13") if sells else None
    stones = cells["stones_at"][level - 1]
    if stones:
        return _gain(at, "stone", stones)
    sells = level == cells["stone_sale_level"][0]
    return words(at, f"{cells['stones_per_point'][0]}:1", "e n f13") if sells else None


def _gain(at: Point, symbol: str, amount: int) -> Node:
    return [drawing(symbol, Box(at.x - 32, at.y - 11, 12, 12)), words(at, f"+{amount}", "e n f13 gain")]


def _both(scene: Scene[Markets]) -> Space:
    """The plate for a step in both markets at once; seen while it may be pressed."""
    box = Box(174, 2, 72, 36) if scene.shape == "phone" else BOTH
    shown = scene.marks.can_press("market-both")
    skin = [
        drawing("market", Box(box.x + 3, box.y + 6, 22, 22)),
        words(Point(box.x + 28, box.y + 23), "+1 +1", "n f13"),
    ]
    return Space("market-both", box, say("look-both-markets"), say("look-climb-both"), None, skin if shown else None,
                 hit=box.grown(3), corner=6)  # fmt: skip


def _pieces(scene: Scene[Markets], market: int) -> list[Piece]:
    """Every player's piece on its step, side by side on equal ones."""
    name, names = MARKETS[market], scene.shown["names"]
    levels, box = scene.shown["levels"][name], stairs_box(scene, market)
    found = []
    for seat, level in enumerate(levels):
        here = [other for other, at in enumerate(levels) if at == level]
        step, n = _step(box, level), here.index(seat)
        size = 17.0 if len(here) <= 2 else 14.0
        x = step.centre.x + (18 if len(here) <= 2 else 14) * (n % 2 - (0.5 if len(here) > 1 else 0))
        x += 6 if len(here) > 2 else 0
        y = step.bottom - (11 if len(here) <= 2 else 9) - (14 * (n // 2) if len(here) > 2 else 0)
        said = say("look-market-at", name=names[seat], market=name, level=level)
        found.append(seat_piece(f"{name}-market-{seat + 1}", seat, Point(x, y), said, size))
    return found
