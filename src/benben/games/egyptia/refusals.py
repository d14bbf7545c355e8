"""Why an answer is not legal now, each with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable

REFUSALS: Final = RefusalTable("EGY-2.1", "That answers another question than the one that is open now.")

COLUMN_FIRST: Final[i64] = REFUSALS.add("EGY-2.1", "First choose the column in which you produce.")
PLAGUE_FIRST: Final[i64] = REFUSALS.add("EGY-4.2", "First choose the plague that you suffer.")
BUILDING_FIRST: Final[i64] = REFUSALS.add("EGY-2.1", "First choose the building of this round.")
HEX_FIRST: Final[i64] = REFUSALS.add("EGY-6.3", "First choose the hex for your building.")
PAY_FIRST: Final[i64] = REFUSALS.add("EGY-7.3", "First choose how you pay.")
SHIP_FIRST: Final[i64] = REFUSALS.add("EGY-5.9", "First choose the ship that the hail takes.")
REWARD_FIRST: Final[i64] = REFUSALS.add("EGY-9.3", "First choose what the Burial Mound gives you.")
CONFIRM_FIRST: Final[i64] = REFUSALS.add("EGY-6.1", "You have built this round: confirm, or use a ship.")

PLAGUE_IS_USED: Final[i64] = REFUSALS.add("EGY-4.5", "That plague is scribbled out: each comes once in a game.")
PLAGUE_NOT_PAID: Final[i64] = REFUSALS.add("EGY-4.3", "You do not have what that plague takes, not even by trading.")
NO_SHIP_TO_LOSE: Final[i64] = REFUSALS.add("EGY-5.9", "You have no unused ship that the hail could take.")
ONLY_SACRED_LEFT: Final[i64] = REFUSALS.add("EGY-4.4", "In the dark you could not build: only Sacred Sites are free.")
ONLY_OASIS_LEFT: Final[i64] = REFUSALS.add("EGY-4.4", "With boils you could not build: all free hexes touch the oasis.")
NO_PLAGUE_NOW: Final[i64] = REFUSALS.add("EGY-4.1", "You suffer no plague now: that takes a column with three dice.")

DIE_ELSEWHERE: Final[i64] = REFUSALS.add("EGY-6.2", "Neither the die of that building nor the D20 lies in your column.")
DEATH_BINDS: Final[i64] = REFUSALS.add("EGY-5.10", "After Death you build a Burial Mound this round.")
CANNOT_AFFORD: Final[i64] = REFUSALS.add("EGY-7.2", "You cannot pay for that building, not even by trading.")
DARK_MARKET: Final[i64] = REFUSALS.add("EGY-5.7", "In the dark there is no market, and you lack the goods themselves.")

HEX_IS_TAKEN: Final[i64] = REFUSALS.add("EGY-6.3", "There is a building on that hex already.")
DARK_SITE: Final[i64] = REFUSALS.add("EGY-5.7", "In the dark you may not build on a Sacred Site.")
NEXT_TO_OASIS: Final[i64] = REFUSALS.add("EGY-5.8", "With boils you may not build next to the oasis.")
SITE_TOO_DEAR: Final[i64] = REFUSALS.add("EGY-7.4", "You cannot pay the favor that a Sacred Site costs on top.")

NOT_SO_MANY: Final[i64] = REFUSALS.add("EGY-7.3", "You do not have so many goods to scribble out.")
PAYS_TOO_LITTLE: Final[i64] = REFUSALS.add("EGY-7.3", "That pays too little, whatever is traded.")
PAYS_TOO_MUCH: Final[i64] = REFUSALS.add("EGY-8.8", "That pays more than is due: less of it would do.")

SHIP_IS_USED: Final[i64] = REFUSALS.add("EGY-10.2", "That ship is used or lost already.")
NOT_UNUSED: Final[i64] = REFUSALS.add("EGY-5.9", "The hail takes a ship that you have not used yet.")

HAS_CONFIRMED: Final[i64] = REFUSALS.add(
    "EGY-12.2", "You have confirmed: your round is over until all others have confirmed."
)
