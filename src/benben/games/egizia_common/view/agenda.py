"""What a position says about what is asked next: which steps it names, and what follows the last of them by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from benben.core.steps import Step, StepTable
from benben.games.egizia_common.rules.placement import PLACING
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import BUILDING, FEEDING, MINING, PLACEMENT, Egizia

# Rules that ask nobody, and are named where something else follows than usual.
RUNNING: Final = (
    "FeedAll", "OfferRaises", "OfferPreparations", "BuildZone", "Cooperate", "CleanUp", "NextTurn", "OfferSecond",
    "Feed", "OfferRaise", "OfferPreparing", "NextShip", "RaiseAny", "DrawCards", "OfferBuild", "OfferHelp", "Laying",
)  # fmt: skip


class Agenda:
    """The steps of one game by name, and what follows them in its set-up and in its rounds."""

    def __init__(self, steps: StepTable, set_up: Sequence[Step], round_steps: Sequence[Step], last: Step) -> None:
        self.steps = steps
        self.names = {number: name for name, number in steps.numbers.items()}
        self.set_up = [self.names[step.id] for step in (*set_up, last)]
        self.round = [self.names[step.id] for step in (*round_steps, last)]

    def after(self, name: str) -> tuple[str, ...]:
        """What follows a step in the set-up or in a round: its last place there."""
        names = self.round if name in self.round else self.set_up
        return tuple(names[len(names) - names[::-1].index(name) :])

    def beneath(self) -> dict[str, tuple[str, ...]]:
        """What both games have: steps of both lists can be named, and what they plan is followed by the same."""
        turn, preparing = ("NextTurn", *self.after("NextTurn")), ("BuildZone zone 0", *self.after("BuildZone zone 0"))
        return {
            **{name: self.after(name) for name in (*self.set_up, *self.round)},
            "LayCardAt": self.after("LayCards space 0"),
            **dict.fromkeys(("Placing", "PlacingSecond", "MayPlaceSecond", "OfferSecond"), turn),
            "TakingLeftover": self.after("OfferLeftovers"),
            **dict.fromkeys(("FeedingCrews", "Feed"), self.after("FeedAll")),
            **dict.fromkeys(("Raising", "OfferRaise"), self.after("OfferRaises")),
            **dict.fromkeys(("Preparing", "OfferPreparing"), preparing),
            "NextShip": self.after("BuildZone zone 2"),
        }

    def step(self, name: str) -> Step:
        return self.steps.steps[self.steps.numbers[name]]

    def usual(self, s: Egizia, mining: str) -> list[Step]:
        """Where a position does not say: in the Placement phase the first who can place; else the phase begins."""
        if s.phase == PLACEMENT:
            for n in range(s.seats):
                place = (s.turn + 1 + n) % s.seats
                seat = seat_at(s.order, place)
                if not s.players[seat].passed and s.rules.can_place(s, seat):
                    s.turn = place
                    return [PLACING.at(seat, 0)]
            return [self.step("OfferLeftovers")]
        begins = {MINING: [mining], FEEDING: ["FeedAll"], BUILDING: ["OfferPreparations", "BuildZone zone 0"]}
        return [self.step(name) for name in begins.get(s.phase, [])]
