"""A state as plain JSON, at any moment, and back: field by field, so that no field can be forgotten.

Compiled and interpreted states have the same fields and give the same JSON.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from benben.core.components import Components
from benben.core.errors import BenbenError
from benben.core.game import BOOK, Game, Options
from benben.core.steps import State

APART = {"agenda", "depth", "log", "rules"}  # told in another form, or no part of the state


def fields(thing: object) -> list[str]:
    """The names of an object's fields, sorted."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        names.update(getattr(cls, "__slots__", ()))
    names.discard("__dict__")
    return sorted(names - APART)


def dump(state: State) -> dict[str, Any]:
    """Everything in a state, agenda included."""
    agenda = [state.agenda[i].name for i in range(state.depth)]
    return {"agenda": agenda} | {name: _plain(getattr(state, name)) for name in state_fields(state)}


def state_fields(state: State) -> list[str]:
    """The fields that tell two states apart: all but the printed components, which clones share."""
    return [name for name in fields(state) if not isinstance(getattr(state, name), Components)]


def _plain(value: Any) -> Any:
    if isinstance(value, bool | int | str):
        return value
    if is_row(value):
        return [_plain(part) for part in value]
    if value is None or isinstance(value, float | dict | tuple | set | frozenset):
        raise TypeError(f"a state holds numbers, rows and objects of them, not {value!r}")
    return {name: _plain(getattr(value, name)) for name in fields(value)}


def is_row(value: object) -> bool:
    """Whether a field is a list or a vec."""
    return isinstance(value, list) or type(value).__name__.startswith("vec")


def load(game: Game, form: dict[str, Any], options: Options, changes: dict[str, list[int]] | None = None) -> State:
    """The state of a dump. It is for one's own dumps: a record is the form to trust nothing with."""
    try:
        state: State = game.new_state(form["seats"], options, changes)
        state.depth = 0
        _check(isinstance(form["agenda"], list))
        for step in form["agenda"]:
            state.plan(game.rules.steps.steps[game.rules.steps.numbers[step]])
        for name in state_fields(state):
            _restore(state, name, form[name])
    except (KeyError, IndexError, TypeError, AttributeError):
        raise BenbenError(BOOK.message("no-state", game=game.book.message("title"))) from None
    return state


def _restore(thing: Any, name: str, form: Any) -> None:
    old = getattr(thing, name)
    if isinstance(old, bool | int | str):
        _check(type(form) is type(old) and _is_small(form))
        setattr(thing, name, form)
    elif not is_row(old):
        for part in fields(old):
            _restore(old, part, form[part])
    elif len(old) and not isinstance(old[0], int):
        _check(isinstance(form, list) and len(form) == len(old))
        for part, one in zip(old, form, strict=True):
            for field in fields(part):
                _restore(part, field, one[field])
    else:
        _check(isinstance(form, list) and all(type(n) is int and _is_small(n) for n in form))
        setattr(thing, name, type(old)(form))


def _is_small(value: object) -> bool:
    return not isinstance(value, int) or -(2**63) <= value < 2**63


def _check(fine: bool) -> None:
    if not fine:
        raise TypeError


def key(state: State) -> str:
    """A short text that two states share only if they are the same."""
    return hashlib.sha256(msgspec.json.encode(dump(state))).hexdigest()
