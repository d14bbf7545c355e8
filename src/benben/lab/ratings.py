"""Ratings from games: Bradley–Terry for two seats, Plackett–Luce on ranks for more.

Both are one model: from those who are still to be ranked, each is chosen next with a chance in proportion to its
strength. Whoever shares a rank is taken in every order alike, so a drawn game of two is half a win for each. The
strengths are fitted by the MM algorithm (Hunter 2004), the intervals come from the observed information.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import exp, log, log10, sqrt
from typing import NamedTuple

MEAN = 1500.0  # of all ratings
PER_TEN = 400.0  # Elo points: who is so many higher wins ten times as often as the other
NORMAL = 1.959964  # standard deviations on each side, for 95 %
CLOSE = 1e-10  # when the logarithms of all strengths change less, they are found
MOST_ROUNDS = 20_000

Choice = tuple[int, tuple[int, ...]]  # who was chosen, and from how many of each
Choices = dict[Choice, float]  # with their weights
Matrix = list[list[float]]


class Rating(NamedTuple):
    """How strong a bot is, on the Elo scale."""

    rating: float
    margin: float  # the 95 % interval reaches so far on each side


class Share(NamedTuple):
    """A share of games, and its 95 % interval."""

    share: float
    low: float
    high: float


def share_of(wins: float, games: int) -> Share:
    """The share of wins with Wilson's interval, which is sound near 0 and 1, too."""
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    share, z = wins / games, NORMAL**2 / games
    middle = (share + z / 2) / (1 + z)
    half = NORMAL / (1 + z) * sqrt(share * (1 - share) / games + z / (4 * games))
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def ranks(scores: list[int], winners: list[int]) -> list[list[int]]:
    """The seats in groups of the same rank: the winners, then the others by their points."""
    others = sorted({score for seat, score in enumerate(scores) if seat not in winners}, reverse=True)
    groups = [list(winners)]
    groups += [[seat for seat, n in enumerate(scores) if n == score and seat not in winners] for score in others]
    return [group for group in groups if group]


def rate(bots: int, games: Iterable[list[list[int]]]) -> list[Rating]:
    """The ratings of bots 0 … bots − 1 from games, each as groups of bots that share a rank, the best first."""
    choices: Choices = defaultdict(float)
    for groups in games:
        for choice, weight in _choices(bots, groups):
            choices[choice] += weight
    _add_drawn_games(choices, bots)
    strengths = _fitted(choices, bots)
    spread = _covariance(_information(choices, strengths))
    scale = PER_TEN / log(10)
    middle = sum(log10(w) for w in strengths) / bots
    return [
        Rating(MEAN + PER_TEN * (log10(w) - middle), NORMAL * scale * sqrt(max(0.0, spread[i][i])))
        for i, w in enumerate(strengths)
    ]


def _choices(bots: int, groups: list[list[int]]) -> Iterator[tuple[Choice, float]]:
    """Who was chosen before whom in a game, rank by rank."""
    for n, group in enumerate(groups):
        behind = [bot for other in groups[n + 1 :] for bot in other]
        orders = _orders(group)
        for order in orders:
            for k, chosen in enumerate(order):
                among = Counter([*order[k:], *behind])
                if len(among) > 1:
                    yield (chosen, tuple(among[bot] for bot in range(bots))), 1 / len(orders)


def _orders(group: list[int]) -> list[list[int]]:
    """Orders of those who share a rank, in which everybody stands everywhere equally often."""
    if len(group) == 1:
        return [group]
    turned = [group[k:] + group[:k] for k in range(len(group))]
    return turned if len(group) == 2 else turned + [order[::-1] for order in turned]


def _add_drawn_games(choices: Choices, bots: int) -> None:
    """One drawn game more of any two who have met, so that nobody who has won all games is infinitely strong."""
    met = {pair for _, among in choices for pair in combinations([i for i in range(bots) if among[i]], 2)}
    for pair in sorted(met):
        among = tuple(int(bot in pair) for bot in range(bots))
        for bot in pair:
            choices[bot, among] += 0.5


def _fitted(choices: Choices, bots: int) -> list[float]:
    """The strengths under which the games are most likely."""
    wins = [sum(weight for (chosen, _), weight in choices.items() if chosen == bot) for bot in range(bots)]
    sets: dict[tuple[int, ...], float] = defaultdict(float)
    for (_, among), weight in choices.items():
        sets[among] += weight
    strengths = [1.0] * bots
    for _ in range(MOST_ROUNDS):
        better = _better(strengths, wins, sets)
        change = max(abs(log(b / a)) for a, b in zip(strengths, better, strict=True))
        strengths = better
        if change < CLOSE:
            break
    return strengths


def _better(strengths: list[float], wins: list[float], sets: dict[tuple[int, ...], float]) -> list[float]:
    """One round of the algorithm: what each has won, over what it would have won with strength 1."""
    expected = [0.0] * len(strengths)
    for among, weight in sets.items():
        total = sum(n * w for n, w in zip(among, strengths, strict=True))
        for bot, n in enumerate(among):
            expected[bot] += weight * n / total
    found = [won / due if due else 1.0 for won, due in zip(wins, expected, strict=True)]
    mean = sum(log(w) for w in found) / len(found)
    return [w / exp(mean) for w in found]


def _information(choices: Choices, strengths: list[float]) -> Matrix:
    """How sharply the likelihood falls around the logarithms of the strengths."""
    size = len(strengths)
    found = [[0.0] * size for _ in strengths]
    for (_, among), weight in choices.items():
        total = sum(n * w for n, w in zip(among, strengths, strict=True))
        chances = [n * w / total for n, w in zip(among, strengths, strict=True)]
        for i in range(size):
            for j in range(size):
                found[i][j] += weight * (chances[i] * (i == j) - chances[i] * chances[j])
    return found


def _covariance(information: Matrix) -> Matrix:
    """Its inverse where the mean of all is fixed: only differences of ratings can be known."""
    size = len(information)
    inverse = _inverse([[x + 1 / size for x in row] for row in information])
    return [[x - 1 / size for x in row] for row in inverse]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination with the largest pivot."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for k in range(size):
        best = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[best] = rows[best], rows[k]
        pivot = rows[k][k]
        rows[k] = [x / pivot for x in rows[k]]
        for i in range(size):
            if i != k:
                factor = rows[i][k]
                rows[i] = [x - factor * y for x, y in zip(rows[i], rows[k], strict=True)]
    return [row[size:] for row in rows]
