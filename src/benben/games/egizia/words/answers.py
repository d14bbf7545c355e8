"""What each answer does, in words made from a view."""

from __future__ import annotations

from typing import Final

from benben.core.game import Form
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia.words import say
from benben.games.egizia.words.cards import WORDS, card_name, card_words, cells_of, tile_words
from benben.games.egizia.words.placing import kind_of
from benben.games.egizia.words.sites import price_of, site_number
from benben.games.egizia.words.text import most_cards
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words.answers import Answers, Teller


def answer(view: ClassicView, form: Form) -> str:
    """What an answer does."""
    return ANSWERS[str(form["do"])](view, form)


# Ships


def _place(view: ClassicView, form: Form) -> str:
    """Where a ship would go, and what that brings."""
    space = str(form["space"])
    kind, (zone, _, number), cells = kind_of(space), space.partition("_"), cells_of(view)
    if kind == "towns":
        return say("place-town", town=space, words=tile_words(space, cells))
    if kind == "zones":
        return say("place-dock", zone=zone, n=int(number))
    found = view["table"]["river"][int(number) - 1]
    return FAMILY.say(
        "place-card", place=found["place"], words=card_words(found["card"], cells) if found["card"] else ""
    )


def _share(view: ClassicView, form: Form) -> str:
    town = str(form["town"])
    return say("share-town", town=town, words=tile_words(town, cells_of(view)))


def _upriver(view: ClassicView, form: Form) -> str:
    return say("go-upriver", card=card_name(str(form["card"]), cells_of(view)))


def _double(view: ClassicView, form: Form) -> str:
    town = TOWN_NAMES[min(view["left"], len(TOWN_NAMES) - 1)]
    return say("double-town", town=town)


def _done(view: ClassicView, form: Form) -> str:
    return say("visit-once") if view["step"] == "MayDouble" else FAMILY_ANSWERS.done(view, form)


# Building


def _brick(view: ClassicView, form: Form) -> str:
    """A brick scores what it costs."""
    site = str(form["on"])
    cost = price_of(view, site)
    return say("lay-brick", site=site, n=site_number(view, site), cost=cost, points=cost)


FAMILY_ANSWERS: Final = Answers(WORDS, most_cards)
ANSWERS: Final[dict[str, Teller]] = {
    **FAMILY_ANSWERS.tellers,
    "done": _done,
    "place_ship": _place,
    "share_town": _share,
    "go_upriver": _upriver,
    "second_ship": lambda view, form: say("second-ship"),
    "double_town": _double,
    "train_crew": lambda view, form: FAMILY_ANSWERS.train(view, str(form["card"]), 1),
    "lay_brick": _brick,
}
