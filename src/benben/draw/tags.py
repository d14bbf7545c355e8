"""Elements of HTML and SVG, written as Python: `h.g(".skin", id="ra")[h.title["Ra"], shape]`.

The notation is htpy's; an element is put into text at once, and opening tags that were written before are remembered:
most of a board is the same from frame to frame. That makes a frame of a table five times as fast as with htpy.
Everything is escaped but what is an element or Markup.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from markupsafe import Markup, escape

REMEMBERED = 32_768  # opening tags
VOID = frozenset(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"])

Value: TypeAlias = str | int | float | bool | None


class Element:
    """An element: call it to give it attributes, index it to put something inside."""

    __slots__ = ("_head", "_inside", "_name")

    def __init__(self, name: str, head: str, inside: str = "") -> None:
        self._name = name
        self._head = head  # the opening tag
        self._inside = inside

    def __call__(self, *more: str | Mapping[str, Any], **attributes: Any) -> Element:
        """Attributes: '.class#id' in short, a mapping for names that Python cannot write, keywords for the rest."""
        short, given = "", attributes
        for part in more:
            if isinstance(part, str):
                short = part
            else:
                given = {**part, **attributes}
        items = tuple([(name, _plain(value)) for name, value in given.items() if value is not None])
        return Element(self._name, opening(self._name, short, items), self._inside)

    def __getitem__(self, children: Node) -> Element:
        return Element(self._name, self._head, text_of(children))

    def __str__(self) -> Markup:
        return Markup(self.text())

    __html__ = __str__

    def text(self) -> str:
        return self._head if self._name in VOID else f"{self._head}{self._inside}</{self._name}>"


class Fragment:
    """Several things without an element around them."""

    __slots__ = ("_inside",)

    def __init__(self, inside: str = "") -> None:
        self._inside = inside

    def __getitem__(self, children: Node) -> Fragment:
        return Fragment(text_of(children))

    def __str__(self) -> Markup:
        return Markup(self._inside)

    __html__ = __str__

    def text(self) -> str:
        return self._inside


Node: TypeAlias = "Element | Fragment | str | int | Iterable[Node] | None"


def _plain(value: Value) -> str | bool:
    return value if value is True or value is False else str(value)


@lru_cache(REMEMBERED)
def opening(name: str, short: str, items: tuple[tuple[str, str | bool], ...]) -> str:
    """An opening tag; an attribute that is True has no value, one that is False is left out."""
    id, classes = _short(short)
    parts = [f' id="{escape(id)}"'] if id else []
    if classes and not any(key in ("class", "class_") for key, _ in items):
        parts.append(f' class="{escape(classes)}"')
    for key, value in items:
        word = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(f" {word}")
        elif value is not False:
            joined = f"{classes} {value}" if word == "class" and classes else value
            parts.append(f' {word}="{escape(joined)}"')
    return f"<{name}{''.join(parts)}>"


def _short(short: str) -> tuple[str, str]:
    """The id and the classes of '#id.class.class', in any order."""
    words = short.replace("#", " #").replace(".", " .").split()
    ids = [word[1:] for word in words if word[0] == "#"]
    return (ids[0] if ids else ""), " ".join(word[1:] for word in words if word[0] == ".")


def text_of(node: Any) -> str:
    """A node as text."""
    kind = node.__class__
    if kind is Element or kind is Fragment:
        return str.__str__(node.text())
    if kind is str:
        return str(escape(node))
    if kind is Markup:
        return str.__str__(node)
    if node is None or node is True or node is False:
        return ""
    if kind is list or kind is tuple:
        return "".join([text_of(child) for child in node])
    if kind is int:
        return str(node)
    if hasattr(node, "__html__"):
        return str.__str__(node.__html__())
    if isinstance(node, str):
        return str(escape(node))
    return "".join([text_of(child) for child in node])


fragment = Fragment()


def __getattr__(name: str) -> Element:
    """Any element by its name, as in `h.svg`; a trailing underscore is left out."""
    if name.startswith("_"):
        raise AttributeError(name)
    word = name.rstrip("_").replace("_", "-")
    globals()[name] = Element(word, f"<{word}>")  # so that it is looked up only once
    return Element(word, f"<{word}>")
