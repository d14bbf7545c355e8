"""The parts of the program that have words: each is a folder with `words/en.ftl`, some also with `RULES.md`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from benben.core.rulebook import rules, translated
from benben.language.book import Book
from benben.language.current import USUAL
from benben.language.fluent import Source

ROOT = Path(str(files("benben")))
FILE = f"{USUAL}.ftl"


@dataclass(frozen=True)
class Part:
    """A package with words."""

    package: str

    @property
    def folder(self) -> Path:
        return ROOT.joinpath(*self.package.split(".")[1:])

    @property
    def has_rules(self) -> bool:
        return (self.folder / "RULES.md").is_file()

    def file(self, language: str) -> Path:
        """Where its words of a language stand, or would stand."""
        return self.folder / "words" / f"{language}.ftl"

    def source(self, language: str) -> Source:
        return Book(self.package).source(language)

    def texts(self, language: str) -> dict[str, str]:
        """Every message and rule of a language, as it is written, by its name for translators."""
        found = {f"{self.name} {key}": text for key, text in written(self.file(language)).items()}
        return found | {f"{self.name} {id}": text for id, text in self._rules(language).items()}

    def _rules(self, language: str) -> dict[str, str]:
        if not self.has_rules:
            return {}
        if language == USUAL:
            return {id: f"{rule.text} | {rule.ruling}" for id, rule in rules(self.package).items()}
        return {id: f"{text} | {ruling}" for id, (text, ruling) in translated(self.package, language).items()}

    @property
    def name(self) -> str:
        """What it is called, as 'games.ra_dice'."""
        return self.package.removeprefix("benben.")


@cache
def parts() -> tuple[Part, ...]:
    """All parts, found by their files."""
    found = sorted(path.parent.parent.relative_to(ROOT) for path in ROOT.rglob(f"words/{FILE}"))
    return tuple(Part(".".join(("benben", *path.parts))) for path in found)


def written(file: Path) -> dict[str, str]:
    """The messages and terms of a file as they are written, by key; attributes belong to their message."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    entries = FluentParser(with_spans=False).parse(file.read_text("utf-8") if file.is_file() else "").body
    found, write = {}, FluentSerializer()
    for entry in entries:
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            entry.comment = None
            found[name] = write.serialize_entry(entry)
    return found
