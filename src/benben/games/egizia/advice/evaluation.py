"""What a state of Egizia is worth to a seat: graves, and who is early at the building sites, beside the family's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import size
from benben.core.steps import CHANCE
from benben.games.egizia.actions import FULL_SITE_CARD
from benben.games.egizia.components import SPHINX_ZONE
from benben.games.egizia.state import Classic
from benben.games.egizia_common.advice.outlook import Outlook
from benben.games.egizia_common.advice.weights import Weights
from benben.games.egizia_common.nile_card import FOR_STONES, FOR_STRENGTH
from benben.games.egizia_common.player import row_size
from benben.games.egizia_common.state import BUILDING, FEEDING, PLACEMENT


class ClassicWeights(Weights):
    """Estimates, found by playing."""

    def __init__(self) -> None:
        super().__init__()
        self.brick_now = 1.35
        self.brick = 1.0
        self.stone = 0.34
        self.strength = 0.2
        self.crew_use = 0.95
        self.growth = 1.84
        self.quarry_growth = 0.82
        self.left_stones = 0.35
        self.yellow = 0.63
        self.red = 0.19
        self.hunger = 0.41
        self.fed_by_stones = 0.48
        self.grain_level = 0.44
        self.cooperation = 0.62
        self.sphinx_visit = 3.22
        self.zone = 1.32
        self.waits = 0.21
        self.option = 4.4
        self.sure = 1.52
        self.far = 0.73
        self.card_strength = 2.44
        self.upriver_card = 1.67
        self.feed_power = 0.38
        self.raise_power = 3.45
        self.sphinx_power = 1.15
        self.leftover_power = 2.66
        self.double_power = 1.49
        self.kept_card: float = 1.72  # a sphinx card chosen out of one …
        self.choice: float = 0.5  # … and for each further one
        self.graves: float = 0.5  # how much of the way to the next points for graves counts
        self.points_to_come: float = 14.05  # a round
        self.stone_in_card: float = 0.42  # each stone that a card brings, or strength
        self.strength_in_card: float = 0.4


WEIGHTS: Final = ClassicWeights()


class ClassicOutlook(Outlook):
    """Of one seat."""

    def __init__(self, s: Classic, seat: i64) -> None:
        super().__init__(s, seat, WEIGHTS)
        self.classic: Classic = s

    def is_to_feed(self) -> bool:
        """EGI-6.1: in the feeding until the own turn is over."""
        s = self.s
        return s.phase == PLACEMENT or (s.phase == FEEDING and s.actor() == self.seat)

    def is_to_mine(self) -> bool:
        """EGI-6.5: stones come after the feeding."""
        return self.s.phase in (PLACEMENT, FEEDING)

    def is_late(self, dock: i64) -> bool:
        """EGI-8.2: behind as many ships as may build."""
        s = self.classic
        return dock > s.classic.builders[s.seats - 2] and not self.me.has_card(FULL_SITE_CARD)

    def at_zone(self, zone: i64, dock: i64) -> float:
        likely = self.weights.waits if self.is_late(dock) else 1.0
        return likely * (self.weights.sphinx_visit if zone == SPHINX_ZONE else self.weights.zone)

    def strength_left(self) -> float:
        """EGI-12.1: at the sphinx only as much as there may be cards."""
        s = self.classic
        strength = min(s.strength, s.classic.sphinx_most) if s.zone == SPHINX_ZONE else s.strength
        return float(strength - s.cost)

    def monuments(self) -> float:
        pending = float(self.classic.pending) if self.is_laying() else 0.0
        return pending + self.rows() + self.graves() + self.drawn()

    def is_laying(self) -> bool:
        """Whether bricks of the own build have not brought their points; a grave may be turned up in between."""
        s = self.classic
        return s.pending > 0 and (s.actor() == self.seat or s.actor() == CHANCE)

    def graves(self) -> float:
        """EGI-13.4: points for the sum that is reached, and part of those for the next one."""
        s = self.classic
        sum, reached, last = float(s.grave_sum(self.seat)), 0.0, 0.0
        for n in range(i64(len(s.classic.grave_sums))):
            needed, points = float(s.classic.grave_sums[n]), float(s.classic.grave_points[n])
            if sum < needed:
                return reached + WEIGHTS.graves * (points - reached) * (sum - last) / (needed - last) * min(
                    1.0, self.left
                )
            reached, last = points, needed
        return reached

    def drawn(self) -> float:
        """EGI-12.2: cards of the sphinx of which one will be kept; those that are still to be drawn among them."""
        s = self.classic
        count = row_size(self.me.drawn)
        if s.phase == BUILDING and s.zone == SPHINX_ZONE and s.actor() == CHANCE:
            count += s.open_step().left
        return WEIGHTS.kept_card + (1.0 + WEIGHTS.choice) * float(count - 1) if count > 0 else 0.0

    def share(self, percent: float) -> float:
        """EGI-13.5: of the points at the end, as they may be."""
        return percent / 100.0 * max(0.0, float(self.me.points) + WEIGHTS.points_to_come * (self.left + 0.5))

    def cards(self) -> float:
        """Stones and strength by their numbers."""
        cards, use = self.me.cards, self.s.box.for_use
        points = super().cards() - self.weights.stone_card * float(size(cards & use[FOR_STONES]))
        points -= self.weights.strength_card * float(size(cards & use[FOR_STRENGTH]))
        points += WEIGHTS.stone_in_card * float(self.amounts(cards & use[FOR_STONES], FOR_STONES))
        return points + WEIGHTS.strength_in_card * float(self.amounts(cards & use[FOR_STRENGTH], FOR_STRENGTH))
