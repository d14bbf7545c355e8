"""What each register shows of a view, and nothing else, so that it need not be drawn twice."""

from __future__ import annotations

from typing import Any, Final

from benben.games.egyptia.look.rivals import FEW, PAIR
from benben.games.egyptia.look.scene import Shown, View, main_seat, owner
from benben.games.egyptia.view.types import EgyptiaView

LISTED: Final = ("built", "confirmed")
MAPPED: Final = (*LISTED, "hexes", "stock", "productivity", "ships", "plagues")


def _sheet(view: EgyptiaView, sheet: str = "", own: str = "", table: str = "") -> Shown:
    """Parts of the sheet that is shown large, of what is done on it, and of the table."""
    on_table = view["table"]
    doing = on_table["own"]
    return {
        "table": _some(on_table, table),
        "sheet": _some(on_table["sheets"][main_seat(view)], sheet),
        "own": _some(doing, own if doing else ""),
        "owner": owner(view),
        "alone": len(on_table["sheets"]) == 1,
        "over": bool(view["over"]),
    }


def _some(of: View, names: str) -> Any:
    """A part of a table, a sheet or what is done: it must ask for no more than it shows."""
    return {name: of[name] for name in names.split()}


def resources(view: EgyptiaView) -> Shown:
    """The dice, and what each column would bring."""
    return _sheet(view, "productivity", "column plague building", "dice counts")


def city(view: EgyptiaView) -> Shown:
    """The city, and who has confirmed the round."""
    sheets = view["table"]["sheets"]
    found = _sheet(view, "hexes ships built confirmed", "building hex plague", "round cards")
    return {**found, "seats": len(sheets), "ready": _ready(view)}


def goods(view: EgyptiaView) -> Shown:
    """What is in hand, and what is to be paid."""
    return _sheet(view, "gained stock productivity", "due for")


def productivity(view: EgyptiaView) -> Shown:
    """What production buildings add."""
    return _sheet(view, "productivity")


def points(view: EgyptiaView) -> Shown:
    """Where the points come from."""
    return _sheet(view, "points")


def demands(view: EgyptiaView) -> Shown:
    """The Pharaoh's cards, and what they give so far."""
    return _sheet(view, "points", "building", "cards")


def plagues(view: EgyptiaView) -> Shown:
    """What has been suffered."""
    return _sheet(view, "plagues deaths", "plague")


# --- everybody else ---


def rivals(view: EgyptiaView, half: int = 0) -> Shown:
    """Half of everybody else by seats; or, of many, half of everybody by points."""
    sheets = view["table"]["sheets"]
    few = len(sheets) <= FEW
    seats = _others(view) if few else _ranked(view)
    middle = len(seats) - len(seats) // 2
    return {
        **_sheet(view),
        "count": len(seats),
        "first": middle if half else 0,
        "rivals": [_rival(view, seat, few) for seat in (seats[middle:] if half else seats[:middle])],
        "ready": 0 if half else _ready(view),
        "you": -1 if few else view["seat"],
        "pair": _pair(view) if half and len(sheets) == PAIR else [],
    }


def _ready(view: EgyptiaView) -> int:
    return sum(sheet["confirmed"] for sheet in view["table"]["sheets"])


def _others(view: EgyptiaView) -> list[int]:
    main = main_seat(view)
    return [seat for seat in range(len(view["scores"])) if seat != main]


def _ranked(view: EgyptiaView) -> list[int]:
    scores = view["scores"]
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))


def _rival(view: EgyptiaView, seat: int, few: bool) -> dict[str, Any]:
    sheet = view["table"]["sheets"][seat]
    said = {"seat": seat, "name": view["names"][seat], "score": view["scores"][seat]}
    return said | {name: sheet[name] for name in (MAPPED if few else LISTED)}


def _pair(view: EgyptiaView) -> list[View]:
    sheets = view["table"]["sheets"]
    return [{"name": name, "points": sheet["points"]} for name, sheet in zip(view["names"], sheets, strict=True)]
