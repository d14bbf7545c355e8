"""Drawings beside the board: for answers, for players' figures, and for the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import circle, drawing, placed
from benben.draw.tags import Node
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.look.faces import face
from benben.games.egizia_common.look.glyphs import CREW_DRAWINGS
from benben.games.egizia_common.look.river import tile_face
from benben.games.egizia_common.look.tableau import SHOWN_CREWS
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.look.rows import NILE_ROWS, TILE_ROWS, tile_glyphs
from benben.games.egizia_shifting_sands.view.types import SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.language import signed

Answer = Mapping[str, Any]

SYMBOLS: Final = {
    "pass": "ui-pass", "end_turn": "ui-pass", "done": "ui-check", "ready": "ui-check", "skip": "ui-pass",
    "return_cards": "ui-pass", "move_ring": "ring", "place_upstream": "ship", "place_beside": "tile",
    "second_ship": "ship", "take_card": "tile", "take_point": "points", "use_for_stones": "stone",
    "use_for_grain": "grain", "use_for_strength": "strength", "sell_stones": "stone", "upgrade_field": "field",
    "feed_stones": "stone", "raise_by_card": "crew-any", "train_crews": "crew-any", "trade_crew": "market",
    "build_late": "ship", "draw_cards": "sphinx", "keep_card": "sphinx", "keep_another": "sphinx",
}  # fmt: skip
SITES: Final = {"obelisk": "obelisk", "column": "column", "row": "pyramid", "statue": "statue"}
SPACES: Final = {"card": "nile", "tile": "tile", "obelisk": "obelisk", "pyramid": "pyramid", "sphinx": "sphinx"}
MARKETS: Final = {"grain": "market-grain", "stone": "market-stone", "both": "market"}


def symbol(answer: Answer) -> str:
    """The drawing that stands beside an answer."""
    do = answer["do"]
    if do == "place_ship":
        return SPACES[str(answer["space"]).split("_")[0]]
    if do == "lay_brick":
        return SITES[str(answer["on"]).split("_")[0]]
    if do == "climb_market":
        return MARKETS[str(answer["market"])]
    if "crew" in answer:
        return CREW_DRAWINGS[str(answer["crew"])]
    return SYMBOLS.get(do, "")


def facts(view: SandsView, seat: int) -> list[tuple[str, str, str]]:
    """What everybody may know of a seat, as drawing, figure and what it is: the same order for all."""
    player = view["table"]["players"][seat]
    crews = [(CREW_DRAWINGS[name], str(player["crews"][CREWS.index(name)]), say("look-fact-crew", crew=name))
             for name in SHOWN_CREWS]  # fmt: skip
    left = signed(-player["missing"])
    grain = f"{player['produced']}/{player['need']} {left}"
    hunger = [("hunger", signed(-player["loss"]), say("look-fact-loss"))] if player["loss"] else []
    return [
        *crews,
        ("stone", f"{player['stones']}+{player['quarries']}", say("look-fact-stones")),
        ("grain", grain, say("look-fact-grain")),
        *hunger,
        ("ship", str(player["ships"]), say("look-fact-ships")),
        ("sphinx", str(player["sphinx"]), say("look-fact-sphinx")),
        ("ankh", str(sum(1 for card in player["cards"] if NILE_ROWS[card].power >= 0)), say("look-fact-permanents")),
    ]


# Things for the help: Nile cards, tiles, and drawings of the sheet.
EXAMPLES: Final = {
    "cards": "N26 N34 N37 N18",
    "tiles": "T01 T06 T09",
    "crews": "crew-purple crew-green crew-blue crew-yellow",
    "feeding": "field-green field-yellow field-red ring",
    "markets": "market-grain market-stone",
}
CARD: Final = Point(101, 103)
PITCH: Final = 112.0


def examples() -> dict[str, Node]:
    """Cards, tiles and drawings with what they mean, for topics of the help."""
    return {topic: _example(names.split(), say(f"look-example-{topic}")) for topic, names in EXAMPLES.items()}


def _example(names: list[str], meaning: str) -> Node:
    drawn = [placed(Point(PITCH * i + 4, 3), _thing(name)) for i, name in enumerate(names)]
    width, height = number(PITCH * len(names)), number(CARD.y + 10)
    row = h.svg(".plate", viewBox=f"0 0 {width} {height}", width=width, height=height, role="img", aria_label=meaning)
    return h.figure(".example")[row[drawn], h.figcaption[meaning]]


def _thing(name: str) -> Node:
    """A thing from 0,0 on, as large as a card."""
    if name in NILE_ROWS:
        return face(NILE_ROWS[name], CELLS[name], CARD.x, CARD.y)
    middle = Point(CARD.x / 2, CARD.y / 2)
    if name in TILE_ROWS:
        ground = [circle(middle, 44, "sand outline"), circle(middle, 39, "raised edge")]
        return [ground, placed(middle, tile_face(tuple(tile_glyphs(name, CELLS)), 40))]
    return drawing(name, Box.around(middle, 64))
