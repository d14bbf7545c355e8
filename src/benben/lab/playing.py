"""One game between bots, from the first question to the last, and how long each of them thought."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from time import perf_counter, process_time

from benben.bots import Bot, Side, ask, bot, end
from benben.bots.program import ProgramBot
from benben.core.match import Match
from benben.core.names import MAX_NAME
from benben.core.rng import Rng

MICRO = 1_000_000


@dataclass
class Thoughts:
    """How one seat thought in one game. Where there is only one answer, there is nothing to think about."""

    micros: list[int] = field(default_factory=list)  # microseconds for each answer: CPU time, or a program's time
    iterations: int = 0  # of all answers


def play_out(match: Match, seating: list[str], rngs: list[Rng]) -> list[Thoughts]:
    """Let the bots of these names answer until the game is over; the thoughts of each seat."""
    seats: list[Bot] = []
    thoughts = [Thoughts() for _ in seating]
    try:
        seats += [bot(name) for name in seating]
        while not match.over:
            seat = match.actor
            side = Side(match, seat, rngs[seat])
            match.play(_answer(seats[seat], seating[seat], side, thoughts[seat]))
    finally:
        for one in seats:
            end(one)
    return thoughts


def _answer(bot: Bot, name: str, side: Side, thoughts: Thoughts) -> int:
    """A bot's answer, by the clock."""
    clock = perf_counter if isinstance(bot, ProgramBot) else process_time  # a program's CPU time is not ours
    is_choice = len(side.legal) > 1
    began = clock()
    answer = ask(bot, name, side)
    if is_choice:
        thoughts.micros.append(int((clock() - began) * MICRO))
        iterations = getattr(bot, "iterations", 0)
        thoughts.iterations += iterations if type(iterations) is int else 0
    return answer


def names_for(seating: list[str]) -> list[str]:
    """A bot and its seat; the number stays, however long the bot's name is."""
    return [f"{name[: MAX_NAME - 4]} {seat + 1}" for seat, name in enumerate(seating)]


def decisions_in(match: Match) -> int:
    """How many answers were given, chance not counted."""
    return sum(1 for line in match.record.lines if line.seat >= 0)


def digest_of(match: Match) -> bytes:
    """The same for two games only if they went the same way."""
    text = ",".join(f"{line.seat}:{line.a}" for line in match.record.lines)
    return hashlib.sha256(f"{text};{match.scores};{match.winners}".encode()).digest()
