"""What each register shows of a view, and nothing else, so that it need not be drawn twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.draw.shapes import clip
from benben.games.architects.components import CELLS, MIN_SEATS
from benben.games.architects.look.scene import View, named

Shown = dict[str, Any]

DRAFT: Final = ("deal", "draft")
FEW: Final = 3  # so many seats leave room below them


def stage(view: View) -> str:
    """Which registers there are: in the draft, in the construction, at the end; who watches has no hand."""
    phase = view["table"]["phase"]
    if phase == "over" or view.get("over"):
        return "over"
    part = "draft" if phase in DRAFT else "build"
    return part if view["seat"] >= 0 else f"watched {part}"


def _cells(view: View) -> Mapping[str, Any]:
    return {**CELLS, **view.get("variant", {})}


def _drafting(view: View) -> bool:
    return view["table"]["phase"] in DRAFT


def site(view: View, n: int) -> Shown:
    """One of the sites; the second one stays closed where only one plan may be in play."""
    closed = n >= _cells(view)["plans_in_play"][0]
    return {"n": n, "site": view["table"]["sites"][n], "closed": closed, "over": stage(view) == "over"}


def hand(view: View) -> Shown:
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
    }


def quarry(view: View) -> Shown:
    """The heap, and who brought how many blocks."""
    table = view["table"]
    most = max(other["limestone"] for other in table["seats"])
    brought = [
        {"seat": i, "name": clip(named(view, i), 8), "limestone": other["limestone"],
         "most": 0 < most == other["limestone"]}
        for i, other in enumerate(table["seats"])
    ]  # fmt: skip
    return {"quarry": table["quarry"], "brought": brought, "column": "left" if view["seat"] < 0 else "right"}


def stock(view: View) -> Shown:
    """The stacks of cards."""
    table = view["table"]
    return {"deck": table["deck"], "aside": table["aside"], "used": table["used"], "column": _stock_column(view)}


def _stock_column(view: View) -> str:
    """Where there is room for the stacks: few seats leave some below them."""
    few = len(view["table"]["seats"]) <= FEW
    return "left" if few and stage(view) == "build" else "right"


def seats(view: View, half: int = 0) -> Shown:
    """What everybody may know of everybody; at the end the better or the other half."""
    table, drafting, over = view["table"], _drafting(view), stage(view) == "over"
    best = max(view["scores"])
    found = [
        dict(other) | {
            "seat": i,
            "name": named(view, i),
            "score": view["scores"][i],
            "you": i == view["seat"],
            "won": over and view["scores"][i] == best,
            "status": _status(view, i, over),
        }
        for i, other in enumerate(table["seats"])
    ]  # fmt: skip
    if over:
        found = sorted(found, key=lambda who: -int(who["score"]))
        middle = len(found) - len(found) // 2
        found = found[middle:] if half else found[:middle]
    if drafting:
        keep = ("seat", "name", "you", "cards", "pile", "confirmed", "announced")
        found = [{name: who[name] for name in keep} for who in found]
    rounds = _cells(view)["rounds"][0]
    return {
        "seats": found,
        "drafting": drafting and not over,
        "over": over,
        "half": half,
        "first": max(view["seat"], 0),
        "deck": table["deck"] if drafting else 0,
        "round": table["round"],
        "round_note": f"round {table['round']} of {rounds}",
        "column": "right" if stage(view) == "draft" or half else "left",
    }


def _status(view: View, seat: int, over: bool) -> str:
    table, other = view["table"], view["table"]["seats"][seat]
    if over:
        return "winner" if view["scores"][seat] == max(view["scores"]) else ""
    if table["turn"] == seat and not other["passed"]:
        return "to play"
    if other["passed"]:
        return "passed"
    return "out" if not other["cards"] and not _drafting(view) else ""


def workers(view: View) -> Shown:
    """How many workers of each seat have moved a block."""
    others = view["table"]["seats"]
    return {"seats": [{"name": named(view, i), "workers": other["workers"]} for i, other in enumerate(others)]}


def seen(view: View) -> Shown:
    """The packs that one has held, without the one in hand; and what one left over."""
    table = view["table"]
    packs = [
        {"from": pack["from"], "own": pack["from"] == view["seat"], "name": clip(named(view, pack["from"]), 9),
         "cards": pack["cards"], "took": pack["took"]}
        for pack in table["seen"]
        if pack["took"]
    ]  # fmt: skip
    return {"packs": packs, "left": table["left"]}


def scores(view: View) -> Shown:
    """Everybody's points."""
    return {"names": list(view["names"]), "scores": list(view["scores"])}
