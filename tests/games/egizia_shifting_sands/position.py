"""Positions of Egizia: Shifting Sands for rule tests, made by the public API alone, and answered in notation.

A position names only what differs from an empty table: seats are dicts such as `{"stones": 7, "ships": ["obelisk_1"]}`.
Where nothing else is said seat 0 has sequence tile 1, seat 1 tile 2 and so on.
"""

from __future__ import annotations

from typing import Any

import pytest

from benben.core.actions import Outcomes
from benben.core.errors import IllegalAnswer
from benben.core.match import Match
from benben.core.registry import game
from benben.core.snapshot import dump
from benben.core.steps import CHANCE, SPECTATOR

GAME = game("egizia-shifting-sands")
BASIC = ("green", "blue", "yellow")
CREWS = (*BASIC, "lead")

Seat = dict[str, Any]


class Position:
    """A game under test; chance waits to be told."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def play(self, *answers: str | dict[str, Any], seat: int | None = None) -> Position:
        for answer in answers:
            self.match.play(answer, seat)
        return self

    def chance(self, *outcomes: str) -> Position:
        for outcome in outcomes:
            self.match.play(outcome, CHANCE)
        return self

    def pass_all(self) -> Position:
        """Everybody passes who is asked to place a ship."""
        while "pass" in self.legal:
            self.play("pass")
        return self

    def settle(self) -> Position:
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

    def waiting(self, zone: str) -> int:
        return int(next(z for z in self.table()["zones"] if z["zone"] == zone)["waiting"])

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
        names = GAME.rules.events.reasons
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


def answer(position: Position, seat: int, given: str | dict[str, Any]) -> Position:
    """An answer of a seat, in notation or as a form."""
    return position.play(given, seat=seat)


def why_not(position: Position, seat: int, given: str | dict[str, Any]) -> str:
    """The rule that forbids an answer of a seat."""
    return position.why_not(given, seat)


def sands(*players: Seat, seats: int = 3, next: list[str] | None = None, **table: Any) -> Position:
    """A position; players that are not named have what everybody begins with, but no stones."""
    filled = [*players, *({} for _ in range(seats - len(players)))]
    form: dict[str, Any] = {"players": len(filled), "table": {"players": filled} | table}
    return Position(GAME.match(position=form | ({} if next is None else {"next": next}), auto=False))


def new_game(seats: int = 3, changes: dict[str, list[int]] | None = None) -> Position:
    """A fresh game that waits for the first lot to be drawn."""
    return Position(GAME.match(players=seats, variant=changes, auto=False))


# Often wanted


def placing(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """Placement; seat 0 is asked first."""
    return sands(*players, seats=seats, **table)


def taking(card: str, *players: Seat, seats: int = 3, space: str = "card_3", **table: Any) -> Position:
    """Seat 0 has just put a ship on a Nile card."""
    round = 1 if card <= "N22" else 3 if card <= "N44" else 5
    told: dict[str, Any] = {"river": {space: card}, "round": round} | table
    position = sands(*players, seats=seats, **told)
    return position.play(f"place {space}")


def claiming(tile: str, *players: Seat, space: int = 3, **table: Any) -> Position:
    """Seat 0 has just put a ship on a Nile tile; those for two players are claimed by two."""
    seats = 2 if tile in ("T10", "T11") else 3
    position = sands(*players, seats=seats, tiles={f"tile_{space}": tile}, **({"round": 2} | table))
    return position.play(f"place tile_{space}")


def building(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The Building phase begins; who has nothing to use and no ship is not asked."""
    return sands(*players, seats=seats, phase="building", **table)


def feeding(*players: Seat, seats: int = 3, **table: Any) -> Position:
    return sands(*players, seats=seats, phase="feeding", **table)


def mining(*players: Seat, seats: int = 3, **table: Any) -> Position:
    return sands(*players, seats=seats, phase="mining", **table)


def ending(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The end of round 5: nobody has a ship at a zone, so that the final scoring follows."""
    return sands(*players, seats=seats, round=5, phase="building", **table).settle()


def at_sphinx(drawn: int = 0, free: int = 0, dock: int = 1, me: Seat | None = None, **table: Any) -> Position:
    """Seat 0 is at the sphinx, and has paid for so many cards."""
    mine = {"stones": 9, "crews": [7, 1, 1, 2], "ships": [f"sphinx_{dock}"]} | (me or {})
    position = building(mine, **table)
    position.play("send green", "ready")
    return position.play(f"draw {drawn} {free}") if drawn else position
