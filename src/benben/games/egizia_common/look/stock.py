"""Stones of a player, and the fields and quarries that give grain and stones."""

from __future__ import annotations

from math import ceil
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

BOX: Final = Box(0, 0, 260, 117)
STOCK_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
PLOTS: Final = Box(0, 37, 260, 80)  # where fields and quarries lie
WIDE: Final = 52.0
TRACK: Final = Box(86, 22, 172, 10)


def stock(scene: Scene[Stock]) -> Register:
    """The register."""
    shown = scene.shown
    spaces = [_stones(shown), *_plots(scene)]
    label = "; ".join(space.title for space in spaces)
    layers = paint([_reserve(shown)], spaces, [_figure(shown)], scene.marks)
    title = say("look-stock-of", name=shown["owner"]) if shown["owner"] else say("look-stock")
    return register("stock", title, label, BOX, layers, "left", icon="stone",
                    note=say("look-quarries", stones=shown["quarries"]))  # fmt: skip


def _stones(shown: Stock) -> Space:
    stones, more = shown["stones"], shown["quarries"]
    box = Box(1, 1, BOX.width - 2, 35)
    coming = shown["phase"] == "placement"
    after = min(shown["most"], stones + more)
    text = say("look-stones-after", more=more, sum=after) if coming else say("look-stones-now")
    skin = [
        drawing("stone", Box(2, 2, 32, 32)),
        fitted(Point(86, 15), text, "gain f13" if coming else "q", 170),
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
    after = shown["stones"] + shown["quarries"] if shown["phase"] == "placement" else 0
    return [
        rect(Box(TRACK.x + pitch * n, TRACK.y, pitch - 1.2, TRACK.height),
             "stone thin" if n < shown["stones"] else "wash-gain thin" if n < after else "no-step", 1)
        for n in range(shown["most"])
    ]  # fmt: skip


def _plots(scene: Scene[Stock]) -> list[Space]:
    """Fields and quarries in two rows, closer where there are many."""
    plots = scene.shown["plots"]
    across = max(5, ceil(len(plots) / 2))
    pitch = PLOTS.width / across
    return [_plot(plot, Box(PLOTS.x + pitch * (n % across), PLOTS.y + 40 * (n // across), pitch, 40), n)
            for n, plot in enumerate(plots)]  # fmt: skip


def _plot(plot: Plot, box: Box, n: int) -> Space:
    inner = Box(box.x + 1, box.y + 1.5, box.width - 3, box.height - 3)
    part = inner.width / len(plot["glyphs"])
    chips = [placed(Point(inner.x + part * i, inner.y), chip(symbol, figure, part, inner.height))
             for i, (symbol, figure) in enumerate(plot["glyphs"])]  # fmt: skip
    dry = path(f"M{inner.x + 3:g} {inner.bottom - 3:g}l{inner.width - 6:g} {6 - inner.height:g}", "strike")
    name = f"plot-{plot['card']}" if plot["card"] else f"plot-start-{n + 1}"
    skin = [h.g(".faint")[chips], dry] if plot["dry"] else chips
    return Space(name, inner, plot["title"], say("look-plot-press", plot=plot["title"]), None, skin, corner=4, hit=box,
                 classes="space clear")  # fmt: skip
