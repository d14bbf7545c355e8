"""Drawings beside the board: for answers, for players' figures, and for the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.draw.dice import row_of_dice
from benben.draw.tags import Node
from benben.games.ra_dice.components import COLOURS
from benben.games.ra_dice.view.types import RaView
from benben.games.ra_dice.words import say

Answer = Mapping[str, Any]

SYMBOLS: Final = {
    "keep": "ui-check",
    "end_turn": "ui-check",
    "reroll": "ui-die",
    "advance_pharaoh": "pharaoh",
    "advance_nile": "nile",
    "flood_nile": "nile",
    "place_civilization": "civilization",
    "retrieve_civilization": "civilization",
    "place_monument": "monument",
    "retrieve_monument": "monument",
    "pair_with": "monument",
    "score_ankhs": "ankh",
}
AREA_SYMBOLS: Final = {"pharaoh": "pharaoh", "nile": "nile", "civilization": "civilization", "monuments": "monument"}


TOPICS: Final = {
    "die-": "turn",
    "roll": "turn",
    "done": "turn",
    "area-pharaoh": "pharaoh",
    "space-pharaoh": "pharaoh",
    "pharaoh-": "pharaoh",
    "area-nile": "nile",
    "space-nile": "nile",
    "nile-": "nile",
    "flood-": "nile",
    "area-civilization": "civilization",
    "space-civilization": "civilization",
    "civilization-": "civilization",
    "tally-civilization": "civilization",
    "area-monuments": "monuments",
    "space-monuments": "monuments",
    "marker-": "monuments",
    "tally-monuments": "monuments",
    "ra": "suns",
    "sun-": "suns",
}


def symbol(answer: Answer) -> str:
    """The drawing that stands beside an answer."""
    if answer["do"] == "declare_disaster":
        return AREA_SYMBOLS[answer["area"]]
    return "ankh" if answer.get("die") == "ankh" else SYMBOLS.get(answer["do"], "")


def facts(view: RaView, seat: int) -> list[tuple[str, str, str]]:
    """What everybody may know of a seat, as drawing, figure and what it is."""
    player = view["table"]["players"][seat]
    floods, markers = player["floods"], len(player["civilization"])
    columns = len({column for _, column in player["monuments"]})
    return [
        ("pharaoh", str(player["pharaoh"]), say("fact-pharaoh")),
        ("nile", say("fact-nile.figure", nile=player["nile"], floods=floods), say("fact-nile")),
        ("civilization", str(markers), say("fact-civilization")),
        ("monument", str(columns), say("fact-monuments")),
    ]


EXAMPLES: Final = {
    "turn": ("pharaoh", "nile", "ankh", "sun", "monument"),
    "pharaoh": ("pharaoh", "pharaoh", "ankh"),
    "nile": ("nile", "nile", "ankh"),
    "civilization": ("civilization", "civilization", "ankh"),
    "monuments": ("monument", "monument", "ankh"),
    "ankhs": ("ankh", "ankh"),
    "suns": ("sun", "sun"),
    "disaster": ("sun", "sun", "sun", "sun"),
}
SMALL_DIE: Final = 40.0


def examples() -> dict[str, Node]:
    """Dice with their result, for topics of the help."""
    return {topic: _example(topic, faces) for topic, faces in EXAMPLES.items()}


def _example(topic: str, faces: tuple[str, ...]) -> Node:
    result = say(f"example-{topic}")
    label = say("example", faces=[say("face", face=face) for face in faces], result=result)
    return row_of_dice([*zip(COLOURS, faces, strict=False)], SMALL_DIE, label, result)
