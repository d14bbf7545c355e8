"""Why an answer is not legal now, each with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.refusals import RefusalTable

REFUSALS: Final = RefusalTable("benben.games.egyptia", "EGY-2.1", "another-question")

COLUMN_FIRST: Final[i64] = REFUSALS.add("EGY-2.1", "column-first")
PLAGUE_FIRST: Final[i64] = REFUSALS.add("EGY-4.2", "plague-first")
BUILDING_FIRST: Final[i64] = REFUSALS.add("EGY-2.1", "building-first")
HEX_FIRST: Final[i64] = REFUSALS.add("EGY-6.3", "hex-first")
PAY_FIRST: Final[i64] = REFUSALS.add("EGY-7.3", "pay-first")
SHIP_FIRST: Final[i64] = REFUSALS.add("EGY-5.9", "ship-first")
REWARD_FIRST: Final[i64] = REFUSALS.add("EGY-9.3", "reward-first")
CONFIRM_FIRST: Final[i64] = REFUSALS.add("EGY-6.1", "confirm-first")

PLAGUE_IS_USED: Final[i64] = REFUSALS.add("EGY-4.5", "plague-is-used")
PLAGUE_NOT_PAID: Final[i64] = REFUSALS.add("EGY-4.3", "plague-not-paid")
NO_SHIP_TO_LOSE: Final[i64] = REFUSALS.add("EGY-5.9", "no-ship-to-lose")
ONLY_SACRED_LEFT: Final[i64] = REFUSALS.add("EGY-4.4", "only-sacred-left")
ONLY_OASIS_LEFT: Final[i64] = REFUSALS.add("EGY-4.4", "only-oasis-left")
NO_PLAGUE_NOW: Final[i64] = REFUSALS.add("EGY-4.1", "no-plague-now")

DIE_ELSEWHERE: Final[i64] = REFUSALS.add("EGY-6.2", "die-elsewhere")
DEATH_BINDS: Final[i64] = REFUSALS.add("EGY-5.10", "death-binds")
CANNOT_AFFORD: Final[i64] = REFUSALS.add("EGY-7.2", "cannot-afford")
DARK_MARKET: Final[i64] = REFUSALS.add("EGY-5.7", "dark-market")

HEX_IS_TAKEN: Final[i64] = REFUSALS.add("EGY-6.3", "hex-is-taken")
DARK_SITE: Final[i64] = REFUSALS.add("EGY-5.7", "dark-site")
NEXT_TO_OASIS: Final[i64] = REFUSALS.add("EGY-5.8", "next-to-oasis")
SITE_TOO_DEAR: Final[i64] = REFUSALS.add("EGY-7.4", "site-too-dear")

NOT_SO_MANY: Final[i64] = REFUSALS.add("EGY-7.3", "not-so-many")
PAYS_TOO_LITTLE: Final[i64] = REFUSALS.add("EGY-7.3", "pays-too-little")
PAYS_TOO_MUCH: Final[i64] = REFUSALS.add("EGY-8.8", "pays-too-much")

SHIP_IS_USED: Final[i64] = REFUSALS.add("EGY-10.2", "ship-is-used")
NOT_UNUSED: Final[i64] = REFUSALS.add("EGY-5.9", "not-unused")

HAS_CONFIRMED: Final[i64] = REFUSALS.add("EGY-12.2", "has-confirmed")
