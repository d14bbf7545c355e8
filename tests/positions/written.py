"""The positions that docs/positions.md shows, by their headings."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from benben.core.match import Match
from benben.core.registry import game

PAGE = Path(__file__).parent.parent.parent / "docs" / "positions.md"
BLOCK = re.compile(r"^### (\w+ \d+): .*?\n\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def written() -> dict[str, dict[str, Any]]:
    """`Ra 1`, … → the document."""
    return {match[1]: json.loads(match[2]) for match in BLOCK.finditer(PAGE.read_text("utf-8"))}


def match_of(name: str, **more: Any) -> Match:
    """A match from a position of the page; chance waits."""
    form = written()[name]
    return game(form["game"]).match(position=form, **({"auto": False} | more))
