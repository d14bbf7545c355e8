"""Run the tests twice, on the sources and on the installed wheel, and say how many ran."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools.phase import QUIET, sign_of_life, tell

ROOT = Path(__file__).parent.parent
OUTER = ("tests/web", "tests/store", "tests/table")  # nothing in them is compiled: they run once, on what users have


def parts(pipe: IO[bytes]) -> Iterator[bytes]:
    """What is printed, as it comes: a line of dots takes long. After a while without a word, a sign of life."""
    began, ended = time.monotonic(), True
    while True:
        if not select.select([pipe], [], [], QUIET)[0]:
            if not ended:
                tell("")
            sign_of_life(began)
            ended = True
        elif part := os.read(pipe.fileno(), 65536):
            ended = part.endswith(b"\n")
            yield part
        else:
            return


def run(mode: str, env: dict[str, str], words: list[str]) -> tuple[int, int]:
    """The exit code and the number of tests that passed."""
    tell(f"== {mode} ==")
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *words]
    printed = b""
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | env, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for part in parts(process.stdout):
            printed += part
            sys.stdout.buffer.write(part)
            sys.stdout.buffer.flush()
    passed = re.findall(r"(\d+) passed", printed.decode(errors="replace"))
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
