"""Learned numbers: how a game learns them, and the files in which they are shipped.

A file is JSON: `how` tells how its numbers were made, so that anybody can make them again, `numbers` are rows of them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

FOLDER: Final = "learned"  # below a game's advice
PLACES: Final = 4  # of a number behind the point, in a file

Numbers = dict[str, list[float]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Learning a game's numbers for one number of seats and one set of options, in steps.

    The same seed gives the same numbers on every machine. What a step does depends on its number, on the seed and on
    what `kept` gives; so learning goes on where it was stopped.
    """

    def __init__(self, file: str, steps: i64) -> None:
        self.file: str = file  # the name of the file with the numbers, without its ending
        self.steps: i64 = steps

    def step(self, n: i64) -> None:
        """Learn a little more: the n-th step, from 0."""
        raise NotImplementedError

    def numbers(self) -> Numbers:
        """What is learned so far."""
        raise NotImplementedError

    def kept(self) -> dict[str, Any]:
        """All that the next steps need, as JSON."""
        raise NotImplementedError

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from what was kept."""
        raise NotImplementedError

    def told(self) -> str:
        """How it goes, in a few figures; '' for nothing."""
        return ""


def written(how: dict[str, Any], numbers: Numbers) -> str:
    """The text of a file: a row of numbers in a line, the same bytes for the same numbers."""
    lines = ["{", f'"how": {json.dumps(how, sort_keys=True)},', '"numbers": {']
    rows = [f'"{row}": [{", ".join(_figure(x) for x in some)}]' for row, some in sorted(numbers.items())]
    return "\n".join([*lines, ",\n".join(rows), "}", "}", ""])


def _figure(x: float) -> str:
    """As short as it may be: 0.5, not 0.5000; 0, not -0.0."""
    return f"{round(x, PLACES) + 0.0:g}" if abs(x) < 1000.0 else str(round(x, PLACES))


@cache
def learned(package: str, file: str) -> Numbers:
    """The numbers of a file of a game's advice, as in `learned("benben.games.ra_dice", "2-standard")`; none if there
    is no such file. They are shared: nobody may change them."""
    found = files(package).joinpath("advice", FOLDER, f"{file}.json")
    if not found.is_file():
        return {}
    numbers: Numbers = json.loads(found.read_text("utf-8"))["numbers"]
    return {row: [float(x) for x in some] for row, some in numbers.items()}
