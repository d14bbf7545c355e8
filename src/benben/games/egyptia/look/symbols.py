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
from benben.games.egyptia.city import BUILDINGS
from benben.games.egyptia.components import COLUMNS
from benben.games.egyptia.plagues import PLAGUES, plague_of
from benben.games.egyptia.words import say

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
    goods = [(good, str(sheet["stock"][good]), say("fact-stock", good=good)) for good in COLUMNS]
    ships = ("ship", str(sum(sheet["ships"])), say("fact-ships"))
    plagues = ("death", str(len(sheet["plagues"]) + sheet["deaths"]), say("fact-plagues"))
    ready = [("ui-check", "", say("fact-ready"))] if sheet["confirmed"] else []
    return [*goods, ships, plagues, ("pyramid", str(sheet["built"]), say("fact-built")), *ready]


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

# Rows for the help: dice and what they show, or things by their names.
EXAMPLES: Final = {
    "round": "d4:2 d6:5 d8:1–3 d10:7–8 d12:1–4 d20:18–20",
    "produce": "d8:1–3 d12:1–4",
    "plague": "d6:5 d10:7–8 d20:13–17 death",
    "plagues": "locusts blood dust_storm flies pestilence frogs",
    "build": "pyramid quarry mine obelisk field mound",
    "market": "diamond grain stone",
    "mound": "mound grain stone",
    "ships": "ship favor favor",
    "productivity": "quarry stone",
}
SIZE: Final = 46.0


def examples() -> dict[str, Node]:
    """Dice and drawings with what they mean, for topics of the help."""
    return {topic: _example(names.split(), say(f"example-{topic}")) for topic, names in EXAMPLES.items()}


def _example(names: list[str], result: str) -> Node:
    pitch = 2 * REACH + 8
    drawn = [placed(Point(pitch * (i + 0.5), REACH + 4), _thing(name)) for i, name in enumerate(names)]
    width, height = number(pitch * len(names)), number(2 * REACH + 8)
    said = ", ".join(_said(name) for name in names)
    row = h.svg(".plate", viewBox=f"0 0 {width} {height}", width=width, height=height, role="img", aria_label=said)
    return h.figure(".example")[row[drawn], h.figcaption[result]]


def _thing(name: str) -> Node:
    kind, _, face = name.partition(":")
    symbol = plague_of(kind).symbol if kind in PLAGUES else kind
    return polyhedron(kind, face) if face else drawing(symbol, Box.around(Point(0, 0), SIZE))


def _said(name: str) -> str:
    kind, _, face = name.partition(":")
    if face:
        return say("die-shows", die=kind, faces=face)
    if kind in PLAGUES:
        return say("plague", plague=kind)
    if kind in BUILDINGS:
        return say("building", building=kind)
    return say("good", good=kind) if kind in COLUMNS else say("example-ship")
