"""What keeps strangers from doing harm: headers, the check of where a request comes from, and limits."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from benben.language import language
from benben.table.table import NotYours
from benben.web.visitors import Request
from benben.web.words import BOOK

SAFE = {"GET", "HEAD", "OPTIONS"}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
MAX_BODY = 64 * 1024  # bytes of an ordinary request

NOT_KEPT = (b"cache-control", b"no-store")  # what one seat sees must not be shown to the next one from a cache
VARIES = (b"vary", b"accept-language, cookie")  # who asks in another language is told something else
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


def is_foreign(request: Request) -> bool:
    """Whether another site's page sends a request that could change something.

    Browsers always tell: they send Sec-Fetch-Site, or at least Origin. A program that sends neither holds no cookie
    of anybody's, so there is nothing that it could misuse.
    """
    if request.method in SAFE:
        return False
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is not None and origin.partition("://")[2] != request.headers.get("host", "")


def is_named_wrongly(request: Request, host: str) -> bool:
    """Whether a server on loopback is asked under another name: a foreign site may have pointed its own here."""
    try:
        name = urlsplit(f"//{request.headers.get('host', '')}").hostname
    except ValueError:
        return True
    return host in LOOPBACK and name not in LOOPBACK


def from_here(host: str, proxy: bool) -> Callable[[ASGIApp], ASGIApp]:
    """Refuse what another site's page sends; behind a proxy we are asked under its names."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def checked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                request: Request = Request(scope)
                if not proxy and is_named_wrongly(request, host):
                    raise NotYours(BOOK.message("localhost-only"))
                if is_foreign(request):
                    raise NotYours(BOOK.message("foreign-request"))
            await app(scope, receive, send)

        return checked

    return middleware


def rate_limit(per_minute: int) -> DefineMiddleware:
    """So many requests a minute from one address; files are not counted."""
    config = RateLimitConfig(("minute", per_minute), exclude=["^/static/"], set_rate_limit_headers=False)
    return config.middleware


async def with_headers(message: Message, scope: Scope) -> None:
    """Every answer of the server, errors and streams too, carries the headers of safety and of its language."""
    if message["type"] == "http.response.start":
        given = list(message.get("headers", []))
        kept = [] if any(name.lower() == b"cache-control" for name, _ in given) else [NOT_KEPT]
        spoken = [] if scope["path"].startswith("/static/") else [(b"content-language", language().encode()), VARIES]
        message["headers"] = [*given, *kept, *spoken, *HEADERS]
