"""The rows of cards and towns of Egizia, and what its sphinx cards count as drawings with figures."""

from __future__ import annotations

from typing import Final

from benben.games.egizia.words.cards import WORDS
from benben.games.egizia_common.look.glyphs import Glyph
from benben.games.egizia_common.look.rows import MEASURE_GLYPHS, Rows

# What sphinx cards count beside what the family counts.
OWN_GLYPHS: Final[dict[str, list[Glyph]]] = {
    "lead_strength": [("crew-white", "")],
    "graves": [("grave", "")],
    "temple": [("temple", "")],
    "each_monument": [("obelisk", ""), ("grave", ""), ("temple", ""), ("pyramid", "")],
    "obelisk_top": [("obelisk", "↑")],
    "temple_top": [("temple", "↑")],
}
ROWS: Final = Rows(WORDS, {**MEASURE_GLYPHS, **OWN_GLYPHS})
