"""The language of who asks: as the address says, else as was chosen by the switch, else as the browser asks for."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

from litestar import Response, Router, post
from litestar.enums import ScopeType
from litestar.response import Redirect
from litestar.types import ASGIApp, Receive, Scope, Send

from benben.core.errors import BenbenError
from benben.language import accepted, known, languages, speaking
from benben.web.forms import read_form
from benben.web.visitors import Request, kept_cookie
from benben.web.words import BOOK

LANGUAGE = "language"  # the parameter's name, and the cookie's
PLACES = ("/table/", "/replay/", "/rules/", "/seat/")  # beside the lobby, pages that can be looked at again


def language_of(request: Request) -> str:
    """The language that a request is answered in."""
    said, chosen = request.query_params.get(LANGUAGE, ""), request.cookies.get(LANGUAGE, "")
    return known(said) or known(chosen) or accepted(request.headers.get("accept-language", ""))


def in_their_language(app: ASGIApp) -> ASGIApp:
    """Everything that is said while a request is answered, refusals too, is said in the language of who asks."""

    async def spoken(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await app(scope, receive, send)
        with speaking(language_of(Request(scope))):
            return await app(scope, receive, send)

    return spoken


@post("/language", include_in_schema=False)
async def set_language(request: Request) -> Response[Any]:
    """The switch of every page: remember a language, and show the same page in it."""
    wish = known((await read_form(request)).get(LANGUAGE, ""))
    if not wish:
        raise BenbenError(BOOK.message("no-such-language", languages=list(languages())))
    cookie = kept_cookie(LANGUAGE, wish, request)
    return Redirect(page_before(request.headers.get("referer", "")), status_code=303, cookies=[cookie])


def page_before(address: str) -> str:
    """Where somebody was who pressed the switch, as an address of ours that names no language.

    >>> page_before("http://localhost:8000/replay/k7/3?language=de&x=1"), page_before("https://elsewhere.example/x")
    ('/replay/k7/3?x=1', '/')
    """
    try:
        found = urlsplit(address)
    except ValueError:
        return "/"
    if not found.path.startswith(PLACES):
        return "/"
    query = urlencode([(name, value) for name, value in parse_qsl(found.query) if name != LANGUAGE])
    return f"{found.path}?{query}" if query else found.path


language_router = Router("/", route_handlers=[set_language])
