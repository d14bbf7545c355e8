"""What both games show of a tableau."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.view.types import BuildView

SHOWN_CREWS = ("lead", *CREWS[:3])  # in the order of the tableau


class Crews(TypedDict):
    """The crews of a player."""

    owner: str  # the name of whose they are; '' for one's own
    names: list[str]  # what messages call them
    crews: list[int]  # strengths of green, blue, yellow, lead
    spent: list[bool]
    build: dict[str, int]  # the own build that is under way: strength, cost, left


class Level(TypedDict):
    """What a position of the ring would mean."""

    ring: str
    waters: list[str]  # colours of fields
    grain: int
    left: int  # less than nothing is missing
    points: int  # lost, less than nothing


class Feeding(TypedDict):
    """The ring, and what it means for a player."""

    ring: str
    need: int
    levels: list[Level]  # the highest first


class Plot(TypedDict):
    """A field or a quarry, or both on one card."""

    card: str  # '' for those that everybody begins with
    glyphs: list[list[str]]  # a drawing and a figure each
    dry: bool
    title: str


class Stock(TypedDict):
    """Stones, fields and quarries of a player."""

    owner: str
    stones: int
    quarries: int
    most: int
    is_to_mine: bool  # whether the quarries are still to produce in this round
    plots: list[Plot]


class Kept(TypedDict):
    """A card that is kept."""

    id: str
    kind: str  # anytime, permanent, sphinx
    glyphs: list[list[str]]
    name: str  # what it does, in few words
    points: str  # what a sphinx card brings if it counts …
    now: int  # … and what it would bring now
    used: bool
    title: str


class KeptCards(TypedDict):
    """The cards a player keeps."""

    owner: str
    cards: list[Kept]


class Markets(TypedDict):
    """Who stands where in the markets."""

    levels: Mapping[str, list[int]]  # of each seat, by market
    names: list[str]


class Track(TypedDict):
    """The scoring track."""

    names: list[str]
    scores: list[int]
    standing: list[int]  # seats, the one in front first


class Sphinx(TypedDict):
    """The sphinx and its deck."""

    deck: int
    counts: list[int]  # of the cards that each seat keeps
    most: list[int]  # cards that may be drawn
    build: BuildView


class DrawnCard(TypedDict):
    """A sphinx card to choose."""

    card: str
    value: str  # its points, as they stand on it
    glyphs: list[list[str]]
    words: str
    worth: int  # what it would bring now
    kept: bool


class Drawn(TypedDict):
    """Sphinx cards to choose from."""

    cards: list[DrawnCard]
    is_first: bool
