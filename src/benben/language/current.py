"""The language that is spoken now: of the visitor whose page is made, of the terminal, of who calls the API.

It belongs to the task that is running, as a request does; whoever makes words for somebody says so with `speaking`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

USUAL = "en"  # what is written first, and what stands in where a translation has nothing

_spoken: ContextVar[str] = ContextVar("language", default=USUAL)


def language() -> str:
    """The language that is spoken now, as 'de'."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """With this language, everything inside is said in it.

    >>> with speaking("de"):
    ...     language()
    'de'
    """
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def speak(language: str) -> None:
    """From now on this language is spoken, until the task or the program ends."""
    _spoken.set(language)
