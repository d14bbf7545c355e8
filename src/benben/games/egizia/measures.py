"""What sphinx cards count: what the family counts, and this game's own monuments."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common import measures

MEASURES: Final[tuple[str, ...]] = (
    *measures.MEASURES, "graves", "temple", "each_monument", "all_bricks", "obelisk_top", "temple_top"
)  # fmt: skip
GRAVES: Final = 19  # tiles
TEMPLE: Final = 20  # bricks
EACH_MONUMENT: Final = 21  # the fewest bricks in one of obelisk, graves, temple, pyramid
ALL_BRICKS: Final = 22  # grave tiles among them
OBELISK_TOP: Final = 23  # 1 for who built the highest space so far
TEMPLE_TOP: Final = 24  # 1 for who built the top space

assert MEASURES[GRAVES] == "graves" and measures.FIRST_OWN == GRAVES
