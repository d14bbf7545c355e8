"""Screenshots of the web table for the documents: python -m tools.screens [FOLDER]."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.browser import found

ROOT = Path(__file__).parent.parent
SIZES = {"desktop": (1280, 900), "phone": (360, 780)}
ANSWERS = 34  # of ours, before the picture of the table is taken
TABLES = {"egyptia": ((1, 4, 30), 34), "architects": ((2, 5), 16)}  # more games: seats, and answers of ours


@contextmanager
def served() -> Iterator[str]:
    """A web table of our own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--no-browser", "--port", "0", "--pace", "0", "--database"]
        command = [sys.executable, "-m", "benben", *words, f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield re.findall(r"http://\S+", process.stdout.readline())[0]
            finally:
                process.terminate()


def play(context: Any, table: str, answers: int) -> None:
    """Answer as the hint says, so many times or to the end."""
    url, given = f"/api/tables/{table}", 0
    while given < answers:
        state = context.request.get(url).json()
        if state["over"]:
            return
        if state["choices"]:
            a = context.request.post(f"{url}/hint", data={}).json()["a"]
            context.request.post(f"{url}/answers", data={"n": state["n"], "answer": a})
            given += 1


def take(page: Any, folder: Path, name: str) -> None:
    page.wait_for_timeout(900)
    page.screenshot(path=str(folder / f"{name}.png"), full_page=True)


def visitor(browser: Any, base: str, size: str, light: str) -> Any:
    """A browser of its own."""
    width, height = SIZES[size]
    view = {"width": width, "height": height}
    return browser.new_context(
        viewport=view, base_url=base, color_scheme=light, reduced_motion="reduce", storage_state=None
    )


def more_pictures(browser: Any, base: str, folder: Path) -> None:
    """The tables of other games, with few and many seats."""
    for key, (counts, answers) in TABLES.items():
        for seats in counts:
            for size in SIZES:
                context = visitor(browser, base, size, "light")
                others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
                form = {"game": key, "seats": [{"kind": "you", "name": "Anna"}, *others]}
                made = context.request.post("/api/tables", data=form).json()
                page = context.new_page()
                page.goto(f"/seat/{made['table']}/0/{made['seats'][0]['token']}")
                page.wait_for_selector("#board")
                play(context, made["table"], answers)
                page.wait_for_selector("#table[data-turn=you]", state="attached")
                take(page, folder, f"{key}-{seats}-{size}")
                context.close()


def pictures(browser: Any, base: str, folder: Path) -> None:
    """The same four pages for every size and both lights."""
    table = ""
    for light in ("light", "dark"):
        for size in SIZES:
            context = visitor(browser, base, size, light)
            page = context.new_page()
            page.goto("/")
            page.fill("#name", "Anna")
            page.click("#name-form button")
            page.click("text=Play now")
            page.wait_for_selector("#board")
            table = page.get_attribute("#table", "data-table")
            play(context, table, ANSWERS)
            page.wait_for_selector("#table[data-turn=you]", state="attached")
            take(page, folder, f"table-{size}-{light}")
            page.goto("/")
            take(page, folder, f"lobby-{size}-{light}")
            play(context, table, 10_000)
            page.goto(f"/table/{table}")
            take(page, folder, f"end-{size}-{light}")
            page.goto(f"/replay/{table}/60")
            take(page, folder, f"replay-{size}-{light}")
            context.close()


def main(folder: Path) -> None:
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        pictures(browser, base, folder)
        more_pictures(browser, base, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "screens")
