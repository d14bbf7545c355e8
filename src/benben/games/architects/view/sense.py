"""Whether a position of Egyptian Architects makes sense: what is asked, and the cards that lie there."""

from __future__ import annotations

from benben.core.errors import BadPosition
from benben.core.game import Positions
from benben.core.position import rule_of
from benben.core.steps import Step
from benben.games.architects.cards import (
    CARDS,
    KINDS,
    LIMESTONE,
    PLAN,
    WORKER,
    WORKER_KINDS,
    count,
    has_plan,
)
from benben.games.architects.cards import size as cards_in
from benben.games.architects.components import (
    MIN_SEATS,
    PYRAMIDS,
    SITES,
)
from benben.games.architects.rules.passing import is_in
from benben.games.architects.rules.turn import steps_from_leader
from benben.games.architects.state import (
    BUILDING,
    DEALING,
    DRAFTING,
    NONE,
    SILENT,
    WITH_PLAN,
    Architects,
    Player,
)
from benben.games.architects.view import ANNOUNCEMENTS, PHASES
from benben.games.architects.view.position import (
    BENEATH,
    PHASE_OF,
    deal_to,
    dealt,
    pickers,
    picks_of,
    read,
    usual,
    write,
)


def check(s: Architects, asked: list[Step]) -> None:
    """ARC-2.1, ARC-3.1, ARC-5.3, ARC-12.3: what can be asked in such a position."""
    if not asked:
        check_over(s)
        return
    rules = {rule_of(step) for step in asked}
    if {PHASE_OF[rule] for rule in rules} != {s.phase} or (len(asked) > 1 and s.phase != DRAFTING):
        raise BadPosition(f"In the phase {PHASES[s.phase]} this is not asked: {', '.join(sorted(rules))}.")
    if s.phase != BUILDING and (s.start == NONE) != (s.round == 1):
        raise BadPosition("table.start is the start player of the last round; in the first round there is none yet.")
    if s.phase == DEALING:
        check_deal(s, asked[0])
        return
    check_draft(s)
    if s.phase == DRAFTING:
        check_pass(s, asked)
    else:
        check_building(s, asked[0])


def check_nothing(s: Architects, where: str) -> None:
    """Of the construction phase there is nothing."""
    players = [s.players[seat] for seat in range(s.seats)]
    if s.used or s.quarry or s.moved or any(p.workers or p.passed for p in players):
        raise BadPosition(f"{where} no card is used, no block quarried or moved, and nobody has passed.")


def check_over(s: Architects) -> None:
    players = [s.players[seat] for seat in range(s.seats)]
    if s.phase != BUILDING or s.round < s.box.rounds or s.start == NONE:
        raise BadPosition(f"next is empty, but the game is over only after round {s.box.rounds}, with a start player.")
    check_nothing(s, "When the game is over")
    if any(p.pack or p.hand or p.picks or p.announced for p in players):
        raise BadPosition("When the game is over all cards but the pyramids in play are in the deck: phase is over.")


def check_deal(s: Architects, step: Step) -> None:
    """ARC-2.1, ARC-2.2: cards go round from the left of the last start player on."""
    check_nothing(s, "In the deal")
    sizes = [cards_in(s.players[seat].pack) for seat in range(s.seats)]
    if any(s.players[seat].hand or s.players[seat].picks or s.players[seat].announced for seat in range(s.seats)):
        raise BadPosition("In the deal nobody has picked or announced anything.")
    if s.to_deal <= 0:
        raise BadPosition("All cards are dealt: phase is draft.")
    scarce = s.to_deal + sum(sizes) < s.box.deal[s.seats - MIN_SEATS] * s.seats
    if rule_of(step) == "DrawFirst":
        if sum(sizes) or s.start != NONE or not scarce:
            raise BadPosition("DrawFirst is asked before the first deal, if there are too few cards for all.")
        return
    first = (step.id - deal_to(0).id - sum(sizes)) % s.seats
    if first != (s.start + 1) % s.seats and not (scarce and s.start == NONE):
        raise BadPosition(f"DealCard goes to seat {(s.start + 1 + sum(sizes)) % s.seats} next.")
    for seat in range(s.seats):
        due = -(-(sum(sizes) - (seat - first) % s.seats) // s.seats)
        if sizes[seat] != due:
            raise BadPosition(f"Seat {seat} has been dealt {due} cards of {sum(sizes)}, not {sizes[seat]}.")


def check_draft(s: Architects) -> None:
    """ARC-2.1, ARC-2.3, ARC-3.3: packs of the same size, announcements that are true."""
    sizes = [len(dealt(s, seat)) for seat in range(s.seats)]
    deal = s.box.deal[s.seats - MIN_SEATS]
    scarce = s.deck_size == 0 and max(sizes) <= deal and max(sizes) - min(sizes) <= 1
    for seat, size_of in enumerate(sizes):
        if size_of != deal and not scarce:
            raise BadPosition(f"Everybody was dealt {deal} cards; of those of seat {seat} there are {size_of}.")
    told = [s.players[seat].announced for seat in range(s.seats)]
    if (SILENT in told) != (set(told) == {SILENT}):
        raise BadPosition("Either everybody has announced whether they hold a plan, or nobody has.")
    for seat, word in enumerate(told):
        holds = any(card >= PLAN for card in dealt(s, seat))
        if word != SILENT and (word == WITH_PLAN) != holds:
            raise BadPosition(f"Seat {seat} announced {ANNOUNCEMENTS[word]}, but the pack says otherwise.")


def check_pass(s: Architects, asked: list[Step]) -> None:
    """ARC-2.3, ARC-3.1: an open pass of the draft."""
    check_nothing(s, "In the draft")
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand != p.pile():
            raise BadPosition(f"In the draft the hand of seat {seat} is what it has picked.")
        if not s.draft_pass <= picks_of(p) <= s.draft_pass + 1:
            raise BadPosition(f"Seat {seat} has picked {picks_of(p)} cards, others {s.draft_pass}: one more at most.")
    if s.draft_pass >= s.passes:
        raise BadPosition(f"After {s.passes} picks the draft is over: phase is build.")
    if sorted(step.seat for step in asked) != pickers(s):
        raise BadPosition(f"MustPick is asked of who has picked {s.draft_pass} cards: {pickers(s)}.")
    if (s.plans() > 0) != (s.players[0].announced == SILENT):
        raise BadPosition("Plans are announced just if none lies on the table.")


def check_building(s: Architects, step: Step) -> None:
    """ARC-4.1, ARC-5.3: the construction phase."""
    for seat in range(s.seats):
        check_hand(s, seat, rule_of(step) == "MoveBlocks" and step.seat == seat and s.moved == 0)
    check_used(s)
    if rule_of(step) == "DrawStart":
        check_lot(s)
        return
    s.turn = step.seat
    s.start = step.seat if s.start == NONE else s.start
    me = s.players[step.seat]
    if rule_of(step) == "MayPlay":
        if not is_in(me):
            raise BadPosition(f"Seat {step.seat} has no cards or has passed: it is not asked.")
    else:
        check_workers(s, step, me)


def check_hand(s: Architects, seat: int, unmoved: bool) -> None:
    """ARC-3.3, ARC-4.1, ARC-7.1: what was picked is in hand or was played; a card in play may not have moved yet."""
    p = s.players[seat]
    if picks_of(p) != s.passes:
        raise BadPosition(f"Everybody picked {s.passes} cards; seat {seat} has picked {picks_of(p)}.")
    for card in range(KINDS):
        if count(p.hand, card) > (count(p.pile(), card) if card != LIMESTONE else 0):
            raise BadPosition(f"Seat {seat} holds {CARDS[card]}, which it did not pick or which is in the quarry.")
    if p.passed and p.hand == 0:
        raise BadPosition(f"Seat {seat} cannot have passed: it has no cards.")
    cards = [kind for kind in range(WORKER_KINDS) for i in range(count(p.worker_cards(), WORKER + kind))]
    least, most = len(cards) - unmoved, sum(s.box.workers[kind] for kind in cards)
    if not least <= p.workers <= most:
        raise BadPosition(f"Seat {seat} played {len(cards)} worker cards: they moved {least} to {most} blocks.")


def check_used(s: Architects) -> None:
    """ARC-6.6, ARC-7.1: used are the worker cards that were played, and whole pyramids."""
    players = [s.players[seat] for seat in range(s.seats)]
    lying = [s.used, *(s.sites[i].cards() for i in range(SITES))]
    for card in range(LIMESTONE + 1, KINDS):
        played = sum(count(p.played(), card) for p in players)
        there = sum(count(stack, card) for stack in lying)
        worker = WORKER <= card < WORKER + WORKER_KINDS
        if played > there or (worker and played < there):
            raise BadPosition(f"{played} cards {CARDS[card]} were played this round; on sites and used are {there}.")
    blocks = sum(s.box.blocks[plan] for plan in range(len(PYRAMIDS)) if count(s.used, PLAN + plan))
    if count(s.used, LIMESTONE) != blocks:
        raise BadPosition(f"table.used holds whole pyramids: {blocks} limestone with these plans.")
    if not has_plan(s.used) and s.used != sum(p.worker_cards() for p in players):
        raise BadPosition("Without a plan in table.used there are only worker cards.")
    if sum(p.workers for p in players) > sum(count(stack, LIMESTONE) for stack in lying) or (s.moved and not s.used):
        raise BadPosition("The blocks that workers moved this round lie on the sites or are used.")


def check_lot(s: Architects) -> None:
    """ARC-5.2: a lot decides who begins among those who are tied, before anything is played."""
    begun = any(s.players[seat].workers or s.players[seat].passed for seat in range(s.seats))
    tied = [steps_from_leader(s, seat) for seat in range(s.seats)]
    if s.used or s.moved or begun or tied.count(min(tied)) < 2 or (s.start == NONE) != (s.round == 1):
        raise BadPosition("DrawStart is asked before the first turn of a round, if the lowest points are tied.")


def check_workers(s: Architects, step: Step, me: Player) -> None:
    """ARC-7.1: a worker card in play, with so many workers left."""
    kinds = [kind for kind in range(WORKER_KINDS) if count(me.worker_cards(), WORKER + kind)]
    whole = step.left > 0 and any(s.box.workers[kind] == s.moved + step.left for kind in kinds)
    if not whole or me.workers < s.moved or me.passed:
        raise BadPosition(
            f"Seat {step.seat} has played no card with {s.moved} workers that moved and {step.left} left."
        )
    if s.quarry == 0 or s.plans() == 0 or (s.moved == 0 and s.plans() == 1):
        raise BadPosition("MoveBlocks is asked if there are blocks in the quarry and a choice of what to do.")


POSITIONS = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH)
