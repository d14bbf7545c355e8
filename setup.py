"""Compile the hot part with mypyc where a C compiler is found; else install plain Python.

BENBEN_COMPILE=1 insists on compiling, 0 never compiles, auto (the default) does what the machine allows.
All modules go into one group, so that calls between them are direct: two libraries would compile on two cores, but the
core's small functions are called from every game, millions of times per second.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parent
CORE = (
    "actions", "bits", "components", "deck", "events", "hints", "learning", "menu", "refusals", "rng", "rollouts",
    "search", "steps", "thinking",
)  # fmt: skip
OUTER = {"__init__", "look", "view", "words"}  # of a game, as files or folders: what people and programs see


def inner_modules(folder: Path) -> list[Path]:
    """Of a game or a family of games, at any depth: all but its outer part."""
    return [path for path in sorted(folder.rglob("*.py")) if not OUTER & {path.stem, *path.relative_to(folder).parts}]


def core_modules(package: Path) -> list[Path]:
    return [package / "core" / f"{name}.py" for name in CORE]


def hot_modules() -> list[Path]:
    """The core's inner part, and of each game what the rules and the bots' advice need."""
    package = Path("src/benben")
    folders = sorted(path for part in ("games", "examples") for path in (package / part).iterdir() if path.is_dir())
    return core_modules(package) + [path for folder in folders for path in inner_modules(folder)]


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here: tried, not guessed."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, "-c", str(source), "-o", f"{folder}/try.o", "-I", sysconfig.get_path("include")]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    wish = os.environ.get("BENBEN_COMPILE", "auto")
    if wish == "0" or {"dist_info", "egg_info", "sdist"} & set(sys.argv):
        return []  # nothing is built in these
    if wish != "1" and sys.platform != "win32" and not can_compile():
        print("benben: no C compiler with Python's headers was found; installing plain Python.", file=sys.stderr)
        return []
    os.environ["MYPYPATH"] = "src"
    return compiled_together(hot_modules())


def compiled_together(modules: list[Path], opt_level: str = "3") -> list[Extension]:
    """One group of modules for the compiler: calls between them are direct."""
    from mypyc.build import mypycify

    # Types are checked strictly by `make check`; here the packages of the outer layers need not be installed.
    words = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *map(str, modules)]
    built: list[Extension] = mypycify(words, opt_level=opt_level, debug_level="0", group_name="benben")
    for extension in built:
        if sys.platform != "win32":
            # Without the first, calls between the compiled functions are not inlined; without the second, gcc looks
            # at the indentation of a quarter of a million lines that nobody reads, for half of its time.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
    return built


if __name__ == "__main__":
    from setuptools import setup

    os.chdir(ROOT)
    setup(ext_modules=extensions())
