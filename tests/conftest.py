"""Fixtures for all tests, and a guard that the intended build is under test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import benben
from benben.core import registry


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("BENBEN_EXPECT")
    if expected and benben.compiled() != (expected == "compiled"):
        raise pytest.UsageError(f"the tests should run {expected}, but benben comes from {benben.__file__}")
    os.environ["BENBEN_LANGUAGE"] = "en"  # of commands that tests start, wherever they are run


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where lines are counted, it is done in the tests of core and games, once: counting makes them slow."""
    if config.pluginmanager.hasplugin("_cov"):
        for item in items:
            part = item.path.relative_to(Path(__file__).parent).parts[0]
            if part not in COUNTED or item.get_closest_marker("wide"):
                item.add_marker("no_cover")


COUNTED = ("conformance", "core", "games", "draw", "positions")
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
