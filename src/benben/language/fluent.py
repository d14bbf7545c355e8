"""Messages of a Fluent file, each made into a Python function when it is first said.

The syntax is Project Fluent's (projectfluent.org), read by its own parser. What is made of it is ours: an expression
of Python for each message costs half a microsecond to say, and nothing before it is said. Beside what Fluent has there
is WORD: `{ WORD("colour.of", $from) }` says the message `colour.of` of whatever `$from` is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from benben.language.locales import listed, number, plural, signed
from benben.language.pseudo import PSEUDO, stretched

Params = Mapping[str, Any]
Said = Callable[[Params], str]

BREAK = re.compile(r"(?<!\n)\n(?!\n)")  # a line that goes on in the next one; an empty line parts paragraphs


class Source:
    """The parsed messages of one file, or of several of one language: patterns by key, '-name' for terms."""

    def __init__(self, *texts: str) -> None:
        self.patterns: dict[str, ast.Pattern] = {}
        self.faults: list[str] = []
        for text in texts:
            self._read(text)

    def _read(self, text: str) -> None:
        """Take in a file; what stands in it goes before what stood in an earlier one."""
        here: set[str] = set()
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                self.faults.append(f"line {line}: {entry.annotations[0].message}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in here:
                    self.faults.append(f"{name} stands there twice")
                here.add(name)
                if entry.value is not None:
                    self.patterns[name] = entry.value
                for attribute in entry.attributes:
                    self.patterns[f"{name}.{attribute.id.name}"] = attribute.value

    def messages(self) -> list[str]:
        """The keys of everything that can be said: no terms."""
        return [key for key in self.patterns if not key.startswith("-")]

    def named_in(self, key: str) -> set[str]:
        """The keys of what a message says by reference."""
        return _references(self.patterns[key]) | _words(self.patterns[key])

    def is_circular(self, key: str) -> bool:
        """Whether a message says itself, however indirectly."""
        known, open_ = set[str](), [key]
        while open_:
            for name in self.named_in(open_.pop()) - known:
                known.add(name)
                open_ += [name] if name in self.patterns else []
        return key in known

    def variables(self, key: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The parameters that a message asks for, also through what it refers to."""
        found = _variables(self.patterns[key])
        for name in _references(self.patterns[key]) - seen - {key}:
            if name in self.patterns and not name.startswith("-"):
                found |= self.variables(name, seen | {key})
        return found


class Messages(dict[str, Said]):
    """What can be said in one language, made on demand; a key that is not there is looked up in `otherwise`."""

    def __init__(self, language: str, source: Source, otherwise: Messages | None = None) -> None:
        super().__init__()
        self.language = language
        self.source = source
        self.otherwise = otherwise
        self._plain: dict[str, str] = {}

    def plain(self, key: str) -> str:
        """What is said of nothing in particular is always the same."""
        text = self._plain.get(key)
        if text is None:
            text = self._plain[key] = self[key]({})
        return text

    def __missing__(self, key: str) -> Said:
        said = self[key] = self._made(key)
        return said

    def _made(self, key: str) -> Said:
        pattern, usual = self.source.patterns.get(key), self.otherwise
        if usual is None and pattern is None:
            raise KeyError(f"no message {key!r}")
        if pattern is None:
            assert usual is not None
            return usual[key]
        if usual is not None and (self.source.is_circular(key) or self._asks_too_much(key, usual.source)):
            return usual[key]
        return Writer(self).function(pattern)

    def _asks_too_much(self, key: str, usual: Source) -> bool:
        """Whether a message speaks of something that it is not told."""
        return key in usual.patterns and not self.source.variables(key) <= usual.variables(key)


class Writer:
    """Writes one message as an expression of Python."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.stretch = messages.language == PSEUDO
        self.names = 0  # of values that are used more than once

    def function(self, pattern: ast.Pattern) -> Said:
        known = {"show": show, "kind": self.kind, "said": self.messages, "signed": show_signed}
        said: Said = eval(f"lambda p: {self.pattern(pattern)}", known)
        return said

    def pattern(self, pattern: ast.Pattern) -> str:
        parts = [self.part(part) for part in pattern.elements]
        return parts[0] if len(parts) == 1 else f"''.join(({', '.join(parts)},))"

    def part(self, part: ast.TextElement | ast.Placeable) -> str:
        if isinstance(part, ast.TextElement):
            text = BREAK.sub(" ", part.value)
            return repr(stretched(text) if self.stretch else text)
        return self.expression(part.expression)

    def expression(self, it: Any) -> str:
        """Something between braces, as a text."""
        if isinstance(it, ast.Placeable):
            return self.expression(it.expression)
        if isinstance(it, ast.StringLiteral):
            return repr(it.parse()["value"])
        if isinstance(it, ast.NumberLiteral):
            return repr(it.value)
        if isinstance(it, ast.VariableReference):
            name = self.name()
            value = f"({name} := p.get({it.id.name!r}, {'{$' + it.id.name + '}'!r}))"
            return f"({name} if {value}.__class__ is str else show({name}))"
        if isinstance(it, ast.MessageReference):
            return f"said[{_name(it)!r}](p)"
        if isinstance(it, ast.TermReference):
            return f"said[{'-' + _name(it)!r}]({self.given(it)})"
        if isinstance(it, ast.SelectExpression):
            return self.select(it)
        return self.call(it)

    def given(self, it: ast.TermReference) -> str:
        """What a term is told."""
        named = it.arguments.named if it.arguments else []
        return "{" + ", ".join(f"{arg.name.name!r}: {self.value(arg.value)}" for arg in named) + "}"

    def value(self, it: Any) -> str:
        """Something as it is given: a number stays one."""
        if isinstance(it, ast.NumberLiteral):
            return it.value
        return f"p.get({it.id.name!r}, '')" if isinstance(it, ast.VariableReference) else self.expression(it)

    def select(self, it: ast.SelectExpression) -> str:
        """The way whose key fits, tried one after the other; else the usual one."""
        usual = next(variant for variant in it.variants if variant.default)
        others = [variant for variant in it.variants if variant is not usual]
        name, numbers = self.name(), {key_of(variant) for variant in it.variants if key_of(variant).isdigit()}
        if not others:
            return self.pattern(usual.value)
        found = f"({name} := kind({self.value(it.selector)}, {numbers or '()'}))"
        ways = ""
        for variant in others:
            ways += f"{self.pattern(variant.value)} if {found} == {key_of(variant)!r} else "
            found = name
        return f"({ways}{self.pattern(usual.value)})"

    def name(self) -> str:
        self.names += 1
        return f"v{self.names}"

    def call(self, it: ast.FunctionReference) -> str:
        first = it.arguments.positional
        if it.id.name == "WORD":
            name = first[0].parse()["value"] if isinstance(first[0], ast.StringLiteral) else ""
            return f"said[{name!r}]({{{name.split('.')[0]!r}: {self.value(first[1])}}})"
        return f"signed({self.value(first[0])})" if it.id.name == "SIGNED" else f"show({self.value(first[0])})"

    # What the expressions use

    def kind(self, value: Any, numbers: Container[str]) -> Any:
        """What a value is told apart by: a text by itself, a number by itself if that is named, else by its plural."""
        if not isinstance(value, int):
            return value
        itself = str(int(value))
        return itself if itself in numbers else plural(self.messages.language, value)


def show(value: Any) -> str:
    """A parameter as it is read: texts as they are, numbers and lists as the language has them."""
    if type(value) is str:
        return value
    if isinstance(value, (int, float)):
        return number(value)
    return listed([show(item) for item in value]) if isinstance(value, (list, tuple)) else str(value)


def show_signed(value: Any) -> str:
    """A parameter with its sign, if it is a number."""
    return signed(value) if isinstance(value, (int, float)) else show(value)


def _name(it: ast.MessageReference | ast.TermReference) -> str:
    return f"{it.id.name}.{it.attribute.name}" if it.attribute else it.id.name


def key_of(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def walk(node: Any) -> list[Any]:
    """A piece of a message, and all pieces of it."""
    if isinstance(node, list):
        return [found for item in node for found in walk(item)]
    if not isinstance(node, ast.SyntaxNode):
        return []
    return [node, *(found for name, item in vars(node).items() if name != "span" for found in walk(item))]


def _variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}


def _references(pattern: ast.Pattern) -> set[str]:
    """What is referred to with the same parameters; '-name' for terms."""
    nodes = walk(pattern)
    messages = {_name(node) for node in nodes if isinstance(node, ast.MessageReference)}
    return messages | {"-" + _name(node) for node in nodes if isinstance(node, ast.TermReference)}


def _words(pattern: ast.Pattern) -> set[str]:
    """What is said by WORD, with a parameter of its own."""
    calls = [node for node in walk(pattern) if isinstance(node, ast.FunctionReference) and node.id.name == "WORD"]
    return {
        it.parse()["value"]
        for call in calls
        for it in call.arguments.positional[:1]
        if isinstance(it, ast.StringLiteral)
    }
