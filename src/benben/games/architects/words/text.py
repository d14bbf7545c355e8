"""What Egyptian Architects says while it is played: questions and log lines. All made from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benben.core.events import SCORE, Event
from benben.games.architects import actions as arc
from benben.games.architects.cards import CARDS
from benben.games.architects.components import CELLS, GLYPHS, IDOLS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView
from benben.games.architects.words import say

Cells = Mapping[str, Sequence[int]]


def cells_of(view: ArchitectsView) -> dict[str, list[int]]:
    """The printed numbers, a designer's changes among them."""
    changes: dict[str, list[int]] = view.get("variant", {})
    return CELLS | changes


def kind_of(card: str) -> str:
    """The kind of a card: 'worker', 'glyph', 'plan', or the card itself.

    >>> kind_of("worker_2"), kind_of("cat")
    ('worker', 'cat')
    """
    return card.partition("_")[0]


def number_on(card: str, cells: Cells) -> int:
    """What is printed on a card: how many workers, how many points of hieroglyphics, the plan's number; else 0.

    >>> number_on("worker_2", CELLS), number_on("plan_6", CELLS), number_on("cat", CELLS)
    (2, 6, 0)
    """
    kind = kind_of(card)
    if kind == "worker":
        return cells["workers"][int(card[-1]) - 1]
    if kind == "glyph":
        return cells["glyphs"][GLYPHS.index(card)]
    return int(card[-1]) if kind == "plan" else 0


def plan_number(pyramid: str) -> int:
    """3 for 'p3'."""
    return int(pyramid[1:])


def stacked(view: ArchitectsView, cards: list[str]) -> list[str]:
    """Cards in short, alike ones taken together: ['limestone × 3', 'mummy']."""
    return [several(view, card, cards.count(card)) for card in sorted(set(cards), key=CARDS.index)]


def several(view: ArchitectsView, card: str, count: int) -> str:
    kind, n = kind_of(card), number_on(card, cells_of(view))
    return say("card.times", kind=kind, n=n, count=count) if count > 1 else say("card", kind=kind, n=n)


def tombs_of(view: ArchitectsView, pyramid: str) -> int:
    """How many tombs a pyramid has."""
    return cells_of(view)["tombs"][PYRAMIDS.index(pyramid)]


# Questions


def question(view: ArchitectsView) -> str:
    """The open question, as one sentence with the name of who answers."""
    if view["over"]:
        return outcome(view)
    return say(f"ask-{view['step']}", name=view["names"][view["actor"]] if view["actor"] >= 0 else "")


def more(view: ArchitectsView) -> str:
    """What explains the open question."""
    if view["step"] == "MustPick":
        return say("more-picks", pick=len(view["table"]["seen"]), keep=picks_of(view))
    if view["step"] == "MayPlay":
        return say("more-pass")
    return say("more-workers", workers=view["left"]) if view["step"] == "MoveBlocks" else ""


def picks_of(view: ArchitectsView) -> int:
    """How many cards everybody keeps; a changed deck may have too few for that."""
    dealt = [n + len(pack["cards"]) for n, pack in enumerate(view["table"]["seen"])]
    keep: int = cells_of(view)["keep"][view["players"] - 2]
    return min([keep, *dealt])


def outcome(view: ArchitectsView) -> str:
    """ARC-12.5: who won."""
    scores, names = view["scores"], view["names"]
    winners = [names[seat] for seat, score in enumerate(scores) if score == max(scores)]
    return say("outcome", winners=len(winners), names=winners, points=max(scores))


# Log


def event(view: ArchitectsView, e: Event) -> str:
    """One line of the log; a card that is dealt needs none."""
    name = view["names"][e.seat] if e.seat >= 0 else ""
    if e.kind == arc.DEALT:
        return ""
    if e.kind == SCORE:
        return say("scored", name=name, points=e.x, reason=arc.REASONS[e.y])
    if e.kind in (arc.PICKED, arc.LEFT_OVER):
        card = CARDS[e.x]
        return say(f"taken-{e.name}", name=name, kind=kind_of(card), n=number_on(card, cells_of(view)))
    if e.kind in (arc.MUMMY_LAID, arc.SARCOPHAGUS_LAID, arc.BOTH_LAID):
        return say(f"buried-{e.name}", name=name, plan=e.x + 1, tomb=e.y + 1, tombs=tombs_of(view, PYRAMIDS[e.x]))
    if e.kind in (arc.PLANNED, arc.COMPLETED, arc.BLOCK_MOVED):
        return say(f"built-{e.name}", name=name, plan=e.x + 1, n=e.y, of=cells_of(view)["blocks"][e.x])
    if e.kind == arc.IDOL_RAISED:
        return say("idol-raised", name=name, idol=IDOLS[e.x], plan=e.y + 1)
    if e.kind == arc.GLYPH_CARVED:
        return say("glyph-carved", name=name, n=number_on(CARDS[e.x], cells_of(view)), plan=e.y + 1)
    return say(f"event-{e.name}", name=name, x=e.x)


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
