"""SAND-13, SAND-14: the end of a round, and of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.bits import bit, has, size
from benben.core.steps import NOBODY, Step
from benben.games.egizia_common.nile_card import IMMEDIATE, POINTS_AT_END
from benben.games.egizia_common.player import NONE
from benben.games.egizia_common.river import CARD_SPACES, TILE_SPACES
from benben.games.egizia_common.standing import seat_at, turned
from benben.games.egizia_common.state import OVER
from benben.games.egizia_common.tables import (
    FOR_CARDS,
    FOR_COOPERATION,
    FOR_SPHINX,
    FOR_STONES,
    GAME_ENDED,
    ROUND_ENDED,
)
from benben.games.egizia_shifting_sands.actions import FOR_MAJORITY, FOR_STATUES
from benben.games.egizia_shifting_sands.nile_cards import NILE_COUNT
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.scoring import (
    all_sphinx_points,
    all_statue_points,
    has_majority,
    stone_points,
)
from benben.games.egizia_shifting_sands.state import Sands
from benben.games.egizia_shifting_sands.tiles import TILE_COUNT


class Cooperate(Step[Sands]):
    """SAND-13.1: points for building in several zones, who is in front first."""

    def run(self, s: Sands) -> None:
        row = s.standing
        for n in range(s.seats):
            seat = seat_at(row, n)
            s.gain(seat, s.sands.cooperation[size(s.players[seat].built)], FOR_COOPERATION)
        s.note(ROUND_ENDED, NOBODY, s.round)


class CleanUp(Step[Sands]):
    """SAND-13.2, SAND-13.3, SAND-13.4: the Nile is cleared, crews are turned up, who is behind will be first."""

    def run(self, s: Sands) -> None:
        if s.round == s.box.rounds:
            return
        for space in range(i64(CARD_SPACES)):
            if s.card_at(space) != NONE:
                s.gone |= bit(s.card_at(space))
        s.river = 0
        for space in range(i64(TILE_SPACES)):
            tile = s.tile_at(space)
            if NONE < tile < TILE_COUNT:
                s.tile_pool |= bit(tile)
        s.tiles = 0
        for seat in range(s.seats):
            s.players[seat].begin_round(s.box.ships)
        s.obelisk_bonus = 0
        s.late_tiles = 0
        s.ready_bonuses()
        s.order = turned(s.standing, s.seats)


class EndGame(Step[Sands]):
    """SAND-14.1 to SAND-14.6: the final scoring."""

    def run(self, s: Sands) -> None:
        s.phase = OVER
        for seat in range(s.seats):
            if has_majority(s, seat):
                s.gain(seat, s.sands.majority, FOR_MAJORITY)
        for seat in range(s.seats):
            s.gain(seat, points_at_end(s, seat), FOR_CARDS)
        for seat in range(s.seats):
            s.gain(seat, all_sphinx_points(s, seat), FOR_SPHINX)
        for seat in range(s.seats):
            s.gain(seat, all_statue_points(s, seat), FOR_STATUES)
        for seat in range(s.seats):
            s.gain(seat, stone_points(s, seat), FOR_STONES)
        s.note(GAME_ENDED, NOBODY)


def points_at_end(s: Sands, seat: i64) -> i64:
    """SAND-6.11, SAND-14.3: Nile cards that score at the end."""
    points: i64 = 0
    cards = s.players[seat].cards & s.box.of_kind[IMMEDIATE]
    for card in range(i64(NILE_COUNT)):
        if has(cards, card):
            points += s.box.amount(card, POINTS_AT_END)
    return points


COOPERATE: Final = STEPS.add(Cooperate(NOBODY, 0))
CLEAN_UP: Final = STEPS.add(CleanUp(NOBODY, 0))
END_GAME: Final = STEPS.add(EndGame(NOBODY, 0))
