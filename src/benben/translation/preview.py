"""All messages of a language on one page, with sample values, beside English: for reading through."""

from __future__ import annotations

from itertools import product
from typing import Any

from fluent.syntax import ast

from benben.draw import tags as h
from benben.language.book import Book
from benben.language.current import USUAL, speaking
from benben.language.fluent import Source, key_of, walk
from benben.translation.parts import Part, parts

NUMBERS = (1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 12  # samples of one message
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } td { border-top: 1px solid #ccc; padding: .3rem .6rem; }
td { vertical-align: top; width: 40%; white-space: pre-line; } td:first-child { width: 20%; font-family: monospace; }
.missing { background: #fde9e7; }
"""


def choices(source: Source, key: str, name: str, seen: frozenset[str] = frozenset()) -> list[Any]:
    """Values for a parameter: what a message tells apart by it, or numbers where it counts, or a word."""
    selects = [node for node in walk(source.patterns[key]) if isinstance(node, ast.SelectExpression)]
    own = [it for it in selects if isinstance(it.selector, ast.VariableReference) and it.selector.id.name == name]
    keys = [key_of(variant) for it in own for variant in it.variants]
    for other in source.named_in(key) - seen - {key}:
        if other in source.patterns and name in source.variables(other):
            keys += [str(value) for value in choices(source, other, name, seen | {key})]
    calls = [node for node in walk(source.patterns[key]) if isinstance(node, ast.FunctionReference)]
    signed = [call.arguments.positional[0] for call in calls if call.id.name == "SIGNED"]
    if any(isinstance(it, ast.VariableReference) and it.id.name == name for it in signed):
        return [4, -4]
    if not keys:
        return [name.capitalize() if name == "name" else f"‹{name}›"]
    if PLURALS & set(keys) - {"other"} or all(word.isdigit() or word == "other" for word in keys):
        return sorted({int(word) for word in keys if word.isdigit()} | set(NUMBERS))
    return list(dict.fromkeys(keys))


def samples(source: Source, key: str) -> list[dict[str, Any]]:
    """Parameters to try a message with."""
    names = sorted(source.variables(key))
    values = [choices(source, key, name) for name in names]
    return [dict(zip(names, some, strict=True)) for some in product(*values)][:MOST]


def preview(language: str) -> str:
    """The page."""
    body: list[h.Node] = [h.h1[f"benben: {language}"], [_part(part, language) for part in parts()]]
    page = h.html(lang=language)[h.head[h.meta(charset="utf-8"), h.title[language], h.style[STYLE]], h.body[body]]
    return f"<!doctype html>{page}"


def _part(part: Part, language: str) -> h.Element:
    book, usual, known = Book(part.package), part.source(USUAL), part.source(language).patterns
    rows = [_row(book, usual, key, language, lacking=key not in known) for key in usual.messages()]
    return h.section[h.h2[part.name], h.table[rows]]


def _row(book: Book, usual: Source, key: str, language: str, lacking: bool) -> h.Element:
    tried = samples(usual, key)
    return h.tr(class_="missing" if lacking else None)[
        h.td[key], h.td[_said(book, key, tried, USUAL)], h.td[_said(book, key, tried, language)]
    ]


def _said(book: Book, key: str, tried: list[dict[str, Any]], language: str) -> str:
    with speaking(language):
        return "\n".join(dict.fromkeys(book.say(key, **params) for params in tried))
