"""The state of a game of Egyptia: the roll on the resource board and everybody's sheet."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import bit, size
from benben.core.steps import State
from benben.games.egyptia.city import ALL_HEXES, NONE, City
from benben.games.egyptia.components import ALL_SHIPS, COLUMN_BITS, COLUMN_MASK, DICE_IN, EgyptiaComponents
from benben.games.egyptia.goods import DIAMOND, FAVOR, GRAIN, KINDS, amount, some
from benben.games.egyptia.pharaoh_cards import CARDS_OF_LETTER, LETTER_COUNT
from benben.games.egyptia.plagues import COME_AGAIN, is_in

CARD_BITS: Final = 2
CARD_MASK: Final = 3


class Sheet:
    """One player's sheet, and what was chosen in the round that is open. Goods are baskets."""

    def __init__(self, box: EgyptiaComponents, source: Sheet | None) -> None:
        self.city: City
        self.gained: i64 = box.start  # goods ever circled
        self.stock: i64 = box.start  # goods circled and not scribbled out
        self.ships: i64 = ALL_SHIPS  # set of ships not used
        self.plagues: i64 = 0  # set of plagues scribbled out
        self.deaths: i64 = 0  # how often Death was suffered, which is never scribbled out
        # The round that is open.
        self.column: i64 = NONE
        self.produced: i64 = 0
        self.plague: i64 = NONE
        self.building: i64 = NONE
        self.hex: i64 = NONE
        self.reward: i64 = NONE  # of a mound
        self.due: i64 = NONE  # the number of the price that is being paid
        self.used: i64 = 0  # set of ships used
        self.lost: i64 = 0  # set of ships lost
        self.gained_before: i64 = box.start
        self.stock_before: i64 = box.start
        if source is None:
            self.city = City(None)
        else:
            self._copy(source)

    def _copy(self, source: Sheet) -> None:
        self.city = City(source.city)
        self.gained = source.gained
        self.stock = source.stock
        self.ships = source.ships
        self.plagues = source.plagues
        self.deaths = source.deaths
        self.column = source.column
        self.produced = source.produced
        self.plague = source.plague
        self.building = source.building
        self.hex = source.hex
        self.reward = source.reward
        self.due = source.due
        self.used = source.used
        self.lost = source.lost
        self.gained_before = source.gained_before
        self.stock_before = source.stock_before

    def begin_round(self) -> None:
        """EGY-12.3: nothing is chosen yet."""
        self.column = NONE
        self.produced = 0
        self.plague = NONE
        self.building = NONE
        self.hex = NONE
        self.reward = NONE
        self.due = NONE
        self.used = 0
        self.lost = 0
        self.gained_before = self.gained
        self.stock_before = self.stock

    def take_back_round(self) -> None:
        """Make the sheet what it was when the round began."""
        self.gained = self.gained_before
        self.stock = self.stock_before
        self.ships |= self.used | self.lost
        if self.hex != NONE:
            self.city.put(self.building, bit(self.hex))
        if is_in(COME_AGAIN, self.plague):
            self.deaths -= 1
        elif self.plague != NONE:
            self.plagues &= ~bit(self.plague)
        self.begin_round()

    def empty(self) -> i64:
        """The set of hexes without a building; the oasis is none."""
        return ALL_HEXES & ~self.city.taken()

    def productivity(self, box: EgyptiaComponents, good: i64) -> i64:
        """EGY-11.1, EGY-11.2, EGY-11.3: what a good's production buildings add, up to the end of their track."""
        if good == FAVOR:
            return 0
        makers = self.city.quarries
        if good == GRAIN:
            makers = self.city.fields
        elif good == DIAMOND:
            makers = self.city.mines
        return box.productivity[min(size(makers), i64(len(box.productivity)) - 1)]

    def gain(self, box: EgyptiaComponents, goods: i64) -> i64:
        """EGY-3.4: circle goods up to the last dot of each track, the rest is lost; tells what was circled."""
        circled = goods
        for good in range(i64(KINDS)):
            over = amount(self.gained, good) + amount(goods, good) - box.tracks[good]
            if over > 0:
                circled -= some(good, min(over, amount(goods, good)))
        self.gained += circled
        self.stock += circled
        return circled


class Egyptia(State):
    """The table."""

    def __init__(self, seats: i64, box: EgyptiaComponents, source: Egyptia | None) -> None:
        super().__init__(seats, source)
        self.box: EgyptiaComponents = box  # the numbers printed on board, cards and sheets
        self.sheets: vec[Sheet] = vec[Sheet](capacity=seats)
        self.round: i64 = 0
        self.cards: i64 = 0  # two bits for each letter: the card's number from 1 on, 0 if not drawn
        self.roll: i64 = NONE  # the columns of the dice, as a number to the base 4
        if source is None:
            for i in range(seats):
                self.sheets = append(self.sheets, Sheet(box, None))
        else:
            for i in range(seats):
                self.sheets = append(self.sheets, Sheet(box, source.sheets[i]))
            self.round = source.round
            self.cards = source.cards
            self.roll = source.roll

    def clone(self) -> Egyptia:
        return Egyptia(self.seats, self.box, self)

    def card(self, letter: i64) -> i64:
        """The number of the letter's card, from 1 on; 0 if none is drawn yet."""
        return (self.cards >> (CARD_BITS * letter)) & CARD_MASK

    def drawn_cards(self) -> list[int]:
        """The numbers of the cards that are drawn, among all fifteen."""
        letters = [letter for letter in range(LETTER_COUNT) if self.card(letter) > 0]
        return [letter * CARDS_OF_LETTER + self.card(letter) - 1 for letter in letters]

    def dice_in(self, column: i64) -> i64:
        """The set of dice in a column."""
        return (DICE_IN[self.roll] >> (COLUMN_BITS * column)) & COLUMN_MASK
