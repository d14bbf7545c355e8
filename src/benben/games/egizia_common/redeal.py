"""SAND-15.2: imagined worlds. Only sphinx cards are hidden: those that others keep, those they put back, the deck.

Every card of the deck stands for a slot. What was drawn is played again with slots: who draws takes the next ones,
keeps as many as were kept, and puts the others underneath. Which of its slots another player kept is drawn by lot; the
seat's own draws say which cards the slots are. If that agrees with itself, all cards the seat has never seen are laid
on the other slots by lot; if not, another lot is drawn. So every deal and every choice of the others is as likely as
any other, if it agrees with all that the seat has seen.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from benben.core.bits import bit, has, nth, size
from benben.core.rng import Rng
from benben.games.egizia_common.draws import cards_drawn, draw_of, drawn_by, places_kept
from benben.games.egizia_common.player import NONE, card_at, row_size, with_card
from benben.games.egizia_common.rules.sphinx import kept_of
from benben.games.egizia_common.state import Egizia


def redeal(world: Egizia, seat: i64, rng: Rng) -> Egizia:
    """SAND-15.2, EGI-14.2: a world that looks the same to a seat; at the end nothing is hidden."""
    while world.depth > 0:
        slots = Slots(world, seat, rng)
        if slots.agrees:
            slots.lay(rng)
            break
    return world


class Slots:
    """The sphinx cards of a world as slots, each known to the seat or not.

    The first slots are the cards dealt at the start, two for each seat; then come those of the deck, in the order in
    which they were drawn. A spectator has seen none.
    """

    def __init__(self, world: Egizia, seat: i64, rng: Rng) -> None:
        self.world: Egizia = world
        self.seat: i64 = seat
        self.agrees: bool = True
        self.cards: i64 = cards_in_game(world)
        self.card_of: vec[i64] = vec[i64]()  # by slot, NONE if the seat does not know it
        self.slot_of: vec[i64] = vec[i64]([NONE] * int(world.rules.kinds.deal.count))  # by card the seat knows
        self.kept: vec[i64] = vec[i64]()  # slots that the others keep, with their owners: owner, slot, …
        self.tail: vec[i64] = vec[i64]()  # slots under the deck
        self.draws: vec[i64] = vec[i64]()  # for each draw: who, how many, how many kept, then its slots
        self.deal()
        for n in range(i64(len(world.draws))):
            self.replay(world.draws[n], rng)
        for other in range(world.seats):
            self.take_up(other)

    def new_slot(self) -> i64:
        self.card_of = append(self.card_of, NONE)
        return i64(len(self.card_of)) - 1

    def know(self, slot: i64, card: i64) -> None:
        """The seat has seen a card in a slot."""
        if (self.card_of[slot] != NONE and self.card_of[slot] != card) or (
            self.slot_of[card] != NONE and self.slot_of[card] != slot
        ):
            self.agrees = False
        else:
            self.card_of[slot] = card
            self.slot_of[card] = slot

    # What happened, with slots

    def deal(self) -> None:
        """SAND-1.6: everybody's first card; what was not kept is somewhere in the deck, though not kept by another."""
        for other in range(self.world.seats):
            if self.world.players[other].sphinx == 0:
                continue  # nothing is chosen yet
            slot = self.new_slot()
            if other == self.seat:
                self.know(slot, self.chosen(other))
            else:
                self.kept = append(append(self.kept, other), slot)

    def chosen(self, seat: i64) -> i64:
        """The card that a seat kept of those it was dealt; once all have chosen it stands first."""
        me = self.world.players[seat]
        return card_at(me.dealt, 0) if has(me.sphinx, card_at(me.dealt, 0)) else card_at(me.dealt, 1)

    def replay(self, draw: i64, rng: Rng) -> None:
        """A draw of the record: whose slots, and which of them were kept."""
        who, cards = drawn_by(draw), cards_drawn(draw)
        count = row_size(cards)
        places = places_kept(draw)
        if who != self.seat:
            places = some_places(count, size(places), rng)
        for n in range(count):
            slot = self.next_slot()
            if who == self.seat:
                self.know(slot, card_at(cards, n))
            if has(places, n):
                if who != self.seat:
                    self.kept = append(append(self.kept, who), slot)
            else:
                self.tail = append(self.tail, slot)
        self.draws = append(self.draws, places)

    def next_slot(self) -> i64:
        """The top of the deck: a slot that nobody has drawn yet, or the first that was put underneath."""
        if self.fresh_left() > 0:
            return self.new_slot()
        slot = self.tail[0]
        self.tail = self.tail[1:]
        return slot

    def fresh_left(self) -> i64:
        """How many cards have never been drawn, at this moment of the record."""
        return self.cards - i64(len(self.card_of))

    def first_cards(self) -> i64:
        count: i64 = 0
        for other in range(self.world.seats):
            if self.world.players[other].sphinx != 0:
                count += 1
        return count

    def take_up(self, other: i64) -> None:
        """Cards that are in somebody's hand just now, to be chosen from."""
        drawn = self.world.players[other].drawn
        for n in range(row_size(drawn)):
            slot = self.next_slot()
            if other == self.seat:
                self.know(slot, card_at(drawn, n))
            else:
                self.kept = append(append(self.kept, other), slot)

    # The cards

    def lay(self, rng: Rng) -> None:
        """Cards that the seat has never seen, on all slots that it does not know."""
        s = self.world
        if self.first_cards() < s.seats:
            self.lay_dealt(rng)
            return
        unseen = cards_of(s)
        for slot in range(i64(len(self.card_of))):
            if self.card_of[slot] != NONE:
                unseen &= ~bit(self.card_of[slot])
        unseen = self.lay_first(unseen, rng)
        for slot in range(i64(len(self.card_of))):
            if self.card_of[slot] == NONE:
                card = nth(unseen, rng.below(size(unseen)))
                unseen &= ~bit(card)
                self.card_of[slot] = card
        self.put_back(unseen, rng)

    def lay_first(self, unseen: i64, rng: Rng) -> i64:
        """SAND-1.6: what the seat was dealt and gave back is nobody's first card."""
        own: i64 = 0
        if 0 <= self.seat < self.world.seats:
            dealt = self.world.players[self.seat].dealt
            for n in range(row_size(dealt)):
                own |= bit(card_at(dealt, n))
        for slot in range(self.world.seats):
            if self.card_of[slot] == NONE:
                card = nth(unseen & ~own, rng.below(size(unseen & ~own)))
                unseen &= ~bit(card)
                self.card_of[slot] = card
        return unseen

    def put_back(self, unseen: i64, rng: Rng) -> None:
        """The slots are cards again."""
        s = self.world
        s.sphinx_deck = unseen
        s.sphinx_tail = vec[i64]()
        for n in range(i64(len(self.tail))):
            s.sphinx_tail = append(s.sphinx_tail, self.card_of[self.tail[n]])
        for other in range(s.seats):
            if other != self.seat:
                self.hand_out(other, rng)
        self.write_draws()

    def hand_out(self, other: i64, rng: Rng) -> None:
        """What another player keeps, and what it holds in its hand to choose from."""
        me = self.world.players[other]
        count = row_size(me.drawn)
        chosen = some_places(count, kept_of(self.world, other), rng)
        left = self.slots_of(other) - count  # kept for good; the last ones are those in hand
        mine: i64 = 0
        row: i64 = 0
        for n in range(i64(len(self.kept)) // 2):
            if self.kept[2 * n] != other:
                continue
            card = self.card_of[self.kept[2 * n + 1]]
            if left <= 0:
                row = with_card(row, card)
            if left > 0 or has(chosen, -left):
                mine |= bit(card)
            left -= 1
        me.sphinx = mine
        me.drawn = row
        me.dealt = with_card(0, self.card_of[other])

    def slots_of(self, other: i64) -> i64:
        """How many slots another player keeps, or holds in hand."""
        count: i64 = 0
        for n in range(i64(len(self.kept)) // 2):
            if self.kept[2 * n] == other:
                count += 1
        return count

    def write_draws(self) -> None:
        """The record of the draws, as it would be in this world."""
        s = self.world
        old = s.draws
        s.draws = vec[i64]()
        again = Replay(s, self)
        for n in range(i64(len(old))):
            s.draws = append(s.draws, again.draw(old[n], self.draws[n]))

    def lay_dealt(self, rng: Rng) -> None:
        """SAND-1.6: while the first cards are chosen, everybody else holds two that the seat has not."""
        s = self.world
        unseen = cards_of(s)
        if 0 <= self.seat < s.seats:
            dealt = s.players[self.seat].dealt
            for n in range(row_size(dealt)):
                unseen &= ~bit(card_at(dealt, n))
        for other in range(s.seats):
            if other == self.seat:
                continue
            me = s.players[other]
            row: i64 = 0
            for n in range(row_size(me.dealt)):
                card = nth(unseen, rng.below(size(unseen)))
                unseen &= ~bit(card)
                row = with_card(row, card)
            me.dealt = row
        s.sphinx_deck = unseen


class Replay:
    """The record once more, with the slots' cards."""

    def __init__(self, world: Egizia, slots: Slots) -> None:
        self.slots: Slots = slots
        self.tail: vec[i64] = vec[i64]()
        self.fresh: i64 = slots.first_cards()  # the next slot of the deck
        self.last: i64 = cards_in_game(world)

    def draw(self, old: i64, places: i64) -> i64:
        row: i64 = 0
        kept: i64 = 0
        for n in range(row_size(cards_drawn(old))):
            slot = self.next_slot()
            card = self.slots.card_of[slot]
            row = with_card(row, card)
            if has(places, n):
                kept |= bit(card)
            else:
                self.tail = append(self.tail, slot)
        return draw_of(drawn_by(old), row, kept)

    def next_slot(self) -> i64:
        if self.fresh < self.last:
            self.fresh += 1
            return self.fresh - 1
        slot = self.tail[0]
        self.tail = self.tail[1:]
        return slot


def some_places(count: i64, kept: i64, rng: Rng) -> i64:
    """A set of so many places out of so many, each as likely."""
    places: i64 = 0
    for _ in range(kept):
        free = bit(count) - 1 - places
        places |= bit(nth(free, rng.below(size(free))))
    return places


def cards_of(s: Egizia) -> i64:
    """The set of all sphinx cards of a game, wherever they are."""
    cards = s.sphinx_deck
    for n in range(i64(len(s.sphinx_tail))):
        cards |= bit(s.sphinx_tail[n])
    for seat in range(s.seats):
        me = s.players[seat]
        cards |= me.sphinx
        for n in range(row_size(me.drawn)):
            cards |= bit(card_at(me.drawn, n))
        for n in range(row_size(me.dealt)):
            cards |= bit(card_at(me.dealt, n))
    return cards


def cards_in_game(s: Egizia) -> i64:
    return size(cards_of(s))
