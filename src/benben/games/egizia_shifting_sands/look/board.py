"""The board of Egizia: Shifting Sands, drawn from a view.

Ids, the same for life; seats, docks, columns and rows count from 1:

- spaces: `space-<space>` (card, tile and dock spaces of the Nile as answers name them), `stop` (to pass, to be done),
  `site-<site>` (where the next brick goes), `bonus-<tile>` (tiles of the columns), `market-<market>`, `market-both`,
  `draw-<paid>-<free>`, `drawn-<card>`, `return`; of the tableau `crew-<crew>`, `ring-<position>`, `stones`,
  `plot-<card>` (fields and quarries), `own-<card>` (other Nile cards), `sphinx-<card>`;
- pieces: `ship-<seat>-<place>`, `turn-<seat>` (in turn order), `brick-<site>-…`, `statue_<n>-<seat>-<level>`,
  `<market>-market-<seat>`, `strength-<crew>`, `ring`, `stones-in-hand`, `score-<seat>`, `rival-<seat>`;
- registers: `board-<key>`.
"""

from __future__ import annotations

from typing import Any, Final

from benben.draw.scene import Part
from benben.games.egizia_common.look import board as family
from benben.games.egizia_common.look.board import Answer, Parts, part, touched
from benben.games.egizia_common.look.shown import main_seat
from benben.games.egizia_common.nile_card import LEFTOVER_CARD
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.look import shown
from benben.games.egizia_shifting_sands.look.obelisk import OBELISK_SHAPES, obelisk
from benben.games.egizia_shifting_sands.look.pyramid import PYRAMID_SHAPES, pyramid
from benben.games.egizia_shifting_sands.look.rows import ROWS
from benben.games.egizia_shifting_sands.view.types import SandsView

OBELISK: Final = part(
    obelisk, "site-obelisk site-column brick-obelisk brick-column bonus-", shown.obelisk, CELLS, OBELISK_SHAPES
)
PYRAMID: Final = part(pyramid, "site-row site-statue brick-row statue", shown.pyramid, CELLS, PYRAMID_SHAPES)
ZONES: Final[dict[str, Part[Any] | None]] = {"obelisk": OBELISK, "pyramid": PYRAMID, "sphinx": None}
PARTS: Final = Parts(ROWS, shown.SHOWING, shown.nile, shown.sphinx, ZONES)


board = PARTS.board

# The element an answer is given on.
PLACES: Final = {
    **family.PLACES,
    "lower_crew": "crew-{crew}",
    "place_upstream": "space-{space}",
    "place_beside": "space-{space}",
    "train_crews": "own-{card}",
    "trade_crew": "own-{card}",
    "climb_market": "market-{market}",
    "sell_stones": "stones",
}


def touches(view: SandsView, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the card it uses."""
    do = answer["do"]
    if do == "second_ship":
        return [_card_or_tile(answer["by"])]
    if do == "build_late":
        zone = view["table"]["build"]["zone"] or "obelisk"
        return [f"bonus-{answer['by']}" if answer["by"][0] == "P" else f"space-{zone}_wait"]
    if do == "take_point":
        own = view["table"]["players"][main_seat(view)]["cards"]
        return [f"own-{card}" for card in own if ROWS.words.cards[card].power == LEFTOVER_CARD]
    return touched(view, answer, PLACES)


def _card_or_tile(name: str) -> str:
    return f"own-{name}" if name[0] == "N" else f"bonus-{name}"


# What the rules say of a thing, by how its id begins.
TOPICS: Final = {
    **family.TOPICS,
    "space-tile": "tiles", "space-obelisk": "placement", "space-pyramid": "placement", "space-sphinx": "placement",
    "site-column": "colonnade", "brick-column": "colonnade", "bonus-": "bonuses", "site-row": "pyramid",
    "site-statue": "statues", "statue-": "statues", "statue_": "statues",
}  # fmt: skip
