"""EGY-13: the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.events import SCORE
from benben.core.steps import NOBODY
from benben.games.egyptia.actions import FOR_FAVOR, FOR_PESTILENCE, FOR_SHIPS, GAME_ENDED, RED_DOT
from benben.games.egyptia.components import EgyptiaComponents
from benben.games.egyptia.goods import KINDS, amount
from benben.games.egyptia.pharaoh_cards import LETTER_COUNT
from benben.games.egyptia.scoring import score_favor, score_letter, score_pestilence, score_ships
from benben.games.egyptia.state import Egyptia, Sheet


def is_over(s: Egyptia) -> bool:
    """EGY-13.1, EGY-13.2: with the last hex built, the same for all, or with a red dot circled by anybody."""
    if s.sheets[0].empty() == 0:
        return True
    for seat in range(s.seats):
        for good in range(i64(KINDS)):
            if has_red_dot(s.box, s.sheets[seat], good):
                return True
    return False


def has_red_dot(box: EgyptiaComponents, sheet: Sheet, good: i64) -> bool:
    """EGY-13.2, EGY-13.3: the last dot of a track is red, by whatever way it was circled."""
    return amount(sheet.gained, good) >= box.tracks[good]


def end_game(s: Egyptia) -> None:
    """EGY-14.1: tell what ended the game, and everybody's points by what they are for."""
    if s.log is None:
        return
    for seat in range(s.seats):
        for good in range(i64(KINDS)):
            if has_red_dot(s.box, s.sheets[seat], good):
                s.note(RED_DOT, seat, good)
    s.note(GAME_ENDED, NOBODY)
    for seat in range(s.seats):
        tell_points(s, seat, s.sheets[seat])


def tell_points(s: Egyptia, seat: i64, me: Sheet) -> None:
    for letter in range(i64(LETTER_COUNT)):
        s.note(SCORE, seat, score_letter(s, me, letter), letter)
    s.note(SCORE, seat, score_favor(s.box, me), FOR_FAVOR)
    s.note(SCORE, seat, score_ships(s.box, me), FOR_SHIPS)
    s.note(SCORE, seat, score_pestilence(s.box, me), FOR_PESTILENCE)
