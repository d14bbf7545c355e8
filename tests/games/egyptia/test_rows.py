"""The rows of Pharaoh cards and plagues: numbers as in the book, and every word, drawing and rule in its place."""

import re
from collections.abc import Iterator

import pytest

from benben.core.registry import game
from benben.core.rulebook import rules, rules_of
from benben.draw.symbols import definitions
from benben.games.egyptia.city import NONE
from benben.games.egyptia.components import CELLS
from benben.games.egyptia.pharaoh_cards import CARDS, LETTERS, PHARAOH_CARDS, DemandCard
from benben.games.egyptia.plagues import ALL_PLAGUES, PLAGUES, Plague
from benben.games.egyptia.words import say
from benben.games.egyptia.words.answers import plague_words
from benben.games.egyptia.words.text import demand, demand_lines
from benben.language import languages, speaking

POINTS = {
    "A1": [5, 4], "A2": [5, 4], "A3": [5, 4], "B1": [3], "B2": [3, 2], "B3": [3], "C1": [3, 2], "C2": [3], "C3": [3],
    "D1": [4, 3], "D2": [0, 2, 5, 9, 14, 20, 27], "D3": [4, 3], "E1": [1], "E2": [0, 1, 3, 6, 10], "E3": [3],
}  # fmt: skip
LOSSES = {"locusts": 2, "blood": 2, "dust_storm": 2, "flies": 1, "pestilence": 2, "frogs": 3}
RULES = rules(game("egyptia").about.package)


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language, spoken during the test."""
    with speaking(request.param):
        yield request.param


def test_the_cards_have_the_numbers_of_the_book() -> None:
    assert {card.key: card.points for card in PHARAOH_CARDS} == POINTS


def test_the_plagues_have_the_numbers_of_the_book() -> None:
    assert {plague.key: plague.number for plague in ALL_PLAGUES if plague.number != NONE} == LOSSES


def test_every_number_is_a_cell_that_a_designer_may_change() -> None:
    assert {card: CELLS[card.lower()] for card in CARDS} == POINTS
    assert {plague: CELLS[plague] for plague in PLAGUES if plague in CELLS} == {p: [n] for p, n in LOSSES.items()}


def test_there_are_three_cards_of_each_letter_in_order() -> None:
    assert list(CARDS) == [f"{letter}{number}" for letter in LETTERS for number in (1, 2, 3)]


@pytest.mark.parametrize("card", PHARAOH_CARDS, ids=CARDS)
def test_a_card_tells_each_of_its_numbers_in_words(card: DemandCard, language: str) -> None:
    numbers = list(range(71, 71 + len(card.points)))
    for told in (demand(card.key, {card.row: numbers}), " ".join(demand_lines(card.key, {card.row: numbers}))):
        first = numbers if len(numbers) < 3 else numbers[1:]  # a longer row begins with what none of them gives
        assert [int(n) for n in re.findall(r"\b7\d\b", told)] == first, told


@pytest.mark.parametrize("card", PHARAOH_CARDS, ids=CARDS)
def test_a_card_quotes_its_own_rule(card: DemandCard) -> None:
    assert RULES[card.rule].text.startswith(f"{card.key}: ")


@pytest.mark.parametrize("plague", ALL_PLAGUES, ids=PLAGUES)
def test_a_plague_quotes_its_own_rule(plague: Plague, language: str) -> None:
    name = say("plague", plague=plague.key)
    assert name in rules_of(game("egyptia").about)[plague.rule].text
    assert plague_words(plague.key, CELLS).startswith(f"{name}: ")


@pytest.mark.parametrize("row", [*PHARAOH_CARDS, *ALL_PLAGUES], ids=[*CARDS, *PLAGUES])
def test_every_row_has_a_drawing(row: DemandCard | Plague) -> None:
    assert f"d-{row.symbol}" in definitions()
