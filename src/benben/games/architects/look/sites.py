"""A building site: the plan as a pyramid whose places fill, or ground that is staked out."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from benben.draw.geometry import Box, Point, number
from benben.draw.register import WIDTH, Column, Register, Shape, paint, register
from benben.draw.scene import Scene
from benben.draw.shapes import drawing, fitted, path, printed, rect, wide, words
from benben.draw.spaces import Space
from benben.draw.tags import Node
from benben.games.architects.look.lettering import number_of
from benben.games.architects.look.places import PLACES
from benben.games.architects.look.pyramid import GROUND, MIDDLE, Pyramid, pyramid
from benben.games.architects.look.shown import Site
from benben.games.architects.view.types import SiteView
from benben.games.architects.words import say
from benben.games.architects.words.text import plan_number
from benben.games.architects.words.text_board import lying
from benben.language import language

BOX: Final = Box(0, 0, WIDTH, GROUND + 14)
SITE_SHAPES: Final[dict[Shape, Box]] = {"high": BOX, "low": BOX}
WHOLE: Final = Box(4, 6, WIDTH - 8, GROUND + 4)
CARTOUCHE: Final = Box(5, 10, 124, 76)
DUNE: Final = f"M2 {GROUND - 9:g}q60 -16 120 -4t130 -2 166 3V{GROUND + 12:g}H2z"
SIDES: Final[tuple[Column, Column]] = ("left", "right")


def site(scene: Scene[Site]) -> Register:
    """The register."""
    n, plan = scene.shown["n"], scene.shown["site"]
    state = "over" if scene.shown["over"] else "closed" if scene.shown["closed"] else "free"
    layers = _built(scene, n, plan) if plan else _empty(scene, n, state)
    title = say("site.plan", site=n + 1, plan=plan_number(plan["plan"])) if plan else say("site", site=n + 1)
    note = _progress(plan, scene.shown["over"]) if plan else say("empty-site", state=state)
    return register(f"site-{n + 1}", title, _label(plan), BOX, layers, SIDES[n], icon="plan", note=note)


def _label(plan: SiteView | None) -> str:
    if not plan:
        return say("empty-site.label")
    told = [say("site.label", plan=plan_number(plan["plan"]), architect=plan["architect"], foreman=plan["foreman"],
                blocks=plan["blocks"], of=plan["of_blocks"])]  # fmt: skip
    told += [say("site.tomb", n=n, lying=lying(tomb)) for n, tomb in enumerate(plan["tombs"], start=1)]
    if plan["niches"]:
        idols = [say("thing", thing=idol) for idol in plan["idols"]]
        told.append(say("site.niches", niches=plan["niches"], count=len(idols), idols=idols))
    if plan["walls"]:
        told.append(say("site.walls", carved=len(plan["glyphs"]), of=plan["walls"]))
    return " ".join(told)


# --- a site without a plan ---


def _empty(scene: Scene[Site], n: int, state: str) -> list[Node]:
    sign = _staked(say("empty-site.sign", state=state))
    space = Space(f"site-{n}", WHOLE, say("site.without-plan", site=n + 1), say("site.lay-plan", site=n + 1), sign,
                  corner=8, classes="space clear")  # fmt: skip
    return paint([], [space], [], scene.marks)


PEGS: Final = (
    Point(48, GROUND - 14),
    Point(WIDTH - 48, GROUND - 14),
    Point(WIDTH - 112, GROUND - 92),
    Point(112, GROUND - 92),
)
SIGN: Final = 272.0  # wide letters have room
LONG_SIGN: Final = 384.0
CORD: Final = 9.0  # how high above the ground the cord runs
TO_COME: Final = f"M82 {GROUND - 28:g}L{MIDDLE:g} 34L{WIDTH - 82:g} {GROUND - 28:g}"


@cache
def _staked(text: str) -> Markup:
    """Ground that is staked out: pegs, a cord about them, and the outline of a pyramid to come."""
    left, right, far_right, far_left = PEGS
    return printed(
        path(DUNE, "dune"),
        path(TO_COME, "casing faint"),
        path(f"M2 {number(GROUND)}H{number(WIDTH - 2)}", "ground-line"),
        path(_cord(left, far_right) + _cord(right, far_left), "rope faint"),
        [_peg(peg) for peg in PEGS[2:]],
        path(_cord(*PEGS, left), "rope"),
        [_peg(peg) for peg in PEGS[:2]],
        _sign(text),
    )


def _sign(text: str) -> Node:
    """What is written over the site, on a wider board if it is long."""
    is_long = wide(text, "f15") > SIGN
    board = Box.around(Point(MIDDLE, 136), LONG_SIGN if is_long else SIGN, 30)
    at, voice = Point(MIDDLE, 141), "m t f15"
    return [
        rect(board, "raised tile-edge", 15),
        fitted(at, text, voice, board.width - 24) if is_long else words(at, text, voice),
    ]


def _cord(*pegs: Point) -> str:
    """The path of a cord from peg to peg."""
    return "M" + "L".join(f"{number(peg.x)} {number(peg.y - CORD)}" for peg in pegs)


def _peg(foot: Point) -> Node:
    return path(f"M{number(foot.x)} {number(foot.y)}l-4 -4v-17h8v17z", "earth outline")


# --- a site with a plan ---


def _built(scene: Scene[Site], n: int, plan: SiteView) -> list[Node]:
    shape = pyramid(plan["plan"], plan["of_blocks"], len(plan["tombs"]), plan["niches"], plan["walls"])
    made = [PLACES[place.kind](scene, n, plan, place) for place in shape.places]
    scenery = _scenery(shape, plan["plan"], plan["architect"], plan["foreman"], language())
    title = say("site.with-plan", site=n + 1, label=_label(plan))
    whole = Space(f"site-{n}", WHOLE, title, say("site.the", site=n + 1), None, scenery)
    spaces = [whole, *(space for space, _ in made)]
    return paint([], spaces, [piece for _, pieces in made for piece in pieces], scene.marks)


def _progress(plan: SiteView, over: bool) -> str:
    state, left = "over" if over else "building", plan["of_blocks"] - plan["blocks"]
    return say("progress", blocks=plan["blocks"], of=plan["of_blocks"], state=state, left=left)


@lru_cache(256)
def _scenery(shape: Pyramid, plan: str, architect: int, foreman: int, language: str) -> Markup:
    """What does not change while a plan lies: dune, casing, capstone, ground and the plan's cartouche."""
    x, y = shape.apex
    return printed(
        path(DUNE, "dune"),
        path(shape.casing, "casing"),
        path(f"M{number(x)} {number(y)}l13 21h-26z", "gold outline"),
        path(f"M{number(x)} {number(y)}l5 21", "bare thin"),
        path(f"M2 {number(GROUND)}H{number(WIDTH - 2)}", "ground-line"),
        _cartouche(plan, architect, foreman),
    )


def _cartouche(plan: str, architect: int, foreman: int) -> Node:
    """The plan's name, and what it brings."""
    x, y, right = CARTOUCHE.x, CARTOUCHE.y, CARTOUCHE.right
    rows = (("architect", say("architect"), architect), ("foreman", say("foreman"), foreman))
    return [
        rect(CARTOUCHE, "cartouche-line", 14),
        rect(CARTOUCHE.grown(-4), "bare card-border", 10) if plan == "p1" else None,
        rect(CARTOUCHE.grown(-4), "bare hair", 10),
        words(Point(CARTOUCHE.centre.x, y + 22), say("card.title", kind="plan", n=number_of(plan)), "m t"),
        [
            [
                drawing(symbol, Box(x + 10, y + 28 + 21 * i, 18, 18)),
                fitted(Point(x + 33, y + 42 + 21 * i), name, "q", CARTOUCHE.width - 64),
                words(Point(right - 12, y + 43 + 21 * i), points, "e n f15"),
            ]
            for i, (symbol, name, points) in enumerate(rows)
        ],
    ]
