"""How fast the games run, beside peers where they are installed. Figures are per CPU second, best of several rounds."""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from benben.core.game import Game
from benben.core.registry import game, keys
from benben.core.rng import rng_of
from benben.core.steps import playout
from benben.lab.bench_search import peer_figures as searching_peers
from benben.lab.bench_search import search_figures
from benben.lab.figures import figure, line
from benben.lab.rates import rate
from benben.language import book_of, number

BOOK = book_of("benben.lab")
say = BOOK.say

MANY = 10  # players; a game that takes more is measured with so many, too
PEER_GAMES = ("hearts", "backgammon", "pig", "connect_four", "gin_rummy")
PAIRS = (  # our games, with so many players, beside games that are as large
    ("ra-dice", 2, "hearts"),
    ("ra-dice", 2, "backgammon"),
    ("egyptia", 1, "backgammon"),
    ("architects", 3, "gin_rummy"),
    ("egizia", 4, "gin_rummy"),
    ("egizia-shifting-sands", 4, "gin_rummy"),
    ("pig", 2, "pig"),
)
NAME = 24  # how wide the first column of the table is
WIDTHS = {  # of the table's columns, by what stands in them
    "players": 8, "decisions_per_s": 14, "games_per_s": 10, "clones_per_s": 12, "driven_decisions_per_s": 12,
}  # fmt: skip
SEARCH_WIDTHS = {"players": 8, "rollouts_per_s": 20, "vizier_iterations_per_s": 20}
LABEL = 44  # how wide the names of other figures are


def measure(seconds: float) -> dict[str, Any]:
    """All figures: the document that `benben bench --json` prints."""
    import benben

    rows = []
    for key in keys(examples=True):
        tables = game(key)
        rows += [game_figures(tables, players, seconds) for players in seat_counts(tables)]
    return {
        "compiled": benben.compiled(),
        "python": platform.python_version(),
        "games": rows,
        "searches": search_figures(seconds),
        "peers": peer_figures(seconds) if find_spec("pyspiel") else [],
        "searching_peers": searching_peers(seconds) if find_spec("pyspiel") else [],
    }


def seat_counts(tables: Game) -> list[int]:
    """The numbers of players to measure: a few of those the game takes."""
    low, high = tables.seats
    if tables.about.example:
        return [low]
    return sorted({low, min(low + 1, high), min(low + 2, high)}) if high <= MANY else [low, MANY, high]


def game_figures(tables: Game, players: int, seconds: float) -> dict[str, Any]:
    """One game's row."""
    some, many = max(1, 40 // players), max(4, 400 // players)
    decisions = rate(lambda: random_games(tables, players, some), seconds)
    per_game = random_games(tables, players, many) / many
    return {
        "game": tables.key,
        "players": players,
        "decisions_per_s": round(decisions),
        "games_per_s": round(decisions / per_game),
        "clones_per_s": round(rate(lambda: clones(tables, players), seconds)),
        "driven_decisions_per_s": round(rate(lambda: driven_game(tables, players), seconds)),
    }


def random_games(tables: Game, players: int, games: int) -> int:
    """Random games inside the core; returns the decisions."""
    rng, out = rng_of(games, players), tables.answers()
    first = tables.new_state(players)
    return sum(playout(first.clone(), rng, out) for _ in range(games))


def clones(tables: Game, players: int) -> int:
    """Copies of a state in the middle of a game, made from Python."""
    rng, out = rng_of(1), tables.answers()
    state = tables.new_state(players)
    for _ in range(30):
        if state.advance(rng) < 0:
            break
        state.legal(out)
        state.apply(out.pick(rng))
    clone = state.clone
    for _ in range(1000):
        clone()
    return 1000


def driven_game(tables: Game, players: int) -> int:
    """One random game driven from Python, decision by decision; returns the decisions."""
    rng, out = rng_of(players), tables.answers()
    state = tables.new_state(players)
    decisions = 0
    while state.advance(rng) >= 0:
        state.legal(out)
        state.apply(out.pick(rng))
        decisions += 1
    return decisions


# OpenSpiel


def peer_figures(seconds: float) -> list[dict[str, Any]]:
    """OpenSpiel's C++ bots, its games driven from Python, and its copies."""
    rows = []
    for name in PEER_GAMES:
        rows.append({"name": f"open_spiel {name}, C++ evaluate_bots", "decisions_per_s": spiel_bots(name, seconds)})
        rows.append({"name": f"open_spiel {name}, Python loop", "decisions_per_s": spiel_loop(name, seconds)})
        rows.append({"name": f"open_spiel {name}, clone", "clones_per_s": spiel_clones(name, seconds)})
    return rows


def spiel_game(peer: Any, choose: Callable[[list[int]], int]) -> int:
    """One random game of OpenSpiel driven from Python; returns the decisions."""
    state = peer.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def spiel_loop(name: str, seconds: float) -> int:
    import pyspiel

    peer = pyspiel.load_game(name)
    return round(rate(lambda: spiel_game(peer, random.choice), seconds))


def spiel_bots(name: str, seconds: float) -> int:
    """Whole games inside OpenSpiel; decisions are counted from the length of games played outside."""
    import pyspiel

    peer = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(peer.num_players())]
    per_game = sum(spiel_game(peer, random.choice) for _ in range(100)) / 100
    seeds = iter(range(10**9))

    def one() -> int:
        pyspiel.evaluate_bots(peer.new_initial_state(), bots, next(seeds))
        return 1

    return round(rate(one, seconds) * per_game)


def spiel_clones(name: str, seconds: float) -> int:
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))

    def some() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return round(rate(some, seconds))


def print_figures(figures: dict[str, Any]) -> None:
    """The figures as a table, and the ratios that matter."""
    print(say("what-was-measured", python=figures["python"], core="compiled" if figures["compiled"] else "interpreted"))
    print(line(say("bench-game"), NAME, [say(f"bench-{name}") for name in WIDTHS], WIDTHS.values()))
    for row in figures["games"]:
        print(line(row["game"], NAME, [number(row[name]) for name in WIDTHS], WIDTHS.values()))
    print(line(say("bench-search"), NAME, [say(f"bench-{name}") for name in SEARCH_WIDTHS], SEARCH_WIDTHS.values()))
    for row in figures["searches"]:
        print(line(row["game"], NAME, [number(row[name]) for name in SEARCH_WIDTHS], SEARCH_WIDTHS.values()))
    for row in figures["searching_peers"]:
        print(line(row["name"], LABEL, [number(row["iterations_per_s"])], [14]), say("bench-iterations_per_s"))
    for row in figures["peers"]:
        what = "decisions_per_s" if "decisions_per_s" in row else "clones_per_s"
        print(line(row["name"], LABEL, [number(row[what])], [14]), say(f"bench-{what}"))
    for told in ratios(figures):
        print(told)


def ratios(figures: dict[str, Any]) -> list[str]:
    """Ours against theirs, in this run."""
    peers = {row["name"].removeprefix("open_spiel "): row for row in figures["peers"]}
    ours = {(row["game"], row["players"]): row for row in figures["games"]}
    if not peers:
        return [say("no-peer")]
    ra = ours["ra-dice", 2]
    loop = max(row["decisions_per_s"] for name, row in peers.items() if name.endswith("Python loop"))
    clone = max(row["clones_per_s"] for name, row in peers.items() if name.endswith("clone"))
    told = []
    for key, players, peer in PAIRS:
        if (key, players) in ours:
            theirs = peers[f"{peer}, C++ evaluate_bots"]["decisions_per_s"]
            told.append((say("ratio-of-bots", ours=key, peer=peer), ours[key, players]["decisions_per_s"] / theirs))
    told.append((say("ratio-of-loops"), ra["driven_decisions_per_s"] / loop))
    told.append((say("ratio-of-clones"), ra["clones_per_s"] / clone))
    told += search_ratios(figures)
    return [f"{line(name, LABEL, [figure(ratio, 2)], [14])} ×" for name, ratio in told]


def search_ratios(figures: dict[str, Any]) -> list[tuple[str, float]]:
    """Our search in Ra against each of theirs: all of them play a random game in each iteration."""
    ra = next(row for row in figures["searches"] if row["game"] == "ra-dice")
    return [
        (say("ratio-of-searches", peer=row["name"].removeprefix("open_spiel ")),
         ra["rollouts_per_s"] / row["iterations_per_s"])
        for row in figures["searching_peers"]
    ]  # fmt: skip
