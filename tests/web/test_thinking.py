"""People's answers while bots think, in short; `python -m bench.thinking` is the whole of it."""

from __future__ import annotations

import asyncio
import time

from bench.thinking import Tally, arguments, load, milliseconds, play

from tests.web.servers import Running

BEARABLE = 1000  # milliseconds; tests run on busy machines


def test_people_are_answered_while_bots_think(web: Running) -> None:
    async def some_tables() -> Tally:
        await load(web.port, "pig", "vizier")
        tally, until = Tally(), time.perf_counter() + 4
        args = arguments(["--every", "0.2", "--bot", "vizier"])
        await asyncio.gather(*(play(web.port, "pig", args, until, tally) for _ in range(4)))
        return tally

    tally = asyncio.run(some_tables())
    assert tally.errors == [] and len(tally.taken) >= 8 and tally.bots
    assert milliseconds(tally.taken)["p50"] < BEARABLE
