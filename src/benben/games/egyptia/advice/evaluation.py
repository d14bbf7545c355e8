"""What a sheet is worth in the middle of a game, in points: what it has, and what may still become of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.egyptia.city import (
    ALL_HEXES,
    HEX_COUNT,
    LINES,
    MINE,
    MOUND,
    NONE,
    OBELISK,
    PYRAMID,
    QUARRY,
    SACRED,
    City,
    next_to,
    next_to_two,
)
from benben.games.egyptia.effects import A_FULL_SET, A_NEIGHBOUR, BOTH_KINDS, FULL_SET, NOTHING, TWO_NEIGHBOURS, Effect
from benben.games.egyptia.goods import DIAMOND, FAVOR, GRAIN, KINDS, STONE, amount
from benben.games.egyptia.pharaoh_cards import CARD_ROW, EFFECTS
from benben.games.egyptia.plagues import PESTILENCE
from benben.games.egyptia.scoring import score
from benben.games.egyptia.state import Egyptia, Sheet

# Estimates, found by playing.
GRAIN_WORTH: Final = 0.468  # points for the first of each good in stock, beside its worth at the end
DIAMOND_WORTH: Final = 0.6
STONE_WORTH: Final = 0.552
FAVOR_WORTH: Final = 0.675
LEFT_BASIC: Final = 0.096  # at the end
LEFT_FAVOR: Final = 0.425
BASIC_DECAY: Final = 0.87  # of the worth of each further one
FAVOR_DECAY: Final = 0.48
GOODS_ROUNDS: Final = 3.9  # with fewer rounds left goods lose their worth

GRAIN_STEP: Final = 0.12  # points for one step of productivity and each round left
DIAMOND_STEP: Final = 0.093
STONE_STEP: Final = 0.155
STEP_DECAY: Final = 0.459
ROOM: Final = 6.0  # so many dots before the red one a track begins to hurt
ROOM_COST: Final = 0.156

SHIP_WORTH: Final = 0.3  # beside its points
PLAGUE_WORTH: Final = 0.5  # of one that can still be chosen
PLAGUE_ROUNDS: Final = 10.8

HOPE_ROUNDS: Final = 6.24  # with fewer rounds left what is not complete is less likely to become so
HOPE_NEAR: Final = 0.69  # one neighbour is missing
HOPE_FAR: Final = 0.325  # two are
HOPE_COUNT: Final = 0.8  # for obelisks by number and fields in line

BEST_SHARE: Final = 0.3  # of the best building for an empty hex
PYRAMID_SHARE: Final = 0.036
QUARRY_SHARE: Final = 0.098
MINE_SHARE: Final = 0.111
OBELISK_SHARE: Final = 0.1
FIELD_SHARE: Final = 0.132
SITE_COST: Final = 0.3  # of a building on a Sacred Site

MOST_STEPS: Final = 4  # of a productivity track
MOST_KEPT: Final = 128  # of one good


class Outlook:
    """What things are worth with these Pharaoh cards and so many rounds left."""

    def __init__(self, s: Egyptia, left: i64) -> None:
        self.s: Egyptia = s
        self.left: i64 = left  # rounds after this one
        self.rounds: float = float(left)
        self.hope: float = min(1.0, float(left) / HOPE_ROUNDS)
        cards = s.drawn_cards()
        self.effects: vec[Effect] = vec[Effect]([EFFECTS[card] for card in cards])
        self.firsts: vec[i64] = vec[i64]([card * CARD_ROW for card in cards])  # where each card's points begin
        self.stocks: vec[float] = stock_worths(min(1.0, float(left) / GOODS_ROUNDS))

    def worth(self, me: Sheet) -> float:
        """A sheet after this round's building."""
        if self.is_last(me):
            return float(score(self.s, me))
        return self.city(me.city) + self.rest(me) + self.goods(me.stock)

    def is_last(self, me: Sheet) -> bool:
        """Whether the game ends with this round, by a full city or a red dot."""
        if self.left == 0:
            return True
        for good in range(i64(KINDS)):
            if amount(me.gained, good) >= self.s.box.tracks[good]:
                return True
        return False

    def goods(self, stock: i64) -> float:
        """What lies in stock: the more of a good, the less another one is worth."""
        sum = self.stocks[amount(stock, GRAIN)] + self.stocks[DIAMOND * MOST_KEPT + amount(stock, DIAMOND)]
        return (
            sum
            + self.stocks[STONE * MOST_KEPT + amount(stock, STONE)]
            + self.stocks[FAVOR * MOST_KEPT + amount(stock, FAVOR)]
        )

    def rest(self, me: Sheet) -> float:
        """Ships, plagues and the room on the tracks, while the game goes on."""
        box = self.s.box
        sum = float(size(me.ships)) * (float(box.ship_points) + SHIP_WORTH)
        sum -= PLAGUE_WORTH * float(size(me.plagues)) * min(1.0, self.rounds / PLAGUE_ROUNDS)
        for good in range(i64(KINDS)):
            room = float(box.tracks[good] - amount(me.gained, good))
            if room < ROOM:
                sum -= ROOM_COST * (ROOM - room) * min(1.0, self.rounds / ROOM)
        return sum - (float(box.pestilence) if has(me.plagues, PESTILENCE) else 0.0)

    def steps(self, city: City) -> float:
        """Productivity for the rounds that are left."""
        sum = GRAIN_STEP * fading(min(size(city.fields), MOST_STEPS), STEP_DECAY)
        sum += DIAMOND_STEP * fading(min(size(city.mines), MOST_STEPS), STEP_DECAY)
        sum += STONE_STEP * fading(min(size(city.quarries), MOST_STEPS), STEP_DECAY)
        return sum * self.rounds

    # The city

    def city(self, city: City) -> float:
        """Points, hopes, productivity, and what the empty hexes promise."""
        now = self.points(city)
        empty = ALL_HEXES & ~city.taken()
        sum = now + self.steps(city)
        for hex in range(i64(HEX_COUNT)):
            if has(empty, hex):
                sum += self.promise(city, hex, now)
        return sum

    def promise(self, city: City, hex: i64, now: float) -> float:
        """What an empty hex may bring."""
        cost = SITE_COST if has(SACRED, hex) else 0.0
        best = 0.0
        sum = 0.0
        for building in range(i64(MOUND)):
            city.put(building, bit(hex))
            gain = max(0.0, self.points(city) - now - cost)
            city.put(building, bit(hex))
            best = max(best, gain)
            sum += gain * share_of(building)
        return sum + BEST_SHARE * best

    def points(self, city: City) -> float:
        """The cards' points, with hopes for what one or two more buildings would bring."""
        row = self.s.box.card_points
        effects = self.effects
        firsts = self.firsts
        empty = ALL_HEXES & ~city.taken()
        points: i64 = 0
        hopes = 0.0
        for i in range(i64(len(effects))):
            effect = effects[i]
            first = firsts[i]
            points += effect.points(row, first, city)
            if effect.waits_for != NOTHING:
                hopes += hope_of(row, first, effect, city, empty)
        return float(points) + self.hope * hopes


def hope_of(row: vec[i64], first: i64, effect: Effect, city: City, empty: i64) -> float:
    """What one card may still bring; its numbers begin at `first`."""
    waits_for = effect.waits_for
    if waits_for == A_NEIGHBOUR:
        return neighbour_hopes(row, first, effect, city, empty)
    if waits_for == TWO_NEIGHBOURS:
        return float(row[first]) * pair_hopes(city.of(effect.kind), city.of(effect.beside_two), empty)
    if waits_for == BOTH_KINDS:
        return both_kinds_hopes(row, first, city, empty)
    if waits_for == A_FULL_SET:
        return full_set_hopes(row, first, effect, city)
    return line_hopes(row, first, city, empty)


def stock_worths(share: float) -> vec[float]:
    """By good and number in stock."""
    worths = vec[float]([0.0] * (KINDS * MOST_KEPT))
    for good in range(i64(KINDS)):
        left = LEFT_FAVOR if good == FAVOR else LEFT_BASIC
        decay = FAVOR_DECAY if good == FAVOR else BASIC_DECAY
        more = first_worth(good) * share
        for n in range(1, i64(MOST_KEPT)):
            worths[good * MOST_KEPT + n] = worths[good * MOST_KEPT + n - 1] + left + more
            more *= decay
    return worths


def first_worth(good: i64) -> float:
    if good == GRAIN:
        return GRAIN_WORTH
    if good == DIAMOND:
        return DIAMOND_WORTH
    return STONE_WORTH if good == STONE else FAVOR_WORTH


def neighbour_hopes(row: vec[i64], first: i64, effect: Effect, city: City, empty: i64) -> float:
    """How likely the buildings that miss one neighbour will get it."""
    waiting = city.of(effect.kind) & ~next_to(city.of(effect.beside)) & next_to(empty)
    if effect.apart_from != NONE:
        waiting &= ~next_to(city.of(effect.apart_from))
    return HOPE_NEAR * float(size(waiting) * row[first])


def both_kinds_hopes(row: vec[i64], first: i64, city: City, empty: i64) -> float:
    """Mines that miss an obelisk, a pyramid or both."""
    pyramids = next_to(city.pyramids)
    obelisks = next_to(city.obelisks)
    open = city.mines & next_to(empty)
    half = size(open & (pyramids ^ obelisks))
    none = size(open & ~(pyramids | obelisks))
    return HOPE_NEAR * float(half * (row[first] - row[first + 1]) + none * row[first + 1])


def full_set_hopes(row: vec[i64], first: i64, effect: Effect, city: City) -> float:
    """Every building is worth its share of a full set, if there is time for one."""
    built = min(size(city.of(effect.kind)), FULL_SET)
    share = float(built * row[first + FULL_SET]) / float(FULL_SET)
    return HOPE_COUNT * max(0.0, share - float(row[first + built]))


def line_hopes(row: vec[i64], first: i64, city: City, empty: i64) -> float:
    """Every field is worth its share of the line that can still become the best."""
    best = 0.0
    most: i64 = 0
    for i in range(i64(len(LINES))):
        built = size(city.fields & LINES[i])
        most = max(most, built)
        whole = built + size(empty & LINES[i])
        if built > 0:
            best = max(best, float(built * row[first + whole]) / float(whole))
    return HOPE_COUNT * max(0.0, best - float(row[first + most]))


def pair_hopes(hexes: i64, wanted: i64, empty: i64) -> float:
    """How likely the hexes that do not touch two of the wanted buildings will do so."""
    waiting = hexes & ~next_to_two(wanted)
    near = size(waiting & next_to(wanted) & next_to(empty))
    far = size(waiting & ~next_to(wanted) & next_to_two(empty))
    return HOPE_NEAR * float(near) + HOPE_FAR * float(far)


def share_of(building: i64) -> float:
    """How much of the empty hexes a kind of building may take."""
    if building == PYRAMID:
        return PYRAMID_SHARE
    if building == QUARRY:
        return QUARRY_SHARE
    if building == MINE:
        return MINE_SHARE
    return OBELISK_SHARE if building == OBELISK else FIELD_SHARE


def fading(n: i64, decay: float) -> float:
    """1 + decay + decay² + …, n of them."""
    sum = 0.0
    one = 1.0
    for i in range(n):
        sum += one
        one *= decay
    return sum
