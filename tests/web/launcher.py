"""A server for tests: python -m tests.web.launcher --database … [--deals FILE] [--dealt FILE] [--same-dice] …

The toy games are registered when this module is loaded, also in the workers of bots, which load it again.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import msgspec

from benben.core import registry
from benben.core.match import Match
from benben.core.rng import rng_of
from benben.core.steps import CHANCE

TOYS = "BENBEN_TEST_TOYS"

if os.environ.get(TOYS):
    registry.register("vault", "tests.toys.vault")


def words() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--bot-seconds", type=float, default=20.0)
    parser.add_argument("--proxy", action="store_true")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--deals", type=Path)
    parser.add_argument("--dealt", type=Path)
    parser.add_argument("--same-dice", action="store_true")
    return parser.parse_args()


def fix_deals(path: Path) -> None:
    """The cards come from a file, as many decks as the first two seats can choose sides; bots always guess the same."""
    from benben.table import journal

    decks: list[list[int]] = msgspec.json.decode(path.read_bytes())

    def draw_chance(match: Match) -> list[int]:
        outcomes: list[int] = []
        sides = match.view()["table"]["sides"]
        deck = iter(decks[sides[0] + 2 * sides[1]])
        while match.actor == CHANCE:
            outcomes.append(next(deck))
            match.play(outcomes[-1], CHANCE)
        return outcomes

    journal.draw_chance = draw_chance
    fix_bots()


def fix_first_deal(path: Path) -> None:
    """What chance brings at the start of every table comes from a file; bots always guess the same."""
    from benben.table import journal

    outcomes: list[str] = msgspec.json.decode(path.read_bytes())
    really = journal.draw_chance

    def draw_chance(match: Match) -> list[int]:
        if match.record.lines:
            return really(match)
        for outcome in outcomes:
            match.play(outcome, CHANCE)
        return [line.a for line in match.record.lines]

    journal.draw_chance = draw_chance
    fix_bots()


def fix_bots() -> None:
    """Bots always guess the same, and hints do not depend on the clock; they come from who thinks less."""
    from benben.table import bots, workers

    for module in (bots, workers):
        setattr(module, "fresh", lambda: rng_of(1))  # noqa: B010 (mypy knows what is exported)
    setattr(bots, "ADVICE_SECONDS", 0.0)  # noqa: B010
    setattr(bots, "ADVISER", "mason")  # noqa: B010


def fix_dice() -> None:
    """What chance brings depends on nothing but how far the game is: the same answers make the same game."""
    from benben.table import journal

    def draw_chance(match: Match) -> list[int]:
        outcomes: list[int] = []
        while match.actor == CHANCE:
            outcomes.append(match.state.sample(rng_of(len(match.record.lines))))
            match.play(outcomes[-1], CHANCE)
        return outcomes

    journal.draw_chance = draw_chance


def main() -> None:
    from benben.web.app import Settings
    from benben.web.server import run

    given = words()
    if given.deals:
        fix_deals(given.deals)
    if given.dealt:
        fix_first_deal(given.dealt)
    if given.same_dice:
        fix_dice()
    settings = Settings(
        given.database, given.host, pace=given.pace, bot_seconds=given.bot_seconds, requests_per_minute=given.requests
    )
    run(settings, given.port, browser=False, proxy=given.proxy)


if __name__ == "__main__":
    main()
