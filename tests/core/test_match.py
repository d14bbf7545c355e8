"""The driver: playing, refusing, undo, clones, and what it tells whom."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from benben.core.actions import ActionTable, Answers, Choice, Outcomes
from benben.core.components import Components
from benben.core.errors import BadAnswer, BadSetup, BenbenError, CannotUndo, IllegalAnswer
from benben.core.events import EventTable
from benben.core.game import Game, Option
from benben.core.match import Answer, Match, replay
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.snapshot import dump
from benben.core.steps import CHANCE, NOBODY, SPECTATOR, State, Step, StepTable
from tests.toys import vault
from tests.toys.changed import changed

PIG = game("pig")
RA = game("ra-dice")


def pig(*answers: str) -> Match:
    """A game of Pig between two, chance answered by hand."""
    match = Match(PIG, 2, auto=False)
    for answer in answers:
        match.play(answer)
    return match


def first_answers(match: Match, count: int = 30) -> Match:
    """Give the first legal answer again and again."""
    for _ in range(count):
        match.play(match.legal()[0])
    return match


def all_of(match: Match) -> tuple[Any, ...]:
    """Everything that must not change when an answer is refused."""
    lines = [(line.seat, line.a) for line in match.record.lines]
    return dump(match.state), lines, match.record.scores, len(match.events), match.log(0)


# A toy for undo: each seat walks, looks (which shows it something) and is done; then perhaps a coin is thrown.

WALK, LOOK, DONE, HEADS = 0, 1, 2, 0
ACTIONS = ActionTable()
for name in ("walk", "look", "done"):
    ACTIONS.add(name)
OUTCOMES = ActionTable()
OUTCOMES.add("throw", Choice("coin", ("heads", "tails")))
EVENTS = EventTable(("never",))
WALKED = EVENTS.add("walked", "to")
LOOKED = EVENTS.add("looked", reveals=True)
STEPS = StepTable()


class Garden(State):
    def __init__(self, seats: int, box: Components, source: Garden | None = None) -> None:
        super().__init__(seats, source)
        self.box = box
        self.places: list[int] = list(source.places) if source else [0] * seats

    def clone(self) -> Garden:
        return Garden(self.seats, self.box, self)


class Stroll(Step[Any]):
    def legal(self, s: Any, out: Answers) -> None:
        for a in (WALK, LOOK, DONE):
            out.add(a)

    def answer(self, s: Any, a: int) -> None:
        if a == DONE:
            return
        s.plan(self)
        if a == WALK:
            s.places[self.seat] += 1
            s.note(WALKED, self.seat, s.places[self.seat])
        else:
            s.whisper(LOOKED, self.seat)


class ThrowCoin(Step[Any]):
    def outcomes(self, s: Any, out: Outcomes) -> None:
        out.add(HEADS)
        out.add(HEADS + 1)

    def answer(self, s: Any, a: int) -> None:
        s.places[0] += a


class SealedStroll(Stroll):
    """The same, for all seats at once."""


STROLLS = STEPS.family(Stroll, seat=4)
SEALED_STROLLS = STEPS.sealed_family(SealedStroll, seat=4)
THROW = STEPS.add(ThrowCoin(CHANCE, 0))


def start(players: int, options: dict[str, str], box: Components) -> Garden:
    s = Garden(players, box)
    if options["coin"] == "yes":
        s.plan(THROW)
    for seat in range(players - 1, -1, -1):
        s.plan((SEALED_STROLLS if options["sealed"] == "yes" else STROLLS).at(seat, 0))
    return s


def take_back(s: Any, seat: int) -> Step[Any]:
    s.places[seat] = 0
    return SEALED_STROLLS.at(seat, 0)


GARDEN: Game = changed(
    vault.GAME,
    key="garden",
    seats=(1, 4),
    options=(Option("sealed", ("no", "yes")), Option("coin", ("no", "yes"))),
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=EVENTS,
    steps=STEPS,
    start=start,
    scores=lambda s: list(s.places),
    winners=lambda s: [0],
    take_back=take_back,
    table=lambda s, seat, asked: {"places": list(s.places)},
)


def garden(*answers: str, players: int = 2, **options: str) -> Match:
    match = Match(GARDEN, players, options=options, auto=False)
    for answer in answers:
        match.play(answer)
    return match


def places(match: Match) -> list[int]:
    state: Any = match.state
    return list(state.places)


# Set-up


@pytest.mark.parametrize("players", [1, 5, 0, -1, 10**30, True, "3", None, 2.0])
def test_number_of_players_must_fit(players: Any) -> None:
    with pytest.raises(BadSetup, match=r"^Ra: The Dice Game takes 2 to 4 players, not "):
        Match(RA, players)


def test_unknown_option_names_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"^Ra: The Dice Game has no option 'moon_track'; they are: sun_track\.$"):
        Match(RA, 2, options={"moon_track": "long"})


def test_unknown_option_of_a_game_without_any() -> None:
    with pytest.raises(BadSetup, match=r"^Pig has no option 'sun_track': it has none\.$"):
        Match(PIG, 2, options={"sun_track": "long"})


@pytest.mark.parametrize("value", ["short", "", 1, True, None, ["long"]])
def test_option_value_names_those_there_are(value: Any) -> None:
    with pytest.raises(BadSetup, match="The option sun_track is one of standard, long, not "):
        Match(RA, 2, options={"sun_track": value})


def test_options_are_a_table() -> None:
    with pytest.raises(BadSetup, match="Options are a table of names and values"):
        RA.check_options(["long"])


def test_options_are_filled_in_and_recorded() -> None:
    options = {"sun_track": "long"}
    match = Match(RA, 2, options=options)
    options["sun_track"] = "standard"
    assert (match.record.options, Match(RA, 2).record.options) == ({"sun_track": "long"}, {"sun_track": "standard"})


def test_game_makes_matches_with_its_smallest_number_of_players() -> None:
    assert (RA.match().record.players, RA.match(3, seed=1).record.players) == (2, 3)


def test_names_by_default_and_as_given() -> None:
    assert (Match(PIG, 2).names, Match(PIG, 2, names=["Ada", "Bob"]).names) == (
        ["Player 1", "Player 2"],
        ["Ada", "Bob"],
    )


@pytest.mark.parametrize(
    "names", [["Ada"], ["Ada", "Bob", "Cy"], ["Ada", ""], ["Ada", "x" * 41], ["Ada", "\n"], "AB", ["Ada", 7]]
)
def test_names_that_no_record_can_hold_are_refused(names: Any) -> None:
    with pytest.raises(BadSetup):
        Match(PIG, 2, names=names)


def test_name_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(BadSetup):
        Match(PIG, 2, names=["Ada", "\ud800"])


def test_match_repr_and_game_repr() -> None:
    assert repr(PIG) == "<game pig>"


# Playing


@pytest.mark.parametrize("answer", [1, "hold", {"do": "hold"}, " HOLD "])
def test_answer_by_id_notation_or_json(answer: Any) -> None:
    match = pig()
    match.play(answer)
    assert (match.record.lines[0].a, match.actor) == (1, 1)


@pytest.mark.parametrize("answer", [-1, 2, 10**30, True, 1.0, None, ["hold"], b"hold"])
def test_what_is_no_answer_is_refused_with_the_range(answer: Any) -> None:
    match = pig()
    with pytest.raises(BadAnswer, match="An answer is a number from 0 to 1, a notation or a JSON form"):
        match.play(answer)


@pytest.mark.parametrize("answer", ["", "fly", "hold 3", {}, {"do": "hold", "seat": 0}])
def test_what_cannot_be_read_changes_nothing(answer: Any) -> None:
    match = pig("roll", "show 5")
    before = all_of(match)
    with pytest.raises(BadAnswer):
        match.play(answer)
    assert all_of(match) == before


def test_illegal_answer_carries_its_rule_and_changes_nothing() -> None:
    match = Match(PIG, 2, variant={"goal": [5]}, auto=False)
    for answer in ("roll", "show 5"):
        match.play(answer)
    before = all_of(match)
    with pytest.raises(IllegalAnswer) as caught:
        match.play("roll")
    assert (caught.value.rule, str(caught.value)) == ("PIG-1.4", "You have reached the goal: hold. (PIG-1.4)")
    assert all_of(match) == before


def test_refused_answer_can_still_be_redone_before() -> None:
    match = garden("walk", "walk")
    match.undo(0)
    with pytest.raises(IllegalAnswer):
        match.play("walk", seat=1)
    match.redo()
    assert places(match) == [2, 0]


def test_wrong_seat_is_told_who_answers() -> None:
    match = pig()
    before = all_of(match)
    with pytest.raises(IllegalAnswer, match=r"^Player 1 answers now, not Player 2\.$"):
        match.play("roll", seat=1)
    assert all_of(match) == before


@pytest.mark.parametrize("seat", [SPECTATOR, 2, 99])
def test_seat_that_does_not_exist_cannot_answer(seat: int) -> None:
    with pytest.raises(IllegalAnswer, match="Player 1 answers now"):
        pig().play("roll", seat=seat)


@pytest.mark.parametrize("outcome", ["roll sun sun sun sun sun", "roll monument monument monument monument monument"])
def test_chance_cannot_act_where_a_seat_must_answer(outcome: str) -> None:
    match = Match(RA, 2, seed=1)
    before = all_of(match)
    with pytest.raises(IllegalAnswer):
        match.play(outcome, seat=CHANCE)
    assert all_of(match) == before


def test_seat_cannot_answer_where_chance_must_act() -> None:
    match = pig("roll")
    before = all_of(match)
    with pytest.raises(IllegalAnswer) as caught:
        match.play("hold", seat=0)
    assert "Player 2" not in str(caught.value)  # nobody answers now, least of all the last seat
    assert all_of(match) == before


def test_nobody_is_blamed_while_chance_must_act() -> None:
    refusal = pig("roll").why_not("hold", seat=0)
    assert refusal is not None and "Player 2" not in refusal.sentence


def over() -> Match:
    match = Match(PIG, 2, variant={"goal": [5]}, auto=False)
    for answer in ("roll", "show 5", "hold"):
        match.play(answer)
    return match


def test_end_of_the_game() -> None:
    match = over()
    assert (match.over, match.actor, match.scores, match.winners) == (True, NOBODY, [5, 0], [0])
    assert (match.legal(), match.legal(0), match.open_seats) == ([], [], [])
    assert (match.record.scores, match.record.winners) == ([5, 0], [0])


def test_no_winners_before_the_end() -> None:
    match = pig("roll", "show 5")
    assert (match.over, match.winners, match.record.scores) == (False, [], None)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_no_answer_after_the_end(seat: int | None) -> None:
    match = over()
    before = all_of(match)
    with pytest.raises(IllegalAnswer, match=r"^The game is over\.$"):
        match.play("roll", seat=seat)
    assert all_of(match) == before


def test_no_chance_after_the_end() -> None:
    match = over()
    for try_it in (match.roll, lambda: match.play("show 6", seat=CHANCE)):
        with pytest.raises(BenbenError):
            try_it()
    assert len(match.record.lines) == 3


# Why not


def test_legal_answer_has_no_reason_against_it() -> None:
    match = pig("roll", "show 5")
    answers: list[Answer] = [*match.legal(), "roll", {"do": "hold"}]
    assert [match.why_not(answer) for answer in answers] == [None] * 4


def test_reason_names_the_rule() -> None:
    match = Match(RA, 2, auto=False)
    for answer in ("start_player 0", "roll sun ankh nile nile nile"):
        match.play(answer)
    refusal = match.why_not("reroll yellow+blue")
    assert refusal is not None and refusal.rule == "RA-3.2"


def test_why_not_of_nonsense_is_a_bad_answer() -> None:
    with pytest.raises(BadAnswer):
        pig().why_not("fly")


def test_why_not_after_the_end() -> None:
    refusal = over().why_not("roll")
    assert refusal is not None and (refusal.rule, refusal.sentence) == ("", "The game is over.")


# Chance


def test_chance_happens_by_itself() -> None:
    match = Match(PIG, 2, seed=1)
    match.play("roll")
    assert [line.seat for line in match.record.lines] == [0, CHANCE]


def test_without_auto_chance_waits() -> None:
    match = Match(RA, 2, seed=1, auto=False)
    assert (match.actor, match.legal(), match.open_seats, match.record.lines) == (CHANCE, [], [], [])


def test_roll_lets_chance_happen_once() -> None:
    match = pig("roll")
    outcome = match.roll()
    assert (match.record.lines[1].seat, match.record.lines[1].a) == (CHANCE, outcome)
    assert match.actor >= 0


def test_nothing_to_roll_where_a_seat_must_answer() -> None:
    with pytest.raises(BenbenError, match=r"^There is nothing to roll or draw now\.$"):
        pig().roll()


def test_outcome_may_be_given_by_hand() -> None:
    match = pig("roll", "show 4")
    assert match.view()["table"]["pot"] == 4


def test_impossible_outcome_is_refused() -> None:
    match = Match(RA, 2, auto=False)
    before = all_of(match)
    for outcome in ("start_player 2", "roll sun sun sun sun sun"):
        with pytest.raises(IllegalAnswer, match=r"^Chance cannot bring that now\.$"):
            match.play(outcome)
    assert all_of(match) == before


def test_game_that_chance_ends_is_closed_by_the_roll() -> None:
    match = garden("done", "done", coin="yes")
    match.roll()
    assert (match.over, match.record.scores, match.record.winners) == (True, match.scores, [0])


def test_game_that_chance_ends_is_closed_by_a_given_outcome() -> None:
    match = garden("done", "done", "throw tails", coin="yes")
    assert (match.over, match.record.scores) == (True, [1, 0])


def test_seed_gives_the_same_game() -> None:
    one, other = (first_answers(Match(RA, 3, seed=9)) for _ in range(2))
    assert all_of(one) == all_of(other)


def test_other_seed_gives_another_game() -> None:
    one, other = (first_answers(Match(RA, 3, seed=seed)) for seed in (9, 10))
    assert all_of(one) != all_of(other)


def test_no_seed_gives_different_games() -> None:
    one, other = (first_answers(Match(RA, 3)) for _ in range(2))
    assert all_of(one) != all_of(other)


# Undo


def test_undo_takes_back_own_answers_one_by_one() -> None:
    match = garden("walk", "walk", "walk")
    seen = []
    for _ in range(3):
        match.undo()
        seen.append(places(match))
    assert seen == [[2, 0], [1, 0], [0, 0]]


def test_undo_brings_back_the_very_state_and_log() -> None:
    match = garden("walk", "walk")
    before = all_of(match)
    match.play("walk")
    match.undo()
    assert all_of(match) == before


def test_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(CannotUndo, match="There is no answer of yours to take back"):
        garden().undo()


def test_no_undo_across_chance() -> None:
    match = pig("roll", "show 5")
    before = all_of(match)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert all_of(match) == before


def test_undo_before_chance_has_acted() -> None:
    match = pig("roll")
    match.undo(0)
    assert (match.actor, match.record.lines) == (0, [])


def test_chance_is_not_taken_back() -> None:
    match = pig("roll", "show 5")
    with pytest.raises(CannotUndo):
        match.undo(CHANCE)


def test_undo_goes_back_to_the_last_chance_and_no_further() -> None:
    match = Match(RA, 2, auto=False)
    for answer in ("start_player 0", "roll ankh ankh pharaoh nile nile", "keep", "ankhs", "nile 1 0"):
        match.play(answer)
    for _ in range(3):
        match.undo()
    assert (len(match.record.lines), match.undo_point(0)) == (2, None)


def test_undo_until_another_seat_answers() -> None:
    match = garden("walk", "done")
    assert match.undo_point(0) == 1
    match.play("walk")
    assert match.undo_point(0) is None
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_undo_gives_the_turn_back() -> None:
    match = garden("walk", "done")
    match.undo(0)
    assert match.actor == 0


def test_actor_cannot_take_back_what_another_did() -> None:
    match = garden("walk", "done")
    with pytest.raises(CannotUndo):
        match.undo()


def test_no_undo_across_a_revelation() -> None:
    match = garden("walk", "look")
    with pytest.raises(CannotUndo):
        match.undo()


def test_undo_back_to_a_revelation() -> None:
    match = garden("look", "walk")
    match.undo()
    assert (places(match), match.undo_point(0)) == ([0, 0], None)


def test_last_answer_of_the_game_can_be_taken_back() -> None:
    match = garden("done", "done")
    match.undo(1)
    assert (match.over, match.actor, match.record.scores) == (False, 1, None)


def test_undo_point_is_the_number_of_the_answer() -> None:
    match = garden("walk", "walk")
    assert (match.undo_point(0), match.undo_point(1), match.undo_point(SPECTATOR)) == (1, None, None)


# Redo


def test_redo_gives_the_answers_again_in_their_order() -> None:
    match = garden("walk", "walk", "done")
    after = all_of(match)
    for _ in range(3):
        match.undo(0)
    for _ in range(3):
        match.redo()
    assert all_of(match) == after


def test_nothing_to_redo() -> None:
    with pytest.raises(CannotUndo, match=r"^Nothing was taken back that could be done again\.$"):
        garden("walk").redo()


def test_no_redo_after_another_answer() -> None:
    match = garden("walk", "walk")
    match.undo()
    match.play("done")
    with pytest.raises(CannotUndo):
        match.redo()


def test_redo_of_the_last_answer_closes_the_record() -> None:
    match = garden("done", "done")
    match.undo(1)
    match.redo()
    assert (match.over, match.record.scores) == (True, [0, 0])


def test_redo_lets_chance_happen() -> None:
    match = Match(PIG, 2, seed=1, auto=False)
    match.play("roll")
    match.undo(0)
    match.auto = True
    match.redo()
    assert [line.seat for line in match.record.lines] == [0, CHANCE]


# Answers at the same time


def test_all_open_seats_may_answer_in_any_order() -> None:
    match = garden(sealed="yes", players=3)
    match.play("walk", seat=2)
    match.play("walk", seat=0)
    assert (match.open_seats, places(match)) == ([0, 1, 2], [1, 0, 1])


def test_seat_that_is_done_may_not_answer_again() -> None:
    match = garden(sealed="yes", players=3)
    match.play("done", seat=2)
    with pytest.raises(IllegalAnswer, match="answers now, not Player 3"):
        match.play("walk", seat=2)


def test_legal_answers_of_every_open_seat() -> None:
    match = garden(sealed="yes", players=3)
    match.play("done", seat=1)
    assert [match.legal(seat) for seat in range(3)] == [[WALK, LOOK, DONE], [], [WALK, LOOK, DONE]]


def test_asking_for_another_seat_changes_nothing() -> None:
    match = garden(sealed="yes", players=3)
    before = all_of(match)
    match.legal(2)
    assert match.why_not("walk", seat=2) is None
    assert all_of(match) == before


def test_undo_in_a_sealed_round_while_others_have_answered() -> None:
    match = garden(sealed="yes", players=3)
    for seat in (0, 1, 2):
        match.play("walk", seat=seat)
    match.play("done", seat=1)
    match.undo(0)
    assert (places(match), match.open_seats) == ([0, 1, 1], [0, 2])


def test_each_seat_takes_back_its_own_sealed_answers() -> None:
    match = garden(sealed="yes", players=3)
    for seat in (0, 1, 2, 0, 1, 2):
        match.play("walk", seat=seat)
    match.undo(1)
    match.undo(0)
    match.undo(1)
    assert places(match) == [1, 0, 2]


def test_redo_in_a_sealed_round() -> None:
    match = garden(sealed="yes", players=3)
    for seat in (0, 1, 2):
        match.play("walk", seat=seat)
    match.undo(0)
    match.undo(1)
    match.redo()
    assert places(match) == [0, 1, 1]
    match.redo()
    assert places(match) == [1, 1, 1]


def test_no_undo_of_a_sealed_answer_once_all_are_in() -> None:
    match = vault_round_one()
    assert [match.undo_point(seat) for seat in range(3)] == [None, None, None]


def test_no_undo_of_a_sealed_answer_across_its_own_revelation() -> None:
    match = garden(sealed="yes", players=3)
    match.play("look", seat=1)
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_no_undo_of_an_answer_that_others_have_built_upon() -> None:
    """Whoever buries a card opens the next round: once somebody has picked in it, the burial stands."""
    match = vault_round_one()
    buried = match.actor
    match.play(match.legal()[0])
    other = (buried + 1) % 3
    match.play(match.legal(other)[0], seat=other)
    before = all_of(match)
    with pytest.raises(CannotUndo):
        match.undo(buried)
    assert all_of(match) == before


def vault_dealt() -> Match:
    """Vault with three: sides taken, cards dealt; the first sealed round is open."""
    match = Match(vault.GAME, 3, seed=1, auto=False)
    for answer in ("side left", "side right", "side left"):
        match.play(answer)
    for card in (0, 1, 2, 1, 2, 3, 0, 0, 3):
        match.play(f"deal {card}")
    return match


def vault_round_one() -> Match:
    match = vault_dealt()
    for seat, card in ((1, 3), (2, 0), (0, 2)):
        match.play(f"pick {card}", seat=seat)
        match.play("stake 1", seat=seat)
    return match


def test_question_to_a_seat_is_its_own_in_a_sealed_round() -> None:
    match = vault_dealt()
    match.play("pick 3", seat=2)  # whose next question is the stake
    assert [match.question(seat) for seat in range(3)] == ["PickCard of 0?", "PickCard of 1?", "StakePoints of 2?"]


def test_state_for_a_seat_is_the_state_itself_outside_a_sealed_round() -> None:
    match = pig("roll", "show 5")
    assert match.state_for(0) is match.state


def test_state_for_a_seat_holds_its_own_sealed_answers_and_no_others() -> None:
    match = vault_dealt()
    match.play("pick 2", seat=0)
    match.play("pick 3", seat=1)
    match.play("stake 2", seat=1)
    seen: list[Any] = [match.state_for(seat) for seat in range(3)]
    assert [s.picked for s in seen] == [[2, -1, -1], [-1, 3, -1], [-1, -1, -1]]
    assert [s.staked for s in seen] == [[0, 0, 0], [0, 2, 0], [0, 0, 0]]
    assert [s.actor() for s in (seen[0], seen[2])] == [0, 2]


def test_state_for_a_seat_does_not_depend_on_what_others_answer() -> None:
    seen = []
    for answers in ((), ("pick 1",), ("pick 2", "stake 1")):
        match = vault_dealt()
        for answer in answers:
            match.play(answer, seat=1)
        seen.append(dump(match.state_for(0)))
    assert seen[0] == seen[1] == seen[2]


def test_state_for_a_seat_changes_nothing() -> None:
    match = vault_dealt()
    match.play("pick 3", seat=1)
    before = all_of(match)
    match.state_for(1).apply(int(vault.STAKE.first))
    assert all_of(match) == before


@pytest.mark.parametrize("how", ["clone", "undo", "replay"])
def test_state_for_a_seat_of_a_copy_or_after_undo(how: str) -> None:
    match = vault_dealt()
    match.play("pick 3", seat=1)
    match.play("pick 2", seat=0)
    if how == "undo":
        match.play("stake 2", seat=0)
        match.undo(0)
    copy = replay(vault.GAME, match.record) if how == "replay" else match.clone() if how == "clone" else match
    seen: list[Any] = [copy.state_for(seat) for seat in range(3)]
    assert [s.picked for s in seen] == [[2, -1, -1], [-1, 3, -1], [-1, -1, -1]]


def test_state_for_a_seat_in_the_second_sealed_round() -> None:
    match = vault_round_one()
    match.play("bury 3")
    match.play("pick 1", seat=0)
    seen: list[Any] = [match.state_for(seat) for seat in range(2)]
    assert [(s.round, s.picked, s.points) for s in seen] == [(2, [1, -1, -1], [0, 1, 0]), (2, [-1, -1, -1], [0, 1, 0])]


def test_seat_that_has_chosen_and_spectators_are_told_who_is_still_choosing() -> None:
    match = vault_dealt()
    match.play("pick 3", seat=1)
    match.play("stake 1", seat=1)
    for seat in (1, SPECTATOR):
        said = match.question(seat)
        assert "Player 1" in said and "Player 3" in said and "Player 2" not in said
        assert (match.view(seat)["step"], match.view(seat)["open"]) == ("", [0, 2])


def test_view_does_not_tell_what_another_seat_does_in_a_sealed_round() -> None:
    """Seat 1 won the first round; whether it now buys or picks is its own affair until all have chosen."""
    seen = []
    for answer in ("buy", "pick 1"):
        match = vault_round_one()
        match.play("bury 3")
        match.play(answer, seat=1)
        seen.append(match.view(0))
    assert seen[0] == seen[1]


# Clones


def test_clone_is_equal() -> None:
    match = first_answers(Match(RA, 3, seed=4))
    copy = match.clone()
    assert all_of(copy) == all_of(match)
    assert (copy.names, copy.record.header()) == (match.names, match.record.header())


def test_clone_goes_its_own_way() -> None:
    match = first_answers(Match(RA, 3, seed=4))
    before = all_of(match)
    copy = match.clone()
    first_answers(copy)
    copy.record.names[0] = "Somebody"
    assert all_of(match) == before and match.names[0] == "Player 1"


def test_match_goes_on_without_its_clone() -> None:
    match = first_answers(Match(RA, 3, seed=4))
    copy = match.clone()
    before = all_of(copy)
    first_answers(match)
    assert all_of(copy) == before


def test_clone_takes_its_own_answers_back() -> None:
    match = garden("walk", "walk")
    copy = match.clone()
    copy.undo()
    assert (places(copy), places(match)) == ([1, 0], [2, 0])


def test_clone_of_a_sealed_round_goes_on() -> None:
    match = garden(sealed="yes", players=3)
    match.play("walk", seat=2)
    copy = match.clone()
    copy.undo(2)
    assert (places(copy), places(match)) == ([0, 0, 0], [0, 0, 1])


def rolls(match: Match, count: int = 20) -> list[int]:
    """What the next so many rolls of Pig's die will be."""
    while len(match.record.lines) < 2 * count:
        match.play("roll" if 0 in match.legal() else "hold")
    return [line.a for line in match.record.lines if line.seat == CHANCE]


def test_clone_does_not_know_what_the_dice_will_bring() -> None:
    match = Match(PIG, 2, seed=5, variant={"goal": [1000]})
    clones = [match.clone() for _ in range(3)]
    seen = {tuple(rolls(one)) for one in (match, *clones)}
    assert len(seen) == 4


def test_cloning_does_not_change_what_the_dice_will_bring() -> None:
    one, other = (Match(PIG, 2, seed=5, variant={"goal": [1000]}) for _ in range(2))
    rolls(one.clone())
    assert rolls(one) == rolls(other)


def test_seeded_clones_are_repeatable() -> None:
    one, other = (Match(PIG, 2, seed=5, variant={"goal": [1000]}).clone() for _ in range(2))
    assert rolls(one) == rolls(other)


def test_clone_may_have_a_seed_of_its_own() -> None:
    match = Match(PIG, 2, variant={"goal": [1000]})
    assert rolls(match.clone(seed=8)) == rolls(match.clone(seed=8)) != rolls(match.clone(seed=9))


def test_clones_without_seed_differ() -> None:
    match = Match(PIG, 2, variant={"goal": [1000]})
    assert rolls(match.clone()) != rolls(match.clone())


# What everybody may know


def test_log_tells_a_whisper_only_to_its_seat() -> None:
    match = vault_dealt()
    dealt = [[line for line in match.log(seat) if " dealt " in line] for seat in (0, 1, 2, SPECTATOR)]
    assert dealt == [
        ["Player 1 dealt 0 0", "Player 1 dealt 1 0", "Player 1 dealt 2 0"],
        ["Player 2 dealt 1 0", "Player 2 dealt 2 0", "Player 2 dealt 3 0"],
        ["Player 3 dealt 0 0", "Player 3 dealt 0 0", "Player 3 dealt 3 0"],
        [],
    ]


def test_log_tells_everybody_what_is_shown() -> None:
    shown = ["Player 1 shown 2 1", "Player 2 shown 3 1", "Player 3 shown 0 1"]
    for seat in (0, 1, 2, SPECTATOR):
        assert [line for line in vault_round_one().log(seat) if " shown " in line] == shown


def test_log_since_an_answer() -> None:
    match = pig("roll", "show 5", "roll", "show 1")
    assert match.log(since=2) == ["Player 1 rolls 1 and loses 5."]


def test_events_carry_the_number_of_their_answer() -> None:
    match = pig("roll", "show 5", "hold")
    assert [(event.n, event.name) for event in match.events] == [(1, "rolled"), (2, "score")]
    assert repr(match.events[1]) == "Event(n=2, score, seat=0, x=5, y=0, seen_by=-4)"


def test_words_and_notation() -> None:
    match = pig("roll", "show 5")
    assert (match.say(1), match.words(1), match.words(0, seat=1)) == ("hold", "Hold and keep 5", "Roll the die")
    assert match.question() == "Player 1, 5 at stake: roll or hold?"


@pytest.mark.parametrize("tables", [PIG, RA, vault.GAME], ids=["pig", "ra-dice", "vault"])
def test_view_is_plain_json_all_through_a_game(tables: Game) -> None:
    match, rng = Match(tables, 3, seed=2, auto=False), rng_of(2)
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        else:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
        for seat in (0, 2, SPECTATOR):
            view = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view


def test_view_of_a_variant_is_plain_json() -> None:
    view = Match(PIG, 2, variant={"goal": [5]}).view()
    assert msgspec.json.decode(msgspec.json.encode(view)) == view


def test_view_shares_nothing_with_the_match() -> None:
    match = Match(PIG, 2, variant={"goal": [5]})
    view = match.view()
    view["names"][0] = "Nobody"
    view["variant"]["goal"][0] = 1000
    view["scores"][0] = 77
    assert (match.names[0], match.view()["variant"], match.scores) == ("Player 1", {"goal": [5]}, [0, 0])


def test_view_says_who_sees_it_and_who_must_answer() -> None:
    view = pig("roll", "show 5", "hold").view(0)
    assert [view[key] for key in ("game", "players", "seat", "actor", "open", "over", "scores", "step", "left")] == [
        "pig",
        2,
        0,
        1,
        [1],
        False,
        [5, 0],
        "RollOrHold",
        0,
    ]


def test_view_after_the_end() -> None:
    view = over().view()
    assert [view[key] for key in ("actor", "open", "over", "step", "left")] == [NOBODY, [], True, "", 0]


# Replay


def test_replay_to_any_answer() -> None:
    match = first_answers(Match(PIG, 2, seed=6), 8)
    halfway = replay(PIG, match.record, to=10)
    assert [(line.seat, line.a) for line in halfway.record.lines] == [
        (line.seat, line.a) for line in match.record.lines[:10]
    ]
    assert halfway.record.scores is None


def test_replay_to_the_end() -> None:
    match = over()
    match.record.seats, match.record.time = ["human", "greedy"], "today"
    again = replay(PIG, match.record)
    assert all_of(again) == all_of(match)
    assert again.record.header() == match.record.header()


def test_an_illegal_answer_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(IllegalAnswer("Not yet.", "VLT-1")))
    assert (str(error), error.rule) == ("Not yet. (VLT-1)", "VLT-1")


def test_a_seat_without_a_question_is_told_why_with_the_games_rule() -> None:
    match = vault_dealt()
    match.game = changed(vault.GAME, unasked=lambda s, seat: int(vault.NOT_HELD) if seat == 1 else 0)
    match.play("pick 3", seat=1)
    match.play("stake 1", seat=1)
    refusals = [match.why_not("pick 1", seat) for seat in (1, SPECTATOR)]
    assert [refusal.rule for refusal in refusals if refusal] == ["VAULT-1.2", ""]


def test_a_taken_back_sealed_answer_is_gone_from_what_the_seat_starts_from() -> None:
    match = vault_dealt()
    match.play("pick 3", seat=1)
    match.undo(1)
    match.play("pick 2", seat=1)
    seen: Any = match.state_for(1)
    assert seen.picked == [-1, 2, -1]
