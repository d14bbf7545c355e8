"""SAND-1, SAND-2: what lies in the box, how the game is set up, and how a round goes on."""

from __future__ import annotations

from collections import Counter

import pytest

from benben.core.errors import BadSetup
from benben.games.egizia_shifting_sands.nile_cards import NILE_CARDS
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX
from benben.games.egizia_shifting_sands.tiles import BONUSES, NILE_TILES, PRINTED, STATUES
from tests.games.egizia_shifting_sands.position import CREWS, Position, building, new_game, placing

NILE_FOR_THREE = ["N08", "N11", "N14", "N16", "N25", "N27", "N30", "N39", "N50", "N56"]
SPHINX_FOR_THREE = ["S06", "S07", "S08", "S09", "S18", "S21", "S22"]
TILES_FOR_THREE = ["T01", "T02", "T03", "T04", "T05", "T06"]


def set_up(seats: int, *outcomes: str) -> Position:
    """A game to its first choice; what is not told comes first in the list of what may come."""
    position, told = new_game(seats), list(outcomes)
    while position.actor == -1:
        found = position.outcomes()
        position.chance(next((one for one in told if one in found), sorted(found)[0]))
    return position


def chosen(seats: int, first: str = "1") -> Position:
    """Everybody has kept a card; the lot gives sequence tiles from `first` on round the table."""
    position = set_up(seats)
    for seat in range(seats):
        position.play(sorted(position.legal_of(seat))[0], seat=seat)
    for n in range(seats - 1):
        position.chance(f"sequence {(int(first) - 1 + n) % seats + 1}")
    return position


# Components


def test_sand_1_2_fifty_six_nile_cards_in_three_decks() -> None:
    assert [card.name for card in NILE_CARDS] == [f"N{n:02}" for n in range(1, 57)]
    assert list(Counter(card.deck for card in NILE_CARDS).values()) == [22, 22, 12]
    assert [card.name for card in NILE_CARDS if card.label] == NILE_FOR_THREE
    assert {card.label for card in NILE_CARDS if card.label} == {"3+"}


@pytest.mark.parametrize(("seats", "sizes"), [(2, [18, 18, 10]), (3, [22, 22, 12]), (4, [22, 22, 12])])
def test_sand_1_2_decks_by_players(seats: int, sizes: list[int]) -> None:
    """Four, four and two cards are marked 3+."""
    ends = ["N22", "N44", "N56"]
    gone = new_game(seats).gone
    assert gone == (NILE_FOR_THREE if seats == 2 else [])
    left = [card.name for card in NILE_CARDS if card.name not in gone]
    decks = [[c for c in left if low < c <= high] for low, high in zip(["", *ends], ends, strict=False)]
    assert [len(deck) for deck in decks] == sizes


def test_sand_1_3_eleven_nile_tiles() -> None:
    assert [tile.name for tile in NILE_TILES] == [f"T{n:02}" for n in range(1, 12)]
    assert [tile.name for tile in NILE_TILES if tile.label == "3+"] == TILES_FOR_THREE
    assert [tile.name for tile in NILE_TILES if tile.label == "2"] == ["T10", "T11"]
    assert len(PRINTED) == 7


def test_sand_1_3_five_tiles_for_two_players() -> None:
    assert sorted(new_game(2).outcomes()) == [f"lay_tile T{n:02}" for n in (7, 8, 9, 10, 11)]


def test_sand_1_4_five_gold_and_five_purple_tiles() -> None:
    assert list(BONUSES) == ["G1", "G2", "G3", "G4", "G5", "G6", "P1", "P2", "P3", "P4"]
    position = new_game(3)
    assert position.outcomes() == {f"gold_tile G{n}": 1 for n in range(1, 6)}
    position.chance("gold_tile G4")
    assert position.outcomes() == {f"purple_tile {name}": 1 for name in ("G6", "P1", "P2", "P3", "P4")}
    position.chance("purple_tile P3")
    assert (position.table()["gold"], position.table()["purple"]) == ("G4", "P3")


def test_sand_1_5_nine_statues() -> None:
    assert [statue.name for statue in STATUES] == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5"]


def test_sand_1_5_one_of_a_one_of_b_one_of_all_others() -> None:
    position = new_game(4).chance("gold_tile G1", "purple_tile P1")
    assert position.outcomes() == {f"lay_statue A{n}": 1 for n in range(1, 5)}
    position.chance("lay_statue A3")
    assert position.outcomes() == {f"lay_statue B{n}": 1 for n in range(1, 6)}
    position.chance("lay_statue B2")
    assert sorted(position.outcomes()) == [f"lay_statue {name}" for name in ("A1", "A2", "A4", "B1", "B3", "B4", "B5")]
    position.chance("lay_statue A1")
    assert [statue["statue"] for statue in position.table()["statues"]] == ["A3", "B2", "A1"]


def test_sand_1_6_thirty_five_sphinx_cards() -> None:
    assert [card.name for card in SPHINX] == [f"S{n:02}" for n in range(1, 36)]
    assert [card.name for card in SPHINX if card.label == "3+"] == SPHINX_FOR_THREE


@pytest.mark.parametrize(("seats", "cards"), [(2, 28), (3, 35), (4, 35)])
def test_sand_1_6_everybody_is_dealt_two(seats: int, cards: int) -> None:
    position = set_up(seats)
    assert [len(position.table(seat)["own"]["dealt"]) for seat in range(seats)] == [2] * seats
    assert position.table()["sphinx_deck"] == cards - 2 * seats
    assert position.match.open_seats == list(range(seats))


def test_sand_1_6_one_is_kept_and_the_other_shuffled_back() -> None:
    position = set_up(3, "deal S20", "deal S10")
    assert position.legal_of(0) == {"keep S20", "keep S10"}
    position.play("keep S10", seat=0).play("keep S02", seat=1).play("keep S04", seat=2)
    assert [position.kept(seat) for seat in range(3)] == [{"S10"}, {"S02"}, {"S04"}]
    assert (position.table()["sphinx_deck"], position.under) == (32, [])


def test_sand_1_6_refuses_a_card_that_was_not_dealt() -> None:
    position = set_up(3)
    assert position.why_not("keep S03", 0) == "SAND-1.6"
    assert position.why_not("keep S35", 2) == "SAND-1.6"


def test_sand_1_7_stones_by_sequence_tile() -> None:
    position = chosen(4, first="3")
    assert position.table()["order"] == [2, 3, 0, 1]
    assert [position.stones(seat) for seat in range(4)] == [4, 5, 2, 3]
    assert [position.of("tile", seat) for seat in range(4)] == [3, 4, 1, 2]


@pytest.mark.parametrize(("seats", "stones"), [(2, [2, 3]), (3, [2, 3, 4])])
def test_sand_1_7_fewer_players_have_fewer_tiles(seats: int, stones: list[int]) -> None:
    position = chosen(seats)
    assert [position.stones(seat) for seat in range(seats)] == stones


def test_sand_1_7_the_first_is_rearmost_on_the_track() -> None:
    position = chosen(4, first="2")
    assert (position.table()["order"], position.table()["standing"]) == ([1, 2, 3, 0], [0, 3, 2, 1])


def test_sand_1_7_every_order_is_as_likely() -> None:
    position = set_up(3)
    for seat in range(3):
        position.play(sorted(position.legal_of(seat))[0], seat=seat)
    assert position.outcomes() == {"sequence 1": 1, "sequence 2": 1, "sequence 3": 1}
    assert position.chance("sequence 2").outcomes() == {"sequence 1": 1, "sequence 3": 1}


# Two players


def test_sand_1_8_closed_spaces_for_two() -> None:
    table = chosen(2).table()
    assert [space["space"] for space in table["river"] if not space["is_open"]] == ["card_1", "card_2"]
    assert [space["space"] for space in table["tiles"] if not space["is_open"]] == ["tile_1", "tile_2"]
    assert [len(zone["docks"]) for zone in table["zones"]] == [1, 1, 1]


def test_sand_1_8_nothing_is_closed_for_three() -> None:
    table = chosen(3).table()
    assert all(space["is_open"] for space in table["river"] + table["tiles"])
    assert [len(zone["docks"]) for zone in table["zones"]] == [2, 2, 2]


def test_sand_1_8_tiles_lie_there_before_round_1() -> None:
    tiles = [space["tile"] for space in set_up(2).table()["tiles"]]
    assert (tiles[:2], sorted(tiles[2:])) == (["", ""], ["T07", "T08", "T09", "T10", "T11"])


def test_sand_1_8_g6_is_the_gold_tile_and_there_are_two_statues() -> None:
    position = new_game(2).chance("lay_tile T07", "lay_tile T08", "lay_tile T09", "lay_tile T10")
    assert position.outcomes() == {f"purple_tile P{n}": 1 for n in range(1, 5)}
    table = chosen(2).table()
    assert (table["gold"], [statue["statue"] for statue in table["statues"]]) == ("G6", ["A1", "B1", ""])


def test_sand_1_8_obelisk_and_pyramid_for_two() -> None:
    two, three = chosen(2).table(), chosen(3).table()
    assert (two["obelisk_costs"], two["obelisk_lower"]) == ([1, 2, 2, 3, 4, 4, 5], 4)
    assert (three["obelisk_costs"], three["obelisk_lower"]) == ([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6], 6)
    assert [(row["cost"], len(row["owners"])) for row in two["pyramid"]] == [(2, 6), (3, 4), (4, 2)]
    assert [(row["cost"], len(row["owners"])) for row in three["pyramid"]] == [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]


@pytest.mark.parametrize("space", ["card_1", "card_2", "tile_1", "tile_2", "obelisk_2", "pyramid_2", "sphinx_3"])
def test_sand_1_8_refuses_a_closed_space(space: str) -> None:
    position = placing(seats=2, river={"card_3": "N01"})
    assert position.why_not(f"place {space}") == "SAND-1.8"


def test_sand_1_8_refuses_the_third_statue() -> None:
    position = building({"stones": 9, "crews": [7, 1, 1, 2], "ships": ["pyramid_1"]}, seats=2)
    assert position.play("send green", "ready").why_not("brick statue_3") == "SAND-1.8"


# Everybody


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sand_1_9_what_everybody_begins_with(seats: int) -> None:
    position = chosen(seats)
    for seat in range(seats):
        assert dict(zip(CREWS, position.crews(seat), strict=True)) == {"green": 1, "blue": 1, "yellow": 1, "lead": 2}
        assert (position.of("start_field", seat), position.of("quarries", seat)) == (6, 3)
        assert (position.levels(seat), position.of("ships", seat), position.of("sphinx", seat)) == ((1, 1), 8, 1)
    assert (position.ring, position.scores) == ("middle", [0] * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sand_1_1_two_to_four_players(seats: int) -> None:
    assert new_game(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_sand_1_1_refuses_other_numbers(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        new_game(seats)
    assert refused.value.rule == "SAND-1.1"


# A round


def test_sand_2_1_five_rounds_of_six_phases() -> None:
    """Whatever is asked: the phases come in the order of the book, five times."""
    position, seen = chosen(3), [(1, "set_up")]
    while not position.match.over:
        if position.actor == -1:
            position.chance(sorted(position.outcomes())[0])
        else:
            position.play(sorted(position.legal)[0])
        now = (position.table()["round"], position.table()["phase"])
        if now != seen[-1]:
            seen.append(now)
    phases = ["set_up", "placement", "mining", "feeding", "building"]
    order = [(n, phase) for n in range(1, 6) for phase in phases] + [(5, "over")]
    assert [moment for moment in order if moment in seen] == seen
    assert {n for n, _ in seen} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("given", ["keep S01", "ring top", "brick obelisk", "send green", "draw 1 0", "done"])
def test_sand_2_1_refuses_an_answer_to_another_question(given: str) -> None:
    assert placing(river={"card_3": "N01"}).why_not(given) == "SAND-2.1"
