"""The board of Egyptia, drawn from a view: the resource board, one sheet in large, and everybody else in small.

Ids, the same for life; seats count from 1 as their colours do:

- spaces: `column-<good>`, `building-<building>` (the row heads of the resource board), `hex-<n>`, `ship-<n>` (to use
  it) and `lose-<n>` (to lose it), `goods-<good>` (the tracks), `plague-<plague>`, the plates `pay`
  (the plain price), `trade` (any other payment), `reward`, `done`; on a sheet `demand-<card>`, `points-sum`, `market`;
- pieces: `die-<die>`, `house-<hex>` (a building), `gained-<good>` (how far a track is circled), `productivity-<good>`,
  `rival-<seat>`; registers: `board-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from benben.draw import scene as draw_scene
from benben.draw.register import Register, Shape
from benben.draw.scene import Part, drawn
from benben.draw.spaces import Marks
from benben.games.egyptia.components import CELLS, COLUMNS
from benben.games.egyptia.look import plan, shown
from benben.games.egyptia.look.city import city
from benben.games.egyptia.look.demands import demands, points
from benben.games.egyptia.look.goods import goods, productivity
from benben.games.egyptia.look.plagues import plagues
from benben.games.egyptia.look.resources import resources
from benben.games.egyptia.look.rivals import first_rivals, more_rivals
from benben.games.egyptia.look.scene import Scene, Shown
from benben.games.egyptia.view.types import EgyptiaView

Answer = Mapping[str, Any]

# The element an answer is given on.
PLACES: Final = {
    "choose_column": "column-{column}",
    "suffer_plague": "plague-{plague}",
    "lose_ship": "lose-{ship}",
    "build_one": "building-{building}",
    "place_on": "hex-{hex}",
    "pay": "pay",
    "take_reward": "reward",
    "use_ship": "ship-{ship}",
    "confirm": "done",
}


def board(view: EgyptiaView, marks: Marks, shape: Shape = "phone") -> list[Register]:
    """The registers of the board; marks say what may be pressed, what is chosen, and what the last move touched."""
    seats = len(view["table"]["sheets"])
    return drawn(PARTS if seats > 1 else ALONE, view, marks, shape)


def touches(view: EgyptiaView, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the tracks of the goods it moves."""
    do = answer["do"]
    place = PLACES[do].format_map(answer)
    if do == "pay":
        return [place] if _is_plain(view, answer) else ["trade", *(f"goods-{good}" for good in COLUMNS if answer[good])]
    if do == "take_reward":
        return [place, *(f"goods-{good}" for good in dict.fromkeys(answer["goods"].split("_")))]
    return [place]


def _is_plain(view: EgyptiaView, answer: Answer) -> bool:
    """Whether a payment is just what is due: it has a plate of its own."""
    return bool({good: answer[good] for good in COLUMNS} == view["table"]["own"].get("due"))


# --- the registers ---


def _part(
    draw: Callable[[Scene], Register], ids: str, show: Callable[[EgyptiaView], Shown], key: str = ""
) -> Part[Shown]:
    """A register; with its key, one that is drawn in another way for its place on a sheet."""

    def draw_part(scene: draw_scene.Scene[Shown]) -> Register:
        return draw(Scene(scene.shown, scene.marks, scene.cells, scene.actor, scene.shape))

    return Part(draw_part, tuple(ids.split()), show, CELLS, shapes=plan.shapes(key) if key else {})


ALONE: Final = (
    _part(resources, "column- building- die-", shown.resources, "resources"),
    _part(city, "hex- house- ship- lose- done", shown.city),
    _part(goods, "goods- gained- pay trade reward", shown.goods, "goods"),
    _part(productivity, "productivity-", shown.productivity),
    _part(points, "points-", shown.points, "points"),
    _part(demands, "demand-", shown.demands, "demands"),
    _part(plagues, "plague-", shown.plagues, "plagues"),
)
PARTS: Final = (
    *ALONE,
    _part(first_rivals, "rival-", shown.rivals),
    _part(more_rivals, "rival-", partial(shown.rivals, half=1)),
)
