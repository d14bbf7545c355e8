"""Help for the commands, all of it in the language spoken: typer has its headings in English only."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from benben.cli.faults import BOOK
from benben.core.errors import BenbenError, shown
from benben.language import languages

say = BOOK.say

TYPES = {"int": "int", "float": "float", "str": "text", "Path": "path", "list": "list"}  # as they are called in help


class Command(TyperCommand):
    """One command. Its message is `command-…`, with an attribute for each of its parameters."""

    allow_extra_args = True  # refused here, with a sentence of ours

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise BenbenError(BOOK.message("unexpected-arguments", given=shown(" ".join(rest))))
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_beginning(self, ctx, formatter)
        _write_parameters(self, ctx, formatter)


class Group(TyperGroup):
    """All commands. Its message is `command-benben`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise BenbenError(BOOK.message("no-such-command", given=shown(args[0]), known=", ".join(self.commands)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_beginning(self, ctx, formatter)
        _write_parameters(self, ctx, formatter)
        room = formatter.width - 6 - max(len(name) for name in self.commands)
        with formatter.section(say("heading-commands")):
            formatter.write_dl([(name, one.get_short_help_str(room)) for name, one in self.commands.items()])


def _write_beginning(command: Any, ctx: Any, formatter: Any) -> None:
    """How it is called, and what it does."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{say('usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(command.help)


def _write_parameters(command: Any, ctx: Any, formatter: Any) -> None:
    """What may stand behind a command."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    if arguments:
        with formatter.section(say("heading-arguments")):
            formatter.write_dl([(f"{one.metavar} {_type(one)}", _does(command, one)) for one in arguments])
    options = [(_written(one), _does(command, one)) for one in command.params if one not in arguments]
    options.append((f"--language {say('type-text')}", say("option-language", known=", ".join(languages()))))
    options.append(("--help", say("option-help")))
    with formatter.section(say("heading-options")):
        formatter.write_dl(options)


def _type(param: Any) -> str:
    return say(f"type-{TYPES[param.type_descriptor.annotation.__name__]}")


def _written(option: Any) -> str:
    """An option as it is written, with what comes after it."""
    names = " / ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {_type(option)}"


def _does(command: Any, param: Any) -> str:
    """What a parameter does, what it is without being given, and between which numbers it lies."""
    more = []
    if param.default not in (None, "", False):
        usual = param.name if param.default is True else str(param.default)
        more.append(say("usual-value", value=usual))
    if param.min is not None:
        more.append(f"{param.min}<=x<={param.max}" if param.max is not None else f"x>={param.min}")
    if param.required:
        more.append(say("required"))
    text = say(f"command-{command.name}.{param.name}")
    return f"{text}  [{'; '.join(more)}]" if more else text
