"""The picture on a game's box. Each game draws its own; its paint are the classes `cv-…` of the page's style."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number
from benben.draw.shapes import circle, drawing, printed, rect
from benben.draw.tags import Element

WHOLE: Final = Box(0, 0, 240, 190)


@dataclass(frozen=True, slots=True)
class Cover:
    """What stands for a game: a picture as large as WHOLE, and a drawing of the sheet where there is little room."""

    emblem: str
    draw: Callable[[], Markup]


def picture(cover: Cover) -> Element:
    """A cover as a picture of a page."""
    size = f"0 0 {number(WHOLE.width)} {number(WHOLE.height)}"
    return h.svg(".art", viewBox=size, preserveAspectRatio="xMidYMax slice", aria_hidden="true")[cover.draw()]


def disc(at: Point, radius: float) -> Element:
    """The disc of the sun."""
    return circle(at, radius, "cv-gold cv-edge")


def _morning() -> Markup:
    """A pyramid in the morning."""
    return printed(
        rect(WHOLE, "cv-sky"),
        disc(Point(168, 58), 30),
        rect(Box(0, 150, 240, 40), "cv-sand cv-edge"),
        drawing("pyramid", Box(30, 30, 140, 140)),
    )


PLAIN: Final = Cover("pyramid", _morning)  # for a game that draws none
