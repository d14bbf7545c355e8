"""The pictures on the boxes of the games. A game without one of its own gets a pyramid in the morning."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from benben.draw import tags as h
from benben.draw.geometry import Box, Point, number, translate
from benben.draw.shapes import circle, drawing, path, printed, rect
from benben.draw.tags import Element, Node

WIDTH, HEIGHT = 240.0, 190.0
WHOLE = Box(0, 0, WIDTH, HEIGHT)
SYMBOLS = {"ra-dice": "sun", "egyptia": "pyramid", "architects": "plan", "egizia": "temple", "egizia-sands": "sphinx"}


def symbol(game: str) -> str:
    """The drawing that stands for a game in a list."""
    return SYMBOLS.get(game, "pyramid")


@cache
def cover(game: str) -> Element:
    """The picture of a game."""
    parts = Markup(COVERS.get(game, _morning)())
    return h.svg(".art", viewBox="0 0 240 190", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[parts]


def _sun(at: Point, radius: float) -> Element:
    return circle(at, radius, "cv-gold cv-edge")


def _square(middle: tuple[float, float], size: float) -> Box:
    return Box.around(Point(*middle), size)


# Ra: the sun rises over the water, five dice float in it

FACES = (("yellow", "pharaoh", -7), ("blue", "ankh", 4), ("purple", "monument", -3), ("green", "nile", 6),
         ("red", "civilization", -5))  # fmt: skip


def _ray(i: int) -> Element:
    angles = [(-18 * i + offset) * pi / 180 for offset in (4, -4)]
    ends = [Point(120 + 240 * cos(angle), 96 + 240 * sin(angle)) for angle in angles]
    return path("M120 96" + "".join(f"L{number(end.x)} {number(end.y)}" for end in ends) + "z", "cv-ray")


def _die(i: int) -> Element:
    colour, face, lean = FACES[i]
    at = Point(27 + 46.5 * i, 155 if i % 2 == 0 else 147)
    return h.g(transform=f"{translate(at)} rotate({lean})")[
        rect(Box(-20, -20, 40, 40), "cv-edge", 7, colour),
        rect(Box(-14.5, -14.5, 29, 29), "cv-raised", 4),
        drawing(face, Box(-13, -13, 26, 26)),
    ]


def _ra() -> str:
    waves = "M0 112" + "l10 -8 10 8" * 12 + "V190H0z"
    middle = Point(120, 88)
    disc = [_sun(middle, 46), circle(middle, 36, "cv-none cv-edge"), circle(middle, 8, "cv-ink")]
    return printed(
        rect(WHOLE, "cv-night"), [_ray(i) for i in range(11)], disc, path(waves, "cv-water cv-edge"),
        [_die(i) for i in range(5)],
    )  # fmt: skip


# Egyptia: a city of hexes

CITY = {
    (0, 0): "oasis", (1, 0): "field", (-1, 0): "quarry", (-0.5, -1): "pyramid", (0.5, -1): "obelisk",
    (-0.5, 1): "mine", (0.5, 1): "mound", (1.5, -1): "", (-1.5, 1): "", (-2, 0): "pyramid", (2, 0): "",
    (-1.5, -1): "", (1.5, 1): "", (1, -2): "mine", (-1, 2): "", (-1, -2): "", (0, -2): "", (0, 2): "", (1, 2): "",
}  # fmt: skip
GOLDEN = {(1, 0), (-0.5, -1), (-0.5, 1), (-1.5, 1), (1.5, 1), (-1, -2), (0, -2)}


def _hex(place: tuple[float, float], what: str) -> Node:
    middle = Point(120 + 58.9 * place[0], 95 + 51 * place[1])
    corners = [Point(middle.x + 33 * sin(pi / 3 * i), middle.y - 33 * cos(pi / 3 * i)) for i in range(6)]
    fill = "cv-oasis" if what == "oasis" else "cv-gold" if place in GOLDEN else "cv-ivory"
    d = "M" + "L".join(f"{number(corner.x)} {number(corner.y)}" for corner in corners) + "z"
    return [path(d, f"{fill} cv-edge"), drawing(what, Box.around(middle, 40)) if what else None]


def _egyptia() -> str:
    return printed(rect(WHOLE, "cv-sand"), [_hex(place, what) for place, what in CITY.items()])


# Architects: a pyramid with chambers

CHAMBERS = (
    (60, 148, "cv-stone", ""), (100, 148, "cv-ivory", "mummy"), (140, 148, "cv-ivory", "hieroglyphics"),
    (180, 148, "cv-stone", ""), (80, 108, "cv-ivory", "cat"), (120, 108, "cv-ivory", "sarcophagus"),
    (160, 108, "cv-ivory", "bird"), (120, 68, "cv-ivory", "dog"),
)  # fmt: skip


def _chamber(x: float, y: float, fill: str, what: str) -> Node:
    return [rect(_square((x, y), 40), f"{fill} cv-edge"), drawing(what, _square((x, y), 34)) if what else None]


def _architects() -> str:
    return printed(
        rect(WHOLE, "cv-sky"), _sun(Point(204, 34), 20), rect(Box(0, 168, 240, 22), "cv-sand cv-edge"),
        path("M120 2L238 168H2z", "cv-earth cv-edge"), [_chamber(*chamber) for chamber in CHAMBERS],
    )  # fmt: skip


# Egizia: ships on the Nile between monuments


def _egizia() -> str:
    return printed(
        rect(WHOLE, "cv-sky"),
        path("M0 66c50-18 90 12 130-6s70-24 110-14V190H0z", "cv-sand cv-edge"),
        path("M96 190C70 150 150 132 128 98 112 74 160 62 168 44l26 4c-6 24-36 28-26 54 16 40-52 44-24 88z",
             "cv-water cv-edge"),
        drawing("obelisk", Box(0, 32, 92, 92)), drawing("temple", Box(171, 89, 66, 66)),
        drawing("pyramid", Box(68, 48, 36, 36)), drawing("grave", Box(14, 138, 40, 40)),
        drawing("ship", Box(112, 126, 44, 44), "cv-2"), drawing("ship", Box(137, 73, 30, 30), "cv-1"),
        _sun(Point(208, 30), 17),
    )  # fmt: skip


def _sands() -> str:
    return printed(
        rect(WHOLE, "cv-dusk"), _sun(Point(58, 44), 26),
        path("M0 92c40-30 76-26 110-4 40-30 90-36 130-14V190H0z", "cv-earth cv-edge"),
        path("M0 122c60-30 100 10 150-8 40-14 66-10 90-2V190H0z", "cv-sand cv-edge"),
        path("M0 164c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0v26H0z", "cv-water cv-edge"),
        drawing("sphinx", Box(32, 60, 104, 104)), drawing("column", Box(121, 75, 58, 58)),
        drawing("column", Box(148, 75, 58, 58)), drawing("statue", Box(187, 81, 50, 50)),
        drawing("ship", Box(152, 136, 48, 48), "cv-3"), drawing("ship", Box(101, 151, 34, 34), "cv-4"),
    )  # fmt: skip


def _morning() -> str:
    """For games without a picture of their own."""
    return printed(
        rect(WHOLE, "cv-sky"), _sun(Point(168, 58), 30), rect(Box(0, 150, 240, 40), "cv-sand cv-edge"),
        drawing("pyramid", Box(30, 30, 140, 140)),
    )  # fmt: skip


COVERS: dict[str, Callable[[], str]] = {
    "ra-dice": _ra,
    "egyptia": _egyptia,
    "architects": _architects,
    "egizia": _egizia,
    "egizia-sands": _sands,
}
