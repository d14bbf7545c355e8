"""Answers in a few words, and answers that people look for though they are illegal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benben.core.game import Chip, Form
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.nile_card import LEFTOVER_CARD, cards_with, names_of
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words.chips import (
    MOST_WANTED,
    Chips,
    at_place,
    group_name,
    stage,
    wanted_bricks,
    wanted_crews,
)
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from benben.games.egizia_shifting_sands.view.types import SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.answers import FAMILY_ANSWERS
from benben.games.egizia_shifting_sands.words.cards import cells_of, tile_name
from benben.games.egizia_shifting_sands.words.placing import SandsNile, unplaceable
from benben.games.egizia_shifting_sands.words.sites import FIRST_STATUE, brick_points, me_of, price_of, site_number
from benben.games.egizia_shifting_sands.words.text import most_cards
from benben.language import signed

__all__ = ["MOST_WANTED", "chip", "stage", "wanted"]

LEFTOVER: Final = names_of(NILE_CARDS, cards_with(NILE_CARDS, LEFTOVER_CARD))
FAMILY_CHIPS: Final = Chips(FAMILY_ANSWERS)


def chip(view: SandsView, form: Form) -> Chip:
    """An answer in a few words, with what it brings and costs."""
    return CHIPS[str(form["do"])](view, form)


def _skip(view: SandsView, form: Form) -> Chip:
    if view["step"] == "MayBuildLate":
        return Chip(say("stay-waiting.chip"), ends=True)
    return Chip(FAMILY.say("skip.chip"), ends=True)


# Ships


def space_name(view: SandsView, space: str) -> str:
    """What lies on a space, with its number where the same lies on another one too."""
    kind, _, number = space.partition("_")
    table, cells = view["table"], cells_of(view)
    if kind == "card":
        return FAMILY_CHIPS.card_space_name(view, int(number))
    if kind == "tile":
        names = [tile_name(one["tile"], cells) if one["tile"] else "" for one in table["tiles"]]
        return at_place(names, [one["place"] for one in table["tiles"]], int(number))
    if number == "wait":
        return say("dock.wait", zone=kind)
    return say("dock", zone=kind, n=int(number))


KIND_GROUPS: Final = {"card": "cards", "tile": "tiles"}


def _place(view: SandsView, form: Form) -> Chip:
    space, nile = str(form["space"]), SandsNile(view)
    group = KIND_GROUPS.get(space.partition("_")[0], "zones")
    spaces = {"cards": nile.free_cards, "tiles": nile.free_tiles, "zones": nile.free_docks}[group]
    found = nile.downstream(spaces())
    return Chip(space_name(view, space), group=group_name(group, len(found)) if space in found else "")


def _upstream(view: SandsView, form: Form) -> Chip:
    nile = SandsNile(view)
    spaces = [*nile.free_cards(), *nile.free_tiles(), *nile.free_docks()]
    return Chip(space_name(view, str(form["space"])), group=group_name("upstream", len(nile.upstream(spaces))))


def _beside(view: SandsView, form: Form) -> Chip:
    count = len(SandsNile(view).shared_tiles())
    return Chip(space_name(view, str(form["space"])), group=group_name("beside", count))


def _sell(view: SandsView, form: Form) -> Chip:
    n = int(str(form["stones"]))
    most = min(me_of(view)["stones"], cells_of(view)["N51"][0])
    return Chip(say("sell-stones.chip", n=n), signed(n), group=group_name("sale", most))


# Building


def _brick(view: SandsView, form: Form) -> Chip:
    """With its points, and what it costs; a statue brings none yet."""
    site = str(form["on"])
    points, cost = brick_points(view, site), price_of(view, site)
    n = SITES.index(site) - FIRST_STATUE
    words = say("site", site=site, n=site_number(view, site) if n < 0 else me_of(view)["statues"][n] + 1)
    free = view["step"] == "ChooseFreeBrick"
    return Chip(words, signed(points) if points else "", "" if free else signed(-cost))


CHIPS: Final[dict[str, Callable[[SandsView, Form], Chip]]] = {
    **FAMILY_CHIPS.makers,
    "lower_crew": FAMILY_CHIPS.lower_crew,
    "skip": _skip,
    "place_ship": _place,
    "place_upstream": _upstream,
    "place_beside": _beside,
    "second_ship": lambda view, form: Chip(say("second-ship.chip", by="tile" if form["by"] == "P1" else "card")),
    "take_point": lambda view, form: Chip(say("take-point.chip"), signed(cells_of(view)[LEFTOVER[0]][0])),
    "sell_stones": _sell,
    "train_crews": lambda view, form: FAMILY_CHIPS.train(view, str(form["card"]), int(str(form["steps"]))),
    "trade_crew": lambda view, form: Chip(say("trade-crew.chip")),
    "lay_brick": _brick,
    "climb_market": lambda view, form: Chip(say("climb-market.chip", market=str(form["market"]))),
    "build_late": lambda view, form: Chip(say("build-late.chip", by="bonus" if form["by"] == "P2" else "tile")),
}


# What people look for


def wanted(view: SandsView) -> list[Form]:
    """Answers that people would look for; those that are legal show themselves."""
    step = view["step"]
    if step == "Placing":
        return unplaceable(view)[:MOST_WANTED]
    if step == "PlacingSecond":
        return [*unplaceable(view)[: MOST_WANTED - 1], {"do": "pass"}]
    if step == "LayBrick":
        return wanted_bricks(view, _sites(view))
    if step == "Drawing" and most_cards(view) < cells_of(view)["sphinx_most"][0]:
        return [{"do": "draw_cards", "paid": most_cards(view) + 1, "free": 0}]
    if step == "ChooseLowered":
        return [{"do": "lower_crew", "crew": crew} for crew in CREWS]
    return wanted_crews(view)


def _sites(view: SandsView) -> list[str]:
    """The sites of the zone, those first that one would try: too dear, not supported, or built already."""
    if view["table"]["build"]["zone"] == "obelisk":
        return list(SITES[:2])
    rows, left = view["table"]["pyramid"], view["table"]["build"]["left"]
    high = [f"row_{n}" for n, row in enumerate(rows, start=1) if -1 in row["owners"] and not row["next"]]
    dear = [f"row_{n}" for n, row in enumerate(rows, start=1) if row["next"] and row["cost"] > left]
    statues = [site for site in SITES[FIRST_STATUE:] if view["table"]["statues"][int(site[-1]) - 1]["statue"]]
    return [*high[:1], *dear[:1], *statues]
