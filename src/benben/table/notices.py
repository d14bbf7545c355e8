"""What the table itself says between what people say; each reader hears it in a language of their own."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from benben.core.names import said, said_kind
from benben.core.steps import NOBODY
from benben.language import book_of
from benben.store.rows import ChatRow

BOOK = book_of("benben.table")

THE_TABLE: Final[int] = NOBODY  # the seat of a line of the chat that nobody said


class Notice(Struct, frozen=True):
    """That a bot failed. It is kept in the chat as it is written here, without a language."""

    key: str  # of the sentence: bot-failed, bot-replaced or bot-and-stand-in-failed
    name: str  # of who sits there
    bot: str
    instead: str  # the bot that answers in its place


def notice_row(table: str, notice: Notice, time: str) -> ChatRow:
    """A notice as a line of the chat."""
    return ChatRow(table, 0, THE_TABLE, "", msgspec.json.encode(notice).decode(), time)


def chat_text(row: ChatRow) -> str:
    """What a line of the chat says: a person's own words, or a notice in the language spoken."""
    if row.seat != THE_TABLE:
        return row.text
    found = msgspec.json.decode(row.text, type=Notice)
    return BOOK.say(found.key, name=said(found.name), bot=said_kind(found.bot), instead=said_kind(found.instead))
