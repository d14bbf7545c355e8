"""The table as text panels for a terminal, as far as both games have them. At most 80 columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from benben.core.display import fitted, verbatim, width
from benben.core.game import View
from benben.games.egizia_common.crews import CREW_COUNT
from benben.games.egizia_common.view.types import CommonZone, OwnSphinx
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.seen import player_of, table_of, turn_order
from benben.games.egizia_common.words.vocabulary import Vocabulary
from benben.language import number

WIDTH: Final = 80
NAME: Final = 14
CELL: Final = 39  # of two that stand side by side
SPACE: Final = 7  # of the name that answers have for a space
GAP: Final = "   "
LETTERS: Final = "ABCD"  # the seats
EMPTY: Final = "."
TAG: Final = re.compile(r"\[[a-z/ ]*\]")  # of Rich, as we write them
NILE_PHASES: Final = ("set_up", "placement")
COLUMNS: Final = (7, 7, 13, 8, 11, 8)  # points, stones, crews, markets, grain, ships

Panel = list[str]


def stacked(panels: list[Panel]) -> str:
    """Panels one below the other, an empty line between them; those without lines are left out."""
    shown = [panel for panel in panels if panel]
    lines = [line for n, panel in enumerate(shown) for line in ([""] if n else []) + panel]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View) -> Panel:
    table = table_of(view)
    words = say("heading", round=table["round"], rounds=table["rounds"], phase=table["phase"])
    parts = [f"[bold]{words}[/]", say("heading.ring", ring=table["ring"])]
    parts.append(say("heading.sphinx", n=table["sphinx_deck"]))
    return together(parts + ([say("heading.nile", n=table["deck"])] if table["round"] else []))


def together(parts: list[str]) -> Panel:
    """Parts with markup side by side, in as few lines as have room for them."""
    lines = parts[:1]
    for part in parts[1:]:
        longer = f"{lines[-1]}{GAP}{part}"
        if width(TAG.sub("", longer)) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def letter(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else EMPTY


def letters(seats: list[int]) -> str:
    """Whose ships are on a space."""
    return "".join(letter(seat) for seat in seats) or EMPTY


def to_the_right(text: str, columns: int) -> str:
    """The text at the right of so many columns; one that is too long keeps away from what stands before it."""
    return " " * max(columns - width(TAG.sub("", text)), 1) + text


def folded(start: str, words: list[str]) -> Panel:
    """A beginning and a list, cut so that it fits."""
    lines, indent = [start + words[0]], " " * width(start)
    for word in words[1:]:
        lines[-1] += ","
        if width(f"{lines[-1]} {word},") > WIDTH:
            lines.append(indent + word)
        else:
            lines[-1] += f" {word}"
    return lines


def label(panel: str, panels: Sequence[str]) -> str:
    """The name of a line, as wide as the widest of those of a game."""
    return fitted(say("panel", panel=panel), 2 + max(width(say("panel", panel=other)) for other in panels))


# The Nile and the monuments


def nile(words: Vocabulary, view: View, other: dict[int, str], title: str) -> Panel:
    """Ten lines downstream: a card space, and by its place what comes after it on the other bank."""
    lines = [f"[dim]{fitted(say('bank.cards'), CELL)}{title}[/]"]
    for n, space in enumerate(table_of(view)["river"]):
        place = space["place"]
        lines.append(f"{card_cell(words, view, n)}{place + 1:>2} {other[place + 1]}")
    return lines


def card_cell(words: Vocabulary, view: View, n: int) -> str:
    space = table_of(view)["river"][n]
    if not space["is_open"]:
        text = say("bank.closed")
    else:
        text = words.card_name(space["card"], words.cells_of(view)) if space["card"] else say("bank.taken")
    cell = fitted(f"{space['place']:>2} {letter(space['ship'])} {space['space']:<{SPACE}} {text}", CELL - 1) + " "
    return cell if space["card"] else f"[dim]{cell}[/]"


def docks(zone: CommonZone) -> str:
    """Whose ships are at a zone, the nearest to the Nile first."""
    return " ".join(letter(seat) for seat in zone["docks"])


def build(view: View) -> str:
    """The build that is under way; '' for none."""
    it = table_of(view)["build"]
    if it["seat"] < 0:
        return ""
    stones = player_of(view, it["seat"])["stones"]
    return say("building", strength=it["strength"], stones=stones, cost=it["cost"], left=it["left"])


def levels(view: View) -> list[str]:
    """The levels of the obelisk, bottom up: who built them, or what they cost."""
    table = table_of(view)
    return [
        letter(owner) if owner >= 0 else str(cost)
        for owner, cost in zip(table["obelisk"], table["obelisk_costs"], strict=True)
    ]


# Players


def players(words: Vocabulary, view: View) -> Panel:
    """A line for each seat, in turn order; in dim the crews that are spent."""
    crews = " ".join(say("crew.letter", crew=words.crew(crew)) for crew in range(CREW_COUNT))
    titles = [say("column.points"), say("column.stones"), crews, say("column.markets"), say("column.grain")]
    head = [*titles, say("column.ships")]
    line = "".join(to_the_right(word, columns) for word, columns in zip(head, COLUMNS, strict=True))
    corner = fitted(f"  {say('column.order')}", NAME + 4)
    return [f"[dim]{corner}{line}[/]", *[player(view, seat) for seat in turn_order(view)]]


def player(view: View, seat: int) -> str:
    me = player_of(view, seat)
    mark = ">" if seat in view["open"] else " "
    name = verbatim(fitted(view["names"][seat], NAME))
    name = f"[bold]{name}[/]" if seat == view["seat"] else name
    cells = [
        number(view["scores"][seat]),
        str(me["stones"]),
        " ".join(f"[dim]{n:>2}[/]" if spent else f"{n:>2}" for n, spent in zip(me["crews"], me["spent"], strict=True)),
        f"{me['grain_level']}/{me['stone_level']}",
        say("grain-of", n=me["produced"], need=me["need"]),
        say("column.passed") if me["passed"] else str(me["ships"]),
    ]
    line = "".join(to_the_right(cell, columns) for cell, columns in zip(cells, COLUMNS, strict=True))
    return f"{mark} {letter(seat)} {name}{line}"


def card_list(words: Vocabulary, view: View, seat: int) -> list[str]:
    """Somebody's Nile cards; those used in this round with a star."""
    me, cells = player_of(view, seat), words.cells_of(view)
    return [words.card_name(card, cells) + ("*" if card in me["used"] else "") for card in me["cards"]]


def lists(found: list[list[str]]) -> Panel:
    """What everybody has, by seat."""
    return [line for seat, words in enumerate(found) if words for line in folded(f"{letter(seat)}  ", words)]


# Sphinx cards


def own(words: Vocabulary, view: View) -> Panel:
    """The sphinx cards that only the seat may see; at the end everybody's."""
    mine = table_of(view)["own"]
    if view["over"]:
        seats = range(view["players"])
        return lists([[kept_card(words, view, one) for one in player_of(view, seat)["revealed"]] for seat in seats])
    lines: Panel = []
    if mine["sphinx"]:
        kept = [kept_card(words, view, one) for one in mine["sphinx"]]
        lines += folded(f"{say('own', stack='kept')}  ", kept)
    for stack in (mine["dealt"], mine["drawn"]):
        if stack:
            shown = [drawn_card(words, view, card) for card in stack]
            lines += folded(f"{say('own', stack='choice')}  ", shown)
    return lines


def kept_card(words: Vocabulary, view: View, one: OwnSphinx) -> str:
    return say("own-card", card=words.sphinx_name(one["card"], words.cells_of(view)), n=one["points"])


def drawn_card(words: Vocabulary, view: View, card: str) -> str:
    cells = words.cells_of(view)
    name, points = words.sphinx_name(card, cells), words.sphinx_points(card, cells)
    return say("own-card.drawn", card=name, n=points) if points else name
