"""All commands together, with their help in the language that is spoken when this is built."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from benben.cli.help import Command, Group, say
from benben.cli.measuring import arena, bench, simulate
from benben.cli.playing import play
from benben.cli.records import position, replay, verify
from benben.cli.serving import games, info, serve
from benben.cli.training import train
from benben.cli.translating import words

COMMANDS = (serve, games, play, simulate, arena, train, replay, position, verify, bench, words, info)


def built() -> Any:
    """The command `benben`."""
    app = typer.Typer(
        name="benben", cls=Group, help=say("command-benben"), options_metavar=say("usage-options"),
        subcommand_metavar=say("usage-command"), add_completion=False, pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )  # fmt: skip
    app.callback()(options)
    for function in COMMANDS:
        name = function.__name__
        app.command(name, cls=Command, help=say(f"command-{name}"), options_metavar=say("usage-options"))(function)
    group: Any = typer.main.get_command(app)
    for command in group.commands.values():
        for param in command.params:
            if param.param_type_name == "argument":
                param.metavar = say(f"argument-{param.name}")
    return group


def options(
    version: Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)] = False,
) -> None:
    """What can be asked for without a command."""


def _tell_version(asked: bool) -> None:
    if asked:
        from benben import __version__

        print(f"benben {__version__}")
        raise typer.Exit
