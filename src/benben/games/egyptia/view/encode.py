"""Numbers for learning, made from a view: all between −1 and about 2, the seat's own sheet first."""

from __future__ import annotations

from benben.games.egyptia.city import BUILDINGS, HEX_COUNT
from benben.games.egyptia.components import CELLS, COLUMNS, DICE, SHIPS
from benben.games.egyptia.goods import BASICS, GOODS
from benben.games.egyptia.pharaoh_cards import CARDS
from benben.games.egyptia.plagues import PLAGUES
from benben.games.egyptia.view.types import EgyptiaView, Own, SheetView

SCORES = 100  # points that count as 1


def encode(view: EgyptiaView) -> list[float]:
    """A vector of the same length for every number of players: of the rivals only best, mean and worst are told."""
    table, own = view["table"], max(view["seat"], 0)
    numbers = [table["round"] / HEX_COUNT, float(view["actor"] == view["seat"])]
    numbers += [float(card in table["cards"]) for card in CARDS]
    numbers += [float(table["dice"].get(die) == column) for die in DICE for column in COLUMNS]
    return numbers + round_numbers(table["own"]) + sheet_numbers(view, table["sheets"][own]) + rival_numbers(view, own)


def round_numbers(own: Own) -> list[float]:
    """What the seat has chosen in the round that is open, and what is due."""
    numbers = [float(own.get("column") == column) for column in COLUMNS]
    numbers += [float(own.get("plague") == plague) for plague in PLAGUES]
    numbers += [float(own.get("building") == building) for building in BUILDINGS]
    numbers += [float(own.get("hex") == hex + 1) for hex in range(HEX_COUNT)]
    due = own.get("due", {})
    return numbers + [due.get(good, 0) / 3 for good in GOODS]


def sheet_numbers(view: EgyptiaView, sheet: SheetView) -> list[float]:
    """City, goods, ships, plagues and points of one sheet."""
    tracks = (CELLS | view.get("variant", {}))["tracks"]
    numbers = [float(building == name) for building in sheet["hexes"] for name in BUILDINGS]
    numbers += [sheet["stock"][good] / 10 for good in GOODS]
    numbers += [sheet["gained"][good] / tracks[i] for i, good in enumerate(GOODS)]
    numbers += [sheet["productivity"][good] / 4 for good in GOODS[:BASICS]]
    numbers += [float(sheet["ships"][ship]) for ship in range(SHIPS)]
    numbers += [float(plague in sheet["plagues"]) for plague in PLAGUES]
    return [*numbers, sheet["points"]["total"] / SCORES]


def rival_numbers(view: EgyptiaView, own: int) -> list[float]:
    scores = [score / SCORES for seat, score in enumerate(view["scores"]) if seat != own]
    if not scores:
        return [0.0, 0.0, 0.0, 0.0]
    return [1.0, max(scores), sum(scores) / len(scores), min(scores)]
