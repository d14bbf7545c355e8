"""A sphinx card is one row: its points, and what they are for."""

from __future__ import annotations

from typing import Final

from benben.core.components import Cells
from benben.games.egizia_common.nile_card import ALL

# Families.
FAMILIES: Final = ("each", "most", "goal", "percent")
FOR_EACH: Final = 0  # points for each of what is counted
FOR_MOST: Final = 1  # points for having more than anybody else
FOR_GOAL: Final = 2  # points for having at least so much, of everything that is named
FOR_PERCENT: Final = 3  # a share of the points scored before sphinx cards, rounded down

Goal = tuple[int, int]  # what is counted, and how much is needed
MOST_GOALS: Final = 2


class SphinxCard:
    """One row; its numbers are the points, then how much of each is needed."""

    def __init__(self, name: str, family: int, points: int, goals: tuple[Goal, ...], label: str) -> None:
        self.name = name
        self.family = family
        self.label = label
        self.counted = [what for what, _ in goals]
        self.numbers = [points, *[needed for _, needed in goals]]


def each(name: str, points: int, what: int, label: str = ALL) -> SphinxCard:
    return SphinxCard(name, FOR_EACH, points, ((what, 1),), label)


def most(name: str, points: int, what: int, label: str = ALL) -> SphinxCard:
    return SphinxCard(name, FOR_MOST, points, ((what, 1),), label)


def goal(name: str, points: int, *goals: Goal, label: str = ALL) -> SphinxCard:
    return SphinxCard(name, FOR_GOAL, points, goals, label)


def percent(name: str, share: int, label: str = ALL) -> SphinxCard:
    return SphinxCard(name, FOR_PERCENT, share, (), label)


def needed_in(cells: Cells, card: SphinxCard) -> list[int]:
    """How much a card needs of each thing that it counts; one that counts a single thing says it twice."""
    return (cells[card.name][1:] * MOST_GOALS + [0] * MOST_GOALS)[:MOST_GOALS]


def counted_by(card: SphinxCard) -> list[int]:
    """What a card counts, as often as there may be goals."""
    return (card.counted * MOST_GOALS + [0] * MOST_GOALS)[:MOST_GOALS]
