"""Answers, outcomes, events and refusals that both games begin with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import ActionTable, Choice, Kind
from benben.core.events import EventTable
from benben.core.refusals import RefusalTable
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.river import RINGS

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

ACTIONS: Final[ActionTable] = ActionTable()
PASS: Final[Kind] = ACTIONS.add("pass")
END_TURN: Final[Kind] = ACTIONS.add("end_turn", short="end")
DONE: Final[Kind] = ACTIONS.add("done")
RAISE: Final[Kind] = ACTIONS.add("raise_crew", Choice("crew", CREWS), short="raise")
RING: Final[Kind] = ACTIONS.add("move_ring", Choice("to", RINGS), short="ring")
SEND: Final[Kind] = ACTIONS.add("send_crew", Choice("crew", CREWS[:3]), short="send")
ADD: Final[Kind] = ACTIONS.add("add_crew", Choice("crew", CREWS), short="add")
READY: Final[Kind] = ACTIONS.add("ready")
SKIP: Final[Kind] = ACTIONS.add("skip")
RETURN: Final[Kind] = ACTIONS.add("return_cards", short="return")

OUTCOMES: Final[ActionTable] = ActionTable()
SEQUENCE: Final[Kind] = OUTCOMES.add("sequence", Choice("player", ("1", "2", "3", "4")))

REASONS: Final = (
    "bricks", "rows", "cooperation", "returned", "grain_market", "hunger", "cards", "sphinx", "stones",
)  # fmt: skip
FOR_BRICKS: Final = 0
FOR_ROWS: Final = 1
FOR_COOPERATION: Final = 2
FOR_RETURNED: Final = 3
FOR_GRAIN_MARKET: Final = 4
FOR_HUNGER: Final = 5
FOR_CARDS: Final = 6
FOR_SPHINX: Final = 7
FOR_STONES: Final = 8

EVENTS: Final[EventTable] = EventTable(REASONS)
ROUND_BEGAN: Final[i64] = EVENTS.add("round_began", "round")
ROUND_ENDED: Final[i64] = EVENTS.add("round_ended", "round")
SEQUENCE_GIVEN: Final[i64] = EVENTS.add("sequence_given", "tile", "stones")
CARD_LAID: Final[i64] = EVENTS.add("card_laid", "card", "space", reveals=True)
PLACED: Final[i64] = EVENTS.add("placed", "space")
PASSED: Final[i64] = EVENTS.add("passed")
CARD_TAKEN: Final[i64] = EVENTS.add("card_taken", "card")
RAISED: Final[i64] = EVENTS.add("raised", "crew", "strength")
RING_MOVED: Final[i64] = EVENTS.add("ring_moved", "to")
ADVANCED: Final[i64] = EVENTS.add("advanced", "market", "level")
GAINED_STONES: Final[i64] = EVENTS.add("gained_stones", "stones", "total")
CARD_USED: Final[i64] = EVENTS.add("card_used", "card", "number")
FIELD_UPGRADED: Final[i64] = EVENTS.add("field_upgraded", "field", "colour")
MINED: Final[i64] = EVENTS.add("mined", "stones", "total")
FED: Final[i64] = EVENTS.add("fed", "grain", "need")
CREWS_SENT: Final[i64] = EVENTS.add("crews_sent", "crews", "strength")
BRICK_LAID: Final[i64] = EVENTS.add("brick_laid", "site", "cost")
ROW_COMPLETED: Final[i64] = EVENTS.add("row_completed", "row", "bricks")
NOT_BUILT: Final[i64] = EVENTS.add("not_built", "zone")
SPHINX_DEALT: Final[i64] = EVENTS.add("sphinx_dealt", "card")
SPHINX_DRAWN: Final[i64] = EVENTS.add("sphinx_drawn", "cards", "paid")
SPHINX_SEEN: Final[i64] = EVENTS.add("sphinx_seen", "card", reveals=True)
SPHINX_KEPT: Final[i64] = EVENTS.add("sphinx_kept", "card")
SPHINX_RETURNED: Final[i64] = EVENTS.add("sphinx_returned", "cards", "kept")
GAME_ENDED: Final[i64] = EVENTS.add("game_ended")

FAMILY: Final = "benben.games.egizia_common"
REFUSALS: Final[RefusalTable] = RefusalTable(FAMILY, "EGZ-1.1", "another-question")
CREW_AT_TOP: Final[i64] = REFUSALS.add("EGZ-2.2", "crew-at-top")
RING_TOO_FAR: Final[i64] = REFUSALS.add("EGZ-3.2", "ring-too-far")
CREW_SPENT: Final[i64] = REFUSALS.add("EGZ-7.2", "crew-spent")
CREW_TOO_WEAK: Final[i64] = REFUSALS.add("EGZ-7.3", "crew-too-weak")
TOO_FEW_STONES: Final[i64] = REFUSALS.add("EGZ-7.4", "too-few-stones")
LEAD_CREW_ALONE: Final[i64] = REFUSALS.add("EGZ-7.5", "lead-crew-alone")
NOT_ENOUGH_STRENGTH: Final[i64] = REFUSALS.add("EGZ-7.3", "not-enough-strength")
CARD_NOT_YOURS: Final[i64] = REFUSALS.add("EGZ-4.2", "card-not-yours")
CARD_USED_ALREADY: Final[i64] = REFUSALS.add("EGZ-4.3", "card-used-already")
UPGRADE_USED: Final[i64] = REFUSALS.add("EGZ-4.4", "upgrade-used")
FIELD_NOT_UPGRADABLE: Final[i64] = REFUSALS.add("EGZ-4.4", "field-not-upgradable")
NO_HUNGER: Final[i64] = REFUSALS.add("EGZ-4.8", "no-hunger")
NO_CREW_TO_RAISE: Final[i64] = REFUSALS.add("EGZ-2.2", "no-crew-to-raise")
WRONG_PHASE: Final[i64] = REFUSALS.add("EGZ-4.2", "wrong-phase")
NOT_DRAWN: Final[i64] = REFUSALS.add("EGZ-8.3", "not-drawn")
KEPT_ENOUGH: Final[i64] = REFUSALS.add("EGZ-8.3", "kept-enough")

# Each game says which rule of its own book forbids it.
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("", "not-your-turn")
GAME_IS_OVER: Final[i64] = REFUSALS.add("", "game-is-over")
HAS_PASSED: Final[i64] = REFUSALS.add("", "has-passed")
CLOSED_SPACE: Final[i64] = REFUSALS.add("", "closed-space")
SPACE_TAKEN: Final[i64] = REFUSALS.add("", "space-taken")
NOT_DOWNSTREAM: Final[i64] = REFUSALS.add("", "not-downstream")
NO_SHIPS_LEFT: Final[i64] = REFUSALS.add("", "no-ships-left")
SECOND_SHIP_AT_ZONE: Final[i64] = REFUSALS.add("", "second-ship-at-zone")
MUST_PLACE_SHIP: Final[i64] = REFUSALS.add("", "must-place-ship")
CARD_NOT_LEFT: Final[i64] = REFUSALS.add("", "card-not-left")
NOTHING_TO_BUILD: Final[i64] = REFUSALS.add("", "nothing-to-build")
ANOTHER_ZONE: Final[i64] = REFUSALS.add("", "another-zone")
OBELISK_IS_FULL: Final[i64] = REFUSALS.add("", "obelisk-is-full")
FIRST_BRICK: Final[i64] = REFUSALS.add("", "first-brick")
MUST_BUILD: Final[i64] = REFUSALS.add("", "must-build")
ONE_BASIC_CREW: Final[i64] = REFUSALS.add("", "one-basic-crew")
TOO_MANY_CARDS: Final[i64] = REFUSALS.add("", "too-many-cards")
NO_FREE_CARD: Final[i64] = REFUSALS.add("", "no-free-card")
