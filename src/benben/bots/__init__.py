"""Players that are programs. They know the core only, and see only their seat's side of the table."""

from __future__ import annotations

from benben.bots.asking import BadBot, ask
from benben.bots.ladder import remark
from benben.bots.registry import (
    ADVICE_SECONDS,
    ADVISER,
    RIVAL_SECONDS,
    STAND_IN,
    USUAL_RIVAL,
    YARDSTICKS,
    bot,
    end,
    is_shipped,
    listed,
    names,
    rivals,
)
from benben.bots.seat_names import seat_name
from benben.bots.side import Bot, Side

__all__ = [
    "ADVICE_SECONDS",
    "ADVISER",
    "RIVAL_SECONDS",
    "STAND_IN",
    "USUAL_RIVAL",
    "YARDSTICKS",
    "BadBot",
    "Bot",
    "Side",
    "ask",
    "bot",
    "end",
    "is_shipped",
    "listed",
    "names",
    "remark",
    "rivals",
    "seat_name",
]
