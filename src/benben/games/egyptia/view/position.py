"""Positions of Egyptia: each sheet as it was when the round began, and what its owner has chosen since."""

from __future__ import annotations

from typing import Any

from benben.core.bits import bit, has, members_of, shl, size
from benben.core.errors import BadPosition
from benben.core.game import Positions
from benben.core.position import Part, rule_of
from benben.core.steps import Step
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT, MOUND, NONE, SACRED, City
from benben.games.egyptia.components import (
    COLUMN_COUNT,
    COLUMNS,
    DICE,
    PLAGUE_PRICES,
    REWARD_GOODS,
    REWARDS,
    SHIPS,
)
from benben.games.egyptia.goods import GOODS, KINDS, amount, basket, covers, some
from benben.games.egyptia.pharaoh_cards import CARDS, CARDS_OF_LETTER, LETTERS
from benben.games.egyptia.plagues import CLOSE_MARKET, COME_AGAIN, ONLY_MOUND, PLAGUES, TAKE_SHIP, is_in
from benben.games.egyptia.rules.build import affordable_hexes, is_offered, price_of
from benben.games.egyptia.rules.end import has_red_dot, is_over
from benben.games.egyptia.rules.pay import only_way
from benben.games.egyptia.rules.plague import forbidden_hexes, is_crowded
from benben.games.egyptia.rules.ships import owes_ship
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.state import CARD_BITS, Egyptia, Sheet
from benben.games.egyptia.view import dice, goods, named
from benben.language import book_of

BOOK = book_of("benben.games.egyptia")

REVEAL = ("ShowRound", "PlayRounds")
QUESTIONS = (
    "MustChooseColumn", "MustSuffer", "MustLoseShip", "MustPay", "MustBuild", "MustPlace", "MustTakeReward",
    "MustConfirm",
)  # fmt: skip
BENEATH = {"DrawCard": ("PlayRounds",), "RollDice": ("AskEverybody", *REVEAL), **dict.fromkeys(QUESTIONS, REVEAL)}
LASTING = tuple(plague for i, plague in enumerate(PLAGUES) if not is_in(COME_AGAIN, i))  # scribbled out
MOST_GOODS = 100  # of one kind: no track is longer
PAYABLE = ("plague", "building")
FIELDS = ("pyramids", "quarries", "mines", "obelisks", "fields", "mounds")  # of a city, by building


# Writing


def write(s: Egyptia) -> dict[str, Any]:
    table: dict[str, Any] = {"round": s.round, "cards": cards(s)}
    if s.roll != NONE:
        table["dice"] = dice(s)
    table["sheets"] = [write_sheet(s, s.sheets[seat]) for seat in range(s.seats)]
    return table


def cards(s: Egyptia) -> list[str]:
    """The Pharaoh's demands that are drawn."""
    letters = [letter for letter in range(len(LETTERS)) if s.card(letter)]
    return [CARDS[letter * CARDS_OF_LETTER + s.card(letter) - 1] for letter in letters]


def write_sheet(s: Egyptia, me: Sheet) -> dict[str, Any]:
    before = Sheet(s.box, me)
    before.take_back_round()
    sheet: dict[str, Any] = {
        "city": {
            building: [hex + 1 for hex in members_of(getattr(before.city, FIELDS[i]))]
            for i, building in enumerate(BUILDINGS)
            if getattr(before.city, FIELDS[i])
        },
        "gained": goods(before.gained),
        "stock": goods(before.stock),
        "ships": [ship + 1 for ship in members_of(before.ships)],
        "plagues": [PLAGUES[plague] for plague in members_of(before.plagues)],
        "deaths": before.deaths,
    }
    chosen = write_chosen(me, before)
    return sheet | {"chosen": chosen} if chosen else sheet


def write_chosen(me: Sheet, before: Sheet) -> dict[str, Any]:
    """What was chosen in the round that is open, as far as anything was."""
    paid = before.stock + me.gained - before.gained - me.stock
    facts = {
        "column": named(COLUMNS, me.column),
        "produced": me.produced if me.column != NONE else NONE,
        "ships": [ship + 1 for ship in members_of(me.used)],
        "plague": named(PLAGUES, me.plague),
        "lost": [ship + 1 for ship in members_of(me.lost)],
        "building": named(BUILDINGS, me.building),
        "hex": me.hex + 1 if me.hex != NONE else NONE,
        "reward": named(REWARDS, me.reward),
        "paid": goods(paid) if paid else {},
        "due": "" if me.due == NONE else PAYABLE[me.due < PLAGUE_PRICES],
    }
    return {name: fact for name, fact in facts.items() if fact not in ("", NONE, [], {})}


def name_of(step: Step) -> str:
    """A draw names its letter."""
    return f"DrawCard {LETTERS[step.id - draw_of(0).id]}" if rule_of(step) == "DrawCard" else ""


# Reading


def read(table: Part, s: Egyptia) -> None:
    read_cards(table, s)
    rolled = table.part("dice")
    if rolled.form:
        read_dice(rolled, s)
    sheets = table.row("sheets", s.seats, "seat")
    for seat, part in enumerate(sheets):
        read_sheet(part, s, s.sheets[seat])
    s.round = table.number("round", 0, HEX_COUNT, built(s.sheets[0]) + 1)
    for seat, part in enumerate(sheets):
        read_chosen(part.part("chosen"), s, s.sheets[seat])


def built(me: Sheet) -> int:
    return size(me.city.taken())


def read_cards(table: Part, s: Egyptia) -> None:
    for card in table.different("cards", CARDS):
        letter, number = card // CARDS_OF_LETTER, card % CARDS_OF_LETTER + 1
        if s.card(letter) not in (0, number):
            raise BadPosition(
                BOOK.message("position-two-cards", place=table.place, card=CARDS[card], letter=LETTERS[letter])
            )
        if s.card(letter) == 0:
            s.cards |= shl(number, CARD_BITS * letter)


def read_dice(part: Part, s: Egyptia) -> None:
    s.roll = 0
    for die in DICE:
        column = part.choice(die, COLUMNS)
        if column < 0:
            raise BadPosition(BOOK.message("position-die-missing", place=part.place, key=die))
        s.roll = s.roll * COLUMN_COUNT + column


def read_sheet(part: Part, s: Egyptia, me: Sheet) -> None:
    """A sheet as it was when the round began."""
    read_city(part.part("city"), me.city)
    start = [amount(s.box.start, good) for good in range(KINDS)]
    stock = part.counts("stock", GOODS, MOST_GOODS, start)
    gained = part.counts("gained", GOODS, MOST_GOODS, [max(pair) for pair in zip(start, stock, strict=True)])
    for good, name in enumerate(GOODS):
        low, high = max(start[good], stock[good]), s.box.tracks[good]
        if not low <= gained[good] <= high:
            raise BadPosition(BOOK.message("position-gained", place=part.place, key=name, low=low, high=high))
    me.stock, me.gained = basket(*stock), basket(*gained)
    me.ships = sum(bit(ship - 1) for ship in part.numbers("ships", 1, SHIPS, range(1, SHIPS + 1)))
    me.plagues = sum(bit(PLAGUES.index(LASTING[i])) for i in part.different("plagues", LASTING))
    me.deaths = part.number("deaths", 0, HEX_COUNT, 0)
    me.begin_round()
    if size(me.plagues) + me.deaths > built(me):
        raise BadPosition(BOOK.message("position-many-plagues", place=part.place))


def read_city(part: Part, city: City) -> None:
    for building, name in enumerate(BUILDINGS):
        for hex in part.numbers(name, 1, HEX_COUNT):
            if has(city.taken(), hex - 1):
                raise BadPosition(BOOK.message("position-two-on-hex", place=part.place, hex=hex))
            city.put(building, bit(hex - 1))


def read_chosen(part: Part, s: Egyptia, me: Sheet) -> None:
    """Go through the round in the book's order with what was chosen."""
    if part.form and s.roll == NONE:
        raise BadPosition(BOOK.message("position-chosen-early", place=part.place))
    read_used(part, s, me)
    read_column(part, s, me)
    read_plague(part, s, me)
    read_building(part, s, me)
    read_payment(part, s, me)


def read_used(part: Part, s: Egyptia, me: Sheet) -> None:
    for ship in part.numbers("ships", 1, SHIPS):
        take_ship(part, me, ship)
        me.used |= bit(ship - 1)
    for ship in part.numbers("lost", 1, SHIPS):
        take_ship(part, me, ship)
        me.lost |= bit(ship - 1)


def take_ship(part: Part, me: Sheet, ship: int) -> None:
    if not has(me.ships, ship - 1):
        raise BadPosition(BOOK.message("position-ship-twice", place=part.place, ship=ship))
    me.ships &= ~bit(ship - 1)


def read_column(part: Part, s: Egyptia, me: Sheet) -> None:
    """EGY-3.1: the column and what it produced; a track that was nearly full may have cut that short."""
    me.column = part.choice("column", COLUMNS)
    if me.column != NONE:
        whole = size(s.dice_in(me.column)) + me.productivity(s.box, me.column)
        room = s.box.tracks[me.column] - amount(me.gained, me.column)
        loads = sum(amount(s.box.loads[ship], me.column) for ship in members_of(me.used))
        least, most = min(whole, max(room - loads, 0)), min(whole, room)
        me.produced = part.number("produced", least, most, most)
        me.gain(s.box, some(me.column, whole))
    for ship in members_of(me.used):
        me.gain(s.box, s.box.loads[ship])


def read_plague(part: Part, s: Egyptia, me: Sheet) -> None:
    """EGY-4.1 to EGY-4.6: just who took a column with three dice suffers one plague."""
    me.plague = part.choice("plague", PLAGUES)
    if me.plague != NONE and (me.column == NONE or not is_crowded(s, me) or has(me.plagues, me.plague)):
        raise BadPosition(BOOK.message("position-plague", place=part.place, dice=int(s.box.plague_dice)))
    if me.lost and (not is_in(TAKE_SHIP, me.plague) or size(me.lost) > 1):
        raise BadPosition(BOOK.message("position-lost", place=part.place))
    if is_in(COME_AGAIN, me.plague):
        me.deaths += 1
    elif me.plague != NONE:
        me.plagues |= bit(me.plague)


def read_building(part: Part, s: Egyptia, me: Sheet) -> None:
    """EGY-6.1 to EGY-6.4, EGY-9.3: a building that the dice offer, on an empty hex."""
    me.building = part.choice("building", BUILDINGS)
    hex, reward = part.number("hex", 1, HEX_COUNT, 0) - 1, part.choice("reward", REWARDS)
    if me.building != NONE:
        ready = me.column != NONE and (me.plague != NONE or not is_crowded(s, me))
        offered = me.building == MOUND or (
            ready and not is_in(ONLY_MOUND, me.plague) and is_offered(s.dice_in(me.column), me.building)
        )
        if not ready or not offered:
            raise BadPosition(BOOK.message("position-building", place=part.place))
    if hex != NONE:
        if me.building == NONE or not has(me.empty() & ~forbidden_hexes(me), hex):
            raise BadPosition(BOOK.message("position-hex", place=part.place, hex=hex + 1))
        me.hex = hex
        me.city.put(me.building, bit(hex))
    if reward != NONE:
        if me.building != MOUND or hex == NONE:
            raise BadPosition(BOOK.message("position-reward", place=part.place))
        me.reward = reward
        me.gain(s.box, REWARD_GOODS[reward])


def read_payment(part: Part, s: Egyptia, me: Sheet) -> None:
    """EGY-7.3: what was paid for plague and building, and what of it is still due."""
    due = part.choice("due", PAYABLE)
    if due >= 0:
        plague, building = has_price(me) and me.building == NONE, me.hex != NONE and me.building != MOUND
        if not (building if due else plague):
            raise BadPosition(BOOK.message("position-due", place=part.place, due=PAYABLE[due]))
        me.due = building_price(s, me) if due else PLAGUE_PRICES + me.plague
    paid = basket(*part.counts("paid", GOODS, MOST_GOODS, [0] * KINDS))
    if not covers(me.stock, paid) or paid not in possible_payments(s, me):
        raise BadPosition(BOOK.message("position-paid", place=part.place))
    me.stock -= paid
    if me.due != NONE and only_way(me, s.box.prices[me.due]) != NONE:
        raise BadPosition(BOOK.message("position-paid-at-once", place=part.place))


def has_price(me: Sheet) -> bool:
    """Whether a plague is one that goods are paid for, be it none."""
    return me.plague != NONE and not is_in(COME_AGAIN | TAKE_SHIP, me.plague)


def building_price(s: Egyptia, me: Sheet) -> int:
    return price_of(s, me, me.building, has(SACRED, me.hex))


def possible_payments(s: Egyptia, me: Sheet) -> set[int]:
    """Everything that may have been paid in all, in goods."""
    sums = {0}
    if has_price(me) and me.due < PLAGUE_PRICES:
        sums = set(s.box.prices[PLAGUE_PRICES + me.plague].find_ways())
    if me.hex != NONE and me.building != MOUND and not 0 <= me.due < PLAGUE_PRICES:
        price = s.box.prices[building_price(s, me)]
        ways = [price.due] if is_in(CLOSE_MARKET, me.plague) else list(price.find_ways())
        sums = {before + way for before in sums for way in ways}
    return sums


# What is asked


def usual(s: Egyptia) -> list[Step]:
    """Cards are drawn, then the dice are rolled; where they lie, everybody goes on with their round."""
    letters = [letter for letter in range(len(LETTERS)) if not s.card(letter)]
    if letters:
        return [draw_of(letter) for letter in letters]
    if s.roll == NONE:
        return [STEPS.steps[STEPS.numbers["RollDice"]]]
    return [question(s, seat) for seat in range(s.seats)]


def draw_of(letter: int) -> Step:
    return STEPS.steps[STEPS.numbers[f"DrawCard letter {letter}"]]


def question(s: Egyptia, seat: int) -> Step:
    """What a seat is asked in its round as it stands, if it has not confirmed."""
    return STEPS.steps[STEPS.numbers[f"{rule_for(s, s.sheets[seat])} seat {seat}"]]


def rule_for(s: Egyptia, me: Sheet) -> str:
    if me.column == NONE:
        return "MustChooseColumn"
    if me.plague == NONE and is_crowded(s, me):
        return "MustSuffer"
    if owes_ship(me):
        return "MustLoseShip"
    if me.due != NONE:
        return "MustPay"
    if me.building == NONE:
        return "MustBuild"
    if me.hex == NONE:
        return "MustPlace"
    return "MustTakeReward" if me.building == MOUND and me.reward == NONE else "MustConfirm"


# Sense


def check(s: Egyptia, asked: list[Step]) -> None:
    """EGY-1.2, EGY-2.1, EGY-12.1, EGY-13.1: what can be asked in such a position."""
    first = rule_of(asked[0]) if asked else ""
    if first == "DrawCard":
        check_start(s, asked)
        return
    if len(cards(s)) < len(LETTERS):
        raise BadPosition(BOOK.message("position-cards-first", count=len(LETTERS)))
    check_rounds(s, 0 if asked else 1)
    if first in ("", "RollDice"):
        if s.roll != NONE or len(asked) > 1:
            raise BadPosition(BOOK.message("position-dice-lie"))
    else:
        check_round(s, asked)
    check_end(s, bool(asked))


def check_start(s: Egyptia, asked: list[Step]) -> None:
    missing = [draw_of(letter).id for letter in range(len(LETTERS)) if not s.card(letter)]
    fresh = Egyptia(s.seats, s.box, None)
    if [step.id for step in asked] != missing or write(s)["sheets"] != write(fresh)["sheets"] or s.roll != NONE:
        raise BadPosition(BOOK.message("position-start"))
    s.round = 0


def check_rounds(s: Egyptia, over: int) -> None:
    """EGY-6.1: everybody builds once in each round."""
    if over and s.round > built(s.sheets[0]):
        s.round = built(s.sheets[0])  # where no number was named
    for seat in range(s.seats):
        before = built(s.sheets[seat]) - (s.sheets[seat].hex != NONE)
        if before != s.round - 1 + over:
            round, expected = int(s.round), s.round - 1 + over
            raise BadPosition(
                BOOK.message("position-buildings", seat=seat, built=before, round=round, expected=expected)
            )


def check_round(s: Egyptia, asked: list[Step]) -> None:
    """EGY-2.4, EGY-12.2: every seat has the questions of its own round, or has confirmed."""
    if s.roll == NONE:
        raise BadPosition(BOOK.message("position-no-dice"))
    for seat in range(s.seats):
        expected = question(s, seat)
        found = [step.id for step in asked if step.owner == seat]
        if found != [expected.id] and (found or rule_of(expected) != "MustConfirm"):
            raise BadPosition(BOOK.message("position-asked", seat=seat, step=rule_of(expected)))
        if s.sheets[seat].hex == NONE and not affordable_hexes(s, s.sheets[seat], MOUND):
            raise BadPosition(BOOK.message("position-no-hex", seat=seat))


def check_end(s: Egyptia, goes_on: bool) -> None:
    """EGY-13.1, EGY-13.2: the game ends between two rounds, with the last hex or a red dot."""
    if not goes_on:
        if not is_over(s):
            raise BadPosition(BOOK.message("position-not-over"))
        return
    for seat in range(s.seats):
        before = Sheet(s.box, s.sheets[seat])
        before.take_back_round()
        if s.round > 1 and any(has_red_dot(s.box, before, good) for good in range(KINDS)):
            raise BadPosition(BOOK.message("position-over", seat=seat))


POSITIONS = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH, say=name_of)
