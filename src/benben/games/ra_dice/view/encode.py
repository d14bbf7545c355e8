"""Numbers for learning, made from a view: all between −1 and about 2, the seat's own board first."""

from __future__ import annotations

from benben.games.ra_dice.components import COLOURS, COLUMNS, DICE, FACES, MAX_SEATS, REROLLS, TRACK_END
from benben.games.ra_dice.view.types import Die, RaView


def encode(view: RaView) -> list[float]:
    """A vector of the same length for every number of players."""
    table = view["table"]
    own = max(view["seat"], 0)
    track = table["sun_track"]
    numbers = [table["epoch"] / table["epochs"], track["ra"] / track["steps"], table["rerolls_left"] / REROLLS]
    numbers += [table["suns"] / DICE, float(table["disaster"]), float(view["actor"] == own)]
    numbers += dice_numbers(table["dice"])
    for i in range(MAX_SEATS):
        numbers += seat_numbers(view, (own + i) % view["players"]) if i < view["players"] else [0.0] * SEAT_NUMBERS
    return numbers


def dice_numbers(dice: list[Die]) -> list[float]:
    """For each die its face, one of six, if it is unused."""
    numbers = [0.0] * (DICE * len(FACES))
    for i, die in enumerate(dice):
        if not die["used"]:
            numbers[i * len(FACES) + FACES.index(die["face"])] = 1.0
    return numbers


def seat_numbers(view: RaView, seat: int) -> list[float]:
    """One player's board."""
    player = view["table"]["players"][seat]
    numbers = [1.0, float(view["table"]["turn"] == seat), player["score"] / 50]
    numbers += [player["pharaoh"] / TRACK_END, player["nile"] / TRACK_END, player["floods"] / 2]
    numbers += [float(colour in player["civilization"]) for colour in COLOURS]
    built = {(colour, column) for colour, column in player["monuments"]}
    return numbers + [float((colour, column + 1) in built) for colour in COLOURS for column in range(COLUMNS)]


SEAT_NUMBERS = 6 + len(COLOURS) + len(COLOURS) * COLUMNS
