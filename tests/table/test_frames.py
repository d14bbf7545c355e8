"""What a frame costs: one view for each seat and answer. And why something on the board cannot be pressed."""

from __future__ import annotations

from pathlib import Path

import pytest

from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.table.cache import MOST_SEATS
from benben.table.keeper import Keeper
from benben.table.seat_view import moment
from benben.table.why import ELSEWHERE, NOTHING, refusal_of, why_not
from tests.table.things import RA, a_table, asked, change_vault, give, play_on, seen, with_keeper

COUNTED = (
    ("STEPS = StepTable()\n", "STEPS = StepTable()\nVIEWS = []\n"),
    ("    sealed = [s.picked", "    VIEWS.append(seat)\n    sealed = [s.picked"),
)


def test_one_view_for_each_seat_and_answer(tmp_path: Path, with_toys: None) -> None:
    views: list[int] = change_vault(*COUNTED).VIEWS

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "you", "you", game="vault")
        await play_on(keeper, table, lambda table: table.n > 5)
        everybody = (-3, 0, 1, 2)
        for turn in range(6):
            for seat in everybody:
                seen(table, seat)
            assert turn == 0 or sorted(views) == sorted(everybody)
            views.clear()
            await keeper.chat(table, 0, "Ann", f"hello {turn}")
            for seat in everybody:
                assert seen(table, seat).chat[-1].text == f"hello {turn}"
            await give(keeper, table)
            assert views == []

    with_keeper(tmp_path / "t.db", play)


def test_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, "you", "open")
        assert "Ann" not in str(seen(table, 0).view["names"])
        await keeper.sit(table, 1, "invitation 1", "Ann", "visitor", "token")
        assert seen(table, 0).view["names"] == ["Player 1", "Ann"]

    with_keeper(tmp_path / "t.db", play)


def test_views_of_a_crowd_do_not_fill_the_memory(tmp_path: Path, with_toys: None) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper, *["you"] * 30, game="vault")
        for seat in range(30):
            assert seen(table, seat).seat == seat
        assert len(table.cache._seats) == MOST_SEATS

    with_keeper(tmp_path / "t.db", play)


def test_a_replay_leaves_the_log_of_the_table_alone(tmp_path: Path) -> None:
    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        await play_on(keeper, table, lambda table: table.n > 30)
        before = seen(table, 0)
        then = moment(table, 12, (0,))
        assert [line for line in before.log if line.n <= 12] == then.log
        assert then.curve == [point for point in before.curve if point.n <= 12]
        assert seen(table, 0) == before

    with_keeper(tmp_path / "t.db", play)


def test_what_can_be_taken_back_is_said_in_the_words_it_was_offered_in(tmp_path: Path) -> None:
    """The words that were shown are kept; without them the game is played again, and says the same."""

    async def play(keeper: Keeper) -> None:
        table = await a_table(keeper)
        for _ in range(40):
            seat = asked(table)
            offered = seen(table, seat).choices
            free = [choice for choice in offered if not choice.final] or offered
            await keeper.answer(table, seat, free[-1].a, table.n)
            shown = seen(table, seat).undo_words
            table.cache._words.clear()
            assert seen(table, seat).undo_words == shown
            assert free[-1].final or shown[0] == free[-1].words

    with_keeper(tmp_path / "t.db", play)


# Why something cannot be pressed


def position(key: str, answers: int) -> Match:
    match, rng = game(key).match(3, seed=answers), rng_of(answers)
    for turn in range(answers):
        seat = match.open_seats[turn % len(match.open_seats)]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    return match


@pytest.mark.parametrize(("key", "answers"), [(RA, 9), (RA, 30), ("egyptia", 3), ("egyptia", 20), ("architects", 40)])
def test_the_reason_is_one_of_an_answer_there(key: str, answers: int) -> None:
    """Every answer of the game is looked at: whatever touches the element may give the reason, and nothing else."""
    match = position(key, answers)
    seat, rules = match.open_seats[0], match.game
    view = match.view(seat)
    on: dict[str, list[int]] = {}
    beside: dict[str, list[int]] = {}
    for a in range(rules.actions.size):
        for place, element in enumerate(rules.look.touches(view, rules.actions.to_json(a))):
            (beside if place else on).setdefault(element, []).append(a)
    for element in sorted({*on, *beside})[::7]:
        reason = why_not(match, seat, element)
        reasons = [refusal_of(match, seat, a) for a in on.get(element) or beside[element][:300]]
        if element in on and None in reasons:
            assert reason == ELSEWHERE
        else:
            told = [one for one in reasons if one is not None]
            assert reason in told or not told
            assert reason.rule or not any(one.rule for one in told)
    assert why_not(match, seat, "nowhere") == NOTHING


def test_a_pharaoh_space_without_a_pharaoh_die_is_not_about_ankhs() -> None:
    """RA-4.2: what a person would say first."""
    match = game(RA).match(2, auto=False)
    for answer in ("start_player 1", "roll nile nile nile nile ankh", "keep"):
        match.play(answer)
    reason = why_not(match, match.actor, "space-pharaoh-5")
    assert (reason.rule, "Ankh" in reason.sentence) == ("RA-4.2", False)
