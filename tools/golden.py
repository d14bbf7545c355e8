"""Make golden games: a few recorded games in which everything a game can do happens at least once.

    python tools/golden.py ra-dice      # writes tests/records/ra-dice/*.jsonl anew

Dice and draws are loaded at random, so that rare things happen; what counts is that the games are legal and varied.
"""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path

from benben.core.game import Game
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.steps import CHANCE

ROOT = Path(__file__).parent.parent / "tests" / "records"
CANDIDATES = 250  # games for each number of players and option


def coverage(match: Match) -> set[str]:
    """What happened in a game: kinds of answers and events, small arguments, seats, options, the way it ended."""
    found = {f"players {match.record.players}", *(f"{k}={v}" for k, v in match.record.options.items())}
    for line in match.record.lines:
        table = match.game.table_of(line.seat)
        kind = table.kind_of(line.a)
        found.add(kind.name)
        if kind.count <= 16:
            found.add(table.say(line.a))
    found |= {f"event {event.name}" for event in match.events}
    found |= {f"score {match.game.events.reasons[e.y]} {(e.x > 0) - (e.x < 0)}" for e in match.events if e.kind == 0}
    return found | {"shared win" if len(match.winners) > 1 else "single win"}


def loaded_outcome(match: Match, chance: random.Random, weights: dict[object, float]) -> int:
    """Of several outcomes the one with the heaviest arguments."""
    rng = rng_of(chance.getrandbits(60))
    found = [match.state.sample(rng) for _ in range(chance.choice((1, 8, 30)))]

    def weight(a: int) -> float:
        return sum(weights.setdefault(value, chance.random()) for value in match.game.outcomes.arguments(a).values())

    return max(found, key=weight)


def play(tables: Game, players: int, options: dict[str, str], seed: int) -> Match:
    """A game with loaded chance and answers of every kind."""
    chance = random.Random(f"{players}{options}{seed}")
    match = Match(tables, players, options=options, auto=False)
    weights: dict[object, float] = {}
    while not match.over:
        if match.actor == CHANCE:
            if chance.random() < 0.15:
                weights = {}
            match.play(loaded_outcome(match, chance, weights))
            continue
        kinds: dict[str, list[int]] = {}
        for a in match.legal():
            kinds.setdefault(tables.actions.kind_of(a).name, []).append(a)
        match.play(chance.choice(kinds[chance.choice(sorted(kinds))]))
    return match


def settings(tables: Game) -> list[dict[str, str]]:
    values = [[(option.name, value) for value in option.values] for option in tables.options]
    return [dict(choice) for choice in itertools.product(*values)]


def main(key: str) -> None:
    tables = game(key)
    counts = [n for n in range(tables.seats[0], tables.seats[1] + 1) if n <= 5]
    matches = [play(tables, n, o, seed) for n in counts for o in settings(tables) for seed in range(CANDIDATES)]
    matches.sort(key=lambda match: len(match.record.lines))
    missing = set().union(*(coverage(match) for match in matches))
    folder = ROOT / key
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for number in range(1, 100):
        best = max(matches, key=lambda match: len(coverage(match) & missing))
        if not coverage(best) & missing:
            break
        missing -= coverage(best)
        best.record.save(folder / f"golden-{number:02}.jsonl")
        print(f"golden-{number:02}: {best.record.players} players, {len(best.record.lines)} answers, {best.scores}")


if __name__ == "__main__":
    main(sys.argv[1])
