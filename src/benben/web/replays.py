"""Replays: any moment of a game, the record as a file, a page that replays it anywhere, and records from elsewhere."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from benben.core.errors import BenbenError
from benben.core.match import Match
from benben.core.record import parse_lines, verify
from benben.core.registry import game
from benben.core.steps import SPECTATOR
from benben.table.credentials import new_id
from benben.table.rights import check_record
from benben.table.sealed import known_record
from benben.table.seat_view import moment, moments
from benben.web.context import TheContext
from benben.web.forms import html
from benben.web.visitors import Request, shape_of
from benben.web.words import BOOK

MAX_RECORD = 4 * 1024 * 1024  # bytes


@get("/replay/{id:str}", include_in_schema=False)
async def replay_start(id: FromPath[str]) -> Redirect:
    return Redirect(f"/replay/{id}/0")


@get("/replay/{id:str}/{n:int}", include_in_schema=False)
async def replay_page(
    request: Request, context: TheContext, id: FromPath[str], n: FromPath[int], part: FromQuery[str] = ""
) -> Response[str]:
    """One moment of a game, for what the visitor may see of it."""
    from benben.web.pages.replay import replay_frame
    from benben.web.pages.replay import replay_page as page

    table, held, _ = await context.visit(request, id)
    total = moments(table, held)
    seen = moment(table, max(0, min(n, total)), held)
    if part == "frame":
        return html(str(replay_frame(seen, shape_of(request))))
    return html(str(page(seen, total, f"/table/{id}/record", shape_of(request))))


@get("/replay/{id:str}/offline.html", include_in_schema=False)
async def offline(request: Request, context: TheContext, id: FromPath[str]) -> Response[str]:
    """One file that replays the game without a server."""
    import asyncio

    from benben.web.pages.offline import offline_html

    table, held, _ = await context.visit(request, id)
    every = range(moments(table, held) + 1)
    text = await asyncio.to_thread(lambda: offline_html([moment(table, n, held) for n in every]))
    name = f"benben-{table.game.key}-{id[:8]}.html"
    return Response(text, media_type="text/html", headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/table/{id:str}/record", include_in_schema=False)
async def record_file(request: Request, context: TheContext, id: FromPath[str]) -> Response[str]:
    table, _, _ = await context.visit(request, id)
    check_record(table)
    name = f"benben-{table.game.key}-{id[:8]}.jsonl"
    return Response(
        record_text(table.match),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def record_text(match: Match) -> str:
    """The record as far as everybody may know it."""
    return b"".join(known_record(match, SPECTATOR).to_lines()).decode()


@post("/records", include_in_schema=False, request_max_body_size=MAX_RECORD)
async def upload(request: Request, context: TheContext) -> Response[Any]:
    """A record from elsewhere: checked answer by answer, then shown."""
    import asyncio

    form = await request.form()
    file = form.get("record")
    if not isinstance(file, UploadFile):
        raise BenbenError(BOOK.message("choose-record"))
    body = await file.read()
    checked = await asyncio.to_thread(lambda: verify(parse_lines(iter(body.splitlines(keepends=True)))))
    table = await context.keeper.add_played(new_id(), checked.record)
    return Redirect(f"/replay/{table.id}/0", status_code=303)


@get("/rules/{key:str}", include_in_schema=False)
async def rules(key: FromPath[str], part: FromQuery[str] = "") -> Response[str]:
    """The rules of a game as a page; part=body is what stands beside a board."""
    from benben.web.pages.rules import rules_page

    return html(str(rules_page(game(key), part == "body")))


replay_router = Router("/", route_handlers=[replay_start, replay_page, offline, record_file, upload, rules])
