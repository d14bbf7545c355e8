"""The end of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, size
from benben.core.steps import NOBODY, Step
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import CARD_SPACES
from benben.games.egizia_common.rules.steps import STEPS
from benben.games.egizia_common.standing import seat_at, turned
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import FOR_COOPERATION, ROUND_ENDED


class Cooperate(Step[Egizia]):
    """SAND-13.1, EGI-2.3: points for building in several zones, who is in front first."""

    def run(self, s: Egizia) -> None:
        row = s.standing
        for n in range(s.seats):
            seat = seat_at(row, n)
            s.gain(seat, s.box.cooperation[size(s.players[seat].built)], FOR_COOPERATION)
        s.note(ROUND_ENDED, NOBODY, s.round)


def clear_table(s: Egizia) -> None:
    """SAND-13.2, SAND-13.3, SAND-13.4: the Nile is cleared, crews are turned up, who is behind will be first."""
    for space in range(i64(CARD_SPACES)):
        if s.card_at(space) != NONE:
            s.gone |= bit(s.card_at(space))
    s.river = 0
    for seat in range(s.seats):
        s.players[seat].begin_round(s.box.ships)
    s.order = turned(s.standing, s.seats)


COOPERATE: Final = STEPS.add(Cooperate(NOBODY, 0))
