"""What the family's words read of a view, whichever of the games it is of."""

from __future__ import annotations

from typing import cast

from benben.core.game import View
from benben.games.egizia_common.view.types import CommonPlayer, CommonTable


def table_of(view: View) -> CommonTable:
    return cast(CommonTable, view["table"])


def player_of(view: View, seat: int) -> CommonPlayer:
    return cast(CommonPlayer, view["table"]["players"][seat])


def me_of(view: View) -> CommonPlayer:
    """Who is asked; a watcher reads of the first seat where nobody is."""
    return player_of(view, max(view["actor"], 0))


def turn_order(view: View) -> list[int]:
    """The seats by player sequence tile; by number before the first round."""
    table = table_of(view)
    return table["order"] if table["round"] else list(range(view["players"]))


def returned(view: View) -> int:
    """How many sphinx cards would be returned now."""
    own = table_of(view)["own"]
    kept = {one["card"] for one in own["sphinx"]}
    return len([card for card in own["drawn"] if card not in kept])
