"""Positions: what both games write of the Nile, the monuments, and everybody's play area, by names.

Nile cards that are named nowhere lie in their decks; sphinx cards that are named nowhere lie in the deck without order.
"""

from __future__ import annotations

from typing import Any

from benben.core.bits import has, members_of
from benben.games.egizia_common.crews import CREW_COUNT, CREWS
from benben.games.egizia_common.draws import cards_drawn, drawn_by, places_kept
from benben.games.egizia_common.player import NO_DOCK, NONE, Player, card_at, cards_in
from benben.games.egizia_common.river import CARD_PLACES, CARD_SPACES, RINGS, TILE_PLACES, TILE_SPACES, ZONE_PLACES
from benben.games.egizia_common.rules.set_up import DrawSequence
from benben.games.egizia_common.spaces import CARD_NAMES, FIRST_DOCK, ZONE_DOCKS
from benben.games.egizia_common.standing import seats_of
from benben.games.egizia_common.state import PHASES, Egizia
from benben.games.egizia_common.view.names import Names
from benben.games.egizia_common.view.seen import upgrades_of

GONE = "gone"  # of a ship at a zone that did not build


def write_table(s: Egizia, names: Names) -> dict[str, Any]:
    """All but the players, and what is the game's own."""
    table: dict[str, Any] = {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "ring": RINGS[s.ring],
        "order": seats_of(s.order, given_tiles(s)),
        "standing": seats_of(s.standing, s.seats) if s.standing else [],
        "river": {CARD_NAMES[n]: names.nile[s.card_at(n)] for n in range(CARD_SPACES) if s.card_at(n) != NONE},
        "gone": [names.nile[card] for card in members_of(s.gone)],
        "obelisk": [int(s.obelisk_owner(level)) for level in range(s.obelisk_height)],
        "pyramid": [
            [int(s.pyramid_owner(row, space)) for space in range(s.row_height(row))] for row in range(s.rows())
        ],
        "sphinx_under": [names.sphinx[card] for card in s.sphinx_tail],
        "sphinx_draws": [write_draw(s.draws[n], names) for n in range(len(s.draws))],
    }
    return table if s.turn == NONE else table | {"turn": int(s.turn)}


def given_tiles(s: Egizia) -> int:
    """How many player sequence tiles are dealt."""
    step = s.open_step() if s.depth else None
    if isinstance(step, DrawSequence):
        return int(step.tile)
    return int(s.seats) if s.order else 0


def write_draw(draw: int, names: Names) -> dict[str, Any]:
    """Who drew, what, and which of it was kept."""
    cards, places = cards_drawn(draw), places_kept(draw)
    kept = [names.sphinx[card_at(cards, n)] for n in members_of(places)]
    return {"seat": int(drawn_by(draw)), "cards": [names.sphinx[card] for card in cards_in(cards)], "kept": kept}


def write_build(s: Egizia, names: Names, sets: dict[str, int], numbers: dict[str, int]) -> dict[str, Any]:
    """The zone that is open, and the build that is under way; nothing where there is none."""
    build: dict[str, Any] = {} if s.zone == NONE else {"zone": names.zones[s.zone]}
    sets = {"acted": s.acted, **sets}
    numbers = {"strength": s.strength, "cost": s.cost, **numbers}
    build |= {name: members_of(members) for name, members in sets.items() if members}
    return build | {name: int(number) for name, number in numbers.items() if number}


def write_player(s: Egizia, seat: int, names: Names) -> dict[str, Any]:
    me = s.players[seat]
    return {
        "points": int(me.points),
        "stones": int(me.stones),
        "crews": me.strengths(),
        "grain_level": int(me.grain_level),
        "stone_level": int(me.stone_level),
        "cards": [names.nile[card] for card in members_of(me.cards)],
        "upgrades": upgrades_of(me, names),
        "sphinx": [names.sphinx[card] for card in members_of(me.sphinx)],
        "dealt": [names.sphinx[card] for card in cards_in(me.dealt)],
        "drawn": [names.sphinx[card] for card in cards_in(me.drawn)],
        "rows_won": int(s.rows_won_by(seat)),
    }


def write_round(s: Egizia, seat: int, names: Names, more: dict[str, Any]) -> dict[str, Any]:
    """What belongs to the round that is open; left out where it is as it was at the round's beginning."""
    me = s.players[seat]
    found: dict[str, Any] = {
        "ships": ships_of(me, names),
        "passed": bool(me.passed),
        "spent": [CREWS[crew] for crew in range(CREW_COUNT) if has(me.spent, crew)],
        "used": [names.nile[card] for card in members_of(me.used)],
        "built": [names.zones[zone] for zone in members_of(me.built)],
        "grain": int(me.grain),
        "fed": int(me.fed),
        **more,
    }
    left = {name: value for name, value in found.items() if value}
    return left if me.ships == s.box.ships - len(ships_of(me, names)) else left | {"ships_left": int(me.ships)}


def ships_of(me: Player, names: Names) -> list[str]:
    """The spaces with a player's ships, downstream."""
    spaces = {CARD_PLACES[n]: CARD_NAMES[n] for n in range(CARD_SPACES)}
    spaces |= {TILE_PLACES[n]: names.tiles[n] for n in range(TILE_SPACES)}
    spaces |= {ZONE_PLACES[zone]: dock_name(me, zone, names) for zone in range(len(names.zones))}
    return [spaces[place] for place in members_of(me.places)]


def dock_name(me: Player, zone: int, names: Names) -> str:
    dock = int(me.dock(zone))
    if dock == NO_DOCK:
        return f"{names.zones[zone]}_{GONE}"
    return names.spaces[FIRST_DOCK + ZONE_DOCKS * zone + dock - 1]
