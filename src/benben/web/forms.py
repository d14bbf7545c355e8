"""Reading forms, and giving pages."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from benben.core.errors import BenbenError, printable
from benben.web.visitors import Request
from benben.web.words import BOOK

MAX_FIELDS = 150
MAX_DIGITS = 9

Form = dict[str, str]
Body = TypeVar("Body", bound=msgspec.Struct)


async def read_form(request: Request) -> Form:
    """The fields of a form; files are none."""
    form = await request.form()
    if len(form) > MAX_FIELDS:
        raise BenbenError(BOOK.message("too-many-fields", most=MAX_FIELDS))
    return {name: value for name, value in form.items() if isinstance(value, str)}


def body_of(form: Form, body: type[Body]) -> Body:
    """What a form says as the body that the API takes; fields of other buttons' are left aside."""
    wanted = {name: form[name] for name in body.__struct_fields__ if name in form}
    try:
        return msgspec.convert(wanted, body, strict=False)
    except msgspec.ValidationError as error:
        detail = printable(error)[:300].rstrip(".")
        raise BenbenError(BOOK.message("form-not-right", detail=detail)) from None


def count(form: Form, name: str, most: int) -> int:
    """How many of something a form asks for; none where it does not say."""
    said = form.get(name, "") or "0"
    if not said.isdecimal() or len(said) > MAX_DIGITS or int(said) > most:
        raise BenbenError(BOOK.message("no-number", field=name, most=most))
    return int(said)


def wants_json(request: Request) -> bool:
    """Whether a program asks."""
    sent = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return sent == "application/json" or "application/json" in request.headers.get("accept", "")


def html(page: str, cookies: list[Cookie] | None = None, status: int = 200) -> Response[str]:
    whole = f"{'' if page[:9].lower() == '<!doctype' else '<!doctype html>'}{page}"
    return Response(
        whole, media_type="text/html", cookies=cookies or [], status_code=status, headers={"cache-control": "no-store"}
    )
