"""Pictures of the board for the eye: `PYTHONPATH=src:. python -m tests.draw.screens FOLDER`.

Writes each position of `positions` as a page (light and dark, 1280 and 360 wide) and as a file that stands alone, and
takes screenshots of all of them if a Chromium is found.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from markupsafe import Markup

from benben.draw import package_text, sheet, sheet_of, standalone
from benben.draw import tags as h
from benben.games.ra_dice.board import board, touches
from tests.draw.positions import ANSWERS, POSITIONS, View

WIDTHS = {1280: 1040, 360: 1250}  # and how tall a picture must be
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--hide-scrollbars"),
)
PAGE = """
body { margin: 0 auto; max-width: 900px; padding: 16px 0; background: var(--ground); }
@media (max-width: 900px) { body { padding: 0; } }
"""
FRAME = '<body style="margin:0"><iframe src="{}" width="{}" height="{}" frameborder="0"></iframe>'


def marks(name: str, view: View) -> dict[str, frozenset[str]]:
    """What is asked in each position."""
    wanted: dict[str, list[dict[str, Any]]] = {
        "reroll": [{"do": "keep"}, {"do": "reroll", "dice": ["yellow", "blue", "purple", "red"]}],
        "mid": [
            *({"do": "place_monument", "colour": "yellow", "column": n} for n in (2, 3, 6, 7, 8)),
            *({"do": "advance_nile", "dice": 1, "ankhs": n} for n in (0, 1)),
            {"do": "end_turn"},
        ],
        "crowded": [answer for answer in ANSWERS if answer["do"] == "declare_disaster"],
        "two": [
            {"do": "advance_pharaoh", "dice": 1, "ankhs": 0},
            {"do": "advance_pharaoh", "dice": 1, "ankhs": 1},
            {"do": "place_civilization", "colour": "purple"},
            {"do": "retrieve_civilization", "colour": "blue"},
            {"do": "retrieve_monument", "colour": "yellow", "column": 2},
            {"do": "flood_nile", "ankhs": 1},
        ],
    }
    targets = frozenset(name for answer in wanted.get(name, []) for name in touches(view, answer))
    chosen = {"reroll": {"die-yellow", "die-red"}, "mid": {"die-yellow"}, "two": {"space-civilization-purple"}}
    last = {"mid": {"space-monuments-blue-8", "pharaoh-2"}, "beyond": {"ra", "score-1", "die-green"}}
    return {"targets": targets, "chosen": frozenset(chosen.get(name, ())), "last": frozenset(last.get(name, ()))}


def page(name: str, theme: str) -> str:
    """A page with nothing but the board."""
    view = POSITIONS[name]()
    style = "\n".join(package_text(file) for file in ("tokens.css", "shapes.css", "board.css"))
    head = h.head[h.meta(charset="utf-8"), h.title[name], h.style[Markup(style + PAGE)]]
    return str(h.html(lang="en", data_theme=theme)[head, h.body[sheet(), sheet_of(board(view, **marks(name, view)))]])


def shoot(source: Path, target: Path, width: int, height: int, *flags: str) -> None:
    """A screenshot of a file."""
    if CHROMIUM is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        size = [f"--user-data-dir={folder}", f"--window-size={width},{height}", f"--screenshot={target}"]
        subprocess.run([CHROMIUM, *FLAGS, *size, *flags, source.as_uri()], check=True, capture_output=True, timeout=60)


def main(folder: Path) -> None:
    """Write and shoot everything."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, position in POSITIONS.items():
        alone = folder / f"{name}.svg"
        alone.write_text(standalone(board(position()), title=f"Ra: The Dice Game, {name}"), "utf-8")
        shoot(alone, folder / f"{name}-alone-light.png", 900, 1150)
        shoot(alone, folder / f"{name}-alone-dark.png", 900, 1150, "--blink-settings=preferredColorScheme=0")
        for theme in ("light", "dark"):
            source = folder / f"{name}-{theme}.html"
            source.write_text(page(name, theme), "utf-8")
            for width, height in WIDTHS.items():
                frame = folder / f"{name}-{theme}-{width}.html"
                frame.write_text(FRAME.format(source.name, width, height), "utf-8")
                shoot(frame, folder / f"{name}-{theme}-{width}.png", max(width, 500), height)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
