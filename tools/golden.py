"""Make golden games: a few recorded games in which everything a game can do happens at least once.

    python tools/golden.py ra-dice      # writes tests/records/ra-dice/*.jsonl anew

Dice and draws are loaded at random, so that rare things happen; what counts is that the games are legal and varied.
Some games are played well and fairly, for scores that chance does not reach.
"""

from __future__ import annotations

import itertools
import math
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

from benben.bots import Side, bot, names
from benben.core.game import Game
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.steps import CHANCE

ROOT = Path(__file__).parent.parent / "tests" / "records"
CANDIDATES = 250  # games for each number of players and option
WELL = 40  # games of good players for each option
CARELESS = 0.1  # share of answers that are given at random
FEW = 16  # combinations of options that are all tried


def coverage(match: Match) -> set[str]:
    """What happened in a game: kinds of answers and events, small arguments, seats, options, the way it ended."""
    found = {f"players {match.record.players}", *(f"{k}={v}" for k, v in match.record.options.items())}
    for line in match.record.lines:
        table = match.game.actions_of(line.seat)
        kind = table.kind_of(line.a)
        found.add(kind.name)
        if kind.count <= 16:
            found.add(table.say(line.a))
    names = {event.name for event in match.events}
    found |= {
        f"event {kind.name}" if kind.name in names else f"no {kind.name}" for kind in match.game.rules.events.kinds
    }
    found.add(result(match))
    found |= MORE[match.game.key](match) if match.game.key in MORE else set()
    found |= {
        f"score {match.game.rules.events.reasons[e.y]} {(e.x > 0) - (e.x < 0)}" for e in match.events if e.kind == 0
    }
    return found | {"shared win" if len(match.winners) > 1 else "single win"}


def pyramids(match: Match) -> set[str]:
    """Egyptian Architects: which pyramids were completed or carried over, and whether all passed at once in a round."""
    found: set[str] = set()
    built: set[int] = set()  # plans in play with a block
    played = False
    for e in match.events:
        if e.name == "completed":
            found.add(f"p{e.x + 1} completed")
            built.discard(e.x)
        elif e.name == "block_moved":
            built.add(e.x)
        elif e.name == "round_ended":
            found |= {"carried over"} if built and e.x < 3 else set()
        found |= {"all pass at once"} if e.name == "phase_ended" and not played else set()
        played = e.name != "starts" and (played or e.name in PLAYED)
    return found


def sands(match: Match) -> set[str]:
    """Egizia: Shifting Sands: which cards and tiles came into play, and which of them were used."""
    from benben.games.egizia_shifting_sands.nile_cards import NILE
    from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
    from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUES

    named = {
        "card_taken": NILE, "card_used": NILE, "tile_claimed": [tile.name for tile in ALL_TILES],
        "bonus_gained": BONUSES, "bonus_used": BONUSES, "statue_laid": [statue.name for statue in STATUES],
        "sphinx_kept": SPHINX_NAMES,
    }  # fmt: skip
    return {f"{e.name} {named[e.name][e.x]}" for e in match.events if e.name in named}


def classic(match: Match) -> set[str]:
    """Egizia: which cards came into play or were used, which towns were visited, and whether C51 was needed."""
    from benben.games.egizia.components import CELLS, GRAVE_SITE
    from benben.games.egizia.nile_cards import NILE
    from benben.games.egizia.sphinx_cards import SPHINX_NAMES
    from benben.games.egizia.towns import TOWN_NAMES

    named = {"card_taken": NILE, "card_used": NILE, "sphinx_kept": SPHINX_NAMES, "town_visited": TOWN_NAMES}
    found = {f"{e.name} {named[e.name][e.x]}" for e in match.events if e.name in named}
    built: dict[str, set[int]] = {}  # by site in a round: who has built there
    for e in match.events:
        if e.name == "round_began":
            built = {}
        elif e.name in ("brick_laid", "sphinx_drawn"):
            site = "sphinx" if e.name == "sphinx_drawn" else "amarna" if e.x <= GRAVE_SITE else "giza"
            built.setdefault(site, set()).add(e.seat)
        if any(len(seats) > CELLS["builders"][match.record.players - 2] for seats in built.values()):
            found.add("full site")
    return found


PLAYED = {"planned", "worked", "mummy_laid", "sarcophagus_laid", "both_laid", "idol_raised", "glyph_carved"}
MORE: dict[str, Callable[[Match], set[str]]] = {  # what else is looked for in a game
    "architects": pyramids,
    "egizia": classic,
    "egizia-shifting-sands": sands,
}


def result(match: Match) -> str:
    """How it ended, without names and numbers."""
    sentence = match.question()
    for name in sorted(match.names, key=len, reverse=True):
        sentence = sentence.replace(name, "N")
    return re.sub(r"N(, N)* and N", "N and N", re.sub(r"-?\d+ points?", "points", sentence))


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


def play_well(tables: Game, players: int, options: dict[str, str], seed: int) -> Match:
    """A game of the best bot, with fair chance; every other time it is careless."""
    chance = random.Random(seed)
    match: Match = tables.match(players, seed, options=options)
    while not match.over:
        name = names()[0] if seed % 2 and chance.random() < CARELESS else names()[-1]
        match.play(bot(name).choose(Side(match, match.actor, rng_of(seed, len(match.record.lines)))))
    return match


def settings(tables: Game) -> list[dict[str, str]]:
    """Every combination of option values; of a great many only enough for each value to come up."""
    values = [[(option.name, value) for value in option.values] for option in tables.rules.options]
    if math.prod(len(of_one) for of_one in values) <= FEW:
        return [dict(choice) for choice in itertools.product(*values)]
    most = max(len(of_one) for of_one in values)
    return [dict(of_one[n % len(of_one)] for of_one in values) for n in range(most)]


def main(key: str) -> None:
    tables = game(key)
    counts = [n for n in range(tables.seats[0], tables.seats[1] + 1) if n <= 5]
    matches = [play(tables, n, o, seed) for n in counts for o in settings(tables) for seed in range(CANDIDATES)]
    for o in settings(tables):
        matches += [play_well(tables, counts[seed // 2 % len(counts)], o, seed) for seed in range(WELL)]
    matches.sort(key=lambda match: len(match.record.lines))
    found = {id(match): coverage(match) for match in matches}
    missing = set().union(*found.values())
    folder = ROOT / key
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for number in range(1, 100):
        best = max(matches, key=lambda match: len(found[id(match)] & missing))
        if not found[id(best)] & missing:
            break
        missing -= found[id(best)]
        best.record.save(folder / f"golden-{number:02}.jsonl")
        print(f"golden-{number:02}: {best.record.players} players, {len(best.record.lines)} answers, {best.scores}")


if __name__ == "__main__":
    main(sys.argv[1])
