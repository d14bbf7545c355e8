"""The same game of one of the Egizias, played by the engine and by its oracle, question for question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from benben.core.actions import Outcomes
from benben.core.registry import game
from benben.core.steps import CHANCE

INSIDE_EFFECTS = {"raise", "lower", "ring", "obelisk_bonus", "free_brick"}  # the order within an effect may differ

Form = dict[str, Any]


def use(form: Form, **more: Any) -> Form:
    return {"do": "use", **{key: value for key, value in form.items() if key != "do"}, **more}


# Kinds of answers of both games whose words differ from the oracles'.
TOLD: dict[str, Callable[[Form], Form]] = {
    "raise_crew": lambda f: {"do": "raise", "crew": f["crew"]},
    "move_ring": lambda f: {"do": "ring", "to": f["to"]},
    "send_crew": lambda f: {"do": "send", "crew": f["crew"]},
    "add_crew": lambda f: {"do": "add", "crew": f["crew"]},
    "return_cards": lambda f: {"do": "return"},
    "place_ship": lambda f: {"do": "place", "space": f["space"]},
    "use_for_stones": lambda f: use(f, **{"for": "stone"}),
    "use_for_grain": lambda f: use(f, **{"for": "grain"}),
    "use_for_strength": lambda f: use(f, **{"for": "strength"}),
    "upgrade_field": use,
    "feed_stones": use,
    "raise_by_card": use,
    "lay_brick": lambda f: {"do": "brick", "on": f["on"]},
    "draw_cards": lambda f: {"do": "draw", "pay": f["paid"], "free": f["free"]},
    "keep_card": lambda f: {"do": "keep", "card": f["card"]},
}


def outcome(form: Form) -> str:
    if form["do"] == "sequence":
        return str(int(form["player"]) - 1)
    return str(next(value for key, value in form.items() if key != "do"))


def key(form: Form) -> str:
    return str(sorted((name, str(value)) for name, value in form.items()))


class EgiziaPair:
    """Engine and oracle at one game; each game says how its answers and its table are told."""

    game = ""
    pays_at_once = False  # whether the oracle pays each brick; the engine pays when the build is finished
    told: ClassVar[dict[str, Callable[[Form], Form]]] = {}

    def __init__(self, oracle: Any, players: int, seed: int, **options: str) -> None:
        self.oracle = oracle
        self.chance = Random(f"{players} {seed}")
        self.zeal = self.chance.random()
        self.table = self.new_table(players, options)
        self.play = oracle.play(self.table)
        self.match = game(self.game).match(players, options=options, auto=False)
        self.kinds: Counter[str] = Counter()
        self.end: dict[str, Any] = {}

    def new_table(self, players: int, options: dict[str, str]) -> Any:
        return self.oracle.new_table(players)

    def run(self) -> None:
        step: Any = next(self.play)
        while step is not None:
            assert self.match.scores == [player.score for player in self.table.players]
            answer = self.draw(step) if isinstance(step, self.oracle.Chance) else self.answer(step)
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

    def draw(self, step: Any) -> str:
        state, out = self.match.state, Outcomes()
        assert state.actor() == CHANCE
        state.open_step().outcomes(state, out)
        names = [outcome(dict(self.match.game.outcomes.to_json(a))) for a in out.ids]
        ours = dict(zip(names, zip(out.ids, out.weights, strict=True), strict=True))
        assert {name: weight for name, (_, weight) in ours.items()} == step.outcomes
        name = self.chance.choice(sorted(step.outcomes))
        self.match.play(ours[name][0], CHANCE)
        return str(name)

    def answer(self, step: Any) -> tuple[int, Form]:
        match = self.match
        assert match.open_seats == sorted(step.answers)
        seat = self.chance.choice(match.open_seats)
        ours = {key(self.say(dict(match.game.actions.to_json(a)))): a for a in match.legal(seat)}
        theirs = {key(form): form for form in step.answers[seat]}
        assert sorted(ours) == sorted(theirs), step.name
        if step.name not in INSIDE_EFFECTS and step.name != "keep_first":
            view, picture = match.view(seat)["table"], self.table.picture(seat)
            self.compare_table(view, picture, seat)
            self.compare_own(view, picture)
            for n, (mine, told) in enumerate(zip(view["players"], picture["players"], strict=True)):
                self.compare_player(view, n, mine, told)
        form = self.oracle.random_answer(step.answers[seat], self.chance, self.zeal)
        self.kinds[form["do"]] += 1
        match.play(ours[key(form)], seat)
        return seat, form

    def say(self, form: Form) -> Form:
        """An answer in the oracle's words."""
        return {**TOLD, **self.told}.get(form["do"], dict)(form)

    # What the seat sees, as far as both tell it

    def compare_table(self, view: Any, picture: Any, seat: int) -> None:
        assert (view["round"], view["ring"], view["order"]) == (picture["round"], picture["ring"], picture["order"])
        assert view["standing"] == picture["by_points"][::-1]
        assert {s["space"]: s["card"] for s in view["river"] if s["card"]} == picture["river"]
        assert [owner for owner in view["obelisk"] if owner >= 0] == picture["obelisk"]
        assert [[owner for owner in row["owners"] if owner >= 0] for row in view["pyramid"]] == picture["pyramid"]
        assert view["sphinx_deck"] == picture["sphinx_cards"]
        assert sorted(kept["card"] for kept in view["own"]["sphinx"]) == sorted(picture["players"][seat]["sphinx"])
        assert view["own"]["drawn"] == picture["players"][seat]["drawn"]

    def compare_own(self, view: Any, picture: Any) -> None:
        """What only this game has."""
        raise NotImplementedError

    def compare_player(self, view: Any, seat: int, ours: Any, theirs: Any) -> None:
        assert sorted(ours["cards"]) == sorted(theirs["cards"])
        assert dict(zip(self.oracle.CREWS, ours["crews"], strict=True)) == theirs["crews"]
        levels = {"grain": ours["grain_level"], "stone": ours["stone_level"]}
        spent = view["build"]["cost"] if self.pays_at_once and seat == view["build"]["seat"] else 0
        assert (levels, ours["stones"] - spent) == (theirs["market"], theirs["stone"])
        assert ours["rows_won"] == theirs["rows_won"]
        assert ours["ships"] == theirs["ships"] or view["phase"] != "placement"
        assert (ours["upgrades"], ours["passed"]) == (theirs["upgrades"], theirs["passed"])
