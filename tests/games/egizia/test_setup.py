"""EGI-1: what lies in the box, and how the game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from benben.core.errors import BadSetup
from benben.games.egizia.components import CELLS, GRAVE_SPACES
from benben.games.egizia.nile_cards import NILE_CARDS
from benben.games.egizia.sphinx_cards import SPHINX
from benben.games.egizia.towns import TOWNS as TOWN_ROWS
from tests.games.egizia.position import CREWS, GAME, TOWNS, Position, laying, new_game, temple

ALL_SPHINX = [f"K{n:02}" for n in range(1, 30)]


def sequenced(seats: int, first: int = 1) -> Position:
    """Sequence tiles are dealt: tile 1 to the player `first` (1 is seat 0), then round the table."""
    position = new_game(seats)
    for n in range(seats - 1):
        position.chance(f"sequence {(first - 1 + n) % seats + 1}")
    return position


def dealt(seats: int, *cards: str, first: int = 1) -> Position:
    """And everybody has got a sphinx card."""
    names = cards or ("K11", "K12", "K13", "K14")[:seats]
    return sequenced(seats, first).chance(*[f"deal {card}" for card in names])


def set_up(seats: int, *graves: int, first: int = 1) -> Position:
    """And four graves lie open: the first Nile card is to be laid out."""
    return dealt(seats, first=first).chance(*[f"turn_grave {value}" for value in graves or (1, 2, 3, 4)])


# Components


def test_egi_1_5_fifty_six_nile_cards_in_three_decks() -> None:
    assert [card.name for card in NILE_CARDS] == [f"C{n:02}" for n in range(1, 57)]
    assert list(Counter(card.deck for card in NILE_CARDS).values()) == [22, 22, 12]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_1_5_the_same_cards_with_any_number_of_players(seats: int) -> None:
    position = set_up(seats)
    assert (position.gone, len(position.outcomes())) == ([], 22)


def test_egi_1_3_twenty_nine_sphinx_cards() -> None:
    assert [card.name for card in SPHINX] == ALL_SPHINX


def test_egi_1_4_twenty_graves_of_which_twelve_are_in_play() -> None:
    assert (CELLS["graves"], sum(CELLS["graves"]), GRAVE_SPACES) == ([4, 4, 4, 4, 4], 20, 12)
    assert sum(value * count for value, count in enumerate(CELLS["graves"], 1)) == 60


def test_egi_1_6_seven_towns() -> None:
    assert tuple(town.name for town in TOWN_ROWS) == TOWNS


# 1.1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_1_1_two_to_four_players(seats: int) -> None:
    assert new_game(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_egi_1_1_refuses_other_numbers(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        new_game(seats)
    assert refused.value.rule == "EGI-1.1"


# 1.2


def test_egi_1_2_stones_by_sequence_tile() -> None:
    position = set_up(4, first=3)
    assert position.table()["order"] == [2, 3, 0, 1]
    assert [position.stones(seat) for seat in range(4)] == [4, 5, 2, 3]


@pytest.mark.parametrize(("seats", "stones"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])])
def test_egi_1_2_fewer_players_have_fewer_tiles(seats: int, stones: list[int]) -> None:
    position = set_up(seats)
    assert [position.stones(seat) for seat in range(seats)] == stones


def test_egi_1_2_tile_1_is_rearmost_on_the_track() -> None:
    position = set_up(4, first=2)
    assert (position.table()["order"], position.table()["standing"]) == ([1, 2, 3, 0], [0, 3, 2, 1])


def test_egi_1_2_every_order_is_as_likely() -> None:
    position = new_game(3)
    assert position.outcomes() == {"sequence 1": 1, "sequence 2": 1, "sequence 3": 1}
    assert position.chance("sequence 2").outcomes() == {"sequence 1": 1, "sequence 3": 1}


# 1.3


def test_egi_1_3_everybody_is_dealt_one() -> None:
    position = sequenced(3)
    assert position.outcomes() == {f"deal {card}": 1 for card in ALL_SPHINX}
    position.chance("deal K20")
    assert "deal K20" not in position.outcomes()
    position.chance("deal K05", "deal K07")
    assert [position.kept(seat) for seat in range(3)] == [{"K20"}, {"K05"}, {"K07"}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_1_3_nothing_is_chosen_and_the_others_are_the_deck(seats: int) -> None:
    position = set_up(seats)
    assert position.table()["sphinx_deck"] == 29 - seats
    assert [position.of("sphinx", seat) for seat in range(seats)] == [1] * seats


def test_egi_1_3_tournaments_play_without_k01() -> None:
    option = next(option for option in GAME.rules.options if option.name == "tenth_card")
    assert len(option.values) == 2  # with it, as usual, and without
    position = new_game(2, tenth_card=option.values[1]).chance("sequence 1")
    assert position.outcomes() == {f"deal {card}": 1 for card in ALL_SPHINX[1:]}
    position.chance("deal K02", "deal K03")
    assert position.table()["sphinx_deck"] == 28 - 2


# 1.4


def test_egi_1_4_four_graves_lie_open() -> None:
    position = dealt(3)
    assert position.outcomes() == {f"turn_grave {value}": 4 for value in range(1, 6)}
    position.chance("turn_grave 5", "turn_grave 5", "turn_grave 2", "turn_grave 5")
    assert position.open_graves() == [5, 5, 2, 5]


def test_egi_1_4_each_is_one_of_those_that_are_left() -> None:
    position = dealt(3).chance("turn_grave 5", "turn_grave 5", "turn_grave 5")
    assert position.outcomes() == {f"turn_grave {value}": 1 if value == 5 else 4 for value in range(1, 6)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_1_4_as_many_with_any_number_of_players(seats: int) -> None:
    assert set_up(seats, 4, 3, 2, 1).open_graves() == [4, 3, 2, 1]


# 1.6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_1_6_what_everybody_begins_with(seats: int) -> None:
    position = set_up(seats)
    for seat in range(seats):
        assert dict(zip(CREWS, position.crews(seat), strict=True)) == {"green": 1, "blue": 1, "yellow": 1, "lead": 2}
        assert (position.of("quarries", seat), position.of("grain", seat)) == (3, [6, 0, 0])
        assert (position.levels(seat), position.of("ships", seat), position.cards(seat)) == ((1, 1), 8, [])
    assert (position.ring, position.scores) == ("middle", [0] * seats)


def test_egi_1_6_stone_tokens_are_not_limited() -> None:
    """24 lie in the box; seat 0 has built as many spaces, and builds another."""
    columns = temple(left=[0] * 3, right=[0] * 3, inner_left=[0] * 2, inner_right=[0] * 2)
    position = laying("giza", obelisk=[0] * 9, temple=columns, pyramid=[[0] * 5, [], [], [], []])
    assert position.play("brick temple_top").column("top") == [0]
