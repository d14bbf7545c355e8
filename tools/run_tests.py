"""Run the tests twice, on the sources and on the installed wheel, and say how many ran."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
OUTER = ("tests/web", "tests/store", "tests/table")  # nothing in them is compiled: they run once, on what users have


def run(mode: str, env: dict[str, str], words: list[str]) -> tuple[int, int]:
    """The exit code and the number of tests that passed."""
    print(f"== {mode} ==", flush=True)
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *words]
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    passed = re.findall(r"(\d+) passed", "".join(lines))
    return process.returncode, int(passed[-1]) if passed else 0


def is_compiled() -> bool:
    probe = [sys.executable, "-c", "import benben; print(benben.compiled())"]
    done = subprocess.run(probe, cwd=ROOT.parent, capture_output=True, text=True, check=True)
    return done.stdout.strip() == "True"


def main(words: list[str]) -> int:
    sources = {"PYTHONPATH": str(ROOT / "src"), "BENBEN_EXPECT": "interpreted"}
    both = is_compiled()
    skipped = [f"--ignore={folder}" for folder in OUTER] if both and not words else []
    code, interpreted = run("interpreted, from src/", sources, [*words, *skipped])
    if not both:
        print(f"Tests run: {interpreted} interpreted, none compiled: no C compiler was found on this machine.")
        return code
    more, compiled = run("compiled, from the installed wheel", {"BENBEN_EXPECT": "compiled"}, words)
    print(f"Tests run: {interpreted} interpreted, {compiled} compiled.")
    print(f"{interpreted + compiled} passed, 0 failed" if not (code or more) else "Some tests failed: see above.")
    return code or more


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
