"""What several commands are given, and how they answer programs. What the parameters do is told by messages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from benben.cli.faults import BOOK
from benben.core.errors import BenbenError, shown

GameKey = Annotated[str, typer.Argument()]
RecordFile = Annotated[Path, typer.Argument()]
Players = Annotated[int | None, typer.Option()]
Seed = Annotated[int | None, typer.Option()]
Settings = Annotated[list[str] | None, typer.Option("--option")]
Workers = Annotated[int | None, typer.Option(min=1, max=256)]
Json = Annotated[bool, typer.Option("--json")]


def parse_options(settings: list[str] | None) -> dict[str, str]:
    """`["sun_track=long"]` as a table."""
    options: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BenbenError(BOOK.message("setting-without-value", given=shown(setting)))
        options[name.strip()] = value.strip()
    return options


def print_json(document: dict[str, Any] | list[Any]) -> None:
    import msgspec

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document)) + b"\n")
