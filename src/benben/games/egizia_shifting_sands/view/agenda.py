"""What a position says about what is asked next."""

from __future__ import annotations

from typing import Final

from benben.core.steps import Step
from benben.games.egizia_common.view import agenda as family
from benben.games.egizia_common.view.agenda import Agenda
from benben.games.egizia_shifting_sands.rules.round import PLAY_ROUNDS, ROUND
from benben.games.egizia_shifting_sands.rules.set_up import SET_UP
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import Sands

AGENDA: Final = Agenda(STEPS, list(SET_UP), list(ROUND), PLAY_ROUNDS)

BENEATH: Final[dict[str, tuple[str, ...]]] = {
    **AGENDA.beneath(),
    "DrawGold": AGENDA.after("LayGold"),
    "DrawStatue": AGENDA.after("DrawStatue space 0"),
    "DealCard": AGENDA.after("DealCard player 0 cards 2"),
    "ChooseFirst": AGENDA.after("AskEverybody"),
    "DrawSequence": ("PlayRounds",),
    "LayTileAt": AGENDA.after("LayTiles"),
    **dict.fromkeys(("Trading", "OfferTrade"), AGENDA.after("Mine")),
}

RUNNING: Final = (
    *family.RUNNING, "LayGold", "AskEverybody", "ShuffleBack", "Mine", "OfferTrade", "LowerAny", "ClimbBoth",
    "ObeliskBonus", "FreeBrick",
)  # fmt: skip


def usual(s: Sands) -> list[Step]:
    """Where a position does not say."""
    return AGENDA.usual(s, "Mine")
