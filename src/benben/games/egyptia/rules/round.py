"""EGY-2: the round, from the roll to the reveal, in the order of the book.

`ROUND` is what happens at the table. Between the roll and the reveal everybody answers `QUESTIONS`, all at the same
time and each for themselves: those that are open to them, in this order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.menu import Menu, Use, Uses
from benben.core.steps import NOBODY, Family, Step
from benben.games.egyptia.actions import (
    ACTIONS,
    BUILD_ONE,
    CHOOSE_COLUMN,
    CONFIRM,
    LOSE_SHIP,
    PAY,
    PLACE_ON,
    SUFFER_PLAGUE,
    TAKE_REWARD,
    USE_SHIP,
)
from benben.games.egyptia.city import MOUND, NONE
from benben.games.egyptia.components import MAX_SEATS
from benben.games.egyptia.refusals import (
    BUILDING_FIRST,
    COLUMN_FIRST,
    CONFIRM_FIRST,
    HEX_FIRST,
    NO_PLAGUE_NOW,
    PAY_FIRST,
    PLAGUE_FIRST,
    REWARD_FIRST,
    SHIP_FIRST,
)
from benben.games.egyptia.rules.build import Build, Place
from benben.games.egyptia.rules.confirm import SHOW_ROUND, Confirm
from benben.games.egyptia.rules.end import end_game, is_over
from benben.games.egyptia.rules.mound import TakeReward
from benben.games.egyptia.rules.pay import Pay
from benben.games.egyptia.rules.plague import Suffer, is_crowded
from benben.games.egyptia.rules.produce import ChooseColumn
from benben.games.egyptia.rules.roll import ROLL_DICE
from benben.games.egyptia.rules.ships import LoseShip, UseShip, owes_ship
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.state import Egyptia, Sheet

SHIP: Final = UseShip(USE_SHIP, again=True)


def with_ships(own: Use) -> Uses:
    return Uses(ACTIONS, [own, SHIP])


class Question(Menu[Egyptia]):
    """EGY-2.1, EGY-10.1: a question of a player's own round; beside its own answers there are the unused ships."""

    def __init__(self, seat: i64, uses: Uses, first: i64) -> None:
        super().__init__(seat, 0, uses)
        self.first: i64 = first  # why other answers must wait
        self.place: i64 = NONE  # in QUESTIONS

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        """Whether a player who has come so far is asked this."""
        raise NotImplementedError

    def answer(self, s: Egyptia, a: i64) -> None:
        use = self.uses.of[a]
        use.answer(s, self.seat, a)
        ask_next(s, self.seat, self.place if use.again else self.place + 1)

    def refuse(self, s: Egyptia, a: i64) -> i64:
        reason = self.uses.of[a].refuse(s, self.seat, a)
        return reason if reason != 0 else self.first


CHOOSING: Final = with_ships(ChooseColumn(CHOOSE_COLUMN))
SUFFERING: Final = with_ships(Suffer(SUFFER_PLAGUE))
LOSING: Final = with_ships(LoseShip(LOSE_SHIP))
PAYING: Final = with_ships(Pay(PAY))
BUILDING: Final = with_ships(Build(BUILD_ONE))
PLACING: Final = with_ships(Place(PLACE_ON))
REWARDING: Final = with_ships(TakeReward(TAKE_REWARD))
CONFIRMING: Final = with_ships(Confirm(CONFIRM))


class MustChooseColumn(Question):
    """EGY-2.4: the first question, which is open to everybody at the same time."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, CHOOSING, COLUMN_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return True


class MustSuffer(Question):
    """EGY-4.1: only who chose a column with three or more dice suffers a plague."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, SUFFERING, PLAGUE_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return is_crowded(s, me)


class MustLoseShip(Question):
    """EGY-5.9: after Hail-fire, with more than one ship left."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, LOSING, SHIP_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return owes_ship(me)


class MustPay(Question):
    """EGY-7.3: for a plague, or for a building, if there is more than one way to pay."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, PAYING, PAY_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return me.due != NONE


class MustBuild(Question):
    """EGY-6.1: everybody, once in a round."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, BUILDING, BUILDING_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return me.building == NONE

    def refuse(self, s: Egyptia, a: i64) -> i64:
        if SUFFER_PLAGUE.has(a) and s.sheets[self.seat].plague == NONE:
            return NO_PLAGUE_NOW
        return super().refuse(s, a)


class MustPlace(Question):
    """EGY-6.3: everybody, for the building that they chose."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, PLACING, HEX_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return me.hex == NONE


class MustTakeReward(Question):
    """EGY-9.3: who built a Burial Mound."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, REWARDING, REWARD_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return me.building == MOUND and me.reward == NONE


class MustConfirm(Question):
    """EGY-12.1: everybody, as the last question."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, CONFIRMING, CONFIRM_FIRST)

    def is_open(self, s: Egyptia, me: Sheet) -> bool:
        return True


def ask_next(s: Egyptia, seat: i64, place: i64) -> None:
    """Ask a player the first open question from this place in the round on; after the last one there is none."""
    me = s.sheets[seat]
    for i in range(place, i64(len(QUESTIONS))):
        if OPENINGS[i].is_open(s, me):
            s.plan(QUESTIONS[i].at(seat, 0))
            return


class AskEverybody(Step[Egyptia]):
    """EGY-2.4: all players go through the phases at the same time."""

    def run(self, s: Egyptia) -> None:
        seat = s.seats
        while seat > 0:
            seat -= 1
            s.plan(QUESTIONS[0].at(seat, 0))


class PlayRounds(Step[Egyptia]):
    """EGY-2.1, EGY-12.3: rounds follow each other until the game is over."""

    def run(self, s: Egyptia) -> None:
        if s.round > 0 and is_over(s):
            end_game(s)
        else:
            s.round += 1
            s.plan_all(ROUND)


def take_back(s: Egyptia, seat: i64) -> Step:
    """EGY-2.4: nobody sees how another plays the round that is open: its sheet is as it was when the round began."""
    s.sheets[seat].take_back_round()
    return QUESTIONS[0].at(seat, 0)


MUST_PAY: Final = STEPS.sealed_family(MustPay, seat=MAX_SEATS)
QUESTIONS: Final[vec[Family]] = vec[Family](
    [
        STEPS.sealed_family(MustChooseColumn, seat=MAX_SEATS),
        STEPS.sealed_family(MustSuffer, seat=MAX_SEATS),
        STEPS.sealed_family(MustLoseShip, seat=MAX_SEATS),
        MUST_PAY,  # for the plague
        STEPS.sealed_family(MustBuild, seat=MAX_SEATS),
        STEPS.sealed_family(MustPlace, seat=MAX_SEATS),
        MUST_PAY,  # for the building
        STEPS.sealed_family(MustTakeReward, seat=MAX_SEATS),
        STEPS.sealed_family(MustConfirm, seat=MAX_SEATS),
    ]
)
PLAY_ROUNDS: Final = STEPS.add(PlayRounds(NOBODY, 0))
ROUND: Final[vec[Step]] = vec[Step](
    [
        ROLL_DICE,
        STEPS.add(AskEverybody(NOBODY, 0)),  # … QUESTIONS …
        SHOW_ROUND,
        PLAY_ROUNDS,
    ]
)


def openings() -> list[Question]:
    """One step of each question, to ask whether it is open; every step learns its place, a twofold one the first."""
    found: list[Question] = []
    for place, family in enumerate(QUESTIONS):
        for step in family.steps:
            assert isinstance(step, Question)
            step.place = place if step.place == NONE else step.place
            if step.seat == 0:
                found.append(step)
    return found


OPENINGS: Final[vec[Question]] = vec[Question](openings())
