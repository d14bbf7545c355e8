"""Why an answer is not legal now, each with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable

REFUSALS: Final = RefusalTable("benben.games.ra_dice", "RA-4.1", "another-question")

REROLL_FIRST: Final[i64] = REFUSALS.add("RA-4.1", "reroll-first")
SUN_STAYS: Final[i64] = REFUSALS.add("RA-3.2", "sun-stays")
NO_REROLL_LEFT: Final[i64] = REFUSALS.add("RA-3.4", "no-reroll-left")
DICE_SPENT: Final[i64] = REFUSALS.add("RA-4.2", "dice-spent")
ANKHS_SPENT: Final[i64] = REFUSALS.add("RA-9.1", "ankhs-spent")
NOTHING_USED: Final[i64] = REFUSALS.add("RA-4.1", "nothing-used")

ANKH_NEEDS_PHARAOH: Final[i64] = REFUSALS.add("RA-5.3", "ankh-needs-pharaoh")

ANKH_NEEDS_NILE: Final[i64] = REFUSALS.add("RA-6.3", "ankh-needs-nile")
FLOOD_NEEDS_NILE: Final[i64] = REFUSALS.add("RA-6.4", "flood-needs-nile")
FLOOD_NEEDS_THREE: Final[i64] = REFUSALS.add("RA-6.4", "flood-needs-three")

TOO_FEW_CIVILIZATIONS: Final[i64] = REFUSALS.add("RA-7.1", "too-few-civilizations")
NO_REAL_CIVILIZATION: Final[i64] = REFUSALS.add("RA-7.2", "no-real-civilization")
COLOUR_NOT_CIVILIZATION: Final[i64] = REFUSALS.add("RA-7.3", "colour-not-civilization")
COLOUR_IS_YOURS: Final[i64] = REFUSALS.add("RA-7.4", "colour-is-yours")
COLOUR_IS_FULL: Final[i64] = REFUSALS.add("RA-7.5", "colour-is-full")

NO_MONUMENT_DIE: Final[i64] = REFUSALS.add("RA-8.1", "no-monument-die")
NO_PARTNER: Final[i64] = REFUSALS.add("RA-8.2", "no-partner")
COLOUR_NOT_MONUMENT: Final[i64] = REFUSALS.add("RA-8.3", "colour-not-monument")
NOT_A_PARTNER: Final[i64] = REFUSALS.add("RA-8.3", "not-a-partner")
COLUMN_IS_YOURS: Final[i64] = REFUSALS.add("RA-8.4", "column-is-yours")
SPACE_IS_TAKEN: Final[i64] = REFUSALS.add("RA-8.5", "space-is-taken")

NO_ANKH_PAIR: Final[i64] = REFUSALS.add("RA-9.2", "no-ankh-pair")

TOO_FEW_SUNS: Final[i64] = REFUSALS.add("RA-10.3", "too-few-suns")
ONE_DISASTER: Final[i64] = REFUSALS.add("RA-10.3", "one-disaster")
CIVILIZATION_FIRST: Final[i64] = REFUSALS.add("RA-11.3", "civilization-first")
MONUMENT_FIRST: Final[i64] = REFUSALS.add("RA-11.4", "monument-first")
NO_SUCH_CIVILIZATION: Final[i64] = REFUSALS.add("RA-11.3", "no-such-civilization")
NO_SUCH_MONUMENT: Final[i64] = REFUSALS.add("RA-11.4", "no-such-monument")
PAIR_FIRST: Final[i64] = REFUSALS.add("RA-8.2", "pair-first")
