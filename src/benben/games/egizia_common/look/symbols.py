"""Drawings beside the board: for answers, for players' figures, and for the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.core.game import View
from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import circle, drawing, placed
from benben.draw.tags import Node
from benben.games.egizia_common.crews import CREWS, LEAD
from benben.games.egizia_common.look.faces import face
from benben.games.egizia_common.look.glyphs import CREW_DRAWINGS
from benben.games.egizia_common.look.river import tile_face
from benben.games.egizia_common.look.rows import Rows
from benben.games.egizia_common.look.tableau import SHOWN_CREWS
from benben.games.egizia_common.words import say
from benben.language import signed

Answer = Mapping[str, Any]

# By what is answered.
SYMBOLS: Final = {
    "pass": "ui-pass", "end_turn": "ui-pass", "done": "ui-check", "ready": "ui-check", "skip": "ui-pass",
    "return_cards": "ui-pass", "move_ring": "ring", "second_ship": "ship", "take_card": "nile",
    "use_for_stones": "stone", "use_for_grain": "grain", "use_for_strength": "strength", "upgrade_field": "field",
    "feed_stones": "stone", "raise_by_card": "crew-any", "draw_cards": "sphinx", "keep_card": "sphinx",
    "keep_another": "sphinx",
}  # fmt: skip

# By the reason to score.
REASONS: Final = {
    "rows": "pyramid", "cooperation": "mound", "returned": "sphinx", "grain_market": "market-grain", "cards": "nile",
    "colonnade": "column", "majority": "pyramid", "surplus": "grain", "leftover": "nile",
}  # fmt: skip


def crew_symbol(rows: Rows, answer: Answer) -> str:
    """The drawing of the crew that an answer names; '' without one."""
    return CREW_DRAWINGS[rows.words.crew(CREWS.index(answer["crew"]))] if "crew" in answer else ""


def facts_of(rows: Rows, view: View[Any], seat: int) -> list[tuple[str, str, str]]:
    """What everybody may know of a seat, as drawing, figure and what it is: the same order for all."""
    player = view["table"]["players"][seat]
    names = {CREWS.index(crew): rows.words.crew(CREWS.index(crew)) for crew in SHOWN_CREWS}
    crews = [(CREW_DRAWINGS[name], str(player["crews"][n]), say("look-fact-crew", crew=name))
             for n, name in names.items()]  # fmt: skip
    left = signed(-player["missing"])
    grain = f"{player['produced']}/{player['need']} {left}"
    hunger = [("hunger", signed(-player["loss"]), say("look-fact-loss"))] if player["loss"] else []
    permanents = sum(1 for card in player["cards"] if rows.words.cards[card].power >= 0)
    return [
        *crews,
        ("stone", f"{player['stones']}+{player['quarries']}", say("look-fact-stones")),
        ("grain", grain, say("look-fact-grain")),
        *hunger,
        ("ship", str(player["ships"]), say("look-fact-ships")),
        ("sphinx", str(player["sphinx"]), say("look-fact-sphinx")),
        ("ankh", str(permanents), say("look-fact-permanents")),
    ]


CARD: Final = Point(101, 103)
PITCH: Final = 112.0


def family_examples(rows: Rows) -> dict[str, Node]:
    """Drawings with what they mean, for topics that both games have."""
    crews = [CREW_DRAWINGS[rows.words.crew(CREWS.index(crew))] for crew in SHOWN_CREWS]
    return {
        "crews": example(rows, " ".join(crews), say("look-example-crews", lead=rows.words.crew(LEAD))),
        "feeding": example(rows, "field-green field-yellow field-red ring", say("look-example-feeding")),
        "markets": example(rows, "market-grain market-stone", say("look-example-markets")),
    }


def example(rows: Rows, names: str, meaning: str) -> Node:
    """Things by name, cards and spaces of the Nile and drawings, with what they mean."""
    drawn = [placed(Point(PITCH * i + 4, 3), _thing(rows, name)) for i, name in enumerate(names.split())]
    width, height = number(PITCH * len(drawn)), number(CARD.y + 10)
    row = h.svg(".plate", viewBox=f"0 0 {width} {height}", width=width, height=height, role="img", aria_label=meaning)
    return h.figure(".example")[row[drawn], h.figcaption[meaning]]


def _thing(rows: Rows, name: str) -> Node:
    """A thing from 0,0 on, as large as a card."""
    words = rows.words
    if name in words.cards:
        return face(words, name, words.cells[name], CARD.x, CARD.y)
    middle = Point(CARD.x / 2, CARD.y / 2)
    if name in words.tiles:
        ground = [circle(middle, 44, "sand outline"), circle(middle, 39, "raised edge")]
        return [ground, placed(middle, tile_face(tuple(rows.tile_glyphs(name, words.cells)), 40))]
    return drawing(name, Box.around(middle, 64))
