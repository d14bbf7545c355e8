"""The pictures in docs: only those that a document shows, and light."""

from __future__ import annotations

import re
from pathlib import Path

from tools.screens import PICTURES, ROOT

MOST = 2_000_000  # bytes, of all pictures together


def pictures() -> list[Path]:
    return sorted((ROOT / "docs/screens").iterdir())


def test_pictures_weigh_little() -> None:
    assert sum(path.stat().st_size for path in pictures()) < MOST


def test_documents_show_every_picture_and_no_other() -> None:
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    shown = {name for path in documents for name in re.findall(r"screens/([\w.-]+)\)", path.read_text("utf-8"))}
    assert shown == {path.name for path in pictures()} == {f"{picture.name}.webp" for picture in PICTURES}
