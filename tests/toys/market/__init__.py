"""Market: a toy with a table of cards."""

from __future__ import annotations

from tests.toys.market.rules import GAME

__all__ = ["GAME"]
