"""Compile the hot part with mypyc where a C compiler is found; else install plain Python.

BENBEN_COMPILE=1 insists on compiling, 0 never compiles, auto (the default) does what the machine allows.
All modules go into one group, so that calls between them are direct.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
CORE = ("actions", "bits", "components", "deck", "events", "hints", "menu", "refusals", "rng", "steps")
OUTER = {"__init__", "look", "view", "words"}  # of a game, as files or folders: what people and programs see


def hot_modules() -> list[str]:
    """The core's inner part, and of each game what the rules and the evaluation need: all but its outer part."""
    src = Path("src/benben")
    found = [src / "core" / f"{name}.py" for name in CORE]
    for part in ("games", "examples"):
        inner = (path for path in sorted((src / part).glob("*/**/*.py")))
        found += [path for path in inner if not OUTER & {path.stem, *path.relative_to(src / part).parts}]
    return [str(path) for path in found]


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
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    # Types are checked strictly by `make check`; here the packages of the outer layers need not be installed.
    words = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *hot_modules()]
    built = mypycify(words, opt_level="3", debug_level="0", group_name="benben")
    for extension in built:
        if sys.platform != "win32":
            # without it calls between the compiled functions are not inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


def bring_htmx() -> None:
    """htmx comes out of a wheel that is needed for building only: no download, nothing kept in the repository."""
    found = importlib.util.find_spec("django_htmx")
    if found is not None and found.origin is not None:
        source = Path(found.origin).parent / "static" / "django_htmx" / "htmx-4.min.js"
        shutil.copyfile(source, ROOT / "src/benben/web/static/htmx.min.js")


os.chdir(ROOT)
bring_htmx()
setup(ext_modules=extensions())
