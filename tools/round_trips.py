"""Every moment of many random games goes to its position and back: the same state, or the first one that is not.

python tools/round_trips.py [GAMES]
"""

from __future__ import annotations

import sys
import time
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.conformance.checks import check_position

from benben.core.registry import game, keys

MOST_SEATS = 5  # of games that take more: their positions only grow longer


def try_game(task: tuple[str, int]) -> tuple[str, int]:
    """How many moments of a game, with players and options by its number, came back the same."""
    key, number = task
    tables = game(key)
    low, high = tables.seats[0], min(tables.seats[1], MOST_SEATS)
    options = {option.name: option.values[number % len(option.values)] for option in tables.rules.options}
    return key, check_position(tables, low + number % (high - low + 1), options, number)


def main(games: int) -> None:
    tasks = [(key, number) for number in range(-(-games // len(keys()))) for key in keys()][:games]
    begun = time.monotonic()
    with Pool() as pool:
        tried = list(pool.imap_unordered(try_game, tasks, chunksize=4))
    for key in keys():
        counts = [count for found, count in tried if found == key]
        print(f"{key}: {len(counts)} games, {sum(counts)} moments, all the same")
    print(f"{time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
