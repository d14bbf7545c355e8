"""The browser for the tests: the system's Chromium, or one that is installed here."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path

from tools.phase import Failed, run, tell

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LONGEST = 600.0  # seconds for an installation
WITHOUT = """\
************************************************************************
No Chromium was found, and none could be installed: the browser tests are
SKIPPED. Install one (on Debian: apt-get install chromium) to run them.
************************************************************************"""


def found() -> str:
    """The path of a Chromium; '' if there is none."""
    if own := os.environ.get("BENBEN_CHROMIUM"):
        return own
    return next((path for name in NAMES if (path := shutil.which(name))), "") or _playwrights()


def _playwrights() -> str:
    """The one that Playwright has downloaded."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return ""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def install() -> None:
    """Get a Chromium where that is possible without asking anybody."""
    if found():
        return
    tell("The browser tests need a Chromium, and there is none yet.")
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        _run("Asking Debian for its packages", "apt-get", "update", "-q")
        _run("Installing Chromium", "apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium")
    if not found():
        _run("Downloading Chromium for Playwright", sys.executable, "-m", "playwright", "install", "chromium")
    if not found():
        print(WITHOUT, flush=True)


def _run(title: str, *words: str) -> None:
    with contextlib.suppress(OSError, Failed):
        run(title, words, cwd=Path.cwd(), env={"DEBIAN_FRONTEND": "noninteractive"}, longest=LONGEST)


if __name__ == "__main__":
    install()
