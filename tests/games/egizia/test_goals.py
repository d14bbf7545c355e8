"""EGI-13.5: every sphinx card, fulfilled and just not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia.position import Graves, Seat, ending, graves, temple


def pyramid(bricks: int) -> list[list[int]]:
    """So many bricks of seat 0 at the left of the lower rows; seat 1 has built what lies beneath them."""
    first = min(bricks, 5)
    second = bricks - first
    if second == 0:
        return [[0] * first, [], [], [], []]
    return [[0] * 5, [0] * second, [], [], []]


def tombs(*values: int, owner: int = 0) -> Graves:
    """Graves that a seat has built."""
    return graves(1, 2, 3, 4, built=tuple((owner, value) for value in values))


def scored(me: Seat, *others: Seat, **table: Any) -> int:
    """The points of seat 0 for sphinx cards."""
    position = ending(me, *others, **table)
    return sum(points for reason, points in position.reasons() if reason == "sphinx")


def name_of(part: object) -> str:
    return part if isinstance(part, str) else ""


# card, points, the player, others, the table
Row = tuple[str, int, Seat, list[Seat], dict[str, Any]]

TWO_EACH = {"obelisk": [0, 0], "graves": tombs(1, 2), "temple": temple(left=[0, 0]), "pyramid": pyramid(2)}
FIFTEEN = {
    "obelisk": [0] * 5, "graves": tombs(1, 2, 3, 4), "temple": temple(left=[0] * 3), "pyramid": pyramid(3),
}  # fmt: skip
FULL_TEMPLE = {"left": [1] * 3, "right": [1] * 3, "inner_left": [1] * 2, "inner_right": [1] * 2}

MET: list[Row] = [
    ("K01", 5, {"points": 57}, [], {}),
    ("K02", 6, {}, [], TWO_EACH),
    ("K03", 5, {"cards": ["C31"]}, [{"cards": ["C05"]}], {}),
    ("K04", 5, {"cards": ["C18"]}, [{"cards": ["C04"]}], {}),
    ("K05", 5, {"cards": ["C25"]}, [{"cards": ["C03"]}], {}),
    ("K06", 5, {"cards": ["C02"]}, [], {}),
    ("K07", 4, {"grain_level": 5}, [], {}),
    ("K08", 4, {"stone_level": 5}, [], {}),
    ("K09", 3, {"cards": ["C10", "C13", "C51", "C01", "C05", "C17"]}, [], {}),
    ("K10", 6, {"rows_won": 3}, [], {}),
    ("K11", 3, {}, [], {"obelisk": [0, 1, 0, 0]}),
    ("K12", 2, {}, [], {"graves": graves(1, 1, 1, 1, built=((0, 5), (1, 2), (0, 4)))}),
    ("K13", 3, {}, [], {"obelisk": [0, 0, 1, 0]}),
    ("K14", 5, {}, [], {"obelisk": [1, 1, 0]}),
    ("K15", 3, {}, [], {"graves": tombs(1, 1, 2)}),
    ("K16", 5, {}, [], {"graves": tombs(1, 1, 2, 3, 4)}),
    ("K17", 3, {}, [], {"temple": temple(left=[0, 1, 0], right=[0])}),
    ("K18", 5, {}, [], {"temple": temple(**FULL_TEMPLE, top=[0])}),
    ("K19", 3, {}, [], {"pyramid": pyramid(4)}),
    ("K20", 5, {}, [], {"pyramid": pyramid(6)}),
    ("K21", 4, {"crews": [4, 3, 4, 4]}, [], {}),
    ("K22", 6, {"crews": [5, 5, 5, 5]}, [], {}),
    ("K23", 4, {"crews": [1, 1, 1, 6]}, [], {}),
    ("K24", 4, {"crews": [3, 3, 3, 3]}, [], {}),
    ("K25", 4, {"cards": ["C31", "C05"]}, [], {}),
    ("K26", 4, {"cards": ["C01", "C03"]}, [], {}),
    ("K27", 4, {"cards": ["C10", "C11", "C42"]}, [], {}),
    ("K28", 4, {}, [], {}),
    ("K29", 5, {}, [], FIFTEEN),
]
MISSED: list[Row] = [
    ("K01", 0, {"points": 9}, [], {}),
    ("K01", 0, {"points": -30}, [], {}),
    ("K02", 0, {}, [], TWO_EACH | {"obelisk": [0, 1]}),
    ("K02", 0, {}, [], TWO_EACH | {"graves": tombs(5)}),
    ("K02", 0, {}, [], TWO_EACH | {"temple": temple(left=[0, 1])}),
    ("K02", 0, {}, [], TWO_EACH | {"pyramid": pyramid(1)}),
    ("K03", 0, {"cards": ["C05"]}, [{}, {"cards": ["C06"]}], {}),
    ("K03", 0, {"cards": ["C05"]}, [{"cards": ["C31"]}], {}),
    ("K04", 0, {"cards": ["C18"]}, [{}, {"cards": ["C23"]}], {}),
    ("K04", 0, {}, [], {}),
    ("K05", 0, {"cards": ["C03"]}, [{"cards": ["C25"]}], {}),
    ("K05", 0, {}, [], {}),
    ("K06", 0, {"cards": ["C02"]}, [{"cards": ["C01"]}], {}),
    ("K06", 0, {}, [], {}),
    ("K07", 0, {"grain_level": 4, "stone_level": 5}, [], {}),
    ("K08", 0, {"grain_level": 5, "stone_level": 4}, [], {}),
    ("K09", 0, {"cards": ["C01", "C05", "C16", "C33"]}, [{"cards": ["C10"]}], {}),
    ("K10", 0, {}, [{"rows_won": 3}], {}),
    ("K11", 0, {}, [], {"obelisk": [1, 1]}),
    ("K12", 0, {}, [], {"graves": tombs(5, 4, owner=1)}),
    ("K13", 0, {}, [], {"obelisk": [0, 0, 1]}),
    ("K14", 0, {}, [], {"obelisk": [0, 0, 1]}),
    ("K14", 0, {}, [], {}),
    ("K15", 0, {}, [], {"graves": tombs(5, 5)}),
    ("K16", 0, {}, [], {"graves": tombs(5, 5, 4, 4)}),
    ("K17", 0, {}, [], {"temple": temple(left=[0, 1], right=[0])}),
    ("K18", 0, {}, [], {"temple": temple(**FULL_TEMPLE, top=[1])}),
    ("K18", 0, {}, [], {"temple": temple(**FULL_TEMPLE)}),
    ("K19", 0, {}, [], {"pyramid": pyramid(3)}),
    ("K20", 0, {}, [], {"pyramid": pyramid(5)}),
    ("K21", 0, {"crews": [4, 3, 4, 3]}, [], {}),
    ("K22", 0, {"crews": [5, 5, 5, 4]}, [], {}),
    ("K23", 0, {"crews": [9, 9, 9, 5]}, [], {}),
    ("K24", 0, {"crews": [9, 9, 2, 9]}, [], {}),
    ("K25", 0, {"cards": ["C05", "C06"]}, [], {}),
    ("K26", 0, {"cards": ["C03", "C25"]}, [], {}),
    ("K26", 0, {"cards": ["C01", "C02", "C10"], "upgrades": {"C10": "C01"}}, [], {}),
    ("K27", 0, {"cards": ["C10", "C11", "C05", "C16"]}, [], {}),
    ("K28", 0, {}, [], {}),
    ("K29", 0, {}, [], FIFTEEN | {"pyramid": pyramid(2)}),
    ("K29", 0, {}, [], FIFTEEN | {"graves": tombs(1, 2, 3)}),
]
WITH_K28 = {"K28": ["K28", "K07", "K08", "K13", "K17"]}  # four more, of which none is fulfilled


@pytest.mark.parametrize(("card", "points", "me", "others", "table"), MET, ids=name_of)
def test_egi_13_5_a_sphinx_card_that_is_fulfilled(
    card: str, points: int, me: Seat, others: list[Seat], table: Any
) -> None:
    assert scored(me | {"sphinx": WITH_K28.get(card, [card])}, *others, **table) == points


@pytest.mark.parametrize(("card", "points", "me", "others", "table"), MISSED, ids=name_of)
def test_egi_13_5_a_sphinx_card_that_is_just_not_fulfilled(
    card: str, points: int, me: Seat, others: list[Seat], table: Any
) -> None:
    assert scored(me | {"sphinx": WITH_K28.get(card, [card])[:4]}, *others, **table) == points


def test_every_sphinx_card_is_here() -> None:
    names = [f"K{n:02}" for n in range(1, 30)]
    assert [row[0] for row in MET] == names
    assert sorted({row[0] for row in MISSED}) == names


@pytest.mark.parametrize("card", ["K09", "K10", "K11", "K12"])
def test_cards_for_each_of_something_have_no_most(card: str) -> None:
    me: Seat = {"sphinx": [card], "rows_won": 5, "cards": ["C10", "C11", "C12", "C13", "C14", "C40", "C41"]}
    table = {"obelisk": [0] * 9, "graves": tombs(1, 1, 2, 2, 3, 3, 4, 4)}
    assert scored(me, **table) == {"K09": 7, "K10": 10, "K11": 9, "K12": 8}[card]
