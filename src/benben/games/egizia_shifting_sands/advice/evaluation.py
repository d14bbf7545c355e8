"""What a state is worth to a seat in the middle of a game, in points: what it has, and what may still become of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.egizia_common.crews import BASIC_COUNT, LEAD, total_strength
from benben.games.egizia_common.fields import grain_of, missing_grain, quarry_stones
from benben.games.egizia_common.nile_card import (
    CREW_FOR_MARKETS,
    FOR_GRAIN,
    FOR_KEEPING,
    FOR_SELLING,
    FOR_SHIP,
    FOR_STONES,
    FOR_STRENGTH,
    FREE_SPHINX_CARD,
    LEFTOVER_CARD,
    RAISE_CREW,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
)
from benben.games.egizia_common.player import NO_DOCK, NONE, Player
from benben.games.egizia_common.scoring import measure, stone_points
from benben.games.egizia_common.sphinx_card import FOR_EACH, FOR_MOST, MOST_GOALS
from benben.games.egizia_common.state import BUILDING, FEEDING, MINING, OVER, PLACEMENT
from benben.games.egizia_shifting_sands.components import (
    COLUMN_COUNT,
    GOLD_COLUMN,
    PURPLE_COLUMN,
    SPHINX_ZONE,
    STATUE_SPACES,
    WAITING,
)
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import STATUE_COUNTED, STATUE_LEVELS

# Estimates, found by playing.
BRICK: Final = 1.12  # points for a stone with the strength to lay it
STONE: Final = 0.42  # a stone without
STRENGTH: Final = 0.224  # strength without stones
YELLOW: Final = 0.72  # how often yellow and red fields are watered in rounds to come
RED: Final = 0.289
HUNGER: Final = 0.2  # how much of the hunger that threatens in rounds to come will be felt
GROWTH: Final = 0.0  # grain that crews will need beyond today's
FED_BY_STONES: Final = 0.72  # grain for a stone, with the card for it
CREW_USE: Final = 0.85  # how much of all strength is used in a round to come
GRAIN_LEVEL: Final = 0.55  # a level of the market, and each round to come
STONE_LEVEL: Final = 0.882
GOLD: Final = 2.02  # a column tile, with four rounds to come
PURPLE: Final = 1.3
LAST_COLUMN: Final = 3.0
NEAR: Final = 0.84  # how much of what is halfway there counts
ROW_LEAD: Final = 1.05  # of one's bricks in a row that is not full
ROW_TIE: Final = 0.48
ROW_BEHIND: Final = 0.084
MAJORITY: Final = 0.816
COOPERATION: Final = 0.8
LEFT_STONES: Final = 0.3  # of the points for stones left over, in the last round
SPHINX_VISIT: Final = 0.8  # a card chosen out of some, beside the points for the others
NEXT_LEVEL: Final = 0.175  # of what the next level of a statue would bring
SURE: Final = 1.19  # how likely a goal is reached that is near
FAR: Final = 0.91
LATE: Final = 1.2
EACH: Final = 0.35  # more of what a sphinx card counts, each round
OPTION: Final = 2.72  # the worth of a space downstream that is still free
WAITS: Final = 0.245  # how likely a ship that waits will build
DOCK: Final = 0.96  # a sphinx space farther out
ZONE: Final = 1.5  # a ship at one of the other zones
CARD_STRENGTH: Final = 3.0  # that a card adds in this round
STONE_CARD: Final = 2.43
STRENGTH_CARD: Final = 1.6
GRAIN_CARD: Final = 0.96
SALE: Final = 0.462  # a stone, with the card to sell it
SALE_CARD: Final = 2.0
SHIP_CARD: Final = 6.59
KEEP_CARD: Final = 1.4
FEED_POWER: Final = 0.42
RAISE_POWER: Final = 2.52  # each round
SPHINX_POWER: Final = 0.9
UPGRADE_POWER: Final = 2.24
TRAIN_POWER: Final = 0.28
TRADE_POWER: Final = 1.4
LEFTOVER_POWER: Final = 4.32


class Outlook:
    """What things are worth to one seat, with so many rounds to come."""

    def __init__(self, s: Sands, seat: i64) -> None:
        self.s: Sands = s
        self.seat: i64 = seat
        self.me: Player = s.players[seat]
        self.left: float = float(s.box.rounds - s.round)  # rounds after this one
        self.quarries: float = float(quarry_stones(s, seat))

    def worth(self) -> float:
        s, me = self.s, self.me
        points = float(me.points)
        if s.phase == OVER:
            return points
        points += self.feeding() + self.building() + self.markets() + self.columns() + self.rows()
        return points + self.statues() + self.sphinx() + self.cards() + self.options() - self.hidden_costs()

    # Grain

    def feeding(self) -> float:
        """What hunger will cost: in this round, if it is still to come, and later."""
        s, me = self.s, self.me
        loss = float(s.box.grain_losses[me.grain_level - 1])
        cost: float = 0.0
        if s.phase in (PLACEMENT, MINING) or (s.phase == FEEDING and not self.has_fed()):
            missing = float(missing_grain(s, self.seat)) - 4.0 * float(size(me.cards & s.box.for_use[FOR_GRAIN]))
            missing -= FED_BY_STONES * float(me.stones) if me.cards & s.box.with_power[STONES_FOR_GRAIN] else 0.0
            cost += max(0.0, missing) * loss
        if self.left > 0.0:
            supply = float(grain_of(s, self.seat, 1)) + YELLOW * float(grain_of(s, self.seat, 2))
            supply += RED * float(grain_of(s, self.seat, 4))
            need = float(total_strength(me.crews)) + GROWTH
            cost += HUNGER * max(0.0, need - supply) * loss * self.left
            if me.cards & s.box.with_power[STONES_FOR_GRAIN]:
                cost *= 0.75
        return -cost

    def has_fed(self) -> bool:
        """In the Feeding phase: whether it is another's turn after the own one; near enough."""
        return self.s.actor() >= 0 and self.s.tile_of(self.s.actor()) > self.s.tile_of(self.seat)

    # Stones and strength

    def building(self) -> float:
        """Bricks that stones and crews will become: with the ships of this round, then in the rounds to come."""
        s, me = self.s, self.me
        stones = float(me.stones - (s.cost if self.is_building() else 0))
        points: float = float(s.pending) if self.is_building() else 0.0
        if s.phase == PLACEMENT:
            stones += self.quarries
        now = self.strength_now()
        laid = min(now, stones)
        points += BRICK * laid + STRENGTH * (now - laid)
        stones -= laid
        later = (self.quarries * self.left + stones, float(total_strength(me.crews)) * CREW_USE * self.left)
        laid = min(later[0], later[1])
        points += BRICK * laid + STONE * (later[0] - laid) + STRENGTH * (later[1] - laid)
        if self.left == 0.0:
            points += float(stone_points(s, self.seat)) * LEFT_STONES
        return points + self.zones()

    def is_building(self) -> bool:
        """Whether the own build is under way."""
        s = self.s
        return s.zone != NONE and s.strength > 0 and s.actor() == self.seat

    def strength_now(self) -> float:
        """The strength that the ships at the zones can still use in this round."""
        s, me = self.s, self.me
        zones = self.open_zones()
        strength: float = 0.0
        if self.is_building():
            strength = float(s.strength - s.cost)
        taken: i64 = me.spent
        for _ in range(zones):
            best: i64 = NONE
            for crew in range(i64(BASIC_COUNT)):
                if not has(taken, crew) and (best == NONE or me.crew(crew) > me.crew(best)):
                    best = crew
            if best == NONE:
                break
            taken |= bit(best)
            strength += float(me.crew(best))
        if not has(me.spent, LEAD) and (zones > 0 or self.is_building()):
            strength += float(me.crew(LEAD))
        if zones > 0 or self.is_building():
            strength += CARD_STRENGTH * float(size(me.cards & s.box.for_use[FOR_STRENGTH]))
        return strength

    def open_zones(self) -> i64:
        """At how many zones the own ship is still to build."""
        s, me = self.s, self.me
        count: i64 = 0
        if s.phase > BUILDING:
            return 0
        for zone in range(3):
            dock = me.dock(zone)
            if dock == NO_DOCK or has(me.built, zone):
                continue
            if (
                s.phase == BUILDING
                and s.zone != NONE
                and (zone < s.zone or (zone == s.zone and has(s.acted, self.seat)))
            ):
                count += 1 if zone == s.zone and s.strength == 0 and s.actor() == self.seat else 0
                continue
            count += 0 if dock == WAITING else 1
        return count

    def zones(self) -> float:
        """SAND-13.1: points for several zones, and the choice of sphinx cards."""
        s, me = self.s, self.me
        points: float = 0.0
        built = size(me.built) + self.open_zones() + (1 if self.is_building() else 0)
        points += COOPERATION * float(s.sands.cooperation[min(built, 3)])
        dock = me.dock(SPHINX_ZONE)
        if dock != NO_DOCK and not has(me.built, SPHINX_ZONE) and s.phase != OVER:
            points += SPHINX_VISIT * (WAITS if dock == WAITING else 1.0) - DOCK * float(dock)
        for zone in range(2):
            dock = me.dock(zone)
            if dock != NO_DOCK and not has(me.built, zone):
                points += ZONE * (WAITS if dock == WAITING else 1.0)
        return points

    # Markets and monuments

    def markets(self) -> float:
        me = self.me
        grain = float(me.grain_level) * (GRAIN_LEVEL * self.left + 0.3)
        return grain + float(me.stone_level) * (STONE_LEVEL * self.left + 0.3)

    def columns(self) -> float:
        """What the colonnade brings, and how far the next tile is."""
        s = self.s
        columns, points = float(s.columns_of(self.seat)), 0.0
        weight = (self.left + 0.5) / 4.0
        points += GOLD * weight * min(1.0, columns / float(GOLD_COLUMN))
        if columns >= float(GOLD_COLUMN):
            points += (
                PURPLE * weight * (columns - 3.0) / float(PURPLE_COLUMN - GOLD_COLUMN)
                if columns < 5.0
                else PURPLE * weight
            )
        if columns < float(COLUMN_COUNT) and columns > 4.0:
            points += LAST_COLUMN * NEAR * (columns - 4.0) / 3.0 * min(1.0, self.left / 2.0)
        return points

    def rows(self) -> float:
        """Rows of the pyramid that are not full: who is ahead in them; and the bricks for the end."""
        s = self.s
        points: float = 0.0
        for row in range(s.rows()):
            height, spaces = s.row_height(row), s.row_spaces(row)
            if height == 0 or height == spaces:
                continue
            mine = s.bricks_in_row(self.seat, row)
            best: i64 = 0
            for other in range(s.seats):
                if other != self.seat:
                    best = max(best, s.bricks_in_row(other, row))
            share = ROW_LEAD if mine > best else ROW_TIE if mine == best and mine > 0 else ROW_BEHIND
            points += share * float(mine) * (0.5 + 0.5 * float(height) / float(spaces))
        total = s.pyramid_bricks(self.seat)
        most: i64 = 0
        for other in range(s.seats):
            if other != self.seat:
                most = max(most, s.pyramid_bricks(other))
        ahead = float(total - most)
        if total > 0:
            points += float(s.sands.majority) * max(0.0, min(1.0, 0.5 + 0.2 * ahead)) * MAJORITY
        return points

    def statues(self) -> float:
        """What each statue will be worth: levels that are built, with the goal reached or near."""
        points: float = 0.0
        for space in range(i64(STATUE_SPACES)):
            statue = self.s.statue_at(space)
            if statue != NONE:
                points += self.statue(space, statue)
        return points

    def statue(self, space: i64, statue: i64) -> float:
        s = self.s
        has_so_much = float(measure(s, self.seat, STATUE_COUNTED[statue]))
        level = s.statue_level(self.seat, space)
        best: float = 0.0
        for n in range(level):
            needed = float(s.sands.statue_needed[STATUE_LEVELS * statue + n])
            best = max(best, float(s.sands.statue_points[n]) * self.chance(has_so_much, needed))
        if level < STATUE_LEVELS and self.left > 0.0:
            needed = float(s.sands.statue_needed[STATUE_LEVELS * statue + level])
            later = float(s.sands.statue_points[level]) * self.chance(has_so_much, needed)
            best += NEXT_LEVEL * max(0.0, later - best)
        return best

    def chance(self, has_so_much: float, needed: float) -> float:
        """How likely a goal will be reached: sure if it is, else by how far it is and how many rounds there are."""
        if has_so_much >= needed:
            return 1.0
        if self.left == 0.0:
            return 0.25 * has_so_much / needed if self.s.phase < BUILDING else 0.1 * has_so_much / needed
        far = (needed - has_so_much) / needed
        return max(0.0, 1.0 - far * (FAR + LATE / self.left)) * SURE

    # Cards

    def sphinx(self) -> float:
        points: float = 0.0
        rest = self.me.sphinx
        card: i64 = 0
        while rest:
            if rest & 1:
                points += self.sphinx_card(card)
            rest >>= 1
            card += 1
        return points

    def sphinx_card(self, card: i64) -> float:
        s = self.s
        points = float(s.sands.sphinx_points[card])
        what = s.box.sphinx_counted[MOST_GOALS * card]
        if s.box.sphinx_family[card] == FOR_EACH:
            return points * (float(measure(s, self.seat, what)) + EACH * self.left)
        if s.box.sphinx_family[card] == FOR_MOST:
            return points * self.lead(what)
        sure: float = 1.0
        for i in range(i64(MOST_GOALS)):
            n = MOST_GOALS * card + i
            sure = min(
                sure,
                self.chance(float(measure(s, self.seat, s.box.sphinx_counted[n])), float(s.sands.sphinx_needed[n])),
            )
        return points * sure

    def lead(self, what: i64) -> float:
        """How likely a seat will have the most of something."""
        mine, best = measure(self.s, self.seat, what), i64(0)
        for other in range(self.s.seats):
            if other != self.seat:
                best = max(best, measure(self.s, other, what))
        if mine > best:
            return 0.8 if self.left > 0.0 else 1.0
        return 0.15 if self.left > 0.0 else 0.0

    def cards(self) -> float:
        """Nile cards for later: those for one use, and powers for each round to come."""
        s, cards = self.s, self.me.cards
        use, power = s.box.for_use, s.box.with_power
        points = STONE_CARD * float(size(cards & use[FOR_STONES]))
        points += STRENGTH_CARD * float(size(cards & use[FOR_STRENGTH] & ~use[FOR_STONES]))
        points += GRAIN_CARD * (self.left + 0.5) * float(size(cards & use[FOR_GRAIN]))
        points += SHIP_CARD * min(1.0, self.left) * float(size(cards & use[FOR_SHIP]))
        points += KEEP_CARD * float(size(cards & use[FOR_KEEPING]))
        if cards & use[FOR_SELLING]:
            points += min(10.0, float(self.me.stones)) * SALE + SALE_CARD
        rounds = self.left + (0.7 if s.phase <= PLACEMENT else 0.0)
        points += RAISE_POWER * rounds * float(size(cards & power[RAISE_CREW]))
        points += FEED_POWER * (rounds + 0.8) * float(size(cards & power[STONES_FOR_GRAIN]))
        points += SPHINX_POWER * rounds * float(size(cards & power[FREE_SPHINX_CARD]))
        points += TRAIN_POWER * rounds * float(size(cards & power[STONES_FOR_CREW]))
        points += TRADE_POWER * rounds * float(size(cards & power[CREW_FOR_MARKETS]))
        points += LEFTOVER_POWER * rounds * float(size(cards & power[LEFTOVER_CARD]))
        unused = size(cards & power[UPGRADE_FIELD]) - self.allocated()
        return points + min(1.0, self.left) * UPGRADE_POWER * float(unused)

    def allocated(self) -> i64:
        count: i64 = 0
        for n in range(3):
            if self.me.upgraded_field(n) != NONE:
                count += 1
        return count

    # Placement

    def options(self) -> float:
        """The spaces downstream that are still free, shared with those who have not passed."""
        s, me = self.s, self.me
        if s.phase != PLACEMENT or me.passed or me.ships == 0:
            return 0.0
        active: i64 = 0
        taken: i64 = 0
        for seat in range(s.seats):
            taken |= s.players[seat].places
            if not s.players[seat].passed:
                active += 1
        free: float = 0.0
        for space in range(10):
            place = 2 * space + 1
            if place > me.farthest and s.card_at(space) != NONE:
                free += 1.0
        for place in (2, 4, 8, 10, 14, 16, 20):
            if place > me.farthest and not has(taken, place):
                free += 0.8
        for zone in range(3):
            if 6 * zone + 6 > me.farthest:
                free += 2.2
        return OPTION * min(free / float(active), float(me.ships))

    def hidden_costs(self) -> float:
        """Stones that will be lost: more than the reserve holds."""
        s, me = self.s, self.me
        if s.phase != PLACEMENT:
            return 0.0
        return 0.5 * max(0.0, float(me.stones) + self.quarries - float(s.box.most_stones))
