"""The board of Egizia: Shifting Sands, drawn from a view.

Ids, the same for life; seats, docks, columns and rows count from 1:

- spaces: `space-<space>` (card, tile and dock spaces of the Nile as answers name them), `stop` (to pass, to be done),
  `site-<site>` (where the next brick goes), `bonus-<tile>` (tiles of the columns), `market-<market>`, `market-both`,
  `draw-<paid>-<free>`, `drawn-<card>`, `return`; of the tableau `crew-<crew>`, `ring-<position>`, `stones`,
  `plot-<card>` (fields and quarries), `own-<card>` (other Nile cards), `sphinx-<card>`;
- pieces: `ship-<seat>-<place>`, `brick-<site>-…`, `statue_<n>-<seat>-<level>`, `<market>-market-<seat>`,
  `strength-<crew>`, `ring`, `stones-in-hand`, `score-<seat>`, `rival-<seat>`; registers: `board-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from benben.draw.geometry import Box
from benben.draw.register import Register, Shape
from benben.draw.scene import Part, Scene, drawn
from benben.draw.spaces import Marks
from benben.games.egizia_common.look.crews import CREW_SHAPES, crews
from benben.games.egizia_common.look.kept import KEPT_SHAPES, kept
from benben.games.egizia_common.look.markets import MARKET_SHAPES, markets
from benben.games.egizia_common.look.ring import RING_SHAPES, ring
from benben.games.egizia_common.look.river import NILE_SHAPES
from benben.games.egizia_common.look.stock import STOCK_SHAPES, stock
from benben.games.egizia_common.look.track import TRACK_SHAPES, track
from benben.games.egizia_common.nile_card import LEFTOVER_CARD
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.look import shown
from benben.games.egizia_shifting_sands.look.nile import nile
from benben.games.egizia_shifting_sands.look.obelisk import OBELISK_SHAPES, obelisk
from benben.games.egizia_shifting_sands.look.pyramid import PYRAMID_SHAPES, pyramid
from benben.games.egizia_shifting_sands.look.rivals import rivals, show_rivals
from benben.games.egizia_shifting_sands.look.rows import NILE_ROWS
from benben.games.egizia_shifting_sands.look.sphinx import DRAWN_SHAPES, SPHINX_SHAPES, sphinx
from benben.games.egizia_shifting_sands.look.sphinx import drawn as drawn_cards
from benben.games.egizia_shifting_sands.view.types import SandsView

Answer = Mapping[str, Any]
Shown = TypeVar("Shown")


def board(view: SandsView, marks: Marks, shape: Shape = "phone") -> list[Register]:
    """The registers of the board; marks say what may be pressed, what is chosen, and what the last move touched."""
    return drawn(_order(view) if shape == "phone" else SHEET, view, marks, shape)


# --- what an answer touches ---

# The element an answer is given on.
PLACES: Final = {
    "place_ship": "space-{space}",
    "place_upstream": "space-{space}",
    "place_beside": "space-{space}",
    "use_for_stones": "own-{card}",
    "use_for_grain": "own-{card}",
    "use_for_strength": "own-{card}",
    "feed_stones": "own-{card}",
    "raise_by_card": "own-{card}",
    "train_crews": "own-{card}",
    "trade_crew": "own-{card}",
    "lay_brick": "site-{on}",
    "climb_market": "market-{market}",
    "draw_cards": "draw-{paid}-{free}",
    "keep_card": "drawn-{card}",
    "keep_another": "drawn-{card}",
    "return_cards": "return",
    "raise_crew": "crew-{crew}",
    "lower_crew": "crew-{crew}",
    "send_crew": "crew-{crew}",
    "add_crew": "crew-{crew}",
    "move_ring": "ring-{to}",
    "sell_stones": "stones",
    "upgrade_field": "plot-{field}",
}


def touches(view: SandsView, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the card it uses."""
    do = answer["do"]
    if do == "upgrade_field":
        return [f"plot-{answer['field']}", f"own-{answer['card']}"]
    if do == "take_card":
        found = [space["space"] for space in view["table"]["river"] if space["card"] == answer["card"]]
        return [f"space-{space}" for space in found]
    if do == "second_ship":
        return [_card_or_tile(answer["by"])]
    if do == "build_late":
        zone = view["table"]["build"]["zone"] or "obelisk"
        return [f"bonus-{answer['by']}" if answer["by"][0] == "P" else f"space-{zone}_wait"]
    if do == "take_point":
        own = view["table"]["players"][shown.main_seat(view)]["cards"]
        return [f"own-{card}" for card in own if NILE_ROWS[card].power == LEFTOVER_CARD]
    return [PLACES[do].format_map(answer)] if do in PLACES else ["stop"]


def _card_or_tile(name: str) -> str:
    return f"own-{name}" if name[0] == "N" else f"bonus-{name}"


# --- the registers ---

NO_SHAPES: Final[Mapping[Shape, Box]] = {}


def _part(
    draw: Callable[[Scene[Shown]], Register],
    ids: str,
    show: Callable[[SandsView], Shown],
    shapes: Mapping[Shape, Box] = NO_SHAPES,
) -> Part[Shown]:
    return Part(draw, tuple(ids.split()), show, CELLS, shapes=shapes)


NILE: Final = _part(nile, "space- ship- stop", shown.nile, NILE_SHAPES)
OBELISK: Final = _part(
    obelisk, "site-obelisk site-column brick-obelisk brick-column bonus-", shown.obelisk, OBELISK_SHAPES
)
PYRAMID: Final = _part(pyramid, "site-row site-statue brick-row statue", shown.pyramid, PYRAMID_SHAPES)
SPHINX: Final = _part(sphinx, "draw-", shown.sphinx, SPHINX_SHAPES)
DRAWN: Final = _part(drawn_cards, "drawn- return", shown.drawn_cards, DRAWN_SHAPES)
MARKETS: Final = _part(markets, "market- grain-market stone-market", shown.markets, MARKET_SHAPES)
TRACK: Final = _part(track, "score-", shown.track, TRACK_SHAPES)
CREWS: Final = _part(crews, "crew- strength-", shown.crews, CREW_SHAPES)
RING: Final = _part(ring, "ring", shown.feeding, RING_SHAPES)
STOCK: Final = _part(stock, "stones plot-", shown.stock, STOCK_SHAPES)
KEPT: Final = _part(kept, "own- sphinx-", shown.kept, KEPT_SHAPES)
RIVALS: Final = _part(rivals, "rival-", show_rivals)

TABLEAU: Final = (CREWS, STOCK, RING, KEPT)
SHEET: Final[tuple[Part[Any], ...]] = (NILE, DRAWN, OBELISK, PYRAMID, SPHINX, MARKETS, TRACK, *TABLEAU)


def _order(view: SandsView) -> tuple[Part[Any], ...]:
    """The registers of a phone in the order of use: the river while ships are placed, else what is built at first."""
    own, zone = view["table"]["own"], view["table"]["build"]["zone"]
    zones: dict[str, Part[Any]] = {"obelisk": OBELISK, "pyramid": PYRAMID, "sphinx": SPHINX}
    first: list[Part[Any]] = [DRAWN] if own["dealt"] or own["drawn"] else []
    if view["table"]["phase"] == "building" and zone in zones:
        first.append(zones.pop(zone))
    is_afloat = view["table"]["phase"] == "placement"
    river = (NILE, *TABLEAU) if is_afloat else (*TABLEAU, NILE)
    return (*first, *river, *zones.values(), MARKETS, RIVALS, TRACK)


# What the rules say of a thing, by how its id begins.
TOPICS: Final = {
    "space-card": "cards", "space-tile": "tiles", "space-obelisk": "placement", "space-pyramid": "placement",
    "space-sphinx": "placement", "ship-": "placement", "stop": "placement", "site-obelisk": "obelisk",
    "brick-obelisk": "obelisk", "site-column": "colonnade", "brick-column": "colonnade", "bonus-": "bonuses",
    "site-row": "pyramid", "brick-row": "pyramid", "site-statue": "statues", "statue-": "statues", "statue_": "statues",
    "market-": "markets", "grain-market": "markets", "stone-market": "markets", "draw-": "sphinx", "drawn-": "sphinx",
    "return": "sphinx", "sphinx-": "sphinx", "own-": "cards", "plot-": "mining", "stones": "mining", "crew-": "crews",
    "strength-": "crews", "ring": "feeding", "score-": "cleanup", "map-": "round",
}  # fmt: skip
