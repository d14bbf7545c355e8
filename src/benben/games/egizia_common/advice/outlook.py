"""What a state is worth to a seat in the middle of a game, in points: what it has, and what may still become of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.games.egizia_common.advice.weights import Weights
from benben.games.egizia_common.crews import BASIC_COUNT, LEAD, total_strength
from benben.games.egizia_common.fields import grain_of, quarry_stones, still_missing
from benben.games.egizia_common.nile_card import (
    CREW_FOR_MARKETS,
    DOUBLE_TOWN,
    FOR_GRAIN,
    FOR_KEEPING,
    FOR_SELLING,
    FOR_SHIP,
    FOR_STONES,
    FOR_STRENGTH,
    FOR_UPRIVER,
    FREE_SPHINX_CARD,
    FULL_SITE,
    LEFTOVER_CARD,
    RAISE_CREW,
    SHARE_TOWN,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
    UPRIVER_SHIP,
)
from benben.games.egizia_common.player import NO_DOCK, NONE, Player
from benben.games.egizia_common.river import (
    CARD_PLACES,
    CARD_SPACES,
    GREEN,
    RED,
    TILE_PLACES,
    TILE_SPACES,
    YELLOW,
    ZONE_PLACES,
    ZONES,
)
from benben.games.egizia_common.scoring import measure, stone_points
from benben.games.egizia_common.sphinx_card import FOR_EACH, FOR_GOAL, FOR_MOST, MOST_GOALS
from benben.games.egizia_common.state import BUILDING, OVER, PLACEMENT, Egizia

MOST_UPGRADES: Final = 3


class Outlook:
    """What things are worth to one seat, with so many rounds to come. A game adds its monuments."""

    def __init__(self, s: Egizia, seat: i64, weights: Weights) -> None:
        self.s: Egizia = s
        self.seat: i64 = seat
        self.weights: Weights = weights
        self.me: Player = s.players[seat]
        self.left: float = float(s.box.rounds - s.round)  # rounds after this one
        self.quarries: float = float(quarry_stones(s, seat))
        self.green: i64 = grain_of(s, seat, bit(GREEN))
        self.yellow: i64 = grain_of(s, seat, bit(YELLOW))
        self.red: i64 = grain_of(s, seat, bit(RED))
        self.watered: i64 = self.green  # what the fields produce with the ring where it lies
        if s.ring >= YELLOW:
            self.watered += self.yellow
        if s.ring >= RED:
            self.watered += self.red

    def worth(self) -> float:
        points = float(self.me.points)
        if self.s.phase == OVER:
            return points
        points += self.feeding() + self.building() + self.zones() + self.markets() + self.monuments()
        return points + self.sphinx() + self.cards() + self.powers() + self.options() - self.lost_stones()

    # What only a game knows

    def monuments(self) -> float:
        """What bricks will be worth beyond the points they have brought."""
        raise NotImplementedError

    def at_zone(self, zone: i64, dock: i64) -> float:
        """What a ship on a space of a zone is worth beyond the bricks."""
        raise NotImplementedError

    def is_late(self, dock: i64) -> bool:
        """Whether a ship on such a space of a zone may come too late to build."""
        raise NotImplementedError

    def is_to_feed(self) -> bool:
        """Whether the crews are still to be fed in this round."""
        raise NotImplementedError

    def is_to_mine(self) -> bool:
        """Whether the quarries are still to produce in this round."""
        raise NotImplementedError

    # Grain

    def feeding(self) -> float:
        """What hunger will cost: in this round, if it is still to come, and later."""
        s, me, weights = self.s, self.me, self.weights
        loss = float(s.box.grain_losses[me.grain_level - 1])
        cost: float = 0.0
        if self.is_to_feed():
            by_cards = self.amounts(me.cards & s.box.for_use[FOR_GRAIN], FOR_GRAIN)
            missing = float(still_missing(me, self.watered) - by_cards)
            missing -= (
                weights.fed_by_stones * float(me.stones) if me.cards & s.box.with_power[STONES_FOR_GRAIN] else 0.0
            )
            cost += max(0.0, missing) * loss
        if self.left > 0.0:
            supply = float(self.green) + weights.yellow * float(self.yellow) + weights.red * float(self.red)
            missing = self.later(float(total_strength(me.crews)) - supply, weights.growth)
            cost += weights.hunger * missing * loss
            if me.cards & s.box.with_power[STONES_FOR_GRAIN]:
                cost *= 0.75
        return -cost

    def later(self, now: float, growth: float) -> float:
        """In all rounds to come together, with so much more in each of them; nothing is ever less than none."""
        sum, rounds, more = 0.0, self.left, now
        while rounds > 0.0:
            more += growth
            sum += max(0.0, more)
            rounds -= 1.0
        return sum

    def amounts(self, cards: i64, use: i64) -> i64:
        """What a set of cards for a use brings together."""
        sum: i64 = 0
        card: i64 = 0
        while cards:
            if cards & 1:
                sum += self.s.box.amount(card, use)
            cards >>= 1
            card += 1
        return sum

    # Stones and strength

    def building(self) -> float:
        """Bricks that stones and crews will become: with the ships of this round, then in the rounds to come."""
        s, me, weights = self.s, self.me, self.weights
        stones = float(me.stones - (s.cost if self.is_building() else 0))
        if self.is_to_mine():
            stones += self.quarries
        now = self.strength_now()
        laid = min(now, stones)
        points = weights.brick_now * laid + weights.strength * (now - laid)
        stones -= laid
        mined = self.later(self.quarries, weights.quarry_growth) + stones
        used = self.later(float(total_strength(me.crews)), weights.growth) * weights.crew_use
        laid = min(mined, used)
        points += weights.brick * laid + weights.stone * (mined - laid) + weights.strength * (used - laid)
        if self.left == 0.0:
            points += float(stone_points(s, self.seat)) * weights.left_stones
        return points

    def is_building(self) -> bool:
        """Whether the own build is under way."""
        s = self.s
        return s.zone != NONE and s.strength > 0 and s.actor() == self.seat

    def strength_now(self) -> float:
        """The strength that the ships at the zones can still use in this round."""
        s, me = self.s, self.me
        zones = self.open_zones()
        is_building = self.is_building()
        strength = self.strength_left() if is_building else 0.0
        taken: i64 = me.spent
        for _ in range(zones):
            best = self.strongest(taken)
            if best == NONE:
                break
            taken |= bit(best)
            strength += float(me.crew(best))
        if zones > 0 or is_building:
            if not has(me.spent, LEAD):
                strength += float(me.crew(LEAD))
            strength += self.weights.card_strength * float(size(me.cards & s.box.for_use[FOR_STRENGTH]))
        return strength

    def strength_left(self) -> float:
        """What the build that is under way can still use."""
        return float(self.s.strength - self.s.cost)

    def strongest(self, taken: i64) -> i64:
        """The strongest basic crew that is not in a set; NONE, if there is none."""
        best: i64 = NONE
        for crew in range(i64(BASIC_COUNT)):
            if not has(taken, crew) and (best == NONE or self.me.crew(crew) > self.me.crew(best)):
                best = crew
        return best

    # Zones

    def open_zones(self) -> i64:
        """At how many zones the own ship is still to build."""
        s, me = self.s, self.me
        count: i64 = 0
        if s.phase > BUILDING:
            return 0
        for zone in range(i64(ZONES)):
            dock = me.dock(zone)
            if dock == NO_DOCK or has(me.built, zone):
                continue
            if s.phase == BUILDING and s.zone != NONE and zone <= s.zone and (zone < s.zone or has(s.acted, self.seat)):
                count += 1 if zone == s.zone and s.strength == 0 and s.actor() == self.seat else 0
                continue
            count += 0 if self.is_late(dock) else 1
        return count

    def zones(self) -> float:
        """What the ships at the zones are worth, and points for several of them."""
        me = self.me
        built = size(me.built) + self.open_zones() + (1 if self.is_building() else 0)
        points = self.weights.cooperation * float(self.s.box.cooperation[min(built, ZONES)])
        for zone in range(i64(ZONES)):
            dock = me.dock(zone)
            if dock != NO_DOCK and not has(me.built, zone):
                points += self.at_zone(zone, dock)
        return points

    # Markets and monuments

    def markets(self) -> float:
        me, weights = self.me, self.weights
        grain = float(me.grain_level) * (weights.grain_level * self.left + 0.3)
        return grain + float(me.stone_level) * (weights.stone_level * self.left + 0.3)

    def rows(self) -> float:
        """Rows of the pyramid that are not full: who is ahead in them."""
        s, weights = self.s, self.weights
        points: float = 0.0
        for row in range(s.rows()):
            height, spaces = s.row_height(row), s.row_spaces(row)
            if height == 0 or height == spaces:
                continue
            mine = s.bricks_in_row(self.seat, row)
            best = self.best_in_row(row)
            share = (
                weights.row_lead
                if mine > best
                else weights.row_tie
                if mine == best and mine > 0
                else weights.row_behind
            )
            points += share * float(mine) * (0.5 + 0.5 * float(height) / float(spaces))
        return points

    def best_in_row(self, row: i64) -> i64:
        """The most bricks in a row of anybody else."""
        best: i64 = 0
        for other in range(self.s.seats):
            if other != self.seat:
                best = max(best, self.s.bricks_in_row(other, row))
        return best

    # Goals

    def chance(self, has_so_much: float, needed: float) -> float:
        """How likely a goal will be reached: sure if it is, else by how far it is and how many rounds there are."""
        if has_so_much >= needed:
            return 1.0
        if self.left == 0.0:
            return 0.25 * has_so_much / needed if self.s.phase < BUILDING else 0.1 * has_so_much / needed
        far = (needed - has_so_much) / needed
        return max(0.0, 1.0 - far * (self.weights.far + self.weights.late / self.left)) * self.weights.sure

    def sphinx(self) -> float:
        """The sphinx cards that were kept."""
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
        points, family = float(s.box.sphinx_points[card]), s.box.sphinx_family[card]
        what = s.box.sphinx_counted[MOST_GOALS * card]
        if family == FOR_EACH:
            return points * (float(measure(s, self.seat, what)) + self.weights.each * self.left)
        if family == FOR_MOST:
            return points * self.lead(what)
        if family != FOR_GOAL:
            return self.share(points)
        sure: float = 1.0
        for i in range(i64(MOST_GOALS)):
            n = MOST_GOALS * card + i
            needed = float(s.box.sphinx_needed[n])
            sure = min(sure, self.chance(float(measure(s, self.seat, s.box.sphinx_counted[n])), needed))
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

    def share(self, percent: float) -> float:
        """So many percent of the points at the end."""
        return percent / 100.0 * max(0.0, float(self.me.points))

    # Nile cards

    def cards(self) -> float:
        """Those for one use."""
        cards, use, weights = self.me.cards, self.s.box.for_use, self.weights
        points = weights.stone_card * float(size(cards & use[FOR_STONES]))
        points += weights.strength_card * float(size(cards & use[FOR_STRENGTH] & ~use[FOR_STONES]))
        points += weights.grain_card * (self.left + 0.5) * float(size(cards & use[FOR_GRAIN]))
        points += weights.ship_card * min(1.0, self.left) * float(size(cards & use[FOR_SHIP]))
        points += weights.upriver_card * min(1.0, self.left) * float(size(cards & use[FOR_UPRIVER]))
        points += weights.keep_card * float(size(cards & use[FOR_KEEPING]))
        if cards & use[FOR_SELLING]:
            points += min(10.0, float(self.me.stones)) * weights.sale + weights.sale_card
        return points

    def powers(self) -> float:
        """Those for each round to come."""
        cards, power, weights = self.me.cards, self.s.box.with_power, self.weights
        rounds = self.left + (0.7 if self.s.phase <= PLACEMENT else 0.0)
        points = rounds * (
            weights.raise_power * float(size(cards & power[RAISE_CREW]))
            + weights.sphinx_power * float(size(cards & power[FREE_SPHINX_CARD]))
            + weights.train_power * float(size(cards & power[STONES_FOR_CREW]))
            + weights.trade_power * float(size(cards & power[CREW_FOR_MARKETS]))
            + weights.leftover_power * float(size(cards & power[LEFTOVER_CARD]))
            + weights.full_site_power * float(size(cards & power[FULL_SITE]))
        )
        points += weights.feed_power * (rounds + 0.8) * float(size(cards & power[STONES_FOR_GRAIN]))
        points += self.left * (
            weights.share_power * float(size(cards & power[SHARE_TOWN]))
            + weights.double_power * float(size(cards & power[DOUBLE_TOWN]))
            + weights.upriver_power * float(size(cards & power[UPRIVER_SHIP]))
        )
        unused = size(cards & power[UPGRADE_FIELD]) - self.allocated()
        return points + min(1.0, self.left) * weights.upgrade_power * float(unused)

    def allocated(self) -> i64:
        """How many upgrade cards lie at a field."""
        count: i64 = 0
        for n in range(i64(MOST_UPGRADES)):
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
        for space in range(i64(CARD_SPACES)):
            if CARD_PLACES[space] > me.farthest and s.card_at(space) != NONE:
                free += 1.0
        for space in range(i64(TILE_SPACES)):
            if TILE_PLACES[space] > me.farthest and not has(taken, TILE_PLACES[space]):
                free += 0.8
        for zone in range(i64(ZONES)):
            if ZONE_PLACES[zone] > me.farthest:
                free += 2.2
        return self.weights.option * min(free / float(active), float(me.ships))

    def lost_stones(self) -> float:
        """Stones that the reserve will not hold."""
        if not self.is_to_mine():
            return 0.0
        return 0.5 * max(0.0, float(self.me.stones) + self.quarries - float(self.s.box.most_stones))
