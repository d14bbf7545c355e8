"""RA-12 to RA-14: the end of a turn, of an epoch, of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import size
from benben.core.steps import Step
from benben.games.ra_dice.actions import (
    EPOCH_BEGUN,
    EPOCH_ENDED,
    FOR_CIVILIZATION,
    FOR_COLUMNS,
    FOR_NILE,
    FOR_PHARAOH,
    FOR_TOWERS,
    GAME_ENDED,
    MARKERS_RETURNED,
    PHARAOH_MOVED,
)
from benben.games.ra_dice.components import EPOCHS
from benben.games.ra_dice.rules.points import gain
from benben.games.ra_dice.scoring import (
    FIRST,
    LAST,
    pharaoh_rank,
    score_civilization,
    score_columns,
    score_nile,
    score_pharaoh,
    score_towers,
)
from benben.games.ra_dice.state import Ra, on_track


class EndTurn(Step[Ra]):
    """RA-2.1, RA-2.2, RA-12.1, RA-12.9, RA-14.1: pass the dice on; at the end of the Sun track end the epoch."""

    def run(self, s: Ra) -> None:
        if s.ra >= s.steps:
            end_epoch(s)
            if s.epoch == EPOCHS:
                s.depth = 0
                s.note(GAME_ENDED, s.turn)
                return
            s.epoch += 1
            s.ra = 0
            s.note(EPOCH_BEGUN, s.seat_after(s.turn), s.epoch)
        s.turn = s.seat_after(s.turn)


def end_epoch(s: Ra) -> None:
    """RA-12.10, RA-13.1: the areas in the book's order; monuments only at the very end."""
    s.note(EPOCH_ENDED, s.turn, s.epoch)
    settle_pharaohs(s)
    for seat in range(s.seats):
        gain(s, seat, score_nile(s.box, s.players[seat]), FOR_NILE)
    for seat in range(s.seats):
        gain(s, seat, score_civilization(s.box, s.players[seat]), FOR_CIVILIZATION)
    if s.epoch == EPOCHS:
        settle_monuments(s)
    for seat in range(s.seats):
        return_markers(s, seat)


def settle_pharaohs(s: Ra) -> None:
    """RA-12.5: after the points, the first go back and the last go on."""
    ranks = vec[i64]([pharaoh_rank(s, seat) for seat in range(s.seats)])
    points = vec[i64]([score_pharaoh(s, seat) for seat in range(s.seats)])
    for seat in range(s.seats):
        p = s.players[seat]
        before = p.pharaoh
        if ranks[seat] == FIRST:
            p.pharaoh = on_track(before - s.box.pharaoh_first_back)
        elif ranks[seat] == LAST:
            p.pharaoh = on_track(before + s.box.pharaoh_last_forward)
        gain(s, seat, points[seat], FOR_PHARAOH)
        if p.pharaoh != before:
            s.note(PHARAOH_MOVED, seat, p.pharaoh, before)


def settle_monuments(s: Ra) -> None:
    """RA-13.1: columns and towers."""
    for seat in range(s.seats):
        p = s.players[seat]
        gain(s, seat, score_columns(s.box, p), FOR_COLUMNS)
        gain(s, seat, score_towers(s.box, p), FOR_TOWERS)


def return_markers(s: Ra, seat: i64) -> None:
    """RA-12.6, RA-12.8: floods and Civilization markers are taken back."""
    p = s.players[seat]
    if p.floods > 0 or p.civilization:
        s.note(MARKERS_RETURNED, seat, p.floods, size(p.civilization))
    p.floods = 0
    p.civilization = 0
