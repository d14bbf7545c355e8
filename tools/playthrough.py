"""Everything that is shown at every step of one game, as text: a rules change is then read as a diff.

python tools/playthrough.py ra-dice      # writes tests/records/ra-dice/playthrough.txt anew
"""

from __future__ import annotations

import sys
from pathlib import Path

from benben.core.registry import game
from benben.core.rng import rng_of

ROOT = Path(__file__).parent.parent / "tests" / "records"
PLAYERS = 3
SEED = 5


def playthrough(key: str) -> str:
    """One random game of three players (or as few as the game takes)."""
    tables = game(key)
    players = min(max(PLAYERS, tables.seats[0]), tables.seats[1])
    match, rng = tables.match(players, SEED), rng_of(SEED, 1)
    lines = [f"{tables.title}, {players} players, options {match.record.options}"]
    told = 0
    while not match.over:
        lines += [f"  * {line}" for line in match.log(since=told)]
        told = len(match.record.lines)
        lines += ["", f"#{told}", *match.game.words.spoken(match.view(match.actor)), match.asked(match.actor)]
        legal = match.legal()
        lines.append("  " + " | ".join(match.say(a) for a in legal))
        answer = legal[rng.below(len(legal))]
        lines.append(f"  > {match.say(answer)}: {match.words(answer)}")
        match.play(answer)
    lines += [f"  * {line}" for line in match.log(since=told)]
    return "\n".join([*lines, "", *match.game.words.spoken(match.view()), match.question(), str(match.scores)]) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        (ROOT / name).mkdir(parents=True, exist_ok=True)
        (ROOT / name / "playthrough.txt").write_text(playthrough(name), encoding="utf-8")
