"""Numbers for learning, made from a view: most between 0 and 1, the seat's own things first, then those to its left."""

from __future__ import annotations

from benben.games.architects.cards import CARDS
from benben.games.architects.components import IDOLS, MAX_SEATS, MIN_SEATS, MOST_TOMBS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView, SiteView

SCORES = 50  # points that count as 1
COPIES = 5  # cards of a kind that count as 1
PHASES = ("deal", "draft", "build", "over")


def encode(view: ArchitectsView) -> list[float]:
    """A vector of the same length for every number of players."""
    table, own = view["table"], max(view["seat"], 0)
    numbers = [*course_numbers(view), *counts(sorted_used(table["used"]))]
    for site in table["sites"]:
        numbers += site_numbers(site)
    for key in ("pack", "pile", "hand", "left"):
        numbers += counts(table[key])
    numbers += pack_numbers(view)
    for n in range(MAX_SEATS):
        numbers += seat_numbers(view, (own + n) % view["players"]) if n < view["players"] else [0.0] * SEAT
    return numbers


def course_numbers(view: ArchitectsView) -> list[float]:
    """Where the game stands."""
    table = view["table"]
    numbers = [float(view["players"] == n) for n in range(MIN_SEATS, MAX_SEATS + 1)]
    numbers += [float(table["phase"] == phase) for phase in PHASES]
    numbers += [table["round"] / 3, table["deck"] / 54, table["quarry"] / 18, table["aside"] / 10]
    moving = table["moving"]
    return [*numbers, moving.get("workers", 0) / 3, moving.get("moved", 0) / 3, float(view["actor"] == view["seat"])]


def counts(cards: list[str]) -> list[float]:
    return [cards.count(card) / COPIES for card in CARDS]


def sorted_used(used: dict[str, int]) -> list[str]:
    return [card for card, n in used.items() for _ in range(n)]


def site_numbers(site: SiteView | None) -> list[float]:
    """A pyramid: its plan, what is there and what is free."""
    if site is None:
        return [0.0] * SITE
    numbers = [float(site["plan"] == plan) for plan in PYRAMIDS]
    numbers += [site["blocks"] / 6, (site["of_blocks"] - site["blocks"]) / 6]
    for n in range(MOST_TOMBS):
        tomb = site["tombs"][n] if n < len(site["tombs"]) else None
        numbers += [float(tomb is not None), float(bool(tomb and tomb["mummy"]))]
        numbers += [float(bool(tomb and tomb["sarcophagus"]))]
    numbers += [float(idol in site["idols"]) for idol in IDOLS]
    numbers += [(site["niches"] - len(site["idols"])) / 3, (site["walls"] - len(site["glyphs"])) / 3]
    return [*numbers, site["architect"] / 5, site["foreman"] / 5]


def pack_numbers(view: ArchitectsView) -> list[float]:
    """What was in the packs that the seat has handed on, the latest first, without its own picks."""
    gone = [pack for pack in view["table"]["seen"] if pack["took"]][::-1]
    numbers: list[float] = []
    for n in range(MAX_SEATS - 1):
        cards = list(gone[n]["cards"]) if n < len(gone) and n < view["players"] - 1 else []
        if cards:
            cards.remove(gone[n]["took"])
        numbers += counts(cards)
    return numbers


def seat_numbers(view: ArchitectsView, seat: int) -> list[float]:
    """What everybody knows of a seat."""
    table, entry = view["table"], view["table"]["seats"][seat]
    numbers = [1.0, view["scores"][seat] / SCORES, entry["cards"] / 10, entry["pile"] / 10, float(entry["passed"])]
    numbers += [entry["limestone"] / 6, entry["workers"] / 4, entry["worker_points"] / 6]
    numbers += [float(entry["announced"] == "yes"), float(entry["announced"] == "no")]
    return [*numbers, float(table["start"] == seat), float(table["turn"] == seat)]


SITE = len(PYRAMIDS) + 2 + 3 * MOST_TOMBS + len(IDOLS) + 4
SEAT = 12
