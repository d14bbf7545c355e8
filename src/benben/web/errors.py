"""What is refused: the status of each kind of error, and what a program is told."""

from __future__ import annotations

import msgspec

from benben.core.errors import BadAnswer, BenbenError, CannotUndo, IllegalAnswer
from benben.store import StoreError
from benben.table.open_tables import NoSuchTable
from benben.table.table import NotStarted, NotYours, OldRules, Stale
from benben.table.workers import BotFailed

STATUS: list[tuple[type[BenbenError], int]] = [
    (NoSuchTable, 404), (NotYours, 403), (Stale, 409), (NotStarted, 409), (OldRules, 410),
    (IllegalAnswer, 422), (CannotUndo, 409), (BadAnswer, 400),
    (BotFailed, 424), (StoreError, 503),
]  # fmt: skip


class Trouble(msgspec.Struct, frozen=True):
    """Why something was refused, and the rule, if it is one of the game's."""

    error: str
    rule: str = ""


def status_of(error: BenbenError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)
