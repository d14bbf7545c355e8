"""Other processes that use a store."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def start(*words: str) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, *words]
    return subprocess.Popen(command, stdin=-1, stdout=-1, text=True, bufsize=1, env=environment)


@contextmanager
def child(what: str, url: str) -> Iterator[subprocess.Popen[str]]:
    """A child that is killed in the end, if it still runs."""
    with start("-m", "tests.store.child", what, url) as process:
        try:
            yield process
        finally:
            process.kill()


def says(process: subprocess.Popen[str]) -> str:
    """The next line of what a child says."""
    assert process.stdout
    return process.stdout.readline().rstrip("\n")
