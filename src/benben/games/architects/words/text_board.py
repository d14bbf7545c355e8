"""The table in text, from a view: with colour for a terminal, or as sentences for a screen reader."""

from __future__ import annotations

import re

from benben.core.display import fitted, verbatim, width
from benben.games.architects.view.types import ArchitectsTable, ArchitectsView, SiteView, Tomb
from benben.games.architects.words import say
from benben.games.architects.words.text import cells_of, number_on, plan_number, stacked

WIDTH = 80
NAME = 16
GAP = "   "  # between things in a line
TAG = re.compile(r"\[[a-z/ ]*\]")  # of Rich, as we write them
COLUMNS = (6, 7, 8, 9)  # of points, cards, cards picked or blocks brought, and workers


def board(view: ArchitectsView) -> str:
    """The whole table in lines of at most 80 columns, with Rich markup; one's own cards last, next to the question."""
    lines = [*heading(view), "", *[line for n in (0, 1) for line in site_lines(view, n)], ""]
    return "\n".join([*lines, *players(view), "", *own_cards(view)]).rstrip("\n")


def heading(view: ArchitectsView) -> list[str]:
    table = view["table"]
    parts = [
        f"[bold]{say('heading', round=table['round'], rounds=cells_of(view)['rounds'][0], phase=table['phase'])}[/]",
        say("heading.quarry", n=table["quarry"]),
        say("heading.deck", n=table["deck"]),
        say("heading.discarded", n=discarded(table)),
    ]
    return together(parts + ([say("heading.aside", n=table["aside"])] if table["aside"] else []), WIDTH)


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


def discarded(table: ArchitectsTable) -> int:
    return sum(table["used"].values())


# Pyramids


def site_lines(view: ArchitectsView, n: int) -> list[str]:
    """A pyramid: a line with blocks and points, then its rooms."""
    site, column = view["table"]["sites"][n], max(width(say("side", site=n)) for n in (1, 2))
    side = fitted(say("side", site=n + 1), column)
    if site is None:
        return [f"[dim]{side}  {say('side.empty')}[/]"]
    left = site["of_blocks"] - site["blocks"]
    blocks = f"[bold yellow]{'#' * site['blocks']}[/][dim]{'.' * left}[/]"
    points = say("side.blocks", blocks=site["blocks"], of=site["of_blocks"], points=site["foreman"])
    name = say("pyramid", plan=plan_number(site["plan"]))
    first = f"{side}  [bold]{name}[/]  {blocks}  {points}"
    indent = " " * (column + width(name) + 4)
    return [first, *(indent + line for line in room_lines(view, site, WIDTH - len(indent)))]


def room_lines(view: ArchitectsView, site: SiteView, room: int) -> list[str]:
    """Tombs, niches and walls, each as far as the plan has them."""
    tombs = [say("tomb-mark", lying=lying(tomb)) for tomb in site["tombs"]]
    niches = [say("thing", thing=idol) for idol in site["idols"]] + ["-"] * (site["niches"] - len(site["idols"]))
    walls = [str(number_on(card, cells_of(view))) for card in site["glyphs"]]
    walls += ["-"] * (site["walls"] - len(walls))
    rooms = (("tombs", tombs), ("niches", niches), ("walls", walls))
    parts = [f"{say('rooms', rooms=name)} [cyan]{' '.join(places)}[/]" for name, places in rooms if places]
    return together(parts, room)


def lying(tomb: Tomb) -> str:
    """What lies in a tomb: 'none', 'mummy', 'sarcophagus' or 'both'."""
    if tomb["mummy"] and tomb["sarcophagus"]:
        return "both"
    return "mummy" if tomb["mummy"] else "sarcophagus" if tomb["sarcophagus"] else "none"


# Players


def players(view: ArchitectsView) -> list[str]:
    """A line for each seat: points, cards, blocks brought, workers, and what is to be known of it."""
    third = say("column.picked") if in_draft(view) else say("column.blocks")
    words = (say("column.points"), say("column.cards"), third, say("column.workers"))
    head = "".join(to_the_right(word, columns) for word, columns in zip(words, COLUMNS, strict=True))
    return [f"[dim]  {'':<{NAME}}{head}[/]", *[player(view, seat) for seat in range(view["players"])]]


def to_the_right(text: str, columns: int) -> str:
    """The text at the right of so many columns; one that is too long keeps away from what stands before it."""
    room = columns - width(text)
    return " " * (room if room >= 0 else 1) + text


def in_draft(view: ArchitectsView) -> bool:
    return view["table"]["phase"] in ("deal", "draft")


def player(view: ArchitectsView, seat: int) -> str:
    entry = view["table"]["seats"][seat]
    mark = ">" if seat in view["open"] else " "
    name = verbatim(fitted(view["names"][seat], NAME))
    name = f"[bold]{name}[/]" if seat == view["seat"] else name
    third = entry["pile"] if in_draft(view) else entry["limestone"]
    workers = f"{entry['workers']:>4} (+{entry['worker_points']})" if entry["workers"] else "   -     "
    numbers = f"{view['scores'][seat]:>6}{entry['cards']:>7}{third:>8}{workers:>9}"
    return f"{mark} {name}{numbers}  {standing(view, seat)}".rstrip()


def standing(view: ArchitectsView, seat: int) -> str:
    """What else everybody knows of a seat."""
    table, words = view["table"], []
    entry = table["seats"][seat]
    words += [f"[green]{say('standing.picked')}[/]"] if entry["confirmed"] else []
    words += [f"[dim]{say('standing.passed')}[/]"] if entry["passed"] else []
    words += [say("standing.began")] if table["start"] == seat and table["phase"] == "build" else []
    words += [say("standing.plan", announced=entry["announced"])] if entry["announced"] else []
    return ", ".join(words)


# One's own cards


def own_cards(view: ArchitectsView) -> list[str]:
    """Pack, picks, hand and what was laid aside, each as far as there is any."""
    table = view["table"]
    stacks = [("pack", table["pack"]), ("pile", table["pile"]), ("hand", table["hand"]), ("left", table["left"])]
    stacks += [("gone", pack) for pack in gone(view)]
    column = 2 + max(width(say("own", stack=stack)) for stack in ("pack", "pile", "hand", "left", "gone"))
    lines = []
    for stack, cards in stacks:
        if cards:
            lines += folded(fitted(say("own", stack=stack), column), stacked(view, cards))
    return lines


def gone(view: ArchitectsView) -> list[list[str]]:
    """While packs go round: what was left in those that one has handed on and that are not back, the latest first."""
    if view["table"]["phase"] != "draft":
        return []
    packs = []
    for pack in view["table"]["seen"][:-1][::-1][: view["players"] - 1]:
        cards = list(pack["cards"])
        cards.remove(pack["took"])
        packs.append(cards)
    return packs


def folded(label: str, words: list[str]) -> list[str]:
    """A label and a list, cut so that it fits."""
    lines, indent = [label + words[0]], " " * width(label)
    for word in words[1:]:
        lines[-1] += ","
        if width(f"{lines[-1]} {word},") > WIDTH:
            lines.append(indent + word)
        else:
            lines[-1] += f" {word}"
    return lines


# Sentences


def spoken(view: ArchitectsView) -> list[str]:
    """The table as sentences."""
    table = view["table"]
    lines = [" ".join([say("spoken-round", round=table["round"], phase=table["phase"]), *spoken_stock(table)])]
    lines += [spoken_site(site, n) for n, site in enumerate(table["sites"], start=1)]
    lines += [spoken_player(view, seat) for seat in range(view["players"])]
    return lines + spoken_own(view)


def spoken_stock(table: ArchitectsTable) -> list[str]:
    words = [say("spoken-quarry", blocks=table["quarry"]), say("spoken-deck", cards=table["deck"])]
    return words + ([say("spoken-discards", cards=discarded(table))] if table["used"] else [])


def spoken_site(site: SiteView | None, n: int) -> str:
    if site is None:
        return say("spoken-site.empty", site=n)
    there = [say("spoken-site.blocks", blocks=site["blocks"], of=site["of_blocks"])]
    there += [say("spoken-site.tomb", n=i, lying=lying(tomb)) for i, tomb in enumerate(site["tombs"], start=1)]
    if site["niches"]:
        idols = [say("thing", thing=idol) for idol in site["idols"]]
        there.append(say("spoken-site.niches", taken=len(idols), of=site["niches"], idols=idols))
    if site["walls"]:
        there.append(say("spoken-site.walls", carved=len(site["glyphs"]), of=site["walls"]))
    return say("spoken-site", site=n, plan=plan_number(site["plan"]), there=there, points=site["foreman"])


def spoken_player(view: ArchitectsView, seat: int) -> str:
    entry = view["table"]["seats"][seat]
    did = "passed" if entry["passed"] else "picked" if entry["confirmed"] else "nothing"
    return say("spoken-player", name=view["names"][seat], points=view["scores"][seat], cards=entry["cards"],
               phase="draft" if in_draft(view) else "build", pile=entry["pile"], blocks=entry["limestone"],
               workers=entry["workers"], did=did, announced=entry["announced"] or "nothing")  # fmt: skip


def spoken_own(view: ArchitectsView) -> list[str]:
    """One's own cards as sentences."""
    table = view["table"]
    stacks = [("pack", table["pack"]), ("pile", table["pile"]), ("hand", table["hand"]), ("left", table["left"])]
    stacks += [("gone", pack) for pack in gone(view)]
    return [say("own.spoken", stack=stack, cards=stacked(view, cards)) for stack, cards in stacks if cards]
