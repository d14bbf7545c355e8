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
PICK_CARD: Final[i64] = ACTIONS.kind("pick_card", Choice("card", CARDS), short="pick")
PLAY_PLAN: Final[i64] = ACTIONS.kind("play_plan", PYRAMID, short="plan")
PLAY_WORKER: Final[i64] = ACTIONS.kind("play_worker", Number("workers", 1, WORKER_KINDS), short="worker")
LAY_MUMMY: Final[i64] = ACTIONS.kind("lay_mummy", PYRAMID, TOMB, short="mummy")
LAY_SARCOPHAGUS: Final[i64] = ACTIONS.kind("lay_sarcophagus", PYRAMID, TOMB, short="sarcophagus")
BURY_BOTH: Final[i64] = ACTIONS.kind("bury_both", PYRAMID, TOMB, short="both")
RAISE_IDOL: Final[i64] = ACTIONS.kind("raise_idol", Choice("idol", IDOLS), PYRAMID, short="idol")
CARVE_GLYPH: Final[i64] = ACTIONS.kind("carve_glyph", Choice("glyph", GLYPHS), PYRAMID, short="glyph")
PASS: Final[i64] = ACTIONS.kind("pass")
MOVE_BLOCK: Final[i64] = ACTIONS.kind("move_block", PYRAMID, short="block")
REST: Final[i64] = ACTIONS.kind("rest")

# Chance: the next card off the deck; and who of several is first.
OUTCOMES: Final = ActionTable()
DEAL: Final[i64] = OUTCOMES.kind("deal", Choice("card", CARDS))
LOT: Final[i64] = OUTCOMES.kind("lot", Number("who", 0, MAX_SEATS - 1))

REASONS: Final = ("limestone", "architect", "foreman", "workers", "tombs", "idols", "hieroglyphics")
FOR_LIMESTONE: Final = 0
FOR_ARCHITECT: Final = 1
FOR_FOREMAN: Final = 2
FOR_WORKERS: Final = 3
FOR_TOMBS: Final = 4
FOR_IDOLS: Final = 5
FOR_GLYPHS: Final = 6

EVENTS: Final = EventTable(REASONS)
DEALT: Final[i64] = EVENTS.kind("dealt", "card")
ANNOUNCED: Final[i64] = EVENTS.kind("announced", "yes")
RESHUFFLED: Final[i64] = EVENTS.kind("reshuffled")
PICKED: Final[i64] = EVENTS.kind("picked", "card", "pass")
HANDED_ON: Final[i64] = EVENTS.kind("handed_on", "pass", reveals=True)
LEFT_OVER: Final[i64] = EVENTS.kind("left_over", "card")
QUARRIED: Final[i64] = EVENTS.kind("quarried", "blocks", reveals=True)
STARTS: Final[i64] = EVENTS.kind("starts")
PLANNED: Final[i64] = EVENTS.kind("planned", "plan")
WORKED: Final[i64] = EVENTS.kind("worked", "workers")
BLOCK_MOVED: Final[i64] = EVENTS.kind("block_moved", "plan", "blocks")
COMPLETED: Final[i64] = EVENTS.kind("completed", "plan")
MUMMY_LAID: Final[i64] = EVENTS.kind("mummy_laid", "plan", "tomb")
SARCOPHAGUS_LAID: Final[i64] = EVENTS.kind("sarcophagus_laid", "plan", "tomb")
BOTH_LAID: Final[i64] = EVENTS.kind("both_laid", "plan", "tomb")
IDOL_RAISED: Final[i64] = EVENTS.kind("idol_raised", "idol", "plan")
GLYPH_CARVED: Final[i64] = EVENTS.kind("glyph_carved", "card", "plan")
PASSED: Final[i64] = EVENTS.kind("passed")
RETURNED: Final[i64] = EVENTS.kind("returned")
PHASE_ENDED: Final[i64] = EVENTS.kind("phase_ended")
ROUND_ENDED: Final[i64] = EVENTS.kind("round_ended", "round")
GAME_ENDED: Final[i64] = EVENTS.kind("game_ended")
