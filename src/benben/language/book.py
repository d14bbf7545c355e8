"""The words of one package: `words/en.ftl` in its folder, and a file like it for each other language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from benben.language.current import USUAL, language
from benben.language.fluent import Messages, Source
from benben.language.pseudo import PSEUDO


class Message:
    """Something to say, not said yet: its key and what it speaks of. As a text it is said in the language spoken."""

    __slots__ = ("book", "key", "params")

    def __init__(self, book: str, key: str, params: dict[str, Any]) -> None:
        self.book = book
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return book_of(self.book).say(self.key, **self.params)

    def __repr__(self) -> str:
        return f"Message({self.name!r}, {self.params!r})"

    def __reduce__(self) -> tuple[type[Message], tuple[str, str, dict[str, Any]]]:
        return Message, (self.book, self.key, self.params)

    @property
    def name(self) -> str:
        """The key for programs, as 'core.no-such-game'."""
        return f"{self.book.removeprefix('benben.').removeprefix('games.')}.{self.key}"


class Book:
    """What one package says; a game of a family also says what its family does."""

    def __init__(self, package: str, family: str = "") -> None:
        self.package = package
        self.family = family
        self._languages: dict[str, Messages] = {}

    def say(self, key: str, /, **params: Any) -> str:
        """A message in the language that is spoken."""
        found = self._languages.get(language()) or self.messages(language())
        return found[key](params) if params else found.plain(key)

    def message(self, key: str, /, **params: Any) -> Message:
        """A message that is said later, by whoever shows it."""
        return Message(self.package, key, params)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.messages(USUAL).source.patterns

    def messages(self, language: str) -> Messages:
        found = self._languages.get(language)
        if found is None:
            usual = None if language == USUAL else self.messages(USUAL)
            found = self._languages[language] = Messages(language, self.source(language), usual)
        return found

    def source(self, language: str) -> Source:
        """The file of a language; empty if there is none."""
        found = [self.file(package, language) for package in (self.family, self.package) if package]
        return Source(*[file.read_text(encoding="utf-8") for file in found if file.is_file()])

    @staticmethod
    def file(package: str, language: str) -> Traversable:
        return files(package) / "words" / f"{USUAL if language == PSEUDO else language}.ftl"


@cache
def book_of(package: str, family: str = "") -> Book:
    """The book of a package."""
    return Book(package, family)
