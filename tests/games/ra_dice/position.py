"""Positions of Ra for rule tests: made with keywords, answered in notation."""

from __future__ import annotations

from typing import Any

from benben.core.match import Match
from benben.core.registry import game
from benben.core.steps import CHANCE
from benben.games.ra_dice.actions import ROLL, START_PLAYER
from benben.games.ra_dice.components import COLOURS, COLUMNS, DICE
from benben.games.ra_dice.rules.roll import MAY_REROLL, sort_dice
from benben.games.ra_dice.rules.round import COUNT_SUNS, END_OF_TURN, TAKE_TURN
from benben.games.ra_dice.rules.use import USE_DICE

LETTERS = "SAPNCM"


def faces(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


class Position:
    """A game under test."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.s: Any = match.state

    def play(self, *answers: str) -> Position:
        for answer in answers:
            self.match.play(answer)
        return self

    def roll(self, letters: str) -> Position:
        assert self.match.actor == CHANCE, "no roll is pending"
        shown = "".join(old if new == "." else new for old, new in zip(self.dice, letters, strict=True))
        self.match.play(ROLL.first + faces(shown))
        return self

    @property
    def legal(self) -> set[str]:
        return {self.match.say(a) for a in self.match.legal()}

    def refuses(self, answer: str) -> str:
        refusal = self.match.why_not(answer)
        assert refusal is not None, f"{answer} is legal"
        return refusal.rule

    def why(self, answer: str) -> str:
        refusal = self.match.why_not(answer)
        assert refusal is not None, f"{answer} is legal"
        return refusal.sentence

    def _each(self, field: str) -> list[int]:
        return [getattr(self.s.players[i], field) for i in range(self.s.seats)]

    @property
    def pharaoh(self) -> list[int]:
        return self._each("pharaoh")

    @property
    def nile(self) -> list[int]:
        return self._each("nile")

    @property
    def floods(self) -> list[int]:
        return self._each("floods")

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    def civilization(self, seat: int) -> set[str]:
        return {colour for i, colour in enumerate(COLOURS) if self.s.players[seat].civilization >> i & 1}

    def monuments(self, seat: int) -> set[str]:
        built = self.s.players[seat].monuments
        return {f"{COLOURS[n // COLUMNS]}{n % COLUMNS + 1}" for n in range(DICE * COLUMNS) if built >> n & 1}

    @property
    def ra(self) -> int:
        return int(self.s.ra)

    @property
    def steps(self) -> int:
        return int(self.s.steps)

    @property
    def epoch(self) -> int:
        return int(self.s.epoch)

    @property
    def turn(self) -> int:
        return int(self.s.turn)

    @property
    def actor(self) -> int:
        return self.match.actor

    @property
    def question(self) -> str:
        return type(self.s.open_step()).__name__

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    @property
    def dice(self) -> str:
        return "".join(LETTERS[self.s.face(die)] for die in range(DICE))

    @property
    def suns(self) -> int:
        return int(self.s.suns)


def new_game(players: int = 3, start: int = 0, sun_track: str = "standard") -> Position:
    """A fresh game in which the lot made `start` the start player."""
    match = Match(game("ra-dice"), players, options={"sun_track": sun_track}, auto=False)
    match.play(START_PLAYER.first + start)
    return Position(match)


def ra(
    players: int = 2,
    *,
    turn: int = 0,
    dice: str = "SANPC",
    rerolls: int = 0,
    pharaoh: tuple[int, ...] | None = None,
    nile: tuple[int, ...] | None = None,
    floods: tuple[int, ...] | None = None,
    civilization: tuple[str, ...] | None = None,
    monuments: tuple[str, ...] | None = None,
    scores: tuple[int, ...] | None = None,
    ra: int = 0,
    epoch: int = 1,
    sun_track: str = "standard",
) -> Position:
    """A position in which the player at `turn` has rolled these dice."""
    position = new_game(players, turn, sun_track)
    s = position.s
    s.depth = 0
    for step in (TAKE_TURN, END_OF_TURN, COUNT_SUNS, USE_DICE.at(turn, 0)):
        s.plan(step)
    s.faces = faces(dice)
    sort_dice(s)
    if rerolls and s.suns < DICE:
        s.plan(MAY_REROLL.at(turn, rerolls))
    s.ra, s.epoch = ra, epoch
    for seat in range(players):
        player = s.players[seat]
        player.score = scores[seat] if scores else 10 + seat
        player.pharaoh = pharaoh[seat] if pharaoh else 0
        player.nile = nile[seat] if nile else 0
        player.floods = floods[seat] if floods else 0
        for colour in civilization[seat].split() if civilization else ():
            player.civilization |= 2 ** COLOURS.index(colour)
        for space in monuments[seat].split() if monuments else ():
            player.monuments |= 2 ** (COLOURS.index(space[:-1]) * COLUMNS + int(space[-1]) - 1)
    return position
