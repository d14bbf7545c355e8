"""A game of either Egizia under test, by the public API alone: answered in notation, chance told."""

from __future__ import annotations

from typing import Any, Self

import pytest

from benben.core.actions import Outcomes
from benben.core.errors import IllegalAnswer
from benben.core.match import Match
from benben.core.snapshot import dump
from benben.core.steps import CHANCE, SPECTATOR


class AnyPosition:
    """A game under test; chance waits to be told."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def play(self, *answers: str | dict[str, Any], seat: int | None = None) -> Self:
        for answer in answers:
            self.match.play(answer, seat)
        return self

    def chance(self, *outcomes: str) -> Self:
        for outcome in outcomes:
            self.match.play(outcome, CHANCE)
        return self

    def pass_all(self) -> Self:
        """Everybody passes who is asked to place a ship."""
        while "pass" in self.legal:
            self.play("pass")
        return self

    def settle(self) -> Self:
        """Everybody declines everything, and nobody builds, until chance or the end comes."""
        while self.match.actor >= 0:
            self.play(next(answer for answer in ("pass", "done", "skip", "end") if answer in self.legal))
        return self

    # Asking

    @property
    def seats(self) -> int:
        return self.match.record.players

    @property
    def actor(self) -> int:
        return self.match.actor

    @property
    def legal(self) -> set[str]:
        return self.legal_of(None)

    def legal_of(self, seat: int | None) -> set[str]:
        return {self.match.say(a) for a in self.match.legal(seat)}

    def offered(self, kind: str) -> set[str]:
        """The legal answers of a kind, without its word."""
        return {answer.partition(" ")[2] for answer in self.legal if answer.partition(" ")[0] == kind}

    def table(self, seat: int = SPECTATOR) -> dict[str, Any]:
        table: dict[str, Any] = self.match.view(seat)["table"]
        return table

    def of(self, name: str, seat: int = 0) -> Any:
        """A public fact of a player."""
        return self.table()["players"][seat][name]

    def stones(self, seat: int = 0) -> int:
        return int(self.of("stones", seat))

    def crews(self, seat: int = 0) -> list[int]:
        return list(self.of("crews", seat))

    def cards(self, seat: int = 0) -> list[str]:
        return list(self.of("cards", seat))

    def levels(self, seat: int = 0) -> tuple[int, int]:
        """Of the grain market and of the stone market."""
        return self.of("grain_level", seat), self.of("stone_level", seat)

    def dock(self, zone: str) -> list[int]:
        """Who is at the docks of a zone, −1 for nobody."""
        return list(next(z for z in self.table()["zones"] if z["zone"] == zone)["docks"])

    def kept(self, seat: int = 0) -> set[str]:
        """The sphinx cards of a seat, as it sees them itself."""
        return {card["card"] for card in self.table(seat)["own"]["sphinx"]}

    @property
    def ring(self) -> str:
        return str(self.table()["ring"])

    @property
    def gone(self) -> list[str]:
        """Nile cards that left the game; a position tells them, though no seat may know all."""
        return list(self.match.position()["table"]["gone"])

    @property
    def under(self) -> list[str]:
        """Sphinx cards under the deck, the first to come first."""
        return list(self.match.position()["table"]["sphinx_under"])

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    @property
    def step(self) -> str:
        """The rule that asks."""
        return str(self.match.position()["next"][0].partition(" ")[0])

    def reasons(self, seat: int = 0) -> list[tuple[str, int]]:
        """The points of a seat, with what they were for, one after the other, since the position."""
        names = self.match.game.rules.events.reasons
        return [(names[e.y], e.x) for e in self.match.events if e.name == "score" and e.seat == seat]

    def scored(self) -> list[int]:
        """The seats that scored, one after the other, since the position."""
        return [e.seat for e in self.match.events if e.name == "score"]

    def outcomes(self) -> dict[str, int]:
        """What chance may bring now, with weights."""
        out = Outcomes()
        self.match.state.open_step().outcomes(self.match.state, out)
        return {self.match.game.outcomes.say(a): w for a, w in zip(out.ids, out.weights, strict=True) if w}

    # Refusing

    def why_not(self, answer: Any, seat: int | None = None) -> str:
        """The rule that forbids an answer; neither asking nor trying has changed anything."""
        before = self.everything()
        refusal = self.match.why_not(answer, seat)
        assert refusal is not None, f"{answer} is legal"
        with pytest.raises(IllegalAnswer) as refused:
            self.match.play(answer, seat)
        assert refused.value.rule == refusal.rule
        assert self.everything() == before, "a refused answer changed something"
        return refusal.rule

    def everything(self) -> tuple[Any, ...]:
        match = self.match
        views = [match.view(seat) for seat in (*range(self.seats), SPECTATOR)]
        return dump(match.state), list(match.record.to_lines()), len(match.events), views, match.legal()
