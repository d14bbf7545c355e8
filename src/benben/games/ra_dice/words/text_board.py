"""The board in text, from a view: with drawing and colour for a terminal, or as sentences for a screen reader."""

from __future__ import annotations

from typing import Literal

from benben.core.display import fitted, verbatim
from benben.games.ra_dice.components import COLOURS, COLUMNS, TRACK_END
from benben.games.ra_dice.view.types import Die, RaTable, RaView
from benben.games.ra_dice.words import say
from benben.language import number

PIECES = ("●", "▲", "■", "◆")  # one shape for each seat
STYLES = ("blue", "red", "cyan", "yellow")
HEAD = 14  # columns for what stands before a line
SHORT_HEAD = 5  # and before the dice
DIE = 15  # columns for one die
NAME = {2: 20, 3: 14, 4: 8}  # columns for a name beside its points, by the number of players
INK = {"yellow": "yellow", "blue": "blue", "purple": "magenta", "green": "green", "red": "red"}


def piece(seat: int) -> str:
    return f"[{STYLES[seat]}]{PIECES[seat]}[/]"


def head(title: str) -> str:
    """What stands before a line."""
    return fitted(title, HEAD - 2) + "  "


def board(view: RaView) -> str:
    """The whole board in lines of at most 80 columns, with Rich markup; the dice last, next to the question."""
    table = view["table"]
    parts = [*track(view, "pharaoh"), *track(view, "nile"), ""]
    parts += [*civilization(view), "", *monuments(view), ""]
    parts += [heading(table), scores(view), sun_track(table), *dice_rows(table)]
    return "\n".join(parts)


def heading(table: RaTable) -> str:
    return f"[bold]{say('stage', epoch=table['epoch'], epochs=table['epochs'])}[/]"


def sun_track(table: RaTable) -> str:
    """Ra, the Suns in front of it, the end of the track, and Suns beyond the end."""
    steps, ra, suns = table["sun_track"]["steps"], table["sun_track"]["ra"], table["suns"]
    cells = ["·"] * (steps + 1)
    for space in range(ra + 1, min(ra + suns, steps) + 1):
        cells[space] = "[yellow]☼[/]"
    cells[min(ra, steps)] = "[bold yellow]R[/]"
    beyond = "[yellow]☼[/]" * max(0, min(suns, ra + suns - steps))
    return f"{head(say('text-sun-track'))}{' '.join(cells)}|{beyond}  {say('text-sun-track.ra', ra=ra, steps=steps)}"


def dice_rows(table: RaTable) -> list[str]:
    """The five dice, colours above faces; used ones in brackets."""
    if not table["dice"]:
        return [f"{head(say('text-dice'))}[dim]{say('text-dice.none')}[/]"]
    colours = [f"[{INK[die['colour']]}]{fitted(say('colour', colour=die['colour']), DIE)}[/]" for die in table["dice"]]
    title = fitted(say("text-dice.short"), SHORT_HEAD - 1) + " "
    return [title + "".join(colours), " " * SHORT_HEAD + "".join(face(die) for die in table["dice"])]


def face(die: Die) -> str:
    name = say("face", face=die["face"])
    return f"[dim]{fitted(f'({name})', DIE)}[/]" if die["used"] else f"[bold]{fitted(name, DIE)}[/]"


def track(view: RaView, area: Literal["pharaoh", "nile"]) -> list[str]:
    """One lane for each seat."""
    lines = [head(say("area", area=area)) + "".join(f"{space:>3}" for space in range(TRACK_END + 1))]
    for seat, player in enumerate(view["table"]["players"]):
        cells = ["  ·"] * (TRACK_END + 1)
        floods = player["floods"] if area == "nile" else 0
        cells[player[area]] = ("[cyan]≈[/]" if floods else " ") + " " + piece(seat)
        name = verbatim(fitted(view["names"][seat], HEAD - 4))
        lines.append(f"  {name}  " + "".join(cells) + (f"  {say('floods', floods=floods)}" if floods else ""))
    return lines


def civilization(view: RaView) -> list[str]:
    """Who has a marker on which colour, and how many it holds."""
    players = view["table"]["players"]
    room = view["table"]["capacity"]
    cells = []
    for colour in COLOURS:
        owners = [piece(seat) for seat, player in enumerate(players) if colour in player["civilization"]]
        name = f"[{INK[colour]}]{say('colour', colour=colour)}[/]"
        cells.append(f"{name} " + "".join(owners) + "[dim]·[/]" * (room - len(owners)))
    return [head(say("area", area="civilization")) + "  ".join(cells)]


def monuments(view: RaView) -> list[str]:
    """Eight columns, a line for each colour."""
    owner = {
        (colour, column): seat
        for seat, player in enumerate(view["table"]["players"])
        for colour, column in player["monuments"]
    }
    lines = [head(say("area", area="monuments")) + "".join(f"{column:>3}" for column in range(1, COLUMNS + 1))]
    for colour in COLOURS:
        seats = [owner.get((colour, column)) for column in range(1, COLUMNS + 1)]
        cells = ["  ·" if seat is None else f"  {piece(seat)}" for seat in seats]
        lines.append(f"  [{INK[colour]}]{fitted(say('colour', colour=colour), HEAD - 2)}[/]" + "".join(cells))
    return lines


def scores(view: RaView) -> str:
    """Everybody's points; who plays is underlined."""
    parts = []
    for seat, points in enumerate(view["scores"]):
        name = fitted(view["names"][seat], NAME[view["players"]]).rstrip()
        text = f"{piece(seat)} {verbatim(name)} {number(points)}"
        parts.append(f"[bold underline]{text}[/]" if seat == view["table"]["turn"] and not view["over"] else text)
    return head(say("text-points")) + "  ".join(parts)


def spoken(view: RaView) -> list[str]:
    """The board as sentences."""
    table = view["table"]
    track = table["sun_track"]
    lines = [say("spoken-ra", epoch=table["epoch"], epochs=table["epochs"], ra=track["ra"], steps=track["steps"])]
    unused = [die for die in table["dice"] if not die["used"] and die["face"] != "sun"]
    if unused:
        dice = [say("spoken-dice.die", colour=die["colour"], face=die["face"]) for die in unused]
        lines.append(say("spoken-dice", dice=dice))
    if table["suns"]:
        lines.append(say("spoken-suns", suns=table["suns"]))
    return lines + [spoken_player(view, seat) for seat in range(view["players"])]


def spoken_player(view: RaView, seat: int) -> str:
    player = view["table"]["players"][seat]
    return say(
        "spoken-player",
        name=view["names"][seat],
        points=player["score"],
        pharaoh=player["pharaoh"],
        nile=player["nile"],
        floods=player["floods"],
        markers=len(player["civilization"]),
        colours=[say("colour", colour=colour) for colour in player["civilization"]],
        built=len(player["monuments"]),
        monuments=[say("spoken-player.monument", colour=colour, column=n) for colour, n in player["monuments"]],
    )
