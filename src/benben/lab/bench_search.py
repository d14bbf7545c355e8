"""How fast the search is: iterations per CPU second, beside OpenSpiel's searches where it is installed."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from benben.bots import Side
from benben.bots.ladder import LADDER, LadderBot
from benben.core.game import Game
from benben.core.match import Match
from benben.core.registry import game, keys
from benben.core.rng import rng_of
from benben.core.rollouts import RolloutJudge
from benben.core.search import TreeSearch
from benben.core.thinking import Effort, Worlds
from benben.lab.rates import ROUNDS, rate

ITERATIONS = 200  # of one search
ANSWERS = 5  # how far into a game
PEERS = (("pig", "Python"), ("pig", "C++"), ("backgammon", "C++"))  # OpenSpiel's games, and its two searches


def search_figures(seconds: float) -> list[dict[str, Any]]:
    """For each game at its fewest seats, two at least."""
    return [_figures(game(key), max(2, game(key).seats[0]), seconds) for key in keys(examples=True)]


def _figures(tables: Game, players: int, seconds: float) -> dict[str, Any]:
    side = side_in(tables, players)
    side.seconds = seconds / ROUNDS  # uncompiled, the largest games are slow
    return {
        "game": tables.key,
        "players": players,
        "rollouts_per_s": round(rate(lambda: rollouts(side), seconds)),
        "vizier_iterations_per_s": round(rate(lambda: thought(side), seconds)),
    }


def side_in(tables: Game, players: int) -> Side:
    """The side of whoever is asked in the middle of a random game, with more than one answer."""
    match, rng, n = Match(tables, players, 1), rng_of(2), 0
    while n < ANSWERS or len(match.legal()) < 2:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
        n += 1
    return Side(match, match.actor, rng_of(3))


def rollouts(side: Side) -> int:
    """A search whose iterations end with random games; how many there were."""
    size = side.game.actions.size
    search = TreeSearch(RolloutJudge(size, side.game.rules.winners), size, side.view["players"])
    effort, ratings = Effort(ITERATIONS, side.seconds), vec[float]([0.0] * len(side.legal))
    search.think(Worlds(side.seat, side.imagine, rng_of(4)), effort, side.answers(), ratings)
    return int(effort.done)


def thought(side: Side) -> int:
    """One answer of the strongest bot; its iterations."""
    mind = LadderBot(LADDER[-1])
    mind.choose(side)
    return mind.iterations


# OpenSpiel


def peer_figures(seconds: float) -> list[dict[str, Any]]:
    """OpenSpiel's searches in Python and in C++, each with one random game to an iteration."""
    return [
        {"name": f"open_spiel {name}, {language} MCTS", "iterations_per_s": round(_spiel(name, language, seconds))}
        for name, language in PEERS
    ]


def _spiel(name: str, language: str, seconds: float) -> float:
    import pyspiel

    peer = pyspiel.load_game(name)
    state = peer.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = _python_bot(peer) if language == "Python" else _compiled_bot(peer)

    def searched() -> int:
        bot.mcts_search(state)
        return ITERATIONS

    return rate(searched, seconds)


def _python_bot(peer: Any) -> Any:
    import numpy
    from open_spiel.python.algorithms import mcts

    random = numpy.random.RandomState(1)
    return mcts.MCTSBot(peer, 1.4, ITERATIONS, mcts.RandomRolloutEvaluator(1, random), solve=False, random_state=random)


def _compiled_bot(peer: Any) -> Any:
    import pyspiel

    return pyspiel.MCTSBot(
        peer, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, ITERATIONS, 100, False, 1, False,
        pyspiel.ChildSelectionPolicy.UCT,
    )  # fmt: skip
