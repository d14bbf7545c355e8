"""The four crews of a player as one number: four bits for the strength of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import shl

CREWS: Final = ("green", "blue", "yellow", "lead")  # the lead crew only ever joins a basic one
CREW_COUNT: Final = 4
BASIC_COUNT: Final = 3
LEAD: Final = 3
LEAD_BIT: Final = 8  # as a set of crews
ALL_CREWS: Final = 15

CREW_BITS: Final = 4
CREW_MASK: Final = 15
WEAKEST: Final = 1  # no crew is ever weaker


def crews_of(strengths: list[int]) -> i64:
    """Crews with these strengths."""
    crews: i64 = 0
    for crew, strength in enumerate(strengths):
        crews += shl(strength, CREW_BITS * crew)
    return crews


def strength_of(crews: i64, crew: i64) -> i64:
    return (crews >> (CREW_BITS * crew)) & CREW_MASK


def total_strength(crews: i64) -> i64:
    """Of all four; so much grain they need."""
    return (crews & CREW_MASK) + ((crews >> 4) & CREW_MASK) + ((crews >> 8) & CREW_MASK) + ((crews >> 12) & CREW_MASK)


def changed(crews: i64, crew: i64, steps: i64) -> i64:
    """With one crew so many steps stronger, or weaker."""
    return crews + shl(steps, CREW_BITS * crew)


def not_at(crews: i64, strength: i64) -> i64:
    """The set of crews whose strength is another one: those that can still be raised, or lowered."""
    members: i64 = 0
    for crew in range(i64(CREW_COUNT)):
        if strength_of(crews, crew) != strength:
            members += shl(1, crew)
    return members


def weakest(crews: i64) -> i64:
    """The strength of the weakest crew."""
    least = strength_of(crews, 0)
    for crew in range(1, i64(CREW_COUNT)):
        least = min(least, strength_of(crews, crew))
    return least
