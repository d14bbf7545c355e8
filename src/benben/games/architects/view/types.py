"""What a view of Egyptian Architects holds."""

from __future__ import annotations

from typing import TypedDict

from benben.core.game import View


class Tomb(TypedDict):
    """A tomb of a pyramid."""

    mummy: bool
    sarcophagus: bool


class SiteView(TypedDict):
    """A pyramid in play: what its plan asks for and what is there."""

    plan: str
    blocks: int
    of_blocks: int
    tombs: list[Tomb]
    idols: list[str]
    niches: int
    glyphs: list[str]
    walls: int
    architect: int
    foreman: int


class SeatFacts(TypedDict):
    """What everybody may know of a seat."""

    cards: int
    pile: int
    confirmed: bool
    passed: bool
    limestone: int
    worker_cards: list[str]
    workers: int
    worker_points: int
    announced: str


PackSeen = TypedDict("PackSeen", {"from": int, "cards": list[str], "took": str})  # a pack as a seat took it up


class Moving(TypedDict, total=False):
    """How many workers of the card in play are still to go, and how many have gone; nothing where none is in play."""

    workers: int
    moved: int


class ArchitectsTable(TypedDict):
    """The game's own part of a view."""

    round: int
    phase: str
    deck: int
    quarry: int
    used: dict[str, int]
    aside: int
    sites: list[SiteView | None]
    start: int
    turn: int
    seats: list[SeatFacts]
    pack: list[str]  # these five: the seat's own
    pile: list[str]
    hand: list[str]
    seen: list[PackSeen]
    left: list[str]
    moving: Moving


ArchitectsView = View[ArchitectsTable]
