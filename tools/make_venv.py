"""Make the virtual environment, or say in a sentence what is missing."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def missing() -> str:
    """What this Python lacks, as a sentence; '' if nothing."""
    if sys.version_info < (3, 11):
        return f"benben needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 play"
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return "This Python cannot make virtual environments: the package python3-venv (ensurepip) is missing."
    return ""


def make(folder: Path) -> None:
    """An environment that was begun and not finished, or made in another way, is made anew."""
    from tools.phase import Failed, locked, run

    folder.mkdir(exist_ok=True)
    with locked(folder / "setup.lock", "Somebody else is setting up benben here; waiting for it …"):
        made = folder / "made"
        if made.exists() and (folder / "bin" / "python").exists():
            return
        for old in folder.iterdir():
            if old.is_dir():
                shutil.rmtree(old)
            elif old.name != "setup.lock":
                old.unlink()
        try:
            run(
                f"Making a Python environment in {folder.name}", [sys.executable, "-m", "venv", str(folder)], cwd=Path()
            )
        except Failed as failed:
            sys.exit(f"{failed}\nThe Python environment could not be made.")
        made.touch()


if __name__ == "__main__":
    if missing():
        sys.exit(missing())
    make(Path(sys.argv[1]).absolute())
