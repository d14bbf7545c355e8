"""A second, independent telling of *Egyptia*, to be run against the engine.

Written from the rulebook alone, without looking at the engine, to be read beside the rulebook: `play` tells the whole
game in the book's order, and everything it needs stands below it in the order in which the book speaks of it. It is
not made for speed. Chance and the players are asked by `yield`: chance as a `Chance`, the players all at once as a
`Round`, of which any open seat may be answered next; the answer comes back by `.send(…)`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import product
from typing import Any

# ---------------------------------------------------------------------------------------------------------------------
# Content
# ---------------------------------------------------------------------------------------------------------------------

BASICS = ["grain", "diamond", "stone"]
GOODS = [*BASICS, "favor"]
DICE = {"d4": "pyramid", "d6": "quarry", "d8": "mine", "d10": "obelisk", "d12": "field", "d20": "any"}
LAST_VALUES = {  # of each column in the row of a die
    "d4": [1, 2, 3, 4],
    "d6": [2, 4, 5, 6],
    "d8": [3, 5, 7, 8],
    "d10": [3, 6, 8, 10],
    "d12": [4, 7, 10, 12],
    "d20": [6, 12, 17, 20],
}
COSTS = {
    "pyramid": {"grain": 1, "diamond": 2, "stone": 2},
    "quarry": {"grain": 2, "diamond": 1},
    "mine": {"grain": 1, "stone": 2},
    "obelisk": {"grain": 1, "diamond": 1, "stone": 2},
    "field": {"diamond": 2, "stone": 1},
    "mound": {},
}
PRODUCERS = {"quarry": "stone", "mine": "diamond", "field": "grain"}
HIGHEST_MODIFIER = 4
DOTS = {"grain": 30, "diamond": 30, "stone": 30, "favor": 20}  # the last one is red
CIRCLED_AT_START = {"grain": 3, "diamond": 3, "stone": 3, "favor": 2}
SHIPS = {1: {"grain": 2, "diamond": 1}, 2: {"diamond": 1, "stone": 2}, 3: {"favor": 2}}
PLAGUES = [
    *["locusts", "blood", "dust_storm", "flies", "pestilence"],
    *["frogs", "darkness", "boils", "hail_fire", "death"],
]
PLAGUE_DICE = 3
LOSSES = {"locusts": {"grain": 2}, "blood": {"diamond": 2}, "dust_storm": {"stone": 2}, "flies": {"favor": 1}}
FROGS = 3
PESTILENCE_POINTS = 2
SHIP_POINTS = 2
OBELISK_POINTS = [0, 2, 5, 9, 14, 20, 27]
LINE_POINTS = [0, 1, 3, 6, 10]

# The map: rows from top to bottom, numbered without the oasis (0); * is a Sacred Site.
MAP = """
         1  2* 3
       4  5* 6  7
     8  9  0 10* 11
      12*13*14 15*
        16 17 18
"""
ROWS = [[int(word) for word in row.replace("*", " ").split()] for row in MAP.split("\n") if row.strip()]
FIRST_Q = [0, -1, -2, -2, -2]
PLACE = {n: (FIRST_Q[y] + x, y - 2) for y, row in enumerate(ROWS) for x, n in enumerate(row)}
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
OASIS = 0
HEXES = [n for n in PLACE if n != OASIS]
SACRED = [2, 5, 10, 12, 13, 15]

Form = dict[str, Any]  # an answer
Goods = dict[str, int]


def places_around(q: int, r: int) -> list[int]:
    return [n for n, place in PLACE.items() if (place[0] - q, place[1] - r) in STEPS]


NEIGHBOURS = {n: places_around(*PLACE[n]) for n in PLACE}
AT_OASIS = NEIGHBOURS[OASIS]


@dataclass
class Chance:
    name: str  # "demand" or "roll"
    outcomes: dict[str, int] = field(default_factory=dict)  # of a demand: the cards, each with its weight


@dataclass
class Round:
    """Everybody's open question."""

    questions: dict[int, list[Form]]  # by seat; who has confirmed is not there


@dataclass
class Sheet:
    city: dict[int, str] = field(default_factory=dict)
    circled: Goods = field(default_factory=lambda: dict(CIRCLED_AT_START))
    stock: Goods = field(default_factory=lambda: dict(CIRCLED_AT_START))
    modifiers: Goods = field(default_factory=lambda: dict.fromkeys(BASICS, 0))
    ships: list[int] = field(default_factory=lambda: [1, 2, 3])  # unused
    plagues: list[str] = field(default_factory=list)  # scribbled out
    deaths: int = 0
    confirmed: bool = False
    # this round
    column: str = ""
    plague: str = ""
    building: str = ""
    hex: int = 0
    due: Goods = field(default_factory=dict)  # while it is asked how to pay

    def circle(self, goods: Goods) -> None:
        """Dots are circled from left to right, as far as there are dots."""
        for good, number in goods.items():
            new = min(number, DOTS[good] - self.circled[good])
            self.circled[good] += new
            self.stock[good] += new

    def scribble(self, goods: Goods) -> None:
        for good, number in goods.items():
            self.stock[good] -= number
            assert self.stock[good] >= 0

    def empty(self) -> list[int]:
        return [hex for hex in HEXES if hex not in self.city]

    def count(self, building: str) -> int:
        return list(self.city.values()).count(building)

    def on(self, building: str) -> list[int]:
        return [hex for hex in HEXES if self.city.get(hex) == building]

    def beside(self, hex: int, *buildings: str) -> int:
        """How many of these buildings stand next to a hex."""
        return sum(self.city.get(n) in buildings for n in NEIGHBOURS[hex])

    def picture(self, cards: list[str]) -> dict[str, Any]:
        """In the words of the view."""
        by_card = [score_card(card, self) for card in cards]
        favor, ships, lost = favor_points(self), SHIP_POINTS * len(self.ships), pestilence(self)
        total = sum(by_card) + favor + ships - lost
        return {
            "hexes": [self.city.get(hex, "") for hex in HEXES],
            "gained": dict(self.circled),
            "stock": dict(self.stock),
            "productivity": dict(self.modifiers),
            "ships": [ship in self.ships for ship in SHIPS],
            "plagues": [plague for plague in PLAGUES if plague in self.plagues],
            "deaths": self.deaths,
            "built": len(self.city),
            "confirmed": self.confirmed,
            "points": {"cards": by_card, "favor": favor, "ships": ships, "pestilence": lost, "total": total},
        }


@dataclass
class Table:
    players: int
    cards: list[str] = field(default_factory=list)
    round: int = 0  # none before the cards are drawn
    dice: dict[str, str] = field(default_factory=dict)
    sheets: list[Sheet] = field(default_factory=list)
    shown: list[Sheet] = field(default_factory=list)  # as they were when all had confirmed

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it: the own sheet as it is, the others' as they were shown; −1 is a spectator."""
        sheets = []
        for n in range(self.players):
            sheet = self.sheets[n] if n == seat else self.shown[n]
            sheets.append(sheet.picture(self.cards) | {"confirmed": self.sheets[n].confirmed})
        counts = {column: list(self.dice.values()).count(column) for column in GOODS}
        told = {"round": self.round, "cards": list(self.cards), "dice": dict(self.dice), "counts": counts}
        return told | {"sheets": sheets}

    def own(self, seat: int) -> dict[str, Any]:
        sheet = self.sheets[seat]
        return {name: getattr(sheet, name) for name in ("column", "plague", "building", "hex")}


# ---------------------------------------------------------------------------------------------------------------------
# The game
# ---------------------------------------------------------------------------------------------------------------------


def play(table: Table, fixed: dict[str, str] | None = None) -> Generator[Chance | Round, Any, dict[str, list[int]]]:
    """The table is the caller's to look at; `fixed` names cards by letter that are not drawn."""
    # "Give each player their own Player Sheet and pencil."
    table.sheets = [Sheet() for _ in range(table.players)]
    table.shown = deepcopy(table.sheets)

    # "Separate the Pharaoh cards by letter and randomly select one card for each letter"
    cards: dict[str, str] = dict(fixed or {})
    for letter in "ABCDE":
        if letter not in cards:
            table.cards = sorted(cards.values())
            cards[letter] = yield Chance("demand", {f"{letter}{n}": 1 for n in (1, 2, 3)})
    table.cards = sorted(cards.values())

    while True:
        table.round += 1
        # "roll all of the dice and arrange them on the central Resource Board by their value and type"
        table.dice = yield Chance("roll")
        yield from everybody(table)
        table.dice = {}
        # "The game ends in one of two ways: all players draw a building in the last empty hex space …"
        full = all(not sheet.empty() for sheet in table.sheets)
        # "… OR any player circles any of the red dots, which ends the game at the conclusion of that round"
        red = any(sheet.circled[good] == DOTS[good] for sheet in table.sheets for good in GOODS)
        if full or red:
            return winning(table)


def everybody(table: Table) -> Generator[Round, tuple[int, Form], None]:
    """Simultaneously each player goes through the three phases; nobody waits for anybody."""
    rounds = {seat: one_round(table.sheets[seat], table.dice) for seat in range(table.players)}
    questions = {seat: next(rounds[seat]) for seat in rounds}
    while questions:
        seat, answer = yield Round(questions)
        try:
            questions[seat] = rounds[seat].send(answer)
        except StopIteration:
            del questions[seat]
    # "all players must confirm the number of buildings in their city"
    assert len({len(sheet.city) for sheet in table.sheets}) == 1
    for sheet in table.sheets:
        sheet.confirmed = False
        sheet.column = sheet.plague = sheet.building = ""
        sheet.hex = 0
    table.shown = deepcopy(table.sheets)


Asking = Generator[list[Form], Form, None]


def one_round(sheet: Sheet, dice: dict[str, str]) -> Asking:
    yield from produce(sheet, dice)
    if list(dice.values()).count(sheet.column) >= PLAGUE_DICE:
        yield from suffer_a_plague(sheet)
    yield from build(sheet, dice)
    yield from ask(sheet, lambda: [{"do": "confirm"}])
    sheet.confirmed = True


def ask(sheet: Sheet, answers: Callable[[], list[Form]]) -> Generator[list[Form], Form, Form]:
    """A question; "at any point during the game, you may use (scribble out) a ship and take the resources"."""
    while True:
        answer = yield answers() + [{"do": "use_ship", "ship": ship} for ship in sheet.ships]
        if answer["do"] != "use_ship":
            return answer
        use_ship(sheet, answer["ship"])


def use_ship(sheet: Sheet, ship: int) -> None:
    sheet.ships.remove(ship)  # "Each ship may only be used once per game."
    sheet.circle(SHIPS[ship])


# 1) Produce ----------------------------------------------------------------------------------------------------------


def produce(sheet: Sheet, dice: dict[str, str]) -> Asking:
    answer = yield from ask(sheet, lambda: [{"do": "choose_column", "column": column} for column in GOODS])
    sheet.column = answer["column"]
    number = list(dice.values()).count(sheet.column)
    # "you now gain additional resources equal to the last circled modifier on that track"
    sheet.circle({sheet.column: number + sheet.modifiers.get(sheet.column, 0)})


# 2) Plague -----------------------------------------------------------------------------------------------------------


def suffer_a_plague(sheet: Sheet) -> Asking:
    def answers() -> list[Form]:
        return [{"do": "suffer_plague", "plague": plague} for plague in PLAGUES if can_suffer(sheet, plague)]

    answer = yield from ask(sheet, answers)
    sheet.plague = plague = answer["plague"]
    # "scribble out that plague symbol": here before it is paid for, which makes no difference
    if plague == "death":
        sheet.deaths += 1  # "cannot be scribbled out, as this plague may be chosen more than once"
    else:
        sheet.plagues.append(plague)
    if plague == "hail_fire":
        yield from lose_a_ship(sheet)
    elif plague == "frogs":
        yield from pay(sheet, lambda: frog_payments(sheet.stock))
    elif plague in LOSSES:
        yield from pay(sheet, lambda: payments(sheet.stock, LOSSES[plague], True), LOSSES[plague])


def can_suffer(sheet: Sheet, plague: str) -> bool:
    """ "You must choose a plague that you can pay for/adhere to." """
    if plague in sheet.plagues:
        return False
    if plague in LOSSES:
        return bool(payments(sheet.stock, LOSSES[plague], True))
    if plague == "frogs":
        return sum(sheet.stock.values()) >= FROGS
    if plague == "hail_fire":
        return bool(sheet.ships)
    if plague == "darkness":
        return any(hex not in SACRED for hex in sheet.empty())
    if plague == "boils":
        return any(hex not in AT_OASIS for hex in sheet.empty())
    return True


def lose_a_ship(sheet: Sheet) -> Asking:
    """One that has not been used yet; without a choice nothing is asked. The last one cannot be used instead."""
    while len(sheet.ships) > 1:
        lose = [{"do": "lose_ship", "ship": ship} for ship in sheet.ships]
        answer = yield lose + [{"do": "use_ship", "ship": ship} for ship in sheet.ships]
        if answer["do"] == "lose_ship":
            sheet.ships.remove(answer["ship"])
            return
        use_ship(sheet, answer["ship"])
    sheet.ships.clear()


# 3) Build and confirm ------------------------------------------------------------------------------------------------


def build(sheet: Sheet, dice: dict[str, str]) -> Asking:
    types = [DICE[die] for die in dice if dice[die] == sheet.column]

    def buildings() -> list[Form]:
        return [{"do": "build_one", "building": b} for b in COSTS if hexes_for(sheet, b, types)]

    answer = yield from ask(sheet, buildings)
    sheet.building = building = answer["building"]
    answer = yield from ask(sheet, lambda: [{"do": "place_on", "hex": h} for h in hexes_for(sheet, building, types)])
    sheet.hex = hex = answer["hex"]
    # "draw its corresponding shape into any empty hex space"; the price comes after that
    sheet.city[hex] = building
    if building in PRODUCERS:
        good = PRODUCERS[building]
        sheet.modifiers[good] = min(sheet.modifiers[good] + 1, HIGHEST_MODIFIER)
    if building != "mound":
        due = cost(building, hex, types)
        yield from pay(sheet, lambda: payments(sheet.stock, due, sheet.plague != "darkness"), due)
    else:
        yield from reward(sheet)


def hexes_for(sheet: Sheet, building: str, types: list[str]) -> list[int]:
    """Where this building can be built now."""
    if building != "mound" and (sheet.plague == "death" or not {building, "any"} & set(types)):
        return []
    found = sheet.empty()
    if sheet.plague == "darkness":
        found = [hex for hex in found if hex not in SACRED]
    if sheet.plague == "boils":
        found = [hex for hex in found if hex not in AT_OASIS]
    market = sheet.plague != "darkness"
    if building == "mound":
        return found
    return [hex for hex in found if can_pay(sheet.stock, cost(building, hex, types), market)]


def cost(building: str, hex: int, types: list[str]) -> Goods:
    due = dict(COSTS[building])
    favor = (building not in types) + (hex in SACRED)  # the D20 is wild for a favor; a Sacred Site costs a favor
    return due | {"favor": favor}


def reward(sheet: Sheet) -> Asking:
    """ "2 basic resources of your choice (any combination) or 1 favor" """
    pairs = [f"{one}_{other}" for n, one in enumerate(BASICS) for other in BASICS[n:]]
    answer = yield from ask(sheet, lambda: [{"do": "take_reward", "goods": goods} for goods in [*pairs, "favor"]])
    for good in answer["goods"].split("_"):
        sheet.circle({good: 1})


# Market --------------------------------------------------------------------------------------------------------------


def least_favor(paid: Goods, due: Goods) -> int:
    """The favor that must be added to these basic goods.

    Goods beyond what is due are traded: two of them for a missing basic good, which is another one then, or three for
    a favor. What is still missing is a favor each.
    """
    over = sum(max(paid[good] - due.get(good, 0), 0) for good in BASICS)
    missing = sum(max(due.get(good, 0) - paid[good], 0) for good in BASICS)
    by_two = min(missing, over // 2)
    by_three = min(due.get("favor", 0), (over - 2 * by_two) // 3)
    return missing - by_two + due.get("favor", 0) - by_three


def can_pay(stock: Goods, due: Goods, market: bool) -> bool:
    if not market:
        return all(stock[good] >= due.get(good, 0) for good in GOODS)
    return least_favor(stock, due) <= stock["favor"]


def payments(stock: Goods, due: Goods, market: bool) -> list[Goods]:
    """Every payment of which nothing can be left out; the one without the market first, if it is one of them."""
    plain = {good: due.get(good, 0) for good in GOODS}
    if not market:
        return [plain] if can_pay(stock, due, False) else []
    if not can_pay(stock, due, True):
        return []
    found = []
    most = [min(stock[good], 3 * sum(due.values())) for good in BASICS]
    for numbers in product(*(range(n + 1) for n in most)):
        paid = dict(zip(BASICS, numbers, strict=True))
        favor = least_favor(paid, due)
        fewer = [paid | {good: paid[good] - 1} for good in BASICS if paid[good]]
        if favor <= stock["favor"] and all(least_favor(less, due) > favor for less in fewer):
            found.append(paid | {"favor": favor})
    return sorted(found, key=lambda paid: paid != plain)


def frog_payments(stock: Goods) -> list[Goods]:
    """ "Lose 3 resources of your choice" """
    mixes = product(*(range(min(stock[good], FROGS) + 1) for good in GOODS))
    return [dict(zip(GOODS, mix, strict=True)) for mix in mixes if sum(mix) == FROGS]


def pay(sheet: Sheet, ways: Callable[[], list[Goods]], due: Goods | None = None) -> Asking:
    found = ways()
    if len(found) == 1:
        sheet.scribble(found[0])
        return
    sheet.due = {good: (due or {}).get(good, 0) for good in GOODS}
    answer = yield from ask(sheet, lambda: [{"do": "pay"} | way for way in ways()])
    sheet.due = {}
    sheet.scribble({good: answer[good] for good in GOODS})


# ---------------------------------------------------------------------------------------------------------------------
# Winning
# ---------------------------------------------------------------------------------------------------------------------


def score_card(card: str, sheet: Sheet) -> int:
    pyramids, quarries, mines = sheet.on("pyramid"), sheet.on("quarry"), sheet.on("mine")
    obelisks, fields = sheet.on("obelisk"), sheet.on("field")

    def sacred(hex: int) -> int:
        return sum(n in SACRED for n in NEIGHBOURS[hex])

    if card == "A1":
        return sum(5 if hex in AT_OASIS else 4 for hex in pyramids)
    if card == "A2":
        return sum(5 if hex in SACRED else 4 for hex in pyramids)
    if card == "A3":
        return sum(4 if sheet.beside(hex, "pyramid") else 5 for hex in pyramids)
    if card == "B1":
        return sum(3 for hex in quarries if sheet.beside(hex, "pyramid") and not sheet.beside(hex, "obelisk"))
    if card == "B2":
        return sum({0: 0, 1: 3}.get(sacred(hex), 2) for hex in quarries)
    if card == "B3":
        return sum(3 for hex in quarries if sheet.beside(hex, "quarry", "mine", "field") >= 2)
    if card == "C1":
        return sum([0, 2, 3][bool(sheet.beside(h, "obelisk")) + bool(sheet.beside(h, "pyramid"))] for h in mines)
    if card == "C2":
        return sum(3 for hex in mines if hex not in AT_OASIS and hex not in SACRED)
    if card == "C3":
        return sum(3 for hex in mines if sheet.beside(hex, "pyramid") >= 2)
    if card == "D1":
        return 3 * len(obelisks) + largest_group(obelisks)
    if card == "D2":
        return OBELISK_POINTS[min(len(obelisks), len(OBELISK_POINTS) - 1)]
    if card == "D3":
        return sum(3 if sheet.beside(hex, "pyramid") else 4 for hex in obelisks)
    if card == "E1":
        return sum(sacred(hex) for hex in fields)
    if card == "E2":
        return LINE_POINTS[longest_line(fields)]
    assert card == "E3"
    return sum(3 for hex in fields if hex in AT_OASIS and not sheet.beside(hex, "pyramid"))


def largest_group(hexes: list[int]) -> int:
    left, largest = set(hexes), 0
    while left:
        group = {min(left)}
        while more := {n for hex in group for n in NEIGHBOURS[hex] if n in left} - group:
            group |= more
        largest = max(largest, len(group))
        left -= group
    return largest


def longest_line(hexes: list[int]) -> int:
    """Hexes lie on one line if they share q, r or q + r."""
    most = 0
    for hex in hexes:
        q, r = PLACE[hex]
        others = [PLACE[other] for other in hexes]
        most = max(most, sum(p[0] == q for p in others), sum(p[1] == r for p in others))
        most = max(most, sum(sum(p) == q + r for p in others))
    return most


def unused_favor(sheet: Sheet) -> int:
    """With the last trade of basic goods at 3 to 1."""
    return sheet.stock["favor"] + sum(sheet.stock[good] for good in BASICS) // 3


def favor_points(sheet: Sheet) -> int:
    return unused_favor(sheet) // 2


def pestilence(sheet: Sheet) -> int:
    return PESTILENCE_POINTS if "pestilence" in sheet.plagues else 0


def winning(table: Table) -> dict[str, list[int]]:
    scores = [sheet.picture(table.cards)["points"]["total"] for sheet in table.sheets]
    # "the tied player who scribbled out the fewest plagues wins, followed by the one with the most unused favor"
    ranks = [(score, -len(s.plagues), unused_favor(s)) for score, s in zip(scores, table.sheets, strict=True)]
    return {"scores": scores, "winners": [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]}


def title(points: int) -> str:
    for least, name in ((70, "legendary"), (65, "master"), (60, "skilled"), (50, "standard")):
        if points >= least:
            return name
    return "apprentice"


# ---------------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------------


def roll_dice(chance: random.Random, loaded: bool) -> dict[str, str]:
    """Fair dice by their values, or loaded ones that crowd into few columns."""
    if loaded:
        weights = [chance.expovariate(1.0) ** 2 for _ in GOODS]
        return {die: chance.choices(GOODS, weights)[0] for die in DICE}
    values = {die: chance.randint(1, lasts[-1]) for die, lasts in LAST_VALUES.items()}
    return {die: GOODS[sum(value > last for last in LAST_VALUES[die])] for die, value in values.items()}


def random_answer(answers: list[Form], chance: random.Random, thrift: float) -> Form:
    """First a kind of answer, then one of that kind; ships and mounds are rarer than they would be by chance alone."""
    kinds = sorted({answer["do"] for answer in answers})
    if len(kinds) > 1 and chance.random() < thrift:
        kinds.remove("use_ship")
    kind = chance.choice(kinds)
    found = [answer for answer in answers if answer["do"] == kind]
    if kind == "build_one" and len(found) > 1 and chance.random() < thrift:
        found = [answer for answer in found if answer["building"] != "mound"]
    return chance.choice(found)
