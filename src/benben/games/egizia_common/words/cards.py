"""Nile cards in words: made from a card's row and its numbers, never card by card."""

from __future__ import annotations

from collections.abc import Sequence

from benben.games.egizia_common.crews import BASIC_COUNT
from benben.games.egizia_common.nile_card import (
    ANYTIME,
    COMBINATION,
    FIELD,
    GRAIN_MARKET,
    IMMEDIATE,
    POWERS,
    QUARRY,
    RAISE_BLUE,
    RAISE_GREEN,
    RAISE_YELLOW,
    STONE_MARKET,
    USES,
    VERBS,
    NileCard,
)
from benben.games.egizia_common.river import COLOURS
from benben.games.egizia_common.words import say

DOT = " · "  # between things that come together
SLASH = " / "  # between things of which one is chosen
BASIC = (RAISE_GREEN, RAISE_BLUE, RAISE_YELLOW)
BOTH = (GRAIN_MARKET, STONE_MARKET)


def card_name(card: NileCard, numbers: Sequence[int]) -> str:
    """What a card is called: 'Red field 6 · Crew +1', 'Grain 4 / Stones 4'."""
    numbers = list(numbers)
    if card.kind == QUARRY:
        return say("quarry.title", n=card.stones_in(numbers))
    if card.kind == COMBINATION:
        quarry = say("quarry.title", n=card.stones_in(numbers))
        return DOT.join([quarry, field_name(card, numbers)])
    if card.kind == FIELD:
        return DOT.join([field_name(card, numbers), *verb_names(card.verbs, card.amounts_in(numbers))])
    if card.kind == ANYTIME:
        uses = zip(card.verbs, card.amounts_in(numbers), strict=True)
        return SLASH.join(say("use.title", use=USES[use], n=n) for use, n in uses)
    if card.kind == IMMEDIATE:
        return DOT.join(verb_names(card.verbs, card.amounts_in(numbers)))
    return say("power.title", power=POWERS[card.power])


def field_name(card: NileCard, numbers: list[int]) -> str:
    return say("field.title", colour=COLOURS[card.colour], n=card.grain_in(numbers))


def verb_names(verbs: Sequence[int], amounts: Sequence[int]) -> list[str]:
    """What happens at once, each in a word or two; what is alike is taken together: 'Markets +1', 'Basic crews +1'."""
    of = dict(zip(verbs, amounts, strict=True))
    names = []
    for verb, n in of.items():
        if is_part(of, BASIC, verb):
            names += [say("verb.basic", n=n)] if verb == RAISE_GREEN else []
        elif is_part(of, BOTH, verb):
            names += [say("verb.markets", n=n)] if verb == GRAIN_MARKET else []
        else:
            names.append(say("verb.title", verb=VERBS[verb], n=n))
    return names


def is_part(of: dict[int, int], all_of: tuple[int, ...], verb: int) -> bool:
    """Whether a verb is one of several that all stand there with the same number."""
    return verb in all_of and len({of.get(other) for other in all_of}) == 1


def verb_words(verbs: Sequence[int], amounts: Sequence[int]) -> str:
    """All that happens at once, in a sentence."""
    return say("at-once", parts=verb_parts(verbs, amounts))


def verb_parts(verbs: Sequence[int], amounts: Sequence[int]) -> list[str]:
    return [say("verb", verb=VERBS[verb], n=n) for verb, n in zip(verbs, amounts, strict=True)]


def card_words(card: NileCard, numbers: Sequence[int]) -> str:
    """What a card is and does, in one or two plain sentences."""
    numbers = list(numbers)
    grain, stones, amounts = card.grain_in(numbers), card.stones_in(numbers), card.amounts_in(numbers)
    if card.kind == QUARRY:
        return say("quarry", n=stones)
    if card.kind == COMBINATION:
        return say("combination", n=stones, grain=grain, colour=COLOURS[card.colour])
    if card.kind == FIELD:
        words = say("field", colour=COLOURS[card.colour], grain=grain)
        return f"{words} {say('field.bonus', parts=verb_parts(card.verbs, amounts))}" if card.verbs else words
    if card.kind == ANYTIME:
        return use_words(card, amounts)
    if card.kind == IMMEDIATE:
        return verb_words(card.verbs, amounts)
    return say("power", power=POWERS[card.power], n=numbers[0], steps=numbers[-1], all=numbers[0] * numbers[-1])


def card_face(card: NileCard, numbers: Sequence[int]) -> str:
    """What a card that is no field or quarry does, in so few words that they stand on it."""
    numbers = list(numbers)
    amounts = card.amounts_in(numbers)
    if card.kind == ANYTIME:
        uses = [say("use.face", use=USES[use], n=n) for use, n in zip(card.verbs, amounts, strict=True)]
        return say("anytime.face-either", use=uses[0], other=uses[1]) if uses[1:] else say("anytime.face", use=uses[0])
    if card.kind == IMMEDIATE:
        return ", ".join(say("verb.face", verb=VERBS[verb], n=n) for verb, n in zip(card.verbs, amounts, strict=True))
    return say("power.face", power=POWERS[card.power], n=numbers[0], steps=numbers[-1])


def use_words(card: NileCard, amounts: list[int]) -> str:
    uses = [say("use", use=USES[use], n=n) for use, n in zip(card.verbs, amounts, strict=True)]
    if len(uses) == 1:
        return say("anytime", use=uses[0])
    return say("anytime.either", use=uses[0], other=uses[1])


assert len(BASIC) == BASIC_COUNT
