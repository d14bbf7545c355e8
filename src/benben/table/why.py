"""Why something on the board cannot be pressed: the reason with its rule, for an element instead of an answer."""

from __future__ import annotations

from collections import Counter

from benben.core.match import Answer, Match
from benben.core.refusals import Refusal
from benben.language import book_of
from benben.table.sealed import answered, has_answered

BOOK = book_of("benben.table")
NOTHING = Refusal("", BOOK.message("nothing-is-done-there"))
ENOUGH = 300  # answers that are asked for a reason against them
ELSEWHERE = Refusal("", BOOK.message("chosen-with-something-else"))


def refusal_of(match: Match, seat: int, answer: Answer) -> Refusal | None:
    """Why an answer is not legal now; None if it is."""
    if has_answered(match, seat):
        match.parse(answer)
        return answered(match, seat)
    return match.why_not(answer, seat)


def why_not(match: Match, seat: int, element: str) -> Refusal:
    """Why no answer on an element is legal now: the reason against most of the answers given on it, or touching it.

    Of a Pharaoh space without a Pharaoh die: that there is no such die, though for one answer Ankhs are missing, too.
    """
    touches, actions = match.game.look.touches, match.game.actions
    view = match.view(seat)
    if any(element in touches(view, actions.to_json(a))[:1] for a in match.legal(seat)):
        return ELSEWHERE
    given: list[int] = []
    beside: list[int] = []  # answers that are given elsewhere, but use the element up
    for a in range(actions.size):
        touched = touches(view, actions.to_json(a))
        if element in touched:
            (given if touched[0] == element else beside).append(a)
    return _commonest(match, seat, given) or _commonest(match, seat, beside) or NOTHING


def _commonest(match: Match, seat: int, answers: list[int]) -> Refusal | None:
    """The reason against most of these answers, of those that name a rule, if there are any."""
    found = [refusal for a in answers[:ENOUGH] if (refusal := refusal_of(match, seat, a)) is not None]
    named = [refusal for refusal in found if refusal.rule] or found
    counts = Counter((refusal.rule, refusal.message.key) for refusal in named)
    return max(named, key=lambda refusal: counts[refusal.rule, refusal.message.key], default=None)
