"""Why something on the board cannot be pressed: the reason with its rule, for an element instead of an answer."""

from __future__ import annotations

from benben.core.match import Answer, Match
from benben.core.refusals import Refusal
from benben.language import book_of
from benben.table.sealed import answered, has_answered

BOOK = book_of("benben.table")
NOTHING = Refusal("", BOOK.message("nothing-is-done-there"))
ELSEWHERE = Refusal("", BOOK.message("chosen-with-something-else"))


def refusal_of(match: Match, seat: int, answer: Answer) -> Refusal | None:
    """Why an answer is not legal now; None if it is."""
    if has_answered(match, seat):
        match.parse(answer)
        return answered(match, seat)
    return match.why_not(answer, seat)


def why_not(match: Match, seat: int, element: str) -> Refusal:
    """Why no answer on an element is legal now: the most telling reason of the answers given on it, or touching it."""
    touches, actions = match.game.look.touches, match.game.actions
    view = match.view(seat)
    if any(element in touches(view, actions.to_json(a))[:1] for a in match.legal(seat)):
        return ELSEWHERE
    beside: list[int] = []  # answers that are given elsewhere, but use the element up
    given: list[Refusal] = []
    for a in range(actions.size):
        touched = touches(view, actions.to_json(a))
        if element in touched[:1]:
            refusal = refusal_of(match, seat, a)
            if refusal is not None and refusal.rule:
                return refusal
            given += [refusal] if refusal is not None else []
        elif element in touched:
            beside.append(a)
    return given[0] if given else _first_named(match, seat, beside)


def _first_named(match: Match, seat: int, answers: list[int]) -> Refusal:
    """The first reason against these answers that names a rule; else any."""
    first = NOTHING
    for a in answers:
        refusal = refusal_of(match, seat, a)
        if refusal is not None and refusal.rule:
            return refusal
        if refusal is not None and first is NOTHING:
            first = refusal
    return first
