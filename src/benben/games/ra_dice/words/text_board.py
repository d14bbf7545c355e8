"""The board in text, from a view: with drawing and colour for a terminal, or as sentences for a screen reader."""

from __future__ import annotations

from typing import Literal

from benben.core.display import fitted, verbatim
from benben.games.ra_dice.components import COLOURS, COLUMNS, TRACK_END
from benben.games.ra_dice.view.types import Die, Player, RaTable, RaView
from benben.games.ra_dice.words.text import FACE_NAMES, counted, listed

PIECES = ("●", "▲", "■", "◆")  # one shape for each seat
STYLES = ("blue", "red", "cyan", "yellow")
DIE = 15  # columns for one die
NAME = {2: 20, 3: 14, 4: 8}  # columns for a name beside its points, by the number of players
INK = {"yellow": "yellow", "blue": "blue", "purple": "magenta", "green": "green", "red": "red"}


def piece(seat: int) -> str:
    return f"[{STYLES[seat]}]{PIECES[seat]}[/]"


def board(view: RaView) -> str:
    """The whole board in lines of at most 80 columns, with Rich markup; the dice last, next to the question."""
    table = view["table"]
    parts = [*track(view, "Pharaoh", "pharaoh"), *track(view, "Nile", "nile"), ""]
    parts += [*civilization(view), "", *monuments(view), ""]
    parts += [heading(table), scores(view), sun_track(table), *dice_rows(table)]
    return "\n".join(parts)


def heading(table: RaTable) -> str:
    return f"[bold]Epoch {table['epoch']} of {table['epochs']}[/]"


def sun_track(table: RaTable) -> str:
    """Ra, the Suns in front of it, the end of the track, and Suns beyond the end."""
    steps, ra, suns = table["sun_track"]["steps"], table["sun_track"]["ra"], table["suns"]
    cells = ["·"] * (steps + 1)
    for space in range(ra + 1, min(ra + suns, steps) + 1):
        cells[space] = "[yellow]☼[/]"
    cells[min(ra, steps)] = "[bold yellow]R[/]"
    beyond = "[yellow]☼[/]" * max(0, min(suns, ra + suns - steps))
    return f"Sun track     {' '.join(cells)}|{beyond}  Ra has gone {ra} of {steps}"


def dice_rows(table: RaTable) -> list[str]:
    """The five dice, colours above faces; used ones in brackets."""
    if not table["dice"]:
        return ["Dice          [dim]not rolled yet[/]"]
    colours = "".join(f"[{INK[die['colour']]}]{die['colour']:<{DIE}}[/]" for die in table["dice"])
    return [f"Dice {colours}", " " * 5 + "".join(face(die) for die in table["dice"])]


def face(die: Die) -> str:
    name = FACE_NAMES[die["face"]]
    return f"[dim]{f'({name})':<{DIE}}[/]" if die["used"] else f"[bold]{name:<{DIE}}[/]"


def track(view: RaView, title: str, field: Literal["pharaoh", "nile"]) -> list[str]:
    """One lane for each seat."""
    lines = [f"{title:<14}" + "".join(f"{space:>3}" for space in range(TRACK_END + 1))]
    for seat, player in enumerate(view["table"]["players"]):
        cells = ["  ·"] * (TRACK_END + 1)
        flooded = field == "nile" and player["floods"]
        cells[player[field]] = ("[cyan]≈[/]" if flooded else " ") + " " + piece(seat)
        name = verbatim(fitted(view["names"][seat], 10))
        lines.append(f"  {name}  " + "".join(cells) + floods(player, field))
    return lines


def floods(player: Player, field: str) -> str:
    return f"  {counted(player['floods'], 'flood')}" if field == "nile" and player["floods"] else ""


def civilization(view: RaView) -> list[str]:
    """Who has a marker on which colour, and how many it holds."""
    players = view["table"]["players"]
    room = view["table"]["capacity"]
    cells = []
    for colour in COLOURS:
        owners = [piece(seat) for seat, player in enumerate(players) if colour in player["civilization"]]
        cells.append(f"[{INK[colour]}]{colour}[/] " + "".join(owners) + "[dim]·[/]" * (room - len(owners)))
    return ["Civilization  " + "  ".join(cells)]


def monuments(view: RaView) -> list[str]:
    """Eight columns, a line for each colour."""
    owner = {
        (colour, column): seat
        for seat, player in enumerate(view["table"]["players"])
        for colour, column in player["monuments"]
    }
    lines = ["Monuments     " + "".join(f"{column:>3}" for column in range(1, COLUMNS + 1))]
    for colour in COLOURS:
        seats = [owner.get((colour, column)) for column in range(1, COLUMNS + 1)]
        cells = ["  ·" if seat is None else f"  {piece(seat)}" for seat in seats]
        lines.append(f"  [{INK[colour]}]{colour:<12}[/]" + "".join(cells))
    return lines


def scores(view: RaView) -> str:
    """Everybody's points; who plays is underlined."""
    parts = []
    for seat, points in enumerate(view["scores"]):
        name = fitted(view["names"][seat], NAME[view["players"]]).rstrip()
        text = f"{piece(seat)} {verbatim(name)} {points}"
        parts.append(f"[bold underline]{text}[/]" if seat == view["table"]["turn"] and not view["over"] else text)
    return "Points        " + "  ".join(parts)


def spoken(view: RaView) -> list[str]:
    """The board as sentences."""
    table = view["table"]
    track = table["sun_track"]
    lines = [f"Epoch {table['epoch']} of {table['epochs']}. Ra has gone {track['ra']} of {track['steps']} steps."]
    unused = [die for die in table["dice"] if not die["used"] and die["face"] != "sun"]
    if unused:
        lines.append("Dice to use: " + listed([f"{die['colour']} {FACE_NAMES[die['face']]}" for die in unused]) + ".")
    if table["suns"]:
        lines.append(f"{counted(table['suns'], 'Sun')} on the Sun track.")
    return lines + [spoken_player(view, seat) for seat in range(view["players"])]


def spoken_player(view: RaView, seat: int) -> str:
    player = view["table"]["players"][seat]
    text = f"{view['names'][seat]}: {counted(player['score'], 'point')}, Pharaoh {player['pharaoh']}, "
    text += f"Nile {player['nile']}" + (f" with {counted(player['floods'], 'flood')}" if player["floods"] else "")
    text += ", Civilization " + (listed(player["civilization"]) if player["civilization"] else "none")
    built = [f"{colour} {column}" for colour, column in player["monuments"]]
    return text + ", monuments " + (listed(built) if built else "none") + "."
