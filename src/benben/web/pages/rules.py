"""The rules of a game: how it goes, topics with examples, and every rule with its number."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from benben.core.game import Game
from benben.core.rulebook import Rule, rules_of
from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.web.pages.keys import keys_list
from benben.web.pages.layout import lintel, page, page_tools
from benben.web.pages.widgets import filled, marks
from benben.web.words import say

CITED = re.compile(r"\b[A-Z]+-\d+(?:\.\d+)?\b")
CODE = re.compile(r"`([^`]+)`")


def rules_page(game: Game, fragment: bool) -> Element:
    """The rules as a page, or as a fragment for the drawer beside a board."""
    book = rules_of(game.about)
    content = [_primer(game), _topics(game, book), _table(book)]
    if fragment:
        return h.div(".rules")[content]
    body = h.main("#content.rules", tabindex="-1")[content, h.section(".panel")[keys_list()]]
    shown = [lintel(game.title, page_tools(), say("rules")), body]
    return page(say("rules-title", game=game.title), shown, name="at-rules")


def _primer(game: Game) -> Element:
    paragraphs = game.say("primer").split("\n\n")
    by = h.p(".quiet")[say("rules-by", author=game.about.author)] if game.about.author else None
    return h.section(".primer", aria_labelledby="primer")[
        h.h2("#primer")[say("in-two-minutes")], [h.p[paragraph] for paragraph in paragraphs], by
    ]


def _topics(game: Game, book: Mapping[str, Rule]) -> Element:
    drawn: Mapping[str, Any] = game.look.examples()
    cards = [
        _topic(topic, game.say(f"help-{topic}.title"), text, drawn.get(topic), book)
        for topic, text in game.help().items()
    ]
    return h.section(aria_labelledby="topics")[h.h2("#topics")[say("by-subject")], h.div(".topics")[cards]]


def _topic(topic: str, title: str, text: str, example: Node, book: Mapping[str, Rule]) -> Element:
    return h.article(".topic", id=f"topic-{topic}")[h.h3[title], example, h.p[_cited(text, book)]]


def _cited(text: str, book: Mapping[str, Rule]) -> list[Node]:
    """The text, with the rules it names as links."""
    parts: list[Node] = []
    at = 0
    for found in CITED.finditer(text):
        parts += [text[at : found.start()], _link(found[0], book)]
        at = found.end()
    return [*parts, text[at:]]


def _link(name: str, book: Mapping[str, Rule]) -> Node:
    """A rule, or the first of a chapter."""
    anchor = next((rule for rule in book if rule == name or rule.startswith(f"{name}.")), "")
    return h.a(href=f"#{anchor}", data_rule=anchor)[name] if anchor else name


def _table(book: Mapping[str, Rule]) -> Element:
    rows, chapter = [], ""
    for rule in book.values():
        first, chapter = rule.id.split(".")[0] != chapter, rule.id.split(".")[0]
        rows.append(_row(rule, book, first))
    return h.section(aria_labelledby="all-rules")[h.h2("#all-rules")[say("every-rule")], h.div(".rule-rows")[rows]]


def _row(rule: Rule, book: Mapping[str, Rule], first: bool) -> Element:
    return h.div(id=rule.id, class_="rule first" if first else "rule")[
        h.a(".rule-id", href=f"#{rule.id}", data_rule=rule.id)[rule.id],
        h.p[_coded(rule.text)],
        h.p(".ruling")[filled(say("ruling", text=marks(1)[0]), _coded(rule.ruling))] if rule.ruling else None,
    ]


def _coded(text: str) -> list[Node]:
    """The text, with what stands between backticks set as code."""
    return [h.code[part] if i % 2 else part for i, part in enumerate(CODE.split(text))]
