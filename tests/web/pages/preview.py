"""Pages for the eye: `PYTHONPATH=src:. python -m tests.web.pages.preview FOLDER`.

Writes every page as HTML, made from real matches, and takes pictures of them (light and dark, 1280 and 360 wide) if
Playwright and a Chromium are there. Names given after the folder pick some pages.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePath
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import benben
from benben.table.schema import Person
from benben.web.pages.join import join_page
from benben.web.pages.layout import KINDS, static_file
from benben.web.pages.lobby import lobby_page
from benben.web.pages.notices import error_page
from benben.web.pages.replay import replay_page
from benben.web.pages.rules import rules_page
from benben.web.pages.table import table_page
from tests.web.pages.seat_views import LINKS, LONG, NAMES, SAID, lobby, moment, people_of, played, sight_of, until

WIDTHS = {1280: 860, 360: 780}  # and how tall a screen is
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ADDRESS = "http://127.0.0.1"
Page = Callable[[], Any]


def waiting() -> Any:
    """A table with two seats still empty."""
    match = played(0, "04")
    people = [
        Person(p.seat, "" if p.seat else p.name, "open" if p.seat else "human", "", 0, False, True, p.you, ())
        for p in people_of(match, 0)
    ]
    seat_view = sight_of(match, 0, started=False, people=people, choices=[], log=[], touched=[])
    return table_page(seat_view, LINKS)


def table(match: Any, seat: int, **changes: Any) -> Any:
    return table_page(sight_of(match, seat, chat=SAID, **changes), LINKS)


def use_dice() -> Any:
    match = until("UseDice", least=90, seat=0)
    return table(match, 0, undo_to=[8, 6], undo_words=["nile:1", "monument:yellow:3"], can_redo=True)


def other_turn() -> Any:
    match = until("UseDice", least=60, seat=1)
    return table(match, 0)


def away() -> Any:
    match = until("MayReroll", least=40, seat=2)
    return table(match, 0)


def long_names() -> Any:
    match = until("MayReroll", least=100, seat=0)
    match.record.names[:] = LONG
    return table(match, 0)


def disaster() -> Any:
    match = until("MustRetrieveMonument")
    return table(match, match.actor)


def watched() -> Any:
    return table(until("UseDice", least=75, seat=3), -3)


def ended() -> Any:
    return table(played(), 0)


def two_at_the_end() -> Any:
    return table(played(None, "03"), 1)


def replayed() -> Any:
    match = played()
    return replay_page(moment(match, 212), len(match.record.lines), "/record/k7Qm2x.jsonl")


PAGES: dict[str, Page] = {
    "lobby-1": lambda: lobby_page(lobby(1)),
    "lobby-5": lambda: lobby_page(lobby(5)),
    "lobby-new": lambda: lobby_page(lobby(1, 0, "")),
    "table-reroll": lambda: table(until("MayReroll", seat=0), 0),
    "table-use": use_dice,
    "table-other": other_turn,
    "table-away": away,
    "table-long": long_names,
    "table-watch": watched,
    "table-disaster": disaster,
    "waiting": waiting,
    "join": lambda: join_page("Ra: The Dice Game", NAMES[:3], 1, "/seat/k7Qm2x/1/token", "Ben"),
    "end": ended,
    "end-2": two_at_the_end,
    "replay": replayed,
    "rules": lambda: rules_page(benben.game("ra-dice"), fragment=False),
    "error": lambda: error_page(404, "There is no table of this name; perhaps its link was copied in part."),
}


class Static(SimpleHTTPRequestHandler):
    """The folder, and /static/ as the server has it."""

    def do_GET(self) -> None:
        name = urlsplit(self.path).path
        found = static_file(name.removeprefix("/static/")) if name.startswith("/static/") else None
        if found is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", KINDS[PurePath(name).suffix])
        self.end_headers()
        self.wfile.write(found)

    def log_message(self, *parts: Any) -> None:
        """Quietly."""


class Server(ThreadingHTTPServer):
    """A server that says nothing when a browser leaves early."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Quietly."""


def shoot(folder: Path, names: list[str]) -> None:
    """Pictures of all pages."""
    from playwright.sync_api import sync_playwright

    server = Server(("127.0.0.1", 0), partial(Static, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for width, height in WIDTHS.items():
            for scheme in ("light", "dark"):
                context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
                page = context.new_page()
                page.on("pageerror", lambda error: print("error:", error))
                for name in names:
                    page.goto(f"{ADDRESS}:{server.server_port}/{name}.html", wait_until="load")
                    page.wait_for_timeout(150)
                    page.screenshot(path=folder / f"{name}-{width}-{scheme}.png", full_page=True)
                    if width == min(WIDTHS):
                        page.screenshot(path=folder / f"{name}-{width}-{scheme}-screen.png")
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    if wide > width:
                        print(f"{name} is {wide} wide at {width}")
                context.close()
        browser.close()
    server.shutdown()


def main(folder: Path, names: list[str]) -> None:
    """Write and shoot."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or list(PAGES):
        (folder / f"{name}.html").write_text(f"<!doctype html>{PAGES[name]()}", "utf-8")
    if CHROMIUM:
        shoot(folder, names or list(PAGES))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:])
