"""Hints for a search: they say nearly what the game's hints say, and many times as fast.

They make no copies, and what a card would bring to the next player is found once for all picks. In the draft nobody
knows what the others pick in the same pass, also if the others have been asked before.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng
from benben.games.architects.actions import ACTIONS, PICK_CARD
from benben.games.architects.advice.evaluation import Rooms, hand_worth
from benben.games.architects.advice.hints import WORST, lead_worth, prospects
from benben.games.architects.advice.numbers import Numbers
from benben.games.architects.advice.scratch import copy_to
from benben.games.architects.cards import KINDS, LIMESTONE, ONE, count, has_card
from benben.games.architects.components import MOST_WORKERS
from benben.games.architects.rules.workers import MoveBlocks
from benben.games.architects.state import BUILDING, DRAFTING, NONE, Architects

NO_CARD: Final = -1


class SwiftHints(Hints[Architects]):
    """One answer ahead; where workers go, all of a card together. For one searcher: it keeps its scratch paper."""

    def __init__(self, like: Architects, numbers: Numbers) -> None:
        self.numbers: Numbers = numbers
        self.rooms: Rooms = Rooms()
        self.tries: list[Architects] = [Architects(like.seats, like.box, None) for i in range(MOST_WORKERS + 1)]
        self.moves: list[Answers] = [Answers(ACTIONS.size) for i in range(MOST_WORKERS + 1)]
        self.best_card: i64 = NO_CARD  # of a pack, for who gets it next …
        self.best_gain: float = 0.0  # … what it adds to that hand …
        self.second_gain: float = 0.0  # … and what the next best card does

    def value(self, s: Architects, seat: i64) -> float:
        self.rooms.count(s)
        rivals: float = 0.0
        for i in range(s.seats):
            if i != seat:
                rivals += prospects(s, self.rooms, i, self.numbers)
        return prospects(s, self.rooms, seat, self.numbers) - self.numbers.rivals * rivals / float(s.seats - 1)

    def rate(self, s: Architects, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        if s.phase == DRAFTING:
            self.rate_picks(s, seat, answers, ratings)
            return
        after = self.tries[0]
        for i in range(answers.count):
            copy_to(after, s)
            after.apply(answers.ids[i])
            ratings[i] = self.best_value(after, seat, 1)

    def best_value(self, s: Architects, seat: i64, depth: i64) -> float:
        """The value after the best moves of the workers who are waiting, if there are any."""
        if s.phase != BUILDING or s.actor() != seat or not isinstance(s.open_step(), MoveBlocks):
            return self.value(s, seat)
        answers, after = self.moves[depth], self.tries[depth]
        s.legal(answers)
        best: float = WORST
        for i in range(answers.count):
            copy_to(after, s)
            after.apply(answers.ids[i])
            best = max(best, self.best_value(after, seat, depth + 1))
        return best

    # The draft

    def rate_picks(self, s: Architects, seat: i64, answers: Answers, ratings: vec[float]) -> None:
        """What the hand may bring with each card; a little less for good cards that go to the next player."""
        n, rooms = self.numbers, self.rooms
        rooms.count(s)
        hand = s.players[seat].hand
        quarry, lead = self.limestone(s, seat)
        self.weigh_pack(s, s.held(seat).pack, known_hand(s, s.seat_after(seat)), quarry)
        level = lead_worth(s, lead, n)
        for i in range(answers.count):
            card = PICK_CARD.x(answers.ids[i])
            if card == LIMESTONE:
                ratings[i] = hand_worth(s, rooms, hand, 0, quarry + 1, n) + lead_worth(s, lead + 1, n)
            else:
                ratings[i] = hand_worth(s, rooms, hand + ONE[card], 0, quarry, n) + level
            is_best = card == self.best_card and count(s.held(seat).pack, card) == 1
            ratings[i] -= n.denial * (self.second_gain if is_best else self.best_gain)

    def limestone(self, s: Architects, seat: i64) -> tuple[i64, i64]:
        """The blocks that will be in the quarry, and how many more of them a seat has than the rival who has most."""
        blocks = self.numbers.limestone_share * float((s.seats - 1) * (s.passes - s.draft_pass))
        most: i64 = 0
        for i in range(s.seats):
            mine = count(known_hand(s, i), LIMESTONE)
            blocks += float(mine)
            if i != seat:
                most = max(most, mine)
        return i64(blocks), count(s.players[seat].hand, LIMESTONE) - most

    def weigh_pack(self, s: Architects, pack: i64, hand: i64, quarry: i64) -> None:
        """How much the best card of a pack and the next best would add to a hand."""
        self.best_card = NO_CARD
        self.best_gain = 0.0
        self.second_gain = 0.0
        before = hand_worth(s, self.rooms, hand, 0, quarry, self.numbers)
        for card in range(i64(LIMESTONE + 1), i64(KINDS)):
            if has_card(pack, card):
                gain = hand_worth(s, self.rooms, hand + ONE[card], 0, quarry, self.numbers) - before
                if gain > self.best_gain:
                    self.second_gain = self.best_gain
                    self.best_gain = gain
                    self.best_card = card
                else:
                    self.second_gain = max(self.second_gain, gain)


def known_hand(s: Architects, seat: i64) -> i64:
    """The cards that a seat had picked before the pass that is open."""
    p = s.players[seat]
    card = p.pick(s.draft_pass)
    return p.hand if card == NONE else p.hand - ONE[card]
