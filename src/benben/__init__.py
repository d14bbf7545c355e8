"""benben: Egyptian building games on one exact engine.

>>> import benben
>>> match = benben.game("ra-dice").match(players=3, seed=7)
>>> match.actor in (0, 1, 2)
True
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from benben.core.errors import BenbenError, IllegalAnswer
from benben.core.registry import game, keys
from benben.language import languages, speaking

if TYPE_CHECKING:
    from benben.core.match import Match

__all__ = ["BenbenError", "IllegalAnswer", "__version__", "compiled", "game", "keys", "languages", "load", "speaking"]
__version__ = "0.1.0"


def load(path: str | Path) -> Match:
    """The game saved in a record, every answer checked, ready to go on."""
    from benben.core.record import read, verify

    match = verify(read(path))
    match.auto = True
    match._let_chance()
    return match


def compiled() -> bool:
    """Whether the core runs compiled."""
    from benben.core import steps

    return not (steps.__file__ or "").endswith(".py")
