"""The table of a view of Egyptian Architects, as types."""

from __future__ import annotations

from typing import TypedDict


class TombTable(TypedDict):
    """What lies in a tomb."""

    mummy: bool
    sarcophagus: bool


class SiteTable(TypedDict):
    """A pyramid in play: what its plan asks for and what is there."""

    plan: str
    blocks: int
    of_blocks: int
    tombs: list[TombTable]
    idols: list[str]
    niches: int
    glyphs: list[str]
    walls: int
    architect: int
    foreman: int


class SeatTable(TypedDict):
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


PackTable = TypedDict("PackTable", {"from": int, "cards": list[str], "took": str})  # a pack that was held


class Moving(TypedDict, total=False):
    """How many workers of the card in play are still to go, and how many have gone; nothing while none go."""

    workers: int
    moved: int


class OwnTable(TypedDict):
    """What a seat alone knows: its cards, and the packs it has held in this round."""

    pack: list[str]
    pile: list[str]
    hand: list[str]
    seen: list[PackTable]
    left: list[str]


class ArchitectsTable(OwnTable):
    """What lies on the table, and the own cards."""

    round: int
    phase: str
    deck: int
    quarry: int
    used: dict[str, int]
    aside: int
    sites: list[SiteTable | None]
    start: int
    turn: int
    seats: list[SeatTable]
    moving: Moving
