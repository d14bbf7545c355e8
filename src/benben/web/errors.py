"""What is refused: the status of each kind of error, and what a program is told."""

from __future__ import annotations

from typing import Any

import msgspec

from benben.core.errors import BadAnswer, BenbenError, CannotUndo, IllegalAnswer
from benben.language import Message
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
    """Why something was refused: a sentence, and the rule if it is one of the game's.

    For programs that have words of their own: the `key` of the sentence, and the `params` it speaks of.
    """

    error: str
    rule: str = ""
    key: str = ""
    params: dict[str, Any] = msgspec.field(default_factory=dict)


def status_of(error: BenbenError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


def trouble_of(error: BenbenError) -> Trouble:
    """What a program is told of an error."""
    return Trouble(str(error), error.rule, error.key, plain_params(error.params))


def plain_params(params: dict[str, Any]) -> dict[str, Any]:
    """What a message speaks of as plain JSON: a message among it is its sentence.

    >>> plain_params({"n": 3, "names": ("Ann", "Ben")})
    {'n': 3, 'names': ['Ann', 'Ben']}
    """
    return {name: _plain(value) for name, value in params.items()}


def _plain(value: object) -> Any:
    if value is None or isinstance(value, (str, int, float)):
        return value
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else str(value)


def named(message: Message) -> tuple[str, dict[str, Any]]:
    """The key of a message and what it speaks of, for programs."""
    return message.name, plain_params(message.params)
