"""What a position says about what is asked next: which steps it names, and what follows the last of them by itself."""

from __future__ import annotations

from typing import Final

from benben.core.steps import Step
from benben.games.egizia_common.rules.placement import PLACING
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import BUILDING, FEEDING, MINING, PLACEMENT
from benben.games.egizia_shifting_sands.rules.round import PLAY_ROUNDS, ROUND
from benben.games.egizia_shifting_sands.rules.set_up import SET_UP
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands

NAMES: Final = {number: name for name, number in STEPS.numbers.items()}


def names_of(steps: list[Step]) -> tuple[str, ...]:
    return tuple(NAMES[step.id] for step in steps)


SET_UP_STEPS: Final = [*SET_UP, PLAY_ROUNDS]
ROUND_STEPS: Final = [*ROUND, PLAY_ROUNDS]


def after(name: str, steps: list[Step]) -> tuple[str, ...]:
    """What follows a step in a list: its last place there."""
    names = names_of(steps)
    return names[len(names) - names[::-1].index(name) :]


FIRST_PREPARATIONS: Final = ("BuildZone zone 0", *after("BuildZone zone 0", ROUND_STEPS))

# The steps of both lists can be named, and what they plan is followed by the same.
BENEATH: Final[dict[str, tuple[str, ...]]] = {
    **{name: after(name, SET_UP_STEPS) for name in names_of(SET_UP_STEPS)},
    **{name: after(name, ROUND_STEPS) for name in names_of(ROUND_STEPS)},
    "DrawGold": after("LayGold", SET_UP_STEPS),
    "DrawStatue": after("DrawStatue space 0", SET_UP_STEPS),
    "DealCard": after("DealCard player 0 cards 2", SET_UP_STEPS),
    "ChooseFirst": after("AskEverybody", SET_UP_STEPS),
    "DrawSequence": ("PlayRounds",),
    "LayCardAt": after("LayCards space 0", ROUND_STEPS),
    "LayTileAt": after("LayTiles", ROUND_STEPS),
    "Placing": ("NextTurn", *after("NextTurn", ROUND_STEPS)),
    "PlacingSecond": ("NextTurn", *after("NextTurn", ROUND_STEPS)),
    "MayPlaceSecond": ("NextTurn", *after("NextTurn", ROUND_STEPS)),
    "OfferSecond": ("NextTurn", *after("NextTurn", ROUND_STEPS)),
    "TakingLeftover": after("OfferLeftovers", ROUND_STEPS),
    "Trading": after("Mine", ROUND_STEPS),
    "OfferTrade": after("Mine", ROUND_STEPS),
    "FeedingCrews": after("FeedAll", ROUND_STEPS),
    "Feed": after("FeedAll", ROUND_STEPS),
    "Raising": after("OfferRaises", ROUND_STEPS),
    "OfferRaise": after("OfferRaises", ROUND_STEPS),
    "Preparing": FIRST_PREPARATIONS,
    "OfferPreparing": FIRST_PREPARATIONS,
    "NextShip": after("BuildZone zone 2", ROUND_STEPS),
}

# Rules that ask nobody, and are named where something else follows than usual.
RUNNING: Final = (
    "LayGold", "AskEverybody", "ShuffleBack", "Mine", "FeedAll", "OfferRaises", "OfferPreparations", "BuildZone",
    "Cooperate", "CleanUp", "NextTurn", "OfferSecond", "OfferTrade", "Feed", "OfferRaise", "OfferPreparing", "NextShip",
    "RaiseAny", "LowerAny", "ClimbBoth", "ObeliskBonus", "FreeBrick", "DrawCards", "OfferBuild", "OfferHelp",
)  # fmt: skip


def step_named(name: str) -> Step:
    return STEPS.steps[STEPS.numbers[name]]


def usual(s: Sands) -> list[Step]:
    """Where a position does not say: in the Placement phase the first who can place; else the phase begins."""
    if s.phase == PLACEMENT:
        for n in range(s.seats):
            place = (s.turn + 1 + n) % s.seats
            seat = seat_at(s.order, place)
            if not s.players[seat].passed and s.rules.can_place(s, seat):
                s.turn = place
                return [PLACING.at(seat, 0)]
        return [step_named("OfferLeftovers")]
    begins = {MINING: ["Mine"], FEEDING: ["FeedAll"], BUILDING: ["OfferPreparations", "BuildZone zone 0"]}
    return [step_named(name) for name in begins.get(s.phase, [])]
