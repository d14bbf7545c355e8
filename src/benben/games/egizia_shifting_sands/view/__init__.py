"""What a seat may know of a game of Egizia: Shifting Sands."""

from __future__ import annotations

from benben.core.bits import bit, has, members_of
from benben.games.egizia_common.crews import CREW_COUNT, total_strength
from benben.games.egizia_common.fields import colour_of, grain_of, missing_grain, quarry_stones, watered_grain
from benben.games.egizia_common.nile_card import DECK_OF_ROUND
from benben.games.egizia_common.player import NO_DOCK, NONE, Player, cards_in
from benben.games.egizia_common.river import (
    CARD_PLACES,
    CARD_SPACES,
    COLOUR_COUNT,
    COLOURS,
    RINGS,
    TILE_PLACES,
    TILE_SPACES,
    ZONE_PLACES,
)
from benben.games.egizia_common.rules.laying import budget
from benben.games.egizia_common.rules.sphinx import deck_size
from benben.games.egizia_common.scoring import measure, sphinx_points
from benben.games.egizia_common.spaces import CARD_NAMES, FIRST_TILE
from benben.games.egizia_common.standing import seats_of
from benben.games.egizia_common.state import PHASES
from benben.games.egizia_shifting_sands.actions import UPGRADE_CARDS
from benben.games.egizia_shifting_sands.components import STATUE_SPACES, WAITING, ZONES
from benben.games.egizia_shifting_sands.measures import MEASURES
from benben.games.egizia_shifting_sands.nile_cards import NILE
from benben.games.egizia_shifting_sands.spaces import TILE_NAMES
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
from benben.games.egizia_shifting_sands.state import SEATS, Sands
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_LEVELS, STATUES, TILE_COUNT
from benben.games.egizia_shifting_sands.view.types import (
    BuildView,
    CardSpace,
    OwnSphinx,
    OwnView,
    PlayerView,
    RowView,
    SandsTable,
    StatueView,
    TileSpace,
    ZoneView,
)

NOTHING_OWN: OwnView = {"dealt": [], "drawn": [], "worth": [], "sphinx": []}


def table(s: Sands, seat: int, asked: list[int]) -> SandsTable:
    """SAND-15.1: everything open, and the seat's own sphinx cards."""
    box, levels = s.sands, range(s.obelisk_levels())
    return {
        "round": int(s.round),
        "rounds": int(s.box.rounds),
        "phase": PHASES[s.phase],
        "order": seats_of(s.order, s.seats),
        "standing": seats_of(s.standing, s.seats),
        "ring": RINGS[s.ring],
        "river": [card_space(s, n) for n in range(CARD_SPACES)],
        "tiles": [tile_space(s, n) for n in range(TILE_SPACES)],
        "zones": [zone_view(s, zone) for zone in range(len(ZONES))],
        "deck": deck_left(s),
        "gold": "" if s.gold == NONE else BONUSES[s.gold],
        "purple": "" if s.purple == NONE else BONUSES[s.purple],
        "obelisk": [int(s.obelisk_owner(level)) for level in levels],
        "obelisk_costs": [int(s.obelisk_cost(level)) for level in levels],
        "obelisk_lower": int(s.lower_levels()),
        "colonnade_costs": list(box.cells["colonnade"]),
        "colonnade_points": list(box.cells["colonnade_points"]),
        "pyramid": [row_view(s, row) for row in range(s.rows())],
        "statues": [statue_view(s, space) for space in range(STATUE_SPACES)],
        "sphinx_deck": int(deck_size(s)),
        "players": [player_view(s, other) for other in range(s.seats)],
        "own": own_view(s, seat) if 0 <= seat < s.seats else NOTHING_OWN,
        "build": build_view(s),
    }


def deck_left(s: Sands) -> int:
    """How many cards of the Nile deck of this round are not laid out."""
    if s.round == 0:
        return 0
    return len(members_of(s.decks & s.box.in_deck[DECK_OF_ROUND[s.round - 1]]))


def ships_at(s: Sands, place: int) -> list[int]:
    return [seat for seat in range(s.seats) if has(s.players[seat].places, place)]


def card_space(s: Sands, n: int) -> CardSpace:
    card, ships = s.card_at(n), ships_at(s, CARD_PLACES[n])
    return {
        "space": CARD_NAMES[n],
        "place": CARD_PLACES[n],
        "is_open": not s.is_closed(n),
        "card": "" if card == NONE else NILE[card],
        "ship": ships[0] if ships else NONE,
    }


def tile_space(s: Sands, n: int) -> TileSpace:
    tile = s.tile_at(n)
    return {
        "space": TILE_NAMES[n],
        "place": TILE_PLACES[n],
        "is_open": not s.is_closed(FIRST_TILE + n),
        "tile": "" if tile == NONE else ALL_TILES[tile].name,
        "ships": ships_at(s, TILE_PLACES[n]),
    }


def zone_view(s: Sands, zone: int) -> ZoneView:
    at = {int(s.players[seat].dock(zone)): seat for seat in range(s.seats) if s.players[seat].dock(zone) != NO_DOCK}
    return {
        "zone": ZONES[zone],
        "place": ZONE_PLACES[zone],
        "docks": [at.get(dock, NONE) for dock in range(1, s.docks() + 1)],
        "waiting": next((seat for dock, seat in at.items() if dock > s.docks() or dock == WAITING), NONE),
        "built": [seat for seat in range(s.seats) if has(s.players[seat].built, zone)],
        "sphinx_most": list(s.sands.cells["sphinx_most"]),
    }


def row_view(s: Sands, row: int) -> RowView:
    return {
        "cost": int(s.sands.pyramid[row]),
        "owners": [int(s.pyramid_owner(row, space)) for space in range(s.row_spaces(row))],
        "next": s.row_height(row) < s.row_spaces(row) and s.is_supported(row),
    }


def statue_view(s: Sands, space: int) -> StatueView:
    statue, box = s.statue_at(space), s.sands
    if statue == NONE:
        return {"statue": "", "counted": "", "needed": [], "has": [], "costs": [], "points": []}
    first = STATUE_LEVELS * statue
    return {
        "statue": STATUES[statue].name,
        "counted": MEASURES[STATUES[statue].counted],
        "needed": [int(box.statue_needed[first + level]) for level in range(STATUE_LEVELS)],
        "has": [int(measure(s, seat, STATUES[statue].counted)) for seat in range(s.seats)],
        "costs": list(box.cells["statue_costs"]),
        "points": list(box.cells["statue_points"]),
    }


def player_view(s: Sands, seat: int) -> PlayerView:
    me = s.players[seat]
    missing = int(missing_grain(s, seat))
    reached = [tile for tile in range(len(BONUSES)) if s.has_bonus(seat, tile)]
    fields = members_of(me.cards & s.box.fields)
    return {
        "tile": int(s.tile_of(seat)) + 1 if s.round > 0 else 0,
        "stones": int(me.stones),
        "crews": me.strengths(),
        "spent": [has(me.spent, crew) for crew in range(CREW_COUNT)],
        "grain_level": int(me.grain_level),
        "stone_level": int(me.stone_level),
        "cards": [NILE[card] for card in members_of(me.cards)],
        "used": [NILE[card] for card in members_of(me.used)],
        "upgrades": {
            NILE[UPGRADE_CARDS[n]]: NILE[me.upgraded_field(n)]
            for n in range(len(UPGRADE_CARDS))
            if me.upgraded_field(n) != NONE
        },
        "field_colours": {NILE[field]: COLOURS[colour_of(s, me, field)] for field in fields},
        "bonuses": [BONUSES[tile] for tile in reached],
        "bonuses_used": [BONUSES[tile] for tile in reached if has(s.bonus_used, SEATS * tile + seat)],
        "columns": int(s.columns_of(seat)),
        "obelisk": int(s.obelisk_bricks(seat)),
        "pyramid": int(s.pyramid_bricks(seat)),
        "statues": [int(s.statue_level(seat, space)) for space in range(STATUE_SPACES)],
        "rows_won": int(s.rows_won_by(seat)),
        "ships": int(me.ships),
        "passed": bool(me.passed),
        "built": [ZONES[zone] for zone in members_of(me.built)],
        "late_tiles": int(s.late_tiles_of(seat)),
        "sphinx": len(members_of(me.sphinx)),
        "revealed": kept_cards(s, seat) if s.depth == 0 else [],
        "drawn": len(in_hand(me)),
        "quarries": int(quarry_stones(s, seat)),
        "start_field": int(s.start_field_of(seat)),
        "grain": [int(grain_of(s, seat, bit(colour))) for colour in range(COLOUR_COUNT)],
        "produced": int(watered_grain(s, seat) + me.grain + me.fed),
        "need": int(total_strength(me.crews)),
        "missing": missing,
        "loss": int(max(missing, 0) * s.box.grain_losses[me.grain_level - 1]),
    }


def own_view(s: Sands, seat: int) -> OwnView:
    me = s.players[seat]
    dealt, drawn = cards_in(me.dealt) if s.round == 0 else [], in_hand(me)
    return {
        "dealt": [SPHINX_NAMES[card] for card in dealt],
        "drawn": [SPHINX_NAMES[card] for card in drawn],
        "worth": [int(sphinx_points(s, seat, card)) for card in drawn or dealt],
        "sphinx": kept_cards(s, seat),
    }


def in_hand(me: Player) -> list[int]:
    """Sphinx cards that may still be kept."""
    return [card for card in cards_in(me.drawn) if not has(me.sphinx, card)]


def kept_cards(s: Sands, seat: int) -> list[OwnSphinx]:
    cards = members_of(s.players[seat].sphinx)
    return [{"card": SPHINX_NAMES[card], "points": int(sphinx_points(s, seat, card))} for card in cards]


def build_view(s: Sands) -> BuildView:
    seat = s.actor()
    if s.zone == NONE or seat < 0 or s.strength == 0:
        return {"zone": "" if s.zone == NONE else ZONES[s.zone], "seat": NONE, "strength": 0, "cost": 0, "left": 0}
    return {
        "zone": ZONES[s.zone],
        "seat": int(seat),
        "strength": int(s.strength),
        "cost": int(s.cost),
        "left": int(budget(s, seat)),
    }


def conserved(s: Sands) -> dict[str, int]:
    """Counts that never change: Nile cards, Nile tiles, sphinx cards; and that none is in two places."""
    nile = members_of(s.decks) + members_of(s.gone)
    nile += [card for n in range(CARD_SPACES) if (card := int(s.card_at(n))) != NONE]
    tiles = members_of(s.tile_pool)
    tiles += [tile for n in range(TILE_SPACES) if NONE < (tile := int(s.tile_at(n))) < TILE_COUNT]
    sphinx = members_of(s.sphinx_deck) + [int(card) for card in s.sphinx_tail]
    dealt: set[int] = set()  # at the start; later those that were not kept are in the deck
    for seat in range(s.seats):
        me = s.players[seat]
        nile += members_of(me.cards)
        sphinx += {*members_of(me.sphinx), *cards_in(me.drawn)}
        dealt.update(cards_in(me.dealt))
    counts = {"nile": len(set(nile)), "tiles": len(set(tiles)), "sphinx": len({*sphinx, *dealt})}
    return counts | {"twice": len(nile + tiles + sphinx) - len(set(nile)) - len(set(tiles)) - len(set(sphinx))}
