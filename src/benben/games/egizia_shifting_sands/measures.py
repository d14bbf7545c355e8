"""What statues and sphinx cards count: what the family counts, and this game's own monuments."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common import measures

MEASURES: Final[tuple[str, ...]] = (
    *measures.MEASURES, "statue_bricks", "columns", "each_monument", "each_statue", "all_bricks"
)  # fmt: skip
STATUE_BRICKS: Final = 19
COLUMNS: Final = 20
EACH_MONUMENT: Final = 21  # the fewest bricks in one of obelisk, colonnade, pyramid, statues
EACH_STATUE: Final = 22  # the fewest bricks in one of the three statues
ALL_BRICKS: Final = 23

assert MEASURES[STATUE_BRICKS] == "statue_bricks" and measures.FIRST_OWN == STATUE_BRICKS
