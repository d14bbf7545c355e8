"""The state of a game of Egyptian Architects."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import shl
from benben.core.bits import size as members
from benben.core.events import SCORE
from benben.core.steps import State
from benben.games.architects.cards import (
    GLYPH,
    IDOL,
    LIMESTONE,
    MUMMY,
    ONE,
    PLAN,
    SARCOPHAGUS,
    WORKER,
    WORKER_KINDS,
    count,
    size,
    some,
)
from benben.games.architects.components import SITES, ArchitectsComponents

NONE: Final = -1

# Phases of a round.
DEALING: Final = 0
DRAFTING: Final = 1
BUILDING: Final = 2

# What a seat has announced before the draft.
SILENT: Final = 0
WITHOUT_PLAN: Final = 1
WITH_PLAN: Final = 2

# Rows of kinds from 1 on, the first lowest: idols and hieroglyphics of a site two bits each, picks five bits each.
ITEM_BITS: Final = 2
ITEM_MASK: Final = 3
PICK_BITS: Final = 5
PICK_MASK: Final = 31


class Site:
    """One of the two places on which a pyramid is built."""

    def __init__(self, source: Site | None) -> None:
        self.plan: i64 = NONE  # 0 for the first plan; NONE: the site is free
        self.blocks: i64 = 0  # laid so far
        self.mummies: i64 = 0  # set of tombs, 0 for the first
        self.sarcophagi: i64 = 0  # set of tombs
        self.idols: i64 = 0  # row of kinds, in the order in which they were raised
        self.glyphs: i64 = 0  # row of kinds, in the order in which they were carved
        if source is not None:
            self.plan = source.plan
            self.blocks = source.blocks
            self.mummies = source.mummies
            self.sarcophagi = source.sarcophagi
            self.idols = source.idols
            self.glyphs = source.glyphs

    def clear(self) -> None:
        """Take everything away, the plan too."""
        self.plan = NONE
        self.blocks = 0
        self.mummies = 0
        self.sarcophagi = 0
        self.idols = 0
        self.glyphs = 0

    def cards(self) -> i64:
        """All cards that lie here, as a stack; the plan is one of them."""
        if self.plan == NONE:
            return 0
        stack = ONE[PLAN + self.plan] + some(LIMESTONE, self.blocks)
        stack += some(MUMMY, members(self.mummies)) + some(SARCOPHAGUS, members(self.sarcophagi))
        return stack + cards_of_row(self.idols, IDOL) + cards_of_row(self.glyphs, GLYPH)

    def has_idol(self, kind: i64) -> bool:
        """Whether an idol of this kind is among those raised here."""
        row = self.idols
        while row:
            if (row & ITEM_MASK) - 1 == kind:
                return True
            row >>= ITEM_BITS
        return False


def length(row: i64) -> i64:
    """How many items a site's row has."""
    n: i64 = 0
    while row:
        n += 1
        row >>= ITEM_BITS
    return n


def extended(row: i64, kind: i64) -> i64:
    """A site's row with one more item at its end."""
    return row + shl(kind + 1, ITEM_BITS * length(row))


def cards_of_row(row: i64, first: i64) -> i64:
    """The items of a site's row as a stack; `first` is the card of the first kind."""
    stack: i64 = 0
    while row:
        stack += ONE[first + (row & ITEM_MASK) - 1]
        row >>= ITEM_BITS
    return stack


class Player:
    """What belongs to one seat."""

    def __init__(self, source: Player | None) -> None:
        self.points: i64 = 0
        self.pack: i64 = 0  # what is left of the pack that was dealt to this seat, whoever holds it now
        self.hand: i64 = 0  # in the draft the cards picked so far, later those still to be played
        self.picks: i64 = 0  # row of the cards picked this round, pass by pass
        self.announced: i64 = SILENT
        self.limestone: i64 = 0  # brought to the quarry this round
        self.workers: i64 = 0  # that moved a block this round
        self.passed: bool = False
        if source is not None:
            self.points = source.points
            self.pack = source.pack
            self.hand = source.hand
            self.picks = source.picks
            self.announced = source.announced
            self.limestone = source.limestone
            self.workers = source.workers
            self.passed = source.passed

    def pick(self, n: i64) -> i64:
        """The card picked at a pass, 0 for the first; NONE if that has not come yet."""
        return ((self.picks >> (PICK_BITS * n)) & PICK_MASK) - 1

    def pile(self) -> i64:
        """All cards picked this round, as a stack."""
        stack: i64 = 0
        row = self.picks
        while row:
            stack += ONE[(row & PICK_MASK) - 1]
            row >>= PICK_BITS
        return stack

    def played(self) -> i64:
        """Of the picked cards those that have left the hand, limestone among them."""
        return self.pile() - self.hand

    def worker_cards(self) -> i64:
        """The worker cards used this round, as a stack."""
        used: i64 = 0
        played = self.played()
        for kind in range(i64(WORKER_KINDS)):
            used += some(WORKER + kind, count(played, WORKER + kind))
        return used

    def begin_round(self) -> None:
        """Forget what was of the last round."""
        self.pack = 0
        self.hand = 0
        self.picks = 0
        self.announced = SILENT
        self.limestone = 0
        self.workers = 0
        self.passed = False


class Architects(State):
    """The table."""

    def __init__(self, seats: i64, box: ArchitectsComponents, source: Architects | None) -> None:
        super().__init__(seats, source)
        self.box: ArchitectsComponents = box  # the numbers printed on the cards
        self.players: vec[Player] = vec[Player](capacity=seats)
        self.sites: vec[Site] = vec[Site](capacity=SITES)
        self.round: i64 = 0
        self.phase: i64 = DEALING
        self.deck: i64 = 0  # stack of what is not dealt
        self.deck_size: i64 = 0
        self.to_deal: i64 = 0  # cards still to be dealt
        self.passes: i64 = 0  # of this round's draft, all of them
        self.draft_pass: i64 = 0  # the pass that is open, 0 for the first; after the draft as many as there were
        self.quarry: i64 = 0  # blocks
        self.used: i64 = 0  # stack of the open discards
        self.start: i64 = NONE  # the start player of this round, or of the last one
        self.turn: i64 = NONE  # whose turn it is
        self.moved: i64 = 0  # blocks that the worker card in play has moved so far
        if source is None:
            for i in range(seats):
                self.players = append(self.players, Player(None))
            for i in range(i64(SITES)):
                self.sites = append(self.sites, Site(None))
        else:
            self._copy(source)

    def _copy(self, source: Architects) -> None:
        for i in range(source.seats):
            self.players = append(self.players, Player(source.players[i]))
        for i in range(i64(SITES)):
            self.sites = append(self.sites, Site(source.sites[i]))
        self.round = source.round
        self.phase = source.phase
        self.deck = source.deck
        self.deck_size = source.deck_size
        self.to_deal = source.to_deal
        self.passes = source.passes
        self.draft_pass = source.draft_pass
        self.quarry = source.quarry
        self.used = source.used
        self.start = source.start
        self.turn = source.turn
        self.moved = source.moved

    def clone(self) -> Architects:
        return Architects(self.seats, self.box, self)

    def seat_after(self, seat: i64) -> i64:
        """The next seat to the left."""
        return (seat + 1) % self.seats

    def pack_at(self, seat: i64, n: i64) -> i64:
        """ARC-3.2: whose dealt pack a seat holds at a pass: every pass hands it one seat to the left."""
        return (seat + n * (self.seats - 1)) % self.seats

    def held(self, seat: i64) -> Player:
        """The player to whom the pack was dealt that a seat holds now, or held last."""
        n = self.draft_pass
        if n > 0 and n >= self.passes:
            n = self.passes - 1
        return self.players[self.pack_at(seat, n)]

    def site_of(self, plan: i64) -> Site | None:
        """The site on which a plan lies."""
        for i in range(i64(SITES)):
            if self.sites[i].plan == plan:
                return self.sites[i]
        return None

    def plans(self) -> i64:
        """How many plans are in play."""
        n: i64 = 0
        for i in range(i64(SITES)):
            if self.sites[i].plan != NONE:
                n += 1
        return n

    def gain(self, seat: i64, points: i64, reason: i64) -> None:
        """Score points; none are not told."""
        if points != 0:
            self.players[seat].points += points
            self.note(SCORE, seat, points, reason)

    def put_in_deck(self, stack: i64) -> None:
        """Shuffle cards in."""
        self.deck += stack
        self.deck_size += size(stack)

    def all_cards(self) -> i64:
        """Every card of the game, wherever it lies."""
        stack = self.deck + self.used + some(LIMESTONE, self.quarry)
        for i in range(self.seats):
            stack += self.players[i].pack + self.players[i].hand
        for i in range(i64(SITES)):
            stack += self.sites[i].cards()
        return stack
