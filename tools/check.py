"""The quality gates: style, types, sizes, and how much of core and games the tests run."""

from __future__ import annotations

import ast
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COVERED = 95.0  # per cent of the lines of core and games
LONGEST_FILE = 450
LONGEST_FUNCTION = 60
TEN_PER_CENT = 25  # no more functions than that are longer
MEDIAN = 8


def run(*words: str, env: dict[str, str] | None = None) -> bool:
    print("$", " ".join(words), flush=True)
    return (
        subprocess.run([sys.executable, "-m", *words], cwd=ROOT, env=os.environ | (env or {}), check=False).returncode
        == 0
    )


def sizes() -> bool:
    """Short functions, short files."""
    lengths, wrong = [], []
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text("utf-8")
        if text.count("\n") > LONGEST_FILE:
            wrong.append(f"{path.relative_to(ROOT)} has {text.count(chr(10))} lines")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                lengths.append(length)
                if length > LONGEST_FUNCTION:
                    wrong.append(f"{path.relative_to(ROOT)}: {node.name} has {length} lines")
    median, tenth = statistics.median(lengths), statistics.quantiles(lengths, n=10)[-1]
    print(f"{len(lengths)} functions: median {median:.0f} lines, 90th percentile {tenth:.0f}")
    for line in wrong:
        print(line)
    return not wrong and median <= MEDIAN and tenth <= TEN_PER_CENT


def coverage() -> bool:
    """How much of core and games the tests run, interpreted, and without those that run the same again."""
    env = {"PYTHONPATH": str(ROOT / "src"), "BENBEN_EXPECT": "interpreted"}
    parts = ("tests/conformance", "tests/core", "tests/games", "tests/draw", "tests/positions")  # the longest first
    report = ("--cov=benben", "--cov-report=json:.coverage.json")
    if not run("pytest", "-n", "auto", "--dist", "worksteal", "-m", "not wide", *report, *parts, env=env):
        return False
    files = json.loads((ROOT / ".coverage.json").read_text())["files"]
    fine = True
    for part in ("core", "games"):
        totals = [f["summary"] for name, f in files.items() if f"benben/{part}/" in name]
        share = 100 * sum(t["covered_lines"] for t in totals) / sum(t["num_statements"] for t in totals)
        print(f"{part}: {share:.1f} % of the lines are run by tests")
        fine = fine and share >= COVERED
    for name, file in files.items():
        if ("benben/core/" in name or "benben/games/" in name) and file["missing_lines"]:
            print(f"  {name}: not run: {file['missing_lines']}")
    return fine


def main() -> int:
    gates = {
        "ruff check": lambda: run("ruff", "check", "."),
        "ruff format": lambda: run("ruff", "format", "--check", "--quiet", "."),
        "mypy": lambda: run("mypy"),
        "mypy of tests": lambda: run("mypy", "-p", "tests", "-p", "tools"),
        "sizes": sizes,
        "coverage": coverage,
    }
    failed = [name for name, gate in gates.items() if not gate()]
    print("All checks passed." if not failed else f"Failed: {', '.join(failed)}")
    return len(failed)


if __name__ == "__main__":
    sys.exit(main())
