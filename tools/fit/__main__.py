"""Whether every table fits its window: python -m tools.fit [GAME …] [--sizes 1280x720,…] [--seats 2,4] [--games 2].

Plays random games of every game and number of seats, keeps the fullest page of every kind of question, and looks at
each in a browser at several sizes, with long names and a wide font: whether anything scrolls, overflows, is cut, lies
on something else, is too small to read or to press, or moves when the question changes. Exits with 1 if so.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from benben.core.registry import game, keys
from tools.fit.browser import LOOKS, SIZES, Fault, Size
from tools.fit.check import check
from tools.fit.moments import seat_numbers
from tools.phase import tell

EXAMPLES = 3  # that are printed of each fault
ANY = range(100)  # seats


def size(word: str) -> Size:
    width, _, height = word.partition("x")
    return int(width), int(height)


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__)
    parser.add_argument("game", nargs="*", help="all listed ones if none is named")
    parser.add_argument("--sizes", type=lambda text: [size(word) for word in text.split(",")], default=list(SIZES))
    parser.add_argument("--seats", type=lambda text: [int(word) for word in text.split(",")], default=[])
    parser.add_argument("--games", type=int, default=2, help="random games of each number of seats")
    parser.add_argument("--looks", type=lambda text: text.split(","), default=[look.name for look in LOOKS])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="browsers at the same time")
    return parser.parse_args(words)


def masked(text: str) -> str:
    """Faults that differ by a number or a name only are one."""
    return re.sub(r"W{3,}…?", "W…", re.sub(r"\d+", "0", text))


def told(faults: Iterable[Fault]) -> list[str]:
    """The faults, those of one kind together, the most frequent first."""
    groups: dict[tuple[str, str], list[Fault]] = defaultdict(list)
    for fault in faults:
        groups[fault.what, masked(fault.where)].append(fault)
    lines = []
    for (what, _), group in sorted(groups.items(), key=lambda item: (item[0][0], -len(item[1]))):
        first = group[0]
        sizes = ", ".join(f"{width} × {height}" for width, height in sorted({fault.size for fault in group}))
        looks = ", ".join(sorted({fault.look for fault in group}))
        lines.append(f"{what}: {first.where} ({first.more}), {len(group)} times, at {sizes}; {looks}")
        lines += [f"    {moment}" for moment in list(dict.fromkeys(fault.moment for fault in group))[:EXAMPLES]]
    return lines


def main(words: list[str]) -> int:
    chosen, every = arguments(words), 0
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) as pool:
        tasks = {
            key: [pool.submit(check, key, players, chosen.games, chosen.sizes, chosen.looks) for players in some]
            for key in chosen.game or keys()
            if (some := [players for players in reversed(seat_numbers(game(key))) if players in (chosen.seats or ANY)])
        }
        for key, parts in tasks.items():
            faults = [fault for part in parts for fault in part.result()]
            every += len(faults)
            tell("\n".join(["", f"== {key}: {len(faults)} faults ==", *told(faults), ""]))
    return 1 if every else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
