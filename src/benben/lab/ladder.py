"""The ladder of all games, measured: each rung against the one below, and the strongest against greedy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from benben.bots import rivals
from benben.core.errors import BenbenError, system_reason
from benben.core.registry import game
from benben.lab.arena import ArenaPlan
from benben.lab.arena_report import effort_cells, played_to_end, share_cells
from benben.lab.ledger import opened
from benben.lab.progress import Tell, progress
from benben.language import book_of

BOOK = book_of("benben.lab")
say = BOOK.say

YARDSTICK = "greedy"
MANY = 4  # seats, with the strongest at one of them
COLUMNS = ("game", "bot", "against", "seats", "games", "share", "interval", "ms", "worst", "iterations")


class Contest(NamedTuple):
    """One row of the ladder: a bot against one or more of another."""

    bot: str
    other: str
    plan: ArenaPlan

    @property
    def file(self) -> str:
        return f"{self.plan.game}-{self.plan.players}-{self.bot}-{self.other}.jsonl"


def contests(keys: list[str], games: int, seed: int) -> list[Contest]:
    """All rows, game by game, from the lowest rung to the strongest against greedy."""
    return [contest for key in keys for contest in _contests_of(key, games, seed)]


def _contests_of(key: str, games: int, seed: int) -> Iterator[Contest]:
    options, best, (low, high) = game(key).check_options({}), rivals()[-1], game(key).seats
    pairs = [(upper, lower, 2) for lower, upper in pairwise(rivals())]
    pairs += [(best, YARDSTICK, 2), (best, YARDSTICK, MANY)]
    for bot, other, seats in pairs:
        if low <= seats <= high:
            yield Contest(bot, other, ArenaPlan(key, seats, (bot,), games, seed, options, against=other))


def check_folder(folder: Path | None, rows: list[Contest]) -> None:
    """A folder for the games of all rows, made if it is not there, without games of another ladder in it."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BenbenError(BOOK.message("folder-cannot-be-made", folder=str(folder), why=system_reason(error))) from None
    for row in rows:
        if (folder / row.file).exists():
            with opened(folder / row.file, row.plan):
                pass


def climbed(rows: list[Contest], folder: Path | None, workers: int | None, show: bool) -> dict[str, Any]:
    """Play all rows; the document that `benben arena --ladder --json` prints."""
    found, before = [], 0
    with progress(say("ladder-progress"), sum(len(row.plan.places) for row in rows), show) as tell:
        for row in rows:
            out = None if folder is None else folder / row.file
            document = played_to_end(row.plan, out, workers, partial(_tell_row, tell, row, before))
            before += len(row.plan.places)
            found.append(_figures(row, document))
    return {"seed": rows[0].plan.seed, "ladder": found}


def _tell_row(tell: Tell, row: Contest, before: int, done: int, words: str) -> None:
    tell(before + done, f"{row.plan.game}: {row.bot} – {row.other}")


def _figures(row: Contest, document: dict[str, Any]) -> dict[str, Any]:
    figures = next(one for one in document["standings"] if one["bot"] == row.bot)
    left_out = {"rating", "rating_margin"}
    named = {"game": row.plan.game, "bot": row.bot, "against": row.other, "players": row.plan.players}
    return named | {name: x for name, x in figures.items() if name not in left_out} | {"digest": document["digest"]}


def markdown(document: dict[str, Any]) -> str:
    """The ladder as the table that stands in the documentation."""
    lines = [f"| {' | '.join(say(f'ladder-column-{name}') for name in COLUMNS)} |", "|---|---|---|" + "---:|" * 7]
    for row in document["ladder"]:
        other = say("ladder-others", n=row["players"] - 1, bot=row["against"])
        cells = [f"`{row['game']}`", row["bot"], other, str(row["players"]), *share_cells(row), *effort_cells(row)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
