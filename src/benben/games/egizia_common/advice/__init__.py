"""What a bot needs to know."""

from __future__ import annotations

from typing import Final

from benben.core.contract import Rung

# The first two bots of the ladder look one answer ahead, and choose more or less loosely, in points; the others search
# in a tree. An answer is only a small part of a turn, so a little looseness goes a long way.
RUNGS: Final = (Rung(2, 1.25), Rung(4, 0.3), Rung(12), Rung(80), Rung(500))
