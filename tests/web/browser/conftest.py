"""A browser and a server for the tests; without a browser they are skipped, and say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.browser import WITHOUT, found

from tests.web.browser.visitor import Visitor
from tests.web.servers import Running

CHROMIUM = found()
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """A browser, no longer than a module: while it is there no other test of the process can have an event loop."""
    if not CHROMIUM:
        pytest.skip(WITHOUT)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("browser")
    with Running(str(folder / "tables.db"), "--pace", "0", module="benben") as running:
        yield running


@pytest.fixture
def visit(chromium: Any, server: Running, tmp_path: Path) -> Iterator[Visit]:
    """Open a browser of its own, with its own cookies; what goes wrong in it fails the test."""
    visitors: list[Visitor] = []

    def opened(width: int = 1280, height: int = 900, url: str = "", confirm: str = "never", **words: Any) -> Visitor:
        words = {"reduced_motion": "reduce"} | words
        context = chromium.new_context(
            viewport={"width": width, "height": height}, base_url=url or server.url, accept_downloads=True, **words
        )
        if confirm:  # nothing is pressed twice unless a test is about that
            context.add_init_script(f"try {{ localStorage.setItem('benben-confirm', '{confirm}'); }} catch {{}}")
        visitor = Visitor(context)
        visitors.append(visitor)
        return visitor

    yield opened
    for visitor in visitors:
        visitor.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
