"""The numbers of both games: those of the board and the tableaus, and those on the Nile cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit
from benben.core.components import Cells, Components, Limits
from benben.games.egizia_common.crews import crews_of
from benben.games.egizia_common.nile_card import DECK_COUNT, KINDS, POWERS, USES, NileCard, NileTile
from benben.games.egizia_common.river import COLOUR_COUNT
from benben.games.egizia_common.sphinx_card import SphinxCard, counted_by, needed_in

MOST_VERBS: Final = 4  # of one card

# What both boards have alike.
CELLS: Final[Cells] = {
    "rounds":           [5],
    "ships":            [8],
    "start_crews":      [1, 1, 1, 2],  # green, blue, yellow, lead
    "start_stones":     [2, 3, 4, 5],  # by player sequence tile
    "start_field":      [6],  # green
    "start_quarry":     [3],
    "most_stones":      [25],
    "grain_losses":     [3, 2, 2, 1, 1],  # points for each missing grain, by level of the grain market
    "grain_top":        [2],  # points for each step to the top of the grain market, or beyond
    "stones_per_point": [2],  # at the end …
    "stone_sale_level": [4],  # … from this level of the stone market on
    "pyramid":          [2, 3, 4, 5, 6],  # by row, bottom up
}  # fmt: skip

LIMITS: Final[Limits] = {
    "rounds": (1, 5),
    "ships": (1, 20),
    "start_crews": (1, 15),
    "start_stones": (0, 50),
    "start_field": (0, 50),
    "start_quarry": (0, 50),
    "most_stones": (1, 50),
    "grain_losses": (0, 20),
    "grain_top": (0, 20),
    "stones_per_point": (1, 20),
    "stone_sale_level": (1, 6),
    "strongest": (2, 15),
    "stones_at": (0, 20),
    "pyramid": (1, 25),
}


class EgiziaComponents(Components):
    """The cells where the rules of both games find them, and sets of Nile cards by what they are good for."""

    def __init__(
        self,
        cells: Cells,
        cards: tuple[NileCard, ...],
        tiles: tuple[NileTile, ...],
        sphinx: tuple[SphinxCard, ...],
        changes: Cells | None,
        name: str,
    ) -> None:
        super().__init__(cells, changes, name)
        cells = self.cells
        self.rounds: i64 = cells["rounds"][0]
        self.ships: i64 = cells["ships"][0]
        self.start_crews: i64 = crews_of(cells["start_crews"])
        self.start_stones: vec[i64] = vec[i64](cells["start_stones"])
        self.start_field: i64 = cells["start_field"][0]
        self.start_quarry: i64 = cells["start_quarry"][0]
        self.strongest: i64 = cells["strongest"][0]
        self.most_stones: i64 = cells["most_stones"][0]
        self.stones_at: vec[i64] = vec[i64](cells["stones_at"])
        self.grain_losses: vec[i64] = vec[i64](cells["grain_losses"])
        self.grain_top: i64 = cells["grain_top"][0]
        self.stones_per_point: i64 = cells["stones_per_point"][0]
        self.stone_sale_level: i64 = cells["stone_sale_level"][0]
        self.grain_of: vec[i64] = vec[i64]([card.grain_in(cells[card.name]) for card in cards])
        self.stones_of: vec[i64] = vec[i64]([card.stones_in(cells[card.name]) for card in cards])
        self.colour_of: vec[i64] = vec[i64]([card.colour for card in cards])
        self.kind_of: vec[i64] = vec[i64]([card.kind for card in cards])
        self.verbs: vec[i64] = vec[i64]([verb for card in cards for verb in padded(card.verbs)])
        self.amounts: vec[i64] = vec[i64]([n for card in cards for n in padded(card.amounts_in(cells[card.name]))])
        self.numbers: vec[i64] = vec[i64]([n for card in cards for n in padded(cells[card.name])])
        self.verb_count: vec[i64] = vec[i64]([len(card.verbs) for card in cards])
        self.of_kind: vec[i64] = vec[i64]([set_of(cards, kind=kind) for kind in range(len(KINDS))])
        self.for_use: vec[i64] = vec[i64]([set_of(cards, use=use) for use in range(len(USES))])
        self.with_power: vec[i64] = vec[i64]([set_of(cards, power=power) for power in range(len(POWERS))])
        self.in_deck: vec[i64] = vec[i64]([set_of(cards, deck=deck) for deck in range(DECK_COUNT)])
        self.fields: i64 = sum(bit(n) for n, card in enumerate(cards) if card.has_field)
        self.quarries: i64 = sum(bit(n) for n, card in enumerate(cards) if card.has_quarry)
        self.of_colour: vec[i64] = vec[i64](
            [sum(bit(n) for n, card in enumerate(cards) if card.colour == colour) for colour in range(COLOUR_COUNT)]
        )
        self.tile_verbs: vec[i64] = vec[i64]([verb for tile in tiles for verb in padded(tile.verbs)])
        self.tile_amounts: vec[i64] = vec[i64]([n for tile in tiles for n in padded(cells[tile.name])])
        self.tile_verb_count: vec[i64] = vec[i64]([len(tile.verbs) for tile in tiles])
        self.sphinx_points: vec[i64] = vec[i64]([cells[card.name][0] for card in sphinx])
        self.sphinx_needed: vec[i64] = vec[i64]([n for card in sphinx for n in needed_in(cells, card)])
        self.sphinx_family: vec[i64] = vec[i64]([card.family for card in sphinx])
        self.sphinx_counted: vec[i64] = vec[i64]([what for card in sphinx for what in counted_by(card)])
        self.pyramid: vec[i64] = vec[i64](cells["pyramid"])
        self.cooperation: vec[i64] = vec[i64](cells["cooperation"])

    def amount(self, card: i64, verb: i64) -> i64:
        """The number beside a verb, or a use, of a card that has it."""
        first = card * MOST_VERBS
        for i in range(self.verb_count[card]):
            if self.verbs[first + i] == verb:
                return self.amounts[first + i]
        return 0

    def number(self, card: i64, n: i64) -> i64:
        """A number on a permanent card, 0 for the first."""
        return self.numbers[card * MOST_VERBS + n]


def padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (MOST_VERBS - len(numbers))


def set_of(cards: tuple[NileCard, ...], kind: int = -1, use: int = -1, power: int = -1, deck: int = -1) -> int:
    """The set of the cards of a kind, for a use, with a power, or of a deck."""
    found: int = 0
    for n, card in enumerate(cards):
        is_for = use >= 0 and KINDS[card.kind] == "anytime" and use in card.verbs
        if card.kind == kind or is_for or (power >= 0 and card.power == power) or card.deck == deck:
            found += bit(n)
    return found
