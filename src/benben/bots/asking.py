"""Asking a bot. A bot may be anybody's program, so nothing that it gives is taken on trust."""

from __future__ import annotations

import sys
from pathlib import Path
from traceback import walk_tb

from benben.bots.side import Bot, Side
from benben.core.errors import BenbenError, printable, shown
from benben.language import Message, book_of

BOOK = book_of("benben.bots")

MAX_TEXT = 200  # letters of an error of a bot that are told


class BadBot(BenbenError):
    """A bot that failed, or gave no legal answer."""


def ask(bot: Bot, name: str, side: Side) -> int:
    """The legal answer that a bot chooses; raises BadBot with a sentence if it gives none."""
    legal = tuple(side.legal)  # as it was before the bot had it in hand
    try:
        answer: object = bot.choose(side)
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        raise _failed(bot, name, error) from error
    if type(answer) is not int:
        raise BadBot(BOOK.message("answer-of-other-type", bot=name, type=type(answer).__name__))
    if answer in legal:
        return answer
    actions, title = side.game.actions, side.game.book.message("title")
    if not 0 <= answer < actions.size:
        raise BadBot(BOOK.message("no-answer-of-game", bot=name, answer=shown(answer), game=title))
    raise BadBot(BOOK.message("answer-not-legal", bot=name, answer=actions.say(answer), why=_why(side, answer)))


def told(error: BaseException) -> str:
    """The kind of an error and its text, in one line."""
    text = printable(" ".join(str(error).split()))[:MAX_TEXT].rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _failed(bot: Bot, name: str, error: BaseException) -> BadBot:
    """The sentence about a bot that failed, with the last line of its own file that was at work."""
    home = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == home]
    if not lines:
        return BadBot(BOOK.message("failed", bot=name, error=told(error)))
    file, line = Path(str(home)).name, str(lines[-1])
    return BadBot(BOOK.message("failed-at-line", bot=name, error=told(error), file=file, line=line))


def _why(side: Side, answer: int) -> Message | str:
    """The rule against an answer, if the bot has left its world whole enough to tell."""
    try:
        state = side._world
        refusal = side.game.rules.refusals.refusals[state.open_step().refuse(state, answer)]
    except Exception:
        return BOOK.message("what-is-right")
    return refusal.whole
