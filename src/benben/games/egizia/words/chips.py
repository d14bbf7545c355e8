"""Answers in a few words, and answers that people look for though they are illegal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benben.core.game import Chip, Form
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia.words import say
from benben.games.egizia.words.answers import FAMILY_ANSWERS
from benben.games.egizia.words.cards import card_name, cells_of
from benben.games.egizia.words.placing import ClassicNile, kind_of, unplaceable
from benben.games.egizia.words.sites import price_of, site_number, sites_here
from benben.games.egizia.words.text import most_cards
from benben.games.egizia_common.words.chips import (
    MOST_WANTED,
    Chips,
    group_name,
    stage,
    wanted_bricks,
    wanted_crews,
)
from benben.language import signed

__all__ = ["MOST_WANTED", "chip", "stage", "wanted"]

FAMILY_CHIPS: Final = Chips(FAMILY_ANSWERS)


def chip(view: ClassicView, form: Form) -> Chip:
    """An answer in a few words, with what it brings and costs."""
    return CHIPS[str(form["do"])](view, form)


# Ships


def space_name(view: ClassicView, space: str) -> str:
    """A card by what it is, a town by its name, a dock by its number."""
    kind, (zone, _, number) = kind_of(space), space.partition("_")
    if kind == "towns":
        return say("town", town=space)
    if kind == "zones":
        return say("dock", zone=zone, n=int(number))
    return FAMILY_CHIPS.card_space_name(view, int(number))


def _place(view: ClassicView, form: Form) -> Chip:
    space, nile = str(form["space"]), ClassicNile(view)
    kind = kind_of(space)
    spaces = {"cards": nile.free_cards, "towns": nile.free_tiles, "zones": nile.free_docks}[kind]()
    found = nile.upstream(spaces) if view["step"] == "PlacingUpriver" else nile.downstream(spaces)
    return Chip(space_name(view, space), group=group_name(kind, len(found)) if space in found else "")


def _share(view: ClassicView, form: Form) -> Chip:
    town = str(form["town"])
    count = len(ClassicNile(view).shared_towns(view["step"] == "PlacingUpriver"))
    return Chip(say("town", town=town), group=group_name("share", count))


def _upriver(view: ClassicView, form: Form) -> Chip:
    return Chip(card_name(str(form["card"]), cells_of(view)))


def _second(view: ClassicView, form: Form) -> Chip:
    return Chip(FAMILY_CHIPS.copy(view, say("second-ship.chip"), str(form["by"])))


def _done(view: ClassicView, form: Form) -> Chip:
    return Chip(say("visit-once.chip"), ends=True) if view["step"] == "MayDouble" else FAMILY_CHIPS.done(view, form)


# Building


def _brick(view: ClassicView, form: Form) -> Chip:
    """With its points, and what it costs."""
    site = str(form["on"])
    cost = price_of(view, site)
    return Chip(say("site", site=site, n=site_number(view, site)), signed(cost), signed(-cost))


CHIPS: Final[dict[str, Callable[[ClassicView, Form], Chip]]] = {
    **FAMILY_CHIPS.makers,
    "done": _done,
    "place_ship": _place,
    "share_town": _share,
    "go_upriver": _upriver,
    "second_ship": _second,
    "double_town": lambda view, form: Chip(say("double-town.chip")),
    "train_crew": lambda view, form: FAMILY_CHIPS.train(view, str(form["card"]), 1),
    "lay_brick": _brick,
}


# What people look for


def wanted(view: ClassicView) -> list[Form]:
    """Answers that people would look for; those that are legal show themselves."""
    step = view["step"]
    if step == "Placing":
        return unplaceable(view)[:MOST_WANTED]
    if step in ("PlacingSecond", "PlacingUpriver"):
        return [*unplaceable(view)[: MOST_WANTED - 1], {"do": "pass"}]
    if step == "LayBrick":
        left = view["table"]["build"]["left"]
        closed = [site for site in sites_here(view) if not 0 < price_of(view, site) <= left]
        return wanted_bricks(view, closed)
    if step == "Drawing" and most_cards(view) < cells_of(view)["sphinx_most"][0]:
        return [{"do": "draw_cards", "paid": most_cards(view) + 1, "free": 0}]
    return wanted_crews(view)
