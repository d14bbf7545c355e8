"""What a seat has seen of the cards, and worlds that it may imagine from that.

A pack is seen each time it comes to hand. So the seat knows what was taken from it between two times, though not by
whom, and what is in it or was taken since the last time. What was taken before the first time, the packs that have not
come yet and the deck are one large pool of cards that it has never seen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import shl
from benben.core.rng import Rng
from benben.games.architects.cards import ONE, has_plan, size
from benben.games.architects.redeal.deal import Deal
from benben.games.architects.redeal.plans import lay_announced
from benben.games.architects.redeal.sampler import Sampler
from benben.games.architects.state import BUILDING, NONE, PICK_BITS, SILENT, WITH_PLAN, Architects

NO_POOLS: Final = 0  # set of pools that are loose from the start


def pack_before(s: Architects, owner: i64, n: i64) -> i64:
    """The pack that was dealt to a seat, as its holder took it up at a pass, 0 for the first."""
    stack = s.players[owner].pack
    for later in range(n, s.passes):
        card = s.players[holder(s, owner, later)].pick(later)
        if card != NONE:
            stack += ONE[card]
    return stack


def holder(s: Architects, owner: i64, n: i64) -> i64:
    """ARC-3.2: who holds the pack that was dealt to a seat at a pass."""
    return (owner + n) % s.seats


def passes_done(s: Architects) -> i64:
    """The passes at which everybody has picked."""
    return min(s.draft_pass, s.passes)


def first_sight(s: Architects, seat: i64, owner: i64) -> i64:
    """ARC-13.2: the pass at which a pack came first to a seat; NONE if it has not come yet."""
    n = (seat + s.seats - owner) % s.seats
    if seat < 0 or (n != 0 and n >= s.passes) or n > s.draft_pass:
        return NONE
    return n


def redeal(world: Architects, seat: i64, rng: Rng) -> Architects:
    """ARC-13.1: a world that looks the same to a seat: what it cannot place is lifted and laid back at random.

    Every deal and every pick is as likely as any other, if it agrees with all packs that came to the seat, with the
    announcements, with the limestone that each seat brought, and with all cards that were played.
    """
    knowledge = Knowledge(world, seat)
    lay(knowledge.deal, (seat + 1) % world.seats, rng)
    knowledge.lay_back()
    return world


def lay(deal: Deal, first: i64, rng: Rng) -> None:
    """Lay all hidden cards; the seats from the first one on."""
    if deal.known_seats:
        Sampler(deal, first, NO_POOLS).lay(rng)
        return
    for pool in range(deal.unseen()):
        deal.shuffle(pool, rng)
    if deal.known_packs:
        lay_announced(deal, rng)
    else:
        deal.shuffle(deal.unseen(), rng)


class Knowledge:
    """The hidden cards of a world, lifted off the table, and what is known of them."""

    def __init__(self, world: Architects, seat: i64) -> None:
        self.world: Architects = world
        self.seat: i64 = seat
        self.deal: Deal = Deal(world.seats)
        self.unseen: i64 = 0  # stack of the cards that the seat has never seen this round
        self.recall()
        for owner in range(world.seats):
            self.lift_since(owner)
        self.lift_unseen()

    def recall(self) -> None:
        """What is known of the others' picks, and of the packs."""
        s = self.world
        for other in range(s.seats):
            if other != self.seat and s.phase == BUILDING:
                self.deal.require(other, s.players[other].played())
            if s.players[other].announced != SILENT:
                self.recall_announcement(other)

    def recall_announcement(self, owner: i64) -> None:
        """ARC-2.3: there was a plan in a pack, perhaps one that the seat saw, or there was none."""
        s = self.world
        if s.players[owner].announced == WITH_PLAN:
            n = first_sight(s, self.seat, owner)
            if n == NONE or not has_plan(pack_before(s, owner, n)):
                self.deal.require_plan(owner, n != NONE)
        else:
            self.deal.forbid_plans(owner)

    def lift_since(self, owner: i64) -> None:
        """What was taken from a pack since it came to the seat first: a pool for each time that it was away."""
        s = self.world
        n = first_sight(s, self.seat, owner)
        while n != NONE:
            back = n + s.seats
            if back > s.draft_pass or back >= s.passes:
                self.lift_rest(owner, n + 1)
                return
            self.deal.fill(self.lift_picks(owner, n + 1, back), 0)
            n = back

    def lift_rest(self, owner: i64, since: i64) -> None:
        """What the others took from a pack after the seat saw it last, and what is left of it."""
        s = self.world
        if since < passes_done(s):
            stack = self.lift_picks(owner, since, passes_done(s))
            rest = size(s.players[owner].pack)
            self.deal.fill(stack + self.lift_pack(owner), rest)

    def lift_unseen(self) -> None:
        """What was taken from packs before they came to the seat, the packs that have not come, and the deck."""
        s = self.world
        for owner in range(s.seats):
            n = first_sight(s, self.seat, owner)
            self.unseen += self.lift_picks(owner, 0, passes_done(s) if n == NONE else n)
        for owner in range(s.seats):
            if first_sight(s, self.seat, owner) == NONE:
                self.unseen += self.lift_pack(owner)
        for i in range(s.deck_size):
            self.deal.place(NONE, NONE, 0)
        self.deal.fill(self.unseen + s.deck, s.deck_size)
        s.deck = 0

    def lift_picks(self, owner: i64, since: i64, until: i64) -> i64:
        """The picks from a pack in some passes, as a stack; each leaves a place."""
        s = self.world
        stack: i64 = 0
        for n in range(since, until):
            seat = holder(s, owner, n)
            stack += ONE[s.players[seat].pick(n)]
            self.deal.place(seat, owner, n)
        return stack

    def lift_pack(self, owner: i64) -> i64:
        """What is in a pack, as a stack; each card leaves a place."""
        stack = self.world.players[owner].pack
        for i in range(size(stack)):
            self.deal.place(NONE, owner, 0)
        self.world.players[owner].pack = 0
        return stack

    def lay_back(self) -> None:
        """The cards of the deal at their places."""
        s = self.world
        played = [int(s.players[seat].played()) for seat in range(s.seats)]
        for seat in range(s.seats):
            if seat != self.seat:
                s.players[seat].picks = 0
        for place in range(i64(len(self.deal.cards))):
            self.lay_back_at(place)
        for seat in range(s.seats):
            if seat != self.seat:
                s.players[seat].hand = s.players[seat].pile() - played[seat]

    def lay_back_at(self, place: i64) -> None:
        s, deal = self.world, self.deal
        card = deal.cards[place]
        if deal.owner[place] != NONE:
            s.players[deal.owner[place]].picks += shl(card + 1, PICK_BITS * deal.when[place])
        elif deal.pack[place] != NONE:
            s.players[deal.pack[place]].pack += ONE[card]
        else:
            s.deck += ONE[card]
