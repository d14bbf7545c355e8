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
    BOOK,
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
        raise BadPosition(BOOK.message("position-not-asked", phase=PHASES[s.phase], steps=sorted(rules)))
    if s.phase != BUILDING and (s.start == NONE) != (s.round == 1):
        raise BadPosition(BOOK.message("position-start"))
    if s.phase == DEALING:
        check_deal(s, asked[0])
        return
    check_draft(s)
    if s.phase == DRAFTING:
        check_pass(s, asked)
    else:
        check_building(s, asked[0])


def check_nothing(s: Architects, phase: str) -> None:
    """Of the construction phase there is nothing."""
    players = [s.players[seat] for seat in range(s.seats)]
    if s.used or s.quarry or s.moved or any(p.workers or p.passed for p in players):
        raise BadPosition(BOOK.message("position-nothing-built", phase=phase))


def check_over(s: Architects) -> None:
    players = [s.players[seat] for seat in range(s.seats)]
    if s.phase != BUILDING or s.round < s.box.rounds or s.start == NONE:
        raise BadPosition(BOOK.message("position-not-over", rounds=s.box.rounds))
    check_nothing(s, "over")
    if any(p.pack or p.hand or p.picks or p.announced for p in players):
        raise BadPosition(BOOK.message("position-over"))


def check_deal(s: Architects, step: Step) -> None:
    """ARC-2.1, ARC-2.2: cards go round from the left of the last start player on."""
    check_nothing(s, "deal")
    sizes = [cards_in(s.players[seat].pack) for seat in range(s.seats)]
    if any(s.players[seat].hand or s.players[seat].picks or s.players[seat].announced for seat in range(s.seats)):
        raise BadPosition(BOOK.message("position-picked-early"))
    if s.to_deal <= 0:
        raise BadPosition(BOOK.message("position-dealt"))
    scarce = s.to_deal + sum(sizes) < s.box.deal[s.seats - MIN_SEATS] * s.seats
    if rule_of(step) == "DrawFirst":
        if sum(sizes) or s.start != NONE or not scarce:
            raise BadPosition(BOOK.message("position-draw-first"))
        return
    first = (step.id - deal_to(0).id - sum(sizes)) % s.seats
    if first != (s.start + 1) % s.seats and not (scarce and s.start == NONE):
        receiver = str((s.start + 1 + sum(sizes)) % s.seats)
        raise BadPosition(BOOK.message("position-next-card", seat=receiver))
    for seat in range(s.seats):
        due = -(-(sum(sizes) - (seat - first) % s.seats) // s.seats)
        if sizes[seat] != due:
            raise BadPosition(
                BOOK.message("position-dealt-to", seat=str(seat), cards=due, of=sum(sizes), given=sizes[seat])
            )


def check_draft(s: Architects) -> None:
    """ARC-2.1, ARC-2.3, ARC-3.3: packs of the same size, announcements that are true."""
    sizes = [len(dealt(s, seat)) for seat in range(s.seats)]
    deal = s.box.deal[s.seats - MIN_SEATS]
    scarce = s.deck_size == 0 and max(sizes) <= deal and max(sizes) - min(sizes) <= 1
    for seat, size_of in enumerate(sizes):
        if size_of != deal and not scarce:
            raise BadPosition(BOOK.message("position-pack", deal=deal, seat=str(seat), cards=size_of))
    told = [s.players[seat].announced for seat in range(s.seats)]
    if (SILENT in told) != (set(told) == {SILENT}):
        raise BadPosition(BOOK.message("position-announced-by-some"))
    for seat, word in enumerate(told):
        holds = any(card >= PLAN for card in dealt(s, seat))
        if word != SILENT and (word == WITH_PLAN) != holds:
            raise BadPosition(BOOK.message("position-announced-falsely", seat=str(seat), announced=ANNOUNCEMENTS[word]))


def check_pass(s: Architects, asked: list[Step]) -> None:
    """ARC-2.3, ARC-3.1: an open pass of the draft."""
    check_nothing(s, "draft")
    for seat in range(s.seats):
        p = s.players[seat]
        if p.hand != p.pile():
            raise BadPosition(BOOK.message("position-draft-hand", seat=str(seat)))
        if not s.draft_pass <= picks_of(p) <= s.draft_pass + 1:
            raise BadPosition(BOOK.message("position-picks", seat=str(seat), cards=picks_of(p), others=s.draft_pass))
    if s.draft_pass >= s.passes:
        raise BadPosition(BOOK.message("position-draft-over", picks=s.passes))
    if sorted(step.seat for step in asked) != pickers(s):
        raise BadPosition(
            BOOK.message("position-pickers", cards=s.draft_pass, seats=[str(seat) for seat in pickers(s)])
        )
    if (s.plans() > 0) != (s.players[0].announced == SILENT):
        raise BadPosition(BOOK.message("position-announced-without-need"))


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
            raise BadPosition(BOOK.message("position-out", seat=str(step.seat)))
    else:
        check_workers(s, step, me)


def check_hand(s: Architects, seat: int, unmoved: bool) -> None:
    """ARC-3.3, ARC-4.1, ARC-7.1: what was picked is in hand or was played; a card in play may not have moved yet."""
    p = s.players[seat]
    if picks_of(p) != s.passes:
        raise BadPosition(BOOK.message("position-picked", picks=s.passes, seat=str(seat), cards=picks_of(p)))
    for card in range(KINDS):
        if count(p.hand, card) > (count(p.pile(), card) if card != LIMESTONE else 0):
            raise BadPosition(BOOK.message("position-not-picked", seat=str(seat), card=CARDS[card]))
    if p.passed and p.hand == 0:
        raise BadPosition(BOOK.message("position-passed-without-cards", seat=str(seat)))
    cards = [kind for kind in range(WORKER_KINDS) for i in range(count(p.worker_cards(), WORKER + kind))]
    least, most = len(cards) - unmoved, sum(s.box.workers[kind] for kind in cards)
    if not least <= p.workers <= most:
        raise BadPosition(
            BOOK.message("position-worker-cards", seat=str(seat), cards=len(cards), least=least, most=most)
        )


def check_used(s: Architects) -> None:
    """ARC-6.6, ARC-7.1: used are the worker cards that were played, and whole pyramids."""
    players = [s.players[seat] for seat in range(s.seats)]
    lying = [s.used, *(s.sites[i].cards() for i in range(SITES))]
    for card in range(LIMESTONE + 1, KINDS):
        played = sum(count(p.played(), card) for p in players)
        there = sum(count(stack, card) for stack in lying)
        worker = WORKER <= card < WORKER + WORKER_KINDS
        if played > there or (worker and played < there):
            raise BadPosition(BOOK.message("position-played", cards=played, card=CARDS[card], there=there))
    blocks = sum(s.box.blocks[plan] for plan in range(len(PYRAMIDS)) if count(s.used, PLAN + plan))
    if count(s.used, LIMESTONE) != blocks:
        raise BadPosition(BOOK.message("position-used-blocks", blocks=blocks))
    if not has_plan(s.used) and s.used != sum(p.worker_cards() for p in players):
        raise BadPosition(BOOK.message("position-used-workers"))
    if sum(p.workers for p in players) > sum(count(stack, LIMESTONE) for stack in lying) or (s.moved and not s.used):
        raise BadPosition(BOOK.message("position-moved-blocks"))


def check_lot(s: Architects) -> None:
    """ARC-5.2: a lot decides who begins among those who are tied, before anything is played."""
    begun = any(s.players[seat].workers or s.players[seat].passed for seat in range(s.seats))
    tied = [steps_from_leader(s, seat) for seat in range(s.seats)]
    if s.used or s.moved or begun or tied.count(min(tied)) < 2 or (s.start == NONE) != (s.round == 1):
        raise BadPosition(BOOK.message("position-draw-start"))


def check_workers(s: Architects, step: Step, me: Player) -> None:
    """ARC-7.1: a worker card in play, with so many workers left."""
    kinds = [kind for kind in range(WORKER_KINDS) if count(me.worker_cards(), WORKER + kind)]
    whole = step.left > 0 and any(s.box.workers[kind] == s.moved + step.left for kind in kinds)
    if not whole or me.workers < s.moved or me.passed:
        raise BadPosition(BOOK.message("position-no-such-workers", seat=str(step.seat), moved=s.moved, left=step.left))
    if s.quarry == 0 or s.plans() == 0 or (s.moved == 0 and s.plans() == 1):
        raise BadPosition(BOOK.message("position-move-blocks"))


POSITIONS = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH)
