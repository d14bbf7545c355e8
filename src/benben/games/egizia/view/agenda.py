"""What a position says about what is asked next."""

from __future__ import annotations

from typing import Final

from benben.core.steps import Step
from benben.games.egizia.rules.round import PLAY_ROUNDS, ROUND, SET_UP
from benben.games.egizia.rules.steps import STEPS
from benben.games.egizia.state import Classic
from benben.games.egizia_common.view import agenda as family
from benben.games.egizia_common.view.agenda import Agenda

AGENDA: Final = Agenda(STEPS, list(SET_UP), list(ROUND), PLAY_ROUNDS)
TURN: Final = ("NextTurn", *AGENDA.after("NextTurn"))

BENEATH: Final[dict[str, tuple[str, ...]]] = {
    **AGENDA.beneath(),
    "DrawSequence": AGENDA.after("GiveSequence tile 0"),
    "DealCard": AGENDA.after("DealCard player 0 cards 1"),
    "TurnOneGrave": AGENDA.after("TurnGraves"),
    "PlacingUpriver": TURN,
}

RUNNING: Final = (
    *family.RUNNING, "KeepDealt", "TurnGraves", "ReturnShips", "Produce", "RaiseTwo",
)  # fmt: skip


def usual(s: Classic) -> list[Step]:
    """Where a position does not say."""
    return AGENDA.usual(s, "Produce")
