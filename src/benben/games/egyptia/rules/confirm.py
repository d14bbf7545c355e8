"""EGY-12: everybody confirms, then the round is shown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import has
from benben.core.menu import Use
from benben.core.steps import NOBODY, Step
from benben.games.egyptia.actions import (
    BUILT,
    CONFIRM,
    LOST_SHIP,
    PRODUCED,
    REWARDED,
    ROUND_ENDED,
    STANDING,
    SUFFERED,
    USED_SHIP,
)
from benben.games.egyptia.city import NONE
from benben.games.egyptia.components import SHIPS
from benben.games.egyptia.refusals import HAS_CONFIRMED
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.scoring import score
from benben.games.egyptia.state import Egyptia, Sheet


class Confirm(Use[Egyptia]):
    """EGY-12.1, EGY-12.2: the last word of a player's round; until then a ship may still be used."""

    def legal(self, s: Egyptia, seat: i64, out: Answers) -> None:
        out.add(CONFIRM.at(0))

    def answer(self, s: Egyptia, seat: i64, a: i64) -> None:
        pass  # the player has no further question this round


def unasked(s: Egyptia, seat: int) -> int:
    """EGY-12.2: in a round only who has confirmed has no question."""
    return HAS_CONFIRMED if s.actor() >= 0 else 0


class ShowRound(Step[Egyptia]):
    """EGY-12.1, EGY-12.3: when all have confirmed everybody sees what everybody did."""

    def run(self, s: Egyptia) -> None:
        if s.log is not None:
            for seat in range(s.seats):
                tell(s, seat)
            s.note(ROUND_ENDED, NOBODY, s.round)
        for seat in range(s.seats):
            s.sheets[seat].begin_round()
        s.roll = NONE


def tell(s: Egyptia, seat: i64) -> None:
    """What a seat did in the round."""
    me = s.sheets[seat]
    s.note(PRODUCED, seat, me.column, me.produced)
    tell_ships(s, seat, me)
    if me.plague != NONE:
        s.note(SUFFERED, seat, me.plague)
    s.note(BUILT, seat, me.building, me.hex)
    if me.reward != NONE:
        s.note(REWARDED, seat, me.reward)
    s.note(STANDING, seat, score(s, me))


def tell_ships(s: Egyptia, seat: i64, me: Sheet) -> None:
    for ship in range(i64(SHIPS)):
        if has(me.used, ship):
            s.note(USED_SHIP, seat, ship)
        if has(me.lost, ship):
            s.note(LOST_SHIP, seat, ship)


SHOW_ROUND: Final = STEPS.add(ShowRound(NOBODY, 0))
