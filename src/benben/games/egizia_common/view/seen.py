"""Views: what both games show of the Nile, the monuments, and the players."""

from __future__ import annotations

from benben.core.bits import bit, has, members_of
from benben.games.egizia_common.crews import CREW_COUNT, total_strength
from benben.games.egizia_common.fields import colour_of, grain_of, missing_grain, quarry_stones, watered_grain
from benben.games.egizia_common.nile_card import DECK_OF_ROUND
from benben.games.egizia_common.player import NO_DOCK, NONE, Player, cards_in
from benben.games.egizia_common.river import CARD_PLACES, CARD_SPACES, COLOUR_COUNT, COLOURS, RINGS, ZONE_PLACES
from benben.games.egizia_common.rules.laying import budget
from benben.games.egizia_common.rules.sphinx import deck_size
from benben.games.egizia_common.scoring import sphinx_points
from benben.games.egizia_common.spaces import CARD_NAMES
from benben.games.egizia_common.standing import seats_of
from benben.games.egizia_common.state import PHASES, Egizia
from benben.games.egizia_common.view.names import Names
from benben.games.egizia_common.view.types import (
    BuildView,
    CardSpace,
    CommonPlayer,
    CommonTable,
    CommonZone,
    OwnSphinx,
    OwnView,
    RowView,
)

NOTHING_OWN: OwnView = {"dealt": [], "drawn": [], "worth": [], "sphinx": []}


def common_table(s: Egizia, seat: int, names: Names, rows: list[RowView]) -> CommonTable:
    """Everything open that both games have, and the seat's own sphinx cards."""
    costs = s.obelisk_costs()
    return {
        "round": int(s.round),
        "rounds": int(s.box.rounds),
        "phase": PHASES[s.phase],
        "order": seats_of(s.order, s.seats),
        "standing": seats_of(s.standing, s.seats),
        "ring": RINGS[s.ring],
        "river": [card_space(s, n, names) for n in range(CARD_SPACES)],
        "deck": deck_left(s),
        "obelisk": [int(s.obelisk_owner(level)) for level in range(len(costs))],
        "obelisk_costs": costs,
        "pyramid": rows,
        "sphinx_deck": int(deck_size(s)),
        "own": own_view(s, seat, names) if 0 <= seat < s.seats else NOTHING_OWN,
        "build": build_view(s, names),
    }


def deck_left(s: Egizia) -> int:
    """How many cards of the Nile deck of this round are not laid out."""
    if s.round == 0:
        return 0
    return len(members_of(s.decks & s.box.in_deck[DECK_OF_ROUND[s.round - 1]]))


def ships_at(s: Egizia, place: int) -> list[int]:
    return [seat for seat in range(s.seats) if has(s.players[seat].places, place)]


def card_space(s: Egizia, n: int, names: Names) -> CardSpace:
    card, ships = s.card_at(n), ships_at(s, CARD_PLACES[n])
    return {
        "space": CARD_NAMES[n],
        "place": CARD_PLACES[n],
        "is_open": not s.is_closed(n),
        "card": "" if card == NONE else names.nile[card],
        "ship": ships[0] if ships else NONE,
    }


def docked(s: Egizia, zone: int) -> dict[int, int]:
    """Whose ship is at which space of a zone."""
    docks = [int(s.players[seat].dock(zone)) for seat in range(s.seats)]
    return {dock: seat for seat, dock in enumerate(docks) if dock != NO_DOCK}


def common_zone(s: Egizia, zone: int, names: Names) -> CommonZone:
    at = docked(s, zone)
    return {
        "zone": names.zones[zone],
        "place": ZONE_PLACES[zone],
        "docks": [at.get(dock, NONE) for dock in range(1, s.docks() + 1)],
        "built": [seat for seat in range(s.seats) if has(s.players[seat].built, zone)],
    }


def row_view(s: Egizia, row: int, is_next: bool) -> RowView:
    return {
        "cost": int(s.box.pyramid[row]),
        "owners": [int(s.pyramid_owner(row, space)) for space in range(s.row_spaces(row))],
        "next": is_next,
    }


def common_player(s: Egizia, seat: int, names: Names) -> CommonPlayer:
    me = s.players[seat]
    missing = int(missing_grain(s, seat))
    fields = members_of(me.cards & s.box.fields)
    return {
        "tile": int(s.tile_of(seat)) + 1 if s.round > 0 else 0,
        "stones": int(me.stones),
        "crews": me.strengths(),
        "spent": [has(me.spent, crew) for crew in range(CREW_COUNT)],
        "grain_level": int(me.grain_level),
        "stone_level": int(me.stone_level),
        "cards": [names.nile[card] for card in members_of(me.cards)],
        "used": [names.nile[card] for card in members_of(me.used)],
        "upgrades": upgrades_of(me, names),
        "field_colours": {names.nile[field]: COLOURS[colour_of(s, me, field)] for field in fields},
        "obelisk": int(s.obelisk_bricks(seat)),
        "pyramid": int(s.pyramid_bricks(seat)),
        "rows_won": int(s.rows_won_by(seat)),
        "ships": int(me.ships),
        "passed": bool(me.passed),
        "built": [names.zones[zone] for zone in members_of(me.built)],
        "sphinx": len(members_of(me.sphinx)),
        "revealed": kept_cards(s, seat, names) if s.depth == 0 else [],
        "drawn": len(in_hand(me)),
        "quarries": int(quarry_stones(s, seat)),
        "start_field": int(s.start_field_of(seat)),
        "grain": [int(grain_of(s, seat, bit(colour))) for colour in range(COLOUR_COUNT)],
        "produced": int(watered_grain(s, seat) + me.grain + me.fed),
        "need": int(total_strength(me.crews)),
        "missing": missing,
        "loss": int(max(missing, 0) * s.box.grain_losses[me.grain_level - 1]),
    }


def upgrades_of(me: Player, names: Names) -> dict[str, str]:
    """Which upgrade card lies at which field."""
    fields = {card: int(me.upgraded_field(n)) for n, card in enumerate(names.upgrades)}
    return {names.nile[card]: names.nile[field] for card, field in fields.items() if field != NONE}


def own_view(s: Egizia, seat: int, names: Names) -> OwnView:
    me = s.players[seat]
    dealt, drawn = cards_in(me.dealt) if s.round == 0 else [], in_hand(me)
    return {
        "dealt": [names.sphinx[card] for card in dealt],
        "drawn": [names.sphinx[card] for card in drawn],
        "worth": [int(sphinx_points(s, seat, card)) for card in drawn or dealt],
        "sphinx": kept_cards(s, seat, names),
    }


def in_hand(me: Player) -> list[int]:
    """Sphinx cards that may still be kept."""
    return [card for card in cards_in(me.drawn) if not has(me.sphinx, card)]


def kept_cards(s: Egizia, seat: int, names: Names) -> list[OwnSphinx]:
    cards = members_of(s.players[seat].sphinx)
    return [{"card": names.sphinx[card], "points": int(sphinx_points(s, seat, card))} for card in cards]


def build_view(s: Egizia, names: Names) -> BuildView:
    seat, zone = s.actor(), "" if s.zone == NONE else names.zones[s.zone]
    if s.zone == NONE or seat < 0 or s.strength == 0:
        return {"zone": zone, "seat": NONE, "strength": 0, "cost": 0, "left": 0}
    return {
        "zone": zone,
        "seat": int(seat),
        "strength": int(s.strength),
        "cost": int(s.cost),
        "left": int(budget(s, seat)),
    }


def cards_everywhere(s: Egizia) -> tuple[list[int], list[int], set[int]]:
    """All Nile cards and all sphinx cards, each as often as it lies somewhere, and the sphinx cards that were dealt."""
    nile = members_of(s.decks) + members_of(s.gone)
    nile += [card for n in range(CARD_SPACES) if (card := int(s.card_at(n))) != NONE]
    sphinx = members_of(s.sphinx_deck) + [int(card) for card in s.sphinx_tail]
    dealt: set[int] = set()  # at the start; later those that were not kept are in the deck
    for seat in range(s.seats):
        me = s.players[seat]
        nile += members_of(me.cards)
        sphinx += {*members_of(me.sphinx), *cards_in(me.drawn)}
        dealt.update(cards_in(me.dealt))
    return nile, sphinx, dealt
