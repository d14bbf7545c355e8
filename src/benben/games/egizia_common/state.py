"""What lies on the table in both games. Neither game's state inherits from the other's."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import has, shl
from benben.core.events import SCORE
from benben.core.steps import State
from benben.games.egizia_common.box import EgiziaComponents
from benben.games.egizia_common.crews import CREW_BITS
from benben.games.egizia_common.game_rules import GameRules
from benben.games.egizia_common.player import NO_DOCK, NONE, Player
from benben.games.egizia_common.river import CARD_BITS, CARD_MASK, GRAIN, MIDDLE, STONE, TOP_LEVEL
from benben.games.egizia_common.standing import SEAT_BITS, place_of, seat_at
from benben.games.egizia_common.tables import (
    ADVANCED,
    CLOSED_SPACE,
    FOR_GRAIN_MARKET,
    GAINED_STONES,
    RAISED,
)

# Phases.
PHASES: Final = ("set_up", "placement", "mining", "feeding", "building", "over")
SET_UP: Final = 0
PLACEMENT: Final = 1
MINING: Final = 2
FEEDING: Final = 3
BUILDING: Final = 4
OVER: Final = 5


# Packed numbers: owners of bricks, from 1 on; rows won of each seat and such.
OWNER_BITS: Final = 3
OWNER_MASK: Final = 7
COUNT_BITS: Final = 4
COUNT_MASK: Final = 15

# The pyramid: spaces of each row, and where the row begins among all spaces.
MOST_ROWS: Final = 5
ROW_SPACES: Final[vec[i64]] = vec[i64]([5, 4, 3, 2, 1])
ROW_FIRST: Final[vec[i64]] = vec[i64]([0, 5, 9, 12, 14])


class Egizia(State):
    """EGZ-1.1, EGZ-7.1 to EGZ-7.5: the Nile, the players, the scoring track, the sphinx deck, the build under way."""

    def __init__(self, seats: i64, box: EgiziaComponents, rules: GameRules, source: Egizia | None) -> None:
        super().__init__(seats, source)
        self.rules: GameRules = rules  # what shared rules ask the game for
        self.box: EgiziaComponents = box  # the numbers printed on board, cards and tableaus
        self.players: vec[Player] = vec[Player](capacity=seats)
        self.round: i64 = 0
        self.phase: i64 = SET_UP
        self.order: i64 = 0  # row of seats by player sequence tile
        self.turn: i64 = NONE  # the place in that order of who placed last
        self.standing: i64 = 0  # row of seats on the scoring track, the one in front first
        self.ring: i64 = MIDDLE
        self.decks: i64 = 0  # set of Nile cards that were not laid out yet, all three decks
        self.river: i64 = 0  # row of the cards on the card spaces; a space without one has number 0
        self.gone: i64 = 0  # set of Nile cards that left the game
        self.sphinx_deck: i64 = 0  # set of sphinx cards that have no order
        self.sphinx_tail: vec[i64]  # those that were put under them, the one that comes first first
        self.draws: vec[i64]  # what was drawn at the sphinx, see draws.py: so that imagined worlds agree with it
        # Monuments that both games have.
        self.obelisk: i64 = 0  # row of owners, bottom up
        self.obelisk_height: i64 = 0
        self.pyramid: i64 = 0  # row of owners, row by row from the bottom, from the left
        self.row_heights: i64 = 0  # how many spaces of each row are built
        self.rows_won: i64 = 0  # of each seat
        # The build that is under way.
        self.zone: i64 = NONE
        self.acted: i64 = 0  # set of seats that have built at this zone, or not, so far
        self.strength: i64 = 0  # of the crews and cards sent
        self.cost: i64 = 0  # of the bricks laid so far; at the sphinx of the cards drawn
        if source is None:
            self.sphinx_tail = vec[i64]()
            self.draws = vec[i64]()
            for i in range(seats):
                self.players = append(self.players, Player(box.start_crews, box.ships, None))
        else:
            self._copy(source)

    def _copy(self, source: Egizia) -> None:
        for i in range(source.seats):
            self.players = append(self.players, Player(0, 0, source.players[i]))
        self.round = source.round
        self.phase = source.phase
        self.order = source.order
        self.turn = source.turn
        self.standing = source.standing
        self.ring = source.ring
        self.decks = source.decks
        self.river = source.river
        self.gone = source.gone
        self.sphinx_deck = source.sphinx_deck
        self.sphinx_tail = source.sphinx_tail[:]
        self.draws = source.draws[:]
        self.obelisk = source.obelisk
        self.obelisk_height = source.obelisk_height
        self.pyramid = source.pyramid
        self.row_heights = source.row_heights
        self.rows_won = source.rows_won
        self.zone = source.zone
        self.acted = source.acted
        self.strength = source.strength
        self.cost = source.cost

    # The Nile

    def card_at(self, space: i64) -> i64:
        """The Nile card on a card space; NONE, if there is none."""
        return ((self.river >> (CARD_BITS * space)) & CARD_MASK) - 1

    def lay_card(self, space: i64, card: i64) -> None:
        """Put a card on a space; NONE takes it away."""
        self.river += shl(card - self.card_at(space), CARD_BITS * space)

    def is_taken(self, place: i64) -> bool:
        """Whether a ship of anybody is at a place of the Nile."""
        for i in range(self.seats):
            if has(self.players[i].places, place):
                return True
        return False

    def first_open(self) -> i64:
        """The first card space and tile space in play."""
        return 0

    def is_open(self, space: i64) -> bool:
        """Whether a tile space, 0 for the first, has something for who puts a ship there."""
        return True

    def is_closed(self, space: i64) -> bool:
        """Whether a card space or tile space is not in play with so few players."""
        return False

    def docks(self) -> i64:
        """How many spaces each zone has."""
        return self.seats

    def waiting(self) -> i64:
        """The number of the space beside a full zone; NO_DOCK in a game without such a space."""
        return NO_DOCK

    def has_dock(self, dock: i64) -> bool:
        """Whether a ship may be at such a space of a zone; NO_DOCK, if it left."""
        return dock <= self.docks()

    def why_not_wait(self, is_full: bool, dock: i64) -> i64:
        """The reason why a space of a zone beyond its docks cannot be taken; 0, if it can."""
        return CLOSED_SPACE

    # Monuments

    def obelisk_owner(self, level: i64) -> i64:
        """Who built a level; NONE, if nobody did."""
        return ((self.obelisk >> (OWNER_BITS * level)) & OWNER_MASK) - 1

    def obelisk_bricks(self, seat: i64) -> i64:
        return bricks_of(self.obelisk, seat)

    def obelisk_costs(self) -> list[int]:
        """The numbers on its levels, bottom up."""
        raise NotImplementedError

    def rows(self) -> i64:
        """Of the pyramid."""
        return MOST_ROWS

    def row_spaces(self, row: i64) -> i64:
        return ROW_SPACES[row]

    def row_first(self, row: i64) -> i64:
        """Where a row begins among all spaces."""
        return ROW_FIRST[row]

    def row_height(self, row: i64) -> i64:
        """How many spaces of a row are built."""
        return (self.row_heights >> (COUNT_BITS * row)) & COUNT_MASK

    def pyramid_owner(self, row: i64, space: i64) -> i64:
        """Who built a space of a row, 0 for the leftmost; NONE, if nobody did."""
        return ((self.pyramid >> (OWNER_BITS * (self.row_first(row) + space))) & OWNER_MASK) - 1

    def bricks_in_row(self, seat: i64, row: i64) -> i64:
        count: i64 = 0
        for space in range(self.row_height(row)):
            if self.pyramid_owner(row, space) == seat:
                count += 1
        return count

    def pyramid_bricks(self, seat: i64) -> i64:
        return bricks_of(self.pyramid, seat)

    def rows_won_by(self, seat: i64) -> i64:
        return (self.rows_won >> (COUNT_BITS * seat)) & COUNT_MASK

    # The scoring track

    def gain(self, seat: i64, points: i64, reason: i64) -> None:
        """EGZ-1.3: move a marker: it comes to stand behind those on its new space. No points do not move it."""
        if points == 0:
            return
        self.players[seat].points += points
        self.note(SCORE, seat, points, reason)
        self.line_up(seat)

    def line_up(self, seat: i64) -> None:
        """EGZ-1.2, EGI-2.2: take a marker out of the row, and put it behind all that have as many points or more."""
        points = self.players[seat].points
        row: i64 = 0
        n: i64 = 0
        is_in = False
        for i in range(self.seats):
            other = seat_at(self.standing, i)
            if other == seat:
                continue
            if not is_in and self.players[other].points < points:
                row += shl(seat, SEAT_BITS * n)
                n += 1
                is_in = True
            row += shl(other, SEAT_BITS * n)
            n += 1
        if not is_in:
            row += shl(seat, SEAT_BITS * n)
        self.standing = row

    def tile_of(self, seat: i64) -> i64:
        """The number of a seat's player sequence tile, 0 for the first."""
        return place_of(self.order, seat)

    # What players have

    def add_stones(self, seat: i64, stones: i64) -> None:
        """EGZ-4.1: what does not fit in the stone reserve is lost."""
        me = self.players[seat]
        me.stones = min(me.stones + stones, self.box.most_stones)
        self.note(GAINED_STONES, seat, stones, me.stones)

    def raise_crew(self, seat: i64, crew: i64, steps: i64) -> None:
        """EGZ-2.1, EGZ-2.2, EGI-5.6: so many steps to the right, but not beyond the last column."""
        me = self.players[seat]
        strength = me.crew(crew)
        after = min(strength + steps, self.box.strongest)
        if after > strength:
            me.crews += shl(after - strength, CREW_BITS * crew)
            self.note(RAISED, seat, crew, after)

    def climb(self, seat: i64, market: i64, steps: i64) -> None:
        """EGZ-5.1: up a market, step by step, with what each level brings."""
        for _ in range(steps):
            self.climb_once(seat, market)

    def climb_once(self, seat: i64, market: i64) -> None:
        """EGZ-5.2, EGZ-5.3, EGI-5.7, EGI-5.8: a marker on top stays there, and brings again what the top brings."""
        me = self.players[seat]
        level = me.level(market)
        if level < TOP_LEVEL:
            level += 1
            if market == GRAIN:
                me.grain_level = level
            else:
                me.stone_level = level
        self.note(ADVANCED, seat, market, level)
        if market == STONE:
            stones = self.stones_at(seat, level)
            if stones > 0:
                self.add_stones(seat, stones)
        elif level == TOP_LEVEL:
            self.gain(seat, self.points_at_top(seat), FOR_GRAIN_MARKET)

    def stones_at(self, seat: i64, level: i64) -> i64:
        """What a step to a level of the stone market brings a seat."""
        return self.box.stones_at[level - 1]

    def points_at_top(self, seat: i64) -> i64:
        """What a step to the top of the grain market brings a seat."""
        return self.box.grain_top

    def start_field_of(self, seat: i64) -> i64:
        """The grain on a seat's start field."""
        return self.box.start_field

    def field_bonus(self, seat: i64) -> i64:
        """What every field of a seat produces beyond its number."""
        return 0

    def sell_surplus(self, seat: i64, surplus: i64) -> None:
        """What a seat gets for grain that nobody needs: nothing, unless the game says so."""


def bricks_of(owners: i64, seat: i64) -> i64:
    """How many bricks in a row of owners are a seat's."""
    count: i64 = 0
    while owners:
        if (owners & OWNER_MASK) - 1 == seat:
            count += 1
        owners >>= OWNER_BITS
    return count
