"""ARC-2: shuffle, deal, and what happens without a plan."""

from collections import Counter

import pytest

from benben.core.rng import rng_of
from tests.games.architects.position import DEAL, KEEP, Position, build, crowded, new_game, without_plans


def dealt_out(position: Position) -> Position:
    """Any cards that may come, plans first, until the draft begins."""
    while position.table["phase"] == "deal":
        position.play(list(position.outcomes())[-1])
    return position


def one_by_one(position: Position, cards: int) -> list[int]:
    """Who is dealt each of the next cards."""
    found = []
    for _ in range(cards):
        found.append(position.receiver())
        position.play(next(iter(position.outcomes())))
    return found


# 2.1


@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_arc_2_1_as_many_cards_as_the_table_says(players: int, each: int) -> None:
    assert dealt_out(new_game(players)).numbers("cards") == [each] * players


@pytest.mark.parametrize(("players", "rest"), [(2, 33), (3, 26), (4, 21), (5, 18)])
def test_arc_2_1_the_rest_stays_in_the_deck(players: int, rest: int) -> None:
    assert dealt_out(new_game(players)).table["deck"] == rest


def test_arc_2_1_a_drawn_card_is_no_longer_in_the_deck() -> None:
    position = new_game().play("deal plan_3", "deal mummy", "deal mummy")
    told = position.outcomes()
    assert ("deal plan_3" not in told, told["deal mummy"], sum(told.values())) == (True, 1, 50)


def test_arc_2_1_each_seat_holds_what_it_was_dealt() -> None:
    position = new_game().deal("limestone*8 cat dog", "worker_3*3 worker_2*5 plan_6 mummy")
    assert position.pack(0) == ["limestone"] * 8 + ["cat", "dog"]
    assert position.pack(1) == ["worker_2"] * 5 + ["worker_3"] * 3 + ["mummy", "plan_6"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_arc_2_1_one_card_each_round_the_table(players: int) -> None:
    order = one_by_one(new_game(players), 2 * players)
    assert [(seat - order[0]) % players for seat in order] == [*range(players)] * 2


@pytest.mark.parametrize("card", ["limestone", "worker_3", "plan_2"])
def test_arc_2_1_cards_come_as_often_as_they_are_in_the_deck(card: str) -> None:
    position, rng = new_game(), rng_of(4)
    match = position.match
    drawn = Counter(match.game.outcomes.say(match.state.sample(rng)) for _ in range(6000))
    assert abs(drawn[f"deal {card}"] / 6000 - {"limestone": 18, "worker_3": 3, "plan_2": 1}[card] / 53) < 0.02


def test_arc_2_1_dealt_again_in_each_round() -> None:
    assert dealt_out(without_plans(3)).numbers("cards") == [9, 9, 9]


# 2.2


@pytest.mark.parametrize(
    ("players", "start", "told"), [(4, 1, [8, 7, 8, 8]), (5, 2, [6, 6, 6, 7, 6])], ids=["four", "five"]
)
def test_arc_2_2_31_cards_dealt_from_the_left_of_the_last_start_player(
    players: int, start: int, told: list[int]
) -> None:
    position = crowded(players)
    assert (position.table["deck"], position.receiver()) == (31, start + 1)
    assert dealt_out(position).numbers("cards") == told


@pytest.mark.parametrize("players", [4, 5])
def test_arc_2_2_the_deck_is_used_up(players: int) -> None:
    position = dealt_out(crowded(players))
    assert (position.table["deck"], position.all_cards()) == (0, 54)


@pytest.mark.parametrize(("players", "left"), [(4, [2, 2, 1, 2]), (5, [1, 1, 2, 1, 1])])
def test_arc_2_2_everybody_keeps_as_many_as_ever(players: int, left: list[int]) -> None:
    position = dealt_out(crowded(players))
    for _ in range(KEEP[players]):
        position.pick_all(*(position.pack(seat)[0] for seat in range(players)))
    tables = [position.table_of(seat) for seat in range(players)]
    picked = [[pack["took"] for pack in table["seen"]] for table in tables]
    assert [len(cards) for cards in picked] == [KEEP[players]] * players
    assert [len(table["left"]) for table in tables] == left


@pytest.mark.parametrize(("players", "short"), [(4, 1), (5, 3)])
def test_arc_2_2_the_short_pack_is_handed_on_like_the_others(players: int, short: int) -> None:
    position = dealt_out(crowded(players))
    sizes = position.numbers("cards")
    position.pick_all(*(position.pack(seat)[0] for seat in range(players)))
    assert position.numbers("cards") == [sizes[seat - 1] - 1 for seat in range(players)]


def test_arc_2_2_32_cards_are_enough_for_four() -> None:
    position = crowded(4, cards_fewer=1)
    assert (position.table["deck"], dealt_out(position).numbers("cards")) == (32, [8, 8, 8, 8])


@pytest.mark.parametrize(("fewer", "told"), [(1, [6, 6, 6, 7, 7]), (2, [7, 6, 6, 7, 7])])
def test_arc_2_2_32_and_33_cards_for_five(fewer: int, told: list[int]) -> None:
    assert dealt_out(crowded(5, cards_fewer=fewer)).numbers("cards") == told


def test_arc_2_2_dealing_begins_left_of_the_last_start_player() -> None:
    position = build("", "worker_2 glyph_2*2 glyph_3*2 worker_1 glyph_4", "", start=1).finish()
    assert one_by_one(position, 4) == [2, 0, 1, 2]


# 2.3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_2_3_everybody_tells_without_a_plan_on_the_table(players: int) -> None:
    position = without_plans(players)
    with_plan = f"plan_2 limestone*{DEAL[players] - 1}"
    position.deal(*[with_plan if n == 1 else without_plan(n, players) for n in range(players)])
    assert position.numbers("announced") == ["yes" if n == 1 else "no" for n in range(players)]


def without_plan(seat: int, players: int) -> str:
    """A pack without a plan, from cards that are many."""
    packs = {
        2: ["worker_1*5 worker_2*5"],
        3: ["worker_1*5 worker_2*4", "", "limestone*9"],
        4: ["worker_1*5 worker_2*3", "", "limestone*8", "worker_2*2 worker_3*3 mummy*3"],
        5: ["worker_1*5 worker_2*2", "", "limestone*7", "worker_2*3 worker_3*3 mummy", "cat*2 bird*2 dog*2 mummy"],
    }
    return packs[players][seat]


def test_arc_2_3_all_may_hold_one() -> None:
    position = without_plans().deal("plan_1 limestone*9", "plan_2 limestone*9")
    assert (position.numbers("announced"), position.table["phase"]) == (["yes", "yes"], "draft")


def test_arc_2_3_not_which() -> None:
    views = []
    for plan in ("plan_1", "plan_6"):
        position = without_plans().deal(f"{plan} limestone*9", "worker_1*5 worker_2*5")
        views.append(position.match.view(1))
    assert views[0] == views[1]


def test_arc_2_3_nobody_is_asked_while_a_plan_lies_there() -> None:
    position = new_game(2).deal("plan_2 limestone*9", "worker_1*5 worker_2*5")
    assert (position.numbers("announced"), position.events("announced")) == (["", ""], [])


def test_arc_2_3_everybody_hears_it() -> None:
    position = without_plans().deal("worker_1*5 worker_2*5", "plan_2 limestone*9")
    told = [(e.seat, e.x) for e in position.match.events if e.name == "announced" and e.seen_by < 0]
    assert told == [(0, 0), (1, 1)]


# 2.4


@pytest.mark.parametrize("players", [2, 5])
def test_arc_2_4_nobody_holds_a_plan_all_is_dealt_again(players: int) -> None:
    five = ["limestone*3 worker_1 worker_2 cat bird"] * 2 + ["limestone*4 worker_1 worker_2 dog"] * 2
    packs = ["limestone*9 worker_1"] * 2 if players == 2 else [*five, "limestone*4 worker_1 mummy*2"]
    position = without_plans(players).deal(*packs)
    assert (position.table["phase"], position.table["deck"], position.numbers("cards")) == ("deal", 54, [0] * players)


def test_arc_2_4_again_and_again() -> None:
    position = without_plans()
    for _ in range(3):
        position.deal("limestone*9 worker_1", "worker_1*4 worker_2*5 worker_3")
        assert (position.table["deck"], position.all_cards()) == (54, 54)
    position.deal("limestone*9 worker_1", "worker_1*4 worker_2*5 plan_4")
    assert (position.table["phase"], len(position.events("reshuffled"))) == ("draft", 3)


def test_arc_2_4_every_card_may_come_again() -> None:
    position = without_plans().deal("limestone*9 worker_1", "limestone*9 worker_1")
    told = position.outcomes()
    assert (told["deal limestone"], told["deal plan_1"], sum(told.values())) == (18, 1, 54)


def test_arc_2_4_dealing_begins_with_the_same_seat() -> None:
    position = without_plans(3)
    first = position.receiver()
    position.deal("worker_1*5 worker_2*4", "limestone*9", "limestone*9")
    assert (first, position.receiver()) == (1, 1)


def test_arc_2_4_everybody_is_told() -> None:
    position = without_plans().deal("limestone*9 worker_1", "limestone*9 worker_1")
    told = [event.name for event in position.match.events if event.name in ("announced", "reshuffled")]
    assert told == ["announced", "announced", "reshuffled"]
    assert all(e.seen_by < 0 for e in position.match.events if e.name == "reshuffled")


def test_arc_2_4_announcements_are_those_of_the_last_deal() -> None:
    position = without_plans().deal("limestone*9 worker_1", "limestone*9 worker_1")
    assert position.numbers("announced") == ["", ""]  # those cards are in the deck again
    position.deal("limestone*9 plan_1", "limestone*9 worker_1")
    assert position.numbers("announced") == ["yes", "no"]


def test_arc_2_4_not_while_a_plan_lies_on_the_table() -> None:
    position = new_game().deal("limestone*9 worker_1", "limestone*9 worker_1")
    assert (position.table["phase"], position.table["deck"]) == ("draft", 33)
