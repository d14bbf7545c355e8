"""Bots by name; a bot of your own by `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module

from benben.bots.asking import told
from benben.bots.greedy import GreedyBot
from benben.bots.ladder import LADDER, LadderBot
from benben.bots.random import RandomBot
from benben.bots.side import Bot
from benben.core.errors import BenbenError, shown
from benben.core.names import MAX_PLAYER, is_player
from benben.language import book_of

BOOK = book_of("benben.bots")

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
    """A new bot: one of `names()`, or a class of your own given as `module:Class`."""
    if name in BOTS:
        return BOTS[name]()
    module, colon, cls = name.partition(":")
    if not colon:
        raise UnknownBot(BOOK.message("no-such-bot", given=shown(name), known=", ".join(BOTS)))
    if not is_player(name):
        raise UnknownBot(BOOK.message("wrong-name", most=MAX_PLAYER))
    return _own_bot(module.removesuffix(".py"), cls)


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
