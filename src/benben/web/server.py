"""Running the web table: one process, until Ctrl-C; open streams are ended first, so that it stops at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import webbrowser
from types import FrameType

import uvicorn

from benben.core.errors import BenbenError
from benben.web.app import Settings, create_app
from benben.web.safety import LOOPBACK

PORTS = 20  # how many are tried after the first, when none was asked for
STOP = 3  # seconds for requests that are under way


class Server(uvicorn.Server):
    """uvicorn that ends the live streams before it waits for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        desk = getattr(self.config.loaded_app.state, "desk", None) if hasattr(self.config, "loaded_app") else None
        if desk is not None:
            self.loop.call_soon_threadsafe(desk.hub.close)
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
                reason = getattr(error, "strerror", None) or error
                raise BenbenError(f"Nothing can be served on {host}, port {port}: {reason}.") from None
            continue
        sock.listen(2048)
        sock.set_inheritable(True)
        return sock
    raise BenbenError(f"No free port was found on {host}.")


def address(sock: socket.socket, host: str) -> str:
    shown = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{sock.getsockname()[1]}"


def run(settings: Settings, port: int | None, *, browser: bool, proxy: bool) -> None:
    """Serve until stopped."""
    sock = bound(settings.host, port)
    url = address(sock, settings.host)
    if settings.host not in LOOPBACK:
        print(f"benben: listening on {settings.host}: everybody who reaches this machine can play.", file=sys.stderr)
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=STOP,
        proxy_headers=proxy,
        forwarded_allow_ips="*" if proxy else None,
        server_header=False,
        h11_max_incomplete_event_size=32 * 1024,
        lifespan="on",
    )
    logging.getLogger("uvicorn.error").addFilter(_calm)
    server = Server(config)
    asyncio.run(_run(server, sock, url, browser))


async def _run(server: Server, sock: socket.socket, url: str, browser: bool) -> None:
    serving = asyncio.ensure_future(server.serve([sock]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        print(f"The table is set: {url}   (Ctrl-C ends it; games are kept)", flush=True)
        if browser:
            await asyncio.to_thread(_open_browser, url)
    with contextlib.suppress(KeyboardInterrupt):
        await serving


def _open_browser(url: str) -> None:
    try:
        found = webbrowser.open(url)
    except (webbrowser.Error, OSError):
        found = False
    if not found:
        print("No browser was found; open the address above in one.", flush=True)


def _calm(record: logging.LogRecord) -> bool:
    """Streams that end with the server are no errors."""
    return "Cancel" not in record.getMessage()
