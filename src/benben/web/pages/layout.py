"""What every page has: the head, the stock of drawings, the lintel over it, and files that browsers may keep."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from benben.core.registry import game, keys
from benben.draw import sheet
from benben.draw import tags as h
from benben.draw.plan import style_of
from benben.draw.tags import Element, Node
from benben.web.pages.widgets import icon, tool

STATIC = Path(__file__).parent.parent / "static"
FOLDERS = (STATIC, Path(str(files("benben.draw"))))  # where the files under /static/ lie
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
PLANS = "plans.css"  # made from the plans of all games
STYLES = ("tokens.css", "shapes.css", "board.css", "page.css", "fit.css", PLANS)
TABLE_SCRIPTS = (
    "morph.js", "arming.js", "help.js", "crowd.js", "book.js", "closer.js", "row.js", "arrows.js", "table.js",
)  # fmt: skip
LOOK = (*STYLES, "page.js", *TABLE_SCRIPTS)  # of a table's page


@lru_cache(64)
def static_file(name: str) -> bytes | None:
    """A file under /static/; None if there is none of this name."""
    if name == PLANS:
        return plans_style().encode()
    if "/" in name or "\\" in name or Path(name).suffix not in KINDS:
        return None
    return next(((folder / name).read_bytes() for folder in FOLDERS if (folder / name).is_file()), None)


def plans_style() -> str:
    """Where the registers of every game stand on a sheet."""
    return style_of(
        (plan_name(key, name), plan) for key in keys(examples=True) for name, plan in game(key).look.plans.items()
    )


def plan_name(key: str, name: str) -> str:
    """The whole name of a game's plan.

    >>> plan_name("ra-dice", ""), plan_name("architects", "draft")
    ('ra-dice', 'architects-draft')
    """
    return f"{key}-{name}" if name else key


@cache
def static_url(name: str) -> str:
    """The address of a file under /static/. It changes with the file, so that browsers may keep it for ever."""
    return f"/static/{name}?v={_digest(name)}"


@cache
def look() -> str:
    """What styles and scripts a page was made for: a page that is shown something newer loads itself again."""
    return sha256("".join(_digest(name) for name in LOOK).encode()).hexdigest()[:12]


@cache
def _digest(name: str) -> str:
    return sha256(static_file(name) or b"").hexdigest()[:12]


def page(title: str, body: Node, *, scripts: Sequence[str] = (), theme: str = "auto", name: str = "") -> Element:
    """A whole page; `scripts` come after page.js, `theme` fixes light or dark before anybody chose."""
    return h.html(lang="en", data_theme=None if theme == "auto" else theme)[
        _head(title, scripts),
        h.body(class_=name or None)[h.a(".skip", href="#content")["Skip to the content"], sheet(), body],
    ]


def _head(title: str, scripts: Sequence[str]) -> Element:
    return h.head[
        h.meta(charset="utf-8"),
        h.meta(name="viewport", content="width=device-width, initial-scale=1"),
        h.meta(name="color-scheme", content="light dark"),
        h.title[title],
        h.link(rel="icon", type="image/svg+xml", href=static_url("icon.svg")),
        h.script(src=static_url("theme.js")),  # before anything is painted
        [h.link(rel="stylesheet", href=static_url(style)) for style in STYLES],
        [h.script(src=static_url(script), defer=True) for script in ("page.js", *scripts)],
    ]


def lintel(title: str, tools: Node = None, where: Node = None) -> Element:
    """The top of a page: the way home, what this is, and the tools that never change."""
    home = h.a(".mark", href="/", aria_label="benben, all tables")[icon("logo"), h.span["benben"]]
    name = h.div(".titles")[h.h1[title], h.div(".where")[where] if where else None]
    return h.header(".lintel")[home, name, h.nav(".tools", aria_label="Page tools")[tools]]


def theme_tool(classes: str = "") -> Element:
    """The switch between light, dark, and what the system says."""
    return tool("ui-theme", "Light or dark", f"needs-script {classes}".strip(), id="theme")
