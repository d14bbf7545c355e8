"""The table as text panels for a terminal: the Nile, monuments, players, one's own cards. At most 80 columns."""

from __future__ import annotations

import re
from typing import Final

from benben.core.display import fitted, verbatim, width
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.view.types import PlayerView, SandsView, ZoneView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import (
    bonus_name,
    card_name,
    cells_of,
    sphinx_name,
    sphinx_points,
    statue_name,
    tile_name,
)
from benben.language import number

WIDTH: Final = 80
NAME: Final = 14
CELL: Final = 39  # of two that stand side by side
GAP: Final = "   "
LETTERS: Final = "ABCD"  # the seats
EMPTY: Final = "."
TAG: Final = re.compile(r"\[[a-z/ ]*\]")  # of Rich, as we write them
NILE_PHASES: Final = ("set_up", "placement")


def board(view: SandsView) -> str:
    """The panels that matter now, with Rich markup; one's own cards last, next to the question."""
    lines = heading(view)
    if view["table"]["phase"] in NILE_PHASES:
        lines += ["", *nile(view)]
    else:
        lines += ["", *ships(view)]
    panels = [monuments(view), players(view), cards(view), own(view)]
    for panel in panels:
        lines += ["", *panel] if panel else []
    return "\n".join(line.rstrip() for line in lines)


def heading(view: SandsView) -> list[str]:
    table = view["table"]
    words = say("heading", round=table["round"], rounds=table["rounds"], phase=table["phase"])
    parts = [f"[bold]{words}[/]", say("heading.ring", ring=table["ring"])]
    parts.append(say("heading.sphinx", n=table["sphinx_deck"]))
    return together(parts + ([say("heading.nile", n=table["deck"])] if table["round"] else []), WIDTH)


def together(parts: list[str], room: int) -> list[str]:
    """Parts with markup side by side, in as few lines as have room for them."""
    lines = parts[:1]
    for part in parts[1:]:
        longer = f"{lines[-1]}{GAP}{part}"
        if width(TAG.sub("", longer)) <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def letter(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else EMPTY


# The Nile


def nile(view: SandsView) -> list[str]:
    """Ten lines downstream: a card space, and the tile space or zone that comes after it."""
    table = view["table"]
    other = {space["place"]: tile_cell(view, n) for n, space in enumerate(table["tiles"])}
    other |= {zone["place"]: zone_cell(zone) for zone in table["zones"]}
    lines = [f"[dim]{fitted(say('bank.cards'), CELL)}{say('bank.others')}[/]"]
    for n, space in enumerate(table["river"]):
        place = space["place"]
        lines.append(f"{card_cell(view, n)}{place + 1:>2} {other[place + 1]}")
    return lines


def card_cell(view: SandsView, n: int) -> str:
    space = view["table"]["river"][n]
    if not space["is_open"]:
        words = say("bank.closed")
    else:
        words = card_name(space["card"], cells_of(view)) if space["card"] else say("bank.taken")
    cell = fitted(f"{space['place']:>2} {letter(space['ship'])} {words}", CELL)
    return cell if space["card"] else f"[dim]{cell}[/]"


def tile_cell(view: SandsView, n: int) -> str:
    space = view["table"]["tiles"][n]
    if not space["is_open"]:
        return f"[dim]{EMPTY} {say('bank.closed')}[/]"
    words = tile_name(space["tile"], cells_of(view)) if space["tile"] else ""
    return fitted(f"{''.join(letter(seat) for seat in space['ships']) or EMPTY} {words}", CELL)


def zone_cell(zone: ZoneView) -> str:
    return f"[bold]{say('zone.title', zone=zone['zone'])}[/] {docks(zone)}"


def docks(zone: ZoneView) -> str:
    """Whose ships are at a zone, the nearest to the Nile first; one that waits stands behind a plus."""
    waiting = f" +{letter(zone['waiting'])}" if zone["waiting"] >= 0 else ""
    return " ".join(letter(seat) for seat in zone["docks"]) + waiting


def ships(view: SandsView) -> list[str]:
    """The zones in one line, and the build that is under way."""
    build, zones = view["table"]["build"], view["table"]["zones"]
    parts = [f"{say('zone.title', zone=zone['zone'])} {docks(zone)}" for zone in zones]
    lines = [f"{label('ships')}{GAP.join(parts)}"]
    if build["seat"] >= 0:
        stones = view["table"]["players"][build["seat"]]["stones"]
        words = say("building", strength=build["strength"], stones=stones, cost=build["cost"], left=build["left"])
        lines.append(f"{label('build')}{words}")
    return lines


LABELS: Final = ("ships", "build", "obelisk", "colonnade", "tiles", "pyramid", "statues")


def label(panel: str) -> str:
    """The name of a line, as wide as the widest of them."""
    return fitted(say("panel", panel=panel), 2 + max(width(say("panel", panel=other)) for other in LABELS))


# The monuments


def monuments(view: SandsView) -> list[str]:
    table = view["table"]
    levels = [
        letter(owner) if owner >= 0 else str(cost)
        for owner, cost in zip(table["obelisk"], table["obelisk_costs"], strict=True)
    ]
    levels.insert(table["obelisk_lower"], "|")
    costs = " ".join(str(cost) for cost in table["colonnade_costs"])
    built = [f"{letter(seat)} {player['columns']}" for seat, player in enumerate(table["players"])]
    lines = [
        f"{label('obelisk')}{' '.join(levels)}",
        f"{label('colonnade')}{costs}{GAP}{GAP.join(built)}",
        f"{label('tiles')}{column_tiles(view)}",
        f"{label('pyramid')}{GAP.join(row(view, n) for n in range(len(table['pyramid'])))}",
    ]
    return lines + statues(view)


def column_tiles(view: SandsView) -> str:
    gold, purple = view["table"]["gold"], view["table"]["purple"]
    if not gold or not purple:
        return ""
    return say("column-tiles", gold=bonus_name(gold), purple=bonus_name(purple))


def row(view: SandsView, n: int) -> str:
    """A row of the pyramid: its cost, and who built its spaces; with two players a bar parts its sides."""
    it = view["table"]["pyramid"][n]
    spaces = [letter(owner) for owner in it["owners"]]
    if view["players"] == 2:
        spaces.insert(len(spaces) // 2, "|")
    return f"{it['cost']}: {''.join(spaces)}"


def statues(view: SandsView) -> list[str]:
    """Each statue: what it counts, how much its levels need, and who has built how many."""
    lines = []
    for space, statue in enumerate(view["table"]["statues"]):
        if statue["statue"]:
            needed = "/".join(str(n) for n in statue["needed"])
            built = [
                f"{letter(seat)} {player['statues'][space]}" for seat, player in enumerate(view["table"]["players"])
            ]
            name = fitted(f"{statue_name(statue['statue'])} {needed}", 30)
            lines.append(f"{label('statues')}{name}{GAP.join(built)}")
    return lines


# Players

COLUMNS: Final = (7, 7, 10, 8, 11, 7)  # points, stones, crews, markets, grain, ships


def players(view: SandsView) -> list[str]:
    """A line for each seat; in dim the crews that are spent."""
    crews = " ".join(FAMILY.say("crew.letter", crew=crew) for crew in CREWS)
    words = [say("column.points"), say("column.stones"), crews, say("column.markets"), say("column.grain")]
    head = [*words, say("column.ships")]
    line = "".join(to_the_right(word, columns) for word, columns in zip(head, COLUMNS, strict=True))
    return [f"[dim]{'':<{NAME + 4}}{line}[/]", *[player(view, seat) for seat in range(view["players"])]]


def to_the_right(text: str, columns: int) -> str:
    """The text at the right of so many columns; one that is too long keeps away from what stands before it."""
    return " " * max(columns - width(TAG.sub("", text)), 1) + text


def player(view: SandsView, seat: int) -> str:
    me = view["table"]["players"][seat]
    mark = ">" if seat in view["open"] else " "
    name = verbatim(fitted(view["names"][seat], NAME))
    name = f"[bold]{name}[/]" if seat == view["seat"] else name
    cells = [
        number(view["scores"][seat]),
        str(me["stones"]),
        " ".join(f"[dim]{n}[/]" if spent else str(n) for n, spent in zip(me["crews"], me["spent"], strict=True)),
        f"{me['grain_level']}/{me['stone_level']}",
        say("grain-of", n=me["produced"], need=me["need"]),
        say("column.passed") if me["passed"] else str(me["ships"]),
    ]
    line = "".join(to_the_right(cell, columns) for cell, columns in zip(cells, COLUMNS, strict=True))
    return f"{mark} {letter(seat)} {name}{line}"


def cards(view: SandsView) -> list[str]:
    """Everybody's Nile cards and column tiles; those used in this round with a star."""
    lines = []
    for seat, me in enumerate(view["table"]["players"]):
        words = card_list(view, me)
        if words:
            lines += folded(f"{letter(seat)}  ", words)
    return lines


def card_list(view: SandsView, me: PlayerView) -> list[str]:
    cells = cells_of(view)
    found = [card_name(card, cells) + ("*" if card in me["used"] else "") for card in me["cards"]]
    return found + [bonus_name(tile) + ("*" if tile in me["bonuses_used"] else "") for tile in me["bonuses"]]


def folded(start: str, words: list[str]) -> list[str]:
    """A beginning and a list, cut so that it fits."""
    lines, indent = [start + words[0]], " " * width(start)
    for word in words[1:]:
        lines[-1] += ","
        if width(f"{lines[-1]} {word},") > WIDTH:
            lines.append(indent + word)
        else:
            lines[-1] += f" {word}"
    return lines


# One's own cards


def own(view: SandsView) -> list[str]:
    """The sphinx cards that only the seat may see; at the end everybody's."""
    mine, cells = view["table"]["own"], cells_of(view)
    if view["over"]:
        return [line for seat in range(view["players"]) for line in revealed(view, seat)]
    lines = []
    if mine["sphinx"]:
        words = [say("own-card", card=sphinx_name(one["card"], cells), n=one["points"]) for one in mine["sphinx"]]
        lines += folded(f"{say('own', stack='kept')}  ", words)
    for stack in (mine["dealt"], mine["drawn"]):
        if stack:
            words = [say("own-card.drawn", card=sphinx_name(c, cells), n=sphinx_points(c, cells)) for c in stack]
            lines += folded(f"{say('own', stack='choice')}  ", words)
    return lines


def revealed(view: SandsView, seat: int) -> list[str]:
    found = view["table"]["players"][seat]["revealed"]
    words = [say("own-card", card=sphinx_name(one["card"], cells_of(view)), n=one["points"]) for one in found]
    return folded(f"{letter(seat)}  ", words) if words else []
