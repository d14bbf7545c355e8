"""The page of a table: whole, its changing frame, the stream of frames; and its forms, for browsers without scripts."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from benben.table.seat_view import seat_view
from benben.web import api
from benben.web.context import TheContext
from benben.web.forms import body_of, html, read_form
from benben.web.live import Live
from benben.web.visitors import Request, shape_of


@get("/table/{id:str}", include_in_schema=False)
async def table_page(request: Request, context: TheContext, id: FromPath[str]) -> Response[str]:
    from benben.web.pages.table import table_page as page

    table, held, visitor = await context.visit(request, id)
    shown = page(seat_view(table, held), context.links(table, held), shape_of(request))
    return html(str(shown), [context.doorkeeper.cookie(visitor, request)])


@get("/table/{id:str}/frame", include_in_schema=False)
async def frame(request: Request, context: TheContext, id: FromPath[str]) -> Response[bytes]:
    """The frame of the page as it is now, for a browser that the stream does not reach."""
    table, held, _ = await context.visit(request, id)
    return Response(context.page_frame(table, held, shape_of(request)), media_type="text/html")


@get("/table/{id:str}/live", include_in_schema=False)
async def live(request: Request, context: TheContext, id: FromPath[str]) -> Live:
    """Frames of the page: the first is the table as it is now."""
    table, held, _ = await context.visit(request, id)
    return Live(context.hub, table, held, shape_of(request))


# Forms: what a form sends to a path goes to the API's route of the same path, as the body that it takes

AT_TABLE: dict[str, tuple[HTTPRouteHandler, type[Struct] | None]] = {
    "answers": (api.give_answer, api.AnswerGiven),
    "undo": (api.undo, api.UndoGiven),
    "redo": (api.redo, api.RedoGiven),
    "chat": (api.chat, api.ChatGiven),
    "rematch": (api.rematch, None),
}
AT_SEAT: dict[str, tuple[HTTPRouteHandler, type[Struct] | None]] = {
    "bot": (api.seat_bot, api.BotGiven),
    "back": (api.seat_back, None),
}


@post("/tables/{id:str}/{what:str}", include_in_schema=False)
async def do_at_table(request: Request, context: TheContext, id: FromPath[str], what: FromPath[str]) -> Redirect:
    """Do what a form says, then go back to the table."""
    return await do_by_form(request, context, id, AT_TABLE.get(what), {})


@post("/tables/{id:str}/seats/{seat:int}/{what:str}", include_in_schema=False)
async def do_at_seat(
    request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int], what: FromPath[str]
) -> Redirect:
    """Do with a seat what a form says, then go back to the table."""
    return await do_by_form(request, context, id, AT_SEAT.get(what), {"seat": seat})


async def do_by_form(
    request: Request,
    context: TheContext,
    id: str,
    found: tuple[HTTPRouteHandler, type[Struct] | None] | None,
    words: dict[str, int],
) -> Redirect:
    """What a form asks for, done by the API's route."""
    if found is None:
        raise NotFoundException()
    route, body = found
    data: dict[str, Any] = {"data": body_of(await read_form(request), body)} if body else {}
    done = await route.fn(request=request, context=context, id=id, **words, **data)
    return Redirect(getattr(done, "url", f"/table/{id}"), status_code=303)


table_router = Router("/", route_handlers=[table_page, frame, live, do_at_table, do_at_seat])
