"""ARC-1: the set-up."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.architects.cards import ONE, PLAN, count
from benben.games.architects.components import WHITE_BORDER, ArchitectsComponents
from benben.games.architects.rules.round import PLAY_ROUNDS
from benben.games.architects.state import Architects


def start(seats: i64, box: ArchitectsComponents) -> Architects:
    """ARC-1.1, ARC-1.2, ARC-1.3: the plan with the white border on the table, for no points; the rest is the deck."""
    s = Architects(seats, box, None)
    s.put_in_deck(box.deck)
    if count(box.deck, PLAN + WHITE_BORDER) > 0:
        s.sites[0].plan = WHITE_BORDER
        s.deck -= ONE[PLAN + WHITE_BORDER]
        s.deck_size -= 1
    s.plan(PLAY_ROUNDS)
    return s
