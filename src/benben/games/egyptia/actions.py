"""Every answer a player can give, every outcome of chance, and every event of Egyptia."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from benben.core.actions import ActionTable, Choice, Number
from benben.core.events import EventTable
from benben.games.egyptia.components import BUILDINGS, CARDS, COLUMNS, DICE, HEX_COUNT, PLAGUES, REWARDS, SHIPS
from benben.games.egyptia.payments import MOST_PAID


@mypyc_attr(allow_interpreted_subclasses=True)
class ColumnName(Choice):
    """EGY-3.1: a column of the resource board."""

    def allowed(self) -> str:
        return f"{super().allowed()} (there are no others, EGY-3.1)"


@mypyc_attr(allow_interpreted_subclasses=True)
class HexNumber(Number):
    """EGY-6.4: a hex by its number; the oasis has none."""

    def allowed(self) -> str:
        return f"{super().allowed()} (the oasis has none: nothing is ever built on it, EGY-6.4)"


ACTIONS: Final = ActionTable()
CHOOSE_COLUMN: Final[i64] = ACTIONS.add("choose_column", ColumnName("column", COLUMNS), short="column").first
SUFFER_PLAGUE: Final[i64] = ACTIONS.add("suffer_plague", Choice("plague", PLAGUES), short="plague").first
LOSE_SHIP: Final[i64] = ACTIONS.add("lose_ship", Number("ship", 1, SHIPS), short="lose").first
BUILD_ONE: Final[i64] = ACTIONS.add("build_one", Choice("building", BUILDINGS), short="build").first
PLACE_ON: Final[i64] = ACTIONS.add("place_on", HexNumber("hex", 1, HEX_COUNT), short="hex").first
PAY: Final[i64] = ACTIONS.add(
    "pay", Number("grain", 0, MOST_PAID), Number("diamond", 0, MOST_PAID), Number("stone", 0, MOST_PAID)
).first
TAKE_REWARD: Final[i64] = ACTIONS.add("take_reward", Choice("goods", REWARDS), short="reward").first
USE_SHIP: Final[i64] = ACTIONS.add("use_ship", Number("ship", 1, SHIPS), short="ship").first
CONFIRM: Final[i64] = ACTIONS.add("confirm").first

PAY_STEP: Final = MOST_PAID + 1  # a payment's number is written to this base: grain, diamond, stone

# Chance: which Pharaoh card, and the column of each die.
OUTCOMES: Final = ActionTable()
DEMAND: Final[i64] = OUTCOMES.add("demand", Choice("card", CARDS)).first
ROLL: Final[i64] = OUTCOMES.add("roll", *[Choice(die, COLUMNS) for die in DICE]).first

DEMANDED: Final = ("pyramids", "quarries", "mines", "obelisks", "fields")  # by the card of each letter
REASONS: Final = (*DEMANDED, "favor", "ships", "pestilence")
FOR_FAVOR: Final = 5
FOR_SHIPS: Final = 6
FOR_PESTILENCE: Final = 7

EVENTS: Final = EventTable(REASONS)
CARD_DRAWN: Final[i64] = EVENTS.add("card_drawn", "card")
ROLLED: Final[i64] = EVENTS.add("rolled", "columns")
PRODUCED: Final[i64] = EVENTS.add("produced", "column", "amount", reveals=True)
SUFFERED: Final[i64] = EVENTS.add("suffered", "plague")
USED_SHIP: Final[i64] = EVENTS.add("used_ship", "ship")
LOST_SHIP: Final[i64] = EVENTS.add("lost_ship", "ship")
BUILT: Final[i64] = EVENTS.add("built", "building", "hex")
REWARDED: Final[i64] = EVENTS.add("rewarded", "goods")
STANDING: Final[i64] = EVENTS.add("standing", "points")  # as if the game ended now, for the chart
ROUND_ENDED: Final[i64] = EVENTS.add("round_ended", "round")
RED_DOT: Final[i64] = EVENTS.add("red_dot", "good")
GAME_ENDED: Final[i64] = EVENTS.add("game_ended")
