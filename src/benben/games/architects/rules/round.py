"""A round, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.core.steps import NOBODY, Step
from benben.games.architects.actions import GAME_ENDED
from benben.games.architects.refusals import GAME_IS_OVER, HAS_NO_CARDS, HAS_PASSED, HAS_PICKED, NOT_YOUR_TURN
from benben.games.architects.rules.cleanup import RETURN_CARDS
from benben.games.architects.rules.deal import ANNOUNCE_PLANS, DEAL_ROUND
from benben.games.architects.rules.draft import BEGIN_DRAFT
from benben.games.architects.rules.quarry import BRING_LIMESTONE
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.rules.turn import FIND_START, NEXT_TURN
from benben.games.architects.rules.workers import SCORE_WORKERS
from benben.games.architects.state import DRAFTING, Architects

# A round, in the book's order.
ROUND: Final[vec[Step]] = vec[Step](
    [
        DEAL_ROUND,  # ARC-2: so many cards for each
        ANNOUNCE_PLANS,
        BEGIN_DRAFT,  # ARC-3: pick one card, hand on the others, until all have their hands
        BRING_LIMESTONE,  # ARC-4: the building phase begins
        FIND_START,  # ARC-5
        NEXT_TURN,  # ARC-5 to ARC-11: again and again, until nobody is in
        SCORE_WORKERS,  # ARC-7.4
        RETURN_CARDS,  # ARC-12: only the pyramids in play stay
    ]
)


class PlayRounds(Step[Architects]):
    """ARC-12.3, ARC-12.4: three rounds; then the game ends, and what is unfinished brings nothing."""

    def run(self, s: Architects) -> None:
        if s.round >= s.box.rounds:
            s.note(GAME_ENDED, NOBODY)
            return
        s.round += 1
        s.plan(self)
        s.plan_all(ROUND)


PLAY_ROUNDS: Final = STEPS.add(PlayRounds(NOBODY, 0))


def unasked(s: Architects, seat: int) -> int:
    """ARC-3.1, ARC-5.1, ARC-11.2, ARC-11.4, ARC-12.3: why a seat has nothing to answer."""
    me = s.players[seat]
    if s.actor() < 0:
        return GAME_IS_OVER
    if s.phase == DRAFTING:
        return HAS_PICKED
    if me.hand == 0:
        return HAS_NO_CARDS
    return HAS_PASSED if me.passed else NOT_YOUR_TURN
