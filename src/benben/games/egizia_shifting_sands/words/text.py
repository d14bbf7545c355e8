"""What the game says while it is played: questions, what explains them, and log lines. All made from a view."""

from __future__ import annotations

from benben.core.bits import lowest
from benben.core.events import SCORE, Event
from benben.games.egizia_common import tables as egz
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.river import COLOURS, MARKETS, RINGS
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands import actions as sand
from benben.games.egizia_shifting_sands.components import SITES, ZONES
from benben.games.egizia_shifting_sands.nile_cards import NILE
from benben.games.egizia_shifting_sands.spaces import SPACES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_NAMES
from benben.games.egizia_shifting_sands.view.types import PlayerView, SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import (
    bonus_name,
    card_name,
    cells_of,
    sphinx_name,
    sphinx_words,
    statue_name,
    tile_name,
)
from benben.games.egizia_shifting_sands.words.placing import farthest
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
    name = view["names"][view["actor"]] if view["actor"] >= 0 else ""
    zone = view["table"]["build"]["zone"] or "none"
    return say(f"ask-{view['step']}", name=name, zone=zone)


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
    if step in ("Placing", "PlacingSecond"):
        return placing_words(view, me)
    if step == "FeedingCrews":
        return feeding_words(view, me)
    if step in ("MayBuild", "Reinforcing", "LayBrick", "Drawing"):
        return building_words(view, me)
    if step == "ChooseKept":
        return say("more-ChooseKept", n=me["drawn"])
    if step == "MoveRing":
        return say("more-MoveRing", n=view["left"], ring=view["table"]["ring"])
    if step in MORE:
        return say(f"explain-{step}")
    return ""


MORE = (
    "ChooseFirst", "MayPlaceSecond", "TakingLeftover", "Trading", "Raising", "Preparing", "MayBuildLate",
    "ChooseMarket", "ChooseFreeBrick", "ChooseMore",
)  # fmt: skip


def placing_words(view: SandsView, me: PlayerView) -> str:
    """How many ships are left, and from where on they may be placed."""
    last = farthest(view) if view["seat"] == view["actor"] else 0
    return say("more-placing", n=me["ships"], last=last)


def feeding_words(view: SandsView, me: PlayerView) -> str:
    """What is there, what is needed, and what the difference means."""
    if me["missing"] > 0:
        return say("more-feeding.short", n=me["produced"], need=me["need"], missing=me["missing"], points=me["loss"])
    surplus = -me["missing"]
    return say("more-feeding", n=me["produced"], need=me["need"], surplus=surplus, points=surplus_points(view, me))


def surplus_points(view: SandsView, me: PlayerView) -> int:
    """SAND-7.5: what the surplus would bring; stones that were given for grain are no surplus."""
    cells = cells_of(view)
    if me["grain_level"] < cells["grain_sale_level"][0]:
        return 0
    return max(0, -me["missing"]) // cells["grain_per_point"][0]


def building_words(view: SandsView, me: PlayerView) -> str:
    """Strength, stones, what is spent and what is left."""
    build, step = view["table"]["build"], view["step"]
    if step == "MayBuild" and build["zone"] == "sphinx":
        return say("more-MayBuild.sphinx", stones=me["stones"], most=most_cards(view))
    if step == "MayBuild":
        sites = [say("next-site", site=site, cost=price_of(view, site)) for site in open_sites(view)]
        return say("more-MayBuild", stones=me["stones"], count=len(sites), sites=sites)
    if step == "Drawing":
        return say("more-Drawing", strength=build["strength"], stones=me["stones"], most=most_cards(view))
    if step == "Reinforcing":
        return say("more-Reinforcing", strength=build["strength"], stones=me["stones"])
    return say("more-LayBrick", strength=build["strength"], stones=me["stones"], cost=build["cost"], left=build["left"])


def most_cards(view: SandsView) -> int:
    """SAND-12.2: how many sphinx cards the ship of who is asked may draw."""
    zone = view["table"]["zones"][2]
    at = zone["docks"].index(view["actor"]) if view["actor"] in zone["docks"] else len(zone["docks"])
    most = zone["sphinx_most"]
    return min(most[min(at, len(most) - 1)], view["table"]["sphinx_deck"])


# Log


def event(view: SandsView, e: Event) -> str:
    """One line of the log; what everybody sees laid out needs none, nor does the end of a round."""
    name = view["names"][e.seat] if e.seat >= 0 else ""
    if e.kind in (egz.CARD_LAID, sand.TILE_LAID, egz.ROUND_ENDED):
        return ""
    if e.kind == SCORE:
        return say("scored", name=name, points=e.x, size=abs(e.x), reason=sand.EVENTS.reasons[e.y])
    for tell in (player_line, card_line, sphinx_line, monument_line):
        line = tell(view, e, name)
        if line:
            return line
    return say(f"event-{e.name}", x=e.x)


def player_line(view: SandsView, e: Event, name: str) -> str:
    """What happens to crews, markets and stones."""
    if e.kind == egz.RAISED:
        return FAMILY.say("raised", name=name, crew=CREWS[e.x], n=e.y)
    if e.kind == egz.LOWERED:
        return FAMILY.say("lowered", name=name, crew=CREWS[e.x], n=e.y)
    if e.kind == egz.RING_MOVED:
        return FAMILY.say("ring-moved", name=name, to=RINGS[e.x])
    if e.kind == egz.ADVANCED:
        return FAMILY.say("advanced", name=name, market=MARKETS[e.x], n=e.y)
    if e.kind == egz.GAINED_STONES:
        return FAMILY.say("gained-stones", name=name, n=e.x, total=e.y)
    if e.kind == egz.MINED:
        return FAMILY.say("mined", name=name, n=e.x, total=e.y)
    if e.kind == egz.FED:
        return FAMILY.say("fed", name=name, n=e.x, need=e.y)
    if e.kind == egz.PASSED:
        return FAMILY.say("passed", name=name)
    if e.kind == egz.CREWS_SENT:
        return FAMILY.say("crews-sent", name=name, crew=CREWS[lowest(e.x)], n=e.y)
    return ""


def card_line(view: SandsView, e: Event, name: str) -> str:
    """What happens with ships, Nile cards and Nile tiles."""
    cells = cells_of(view)
    if e.kind == egz.PLACED:
        return placed_line(name, SPACES[e.x])
    if e.kind == egz.CARD_TAKEN:
        return FAMILY.say("card-taken", name=name, card=card_name(NILE[e.x], cells))
    if e.kind == egz.CARD_USED and e.y > 0:
        return FAMILY.say("card-used.stones", name=name, n=e.y)
    if e.kind == egz.CARD_USED:
        return FAMILY.say("card-used", name=name, card=card_name(NILE[e.x], cells))
    if e.kind == egz.FIELD_UPGRADED:
        return FAMILY.say("field-upgraded", name=name, card=card_name(NILE[e.x], cells), colour=COLOURS[e.y])
    if e.kind == sand.TILE_CLAIMED:
        return say("tile-claimed", name=name, tile=tile_name(ALL_TILES[e.x].name, cells))
    return say("sequence-given", name=name, tile=e.x + 1, n=e.y) if e.kind == egz.SEQUENCE_GIVEN else ""


def placed_line(name: str, space: str) -> str:
    """Where a ship went."""
    kind, _, number = space.partition("_")
    if kind in ("card", "tile"):
        return say("placed", name=name, kind=kind, n=int(number))
    if number == "wait":
        return say("placed.beside", name=name, zone=kind)
    return say("placed.dock", name=name, zone=kind, n=int(number))


def sphinx_line(view: SandsView, e: Event, name: str) -> str:
    """What happens at the sphinx; single cards are told only to who sees them."""
    cells = cells_of(view)
    if e.kind == egz.SPHINX_DRAWN:
        return FAMILY.say("sphinx-drawn", name=name, cards=e.x, n=e.y)
    if e.kind == egz.SPHINX_RETURNED:
        return FAMILY.say("sphinx-returned", name=name, n=e.x, kept=e.y)
    if e.kind in (egz.SPHINX_DEALT, egz.SPHINX_SEEN):
        return say("sphinx-seen", name=name, card=sphinx_words(SPHINX_NAMES[e.x], cells))
    return (
        say("sphinx-kept", name=name, card=sphinx_name(SPHINX_NAMES[e.x], cells)) if e.kind == egz.SPHINX_KEPT else ""
    )


def monument_line(view: SandsView, e: Event, name: str) -> str:
    """What happens at the monuments."""
    if e.kind == sand.BRICK_LAID:
        return say("brick-laid", name=name, site=SITES[e.x], n=e.y)
    if e.kind == sand.ROW_COMPLETED:
        return say("row-completed", name=name, row=e.x + 1, n=e.y)
    if e.kind == sand.BONUS_GAINED:
        return say("bonus-gained", name=name, bonus=BONUSES[e.x])
    if e.kind == sand.BONUS_USED:
        return say("bonus-used", name=name, bonus=BONUSES[e.x])
    if e.kind == sand.COLONNADE_COMPLETED:
        return say("colonnade-completed", name=name, rank=e.x + 1)
    if e.kind == sand.SHIP_MOVED_UP:
        return say("ship-moved-up", name=name, zone=ZONES[e.x], n=e.y)
    if e.kind == egz.NOT_BUILT:
        return say("not-built", name=name, zone=ZONES[e.x])
    if e.kind == sand.BONUS_LAID:
        return say("bonus-laid", column="gold" if e.y == 0 else "purple", bonus=bonus_name(BONUSES[e.x]))
    return say("statue-laid", n=e.y + 1, what=statue_name(STATUE_NAMES[e.x])) if e.kind == sand.STATUE_LAID else ""
