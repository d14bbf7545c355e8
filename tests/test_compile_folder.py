"""Games and families outside the package compile with the core, by the folder convention alone, and play the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compile_folder import compile_folders, modules

import benben

FAMILY = [Path("tests/toys") / name for name in ("barge_common", "barge_race", "barge_toll")]
FOLDERS = [Path("src/benben/examples/pig"), *FAMILY]
FILES = "import importlib, sys; print(*[importlib.import_module(name).__file__ for name in sys.argv[1:]], sep='\\n')"


def python(out: Path, *words: str) -> str:
    """What Python prints, run in OUT; it must succeed."""
    env = os.environ | {"PYTHONPATH": str(out), "BENBEN_EXPECT": "compiled"}
    done = subprocess.run([sys.executable, *words], cwd=out, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(not benben.compiled(), reason="it proves something about compiled games")
def test_games_outside_the_package_compile_with_the_core(tmp_path: Path) -> None:
    out = tmp_path / "out"
    compile_folders(out, FOLDERS)
    names = [".".join(path.with_suffix("").parts) for path in modules(FOLDERS)]
    files = [Path(line) for line in python(out, "-c", FILES, *names).split()]
    assert all(file.is_relative_to(out) and file.suffix != ".py" for file in files), files
    keys = " or ".join(folder.name.replace("_", "-") for folder in FOLDERS)
    told = python(
        out, "-m", "pytest", "-p", "no:xdist", "-m", "not wide", "tests/conformance/test_games.py", "-k", keys
    )
    assert " passed" in told
