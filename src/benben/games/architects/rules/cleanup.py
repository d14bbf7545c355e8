"""ARC-12: the end of a round."""

from __future__ import annotations

from typing import Final

from benben.core.steps import NOBODY, Step
from benben.games.architects.actions import ROUND_ENDED
from benben.games.architects.cards import LIMESTONE, some
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.state import Architects


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


RETURN_CARDS: Final = STEPS.add(ReturnCards(NOBODY, 0))
