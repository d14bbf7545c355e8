"""Which lines of core and games the tests run: measured as they run on the sources, kept until something changes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
REPORT = ROOT / ".coverage.json"
STAMP = ROOT / ".coverage.stamp"  # of the sources and tests that the report is about
WORDS = ("--cov=benben.core", "--cov=benben.games", f"--cov-report=json:{REPORT.name}")  # for pytest


def stamp() -> str:
    """Of all sources and tests."""
    found = hashlib.sha256()
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            found.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def keep(made_from: str) -> None:
    """The report is about this."""
    STAMP.write_text(made_from)


def forget() -> None:
    STAMP.unlink(missing_ok=True)


def is_kept() -> bool:
    """Whether the report is about the sources and tests as they are."""
    return REPORT.exists() and STAMP.exists() and STAMP.read_text() == stamp()


def files() -> dict[str, Any]:
    """The report, by file."""
    found: dict[str, Any] = json.loads(REPORT.read_text())["files"]
    return found
