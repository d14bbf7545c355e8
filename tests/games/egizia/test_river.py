"""EGI-3: the Nile cards of a round."""

from __future__ import annotations

import pytest

from tests.games.egizia.position import NILE, Position, builder, building, placing
from tests.games.egizia.test_setup import set_up

DECKS = {
    1: [f"C{n:02}" for n in range(1, 23)],
    3: [f"C{n:02}" for n in range(23, 45)],
    5: [f"C{n:02}" for n in range(45, 57)],
}


def laid(position: Position) -> Position:
    """The first of what may come, until the placement begins."""
    while position.actor == -1:
        position.chance(sorted(position.outcomes())[0])
    return position


def river(position: Position) -> dict[str, str]:
    return dict(position.match.position()["table"]["river"])


def end_of_round(round: int, seats: int = 3, gone: tuple[str, ...] = ()) -> Position:
    """The round is over; the Nile of the next one is to be laid out."""
    return placing(seats=seats, round=round, gone=list(gone)).settle()


# 3.1


def test_egi_3_1_the_twenty_places_of_the_nile() -> None:
    """Downriver of each space is what stands after it."""
    assert (len(NILE), NILE[-1]) == (20, "heliopolis")
    assert [name for name in NILE if name.startswith("card")] == [f"card_{n}" for n in range(1, 11)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_egi_3_1_ten_cards_with_any_number_of_players(seats: int) -> None:
    position = laid(set_up(seats))
    assert list(river(position)) == [f"card_{n}" for n in range(1, 11)]
    assert len(set(river(position).values())) == 10


@pytest.mark.parametrize(("round", "deck"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5)])
def test_egi_3_1_the_deck_of_the_round(round: int, deck: int) -> None:
    position = set_up(4) if round == 1 else end_of_round(round - 1, 4)
    assert position.outcomes() == {f"lay_card {card}": 1 for card in DECKS[deck]}


def test_egi_3_1_a_card_comes_once() -> None:
    position = set_up(3).chance("lay_card C07")
    assert "lay_card C07" not in position.outcomes()
    assert (river(position), len(position.outcomes())) == ({"card_1": "C07"}, 21)


def test_egi_3_1_cards_that_were_used_do_not_come_again() -> None:
    position = end_of_round(1, gone=("C01", "C02"))
    assert sorted(position.outcomes()) == [f"lay_card {card}" for card in DECKS[1][2:]]


# 3.2


def test_egi_3_2_ships_come_back_and_crews_are_turned_up() -> None:
    me = {"ships": ["abydus_1", "giza_1"], "spent": ["green", "blue", "lead"]}
    position = building(me, {"ships": ["giza_2"]}).settle()
    assert [position.ships(seat) for seat in range(3)] == [[], [], []]
    assert [position.of("ships", seat) for seat in range(3)] == [8, 8, 8]
    assert position.of("spent") == [False] * 4


def test_egi_3_2_ships_that_have_built_come_back_too() -> None:
    position = building(builder("amarna_1")).build("obelisk")
    assert (position.ships(0), position.of("ships", 0), position.of("built", 0)) == ([], 8, [])


def test_egi_3_2_cards_that_nobody_took_leave_the_game() -> None:
    position = placing(river={"card_5": "C05", "card_9": "C09"}).settle()
    assert (position.gone, river(position)) == (["C05", "C09"], {})


def test_egi_3_2_cards_for_once_per_round_are_ready_again() -> None:
    position = building({"cards": ["C14", "C41"], "used": ["C14", "C41"]}, round=3).settle()
    assert (position.of("used"), position.cards()) == ([], ["C14", "C41"])


def test_egi_3_2_the_ring_and_the_crews_stay_where_they_are() -> None:
    position = building({"crews": [3, 1, 4, 2]}, ring="top").settle()
    assert (position.ring, position.crews()) == ("top", [3, 1, 4, 2])


def test_egi_3_2_who_has_passed_is_asked_again() -> None:
    position = laid(placing(river={"card_1": "C01"}).pass_all())
    assert (position.actor, [position.of("passed", seat) for seat in range(3)]) == (0, [False] * 3)


# 3.3


@pytest.mark.parametrize(("round", "left"), [(1, 12), (3, 12), (2, 0), (4, 0), (5, 0)])
def test_egi_3_3_two_cards_of_a_deck_are_not_used(round: int, left: int) -> None:
    """In the second round of a deck ten cards were used before; what is left then is in no deck any more."""
    first = {1: 1, 2: 1, 3: 3, 4: 3, 5: 5}[round]
    used = tuple(DECKS[first][:10]) if round in (2, 4) else ()
    position = laid(set_up(3) if round == 1 else end_of_round(round - 1, gone=used))
    gone = set(position.gone) - set(used)
    assert len(gone) == (0 if left else 2)
    assert len(set(DECKS[first]) - set(position.gone) - set(river(position).values())) == left
    assert gone & set(river(position).values()) == set()
