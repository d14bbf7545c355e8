"""Where bricks can be laid, and for how much: read from a view."""

from __future__ import annotations

from benben.games.egizia.components import FIRST_TEMPLE_SITE, OBELISK_ZONE, PYRAMID_SITE, SITES, SPHINX_ZONE, ZONES
from benben.games.egizia.view.types import ClassicView, ColumnView
from benben.games.egizia_common.view.types import RowView
from benben.games.egizia_common.words.asked import next_cost


def built(owners: list[int]) -> int:
    """How many spaces somebody has built."""
    return sum(owner >= 0 for owner in owners)


def column_of(view: ClassicView, site: str) -> ColumnView:
    """A part of the temple."""
    column: ColumnView = view["table"]["temple"][SITES.index(site) - FIRST_TEMPLE_SITE]
    return column


def open_row(view: ClassicView) -> tuple[int, RowView | None]:
    """The row of the pyramid that is built now, from 1 on; none, if all are full."""
    rows = enumerate(view["table"]["pyramid"], start=1)
    return next(((n, row) for n, row in rows if row["next"]), (0, None))


def price_of(view: ClassicView, site: str) -> int:
    """The number on the next space of a site; 0, if there is none that can be built."""
    if site == "obelisk":
        return next_cost(view)
    if site == "grave":
        return next((grave["value"] for grave in view["table"]["graves"] if grave["owner"] < 0), 0)
    if site == SITES[PYRAMID_SITE]:
        _, row = open_row(view)
        return row["cost"] if row else 0
    column = column_of(view, site)
    return column["costs"][built(column["owners"])] if column["next"] else 0


def site_number(view: ClassicView, site: str) -> int:
    """Which level, grave or space comes next, from 1 on; of the pyramid its row."""
    table = view["table"]
    if site == "obelisk":
        return built(table["obelisk"]) + 1
    if site == "grave":
        return built([grave["owner"] for grave in table["graves"]]) + 1
    if site == SITES[PYRAMID_SITE]:
        return open_row(view)[0]
    return built(column_of(view, site)["owners"]) + 1


def sites_here(view: ClassicView) -> list[str]:
    """What is built at the open building site."""
    zone = view["table"]["build"]["zone"]
    if zone in ("", ZONES[SPHINX_ZONE]):
        return []
    return list(SITES[:FIRST_TEMPLE_SITE] if zone == ZONES[OBELISK_ZONE] else SITES[FIRST_TEMPLE_SITE:])


def open_sites(view: ClassicView) -> list[str]:
    """Those of them on which a brick can be laid, whatever it costs."""
    return [site for site in sites_here(view) if price_of(view, site)]
