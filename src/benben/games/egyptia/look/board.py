"""The board of Egyptia, drawn from a view: the resource board, one sheet in large, and everybody else in small.

Ids, the same for life; seats count from 1 as their colours do:

- spaces: `column-<good>`, `building-<building>` (the row heads of the resource board), `hex-<n>`, `ship-<n>` (to use
  it) and `lose-<n>` (to lose it), `goods-<good>` (the tracks), `plague-<plague>`, the plates `pay`
  (the plain price), `trade` (any other payment), `reward`, `done`;
- pieces: `die-<die>`, `house-<hex>` (a building), `gained-<good>` (how far a track is circled), `productivity-<good>`,
  `rival-<seat>`; registers: `board-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from benben.draw.register import Part, Register, drawn
from benben.draw.spaces import Marks
from benben.games.egyptia.components import COLUMNS
from benben.games.egyptia.look.city import city
from benben.games.egyptia.look.resources import resources
from benben.games.egyptia.look.rivals import FEW, PAIR, first_rivals, more_rivals
from benben.games.egyptia.look.scene import Scene, View, main_seat, whose
from benben.games.egyptia.look.sheet import demands, goods, plagues, points, productivity

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


def board(
    view: View,
    targets: frozenset[str] = frozenset(),
    chosen: frozenset[str] = frozenset(),
    last: frozenset[str] = frozenset(),
) -> list[Register]:
    """The registers of the board; ids say what may be pressed, what is chosen, and what the last move touched."""
    seats = len(view["table"]["sheets"])
    return drawn(PARTS if seats > 1 else ALONE, view, Marks(targets, chosen, last))


def touches(view: View, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the tracks of the goods it moves."""
    do = answer["do"]
    place = PLACES[do].format_map(answer)
    if do == "pay":
        return [place] if _is_plain(view, answer) else ["trade", *(f"goods-{good}" for good in COLUMNS if answer[good])]
    if do == "take_reward":
        return [place, *(f"goods-{good}" for good in dict.fromkeys(answer["goods"].split("_")))]
    return [place]


def _is_plain(view: View, answer: Answer) -> bool:
    """Whether a payment is just what is due: it has a plate of its own."""
    return bool({good: answer[good] for good in COLUMNS} == view["table"]["own"].get("due"))


@dataclass(frozen=True)
class SheetPart(Part):
    """A register that shows parts of the table, of one sheet and of what is done on it."""

    sheet: tuple[str, ...] = ()
    own: tuple[str, ...] = ()

    def facts(self, view: View, asked: bool) -> bytes:
        """What it shows. What is done in a round is shown to who does it."""
        table = view["table"]
        sheet, own = table["sheets"][main_seat(view)], table["own"]
        return msgspec.json.encode(
            {
                "table": {name: table[name] for name in self.table},
                "sheet": {name: sheet[name] for name in self.sheet},
                "own": {name: own[name] for name in self.own} if own else {},
                "whose": whose(view),
                "variant": view.get("variant", {}),
                "alone": len(table["sheets"]) == 1,
                "over": bool(view["over"]),
            }
            | self.more(view)
        )

    def more(self, view: View) -> dict[str, Any]:
        """What it shows besides."""
        return {}


@dataclass(frozen=True)
class CityPart(SheetPart):
    """The city, and who has confirmed the round."""

    def more(self, view: View) -> dict[str, Any]:
        sheets = view["table"]["sheets"]
        return {"seats": len(sheets), "ready": sum(sheet["confirmed"] for sheet in sheets)}


@dataclass(frozen=True)
class RivalsPart(SheetPart):
    """Half of everybody else by seats; or, of many, half of everybody by points."""

    half: int = 0

    def more(self, view: View) -> dict[str, Any]:
        sheets, few = view["table"]["sheets"], len(view["table"]["sheets"]) <= FEW
        shown = _others(view) if few else _ranked(view)
        middle = len(shown) - len(shown) // 2
        return {
            "count": len(shown),
            "first": middle if self.half else 0,
            "rivals": [_rival(view, seat, few) for seat in (shown[middle:] if self.half else shown[:middle])],
            "ready": 0 if self.half else sum(sheet["confirmed"] for sheet in sheets),
            "you": -1 if few else view["seat"],
            "pair": _pair(view) if self.half and len(sheets) == PAIR else [],
        }


def _others(view: View) -> list[int]:
    main = main_seat(view)
    return [seat for seat in range(len(view["scores"])) if seat != main]


def _ranked(view: View) -> list[int]:
    scores = view["scores"]
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))


def _rival(view: View, seat: int, few: bool) -> dict[str, Any]:
    sheet = view["table"]["sheets"][seat]
    said = {"seat": seat, "name": view["names"][seat], "score": view["scores"][seat]}
    return said | {name: sheet[name] for name in (MAPPED if few else LISTED)}


def _pair(view: View) -> list[dict[str, Any]]:
    sheets = view["table"]["sheets"]
    return [{"name": name, "points": sheet["points"]} for name, sheet in zip(view["names"], sheets, strict=True)]


LISTED: Final = ("built", "confirmed")
MAPPED: Final = (*LISTED, "hexes", "stock", "productivity", "ships", "plagues")


def _part(
    draw: Callable[[Scene], Register], ids: str, sheet: str = "", own: str = "", table: str = "", kind: Any = SheetPart
) -> Part:
    def drawn_part(facts: View, marks: Marks) -> Register:
        return draw(Scene(facts, marks))

    part: Part = kind(drawn_part, *(tuple(names.split()) for names in (ids, table, "", sheet, own)))
    return part


SHEET: Final = (
    _part(resources, "column- building- die-", "productivity", "column plague building", "dice counts"),
    _part(city, "hex- house- ship- lose- done", "hexes ships built confirmed", "building hex plague", "round cards",
          CityPart),
    _part(goods, "goods- gained- pay trade reward", "gained stock", "due for"),
    _part(productivity, "productivity-", "productivity"),
    _part(points, "points-", "points"),
)  # fmt: skip
SHEET_RIGHT: Final = (
    _part(demands, "demand-", "points", "", "cards"),
    _part(plagues, "plague-", "plagues deaths", "plague"),
)
FIRST: Final = _part(first_rivals, "rival-", kind=RivalsPart)
MORE: Final = _part(more_rivals, "rival-", kind=partial(RivalsPart, half=1))
ALONE: Final = (*SHEET, *SHEET_RIGHT)
PARTS: Final = (*ALONE, FIRST, MORE)
