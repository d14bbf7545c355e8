"""Bots by name; a bot of your own by `module:Class`, or as a program by `cmd:./mybot`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module

from benben.bots.asking import told
from benben.bots.greedy import GreedyBot
from benben.bots.ladder import LADDER, LadderBot
from benben.bots.program import PREFIX, ProgramBot
from benben.bots.random import RandomBot
from benben.bots.side import Bot
from benben.core.errors import BenbenError, shown
from benben.core.names import MAX_PLAYER, is_player
from benben.language import book_of

BOOK = book_of("benben.bots")
COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")  # not inside quotation marks

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS |= {rung: partial(LadderBot, rung) for rung in LADDER}

# What bots are for
YARDSTICKS = ("random", "greedy")  # to measure others by
USUAL_RIVAL = "builder"  # for who has not said how strong rivals shall be
STAND_IN = "mason"  # plays for somebody who is away, or for a bot that failed
ADVISER = "vizier"  # gives hints
ADVICE_SECONDS = 0.3  # that an adviser takes at most
RIVAL_SECONDS = 1.0  # that a rival takes at most where people wait


class UnknownBot(BenbenError):
    """No bot has this name."""


def names() -> list[str]:
    """The bots that come with benben: two to measure others by, then the ladder, from weak to strong."""
    return list(BOTS)


def rivals() -> list[str]:
    """The bots that people play against: the ladder, from weak to strong."""
    return list(LADDER)


def is_shipped(name: str) -> bool:
    """Whether a bot comes with benben. Any other runs a program of somebody's, so a stranger may never name one."""
    return name in BOTS


def bot(name: str) -> Bot:
    """A new bot: one of `names()`, a class of your own given as `module:Class`, or a program given as `cmd:./mybot`."""
    if name in BOTS:
        return BOTS[name]()
    module, colon, cls = name.partition(":")
    if not colon:
        raise UnknownBot(BOOK.message("no-such-bot", given=shown(name), known=", ".join(BOTS)))
    if not is_player(name):
        raise UnknownBot(BOOK.message("wrong-name", most=MAX_PLAYER))
    if name.startswith(PREFIX):
        return ProgramBot(name)
    return _own_bot(module.removesuffix(".py"), cls)


def listed(text: str) -> list[str]:
    """The names in a list with commas; a comma between quotation marks belongs to a program's argument.

    >>> listed("greedy, cmd:./mybot '--weights=1,2'")
    ['greedy', "cmd:./mybot '--weights=1,2'"]
    """
    return [name.strip() for name in COMMA.split(text)]


def end(bot: Bot) -> None:
    """The game is over for a bot: if it has a method `close`, that is called, and whatever goes wrong there is over."""
    with suppress(Exception):
        getattr(bot, "close", _nothing)()


def _nothing() -> None:
    pass


def _own_bot(module: str, cls: str) -> Bot:
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), cls)()
    except (Exception, SystemExit) as error:
        raise UnknownBot(BOOK.message("cannot-be-loaded", bot=f"{module}:{cls}", error=told(error))) from error
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(BOOK.message("no-bot", bot=f"{module}:{cls}"))
    own: Bot = found
    return own
