"""RA-12 to RA-14: the end of a turn, of an epoch, of the game."""

from __future__ import annotations

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
    PHARAOH_MOVED,
)
from benben.games.ra_dice.components import EPOCHS, TRACK_END
from benben.games.ra_dice.rules.use import gain
from benben.games.ra_dice.scoring import pharaoh_scores, score_civilization, score_columns, score_nile, score_towers
from benben.games.ra_dice.state import Ra


class EndTurn(Step[Ra]):
    """RA-2.1, RA-2.2, RA-12.1, RA-12.9, RA-14.1: pass the dice on; at the end of the Sun track score the epoch."""

    def run(self, s: Ra) -> None:
        if s.ra >= s.steps:
            score_epoch(s)
            if s.epoch == EPOCHS:
                s.depth = 0
                s.note(GAME_ENDED, s.turn)
                return
            s.epoch += 1
            s.ra = 0
            s.note(EPOCH_BEGUN, s.seat_after(s.turn), s.epoch)
        s.turn = s.seat_after(s.turn)


def score_epoch(s: Ra) -> None:
    """RA-12.10, RA-13.1: the areas in the book's order; monuments only at the very end."""
    s.note(EPOCH_ENDED, s.turn, s.epoch)
    score_pharaohs(s)
    score_niles(s)
    score_civilizations(s)
    if s.epoch == EPOCHS:
        score_monuments(s)


def score_pharaohs(s: Ra) -> None:
    """RA-12.5: after the points, the first go back and the last go on."""
    points = pharaoh_scores(s)
    for seat in range(s.seats):
        p = s.players[seat]
        before = p.pharaoh
        if points[seat] > 0:
            p.pharaoh = max(before - s.box.pharaoh_first_back, 0)
        elif points[seat] < 0:
            p.pharaoh = min(before + s.box.pharaoh_last_forward, TRACK_END)
        gain(s, seat, points[seat], FOR_PHARAOH)
        if p.pharaoh != before:
            s.note(PHARAOH_MOVED, seat, p.pharaoh, before)


def score_niles(s: Ra) -> None:
    """RA-12.6: floods are taken back, the marker stays."""
    for seat in range(s.seats):
        p = s.players[seat]
        gain(s, seat, score_nile(s.box, p), FOR_NILE)
        p.floods = 0


def score_civilizations(s: Ra) -> None:
    """RA-12.8: then all markers there are taken back."""
    for seat in range(s.seats):
        p = s.players[seat]
        gain(s, seat, score_civilization(s.box, p), FOR_CIVILIZATION)
        p.civilization = 0


def score_monuments(s: Ra) -> None:
    """RA-13.1: columns and towers."""
    for seat in range(s.seats):
        p = s.players[seat]
        gain(s, seat, score_columns(s.box, p), FOR_COLUMNS)
        gain(s, seat, score_towers(s.box, p), FOR_TOWERS)
