"""What belongs to one player in both games: marker, crews, stones, markets, cards, and the ships of this round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, has, shl
from benben.games.egizia_common.crews import CREW_COUNT, strength_of
from benben.games.egizia_common.river import CARD_BITS, CARD_MASK, FIRST_LEVEL, GRAIN, NO_PLACE

NONE: Final = -1

DOCK_BITS: Final = 3
DOCK_MASK: Final = 7
NO_DOCK: Final = 0


class Player:
    """Cards are sets of numbers; crews are packed as in `crews`."""

    def __init__(self, crews: i64, ships: i64, source: Player | None) -> None:
        self.points: i64 = 0
        self.stones: i64 = 0
        self.crews: i64 = crews
        self.grain_level: i64 = FIRST_LEVEL
        self.stone_level: i64 = FIRST_LEVEL
        self.cards: i64 = 0  # set of Nile cards in the play area
        self.upgraded: i64 = 0  # the fields that upgrade cards lie at: six bits for each such card, 0 for none
        self.sphinx: i64 = 0  # set of sphinx cards kept
        self.dealt: i64 = 0  # row of the sphinx cards dealt at the start
        self.drawn: i64 = 0  # row of sphinx cards of which some may be kept
        # This round.
        self.ships: i64 = ships  # still in the play area
        self.farthest: i64 = NO_PLACE  # of the own ships downstream
        self.places: i64 = 0  # set of places with own ships
        self.docks: i64 = 0  # three bits for each zone: the space of the own ship, 1 for the nearest to the Nile
        self.passed: bool = False
        self.spent: i64 = 0  # set of crews turned over
        self.used: i64 = 0  # set of cards that were used, of those for once per round
        self.built: i64 = 0  # set of zones
        self.grain: i64 = 0  # out of cards, for this feeding
        self.fed: i64 = 0  # stones given for grain
        if source is not None:
            self._copy(source)

    def _copy(self, source: Player) -> None:
        self.points = source.points
        self.stones = source.stones
        self.crews = source.crews
        self.grain_level = source.grain_level
        self.stone_level = source.stone_level
        self.cards = source.cards
        self.upgraded = source.upgraded
        self.sphinx = source.sphinx
        self.dealt = source.dealt
        self.drawn = source.drawn
        self.ships = source.ships
        self.farthest = source.farthest
        self.places = source.places
        self.docks = source.docks
        self.passed = source.passed
        self.spent = source.spent
        self.used = source.used
        self.built = source.built
        self.grain = source.grain
        self.fed = source.fed

    def begin_round(self, ships: i64) -> None:
        """EGZ-7.2: ships come back, crews are turned up again, cards for once per round are ready."""
        self.ships = ships
        self.farthest = NO_PLACE
        self.places = 0
        self.docks = 0
        self.passed = False
        self.spent = 0
        self.used = 0
        self.built = 0
        self.grain = 0
        self.fed = 0

    def has_card(self, card: i64) -> bool:
        return has(self.cards, card)

    def use_up(self, card: i64) -> None:
        """A card for one use leaves the play area."""
        self.cards &= ~bit(card)

    def is_ready(self, card: i64) -> bool:
        """Whether a card for once per round lies there and was not used in this one."""
        return has(self.cards & ~self.used, card)

    def level(self, market: i64) -> i64:
        return self.grain_level if market == GRAIN else self.stone_level

    def dock(self, zone: i64) -> i64:
        """The space of the own ship at a zone, 1 for the nearest to the Nile; NO_DOCK without one."""
        return (self.docks >> (DOCK_BITS * zone)) & DOCK_MASK

    def moor(self, zone: i64, dock: i64) -> None:
        """Put the own ship at a zone on a space; NO_DOCK takes it away."""
        self.docks += shl(dock - self.dock(zone), DOCK_BITS * zone)

    def upgraded_field(self, upgrade: i64) -> i64:
        """The field that an upgrade card lies at, 0 for the first of these cards; NONE, if it was not given one."""
        return ((self.upgraded >> (CARD_BITS * upgrade)) & CARD_MASK) - 1

    def upgrades_at(self, field: i64) -> i64:
        """How many upgrade cards lie at a field."""
        count: i64 = 0
        rest = self.upgraded
        while rest:
            if (rest & CARD_MASK) - 1 == field:
                count += 1
            rest >>= CARD_BITS
        return count

    def crew(self, crew: i64) -> i64:
        return strength_of(self.crews, crew)

    def strengths(self) -> list[int]:
        return [int(strength_of(self.crews, crew)) for crew in range(i64(CREW_COUNT))]


def row_size(row: i64) -> i64:
    """How many cards a row has."""
    n: i64 = 0
    while row:
        row >>= CARD_BITS
        n += 1
    return n


def card_at(row: i64, n: i64) -> i64:
    """The card at a place of a row, 0 for the first."""
    return ((row >> (CARD_BITS * n)) & CARD_MASK) - 1


def with_card(row: i64, card: i64) -> i64:
    """A row with one more card at its end."""
    return row + shl(card + 1, CARD_BITS * row_size(row))


def cards_in(row: i64) -> list[int]:
    """The cards of a row, for the outer layers."""
    return [int(card_at(row, n)) for n in range(row_size(row))]
