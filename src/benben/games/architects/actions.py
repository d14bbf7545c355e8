"""Every answer a player can give, every outcome of chance, and every event of Egyptian Architects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import ActionTable, Choice, Number
from benben.core.events import EventTable
from benben.games.architects.cards import CARDS, WORKER_KINDS
from benben.games.architects.components import GLYPHS, IDOLS, MAX_SEATS, MOST_TOMBS, PYRAMIDS

PYRAMID: Final = Choice("pyramid", PYRAMIDS)
TOMB: Final = Number("tomb", 1, MOST_TOMBS)

ACTIONS: Final = ActionTable()
PICK_CARD: Final = ACTIONS.add("pick_card", Choice("card", CARDS), short="pick")
PLAY_PLAN: Final = ACTIONS.add("play_plan", PYRAMID, short="plan")
PLAY_WORKER: Final = ACTIONS.add("play_worker", Number("workers", 1, WORKER_KINDS), short="worker")
LAY_MUMMY: Final = ACTIONS.add("lay_mummy", PYRAMID, TOMB, short="mummy")
LAY_SARCOPHAGUS: Final = ACTIONS.add("lay_sarcophagus", PYRAMID, TOMB, short="sarcophagus")
BURY_BOTH: Final = ACTIONS.add("bury_both", PYRAMID, TOMB, short="both")
RAISE_IDOL: Final = ACTIONS.add("raise_idol", Choice("idol", IDOLS), PYRAMID, short="idol")
CARVE_GLYPH: Final = ACTIONS.add("carve_glyph", Choice("glyph", GLYPHS), PYRAMID, short="glyph")
PASS: Final = ACTIONS.add("pass")
MOVE_BLOCK: Final = ACTIONS.add("move_block", PYRAMID, short="block")
REST: Final = ACTIONS.add("rest")

# Chance: the next card off the deck; and who of several is first.
OUTCOMES: Final = ActionTable()
DEAL: Final = OUTCOMES.add("deal", Choice("card", CARDS))
LOT: Final = OUTCOMES.add("lot", Number("who", 0, MAX_SEATS - 1))

REASONS: Final = ("limestone", "architect", "foreman", "workers", "tombs", "idols", "hieroglyphics")
FOR_LIMESTONE: Final = 0
FOR_ARCHITECT: Final = 1
FOR_FOREMAN: Final = 2
FOR_WORKERS: Final = 3
FOR_TOMBS: Final = 4
FOR_IDOLS: Final = 5
FOR_GLYPHS: Final = 6

EVENTS: Final = EventTable(REASONS)
DEALT: Final[i64] = EVENTS.add("dealt", "card")
ANNOUNCED: Final[i64] = EVENTS.add("announced", "yes")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
PICKED: Final[i64] = EVENTS.add("picked", "card", "pass")
HANDED_ON: Final[i64] = EVENTS.add("handed_on", "pass", reveals=True)
LEFT_OVER: Final[i64] = EVENTS.add("left_over", "card")
QUARRIED: Final[i64] = EVENTS.add("quarried", "blocks", reveals=True)
STARTS: Final[i64] = EVENTS.add("starts")
PLANNED: Final[i64] = EVENTS.add("planned", "plan")
WORKED: Final[i64] = EVENTS.add("worked", "workers")
BLOCK_MOVED: Final[i64] = EVENTS.add("block_moved", "plan", "blocks")
COMPLETED: Final[i64] = EVENTS.add("completed", "plan")
MUMMY_LAID: Final[i64] = EVENTS.add("mummy_laid", "plan", "tomb")
SARCOPHAGUS_LAID: Final[i64] = EVENTS.add("sarcophagus_laid", "plan", "tomb")
BOTH_LAID: Final[i64] = EVENTS.add("both_laid", "plan", "tomb")
IDOL_RAISED: Final[i64] = EVENTS.add("idol_raised", "idol", "plan")
GLYPH_CARVED: Final[i64] = EVENTS.add("glyph_carved", "card", "plan")
PASSED: Final[i64] = EVENTS.add("passed")
RETURNED: Final[i64] = EVENTS.add("returned")
PHASE_ENDED: Final[i64] = EVENTS.add("phase_ended")
ROUND_ENDED: Final[i64] = EVENTS.add("round_ended", "round")
GAME_ENDED: Final[i64] = EVENTS.add("game_ended")
