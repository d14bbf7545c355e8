"""What all routes share: the tables, the live streams, who is asking, and how things are shown."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from functools import partial
from typing import TypeAlias

import msgspec
from litestar.di import NamedDependency

from benben.core.names import OPEN_SEAT
from benben.draw.register import SHAPES, Shape
from benben.store.rows import SeatRow
from benben.table.credentials import hashed, new_id
from benben.table.keeper import Keeper
from benben.table.rights import check_rematch
from benben.table.seat_view import seat_view
from benben.table.table import NotYours, Table
from benben.web.live import Held, Hub, Render
from benben.web.visitors import Doorkeeper, Request, Visitor, token_of
from benben.web.words import BOOK


class Context:
    """What one server's routes work with."""

    def __init__(self, keeper: Keeper, secret: bytes) -> None:
        self.keeper = keeper
        self.doorkeeper = Doorkeeper(secret)
        self._secret = secret
        pages: dict[str, Render] = {shape: partial(self.page_frame, shape=shape) for shape in SHAPES}
        self.hub = Hub({**pages, "json": json_frame}, keeper.forget)
        keeper.changed = self.hub.changed

    # Tokens

    def token(self, kind: str, table: str, seat: int) -> str:
        """The token of a seat, or of the invitation to it: made from the server's secret, so it is stored nowhere."""
        mark = hmac.new(self._secret, f"{kind}:{table}:{seat}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mark[:24]).decode()

    def new_seat(self, kind: str, name: str = "", bot: str = "", holder: str = "") -> SeatRow:
        """A seat of a table that is being set; its tokens come with the table's id."""
        return SeatRow(table="", seat=0, name=name, kind=kind, bot=bot, holder=holder)

    def give_tokens(self, id: str, seats: list[SeatRow]) -> None:
        for n, row in enumerate(seats):
            if row.kind == "human":
                row.token = hashed(self.token("seat", id, n))
            elif row.kind == "open":
                row.invite = hashed(self.token("invite", id, n))

    async def create(self, key: str, seats: list[SeatRow], options: dict[str, str], *, open: bool, undo: str) -> Table:
        """Open a new table for these people."""
        id = new_id()
        self.give_tokens(id, seats)
        return await self.keeper.create(id, key, seats, options, open=open, undo=undo)

    async def take_seat(self, table: Table, seat: int, invite: str, name: str, holder: str) -> str:
        """Take an open seat; returns its token."""
        token = self.token("seat", table.id, seat)
        await self.keeper.sit(table, seat, invite, name, holder, token)
        return token

    async def rematch(self, table: Table) -> str:
        """The same people at a new table; the id of the one that was offered first."""
        check_rematch(table)

        async def another() -> Table:
            seats, row = [self.again(row) for row in table.seats], table.row
            return await self.create(row.game, seats, row.options, open=row.open, undo=row.undo)

        return await self.keeper.rematch(table, another)

    def again(self, row: SeatRow) -> SeatRow:
        if row.kind == "bot" or (row.kind == "human" and row.holder):
            return self.new_seat(row.kind, row.name, row.bot if row.kind == "bot" else "", row.holder)
        return self.new_seat("open", OPEN_SEAT)

    # Who asks

    async def visit(self, request: Request, id: str) -> tuple[Table, Held, Visitor]:
        """The table that is asked for, the seats that the visitor holds there, and who it is."""
        table = await self.keeper.open(id)
        visitor = self.doorkeeper.visitor(request)
        return table, self.keeper.seats_of(table, token_of(request, id), visitor.id), visitor

    async def require_seat(self, request: Request, id: str, seat: int | None = None) -> tuple[Table, int]:
        """The table, and the seat that is meant; refused if the visitor holds none, or not that one."""
        table, held, _ = await self.visit(request, id)
        if not held:
            raise NotYours(BOOK.message("watching"))
        if seat is not None and seat not in held:
            raise NotYours(BOOK.message("not-your-seat"))
        return table, table.seat_for(held) if seat is None else seat

    # What they see

    def links(self, table: Table, held: Held) -> dict[str, str]:
        """The links that somebody at a table may send: invitations and the way for those who watch."""
        links = {"watch": f"/table/{table.id}"}
        if not held:
            return links
        for row in table.seats:
            if row.kind == "open":
                links[f"seat-{row.seat + 1}"] = (
                    f"/seat/{table.id}/{row.seat}/{self.token('invite', table.id, row.seat)}"
                )
        if len(held) == 1:
            links["phone"] = f"/seat/{table.id}/{held[0]}/{self.token('seat', table.id, held[0])}"
        return links

    def page_frame(self, table: Table, held: Held, shape: Shape) -> bytes:
        from benben.web.pages.table import table_frame

        return str(table_frame(seat_view(table, held), self.links(table, held), shape)).encode()


TheContext: TypeAlias = NamedDependency[Context]  # what a route asks for


def json_frame(table: Table, held: Held) -> bytes:
    return msgspec.json.encode(seat_view(table, held))
