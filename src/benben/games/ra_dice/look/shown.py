"""What several registers of Ra show of a view, and how seats are said in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from benben.games.ra_dice.view.types import Die
from benben.games.ra_dice.words import say

TALLY: Final = 15.0  # a seat's piece under a ladder


class Seats(TypedDict):
    """Who sits at the table."""

    names: list[str]


def by_colour(dice: Sequence[Die]) -> dict[str, Die]:
    """The dice by colour; none before the first roll."""
    return {die["colour"]: die for die in dice}


def each(names: Sequence[str], figures: Sequence[int]) -> list[str]:
    """What each seat has, in words."""
    return [say("figure-of", name=name, figure=figure) for name, figure in zip(names, figures, strict=True)]
