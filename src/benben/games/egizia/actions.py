"""Every answer, every outcome of chance, and every event of Egizia: the family's first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Choice, Kind, Number
from benben.games.egizia.components import MOST_VALUE, SITES
from benben.games.egizia.nile_cards import FIELDS_TO_UPGRADE, NILE, cards_for, cards_with, names
from benben.games.egizia.spaces import SPACES
from benben.games.egizia.sphinx_cards import SPHINX_NAMES
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia_common import tables
from benben.games.egizia_common.nile_card import (
    DOUBLE_TOWN,
    FOR_GRAIN,
    FOR_SHIP,
    FOR_STONES,
    FOR_STRENGTH,
    FOR_UPRIVER,
    FULL_SITE,
    RAISE_CREW,
    SHARE_TOWN,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
    UPRIVER_SHIP,
)

MOST_FED: Final = 50  # stones

# Nile cards by what an answer uses them for.
STONE_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_STONES))
GRAIN_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_GRAIN))
STRENGTH_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_STRENGTH))
SHIP_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_SHIP))
UPRIVER_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_UPRIVER) + cards_with(UPRIVER_SHIP))
UPGRADE_CARDS: Final[vec[i64]] = vec[i64](cards_with(UPGRADE_FIELD))
UPGRADABLE_FIELDS: Final[vec[i64]] = vec[i64](FIELDS_TO_UPGRADE)
FEEDING_CARDS: Final[vec[i64]] = vec[i64](cards_with(STONES_FOR_GRAIN))
RAISING_CARDS: Final[vec[i64]] = vec[i64](cards_with(RAISE_CREW))
TRAINING_CARDS: Final[vec[i64]] = vec[i64](cards_with(STONES_FOR_CREW))
SHARING_CARD: Final[i64] = cards_with(SHARE_TOWN)[0]
DOUBLING_CARD: Final[i64] = cards_with(DOUBLE_TOWN)[0]
FULL_SITE_CARD: Final[i64] = cards_with(FULL_SITE)[0]

ACTIONS: Final = tables.ACTIONS.extended()
PLACE: Final[Kind] = ACTIONS.add("place_ship", Choice("space", SPACES), short="place")
SHARE: Final[Kind] = ACTIONS.add("share_town", Choice("town", TOWN_NAMES), short="share")
UPRIVER: Final[Kind] = ACTIONS.add(
    "go_upriver", Choice("card", names([*cards_for(FOR_UPRIVER), *cards_with(UPRIVER_SHIP)])), short="upriver"
)
PLACE_SECOND: Final[Kind] = ACTIONS.add("second_ship", Choice("by", names(cards_for(FOR_SHIP))), short="second")
DOUBLE: Final[Kind] = ACTIONS.add("double_town", short="double")
TAKE: Final[Kind] = ACTIONS.add("take_card", Choice("card", NILE), short="take")
USE_STONES: Final[Kind] = ACTIONS.add("use_for_stones", Choice("card", names(cards_for(FOR_STONES))), short="stones")
USE_GRAIN: Final[Kind] = ACTIONS.add("use_for_grain", Choice("card", names(cards_for(FOR_GRAIN))), short="grain")
USE_STRENGTH: Final[Kind] = ACTIONS.add(
    "use_for_strength", Choice("card", names(cards_for(FOR_STRENGTH))), short="strength"
)
UPGRADE: Final[Kind] = ACTIONS.add(
    "upgrade_field", Choice("card", names(cards_with(UPGRADE_FIELD))), Choice("field", names(FIELDS_TO_UPGRADE)),
    short="upgrade",
)  # fmt: skip
FEED_STONES: Final[Kind] = ACTIONS.add(
    "feed_stones", Choice("card", names(cards_with(STONES_FOR_GRAIN))), Number("stones", 1, MOST_FED), short="feed"
)
RAISE_BY: Final[Kind] = ACTIONS.add("raise_by_card", Choice("card", names(cards_with(RAISE_CREW))), short="stronger")
TRAIN: Final[Kind] = ACTIONS.add("train_crew", Choice("card", names(cards_with(STONES_FOR_CREW))), short="train")
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
