"""What a learned value adds up: the parts of the outlook, and plain counts of what a seat has.

Learned numbers are a row for each round and stage, a number for each feature. The hand-made ones take every part of the
outlook as it is, and nothing else; so learning begins where the hand-made estimates end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import size
from benben.core.steps import CHANCE
from benben.games.egizia_common.advice.outlook import Outlook
from benben.games.egizia_common.crews import LEAD, total_strength, weakest
from benben.games.egizia_common.fields import still_missing
from benben.games.egizia_common.measures import FIRST_OWN, OBELISK, PYRAMID
from benben.games.egizia_common.nile_card import POWERS, USES
from benben.games.egizia_common.player import row_size
from benben.games.egizia_common.rules.sphinx import DrawCard
from benben.games.egizia_common.scoring import measure
from benben.games.egizia_common.state import PLACEMENT, SET_UP, Egizia

# Stages of a round, each with numbers of its own.
STAGES: Final = ("begin", "place", "build")
STAGE_COUNT: Final = 3
BEGIN: Final = 0  # the table is cleared, the cards are still to be laid out
PLACE: Final = 1
BUILD: Final = 2  # from the feeding on

ROUNDS: Final = 5
ROWS: Final = 15  # of numbers: rounds and stages

POWER_COUNT: Final = 11
USE_COUNT: Final = 7
FEATURES: Final = (
    # Parts of the outlook.
    "points", "feeding", "building", "zones", "markets", "monuments", "sphinx", "cards", "powers", "options",
    "lost_stones",
    # Counts.
    "one", "strength", "strength_squared", "weakest_crew", "lead_crew", "quarries", "quarries_squared", "throughput",
    "stones", "green_grain", "yellow_grain", "red_grain", "watered_grain", "hunger", "grain_level", "stone_level",
    "grain_loss", "open_zones", "built_zones", "ships", "place", "passed", "turn", "sphinx_cards", "drawn_cards",
    "obelisk", "pyramid", "first_own", "second_own", "rivals_strength",
    *POWERS, *(f"for_{use}" for use in USES),
)  # fmt: skip
PARTS: Final = 11
FEATURE_COUNT: Final = 59
assert len(FEATURES) == FEATURE_COUNT and len(POWERS) == POWER_COUNT and len(USES) == USE_COUNT


def stage_of(s: Egizia) -> i64:
    """BEGIN, PLACE or BUILD."""
    return BEGIN if s.phase == SET_UP else PLACE if s.phase == PLACEMENT else BUILD


def row_of(s: Egizia) -> i64:
    """The row of numbers for a moment of the game."""
    return STAGE_COUNT * max(0, s.round - 1) + stage_of(s)


def hand_made() -> vec[float]:
    """The numbers that make the value what the outlook says."""
    numbers = vec[float]([0.0] * (ROWS * FEATURE_COUNT))
    for row in range(i64(ROWS)):
        for part in range(i64(PARTS)):
            numbers[row * FEATURE_COUNT + part] = 1.0
    return numbers


def features_of(outlook: Outlook, out: vec[float]) -> None:
    """Write all features of a seat in the order of their names."""
    if outlook.s.phase == SET_UP and outlook.s.round > 0:
        outlook.left += 1.0  # nothing of this round has come yet
    write_parts(outlook, out)
    write_crews(outlook, out)
    write_grain(outlook, out)
    write_ships(outlook, out)
    write_bricks(outlook, out)
    write_cards(outlook, out)


def write_parts(outlook: Outlook, out: vec[float]) -> None:
    out[0] = float(outlook.me.points)
    out[1] = outlook.feeding()
    out[2] = outlook.building()
    out[3] = outlook.zones()
    out[4] = outlook.markets()
    out[5] = outlook.monuments()
    out[6] = outlook.sphinx()
    out[7] = outlook.cards()
    out[8] = outlook.powers()
    out[9] = outlook.options()
    out[10] = -outlook.lost_stones()


def write_crews(outlook: Outlook, out: vec[float]) -> None:
    me, quarries = outlook.me, outlook.quarries
    strength = float(total_strength(me.crews))
    out[11] = 1.0
    out[12] = strength
    out[13] = strength * strength / 16.0
    out[14] = float(weakest(me.crews))
    out[15] = float(me.crew(LEAD))
    out[16] = quarries
    out[17] = quarries * quarries / 16.0
    out[18] = min(strength, quarries)
    out[19] = float(me.stones)


def write_grain(outlook: Outlook, out: vec[float]) -> None:
    s, me = outlook.s, outlook.me
    loss = float(s.box.grain_losses[me.grain_level - 1])
    out[20] = float(outlook.green)
    out[21] = float(outlook.yellow)
    out[22] = float(outlook.red)
    out[23] = float(outlook.watered)
    out[24] = loss * max(0.0, float(still_missing(me, outlook.watered)))
    out[25] = float(me.grain_level)
    out[26] = float(me.stone_level)
    out[27] = loss


def write_ships(outlook: Outlook, out: vec[float]) -> None:
    s, me = outlook.s, outlook.me
    is_placing = s.phase == PLACEMENT
    out[28] = float(outlook.open_zones())
    out[29] = float(size(me.built))
    out[30] = float(me.ships) if is_placing else 0.0
    out[31] = float(me.farthest) if is_placing else 0.0
    out[32] = 1.0 if is_placing and me.passed else 0.0
    out[33] = float(s.tile_of(outlook.seat)) if s.round > 0 else 0.0  # nobody has a tile in the set-up


def write_bricks(outlook: Outlook, out: vec[float]) -> None:
    s, me, seat = outlook.s, outlook.me, outlook.seat
    rivals: i64 = 0
    for other in range(s.seats):
        if other != seat:
            rivals += total_strength(s.players[other].crews)
    out[34] = float(size(me.sphinx))
    out[35] = float(row_size(me.drawn) + to_draw(s, seat))
    out[36] = float(measure(s, seat, OBELISK))
    out[37] = float(measure(s, seat, PYRAMID))
    out[38] = float(measure(s, seat, FIRST_OWN))
    out[39] = float(measure(s, seat, FIRST_OWN + 1))
    out[40] = float(rivals) / float(s.seats - 1)


def to_draw(s: Egizia, seat: i64) -> i64:
    """How many sphinx cards a seat is just drawing."""
    if s.actor() != CHANCE:
        return 0
    step = s.open_step()
    return step.left if isinstance(step, DrawCard) and step.player == seat else 0


def write_cards(outlook: Outlook, out: vec[float]) -> None:
    cards, box = outlook.me.cards, outlook.s.box
    for power in range(i64(POWER_COUNT)):
        out[41 + power] = float(size(cards & box.with_power[power]))
    for use in range(i64(USE_COUNT)):
        out[41 + POWER_COUNT + use] = float(size(cards & box.for_use[use]))
