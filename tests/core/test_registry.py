"""The games by key."""

from __future__ import annotations

import pytest

import benben
from benben.core import registry
from benben.core.errors import BenbenError, UnknownGame
from benben.core.registry import game, keys


@pytest.mark.parametrize("key", keys(examples=True))
def test_every_key_has_its_game(key: str) -> None:
    assert game(key).key == key


@pytest.mark.parametrize("key", keys(examples=True))
def test_examples_are_those_the_games_say_they_are(key: str) -> None:
    assert game(key).about.example == (key not in keys())


def test_ra_is_a_game_and_pig_an_example() -> None:
    assert "ra-dice" in keys() and "pig" not in keys() and "pig" in keys(examples=True)


def test_game_is_loaded_once() -> None:
    assert game("pig") is game("pig")


@pytest.mark.parametrize("key", ["chess", "", "RA-DICE", None, 3, ["pig"], {}, True])
def test_unknown_game_names_those_there_are(key: object) -> None:
    with pytest.raises(UnknownGame) as caught:
        game(key)
    assert str(caught.value) == f"There is no game '{key}'; the games are {', '.join(keys())}."


def test_long_key_is_cut() -> None:
    with pytest.raises(BenbenError) as caught:
        game("x" * 10_000)
    assert len(str(caught.value)) < 400


def test_game_from_elsewhere(with_toys: None) -> None:
    assert "vault" in keys() and game("vault").title == "Vault"


def test_game_from_elsewhere_is_gone_again() -> None:
    with pytest.raises(UnknownGame):
        game("vault")


def test_register_adds_a_key() -> None:
    registry.register("pig-again", "benben.examples.pig")
    try:
        assert game("pig-again") is game("pig")
    finally:
        del registry.MODULES["pig-again"]


def test_package_offers_the_registry() -> None:
    assert benben.keys() == keys() and benben.game("pig") is game("pig")
