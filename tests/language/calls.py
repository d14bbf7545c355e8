"""Every place in the code that says a message: found in the sources, without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from benben.language import Book
from benben.translation.parts import ROOT

KEY = re.compile(r"[a-z][a-zA-Z0-9_.-]*")
GAMES = "the games"  # the book of messages that every game may have
VERBS = ("say", "message")


@dataclass(frozen=True)
class Call:
    """One call of say or message; the key as a pattern, where parts of it are only known when it runs."""

    place: str
    book: str
    key: re.Pattern[str]
    exact: str  # the key, where it is written out
    given: frozenset[str]
    has_more: bool  # whether it is given a whole dictionary

    def keys(self, known: list[str]) -> list[str]:
        return [key for key in known if self.key.fullmatch(key)]


@cache
def sources() -> tuple[tuple[Path, ast.Module], ...]:
    files = sorted(
        path for path in ROOT.rglob("*.py") if "language" not in path.parts and "translation" not in path.parts
    )
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in files)


def module_of(path: Path) -> Any:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def calls() -> list[Call]:
    return [call for path, tree in sources() for call in calls_in(path, tree)]


def calls_in(path: Path, tree: ast.Module) -> Iterator[Call]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        book = book_of_call(path, node.func)
        for pattern, exact in keys_of(node.args[0]) if book else []:
            given = frozenset(word.arg for word in node.keywords if word.arg)
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            yield Call(place, book, re.compile(pattern), exact, given, any(word.arg is None for word in node.keywords))


def book_of_call(path: Path, func: ast.expr) -> str:
    """The package whose book is spoken from; '' if nothing is said at all."""
    if isinstance(func, ast.Name) and func.id in VERBS:
        said = getattr(module_of(path), func.id, None)
        owner = getattr(said, "__self__", None)
        return owner.package if isinstance(owner, Book) else ""
    if isinstance(func, ast.Attribute) and func.attr in VERBS and isinstance(func.value, ast.Call):
        return str(ast.literal_eval(func.value.args[0])) if getattr(func.value.func, "id", "") == "book_of" else GAMES
    if isinstance(func, ast.Attribute) and func.attr in VERBS:
        owner = getattr(module_of(path), func.value.id, None) if isinstance(func.value, ast.Name) else None
        return owner.package if isinstance(owner, Book) else GAMES
    return ""


def keys_of(node: ast.expr) -> list[tuple[str, str]]:
    """The keys that an argument may be: as a pattern, and written out."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
        return [(re.escape(node.value), node.value)]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        return [("".join(parts), "")] if parts[0] != ".+" else []
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        return [(re.escape(str(node.left.value)) + ".+", "")]
    return []


@cache
def literals() -> dict[str, frozenset[str]]:
    """All whole texts in the sources of each folder at the top or of each game."""
    found: dict[str, set[str]] = {}
    for path, tree in sources():
        texts = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        found.setdefault(folder_of(path), set()).update(texts)
    return {folder: frozenset(texts) for folder, texts in found.items()}


def folder_of(path: Path) -> str:
    parts = path.relative_to(ROOT).parts
    return ".".join(parts[:2] if parts[0] in ("games", "examples") else parts[:1])
