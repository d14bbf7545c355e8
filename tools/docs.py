"""Put the files of the example game into CONTRIBUTING.md, where `<!-- file: … -->` says so.

python tools/docs.py
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
MARK = re.compile(r"<!-- file: (\S+) -->\n(?:\n(`{3,})[a-z]+\n.*?\n\2\n)?", re.DOTALL)
LANGUAGES = {".md": "markdown", ".ftl": "fluent"}


def filled(text: str) -> str:
    """The text with every named file under its mark."""

    def block(match: re.Match[str]) -> str:
        path = ROOT / match[1]
        language = LANGUAGES.get(path.suffix, "python")
        return f"<!-- file: {match[1]} -->\n\n````{language}\n{path.read_text('utf-8').rstrip()}\n````\n"

    return MARK.sub(block, text)


if __name__ == "__main__":
    page = ROOT / "CONTRIBUTING.md"
    page.write_text(filled(page.read_text("utf-8")), encoding="utf-8")
