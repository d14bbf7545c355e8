"""ARC-1: the set-up."""

import pytest

from benben.core.errors import BadSetup
from benben.core.match import Match
from benben.core.registry import game
from tests.games.architects.position import COPIES, new_game, without_plans

WHITE: dict[str, object] = {"plan": "p1", "blocks": 0, "of_blocks": 4, "niches": 2, "walls": 0}
WHITE |= {"tombs": [{"mummy": False, "sarcophagus": False}], "idols": [], "glyphs": [], "architect": 2, "foreman": 4}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_1_1_two_to_five_players(players: int) -> None:
    assert new_game(players).scores == [0] * players


@pytest.mark.parametrize("players", [0, 1, 6, -2, 99])
def test_arc_1_1_refuses_any_other_number(players: int) -> None:
    with pytest.raises(BadSetup, match=r"^Egyptian Architects takes 2 to 5 players, not "):
        Match(game("architects"), players)


@pytest.mark.parametrize("players", ["2", None, 2.0, True, [2]])
def test_arc_1_1_refuses_what_is_no_number(players: object) -> None:
    with pytest.raises(BadSetup, match="takes 2 to 5 players"):
        game("architects").check_players(players)


@pytest.mark.parametrize("players", [2, 5])
def test_arc_1_2_the_white_plan_lies_on_the_left_site(players: int) -> None:
    assert new_game(players).sites == [WHITE, None]


def test_arc_1_2_nobody_scores_for_it() -> None:
    position = new_game(3)
    assert (position.scores, position.reasons()) == ([0, 0, 0], {})


def test_arc_1_2_later_it_is_a_plan_like_others() -> None:
    position = without_plans().round("plan_1", "", start=1)
    assert (position.turn, position.gain("plan p1")) == (0, 2)


def test_arc_1_2_later_it_goes_to_a_site_as_others_do() -> None:
    position = without_plans().round("plan_2 plan_1", "", start=1)
    assert position.play("plan p2", "plan p1").plans == ["p2", "p1"]


def test_arc_1_3_53_cards_are_the_deck() -> None:
    assert new_game().table["deck"] == 53


def test_arc_1_3_each_card_as_often_as_it_is_in_the_box() -> None:
    told = {f"deal {card}": n for card, n in COPIES.items() if card != "plan_1"}
    assert (new_game().outcomes(), sum(told.values())) == (told, 53)


def test_arc_1_3_54_cards_in_all() -> None:
    assert (new_game().all_cards(), sum(COPIES.values())) == (54, 54)


def test_the_game_as_lists_show_it() -> None:
    card = game("architects").card()
    told = [card[name] for name in ("key", "title", "author", "seats", "minutes")]
    assert told == ["architects", "Egyptian Architects", "AshLore Games", [2, 5], [30, 45]]


def test_first_round_before_the_deal() -> None:
    table = new_game(4).table
    assert (table["round"], table["phase"], table["quarry"], table["aside"]) == (1, "deal", 0, 0)


@pytest.mark.parametrize("name", ["actions", "outcomes"])
def test_every_answer_can_be_written_and_read(name: str) -> None:
    table = getattr(new_game().match.game, name)
    assert [table.parse(table.say(a)) for a in range(table.size)] == list(range(table.size))
    assert [table.from_json(table.to_json(a)) for a in range(table.size)] == list(range(table.size))
