"""The row of answers: each its own button where there is room for all, else those of a group behind one."""

from __future__ import annotations

from typing import Any

from benben.table.schema import ChatLine, Choice
from benben.web.pages.answers import grouped
from benben.web.pages.replay import replay_page
from benben.web.pages.table import table_page
from tests.web.pages.seat_views import LINKS, sight_of, until


def choice(a: int, short: str, group: str) -> Choice:
    fields: dict[str, Any] = dict.fromkeys(("say", "do", "words", "symbol", "cost", "gain"), "")
    return Choice(a=a, short=short, group=group, touches=[], final=False, ends=False, **fields)


def sizes(choices: list[Choice], one_line: bool) -> list[int]:
    return [len(some) for some in grouped(choices, one_line)]


def test_few_short_answers_stand_each_for_themselves() -> None:
    few = [choice(a, f"Hex {a}", "Hexes") for a in range(6)]
    assert sizes(few, one_line=True) == [1] * 6


def test_few_answers_that_are_too_wide_for_a_line_stand_in_groups() -> None:
    wide = [choice(a, "2 grain, 1 diamond for a stone", "Swap" if a else "") for a in range(6)]
    assert sizes(wide, one_line=True) == [1, 5]
    assert sizes(wide, one_line=False) == [1] * 6  # a phone has a line for each


def test_many_answers_stand_in_groups() -> None:
    many = [choice(a, f"Hex {a}", "Hexes" if a < 9 else "Ships") for a in range(12)]
    assert sizes(many, one_line=False) == [9, 3]


def test_the_time_of_a_line_of_chat_is_told_in_hours_and_minutes() -> None:
    said = [ChatLine(0, 0, "Anna", "Well played!", "2026-11-16T07:35:51Z")]
    page = str(table_page(sight_of(until("UseDice", least=60, seat=0), 0, chat=said), LINKS))
    assert '<time datetime="2026-11-16T07:35:51Z">07:35</time>' in page


def test_nobody_can_be_replaced_by_a_bot_in_a_replay() -> None:
    match = until("UseDice", least=60, seat=1)
    away = sight_of(match, 0)
    away = sight_of(match, 0, people=[_away(person) for person in away.people])
    assert "/seats/1/bot" in str(table_page(away, LINKS))
    assert "/seats/1/bot" not in str(replay_page(away, 100, "/record/x.jsonl"))


def _away(person: Any) -> Any:
    return type(person)(
        **{name: getattr(person, name) for name in person.__struct_fields__}
        | {"here": person.you, "kind": "human", "bot": ""}
    )
