"""Drawings beside the board: for answers, for players' figures, and for the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.core.game import View
from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.polyhedra import REACH, polyhedron
from benben.draw.shapes import drawing, placed
from benben.draw.tags import Node
from benben.games.egyptia.components import COLUMNS
from benben.games.egyptia.plagues import plague_of

Answer = Mapping[str, Any]

SYMBOLS: Final = {
    "place_on": "hex",
    "pay": "market",
    "lose_ship": "hail",
    "use_ship": "ship",
    "confirm": "ui-check",
}


def symbol(answer: Answer) -> str:
    """The drawing that stands beside an answer."""
    do = answer["do"]
    if do == "suffer_plague":
        return plague_of(str(answer["plague"])).symbol
    if do == "take_reward":
        return str(answer["goods"]).split("_")[0]
    named = answer.get("column") or answer.get("building")
    return str(named) if named else SYMBOLS.get(do, "")


def facts(view: View, seat: int) -> list[tuple[str, str, str]]:
    """What everybody may know of a seat, as drawing, figure and what it is."""
    sheet = view["table"]["sheets"][seat]
    goods = [(good, str(sheet["stock"][good]), f"{good.capitalize()} in hand") for good in COLUMNS]
    ships = ("ship", str(sum(sheet["ships"])), "Unused ships")
    plagues = ("death", str(len(sheet["plagues"]) + sheet["deaths"]), "Plagues suffered")
    ready = [("ui-check", "", "Ready: the round is confirmed")] if sheet["confirmed"] else []
    return [*goods, ships, plagues, ("pyramid", str(sheet["built"]), "Buildings"), *ready]


# How ids of elements begin, and what the help says of them.
TOPICS: Final = {
    "column-": "produce",
    "die-": "round",
    "building-": "build",
    "building-mound": "mound",
    "hex-": "build",
    "house-": "build",
    "ship-": "ships",
    "lose-": "ships",
    "done": "round",
    "goods-": "produce",
    "gained-": "end",
    "market": "market",
    "pay": "market",
    "trade": "market",
    "reward": "mound",
    "plague-": "plague",
    "demand-": "demands",
    "points-": "scoring",
    "map-": "round",
}

# Rows for the help: dice by kind and what they show, or drawings by name.
EXAMPLES: Final[dict[str, tuple[str, str]]] = {
    "round": ("d4:2 d6:5 d8:1–3 d10:7–8 d12:1–4 d20:18–20", "A roll: one die in each row"),
    "produce": ("d8:1–3 d12:1–4", "Two dice in the grain column: two grain"),
    "plague": ("d6:5 d10:7–8 d20:13–17 death", "Three dice in one column: a plague"),
    "plagues": ("locusts blood dust flies pestilence frogs", "Plagues that take goods or points"),
    "build": ("pyramid quarry mine obelisk field mound", "The buildings"),
    "market": ("diamond grain stone", "A diamond and a grain stand for a stone"),
    "mound": ("mound grain stone", "Two goods for a burial mound"),
    "ships": ("ship favor favor", "The third ship"),
    "productivity": ("quarry stone", "A quarry adds to stone"),
}
SIZE: Final = 46.0


def examples() -> dict[str, Node]:
    """Dice and drawings with what they mean, for topics of the help."""
    return {topic: _example(names.split(), words) for topic, (names, words) in EXAMPLES.items()}


def _example(names: list[str], result: str) -> Node:
    pitch = 2 * REACH + 8
    drawn = [placed(Point(pitch * (i + 0.5), REACH + 4), _thing(name)) for i, name in enumerate(names)]
    width, height = number(pitch * len(names)), number(2 * REACH + 8)
    said = ", ".join(name.replace(":", " shows ") for name in names)
    row = h.svg(".plate", viewBox=f"0 0 {width} {height}", width=width, height=height, role="img", aria_label=said)
    return h.figure(".example")[row[drawn], h.figcaption[result]]


def _thing(name: str) -> Node:
    kind, _, face = name.partition(":")
    return polyhedron(kind, face) if face else drawing(kind, Box.around(Point(0, 0), SIZE))
