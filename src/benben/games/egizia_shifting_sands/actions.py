"""Every answer, every outcome of chance, and every event of Egizia: Shifting Sands: the family's first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Choice, Kind, Number
from benben.games.egizia_common import tables
from benben.games.egizia_common.card_answers import CardAnswer, OneUseAnswers, PowerAnswers
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.nile_card import (
    CREW_FOR_MARKETS,
    FOR_SELLING,
    FOR_SHIP,
    STONES_FOR_CREW,
    cards_for,
    cards_with,
)
from benben.games.egizia_common.river import MARKETS
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.nile_cards import NILE, NILE_CARDS
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

SHIP_CARD: Final[i64] = cards_for(NILE_CARDS, FOR_SHIP)[0]
SALE_CARD: Final[i64] = cards_for(NILE_CARDS, FOR_SELLING)[0]

ACTIONS: Final = tables.ACTIONS.extended()
LOWER: Final[Kind] = ACTIONS.add("lower_crew", Choice("crew", CREWS), short="lower")
PLACE: Final[Kind] = ACTIONS.add("place_ship", Choice("space", SPACES), short="place")
PLACE_UPSTREAM: Final[Kind] = ACTIONS.add("place_upstream", Choice("space", SPACES), short="upstream")
PLACE_BESIDE: Final[Kind] = ACTIONS.add("place_beside", Choice("space", TILE_NAMES), short="beside")
PLACE_SECOND: Final[Kind] = ACTIONS.add(
    "second_ship", Choice("by", (NILE[SHIP_CARD], BONUSES[SECOND_SHIP])), short="second"
)
TAKE: Final[Kind] = ACTIONS.add("take_card", Choice("card", NILE), short="take")
TAKE_POINT: Final[Kind] = ACTIONS.add("take_point", short="point")
ONE_USE: Final = OneUseAnswers(ACTIONS, NILE_CARDS)
SELL: Final[Kind] = ACTIONS.add("sell_stones", Number("stones", 1, 10), short="sell")
POWERS: Final = PowerAnswers(ACTIONS, NILE_CARDS)
TRAIN: Final = CardAnswer(
    ACTIONS, "train_crews", "train", NILE_CARDS, cards_with(NILE_CARDS, STONES_FOR_CREW), Number("steps", 1, 2)
)
TRADE: Final = CardAnswer(ACTIONS, "trade_crew", "trade", NILE_CARDS, cards_with(NILE_CARDS, CREW_FOR_MARKETS))
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
LOWERED: Final[i64] = EVENTS.add("lowered", "crew", "strength")
TILE_LAID: Final[i64] = EVENTS.add("tile_laid", "tile", "space", reveals=True)
BONUS_LAID: Final[i64] = EVENTS.add("bonus_laid", "tile", "column")
STATUE_LAID: Final[i64] = EVENTS.add("statue_laid", "statue", "space")
BONUS_GAINED: Final[i64] = EVENTS.add("bonus_gained", "tile")
BONUS_USED: Final[i64] = EVENTS.add("bonus_used", "tile")
COLONNADE_COMPLETED: Final[i64] = EVENTS.add("colonnade_completed", "rank")
SHIP_MOVED_UP: Final[i64] = EVENTS.add("ship_moved_up", "zone", "dock")
TILE_CLAIMED: Final[i64] = EVENTS.add("tile_claimed", "tile", "space")
