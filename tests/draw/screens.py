"""Pictures of a board for the eye: `PYTHONPATH=src:. python -m tests.draw.screens KEY FOLDER [NAME …]`.

Writes each made-up position as a page (light and dark, 1280 and 360 wide, and one in grey) and as a file that stands
alone, and takes screenshots of the pages if a Chromium is found.
"""

from __future__ import annotations

import sys
from pathlib import Path

from markupsafe import Markup
from tools.browser import found

from benben.draw import package_text, sheet, sheet_of, standalone
from benben.draw import tags as h
from tests.draw.boards import BOARDS, Drawn

PAGE = """
body { margin: 0 auto; max-width: 900px; padding: 16px 0; background: var(--ground); }
@media (max-width: 900px) { body { padding: 0; } }
html.grey { filter: grayscale(1); }
"""


def page(drawn: Drawn, name: str, theme: str, grey: bool = False) -> str:
    """A page with nothing but the board, as it is asked in the position."""
    style = "\n".join(package_text(file) for file in ("tokens.css", "shapes.css", "board.css"))
    head = h.head[
        h.meta(charset="utf-8"), h.meta(name="viewport", content="width=device-width"), h.title[name],
        h.style[Markup(style + PAGE)],
    ]  # fmt: skip
    board = sheet_of(drawn.as_asked(name))
    html = h.html(lang="en", data_theme=theme, class_="grey" if grey else None)[head, h.body[sheet(), board]]
    return f"<!doctype html>{html}"


def shoot(folder: Path, names: list[str], chromium: str) -> None:
    """Screenshots of all pages."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for width in (1280, 360):
            tab = browser.new_page(viewport={"width": width, "height": 800})
            for name in names:
                for theme in ("light", "dark", "grey"):
                    tab.goto((folder / f"{name}-{theme}.html").as_uri())
                    tab.screenshot(path=folder / f"{name}-{theme}-{width}.png", full_page=True)
        browser.close()


def main(drawn: Drawn, folder: Path, names: list[str]) -> None:
    """Write and shoot everything."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        alone = standalone(drawn.plain(name), title=f"{drawn.title}, {name}")
        (folder / f"{name}.svg").write_text(alone, "utf-8")
        for theme in ("light", "dark"):
            (folder / f"{name}-{theme}.html").write_text(page(drawn, name, theme), "utf-8")
        (folder / f"{name}-grey.html").write_text(page(drawn, name, "light", grey=True), "utf-8")
    if chromium := found():
        shoot(folder, names, chromium)


if __name__ == "__main__":
    of_game = BOARDS[sys.argv[1]]
    main(of_game, Path(sys.argv[2]).resolve(), sys.argv[3:] or list(of_game.positions))
