"""EGY-2: the round, from the roll to the reveal, in the order of the book.

`ROUND` is what happens at the table. Between the roll and the reveal everybody answers questions, all at the same time
and each for themselves: `open_question` has them in their order, with what makes each of them open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
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
from benben.games.egyptia.rules.ships import LoseShip, UseShip, offer_ships, owes_ship
from benben.games.egyptia.rules.steps import STEPS
from benben.games.egyptia.state import Egyptia, Sheet

SHIP: Final = UseShip(USE_SHIP)

# The questions of a player's round by their places in QUESTIONS.
MUST_CHOOSE_COLUMN: Final = 0
MUST_SUFFER: Final = 1
MUST_LOSE_SHIP: Final = 2
MUST_PAY: Final = 3
MUST_BUILD: Final = 4
MUST_PLACE: Final = 5
MUST_TAKE_REWARD: Final = 6
MUST_CONFIRM: Final = 7


def open_question(s: Egyptia, me: Sheet) -> i64:
    """EGY-2.1: what a player is asked who has come so far: the first of these that is still to be answered."""
    if me.column == NONE:
        return MUST_CHOOSE_COLUMN
    if me.plague == NONE and me.building == NONE and is_crowded(s, me):
        return MUST_SUFFER
    if owes_ship(me):
        return MUST_LOSE_SHIP
    if me.due != NONE:
        return MUST_PAY  # for the plague, or for the building that stands already
    if me.building == NONE:
        return MUST_BUILD
    if me.hex == NONE:
        return MUST_PLACE
    if me.building == MOUND and me.reward == NONE:
        return MUST_TAKE_REWARD
    return MUST_CONFIRM


class Question(Menu[Egyptia]):
    """EGY-10.1: a question of a player's own round; beside its own answers there are the unused ships."""

    def __init__(self, seat: i64, uses: Uses, first: i64) -> None:
        super().__init__(seat, 0, uses)
        self.own: Use = uses.entries[0]
        self.first: i64 = first  # why other answers must wait
        self.round: vec[Step] = vec[Step]()  # the same seat's questions, in their order

    def legal(self, s: Egyptia, out: Answers) -> None:
        self.own.legal(s, self.seat, out)
        offer_ships(s.sheets[self.seat], out)

    def answer(self, s: Egyptia, a: i64) -> None:
        if USE_SHIP.has(a):
            SHIP.answer(s, self.seat, a)
        else:
            self.own.answer(s, self.seat, a)
        s.plan(self.round[open_question(s, s.sheets[self.seat])])

    def refuse(self, s: Egyptia, a: i64) -> i64:
        reason = self.uses.of[a].refuse(s, self.seat, a)
        return reason if reason != 0 else self.first


def with_ships(own: Use) -> Uses:
    return Uses(ACTIONS, [own, SHIP])


CHOOSING: Final = with_ships(ChooseColumn(CHOOSE_COLUMN))
SUFFERING: Final = with_ships(Suffer(SUFFER_PLAGUE))
LOSING: Final = with_ships(LoseShip(LOSE_SHIP))
PAYING: Final = with_ships(Pay(PAY))
BUILDING: Final = with_ships(Build(BUILD_ONE))
PLACING: Final = with_ships(Place(PLACE_ON))
REWARDING: Final = with_ships(TakeReward(TAKE_REWARD))
CONFIRMING: Final = with_ships(Confirm(CONFIRM))


class MustChooseColumn(Question):
    """EGY-3.1: in which column to produce."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, CHOOSING, COLUMN_FIRST)


class MustSuffer(Question):
    """EGY-4.2: which plague to suffer."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, SUFFERING, PLAGUE_FIRST)


class MustLoseShip(Question):
    """EGY-5.9: which ship the hail takes."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, LOSING, SHIP_FIRST)


class MustPay(Question):
    """EGY-7.3: how to pay for a plague or a building."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, PAYING, PAY_FIRST)


class MustBuild(Question):
    """EGY-6.1: what to build."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, BUILDING, BUILDING_FIRST)

    def refuse(self, s: Egyptia, a: i64) -> i64:
        if SUFFER_PLAGUE.has(a) and s.sheets[self.seat].plague == NONE:
            return NO_PLAGUE_NOW
        return super().refuse(s, a)


class MustPlace(Question):
    """EGY-6.3: where to build it."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, PLACING, HEX_FIRST)


class MustTakeReward(Question):
    """EGY-9.3: what the Burial Mound gives."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, REWARDING, REWARD_FIRST)


class MustConfirm(Question):
    """EGY-12.2: the last question; who has confirmed is not asked again in this round."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, CONFIRMING, CONFIRM_FIRST)

    def answer(self, s: Egyptia, a: i64) -> None:
        if not CONFIRM.has(a):
            super().answer(s, a)


class AskEverybody(Step[Egyptia]):
    """EGY-2.4: all players go through the phases at the same time."""

    def run(self, s: Egyptia) -> None:
        seat = s.seats
        while seat > 0:
            seat -= 1
            s.plan(QUESTIONS[MUST_CHOOSE_COLUMN].at(seat, 0))


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
    return QUESTIONS[MUST_CHOOSE_COLUMN].at(seat, 0)


QUESTIONS: Final[vec[Family]] = vec[Family](
    [
        STEPS.sealed_family(MustChooseColumn, seat=MAX_SEATS),
        STEPS.sealed_family(MustSuffer, seat=MAX_SEATS),
        STEPS.sealed_family(MustLoseShip, seat=MAX_SEATS),
        STEPS.sealed_family(MustPay, seat=MAX_SEATS),
        STEPS.sealed_family(MustBuild, seat=MAX_SEATS),
        STEPS.sealed_family(MustPlace, seat=MAX_SEATS),
        STEPS.sealed_family(MustTakeReward, seat=MAX_SEATS),
        STEPS.sealed_family(MustConfirm, seat=MAX_SEATS),
    ]
)
PLAY_ROUNDS: Final = STEPS.add(PlayRounds(NOBODY, 0))
ROUND: Final[vec[Step]] = vec[Step](
    [
        ROLL_DICE,
        STEPS.add(AskEverybody(NOBODY, 0)),  # … everybody's QUESTIONS …
        SHOW_ROUND,
        PLAY_ROUNDS,
    ]
)


def tell_questions() -> None:
    """Every question learns which ones its seat may be asked next."""
    for seat in range(MAX_SEATS):
        questions = vec[Step]([family.at(seat, 0) for family in QUESTIONS])
        for i in range(len(questions)):
            question = questions[i]
            assert isinstance(question, Question)
            question.round = questions


tell_questions()
