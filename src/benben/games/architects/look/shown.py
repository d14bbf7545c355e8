"""What each register shows of a view, and nothing else, so that it need not be drawn twice."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from benben.draw.register import Column
from benben.draw.ribbon import Scores
from benben.draw.scene import Cells
from benben.draw.shapes import clip
from benben.games.architects.components import CELLS, MIN_SEATS
from benben.games.architects.look.lettering import named
from benben.games.architects.view.types import ArchitectsView, Moving, SiteView

DRAFT: Final = ("deal", "draft")
FEW: Final = 3  # so many seats leave room below them


def stage(view: ArchitectsView) -> str:
    """Which registers there are: in the draft, in the construction, at the end; who watches has no hand."""
    phase = view["table"]["phase"]
    if phase == "over" or view.get("over"):
        return "over"
    part = "draft" if phase in DRAFT else "build"
    return part if view["seat"] >= 0 else f"watched {part}"


def _cells(view: ArchitectsView) -> Cells:
    return {**CELLS, **view.get("variant", {})}


def _drafting(view: ArchitectsView) -> bool:
    return view["table"]["phase"] in DRAFT


class Site(TypedDict):
    """One of the sites."""

    n: int
    site: SiteView | None
    closed: bool
    over: bool


def site(view: ArchitectsView, n: int) -> Site:
    """One of the sites; the second one stays closed where only one plan may be in play."""
    closed = n >= _cells(view)["plans_in_play"][0]
    return {"n": n, "site": view["table"]["sites"][n], "closed": closed, "over": stage(view) == "over"}


class Hand(TypedDict):
    """The own cards: the pack and the pile in the draft, then the hand."""

    drafting: bool
    cards: list[str]
    pile: list[str]
    keep: int  # so many cards make a hand
    left_of: str  # who gets the pack
    confirmed: bool
    passed: bool
    waiting: list[str]  # who has not picked yet
    moving: Moving
    left: list[str]  # what one has left over in the draft


def hand(view: ArchitectsView) -> Hand:
    """The own cards."""
    table, seat, drafting = view["table"], view["seat"], _drafting(view)
    others = table["seats"]
    waiting = [named(view, i) for i, other in enumerate(others) if not other["confirmed"]] if drafting else []
    mine = table["turn"] == seat
    return {
        "drafting": drafting,
        "cards": table["pack"] if drafting else table["hand"],
        "pile": table["pile"],
        "keep": _cells(view)["keep"][len(others) - MIN_SEATS],
        "left_of": named(view, (seat + 1) % len(others)),
        "confirmed": others[seat]["confirmed"],
        "passed": others[seat]["passed"],
        "waiting": waiting,
        "moving": table["moving"] if mine else {},
        "left": table["left"],
    }


class Pile(TypedDict):
    """The cards one has kept in the draft, and where the pack goes next."""

    pile: list[str]
    keep: int
    going: int  # so many cards go on, 0 after the last pick
    left_of: str
    order: list[int]  # the seats as the packs go round, oneself first
    deck: int


def pile(view: ArchitectsView) -> Pile:
    """The cards one has kept, and where the pack goes next."""
    table, seat, own = view["table"], view["seat"], hand(view)
    count = len(table["seats"])
    picks = len(own["pile"]) + (not own["confirmed"])
    going = len(own["cards"]) - (not own["confirmed"])
    return {
        "pile": own["pile"],
        "keep": own["keep"],
        "going": going if picks < own["keep"] else 0,
        "left_of": own["left_of"],
        "order": [(seat + i) % count for i in range(count)],
        "deck": table["deck"],
    }


class Bringer(TypedDict):
    """Who brought blocks."""

    seat: int
    name: str
    limestone: int
    most: bool


class Quarry(TypedDict):
    """The heap."""

    quarry: int
    brought: list[Bringer]
    column: Column


def quarry(view: ArchitectsView) -> Quarry:
    """The heap, and who brought how many blocks."""
    table = view["table"]
    most = max(other["limestone"] for other in table["seats"])
    brought: list[Bringer] = [
        {"seat": i, "name": clip(named(view, i), 8), "limestone": other["limestone"],
         "most": 0 < most == other["limestone"]}
        for i, other in enumerate(table["seats"])
    ]  # fmt: skip
    return {"quarry": table["quarry"], "brought": brought, "column": "left" if view["seat"] < 0 else "right"}


class Stock(TypedDict):
    """The stacks of cards."""

    deck: int
    aside: int
    used: dict[str, int]
    column: Column


def stock(view: ArchitectsView) -> Stock:
    """The stacks of cards."""
    table = view["table"]
    return {"deck": table["deck"], "aside": table["aside"], "used": table["used"], "column": _stock_column(view)}


def _stock_column(view: ArchitectsView) -> Column:
    """Where there is room for the stacks: few seats leave some below them."""
    few = len(view["table"]["seats"]) <= FEW
    return "left" if few and stage(view) == "build" else "right"


Status = Literal["acts", "passed", "out", "winner", ""]


class Somebody(TypedDict, total=False):
    """What everybody may know of a seat; in the draft nothing of what is built."""

    seat: int
    name: str
    you: bool
    cards: int
    pile: int
    confirmed: bool
    announced: str
    limestone: int
    worker_cards: list[str]
    workers: int
    worker_points: int
    score: int
    won: bool
    status: Status


class Seats(TypedDict):
    """Everybody at the table."""

    seats: list[Somebody]
    drafting: bool
    over: bool
    half: int  # 1 for the second half of the ranking
    first: int  # who sits below in the ring
    deck: int
    round: int
    rounds: int
    column: Column


def seats(view: ArchitectsView, half: int = 0) -> Seats:
    """What everybody may know of everybody; at the end the better or the other half."""
    table, drafting, over = view["table"], _drafting(view), stage(view) == "over"
    found = [_drafter(view, i) if drafting else _builder(view, i) for i in range(len(table["seats"]))]
    if over:
        found.sort(key=lambda who: -who["score"])
        middle = len(found) - len(found) // 2
        found = found[middle:] if half else found[:middle]
    return {
        "seats": found,
        "drafting": drafting and not over,
        "over": over,
        "half": half,
        "first": max(view["seat"], 0),
        "deck": table["deck"] if drafting else 0,
        "round": table["round"],
        "rounds": _cells(view)["rounds"][0],
        "column": "right" if stage(view) == "draft" or half else "left",
    }


def _drafter(view: ArchitectsView, seat: int) -> Somebody:
    other = view["table"]["seats"][seat]
    return {
        "seat": seat,
        "name": named(view, seat),
        "you": seat == view["seat"],
        "cards": other["cards"],
        "pile": other["pile"],
        "confirmed": other["confirmed"],
        "announced": other["announced"],
    }


def _builder(view: ArchitectsView, seat: int) -> Somebody:
    other, over = view["table"]["seats"][seat], stage(view) == "over"
    return {
        **_drafter(view, seat),
        "limestone": other["limestone"],
        "worker_cards": other["worker_cards"],
        "workers": other["workers"],
        "worker_points": other["worker_points"],
        "score": view["scores"][seat],
        "won": over and view["scores"][seat] == max(view["scores"]),
        "status": _status(view, seat, over),
    }


def _status(view: ArchitectsView, seat: int, over: bool) -> Status:
    table, other = view["table"], view["table"]["seats"][seat]
    if over:
        return "winner" if view["scores"][seat] == max(view["scores"]) else ""
    if table["turn"] == seat and not other["passed"]:
        return "acts"
    if other["passed"]:
        return "passed"
    return "out" if not other["cards"] and not _drafting(view) else ""


class Gang(TypedDict):
    """How many workers of a seat have moved a block."""

    name: str
    workers: int


class Workers(TypedDict):
    """The workers of all seats."""

    seats: list[Gang]


def workers(view: ArchitectsView) -> Workers:
    """How many workers of each seat have moved a block."""
    others = view["table"]["seats"]
    return {"seats": [{"name": named(view, i), "workers": other["workers"]} for i, other in enumerate(others)]}


class Pack(TypedDict):
    """A pack that one has held."""

    giver: int
    own: bool
    name: str
    cards: list[str]
    took: str


class Seen(TypedDict):
    """The packs that one has held, and what one left over."""

    packs: list[Pack]
    left: list[str]


def seen(view: ArchitectsView) -> Seen:
    """The packs that one has held, without the one in hand; and what one left over."""
    table = view["table"]
    packs: list[Pack] = [
        {"giver": pack["from"], "own": pack["from"] == view["seat"], "name": clip(named(view, pack["from"]), 9),
         "cards": pack["cards"], "took": pack["took"]}
        for pack in table["seen"]
        if pack["took"]
    ]  # fmt: skip
    return {"packs": packs, "left": table["left"]}


def scores(view: ArchitectsView) -> Scores:
    """Everybody's points."""
    return {"names": list(view["names"]), "scores": list(view["scores"])}
