"""The engine against the oracle: the same answers to the same chance, question for question, on many games."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from benben.core.actions import Outcomes
from benben.core.registry import game
from benben.core.steps import CHANCE
from tests.oracle import egizia_shifting_sands as oracle

GAMES = int(os.environ.get("BENBEN_ORACLE_GAMES", "12"))
ZONES = {"obelisk": "zone_a", "pyramid": "zone_b", "sphinx": "zone_c"}
INSIDE_EFFECTS = {"raise", "lower", "ring", "obelisk_bonus", "free_brick"}  # the order within an effect may differ

Form = dict[str, Any]


def crew(name: str) -> str:
    return "purple" if name == "lead" else name


def space(name: str) -> str:
    zone, _, dock = name.partition("_")
    if zone not in ZONES:
        return name
    return f"{ZONES[zone]}_{'speculate' if dock == 'wait' else dock}"


def site(name: str) -> str:
    return "colonnade" if name == "column" else name.replace("row_", "pyramid_")


def use(form: Form, **more: Any) -> Form:
    return {"do": "use", **{key: value for key, value in form.items() if key != "do"}, **more}


# Our kinds of answers whose words differ from the oracle's.
TOLD: dict[str, Callable[[Form], Form]] = {
    "raise_crew": lambda f: {"do": "raise", "crew": crew(f["crew"])},
    "lower_crew": lambda f: {"do": "lower", "crew": crew(f["crew"])},
    "move_ring": lambda f: {"do": "ring", "to": f["to"]},
    "send_crew": lambda f: {"do": "send", "crew": f["crew"]},
    "add_crew": lambda f: {"do": "add", "crew": crew(f["crew"])} | ({} if f["crew"] == "lead" else {"with": "G6"}),
    "return_cards": lambda f: {"do": "return"},
    "place_ship": lambda f: {"do": "place", "space": space(f["space"])},
    "place_upstream": lambda f: {"do": "place", "space": space(f["space"]), "with": "P3"},
    "place_beside": lambda f: {"do": "place", "space": f["space"], "with": "P4"},
    "second_ship": lambda f: (
        {"do": "use", "tile": "P1"} if f["by"] == "P1" else use({"card": "N14"}, **{"for": "ship"})
    ),
    "take_card": lambda f: {"do": "take", "card": f["card"]},
    "take_point": lambda f: {"do": "point"},
    "use_for_stones": lambda f: use(f, **{"for": "stone"}),
    "use_for_grain": lambda f: use(f, **{"for": "grain"}),
    "use_for_strength": lambda f: use(f, **{"for": "strength"}),
    "sell_stones": lambda f: use(f, card="N51"),
    "upgrade_field": use,
    "feed_stones": use,
    "raise_by_card": use,
    "trade_crew": use,
    "train_crews": use,
    "lay_brick": lambda f: {"do": "brick", "on": site(f["on"])},
    "climb_market": lambda f: {"do": "advance", "market": f["market"]},
    "build_late": lambda f: {"do": "promote", "with": "T10" if f["by"] == "late_tile" else "P2"},
    "draw_cards": lambda f: {"do": "draw", "pay": f["paid"], "free": f["free"]},
    "keep_card": lambda f: {"do": "keep", "card": f["card"]},
    "keep_another": lambda f: {"do": "keep", "card": f["card"], "with": "N36"},
}


def told(form: Form) -> Form:
    """An answer in the oracle's words."""
    return TOLD.get(form["do"], dict)(form)


def outcome(form: Form) -> str:
    if form["do"] == "sequence":
        return str(int(form["player"]) - 1)
    return str(next(value for key, value in form.items() if key != "do"))


def key(form: Form) -> str:
    return str(sorted((name, str(value)) for name, value in form.items()))


class Pair:
    """The same game, played by the engine and by the oracle."""

    def __init__(self, players: int, seed: int) -> None:
        self.chance = Random(f"{players} {seed}")
        self.zeal = self.chance.random()
        self.table = oracle.new_table(players)
        self.play = oracle.play(self.table)
        self.match = game("egizia-shifting-sands").match(players, auto=False)
        self.kinds: Counter[str] = Counter()
        self.end: dict[str, Any] = {}

    def run(self) -> None:
        step: Any = next(self.play)
        while step is not None:
            self.compare_scores()
            answer = self.draw(step) if isinstance(step, oracle.Chance) else self.answer(step)
            step = self.next(answer)
        assert self.match.over
        assert self.match.scores == list(self.end["scores"])
        assert self.match.winners == list(self.end["winners"])

    def next(self, answer: Any) -> Any:
        """What the oracle asks after an answer; None at the end."""
        try:
            return self.play.send(answer)
        except StopIteration as end:
            self.end = end.value
            return None

    def compare_scores(self) -> None:
        assert self.match.scores == [player.score for player in self.table.players]

    def draw(self, step: oracle.Chance) -> str:
        state, out = self.match.state, Outcomes()
        assert state.actor() == CHANCE
        state.open_step().outcomes(state, out)
        names = [outcome(dict(self.match.game.outcomes.to_json(a))) for a in out.ids]
        ours = dict(zip(names, zip(out.ids, out.weights, strict=True), strict=True))
        assert {name: weight for name, (_, weight) in ours.items()} == step.outcomes
        name = self.chance.choice(sorted(step.outcomes))
        self.match.play(ours[name][0], CHANCE)
        return name

    def answer(self, step: oracle.Questions) -> tuple[int, Form]:
        match = self.match
        assert match.open_seats == sorted(step.answers)
        seat = self.chance.choice(match.open_seats)
        ours = {key(told(dict(match.game.actions.to_json(a)))): a for a in match.legal(seat)}
        theirs = {key(form): form for form in step.answers[seat]}
        assert sorted(ours) == sorted(theirs), step.name
        if step.name not in INSIDE_EFFECTS and step.name != "keep_first":
            self.compare_view(seat)
        form = oracle.random_answer(step.answers[seat], self.chance, self.zeal)
        self.kinds[form["do"]] += 1
        match.play(ours[key(form)], seat)
        return seat, form

    def compare_view(self, seat: int) -> None:
        """What the seat sees, as far as both tell it."""
        view, picture = self.match.view(seat)["table"], self.table.picture(seat)
        assert (view["round"], view["ring"], view["order"]) == (picture["round"], picture["ring"], picture["order"])
        assert view["standing"] == picture["by_points"][::-1]
        assert {s["space"]: s["card"] for s in view["river"] if s["card"]} == picture["river"]
        assert {s["space"]: s["tile"] for s in view["tiles"] if s["tile"]} == picture["tiles"]
        assert [owner for owner in view["obelisk"] if owner >= 0] == picture["obelisk"]
        assert [[owner for owner in row["owners"] if owner >= 0] for row in view["pyramid"]] == picture["pyramid"]
        assert view["sphinx_deck"] == picture["sphinx_cards"]
        assert sorted(kept["card"] for kept in view["own"]["sphinx"]) == sorted(picture["players"][seat]["sphinx"])
        assert view["own"]["drawn"] == picture["players"][seat]["drawn"]
        for n, (ours, theirs) in enumerate(zip(view["players"], picture["players"], strict=True)):
            assert sorted(ours["cards"]) == sorted(theirs["cards"])
            assert dict(zip(oracle.CREWS, ours["crews"], strict=True)) == theirs["crews"]
            levels = {"grain": ours["grain_level"], "stone": ours["stone_level"]}
            spent = view["build"]["cost"] if n == view["build"]["seat"] else 0  # paid when the build is finished
            assert (levels, ours["stones"] - spent) == (theirs["market"], theirs["stone"])
            assert (ours["columns"], ours["rows_won"]) == (theirs["columns"], theirs["rows_won"])
            assert ours["ships"] == theirs["ships"] or view["phase"] != "placement"
            assert ours["statues"][: len(theirs["statues"])] == theirs["statues"]
            assert (ours["upgrades"], ours["passed"]) == (theirs["upgrades"], theirs["passed"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_and_the_oracle_agree(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        pair = Pair(players, seed)
        pair.run()
        kinds += pair.kinds
    assert {"place", "pass", "send", "brick", "draw", "keep", "raise", "ring"} <= set(kinds)
