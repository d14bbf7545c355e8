"""Every word that Egyptian Architects says while it is played: questions and log lines. All made from a view."""

from __future__ import annotations

from benben.core.events import SCORE, Event
from benben.games.architects import actions as arc
from benben.games.architects.cards import CARDS, GLYPH, PLAN, WORKER, WORKER_KINDS
from benben.games.architects.components import CELLS, IDOLS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView

REASONS = {
    "limestone": "for the most limestone",
    "architect": "as the architect",
    "foreman": "as the foreman",
    "workers": "for the workers",
    "tombs": "for the tomb",
    "idols": "for the idol",
    "hieroglyphics": "for the hieroglyphics",
}


def listed(words: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def counted(n: int, word: str) -> str:
    """'1 point', '2 points'."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def cells_of(view: ArchitectsView) -> dict[str, list[int]]:
    """The printed numbers, a designer's changes among them."""
    changes: dict[str, list[int]] = view.get("variant", {})
    return CELLS | changes


def pyramid(name: str) -> str:
    """'P3'."""
    return name.upper()


def card_name(view: ArchitectsView, card: str) -> str:
    """A card in short: 'limestone', '2 workers', 'hieroglyphics 3', 'plan P4'."""
    kind = CARDS.index(card)
    if WORKER <= kind < WORKER + WORKER_KINDS:
        return counted(cells_of(view)["workers"][kind - WORKER], "worker")
    if GLYPH <= kind < PLAN:
        return f"hieroglyphics {cells_of(view)['glyphs'][kind - GLYPH]}"
    return f"plan P{kind - PLAN + 1}" if kind >= PLAN else card


def one_card(view: ArchitectsView, card: str) -> str:
    """A card in a sentence: 'a block of limestone', 'a card with 2 workers', 'the plan of P4'."""
    kind = CARDS.index(card)
    if card == "limestone":
        return "a block of limestone"
    if WORKER <= kind < WORKER + WORKER_KINDS:
        return f"a card with {card_name(view, card)}"
    if GLYPH <= kind < PLAN:
        return card_name(view, card)
    return f"the plan of P{kind - PLAN + 1}" if kind >= PLAN else f"a {card}"


def stacked(view: ArchitectsView, cards: list[str]) -> list[str]:
    """Cards in short, alike ones taken together: ['limestone × 3', 'mummy']."""
    kinds = sorted(set(cards), key=CARDS.index)
    return [card_name(view, card) + (f" × {cards.count(card)}" if cards.count(card) > 1 else "") for card in kinds]


def place(view: ArchitectsView, plan: str, tomb: int) -> str:
    """'the tomb of P1', or 'tomb 2 of P6' where there are several."""
    tombs = cells_of(view)["tombs"][PYRAMIDS.index(plan)]
    return f"the tomb of {pyramid(plan)}" if tombs == 1 else f"tomb {tomb} of {pyramid(plan)}"


# Questions


def question(view: ArchitectsView) -> str:
    """The open question, as one sentence with the name of who answers."""
    if view["over"]:
        return outcome(view)
    name = view["names"][view["actor"]] if view["actor"] >= 0 else ""
    picks = len(view["table"]["seen"])
    return {
        "DrawFirst": "A lot tells who is dealt to first.",
        "DealCard": "Cards are dealt.",
        "MustPick": f"{name}, which card do you pick? It is pick {picks} of {picks_of(view)}.",
        "DrawStart": "A lot tells who begins.",
        "MayPlay": f"{name}, which card do you play? Or do you pass?",
        "MoveBlocks": f"{name}, where does the next block go? {to_go(view)}",
    }[view["step"]]


def picks_of(view: ArchitectsView) -> int:
    """How many cards everybody keeps; a changed deck may have too few for that."""
    dealt = [n + len(pack["cards"]) for n, pack in enumerate(view["table"]["seen"])]
    keep: int = cells_of(view)["keep"][view["players"] - 2]
    return min([keep, *dealt])


def to_go(view: ArchitectsView) -> str:
    return "One worker is to go." if view["left"] == 1 else f"{view['left']} workers are to go."


def outcome(view: ArchitectsView) -> str:
    """ARC-12.5: who won."""
    scores, names = view["scores"], view["names"]
    winners = [names[seat] for seat, score in enumerate(scores) if score == max(scores)]
    points = counted(max(scores), "point")
    if len(winners) == 1:
        return f"The game is over: {winners[0]} wins with {points}."
    return f"The game is over: {listed(winners)} share the win with {points}."


# Log


def event(view: ArchitectsView, e: Event) -> str:
    """One line of the log; a card that is dealt needs none."""
    name = view["names"][e.seat] if e.seat >= 0 else ""
    if e.kind == SCORE:
        return f"{name} scores {counted(e.x, 'point')} {REASONS[arc.REASONS[e.y]]}."
    if e.kind in (arc.DEALT, arc.ANNOUNCED, arc.RESHUFFLED, arc.PICKED, arc.HANDED_ON, arc.LEFT_OVER):
        return draft_line(view, name, e)
    if e.kind in (arc.MUMMY_LAID, arc.SARCOPHAGUS_LAID, arc.BOTH_LAID):
        return tomb_line(view, name, e)
    if e.kind in (arc.PLANNED, arc.COMPLETED, arc.WORKED, arc.BLOCK_MOVED, arc.IDOL_RAISED, arc.GLYPH_CARVED):
        return building_line(view, name, e)
    return course_line(name, e)


def draft_line(view: ArchitectsView, name: str, e: Event) -> str:
    if e.kind == arc.DEALT:
        return ""
    if e.kind == arc.ANNOUNCED:
        return f"{name} holds a plan." if e.x else f"{name} holds no plan."
    if e.kind == arc.RESHUFFLED:
        return "Nobody holds a plan: all cards are shuffled and dealt again."
    if e.kind == arc.PICKED:
        return f"{name} picks {one_card(view, CARDS[e.x])}."
    if e.kind == arc.LEFT_OVER:
        return f"{name} lays {one_card(view, CARDS[e.x])} aside."
    return f"{counted(e.x, 'card')} each: all hand their packs to the left."


def tomb_line(view: ArchitectsView, name: str, e: Event) -> str:
    where = place(view, PYRAMIDS[e.x], e.y + 1)
    if e.kind == arc.BOTH_LAID:
        return f"{name} lays a mummy and a sarcophagus together in {where}."
    return f"{name} lays a {'mummy' if e.kind == arc.MUMMY_LAID else 'sarcophagus'} in {where}."


def building_line(view: ArchitectsView, name: str, e: Event) -> str:
    if e.kind == arc.PLANNED:
        return f"{name} plays the plan of {pyramid(PYRAMIDS[e.x])}."
    if e.kind == arc.COMPLETED:
        return f"{name} completes {pyramid(PYRAMIDS[e.x])}: all its cards are discarded."
    if e.kind == arc.WORKED:
        return f"{name} sends {counted(e.x, 'worker')}."
    if e.kind == arc.BLOCK_MOVED:
        return f"{name} moves a block to {pyramid(PYRAMIDS[e.x])}, number {e.y} of {cells_of(view)['blocks'][e.x]}."
    if e.kind == arc.IDOL_RAISED:
        return f"{name} raises a {IDOLS[e.x]} in {pyramid(PYRAMIDS[e.y])}."
    return f"{name} carves {card_name(view, CARDS[e.x])} into {pyramid(PYRAMIDS[e.y])}."


def course_line(name: str, e: Event) -> str:
    if e.kind == arc.QUARRIED:
        return f"{name} brings {counted(e.x, 'block') if e.x else 'no block'} to the quarry."
    if e.kind == arc.ROUND_ENDED:
        return f"Round {e.x} is over: all but the pyramids in play is shuffled back into the deck."
    return {
        arc.STARTS: f"{name} begins.",
        arc.PASSED: f"{name} passes.",
        arc.RETURNED: f"{name} is in again.",
        arc.PHASE_ENDED: "Nobody plays any more in this round.",
        arc.GAME_ENDED: "The game is over.",
    }[e.kind]


# Help

TOPICS = (
    "deal",
    "draft",
    "quarry",
    "turn",
    "plans",
    "workers",
    "tombs",
    "idols",
    "hieroglyphics",
    "passing",
    "end",
    "secrets",
    "cards",
    "pyramids",
)
