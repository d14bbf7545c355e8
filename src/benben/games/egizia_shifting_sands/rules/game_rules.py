"""What the rules that both games share ask this one for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import shl
from benben.games.egizia_common.game_rules import GameRules, Kinds
from benben.games.egizia_common.nile_card import FREE_BRICK, LATE_BUILD, POINTS_FOR_OBELISK, POINTS_FOR_PYRAMID
from benben.games.egizia_common.rules.gaining import claim_tile
from benben.games.egizia_common.rules.uses import use_up
from benben.games.egizia_common.state import COUNT_BITS
from benben.games.egizia_common.tables import CARD_NOT_YOURS
from benben.games.egizia_shifting_sands import scoring
from benben.games.egizia_shifting_sands.actions import ACTIONS, FOR_TILES, OUTCOMES, SHIP_CARD, TILE_CLAIMED
from benben.games.egizia_shifting_sands.components import FIRST_SITES, MOST_DOCKS, SPHINX_ZONE
from benben.games.egizia_shifting_sands.rules import bricks, building, placement, questions
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import SECOND_SHIP

BY_CARD: Final = 0  # another ship in the same turn: by card, or by P1


class SandsRules(GameRules[Sands]):
    """Shifting Sands."""

    def can_place(self, s: Sands, seat: i64) -> bool:
        return placement.can_place(s, seat)

    def land(self, s: Sands, seat: i64, space: i64) -> None:
        """SAND-5.1: what is pictured on the tile."""
        tile = s.tile_at(space)
        s.note(TILE_CLAIMED, seat, tile, space)
        claim_tile(s, seat, tile, 1, FOR_TILES)

    def can_second(self, s: Sands, seat: i64, by: i64) -> bool:
        """SAND-6.2, SAND-9.11."""
        return s.players[seat].has_card(SHIP_CARD) if by == BY_CARD else s.can_use_bonus(seat, SECOND_SHIP)

    def use_second(self, s: Sands, seat: i64, by: i64) -> None:
        if by == BY_CARD:
            use_up(s, seat, SHIP_CARD)
        else:
            placement.use_column_tile(s, seat, SECOND_SHIP)

    def why_no_second(self, s: Sands, seat: i64, by: i64) -> i64:
        return CARD_NOT_YOURS if by == BY_CARD else placement.why_no_bonus(s, seat, SECOND_SHIP)

    def happen(self, s: Sands, seat: i64, verb: i64, amount: i64, reason: i64) -> None:
        """SAND-6.8, SAND-6.9, SAND-8.13: points for bricks, and ships that wait."""
        if verb == LATE_BUILD:
            s.late_tiles += shl(amount, COUNT_BITS * seat)
        elif verb == POINTS_FOR_PYRAMID:
            s.gain(seat, amount * (s.pyramid_bricks(seat) + s.statue_bricks(seat)), reason)
        elif verb == POINTS_FOR_OBELISK:
            s.gain(seat, amount * (s.obelisk_bricks(seat) + s.columns_of(seat)), reason)

    def ask(self, s: Sands, seat: i64, verb: i64, amount: i64) -> None:
        """SAND-6.12: free bricks."""
        if verb == FREE_BRICK:
            for _ in range(amount):
                s.plan(bricks.FREE_BRICKS.at(seat, 0))

    def turn_at_zone(self, s: Sands, seat: i64) -> None:
        building.turn_at_zone(s, seat)

    def leave(self, s: Sands, seat: i64) -> None:
        building.leave_zone(s, seat)

    def price(self, s: Sands, seat: i64, site: i64) -> i64:
        return bricks.price(s, seat, site)

    def why_no_brick(self, s: Sands, seat: i64, site: i64) -> i64:
        return bricks.why_no_brick(s, seat, site)

    def begin_bricks(self, s: Sands, seat: i64) -> None:
        bricks.begin_bricks(s, seat)

    def lay_brick(self, s: Sands, seat: i64, site: i64, cost: i64) -> None:
        bricks.lay_paid_brick(s, seat, site, cost)

    def finish_bricks(self, s: Sands, seat: i64) -> None:
        bricks.finish_bricks(s, seat)

    def can_add_basic(self, s: Sands, seat: i64) -> bool:
        return building.can_add_basic(s, seat)

    def most_cards(self, s: Sands, seat: i64) -> i64:
        """SAND-12.2: how many cards the space of the ship allows."""
        return s.sands.sphinx_most[min(s.players[seat].dock(SPHINX_ZONE), MOST_DOCKS) - 1]

    def measure(self, s: Sands, seat: i64, what: i64) -> i64:
        return scoring.measure_bricks(s, seat, what)


RULES: Final = SandsRules(Kinds(ACTIONS, OUTCOMES), SPHINX_ZONE, FIRST_SITES, upgrades_count=True)
RULES.turn = placement.TURN
RULES.second_turn = placement.SECOND_TURN
RULES.leftover = questions.LEFTOVER
RULES.feeding = questions.FEEDING_USES
RULES.raising = questions.RAISING_USES
RULES.preparing = questions.PREPARING_USES
RULES.building = building.BUILD_USES
RULES.help = building.HELP_USES
