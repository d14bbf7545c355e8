"""The board of Ra, drawn from a view.

Ids, the same for life; seats count from 1 as their colours do:

- spaces: `tray`, `die-<colour>`, `roll` and `done` (the plates under the dice); `area-<area>` (the headings:
  pharaoh, nile, civilization, monuments); `space-pharaoh-<n>`, `space-nile-<n>`, `space-civilization-<colour>`,
  `space-monuments-<colour>-<column>`;
- pieces: `ra`, `sun-<colour>` (a die on the Sun track), `pharaoh-<seat>`, `nile-<seat>`, `flood-<seat>-<k>`,
  `civilization-<colour>-<seat>`, `marker-<colour>-<column>` (a monument), `score-<seat>`, and
  `tally-civilization-<seat>`, `tally-monuments-<seat>` (what a player would score); registers: `board-<key>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from benben.draw.register import Register, Shape
from benben.draw.ribbon import Scores, score_register
from benben.draw.scene import Part, drawn
from benben.draw.spaces import Marks
from benben.games.ra_dice.components import CELLS, TRACK_END
from benben.games.ra_dice.look import civilization, dice, monuments, sky, tracks
from benben.games.ra_dice.view.types import RaView

Answer = Mapping[str, Any]

# The element an answer is given on, and the face of the dice it takes.
PLACES: Final = {
    "keep": "done",
    "end_turn": "done",
    "reroll": "roll",
    "advance_pharaoh": "space-pharaoh-{to}",
    "advance_nile": "space-nile-{to}",
    "flood_nile": "space-nile-{to}",
    "place_civilization": "space-civilization-{colour}",
    "retrieve_civilization": "space-civilization-{colour}",
    "place_monument": "space-monuments-{colour}-{column}",
    "retrieve_monument": "space-monuments-{colour}-{column}",
    "declare_disaster": "area-{area}",
}
TAKES: Final = {
    "advance_pharaoh": "pharaoh",
    "advance_nile": "nile",
    "flood_nile": "nile",
    "place_civilization": "civilization",
    "place_monument": "monument",
    "score_ankhs": "ankh",
}


def board(view: RaView, marks: Marks, shape: Shape = "phone") -> list[Register]:
    """The registers of the board; marks say what may be pressed, what is chosen, and what the last move touched."""
    return drawn(PARTS, view, marks, shape)


# --- what an answer touches ---


def touches(view: RaView, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the dice it may take."""
    place = PLACES.get(answer["do"])
    spot = [place.format_map({**answer, "to": _destination(view, answer)})] if place else []
    return spot + _dice_touched(view, answer) or ["tray"]


def _destination(view: RaView, answer: Answer) -> int:
    """The space a marker comes to: it stops at the end of its track, and a flood does not move it."""
    table = view["table"]
    player = table["players"][view["actor"] if view["actor"] >= 0 else table["turn"]]
    steps = answer["dice"] + answer["ankhs"] if answer["do"].startswith("advance_") else 0
    start = player["pharaoh"] if answer["do"] == "advance_pharaoh" else player["nile"]
    return min(TRACK_END, start + int(steps))


def _dice_touched(view: RaView, answer: Answer) -> list[str]:
    if answer["do"] == "reroll":
        return [f"die-{colour}" for colour in answer["dice"]]
    if answer["do"] == "pair_with":
        return _free_dice(view, "ankh") if answer["die"] == "ankh" else [f"die-{answer['die']}"]
    real = _free_dice(view, TAKES.get(answer["do"], "")) if answer.get("dice", 1) else []
    own = [die for die in real if die == f"die-{answer['colour']}"] if "colour" in answer else real
    return own + (_free_dice(view, "ankh") if answer.get("ankhs") else [])


def _free_dice(view: RaView, face: str) -> list[str]:
    """The ids of unused dice that show a face."""
    return [f"die-{die['colour']}" for die in view["table"]["dice"] if die["face"] == face and not die["used"]]


# --- the registers ---


def _scores(view: RaView) -> Scores:
    return {"names": view["names"], "scores": [player["score"] for player in view["table"]["players"]]}


_part: Final = partial(Part, cells=CELLS)
_asking: Final = partial(_part, has_actor=True)  # they show the piece of who is asked

PARTS: Final = (
    _part(dice.draw, ("tray", "die-", "roll", "done"), dice.show, shapes=dice.SHAPES),
    _part(sky.draw, ("ra", "sun-"), sky.show),
    _asking(tracks.pharaoh, ("area-pharaoh", "space-pharaoh-", "pharaoh-"), tracks.show_pharaoh,
            shapes=tracks.SHAPES),
    _asking(tracks.nile, ("area-nile", "space-nile-", "nile-", "flood-"), tracks.show_nile, shapes=tracks.SHAPES),
    _asking(civilization.draw, ("area-civilization", "space-civilization-", "civilization-", "tally-civilization-"),
            civilization.show),
    _asking(monuments.draw, ("area-monuments", "space-monuments-", "marker-", "tally-monuments-"), monuments.show),
    _part(score_register, ("score-",), _scores),
)  # fmt: skip
