"""A language more, made as docs/translating.md says: by files alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import benben

FRENCH = {
    "language": "language-name = Français\n",
    "examples/pig": """
title = Cochon
roll = Lancer le dé
    .chip = Lancer
event-rolled = { $name } lance le dé : { $x }.
event-score = { $name } garde { $x ->
    [one] { $x } point
   *[other] { $x } points
}.
nonsense = Rien
hold = { $nobody }
""",
}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, with a beginning of French."""
    folder = tmp_path_factory.mktemp("french")
    home = folder / "benben"
    leave_out = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(Path(benben.__file__).parent, home, ignore=leave_out)
    for part, text in FRENCH.items():
        (home / part / "words" / "fr.ftl").write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(folder), "LANG": "C.UTF-8", "BENBEN_HOME": str(folder)}
    command = [sys.executable, "-m", "benben", *words]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_what_is_translated_is_said_and_the_rest_in_english(copied: Path) -> None:
    ran = run(copied, "play", "pig", "--players", "2", "--seats", "random,random", "--seed", "3", "--language", "fr")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "lance le dé : " in ran.stdout and " wins." in ran.stdout


def test_the_check_tells_what_is_missing_unknown_and_broken(copied: Path) -> None:
    ran = run(copied, "words", "--check", "fr")
    assert ran.returncode == 1
    lines = ran.stdout.splitlines()
    assert "missing: examples.pig summary" in lines
    assert "missing: examples.pig PIG-1.1" in lines
    assert "not in English: examples.pig nonsense" in lines
    assert "broken: examples.pig hold: English gives no $nobody" in lines
    assert not any(line.endswith("examples.pig roll") for line in lines)


def test_what_changed_since_it_was_seen_is_stale(copied: Path) -> None:
    assert run(copied, "words", "--seen", "fr").returncode == 0
    file = copied / "benben" / "examples" / "pig" / "words" / "en.ftl"
    before = file.read_text("utf-8")
    file.write_text(before.replace("roll = Roll the die\n", "roll = Roll the one die\n"), encoding="utf-8")
    try:
        stale = [line for line in run(copied, "words", "--check", "fr").stdout.splitlines() if line.startswith("stale")]
        assert stale == ["stale, the English text has changed: examples.pig roll"]
    finally:
        file.write_text(before, encoding="utf-8")


def test_all_messages_stand_on_one_page(copied: Path) -> None:
    ran = run(copied, "words", "--preview", "fr", "--out", "all.html")
    assert (ran.returncode, ran.stderr) == (0, "")
    page = (copied / "all.html").read_text("utf-8")
    assert "Lancer le dé" in page and "Name garde 1 point." in page and "Name garde 2 points." in page


def test_a_language_without_a_file_is_refused_with_those_there_are(copied: Path) -> None:
    ran = run(copied, "words", "--check", "tlh")
    assert ran.returncode == 2
    assert ran.stderr.startswith("benben: There are no words of 'tlh'.") and "en, de and fr" in ran.stderr
