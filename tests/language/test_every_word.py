"""The code and all files of words belong together: no key without a message, no message without a use."""

from __future__ import annotations

import ast
import re

import pytest

from benben.core.registry import game, keys
from benben.language import languages
from benben.translation.check import check
from benben.translation.parts import ROOT, Part, parts
from tests.language.calls import GAMES, calls, folder_of, literals, sources

OF_A_GAME = re.compile(r"title|summary|primer|(option|help|refusal|reason|milestone)-.+")
SAID = re.compile(r"[A-Z][a-z’']+,? [a-z].*|.*[a-z] [a-z]+.*[.?!:]|[A-Z][a-z]+[.?!]")

# Where English stands in Python on purpose, and why.
ENGLISH = {
    "web/api.py": "descriptions for programmers, in the documentation of the API",
    "web/app.py": "the title of the documentation of the API",
    "core/names.py": "names that the program gives, as they stand in records: said in the reader's language",
    "table/bots.py": "the server's log",
    "table/open_tables.py": "the server's log",
    "store/migrations/versions/0002_names.py": "the server's log",
    "lab/bench.py": "what OpenSpiel calls it",
    "web/pages/offline.py": "a content policy",
}

FOR_PROGRAMMERS = ("AssertionError", "NotImplementedError", "RuntimeError", "TypeError", "KeyError")


def used_by_games(part: Part) -> set[str]:
    """What the contract of a game says: title, help, refusals and so on; a family may say a part of it."""
    everything = [game(key) for key in keys(examples=True)]
    found = [it for it in everything if part.package in (it.about.package, it.about.family)]
    said: set[str] = set()
    for it in found:
        said |= {"title", "summary", "primer"} | {f"milestone-{event}" for event in it.words.milestones}
        said |= {key for topic in it.words.topics for key in (f"help-{topic}", f"help-{topic}.title")}
        said |= {f"reason-{reason}" for reason in it.rules.events.reasons}
        said |= {refusal.message.key for refusal in it.rules.refusals.refusals}
        for option in it.rules.options:
            name = f"option-{option.name}"
            said |= {name, f"{name}.more", *(f"{name}.{value}" for value in option.values)}
    return said


def said_by_family(part: Part) -> set[str]:
    """The messages that a game need not have, as its family has them."""
    family = next(game(key).about.family for key in keys(examples=True) if game(key).about.package == part.package)
    return set(Part(family).source("en").messages()) if family else set()


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_every_key_that_is_used_exists(part: Part) -> None:
    source = part.source("en")
    known = source.messages()
    wrong = [call.place for call in calls() if call.book == part.package and not call.keys(known)]
    contract = {key for key in used_by_games(part) if not key.startswith("option-") or "." not in key}
    assert wrong == [] and source.faults == []
    if part.package in {game(key).about.package for key in keys(examples=True)}:
        assert contract <= set(known) | said_by_family(part)


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_every_message_is_used(part: Part) -> None:
    source = part.source("en")
    used = used_by_games(part) | set().union(*(source.named_in(key) for key in source.patterns))
    used |= {key for call in calls() if call.book == part.package for key in call.keys(source.messages())}
    folder = literals().get(folder_of(part.folder / "words"), frozenset())
    scripts = "".join(path.read_text("utf-8") for path in part.folder.rglob("*.js"))
    unused = [
        key
        for key in source.messages()
        if key not in used and key not in folder and f'"{key.removeprefix("script-")}"' not in scripts
    ]
    assert unused == []


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_parameters_agree(part: Part) -> None:
    source, wrong = part.source("en"), []
    for call in calls():
        if call.book != part.package or call.has_more:
            continue
        for key in call.keys(source.messages()):
            lacking = source.variables(key) - call.given
            unasked = call.given - source.variables(key) if call.exact else set()
            wrong += [f"{call.place}: {key} lacks {sorted(lacking)}"] if lacking else []
            wrong += [f"{call.place}: {key} does not ask for {sorted(unasked)}"] if unasked else []
    assert wrong == []


def test_what_all_games_are_asked_for_is_part_of_their_contract() -> None:
    wrong = [
        call.place for call in calls() if call.book == GAMES and call.exact and not OF_A_GAME.fullmatch(call.exact)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_a_language_is_complete_and_up_to_date(language: str) -> None:
    found = check(language)
    assert (found.missing, found.stale, found.unknown, found.broken, found.unnoted) == ([], [], [], [], False)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def english_in(tree: ast.Module) -> list[tuple[int, str]]:
    """The texts of a module that look like something said to people; not what programmers read."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node
        ):
            skipped.add(id(node.body[0].value))  # type: ignore[attr-defined]
        elif isinstance(node, ast.Assert) and node.msg is not None:
            skipped |= {id(part) for part in ast.walk(node.msg)}
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _name(node.exc.func) in FOR_PROGRAMMERS:
            skipped |= {id(part) for part in ast.walk(node.exc)}
    texts = [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]
    return [(line, text) for line, text in texts if SAID.fullmatch(text.strip())]


def test_no_english_is_left_in_python() -> None:
    left = [
        f"{path.relative_to(ROOT)}:{line}: {text[:60]!r}"
        for path, tree in sources()
        if str(path.relative_to(ROOT)) not in ENGLISH
        for line, text in english_in(tree)
    ]
    assert left == []


def test_the_search_for_english_finds_it() -> None:
    found = english_in(
        ast.parse('def f():\n    "A docstring."\n    say("a-key", x="raised edge")\n    tell("Please wait.")')
    )
    assert found == [(4, "Please wait.")]
