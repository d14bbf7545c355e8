"""ARC-12: the end of a round, and of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.core.steps import NOBODY, Step
from benben.games.architects.actions import GAME_ENDED, ROUND_ENDED
from benben.games.architects.cards import LIMESTONE, some
from benben.games.architects.rules.deal import ANNOUNCE_PLANS, DEAL_ROUND
from benben.games.architects.rules.draft import BEGIN_DRAFT
from benben.games.architects.rules.play import STEPS
from benben.games.architects.rules.quarry import BRING_LIMESTONE
from benben.games.architects.rules.turn import FIND_START, NEXT_TURN
from benben.games.architects.rules.workers import SCORE_WORKERS
from benben.games.architects.state import Architects


class PlayRounds(Step[Architects]):
    """ARC-12.3, ARC-12.4: three rounds; then the game ends, and what is unfinished brings nothing."""

    def run(self, s: Architects) -> None:
        if s.round >= s.box.rounds:
            s.note(GAME_ENDED, NOBODY)
            return
        s.round += 1
        s.plan(self)
        s.plan_all(ROUND)


class ReturnCards(Step[Architects]):
    """ARC-12.1, ARC-12.2: all but the pyramids in play and their plans is shuffled back into the deck."""

    def run(self, s: Architects) -> None:
        stack = s.used + some(LIMESTONE, s.quarry)
        for seat in range(s.seats):
            stack += s.players[seat].pack + s.players[seat].hand
            s.players[seat].begin_round()
        s.put_in_deck(stack)
        s.used = 0
        s.quarry = 0
        s.moved = 0
        s.passes = 0
        s.draft_pass = 0
        s.note(ROUND_ENDED, NOBODY, s.round)


PLAY_ROUNDS: Final = STEPS.add(PlayRounds(NOBODY, 0))
RETURN_CARDS: Final = STEPS.add(ReturnCards(NOBODY, 0))

# A round, in the book's order.
ROUND: Final[vec[Step]] = vec[Step](
    [
        DEAL_ROUND,
        ANNOUNCE_PLANS,
        BEGIN_DRAFT,
        BRING_LIMESTONE,
        FIND_START,
        NEXT_TURN,
        SCORE_WORKERS,
        RETURN_CARDS,
    ]
)
