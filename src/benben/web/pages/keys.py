"""The keys that do something at a table."""

from __future__ import annotations

from benben.draw import tags as h
from benben.draw.tags import Element

KEYS = (
    ("1 – 9", "choose the first, second, … answer"),
    ("arrows", "go from one gold space to the next"),
    ("Enter, Space", "press it"),
    ("Esc", "choose anew, close"),
    ("U, R", "undo, redo"),
    ("H", "hint"),
    ("L", "look closer at what has the focus"),
    ("?", "these rules"),
)


def keys_list() -> Element:
    """All keys, for the foot of the rules."""
    rows = [[h.dt[h.kbd[key]], h.dd[words]] for key, words in KEYS]
    return h.section(".keys", aria_label="Keys")[h.h3["Keys"], h.dl[rows]]
