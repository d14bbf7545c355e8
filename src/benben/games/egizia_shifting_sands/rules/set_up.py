"""SAND-1: what happens before the first round: tiles, statues, sphinx cards, and who begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Outcomes
from benben.core.bits import bit, has, shl
from benben.core.steps import CHANCE, NOBODY, Family, Step
from benben.games.egizia_common.player import card_at, row_size, with_card
from benben.games.egizia_common.rules.set_up import DEAL_CARD, GIVE_SEQUENCE
from benben.games.egizia_common.tables import MAX_SEATS, SPHINX_KEPT
from benben.games.egizia_shifting_sands.actions import (
    BONUS_LAID,
    GOLD_TILE,
    KEEP,
    LAY_STATUE,
    PURPLE_TILE,
    STATUE_LAID,
)
from benben.games.egizia_shifting_sands.components import STATUE_SPACES
from benben.games.egizia_shifting_sands.refusals import NOT_DEALT
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import TILE_BITS, Sands
from benben.games.egizia_shifting_sands.tiles import (
    A_STATUES,
    GOLD_COUNT,
    PURPLE,
    SECOND_CREW,
    STATUE_COUNT,
)

DEALT: Final = 2  # sphinx cards for each player


class LayGold(Step[Sands]):
    """SAND-1.4, SAND-1.8: a gold tile for the gold column; with two players it is G6."""

    def run(self, s: Sands) -> None:
        if s.seats == 2:
            lay_gold(s, SECOND_CREW)
        else:
            s.plan(DRAW_GOLD)


def lay_gold(s: Sands, tile: i64) -> None:
    s.gold = tile
    s.note(BONUS_LAID, CHANCE, tile, 0)


class DrawGold(Step[Sands]):
    """SAND-1.4."""

    def outcomes(self, s: Sands, out: Outcomes) -> None:
        for tile in range(i64(GOLD_COUNT)):
            out.add(GOLD_TILE.at(tile))

    def answer(self, s: Sands, a: i64) -> None:
        lay_gold(s, GOLD_TILE.x(a))


class DrawPurple(Step[Sands]):
    """SAND-1.4, SAND-1.8: a purple tile for the purple column; G6 may lie on the other one."""

    def outcomes(self, s: Sands, out: Outcomes) -> None:
        for tile in PURPLE:
            if tile != s.gold:
                out.add(PURPLE_TILE.at(tile - GOLD_COUNT))

    def answer(self, s: Sands, a: i64) -> None:
        s.purple = PURPLE_TILE.x(a) + GOLD_COUNT
        s.note(BONUS_LAID, CHANCE, s.purple, 1)


class DrawStatue(Step[Sands]):
    """SAND-1.5: one of pile A, one of pile B, one of all that are left; with two players there is no third."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.space: i64 = space

    def outcomes(self, s: Sands, out: Outcomes) -> None:
        first = A_STATUES if self.space == 1 else 0
        end = A_STATUES if self.space == 0 else STATUE_COUNT
        for statue in range(first, end):
            if statue != s.statue_at(0) and statue != s.statue_at(1):
                out.add(LAY_STATUE.at(statue))

    def answer(self, s: Sands, a: i64) -> None:
        statue = LAY_STATUE.x(a)
        s.statues += shl(statue + 1, TILE_BITS * self.space)
        s.note(STATUE_LAID, CHANCE, statue, self.space)
        if self.space == 0 or (self.space == 1 and s.seats > 2):
            s.plan(DRAW_STATUE.at(self.space + 1, 0))


class ChooseFirst(Step[Sands]):
    """SAND-1.6: everybody keeps one of the two, all at the same time."""

    def legal(self, s: Sands, out: Answers) -> None:
        dealt = s.players[self.seat].dealt
        for n in range(row_size(dealt)):
            out.add(KEEP.at(card_at(dealt, n)))

    def answer(self, s: Sands, a: i64) -> None:
        s.players[self.seat].sphinx = bit(KEEP.x(a))
        s.whisper(SPHINX_KEPT, self.seat, KEEP.x(a))

    def refuse(self, s: Sands, a: i64) -> i64:
        return NOT_DEALT if KEEP.has(a) else 0


class AskEverybody(Step[Sands]):
    """SAND-1.6."""

    def run(self, s: Sands) -> None:
        seat = s.seats
        while seat > 0:
            seat -= 1
            s.plan(CHOOSE_FIRST.at(seat, 0))


class ShuffleBack(Step[Sands]):
    """SAND-1.6: the cards that nobody kept go back into the deck; of those dealt the one that was kept stands first."""

    def run(self, s: Sands) -> None:
        for seat in range(s.seats):
            me = s.players[seat]
            kept, other = card_at(me.dealt, 0), card_at(me.dealt, 1)
            if has(me.sphinx, other):
                kept, other = other, kept
            me.dealt = with_card(with_card(0, kept), other)
            s.sphinx_deck |= bit(other)


def take_back(s: Sands, seat: i64) -> Step:
    """SAND-1.6: nobody sees what another keeps, nor whether it was chosen yet."""
    s.players[seat].sphinx = 0
    return CHOOSE_FIRST.at(seat, 0)


DRAW_GOLD: Final = STEPS.add(DrawGold(CHANCE, 0))
DRAW_STATUE: Final[Family] = STEPS.family(DrawStatue, space=STATUE_SPACES)
CHOOSE_FIRST: Final[Family] = STEPS.sealed_family(ChooseFirst, seat=MAX_SEATS)

SET_UP: Final[vec[Step]] = vec[Step](
    [
        STEPS.add(LayGold(NOBODY, 0)),
        STEPS.add(DrawPurple(CHANCE, 0)),
        DRAW_STATUE.at(0, 0),
        DEAL_CARD.at(0, DEALT),
        STEPS.add(AskEverybody(NOBODY, 0)),
        STEPS.add(ShuffleBack(NOBODY, 0)),
        GIVE_SEQUENCE.at(0, 0),
    ]
)
