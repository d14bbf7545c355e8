"""Running the web table: one process, until Ctrl-C; open streams are ended first, so that it stops at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn
from litestar.datastructures import State

from benben.core.errors import BenbenError, system_reason
from benben.web.app import Settings, create_app
from benben.web.safety import LOOPBACK
from benben.web.words import BOOK, say

PORTS = 20  # how many are tried after the first, when none was asked for
STOP = 3  # seconds for requests that are under way


PROXIES = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"  # where a proxy in front may be


class Server(uvicorn.Server):
    """uvicorn that ends the live streams before it waits for them."""

    def __init__(self, config: uvicorn.Config, state: State) -> None:
        super().__init__(config)
        self.state = state  # of the application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if "context" in self.state:
            self.loop.call_soon_threadsafe(self.state.context.hub.close)
        super().handle_exit(sig, frame)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from 8000 on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else [*range(8000, 8000 + PORTS), 0]:
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
        except (OSError, OverflowError) as error:
            sock.close()
            if port is not None:
                reason = system_reason(error) if isinstance(error, OSError) else str(error)
                raise BenbenError(BOOK.message("port-unusable", host=host, port=str(port), reason=reason)) from None
            continue
        sock.listen(2048)
        sock.set_inheritable(True)
        return sock
    raise BenbenError(BOOK.message("no-port", host=host))


def address(sock: socket.socket, host: str) -> str:
    shown = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{sock.getsockname()[1]}"


def run(settings: Settings, port: int | None, *, browser: bool, proxy: bool) -> None:
    """Serve until stopped."""
    sock = bound(settings.host, port)
    url = address(sock, settings.host)
    if settings.host not in LOOPBACK:
        print(say("listening", host=settings.host), file=sys.stderr)
    app = create_app(replace(settings, proxy=proxy))
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=STOP,
        proxy_headers=proxy,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXIES),
        server_header=False,
        h11_max_incomplete_event_size=32 * 1024,
        lifespan="on",
    )
    logging.getLogger("uvicorn.error").addFilter(lambda record: _is_news(record, app.state))
    enough = contextlib.suppress(SystemExit, KeyboardInterrupt)  # uvicorn's, where the start failed, and Ctrl-C
    with sock, asyncio.Runner(loop_factory=fast_loop()) as runner, enough:
        runner.run(_run(Server(config, app.state), sock, url, browser))
    if "refused" in app.state:
        refused: BenbenError = app.state.refused
        raise BenbenError(refused.message, refused.rule)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where there is one."""
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.new_event_loop


async def _run(server: Server, sock: socket.socket, url: str, browser: bool) -> None:
    telling = asyncio.ensure_future(_tell(server, url, browser))
    try:
        with contextlib.suppress(KeyboardInterrupt):
            await server.serve([sock])
    finally:
        telling.cancel()


async def _tell(server: Server, url: str, browser: bool) -> None:
    """Say where the table is, as soon as it is there."""
    while not server.started:
        await asyncio.sleep(0.01)
    print(say("table-is-set", url=url), flush=True)
    if browser:
        await asyncio.to_thread(_open_browser, url)


def _open_browser(url: str) -> None:
    try:
        found = webbrowser.open(url)
    except (webbrowser.Error, OSError):
        found = False
    if not found:
        print(say("no-browser"), flush=True)


def _is_news(record: logging.LogRecord, state: State) -> bool:
    """Streams that end with the server are no errors; why it could not start is told in a sentence."""
    return "refused" not in state and "Cancel" not in record.getMessage()
