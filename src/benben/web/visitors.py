"""Who is asking: a signed cookie that remembers a visitor and a name, and tokens that hold a seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, TypeAlias

import litestar
import msgspec
from litestar.datastructures import Cookie
from msgspec import Struct

from benben.bots import rivals
from benben.core.names import GUEST
from benben.draw.register import SHAPES, Shape

Request: TypeAlias = litestar.Request[Any, Any, Any]

VISITOR = "benben"  # the cookie's name
SEAT = "benben-seat-"  # followed by the table's id: the token of a seat there
SHAPE = "shape"  # the cookie's name, and the parameter's
PHONE = "Mobi"  # what browsers of phones say of themselves
YEAR = 365 * 24 * 3600


class Visitor(Struct, frozen=True):
    """Somebody with a browser; no account, only a cookie."""

    id: str
    name: str = ""
    rival: str = ""  # the bot to play against, '' until one was chosen

    @property
    def chosen_rival(self) -> str:
        """The bot that was chosen to play against; '' also for one that is not there any more."""
        return self.rival if self.rival in rivals() else ""

    @property
    def kept(self) -> str:
        """The name that is kept with what the visitor does."""
        return self.name or GUEST


class Doorkeeper:
    """Signs the cookies and reads them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def visitor(self, request: Request) -> Visitor:
        """Who is asking; somebody new if the cookie is missing or not ours."""
        return self.read(request.cookies.get(VISITOR, "")) or Visitor(secrets.token_urlsafe(16))

    def read(self, cookie: str) -> Visitor | None:
        body, _, mark = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(mark, self._mark(body)):
            return None
        try:
            return msgspec.json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Visitor)
        except (ValueError, msgspec.MsgspecError):
            return None

    def write(self, visitor: Visitor) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(visitor)).decode().rstrip("=")
        return f"{body}.{self._mark(body)}"

    def cookie(self, visitor: Visitor, request: Request) -> Cookie:
        """What makes a browser remember who its visitor is."""
        return kept_cookie(VISITOR, self.write(visitor), request)

    def _mark(self, body: str) -> str:
        return hmac.new(self._secret, body.encode(), hashlib.sha256).hexdigest()


def shape_of(request: Request) -> Shape:
    """The shape of what a browser shows: as its script has said, else by what kind of browser it is."""
    said = request.query_params.get(SHAPE) or request.cookies.get(SHAPE)
    usual: Shape = "phone" if PHONE in request.headers.get("user-agent", "") else "high"
    return next((shape for shape in SHAPES if shape == said), usual)


def seat_cookie(table: str, token: str, request: Request) -> Cookie:
    return kept_cookie(SEAT + table, token, request)


def kept_cookie(name: str, value: str, request: Request) -> Cookie:
    """What a browser keeps for a year."""
    secure = request.url.scheme == "https"
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def token_of(request: Request, table: str) -> str:
    """The token that holds a seat: from the header of a program, or the cookie of a browser."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return request.cookies.get(SEAT + table, "")
