"""The registers that both boards have, what an answer touches in both games, and the order of registers on a phone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from benben.core.game import View
from benben.draw.geometry import Box
from benben.draw.register import Register, Shape
from benben.draw.scene import Cells, Part, Scene
from benben.draw.scene import drawn as draw_parts
from benben.draw.spaces import Marks
from benben.games.egizia_common.look.crews import CREW_SHAPES, crews
from benben.games.egizia_common.look.kept import KEPT_SHAPES, kept
from benben.games.egizia_common.look.markets import MARKET_SHAPES, markets
from benben.games.egizia_common.look.nile import nile
from benben.games.egizia_common.look.ring import RING_SHAPES, ring
from benben.games.egizia_common.look.rivals import rivals, show_rivals
from benben.games.egizia_common.look.river import NILE_SHAPES
from benben.games.egizia_common.look.rows import Rows
from benben.games.egizia_common.look.shown import Nile, Showing
from benben.games.egizia_common.look.shown import markets as show_markets
from benben.games.egizia_common.look.shown import track as show_track
from benben.games.egizia_common.look.sphinx import DRAWN_SHAPES, SPHINX_SHAPES, drawn, sphinx
from benben.games.egizia_common.look.stock import STOCK_SHAPES, stock
from benben.games.egizia_common.look.tableau import Sphinx
from benben.games.egizia_common.look.track import TRACK_SHAPES, track

Answer = Mapping[str, Any]
Shown = TypeVar("Shown")

NO_SHAPES: Final[Mapping[Shape, Box]] = {}

# The element an answer is given on.
PLACES: Final = {
    "place_ship": "space-{space}",
    "use_for_stones": "own-{card}",
    "use_for_grain": "own-{card}",
    "use_for_strength": "own-{card}",
    "feed_stones": "own-{card}",
    "raise_by_card": "own-{card}",
    "lay_brick": "site-{on}",
    "draw_cards": "draw-{paid}-{free}",
    "keep_card": "drawn-{card}",
    "keep_another": "drawn-{card}",
    "return_cards": "return",
    "raise_crew": "crew-{crew}",
    "send_crew": "crew-{crew}",
    "add_crew": "crew-{crew}",
    "move_ring": "ring-{to}",
}

# What the rules say of a thing, by how its id begins.
TOPICS: Final = {
    "space-card": "cards", "ship-": "placement", "stop": "placement", "site-obelisk": "obelisk",
    "brick-obelisk": "obelisk", "brick-row": "pyramid", "market-": "markets", "grain-market": "markets",
    "stone-market": "markets", "draw-": "sphinx", "drawn-": "sphinx", "return": "sphinx", "sphinx-": "sphinx",
    "own-": "cards", "plot-": "mining", "stones": "mining", "crew-": "crews", "strength-": "crews", "ring": "feeding",
    "score-": "cleanup", "turn-": "cleanup", "map-": "round",
}  # fmt: skip


def touched(view: View[Any], answer: Answer, places: Mapping[str, str]) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the card it uses."""
    do = answer["do"]
    if do == "upgrade_field":
        return [f"plot-{answer['field']}", f"own-{answer['card']}"]
    if do == "take_card":
        found = [space["space"] for space in view["table"]["river"] if space["card"] == answer["card"]]
        return [f"space-{space}" for space in found]
    return [places[do].format_map(answer)] if do in places else ["stop"]


def part(
    draw: Callable[[Scene[Shown]], Register],
    ids: str,
    show: Callable[[Any], Shown],
    cells: Cells,
    shapes: Mapping[Shape, Box] = NO_SHAPES,
) -> Part[Shown]:
    """A register; what its ids begin with stands in one line."""
    return Part(draw, tuple(ids.split()), show, cells, shapes=shapes)


class Parts:
    """The registers of one game. `zones` are those of its monuments in the order of the Nile, None for the sphinx."""

    def __init__(
        self,
        rows: Rows,
        showing: Showing,
        show_nile: Callable[[Any], Nile],
        show_sphinx: Callable[[Any], Sphinx],
        zones: Mapping[str, Part[Any] | None],
    ) -> None:
        cells = rows.words.cells
        self.nile = part(partial(nile, rows), "space- ship- stop turn-", show_nile, cells, NILE_SHAPES)
        self.sphinx = part(sphinx, "draw-", show_sphinx, cells, SPHINX_SHAPES)
        self.drawn = part(drawn, "drawn- return", showing.drawn, cells, DRAWN_SHAPES)
        self.markets = part(markets, "market- grain-market stone-market", show_markets, cells, MARKET_SHAPES)
        self.track = part(track, "score-", show_track, cells, TRACK_SHAPES)
        self.tableau: tuple[Part[Any], ...] = (
            part(crews, "crew- strength-", showing.crews, cells, CREW_SHAPES),
            part(stock, "stones plot-", showing.stock, cells, STOCK_SHAPES),
            part(ring, "ring", showing.feeding, cells, RING_SHAPES),
            part(kept, "own- sphinx-", showing.kept, cells, KEPT_SHAPES),
        )
        self.rivals = part(rivals, "rival-", partial(show_rivals, rows.words), cells)
        self.zones: dict[str, Part[Any]] = {name: zone or self.sphinx for name, zone in zones.items()}

    def board(self, view: View[Any], marks: Marks, shape: Shape = "phone") -> list[Register]:
        """The registers of a board; marks say what may be pressed, what is chosen, and what the last move touched."""
        return draw_parts(self.shown(view, shape), view, marks, shape)

    def shown(self, view: View[Any], shape: Shape) -> tuple[Part[Any], ...]:
        """The registers of a sheet; on a phone those of the sheet in the order of use."""
        if shape == "phone":
            return self._on_phone(view)
        return (self.nile, self.drawn, *self.zones.values(), self.markets, self.track, *self.tableau)

    def _on_phone(self, view: View[Any]) -> tuple[Part[Any], ...]:
        """The river while ships are placed, else what is built at first."""
        own, zone, zones = view["table"]["own"], view["table"]["build"]["zone"], dict(self.zones)
        first: list[Part[Any]] = [self.drawn] if own["dealt"] or own["drawn"] else []
        if view["table"]["phase"] == "building" and zone in zones:
            first.append(zones.pop(zone))
        is_afloat = view["table"]["phase"] == "placement"
        river = (self.nile, *self.tableau) if is_afloat else (*self.tableau, self.nile)
        return (*first, *river, *zones.values(), self.markets, self.rivals, self.track)
