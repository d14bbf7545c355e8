"""What is good in Egyptian Architects: points, and what hands may still bring, one's own and the rivals'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.games.architects.actions import ACTIONS
from benben.games.architects.advice.evaluation import hand_worth
from benben.games.architects.cards import KINDS, LIMESTONE, ONE, count, has_card
from benben.games.architects.rules.workers import MoveBlocks
from benben.games.architects.scoring import score_workers
from benben.games.architects.state import BUILDING, DRAFTING, Architects

# Estimates, found by playing.
NEXT_SHARE: Final = 0.8  # of the worth of a hand, for whose turn comes next
IN_SHARE: Final = 0.39  # for others who may still play
OUT_SHARE: Final = 0.066  # for who has passed
RIVALS: Final = 0.75  # how much the rivals' prospects count
LIMESTONE_SHARE: Final = 0.45  # of the picks still to come that bring a block to the quarry
LEAD: Final = 1.3  # so many blocks ahead make sure of the most limestone, and more the longer the draft still goes on
LEAD_PER_PASS: Final = 0.25
DENIAL: Final = 0.1  # of what the best card that is handed on is worth to the next player


class ArchitectsHints(Hints[Architects]):
    """One answer ahead; where workers go, all of a card together."""

    def value(self, s: Architects, seat: i64) -> float:
        if s.phase == DRAFTING:
            return draft_value(s, seat)
        if s.phase == BUILDING and s.actor() == seat and isinstance(s.open_step(), MoveBlocks):
            return self.best_move(s, seat)
        rivals: float = 0.0
        for i in range(s.seats):
            if i != seat:
                rivals += prospects(s, i)
        return prospects(s, seat) - RIVALS * rivals / float(s.seats - 1)

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


def prospects(s: Architects, seat: i64) -> float:
    """A seat's points, as far as they can be foreseen in this round."""
    p = s.players[seat]
    points = float(p.points) + float(score_workers(s.box, p.workers))
    if p.hand == 0:
        return points
    worth = hand_worth(s, p.hand, p.workers, s.quarry)
    if p.passed:
        return points + OUT_SHARE * worth
    if s.turn == seat:
        return points + NEXT_SHARE * worth
    return points + IN_SHARE * worth


def draft_value(s: Architects, seat: i64) -> float:
    """What the cards picked so far may bring; a little less for good cards that go to the next player."""
    hand = s.players[seat].hand
    quarry = quarry_to_come(s)
    worth = hand_worth(s, hand, 0, quarry) + limestone_worth(s, seat)
    return worth - DENIAL * best_of_pack(s, s.held(seat).pack, s.players[s.seat_after(seat)].hand, quarry)


def quarry_to_come(s: Architects) -> i64:
    """The blocks picked so far, and those that will be."""
    blocks = LIMESTONE_SHARE * float((s.seats - 1) * (s.passes - s.draft_pass))
    for i in range(s.seats):
        blocks += float(count(s.players[i].hand, LIMESTONE))
    return i64(blocks)


def limestone_worth(s: Architects, seat: i64) -> float:
    """The chance to bring the most blocks, by the lead over the rival who has most."""
    most: i64 = 0
    for i in range(s.seats):
        if i != seat:
            most = max(most, count(s.players[i].hand, LIMESTONE))
    lead = float(count(s.players[seat].hand, LIMESTONE) - most)
    chance = lead / (LEAD + LEAD_PER_PASS * float(s.passes - s.draft_pass))
    return float(s.box.most_limestone) * (1.0 + max(-1.0, min(1.0, chance))) / 2.0


def best_of_pack(s: Architects, pack: i64, hand: i64, quarry: i64) -> float:
    """How much the best card of a pack would add to a hand."""
    best: float = 0.0
    before = hand_worth(s, hand, 0, quarry)
    for card in range(i64(1), i64(KINDS)):
        if has_card(pack, card):
            best = max(best, hand_worth(s, hand + ONE[card], 0, quarry) - before)
    return best


HINTS: Final = ArchitectsHints()
