"""The lobby: the games, your tables, new tables, and the way to a seat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect
from msgspec.structs import replace

from benben.bots import USUAL_RIVAL, rivals, seat_name
from benben.core.errors import BenbenError
from benben.core.names import OPEN_SEAT, said_names, unnamed
from benben.core.registry import game, keys
from benben.store.rows import SeatRow
from benben.table.credentials import check_name
from benben.table.rights import check_invitation, check_seat
from benben.web.cards import Lobby, cards, game_card
from benben.web.context import Context, TheContext
from benben.web.forms import Form, count, html, read_form
from benben.web.visitors import Request, Visitor, seat_cookie
from benben.web.words import BOOK

FINISHED = 20  # games in the list
RIVALS = 2  # bots in a quick game, where the game takes so many players


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
        rival=visitor.chosen_rival,
        own_bots=context.keeper.own_bots,
        yours=[card for card in mine if not card.over],
        open=[card for card in others if card.table not in known],
        finished=([card for card in mine if card.over] + [c for c in finished if c.table not in known])[:FINISHED],
    )
    return html(str(page(lobby)), [context.doorkeeper.cookie(visitor, request)])


@post("/name", include_in_schema=False)
async def set_name(request: Request, context: TheContext) -> Response[Any]:
    name = check_name((await read_form(request)).get("name", ""))
    visitor = context.doorkeeper.visitor(request)
    named = context.doorkeeper.cookie(replace(visitor, name=name), request)
    return Redirect("/", status_code=303, cookies=[named])


# Opponents


@get("/opponents", include_in_schema=False)
async def opponents_page(
    request: Request, context: TheContext, game: Annotated[str, QueryParameter(max_length=60)] = ""
) -> Response[str]:
    """Asks how strong the bots shall be, before a game or at any time."""
    from benben.web.pages.opponents import opponents_page as page

    visitor = context.doorkeeper.visitor(request)
    card = game_card(game) if game else None
    return html(str(page(visitor.chosen_rival, card, count_of_rivals(card.seats) if card else 0)))


@post("/opponents", include_in_schema=False)
async def set_opponents(request: Request, context: TheContext) -> Response[Any]:
    """Remember how strong the bots shall be."""
    rival = check_rival((await read_form(request)).get("rival", ""))
    visitor = replace(context.doorkeeper.visitor(request), rival=rival)
    return Redirect("/", status_code=303, cookies=[context.doorkeeper.cookie(visitor, request)])


def check_rival(name: str) -> str:
    """One of the bots that people play against."""
    if name not in rivals():
        raise BenbenError(BOOK.message("no-such-rival", rivals=rivals()))
    return name


def count_of_rivals(seats: tuple[int, int]) -> int:
    """How many bots play in a quick game that takes from so many to so many."""
    low, high = seats
    return max(low - 1, min(RIVALS, high - 1))


# New tables


@post("/play-now", include_in_schema=False)
async def play_now(request: Request, context: TheContext) -> Response[Any]:
    """One click: you against bots; the first time it is asked how strong they shall be."""
    form = await read_form(request)
    rules = game(form.get("game", ""))
    visitor = context.doorkeeper.visitor(request)
    if "rival" in form:
        visitor = replace(visitor, rival=check_rival(form["rival"]))
    rival = visitor.chosen_rival
    if not rival:
        return Redirect(f"/opponents?game={rules.key}", status_code=303)
    seats = [context.new_seat("human", visitor.kept, holder=visitor.id)]
    seats += [context.new_seat("bot", seat_name(n + 1), rival) for n in range(count_of_rivals(rules.seats))]
    return await opened(context, request, visitor, rules.key, seats, {}, open=False, undo="own")


@post("/tables", include_in_schema=False)
async def new_table(request: Request, context: TheContext) -> Response[Any]:
    """A table as its form says: seat-1, seat-2 …, more-friends, more-bots, option-NAME, undo, open."""
    form = await read_form(request)
    visitor = context.doorkeeper.visitor(request)
    rules = game(form.get("game", ""))
    wanted = [form.get(f"seat-{n + 1}", "closed") for n in range(rules.seats[1])]
    people = [kind for kind in wanted if kind != "closed"]
    people += more_seats(form, rules.seats[1], visitor.chosen_rival or USUAL_RIVAL)
    seats = [seat_row(context, kind, n, people, visitor) for n, kind in enumerate(people)]
    options = {name.removeprefix("option-"): form[name] for name in form if name.startswith("option-")}
    undo = form.get("undo", "own")
    if undo not in ("own", "none"):
        raise BenbenError(BOOK.message("no-such-undo"))
    is_open = form.get("open") == "yes"
    return await opened(context, request, visitor, rules.key, seats, options, open=is_open, undo=undo)


def more_seats(form: Form, most: int, rival: str) -> list[str]:
    """The seats beyond those that have a line of their own."""
    friends, bots = (count(form, name, most) for name in ("more-friends", "more-bots"))
    return ["friend"] * friends + [f"bot:{form.get('more-bots-play', rival)}"] * bots


def seat_row(context: Context, kind: str, n: int, people: list[str], visitor: Visitor) -> SeatRow:
    """One seat of a new table: you, friend, or bot:NAME."""
    if kind == "you":
        name = visitor.kept if people.count("you") == 1 else one_of_many(visitor, n)
        return context.new_seat("human", name, holder=visitor.id)
    if kind == "friend":
        return context.new_seat("open", OPEN_SEAT)
    bot = kind.removeprefix("bot:")
    known = context.keeper.known_bots
    if not kind.startswith("bot:") or bot not in known:
        raise BenbenError(BOOK.message("no-such-wish", bots=known))
    return context.new_seat("bot", seat_name(n), bot)


def one_of_many(visitor: Visitor, n: int) -> str:
    """The name of a seat where several people share a screen."""
    return f"{visitor.name[:37]} {n + 1}" if visitor.name else unnamed(n + 1)[n]


async def opened(
    context: Context, request: Request, visitor: Visitor, key: str, seats: list[SeatRow], options: dict[str, str],
    *, open: bool, undo: str,
) -> Response[Any]:  # fmt: skip
    """Open a table and go there."""
    table = await context.create(key, seats, options, open=open, undo=undo)
    cookies = [context.doorkeeper.cookie(visitor, request)]
    return Redirect(f"/table/{table.id}", status_code=303, cookies=cookies)


# Seats by link


@get("/seat/{id:str}/{seat:int}/{token:str}", include_in_schema=False)
async def seat_link(
    request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int], token: FromPath[str]
) -> Response[Any]:
    """Your own seat on another device opens at once; an invitation asks for a name first: looking takes nothing."""
    from benben.web.pages.join import join_page

    table, held, visitor = await context.visit(request, id)
    check_seat(table, seat)
    if seat in held:
        return Redirect(f"/table/{id}")
    if context.keeper.seats_of(table, token, "") == (seat,):
        return Redirect(f"/table/{id}", cookies=[seat_cookie(id, token, request)])
    check_invitation(table, seat, token)
    people = said_names(table.names)
    return html(str(join_page(table.game.title, people, seat, f"/seat/{id}/{seat}/{token}", visitor.name)))


@post("/seat/{id:str}/{seat:int}/{token:str}", include_in_schema=False)
async def take_seat(
    request: Request, context: TheContext, id: FromPath[str], seat: FromPath[int], token: FromPath[str]
) -> Response[Any]:
    name = check_name((await read_form(request)).get("name", ""))
    table, held, visitor = await context.visit(request, id)
    check_seat(table, seat)
    if seat not in held:
        await context.take_seat(table, seat, token, name, visitor.id)
    visitor = replace(visitor, name=visitor.name or name)
    return Redirect(f"/table/{id}", status_code=303, cookies=[context.doorkeeper.cookie(visitor, request)])


lobby_router = Router(
    "/",
    route_handlers=[
        lobby_page, set_name, opponents_page, set_opponents, play_now, new_table, seat_link, take_seat,
    ],
)  # fmt: skip
