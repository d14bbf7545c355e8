"""What cards in hand are worth, in points: what they may still score on the pyramids in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import has
from benben.games.architects.cards import (
    GLYPH,
    GLYPH_KINDS,
    IDOL,
    IDOL_KINDS,
    MUMMY,
    PLAN,
    PLAN_KINDS,
    SARCOPHAGUS,
    WORKER,
    WORKER_KINDS,
    count,
    has_plan,
)
from benben.games.architects.components import SITES
from benben.games.architects.scoring import kinds_of_idols, score_tomb, score_workers
from benben.games.architects.state import NONE, Architects, Site, length

# Estimates, found by playing.
ONE_CARD: Final = 0.5  # of the foreman's points, for one card that completes a pyramid
MORE_CARDS: Final = 0.3  # for several cards that would
HELD_PLAN: Final = 0.35  # of the architect's points, for a plan without a free site
FURTHER_PLAN: Final = 0.35  # for a second one
NEW_ROOMS: Final = 0.85  # of what cards score in the rooms of a plan in hand

EMPTY: Final = Site(None)  # a pyramid of which nothing is built


class Rooms:
    """The free places of pyramids, counted together."""

    def __init__(self) -> None:
        self.walls: i64 = 0
        self.tombs: i64 = 0  # empty
        self.for_mummy: i64 = 0  # tombs with a sarcophagus only
        self.for_sarcophagus: i64 = 0

    def add(self, s: Architects, site: Site) -> None:
        """The free places of a pyramid in play."""
        self.walls += s.box.walls[site.plan] - length(site.glyphs)
        for tomb in range(s.box.tombs[site.plan]):
            mummy = has(site.mummies, tomb)
            sarcophagus = has(site.sarcophagi, tomb)
            if not mummy and not sarcophagus:
                self.tombs += 1
            elif not mummy:
                self.for_mummy += 1
            elif not sarcophagus:
                self.for_sarcophagus += 1


def hand_worth(s: Architects, hand: i64, workers: i64, quarry: i64) -> float:
    """What a hand may score, if it can all be played; `workers` have moved blocks already."""
    rooms = Rooms()
    free: i64 = s.box.plans_in_play
    for i in range(i64(SITES)):
        if s.sites[i].plan != NONE:
            rooms.add(s, s.sites[i])
            free -= 1
    points = float(glyphs_worth(s, hand, rooms.walls) + tombs_worth(s, hand, rooms))
    points += idols_worth(s, hand) + workers_worth(s, hand, workers, quarry)
    return points + plans_worth(s, hand, free)


def glyphs_worth(s: Architects, hand: i64, walls: i64) -> i64:
    """The best hieroglyphics, as many as there are walls."""
    points: i64 = 0
    kind: i64 = GLYPH_KINDS
    while kind > 0 and walls > 0:
        kind -= 1
        n = min(count(hand, GLYPH + kind), walls)
        points += n * s.box.glyphs[kind]
        walls -= n
    return points


def tombs_worth(s: Architects, hand: i64, rooms: Rooms) -> i64:
    """Both together first, then what completes a tomb, then single cards."""
    box = s.box
    mummies = count(hand, MUMMY)
    sarcophagi = count(hand, SARCOPHAGUS)
    both = min(min(mummies, sarcophagi), rooms.tombs)
    points = both * score_tomb(box, EMPTY, 0, True, True)
    mummies -= both
    sarcophagi -= both
    beside = min(mummies, rooms.for_mummy)
    points += beside * (box.mummy + box.set_bonus) + min(mummies - beside, rooms.tombs - both) * box.mummy
    beside = min(sarcophagi, rooms.for_sarcophagus)
    points += beside * (box.sarcophagus + box.set_bonus)
    return points + min(sarcophagi - beside, rooms.tombs - both) * box.sarcophagus


def idols_worth(s: Architects, hand: i64) -> float:
    """New kinds in the pyramid where they score most, and half of that in the other one."""
    best: i64 = 0
    other: i64 = 0
    for i in range(i64(SITES)):
        points = idols_worth_at(s, s.sites[i], hand)
        if points > best:
            other = best
            best = points
        else:
            other = max(other, points)
    return float(best) + 0.5 * float(other)


def idols_worth_at(s: Architects, site: Site, hand: i64) -> i64:
    if site.plan == NONE:
        return 0
    return new_idols(s, hand, site, s.box.niches[site.plan] - length(site.idols))


def new_idols(s: Architects, hand: i64, site: Site, niches: i64) -> i64:
    """The points for kinds of the hand that a pyramid lacks."""
    points: i64 = 0
    kinds = kinds_of_idols(site)
    for kind in range(i64(IDOL_KINDS)):
        if niches > 0 and count(hand, IDOL + kind) > 0 and not site.has_idol(kind):
            points += s.box.idols[kinds]
            kinds += 1
            niches -= 1
    return points


def workers_worth(s: Architects, hand: i64, workers: i64, quarry: i64) -> float:
    """Points for workers, as far as there are blocks and places for them, and for completing pyramids."""
    places: i64 = 0
    for i in range(i64(SITES)):
        if s.sites[i].plan != NONE:
            places += s.box.blocks[s.sites[i].plan] - s.sites[i].blocks
    hands = worker_count(s, hand)
    at_work = workers + min(hands, min(quarry, places))
    points = float(score_workers(s.box, at_work) - score_workers(s.box, workers))
    for i in range(i64(SITES)):
        if s.sites[i].plan != NONE:
            points += foreman_worth(s, hand, s.sites[i], min(hands, quarry))
    return points


def worker_count(s: Architects, hand: i64) -> i64:
    """How many workers are in a hand."""
    n: i64 = 0
    for kind in range(i64(WORKER_KINDS)):
        n += count(hand, WORKER + kind) * s.box.workers[kind]
    return n


def foreman_worth(s: Architects, hand: i64, site: Site, hands: i64) -> float:
    """The chance to complete a pyramid: good with one card, fair with all of them."""
    blocks = s.box.blocks[site.plan] - site.blocks
    if hands < blocks:
        return 0.0
    for kind in range(i64(WORKER_KINDS)):
        if count(hand, WORKER + kind) > 0 and s.box.workers[kind] >= blocks:
            return ONE_CARD * float(s.box.foreman[site.plan])
    return MORE_CARDS * float(s.box.foreman[site.plan])


def plans_worth(s: Architects, hand: i64, free: i64) -> float:
    """The architect's points of the best plan, and what other cards may score on it; less, if there is no site."""
    if not has_plan(hand):
        return 0.0
    best: float = 0.0
    total: float = 0.0
    for plan in range(i64(PLAN_KINDS)):
        if count(hand, PLAN + plan) > 0:
            points = float(s.box.architect[plan]) + NEW_ROOMS * float(rooms_worth(s, hand, plan))
            total += points
            best = max(best, points)
    if free > 0:
        return best + FURTHER_PLAN * (total - best)
    return HELD_PLAN * best


def rooms_worth(s: Architects, hand: i64, plan: i64) -> i64:
    """What the hand could score in the rooms of a new pyramid."""
    rooms = Rooms()
    rooms.tombs = s.box.tombs[plan]
    points = glyphs_worth(s, hand, s.box.walls[plan]) + tombs_worth(s, hand, rooms)
    return points + new_idols(s, hand, EMPTY, s.box.niches[plan])
