"""What people do at tables besides answering: sit down, send a bot in their place, talk, and play again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace

from benben.bots import names as bot_names
from benben.bots import seat_name
from benben.core.errors import BenbenError, printable
from benben.language import book_of
from benben.store import Store
from benben.store.rows import ChatRow, SeatRow
from benben.table.credentials import check_name, hashed, is_token
from benben.table.notices import Notice, notice_row
from benben.table.open_tables import CHAT_KEPT, OpenTables, now
from benben.table.rights import check_invitation
from benben.table.table import NotYours, Stale, Table

BOOK = book_of("benben.table")

MAX_CHAT = 500  # letters


class People(OpenTables):
    """The open tables, with the people around them."""

    def __init__(self, store: Store, own_bots: Sequence[str] = ()) -> None:
        super().__init__(store)
        self.own_bots = list(own_bots)  # of who serves: programs or classes, which nobody else may name

    @property
    def known_bots(self) -> list[str]:
        """The bots that can be seated here."""
        return bot_names() + [name for name in self.own_bots if name not in bot_names()]

    async def chat(self, table: Table, seat: int, name: str, text: str) -> None:
        """Say something at the table."""
        line = printable(" ".join(text.split()))
        if not 0 < len(line) <= MAX_CHAT:
            raise BenbenError(BOOK.message("wrong-length-of-chat", most=MAX_CHAT, letters=len(line)))
        await self._add_chat(table, ChatRow(table.id, 0, seat, name, line, now()))

    async def tell(self, table: Table, notice: Notice) -> None:
        """Let the table itself say something, but not twice."""
        row = notice_row(table.id, notice, now())
        if not any((said.seat, said.text) == (row.seat, row.text) for said in table.chat):
            await self._add_chat(table, row)

    async def _add_chat(self, table: Table, row: ChatRow) -> None:
        row.n = await self.store.add_chat(row)
        if row.n not in {said.n for said in table.chat}:
            table.chat = [*table.chat, row][-CHAT_KEPT:]
        self._announce(table)

    async def sit(self, table: Table, seat: int, invite: str, name: str, holder: str, token: str) -> None:
        """Take an open seat; from now on `token` holds it, and the invitation is used up."""
        check_invitation(table, seat, invite)
        before = table.seats[seat]
        row = SeatRow(table.id, seat, check_name(name), "human", "", hashed(token), holder, b"")
        await self._set_seat(table, row, before)

    async def seat_bot(self, table: Table, seat: int, name: str) -> None:
        """Let a bot answer for a seat; its player can come back."""
        if name not in self.known_bots:
            raise BenbenError(BOOK.message("no-such-bot", known=", ".join(self.known_bots)))
        before = table.seats[seat]
        kind, called = ("bot", seat_name(seat)) if before.kind == "open" else (before.kind, before.name)
        row = SeatRow(table.id, seat, called, kind, name, before.token, before.holder, b"")
        await self._set_seat(table, row, before)

    async def change_bot(self, table: Table, seat: int, name: str) -> None:
        """Let another bot answer for a seat that has one."""
        before = table.seats[seat]
        await self._set_seat(table, replace(before, bot=name), before)

    async def seat_back(self, table: Table, seat: int) -> None:
        """The player answers again."""
        before = table.seats[seat]
        if before.kind != "human":
            raise NotYours(BOOK.message("seat-of-bot"))
        row = SeatRow(table.id, seat, before.name, "human", "", before.token, before.holder, b"")
        await self._set_seat(table, row, before)

    async def _set_seat(self, table: Table, row: SeatRow, before: SeatRow) -> None:
        async with self._lock(table.id):
            if not await self.store.set_seat(row, expected=before):
                raise Stale(BOOK.message("seat-has-changed"))
            table.set_seats([row if other.seat == row.seat else other for other in table.seats])
        self._announce(table)

    async def rematch(self, table: Table, create: Callable[[], Coroutine[Any, Any, Table]]) -> str:
        """Offer another game after this one; the first offer holds."""
        async with self._lock(table.id):
            if not table.row.rematch:
                other = await create()
                table.row.rematch = await self.store.set_rematch(table.id, other.id)
        self._announce(table)
        return table.row.rematch

    def seats_of(self, table: Table, token: str, holder: str) -> tuple[int, ...]:
        """The seats that a token or a visitor holds; several where people share a screen, none for a watcher."""
        people = [row for row in table.seats if row.kind == "human"]
        return tuple(
            row.seat for row in people if is_token(token, row.token) or (holder != "" and row.holder == holder)
        )
