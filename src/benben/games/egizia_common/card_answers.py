"""Answers that use a Nile card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import ActionTable, Arg, Choice, Kind, Number
from benben.games.egizia_common.nile_card import (
    FOR_GRAIN,
    FOR_STONES,
    FOR_STRENGTH,
    RAISE_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
    NileCard,
    cards_for,
    cards_with,
    dry_fields,
    names_of,
)

MOST_FED: Final = 50  # stones


class CardAnswer:
    """A kind of answer whose first argument is one of several Nile cards, and these cards in its order."""

    def __init__(
        self, actions: ActionTable, name: str, short: str, nile: tuple[NileCard, ...], cards: list[int], *more: Arg
    ) -> None:
        self.kind: Kind = actions.add(name, Choice("card", names_of(nile, cards)), *more, short=short)
        self.cards: vec[i64] = vec[i64](cards)


class OneUseAnswers:
    """The answers of one game that use up a card, for what both games have such cards for."""

    def __init__(self, actions: ActionTable, nile: tuple[NileCard, ...]) -> None:
        self.stones = CardAnswer(actions, "use_for_stones", "stones", nile, cards_for(nile, FOR_STONES))
        self.grain = CardAnswer(actions, "use_for_grain", "grain", nile, cards_for(nile, FOR_GRAIN))
        self.strength = CardAnswer(actions, "use_for_strength", "strength", nile, cards_for(nile, FOR_STRENGTH))


class PowerAnswers:
    """The answers of one game that use a permanent card, for the powers that are the same in both games."""

    def __init__(self, actions: ActionTable, nile: tuple[NileCard, ...]) -> None:
        fields = dry_fields(nile)
        self.fields: vec[i64] = vec[i64](fields)  # those that may be upgraded, in the order of the answer
        self.upgrade = CardAnswer(
            actions, "upgrade_field", "upgrade", nile, cards_with(nile, UPGRADE_FIELD),
            Choice("field", names_of(nile, fields)),
        )  # fmt: skip
        self.feed = CardAnswer(
            actions, "feed_stones", "feed", nile, cards_with(nile, STONES_FOR_GRAIN), Number("stones", 1, MOST_FED)
        )
        self.stronger = CardAnswer(actions, "raise_by_card", "stronger", nile, cards_with(nile, RAISE_CREW))
