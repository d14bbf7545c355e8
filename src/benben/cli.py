"""The command `benben`. Heavy imports happen inside the commands, so that --help answers at once."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from benben.core.errors import BenbenError, FalseRecord, shown

if TYPE_CHECKING:
    from benben.core.match import Match

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="benben: Egyptian building games, to play, to simulate and to study.",
)

STOPPED = 130  # the exit code after Ctrl-C

GameKey = Annotated[str, typer.Argument(help="a game's key, as `benben games` lists them", metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help="a record of a game", metavar="FILE")]
Players = Annotated[int | None, typer.Option(help="how many players; without it as few as the game takes")]
Seed = Annotated[int | None, typer.Option(help="a number that fixes all chance; without it the system's entropy")]
Settings = Annotated[list[str] | None, typer.Option("--option", help="a game option as name=value; repeatable")]
Json = Annotated[bool, typer.Option("--json", help="print one JSON document and nothing else")]


def fail(sentence: str, code: int) -> NoReturn:
    """Say what is wrong on stderr and leave."""
    print(f"benben: {sentence}", file=sys.stderr)
    raise SystemExit(code)


def main(args: list[str] | None = None) -> None:
    """Run the command; whatever the user can mend ends in one sentence and exit code 2 (1: a check failed)."""
    words = sys.argv[1:] if args is None else args
    try:
        code = app(words or ["serve"], standalone_mode=False)
        sys.stdout.flush()
    except typer.Exit as leave:
        code = leave.exit_code
    except FalseRecord as error:
        fail(str(error), 1)
    except BenbenError as error:
        fail(str(error), 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(141) from None
    except OSError as error:
        fail(f"{error.filename or 'a file'}: {error.strerror}.", 2)
    except (KeyboardInterrupt, typer.Abort):
        fail("stopped.", STOPPED)
    except typer.TyperException as error:
        fail(_one_line(error.format_message()), error.exit_code)
    if code == STOPPED:  # typer's own way of telling that it was Ctrl-C
        fail("stopped.", STOPPED)
    raise SystemExit(code if isinstance(code, int) else 0)


def _one_line(message: str) -> str:
    known = ", ".join(command.callback.__name__ for command in app.registered_commands if command.callback)
    more = ""
    if message.startswith("No such command"):
        more = f" The commands are {known}."
    elif message.startswith("No such option") and "Possible options" not in message:
        more = "; --help lists the options."
    return " ".join(message.split()) + more


def _tell_version(asked: bool) -> None:
    if asked:
        from benben import __version__

        print(f"benben {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="tell the version and leave")
    ] = False,
) -> None:
    """What can be asked for without a command."""


def parse_options(settings: list[str] | None) -> dict[str, str]:
    """`["sun_track=long"]` as a table."""
    options: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BenbenError(f"An option is written name=value, not {setting[:40]!r}.")
        options[name.strip()] = value.strip()
    return options


def print_json(document: dict[str, Any] | list[Any]) -> None:
    import msgspec

    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document)) + b"\n")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; without it only this machine")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="without it the first free one from 8000 on", min=0, max=65535)
    ] = None,
    database: Annotated[str, typer.Option(help="a file, or postgresql://…; without it in the data folder")] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="open a browser")] = True,
    proxy: Annotated[bool, typer.Option("--proxy", help="trust the X-Forwarded headers of a proxy in front")] = False,
    pace: Annotated[float, typer.Option(help="seconds that bots wait, so that people can follow", min=0, max=60)] = 0.7,
) -> None:
    """Set the web table: play in the browser, alone, with bots, with friends."""
    from benben.folders import data_folder
    from benben.web.app import Settings
    from benben.web.server import run

    if not database:
        data_folder().mkdir(parents=True, exist_ok=True)
    settings = Settings(database=database or str(data_folder() / "tables.db"), host=host, pace=pace)
    run(settings, port, browser=browser, proxy=proxy)


@app.command()
def games(json: Json = False) -> None:
    """List the games, their seats and options."""
    from benben.core.registry import game, keys

    listed = [game(key).card() | {"rules": game(key).rules.version} for key in keys()]
    if json:
        print_json({"games": listed})
        return
    for row in listed:
        low, high = row["seats"]
        print(f"{row['key']:<24} {row['title']} by {row['author']}, {low} to {high} players")
        print(f"{'':<24} {row['summary']}")
        for option in row["options"]:
            print(f"{'':<24} --option {option['name']}={'|'.join(option['values'])}: {option['words']}")


@app.command()
def play(
    key: Annotated[str | None, typer.Argument(help="a game's key", metavar="[GAME]")] = None,
    players: Players = None,
    seats: Annotated[str, typer.Option(help="who plays, comma by comma: human or a bot's name")] = "",
    seed: Seed = None,
    option: Settings = None,
    names: Annotated[str, typer.Option(help="the players' names, comma by comma")] = "",
    save: Annotated[Path | None, typer.Option(help="keep the game in this new file, answer by answer")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with the game in this file")] = None,
    position: Annotated[Path | None, typer.Option(help="begin from the position in this file")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="sentences only, for screen readers and pipes")] = False,
) -> None:
    """Play in the terminal, against bots or at one keyboard."""
    from benben.terminal.screen import Screen
    from benben.terminal.session import Session

    if save is not None:
        _check_free(save)
    if resume is not None:
        settings: dict[str, Any] = {"--players": players, "--seats": seats, "--seed": seed, "--option": option}
        settings |= {"--names": names, "--position": position}
        match = _resumed(resume, key, [flag for flag, value in settings.items() if value not in (None, "", [])])
    else:
        match = _new_match(key, players, seats, seed, option, names, position)
    if save is not None:
        match.record.save(save)
    Session(match, Screen(plain), save or resume).run()


def _check_free(path: Path) -> None:
    if path.exists():
        raise BenbenError(f"{path} exists already; nothing was written. Choose another name, or --resume it.")
    if not path.parent.is_dir():
        raise BenbenError(f"There is no folder {path.parent} to save in.")


def _resumed(path: Path, key: str | None, flags: list[str]) -> Match:
    """The game in a file; what was settled when it began cannot be set again."""
    import benben

    if flags:
        raise BenbenError(f"--resume goes on with the game as it was set up: leave out {', '.join(flags)}.")
    match = benben.load(path)
    if key is not None and key != match.game.key:
        raise BenbenError(f"{path} is a game of {match.game.key}, not of {key}.")
    if match.over:
        raise BenbenError(f"The game in {path} is over; see it with: benben replay {path}")
    _check_seats(match.record.seats)
    return match


def _check_seats(who: list[str]) -> None:
    """Whether each seat has a human or a bot that can be loaded."""
    from benben.bots import bot, names

    for name in who:
        if name == "human":
            continue
        if name not in names() and ":" not in name:
            known = f"human, a bot ({', '.join(names())}), or your own bot as module:Class"
            raise BenbenError(f"There is no player {shown(name)!r}; for each seat, name {known}.")
        bot(name)


def _new_match(
    key: str | None,
    players: int | None,
    seats: str,
    seed: int | None,
    option: list[str] | None,
    names: str,
    position: Path | None,
) -> Match:
    from benben.core.match import Match
    from benben.core.position import load
    from benben.core.record import check_names
    from benben.core.registry import game

    form = None if position is None else load(position)
    chosen = game(key or ("ra-dice" if form is None else form.get("game")))
    options = parse_options(option) if option else None
    who = [name.strip() for name in seats.split(",")] if seats else []
    if form is None and players is None:
        players = len(who) or chosen.seats[0]
    match = Match(chosen, players, seed, options=options, position=form)
    if match.over:
        raise BenbenError(f"The game in {position} is over.")
    count = match.record.players
    who = who or ["human"] + ["greedy"] * (count - 1)
    if len(who) != count:
        raise BenbenError(f"{count} players need {count} seats, not {len(who)}: human or a bot's name for each.")
    _check_seats(who)
    match.record.names = check_names(_people(names, who), count)
    match.record.seats = who
    match.record.time = _now()
    return match


def _people(names: str, who: list[str]) -> list[str]:
    """Names as given; else a builder's name for each seat."""
    from benben.bots import builder

    given = [name.strip() for name in names.split(",")] if names else []
    if given and (len(given) != len(who) or not all(0 < len(name) <= 40 for name in given)):
        raise BenbenError(f"{len(who)} seats need {len(who)} names of 1 to 40 letters, comma by comma.")
    return given or [builder(seat) for seat in range(len(who))]


def _now() -> str:
    from datetime import UTC, datetime

    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@app.command()
def simulate(
    key: GameKey,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="bots, comma by comma: one for all seats or one for each")] = "random",
    games: Annotated[int, typer.Option(help="how many games", min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option(help="a number that fixes everything")] = 1,
    workers: Annotated[int | None, typer.Option(help="processes; without it one per core", min=1, max=256)] = None,
    option: Settings = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="bots keep their seats")] = False,
    records: Annotated[Path | None, typer.Option(help="a folder for every game's record")] = None,
    out: Annotated[Path | None, typer.Option(help="a .csv or .parquet file with a row per game and seat")] = None,
    json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    from benben.bots import bot
    from benben.core.registry import game
    from benben.lab.report import check_out, check_records, print_summary, watched, write_rows
    from benben.lab.simulate import Plan, seats_for, summary

    chosen = game(key)
    count = chosen.check_players(players if players is not None else chosen.seats[0])
    seats = seats_for([name.strip() for name in bots.split(",")], count)
    for name in seats:
        bot(name)
    options = chosen.check_options(parse_options(option))
    check_out(out)
    plan = Plan(key, count, seats, games, seed, options, fixed_seats, str(records or ""))
    if records is not None:
        check_records(plan)
    played, seconds = watched(plan, workers, show=not json and sys.stderr.isatty())
    if out is not None:
        write_rows(out, played)
    document = summary(plan, played, seconds)
    if json:
        print_json(document)
    else:
        print_summary(document)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", help="stop after so many answers", min=0)] = None,
    board: Annotated[bool, typer.Option("--board", help="show the board in text")] = False,
    svg: Annotated[Path | None, typer.Option(help="draw the board there into this file")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="sentences only")] = False,
) -> None:
    """Step through a recorded game, or show one moment of it."""
    from benben.core.record import read, verify
    from benben.terminal.replay import step_through, tell
    from benben.terminal.screen import Screen

    record = read(file)
    record = verify(record).record
    if to is not None and to > len(record.lines):
        raise BenbenError(f"{file} has {len(record.lines)} answers; --to goes from 0 to that.")
    screen = Screen(plain)
    if svg is not None:
        _draw(record, to, svg)
    elif to is None and not board and sys.stdin.isatty():
        step_through(record, screen)
    else:
        tell(record, to, board, screen)


def _draw(record: Any, to: int | None, path: Path) -> None:
    from benben.core.match import replay as replayed
    from benben.core.registry import game
    from benben.draw import Marks, standalone

    chosen = game(record.game)
    if chosen.look.board is None:
        raise BenbenError(f"{chosen.title} has no drawn board.")
    if path.exists() and path.suffix != ".svg":
        raise BenbenError(f"{path} exists already and is no .svg file; nothing was written. Choose another name.")
    match = replayed(chosen, record, to)
    path.write_text(standalone(chosen.look.board(match.view(), Marks()), title=chosen.title), encoding="utf-8")
    print(f"Drawn: {path}")


@app.command()
def position(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="after so many answers; without it at the end", min=0)] = None,
) -> None:
    """Print a moment of a recorded game as a position, hidden cards and all."""
    from benben.core.match import replay as replayed
    from benben.core.record import read, verify

    match = verify(read(file))
    lines = len(match.record.lines)
    if at is not None and at > lines:
        raise BenbenError(f"{file} has {lines} answers; --at goes from 0 to that.")
    print_json(replayed(match.game, match.record, at).position())


@app.command()
def verify(file: RecordFile, json: Json = False) -> None:
    """Play a record again and check every answer and the scores."""
    from benben.core.record import read
    from benben.core.record import verify as check

    match = check(read(file))
    if json:
        scores = match.scores if match.over else None
        print_json({"file": str(file), "valid": True, "game": match.game.key, "finished": match.over, "scores": scores})
    elif match.over:
        print(f"{file}: valid. {match.question()}")
    else:
        print(f"{file}: valid so far, {len(match.record.lines)} answers; the game is not finished.")


@app.command()
def bench(
    json: Json = False,
    seconds: Annotated[float, typer.Option(help="how long to measure each figure", min=0.02, max=60)] = 1.0,
) -> None:
    """Measure decisions, games and clones per second, beside peers where they are installed."""
    from benben.lab.bench import measure, print_figures

    figures = measure(seconds)
    if json:
        print_json(figures)
    else:
        print_figures(figures)


@app.command()
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
    core = "compiled" if facts["compiled"] else "interpreted: no C compiler was there when it was installed"
    print(f"benben {facts['version']} on Python {facts['python']}")
    print(f"The core is {core}.")
    print(f"Games: {', '.join(benben.keys())}")
    print(f"Saved games lie in {facts['data']}")


if __name__ == "__main__":
    main()
