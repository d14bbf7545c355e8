"""Who thinks about Ra: exact where arithmetic is, with the aim to win, and by hand-made numbers where it must."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.steps import CHANCE, NOBODY
from benben.games.ra_dice import GAME
from benben.games.ra_dice.actions import END_TURN
from benben.games.ra_dice.advice.prospect import Prospect, chance
from benben.games.ra_dice.advice.tables import MOST_PARTS, SURE, TOGETHER, TOWER, WORTHS, Tables
from benben.games.ra_dice.advice.thinker import RaThinker, fits, numbers_for, tables_for
from benben.games.ra_dice.advice.turn import points_of_suns, steps_of_ra
from benben.games.ra_dice.components import SUN_TRACKS, RaComponents
from benben.games.ra_dice.setup import start
from benben.games.ra_dice.state import Ra
from tests.games.ra_dice.position import Position, ra

SEATS = (2, 3, 4)


def some_tables(s: Ra) -> Tables:
    """Numbers without any sense, all different; what is always 0 stays so."""
    tables, some = Tables(s.seats, s.steps, s.box), random.Random(4)
    tables.make_all_by_hand()
    for at in range(0, len(tables.worths), WORTHS):
        for i in range(WORTHS):
            tables.worths[at + i] = some.uniform(-9, 9)
        for i in (*(TOGETHER + 12 * reach for reach in range(4)), TOWER, TOWER + 1):
            tables.worths[at + i] = 0.0
    return tables


def expected(tables: Tables, s: Ra, seat: int) -> float:
    """The final points of a seat at the start of a turn."""
    places = vec[i64]([0] * MOST_PARTS)
    count = tables.parts(s, seat, places, 0)
    return float(s.players[seat].score) + sum(float(tables.worths[places[i]]) for i in range(int(count)))


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_of_a_turn_is_foreseen(seats: int) -> None:
    s, rng, answers = start(seats, False, RaComponents()), rng_of(5, seats), GAME.answers()
    tables = some_tables(s)
    while s.actor() != NOBODY:
        if s.actor() == CHANCE:
            s.apply(s.sample(rng))
            continue
        s.legal(answers)
        if answers.has(END_TURN.first):
            foreseen = list(Prospect(s, steps_of_ra(s.box, s.suns), tables).points)
            foreseen[s.turn] += points_of_suns(s.box, s.suns)
            after = s.clone()
            after.apply(END_TURN.first)
            if after.actor() == NOBODY:
                assert foreseen == [after.players[seat].score for seat in range(seats)]
            else:
                assert foreseen == pytest.approx([expected(tables, after, seat) for seat in range(seats)])
        s.apply(answers.ids[rng.below(answers.count)])


def rated(position: Position, tables: Tables | None = None) -> dict[str, float]:
    """The ratings of the legal answers, by notation."""
    s, answers = position.s, GAME.answers()
    s.legal(answers)
    ratings = vec[float]([0.0] * answers.count)
    RaThinker(tables or tables_for(s)).rate(s.clone(), s.actor(), answers, ratings)
    return {GAME.actions.say(answers.ids[i]): ratings[i] for i in range(answers.count)}


def chances(dice: str, rerolls: int) -> dict[str, float]:
    """The chances to win before they are told in points, of one position with these dice."""
    position = ra(players=3, dice=dice, rerolls=rerolls, epoch=2, nile=(4, 6, 0), floods=(0, 1, 0), pharaoh=(2, 3, 4))
    s, answers = position.s, GAME.answers()
    s.legal(answers)
    ratings = vec[float]([0.0] * answers.count)
    RaThinker(tables_for(s)).rate_rerolls(s, answers, ratings)
    return {GAME.actions.say(answers.ids[i]): ratings[i] for i in range(answers.count)}


def test_a_reroll_is_the_mean_of_what_it_can_bring() -> None:
    after = [chances("NANP" + face, 1) for face in "SAPNCM"]
    assert chances("NANPC", 1)["reroll red"] == pytest.approx(sum(each["keep"] for each in after) / 6)
    assert chances("NANPC", 2)["reroll red"] == pytest.approx(sum(max(each.values()) for each in after) / 6)


def last_turn(rival: int) -> Position:
    """The last turn of the game: to keep brings 36 points; the rival will have so many."""
    return ra(dice="SCCCM", rerolls=1, epoch=3, ra=5, scores=(30, rival + 5), civilization=("yellow red", ""))


def best(ratings: dict[str, float]) -> str:
    return max(ratings, key=ratings.__getitem__)


def test_who_has_won_by_keeping_keeps() -> None:
    assert best(rated(last_turn(35))) == "keep"


def test_who_would_lose_by_keeping_rolls_for_the_win() -> None:
    assert best(rated(last_turn(38))) == "reroll red"  # a Civilization or an Ankh makes it 40 points


def test_a_win_on_the_table_is_taken() -> None:
    position = ra(dice="SAAPM", epoch=3, ra=5, scores=(30, 32), pharaoh=(3, 3), monuments=("", "yellow1"))
    while not position.over:
        position.play(best(rated(position)))
    assert position.winners == [0]


def test_suns_end_the_epoch_where_they_move_ra_to_the_end_of_its_track() -> None:
    s = ra(dice="APNCM", ra=5).s
    steps = [steps_of_ra(s.box, suns) for suns in range(6)]
    assert steps == [0, 1, 2, 0, 0, 0]
    assert [Prospect(s, each, tables_for(s)).ends for each in steps[:3]] == [False, True, True]


def test_a_victim_gives_up_what_is_worth_least() -> None:
    position = ra(epoch=3, dice="SSSSP", monuments=("", "yellow1 blue1 purple1 yellow2 yellow3"), pharaoh=(0, 5))
    position.play("disaster monuments")
    assert position.actor == 1
    assert not best(rated(position)).endswith(" 1")  # the tower of three is worth 5 points


def test_a_better_rival_counts_more() -> None:
    s = ra(players=3, scores=(20, 40, 10)).s
    now = Prospect(s, 0, tables_for(s))
    now.look_closer(s)
    assert now.weights[0] == 1.0
    assert now.weights[1] < now.weights[2] < 0.0
    assert now.weights[1] + now.weights[2] == pytest.approx(-1.0)


def test_level_scores_are_half_a_win_and_a_point_more_is_nearly_all_of_it() -> None:
    assert chance(0.0, SURE) == pytest.approx(0.5)
    assert chance(1.0, SURE) > 0.9
    assert chance(-1.0, SURE) < 0.1


@pytest.mark.parametrize("track", SUN_TRACKS)
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_numbers_for_every_table(seats: int, track: str) -> None:
    s = start(seats, track == "long", RaComponents())
    assert fits(s)
    assert GAME.advice.course is not None
    assert numbers_for(s).keys() == GAME.advice.course(seats, {"sun_track": track}, 0).numbers().keys()


@pytest.mark.parametrize("changes", [{"suns_that_move": [5]}, {"suns_for_disaster": [0]}, {"suns_that_score": [0]}])
def test_a_variant_is_played_by_hand_made_numbers(changes: dict[str, list[int]]) -> None:
    s, rng, answers = start(2, False, RaComponents(changes)), rng_of(3), GAME.answers()
    assert not fits(s)
    thinker = RaThinker(tables_for(s))
    ratings = vec[float]([0.0] * GAME.actions.size)
    for _ in range(12):
        s.advance(rng)
        s.legal(answers)
        thinker.rate(s, s.actor(), answers, ratings)
        s.apply(answers.ids[max(range(answers.count), key=ratings.__getitem__)])
    assert s.players[0].score + s.players[1].score >= 21


def test_a_long_variant_of_the_sun_track_needs_no_learned_numbers() -> None:
    s = start(4, True, RaComponents({"sun_track_long": [100, 100, 100]}))
    assert tables_for(s).luck_at(1, 100) > tables_for(s).luck_at(3, 1) > 0.0


def test_weaker_bots_choose_more_loosely() -> None:
    temperatures = [rung.temperature for rung in game("ra-dice").advice.rungs]
    assert temperatures == sorted(temperatures, reverse=True)
    assert temperatures[-1] == 0.0
