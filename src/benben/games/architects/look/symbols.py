"""Drawings beside the board: for answers, for players' figures, and for the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.core.game import View
from benben.draw import tags as h
from benben.draw.cards import CARD
from benben.draw.geometry import Point, number
from benben.draw.shapes import placed
from benben.draw.tags import Node
from benben.games.architects.components import CELLS
from benben.games.architects.look.faces import full
from benben.games.architects.look.lettering import drawing_of, titles_of
from benben.games.architects.words import say
from benben.language import listed

Answer = Mapping[str, Any]

SYMBOLS: Final = {
    "play_plan": "plan",
    "play_worker": "worker",
    "lay_mummy": "mummy",
    "lay_sarcophagus": "sarcophagus",
    "bury_both": "tomb",
    "move_block": "limestone",
    "pass": "ui-pass",
    "rest": "ui-pass",
}


def symbol(answer: Answer) -> str:
    """The drawing that stands beside an answer."""
    named = answer.get("card") or answer.get("idol") or answer.get("glyph")
    return drawing_of(named) if named else SYMBOLS.get(answer["do"], "")


def facts(view: View, seat: int) -> list[tuple[str, str, str]]:
    """What everybody may know of a seat, as drawing, figure and what it is."""
    table, other = view["table"], view["table"]["seats"][seat]
    if table["phase"] in ("deal", "draft"):
        cards = say("fact-drafting", cards=other["cards"], pile=other["pile"])
        ready = [("ui-check", say("fact-picked"), say("fact-picked.about"))] if other["confirmed"] else []
        return [("pile", cards, say("fact-drafting.about")), *ready, *_announced(other["announced"])]
    if table["phase"] == "over":
        return []
    coming = f" → {other['worker_points']}" if other["workers"] else ""
    return [
        ("pile", str(other["cards"]), say("fact-cards")),
        ("limestone", str(other["limestone"]), say("fact-limestone")),
        ("worker", f"{other['workers']}{coming}", say("fact-workers")),
        *([("ui-pass", say("fact-passed"), say("fact-passed.about"))] if other["passed"] else []),
    ]


def _announced(answer: str) -> list[tuple[str, str, str]]:
    if not answer:
        return []
    return [("plan", say("announced", announced=answer), say("announced.about", announced=answer))]


# Rows of cards for the help.
EXAMPLES: Final = {
    "draft": "limestone worker_2 cat plan_3",
    "quarry": "limestone limestone limestone",
    "plans": "plan_2 plan_5",
    "workers": "worker_1 worker_2 worker_3",
    "tombs": "mummy sarcophagus",
    "idols": "cat bird dog",
    "hieroglyphics": "glyph_2 glyph_3 glyph_4",
}
PITCH: Final = CARD.width + 10


def examples() -> dict[str, Node]:
    """Cards with what they mean, for topics of the help."""
    return {topic: _example(cards.split(), _meaning(topic)) for topic, cards in EXAMPLES.items()}


def _meaning(topic: str) -> str:
    """What the cards of a topic mean."""
    mummy, bonus = CELLS["mummy"][0], CELLS["set_bonus"][0]
    first, second, third = CELLS["idols"]
    return say(f"example-{topic}", most=CELLS["most_limestone"][0], points=mummy, bonus=bonus,
               both=mummy + CELLS["sarcophagus"][0] + 2 * bonus, first=first, second=second, third=third)  # fmt: skip


def _example(cards: list[str], result: str) -> Node:
    drawn = [placed(Point(PITCH * (i + 0.5), CARD.height / 2 + 4), full(card, CELLS)) for i, card in enumerate(cards)]
    width, height = number(PITCH * len(cards)), number(CARD.height + 8)
    said = listed(titles_of(cards, CELLS))
    row = h.svg(".plate", viewBox=f"0 0 {width} {height}", width=width, height=height, role="img", aria_label=said)
    return h.figure(".example")[row[drawn], h.figcaption[result]]
