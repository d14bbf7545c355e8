"""The live stream: whoever looks at a table gets the newest frame at once, and each new one as it comes.

A frame is made once for each role (a seat, or the watchers) and language, and compressed once; a slow browser skips
frames and is dropped when it takes none.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import Response
from litestar.types import Receive, Scope, Send

from benben.core.steps import EVERYBODY
from benben.language import language, speaking
from benben.table.table import Table
from benben.web.visitors import Request

GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
ALIVE = b": alive\n\n"
PULSE = 15.0  # seconds between signs of life
PATIENCE = 20.0  # seconds a browser may take to accept a frame

Held = tuple[int, ...]  # the seats somebody holds; none for a watcher
Role = tuple[Held, str, str]  # whose frame it is, its kind and its language
Render = Callable[[Table, Held], bytes]


def event(number: str, text: bytes) -> bytes:
    """One message of a stream of server-sent events."""
    lines = b"".join(b"data: " + line + b"\n" for line in text.split(b"\n"))
    return b"id: " + number.encode() + b"\n" + lines + b"\n"


def compressed(data: bytes) -> bytes:
    """A piece of a gzip stream that any stream can be given next: it refers to nothing before it."""
    packer = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)


PACKED_ALIVE = compressed(ALIVE)


class Frame:
    """What a role sees, ready to be sent."""

    __slots__ = ("packed", "plain", "version")

    def __init__(self, version: int, plain: bytes) -> None:
        self.version = version
        self.plain = plain
        self.packed = compressed(plain)


class Listener:
    """One open stream: it holds the newest frame that it has not sent."""

    def __init__(self, held: Held, kind: str, language: str) -> None:
        self.held = held
        self.kind = kind  # page or json
        self.language = language
        self.next: Frame | None = None
        self.last: Frame | None = None  # that it was given
        self.ready = asyncio.Event()
        self.closed = False

    @property
    def role(self) -> Role:
        """What its frames are made for; all of a role get the same."""
        return self.held, self.kind, self.language

    def give(self, frame: Frame) -> None:
        if frame is not self.last:
            self.next = self.last = frame
            self.ready.set()

    def close(self) -> None:
        self.closed = True
        self.ready.set()


class Channel:
    """All listeners of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = 0  # goes up whenever something changed
        self.listeners: set[Listener] = set()
        self.frames: dict[Role, Frame] = {}
        self.flushing = False

    def keep_frames(self, seat: int) -> None:
        """The last change was of a seat's own: what was up to date for all others still is."""
        for (held, *_), frame in self.frames.items():
            if seat not in held and frame.version == self.version - 1:
                frame.version = self.version

    def here(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.held}


class Hub:
    """The channels of all tables that somebody looks at."""

    def __init__(self, renders: dict[str, Render], idle: Callable[[Table], None] = lambda table: None) -> None:
        self.renders = renders  # by kind
        self.idle = idle  # told when nobody looks at a table any more
        self.channels: dict[str, Channel] = {}
        self.closed = False
        self.sent = 0  # frames

    def changed(self, table: Table, seat: int = EVERYBODY) -> None:
        """Something happened at a table: whoever looks will see it, or only who holds the seat."""
        channel = self.channels.get(table.id)
        if channel is None:
            return
        channel.table = table
        channel.version += 1
        if seat != EVERYBODY:
            channel.keep_frames(seat)
        if not channel.flushing:
            channel.flushing = True
            asyncio.get_running_loop().call_soon(self._flush, channel)

    def _flush(self, channel: Channel) -> None:
        channel.flushing = False
        for listener in list(channel.listeners):
            listener.give(self._frame(channel, listener))

    def _frame(self, channel: Channel, listener: Listener) -> Frame:
        role = listener.role
        frame = channel.frames.get(role)
        if frame is None or frame.version != channel.version:
            frame = channel.frames[role] = self._new_frame(channel, listener, frame)
        return frame

    def _new_frame(self, channel: Channel, listener: Listener, before: Frame | None) -> Frame:
        """A frame of what the role sees now; if that is what it saw before, the same: nobody hears of a secret step."""
        table = channel.table
        n = table.version(table.seat_for(listener.held))
        with speaking(listener.language):  # whoever's answer it is that makes the frame
            plain = event(str(n), self.renders[listener.kind](table, listener.held))
        if before is None or before.plain != plain:
            return Frame(channel.version, plain)
        before.version = channel.version
        return before

    def join(self, table: Table, held: Held, kind: str, language: str) -> Listener:
        channel = self.channels.setdefault(table.id, Channel(table))
        listener = Listener(held, kind, language)
        listener.closed = self.closed
        channel.listeners.add(listener)
        try:
            self._presence(channel)
            listener.give(self._frame(channel, listener))
        except BaseException:
            self.leave(table, listener)
            raise
        return listener

    def leave(self, table: Table, listener: Listener) -> None:
        channel = self.channels.get(table.id)
        if channel is None:
            return
        channel.listeners.discard(listener)
        self._presence(channel)
        if not channel.listeners:
            del self.channels[table.id]
            self.idle(table)

    def _presence(self, channel: Channel) -> None:
        """Somebody came or went: the others see it."""
        if channel.table.set_here(channel.here()) and not self.closed:
            self.changed(channel.table)

    def close(self) -> None:
        """End all streams: the server stops, browsers will ask again."""
        self.closed = True
        for channel in self.channels.values():
            for listener in channel.listeners:
                listener.close()

    async def stream(self, table: Table, held: Held, kind: str, packed: bool, receive: Any, send: Any) -> None:
        """Serve one stream, in the language spoken, until the browser leaves or the server stops."""
        listener = self.join(table, held, kind, language())
        gone = asyncio.ensure_future(_gone(receive, listener))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers(packed)})
            if packed:
                await _send(send, GZIP_HEAD)
            while not listener.closed:
                await self._send_next(listener, packed, send)
        except (TimeoutError, OSError):
            pass  # a browser that takes nothing is dropped; it will ask again
        finally:
            gone.cancel()
            self.leave(table, listener)
            with suppress(Exception):
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_next(self, listener: Listener, packed: bool, send: Any) -> None:
        try:
            await asyncio.wait_for(listener.ready.wait(), PULSE)
        except TimeoutError:
            await _send(send, PACKED_ALIVE if packed else ALIVE)
            return
        listener.ready.clear()
        frame, listener.next = listener.next, None
        if frame is not None and not listener.closed:
            await _send(send, frame.packed if packed else frame.plain)
            self.sent += 1


class Live(Response[None]):
    """A response that is a stream: it goes on until the browser leaves."""

    def __init__(self, hub: Hub, table: Table, held: Held, kind: str) -> None:
        super().__init__(None)
        self.hub, self.table, self.held, self.kind = hub, table, held, kind

    def to_asgi_response(self, request: Request, **_: Any) -> Any:  # type: ignore[override]
        packed = "gzip" in request.headers.get("accept-encoding", "")

        async def stream(scope: Scope, receive: Receive, send: Send) -> None:
            await self.hub.stream(self.table, self.held, self.kind, packed, receive, send)

        return stream


async def _send(send: Any, body: bytes) -> None:
    await asyncio.wait_for(send({"type": "http.response.body", "body": body, "more_body": True}), PATIENCE)


async def _gone(receive: Any, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.close()


def headers(packed: bool) -> list[tuple[bytes, bytes]]:
    plain = [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-store, no-transform"),
        (b"x-accel-buffering", b"no"),
    ]
    return [*plain, (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")] if packed else plain
