"""The JSON API: everything that can be done at a table. Programs use it, the page's own script does, and forms do."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from benben.bots import USUAL_RIVAL, seat_name
from benben.core.errors import BenbenError
from benben.core.names import MAX_PLAYER, OPEN_SEAT, said, unnamed
from benben.core.registry import game, keys
from benben.table.credentials import MAX_KEY, check_name
from benben.table.people import MAX_CHAT
from benben.table.rights import check_bot, check_chat, check_record
from benben.table.schema import Choice, SeatView
from benben.table.seat_view import seat_view
from benben.table.table import NotYours, Stale
from benben.table.why import refusal_of, why_not
from benben.web.cards import GameCard, game_card
from benben.web.context import Context, TheContext
from benben.web.errors import Trouble, named
from benben.web.languages import LANGUAGE
from benben.web.live import Live
from benben.web.replays import record_text
from benben.web.visitors import Request
from benben.web.words import BOOK

Id = Annotated[str, PathParameter(description="the table's id", max_length=64)]
SeatNo = Annotated[int, PathParameter(description="a seat, counted from 0", ge=0, le=98)]
N = Annotated[int, Meta(ge=0, le=10**9, description="the version `n` of the table that is answered")]
Key = Annotated[str, Meta(max_length=MAX_KEY, description="a new text for each answer: sent twice it counts once")]
Bot = Annotated[str, Meta(max_length=MAX_PLAYER, description="a bot that the server knows, as `vizier`")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


REFUSALS = {
    400: "Not understood", 403: "Not yours", 404: "No such table", 405: "Not done in this way", 409: "Too late",
    410: "A table of older rules", 413: "Too large", 422: "Not legal; with the rule", 424: "The bot failed",
    429: "Too many requests", 503: "Not now",
}  # fmt: skip
TROUBLE = {
    status: ResponseSpec(Trouble, generate_examples=False, description=words) for status, words in REFUSALS.items()
}
IN_WHICH = "the language of all words in the answer, as `de`; else that of the header Accept-Language"
ask = partial(get, responses=TROUBLE)
act = partial(post, responses=TROUBLE, status_code=200)


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: `you` (the caller gets the token), `friend` (an invitation), or `bot`."""

    kind: Annotated[str, Meta(pattern="^(you|friend|bot)$")]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Bot = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=99)]
    options: dict[str, str] = field(default_factory=dict)
    open: bool = False
    undo: Annotated[str, Meta(pattern="^(own|none)$")] = "own"


class SeatGiven(Struct):
    """A seat of a new table: `token` holds it, `invitation` lets somebody take it."""

    seat: int
    kind: str
    name: str
    token: str = ""
    invitation: str = ""


class TableGiven(Struct):
    """A new table."""

    table: str
    url: str
    seats: list[SeatGiven]


class Join(Struct, forbid_unknown_fields=True):
    """Taking an open seat."""

    name: Name
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Joined(Struct):
    """The token that holds the seat from now on: send it as `Authorization: Bearer TOKEN`."""

    seat: int
    token: str


class AnswerGiven(Struct, forbid_unknown_fields=True):
    """An answer: its number, its notation, or its JSON form."""

    n: N
    answer: int | Annotated[str, Meta(max_length=200)] | dict[str, Any]
    key: Key = ""
    seat: Annotated[int, Meta(ge=0, le=98)] | None = None


class UndoGiven(Struct, forbid_unknown_fields=True):
    """Take back the last answer, or all back to the answer number `to` (one of `undo_to`)."""

    n: N
    to: Annotated[int, Meta(ge=0, le=10**9)] | None = None
    key: Key = ""


class RedoGiven(Struct, forbid_unknown_fields=True):
    n: N
    key: Key = ""


class ChatGiven(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class BotGiven(Struct, forbid_unknown_fields=True):
    bot: Bot


class Accepted(Struct):
    """It is on disk; the table's version is now `n`."""

    n: int


class Rematch(Struct):
    """The table that was offered after this one."""

    table: str
    url: str


class Why(Struct):
    """Whether an answer is legal, and if not why not, with the rule's id; `key` and `params` as in a refusal."""

    legal: bool
    sentence: str = ""
    rule: str = ""
    key: str = ""
    params: dict[str, Any] = field(default_factory=dict)


@ask("/games", summary="The games")
async def list_games() -> list[GameCard]:
    return [game_card(key) for key in keys()]


@act("/tables", summary="Open a table", status_code=201)
async def create_table(request: Request, context: TheContext, data: JSONBody[NewTable]) -> TableGiven:
    rules = game(data.game)
    rival = context.doorkeeper.visitor(request).chosen_rival or USUAL_RIVAL
    rows = [_row(context, wish, n, rival) for n, wish in enumerate(data.seats)]
    table = await context.create(rules.key, rows, data.options, open=data.open, undo=data.undo)
    given = [
        SeatGiven(
            row.seat, row.kind, said(row.name),
            context.token("seat", table.id, row.seat) if row.kind == "human" else "",
            context.token("invite", table.id, row.seat) if row.kind == "open" else "",
        )
        for row in table.seats
    ]  # fmt: skip
    return TableGiven(table.id, f"/table/{table.id}", given)


def _row(context: Context, wish: SeatWish, n: int, rival: str) -> Any:
    if wish.kind == "you":
        return context.new_seat("human", check_name(wish.name or unnamed(n + 1)[n]))
    if wish.kind == "friend":
        return context.new_seat("open", OPEN_SEAT)
    bot = wish.bot or rival
    if bot not in context.keeper.known_bots:
        raise BenbenError(BOOK.message("no-such-bot", bots=context.keeper.known_bots))
    return context.new_seat("bot", check_name(wish.name or seat_name(n)), bot)


@act("/tables/{id:str}/seats/{seat:int}/join", summary="Take an open seat")
async def join(context: TheContext, id: Id, seat: SeatNo, data: JSONBody[Join]) -> Joined:
    table = await context.keeper.open(id)
    return Joined(seat, await context.take_seat(table, seat, data.invitation, data.name, ""))


@ask("/tables/{id:str}", summary="What your seat sees of a table")
async def get_table(request: Request, context: TheContext, id: Id) -> SeatView:
    table, held, _ = await context.visit(request, id)
    return seat_view(table, held)


@ask("/tables/{id:str}/answers", summary="Your legal answers, with words and the elements of the board they touch")
async def get_answers(request: Request, context: TheContext, id: Id) -> list[Choice]:
    table, held, _ = await context.visit(request, id)
    return seat_view(table, held).choices


@act("/tables/{id:str}/answers", summary="Answer")
async def give_answer(request: Request, context: TheContext, id: Id, data: JSONBody[AnswerGiven]) -> Accepted:
    table, seat = await context.require_seat(request, id, data.seat)
    await context.keeper.answer(table, seat, data.answer, data.n, data.key)
    return Accepted(table.version(seat))


@act("/tables/{id:str}/undo", summary="Take answers back")
async def undo(request: Request, context: TheContext, id: Id, data: JSONBody[UndoGiven]) -> Accepted:
    table, seat = await context.require_seat(request, id)
    await context.keeper.undo(table, seat, data.n, data.to, data.key)
    return Accepted(table.version(seat))


@act("/tables/{id:str}/redo", summary="Give again what was taken back")
async def redo(request: Request, context: TheContext, id: Id, data: JSONBody[RedoGiven]) -> Accepted:
    table, seat = await context.require_seat(request, id)
    await context.keeper.redo(table, seat, data.n, data.key)
    return Accepted(table.version(seat))


@act("/tables/{id:str}/chat", summary="Say something")
async def chat(request: Request, context: TheContext, id: Id, data: JSONBody[ChatGiven]) -> Accepted:
    table, held, visitor = await context.visit(request, id)
    check_chat(table, held)
    seat = table.seat_for(held)
    await context.keeper.chat(table, seat, table.seats[seat].name if held else visitor.kept, data.text)
    return Accepted(table.version(seat))


@ask("/tables/{id:str}/why", summary="Why an answer is not legal now")
async def why(
    request: Request, context: TheContext, id: Id,
    answer: Annotated[str, QueryParameter(description="its notation", max_length=200)] = "",
    element: Annotated[str, QueryParameter(description="or an element of the board", max_length=80)] = "",
) -> Why:  # fmt: skip
    table, seat = await context.require_seat(request, id)
    if bool(answer) == bool(element):
        raise BenbenError(BOOK.message("ask-for-one"))
    refusal = refusal_of(table.match, seat, answer) if answer else why_not(table.match, seat, element)
    return Why(True) if refusal is None else Why(False, refusal.sentence, refusal.rule, *named(refusal.message))


@act("/tables/{id:str}/hint", summary="What a good bot would answer")
async def hint(request: Request, context: TheContext, id: Id) -> Choice:
    table, held, _ = await context.visit(request, id)
    if not held:
        raise NotYours(BOOK.message("hint-for-players"))
    a = await context.keeper.hint(table, table.seat_for(held))
    found = [choice for choice in seat_view(table, held).choices if choice.a == a]
    if not found:
        raise Stale(BOOK.message("question-changed"))
    return found[0]


@act("/tables/{id:str}/seats/{seat:int}/bot", summary="Let a bot play for a seat")
async def seat_bot(request: Request, context: TheContext, id: Id, seat: SeatNo, data: JSONBody[BotGiven]) -> Accepted:
    table, held, _ = await context.visit(request, id)
    check_bot(table, held, seat)
    await context.keeper.seat_bot(table, seat, data.bot)
    return Accepted(table.version(table.seat_for(held)))


@act("/tables/{id:str}/seats/{seat:int}/back", summary="Play yourself again")
async def seat_back(request: Request, context: TheContext, id: Id, seat: SeatNo) -> Accepted:
    table, seat = await context.require_seat(request, id, seat)
    await context.keeper.seat_back(table, seat)
    return Accepted(table.version(seat))


@act("/tables/{id:str}/rematch", summary="Another game with the same people; the first offer holds")
async def rematch(request: Request, context: TheContext, id: Id) -> Rematch:
    table, _ = await context.require_seat(request, id)
    other = await context.rematch(table)
    return Rematch(other, f"/table/{other}")


@ask("/tables/{id:str}/record", summary="The record of a game", media_type="application/jsonl")
async def record(request: Request, context: TheContext, id: Id) -> Response[str]:
    table, _, _ = await context.visit(request, id)
    check_record(table)
    return Response(record_text(table.match), media_type="application/jsonl")


@ask("/tables/{id:str}/stream", summary="What your seat sees, whenever it changes (server-sent events)",
     media_type="text/event-stream")  # fmt: skip
async def stream(request: Request, context: TheContext, id: Id) -> Live:
    table, held, _ = await context.visit(request, id)
    return Live(context.hub, table, held, "json")


api_router = Router(
    "/api",
    route_handlers=[
        list_games, create_table, join, get_table, get_answers, give_answer, undo, redo, chat, why, hint, seat_bot,
        seat_back, rematch, record, stream,
    ],
    parameters={LANGUAGE: QueryParameter(annotation=str | None, name=LANGUAGE, required=False, description=IN_WHICH)},
    tags=["tables"],
    security=[{"seat": []}, {}],
)  # fmt: skip
