"""The table in text, from a view: with a map and colour for a terminal, or as sentences for a screen reader."""

from __future__ import annotations

from benben.core.display import fitted, verbatim, width
from benben.games.egyptia.city import HEX_COUNT, HEXES, SACRED
from benben.games.egyptia.components import COLUMNS, SHIPS
from benben.games.egyptia.goods import GOODS
from benben.games.egyptia.view.types import EgyptiaView, SheetView
from benben.games.egyptia.words import say
from benben.games.egyptia.words.text import cells_of, column_dice, demand, dice_in, objects, own_sheet

INK = {
    "pyramid": "bold yellow", "quarry": "bold white", "mine": "bold cyan", "obelisk": "bold red",
    "field": "bold green", "mound": "bold magenta",
}  # fmt: skip
MAP = 30  # columns for the map, beside the tracks
CELL = 5  # columns for one hex
NAME = 15
GOOD = 9  # columns for the name of a good
WHOLE = 80


def board(view: EgyptiaView) -> str:
    """The whole table in lines of at most 80 columns, with Rich markup; the dice last, next to the question."""
    lines = [*demands(view), "", *beside(city_map(view), tracks(view)), ""]
    lines += [*players(view), ""] if view["players"] > 1 else []
    return "\n".join([*lines, heading(view), *dice_rows(view)])


def heading(view: EgyptiaView) -> str:
    sheet = own_sheet(view)
    name = verbatim(fitted(view["names"][max(view["seat"], 0)], NAME).rstrip())
    told = say("board-sheet", name=name, built=sheet["built"], points=sheet["points"]["total"])
    return f"[bold]{say('board-round', round=view['table']['round'], rounds=HEX_COUNT)}[/]  {told}"


def demands(view: EgyptiaView) -> list[str]:
    """The Pharaoh's demands, each with one's points so far."""
    points, cells = own_sheet(view)["points"]["cards"], cells_of(view)
    return [
        f"[bold]{card}[/] {fitted(demand(card, cells), 73)}[bold]{points[i]:>4}[/]"
        for i, card in enumerate(view["table"]["cards"])
    ]


def city_map(view: EgyptiaView) -> list[str]:
    """Five rows of hexes, the oasis in the middle; an empty hex shows its number, a Sacred Site a star."""
    sheet, rows = own_sheet(view), []
    for r in range(-2, 3):
        places = [(q, r) for q in range(-2, 3) if -2 <= q + r <= 2]
        cells = [hex_cell(sheet, HEXES.index(place)) if place in HEXES else "[blue]  ~~ [/]" for place in places]
        rows += [" " * (CELL * (5 - len(places)) // 2) + "".join(cells) + " " * (CELL * (5 - len(places) + 1) // 2)]
    return [*rows, *(fitted(line, MAP - 5) for line in say("board-legend").split("\n\n"))]


def hex_cell(sheet: SheetView, hex: int) -> str:
    building = sheet["hexes"][hex]
    star = "[yellow]*[/]" if SACRED >> hex & 1 else " "
    if building:
        letter = fitted(say("building.letter", building=building), 1)
        return f"  [{INK[building]}]{letter}[/]{star} "
    return f" [dim]{hex + 1:>2}[/]{star} "


def tracks(view: EgyptiaView) -> list[str]:
    """The goods in stock, what was ever gained, productivity; ships and plagues."""
    sheet, dots = own_sheet(view), cells_of(view)["tracks"]
    heads = [say("board-stock"), say("board-gained"), say("board-dots")]
    columns = [max(least, width(head) + gap) for head, least, gap in zip(heads, (5, 8, 4), (0, 2, 2), strict=True)]
    lines = [" " * GOOD + "".join(at_right(*column) for column in zip(heads, columns, strict=True))]
    for i, good in enumerate(GOODS):
        figures = [str(n) for n in (sheet["stock"][good], sheet["gained"][good], dots[i])]
        stock, *rest = [at_right(*column) for column in zip(figures, columns, strict=True)]
        more = sheet["productivity"].get(good, 0)
        plus = f"  +{more}" if more else ""
        lines.append(f"{fitted(say('good', good=good), GOOD)}[bold]{stock}[/]{''.join(rest)}{plus}")
    ships = [ship_words(view, i) for i in range(SHIPS) if sheet["ships"][i]]
    plagues = [say("plague", plague=plague) for plague in sheet["plagues"]]
    return [*lines, words_row(say("board-ships"), ships), words_row(say("board-plagues"), plagues)]


def at_right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def words_row(name: str, words: list[str]) -> str:
    return fitted(name, GOOD) + (", ".join(words) if words else say("board-none"))


def ship_words(view: EgyptiaView, ship: int) -> str:
    """'1 (2g 1d)'."""
    load = zip(cells_of(view)[f"ship_{ship + 1}"], GOODS, strict=True)
    return f"{ship + 1} ({' '.join(say('board-load', n=n, good=good) for n, good in load if n)})"


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns of lines; what is too long on the right goes on below."""
    rows = []
    for i, line in enumerate(left):
        parts = folded(right[i], WHOLE - MAP) if i < len(right) else [""]
        rows += [f"{line}     {parts[0]}"] + [" " * (MAP + GOOD) + part for part in parts[1:]]
    return [row.rstrip() for row in rows]


def folded(text: str, columns: int) -> list[str]:
    """A list of words cut at commas, so that it fits beside the map; what goes on below is under its first word."""
    cut = text.rfind(", ", 0, columns)
    if len(text) <= columns or "[" in text or cut < 0:
        return [text]
    return [text[: cut + 1], *folded(text[cut + 2 :], WHOLE - MAP - GOOD)]


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
        return [f"{say('board-dice')}  [dim]{say('board-dice.none')}[/]"]
    rows = []
    for column in COLUMNS:
        lying = dice_in(dice, column)
        chosen = " [bold]<[/]" if own.get("column") == column else ""
        words = " ".join(lying) if lying else f"[dim]{say('board-none')}[/]"
        rows.append(f"  {fitted(say('good', good=column), GOOD)}{words}{chosen}")
    return [say("board-dice"), *rows]


# Sentences


def spoken(view: EgyptiaView) -> list[str]:
    """The table as sentences."""
    table, cells = view["table"], cells_of(view)
    lines = [f"{say('spoken-round', round=table['round'])} {spoken_dice(view)}"]
    lines += [say("demanded", card=card, demand=demand(card, cells)) for card in table["cards"]]
    if view["seat"] >= 0:
        lines += spoken_own(view)
    return lines + [spoken_player(view, seat) for seat in range(view["players"])]


def spoken_dice(view: EgyptiaView) -> str:
    dice = view["table"]["dice"]
    if not dice:
        return say("spoken-no-dice")
    return say("dice-lie", columns=", ".join(spoken_column(dice, column) for column in COLUMNS))


def spoken_column(dice: dict[str, str], column: str) -> str:
    return column_dice(column, dice_in(dice, column))


def spoken_own(view: EgyptiaView) -> list[str]:
    """One's stock, tracks, ships and empty hexes."""
    sheet, tracks = own_sheet(view), cells_of(view)["tracks"]
    stock = [sheet["stock"][good] for good in GOODS]
    gained = [
        say("spoken-track", good=good, gained=sheet["gained"][good], dots=tracks[i]) for i, good in enumerate(GOODS)
    ]
    ships = [str(i + 1) for i in range(SHIPS) if sheet["ships"][i]]
    empty = [str(i + 1) for i in range(HEX_COUNT) if not sheet["hexes"][i]]
    hexes = say("spoken-hexes", count=len(empty), hexes=", ".join(empty))
    return [
        say("spoken-stock", goods=objects(stock), tracks=gained),
        f"{say('unused-ships', count=len(ships), ships=ships)} {hexes}",
    ]


def spoken_player(view: EgyptiaView, seat: int) -> str:
    sheet, name = view["table"]["sheets"][seat], view["names"][seat]
    hexes = enumerate(sheet["hexes"], start=1)
    houses = [say("spoken-house", building=building, hex=n) for n, building in hexes if building] or [say("nothing")]
    points, plagues = sheet["points"]["total"], [say("plague", plague=plague) for plague in sheet["plagues"]]
    if plagues:
        return say("spoken-player.suffered", name=name, points=points, houses=houses, plagues=plagues)
    return say("spoken-player", name=name, points=points, houses=houses)
