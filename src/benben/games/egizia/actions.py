"""Every answer, every outcome of chance, and every event of Egizia: the family's first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Choice, Kind, Number
from benben.games.egizia.components import MOST_VALUE, SITES
from benben.games.egizia.nile_cards import NILE, NILE_CARDS
from benben.games.egizia.spaces import SPACES
from benben.games.egizia.sphinx_cards import SPHINX_NAMES
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia_common import tables
from benben.games.egizia_common.card_answers import CardAnswer, OneUseAnswers, PowerAnswers
from benben.games.egizia_common.nile_card import (
    DOUBLE_TOWN,
    FOR_SHIP,
    FOR_UPRIVER,
    FULL_SITE,
    SHARE_TOWN,
    STONES_FOR_CREW,
    UPRIVER_SHIP,
    cards_for,
    cards_with,
    names_of,
)

# Nile cards by what an answer uses them for.
TO_SHIP: Final = cards_for(NILE_CARDS, FOR_SHIP)
SHIP_CARDS: Final[vec[i64]] = vec[i64](TO_SHIP)
TO_UPRIVER: Final = cards_for(NILE_CARDS, FOR_UPRIVER) + cards_with(NILE_CARDS, UPRIVER_SHIP)
UPRIVER_CARDS: Final[vec[i64]] = vec[i64](TO_UPRIVER)
SHARING_CARD: Final[i64] = cards_with(NILE_CARDS, SHARE_TOWN)[0]
DOUBLING_CARD: Final[i64] = cards_with(NILE_CARDS, DOUBLE_TOWN)[0]
FULL_SITE_CARD: Final[i64] = cards_with(NILE_CARDS, FULL_SITE)[0]

ACTIONS: Final = tables.ACTIONS.extended()
PLACE: Final[Kind] = ACTIONS.add("place_ship", Choice("space", SPACES), short="place")
SHARE: Final[Kind] = ACTIONS.add("share_town", Choice("town", TOWN_NAMES), short="share")
UPRIVER: Final[Kind] = ACTIONS.add("go_upriver", Choice("card", names_of(NILE_CARDS, TO_UPRIVER)), short="upriver")
PLACE_SECOND: Final[Kind] = ACTIONS.add("second_ship", Choice("by", names_of(NILE_CARDS, TO_SHIP)), short="second")
DOUBLE: Final[Kind] = ACTIONS.add("double_town", short="double")
TAKE: Final[Kind] = ACTIONS.add("take_card", Choice("card", NILE), short="take")
ONE_USE: Final = OneUseAnswers(ACTIONS, NILE_CARDS)
POWERS: Final = PowerAnswers(ACTIONS, NILE_CARDS)
TRAIN: Final = CardAnswer(ACTIONS, "train_crew", "train", NILE_CARDS, cards_with(NILE_CARDS, STONES_FOR_CREW))
BRICK: Final[Kind] = ACTIONS.add("lay_brick", Choice("on", SITES), short="brick")
DRAW: Final[Kind] = ACTIONS.add("draw_cards", Number("paid", 1, 5), Number("free", 0, 2), short="draw")
KEEP: Final[Kind] = ACTIONS.add("keep_card", Choice("card", SPHINX_NAMES), short="keep")
KEEP_MORE: Final[Kind] = ACTIONS.add("keep_another", Choice("card", SPHINX_NAMES), short="another")

OUTCOMES: Final = tables.OUTCOMES.extended()
LAY_CARD: Final[Kind] = OUTCOMES.add("lay_card", Choice("card", NILE))
DEAL: Final[Kind] = OUTCOMES.add("deal", Choice("card", SPHINX_NAMES))
TURN_GRAVE: Final[Kind] = OUTCOMES.add("turn_grave", Number("value", 1, MOST_VALUE))

EVENTS: Final = tables.EVENTS.extended(("graves",))
FOR_GRAVES: Final = 9
TOWN_VISITED: Final[i64] = EVENTS.add("town_visited", "town", "times")
GRAVE_TURNED: Final[i64] = EVENTS.add("grave_turned", "value", "space", reveals=True)
