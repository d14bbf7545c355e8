"""EGY-15: the fifteen Pharaoh cards.

Cities are written as letters of buildings and numbers of hexes; the map:

         1  2* 3
       4  5* 6  7        * Sacred Site
     8  9  ~ 10* 11      ~ oasis
      12*13*14 15*
        16 17 18
"""

import pytest

from tests.games.egyptia.position import CARDS, solo

LINES = [
    *["1 2 3", "4 5 6 7", "8 9 10 11", "12 13 14 15", "16 17 18"],
    *["8 12 16", "4 9 13 17", "1 5 14 18", "2 6 10 15", "3 7 11"],
    *["1 4 8", "2 5 9 12", "3 6 13 16", "7 10 14 17", "11 15 18"],
]


def points(card: str, city: str) -> int:
    cards = " ".join(card if other[0] == card[0] else other for other in CARDS.split())
    return solo(city=city, cards=cards).points(card)


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("", 0),
        ("P5", 5),
        ("P1", 4),
        ("P5 P3", 9),
        ("P5 P6 P9 P10 P13 P14", 30),
        ("P1 P2 P3 P4 P7 P8", 24),
        ("Q5 M6 O9 F10 B13", 0),
    ],
)
def test_egy_15_1_a1_pyramids_at_the_oasis(city: str, expected: int) -> None:
    assert points("A1", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("", 0),
        ("P2", 5),
        ("P6", 4),
        ("P5 P1", 9),
        ("P2 P5 P10 P12 P13 P15", 30),
        ("P14 P9 P18", 12),
        ("O5 M2 Q10", 0),
    ],
)
def test_egy_15_2_a2_pyramids_on_sacred_sites(city: str, expected: int) -> None:
    assert points("A2", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("", 0),
        ("P1", 5),
        ("P1 P2", 8),
        ("P1 P3", 10),
        ("P1 P2 P18", 13),
        ("P1 P2 P3", 12),
        ("P9 P10", 10),
        ("P5 P14", 10),
        ("P1 O2 Q4", 5),
    ],
)
def test_egy_15_3_a3_pyramids_alone(city: str, expected: int) -> None:
    assert points("A3", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("Q1", 0),
        ("Q1 P2", 3),
        ("Q1 P2 P4", 3),
        ("Q1 P2 O4", 0),
        ("Q1 O4", 0),
        ("Q1 P3", 0),
        ("Q1 P2 O3", 3),
        ("Q1 Q3 P2", 6),
        ("Q9 P10", 0),
        ("M1 P2", 0),
    ],
)
def test_egy_15_4_b1_quarries_at_a_pyramid_but_no_obelisk(city: str, expected: int) -> None:
    assert points("B1", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("Q3", 3),
        ("Q1", 2),
        ("Q6", 2),
        ("Q5", 3),
        ("Q3 Q1", 5),
        ("Q4 Q7 Q17", 9),
        ("Q9 Q11 Q14 Q16", 8),
        ("M3 F1", 0),
    ],
)
def test_egy_15_5_b2_quarries_at_sacred_sites(city: str, expected: int) -> None:
    assert points("B2", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("Q1", 0),
        ("Q1 M2", 0),
        ("Q1 M2 F4", 3),
        ("Q1 F2 F4 F5", 3),
        ("Q1 Q2 Q4", 3),
        ("Q1 Q2 Q5", 9),
        ("Q1 P2 O4", 0),
        ("Q1 M2 P4", 0),
        ("Q9 M10 F4", 0),
        ("M1 Q2 Q4", 0),
    ],
)
def test_egy_15_6_b3_quarries_among_producers(city: str, expected: int) -> None:
    assert points("B3", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("M1", 0),
        ("M1 O2", 2),
        ("M1 P2", 2),
        ("M1 O2 P4", 3),
        ("M1 P2 P4", 2),
        ("M1 Q2 F4", 0),
        ("M1 M3 P2", 4),
        ("M9 P10 O4", 2),
        ("M1 O2 P3", 2),
    ],
)
def test_egy_15_7_c1_mines_at_obelisk_and_pyramid(city: str, expected: int) -> None:
    assert points("C1", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [("M1", 3), ("M2", 0), ("M6", 0), ("M5", 0), ("M1 M3 M18", 9), ("M1 M12 M14", 3), ("P1 Q3", 0)],
)
def test_egy_15_8_c2_mines_off_oasis_and_sacred_sites(city: str, expected: int) -> None:
    assert points("C2", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("M1", 0),
        ("M1 P2", 0),
        ("M1 P2 P4", 3),
        ("M5 P1 P2 P4", 3),
        ("M1 M6 P2 P5", 6),
        ("M1 P2 O4", 0),
        ("M9 P10 P4", 0),
        ("Q1 P2 P4", 0),
    ],
)
def test_egy_15_9_c3_mines_at_two_pyramids(city: str, expected: int) -> None:
    assert points("C3", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("", 0),
        ("O1", 4),
        ("O1 O2", 8),
        ("O1 O18", 7),
        ("O1 O2 O18", 11),
        ("O1 O2 O17 O18", 14),
        ("O1 O3 O18", 10),
        ("O9 O10", 7),
        ("O1 O2 O3 O6 O16", 19),
        ("O1 P2 O3", 7),
    ],
)
def test_egy_15_10_d1_groups_of_obelisks(city: str, expected: int) -> None:
    assert points("D1", city) == expected


@pytest.mark.parametrize(
    ("obelisks", "expected"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27), (7, 27), (17, 27)]
)
def test_egy_15_11_d2_number_of_obelisks(obelisks: int, expected: int) -> None:
    assert points("D2", " ".join(f"O{hex}" for hex in range(1, obelisks + 1))) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("", 0),
        ("O1", 4),
        ("O1 P2", 3),
        ("O1 P18", 4),
        ("O1 O3 P2", 6),
        ("O1 O18 P2", 7),
        ("O9 P10", 4),
        ("O1 Q2 M4", 4),
        ("O1 P2 P4", 3),
    ],
)
def test_egy_15_12_d3_obelisks_off_pyramids(city: str, expected: int) -> None:
    assert points("D3", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [("F3", 1), ("F1", 2), ("F6", 3), ("F5", 1), ("F6 F1", 5), ("F6 F9 F14", 9), ("F6 P5 P2", 3), ("P6 Q9", 0)],
)
def test_egy_15_13_e1_fields_at_sacred_sites(city: str, expected: int) -> None:
    assert points("E1", city) == expected


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ("", 0),
        ("F1", 1),
        ("F1 F2", 3),
        ("F1 F3", 3),
        ("F1 F2 F3", 6),
        ("F4 F5 F6 F7", 10),
        ("F8 F11", 3),
        ("F8 F9 F10 F11", 10),
        ("F1 F5 F14 F18", 10),
        ("F3 F6 F13 F16", 10),
        ("F1 F6", 1),
        ("F1 F2 F9", 3),
        ("F1 F2 F3 F4 F8", 6),
        ("F1 P2 F3", 3),
        ("O4 O5 O6 O7", 0),
    ],
)
def test_egy_15_14_e2_fields_in_a_line(city: str, expected: int) -> None:
    assert points("E2", city) == expected


@pytest.mark.parametrize("line", LINES)
def test_egy_15_14_e2_each_of_the_fifteen_lines(line: str) -> None:
    hexes = line.split()
    assert points("E2", " ".join(f"F{hex}" for hex in hexes)) == {3: 6, 4: 10}[len(hexes)]


@pytest.mark.parametrize(
    ("city", "expected"),
    [("F6", 3), ("F1", 0), ("F6 P2", 0), ("F6 P18", 3), ("F6 F9", 6), ("F6 F9 P4", 3), ("F9 P10", 3), ("O6 P1", 0)],
)
def test_egy_15_15_e3_fields_at_the_oasis_off_pyramids(city: str, expected: int) -> None:
    assert points("E3", city) == expected
