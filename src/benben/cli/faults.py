"""What is wrong with a command line, in our words: typer has its own in English only."""

from __future__ import annotations

from typing import Any, cast

import typer

from benben.core.errors import shown
from benben.language import Message, book_of

BOOK = book_of("benben.cli")


def sentence(error: typer.TyperException, words: list[str]) -> Message | str:
    """One sentence about words that typer does not understand."""
    fault, kind = cast(Any, error), type(error).__name__
    if kind == "NoSuchOption":
        option, possible = shown(fault.option_name), ", ".join(sorted(fault.possibilities or []))
        if possible:
            return BOOK.message("no-such-option-but", option=option, possible=possible)
        return BOOK.message("no-such-option", option=option)
    if kind == "BadOptionUsage":
        option = shown(fault.option_name)
        if any(word.startswith(f"{option}=") for word in words):
            return BOOK.message("takes-no-value", option=option)
        return BOOK.message("missing-value", option=option)
    if kind == "MissingParameter":
        return BOOK.message("missing-argument", argument=fault.param.display_name_raw)
    number = _wrong_number(fault) if isinstance(error, typer.BadParameter) else None
    return number or " ".join(error.format_message().split())


def _wrong_number(fault: Any) -> Message | None:
    """The sentence about a value that is no number, or too small or too large; None if it should be something else."""
    param = fault.param
    kind = param.type_descriptor.annotation.__name__
    if kind not in ("int", "float"):
        return None
    option, low, high = param.opts[0], param.min, param.max
    given = shown(fault.__cause__.errors()[0].get("input")) if fault.__cause__ else ""
    if low is not None and high is not None:
        return BOOK.message("number-between", option=option, type=kind, low=str(low), high=str(high), given=given)
    if low is not None:
        return BOOK.message("number-from", option=option, type=kind, low=str(low), given=given)
    return BOOK.message("any-number", option=option, type=kind, given=given)
