"""SVG shapes that the boards of all games share.

A board is a list of registers (`Register`), each a heading and one SVG made of layers: ground, spaces (`Space`), pieces
(`Piece`), marks of the last move. How a register comes about is a `Part`: what it shows of a view, and how that `Scene`
is drawn; `drawn` puts parts together and remembers them. `sheet_of` sets registers into a page, `standalone` into a
file. `sheet` is the page's stock of drawings. The style lies beside this module: tokens.css (all values), shapes.css
(everything inside an SVG), board.css (the sheet they stand on).
"""

from __future__ import annotations

from benben.draw.composition import sheet_of, standalone
from benben.draw.register import Register
from benben.draw.scene import Part, Scene, drawn
from benben.draw.spaces import Marks, Piece, Space
from benben.draw.symbols import package_text, sheet

__all__ = [
    "Marks",
    "Part",
    "Piece",
    "Register",
    "Scene",
    "Space",
    "drawn",
    "package_text",
    "sheet",
    "sheet_of",
    "standalone",
]
