"""What lies in the box of Ra: The Dice Game. Literal tables, to be proof-read against board and crib sheet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.components import Cells, Components, Limits

# Dice: five, alike but for their colour; six faces, each once.
COLOURS: Final = ("yellow", "blue", "purple", "green", "red")
FACES: Final = ("sun", "ankh", "pharaoh", "nile", "civilization", "monument")
SUN: Final = 0
ANKH: Final = 1
PHARAOH: Final = 2
NILE: Final = 3
CIVILIZATION: Final = 4
MONUMENT: Final = 5
SIDES: Final = 6
DICE: Final = 5
ALL_DICE: Final = 31
REROLLS: Final = 2
ANKH_PAIR: Final = 2

# Board.
MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
EPOCHS: Final = 3
TRACK_END: Final = 12
COLUMNS: Final = 8
ALL_COLUMNS: Final = 255
SPACES: Final = 40  # of the Monument area: colour × column

# Disasters, in the order of the crib sheet.
DISASTERS: Final = ("pharaoh", "nile", "civilization", "monuments")
PHARAOH_DISASTER: Final = 0
NILE_DISASTER: Final = 1
CIVILIZATION_DISASTER: Final = 2
MONUMENT_DISASTER: Final = 3
MOST_LOST: Final = 5  # markers that a disaster can take, in any variant

SUN_TRACKS: Final = ("standard", "long")

CELLS: Final[Cells] = {
    # steps of the Sun track for 2, 3, 4 players (reconstructed, see RA-1.2)
    "sun_track_standard":   [6, 9, 12],
    "sun_track_long":       [8, 11, 15],
    "first_score":          [10],
    "later_scores_more":    [1],
    # the turn
    "flood_dice":           [3],
    "civilization_dice":    [3],
    "ankh_pair_points":     [2],
    "suns_that_move":       [2],  # up to so many Suns move Ra
    "suns_that_score":      [3],
    "suns_points":          [3],
    "suns_for_disaster":    [4],
    # disasters
    "pharaoh_retreat":      [2],
    "nile_retreat":         [2],
    "markers_lost":         [2],  # of Civilization, of monuments
    # epoch: by markers, by space
    "pharaoh_first":        [5],
    "pharaoh_last":         [-2],
    "pharaoh_first_back":   [2],
    "pharaoh_last_forward": [1],
    "nile_spaces":          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "civilization_markers": [-5, 0, 0, 5, 10, 15],
    # end of the game: by columns used, by own markers in one column
    "monument_columns":     [0, 1, 2, 3, 4, 5, 6, 10, 15],
    "monument_towers":      [0, 0, 0, 5, 10, 15],
}  # fmt: skip


LIMITS: Final[Limits] = {
    "sun_track_standard": (1, 100),
    "sun_track_long": (1, 100),
    "flood_dice": (1, DICE),
    "civilization_dice": (1, DICE),
    "suns_that_move": (1, DICE),  # else no epoch would end
    "suns_that_score": (0, DICE + 1),
    "suns_for_disaster": (0, DICE + 1),
    "markers_lost": (0, MOST_LOST),
}


class RaComponents(Components):
    """The tables above, each cell where the rules find it at once."""

    def __init__(self, changes: Cells | None = None, name: str = "") -> None:
        super().__init__(CELLS, changes, name)
        cells = self.cells
        self.sun_track_standard: vec[i64] = vec[i64](cells["sun_track_standard"])
        self.sun_track_long: vec[i64] = vec[i64](cells["sun_track_long"])
        self.first_score: i64 = cells["first_score"][0]
        self.later_scores_more: i64 = cells["later_scores_more"][0]
        self.flood_dice: i64 = cells["flood_dice"][0]
        self.civilization_dice: i64 = cells["civilization_dice"][0]
        self.ankh_pair_points: i64 = cells["ankh_pair_points"][0]
        self.suns_that_move: i64 = cells["suns_that_move"][0]
        self.suns_that_score: i64 = cells["suns_that_score"][0]
        self.suns_points: i64 = cells["suns_points"][0]
        self.suns_for_disaster: i64 = cells["suns_for_disaster"][0]
        self.pharaoh_retreat: i64 = cells["pharaoh_retreat"][0]
        self.nile_retreat: i64 = cells["nile_retreat"][0]
        self.markers_lost: i64 = cells["markers_lost"][0]
        self.pharaoh_first: i64 = cells["pharaoh_first"][0]
        self.pharaoh_last: i64 = cells["pharaoh_last"][0]
        self.pharaoh_first_back: i64 = cells["pharaoh_first_back"][0]
        self.pharaoh_last_forward: i64 = cells["pharaoh_last_forward"][0]
        self.nile_spaces: vec[i64] = vec[i64](cells["nile_spaces"])
        self.civilization_markers: vec[i64] = vec[i64](cells["civilization_markers"])
        self.monument_columns: vec[i64] = vec[i64](cells["monument_columns"])
        self.monument_towers: vec[i64] = vec[i64](cells["monument_towers"])


# A roll is one number: the faces as digits to the base 6, yellow, blue, purple, green, red.
PLACES: Final[vec[i64]] = vec[i64]([1296, 216, 36, 6, 1])
