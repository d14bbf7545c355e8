"""The web application: routes, safety and errors, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath

import benben
from benben.core.errors import BenbenError, printable
from benben.language import Message
from benben.store import open_store
from benben.table.keeper import Keeper
from benben.table.workers import Workers, workers_here
from benben.web.api import api_router
from benben.web.context import Context
from benben.web.errors import status_of, trouble_of
from benben.web.forms import html, wants_json
from benben.web.languages import in_their_language, language_router
from benben.web.lobby import lobby_router
from benben.web.pages.layout import KINDS, static_file
from benben.web.replays import replay_router
from benben.web.safety import MAX_BODY, from_here, rate_limit, with_headers
from benben.web.secret import secret_of
from benben.web.tables import table_router
from benben.web.visitors import Request
from benben.web.words import BOOK

log = logging.getLogger("benben")
MAX_FILE_NAME = 100
FOREVER = "public, max-age=31536000, immutable"
SENTENCES = {
    401: "needs-token", 404: "no-such-page", 405: "not-in-this-way", 413: "too-large", 429: "too-many-requests",
}  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    pace: float = 0.7  # seconds a bot waits before it answers
    bot_seconds: float = 20.0
    bot_workers: int = 0  # 0: as many as suit the machine
    own_bots: tuple[str, ...] = ()  # of who serves, beside those that come with benben; visitors may seat them
    requests_per_minute: int = 6000
    proxy: bool = False  # whether a proxy in front speaks for those who ask


def create_app(settings: Settings) -> Litestar:
    """The application; its database is opened when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        try:
            context = app.state.context = await set_up(settings)
        except BenbenError as error:
            app.state.refused = error
            raise
        try:
            context.keeper.resume()
            yield
        finally:
            context.hub.close()
            await context.keeper.close()
            await context.keeper.store.close()

    app = Litestar(
        route_handlers=[lobby_router, table_router, replay_router, language_router, api_router, static, ok],
        dependencies={"context": Provide(the_context, sync_to_thread=False)},
        lifespan=[running],
        middleware=[from_here(settings.host, settings.proxy), rate_limit(settings.requests_per_minute)],
        before_send=[with_headers],
        exception_handlers={
            BenbenError: refused, HTTPException: failed, UnicodeDecodeError: unreadable, RecursionError: unreadable,
            Exception: broken,
        },
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude=["/live$", "/stream$"]),
        logging_config=None,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="benben", version=benben.__version__, path="/api", render_plugins=[JsonRenderPlugin()],
            description="Play at benben's tables by program.",
            openapi_router=Router(
                "/api", route_handlers=[], include_in_schema=False, before_request=only_what_is_there
            ),
            components=Components(security_schemes={
                "seat": SecurityScheme(type="http", scheme="bearer", description="The token that holds a seat."),
            }),
        ),
        debug=False,
    )  # fmt: skip
    app.asgi_handler = in_their_language(app.asgi_handler)  # around everything: no route is found for some requests
    return app


def only_what_is_there(request: Request) -> None:
    """Litestar has an answer of its own for whatever else is looked for beside the schema; ours is told below."""
    if "path" in request.path_params:
        raise NotFoundException()


async def set_up(settings: Settings) -> Context:
    """Open the database and all that works with it."""
    store = await open_store(settings.database)
    try:
        secret = await secret_of(settings.database, store)
    except BaseException:
        await store.close()
        raise
    workers = Workers(settings.bot_workers or workers_here(), settings.bot_seconds)
    return Context(Keeper(store, workers, settings.pace, settings.own_bots), secret)


def the_context(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


@get("/static/{name:str}", include_in_schema=False)
async def static(name: FromPath[str]) -> Response[bytes]:
    """A style, a script, a drawing; their addresses change with them, so browsers keep them."""
    found = static_file(name) if len(name) <= MAX_FILE_NAME else None
    if found is None:
        raise NotFoundException()
    return Response(found, media_type=KINDS[PurePath(name).suffix], headers={"cache-control": FOREVER})


@get("/health", include_in_schema=False)
async def ok() -> dict[str, str]:
    return {"status": "ok", "version": benben.__version__}


# What goes wrong


def trouble(
    request: Request, status: int, wrong: BenbenError | Message, headers: dict[str, str] | None = None
) -> Response[Any]:
    """A refusal: JSON for a program, a page for a browser."""
    error = wrong if isinstance(wrong, BenbenError) else BenbenError(wrong)
    if request.scope["path"].startswith("/api") or wants_json(request):
        return Response(trouble_of(error), status_code=status, media_type="application/json", headers=headers)
    from benben.web.pages.notices import error_page

    page = html(str(error_page(status, str(error))), status=status)
    page.headers.update(headers or {})
    return page


def refused(request: Request, error: BenbenError) -> Response[Any]:
    return trouble(request, status_of(error), error)


def failed(request: Request, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if isinstance(error, ValidationException):
        return trouble(request, status, wrong_fields(error))
    found = SENTENCES.get(status)
    message = BOOK.message(found) if found else BOOK.message("cannot-be-read", detail=detail_of(error.detail, 300))
    return trouble(request, status, message, headers=dict(error.headers or {}))


def detail_of(text: str, most: int) -> str:
    """What is wrong with a request, as who reads requests for us says it."""
    return printable(text)[:most].rstrip(".")


def wrong_fields(error: ValidationException) -> Message:
    """Which fields are wrong, and how."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [wrong_field(part) for part in found if isinstance(part, dict)]
    if parts == [""]:
        return BOOK.message("no-object")
    return BOOK.message("not-right", detail=detail_of("; ".join(filter(None, parts)) or error.detail, 450))


def wrong_field(part: dict[str, Any]) -> str:
    """One field and what is wrong with it; '' for a body that is nothing at all."""
    name, message = part.get("key", "data"), str(part.get("message", ""))
    if name == "data":  # the whole body
        return "" if message == "'data'" else message
    return f"{name}: {message}"


def unreadable(request: Request, error: Exception) -> Response[Any]:
    """What the reader of JSON throws at texts that are none, or that are nested thousands deep."""
    return trouble(request, 400, BOOK.message("no-json"))


def broken(request: Request, error: Exception) -> Response[Any]:
    log.exception("A request failed: %s %s", request.method, printable(request.scope["path"])[:200], exc_info=error)
    return trouble(request, 500, BOOK.message("broken"))
