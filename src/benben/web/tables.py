"""The table: its page, its live stream, and everything that can be done at it."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.types import Receive, Scope, Send

from benben.core.errors import BenbenError
from benben.table.seat_view import seat_view
from benben.table.table import NotYours, Table
from benben.table.why import why_not
from benben.web.context import Context, TheContext, seat_number
from benben.web.live import Held
from benben.web.replies import fields, html, number, seen, text, wants_json
from benben.web.visitors import Request


@get("/table/{id:str}", include_in_schema=False)
async def table_page(request: Request, context: TheContext, id: FromPath[str]) -> Response[str]:
    from benben.web.pages.table import table_page as page

    table, held, visitor = await context.visit(request, id)
    shown = page(seat_view(table, held), context.links(table, held))
    return html(str(shown), seen(context, visitor, request))


class Live(Response[None]):
    """A response that is a stream: it goes on until the browser leaves."""

    def __init__(self, context: Context, table: Table, held: Held, kind: str) -> None:
        super().__init__(None)
        self.context, self.table, self.held, self.kind = context, table, held, kind

    def to_asgi_response(self, request: Request, **_: Any) -> Any:  # type: ignore[override]
        packed = "gzip" in request.headers.get("accept-encoding", "")

        async def stream(scope: Scope, receive: Receive, send: Send) -> None:
            await self.context.hub.stream(self.table, self.held, self.kind, packed, receive, send)

        return stream


@get("/table/{id:str}/live", include_in_schema=False)
async def live(request: Request, context: TheContext, id: FromPath[str]) -> Live:
    """Frames of the page: the first is the table as it is now."""
    table, held, _ = await context.visit(request, id)
    return Live(context, table, held, "page")


# What can be done


def done(request: Request, id: str, reply: dict[str, Any] | None = None) -> Response[Any]:
    """What a program gets for something that was done; a browser without scripts goes back to the table."""
    if not wants_json(request):
        return Redirect(f"/table/{id}", status_code=303)
    return Response(reply or {}, media_type="application/json", status_code=200)


@post("/table/{id:str}/answer", include_in_schema=False)
async def answer(request: Request, context: TheContext, id: FromPath[str]) -> Response[Any]:
    found = await fields(request)
    table, seat = await context.require_seat(request, id)
    n = number(found, "n") if "n" in found or wants_json(request) else table.version(seat)
    await context.keeper.answer(table, seat, number(found, "a"), n, text(found, "key"))
    return done(request, id, {"n": table.version(seat)})


@post("/table/{id:str}/undo", include_in_schema=False)
async def undo(request: Request, context: TheContext, id: FromPath[str]) -> Response[Any]:
    found = await fields(request)
    table, seat = await context.require_seat(request, id)
    n = number(found, "n") if "n" in found else table.version(seat)
    await context.keeper.undo(table, seat, n, number(found, "to") if "to" in found else None)
    return done(request, id, {"n": table.version(seat)})


@post("/table/{id:str}/redo", include_in_schema=False)
async def redo(request: Request, context: TheContext, id: FromPath[str]) -> Response[Any]:
    found = await fields(request)
    table, seat = await context.require_seat(request, id)
    await context.keeper.redo(table, seat, number(found, "n") if "n" in found else table.version(seat))
    return done(request, id, {"n": table.version(seat)})


@post("/table/{id:str}/chat", include_in_schema=False)
async def chat(request: Request, context: TheContext, id: FromPath[str]) -> Response[Any]:
    words = text(await fields(request), "text")
    table, held, visitor = await context.visit(request, id)
    if not held and not table.row.open:
        raise NotYours("Only who sits at this table can talk here.")
    seat = table.seat_for(held)
    await context.keeper.chat(table, seat, table.seats[seat].name if held else visitor.called, words)
    return done(request, id)


@post("/table/{id:str}/hint", include_in_schema=False)
async def hint(request: Request, context: TheContext, id: FromPath[str]) -> Response[Any]:
    table, seat = await context.require_seat(request, id)
    a = await context.keeper.hint(table, seat)
    return done(request, id, {"a": a, "words": table.match.words(a, seat), "say": table.match.say(a)})


@get("/table/{id:str}/why", include_in_schema=False)
async def why(request: Request, context: TheContext, id: FromPath[str], element: FromQuery[str] = "") -> Response[Any]:
    table, seat = await context.require_seat(request, id)
    refusal = why_not(table.match, seat, element[:80])
    return Response({"error": refusal.sentence, "rule": refusal.rule}, media_type="application/json")


@post("/table/{id:str}/rematch", include_in_schema=False)
async def rematch(request: Request, context: TheContext, id: FromPath[str]) -> Response[Any]:
    table, _ = await context.require_seat(request, id)
    other = await context.rematch(table)
    if not wants_json(request):
        return Redirect(f"/table/{other}", status_code=303)
    return Response({"url": f"/table/{other}"}, media_type="application/json", status_code=200)


# Seats


@post("/table/{id:str}/seat/{seat:int}/bot", include_in_schema=False)
async def seat_bot(request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int]) -> Response[Any]:
    found = await fields(request)
    table, held, _ = await context.visit(request, id)
    may_seat_bot(table, held, seat_number(table, seat))
    await context.keeper.seat_bot(table, seat, text(found, "bot", "greedy"))
    return done(request, id)


def may_seat_bot(table: Table, held: tuple[int, ...], seat: int) -> None:
    """Everybody at the table may call a bot for an empty seat or for somebody who is away; nobody for who is here."""
    if not held:
        raise NotYours("Only who sits at this table can call a bot.")
    row = table.seats[seat]
    if row.kind == "bot":
        raise BenbenError("A bot sits there already.")
    if row.kind == "human" and seat not in held and seat in table.here:
        raise NotYours(f"{row.name} is at the table; a bot can only play for who is away.")


@post("/table/{id:str}/seat/{seat:int}/back", include_in_schema=False)
async def seat_back(request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int]) -> Response[Any]:
    table, seat = await context.require_seat(request, id, seat)
    await context.keeper.seat_back(table, seat)
    return done(request, id)


table_router = Router(
    "/",
    route_handlers=[
        table_page, live, answer, undo, redo, chat, hint, why, rematch,
        seat_bot, seat_back,
    ],
)  # fmt: skip
