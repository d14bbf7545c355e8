"""Every answer a player can give, every outcome of chance, and every event of Egyptia."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from benben.core.actions import ActionTable, Choice, Number
from benben.core.errors import BadAnswer, shown
from benben.core.events import EventTable
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT
from benben.games.egyptia.components import COLUMNS, DICE, PAYMENTS, REWARDS, SHIPS
from benben.games.egyptia.goods import GOODS, KINDS, amount
from benben.games.egyptia.payments import MOST_PAID
from benben.games.egyptia.pharaoh_cards import CARDS
from benben.games.egyptia.plagues import PLAGUES
from benben.language.book import Book, book_of

BOOK: Final[Book] = book_of("benben.games.egyptia")


@mypyc_attr(allow_interpreted_subclasses=True)
class ColumnName(Choice):
    """EGY-3.1: a column of the resource board; there are no others."""

    def refuse(self, value: object) -> BadAnswer:
        names = ", ".join(self.names)
        return BadAnswer(BOOK.message("no-such-column", name=self.name, names=names, given=shown(value)))


@mypyc_attr(allow_interpreted_subclasses=True)
class HexNumber(Number):
    """EGY-6.4: a hex by its number; the oasis has none."""

    def refuse(self, value: object) -> BadAnswer:
        return BadAnswer(BOOK.message("no-such-hex", name=self.name, most=str(self.high), given=shown(value)))


ACTIONS: Final = ActionTable()
CHOOSE_COLUMN: Final = ACTIONS.add("choose_column", ColumnName("column", COLUMNS), short="column")
SUFFER_PLAGUE: Final = ACTIONS.add("suffer_plague", Choice("plague", PLAGUES), short="plague")
LOSE_SHIP: Final = ACTIONS.add("lose_ship", Number("ship", 1, SHIPS), short="lose")
BUILD_ONE: Final = ACTIONS.add("build_one", Choice("building", BUILDINGS), short="build")
PLACE_ON: Final = ACTIONS.add("place_on", HexNumber("hex", 1, HEX_COUNT), short="hex")
PAY: Final = ACTIONS.add(
    "pay",
    *[Number(good, 0, MOST_PAID) for good in GOODS],
    only=[[amount(goods, good) for good in range(KINDS)] for goods in PAYMENTS.payments],
)
TAKE_REWARD: Final = ACTIONS.add("take_reward", Choice("goods", REWARDS), short="reward")
USE_SHIP: Final = ACTIONS.add("use_ship", Number("ship", 1, SHIPS), short="ship")
CONFIRM: Final = ACTIONS.add("confirm")

# Chance: which Pharaoh card, and the column of each die.
OUTCOMES: Final = ActionTable()
DEMAND: Final = OUTCOMES.add("demand", Choice("card", CARDS))
ROLL: Final = OUTCOMES.add("roll", *[Choice(die, COLUMNS) for die in DICE])

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
