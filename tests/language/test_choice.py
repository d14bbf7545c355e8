"""Which language somebody gets."""

from __future__ import annotations

import asyncio

import pytest

from benben.language import accepted, ago, in_order, known, language, languages, of_terminal, speak, speaking


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR,fr;q=0.9,de;q=0.5,en;q=0.7", "en"),
        ("en;q=0.1,de", "de"),
        ("de;q=0", "en"),
        ("de;q=x,tlh", "en"),
        ("*" * 10_000, "en"),
        (",,;;q=,", "en"),
    ],
)
def test_what_a_browser_asks_for(header: str, wanted: str) -> None:
    assert accepted(header) == wanted


@pytest.mark.parametrize(
    ("wish", "wanted"),
    [("de", "de"), ("DE", "de"), ("de_AT.UTF-8", "de"), ("de@euro", "de"), ("C", ""), ("", ""), ("../de", "")],
)
def test_wishes_that_are_known(wish: str, wanted: str) -> None:
    assert known(wish) == wanted


def test_the_terminal_s_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BENBEN_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert of_terminal() == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert of_terminal() == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert of_terminal() == "en"
    monkeypatch.setenv("BENBEN_LANGUAGE", "de")
    assert of_terminal() == "de"


def test_english_is_first_and_german_is_there() -> None:
    assert languages()[0] == "en" and "de" in languages()


def test_tasks_that_run_at_once_speak_each_their_own() -> None:
    async def asked(wish: str, first: asyncio.Event, then: asyncio.Event) -> str:
        speak(wish)
        then.set()
        await first.wait()
        return language()

    async def both() -> list[str]:
        one, two = asyncio.Event(), asyncio.Event()
        return list(await asyncio.gather(asked("de", one, two), asked("en", two, one)))

    assert asyncio.run(both()) == ["de", "en"]
    assert language() == "en"


def test_times_and_order() -> None:
    assert ago(300) == "5 minutes ago"
    with speaking("de"):
        assert ago(300) == "vor 5 Minuten"
    assert in_order(["Zoe", "Ägir", "adam"], str) == ["adam", "Ägir", "Zoe"]
