"""The covers of both games: a ship on the Nile, with buildings behind it in two rows of dunes."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from benben.draw.cover import WHOLE, disc
from benben.draw.geometry import Box, Point
from benben.draw.shapes import drawing, path, printed, rect


@dataclass(frozen=True)
class Landscape:
    """Paths of both dunes, of the river and its waves, with a drawing behind each of them, and the sun."""

    sky: str
    sun: Point
    behind: tuple[str, Box]
    dunes: tuple[str, str]
    between: tuple[str, Box]
    on_bank: tuple[str, Box]
    river: str
    waves: str
    ship: Box

    def draw(self) -> Markup:
        return printed(
            rect(WHOLE, self.sky),
            disc(self.sun, 30),
            drawing(*self.behind),
            path(self.dunes[0], "cv-gold cv-edge"),
            drawing(*self.between),
            path(self.dunes[1], "cv-sand cv-edge"),
            drawing(*self.on_bank),
            path(self.river, "cv-water cv-edge"),
            path(self.waves, "cv-none cv-edge"),
            drawing("ship", self.ship),
        )
