"""The table in text, from a view: with colour for a terminal, or as sentences for a screen reader."""

from __future__ import annotations

from benben.core.display import fitted, verbatim
from benben.games.architects.view.types import ArchitectsTable, ArchitectsView, SiteView, Tomb
from benben.games.architects.words.text import cells_of, counted, listed, pyramid, stacked

WIDTH = 80
LABEL = 8  # columns for the word before a list of cards
NAME = 16
PHASES = {"deal": "deal", "draft": "draft", "build": "building", "over": "over"}


def board(view: ArchitectsView) -> str:
    """The whole table in lines of at most 80 columns, with Rich markup; one's own cards last, next to the question."""
    lines = [heading(view), "", *[line for n in (0, 1) for line in site_lines(view, n)], ""]
    return "\n".join([*lines, *players(view), "", *own_cards(view)]).rstrip("\n")


def heading(view: ArchitectsView) -> str:
    table = view["table"]
    words = f"[bold]Round {table['round']} of {cells_of(view)['rounds'][0]}[/], {PHASES[table['phase']]}"
    words += f"   quarry [bold]{table['quarry']}[/]   deck {table['deck']}   discarded {discarded(table)}"
    return words + (f"   aside {table['aside']}" if table["aside"] else "")


def discarded(table: ArchitectsTable) -> int:
    return sum(table["used"].values())


# Pyramids


def site_lines(view: ArchitectsView, n: int) -> list[str]:
    """A pyramid in two lines: blocks and points, then its rooms."""
    site = view["table"]["sites"][n]
    side = ("left ", "right")[n]
    if site is None:
        return [f"[dim]{side}  no pyramid[/]"]
    left = site["of_blocks"] - site["blocks"]
    blocks = f"[bold yellow]{'#' * site['blocks']}[/][dim]{'.' * left}[/]"
    points = f"{site['blocks']} of {site['of_blocks']} blocks, foreman {site['foreman']}"
    return [f"{side}  [bold]{pyramid(site['plan'])}[/]  {blocks}  {points}", " " * 11 + rooms(site)]


def rooms(site: SiteView) -> str:
    """Tombs, niches and walls, each as far as the plan has them."""
    tombs = [tomb_mark(tomb) for tomb in site["tombs"]]
    niches = site["idols"] + ["-"] * (site["niches"] - len(site["idols"]))
    walls = [name.removeprefix("glyph_") for name in site["glyphs"]]
    walls += ["-"] * (site["walls"] - len(walls))
    parts = [("tombs", tombs), ("niches", niches), ("walls", walls)]
    return "   ".join(f"{name} [cyan]{' '.join(places)}[/]" for name, places in parts if places)


def tomb_mark(tomb: Tomb) -> str:
    """'M+S', 'M', 'S' or '-'."""
    return "+".join(["M"] * tomb["mummy"] + ["S"] * tomb["sarcophagus"]) or "-"


# Players


def players(view: ArchitectsView) -> list[str]:
    """A line for each seat: points, cards, blocks brought, workers, and what is to be known of it."""
    head = f"  {'':<{NAME}}points  cards  {'picked' if in_draft(view) else 'blocks'}  workers"
    return [f"[dim]{head}[/]", *[player(view, seat) for seat in range(view["players"])]]


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
    words += ["[green]has picked[/]"] if entry["confirmed"] else []
    words += ["[dim]passed[/]"] if entry["passed"] else []
    words += ["began"] if table["start"] == seat and table["phase"] == "build" else []
    words += [f"plan: {entry['announced']}"] if entry["announced"] else []
    return ", ".join(words)


# One's own cards


def own_cards(view: ArchitectsView) -> list[str]:
    """Pack, picks, hand and what was laid aside, each as far as there is any."""
    table, lines = view["table"], []
    stacks = (("Pack", table["pack"]), ("Picked", table["pile"]), ("Hand", table["hand"]), ("Aside", table["left"]))
    for label, cards in stacks:
        if cards:
            lines += folded(label, stacked(view, cards))
    return lines + [line for pack in gone(view) if pack for line in folded("Gone", stacked(view, pack))]


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
    lines = [f"{label:<{LABEL}}"]
    for n, word in enumerate(words):
        word += "," if n < len(words) - 1 else ""
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append(" " * LABEL)
        lines[-1] += ("" if lines[-1].endswith("  ") and len(lines[-1]) == LABEL else " ") + word
    return lines


# Sentences


def spoken(view: ArchitectsView) -> list[str]:
    """The table as sentences."""
    table = view["table"]
    lines = [f"Round {table['round']}, {PHASES[table['phase']]}. {spoken_stock(table)}"]
    lines += [spoken_site(site, n) for n, site in enumerate(table["sites"])]
    lines += [spoken_player(view, seat) for seat in range(view["players"])]
    return lines + spoken_own(view)


def spoken_stock(table: ArchitectsTable) -> str:
    words = f"In the quarry: {counted(table['quarry'], 'block')}. In the deck: {counted(table['deck'], 'card')}."
    return words + (f" Discarded: {discarded(table)}." if table["used"] else "")


def spoken_site(site: SiteView | None, n: int) -> str:
    side = ("left", "right")[n]
    if site is None:
        return f"On the {side} there is no pyramid."
    words = f"On the {side} {pyramid(site['plan'])}: {site['blocks']} of {counted(site['of_blocks'], 'block')}"
    words += "".join(f", tomb {i + 1} {spoken_tomb(tomb)}" for i, tomb in enumerate(site["tombs"]))
    words += f", {len(site['idols'])} of {counted(site['niches'], 'niche')} taken" if site["niches"] else ""
    words += f" ({listed(site['idols'])})" if site["idols"] else ""
    words += f", {len(site['glyphs'])} of {counted(site['walls'], 'wall')} carved" if site["walls"] else ""
    return words + f". The last block brings {counted(site['foreman'], 'point')}."


def spoken_tomb(tomb: Tomb) -> str:
    lying = ["a mummy"] * tomb["mummy"] + ["a sarcophagus"] * tomb["sarcophagus"]
    return f"with {listed(lying)}" if lying else "empty"


def spoken_player(view: ArchitectsView, seat: int) -> str:
    entry = view["table"]["seats"][seat]
    words = (
        f"{view['names'][seat]}: {counted(view['scores'][seat], 'point')}, {counted(entry['cards'], 'card')} in hand"
    )
    words += f", {entry['pile']} picked" if in_draft(view) else f", {counted(entry['limestone'], 'block')} brought"
    words += f", {counted(entry['workers'], 'worker')} at work" if entry["workers"] else ""
    words += ", has picked" if entry["confirmed"] else ""
    words += ", has passed" if entry["passed"] else ""
    return words + (f", announced a plan: {entry['announced']}." if entry["announced"] else ".")


def spoken_own(view: ArchitectsView) -> list[str]:
    """One's own cards as sentences."""
    table = view["table"]
    stacks = (
        ("Your pack", table["pack"]),
        ("You have picked", table["pile"]),
        ("Your hand", table["hand"]),
        ("You laid aside", table["left"]),
    )
    lines = [f"{words}: {listed(stacked(view, cards))}." for words, cards in stacks if cards]
    return lines + [f"In a pack that you handed on: {listed(stacked(view, pack))}." for pack in gone(view) if pack]
