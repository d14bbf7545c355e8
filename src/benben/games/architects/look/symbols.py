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
from benben.games.architects.look.lettering import drawing_of, title_of

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
        ready = [("ui-check", "picked", "Has picked a card")] if other["confirmed"] else []
        return [
            ("pile", f"{other['cards']} + {other['pile']} kept", "Cards in the pack, and cards picked so far"),
            *ready,
            *_announced(other["announced"]),
        ]
    if table["phase"] == "over":
        return []
    coming = f" → {other['worker_points']}" if other["workers"] else ""
    return [
        ("pile", str(other["cards"]), "Cards in hand"),
        ("limestone", str(other["limestone"]), "Limestone brought to the quarry"),
        ("worker", f"{other['workers']}{coming}", "Workers who moved a block, and the points they will bring"),
        *([("ui-pass", "passed", "Has passed")] if other["passed"] else []),
    ]


def _announced(answer: str) -> list[tuple[str, str, str]]:
    told = {"yes": ("plan", "yes", "Told to hold a plan"), "no": ("plan", "no", "Told to hold no plan")}
    return [told[answer]] if answer else []


# Rows of cards for the help, and what they mean.
EXAMPLES: Final[dict[str, tuple[str, str]]] = {
    "draft": ("limestone worker_2 cat plan_3", "A pack: pick one card, hand the rest to the left"),
    "quarry": ("limestone limestone limestone", "All limestone goes to the quarry; the most scores {most_limestone}"),
    "plans": ("plan_2 plan_5", "Who plays a plan scores the left figure, who lays its last block the right one"),
    "workers": ("worker_1 worker_2 worker_3", "Each worker moves one block"),
    "tombs": ("mummy sarcophagus", "{mummy} points each, {set_bonus} more for the second; laid together {both}"),
    "idols": ("cat bird dog", "The first, second, third kind in a pyramid: {idols} points"),
    "glyphs": ("glyph_2 glyph_3 glyph_4", "Hieroglyphics score what is printed on them"),
}  # fmt: skip
PITCH: Final = CARD.width + 10


def examples() -> dict[str, Node]:
    """Cards with what they mean, for topics of the help."""
    return {topic: _example(cards.split(), _filled(words)) for topic, (cards, words) in EXAMPLES.items()}


def _filled(words: str) -> str:
    idols = ", ".join(str(n) for n in CELLS["idols"])
    both = CELLS["mummy"][0] + CELLS["sarcophagus"][0] + 2 * CELLS["set_bonus"][0]
    given = {name: values[0] for name, values in CELLS.items() if name != "idols"}
    return words.format(**given, idols=idols, both=both)


def _example(cards: list[str], result: str) -> Node:
    drawn = [placed(Point(PITCH * (i + 0.5), CARD.height / 2 + 4), full(card, CELLS)) for i, card in enumerate(cards)]
    width, height = number(PITCH * len(cards)), number(CARD.height + 8)
    said = ", ".join(title_of(card, CELLS) for card in cards)
    row = h.svg(".plate", viewBox=f"0 0 {width} {height}", width=width, height=height, role="img", aria_label=said)
    return h.figure(".example")[row[drawn], h.figcaption[result]]
