"""SVG shapes that the boards of all games share.

A board is a list of registers (`Register`), each one SVG made of layers: ground, spaces (`Space`), pieces (`Piece`),
marks of the last move. `sheet_of` sets them into a page, `standalone` into a file. `sheet` is the page's stock of
drawings. The style lies beside this module: tokens.css (all values), shapes.css (everything inside an SVG), board.css
(the sheet they stand on).
"""

from __future__ import annotations

from benben.draw.composition import section, sheet_of, standalone
from benben.draw.register import Register
from benben.draw.spaces import Marks, Piece, Space
from benben.draw.symbols import package_text, sheet

__all__ = [
    "Marks",
    "Piece",
    "Register",
    "Space",
    "package_text",
    "section",
    "sheet",
    "sheet_of",
    "standalone",
]
