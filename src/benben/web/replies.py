"""Reading what comes in and giving what goes out, in one way for all routes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from benben.core.errors import BadAnswer, BenbenError, CannotUndo, IllegalAnswer
from benben.store import StoreError
from benben.table.open_tables import NoSuchTable
from benben.table.table import NotStarted, NotYours, OldRules, Stale
from benben.table.workers import BotFailed
from benben.web.context import Context
from benben.web.visitors import Request, Visitor, visitor_cookie

STATUS: list[tuple[type[BenbenError], int]] = [
    (NoSuchTable, 404), (NotYours, 403), (Stale, 409), (NotStarted, 409), (OldRules, 410),
    (IllegalAnswer, 422), (CannotUndo, 409), (BadAnswer, 400),
    (BotFailed, 424), (StoreError, 503),
]  # fmt: skip
MAX_FIELDS = 150


class Trouble(msgspec.Struct, frozen=True):
    """Why something was refused, and the rule, if it is one of the game's."""

    error: str
    rule: str = ""


def status_of(error: BenbenError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


async def fields(request: Request) -> dict[str, Any]:
    """The fields of a form or of a JSON object."""
    if sends_json(request):
        try:
            found = msgspec.json.decode(await request.body() or b"{}")
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BenbenError("The request holds no JSON that can be read.") from None
        if not isinstance(found, dict):
            raise BenbenError('The request must hold a JSON object, as in {"n": 3, "a": 17}.')
        return found
    form = await request.form()
    if len(form) > MAX_FIELDS:
        raise BenbenError(f"A form has at most {MAX_FIELDS} fields.")
    return dict(form)


def sends_json(request: Request) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def wants_json(request: Request) -> bool:
    """Whether a program asks: its page's script, or somebody's own."""
    return sends_json(request) or "application/json" in request.headers.get("accept", "")


def number(found: dict[str, Any], name: str) -> int:
    """A whole number among the fields."""
    value = found.get(name)
    if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 12:
        value = int(value)
    if type(value) is not int or abs(value) > 10**9:
        raise BenbenError(f"The field {name!r} must be a whole number.")
    return value


def text(found: dict[str, Any], name: str, default: str = "") -> str:
    value = found.get(name, default)
    if not isinstance(value, str):
        raise BenbenError(f"The field {name!r} must be a text.")
    return value


def whole(found: dict[str, Any], name: str, most: int) -> int:
    """How many of something a form asks for; none where it does not say."""
    count = number(found, name) if found.get(name, "") != "" else 0
    if not 0 <= count <= most:
        raise BenbenError(f"The field {name!r} must be a whole number from 0 to {most}.")
    return count


def html(page: str, cookies: list[Cookie] | None = None, status: int = 200) -> Response[str]:
    whole = f"{'' if page[:9].lower() == '<!doctype' else '<!doctype html>'}{page}"
    return Response(
        whole, media_type="text/html", cookies=cookies or [], status_code=status, headers={"cache-control": "no-store"}
    )


def seen(context: Context, visitor: Visitor, request: Request) -> list[Cookie]:
    """The cookie that remembers the visitor, renewed with every visit of the lobby."""
    return [visitor_cookie(context.doorkeeper, visitor, request)]
