"""The 56 Nile cards, a row each: name, deck, and what it is or does.

Facts: the sizes of the decks, C01 to C17, and what C33 to C35, C40 to C43, C51 and C53 do. The others, most numbers and
the decks of the later cards are reconstructed; see EGI-1.5.
"""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.nile_card import (
    ANYTIME,
    DOUBLE_TOWN,
    FOR_GRAIN,
    FOR_KEEPING,
    FOR_SHIP,
    FOR_STONES,
    FOR_STRENGTH,
    FOR_UPRIVER,
    FREE_SPHINX_CARD,
    FULL_SITE,
    GAIN_POINTS,
    GAIN_STONES,
    GRAIN_MARKET,
    LEFTOVER_CARD,
    MOVE_RING,
    POINTS_FOR_PAIRS,
    RAISE_ANY,
    RAISE_CREW,
    RAISE_LEAD,
    RAISE_TWO,
    SHARE_TOWN,
    STONE_MARKET,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
    UPRIVER_SHIP,
    NileCard,
    anytime,
    green,
    immediate,
    permanent,
    quarry,
    red,
    yellow,
)
from benben.games.egizia_common.river import YELLOW

EARLY: Final = 0  # deck 1/2
MIDDLE: Final = 1  # deck 3/4
LATE: Final = 2  # deck 5

NILE_CARDS: Final[tuple[NileCard, ...]] = (
    red("C01", EARLY, 7),
    red("C02", EARLY, 6),
    yellow("C03", EARLY, 5),
    green("C04", EARLY, 3),
    quarry("C05", EARLY, 3),
    quarry("C06", EARLY, 3),
    quarry("C07", EARLY, 3),
    quarry("C08", EARLY, 2),
    quarry("C09", EARLY, 2),
    permanent("C10", EARLY, UPGRADE_FIELD, 1),
    permanent("C11", EARLY, RAISE_CREW, 1),
    permanent("C12", EARLY, STONES_FOR_GRAIN, 1),
    permanent("C13", EARLY, FREE_SPHINX_CARD, 2),
    permanent("C14", EARLY, SHARE_TOWN, 1),
    immediate("C15", EARLY, (GRAIN_MARKET, 2)),
    anytime("C16", EARLY, (FOR_STRENGTH, 3)),
    anytime("C17", EARLY, (FOR_GRAIN, 4)),
    green("C18", EARLY, 4),
    yellow("C19", EARLY, 4),
    immediate("C20", EARLY, (STONE_MARKET, 2)),
    immediate("C21", EARLY, (RAISE_LEAD, 1), (GAIN_STONES, 2)),
    anytime("C22", EARLY, (FOR_STONES, 5)),
    green("C23", MIDDLE, 4),
    green("C24", MIDDLE, 5),
    yellow("C25", MIDDLE, 6),
    yellow("C26", MIDDLE, 7),
    red("C27", MIDDLE, 8),
    red("C28", MIDDLE, 9),
    quarry("C29", MIDDLE, 3),
    quarry("C30", MIDDLE, 3),
    quarry("C31", MIDDLE, 4),
    quarry("C32", MIDDLE, 4),
    anytime("C33", MIDDLE, (FOR_SHIP, 1)),
    anytime("C34", MIDDLE, (FOR_UPRIVER, 1)),
    anytime("C35", MIDDLE, (FOR_KEEPING, 1)),
    anytime("C36", MIDDLE, (FOR_STRENGTH, 4)),
    anytime("C37", MIDDLE, (FOR_STONES, 6)),
    immediate("C38", MIDDLE, (RAISE_ANY, 1), (MOVE_RING, 1)),
    immediate("C39", MIDDLE, (RAISE_LEAD, 1), (GAIN_STONES, 3)),
    permanent("C40", MIDDLE, DOUBLE_TOWN, 2),
    permanent("C41", MIDDLE, STONES_FOR_CREW, 2, 1),  # stones for a step, most steps
    permanent("C42", MIDDLE, LEFTOVER_CARD, 0),  # no points instead of a card
    permanent("C43", MIDDLE, UPRIVER_SHIP, 1),
    permanent("C44", MIDDLE, UPGRADE_FIELD, 1),
    green("C45", LATE, 6),
    quarry("C46", LATE, 5),
    anytime("C47", LATE, (FOR_GRAIN, 6)),
    anytime("C48", LATE, (FOR_STONES, 8)),
    anytime("C49", LATE, (FOR_STRENGTH, 5)),
    anytime("C50", LATE, (FOR_SHIP, 1)),
    permanent("C51", LATE, FULL_SITE, 1),
    permanent("C52", LATE, STONES_FOR_CREW, 2, 1),
    immediate("C53", LATE, (GAIN_POINTS, 4)),
    immediate("C54", LATE, (POINTS_FOR_PAIRS, 1)),
    immediate("C55", LATE, (RAISE_TWO, 1)),
    immediate("C56", LATE, (GRAIN_MARKET, 1), (STONE_MARKET, 1), (GAIN_STONES, 2)),
)
NILE: Final = tuple(card.name for card in NILE_CARDS)
NILE_COUNT: Final = 56
FIELDS_TO_UPGRADE: Final = [n for n, card in enumerate(NILE_CARDS) if card.colour >= YELLOW]


def cards_for(use: int) -> list[int]:
    """The cards that may be used for something."""
    return [n for n, card in enumerate(NILE_CARDS) if card.kind == ANYTIME and use in card.verbs]


def cards_with(power: int) -> list[int]:
    """The permanent cards with a power."""
    return [n for n, card in enumerate(NILE_CARDS) if card.power == power]


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple(NILE[card] for card in cards)
