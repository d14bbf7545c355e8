"""What cards in hand are worth, in points: what they may still score on the pyramids in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import has
from benben.games.architects.advice.numbers import Numbers
from benben.games.architects.cards import (
    ALL,
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
    has_card,
    has_plan,
)
from benben.games.architects.components import SITES
from benben.games.architects.scoring import kinds_of_idols, score_tomb, score_workers
from benben.games.architects.state import NONE, Architects, Site, length

GLYPHS: Final[i64] = ALL[GLYPH] + ALL[GLYPH + 1] + ALL[GLYPH + 2]  # a hand without any of these has no hieroglyphics
BODIES: Final[i64] = ALL[MUMMY] + ALL[SARCOPHAGUS]
IDOLS: Final[i64] = ALL[IDOL] + ALL[IDOL + 1] + ALL[IDOL + 2]
WORKERS: Final[i64] = ALL[WORKER] + ALL[WORKER + 1] + ALL[WORKER + 2]

EMPTY: Final = Site(None)  # a pyramid of which nothing is built


class Rooms:
    """The free places of all pyramids in play, counted together."""

    def __init__(self) -> None:
        self.walls: i64 = 0
        self.tombs: i64 = 0  # empty
        self.for_mummy: i64 = 0  # tombs with a sarcophagus only
        self.for_sarcophagus: i64 = 0
        self.blocks: i64 = 0  # that are still to be laid
        self.sites: i64 = 0  # for new plans

    def count(self, s: Architects) -> None:
        """Count what is free now."""
        self.walls = 0
        self.tombs = 0
        self.for_mummy = 0
        self.for_sarcophagus = 0
        self.blocks = 0
        self.sites = s.box.plans_in_play
        for i in range(i64(SITES)):
            if s.sites[i].plan != NONE:
                self.add(s, s.sites[i])

    def add(self, s: Architects, site: Site) -> None:
        """The free places of a pyramid in play."""
        self.sites -= 1
        self.blocks += s.box.blocks[site.plan] - site.blocks
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


def hand_worth(s: Architects, rooms: Rooms, hand: i64, workers: i64, quarry: i64, n: Numbers) -> float:
    """What a hand may score, if it can all be played; `workers` have moved blocks already."""
    points = float(
        glyphs_worth(s, hand, rooms.walls) + tombs_worth(s, hand, rooms.tombs, rooms.for_mummy, rooms.for_sarcophagus)
    )
    points += idols_worth(s, hand, n) + workers_worth(s, hand, workers, quarry, rooms.blocks, n)
    return points + plans_worth(s, hand, rooms.sites, n)


def glyphs_worth(s: Architects, hand: i64, walls: i64) -> i64:
    """The best hieroglyphics, as many as there are walls."""
    points: i64 = 0
    if hand & GLYPHS == 0:
        return points
    kind: i64 = GLYPH_KINDS
    while kind > 0 and walls > 0:
        kind -= 1
        n = min(count(hand, GLYPH + kind), walls)
        points += n * s.box.glyphs[kind]
        walls -= n
    return points


def tombs_worth(s: Architects, hand: i64, tombs: i64, for_mummy: i64, for_sarcophagus: i64) -> i64:
    """Both together first, then what completes a tomb, then single cards."""
    if hand & BODIES == 0:
        return 0
    box = s.box
    mummies = count(hand, MUMMY)
    sarcophagi = count(hand, SARCOPHAGUS)
    both = min(min(mummies, sarcophagi), tombs)
    points = both * score_tomb(box, EMPTY, 0, True, True)
    mummies -= both
    sarcophagi -= both
    beside = min(mummies, for_mummy)
    points += beside * (box.mummy + box.set_bonus) + min(mummies - beside, tombs - both) * box.mummy
    beside = min(sarcophagi, for_sarcophagus)
    points += beside * (box.sarcophagus + box.set_bonus)
    return points + min(sarcophagi - beside, tombs - both) * box.sarcophagus


def idols_worth(s: Architects, hand: i64, n: Numbers) -> float:
    """New kinds in the pyramid where they score most, and a part of that in the other one."""
    if hand & IDOLS == 0:
        return 0.0
    best: i64 = 0
    other: i64 = 0
    for i in range(i64(SITES)):
        points = idols_worth_at(s, s.sites[i], hand)
        if points > best:
            other = best
            best = points
        else:
            other = max(other, points)
    return float(best) + n.second_idols * float(other)


def idols_worth_at(s: Architects, site: Site, hand: i64) -> i64:
    if site.plan == NONE:
        return 0
    return new_idols(s, hand, site, s.box.niches[site.plan] - length(site.idols))


def new_idols(s: Architects, hand: i64, site: Site, niches: i64) -> i64:
    """The points for kinds of the hand that a pyramid lacks."""
    points: i64 = 0
    kinds = kinds_of_idols(site)
    for kind in range(i64(IDOL_KINDS)):
        if niches > 0 and has_card(hand, IDOL + kind) and not site.has_idol(kind):
            points += s.box.idols[kinds]
            kinds += 1
            niches -= 1
    return points


def workers_worth(s: Architects, hand: i64, workers: i64, quarry: i64, places: i64, n: Numbers) -> float:
    """Points for workers, as far as there are blocks and places for them, and for completing pyramids."""
    if hand & WORKERS == 0:
        return 0.0
    hands = worker_count(s, hand)
    at_work = workers + min(hands, min(quarry, places))
    points = float(score_workers(s.box, at_work) - score_workers(s.box, workers))
    for i in range(i64(SITES)):
        if s.sites[i].plan != NONE:
            points += foreman_worth(s, hand, s.sites[i], min(hands, quarry), n)
    return points


def worker_count(s: Architects, hand: i64) -> i64:
    """How many workers are in a hand."""
    n: i64 = 0
    for kind in range(i64(WORKER_KINDS)):
        n += count(hand, WORKER + kind) * s.box.workers[kind]
    return n


def foreman_worth(s: Architects, hand: i64, site: Site, hands: i64, n: Numbers) -> float:
    """The chance to complete a pyramid: good with one card, fair with all of them."""
    blocks = s.box.blocks[site.plan] - site.blocks
    if hands < blocks:
        return 0.0
    for kind in range(i64(WORKER_KINDS)):
        if has_card(hand, WORKER + kind) and s.box.workers[kind] >= blocks:
            return n.one_card * float(s.box.foreman[site.plan])
    return n.more_cards * float(s.box.foreman[site.plan])


def plans_worth(s: Architects, hand: i64, free: i64, n: Numbers) -> float:
    """The architect's points of the best plan, and what other cards may score on it; less, if there is no site."""
    if not has_plan(hand):
        return 0.0
    best: float = 0.0
    total: float = 0.0
    for plan in range(i64(PLAN_KINDS)):
        if has_card(hand, PLAN + plan):
            points = float(s.box.architect[plan]) + n.new_rooms * float(rooms_worth(s, hand, plan))
            total += points
            best = max(best, points)
    if free > 0:
        return best + n.further_plan * (total - best)
    return n.held_plan * best


def rooms_worth(s: Architects, hand: i64, plan: i64) -> i64:
    """What the hand could score in the rooms of a new pyramid."""
    points = glyphs_worth(s, hand, s.box.walls[plan]) + tombs_worth(s, hand, s.box.tombs[plan], 0, 0)
    return points + new_idols(s, hand, EMPTY, s.box.niches[plan])
