"""What the documents show is true: their Python blocks run, their commands succeed, their files are the real ones."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tools.docs import filled

from benben.core.registry import game, keys

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SERVED = "http://localhost:8000"  # where documents have the web table
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[str, str]]:
    return [(match[1], match[2]) for match in BLOCK.finditer(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_blocks_run(page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    ran = 0
    with contextlib.chdir(tmp_path), contextlib.ExitStack() as stack:
        for language, text in blocks(page):
            if SERVED in text:
                text = text.replace(SERVED, stack.enter_context(served()))
            if language == "python":
                if text.startswith("# ") and text.split()[1].endswith(".py"):
                    Path(text.split()[1]).write_text(text)
                exec(compile(text, str(page), "exec"), names)
                ran += 1
            elif language == "console":
                run_commands(text)
                ran += 1
    for thing in names.values():
        if isinstance(thing, httpx.Client):
            thing.close()
    assert ran > 0


@contextlib.contextmanager
def served() -> Iterator[str]:
    """A web table in this folder; its address."""
    words = ["serve", "--no-browser", "--port", "0", "--database", "t.db", "--pace", "0"]
    command = [sys.executable, "-m", "benben", *words]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[4]
        process.terminate()


def environment() -> dict[str, str]:
    env = os.environ | {"BENBEN_HOME": str(Path.cwd())}
    if "PYTHONPATH" in env:
        env["PYTHONPATH"] = str((ROOT / env["PYTHONPATH"]).resolve())
    return env


def run_commands(text: str) -> None:
    env = environment()
    for line in text.splitlines():
        assert line.startswith("$ benben "), line
        words = [sys.executable, "-m", "benben", *shlex.split(line)[2:]]
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}: {done.stderr}"


def test_contributing_shows_the_real_files_of_the_example_game() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert filled(text) == text, "run: python tools/docs.py"
    shown = set(re.findall(r"<!-- file: (\S+) -->", text))
    folder = ROOT / "src" / "benben" / "examples" / "pig"
    real = {str(path.relative_to(ROOT)) for path in folder.rglob("*.*") if path.suffix in {".py", ".md"}}
    assert real - shown == {f"src/benben/examples/pig/{name}" for name in ("rules/__init__.py", "RULES.de.md")}


def test_the_python_example_of_the_readme_is_ten_lines() -> None:
    code = next(text for language, text in blocks(ROOT / "README.md") if language == "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_the_program_that_plays_over_the_web_is_ten_lines() -> None:
    code = next(text for language, text in blocks(ROOT / "docs" / "web.md") if language == "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_a_bot_is_at_most_twenty_lines() -> None:
    code = next(text for language, text in blocks(ROOT / "docs" / "bots.md") if language == "python")
    assert len(code.splitlines()) <= 20


def test_readme_lists_every_game() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for key in keys():
        assert f"`{key}`" in text
        assert game(key).title in text


def test_every_game_has_help_and_a_primer() -> None:
    for key in keys(examples=True):
        found = game(key)
        assert len(found.say("primer")) > 50
        assert all(len(text) > 20 for text in found.help().values())


def test_documents_name_no_machine_and_no_registry() -> None:
    for path in [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", ROOT / "constraints.txt"]:
        text = path.read_text("utf-8")
        assert not re.search(r"(?<![\w.:/-])/(home|root|work|opt)/\w", text), path
        assert "://" not in text or path.suffix == ".md"
