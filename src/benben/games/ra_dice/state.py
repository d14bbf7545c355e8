"""The state of a game of Ra: what lies on the board and what is left of the turn's dice."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import has
from benben.core.steps import State
from benben.games.ra_dice.components import ALL_COLUMNS, COLUMNS, PLACES, SIDES, TRACK_END, RaComponents


def on_track(space: i64) -> i64:
    """The nearest space that the Pharaoh and Nile tracks have."""
    return max(min(space, TRACK_END), 0)


class Player:
    """What one seat has on the board. RA-12.11: markers have no limit, so no supply is kept."""

    def __init__(self, source: Player | None) -> None:
        self.score: i64 = 0
        self.pharaoh: i64 = 0  # space on the Pharaoh track
        self.nile: i64 = 0  # space on the Nile track
        self.floods: i64 = 0  # further markers on the Nile marker
        self.civilization: i64 = 0  # set of colours
        self.monuments: i64 = 0  # set of spaces, colour × 8 + column
        if source is not None:
            self.score = source.score
            self.pharaoh = source.pharaoh
            self.nile = source.nile
            self.floods = source.floods
            self.civilization = source.civilization
            self.monuments = source.monuments

    def columns(self) -> i64:
        """RA-8.4, RA-13.2: the set of monument columns in which they have a marker."""
        columns: i64 = 0
        spaces = self.monuments
        while spaces:
            columns |= spaces & ALL_COLUMNS
            spaces >>= COLUMNS
        return columns


class Ra(State):
    """The table. A face is a number of `components.FACES`, a die a number of `components.COLOURS`."""

    def __init__(self, seats: i64, box: RaComponents, source: Ra | None) -> None:
        super().__init__(seats, source)
        self.box: RaComponents = box  # the numbers printed on board and crib sheet
        self.players: vec[Player] = vec[Player](capacity=seats)
        self.epoch: i64 = 1
        self.turn: i64 = 0  # whose turn it is
        self.steps: i64 = 0  # from Ra's start to the end of the Sun track
        self.ra: i64 = 0  # steps Ra has gone in this epoch
        # The dice: what they show, and what of it is unused. Dice of one face are alike but for Civilization and
        # Monument, where colours count.
        self.faces: i64 = 0  # all five, as a number to the base 6, the yellow die first
        self.suns: i64 = 0  # how many lie on the Sun track
        self.rerollable: i64 = 0  # set of dice that do not
        self.ankhs: i64 = 0
        self.pharaohs: i64 = 0
        self.niles: i64 = 0
        self.civilizations: i64 = 0  # set of dice that show Civilization, used or not: they have no other use
        self.monument_dice: i64 = 0  # set
        # What was done with dice this turn.
        self.pharaoh_used: bool = False
        self.nile_used: bool = False  # to move, not to flood
        self.civilizations_placed: i64 = 0
        self.monuments_placed: i64 = 0
        self.disaster_open: bool = False
        if source is None:
            for i in range(seats):
                self.players = append(self.players, Player(None))
        else:
            self._copy(source)

    def _copy(self, source: Ra) -> None:
        for i in range(source.seats):
            self.players = append(self.players, Player(source.players[i]))
        self.epoch = source.epoch
        self.turn = source.turn
        self.steps = source.steps
        self.ra = source.ra
        self.faces = source.faces
        self.suns = source.suns
        self.rerollable = source.rerollable
        self.ankhs = source.ankhs
        self.pharaohs = source.pharaohs
        self.niles = source.niles
        self.civilizations = source.civilizations
        self.monument_dice = source.monument_dice
        self.pharaoh_used = source.pharaoh_used
        self.nile_used = source.nile_used
        self.civilizations_placed = source.civilizations_placed
        self.monuments_placed = source.monuments_placed
        self.disaster_open = source.disaster_open

    def clone(self) -> Ra:
        return Ra(self.seats, self.box, self)

    def face(self, die: i64) -> i64:
        """What a die shows."""
        return (self.faces // PLACES[die]) % SIDES

    def is_full(self, colour: i64) -> bool:
        """RA-7.5: whether a colour of the Civilization area holds all the markers it can."""
        room = self.capacity()
        for i in range(self.seats):
            if has(self.players[i].civilization, colour):
                room -= 1
        return room <= 0

    def capacity(self) -> i64:
        """RA-7.5: how many markers each colour of the Civilization area can hold."""
        return self.seats - 1

    def built(self) -> i64:
        """RA-8.5: the set of monument spaces that are taken, by anybody."""
        spaces: i64 = 0
        for i in range(self.seats):
            spaces |= self.players[i].monuments
        return spaces

    def seat_after(self, seat: i64) -> i64:
        """RA-2.2: the next seat clockwise."""
        return (seat + 1) % self.seats
