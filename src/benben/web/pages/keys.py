"""The keys that do something at a table."""

from __future__ import annotations

from benben.draw import tags as h
from benben.draw.tags import Element
from benben.web.words import say

KEYS = ("answer", "arrows", "press", "back", "undo", "hint", "closer", "rules")


def keys_list() -> Element:
    """All keys, for the foot of the rules."""
    rows = [[h.dt[h.kbd[say(f"key-{key}.keys")]], h.dd[say(f"key-{key}")]] for key in KEYS]
    return h.section(".keys", aria_label=say("keys"))[h.h3[say("keys")], h.dl[rows]]
