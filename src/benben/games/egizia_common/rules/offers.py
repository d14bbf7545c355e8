"""Questions that are asked only if there is something to use, and that come again after each use."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.actions import ActionTable, Answers
from benben.core.menu import Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import DONE, WRONG_PHASE


def plan_in_order(s: Egizia, steps: Family) -> None:
    """A step for every seat, in player order."""
    plan_for(s, s.order, steps)


def plan_for(s: Egizia, row: i64, steps: Family) -> None:
    """A step for every seat, in the order of a row."""
    n = s.seats
    while n > 0:
        n -= 1
        s.plan(steps.at(seat_at(row, n), 0))


class Offer(Step[Egizia]):
    """Ask a player, if there is something to use; after each use it comes again."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.player: i64 = player


class Question(Step[Egizia]):
    """A menu whose entries are the game's."""

    def uses(self, s: Egizia) -> Uses:
        raise NotImplementedError

    def again(self) -> Step:
        """What comes after an entry that does not end the question."""
        return self

    def legal(self, s: Egizia, out: Answers) -> None:
        entries = self.uses(s).entries
        for i in range(i64(len(entries))):
            entries[i].legal(s, self.seat, out)

    def answer(self, s: Egizia, a: i64) -> None:
        use = self.uses(s).of[a]
        if use.again:
            s.plan(self.again())
        use.answer(s, self.seat, a)

    def refuse(self, s: Egizia, a: i64) -> i64:
        return self.uses(s).of[a].refuse(s, self.seat, a)


class Done(Use[Egizia]):
    """Nothing more here."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        out.add(DONE.at(0))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        pass


class NotNow(Use[Egizia]):
    """SAND-6.1: a card that has its own phase, at another time."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        pass

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return WRONG_PHASE


class Menus:
    """SAND-6.1, EGI-7.1: the questions of one game, with its cards for any own step and those that have their phase."""

    def __init__(self, actions: ActionTable, anytime: list[Use], timed: list[Use]) -> None:
        self.actions = actions
        self.anytime = anytime
        self.timed = timed

    def with_anytime(self, entries: list[Use], refused: list[Use] | None = None) -> Uses:
        """Such entries, then the cards for any own step."""
        return self.only([*entries, *self.anytime], refused)

    def only(self, entries: list[Use], refused: list[Use] | None = None) -> Uses:
        """Such entries alone; a card that has its phase is refused where it is none of them."""
        not_now: list[Use] = [NotNow(use.kind) for use in self.timed if use not in entries]
        return Uses(self.actions, entries, [*(refused or []), *not_now])
