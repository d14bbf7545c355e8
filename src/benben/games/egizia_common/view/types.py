"""What views of both games hold. Seats are numbers; −1 stands for nobody, '' for nothing."""

from __future__ import annotations

from typing import TypedDict


class CardSpace(TypedDict):
    """A card space of the Nile."""

    space: str  # as answers name it: card_1 …
    place: int  # 1 at the source, 20 at the delta
    is_open: bool  # whether it is in play
    card: str  # the Nile card on it, '' if it was taken
    ship: int


class CommonZone(TypedDict):
    """A place where one builds."""

    zone: str
    place: int
    docks: list[int]  # whose ship, the nearest to the Nile first
    built: list[int]  # who has built there in this round


class RowView(TypedDict):
    """A row of the pyramid."""

    cost: int
    owners: list[int]  # of its spaces from the left, −1 for an empty one
    next: bool  # whether its next space may be built


class OwnSphinx(TypedDict):
    """A sphinx card that somebody keeps."""

    card: str
    points: int  # what it would bring if the game ended now, or brought


class CommonPlayer(TypedDict):
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
    obelisk: int  # bricks
    pyramid: int
    rows_won: int
    ships: int  # still to be placed
    passed: bool
    built: list[str]  # zones
    sphinx: int  # how many sphinx cards
    revealed: list[OwnSphinx]  # these cards, when the game is over
    drawn: int  # how many sphinx cards are in hand to choose from
    quarries: int  # stones in each round
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


class CommonTable(TypedDict):
    """What both games have of their own part of a view."""

    round: int
    rounds: int
    phase: str
    order: list[int]  # seats by player sequence tile
    standing: list[int]  # seats on the scoring track, the one in front first
    ring: str
    river: list[CardSpace]
    deck: int  # cards left in this round's Nile deck
    obelisk: list[int]  # owners of its levels, bottom up
    obelisk_costs: list[int]
    pyramid: list[RowView]
    sphinx_deck: int
    own: OwnView
    build: BuildView
