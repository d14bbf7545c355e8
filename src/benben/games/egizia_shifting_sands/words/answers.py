"""What each answer does, in words made from a view."""

from __future__ import annotations

from typing import Final

from benben.core.game import Form
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words.answers import Answers, Teller
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.view.types import SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import WORDS, card_words, cells_of, statue_name, tile_words
from benben.games.egizia_shifting_sands.words.sites import FIRST_STATUE, brick_points, me_of, price_of, site_number
from benben.games.egizia_shifting_sands.words.text import most_cards


def answer(view: SandsView, form: Form) -> str:
    """What an answer does."""
    return ANSWERS[str(form["do"])](view, form)


def _skip(view: SandsView, form: Form) -> str:
    return say("stay-waiting") if view["step"] == "MayBuildLate" else FAMILY.say("skip")


# Ships


def place_words(view: SandsView, space: str) -> str:
    """Where a ship would go, and what that brings."""
    kind, _, number = space.partition("_")
    table, cells = view["table"], cells_of(view)
    if kind == "card":
        found = table["river"][int(number) - 1]
        return FAMILY.say(
            "place-card", place=found["place"], words=card_words(found["card"], cells) if found["card"] else ""
        )
    if kind == "tile":
        space_of = table["tiles"][int(number) - 1]
        return say(
            "place-tile", place=space_of["place"], words=tile_words(space_of["tile"], cells) if space_of["tile"] else ""
        )
    if number == "wait":
        return say("place-dock.wait", zone=kind)
    most = next(zone for zone in table["zones"] if zone["zone"] == kind)["sphinx_most"]
    cards = most[min(int(number), len(most)) - 1] if kind == "sphinx" else 0
    return say("place-dock", zone=kind, n=int(number), cards=cards)


def _place(view: SandsView, form: Form) -> str:
    return place_words(view, str(form["space"]))


def _upstream(view: SandsView, form: Form) -> str:
    return say("place-upstream", place=place_words(view, str(form["space"])))


def _beside(view: SandsView, form: Form) -> str:
    return say("place-beside", place=place_words(view, str(form["space"])))


# Building


def _brick(view: SandsView, form: Form) -> str:
    site = str(form["on"])
    if SITES.index(site) >= FIRST_STATUE:
        return _statue(view, SITES.index(site) - FIRST_STATUE)
    free = "yes" if view["step"] == "ChooseFreeBrick" else "no"
    n = site_number(view, site)
    return say("lay-brick", site=site, n=n, cost=price_of(view, site), points=brick_points(view, site), free=free)


def _statue(view: SandsView, space: int) -> str:
    statue = view["table"]["statues"][space]
    level, site = me_of(view)["statues"][space], f"statue_{space + 1}"
    if not statue["statue"] or level >= len(statue["costs"]):
        return say("lay-statue.none", n=space + 1)
    title = statue_name(statue["statue"])
    return say("lay-statue", n=space + 1, what=title, level=level + 1, cost=price_of(view, site))


FAMILY_ANSWERS: Final = Answers(WORDS, most_cards)
ANSWERS: Final[dict[str, Teller]] = {
    **FAMILY_ANSWERS.tellers,
    "lower_crew": FAMILY_ANSWERS.lower_crew,
    "skip": _skip,
    "place_ship": _place,
    "place_upstream": _upstream,
    "place_beside": _beside,
    "second_ship": lambda view, form: say("second-ship", by="tile" if form["by"] == "P1" else "card"),
    "take_point": lambda view, form: say("take-point", n=cells_of(view)["N44"][0]),
    "sell_stones": lambda view, form: say("sell-stones", n=int(str(form["stones"]))),
    "train_crews": lambda view, form: FAMILY_ANSWERS.train(view, str(form["card"]), int(str(form["steps"]))),
    "trade_crew": lambda view, form: say("trade-crew"),
    "lay_brick": _brick,
    "climb_market": lambda view, form: say("climb-market", market=str(form["market"])),
    "build_late": lambda view, form: say("build-late", by="bonus" if form["by"] == "P2" else "tile"),
}
