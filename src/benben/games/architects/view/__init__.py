"""What a seat may know of a game of Egyptian Architects."""

from __future__ import annotations

from typing import Any

from benben.core.bits import has
from benben.games.architects.cards import CARDS, KINDS, count, counts_of, names_of, size
from benben.games.architects.components import GLYPHS, IDOLS, PYRAMIDS, SITES
from benben.games.architects.redeal.knowledge import pack_before
from benben.games.architects.rules.turn import DrawStart
from benben.games.architects.rules.workers import MoveBlocks
from benben.games.architects.scoring import score_workers
from benben.games.architects.state import (
    BUILDING,
    DEALING,
    DRAFTING,
    ITEM_BITS,
    ITEM_MASK,
    NONE,
    Architects,
    Site,
)
from benben.games.architects.view.types import ArchitectsTable, Moving, PackSeen, SeatFacts, SiteView, Tomb

PHASES = ("deal", "draft", "build")
ANNOUNCEMENTS = ("", "no", "yes")


def table(s: Architects, seat: int, asked: list[int]) -> ArchitectsTable:
    """ARC-13.1: everything open, the seat's own cards, and how many the others have."""
    own = own_cards(s, seat)
    return {
        "round": s.round,
        "phase": PHASES[s.phase] if s.depth > 0 else "over",
        "deck": s.deck_size,
        "quarry": s.quarry,
        "used": {CARDS[card]: count(s.used, card) for card in range(KINDS) if count(s.used, card)},
        "aside": sum(size(s.players[i].pack) for i in range(s.seats)) if s.phase == BUILDING else 0,
        "sites": [site(s, s.sites[i]) for i in range(SITES)],
        "start": start(s),
        "turn": s.turn if s.phase == BUILDING else NONE,
        "seats": [seat_of(s, other, other not in asked) for other in range(s.seats)],
        "pack": own["pack"],
        "pile": own["pile"],
        "hand": own["hand"],
        "seen": own["seen"],
        "left": own["left"],
        "moving": moving(s),
    }


def start(s: Architects) -> int:
    """ARC-5.2: the start player of this round; NONE before the building phase and while a lot is still out."""
    if s.phase != BUILDING or (s.depth > 0 and isinstance(s.open_step(), DrawStart)):
        return NONE
    return s.start


def site(s: Architects, here: Site) -> SiteView | None:
    """A pyramid in play: what its plan asks for and what is there."""
    if here.plan == NONE:
        return None
    tombs = range(s.box.tombs[here.plan])
    return {
        "plan": PYRAMIDS[here.plan],
        "blocks": here.blocks,
        "of_blocks": s.box.blocks[here.plan],
        "tombs": [Tomb(mummy=has(here.mummies, t), sarcophagus=has(here.sarcophagi, t)) for t in tombs],
        "idols": items(here.idols, IDOLS),
        "niches": s.box.niches[here.plan],
        "glyphs": items(here.glyphs, GLYPHS),
        "walls": s.box.walls[here.plan],
        "architect": s.box.architect[here.plan],
        "foreman": s.box.foreman[here.plan],
    }


def items(row: int, names: tuple[str, ...]) -> list[str]:
    """The names in a site's row, in order."""
    found = []
    while row:
        found.append(names[(row & ITEM_MASK) - 1])
        row >>= ITEM_BITS
    return found


def seat_of(s: Architects, seat: int, answered: bool) -> SeatFacts:
    """What everybody may know of a seat. While a pass is open the numbers are those of its beginning."""
    p = s.players[seat]
    picked = has_picked(s, seat)  # only one's own pick is in the state
    held = p if s.phase == DEALING else s.held(seat)
    return {
        "cards": size(p.hand) if s.phase == BUILDING else size(held.pack) + picked,
        "pile": size(p.hand) - picked if s.phase == DRAFTING else 0,
        "confirmed": answered and s.is_sealed(),
        "passed": p.passed,
        "limestone": p.limestone,
        "worker_cards": names_of(p.worker_cards()) if s.phase == BUILDING else [],
        "workers": p.workers,
        "worker_points": score_workers(s.box, p.workers),
        "announced": ANNOUNCEMENTS[p.announced],
    }


def has_picked(s: Architects, seat: int) -> bool:
    """Whether a seat has picked in the pass that is open."""
    return s.phase == DRAFTING and s.draft_pass < s.passes and s.players[seat].pick(s.draft_pass) != NONE


def own_cards(s: Architects, seat: int) -> dict[str, Any]:
    """ARC-13.2: a seat's own cards, and all that it has held in this round."""
    nothing: dict[str, Any] = {"pack": [], "pile": [], "hand": [], "seen": [], "left": []}
    if not 0 <= seat < s.seats or s.depth == 0:
        return nothing
    me = s.players[seat]
    if s.phase == DEALING:
        return nothing | {"pack": names_of(me.pack)}
    told = nothing | {"seen": seen(s, seat)}
    if s.phase == DRAFTING:
        return told | {"pack": names_of(s.held(seat).pack), "pile": names_of(me.hand)}
    return told | {"hand": names_of(me.hand), "left": names_of(s.held(seat).pack)}


def seen(s: Architects, seat: int) -> list[PackSeen]:
    """The packs that a seat has held, each as it took it up, and what it took."""
    found: list[PackSeen] = []
    for n in range(min(s.draft_pass + 1, s.passes)):
        owner = s.pack_at(seat, n)
        card = s.players[seat].pick(n)
        giver = seat if n == 0 else (seat - 1) % s.seats
        cards = names_of(pack_before(s, owner, n))
        found.append({"from": giver, "cards": cards, "took": "" if card == NONE else CARDS[card]})
    return found


def moving(s: Architects) -> Moving:
    """How many workers of the card in play are still to go, and how many have gone."""
    if s.depth == 0 or not isinstance(s.open_step(), MoveBlocks):
        return {}
    return {"workers": s.open_step().left, "moved": s.moved}


def conserved(s: Architects) -> dict[str, int]:
    """Counts that never change: the cards of each kind."""
    return dict(zip(CARDS, counts_of(s.all_cards()), strict=True))
