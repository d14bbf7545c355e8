"""Install benben as a wheel, compiled where the machine can; with --dev the tools that the tests need."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def pip(*words: str) -> None:
    done = subprocess.run([*PIP, *words], cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        sys.exit(f"Setting up failed at: pip {' '.join(words)}")


def install_wheel() -> None:
    with tempfile.TemporaryDirectory() as folder:
        pip("wheel", "--no-deps", "-w", folder, ".")
        shutil.rmtree(ROOT / "build", ignore_errors=True)
        wheel = str(next(Path(folder).glob("*.whl")))
        pip("install", "-c", "constraints.txt", wheel)
        pip("install", "--no-deps", "--force-reinstall", wheel)
        if wheel.endswith("-any.whl"):
            print("No C compiler with Python's headers was found: benben runs interpreted, complete but slower.")


def install_dev() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pip("install", "-c", "constraints.txt", *project["optional-dependencies"]["dev"])


if __name__ == "__main__":
    install_dev() if "--dev" in sys.argv else install_wheel()
