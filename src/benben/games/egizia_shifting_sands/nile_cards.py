"""The 56 Nile cards, a row each: name, deck, what it is or does, and who plays with it.

Facts of the rulebook: what the cards do, the fields of its examples (green 4, yellow 5 and 6, red 8), the sizes of the
decks. Reconstructed: how many copies there are, in which decks, the other numbers, the bonuses of red fields, and the
labels; see SAND-1.2.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egizia_common.nile_card import (
    CREW_FOR_MARKETS,
    EARLY,
    FOR_GRAIN,
    FOR_KEEPING,
    FOR_SELLING,
    FOR_SHIP,
    FOR_STONES,
    FOR_STRENGTH,
    FREE_BRICK,
    FREE_SPHINX_CARD,
    GAIN_POINTS,
    GAIN_STONES,
    GRAIN_MARKET,
    LATE,
    LEFTOVER_CARD,
    MIDDLE,
    MOVE_RING,
    POINTS_AT_END,
    POINTS_FOR_OBELISK,
    POINTS_FOR_PYRAMID,
    RAISE_ANY,
    RAISE_CREW,
    RAISE_LEAD,
    STONE_MARKET,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    THREE,
    UPGRADE_FIELD,
    NileCard,
    anytime,
    combination,
    green,
    immediate,
    permanent,
    quarry,
    red,
    yellow,
)
from benben.games.egizia_common.river import GREEN, YELLOW

NILE_CARDS: Final[tuple[NileCard, ...]] = (
    green("N01", EARLY, 3),
    green("N02", EARLY, 4),
    yellow("N03", EARLY, 5),
    yellow("N04", EARLY, 6),
    red("N05", EARLY, 6, (RAISE_ANY, 1)),
    red("N06", EARLY, 7, (GAIN_STONES, 2)),
    quarry("N07", EARLY, 2),
    quarry("N08", EARLY, 2, THREE),
    quarry("N09", EARLY, 3),
    quarry("N10", EARLY, 3),
    quarry("N11", EARLY, 3, THREE),
    anytime("N12", EARLY, (FOR_GRAIN, 4)),
    anytime("N13", EARLY, (FOR_STRENGTH, 3)),
    anytime("N14", EARLY, (FOR_SHIP, 1), label=THREE),
    immediate("N15", EARLY, (GRAIN_MARKET, 2)),
    immediate("N16", EARLY, (STONE_MARKET, 2), label=THREE),
    immediate("N17", EARLY, (RAISE_LEAD, 1), (GAIN_STONES, 3)),
    permanent("N18", EARLY, RAISE_CREW, 1),
    permanent("N19", EARLY, STONES_FOR_GRAIN, 1),
    permanent("N20", EARLY, FREE_SPHINX_CARD, 1),
    permanent("N21", EARLY, UPGRADE_FIELD, 1),
    permanent("N22", EARLY, UPGRADE_FIELD, 1),
    green("N23", MIDDLE, 4),
    green("N24", MIDDLE, 5),
    yellow("N25", MIDDLE, 7, THREE),
    red("N26", MIDDLE, 8, (GRAIN_MARKET, 1), (STONE_MARKET, 1)),
    red("N27", MIDDLE, 9, (MOVE_RING, 2), label=THREE),
    quarry("N28", MIDDLE, 3),
    quarry("N29", MIDDLE, 4),
    quarry("N30", MIDDLE, 4, THREE),
    combination("N31", MIDDLE, 2, GREEN, 3),
    combination("N32", MIDDLE, 2, YELLOW, 4),
    anytime("N33", MIDDLE, (FOR_GRAIN, 4), (FOR_STONES, 4)),
    anytime("N34", MIDDLE, (FOR_STONES, 4), (FOR_STRENGTH, 4)),
    anytime("N35", MIDDLE, (FOR_STONES, 6)),
    anytime("N36", MIDDLE, (FOR_KEEPING, 1)),
    immediate("N37", MIDDLE, (GAIN_STONES, 3), (MOVE_RING, 2)),
    immediate("N38", MIDDLE, (RAISE_ANY, 1), (MOVE_RING, 1)),
    immediate("N39", MIDDLE, (GAIN_POINTS, -5), (POINTS_AT_END, 5), label=THREE),
    permanent("N40", MIDDLE, RAISE_CREW, 1),
    permanent("N41", MIDDLE, UPGRADE_FIELD, 1),
    permanent("N42", MIDDLE, STONES_FOR_CREW, 2, 2),  # stones for a step, most steps
    permanent("N43", MIDDLE, CREW_FOR_MARKETS, 1),
    permanent("N44", MIDDLE, LEFTOVER_CARD, 1),  # points instead of a card
    green("N45", LATE, 5),
    quarry("N46", LATE, 5),
    combination("N47", LATE, 3, GREEN, 4),
    anytime("N48", LATE, (FOR_STRENGTH, 3)),
    anytime("N49", LATE, (FOR_STONES, 4), (FOR_STRENGTH, 4)),
    anytime("N50", LATE, (FOR_GRAIN, 4), (FOR_STONES, 4), label=THREE),
    anytime("N51", LATE, (FOR_SELLING, 10)),
    immediate("N52", LATE, (FREE_BRICK, 1)),
    immediate("N53", LATE, (POINTS_FOR_PYRAMID, 1)),
    immediate("N54", LATE, (POINTS_FOR_OBELISK, 1)),
    permanent("N55", LATE, STONES_FOR_CREW, 2, 2),
    permanent("N56", LATE, STONES_FOR_GRAIN, 1, label=THREE),
)
NILE: Final = tuple(card.name for card in NILE_CARDS)
NILE_COUNT: Final = 56
FOR_THREE: Final[vec[i64]] = vec[i64]([int(card.label == THREE) for card in NILE_CARDS])
