"""The checks have teeth: each fails a toy game that is broken in just that way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from benben.core.actions import ActionTable, Number
from benben.core.events import SCORE
from benben.core.game import Game
from benben.core.refusals import RefusalTable
from benben.core.registry import game
from tests.conformance import checks
from tests.toys import vault
from tests.toys.changed import changed

Check = Callable[[Game, int, dict[str, str], int], None]


def fails(check: Check, broken: Game, saying: str, players: int = 3) -> None:
    with pytest.raises(AssertionError, match=saying):
        for seed in range(5):
            check(broken, players, {}, seed)


def with_state(cls: type[vault.Vault]) -> Game:
    """Vault, played with another kind of state."""

    def start(players: int, options: dict[str, str], box: Any) -> vault.Vault:
        s = cls(players, box)
        vault.start_round(s)
        s.plan(vault.DEAL_CARD)
        for seat in range(players - 1, -1, -1):
            s.plan(vault.SIDES.at(seat, 0))
        return s

    return changed(vault.GAME, start=start)


# Secrets


def test_leaky_view() -> None:
    leaky = changed(vault.GAME, table=lambda s, seat, asked: vault.table(s, seat, asked) | {"hands": list(s.hands)})
    fails(checks.check_secrets, leaky, "shows seat")


def test_leak_in_the_encoding() -> None:
    leaky = changed(vault.GAME, table=lambda s, seat, asked: vault.table(s, seat, asked) | {"hand": list(s.hands)})
    fails(checks.check_secrets, leaky, "shows seat")


def test_leak_in_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Any, s: Any, a: int) -> int:
        return int(s.hands[(self.seat + 1) % s.seats * vault.KINDS] > 0)

    monkeypatch.setattr(vault.PickCard, "refuse", refuse)
    fails(checks.check_secrets, vault.GAME, "shows seat")


def test_leak_to_spectators() -> None:
    leaky = changed(vault.GAME, table=lambda s, seat, asked: vault.table(s, max(seat, 0), asked))
    fails(checks.check_secrets, leaky, "shows seat -3")


def test_sealed_answer_in_the_view() -> None:
    leaky = changed(
        vault.GAME,
        table=lambda s, seat, asked: vault.table(s, seat, asked) | {"picked": list(s.picked)},
        take_back=lambda s, seat: vault.PICKS.at(seat, 0),
    )
    fails(checks.check_sealed, leaky, "sees the sealed answer")


def test_sealed_answer_in_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = vault.PickCard.answer

    def noisy(self: Any, s: Any, a: int) -> None:
        s.note(vault.BURIED, self.seat, a)
        answer(self, s, a)

    monkeypatch.setattr(vault.PickCard, "answer", noisy)
    fails(checks.check_sealed, vault.GAME, "sees the sealed answer")


def test_determinize_that_returns_the_truth() -> None:
    honest = checks.imagined_otherwise(vault.GAME, 3, {}, games=5)
    cheating = checks.imagined_otherwise(changed(vault.GAME, redeal=lambda s, seat, rng: s.clone()), 3, {}, 5)
    assert (honest > 0.5, cheating) == (True, 0.0)


def test_determinize_that_keeps_part_of_the_truth() -> None:
    def partial(s: Any, seat: int, rng: Any) -> Any:
        world = vault.redeal(s, seat, rng)
        if seat == 1:
            world.hands = list(s.hands)
            world.deck = s.deck.clone()
        return world

    fails(checks.check_determinize, changed(vault.GAME, redeal=partial), "depends on the truth|other components")


def test_determinize_that_loses_a_card() -> None:
    def losing(s: Any, seat: int, rng: Any) -> Any:
        world = vault.redeal(s, seat, rng)
        world.hands[seat * vault.KINDS] = 0
        return world

    fails(checks.check_determinize, changed(vault.GAME, redeal=losing), "other components")


def test_determinize_that_changes_the_truth() -> None:
    class Same(vault.Vault):
        def clone(self) -> vault.Vault:
            return self

    fails(checks.check_determinize, with_state(Same), "changed the truth")


# Copies


class Shared(vault.Vault):
    def clone(self) -> vault.Vault:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class Forgetful(vault.Vault):
    def clone(self) -> vault.Vault:
        copy = super().clone()
        copy.round = 1
        return copy


def test_field_copied_by_reference() -> None:
    fails(checks.check_clone, with_state(Shared), "changed the original|is shared")


def test_forgotten_field() -> None:
    fails(checks.check_clone, with_state(Forgetful), "differs from its original|forgets the field round")


def test_shared_field_is_found_by_the_walk_alone() -> None:
    s = with_state(Shared).new_state(2)
    with pytest.raises(AssertionError, match="the field hands is shared"):
        checks.check_fields_copied(vault.GAME, s)


# Rules


def test_rule_that_does_not_conserve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vault.BuryCard, "answer", lambda self, s, a: s.deck.put_under(vault.BURY.x(a)))
    fails(checks.check_random_game, vault.GAME, "does not conserve")


def test_wrong_count(monkeypatch: pytest.MonkeyPatch) -> None:
    pig = game("pig")
    with pytest.raises(AssertionError, match="counted"):
        checks.check_perft(pig, pig.new_state(2), [2, 8, 21])


def test_question_without_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vault.StakePoints, "legal", lambda self, s, out: None)
    fails(checks.check_random_game, vault.GAME, "without an answer")


def test_answer_offered_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(self: Any, s: Any, out: Any) -> None:
        out.add(vault.STAKE.first)
        out.add(vault.STAKE.first)

    monkeypatch.setattr(vault.StakePoints, "legal", twice)
    fails(checks.check_random_game, vault.GAME, "offers an answer twice")


def test_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vault.StakePoints, "answer", lambda self, s, a: s.plan(self))
    fails(checks.check_random_game, changed(vault.GAME, decisions=500), "does not end")


def test_points_without_event(monkeypatch: pytest.MonkeyPatch) -> None:
    run = vault.NextRound.run

    def generous(self: Any, s: Any) -> None:
        s.points[0] += 1
        run(self, s)

    monkeypatch.setattr(vault.NextRound, "run", generous)
    fails(checks.check_random_game, vault.GAME, "score events add up")


def test_event_without_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vault.TakeSide, "answer", lambda self, s, a: s.note(SCORE, self.seat, 5))
    fails(checks.check_random_game, vault.GAME, "score events add up")


# Forms and words


def test_form_that_does_not_come_back() -> None:
    class Blurred(Number):
        def to_json(self, i: int) -> int:
            return self.low + i // 2 * 2

    table = ActionTable()
    table.add("pick", Blurred("card", 0, 3))
    with pytest.raises(AssertionError, match="is lost in its"):
        checks.check_forms(changed(vault.GAME, actions=table))


def test_refusal_without_a_rule() -> None:
    broken = changed(vault.GAME, refusals=RefusalTable("tests.toys", "VAULT-9.9", "another-question"))
    fails(checks.check_words, broken, "names no rule")


def test_answer_without_words() -> None:
    silent = changed(vault.GAME, answer=lambda view, form: "")
    fails(checks.check_words, silent, "no words")


def test_undo_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = iter(range(10_000))
    monkeypatch.setattr(vault.TakeSide, "answer", lambda self, s, a: s.sides.__setitem__(self.seat, next(turns)))
    fails(checks.check_undo, vault.GAME, "undo leads elsewhere|redo leads elsewhere")


def test_state_that_does_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "load", lambda game, form, options: game.new_state(form["seats"], options))
    fails(checks.check_saved_state, vault.GAME, "comes back different")


def test_drawing_that_lacks_a_target() -> None:
    class Register:
        section = '<g id="deck"></g>'

    broken = changed(vault.GAME, board=lambda view, marks: [Register()], touches=lambda view, form: ["hand"])
    fails(checks.check_touches, broken, "which is not drawn")
