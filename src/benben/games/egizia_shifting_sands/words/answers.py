"""What each answer does, in words made from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benben.core.game import Form
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.nile_card import FOR_GRAIN, FOR_STONES, FOR_STRENGTH
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.view.types import SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import (
    CARDS,
    card_name,
    card_words,
    cells_of,
    sphinx_words,
    statue_name,
    tile_words,
)
from benben.games.egizia_shifting_sands.words.sites import FIRST_STATUE, brick_points, me_of, price_of, site_number
from benben.games.egizia_shifting_sands.words.text import most_cards

UP: Final = {"red": "yellow", "yellow": "green", "green": "green"}


def answer(view: SandsView, form: Form) -> str:
    """What an answer does."""
    return ANSWERS[str(form["do"])](view, form)


# Crews, the ring, and what ends something


def _raise(view: SandsView, form: Form) -> str:
    crew = str(form["crew"])
    strength = me_of(view)["crews"][CREWS.index(crew)]
    return FAMILY.say("raise-crew", crew=crew, was=strength, now=strength + 1)


def _lower(view: SandsView, form: Form) -> str:
    crew = str(form["crew"])
    strength = me_of(view)["crews"][CREWS.index(crew)]
    return FAMILY.say("lower-crew", crew=crew, was=strength, now=strength - 1)


def _ring(view: SandsView, form: Form) -> str:
    to = str(form["to"])
    return FAMILY.say("move-ring.stay" if to == view["table"]["ring"] else "move-ring", to=to)


def _send(view: SandsView, form: Form) -> str:
    crew = str(form["crew"])
    return FAMILY.say("send-crew", crew=crew, n=me_of(view)["crews"][CREWS.index(crew)])


def _add(view: SandsView, form: Form) -> str:
    crew = str(form["crew"])
    return FAMILY.say("add-crew", crew=crew, n=me_of(view)["crews"][CREWS.index(crew)])


def _done(view: SandsView, form: Form) -> str:
    step = view["step"] if view["step"] in DONE_AT else "other"
    build, me = view["table"]["build"], me_of(view)
    return say("done", step=step, n=build["cost"], points=me["loss"])


DONE_AT: Final = ("FeedingCrews", "LayBrick", "TakingLeftover")


# Ships


def place_words(view: SandsView, space: str) -> str:
    """Where a ship would go, and what that brings."""
    kind, _, number = space.partition("_")
    table, cells = view["table"], cells_of(view)
    if kind == "card":
        card = table["river"][int(number) - 1]["card"]
        return say("place-card", n=int(number), words=card_words(card, cells) if card else "")
    if kind == "tile":
        tile = table["tiles"][int(number) - 1]["tile"]
        return say("place-tile", n=int(number), words=tile_words(tile, cells) if tile else "")
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


# Nile cards


def _named(form: Form, view: SandsView, part: str = "card") -> str:
    return card_name(str(form[part]), cells_of(view))


def amount_for(card: str, use: int, view: SandsView) -> int:
    """The number beside a use of a card."""
    row = CARDS[card]
    return row.amounts_in(cells_of(view)[card])[row.verbs.index(use)]


def _take(view: SandsView, form: Form) -> str:
    return say("take-card", words=card_words(str(form["card"]), cells_of(view)))


def _use_stones(view: SandsView, form: Form) -> str:
    return say("use-card.stones", card=_named(form, view), n=amount_for(str(form["card"]), FOR_STONES, view))


def _use_grain(view: SandsView, form: Form) -> str:
    return say("use-card.grain", card=_named(form, view), n=amount_for(str(form["card"]), FOR_GRAIN, view))


def _use_strength(view: SandsView, form: Form) -> str:
    return say("use-card.strength", card=_named(form, view), n=amount_for(str(form["card"]), FOR_STRENGTH, view))


def _upgrade(view: SandsView, form: Form) -> str:
    field = str(form["field"])
    now = me_of(view)["field_colours"].get(field, "red")
    return say("upgrade-field", field=card_name(field, cells_of(view)), colour=UP[now])


def _feed(view: SandsView, form: Form) -> str:
    return say("feed-stones", n=int(str(form["stones"])), points=saved(view, int(str(form["stones"]))))


def saved(view: SandsView, grain: int) -> int:
    """The points that are not lost for so much grain more."""
    me = me_of(view)
    losses = cells_of(view)["grain_losses"]
    return max(0, min(grain, me["missing"])) * losses[me["grain_level"] - 1]


def _train(view: SandsView, form: Form) -> str:
    steps = int(str(form["steps"]))
    return say("train-crews", steps=steps, n=steps * cells_of(view)[str(form["card"])][0])


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


def _climb(view: SandsView, form: Form) -> str:
    return say("climb-market", market=str(form["market"]))


# The sphinx


def _draw(view: SandsView, form: Form) -> str:
    paid, free = int(str(form["paid"])), int(str(form["free"]))
    return say("draw-cards", n=paid, cards=paid + free, free=free, most=most_cards(view))


def _keep(view: SandsView, form: Form) -> str:
    return say("keep-card", words=sphinx_words(str(form["card"]), cells_of(view)))


def _another(view: SandsView, form: Form) -> str:
    return say("keep-another", words=sphinx_words(str(form["card"]), cells_of(view)))


def returned(view: SandsView) -> int:
    """How many cards would be returned now."""
    own, kept = view["table"]["own"], {one["card"] for one in view["table"]["own"]["sphinx"]}
    return len([card for card in own["drawn"] if card not in kept])


Teller = Callable[[SandsView, Form], str]
ANSWERS: Final[dict[str, Teller]] = {
    "pass": lambda view, form: FAMILY.say("pass"),
    "end_turn": lambda view, form: FAMILY.say("end-turn"),
    "done": _done,
    "raise_crew": _raise,
    "lower_crew": _lower,
    "move_ring": _ring,
    "send_crew": _send,
    "add_crew": _add,
    "ready": lambda view, form: FAMILY.say("ready", n=view["table"]["build"]["strength"]),
    "skip": lambda view, form: say("stay-waiting") if view["step"] == "MayBuildLate" else FAMILY.say("skip"),
    "return_cards": lambda view, form: say("return-cards", n=returned(view)),
    "place_ship": _place,
    "place_upstream": _upstream,
    "place_beside": _beside,
    "second_ship": lambda view, form: say("second-ship", by="tile" if form["by"] == "P1" else "card"),
    "take_card": _take,
    "take_point": lambda view, form: say("take-point", n=cells_of(view)["N44"][0]),
    "use_for_stones": _use_stones,
    "use_for_grain": _use_grain,
    "use_for_strength": _use_strength,
    "sell_stones": lambda view, form: say("sell-stones", n=int(str(form["stones"]))),
    "upgrade_field": _upgrade,
    "feed_stones": _feed,
    "raise_by_card": lambda view, form: say("raise-by-card"),
    "train_crews": _train,
    "trade_crew": lambda view, form: say("trade-crew"),
    "lay_brick": _brick,
    "climb_market": _climb,
    "build_late": lambda view, form: say("build-late", by="bonus" if form["by"] == "P2" else "tile"),
    "draw_cards": _draw,
    "keep_card": _keep,
    "keep_another": _another,
}
