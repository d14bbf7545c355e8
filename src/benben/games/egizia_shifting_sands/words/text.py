"""What the game says while it is played: questions, what explains them, and log lines. All made from a view."""

from __future__ import annotations

from benben.core.events import SCORE, Event
from benben.games.egizia_common import tables as egz
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_common.words import asked, log
from benben.games.egizia_shifting_sands import actions as sand
from benben.games.egizia_shifting_sands.components import SITES, ZONES
from benben.games.egizia_shifting_sands.spaces import SPACES
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_NAMES
from benben.games.egizia_shifting_sands.view.types import PlayerView, SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import WORDS, bonus_name, cells_of, statue_name, tile_name
from benben.games.egizia_shifting_sands.words.placing import SandsNile
from benben.games.egizia_shifting_sands.words.sites import me_of, open_sites, price_of

TOPICS = (
    "round",
    "river",
    "placement",
    "cards",
    "tiles",
    "mining",
    "feeding",
    "markets",
    "building",
    "crews",
    "obelisk",
    "colonnade",
    "bonuses",
    "pyramid",
    "statues",
    "sphinx",
    "cleanup",
    "end",
    "two",
)

# Questions


def question(view: SandsView) -> str:
    """The open question, as one sentence with the name of who answers."""
    if view["over"]:
        return outcome(view)
    if asked.knows_question(view["step"]):
        zone = view["table"]["build"]["zone"]
        return asked.question(view, say("zone.at", zone=zone) if zone else "")
    return say(f"ask-{view['step']}", name=view["names"][view["actor"]] if view["actor"] >= 0 else "")


def outcome(view: SandsView) -> str:
    """SAND-14.7: who won; of equals the higher player sequence tile."""
    players, scores = view["table"]["players"], view["scores"]
    ranks = [(score, player["tile"]) for score, player in zip(scores, players, strict=True)]
    best = ranks.index(max(ranks))
    tied = scores.count(scores[best]) > 1
    return say("outcome", name=view["names"][best], points=scores[best], tied="yes" if tied else "no")


def more(view: SandsView) -> str:
    """What explains the open question."""
    step, me = view["step"], me_of(view)
    if step in ("MayBuild", "Reinforcing", "LayBrick", "Drawing"):
        sites = [say("next-site", site=site, cost=price_of(view, site)) for site in open_sites(view)]
        return asked.building_words(view, most_cards(view), sites, view["table"]["build"]["zone"] == "sphinx")
    if step in EXPLAINED:
        return say(f"explain-{step}")
    return asked.more(view, SandsNile(view).farthest, surplus_points(view, me))


EXPLAINED = ("ChooseFirst", "TakingLeftover", "Trading", "MayBuildLate", "ChooseMarket", "ChooseFreeBrick")


def surplus_points(view: SandsView, me: PlayerView) -> int:
    """SAND-7.5: what the surplus would bring; stones that were given for grain are no surplus."""
    cells = cells_of(view)
    if me["grain_level"] < cells["grain_sale_level"][0]:
        return 0
    return max(0, -me["missing"]) // cells["grain_per_point"][0]


def most_cards(view: SandsView) -> int:
    """SAND-12.2: how many sphinx cards the ship of who is asked may draw."""
    zone = view["table"]["zones"][2]
    at = zone["docks"].index(view["actor"]) if view["actor"] in zone["docks"] else len(zone["docks"])
    most = zone["sphinx_most"]
    return min(most[min(at, len(most) - 1)], view["table"]["sphinx_deck"])


# Log


def event(view: SandsView, e: Event) -> str:
    """One line of the log; what everybody sees laid out needs none."""
    if e.kind in log.SILENT or e.kind == sand.TILE_LAID:
        return ""
    name = log.name_of(view, e)
    return log.line(WORDS, view, e) or river_line(view, e, name) or monument_line(view, e, name)


def river_line(view: SandsView, e: Event, name: str) -> str:
    """What happens with ships and Nile tiles, and points that only this game has."""
    if e.kind == SCORE:
        return say("scored", name=name, points=e.x, reason=sand.EVENTS.reasons[e.y])
    if e.kind == egz.PLACED:
        return placed_line(view, name, SPACES[e.x])
    if e.kind == sand.LOWERED:
        return log.lowered(WORDS, e, name)
    if e.kind == sand.TILE_CLAIMED:
        return say("tile-claimed", name=name, tile=tile_name(ALL_TILES[e.x].name, cells_of(view)))
    return say("ship-moved-up", name=name, zone=ZONES[e.x], n=e.y) if e.kind == sand.SHIP_MOVED_UP else ""


def placed_line(view: SandsView, name: str, space: str) -> str:
    """Where a ship went."""
    kind, _, number = space.partition("_")
    if kind == "card":
        return FAMILY.say("placed-at", name=name, place=view["table"]["river"][int(number) - 1]["place"])
    if kind == "tile":
        return FAMILY.say("placed-at", name=name, place=view["table"]["tiles"][int(number) - 1]["place"])
    if number == "wait":
        return say("placed.beside", name=name, zone=kind)
    return say("placed.dock", name=name, zone=kind, n=int(number))


def monument_line(view: SandsView, e: Event, name: str) -> str:
    """What happens at the monuments."""
    if e.kind == egz.BRICK_LAID:
        return say("brick-laid", name=name, site=SITES[e.x], n=e.y)
    if e.kind == sand.BONUS_GAINED:
        return say("bonus-gained", name=name, bonus=BONUSES[e.x])
    if e.kind == sand.BONUS_USED:
        return say("bonus-used", name=name, bonus=BONUSES[e.x])
    if e.kind == sand.COLONNADE_COMPLETED:
        return say("colonnade-completed", name=name, rank=e.x + 1)
    if e.kind == egz.NOT_BUILT:
        return say("not-built", name=name, zone=ZONES[e.x])
    if e.kind == sand.BONUS_LAID:
        return say("bonus-laid", column="gold" if e.y == 0 else "purple", bonus=bonus_name(BONUSES[e.x]))
    return say("statue-laid", n=e.y + 1, what=statue_name(STATUE_NAMES[e.x])) if e.kind == sand.STATUE_LAID else ""
