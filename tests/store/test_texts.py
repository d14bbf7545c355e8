"""Whatever somebody writes comes back as it was written."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benben.core.errors import BenbenError
from benben.store import SeatRow, Store, open_store
from tests.store.things import a_line, a_move, a_table, after, using, with_table

TEXT = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]))
NASTY = ["'; DROP TABLE moves; --", '"', "%s %(x)s :x ?", "\\", "\u202e\ufeff", "𓂀", "\r\n\t\x01", "{}", "a" * 100_000]


async def stays(store: Store, id: str, text: str, number: int) -> None:
    table = a_table(id, game=text, options={text: text}, changes={text: [number]}, created=text)
    seat = SeatRow(id, 0, text, "human", text, text.encode(), f"{id} {text}", text.encode())
    await store.add_table(table, [seat])
    assert await store.table(id) == (table, [seat])
    assert await store.tables_of(f"{id} {text}") == [(table, [seat])]
    assert await store.set_seat(seat, expected=seat)
    await store.append(a_move(0, id, text, text.encode(), text), after(0))
    assert await store.moves(id) == [a_move(0, id, text, text.encode(), text)]
    await store.add_chat(a_line(text, id))
    assert (await store.chat(id))[0].text == text
    assert await store.set_rematch(id, "r" + text) == "r" + text
    assert await store.secret(text) == await store.secret(text)


def test_texts_stay_as_they_are(url: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(open_store(url))
        ids = iter(range(10**6))

        @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(TEXT, st.integers(-(2**53), 2**53))
        def check(text: str, number: int) -> None:
            runner.run(stays(store, f"t{next(ids)}", text, number))

        try:
            check()
            for text in NASTY:
                runner.run(stays(store, f"t{next(ids)}", text, 0))
        finally:
            runner.run(store.close())


@pytest.mark.parametrize(("text", "why"), [("a\0b", "NUL"), ("\ud800", "half of a sign")])
def test_texts_that_cannot_be_stored_are_refused(url: str, text: str, why: str) -> None:
    async def play(store: Store) -> None:
        await with_table(store)
        with pytest.raises(BenbenError, match=why):
            await store.add_chat(a_line(text))
        with pytest.raises(BenbenError, match=why):
            await store.append(a_move(0, key=text), after(0))
        with pytest.raises(BenbenError, match=why):
            await store.set_seat(SeatRow("t", 0, text))
        with pytest.raises(BenbenError, match=why):
            await store.add_table(a_table("u", game=text), [])
        assert await store.add_chat(a_line()) == 0

    using(url, play)
