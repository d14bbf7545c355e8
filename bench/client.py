"""A small HTTP client for measuring: it costs little itself, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any


async def post(port: int, path: str, fields: dict[str, Any], cookie: str = "") -> tuple[int, bytes]:
    """POST some JSON; returns status and body."""
    body = json.dumps(fields).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\n"
        f"Accept: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write((head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n").encode() + body)
    whole = await reader.read()
    writer.close()
    top, _, rest = whole.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]), rest


class Stream:
    """A live stream, as a browser takes it: chunked and compressed."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        self.port, self.path, self.cookie = port, path, cookie

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        head = (
            f"GET {self.path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nAccept: text/event-stream\r\n"
            "Accept-Encoding: gzip\r\n"
        )
        self.writer.write((head + (f"Cookie: {self.cookie}\r\n" if self.cookie else "") + "\r\n").encode())
        top = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in top.split(b"\r\n")[0], top

    async def events(self) -> AsyncIterator[bytes]:
        """The data of each message."""
        unpack, waiting = zlib.decompressobj(zlib.MAX_WBITS + 16), b""
        try:
            while size := int(await self.reader.readline() or b"0", 16):
                chunk = await self.reader.readexactly(size + 2)
                waiting += unpack.decompress(chunk[:-2])
                while b"\n\n" in waiting:
                    message, _, waiting = waiting.partition(b"\n\n")
                    if b"data: " in message:
                        yield message
        finally:
            self.writer.close()
            with suppress(OSError, asyncio.CancelledError):
                await self.writer.wait_closed()
