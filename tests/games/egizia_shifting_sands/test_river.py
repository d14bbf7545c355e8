"""SAND-3: the Nile is laid out."""

from __future__ import annotations

import pytest

from tests.games.egizia_shifting_sands.position import Position, placing
from tests.games.egizia_shifting_sands.test_setup import chosen

DECKS = {
    1: [f"N{n:02}" for n in range(1, 23)],
    3: [f"N{n:02}" for n in range(23, 45)],
    5: [f"N{n:02}" for n in range(45, 57)],
}
FOR_THREE = {"N08", "N11", "N14", "N16", "N25", "N27", "N30", "N39", "N50", "N56"}


def laid(position: Position) -> Position:
    """The first of what may come, until the placement begins."""
    while position.actor == -1:
        position.chance(sorted(position.outcomes())[0])
    return position


def river(position: Position) -> list[str]:
    return [space["card"] for space in position.table()["river"]]


def tiles(position: Position) -> list[str]:
    return [space["tile"] for space in position.table()["tiles"]]


def end_of_round(round: int, seats: int = 3, gone: tuple[str, ...] = ()) -> Position:
    """The round is over; the Nile of the next one is to be laid out."""
    return placing(seats=seats, round=round, gone=list(gone)).settle()


def test_sand_3_1_the_twenty_places_of_the_nile() -> None:
    table = chosen(4).table()
    places = {space["place"]: space["space"] for space in table["river"] + table["tiles"]}
    places |= {zone["place"]: zone["zone"] for zone in table["zones"]}
    assert [places[n] for n in range(1, 21)] == [
        *("card_1", "tile_1", "card_2", "tile_2", "card_3", "obelisk", "card_4", "tile_3", "card_5", "tile_4"),
        *("card_6", "pyramid", "card_7", "tile_5", "card_8", "tile_6", "card_9", "sphinx", "card_10", "tile_7"),
    ]


@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 10), (4, 10)])
def test_sand_3_1_a_card_on_every_space_in_play(seats: int, cards: int) -> None:
    position = laid(chosen(seats))
    shown = river(position)
    assert (shown[:2] == ["", ""]) == (seats == 2)
    assert (len([card for card in shown if card]), len(set(shown) - {""})) == (cards, cards)


@pytest.mark.parametrize(("round", "deck"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5)])
def test_sand_3_2_the_deck_of_the_round(round: int, deck: int) -> None:
    position = chosen(4) if round == 1 else end_of_round(round - 1, 4)
    assert position.outcomes() == {f"lay_card {card}": 1 for card in DECKS[deck]}


@pytest.mark.parametrize(("round", "deck"), [(1, 1), (3, 3), (5, 5)])
def test_sand_3_2_two_players_have_no_cards_marked_3(round: int, deck: int) -> None:
    position = chosen(2) if round == 1 else end_of_round(round - 1, 2)
    assert sorted(position.outcomes()) == [f"lay_card {card}" for card in DECKS[deck] if card not in FOR_THREE]


def test_sand_3_2_a_card_comes_once() -> None:
    position = chosen(3).chance("lay_card N07")
    assert "lay_card N07" not in position.outcomes()
    assert (river(position)[0], len(position.outcomes())) == ("N07", 21)


@pytest.mark.parametrize(("round", "left"), [(1, 12), (3, 12), (2, 0), (4, 0), (5, 0)])
def test_sand_3_3_what_is_left_of_a_deck_leaves_the_game(round: int, left: int) -> None:
    """After rounds 2, 4 and 5 two cards are over; after rounds 1 and 3 twelve stay in the deck."""
    deck = {1: 1, 2: 1, 3: 3, 4: 3, 5: 5}[round]
    earlier = tuple(DECKS[deck][:10]) if round in (2, 4) else ()
    position = laid(chosen(3) if round == 1 else end_of_round(round - 1, gone=earlier))
    over = [card for card in position.gone if card in DECKS[deck] and card not in earlier]
    assert position.table()["deck"] == left
    assert len(over) == (2 if left == 0 else 0)
    assert not set(over) & set(river(position))


@pytest.mark.parametrize("seats", [3, 4])
def test_sand_3_4_round_1_uses_what_is_printed(seats: int) -> None:
    assert tiles(laid(chosen(seats))) == [f"print_{n}" for n in range(1, 8)]


def test_sand_3_4_two_players_have_tiles_in_round_1() -> None:
    assert sorted(tiles(laid(chosen(2)))) == ["", "", "T07", "T08", "T09", "T10", "T11"]


def test_sand_3_5_from_round_2_on_seven_of_nine_tiles() -> None:
    position = end_of_round(1)
    while not any(outcome.startswith("lay_tile") for outcome in position.outcomes()):
        position.chance(sorted(position.outcomes())[0])
    assert position.outcomes() == {f"lay_tile T{n:02}": 1 for n in range(1, 10)}
    shown = tiles(laid(position))
    assert (len(set(shown)), all(shown)) == (7, True)


def test_sand_3_5_tiles_of_the_last_round_come_again() -> None:
    position = placing(round=2, tiles={f"tile_{n}": f"T{n:02}" for n in range(1, 8)}).settle()
    while not any(outcome.startswith("lay_tile") for outcome in position.outcomes()):
        position.chance(sorted(position.outcomes())[0])
    assert sorted(position.outcomes()) == [f"lay_tile T{n:02}" for n in range(1, 10)]


@pytest.mark.parametrize("round", [2, 5])
def test_sand_3_5_two_players_have_the_same_five_every_round(round: int) -> None:
    position = laid(end_of_round(round - 1, 2))
    assert sorted(tiles(position)) == ["", "", "T07", "T08", "T09", "T10", "T11"]
