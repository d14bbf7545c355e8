"""Every answer, every outcome of chance, and every event of Egizia: Shifting Sands: the family's first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Choice, Kind, Number
from benben.games.egizia_common import tables
from benben.games.egizia_common.nile_card import (
    CREW_FOR_MARKETS,
    FOR_GRAIN,
    FOR_SELLING,
    FOR_SHIP,
    FOR_STONES,
    FOR_STRENGTH,
    RAISE_CREW,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
)
from benben.games.egizia_common.river import MARKETS
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.nile_cards import FIELDS_TO_UPGRADE, NILE, cards_for, cards_with, names
from benben.games.egizia_shifting_sands.spaces import SPACES, TILE_NAMES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
from benben.games.egizia_shifting_sands.tiles import (
    BONUSES,
    GOLD_COUNT,
    LATE_SHIP,
    NILE_TILES,
    SECOND_SHIP,
    STATUE_NAMES,
)
from benben.games.egizia_shifting_sands.tiles import TILE_NAMES as NILE_TILE_NAMES

MOST_FED: Final = 50  # stones

# Nile cards by what an answer uses them for.
STONE_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_STONES))
GRAIN_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_GRAIN))
STRENGTH_CARDS: Final[vec[i64]] = vec[i64](cards_for(FOR_STRENGTH))
SHIP_CARD: Final[i64] = cards_for(FOR_SHIP)[0]
SALE_CARD: Final[i64] = cards_for(FOR_SELLING)[0]
UPGRADE_CARDS: Final[vec[i64]] = vec[i64](cards_with(UPGRADE_FIELD))
UPGRADABLE_FIELDS: Final[vec[i64]] = vec[i64](FIELDS_TO_UPGRADE)
FEEDING_CARDS: Final[vec[i64]] = vec[i64](cards_with(STONES_FOR_GRAIN))
RAISING_CARDS: Final[vec[i64]] = vec[i64](cards_with(RAISE_CREW))
TRAINING_CARDS: Final[vec[i64]] = vec[i64](cards_with(STONES_FOR_CREW))
TRADING_CARDS: Final[vec[i64]] = vec[i64](cards_with(CREW_FOR_MARKETS))

ACTIONS: Final = tables.ACTIONS.extended()
PLACE: Final[Kind] = ACTIONS.add("place_ship", Choice("space", SPACES), short="place")
PLACE_UPSTREAM: Final[Kind] = ACTIONS.add("place_upstream", Choice("space", SPACES), short="upstream")
PLACE_BESIDE: Final[Kind] = ACTIONS.add("place_beside", Choice("space", TILE_NAMES), short="beside")
PLACE_SECOND: Final[Kind] = ACTIONS.add(
    "second_ship", Choice("by", (NILE[SHIP_CARD], BONUSES[SECOND_SHIP])), short="second"
)
TAKE: Final[Kind] = ACTIONS.add("take_card", Choice("card", NILE), short="take")
TAKE_POINT: Final[Kind] = ACTIONS.add("take_point", short="point")
USE_STONES: Final[Kind] = ACTIONS.add("use_for_stones", Choice("card", names(cards_for(FOR_STONES))), short="stones")
USE_GRAIN: Final[Kind] = ACTIONS.add("use_for_grain", Choice("card", names(cards_for(FOR_GRAIN))), short="grain")
USE_STRENGTH: Final[Kind] = ACTIONS.add(
    "use_for_strength", Choice("card", names(cards_for(FOR_STRENGTH))), short="strength"
)
SELL: Final[Kind] = ACTIONS.add("sell_stones", Number("stones", 1, 10), short="sell")
UPGRADE: Final[Kind] = ACTIONS.add(
    "upgrade_field", Choice("card", names(cards_with(UPGRADE_FIELD))), Choice("field", names(FIELDS_TO_UPGRADE)),
    short="upgrade",
)  # fmt: skip
FEED_STONES: Final[Kind] = ACTIONS.add(
    "feed_stones", Choice("card", names(cards_with(STONES_FOR_GRAIN))), Number("stones", 1, MOST_FED), short="feed"
)
RAISE_BY: Final[Kind] = ACTIONS.add("raise_by_card", Choice("card", names(cards_with(RAISE_CREW))), short="stronger")
TRAIN: Final[Kind] = ACTIONS.add(
    "train_crews", Choice("card", names(cards_with(STONES_FOR_CREW))), Number("steps", 1, 2), short="train"
)
TRADE_CREW: Final[Kind] = ACTIONS.add("trade_crew", Choice("card", names(cards_with(CREW_FOR_MARKETS))), short="trade")
BRICK: Final[Kind] = ACTIONS.add("lay_brick", Choice("on", SITES), short="brick")
CLIMB: Final[Kind] = ACTIONS.add("climb_market", Choice("market", (*MARKETS, "both")), short="climb")
BUILD_LATE: Final[Kind] = ACTIONS.add(
    "build_late", Choice("by", ("late_tile", BONUSES[LATE_SHIP])), short="late"
)  # a Nile tile claimed this round, or P2
DRAW: Final[Kind] = ACTIONS.add("draw_cards", Number("paid", 1, 5), Number("free", 0, 1), short="draw")
KEEP: Final[Kind] = ACTIONS.add("keep_card", Choice("card", SPHINX_NAMES), short="keep")
KEEP_MORE: Final[Kind] = ACTIONS.add("keep_another", Choice("card", SPHINX_NAMES), short="another")

OUTCOMES: Final = tables.OUTCOMES.extended()
LAY_CARD: Final[Kind] = OUTCOMES.add("lay_card", Choice("card", NILE))
LAY_TILE: Final[Kind] = OUTCOMES.add("lay_tile", Choice("tile", NILE_TILE_NAMES))
GOLD_TILE: Final[Kind] = OUTCOMES.add("gold_tile", Choice("tile", BONUSES[:GOLD_COUNT]))
PURPLE_TILE: Final[Kind] = OUTCOMES.add("purple_tile", Choice("tile", BONUSES[GOLD_COUNT:]))
LAY_STATUE: Final[Kind] = OUTCOMES.add("lay_statue", Choice("statue", STATUE_NAMES))
DEAL: Final[Kind] = OUTCOMES.add("deal", Choice("card", SPHINX_NAMES))

assert len(NILE_TILES) == len(NILE_TILE_NAMES)

EVENTS: Final = tables.EVENTS.extended(("colonnade", "majority", "statues", "surplus", "tiles", "leftover"))
FOR_COLONNADE: Final = 9
FOR_MAJORITY: Final = 10
FOR_STATUES: Final = 11
FOR_SURPLUS: Final = 12
FOR_TILES: Final = 13
FOR_LEFTOVER: Final = 14
TILE_LAID: Final[i64] = EVENTS.add("tile_laid", "tile", "space", reveals=True)
BONUS_LAID: Final[i64] = EVENTS.add("bonus_laid", "tile", "column")
STATUE_LAID: Final[i64] = EVENTS.add("statue_laid", "statue", "space")
BONUS_GAINED: Final[i64] = EVENTS.add("bonus_gained", "tile")
BONUS_USED: Final[i64] = EVENTS.add("bonus_used", "tile")
COLONNADE_COMPLETED: Final[i64] = EVENTS.add("colonnade_completed", "rank")
SHIP_MOVED_UP: Final[i64] = EVENTS.add("ship_moved_up", "zone", "dock")
TILE_CLAIMED: Final[i64] = EVENTS.add("tile_claimed", "tile", "space")
