"""What a view of Egizia: Shifting Sands holds. Seats are numbers; −1 stands for nobody, '' for nothing."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View


class CardSpace(TypedDict):
    """A card space of the Nile."""

    space: str  # as answers name it: card_1 …
    place: int  # 1 at the source, 20 at the delta
    is_open: bool  # whether it is in play
    card: str  # the Nile card on it, '' if it was taken
    ship: int


class TileSpace(TypedDict):
    """A tile space of the Nile."""

    space: str  # tile_1 …
    place: int
    is_open: bool
    tile: str  # the Nile tile on it, or what is printed there: print_1 …; '' before it is laid out
    ships: list[int]


class ZoneView(TypedDict):
    """A building zone."""

    zone: str  # obelisk, pyramid, sphinx
    place: int
    docks: list[int]  # whose ship, the nearest to the Nile first
    waiting: int  # whose ship waits beside it
    built: list[int]  # who has built there in this round
    sphinx_most: list[int]  # cards that may be drawn from each space, at the sphinx


class RowView(TypedDict):
    """A row of the pyramid."""

    cost: int
    owners: list[int]  # of its spaces from the left, −1 for an empty one
    next: bool  # whether its next space rests on two bricks


class StatueView(TypedDict):
    """A statue space."""

    statue: str  # A1 …; '' if it is not in play
    counted: str  # what it counts, a name of `measures`
    needed: list[int]  # for its levels, bottom up
    has: list[int]  # how much of it each seat has now
    costs: list[int]
    points: list[int]


class OwnSphinx(TypedDict):
    """A sphinx card that somebody keeps."""

    card: str
    points: int  # what it would bring if the game ended now, or brought


class PlayerView(TypedDict):
    """What everybody may know of a player."""

    tile: int  # player sequence tile, 1 for who begins
    stones: int
    crews: list[int]  # strengths of green, blue, yellow, lead
    spent: list[bool]  # the same crews: whether they are turned over
    grain_level: int
    stone_level: int
    cards: list[str]  # Nile cards in the play area
    used: list[str]  # of these, used in this round
    upgrades: dict[str, str]  # upgrade card → field
    field_colours: dict[str, str]  # field → its colour now
    bonuses: list[str]  # column tiles that were reached
    bonuses_used: list[str]
    columns: int
    obelisk: int  # bricks
    pyramid: int
    statues: list[int]  # levels built of each statue
    rows_won: int
    ships: int  # still to be placed
    passed: bool
    built: list[str]  # zones
    late_tiles: int
    sphinx: int  # how many sphinx cards
    revealed: list[OwnSphinx]  # these cards, when the game is over
    drawn: int  # how many sphinx cards are in hand to choose from
    quarries: int  # stones in each mining
    start_field: int
    grain: list[int]  # of all fields by colour: green, yellow, red
    produced: int  # grain at the ring's position, with cards used for this feeding
    need: int
    missing: int  # grain, less than nothing is a surplus
    loss: int  # points at stake if it were fed now


class OwnView(TypedDict):
    """What only the seat itself knows."""

    dealt: list[str]  # at the start, until one is kept
    drawn: list[str]  # of which some may be kept
    worth: list[int]  # what each of those, or of the dealt ones, would bring if the game ended now
    sphinx: list[OwnSphinx]


class BuildView(TypedDict):
    """The build that is under way."""

    zone: str  # '' for none
    seat: int
    strength: int
    cost: int  # of what is built so far
    left: int  # for more: the lesser of strength and stones


class SandsTable(TypedDict):
    """The game's own part of a view."""

    round: int
    rounds: int
    phase: str
    order: list[int]  # seats by player sequence tile
    standing: list[int]  # seats on the scoring track, the one in front first
    ring: str
    river: list[CardSpace]
    tiles: list[TileSpace]
    zones: list[ZoneView]
    deck: int  # cards left in this round's Nile deck
    gold: str  # the tile of the gold column
    purple: str
    obelisk: list[int]  # owners of its levels, bottom up
    obelisk_costs: list[int]
    obelisk_lower: int  # how many levels are the lower section
    colonnade_costs: list[int]
    colonnade_points: list[int]  # for the first, second … who completes it
    pyramid: list[RowView]
    statues: list[StatueView]
    sphinx_deck: int
    players: list[PlayerView]
    own: OwnView
    build: BuildView


SandsView = View[SandsTable]
