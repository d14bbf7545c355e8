"""Players that are programs. They know the core only, and see only their seat's side of the table."""

from __future__ import annotations

from benben.bots.asking import BadBot, ask
from benben.bots.builders import builder
from benben.bots.registry import bot, names
from benben.bots.side import Bot, Side

__all__ = ["BadBot", "Bot", "Side", "ask", "bot", "builder", "names"]
