"""Fixtures for all tests, and a guard that the intended build is under test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import benben
from benben.core import registry


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("BENBEN_EXPECT")
    if expected and benben.compiled() != (expected == "compiled"):
        raise pytest.UsageError(f"the tests should run {expected}, but benben comes from {benben.__file__}")
    os.environ["BENBEN_LANGUAGE"] = "en"  # of commands that tests start, wherever they are run


TOYS = {
    "vault": "tests.toys.vault",
    "barge-race": "tests.toys.barge_race",
    "barge-toll": "tests.toys.barge_toll",
    "market": "tests.toys.market",
}


@pytest.fixture
def with_toys() -> Iterator[None]:
    """The toy games are registered during a test."""
    for key, module in TOYS.items():
        registry.register(key, module)
    yield
    for key in TOYS:
        del registry.MODULES[key]
