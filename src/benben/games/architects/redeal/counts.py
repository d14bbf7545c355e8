"""In how many ways hidden cards can be laid that agree with what is known of the seats: counted, not tried.

Seat after seat gets its cards, place after place; what a seat still needs, and what is left in the pools, is a key, and
the ways from there on are counted once for each key. Kinds that need not be told apart are one group: a kind of its own
is one that a seat still needs. What no later seat needs is not told apart any more.

Small pools are counted exactly. A loose pool is too large to be part of a key: its cards are drawn as if each were put
back, so that seats do not depend on each other there. That gives too much weight to some ways, never too little, and
the sampler rejects them as often as needed. The pool of the cards that were never seen is always loose.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import bit, has, shl
from benben.games.architects.cards import KINDS, LIMESTONE, PLAN
from benben.games.architects.components import MAX_SEATS
from benben.games.architects.redeal.deal import NO_PLAN, NOTHING, SOME_PLAN, Deal
from benben.games.architects.redeal.memo import UNKNOWN, Memo
from benben.games.architects.state import NONE

# Groups: those of one kind have its number.
OTHER: Final = 18
OTHER_PLAN: Final = 19
GROUPS: Final = 20

# A key, from the lowest bit on: whether it is about loose places (1), which place (6), how many cards the seat needs
# (4), how many of each group (12), which packs must have a plan (5), how many cards of each group are left in pools.
LOOSE: Final = 1
PLACE_BITS: Final = 1
SUM_BITS: Final = 7
SUM_MASK: Final = 15
NEED_BITS: Final = 11
PACK_BITS: Final = 23
POOL_BITS: Final = 28
KEY_BITS: Final = 62
ONE_NEED: Final[i64] = bit(SUM_BITS)
NEEDS: Final[i64] = bit(PACK_BITS) - bit(SUM_BITS)
PACKS: Final[i64] = bit(POOL_BITS) - bit(PACK_BITS)

MOST_KEYS: Final = 20000  # then a pool more is made loose


class Counts:
    """The open places of all seats in order, and the ways to lay cards there."""

    def __init__(self, deal: Deal, first: i64, loose: i64) -> None:
        self.deal: Deal = deal
        self.loose: i64 = loose | bit(deal.unseen())  # set of pools
        self.memo: Memo = Memo()
        self.is_full: bool = False  # whether there are too many keys
        self.counted: i64 = 0  # set of the pools that are counted exactly
        # What the seats need at open places, and the cards of the pools; both by group.
        self.needs: vec[i64] = vec[i64]([0] * (MAX_SEATS * GROUPS))
        self.group: vec[i64] = vec[i64]([OTHER] * KINDS)  # of each kind
        self.cards: vec[i64] = vec[i64]([0] * (len(deal.end) * GROUPS))
        # By turn, one for each seat.
        self.first: vec[i64] = vec[i64]()  # where its places begin: first those in counted pools
        self.first_loose: vec[i64] = vec[i64]()  # where those in loose pools begin
        self.end: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()  # what its key begins with
        self.keep: vec[i64] = vec[i64]()  # what is kept of a key after it
        self.packs: vec[i64] = vec[i64]()  # packs, as bits of a key, that may get a plan from it
        self.later: vec[i64] = vec[i64]()  # set of the groups told apart: needed by it or later
        # By open place.
        self.place: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()  # where the groups of its pool begin
        self.left: vec[i64] = vec[i64]()  # how many cards are left in its pool, if counted
        # Where in a key a number stands, and its mask, 0 if it is not there: by turn and group, by pool and group.
        self.need_shift: vec[i64] = vec[i64]([0] * (MAX_SEATS * GROUPS))
        self.pool_shift: vec[i64] = vec[i64]([0] * (len(deal.end) * GROUPS))
        self.need_mask: vec[i64] = vec[i64]([0] * (MAX_SEATS * GROUPS))
        self.pool_mask: vec[i64] = vec[i64]([0] * (len(deal.end) * GROUPS))
        self.packs_to_come: i64 = 0  # packs, as bits of a key, that must have got a plan in the end
        self.begin: i64 = 0  # the key of the first place
        # The answers at each place, in a row of its own: what it may get, the weight, and the key after it.
        self.gets: vec[i64] = vec[i64]()
        self.weight: vec[float] = vec[float]()
        self.next: vec[i64] = vec[i64]()
        self.group_cards()
        for i in range(deal.seats):
            self.add_seat((first + i) % deal.seats)
        self.lay_out_keys()

    # Groups

    def group_cards(self) -> None:
        """What the seats need beside the cards whose places are known, and the groups that come from that."""
        deal = self.deal
        for seat in range(i64(MAX_SEATS)):
            for kind in range(i64(KINDS)):
                self.needs[seat * GROUPS + kind] = deal.needs[seat * KINDS + kind]
        for place in range(i64(len(deal.cards))):
            if deal.owner[place] != NONE and deal.is_one_kind(deal.pool[place]):
                at = deal.owner[place] * GROUPS + deal.cards[place]
                self.needs[at] = max(0, self.needs[at] - 1)
        for kind in range(i64(KINDS)):
            self.group[kind] = self.group_of(kind)
        for place in range(i64(len(deal.cards))):
            self.cards[deal.pool[place] * GROUPS + self.group[deal.cards[place]]] += 1

    def group_of(self, kind: i64) -> i64:
        if kind == LIMESTONE:
            return kind
        for seat in range(i64(MAX_SEATS)):
            if self.needs[seat * GROUPS + kind] > 0:
                return kind
        return OTHER_PLAN if kind >= PLAN and self.deal.known_packs else OTHER

    def is_open(self, pool: i64) -> bool:
        """Whether a pool has cards of more than one group."""
        row = pool * GROUPS
        size = self.deal.end[pool] - self.deal.begin[pool]
        for group in range(i64(GROUPS)):
            if self.cards[row + group] == size:
                return False
        return True

    # Places

    def add_seat(self, seat: i64) -> None:
        """A turn for a seat, if it has open places."""
        before: i64 = len(self.place)
        self.add_places(seat, False)
        middle: i64 = len(self.place)
        self.add_places(seat, True)
        if len(self.place) > before:
            self.first = append(self.first, before)
            self.first_loose = append(self.first_loose, middle)
            self.end = append(self.end, len(self.place))

    def add_places(self, seat: i64, loose: bool) -> None:
        """A seat's open places in loose pools, or in the others."""
        deal = self.deal
        for place in range(i64(len(deal.cards))):
            pool = deal.pool[place]
            if deal.owner[place] == seat and has(self.loose, pool) == loose and self.is_open(pool):
                self.place = append(self.place, place)
                self.row = append(self.row, pool * GROUPS)
                self.left = append(self.left, deal.end[pool] - deal.begin[pool] - self.places_in(pool))
                if not loose:
                    self.counted |= bit(pool)

    def places_in(self, pool: i64) -> i64:
        """How many open places in a pool there are so far, before the last one."""
        n: i64 = -1
        for i in range(i64(len(self.row))):
            if self.row[i] == pool * GROUPS:
                n += 1
        return n

    # Keys

    def lay_out_keys(self) -> None:
        """Where all numbers of a key stand."""
        size: i64 = len(self.place) * GROUPS
        self.gets = vec[i64]([0] * size)
        self.weight = vec[float]([0.0] * size)
        self.next = vec[i64]([0] * size)
        turns: i64 = len(self.end)
        self.later = vec[i64]([0] * turns)
        for turn in range(turns):
            self.lay_out_needs(turn)
            self.packs = append(self.packs, self.packs_of(turn))
            self.packs_to_come |= self.packs[turn]
        full = self.lay_out_pools()
        for turn in range(turns):
            self.keep = append(self.keep, self.kept_after(turn))
        if turns > 0:
            self.begin = self.start[0] + full

    def lay_out_needs(self, turn: i64) -> None:
        """What a seat needs, as numbers of a key; groups are told apart up to the turn of the last who needs them."""
        row = self.seat_of(turn) * GROUPS
        key: i64 = 0
        shift: i64 = NEED_BITS
        for group in range(i64(KINDS)):
            n = self.needs[row + group]
            if n > 0:
                self.need_shift[turn * GROUPS + group] = shift
                self.need_mask[turn * GROUPS + group] = bit(length(n)) - 1
                key += shl(n, shift) + n * ONE_NEED
                shift += length(n)
            if n > 0 or group == LIMESTONE:
                for before in range(turn + 1):
                    self.later[before] |= bit(group)
        self.start = append(self.start, key)

    def lay_out_pools(self) -> i64:
        """What is in the counted pools, as numbers of a key; that key."""
        key: i64 = 0
        shift: i64 = POOL_BITS
        for at in range(i64(len(self.cards))):
            n = self.cards[at]
            if n > 0 and has(self.counted, at // GROUPS) and has(self.later[0], at % GROUPS):
                if shift + length(n) > KEY_BITS:
                    self.is_full = True
                    return 0
                self.pool_shift[at] = shift
                self.pool_mask[at] = bit(length(n)) - 1
                key += shl(n, shift)
                shift += length(n)
        return key

    def kept_after(self, turn: i64) -> i64:
        """After a turn only those groups are told apart that a later seat needs, in pools from which it gets cards."""
        keep: i64 = PACKS
        turns: i64 = len(self.end)
        for later in range(turn + 1, turns):
            for i in range(self.first[later], self.first_loose[later]):
                for group in range(i64(GROUPS)):
                    shift = self.pool_shift[self.row[i] + group]
                    if shift > 0 and has(self.later[turn + 1], group):
                        keep |= shl(self.pool_mask[self.row[i] + group], shift)
        return keep

    def packs_of(self, turn: i64) -> i64:
        """Packs of which it is known that one of the cards picked from them unseen is a plan."""
        packs: i64 = 0
        for i in range(self.first_loose[turn], self.end[turn]):
            if self.rule(i) == SOME_PLAN:
                packs |= self.pack_bit(i)
        return packs

    def seat_of(self, turn: i64) -> i64:
        return self.deal.owner[self.place[self.first[turn]]]

    def rule(self, i: i64) -> i64:
        """What is known of the pack of a place, and is to be counted here; what may lie unpicked, the sampler does."""
        deal = self.deal
        if self.row[i] != deal.unseen() * GROUPS:
            return NOTHING
        pack = deal.pack[self.place[i]]
        return deal.rules[pack] if deal.rules[pack] == NO_PLAN or deal.is_picked[pack] else NOTHING

    def pack_bit(self, i: i64) -> i64:
        return bit(PACK_BITS + self.deal.pack[self.place[i]])

    # Ways

    def total(self) -> float:
        """All ways there are."""
        if len(self.end) == 0:
            return 1.0
        return self.ways(0, 0, self.begin)

    def ways(self, i: i64, turn: i64, key: i64) -> float:
        """The ways to lay cards from a place on."""
        if i == self.first_loose[turn]:
            return self.ways_of_loose(turn, key)
        if self.needs_of(key) > self.end[turn] - i or self.is_full:
            return 0.0
        found = self.memo.find(key + shl(i, PLACE_BITS))
        if found != UNKNOWN:
            return found
        total = 0.0
        row = i * GROUPS
        for at in range(row, row + self.list_answers(i, turn, key)):
            total += self.weight[at] * self.ways(i + 1, turn, self.next[at])
        self.remember(key + shl(i, PLACE_BITS), total)
        return total

    def ways_of_loose(self, turn: i64, key: i64) -> float:
        """The ways to lay cards from a seat's places in loose pools on: they do not depend on the other pools."""
        packs = self.packs[turn]
        total = 0.0
        hit = packs
        while True:
            total += self.ways_hitting(turn, key, hit)
            if hit == 0:
                return total
            hit = (hit - 1) & packs

    def ways_hitting(self, turn: i64, key: i64, hit: i64) -> float:
        """Those ways in which the seat gets a plan from just these of the packs of which that is known."""
        ways = self.loose_ways(self.first_loose[turn], turn, (key & NEEDS) | hit)
        if ways == 0.0:
            return 0.0
        if turn + 1 == len(self.end):
            return ways if (key & PACKS) | hit == self.packs_to_come else 0.0
        return ways * self.ways(self.end[turn], turn + 1, self.key_after(turn, key, hit))

    def key_after(self, turn: i64, key: i64, hit: i64) -> i64:
        """The key with which the next turn begins."""
        return ((key | hit) & self.keep[turn]) + self.start[turn + 1]

    def loose_ways(self, i: i64, turn: i64, key: i64) -> float:
        """The ways to lay cards at a seat's places in loose pools, from one of them on."""
        if self.needs_of(key) > self.end[turn] - i or self.is_full:
            return 0.0
        if i == self.end[turn]:
            return 1.0
        found = self.memo.find(key + shl(i, PLACE_BITS) + LOOSE)
        if found != UNKNOWN:
            return found
        total = 0.0
        same = 0.0  # what the seat did not need
        row = i * GROUPS
        stays = key & ~self.pack_bit(i)
        for at in range(row, row + self.list_loose_answers(i, turn, key)):
            if self.next[at] == stays:
                same += self.weight[at]
            else:
                total += self.weight[at] * self.loose_ways(i + 1, turn, self.next[at])
        if same > 0.0:
            total += same * self.loose_ways(i + 1, turn, stays)
        self.remember(key + shl(i, PLACE_BITS) + LOOSE, total)
        return total

    def remember(self, key: i64, ways: float) -> None:
        self.memo.keep(key, ways)
        if self.memo.used >= MOST_KEYS and self.counted != 0:
            self.is_full = True

    def needs_of(self, key: i64) -> i64:
        """How many cards the seat still needs."""
        return (key >> SUM_BITS) & SUM_MASK

    # Answers at one place

    def list_answers(self, i: i64, turn: i64, key: i64) -> i64:
        """What a place in a counted pool may get, OTHER for all that is not told apart; how many answers these are."""
        row = self.row[i]
        rest = self.left[i]
        end = i * GROUPS
        for group in range(i64(KINDS)):
            shift = self.pool_shift[row + group]
            n = (key >> shift) & self.pool_mask[row + group]
            if n > 0:
                rest -= n
                end = self.add_answer(end, group, float(n), self.got(turn, group, key - bit(shift)))
        if rest > 0:
            end = self.add_answer(end, OTHER, float(rest), key)
        return end - i * GROUPS

    def list_loose_answers(self, i: i64, turn: i64, key: i64) -> i64:
        """What a place in a loose pool may get; how many answers these are."""
        row = self.row[i]
        rule = self.rule(i)
        wanted = rule == SOME_PLAN and key & self.pack_bit(i) != 0
        after = key & ~self.pack_bit(i)
        end = i * GROUPS
        for group in range(i64(GROUPS)):
            n = self.cards[row + group]
            if n > 0 and (rule == NOTHING or is_plan(group) == wanted):
                end = self.add_answer(end, group, float(n), self.got(turn, group, after))
        return end - i * GROUPS

    def add_answer(self, at: i64, group: i64, weight: float, key: i64) -> i64:
        """One answer more, if it may be; where the next one goes."""
        if key == NONE:
            return at
        self.gets[at] = group
        self.weight[at] = weight
        self.next[at] = key
        return at + 1

    def got(self, turn: i64, group: i64, key: i64) -> i64:
        """The key after a seat got a card; NONE if that is more limestone than it has picked."""
        shift = self.need_shift[turn * GROUPS + group]
        if shift > 0 and (key >> shift) & self.need_mask[turn * GROUPS + group] > 0:
            return key - bit(shift) - ONE_NEED
        return NONE if group == LIMESTONE else key


def length(n: i64) -> i64:
    """How many bits a number has."""
    bits: i64 = 0
    while n > 0:
        bits += 1
        n >>= 1
    return bits


def is_plan(group: i64) -> bool:
    """Whether the cards of a group are plans, where these are told apart."""
    return group == OTHER_PLAN or PLAN <= group < KINDS
