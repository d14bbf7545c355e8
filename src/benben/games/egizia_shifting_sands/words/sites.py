"""Where bricks can be laid, and for how much: read from a view, for who is asked."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.words.asked import next_cost
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.view.types import PlayerView, SandsView
from benben.games.egizia_shifting_sands.words.cards import cells_of

FIRST_ROW: Final = 2
FIRST_STATUE: Final = 7


def me_of(view: SandsView) -> PlayerView:
    """Who is asked; a watcher reads of the first seat where nobody is."""
    player: PlayerView = view["table"]["players"][max(view["actor"], 0)]
    return player


def price_of(view: SandsView, site: str) -> int:
    """The number on the next space of a site for who is asked; 0, if there is none."""
    table, me, n = view["table"], me_of(view), SITES.index(site)
    if site == "obelisk":
        return next_cost(view)
    if site == "column":
        return table["colonnade_costs"][me["columns"]] if me["columns"] < len(table["colonnade_costs"]) else 0
    if n < FIRST_STATUE:
        return table["pyramid"][n - FIRST_ROW]["cost"] if n - FIRST_ROW < len(table["pyramid"]) else 0
    costs, level = table["statues"][n - FIRST_STATUE]["costs"], me["statues"][n - FIRST_STATUE]
    return costs[level] if level < len(costs) else 0


def brick_points(view: SandsView, site: str) -> int:
    """What a brick of a build scores when the build is finished: its cost, but for statues; one more with G3."""
    more = cells_of(view)["G3"][0] if "G3" in me_of(view)["bonuses"] else 0
    if view["step"] == "ChooseFreeBrick" or SITES.index(site) >= FIRST_STATUE:
        return more
    return more + price_of(view, site)


def site_number(view: SandsView, site: str) -> int:
    """Which level, column or space of a row comes next, from 1 on."""
    table = view["table"]
    if site == "obelisk":
        return sum(owner >= 0 for owner in table["obelisk"]) + 1
    if site == "column":
        return me_of(view)["columns"] + 1
    row = SITES.index(site) - FIRST_ROW
    return sum(owner >= 0 for owner in table["pyramid"][row]["owners"]) + 1 if row < len(table["pyramid"]) else 0


def open_sites(view: SandsView) -> list[str]:
    """The sites of the open zone on which a brick can be laid, whatever it costs."""
    if view["table"]["build"]["zone"] == "obelisk":
        return [site for site in SITES[:FIRST_ROW] if price_of(view, site)]
    rows = [f"row_{n}" for n, row in enumerate(view["table"]["pyramid"], start=1) if row["next"]]
    return rows + [site for site in SITES[FIRST_STATUE:] if price_of(view, site)]
