"""What is good in Egyptian Architects: points, and what hands may still bring, one's own and the rivals'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.games.architects.actions import ACTIONS
from benben.games.architects.advice.evaluation import Rooms, hand_worth
from benben.games.architects.advice.numbers import BY_HAND, Numbers
from benben.games.architects.cards import KINDS, LIMESTONE, ONE, count, has_card
from benben.games.architects.rules.workers import MoveBlocks
from benben.games.architects.scoring import score_workers
from benben.games.architects.state import BUILDING, DRAFTING, Architects


class ArchitectsHints(Hints[Architects]):
    """One answer ahead; where workers go, all of a card together."""

    def value(self, s: Architects, seat: i64) -> float:
        if s.phase == DRAFTING:
            return draft_value(s, seat)
        if s.phase == BUILDING and s.actor() == seat and isinstance(s.open_step(), MoveBlocks):
            return self.best_move(s, seat)
        rooms = Rooms()
        rooms.count(s)
        rivals: float = 0.0
        for i in range(s.seats):
            if i != seat:
                rivals += prospects(s, rooms, i, BY_HAND)
        return prospects(s, rooms, seat, BY_HAND) - BY_HAND.rivals * rivals / float(s.seats - 1)

    def best_move(self, s: Architects, seat: i64) -> float:
        """The value after the best moves of the workers who are waiting."""
        answers = Answers(ACTIONS.size)
        s.legal(answers)
        best: float = WORST
        for i in range(answers.count):
            after = s.clone()
            after.apply(answers.ids[i])
            best = max(best, self.value(after, seat))
        return best


WORST: Final = -1000000.0


def prospects(s: Architects, rooms: Rooms, seat: i64, n: Numbers) -> float:
    """A seat's points, as far as they can be foreseen in this round."""
    p = s.players[seat]
    points = float(p.points) + float(score_workers(s.box, p.workers))
    if p.hand == 0:
        return points
    worth = hand_worth(s, rooms, p.hand, p.workers, s.quarry, n)
    if p.passed:
        return points + n.out_share * worth
    if s.turn == seat:
        return points + n.next_share * worth
    return points + n.in_share * worth


def draft_value(s: Architects, seat: i64) -> float:
    """What the cards picked so far may bring; a little less for good cards that go to the next player."""
    rooms = Rooms()
    rooms.count(s)
    hand = s.players[seat].hand
    quarry = quarry_to_come(s, BY_HAND)
    worth = hand_worth(s, rooms, hand, 0, quarry, BY_HAND) + limestone_worth(s, seat)
    next_hand = s.players[s.seat_after(seat)].hand
    return worth - BY_HAND.denial * best_of_pack(s, rooms, s.held(seat).pack, next_hand, quarry)


def quarry_to_come(s: Architects, n: Numbers) -> i64:
    """The blocks picked so far, and those that will be."""
    blocks = n.limestone_share * float((s.seats - 1) * (s.passes - s.draft_pass))
    for i in range(s.seats):
        blocks += float(count(s.players[i].hand, LIMESTONE))
    return i64(blocks)


def limestone_worth(s: Architects, seat: i64) -> float:
    """The chance to bring the most blocks, by the lead over the rival who has most."""
    most: i64 = 0
    for i in range(s.seats):
        if i != seat:
            most = max(most, count(s.players[i].hand, LIMESTONE))
    return lead_worth(s, count(s.players[seat].hand, LIMESTONE) - most, BY_HAND)


def lead_worth(s: Architects, lead: i64, n: Numbers) -> float:
    """The points for the most limestone times the chance of them, with so many blocks more than the best rival."""
    chance = float(lead) / (n.lead + n.lead_per_pass * float(s.passes - s.draft_pass))
    return float(s.box.most_limestone) * (1.0 + max(-1.0, min(1.0, chance))) / 2.0


def best_of_pack(s: Architects, rooms: Rooms, pack: i64, hand: i64, quarry: i64) -> float:
    """How much the best card of a pack would add to a hand."""
    best: float = 0.0
    before = hand_worth(s, rooms, hand, 0, quarry, BY_HAND)
    for card in range(i64(1), i64(KINDS)):
        if has_card(pack, card):
            best = max(best, hand_worth(s, rooms, hand + ONE[card], 0, quarry, BY_HAND) - before)
    return best


HINTS: Final = ArchitectsHints()
