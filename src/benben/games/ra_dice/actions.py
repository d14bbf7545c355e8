"""Every answer a player can give, every outcome of chance, and every event of Ra."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import ActionTable, Choice, Number, Subset
from benben.core.events import EventTable
from benben.games.ra_dice.components import COLOURS, COLUMNS, DICE, DISASTERS, FACES, MAX_SEATS

ACTIONS: Final = ActionTable()
KEEP: Final = ACTIONS.add("keep")
REROLL: Final = ACTIONS.add("reroll", Subset("dice", COLOURS))
ADVANCE_PHARAOH: Final = ACTIONS.add(
    "advance_pharaoh", Number("dice", 0, DICE), Number("ankhs", 0, DICE), short="pharaoh"
)
ADVANCE_NILE: Final = ACTIONS.add("advance_nile", Number("dice", 0, DICE), Number("ankhs", 0, DICE), short="nile")
FLOOD_NILE: Final = ACTIONS.add("flood_nile", Number("ankhs", 0, DICE), short="flood")
PLACE_CIVILIZATION: Final = ACTIONS.add("place_civilization", Choice("colour", COLOURS), short="civilization")
PLACE_MONUMENT: Final = ACTIONS.add(
    "place_monument", Choice("colour", COLOURS), Number("column", 1, COLUMNS), short="monument"
)
PAIR_WITH: Final = ACTIONS.add("pair_with", Choice("die", (*COLOURS, "ankh")), short="with")
PAIR_WITH_ANKH: Final[i64] = PAIR_WITH.at(DICE)
SCORE_ANKHS: Final = ACTIONS.add("score_ankhs", short="ankhs")
DECLARE_DISASTER: Final = ACTIONS.add("declare_disaster", Choice("area", DISASTERS), short="disaster")
RETRIEVE_CIVILIZATION: Final = ACTIONS.add("retrieve_civilization", Choice("colour", COLOURS))
RETRIEVE_MONUMENT: Final = ACTIONS.add("retrieve_monument", Choice("colour", COLOURS), Number("column", 1, COLUMNS))
END_TURN: Final = ACTIONS.add("end_turn", short="done")

# Chance: who starts; and the faces of all five dice after a roll, those not rolled as they lay.
OUTCOMES: Final = ActionTable()
START_PLAYER: Final = OUTCOMES.add("start_player", Number("who", 0, MAX_SEATS - 1))
ROLL: Final = OUTCOMES.add("roll", *[Choice(colour, FACES) for colour in COLOURS])

REASONS: Final = (
    "start", "ankh-pair", "three-suns", "pharaoh", "nile", "civilization", "monument-columns", "monument-towers"
)  # fmt: skip
FOR_START: Final = 0
FOR_ANKHS: Final = 1
FOR_SUNS: Final = 2
FOR_PHARAOH: Final = 3
FOR_NILE: Final = 4
FOR_CIVILIZATION: Final = 5
FOR_COLUMNS: Final = 6
FOR_TOWERS: Final = 7

EVENTS: Final = EventTable(REASONS)
STARTED: Final[i64] = EVENTS.add("started")
ROLLED: Final[i64] = EVENTS.add("rolled", "faces", "dice")
KEPT: Final[i64] = EVENTS.add("kept")
PHARAOH_MOVED: Final[i64] = EVENTS.add("pharaoh_moved", "to", "from")
NILE_MOVED: Final[i64] = EVENTS.add("nile_moved", "to", "from")
FLOODED: Final[i64] = EVENTS.add("flooded", "floods")
FLOOD_LOST: Final[i64] = EVENTS.add("flood_lost", "floods")
CIVILIZATION_PLACED: Final[i64] = EVENTS.add("civilization_placed", "colour")
CIVILIZATION_LOST: Final[i64] = EVENTS.add("civilization_lost", "colour")
MONUMENT_PLACED: Final[i64] = EVENTS.add("monument_placed", "colour", "column")
MONUMENT_LOST: Final[i64] = EVENTS.add("monument_lost", "colour", "column")
DISASTER_DECLARED: Final[i64] = EVENTS.add("disaster_declared", "area")
MARKERS_RETURNED: Final[i64] = EVENTS.add("markers_returned", "floods", "civilization")
RA_MOVED: Final[i64] = EVENTS.add("ra_moved", "to", "by")
EPOCH_ENDED: Final[i64] = EVENTS.add("epoch_ended", "epoch")
EPOCH_BEGUN: Final[i64] = EVENTS.add("epoch_begun", "epoch")
GAME_ENDED: Final[i64] = EVENTS.add("game_ended")
