"""Why something on the board cannot be pressed: the reason with its rule, for an element instead of an answer."""

from __future__ import annotations

from benben.core.match import Answer, Match
from benben.core.refusals import Refusal
from benben.table.sealed import answered, has_answered

MAX_ANSWERS = 5000  # of a game's table that are looked through

NOTHING = Refusal("", "Nothing that you could answer now is done there.")
ELSEWHERE = Refusal("", "That can be chosen together with something else; press what is marked in gold.")


def refusal_of(match: Match, seat: int, answer: Answer) -> Refusal | None:
    """Why an answer is not legal now; None if it is."""
    if has_answered(match, seat):
        match.parse(answer)
        return answered(match, seat)
    return match.why_not(answer, seat)


def why_not(match: Match, seat: int, element: str) -> Refusal:
    """Why no answer on an element is legal now: the most telling reason of the answers given on it, or touching it."""
    game = match.game
    view = match.view(seat)
    found: list[Refusal] = []
    beside: list[Refusal] = []  # of answers that are given elsewhere, but use the element up
    for a in range(min(game.actions.size, MAX_ANSWERS)):
        touched = game.look.touches(view, game.actions.to_json(a))
        if element in touched[:1]:
            refusal = refusal_of(match, seat, a)
            if refusal is None:
                return ELSEWHERE
            found.append(refusal)
        elif element in touched and (refusal := refusal_of(match, seat, a)):
            beside.append(refusal)
    told = found or beside
    named = [refusal for refusal in told if refusal.rule]
    return (named or told or [NOTHING])[0]
