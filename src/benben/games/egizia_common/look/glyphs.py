"""What cards and tiles bring, as drawings with a figure beside them: the same for both games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from benben.draw.geometry import Box, Point
from benben.draw.shapes import drawing, words
from benben.draw.tags import Node
from benben.games.egizia_common.nile_card import (
    ANYTIME,
    COMBINATION,
    FIELD,
    KINDS,
    PERMANENT,
    POWERS,
    QUARRY,
    USES,
    VERBS,
    NileCard,
)
from benben.games.egizia_common.river import COLOURS
from benben.games.egizia_common.words.cards import FAMILY_TERMS, Terms, named
from benben.language import signed

Glyph = tuple[str, str]  # a drawing, '' for none, and what stands beside it

# By what a game calls its crews.
CREW_DRAWINGS: Final = {
    "green": "crew-green", "blue": "crew-blue", "yellow": "crew-yellow", "lead": "crew-purple", "joker": "crew-white",
}  # fmt: skip
VERB_DRAWINGS: Final = {
    **CREW_DRAWINGS,
    "any_crew": "crew-any",
    "grain_market": "market-grain",
    "stone_market": "market-stone",
    "stones": "stone",
    "ring": "ring",
    "points": "points",
    "points_at_end": "ui-last",
    "free_brick": "brick",
    "points_for_zone_b": "pyramid",
    "points_for_zone_a": "obelisk",
    "late_build": "ship",
    "two_crews": "crew-any",
    "points_for_pairs": "brick",
}
USE_DRAWINGS: Final = {
    "grain": "grain", "stones": "stone", "strength": "strength", "ship": "ship", "keep": "sphinx", "sell": "stone",
    "upriver": "ship",
}  # fmt: skip
LETTER: Final = 0.71  # the width of a bold figure in a wide font, in its height
SPACE: Final = 5.0  # between glyphs


def verb_glyphs(verb: int, amount: int, terms: Terms = FAMILY_TERMS) -> list[Glyph]:
    """What happens at once, in a game with such terms.

    >>> verb_glyphs(VERBS.index("ring"), 2), verb_glyphs(VERBS.index("points_for_zone_a"), 1)
    ([('ring', '≤2')], [('points', '+1'), ('obelisk', '×')])
    """
    name = VERBS[verb]
    if name == "ring":
        return [("ring", f"≤{amount}")]
    if name == "two_crews":
        return [("crew-any", signed(amount)), ("crew-any", signed(amount))]
    if name == "points_for_pairs":
        return [("brick", "2→"), ("points", signed(amount))]
    if name.startswith("points_for_"):
        return [("points", signed(amount)), (VERB_DRAWINGS[name], "×")]
    return [(VERB_DRAWINGS[named(name, terms)], "…" if name == "late_build" else signed(amount))]


def use_glyphs(use: int, amount: int) -> list[Glyph]:
    """What a card for one use may be used for."""
    name = USES[use]
    if name == "upriver":
        return [("ui-prev", ""), ("ship", "")]
    return [("stone", f"≤{amount}→"), ("points", "")] if name == "sell" else [(USE_DRAWINGS[name], str(amount))]


def power_glyphs(power: int, numbers: Sequence[int]) -> list[Glyph]:
    """What a permanent card is good for."""
    first = numbers[0] if numbers else 1
    rows: dict[str, list[Glyph]] = {
        "raise_crew": [("crew-any", signed(first))],
        "stones_for_grain": [("stone", "→"), ("grain", "")],
        "free_sphinx_card": [("sphinx", signed(first))],
        "upgrade_field": [("field-red", "→"), ("field-yellow", "→"), ("field-green", "")],
        "stones_for_crew": [("stone", f"{first}→"), ("crew-any", signed(1))],
        "crew_for_markets": [("crew-any", f"{signed(-1)}→"), ("market", signed(1))],
        "leftover_card": [("tile", "1"), *([("", "/"), ("points", str(first))] if first else [])],
        "share_town": [("tile", ""), ("ship", "×2")],
        "double_town": [("tile", f"×{first}")],
        "upriver_ship": [("ui-prev", ""), ("ship", "")],
        "full_site": [("ship", "4.→"), ("strength", "")],
    }
    return rows[POWERS[power]]


def card_glyphs(card: NileCard, numbers: list[int], terms: Terms = FAMILY_TERMS) -> list[Glyph]:
    """What a Nile card brings beside its field and its quarry."""
    if card.kind == PERMANENT:
        return power_glyphs(card.power, numbers)
    found: list[Glyph] = []
    for verb, amount in zip(card.verbs, card.amounts_in(numbers), strict=True):
        if card.kind == ANYTIME:
            found += [("", "/")] if found else []
            found += use_glyphs(verb, amount)
        else:
            found += verb_glyphs(verb, amount, terms)
    return found


def produce_glyphs(card: NileCard, numbers: list[int], colour: str = "") -> list[Glyph]:
    """The field and the quarry of a card."""
    found: list[Glyph] = []
    if card.has_quarry:
        found.append(("stone", str(card.stones_in(numbers))))
    if card.has_field:
        found.append((f"field-{colour or COLOURS[card.colour]}", str(card.grain_in(numbers))))
    return found


def kind_of(card: NileCard) -> str:
    """How a card is called: its kind, a field by its colour."""
    return f"field-{COLOURS[card.colour]}" if card.kind == FIELD else KINDS[card.kind]


def is_kept(card: NileCard) -> bool:
    """Whether it is neither a field nor a quarry."""
    return card.kind not in (FIELD, QUARRY, COMBINATION)


def glyph_width(glyph: Glyph, size: float, letters: int) -> float:
    symbol, text = glyph
    return (size if symbol else 0) + (LETTER * letters * len(text) + 1 if text else 0)


def row_width(glyphs: Sequence[Glyph], size: float, letters: int = 15) -> float:
    """How wide glyphs are side by side: drawings of a size, letters of another."""
    gap = SPACE if len(glyphs) < 4 else SPACE / 2
    return sum(glyph_width(glyph, size, letters) for glyph in glyphs) + gap * (len(glyphs) - 1)


def glyph_row(centre: Point, glyphs: Sequence[Glyph], size: float, room: float, letters: int = 15) -> Node:
    """Glyphs side by side about a point; where there is little room all of it becomes smaller, or goes without text."""
    if not glyphs:
        return None
    while letters > 13 and row_width(glyphs, size, letters) > room:
        letters -= 2
    while size > 12 and row_width(glyphs, size, letters) > room:
        size -= 1
    if row_width(glyphs, size, letters) > room + 4 and any(text for _, text in glyphs):
        return glyph_row(centre, [(symbol, "") for symbol, _ in glyphs if symbol], 18, room)
    while len(glyphs) > 1 and row_width(glyphs, size, letters) > room + 4:
        glyphs = glyphs[:-1]
    gap = SPACE if len(glyphs) < 4 else SPACE / 2
    left, nodes = centre.x - row_width(glyphs, size, letters) / 2, list[Node]()
    for glyph in glyphs:
        symbol, text = glyph
        if symbol:
            nodes.append(drawing(symbol, Box(left, centre.y - size / 2, size, size)))
        if text:
            at = Point(left + (size + 1 if symbol else 0), centre.y + letters * 0.36)
            nodes.append(words(at, text, f"n f{letters}"))
        left += glyph_width(glyph, size, letters) + gap
    return nodes


def split(glyphs: Sequence[Glyph], size: float, room: float) -> list[list[Glyph]]:
    """Glyphs in one row, or in two where they need more room."""
    if row_width(glyphs, size, 13) <= room or len(glyphs) < 2:
        return [list(glyphs)]
    middle = (len(glyphs) + 1) // 2
    return [list(glyphs[:middle]), list(glyphs[middle:])]
