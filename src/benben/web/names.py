"""Names that are none: of a seat that nobody has taken, and of somebody who gave none.

A record needs a name for every seat, so one of these stands there; whoever shows it says it in the reader's language.
"""

from __future__ import annotations

import re

from benben.core.game import BOOK as CORE
from benben.web.words import say

OPEN = "Open seat"
GUEST = "Guest"
PLAYER = "Player"  # with a number
NUMBERED = re.compile(rf"({GUEST}|{PLAYER}) (\d{{1,2}})")


def called(name: str, kind: str = "human") -> str:
    """What somebody is called on a page; `kind` is that of the seat: human, bot or open."""
    if kind == "open":
        return say("open-seat")
    if name == GUEST:
        return say("guest")
    numbered = NUMBERED.fullmatch(name)
    if numbered is None:
        return name
    what, n = numbered.groups()
    return say("guest-number", n=n) if what == GUEST else CORE.say("player", seat=n)
