"""Stones of a player, and the fields and quarries that give grain and stones."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point
from benben.draw.register import Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import drawing, fitted, path, placed, rect, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.games.egizia_common.look.faces import chip
from benben.games.egizia_common.look.tableau import Plot, Stock
from benben.games.egizia_common.words import say

BOX: Final = Box(0, 0, 248, 117)
STOCK_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
PLOTS: Final = Box(0, 37, 248, 80)  # where fields and quarries lie
WIDE: Final = 49.6
ROOMY: Final = 10  # so many at most are drawn in full
QUARRY: Final = 0.6
TRACK: Final = Box(86, 22, 160, 10)


def stock(scene: Scene[Stock]) -> Register:
    """The register."""
    shown = scene.shown
    spaces = [_stones(shown), *_plots(scene)]
    label = "; ".join(space.title for space in spaces)
    layers = paint([_reserve(shown)], spaces, [_figure(shown)], scene.marks)
    note = shown["owner"] or say("look-quarries", stones=shown["quarries"])
    return register("stock", say("look-stock"), label, BOX, layers, "left", icon="stone",
                    note=note)  # fmt: skip


def _stones(shown: Stock) -> Space:
    stones, more = shown["stones"], shown["quarries"]
    box = Box(1, 1, BOX.width - 2, 35)
    coming = shown["is_to_mine"]
    after = min(shown["most"], stones + more)
    text = say("look-stones-after", more=more, sum=after) if coming else say("look-stones-now")
    skin = [
        drawing("stone", Box(2, 2, 32, 32)),
        fitted(Point(86, 15), text, "gain f13" if coming else "q", 158),
    ]
    title = say("look-stones", stones=stones, more=more)
    return Space("stones", box, title, say("look-stones-press"), None, skin, corner=5, hit=Box(0, -2, BOX.width, 40),
                 classes="space clear")  # fmt: skip


def _figure(shown: Stock) -> Piece:
    stones = shown["stones"]
    return Piece("stones-in-hand", Point(60, 27), say("look-stones", stones=stones, more=shown["quarries"]),
                 words(Point(0, 0), stones, "m t n f27"), reach=14)  # fmt: skip


def _reserve(shown: Stock) -> Node:
    """The reserve as a track: what is there, and what mining will add."""
    pitch = TRACK.width / shown["most"]
    after = shown["stones"] + shown["quarries"] if shown["is_to_mine"] else 0
    return [
        rect(Box(TRACK.x + pitch * n, TRACK.y, pitch - 1.2, TRACK.height),
             "stone thin" if n < shown["stones"] else "wash-gain thin" if n < after else "no-step", 1)
        for n in range(shown["most"])
    ]  # fmt: skip


def _plots(scene: Scene[Stock]) -> list[Space]:
    """Fields and quarries in two rows; where there are many, quarries stand closer, for nobody presses them."""
    plots = scene.shown["plots"]
    weights = [QUARRY if len(plots) > ROOMY and _is_quarry(plot) else 1.0 for plot in plots]
    unit = min(WIDE, 2 * PLOTS.width / (sum(weights) + 1))
    found, x, y = list[Space](), PLOTS.x, PLOTS.y
    for n, (plot, weight) in enumerate(zip(plots, weights, strict=True)):
        if x + unit * weight > PLOTS.right + 1:
            x, y = PLOTS.x, PLOTS.y + 40
        found.append(_plot(plot, Box(x, y, unit * weight, 40), n))
        x += unit * weight
    return found


def _is_quarry(plot: Plot) -> bool:
    return [symbol for symbol, _ in plot["glyphs"]] == ["stone"]


def _plot(plot: Plot, box: Box, n: int) -> Space:
    inner = Box.around(Point(0, 0), box.width - 3, box.height - 3)  # it moves when another one comes
    part = inner.width / len(plot["glyphs"])
    chips = [placed(Point(inner.x + part * i, inner.y), chip(symbol, figure, part, inner.height))
             for i, (symbol, figure) in enumerate(plot["glyphs"])]  # fmt: skip
    dry = path(f"M{inner.x + 3:g} {inner.bottom - 3:g}l{inner.width - 6:g} {6 - inner.height:g}", "strike")
    name = f"plot-{plot['card']}" if plot["card"] else f"plot-start-{n + 1}"
    skin = [h.g(".faint")[chips], dry] if plot["dry"] else chips
    hit = Box.around(Point(0, 0), max(box.width, 39), box.height)
    return Space(name, inner, plot["title"], say("look-plot-press", plot=plot["title"]), None, skin, corner=4, hit=hit,
                 classes="space clear", at=box.centre)  # fmt: skip
