"""Compile games that are not part of the package, with the core: python -m tools.compile_folder OUT FOLDER...

OUT becomes a copy of benben and of the tests in which the core and the folders named (games and families below
src/benben or tests/toys) are compiled together, by the convention that setup.py tells. Whatever runs in OUT runs on
that: `cd OUT && python -m pytest tests/conformance`.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.phase import Failed, run

ROOT = Path(__file__).parent.parent


def copied(out: Path) -> None:
    """The package and the tests, without the builds of other runs."""
    without = shutil.ignore_patterns("__pycache__", "*.so")
    for source, target in ((ROOT / "src/benben", "benben"), (ROOT / "tests", "tests"), (ROOT / "tools", "tools")):
        shutil.copytree(source, out / target, ignore=without)
    shutil.copy(ROOT / "setup.py", out)


def modules(folders: list[Path]) -> list[Path]:
    """The core and the inner modules of the folders, by their places in OUT."""
    from setup import core_modules, inner_modules

    places = [Path(str(folder).removeprefix("src/")) for folder in folders]
    return core_modules(Path("benben")) + [path for place in places for path in inner_modules(place)]


def compile_here(folders: list[Path]) -> None:
    """In OUT: the extensions beside the sources, where they are imported first."""
    from setup import compiled_together
    from setuptools import setup

    # It is a proof that the folders compile and play the same, not fast: the C compiler need not take pains.
    os.environ["MYPYPATH"] = "."
    setup(
        name="folder",
        packages=[],
        script_args=["build_ext", "--inplace"],
        ext_modules=compiled_together(modules(folders), opt_level="0"),
    )


def compile_folders(out: Path, folders: list[Path]) -> None:
    """Make OUT, or raise Failed with what the compiler said."""
    copied(out)
    words = [sys.executable, "-m", "tools.compile_folder", "--here", *map(str, folders)]
    run(f"Compiling the core and {', '.join(map(str, folders))}", words, cwd=out, details=False)
    shutil.copy(ROOT / "pyproject.toml", out)  # for pytest; it describes another package than the one compiled here


if __name__ == "__main__":
    if sys.argv[1] == "--here":
        compile_here([Path(word) for word in sys.argv[2:]])
    else:
        try:
            compile_folders(Path(sys.argv[1]), [Path(word) for word in sys.argv[2:]])
        except Failed as failed:
            sys.exit(str(failed))
