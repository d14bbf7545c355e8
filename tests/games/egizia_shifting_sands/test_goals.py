"""SAND-14.4, SAND-14.5: every sphinx card and every statue, fulfilled and just not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.egizia_shifting_sands.position import Position, Seat, ending


def pyramid(bricks: int) -> list[list[int]]:
    """So many bricks of seat 0, and more of seat 1, so that the majority of 5 points does not fall to seat 0."""
    rows = [[0] * min(bricks, 5) + [1] * (5 - min(bricks, 5)), [0] * max(bricks - 5, 0), [], [], []]
    rows[1] += [1] * (4 - len(rows[1]))
    rows[2] = [1] * 3
    rows[3] = [1] * 2
    return rows


def scored(me: Seat, *others: Seat, **table: Any) -> int:
    """The final points of seat 0."""
    position: Position = ending(me, *others, **({"purple": "P2", "gold": "G2"} | table))
    return position.scores[0]


# card, points, the player, others, the table
Row = tuple[str, int, Seat, list[Seat], dict[str, Any]]

MET: list[Row] = [
    ("S01", 6, {"rows_won": 3}, [], {}),
    ("S02", 4, {"cards": ["N18", "N20", "N42", "N56", "N01", "N07", "N39", "N12"], "points": -5}, [], {}),
    ("S03", 3, {}, [], {"obelisk": [0, 1, 0, 0]}),
    ("S04", 8, {"statues": [3, 3, 2]}, [], {}),
    ("S05", 4, {"cards": ["N07", "N10", "N31", "N02", "N18"]}, [], {}),
    ("S06", 5, {"cards": ["N29"]}, [{"cards": ["N09"]}], {}),
    ("S07", 5, {"cards": ["N06"]}, [{"cards": ["N05"]}], {}),
    ("S08", 5, {"cards": ["N04"]}, [{"cards": ["N03"]}], {}),
    ("S09", 5, {"cards": ["N02"]}, [{"cards": ["N01"]}], {}),
    ("S10", 4, {"grain_level": 5}, [], {}),
    ("S11", 4, {"stone_level": 5}, [], {}),
    ("S12", 4, {"columns": 7}, [], {}),
    ("S13", 6, {"columns": 7}, [], {"obelisk": [0, 0]}),
    ("S14", 6, {"columns": 2, "statues": [1, 1, 0]}, [], {"obelisk": [0, 0], "pyramid": pyramid(2)}),
    ("S15", 3, {}, [], {"pyramid": pyramid(3)}),
    ("S16", 5, {}, [], {"pyramid": pyramid(5)}),
    ("S17", 4, {}, [], {"obelisk": [0, 0, 0]}),
    ("S18", 6, {}, [], {"obelisk": [0, 0, 0, 0, 0]}),
    ("S19", 3, {"columns": 5}, [], {}),
    ("S20", 3, {"statues": [2, 2, 0]}, [], {}),
    ("S21", 5, {"statues": [1, 1, 1]}, [], {}),
    ("S22", 7, {"statues": [2, 2, 2]}, [], {}),
    ("S23", 5, {"columns": 5, "statues": [2, 1, 0]}, [], {"obelisk": [0, 0], "pyramid": pyramid(5)}),
    ("S24", 3, {"crews": [4, 3, 3, 4]}, [], {}),
    ("S25", 6, {"crews": [5, 4, 4, 5]}, [], {}),
    ("S26", 4, {"crews": [1, 1, 1, 5]}, [], {}),
    ("S27", 4, {"crews": [3, 3, 3, 3]}, [], {}),
    ("S28", 4, {"cards": ["N09", "N10"]}, [], {}),
    ("S29", 6, {"cards": ["N46", "N29"]}, [], {}),
    ("S30", 4, {"cards": ["N24"]}, [], {}),
    ("S31", 4, {"cards": ["N03", "N06"]}, [], {}),
    ("S32", 4, {"cards": ["N03", "N06"]}, [], {}),
    ("S33", 4, {"cards": ["N18", "N20", "N42"]}, [], {}),
    ("S34", 4, {}, [], {}),
    ("S35", 5, {"grain_level": 5, "stone_level": 3, "stones": 6}, [], {}),
]
MISSED: list[Row] = [
    ("S01", 0, {}, [{"rows_won": 3}], {}),
    ("S02", 0, {"cards": ["N01", "N07", "N31", "N12", "N39"], "points": -5}, [], {}),
    ("S03", 0, {}, [], {"obelisk": [1, 1]}),
    ("S04", 0, {"columns": 4}, [{"statues": [1, 1, 1]}], {}),
    ("S05", 1, {"cards": ["N02", "N18"]}, [], {}),
    ("S06", 0, {"cards": ["N09"]}, [{}, {"cards": ["N28"]}], {}),
    ("S07", 0, {"cards": ["N06"]}, [{"cards": ["N26"]}], {}),
    ("S07", 0, {}, [], {}),
    ("S08", 0, {"cards": ["N03"]}, [{"cards": ["N04"]}], {}),
    ("S09", 0, {"cards": ["N02"]}, [{}, {"cards": ["N23"]}], {}),
    ("S10", 0, {"grain_level": 4, "stone_level": 5}, [], {}),
    ("S11", 0, {"grain_level": 5, "stone_level": 4}, [], {}),
    ("S12", 0, {"columns": 6}, [], {}),
    ("S13", 0, {"columns": 7}, [], {"obelisk": [0, 1]}),
    ("S13", 0, {"columns": 6}, [], {"obelisk": [0, 0]}),
    ("S14", 0, {"columns": 2, "statues": [1, 1, 0]}, [], {"obelisk": [0, 1], "pyramid": pyramid(2)}),
    ("S14", 0, {"columns": 1, "statues": [1, 1, 0]}, [], {"obelisk": [0, 0], "pyramid": pyramid(2)}),
    ("S14", 0, {"columns": 2, "statues": [1, 1, 0]}, [], {"obelisk": [0, 0], "pyramid": pyramid(1)}),
    ("S14", 0, {"columns": 2, "statues": [1, 0, 0]}, [], {"obelisk": [0, 0], "pyramid": pyramid(2)}),
    ("S15", 0, {}, [], {"pyramid": pyramid(2)}),
    ("S16", 0, {}, [], {"pyramid": pyramid(4)}),
    ("S17", 0, {}, [], {"obelisk": [0, 0, 1]}),
    ("S18", 0, {}, [], {"obelisk": [0, 0, 0, 0, 1]}),
    ("S19", 0, {"columns": 4}, [], {}),
    ("S20", 0, {"statues": [2, 1, 0]}, [], {}),
    ("S21", 0, {"statues": [3, 1, 0]}, [], {}),
    ("S22", 0, {"statues": [3, 2, 1]}, [], {}),
    ("S23", 0, {"columns": 5, "statues": [2, 0, 0]}, [], {"obelisk": [0, 0], "pyramid": pyramid(5)}),
    ("S24", 0, {"crews": [4, 3, 3, 3]}, [], {}),
    ("S25", 0, {"crews": [5, 4, 4, 4]}, [], {}),
    ("S26", 0, {"crews": [7, 1, 1, 4]}, [], {}),
    ("S27", 0, {"crews": [7, 7, 2, 7]}, [], {}),
    ("S28", 0, {"cards": ["N09", "N07"]}, [], {}),
    ("S29", 0, {"cards": ["N46", "N28"]}, [], {}),
    ("S30", 0, {"cards": ["N02"]}, [], {}),
    ("S31", 0, {"cards": ["N03", "N05"]}, [], {}),
    ("S32", 0, {"cards": ["N03", "N04"]}, [], {}),
    ("S32", 0, {"cards": ["N03", "N06", "N21"], "upgrades": {"N21": "N03"}}, [], {}),
    ("S33", 0, {"cards": ["N18", "N20", "N07", "N39"], "points": -5}, [], {}),
    ("S34", 0, {}, [], {}),
    ("S35", 0, {"grain_level": 5, "stone_level": 3, "stones": 5}, [], {}),
    ("S35", 0, {"grain_level": 4, "stone_level": 3, "stones": 6}, [], {}),
]
WITH_S34 = {"S34": ["S34", "S10", "S11", "S12", "S13"]}  # four more, of which none is fulfilled


@pytest.mark.parametrize(
    ("card", "points", "me", "others", "table"), MET, ids=lambda x: x if isinstance(x, str) else ""
)
def test_a_sphinx_card_that_is_fulfilled(card: str, points: int, me: Seat, others: list[Seat], table: Any) -> None:
    cards = WITH_S34.get(card, [card])
    assert scored(me | {"sphinx": cards}, *others, **table) == points


@pytest.mark.parametrize(
    ("card", "points", "me", "others", "table"), MISSED, ids=lambda x: x if isinstance(x, str) else ""
)
def test_a_sphinx_card_that_is_just_not_fulfilled(
    card: str, points: int, me: Seat, others: list[Seat], table: Any
) -> None:
    cards = WITH_S34.get(card, [card])[:4]
    assert scored(me | {"sphinx": cards}, *others, **table) == points


def test_every_sphinx_card_is_here() -> None:
    names = [f"S{n:02}" for n in range(1, 36)]
    assert [row[0] for row in MET] == names
    assert sorted({row[0] for row in MISSED}) == names


def test_s04_has_no_most() -> None:
    assert scored({"sphinx": ["S04"], "statues": [3, 3, 3]}) == 9


# Statues: what is needed for each level, and a player who has it, and one who has just less.

Levels = list[tuple[Seat, dict[str, Any]]]
FOUR = ["N18", "N19", "N20", "N42"]
SPHINX = ["S10", "S11", "S12", "S16", "S17", "S18"]  # none of them is fulfilled
HAVING: dict[str, tuple[Levels, Levels]] = {
    "A1": (
        [({"grain_level": 3, "stone_level": 3}, {}), ({"grain_level": 5, "stone_level": 3}, {}),
         ({"grain_level": 5, "stone_level": 5}, {})],
        [({"grain_level": 3, "stone_level": 2}, {}), ({"grain_level": 4, "stone_level": 3}, {}),
         ({"grain_level": 4, "stone_level": 5}, {})],
    ),
    "A2": ([({"sphinx": SPHINX[:n]}, {}) for n in (4, 5, 6)], [({"sphinx": SPHINX[:n]}, {}) for n in (3, 4, 5)]),
    "A3": ([({}, {"obelisk": [0] * n}) for n in (2, 3, 4)], [({}, {"obelisk": [1] + [0] * n}) for n in (1, 2, 3)]),
    "A4": ([({}, {"pyramid": pyramid(n)}) for n in (3, 4, 6)], [({}, {"pyramid": pyramid(n)}) for n in (2, 3, 5)]),
    "B1": (
        [({"cards": FOUR[:n]}, {}) for n in (2, 3, 4)],
        [({"cards": [*FOUR[:n], "N01", "N07", "N12"]}, {}) for n in (1, 2, 3)],
    ),
    "B2": (
        [({"cards": cards}, {}) for cards in (["N26"], ["N03", "N06"], ["N25", "N27"])],  # 8, 12, 16
        [({"cards": cards}, {}) for cards in (["N25"], ["N03", "N05"], ["N05", "N27"])],  # 7, 11, 15
    ),
    "B3": (
        [({"cards": cards}, {}) for cards in (["N01"], ["N24"], ["N01", "N02"])],  # 9, 11, 13
        [({"cards": cards}, {}) for cards in (["N04"], ["N02"], ["N01", "N31"])],  # 6, 10, 12
    ),
    "B4": (
        [({"cards": cards}, {}) for cards in (["N29"], ["N46", "N28"], ["N46", "N09", "N07"])],  # 7, 11, 13
        [({"cards": cards}, {}) for cards in (["N09"], ["N46", "N07"], ["N46", "N07", "N08"])],  # 6, 10, 12
    ),
    "B5": (
        [({"crews": crews}, {}) for crews in ([3, 3, 3, 3], [4, 4, 4, 3], [7, 7, 2, 2])],
        [({"crews": crews}, {}) for crews in ([3, 3, 3, 2], [4, 4, 3, 3], [7, 7, 2, 1])],
    ),
}  # fmt: skip
POINTS = (2, 5, 10)


def statue_points(name: str, built: int, me: Seat, table: dict[str, Any]) -> int:
    statues = [name, "B1" if name != "B1" else "B2"] if name[0] == "A" else ["A1" if name != "A1" else "A2", name]
    statues.append(next(other for other in ("A1", "A2", "B1", "B2", "B3") if other not in statues))
    levels = [built if statue == name else 0 for statue in statues]
    return scored({"sphinx": ["S10"], "statues": levels} | me, statues=statues, **table)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("name", HAVING)
def test_a_statue_level_that_is_reached(name: str, level: int) -> None:
    me, table = HAVING[name][0][level - 1]
    extra = 4 if name == "A1" and level > 1 else 0  # S10, the top of the grain market
    assert statue_points(name, 3, me, table) == POINTS[level - 1] + extra
    assert statue_points(name, level, me, table) == POINTS[level - 1] + extra


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("name", HAVING)
def test_a_statue_level_that_is_just_not_reached(name: str, level: int) -> None:
    me, table = HAVING[name][1][level - 1]
    assert statue_points(name, level, me, table) == (0, *POINTS)[level - 1]


@pytest.mark.parametrize("name", HAVING)
def test_a_statue_level_that_is_not_built(name: str) -> None:
    me, table = HAVING[name][0][2]
    extra = 4 if name == "A1" else 0
    assert [statue_points(name, built, me, table) - extra for built in (0, 1, 2)] == [0, 2, 5]
