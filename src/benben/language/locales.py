"""What a language does with numbers, lists and times: plurals, thousands, 'a, b and c', 'three minutes ago'."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeVar

from benben.language.current import language
from benben.language.pseudo import PSEUDO, stretched

if TYPE_CHECKING:
    from babel import Locale

T = TypeVar("T")

SMALL = 1000  # below it all languages that we write in have the same digits, and nothing between them
MINUS = "−"


@cache
def locale_of(language: str) -> Locale:
    """What is known of a language; for one that nobody knows, what is known of English."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale("en")


@lru_cache(4096)
def plural(language: str, number: int) -> str:
    """The kind of plural that a number takes: one, two, few, many, other.

    >>> plural("en", 1), plural("en", 2), plural("pl", 3)
    ('one', 'other', 'few')
    """
    if language in ("en", "de", PSEUDO):  # without loading the tables of all languages
        return "one" if number == 1 else "other"
    return str(locale_of(language).plural_form(number))


def number(value: float) -> str:
    """A number as it is written.

    >>> number(4), number(-4), number(12345)
    ('4', '−4', '12,345')
    """
    if type(value) is int and -SMALL < value < SMALL:
        return str(value) if value >= 0 else f"{MINUS}{-value}"
    return _written(language(), value).replace("-", MINUS)


@lru_cache(1024)
def _written(language: str, value: float) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, locale=locale_of(language))


def signed(value: float) -> str:
    """A number with its sign.

    >>> signed(4), signed(-4), signed(0)
    ('+4', '−4', '0')
    """
    return f"+{number(value)}" if value > 0 else number(value)


@cache
def _patterns(language: str) -> dict[str, str]:
    if language == "en":
        return {"2": "{0} and {1}", "start": "{0}, {1}", "middle": "{0}, {1}", "end": "{0} and {1}"}
    if language == PSEUDO:
        return {name: stretched(text, "{}0123456789") for name, text in _patterns("en").items()}
    return dict(locale_of(language).list_patterns["standard"])


def listed(items: Sequence[str]) -> str:
    """Several things one after the other.

    >>> listed(["a", "b"]), listed(["a", "b", "c"])
    ('a and b', 'a, b and c')
    """
    if len(items) < 2:
        return "".join(items)
    patterns = _patterns(language())
    if len(items) == 2:
        return _filled(patterns["2"], items[0], items[1])
    said = _filled(patterns["end"], items[-2], items[-1])
    for item in reversed(items[1:-2]):
        said = _filled(patterns["middle"], item, said)
    return _filled(patterns["start"], items[0], said)


def _filled(pattern: str, first: str, second: str) -> str:
    before, between = pattern.split("{0}")
    between, after = between.split("{1}")
    return f"{before}{first}{between}{second}{after}"


def ago(seconds: float) -> str:
    """How long ago something was, as 'three minutes ago'."""
    from babel.dates import format_timedelta

    said = format_timedelta(timedelta(seconds=-seconds), add_direction=True, locale=locale_of(language()))
    return stretched(said, "0123456789") if language() == PSEUDO else said


def in_order(items: Iterable[T], key: Callable[[T], str]) -> list[T]:
    """Sorted as a reader looks things up: capital letters and accents do not count."""
    from unicodedata import combining, normalize

    def plain(text: str) -> tuple[str, str]:
        letters = normalize("NFKD", text).casefold()
        return "".join(letter for letter in letters if not combining(letter)), text

    return sorted(items, key=lambda item: plain(key(item)))
