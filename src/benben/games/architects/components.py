"""What lies in the box of Egyptian Architects: 54 cards, and what they score, as literal tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.components import Cells, Components, Limits
from benben.games.architects.cards import MOST_LIMESTONE, MOST_OTHERS, stack_of

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

PYRAMIDS: Final = ("p1", "p2", "p3", "p4", "p5", "p6")
IDOLS: Final = ("cat", "bird", "dog")
GLYPHS: Final = ("glyph_2", "glyph_3", "glyph_4")
SITES: Final = 2  # left and right
WHITE_BORDER: Final = 0  # the plan that lies on the table at the start

# Each plan as it is drawn, row by row from the top: block, tomb, idol's niche, wall for hieroglyphics. Positions carry
# no rule; only the numbers count, and those are cells.
PLAN_ROWS: Final = (
    ("B", "II", "BBBT"),
    ("B", "IH", "BBB"),
    ("B", "TH", "BBBB"),
    ("B", "III", "BBBBB"),
    ("B", "BB", "ITI", "BHBB"),
    ("B", "BI", "THT", "BIBB"),
)

# The most that a variant may have; the table of answers and the state are made for these.
MOST_TOMBS: Final = 3
MOST_NICHES: Final = 6
MOST_WALLS: Final = 6
MOST_WORKERS: Final = 6  # on one card
MOST_KEPT: Final = 12
MOST_DEALT: Final = 12
MOST_COUNTED: Final = 4  # workers of a player that bring ever more points; further ones bring no more

# The whole deck is reconstructed: the book tells the kinds, but not how many cards there are or what is on a plan.
CELLS: Final[Cells] = {
    # how many cards of each kind
    "limestone":       [18],
    "cards":           [5, 5, 3, 3, 3, 2, 2, 2, 2, 2, 1],  # workers, mummy, sarcophagus, idols, hieroglyphics
    "plans":           [1, 1, 1, 1, 1, 1],  # the first lies on the table at the start
    # what is on the cards
    "workers":         [1, 2, 3],
    "glyphs":          [2, 3, 4],
    # what is on the plans, from the first to the sixth
    "blocks":          [4, 4, 5, 6, 6, 5],
    "tombs":           [1, 0, 1, 0, 1, 2],
    "niches":          [2, 1, 0, 3, 2, 2],
    "walls":           [0, 1, 1, 0, 1, 1],
    "architect":       [2, 1, 2, 2, 3, 4],
    "foreman":         [4, 4, 5, 6, 6, 5],
    # the course of the game; deal and keep for two to five players
    "deal":            [10, 9, 8, 7],
    "keep":            [8, 7, 6, 5],
    "rounds":          [3],
    "plans_in_play":   [2],
    # points
    "most_limestone":  [4],
    "mummy":           [2],
    "sarcophagus":     [2],
    "set_bonus":       [2],  # once for the second card of a tomb; for each of two cards that are laid together
    "idols":           [1, 3, 6],  # by kinds in the pyramid
    "worker_points":   [0, 1, 2, 4, 6],  # by workers of a player that moved a block
}  # fmt: skip

LIMITS: Final[Limits] = {
    "limestone": (0, MOST_LIMESTONE),
    "cards": (0, MOST_OTHERS),
    "plans": (0, 1),
    "workers": (1, MOST_WORKERS),
    "glyphs": (0, 50),
    "blocks": (1, 12),
    "tombs": (0, MOST_TOMBS),
    "niches": (0, MOST_NICHES),
    "walls": (0, MOST_WALLS),
    "deal": (1, MOST_DEALT),
    "keep": (1, MOST_KEPT),
    "rounds": (1, 12),
    "plans_in_play": (1, SITES),
    **dict.fromkeys(
        ("architect", "foreman", "most_limestone", "mummy", "sarcophagus", "set_bonus", "idols", "worker_points"),
        (0, 50),
    ),
}


class ArchitectsComponents(Components):
    """The tables above, each cell where the rules find it at once."""

    def __init__(self, changes: Cells | None = None, name: str = "") -> None:
        super().__init__(CELLS, changes, name)
        cells = self.cells
        self.deck: i64 = stack_of([*cells["limestone"], *cells["cards"], *cells["plans"]])  # all cards there are
        self.workers: vec[i64] = vec[i64](cells["workers"])
        self.glyphs: vec[i64] = vec[i64](cells["glyphs"])
        self.blocks: vec[i64] = vec[i64](cells["blocks"])
        self.tombs: vec[i64] = vec[i64](cells["tombs"])
        self.niches: vec[i64] = vec[i64](cells["niches"])
        self.walls: vec[i64] = vec[i64](cells["walls"])
        self.architect: vec[i64] = vec[i64](cells["architect"])
        self.foreman: vec[i64] = vec[i64](cells["foreman"])
        self.deal: vec[i64] = vec[i64](cells["deal"])
        self.keep: vec[i64] = vec[i64](cells["keep"])
        self.rounds: i64 = cells["rounds"][0]
        self.plans_in_play: i64 = cells["plans_in_play"][0]
        self.most_limestone: i64 = cells["most_limestone"][0]
        self.mummy: i64 = cells["mummy"][0]
        self.sarcophagus: i64 = cells["sarcophagus"][0]
        self.set_bonus: i64 = cells["set_bonus"][0]
        self.idols: vec[i64] = vec[i64](cells["idols"])
        self.worker_points: vec[i64] = vec[i64](cells["worker_points"])
