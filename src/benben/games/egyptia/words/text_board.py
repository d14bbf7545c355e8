"""The table in text, from a view: with a map and colour for a terminal, or as sentences for a screen reader."""

from __future__ import annotations

from benben.core.display import fitted, verbatim
from benben.games.egyptia.city import HEX_COUNT, HEXES, SACRED
from benben.games.egyptia.components import COLUMNS, DICE, SHIPS
from benben.games.egyptia.goods import GOODS
from benben.games.egyptia.plagues import plague_of
from benben.games.egyptia.view.types import EgyptiaView, SheetView
from benben.games.egyptia.words.text import (
    BUILDING_NAMES,
    cells_of,
    counted,
    demand,
    goods,
    listed,
    own_sheet,
)

LETTERS = {"pyramid": "P", "quarry": "Q", "mine": "M", "obelisk": "O", "field": "F", "mound": "B"}
INK = {
    "pyramid": "bold yellow", "quarry": "bold white", "mine": "bold cyan", "obelisk": "bold red",
    "field": "bold green", "mound": "bold magenta",
}  # fmt: skip
MAP = 30  # columns for the map, beside the tracks
CELL = 5  # columns for one hex
NAME = 15


def board(view: EgyptiaView) -> str:
    """The whole table in lines of at most 80 columns, with Rich markup; the dice last, next to the question."""
    lines = [*demands(view), "", *beside(city_map(view), tracks(view)), ""]
    lines += [*players(view), ""] if view["players"] > 1 else []
    return "\n".join([*lines, heading(view), *dice_rows(view)])


def heading(view: EgyptiaView) -> str:
    sheet = own_sheet(view)
    name = verbatim(fitted(view["names"][max(view["seat"], 0)], NAME).rstrip())
    built = counted(sheet["built"], "building")
    return f"[bold]Round {view['table']['round']} of {HEX_COUNT}[/]  {name}: {built}, {points_words(sheet)}"


def points_words(sheet: SheetView) -> str:
    return counted(sheet["points"]["total"], "point")


def demands(view: EgyptiaView) -> list[str]:
    """The Pharaoh's demands, each with one's points so far."""
    points = own_sheet(view)["points"]["cards"]
    return [
        f"[bold]{card}[/] {fitted(demand(view, card), 73)}[bold]{points[i]:>4}[/]"
        for i, card in enumerate(view["table"]["cards"])
    ]


def city_map(view: EgyptiaView) -> list[str]:
    """Five rows of hexes, the oasis in the middle; an empty hex shows its number, a Sacred Site a star."""
    sheet, rows = own_sheet(view), []
    for r in range(-2, 3):
        places = [(q, r) for q in range(-2, 3) if -2 <= q + r <= 2]
        cells = [hex_cell(sheet, HEXES.index(place)) if place in HEXES else "[blue]  ~~ [/]" for place in places]
        rows += [" " * (CELL * (5 - len(places)) // 2) + "".join(cells) + " " * (CELL * (5 - len(places) + 1) // 2)]
    return [*rows, fitted("P pyramid Q quarry M mine", MAP - 5), fitted("O obelisk F field B mound", MAP - 5)]


def hex_cell(sheet: SheetView, hex: int) -> str:
    building = sheet["hexes"][hex]
    star = "[yellow]*[/]" if SACRED >> hex & 1 else " "
    if building:
        return f"  [{INK[building]}]{LETTERS[building]}[/]{star} "
    return f" [dim]{hex + 1:>2}[/]{star} "


def tracks(view: EgyptiaView) -> list[str]:
    """The goods in stock, what was ever gained, productivity; ships and plagues."""
    sheet, dots = own_sheet(view), cells_of(view)["tracks"]
    lines = [f"{'':<9}stock  gained  of"]
    for i, good in enumerate(GOODS):
        more = sheet["productivity"].get(good, 0)
        plus = f"  +{more}" if more else ""
        lines.append(f"{good:<9}[bold]{sheet['stock'][good]:>5}[/]{sheet['gained'][good]:>8}{dots[i]:>4}{plus}")
    lines.append("ships    " + listed_or_none([ship_words(view, i) for i in range(SHIPS) if sheet["ships"][i]]))
    return [*lines, "plagues  " + listed_or_none([plague_of(plague).name for plague in sheet["plagues"]])]


def ship_words(view: EgyptiaView, ship: int) -> str:
    """'1 (2g 1d)'."""
    load = zip(cells_of(view)[f"ship_{ship + 1}"], GOODS, strict=True)
    return f"{ship + 1} ({' '.join(f'{n}{good[0]}' for n, good in load if n)})"


def listed_or_none(words: list[str]) -> str:
    return ", ".join(words) if words else "none"


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines; what is too long on the right goes on below."""
    rows = []
    for i, line in enumerate(left):
        parts = folded(right[i]) if i < len(right) else [""]
        rows += [f"{line}     {parts[0]}"] + [" " * (MAP + 9) + part for part in parts[1:]]
    return [row.rstrip() for row in rows]


def folded(text: str) -> list[str]:
    """A list of words cut at commas, so that it fits beside the map."""
    if len(text) <= 80 - MAP or "[" in text:
        return [text]
    cut = text.rfind(", ", 0, 80 - MAP)
    return [text[: cut + 1], *folded(text[cut + 2 :])]


def players(view: EgyptiaView) -> list[str]:
    """Everybody by points, three in a line; who has confirmed is marked."""
    seats = sorted(range(view["players"]), key=lambda seat: (-view["scores"][seat], seat))
    entries = [entry(view, seat) for seat in seats]
    return ["".join(entries[i : i + 3]).rstrip() for i in range(0, len(entries), 3)]


def entry(view: EgyptiaView, seat: int) -> str:
    mark = "[green]+[/]" if view["table"]["sheets"][seat]["confirmed"] else " "
    name = verbatim(fitted(view["names"][seat], NAME))
    text = f"{mark} {name} {view['scores'][seat]:>4}    "
    return f"[bold]{text}[/]" if seat == view["seat"] else text


def dice_rows(view: EgyptiaView) -> list[str]:
    """The resource board: the dice in each column, and one's own choice."""
    dice, own = view["table"]["dice"], view["table"]["own"]
    if not dice:
        return ["Dice  [dim]not rolled yet[/]"]
    rows = []
    for column in COLUMNS:
        lying = [die.upper() for die in DICE if dice[die] == column]
        chosen = " [bold]<[/]" if own.get("column") == column else ""
        rows.append(f"  {column:<8} {' '.join(lying) if lying else '[dim]none[/]'}{chosen}")
    return ["Dice", *rows]


# Sentences


def spoken(view: EgyptiaView) -> list[str]:
    """The table as sentences."""
    table = view["table"]
    lines = [f"Round {table['round']}. " + spoken_dice(view)]
    lines += [f"The Pharaoh demands {card}: {demand(view, card)}." for card in table["cards"]]
    if view["seat"] >= 0:
        lines += spoken_own(view)
    return lines + [spoken_player(view, seat) for seat in range(view["players"])]


def spoken_dice(view: EgyptiaView) -> str:
    dice = view["table"]["dice"]
    if not dice:
        return "The dice are not rolled yet."
    columns = []
    for column in COLUMNS:
        lying = [die.upper() for die in DICE if dice[die] == column]
        columns.append(f"{column} {listed(lying) if lying else 'none'}")
    return f"The dice lie: {', '.join(columns)}."


def spoken_own(view: EgyptiaView) -> list[str]:
    """One's stock, tracks, ships and empty hexes."""
    sheet, tracks = own_sheet(view), cells_of(view)["tracks"]
    stock = f"You have {goods([sheet['stock'][good] for good in GOODS])}. "
    gained = listed([f"{good} {sheet['gained'][good]} of {tracks[i]}" for i, good in enumerate(GOODS)])
    ships = [str(i + 1) for i in range(SHIPS) if sheet["ships"][i]]
    empty = [str(i + 1) for i in range(HEX_COUNT) if not sheet["hexes"][i]]
    return [
        stock + f"Circled: {gained}.",
        f"Unused ships: {listed(ships) if ships else 'none'}. Empty hexes: {', '.join(empty) if empty else 'none'}.",
    ]


def spoken_player(view: EgyptiaView, seat: int) -> str:
    sheet = view["table"]["sheets"][seat]
    built = [f"{BUILDING_NAMES[name]} {hex + 1}" for hex, name in enumerate(sheet["hexes"]) if name]
    text = f"{view['names'][seat]}: {points_words(sheet)}, built: {listed(built) if built else 'nothing'}"
    plagues = [plague_of(plague).name for plague in sheet["plagues"]]
    return text + (f", suffered: {listed(plagues)}" if plagues else "") + "."
