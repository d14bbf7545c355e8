"""Positions of Egizia: Shifting Sands: the Nile, the monuments, and everybody's play area, by names.

Nile cards that are named nowhere lie in their decks; sphinx cards that are named nowhere lie in the deck without order.
"""

from __future__ import annotations

from typing import Any

from benben.core.bits import has, members_of
from benben.games.egizia_common.crews import CREW_COUNT, CREWS
from benben.games.egizia_common.draws import cards_drawn, drawn_by, places_kept
from benben.games.egizia_common.player import NO_DOCK, NONE, Player, card_at, cards_in
from benben.games.egizia_common.river import (
    CARD_PLACES,
    CARD_SPACES,
    RINGS,
    TILE_PLACES,
    TILE_SPACES,
    ZONE_PLACES,
)
from benben.games.egizia_common.rules.set_up import DrawSequence
from benben.games.egizia_common.spaces import CARD_NAMES
from benben.games.egizia_common.standing import seats_of
from benben.games.egizia_common.state import PHASES
from benben.games.egizia_shifting_sands.actions import UPGRADE_CARDS
from benben.games.egizia_shifting_sands.components import STATUE_SPACES, WAITING, ZONES
from benben.games.egizia_shifting_sands.nile_cards import NILE
from benben.games.egizia_shifting_sands.spaces import TILE_NAMES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
from benben.games.egizia_shifting_sands.state import SEATS, Sands
from benben.games.egizia_shifting_sands.tiles import BONUSES, NILE_TILES, STATUE_NAMES, TILE_COUNT
from benben.games.egizia_shifting_sands.view.agenda import BENEATH, RUNNING, usual
from benben.games.egizia_shifting_sands.view.read_position import read

__all__ = ["BENEATH", "RUNNING", "read", "usual", "write"]

PRINTED = "print"
GONE = "gone"  # of a ship at a zone that did not build


def write(s: Sands) -> dict[str, Any]:
    table: dict[str, Any] = {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "ring": RINGS[s.ring],
        "order": seats_of(s.order, given_tiles(s)),
        "standing": seats_of(s.standing, s.seats) if s.round else [],
        "river": {CARD_NAMES[n]: NILE[s.card_at(n)] for n in range(CARD_SPACES) if s.card_at(n) != NONE},
        "tiles": {TILE_NAMES[n]: tile_name(s, n) for n in range(TILE_SPACES) if s.tile_at(n) != NONE},
        "gone": [NILE[card] for card in members_of(s.gone)],
        "statues": [STATUE_NAMES[s.statue_at(n)] for n in range(STATUE_SPACES) if s.statue_at(n) != NONE],
        "obelisk": [int(s.obelisk_owner(level)) for level in range(s.obelisk_height)],
        "pyramid": [
            [int(s.pyramid_owner(row, space)) for space in range(s.row_height(row))] for row in range(s.rows())
        ],
        "sphinx_under": [SPHINX_NAMES[card] for card in s.sphinx_tail],
        "sphinx_draws": [write_draw(s.draws[n]) for n in range(len(s.draws))],
        "build": write_build(s),
        "players": [write_player(s, seat) for seat in range(s.seats)],
    }
    columns = {"gold": s.gold, "purple": s.purple}
    table |= {name: BONUSES[tile] for name, tile in columns.items() if tile != NONE}
    return table if s.turn == NONE else table | {"turn": int(s.turn)}


def given_tiles(s: Sands) -> int:
    """How many player sequence tiles are dealt."""
    step = s.open_step() if s.depth else None
    if isinstance(step, DrawSequence):
        return int(step.tile)
    return int(s.seats) if s.round else 0


def tile_name(s: Sands, n: int) -> str:
    tile = s.tile_at(n)
    return PRINTED if tile >= TILE_COUNT else NILE_TILES[tile].name


def write_draw(draw: int) -> dict[str, Any]:
    """Who drew, what, and which of it was kept."""
    cards, places = cards_drawn(draw), places_kept(draw)
    kept = [SPHINX_NAMES[card_at(cards, n)] for n in members_of(places)]
    return {"seat": int(drawn_by(draw)), "cards": [SPHINX_NAMES[card] for card in cards_in(cards)], "kept": kept}


def write_build(s: Sands) -> dict[str, Any]:
    """The zone that is open, and the build that is under way; nothing where there is none."""
    build: dict[str, Any] = {} if s.zone == NONE else {"zone": ZONES[s.zone]}
    sets = {"acted": s.acted, "sections": s.sections, "full_rows": s.full_rows, "raised": s.raised}
    numbers = {"strength": s.strength, "cost": s.cost, "pending": s.pending, "first_column": s.first_column}
    build |= {name: members_of(members) for name, members in sets.items() if members}
    return build | {name: int(number) for name, number in numbers.items() if number}


def write_player(s: Sands, seat: int) -> dict[str, Any]:
    me = s.players[seat]
    return {
        "points": int(me.points),
        "stones": int(me.stones),
        "crews": me.strengths(),
        "grain_level": int(me.grain_level),
        "stone_level": int(me.stone_level),
        "cards": [NILE[card] for card in members_of(me.cards)],
        "upgrades": {
            NILE[UPGRADE_CARDS[n]]: NILE[me.upgraded_field(n)]
            for n in range(len(UPGRADE_CARDS))
            if me.upgraded_field(n) != NONE
        },
        "sphinx": [SPHINX_NAMES[card] for card in members_of(me.sphinx)],
        "dealt": [SPHINX_NAMES[card] for card in cards_in(me.dealt)],
        "drawn": [SPHINX_NAMES[card] for card in cards_in(me.drawn)],
        "columns": int(s.columns_of(seat)),
        "statues": [int(s.statue_level(seat, space)) for space in range(STATUE_SPACES)],
        "rows_won": int(s.rows_won_by(seat)),
    } | write_round(s, seat, me)


def write_round(s: Sands, seat: int, me: Player) -> dict[str, Any]:
    """What belongs to the round that is open; left out where it is as it was at the round's beginning."""
    crews = [CREWS[crew] for crew in range(CREW_COUNT) if has(me.spent, crew)]
    bonuses = [BONUSES[tile] for tile in range(len(BONUSES)) if has(s.bonus_used, SEATS * tile + seat)]
    found: dict[str, Any] = {
        "ships": ships_of(me),
        "passed": bool(me.passed),
        "spent": crews,
        "used": [NILE[card] for card in members_of(me.used)],
        "built": [ZONES[zone] for zone in members_of(me.built)],
        "bonuses_used": bonuses,
        "grain": int(me.grain),
        "fed": int(me.fed),
        "late_tiles": int(s.late_tiles_of(seat)),
        "obelisk_bonus": has(s.obelisk_bonus, seat),
    }
    left = {name: value for name, value in found.items() if value}
    return left if me.ships == s.box.ships - len(ships_of(me)) else left | {"ships_left": int(me.ships)}


def ships_of(me: Player) -> list[str]:
    """The spaces with a player's ships, downstream."""
    names = {CARD_PLACES[n]: CARD_NAMES[n] for n in range(CARD_SPACES)}
    names |= {TILE_PLACES[n]: TILE_NAMES[n] for n in range(TILE_SPACES)}
    names |= {ZONE_PLACES[zone]: f"{name}_{dock_name(me, zone)}" for zone, name in enumerate(ZONES)}
    return [names[place] for place in members_of(me.places)]


def dock_name(me: Player, zone: int) -> str:
    dock = int(me.dock(zone))
    if dock == NO_DOCK:
        return GONE
    return "wait" if dock == WAITING else str(dock)
