"""What a sheet is worth in the middle of a game, by numbers that can be learned, and fast: rollouts ask it very often.

It weighs what `evaluation` weighs. What the empty hexes promise is found once for a round, before its building.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.core.learning import Numbers
from benben.games.egyptia.advice.forecast_tables import (
    MOST_KEPT,
    MOST_STEPS,
    buildings_of,
    room_costs,
    shares_of,
    step_worths,
    stock_worths,
)
from benben.games.egyptia.advice.numbers import (
    BEST_SHARE,
    HOPE_COUNT,
    HOPE_FAR,
    HOPE_NEAR,
    HOPE_ROUNDS,
    PLAGUE_ROUNDS,
    PLAGUE_WORTH,
    SHIP_WORTH,
    SITE_COST,
    numbers_at,
)
from benben.games.egyptia.city import (
    ALL_HEXES,
    BUILDING_COUNT,
    HEX_COUNT,
    LINES,
    MOUND,
    NONE,
    SACRED,
    City,
    next_to,
    next_to_two,
)
from benben.games.egyptia.effects import (
    A_FULL_SET,
    A_NEIGHBOUR,
    BOTH_KINDS,
    FULL_SET,
    NOTHING,
    TWO_NEIGHBOURS,
    Effect,
)
from benben.games.egyptia.goods import DIAMOND, FAVOR, GRAIN, KINDS, STONE, amount
from benben.games.egyptia.pharaoh_cards import CARD_ROW, EFFECTS
from benben.games.egyptia.plagues import PESTILENCE
from benben.games.egyptia.scoring import score_cards, score_favor, score_pestilence, score_ships
from benben.games.egyptia.state import Egyptia, Sheet

NEVER: Final = -1000.0  # worth of what cannot be


class Forecast:
    """What things are worth with these Pharaoh cards and so many rounds left."""

    def __init__(self, s: Egyptia, left: i64, rows: Numbers) -> None:
        numbers = numbers_at(rows, left)
        cards = s.drawn_cards()
        self.s: Egyptia = s
        self.left: i64 = left  # rounds after this one
        self.rounds: float = float(left)
        self.numbers: vec[float] = numbers
        self.hope: float = min(1.0, self.rounds / numbers[HOPE_ROUNDS])
        self.near: float = numbers[HOPE_NEAR]
        self.far: float = numbers[HOPE_FAR]
        self.count: float = numbers[HOPE_COUNT]
        self.effects: vec[Effect] = vec[Effect]([EFFECTS[card] for card in cards])
        self.firsts: vec[i64] = vec[i64]([card * CARD_ROW for card in cards])  # where each card's points begin
        self.depends: vec[i64] = vec[i64]([buildings_of(EFFECTS[card]) for card in cards])
        self.shares: vec[float] = shares_of(cards, numbers)  # by building
        self.stocks: vec[float] = stock_worths(numbers, self.rounds)
        self.steps: vec[float] = step_worths(numbers, self.rounds)
        self.plague: float = numbers[PLAGUE_WORTH] * min(1.0, self.rounds / numbers[PLAGUE_ROUNDS])
        self.rooms: vec[float] = room_costs(numbers, self.rounds)

    def is_last(self, me: Sheet) -> bool:
        """Whether the game ends with this round, by a full city or a red dot."""
        if self.left == 0:
            return True
        tracks = self.s.box.tracks
        for good in range(i64(KINDS)):
            if amount(me.gained, good) >= tracks[good]:
                return True
        return False

    def goods(self, stock: i64) -> float:
        """What lies in stock: the more of a good, the less another one is worth."""
        stocks = self.stocks
        return (
            stocks[amount(stock, GRAIN)]
            + stocks[DIAMOND * MOST_KEPT + amount(stock, DIAMOND)]
            + stocks[STONE * MOST_KEPT + amount(stock, STONE)]
            + stocks[FAVOR * MOST_KEPT + amount(stock, FAVOR)]
        )

    def rest(self, me: Sheet) -> float:
        """Ships, plagues and the room on the tracks, while the game goes on."""
        box = self.s.box
        sum = float(size(me.ships)) * (float(box.ship_points) + self.numbers[SHIP_WORTH])
        sum -= self.plague * float(size(me.plagues))
        for good in range(i64(KINDS)):
            sum -= self.rooms[min(box.tracks[good] - amount(me.gained, good), MOST_KEPT - 1)]
        return sum - (float(box.pestilence) if has(me.plagues, PESTILENCE) else 0.0)

    # The city

    def city(self, city: City) -> float:
        """Points, hopes, productivity, and what the empty hexes promise."""
        sites = Sites(self)
        sites.fill(city)
        return sites.now + sites.total + self.productivity(city)

    def productivity(self, city: City) -> float:
        """What the steps of the three tracks are worth for the rounds that are left."""
        steps = self.steps
        return (
            steps[min(size(city.quarries), MOST_STEPS)]
            + steps[MOST_STEPS + 1 + min(size(city.mines), MOST_STEPS)]
            + steps[2 * (MOST_STEPS + 1) + min(size(city.fields), MOST_STEPS)]
        )

    def card(self, i: i64, city: City, empty: i64) -> float:
        """The points of a card, with hopes for what one or two more buildings would bring."""
        effect = self.effects[i]
        row = self.s.box.card_points
        first = self.firsts[i]
        points = float(effect.points(row, first, city))
        if effect.waits_for == NOTHING or self.left == 0:
            return points
        return points + self.hope * self.hopes(row, first, effect, city, empty)

    def hopes(self, row: vec[i64], first: i64, effect: Effect, city: City, empty: i64) -> float:
        waits_for = effect.waits_for
        if waits_for == A_NEIGHBOUR:
            waiting = city.of(effect.kind) & ~next_to(city.of(effect.beside)) & next_to(empty)
            if effect.apart_from != NONE:
                waiting &= ~next_to(city.of(effect.apart_from))
            return self.near * float(size(waiting) * row[first])
        if waits_for == TWO_NEIGHBOURS:
            return float(row[first]) * self.pairs(city.of(effect.kind), city.of(effect.beside_two), empty)
        if waits_for == BOTH_KINDS:
            return self.both_kinds(row, first, city, empty)
        if waits_for == A_FULL_SET:
            built = min(size(city.of(effect.kind)), FULL_SET)
            share = float(built * row[first + FULL_SET]) / float(FULL_SET)
            return self.count * max(0.0, share - float(row[first + built]))
        return self.line(row, first, city, empty)

    def pairs(self, hexes: i64, wanted: i64, empty: i64) -> float:
        """How likely the hexes that do not touch two of the wanted buildings will do so."""
        waiting = hexes & ~next_to_two(wanted)
        touched = next_to(wanted)
        near = size(waiting & touched & next_to(empty))
        far = size(waiting & ~touched & next_to_two(empty))
        return self.near * float(near) + self.far * float(far)

    def both_kinds(self, row: vec[i64], first: i64, city: City, empty: i64) -> float:
        """Mines that miss an obelisk, a pyramid or both."""
        pyramids = next_to(city.pyramids)
        obelisks = next_to(city.obelisks)
        open = city.mines & next_to(empty)
        half = size(open & (pyramids ^ obelisks))
        none = size(open & ~(pyramids | obelisks))
        return self.near * float(half * (row[first] - row[first + 1]) + none * row[first + 1])

    def line(self, row: vec[i64], first: i64, city: City, empty: i64) -> float:
        """Every field is worth its share of the line that can still become the best."""
        best = 0.0
        most: i64 = 0
        for i in range(i64(len(LINES))):
            built = size(city.fields & LINES[i])
            if built > 0:
                most = max(most, built)
                whole = built + size(empty & LINES[i])
                best = max(best, float(built * row[first + whole]) / float(whole))
        return self.count * max(0.0, best - float(row[first + most]))


class Sites:
    """What each building would make of a city on each empty hex."""

    def __init__(self, look: Forecast) -> None:
        self.look: Forecast = look
        self.worths: vec[float] = vec[float]([NEVER] * (BUILDING_COUNT * HEX_COUNT))
        self.before: vec[float] = vec[float]([0.0] * len(look.effects))  # each card's points
        self.now: float = 0.0  # their sum
        self.total: float = 0.0  # of what all empty hexes promise

    def fill(self, city: City) -> None:
        """With what is hoped for; a building takes its own hex's promise, the other hexes keep theirs."""
        empty = ALL_HEXES & ~city.taken()
        self.now = 0.0
        for i in range(i64(len(self.before))):
            self.before[i] = self.look.card(i, city, empty)
            self.now += self.before[i]
        self.total = 0.0
        for hex in range(i64(HEX_COUNT)):
            if has(empty, hex):
                self.fill_hex(city, hex, empty)
        self.add_rest(city, empty)

    def fill_hex(self, city: City, hex: i64, empty: i64) -> None:
        numbers = self.look.numbers
        shares = self.look.shares
        cost = numbers[SITE_COST] if has(SACRED, hex) else 0.0
        best = 0.0
        promise = 0.0
        for building in range(i64(MOUND)):
            change = self.change(city, building, hex, empty)
            self.worths[building * HEX_COUNT + hex] = change
            if change > cost:
                best = max(best, change - cost)
                promise += (change - cost) * shares[building]
        promise += numbers[BEST_SHARE] * best
        self.total += promise
        for building in range(i64(MOUND)):
            self.worths[building * HEX_COUNT + hex] -= promise
        self.worths[MOUND * HEX_COUNT + hex] = -promise

    def change(self, city: City, building: i64, hex: i64, empty: i64) -> float:
        """How many more points a building on this hex makes it."""
        look = self.look
        city.put(building, bit(hex))
        change = 0.0
        for i in range(i64(len(self.before))):
            if has(look.depends[i], building):
                change += look.card(i, city, empty & ~bit(hex)) - self.before[i]
        city.put(building, bit(hex))
        return change

    def add_rest(self, city: City, empty: i64) -> None:
        """What is the same for all hexes."""
        for building in range(i64(BUILDING_COUNT)):
            city.put(building, ALL_HEXES + 1)  # a hex more, wherever it is
            more = self.now + self.total + self.look.productivity(city)
            city.put(building, ALL_HEXES + 1)
            first = building * HEX_COUNT
            for hex in range(i64(HEX_COUNT)):
                if has(empty, hex):
                    self.worths[first + hex] += more

    def fill_fully(self, city: City) -> None:
        """The same with the promise of all hexes found anew for each building: dearer, and better."""
        empty = ALL_HEXES & ~city.taken()
        for hex in range(i64(HEX_COUNT)):
            if has(empty, hex):
                for building in range(i64(BUILDING_COUNT)):
                    city.put(building, bit(hex))
                    self.worths[building * HEX_COUNT + hex] = self.look.city(city)
                    city.put(building, bit(hex))

    def fill_points(self, me: Sheet) -> None:
        """With the cards' points, for the last round."""
        empty = me.empty()
        for hex in range(i64(HEX_COUNT)):
            if has(empty, hex):
                for building in range(i64(BUILDING_COUNT)):
                    me.city.put(building, bit(hex))
                    self.worths[building * HEX_COUNT + hex] = float(score_cards(self.look.s, me))
                    me.city.put(building, bit(hex))


def final_rest(s: Egyptia, me: Sheet) -> float:
    """All points but the cards'."""
    return float(score_favor(s.box, me) + score_ships(s.box, me) + score_pestilence(s.box, me))
