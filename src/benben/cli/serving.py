"""The commands that set the table and tell what there is: serve, games, info."""

from __future__ import annotations

from typing import Annotated

import typer

from benben.cli.faults import BOOK
from benben.cli.given import Json, print_json

say = BOOK.say

COLUMN = 24  # how wide the keys of games stand


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: Annotated[str, typer.Option()] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    proxy: Annotated[bool, typer.Option("--proxy")] = False,
    pace: Annotated[float, typer.Option(min=0, max=60)] = 0.7,
    own_bots: Annotated[list[str] | None, typer.Option("--bot")] = None,
) -> None:
    """Set the web table."""
    from benben.bots import bot, end
    from benben.folders import data_folder
    from benben.web.app import Settings
    from benben.web.server import run

    if not database:
        data_folder().mkdir(parents=True, exist_ok=True)
    own = tuple(dict.fromkeys(own_bots or ()))
    for name in own:
        end(bot(name))  # whether it can be had at all
    settings = Settings(database=database or str(data_folder() / "tables.db"), host=host, pace=pace, own_bots=own)
    run(settings, port, browser=browser, proxy=proxy)


def games(json: Json = False) -> None:
    """List the games, their seats and options."""
    from benben.core.registry import game, keys

    listed = [game(key).card() | {"rules": game(key).rules.version} for key in keys()]
    if json:
        print_json({"games": listed})
        return
    for row in listed:
        low, high = row["seats"]
        head = say("game-in-list", title=row["title"], author=row["author"], low=low, high=high)
        print(f"{row['key']:<{COLUMN}} {head}")
        print(f"{'':<{COLUMN}} {row['summary']}")
        for option in row["options"]:
            print(f"{'':<{COLUMN}} --option {option['name']}={'|'.join(option['values'])}: {option['words']}")


def info(json: Json = False) -> None:
    """Tell the version, whether the core is compiled, and where data lies."""
    import platform

    import benben
    from benben.folders import data_folder

    facts = {
        "version": benben.__version__,
        "python": platform.python_version(),
        "compiled": benben.compiled(),
        "games": benben.keys(),
        "data": str(data_folder()),
    }
    if json:
        print_json(facts)
        return
    print(say("info-version", version=facts["version"], python=facts["python"]))
    print(say("info-compiled") if facts["compiled"] else say("info-interpreted"))
    print(say("info-games", keys=", ".join(benben.keys())))
    print(say("info-data", folder=facts["data"]))
