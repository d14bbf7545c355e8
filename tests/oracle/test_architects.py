"""The engine against the oracle: the same answers to the same cards, question for question, on many games."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from benben.core.actions import Outcomes
from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import CHANCE, SPECTATOR
from tests.oracle import architects as oracle

GAMES = int(os.environ.get("BENBEN_ORACLE_GAMES", "40"))
RARE = {  # what must come up in many games, or the comparison says little
    *{"completion", "completion in the middle", "return", "rest", "both", "second in a tomb"},
    *{"idol 1", "idol 2", "idol 3", "double idol", "lot among all", "lot among some"},
}


# Comparing


def chances(match: Match) -> dict[str, int]:
    out = Outcomes()
    match.state.open_step().outcomes(match.state, out)
    return {match.game.outcomes.say(a): w for a, w in zip(out.ids, out.weights, strict=True) if w}


def ordered(cards: list[str]) -> list[str]:
    return sorted(cards, key=oracle.CARDS.index)


def compare_answers(match: Match, seat: int, told: set[str]) -> None:
    listed = [match.say(a) for a in match.legal(seat)]
    assert (sorted(listed), len(set(listed))) == (sorted(told), len(told))


def compare_table(match: Match, table: oracle.Table) -> None:
    """What everybody sees, apart from the packs, which a pass that is under way leaves as they were."""
    view = match.view(SPECTATOR)
    there = view["table"]
    assert view["scores"] == table.scores
    assert there["sites"] == [None if site is None else site.picture() for site in table.sites]
    assert (there["round"], there["quarry"], there["deck"]) == (table.round, table.quarry, len(table.deck))
    assert {card: n for card, n in there["used"].items() if n} == Counter(table.discard)
    assert there["aside"] == sum(len(player.left) for player in table.players)
    assert there["moving"] == table.moving
    for seat, player in zip(there["seats"], table.players, strict=True):
        assert (seat["cards"], seat["pile"]) == (len(player.pack) + len(player.hand), len(player.pile))
        assert (seat["passed"], seat["limestone"]) == (player.passed, player.limestone)
        assert (seat["worker_cards"], seat["workers"]) == (sorted(player.used_workers), player.moved)
        assert seat["worker_points"] == oracle.points_for_workers(table, player)
        if table.phase != "deal":
            assert seat["announced"] == player.announced


def compare_own(match: Match, table: oracle.Table, seat: int) -> None:
    """What only this seat sees."""
    there, player = match.view(seat)["table"], table.players[seat]
    assert there["hand"] == (ordered(player.hand) if table.phase == "build" else [])
    assert there["left"] == ordered(player.left)
    if table.phase != "deal":
        seen = [pack | {"cards": ordered(pack["cards"])} for pack in player.seen]
        assert there["seen"] == seen
    if table.phase == "draft" and not player.seen[-1]["took"]:
        assert (there["pack"], sorted(there["pile"])) == (ordered(player.pack), sorted(player.pile))


def compare_question(match: Match, table: oracle.Table, questions: oracle.Questions) -> None:
    there = match.view(SPECTATOR)["table"]
    assert there["phase"] == table.phase
    assert match.open_seats == sorted(questions.answers)
    for seat, told in questions.answers.items():
        compare_answers(match, seat, told)
        compare_own(match, table, seat)
    if table.phase == "build":
        assert (match.actor, there["turn"], there["start"]) == (table.turn, table.turn, table.start)
    else:
        confirmed = [seat not in questions.answers for seat in table.seats]
        assert [seat["confirmed"] for seat in there["seats"]] == confirmed


# Playing


def play_both(
    players: int, seed: int, box: oracle.Box | None = None, changes: dict[str, list[int]] | None = None
) -> oracle.Table:
    """A random game on both, compared at every question; simultaneous picks come in a random order."""
    chance = Random(f"{players} {seed}")
    match = Match(game("architects"), players, variant=changes, auto=False)
    table = oracle.new_table(players, box)
    telling = oracle.play(table)
    zeal, bold = chance.choice((0.0, 0.8, 0.97, 1.0)), chance.random() < 0.5
    request = next(telling)
    while True:
        compare_table(match, table)
        assert table.all_cards() == sum(table.box.copies.values())
        reply: Any
        if isinstance(request, oracle.Chance):
            reply = answer_chance(match, request, chance)
        else:
            compare_question(match, table, request)
            reply = answer_question(match, request, chance, zeal, bold)
        try:
            request = telling.send(reply)
        except StopIteration:
            break
    assert (match.over, match.scores, match.winners) == (True, table.scores, oracle.winners(table))
    assert match.view(SPECTATOR)["table"]["phase"] == "over"
    return table


def answer_chance(match: Match, request: oracle.Chance, chance: Random) -> str:
    assert (match.actor, chances(match)) == (CHANCE, request.outcomes)
    outcome = chance.choices(list(request.outcomes), list(request.outcomes.values()))[0]
    match.play(outcome, CHANCE)
    return outcome


def answer_question(
    match: Match, request: oracle.Questions, chance: Random, zeal: float, bold: bool
) -> tuple[int, str]:
    seat = chance.choice(sorted(request.answers))
    answers = request.answers[seat]
    builders = {a for a in answers if a.startswith(("pick worker", "pick limestone", "worker", "block"))}
    answer = oracle.random_answer(builders if bold and builders and chance.random() < 0.6 else answers, chance, zeal)
    match.play(answer, seat)
    if chance.random() < 0.01 and match.undo_point(seat) is not None:
        think_again(match, seat)
    return seat, answer


def think_again(match: Match, seat: int) -> None:
    """Take an answer back and give it again: nothing has changed for anybody."""
    before = [match.view(other) for other in range(match.record.players)]
    match.undo(seat)
    assert seat in match.open_seats
    match.redo()
    assert [match.view(other) for other in range(match.record.players)] == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_engine_plays_as_the_oracle_tells(players: int) -> None:
    for seed in range(GAMES):
        play_both(players, seed)


# Changed components


def any_variant(chance: Random) -> dict[str, list[int]]:
    """Everything that a designer may change, changed at random; the deck is small as often as not."""

    def numbers(count: int, low: int, high: int) -> list[int]:
        return [chance.randint(low, high) for _ in range(count)]

    return {
        "limestone": numbers(1, 2, 24),
        "cards": numbers(11, 0, chance.choice((1, 3, 6))),
        "plans": numbers(6, 0, 1),
        "workers": numbers(3, 1, 6),
        "glyphs": numbers(3, 0, 9),
        "blocks": numbers(6, 1, chance.choice((2, 8))),
        "tombs": numbers(6, 0, 3),
        "niches": numbers(6, 0, 6),
        "walls": numbers(6, 0, 6),
        "architect": numbers(6, 0, 9),
        "foreman": numbers(6, 0, 9),
        "deal": numbers(4, 3, 12),
        "keep": numbers(4, 2, 10),
        "rounds": numbers(1, 1, 5),
        "plans_in_play": numbers(1, 1, 2),
        "most_limestone": numbers(1, 0, 9),
        "mummy": numbers(1, 0, 9),
        "sarcophagus": numbers(1, 0, 9),
        "set_bonus": numbers(1, 0, 9),
        "idols": numbers(3, 0, 9),
        "worker_points": numbers(5, 0, 9),
    }


def box_of(changes: dict[str, list[int]]) -> oracle.Box:
    """The oracle's box with a designer's changes."""
    printed = oracle.Box()
    copies = [*changes["limestone"], *changes["cards"], *changes["plans"]]
    rows = [changes[row] for row in ("blocks", "tombs", "niches", "walls", "architect", "foreman")]
    return oracle.Box(
        copies=dict(zip(oracle.CARDS, copies, strict=True)),
        plans={f"p{n}": oracle.Plan(*cells) for n, cells in enumerate(zip(*rows, strict=True), 1)},
        deal=dict(zip(printed.deal, changes["deal"], strict=True)),
        keep=dict(zip(printed.keep, changes["keep"], strict=True)),
        workers=dict(zip(printed.workers, changes["workers"], strict=True)),
        glyphs=dict(zip(printed.glyphs, changes["glyphs"], strict=True)),
        rounds=changes["rounds"][0],
        in_play=changes["plans_in_play"][0],
        most_limestone=changes["most_limestone"][0],
        buried={"mummy": changes["mummy"][0], "sarcophagus": changes["sarcophagus"][0]},
        set_bonus=changes["set_bonus"][0],
        idol_points=changes["idols"],
        worker_points=changes["worker_points"],
    )


def printed_box(**changes: list[int]) -> tuple[oracle.Box, dict[str, list[int]]]:
    cells = {row: list(numbers) for row, numbers in game("architects").rules.cells.items()}
    return box_of(cells | changes), changes


def test_the_box_is_the_oracles() -> None:
    assert printed_box()[0] == oracle.Box()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_changed_components_as_the_oracle_tells(players: int) -> None:
    for seed in range(GAMES // 2):
        changes = any_variant(Random(f"variant {players} {seed}"))
        play_both(players, seed, box_of(changes), changes)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_small_pyramids_and_few_plans_make_reshuffles(players: int) -> None:
    box, changes = printed_box(blocks=[2, 3, 3, 3, 3, 3], plans=[1, 0, 0, 0, 1, 0], limestone=[50])
    happened: Counter[str] = Counter()
    for seed in range(max(GAMES // 2, 20)):
        happened += play_both(players, seed, box, changes).happened
    assert happened["reshuffle"] > 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_small_decks_make_short_deals(players: int) -> None:
    box, changes = printed_box(limestone=[9], cards=[3, 2, 1, 1, 1, 1, 1, 0, 1, 0, 0])
    happened: Counter[str] = Counter()
    for seed in range(max(GAMES // 4, 5)):
        happened += play_both(players, seed, box, changes).happened
    assert happened["short deal"] > 3 and (players == 2 or happened["first lot"] > 3)


def test_rare_things_come_up() -> None:
    happened: Counter[str] = Counter()
    for seed in range(1000, 1000 + max(GAMES, 40)):
        happened += play_both(2 + seed % 4, seed).happened
    assert {name for name in RARE if not happened[name]} == set()
