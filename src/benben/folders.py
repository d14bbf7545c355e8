"""Where a user's files lie."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for saved games: BENBEN_HOME, or what the system has for such things."""
    if own := os.environ.get("BENBEN_HOME"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "benben"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "benben"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "benben"
