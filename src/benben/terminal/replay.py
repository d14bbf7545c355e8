"""Stepping through a recorded game."""

from __future__ import annotations

from benben.core.errors import shown
from benben.core.match import Match, replay
from benben.core.record import Record
from benben.core.registry import game
from benben.core.steps import CHANCE
from benben.terminal.screen import Screen, say


def tell(record: Record, to: int | None, board: bool, screen: Screen) -> Match:
    """Print the log up to an answer, and the board there if asked for."""
    match = replay(game(record.game), record, to)
    names, count = ", ".join(match.names), len(record.lines)
    screen.say(say("replay-head", game=match.game.title, names=names, count=count), "bold")
    screen.log(match.log())
    if board:
        screen.board(match, match.view())
    screen.say(match.asked() if match.actor != CHANCE else say("chance-is-next"), "bold")
    return match


def step_through(record: Record, screen: Screen) -> None:
    """Show one position after the other; Enter goes on, b goes back, a number jumps, q leaves."""
    at, end = 0, len(record.lines)
    while True:
        match = replay(game(record.game), record, at)
        screen.log(match.log(since=at - 1) if at else [])
        screen.board(match, match.view())
        screen.say(say("replay-keys", at=str(at), end=str(end)), "bold")
        try:
            text = screen.ask().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if text == "q" or (text == "" and at == end):
            return
        target = _target(text, at)
        if target is None:
            screen.say(say("no-such-key", given=shown(text)))
        else:
            at = min(max(target, 0), end)


def _target(text: str, at: int) -> int | None:
    """Where a key leads; None if it is no key."""
    if text.isdecimal() and len(text) < 20:
        return int(text)
    return {"": at + 1, "b": at - 1}.get(text)
