"""Asking a bot. A bot may be anybody's program, so nothing that it gives is taken on trust."""

from __future__ import annotations

import sys
from pathlib import Path
from traceback import walk_tb

from benben.bots.side import Bot, Side
from benben.core.errors import BenbenError, printable, shown

MAX_TEXT = 200  # letters of an error of a bot that are told
RIGHT = "choose(side) must return one of the numbers in side.legal"


class BadBot(BenbenError):
    """A bot that failed, or gave no legal answer."""


def ask(bot: Bot, name: str, side: Side) -> int:
    """The legal answer that a bot chooses; raises BadBot with a sentence if it gives none."""
    legal = tuple(side.legal)  # as it was before the bot had it in hand
    try:
        answer: object = bot.choose(side)
    except (Exception, SystemExit) as error:
        raise BadBot(f"The bot {name} failed to choose: {told(error)}{_place(bot, error)}.") from error
    if type(answer) is not int:
        raise BadBot(f"The bot {name} gave an answer of type {type(answer).__name__}, not int; {RIGHT}.")
    if answer in legal:
        return answer
    if not 0 <= answer < side.game.actions.size:
        raise BadBot(f"The bot {name} answered {shown(answer)}, which is no answer of {side.game.title}; {RIGHT}.")
    raise BadBot(f"The bot {name} answered {side.game.actions.say(answer)}, which is not legal: {_why(side, answer)}")


def told(error: BaseException) -> str:
    """The kind of an error and its text, in one line."""
    text = printable(" ".join(str(error).split()))[:MAX_TEXT].rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _place(bot: Bot, error: BaseException) -> str:
    """The last line of the bot's own file that was at work."""
    home = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == home]
    return f" ({Path(str(home)).name}, line {lines[-1]})" if lines else ""


def _why(side: Side, answer: int) -> str:
    """The rule against an answer, if the bot has left its world whole enough to tell."""
    try:
        state = side._world
        refusal = side.game.rules.refusals.refusals[state.open_step().refuse(state, answer)]
    except Exception:
        return f"{RIGHT}."
    return f"{refusal.sentence} ({refusal.rule})" if refusal.rule else refusal.sentence
