"""Make the virtual environment, or say in a sentence what is missing."""

from __future__ import annotations

import subprocess
import sys


def main(folder: str) -> int:
    if sys.version_info < (3, 11):
        print(f"benben needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 play")
        return 1
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        print("This Python cannot make virtual environments: the package python3-venv (ensurepip) is missing.")
        return 1
    return subprocess.run([sys.executable, "-m", "venv", folder], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
