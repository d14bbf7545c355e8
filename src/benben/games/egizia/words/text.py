"""What the game says while it is played: questions, what explains them, and log lines. All made from a view."""

from __future__ import annotations

from benben.core.events import SCORE, Event
from benben.games.egizia import actions as egi
from benben.games.egizia.components import SITES, SPHINX_ZONE, ZONES
from benben.games.egizia.spaces import SPACES
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia.words import say
from benben.games.egizia.words.cards import WORDS, cells_of, tile_name, tile_words
from benben.games.egizia.words.placing import ClassicNile, kind_of
from benben.games.egizia.words.sites import open_sites, price_of
from benben.games.egizia_common import tables as egz
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words import asked, log

TOPICS = (
    "round",
    "river",
    "placement",
    "cards",
    "towns",
    "feeding",
    "mining",
    "markets",
    "building",
    "crews",
    "sphinx",
    "obelisk",
    "graves",
    "temple",
    "pyramid",
    "bonus",
    "end",
    "players",
)

# Questions


def question(view: ClassicView) -> str:
    """The open question, as one sentence with the name of who answers."""
    if view["over"]:
        return outcome(view)
    if asked.knows_question(view["step"]):
        zone = view["table"]["build"]["zone"]
        return asked.question(view, say("zone.at", zone=zone) if zone else "")
    name = view["names"][view["actor"]] if view["actor"] >= 0 else ""
    return say(f"ask-{view['step']}", name=name, town=town_asked(view))


def town_asked(view: ClassicView) -> str:
    """The town whose gifts may be doubled; '' where another question is open."""
    return say("town", town=TOWN_NAMES[view["left"]]) if view["step"] == "MayDouble" else ""


def outcome(view: ClassicView) -> str:
    """EGI-13.6: who won; of equals the one whose marker is in front."""
    best = view["table"]["standing"][0]
    points = view["scores"][best]
    tied = view["scores"].count(points) > 1
    return say("outcome", name=view["names"][best], points=points, tied="yes" if tied else "no")


def more(view: ClassicView) -> str:
    """What explains the open question."""
    step = view["step"]
    if step in ("MayBuild", "Reinforcing", "LayBrick", "Drawing"):
        sites = [say("next-site", site=site, cost=price_of(view, site)) for site in open_sites(view)]
        return asked.building_words(view, most_cards(view), sites, view["table"]["build"]["zone"] == ZONES[SPHINX_ZONE])
    if step == "MayDouble":
        return tile_words(TOWN_NAMES[view["left"]], cells_of(view))
    if step == "ChooseTwo":
        return say("more-ChooseTwo", n=view["left"])
    if step in EXPLAINED:
        return say(f"explain-{step}")
    return asked.more(view, ClassicNile(view).farthest, 0)


EXPLAINED = ("PlacingUpriver", "TakingLeftover")


def most_cards(view: ClassicView) -> int:
    """EGI-12.1, EGI-12.5: how many sphinx cards may be drawn."""
    return min(view["table"]["sphinx_most"], view["table"]["sphinx_deck"])


# Log


def event(view: ClassicView, e: Event) -> str:
    """One line of the log; what everybody sees laid out needs none."""
    if e.kind in log.SILENT:
        return ""
    return log.line(WORDS, view, e) or own_line(view, e, log.name_of(view, e))


def own_line(view: ClassicView, e: Event, name: str) -> str:
    """What happens with ships, in towns and at the monuments, and points that only this game has."""
    if e.kind == SCORE:
        return say("scored", name=name, points=e.x)
    if e.kind == egz.PLACED:
        return placed_line(view, name, SPACES[e.x])
    if e.kind == egi.TOWN_VISITED:
        town = TOWN_NAMES[e.x]
        return say("town-visited", name=name, words=tile_name(town, cells_of(view)), n=e.y)
    if e.kind == egi.GRAVE_TURNED:
        return say("grave-turned", n=e.y + 1, value=e.x)
    if e.kind == egz.BRICK_LAID:
        return say("brick-laid", name=name, site=SITES[e.x], n=e.y)
    return say("not-built", name=name, zone=ZONES[e.x]) if e.kind == egz.NOT_BUILT else ""


def placed_line(view: ClassicView, name: str, space: str) -> str:
    """Where a ship went."""
    kind, (zone, _, number) = kind_of(space), space.partition("_")
    if kind == "towns":
        return say("placed.town", name=name, town=space)
    if kind == "cards":
        return FAMILY.say("placed-at", name=name, place=view["table"]["river"][int(number) - 1]["place"])
    return say("placed.dock", name=name, zone=zone, n=int(number))
