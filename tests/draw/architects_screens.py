"""Pictures of the board of Egyptian Architects for the eye.

`PYTHONPATH=src:. python -m tests.draw.architects_screens FOLDER [NAME …]`

Writes each position as a page (light and dark, 1280 and 360 wide, and one in grey) and as a file that stands alone,
and takes screenshots of the pages if a Chromium is found.
"""

from __future__ import annotations

import sys
from pathlib import Path

from markupsafe import Markup

from benben.draw import package_text, sheet, sheet_of, standalone
from benben.draw import tags as h
from benben.games.architects.board import board, touches
from tests.draw.architects_positions import LAST, POSITIONS, asked
from tests.draw.screens import CHROMIUM, PAGE

GREY = "html.grey { filter: grayscale(1); }"
CHOSEN = {"build": {"card-mummy-1"}}


def marks(name: str) -> dict[str, frozenset[str]]:
    """What is asked in each position, and what is chosen."""
    view = POSITIONS[name]()
    targets = frozenset(found for answer in asked(name) for found in touches(view, answer))
    return {"targets": targets, "chosen": frozenset(CHOSEN.get(name, ())), "last": frozenset(LAST.get(name, ()))}


def page(name: str, theme: str, grey: bool = False) -> str:
    """A page with nothing but the board."""
    style = "\n".join(package_text(file) for file in ("tokens.css", "shapes.css", "board.css"))
    head = h.head[
        h.meta(charset="utf-8"), h.meta(name="viewport", content="width=device-width"), h.title[name],
        h.style[Markup(style + PAGE + GREY)],
    ]  # fmt: skip
    drawn = sheet_of(board(POSITIONS[name](), **marks(name)))
    html = h.html(lang="en", data_theme=theme, class_="grey" if grey else None)[head, h.body[sheet(), drawn]]
    return f"<!doctype html>{html}"


def shoot(folder: Path, names: list[str]) -> None:
    """Screenshots of all pages."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for width in (1280, 360):
            tab = browser.new_page(viewport={"width": width, "height": 800})
            for name in names:
                for theme in ("light", "dark", "grey"):
                    tab.goto((folder / f"{name}-{theme}.html").as_uri())
                    tab.screenshot(path=folder / f"{name}-{theme}-{width}.png", full_page=True)
        browser.close()


def main(folder: Path, names: list[str]) -> None:
    """Write and shoot everything."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        alone = standalone(board(POSITIONS[name]()), title=f"Egyptian Architects, {name}")
        (folder / f"{name}.svg").write_text(alone, "utf-8")
        for theme in ("light", "dark"):
            (folder / f"{name}-{theme}.html").write_text(page(name, theme), "utf-8")
        (folder / f"{name}-grey.html").write_text(page(name, "light", grey=True), "utf-8")
    if CHROMIUM:
        shoot(folder, names)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2:] or list(POSITIONS))
