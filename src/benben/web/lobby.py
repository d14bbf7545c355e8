"""The lobby: the games, your tables, new tables, and the way to a seat."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from benben.bots import builder
from benben.bots import names as bot_names
from benben.core.errors import BenbenError
from benben.core.registry import game, keys
from benben.core.steps import SPECTATOR
from benben.store.rows import SeatRow, TableRow
from benben.table.credentials import check_name, is_token
from benben.table.schema import GameCard, Lobby, TableCard
from benben.table.table import NotYours, Table
from benben.web.context import Context, TheContext, seat_number
from benben.web.replies import fields, html, seen, text, whole
from benben.web.visitors import Request, Visitor, seat_cookie, visitor_cookie

FINISHED = 20  # games in the list
RIVALS = 2  # bots in a quick game, where the game takes so many players


def game_card(key: str) -> GameCard:
    return msgspec.convert(game(key).card(), GameCard)


def table_card(found: tuple[TableRow, list[SeatRow]], visitor: Visitor) -> TableCard:
    """A table in a list: only what every watcher may know."""
    row, seats = found
    yours = [seat.seat for seat in seats if seat.holder == visitor.id and seat.kind == "human"]
    return TableCard(
        table=row.id,
        game=row.game,
        title=game(row.game).title,
        names=[seat.name for seat in seats],
        kinds=[seat.kind for seat in seats],
        seat=yours[0] if yours else SPECTATOR,
        your_turn=any(seat in row.acts for seat in yours),
        acts=[seats[seat].name for seat in row.acts],
        over=row.over,
        scores=row.scores or [0] * row.players,
        winners=row.winners,
        changed=ago(row.changed),
    )


def cards(found: list[tuple[TableRow, list[SeatRow]]], visitor: Visitor) -> list[TableCard]:
    """Tables in a list; those of games that this version does not have are left out."""
    known = set(keys(examples=True))
    return [table_card(one, visitor) for one in found if one[0].game in known]


def ago(time: str) -> str:
    """How long ago a moment is, in words."""
    then = datetime.strptime(time, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    minutes = int((datetime.now(UTC) - then).total_seconds() // 60)
    for size, word in ((1440, "day"), (60, "hour"), (1, "minute")):
        count = minutes // size
        if count:
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"


@get("/", include_in_schema=False)
async def lobby_page(request: Request, context: TheContext) -> Response[str]:
    from benben.web.pages.lobby import lobby_page as page

    visitor = context.doorkeeper.visitor(request)
    store = context.keeper.store
    mine = cards(await store.tables_of(visitor.id), visitor)
    known = {card.table for card in mine}
    others = cards(await store.open_tables(), visitor)
    finished = cards(await store.finished_tables(FINISHED), visitor)
    lobby = Lobby(
        name=visitor.name,
        games=[game_card(key) for key in keys()],
        bots=bot_names(),
        yours=[card for card in mine if not card.over],
        open=[card for card in others if card.table not in known],
        finished=([card for card in mine if card.over] + [c for c in finished if c.table not in known])[:FINISHED],
    )
    return html(str(page(lobby)), seen(context, visitor, request))


@post("/name", include_in_schema=False)
async def set_name(request: Request, context: TheContext) -> Response[Any]:
    name = check_name(text(await fields(request), "name"))
    visitor = context.doorkeeper.visitor(request)
    named = visitor_cookie(context.doorkeeper, Visitor(visitor.id, name), request)
    return Redirect("/", status_code=303, cookies=[named])


# New tables


@post("/play-now", include_in_schema=False)
async def play_now(request: Request, context: TheContext) -> Response[Any]:
    """One click: you against bots."""
    form = await fields(request)
    tables = game(text(form, "game"))
    visitor = context.doorkeeper.visitor(request)
    low, high = tables.seats
    rivals = max(low - 1, min(RIVALS, high - 1))
    seats = [context.new_seat("human", visitor.called, holder=visitor.id)]
    seats += [context.new_seat("bot", builder(n), bot_names()[-1]) for n in range(1, rivals + 1)]
    return await opened(context, request, visitor, tables.key, seats, {}, open=False, undo="own")


@post("/tables", include_in_schema=False)
async def new_table(request: Request, context: TheContext) -> Response[Any]:
    """A table as its form says: seat-1, seat-2 …, more-friends, more-bots, option-NAME, undo, open."""
    form = await fields(request)
    visitor = context.doorkeeper.visitor(request)
    tables = game(text(form, "game"))
    wanted = [text(form, f"seat-{n + 1}", "closed") for n in range(tables.seats[1])]
    people = [kind for kind in wanted if kind != "closed"] + more_seats(form, tables.seats[1])
    seats = [seat_row(context, kind, n, people, visitor) for n, kind in enumerate(people)]
    options = {name.removeprefix("option-"): text(form, name) for name in form if name.startswith("option-")}
    undo = text(form, "undo", "own")
    if undo not in ("own", "none"):
        raise BenbenError("Undo is one of own and none.")
    is_open = form.get("open") == "yes"
    return await opened(context, request, visitor, tables.key, seats, options, open=is_open, undo=undo)


def more_seats(form: dict[str, Any], most: int) -> list[str]:
    """The seats beyond those that have a line of their own."""
    friends, bots = (whole(form, name, most) for name in ("more-friends", "more-bots"))
    return ["friend"] * friends + [f"bot:{text(form, 'more-bots-play', bot_names()[-1])}"] * bots


def seat_row(context: Context, kind: str, n: int, people: list[str], visitor: Visitor) -> SeatRow:
    """One seat of a new table: you, friend, or bot:NAME."""
    if kind == "you":
        shared = people.count("you") > 1
        name = f"{visitor.called[:37]} {n + 1}" if shared else visitor.called
        return context.new_seat("human", name, holder=visitor.id)
    if kind == "friend":
        return context.new_seat("open", "Open seat")
    bot = kind.removeprefix("bot:")
    if not kind.startswith("bot:") or bot not in bot_names():
        raise BenbenError(f"A seat is for you, a friend, or one of the bots {', '.join(bot_names())}.")
    return context.new_seat("bot", builder(n), bot)


async def opened(
    context: Context, request: Request, visitor: Visitor, key: str, seats: list[SeatRow], options: dict[str, str],
    *, open: bool, undo: str,
) -> Response[Any]:  # fmt: skip
    """Open a table and go there."""
    table = await context.create(key, seats, options, open=open, undo=undo)
    cookies = [visitor_cookie(context.doorkeeper, visitor, request)]
    return Redirect(f"/table/{table.id}", status_code=303, cookies=cookies)


# Seats by link


@get("/seat/{id:str}/{seat:int}/{token:str}", include_in_schema=False)
async def seat_link(
    request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int], token: FromPath[str]
) -> Response[Any]:
    """Your own seat on another device opens at once; an invitation asks for a name first: looking takes nothing."""
    from benben.web.pages.join import join_page

    table, held, visitor = await context.visit(request, id)
    row = table.seats[seat_number(table, seat)]
    if seat in held:
        return Redirect(f"/table/{id}")
    if context.keeper.seats_of(table, token, "") == (seat,):
        return Redirect(f"/table/{id}", cookies=[seat_cookie(id, token, request)])
    check_invitation(table, row, token, context)
    return html(str(join_page(table.game.title, table.names, seat, f"/seat/{id}/{seat}/{token}", visitor.name)))


@post("/seat/{id:str}/{seat:int}/{token:str}", include_in_schema=False)
async def take_seat(
    request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int], token: FromPath[str]
) -> Response[Any]:
    name = check_name(text(await fields(request), "name"))
    table, held, visitor = await context.visit(request, id)
    seat_number(table, seat)
    if seat not in held:
        await context.take_seat(table, seat, token, name, visitor.id)
    visitor = Visitor(visitor.id, visitor.name or name)
    return Redirect(f"/table/{id}", status_code=303, cookies=[visitor_cookie(context.doorkeeper, visitor, request)])


def check_invitation(table: Table, row: SeatRow, token: str, context: Context) -> None:
    if row.kind != "open" or not (table.row.open or is_token(token, row.invite)):
        raise NotYours("This seat is taken, or the link is not right; ask for a new one. You can still watch.")


lobby_router = Router("/", route_handlers=[lobby_page, set_name, play_now, new_table, seat_link, take_seat])
