"""Rounds in which all choose at once: what a seat may notice of the others while it is open."""

from __future__ import annotations

from benben.core.match import Match
from benben.core.record import Line, Record
from benben.core.refusals import Refusal
from benben.language import book_of

BOOK = book_of("benben.table")
ANSWERED = Refusal("", BOOK.message("has-answered"))


def is_sealed_question(match: Match) -> bool:
    """Whether seats choose at the same time now, each for itself."""
    return match.actor >= 0 and match.state.is_sealed()


def has_answered(match: Match, seat: int) -> bool:
    """Whether a seat is done with a round in which others are still choosing."""
    return is_sealed_question(match) and seat not in match.open_seats


def answered(match: Match, seat: int) -> Refusal:
    """Why a seat that is done answers no more: by a rule of the game, where it has one for that."""
    return match.game.why_unasked(match.state, seat) or ANSWERED


def known_lines(match: Match, seat: int) -> list[Line]:
    """The answers that a seat may know of: none of another seat in the round that is still sealed."""
    lines = match.record.lines
    if match.sealed_round is None:
        return lines
    now = match.sealed_round.number
    return [line for line in lines if line.sealed != now or line.seat == seat]


def known_record(match: Match, seat: int) -> Record:
    """The record as far as a seat may know it."""
    record = match.record.copy()
    record.lines = list(known_lines(match, seat))
    return record


def known_moment(match: Match, n: int, seat: int) -> int:
    """How many of the first `n` answers a seat may know of."""
    if match.sealed_round is None or n == 0:
        return n
    now, early = match.sealed_round.number, match.record.lines[:n]
    return sum(line.sealed != now or line.seat == seat for line in early)


def known_points(match: Match, seat: int) -> list[int]:
    """The moments a seat may go back to, counted in answers that it may know of."""
    return [known_moment(match, point, seat) for point in match.undo_points(seat)]
