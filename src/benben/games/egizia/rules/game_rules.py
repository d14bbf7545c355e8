"""What the rules that both games share ask this one for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.egizia import scoring
from benben.games.egizia.actions import ACTIONS, OUTCOMES, SHIP_CARDS
from benben.games.egizia.components import FIRST_SITES, SPHINX_ZONE
from benben.games.egizia.rules import bricks, building, placement, questions
from benben.games.egizia.state import Classic
from benben.games.egizia_common.game_rules import GameRules, Kinds
from benben.games.egizia_common.nile_card import POINTS_FOR_PAIRS, RAISE_TWO
from benben.games.egizia_common.rules.uses import can_train, use_up
from benben.games.egizia_common.tables import CARD_NOT_YOURS


class ClassicRules(GameRules[Classic]):
    """Egizia."""

    def can_place(self, s: Classic, seat: i64) -> bool:
        return placement.can_place(s, seat)

    def land(self, s: Classic, seat: i64, space: i64) -> None:
        placement.land(s, seat, space)

    def can_second(self, s: Classic, seat: i64, by: i64) -> bool:
        """EGI-7.2: with a card for it."""
        return s.players[seat].has_card(SHIP_CARDS[by])

    def use_second(self, s: Classic, seat: i64, by: i64) -> None:
        use_up(s, seat, SHIP_CARDS[by])

    def why_no_second(self, s: Classic, seat: i64, by: i64) -> i64:
        return CARD_NOT_YOURS

    def happen(self, s: Classic, seat: i64, verb: i64, amount: i64, reason: i64) -> None:
        """EGI-7.10: points for each two own bricks."""
        if verb == POINTS_FOR_PAIRS:
            own = s.obelisk_bricks(seat) + s.temple_bricks(seat) + s.pyramid_bricks(seat)
            s.gain(seat, amount * (own // 2), reason)

    def ask(self, s: Classic, seat: i64, verb: i64, amount: i64) -> None:
        """EGI-7.9: two different crews."""
        if verb == RAISE_TWO:
            for _ in range(amount):
                s.plan(questions.RAISE_TWO.at(seat, 0))

    def can_use_more(self, s: Classic, seat: i64) -> bool:
        """EGI-7.8: stones for a stronger crew, at any own step."""
        return can_train(s, seat)

    def turn_at_zone(self, s: Classic, seat: i64) -> None:
        building.turn_at_zone(s, seat)

    def leave(self, s: Classic, seat: i64) -> None:
        building.leave_zone(s, seat)

    def price(self, s: Classic, seat: i64, site: i64) -> i64:
        return bricks.price(s, site)

    def why_no_brick(self, s: Classic, seat: i64, site: i64) -> i64:
        return bricks.why_no_brick(s, site)

    def lay_brick(self, s: Classic, seat: i64, site: i64, cost: i64) -> None:
        bricks.lay_brick(s, seat, site, cost)

    def finish_bricks(self, s: Classic, seat: i64) -> None:
        bricks.finish_bricks(s, seat)

    def most_cards(self, s: Classic, seat: i64) -> i64:
        """EGI-12.1: never more than five."""
        return s.classic.sphinx_most

    def measure(self, s: Classic, seat: i64, what: i64) -> i64:
        return scoring.measure_bricks(s, seat, what)


RULES: Final = ClassicRules(Kinds(ACTIONS, OUTCOMES), SPHINX_ZONE, FIRST_SITES, upgrades_count=False)
RULES.turn = placement.TURN
RULES.second_turn = placement.SECOND_TURN
RULES.leftover = questions.LEFTOVER
RULES.feeding = questions.FEEDING_USES
RULES.raising = questions.RAISING_USES
RULES.preparing = questions.PREPARING_USES
RULES.building = building.BUILD_USES
RULES.help = building.HELP_USES
