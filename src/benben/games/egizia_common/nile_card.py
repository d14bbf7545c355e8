"""A Nile card is one row: its deck, its kind, what it does in a small vocabulary, and its numbers.

The numbers stand in the game's table of cells under the card's name, in the order of the row; a designer may change
them. What a card says is made from its kind, its verbs and its numbers.
"""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import GREEN, RED, YELLOW

# Kinds.
KINDS: Final = ("field", "quarry", "combination", "anytime", "immediate", "permanent")
FIELD: Final = 0
QUARRY: Final = 1
COMBINATION: Final = 2
ANYTIME: Final = 3
IMMEDIATE: Final = 4
PERMANENT: Final = 5

# Decks.
DECKS: Final = ("1/2", "3/4", "5")
EARLY: Final = 0
MIDDLE: Final = 1
LATE: Final = 2
DECK_COUNT: Final = 3
DECK_OF_ROUND: Final = (0, 0, 1, 1, 2)

# Who plays with it.
ALL: Final = ""
THREE: Final = "3+"  # not with two players
TWO: Final = "2"  # with two players only

# Verbs of what happens at once; the first four raise the crew of that number.
VERBS: Final = (
    "green", "blue", "yellow", "lead", "any_crew", "grain_market", "stone_market", "stones", "ring", "points",
    "points_at_end", "free_brick", "points_for_zone_b", "points_for_zone_a", "late_build",
    "two_crews", "points_for_pairs",
)  # fmt: skip
RAISE_GREEN: Final = 0
RAISE_BLUE: Final = 1
RAISE_YELLOW: Final = 2
RAISE_LEAD: Final = 3
RAISE_ANY: Final = 4
GRAIN_MARKET: Final = 5
STONE_MARKET: Final = 6
GAIN_STONES: Final = 7
MOVE_RING: Final = 8
GAIN_POINTS: Final = 9
POINTS_AT_END: Final = 10
FREE_BRICK: Final = 11
POINTS_FOR_PYRAMID: Final = 12  # for each own brick in the pyramid and the statues
POINTS_FOR_OBELISK: Final = 13  # for each own brick in the obelisk and the colonnade
LATE_BUILD: Final = 14  # a ship that waits at a zone may build last
RAISE_TWO: Final = 15  # two different crews
POINTS_FOR_PAIRS: Final = 16  # for each two own bricks in obelisk, temple and pyramid

# What a card for one use can be used for.
USES: Final = ("grain", "stones", "strength", "ship", "keep", "sell", "upriver")
FOR_GRAIN: Final = 0
FOR_STONES: Final = 1
FOR_STRENGTH: Final = 2
FOR_SHIP: Final = 3
FOR_KEEPING: Final = 4
FOR_SELLING: Final = 5
FOR_UPRIVER: Final = 6

# Powers of permanent cards.
POWERS: Final = (
    "raise_crew", "stones_for_grain", "free_sphinx_card", "upgrade_field", "stones_for_crew", "crew_for_markets",
    "leftover_card", "share_town", "double_town", "upriver_ship", "full_site",
)  # fmt: skip
RAISE_CREW: Final = 0
STONES_FOR_GRAIN: Final = 1
FREE_SPHINX_CARD: Final = 2
UPGRADE_FIELD: Final = 3
STONES_FOR_CREW: Final = 4
CREW_FOR_MARKETS: Final = 5
LEFTOVER_CARD: Final = 6
SHARE_TOWN: Final = 7
DOUBLE_TOWN: Final = 8
UPRIVER_SHIP: Final = 9
FULL_SITE: Final = 10


class NileCard:
    """One row."""

    def __init__(self, name: str, deck: int, kind: int, label: str, verbs: list[int], numbers: list[int]) -> None:
        self.name = name
        self.deck = deck
        self.kind = kind
        self.label = label
        self.colour: int = NONE  # of its field
        self.power: int = NONE  # of a permanent card
        self.verbs = verbs  # what happens at once, or what it may be used for
        self.numbers = numbers  # grain of the field, stones of the quarry, then one for each verb

    @property
    def has_field(self) -> bool:
        return self.colour != NONE

    @property
    def has_quarry(self) -> bool:
        return self.kind in (QUARRY, COMBINATION)

    def grain_in(self, numbers: list[int]) -> int:
        """Of the field, out of these numbers."""
        return numbers[0] if self.has_field else 0

    def stones_in(self, numbers: list[int]) -> int:
        """Of the quarry, out of these numbers."""
        if not self.has_quarry:
            return 0
        return numbers[1] if self.has_field else numbers[0]

    def amounts_in(self, numbers: list[int]) -> list[int]:
        """One for each verb, out of these numbers."""
        return numbers[len(numbers) - len(self.verbs) :]


Verb = tuple[int, int]  # a verb and its number


class NileTile:
    """What a space opposite to the cards brings, one row: a name, a label, verbs and their numbers."""

    def __init__(self, name: str, label: str, *verbs: Verb) -> None:
        self.name = name
        self.label = label
        self.verbs = [verb for verb, _ in verbs]
        self.numbers = [number for _, number in verbs]


def _with(verbs: tuple[Verb, ...], *numbers: int) -> tuple[list[int], list[int]]:
    return [verb for verb, _ in verbs], [*numbers, *[number for _, number in verbs]]


def _field(name: str, deck: int, colour: int, grain: int, verbs: tuple[Verb, ...], label: str) -> NileCard:
    card = NileCard(name, deck, FIELD, label, *_with(verbs, grain))
    card.colour = colour
    return card


def green(name: str, deck: int, grain: int, label: str = ALL) -> NileCard:
    """A field that is always watered."""
    return _field(name, deck, GREEN, grain, (), label)


def yellow(name: str, deck: int, grain: int, label: str = ALL) -> NileCard:
    """A field that is watered unless the ring lies at the bottom."""
    return _field(name, deck, YELLOW, grain, (), label)


def red(name: str, deck: int, grain: int, *verbs: Verb, label: str = ALL) -> NileCard:
    """A field that is watered only while the ring lies on top; what else it brings comes once, when it is gained."""
    return _field(name, deck, RED, grain, verbs, label)


def quarry(name: str, deck: int, stones: int, label: str = ALL) -> NileCard:
    return NileCard(name, deck, QUARRY, label, [], [stones])


def combination(name: str, deck: int, stones: int, colour: int, grain: int, label: str = ALL) -> NileCard:
    """A quarry and a field on one card."""
    card = NileCard(name, deck, COMBINATION, label, [], [grain, stones])
    card.colour = colour
    return card


def anytime(name: str, deck: int, *uses: Verb, label: str = ALL) -> NileCard:
    """Kept for one use, which is one of these."""
    return NileCard(name, deck, ANYTIME, label, *_with(uses))


def immediate(name: str, deck: int, *verbs: Verb, label: str = ALL) -> NileCard:
    """All of it at once."""
    return NileCard(name, deck, IMMEDIATE, label, *_with(verbs))


def permanent(name: str, deck: int, power: int, *numbers: int, label: str = ALL) -> NileCard:
    """A power for the rest of the game."""
    card = NileCard(name, deck, PERMANENT, label, [], list(numbers))
    card.power = power
    return card


def cards_for(cards: tuple[NileCard, ...], use: int) -> list[int]:
    """The cards that may be used for something, by number."""
    return [n for n, card in enumerate(cards) if card.kind == ANYTIME and use in card.verbs]


def cards_with(cards: tuple[NileCard, ...], power: int) -> list[int]:
    """The permanent cards with a power, by number."""
    return [n for n, card in enumerate(cards) if card.power == power]


def dry_fields(cards: tuple[NileCard, ...]) -> list[int]:
    """The fields that can be upgraded, by number: yellow and red."""
    return [n for n, card in enumerate(cards) if card.colour >= YELLOW]


def names_of(cards: tuple[NileCard, ...], numbers: list[int]) -> tuple[str, ...]:
    return tuple(cards[n].name for n in numbers)
