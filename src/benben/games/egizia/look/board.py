"""The board of Egizia, drawn from a view.

Ids, the same for life; seats, docks, columns and rows count from 1:

- spaces: `space-<space>` (card spaces, towns and docks of the Nile as answers name them), `stop` (to pass, to be done),
  `site-<site>` (where the next brick goes), `draw-<paid>-<free>`, `drawn-<card>`, `return`; of the tableau
  `crew-<crew>`, `ring-<position>`, `stones`, `plot-<card>` (fields and quarries), `own-<card>` (other Nile cards),
  `sphinx-<card>`;
- pieces: `ship-<seat>-<place>`, `turn-<seat>` (in turn order), `brick-<site>-…`, `<market>-market-<seat>`,
  `strength-<crew>`, `ring`, `stones-in-hand`, `score-<seat>`, `rival-<seat>`; registers: `board-<key>`.
"""

from __future__ import annotations

from typing import Any, Final

from benben.draw.scene import Part
from benben.games.egizia.components import CELLS
from benben.games.egizia.look import shown
from benben.games.egizia.look.graves import GRAVES_SHAPES, graves
from benben.games.egizia.look.rows import ROWS
from benben.games.egizia.look.temple import TEMPLE_SHAPES, temple
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia_common.look import board as family
from benben.games.egizia_common.look.board import Answer, Parts, part, touched
from benben.games.egizia_common.look.shown import main_seat
from benben.games.egizia_common.nile_card import DOUBLE_TOWN, SHARE_TOWN

GRAVES: Final = part(graves, "site-obelisk site-grave brick-obelisk brick-grave", shown.graves, CELLS, GRAVES_SHAPES)
TEMPLE: Final = part(temple, "site-temple site-pyramid brick-temple brick-row", shown.temple, CELLS, TEMPLE_SHAPES)
SITES: Final[dict[str, Part[Any] | None]] = {"abydus": None, "amarna": GRAVES, "giza": TEMPLE}
PARTS: Final = Parts(ROWS, shown.SHOWING, shown.nile, shown.sphinx, SITES)


board = PARTS.board

# The element an answer is given on.
PLACES: Final = {
    **family.PLACES,
    "second_ship": "own-{by}",
    "go_upriver": "own-{card}",
    "train_crew": "own-{card}",
}


def touches(view: ClassicView, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the card it uses."""
    if answer["do"] == "share_town":
        return [f"space-{answer['town']}", *_with_power(view, SHARE_TOWN)]
    if answer["do"] == "double_town":
        return _with_power(view, DOUBLE_TOWN)
    return touched(view, answer, PLACES)


def _with_power(view: ClassicView, power: int) -> list[str]:
    """The own cards that have a power."""
    own = view["table"]["players"][main_seat(view)]["cards"]
    return [f"own-{card}" for card in own if ROWS.words.cards[card].power == power]


# What the rules say of a thing, by how its id begins.
TOPICS: Final = {
    **family.TOPICS,
    "score-": "bonus", "turn-": "bonus",
    "space-edfu": "towns", "space-thebe": "towns", "space-selinon": "towns", "space-passalon": "towns",
    "space-beni": "towns", "space-alyi": "towns", "space-heliopolis": "towns", "space-abydus": "placement",
    "space-amarna": "placement", "space-giza": "placement", "site-grave": "graves", "brick-grave": "graves",
    "site-temple": "temple", "brick-temple": "temple", "site-pyramid": "pyramid",
}  # fmt: skip
