"""Positions of Egyptian Architects: all cards, wherever they lie. What is named nowhere is in the deck."""

from __future__ import annotations

from typing import Any

from benben.core.bits import bit, has, shl
from benben.core.errors import BadPosition
from benben.core.position import MOST_POINTS, Part, told
from benben.core.steps import Step
from benben.games.architects.cards import (
    CARDS,
    KINDS,
    LIMESTONE,
    MASK,
    ONE,
    count,
    names_of,
    some,
)
from benben.games.architects.cards import size as cards_in
from benben.games.architects.components import (
    GLYPHS,
    IDOLS,
    MIN_SEATS,
    MOST_DEALT,
    MOST_KEPT,
    MOST_NICHES,
    MOST_WALLS,
    MOST_WORKERS,
    PYRAMIDS,
    SITES,
)
from benben.games.architects.rules.passing import is_in
from benben.games.architects.rules.steps import STEPS
from benben.games.architects.state import (
    BUILDING,
    DEALING,
    DRAFTING,
    NONE,
    PICK_BITS,
    SILENT,
    Architects,
    Player,
    Site,
    extended,
)
from benben.games.architects.view import ANNOUNCEMENTS, PHASES, items
from benben.language import book_of

BOOK = book_of("benben.games.architects")

TURNS = ("NextTurn", "ScoreWorkers", "ReturnCards", "PlayRounds")
DRAFT = ("BringLimestone", "FindStart", *TURNS)
DEAL = ("AnnouncePlans", "BeginDraft", *DRAFT)
BENEATH = {
    "DrawFirst": DEAL,
    "DealCard": DEAL,
    "MustPick": ("HandOn", *DRAFT),
    "DrawStart": TURNS,
    "MayPlay": TURNS,
    "MoveBlocks": TURNS,
}
PHASE_OF = {
    "DrawFirst": DEALING,
    "DealCard": DEALING,
    "MustPick": DRAFTING,
    "DrawStart": BUILDING,
    "MayPlay": BUILDING,
    "MoveBlocks": BUILDING,
}
NAMED_PHASES = (*PHASES, "over")
IN_TOMB = ("mummy", "sarcophagus")
MOST_CARDS = 300  # in one place
OVER = 3


# Writing


def write(s: Architects) -> dict[str, Any]:
    table: dict[str, Any] = {
        "round": s.round,
        "phase": NAMED_PHASES[s.phase if s.depth else OVER],
        "sites": [write_site(s, s.sites[i]) for i in range(SITES)],
        "quarry": s.quarry,
        "used": {CARDS[card]: count(s.used, card) for card in range(KINDS) if count(s.used, card)},
        "moved": s.moved,
        "players": [write_player(s, s.players[seat]) for seat in range(s.seats)],
    }
    return table if s.start == NONE else table | {"start": s.start}


def write_site(s: Architects, site: Site) -> dict[str, Any]:
    if site.plan == NONE:
        return {}
    return {
        "plan": PYRAMIDS[site.plan],
        "blocks": site.blocks,
        "tombs": [tomb(site, n) for n in range(s.box.tombs[site.plan])],
        "idols": items(site.idols, IDOLS),
        "glyphs": items(site.glyphs, GLYPHS),
    }


def tomb(site: Site, n: int) -> list[str]:
    """What lies in a tomb."""
    return [card for card, tombs in zip(IN_TOMB, (site.mummies, site.sarcophagi), strict=True) if has(tombs, n)]


def write_player(s: Architects, p: Player) -> dict[str, Any]:
    return {
        "points": p.points,
        "pack": names_of(p.pack),
        "picks": [CARDS[p.pick(n)] for n in range(picks_of(p))],
        "hand": names_of(p.hand),
        "announced": ANNOUNCEMENTS[p.announced],
        "workers": p.workers,
        "passed": bool(p.passed),
    }


def picks_of(p: Player) -> int:
    """How many cards a player has picked this round."""
    return cards_in(p.pile())


# Reading


def read(table: Part, s: Architects) -> None:
    s.round = table.number("round", 1, s.box.rounds, 1)
    phase = table.choice("phase", NAMED_PHASES) if table.has("phase") else BUILDING
    s.phase = min(phase, BUILDING)
    s.start = table.number("start", 0, s.seats - 1, NONE)
    s.moved = table.number("moved", 0, MOST_WORKERS, 0)
    read_sites(table, s)
    s.used = read_stack(table.part("used"))
    parts = table.row("players", s.seats, "seat")
    for seat, part in enumerate(parts):
        read_player(part, s.players[seat])
    s.deck, s.deck_size = 0, 0
    check_cards(s)
    if phase in (DRAFTING, BUILDING):
        fill_up(parts, s)
    if phase == BUILDING:
        bring_limestone(s)
    quarry = table.number("quarry", 0, MOST_CARDS, s.quarry)
    if quarry != s.quarry:
        raise BadPosition(BOOK.message("position-quarry", place=table.place, blocks=s.quarry))
    check_cards(s)
    s.put_in_deck(rest(s))
    count_passes(s)


def read_stack(part: Part) -> int:
    return sum(some(card, part.number(name, 0, MASK[card], 0)) for card, name in enumerate(CARDS))


def rest(s: Architects) -> int:
    """The cards that lie nowhere yet."""
    return int(s.box.deck - s.all_cards())


def check_cards(s: Architects) -> None:
    """ARC-1.2: no more cards than there are."""
    for card, left in enumerate(missing(s)):
        if left < 0:
            there = count(s.box.deck, card)
            raise BadPosition(BOOK.message("position-too-many", cards=there - left, card=CARDS[card], there=there))


def missing(s: Architects) -> list[int]:
    """For each kind how many cards lie nowhere yet."""
    places = [s.players[seat].pack for seat in range(s.seats)] + [s.players[seat].hand for seat in range(s.seats)]
    places += [s.sites[i].cards() for i in range(SITES)] + [s.used, some(LIMESTONE, s.quarry)]
    return [count(s.box.deck, card) - sum(count(stack, card) for stack in places) for card in range(KINDS)]


# Sites


def read_sites(table: Part, s: Architects) -> None:
    default: list[dict[str, Any]] = [write_site(s, s.sites[i]) for i in range(SITES)]
    values = table.value("sites", default)
    if not isinstance(values, list) or len(values) != SITES:
        raise BadPosition(BOOK.message("position-sites", place=table.place, sites=SITES, given=told(values)))
    for i, part in enumerate(table.row("sites", SITES, "site") if table.has("sites") else []):
        s.sites[i].clear()
        if part.form:
            read_site(part, s, s.sites[i])
    plans = [s.sites[i].plan for i in range(SITES) if s.sites[i].plan != NONE]
    if len(plans) > s.box.plans_in_play or len(set(plans)) < len(plans):
        raise BadPosition(BOOK.message("position-plans", place=table.place, plans=s.box.plans_in_play))


def read_site(part: Part, s: Architects, site: Site) -> None:
    site.plan = part.choice("plan", PYRAMIDS)
    if site.plan == NONE:
        raise BadPosition(BOOK.message("position-no-plan", place=part.place))
    site.blocks = part.number("blocks", 0, s.box.blocks[site.plan] - 1, 0)
    read_tombs(part, s.box.tombs[site.plan], site)
    for kind in part.names("idols", IDOLS, min(s.box.niches[site.plan], MOST_NICHES)):
        site.idols = extended(site.idols, kind)
    for kind in part.names("glyphs", GLYPHS, min(s.box.walls[site.plan], MOST_WALLS)):
        site.glyphs = extended(site.glyphs, kind)


def read_tombs(part: Part, tombs: int, site: Site) -> None:
    values = part.value("tombs", [[]] * tombs)
    if not isinstance(values, list) or len(values) != tombs:
        raise BadPosition(BOOK.message("position-tombs", place=part.place, tombs=tombs, given=told(values)))
    for n, cards in enumerate(values):
        if not isinstance(cards, list) or any(card not in IN_TOMB for card in cards) or len(cards) > len(IN_TOMB):
            place, known = f"{part.place}.tombs[{n}]", ", ".join(IN_TOMB)
            raise BadPosition(BOOK.message("position-tomb", place=place, known=known, given=told(cards)))
        site.mummies |= bit(n) if "mummy" in cards else 0
        site.sarcophagi |= bit(n) if "sarcophagus" in cards else 0


# Players


def read_player(part: Part, p: Player) -> None:
    p.points = part.number("points", 0, MOST_POINTS, 0)
    p.pack = stack_of_names(part, "pack", MOST_DEALT)
    p.hand = stack_of_names(part, "hand", MOST_KEPT)
    stack_of_names(part, "picks", MOST_KEPT)
    for card in part.names("picks", CARDS, MOST_KEPT):
        pick(p, card)
    p.announced = max(part.choice("announced", ANNOUNCEMENTS), SILENT)
    p.workers = part.number("workers", 0, MOST_KEPT * MOST_WORKERS, 0)
    p.passed = part.flag("passed")


def pick(p: Player, card: int) -> None:
    p.picks += shl(card + 1, PICK_BITS * picks_of(p))


def stack_of_names(part: Part, name: str, most: int) -> int:
    cards = part.names(name, CARDS, most)
    for card in cards:
        if cards.count(card) > MASK[card]:
            place, number = f"{part.place}.{name}", cards.count(card)
            raise BadPosition(BOOK.message("position-too-many-here", place=place, cards=number, card=CARDS[card]))
    return sum(ONE[card] for card in cards)


def fill_up(parts: list[Part], s: Architects) -> None:
    """What is not told: all that was picked but limestone is in hand, or all that is in hand and limestone was picked;
    what is left of the packs comes out of the deck in the order of the cards' list."""
    for seat, part in enumerate(parts):
        p = s.players[seat]
        if s.phase == BUILDING and not part.has("picks"):
            for card in card_list(p.hand) + [LIMESTONE] * (s.box.keep[s.seats - MIN_SEATS] - cards_in(p.hand)):
                pick(p, card)
        if not part.has("hand"):
            p.hand = p.pile() if s.phase == DRAFTING else p.pile() - some(LIMESTONE, count(p.pile(), LIMESTONE))
    stack = out_of_deck(s)
    for owner, part in enumerate(parts):
        if not part.has("pack"):
            wanted = s.box.deal[s.seats - MIN_SEATS] - taken_from(s, owner)
            s.players[owner].pack = sum(ONE[card] for card in card_list(stack)[: max(wanted, 0)])
            stack -= s.players[owner].pack


def card_list(stack: int) -> list[int]:
    """The kinds of a stack, card by card."""
    return [card for card in range(KINDS) for i in range(count(stack, card))]


def out_of_deck(s: Architects) -> int:
    """The cards that nothing was said of: of limestone those that nobody picked, moved or not."""
    stack = 0
    brought = sum(count(s.players[seat].pile(), LIMESTONE) for seat in range(s.seats)) if s.phase == BUILDING else 0
    moved = sum(s.players[seat].workers for seat in range(s.seats))
    for card, left in enumerate(missing(s)):
        left -= max(brought - moved, 0) if card == LIMESTONE else 0
        stack += some(card, max(left, 0))
    return stack


def bring_limestone(s: Architects) -> None:
    """ARC-4.1: what was picked of limestone is in the quarry, but for what workers have moved."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.limestone = count(p.pile(), LIMESTONE)
        s.quarry += p.limestone - p.workers
    if s.quarry < 0:
        raise BadPosition(BOOK.message("position-moved-too-much"))


def taken_from(s: Architects, owner: int) -> int:
    """How many cards have been picked out of the pack that was dealt to a seat."""
    return len(taken_cards(s, owner))


def taken_cards(s: Architects, owner: int) -> list[int]:
    """ARC-3.2: the cards that were picked out of a pack, which goes left at every pass."""
    picks = (s.players[(owner + n) % s.seats].pick(n) for n in range(MOST_KEPT))
    return [card for card in picks if card != NONE]


def dealt(s: Architects, owner: int) -> list[int]:
    """The cards that were dealt to a seat, as far as they are told."""
    return card_list(s.players[owner].pack) + taken_cards(s, owner)


def count_passes(s: Architects) -> None:
    """ARC-2.1, ARC-3.3: how far the deal and the draft are."""
    seats = range(s.seats)
    s.to_deal = 0
    if s.phase == DEALING:
        there = sum(cards_in(s.players[seat].pack) for seat in seats)
        s.to_deal = min(s.box.deal[s.seats - MIN_SEATS] * s.seats, s.deck_size + there) - there
    elif any(len(dealt(s, seat)) for seat in seats):
        s.passes = min(s.box.keep[s.seats - MIN_SEATS], *(len(dealt(s, seat)) for seat in seats))
        s.draft_pass = min(picks_of(s.players[seat]) for seat in seats)


# What is asked


def step_named(name: str) -> Step:
    return STEPS.steps[STEPS.numbers[name]]


def deal_to(seat: int) -> Step:
    return step_named(f"DealCard receiver {seat}")


def usual(s: Architects) -> list[Step]:
    """The next card is dealt, everybody picks who has not, or the next who is in plays."""
    if s.phase == DEALING:
        there = sum(cards_in(s.players[seat].pack) for seat in range(s.seats))
        return [deal_to((s.start + 1 + there) % s.seats)]
    if s.phase == DRAFTING:
        return [step_named(f"MustPick seat {seat}") for seat in pickers(s)]
    order = [(max(s.start, 0) + i) % s.seats for i in range(s.seats)]
    return [step_named(f"MayPlay seat {seat}") for seat in order if is_in(s.players[seat])][:1]


def pickers(s: Architects) -> list[int]:
    """The seats that have not picked in the pass that is open."""
    return [seat for seat in range(s.seats) if picks_of(s.players[seat]) == s.draft_pass]
