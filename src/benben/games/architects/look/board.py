"""The board of Egyptian Architects, drawn from a view: two sites, the own cards, the quarry, and everybody's seat.

Ids, the same for life; sites count from 0, places, copies of a card and seats from 1:

- spaces: `site-<n>`; its places `site-<n>-block-<k>`, `site-<n>-tomb-<k>`, `site-<n>-niche-<k>`, `site-<n>-wall-<k>`;
  `quarry`; the own cards `card-<card>-<k>`, in the pack or in the hand; `pass`;
- pieces: `block-<n>-<k>`, `mummy-<n>-<k>`, `sarcophagus-<n>-<k>`, `idol-<n>-<k>`, `glyphs-<n>-<k>` (what is built, by
  site and place), `stone-<k>` (a block in the quarry), `kept-<card>-<k>` (own small cards: the pile, or what was left
  over), `seat-<n>`, `workers-<n>` and `score-<n>` (of seats); registers: `board-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from benben.draw.geometry import Box
from benben.draw.register import Register, Shape
from benben.draw.ribbon import score_register
from benben.draw.scene import Part, Scene, drawn
from benben.draw.spaces import Marks
from benben.games.architects.components import CELLS
from benben.games.architects.look import shown
from benben.games.architects.look.hand import HAND_SHAPES, PACK_SHAPES, hand
from benben.games.architects.look.pile import HELD_SHAPES, PILE_SHAPES, held, pile
from benben.games.architects.look.quarry import QUARRY_SHAPES, STOCK_SHAPES, quarry, stock
from benben.games.architects.look.seats import RING_SHAPES, WORKER_SHAPES, seats, workers
from benben.games.architects.look.seen import seen
from benben.games.architects.look.sites import SITE_SHAPES, site
from benben.games.architects.view.types import ArchitectsView, SiteView

Answer = Mapping[str, Any]


def board(view: ArchitectsView, marks: Marks, shape: Shape = "phone") -> list[Register]:
    """The registers of the board; marks say what may be pressed, what is chosen, and what the last move touched."""
    parts = PARTS if shape == "phone" else SHEET
    return drawn(parts[shown.stage(view)], view, marks, shape)


# --- what an answer touches ---


def touches(view: ArchitectsView, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the place it is given on, then every copy of the cards it takes.

    An answer that has no place in a pyramid touches its cards only; one about a pyramid that is not in play, or about
    a tomb beyond the last, touches nothing, so that the reason against a card is a better one.
    """
    if answer["do"] in ("pass", "rest"):
        return ["pass"]
    place = _place(view, answer)
    if place is None:
        return []
    return ([place] if place else []) + _copies(view, answer)


def _cards(answer: Answer) -> list[str]:
    """The cards that an answer takes."""
    do = answer["do"]
    if do == "play_plan":
        return [f"plan_{answer['pyramid'][1:]}"]
    if do == "play_worker":
        return [f"worker_{answer['workers']}"]
    if do == "bury_both":
        return ["mummy", "sarcophagus"]
    named = {"lay_mummy": "mummy", "lay_sarcophagus": "sarcophagus"}.get(do)
    card = named or answer.get("card") or answer.get("idol") or answer.get("glyph")
    return [str(card)] if card else []


def _copies(view: ArchitectsView, answer: Answer) -> list[str]:
    """Every copy of the cards that an answer takes from the own pack or hand."""
    table = view["table"]
    own = table["pack"] if answer["do"] == "pick_card" else table["hand"]
    return [f"card-{card}-{n}" for card in _cards(answer) for n in range(1, own.count(card) + 1)]


def _place(view: ArchitectsView, answer: Answer) -> str | None:
    """The element an answer is given on: '' if there is none, None if it is not even thought of."""
    table = view["table"]
    do, sites = answer["do"], table["sites"]
    if do == "play_worker":
        return "quarry"
    if do == "play_plan":
        return next((f"site-{n}" for n, here in enumerate(sites) if not here), "site-0")
    if do == "pick_card":
        return ""
    for n, here in enumerate(sites):
        if here and here["plan"] == answer["pyramid"]:
            return _tomb(f"site-{n}", here, answer["tomb"]) if "tomb" in answer else _next(f"site-{n}", here, do)
    return None if any(sites) else ""


def _tomb(name: str, here: SiteView, tomb: int) -> str | None:
    if tomb <= len(here["tombs"]):
        return f"{name}-tomb-{tomb}"
    return None if here["tombs"] or tomb > 1 else ""


def _next(name: str, here: SiteView, do: str) -> str:
    """The next empty place in a pyramid for what is done, or the last one if all are taken."""
    kind, taken, of = {
        "move_block": ("block", here["blocks"], here["of_blocks"]),
        "raise_idol": ("niche", len(here["idols"]), here["niches"]),
        "carve_glyph": ("wall", len(here["glyphs"]), here["walls"]),
    }[do]
    return f"{name}-{kind}-{min(taken + 1, of)}" if of else ""


# --- the registers ---

Shown = TypeVar("Shown")
NO_SHAPES: Final[Mapping[Shape, Box]] = {}


def _part(
    draw: Callable[[Scene[Shown]], Register],
    ids: str,
    show: Callable[[ArchitectsView], Shown],
    shapes: Mapping[Shape, Box] = NO_SHAPES,
) -> Part[Shown]:
    return Part(draw, tuple(ids.split()), show, CELLS, shapes=shapes)


SITES: Final = tuple(
    _part(
        site, f"site-{n} block-{n} mummy-{n} sarcophagus-{n} idol-{n} glyphs-{n}", partial(shown.site, n=n), SITE_SHAPES
    )
    for n in (0, 1)
)
HAND: Final = _part(hand, "card- kept- pass", shown.hand, HAND_SHAPES)
PACK: Final = _part(hand, "card-", shown.hand, PACK_SHAPES)
PILE: Final = _part(pile, "kept-", shown.pile, PILE_SHAPES)
HELD: Final = _part(held, "held-", shown.seen, HELD_SHAPES)
QUARRY: Final = _part(quarry, "quarry stone-", shown.quarry, QUARRY_SHAPES)
STOCK: Final = _part(stock, "stock-", shown.stock)
LARGE_STOCK: Final = _part(stock, "stock-", shown.stock, STOCK_SHAPES)
SEATS: Final = _part(seats, "seat-", shown.seats)
RING: Final = _part(seats, "seat-", shown.seats, RING_SHAPES)
MORE_SEATS: Final = _part(seats, "seat-", partial(shown.seats, half=1))
WORKERS: Final = _part(workers, "workers-", shown.workers, WORKER_SHAPES)
SEEN: Final = _part(seen, "seen-", shown.seen)
SCORES: Final = _part(score_register, "score-", shown.scores)

# The registers in the order of a phone; on a wide sheet those of one column stand below each other.
PARTS: Final[dict[str, tuple[Part[Any], ...]]] = {
    "draft": (*SITES, HAND, SEATS, SEEN, SCORES),
    "build": (*SITES, HAND, QUARRY, WORKERS, SEATS, STOCK, SEEN, SCORES),
    "watched draft": (*SITES, SEATS, STOCK, SCORES),
    "watched build": (*SITES, QUARRY, WORKERS, SEATS, STOCK, SCORES),
    "over": (*SITES, SEATS, MORE_SEATS, SCORES),
}
# The same on a sheet that needs no scrolling (look/plan.py). What has no place there stands behind a heading's note.
SHEET: Final[dict[str, tuple[Part[Any], ...]]] = {
    "draft": (*SITES, PACK, PILE, HELD, SEEN),
    "build": (*SITES, HAND, QUARRY, WORKERS, STOCK, SEEN),
    "watched draft": (*SITES, RING, LARGE_STOCK),
    "watched build": (*SITES, LARGE_STOCK, QUARRY, WORKERS),
    "over": (*SITES, SCORES),
}

# What the rules say of a thing, by how its id begins.
_KINDS: Final = {
    "limestone": "quarry", "worker_": "workers", "mummy": "tombs", "sarcophagus": "tombs", "cat": "idols",
    "bird": "idols", "dog": "idols", "glyph_": "hieroglyphics", "plan_": "plans",
}  # fmt: skip
_PLACES: Final = {"": "plans", "-block": "workers", "-tomb": "tombs", "-niche": "idols", "-wall": "hieroglyphics"}
TOPICS: Final = {
    **{f"{pile}-{card}": topic for pile in ("card", "kept") for card, topic in _KINDS.items()},
    **{f"site-{n}{kind}": topic for n in (0, 1) for kind, topic in _PLACES.items()},
    "block-": "workers",
    "mummy-": "tombs",
    "sarcophagus-": "tombs",
    "idol-": "idols",
    "glyphs-": "hieroglyphics",
    "quarry": "quarry",
    "stone-": "quarry",
    "workers-": "workers",
    "pass": "passing",
    "seat-": "draft",
    "score-": "end",
}
