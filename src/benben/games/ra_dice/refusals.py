"""Why an answer is not legal now, each with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable

REFUSALS: Final = RefusalTable("RA-4.1", "That answers another question than the one that is open now.")

REROLL_FIRST: Final[i64] = REFUSALS.add("RA-4.1", "First roll again or keep the dice; then they can be used.")
SUN_STAYS: Final[i64] = REFUSALS.add("RA-3.2", "A die that shows a Sun stays on the Sun track and is not rolled again.")
NO_REROLL_LEFT: Final[i64] = REFUSALS.add("RA-3.4", "Rolling is over for this turn.")
DICE_SPENT: Final[i64] = REFUSALS.add("RA-4.2", "There are not so many unused dice for that; each die is used once.")
ANKHS_SPENT: Final[i64] = REFUSALS.add("RA-9.1", "There are not so many unused Ankhs for that.")
NOTHING_USED: Final[i64] = REFUSALS.add("RA-4.1", "A use takes at least one die.")

ANKH_NEEDS_PHARAOH: Final[i64] = REFUSALS.add("RA-5.3", "An Ankh counts as a Pharaoh only beside a real Pharaoh die.")

ANKH_NEEDS_NILE: Final[i64] = REFUSALS.add(
    "RA-6.3", "An Ankh moves you on the Nile only beside a Nile die that moves you too."
)
FLOOD_NEEDS_NILE: Final[i64] = REFUSALS.add(
    "RA-6.4", "At least one of the dice for a flood is a Nile: Ankhs alone make none."
)
FLOOD_NEEDS_THREE: Final[i64] = REFUSALS.add(
    "RA-6.4", "A flood takes more unused dice than there are, Niles and Ankhs together."
)

TOO_FEW_CIVILIZATIONS: Final[i64] = REFUSALS.add(
    "RA-7.1", "There are not enough Civilization dice and Ankhs for one more marker."
)
NO_REAL_CIVILIZATION: Final[i64] = REFUSALS.add(
    "RA-7.2", "Ankhs count as Civilization only beside a die that really shows it."
)
COLOUR_NOT_CIVILIZATION: Final[i64] = REFUSALS.add("RA-7.3", "The die of that colour does not show Civilization.")
COLOUR_IS_YOURS: Final[i64] = REFUSALS.add("RA-7.4", "You already have a marker on that colour.")
COLOUR_IS_FULL: Final[i64] = REFUSALS.add(
    "RA-7.5", "That colour is full: it holds one marker fewer than there are players."
)

NO_MONUMENT_DIE: Final[i64] = REFUSALS.add("RA-8.1", "The die of that colour does not show a Monument.")
NO_PARTNER: Final[i64] = REFUSALS.add(
    "RA-8.2", "A further monument takes two dice: a Monument and a second Monument or an Ankh."
)
COLOUR_NOT_MONUMENT: Final[i64] = REFUSALS.add(
    "RA-8.3", "A further monument needs an unused die of that colour that shows a Monument."
)
NOT_A_PARTNER: Final[i64] = REFUSALS.add("RA-8.3", "The second die must be another unused Monument or an unused Ankh.")
COLUMN_IS_YOURS: Final[i64] = REFUSALS.add("RA-8.4", "A further monument goes into a column where you have none yet.")
SPACE_IS_TAKEN: Final[i64] = REFUSALS.add("RA-8.5", "There is a marker on that space already.")

NO_ANKH_PAIR: Final[i64] = REFUSALS.add("RA-9.2", "Points for Ankhs take two unused Ankhs.")

TOO_FEW_SUNS: Final[i64] = REFUSALS.add("RA-10.3", "There are too few Suns on the Sun track for a disaster.")
ONE_DISASTER: Final[i64] = REFUSALS.add("RA-10.3", "Only one disaster may be declared in a turn.")
CIVILIZATION_FIRST: Final[i64] = REFUSALS.add("RA-11.3", "First the disaster: a Civilization marker must go.")
MONUMENT_FIRST: Final[i64] = REFUSALS.add("RA-11.4", "First the disaster: a monument must go.")
NO_SUCH_CIVILIZATION: Final[i64] = REFUSALS.add("RA-11.3", "You have no Civilization marker there to take back.")
NO_SUCH_MONUMENT: Final[i64] = REFUSALS.add("RA-11.4", "You have no monument there to take back.")
PAIR_FIRST: Final[i64] = REFUSALS.add("RA-8.2", "First choose the second die for the monument you placed.")
