"""The pictures that the documents show: python -m tools.screens [FOLDER].

Few and small: what a visitor sees first of a page, scaled down by the browser and kept as WebP.
"""

from __future__ import annotations

import base64
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tools.browser import found

ROOT = Path(__file__).parent.parent
SIZES = {"desktop": (1280, 900), "phone": (360, 780)}
WIDTH = 960  # of a picture, at most
QUALITY = 0.8
SCALE = """async ([png, width, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.min(width, image.width);
    canvas.height = Math.round(image.height * canvas.width / image.width);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Picture(NamedTuple):
    """A table after some answers of ours; without a game, the lobby."""

    name: str
    game: str = ""
    seats: int = 2
    answers: int = 0
    size: str = "desktop"
    light: str = "light"


PICTURES = (
    Picture("lobby"),
    Picture("ra-dice", "ra-dice", 3, 34),
    Picture("egyptia", "egyptia", 4, 34),
    Picture("architects", "architects", 2, 16),
    Picture("egizia", "egizia", 4, 24),
    Picture("egizia-shifting-sands", "egizia-shifting-sands", 4, 24),
    Picture("phone", "ra-dice", 3, 34, "phone", "dark"),
)


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


def sit_down(context: Any, page: Any, picture: Picture) -> None:
    """A new table with bots, played so far that there is something to see."""
    others = [{"kind": "bot", "bot": "greedy"}] * (picture.seats - 1)
    form = {"game": picture.game, "seats": [{"kind": "you", "name": "Anna"}, *others]}
    made = context.request.post("/api/tables", data=form).json()
    page.goto(f"/seat/{made['table']}/0/{made['seats'][0]['token']}")
    page.wait_for_selector("#board")
    play(context, made["table"], picture.answers)
    page.wait_for_selector("#table[data-turn=you]", state="attached")


def take(browser: Any, base: str, picture: Picture) -> bytes:
    """The picture as WebP; the browser scales it."""
    width, height = SIZES[picture.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=base,
        color_scheme=picture.light,
        reduced_motion="reduce",
    )
    page = context.new_page()
    if picture.game:
        sit_down(context, page, picture)
    else:
        page.goto("/")
    page.wait_for_timeout(900)
    png = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")
    webp = base64.b64decode(page.evaluate(SCALE, [png, WIDTH, QUALITY]))
    context.close()
    return webp


def main(folder: Path) -> None:
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        for picture in PICTURES:
            print(f"{picture.name} …", flush=True)
            (folder / f"{picture.name}.webp").write_bytes(take(browser, base, picture))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "screens")
