"""A language that nobody speaks, made from English: each word is longer and bears a mark. What is cut off, and what
was forgotten, is seen at once."""

from __future__ import annotations

import re

PSEUDO = "en-XA"
MARK = "ȧ"
LONGER = 0.4

WORD = re.compile(r"[^\W\d_]+")


def stretched(text: str, untouched: str = "") -> str:
    """The text with every word marked and 40 % longer.

    >>> stretched("Keep all dice")
    'Keepȧȧ allȧȧ diceȧȧ'
    """

    def longer(word: re.Match[str]) -> str:
        more = max(1, -int(-len(word[0]) * LONGER // 1))
        return word[0] if word[0] in untouched else word[0] + MARK * more

    return WORD.sub(longer, text)
