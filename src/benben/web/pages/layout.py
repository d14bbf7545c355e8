"""What every page has: the head, the stock of drawings, the lintel over it, and files that browsers may keep."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from markupsafe import Markup

from benben.core.registry import game, keys
from benben.draw import sheet
from benben.draw import tags as h
from benben.draw.plan import style_of
from benben.draw.tags import Element, Node
from benben.language import book_of, language, languages, speaking
from benben.web.pages.widgets import icon, tool
from benben.web.words import say

STATIC = Path(__file__).parent.parent / "static"
FOLDERS = (STATIC, Path(str(files("benben.draw"))))  # where the files under /static/ lie
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
PLANS = "plans.css"  # made from the plans of all games
STYLES = ("tokens.css", "shapes.css", "board.css", "page.css", "fit.css", PLANS)
TABLE_SCRIPTS = (
    "morph.js", "arming.js", "confirm.js", "help.js", "crowd.js", "book.js", "closer.js", "row.js", "arrows.js",
    "checkmark.js", "table.js",
)  # fmt: skip
SCRIPTS = ("words.js", "page.js")  # of every page
LONG = 20  # letters of a title that are set smaller where there is little room
LOOK = (*STYLES, *SCRIPTS, *TABLE_SCRIPTS)  # of a table's page


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
    """A whole page; `scripts` come after those of every page, `theme` fixes light or dark before anybody chose."""
    return h.html(lang=language(), data_theme=None if theme == "auto" else theme)[
        _head(title, scripts),
        h.body(class_=name or None)[
            h.a(".skip", href="#content")[say("skip")], sheet(), body, _language_form(), script_words()
        ],
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
        [h.script(src=static_url(script), defer=True) for script in (*SCRIPTS, *scripts)],
    ]


def lintel(title: str, tools: Node = None, where: Node = None) -> Element:
    """The top of a page: the way home, what this is, and the tools that never change."""
    home = h.a(".mark", href="/", aria_label=say("home"))[icon("logo"), h.span["benben"]]
    name = h.div(".titles")[
        h.h1(class_="long" if len(title) > LONG else None)[title], h.div(".where")[where] if where else None
    ]
    return h.header(".lintel")[home, name, h.nav(".tools", aria_label=say("page-tools"))[tools]]


def page_tools(classes: str = "") -> list[Node]:
    """The tools of every page: its language, and light or dark."""
    theme = tool("ui-theme", say("light-or-dark"), f"needs-script {classes}".strip(), id="theme")
    return [language_tool(classes), theme]


# The language


def other_languages() -> list[tuple[str, str]]:
    """The languages that this page could be in instead, each with its own name for itself."""
    return [(other, _own_name(other)) for other in languages() if other != language()]


def _own_name(other: str) -> str:
    with speaking(other):
        return book_of("benben.language").say("language-name")


def language_tool(classes: str = "") -> Node:
    """The switch to another language: a button where there is one other, else a menu. It needs no script."""
    others, names = other_languages(), f"tool tongue {classes}".strip()
    if len(others) == 1:
        ((other, name),) = others
        return h.button(class_=names, lang=other, title=name, aria_label=name, **_switch(other))[other.upper()]
    items = [h.li[h.button(".menu-item", lang=other, **_switch(other))[name]] for other, name in others]
    label = say("language")
    return [
        h.button(class_=names, type="button", popovertarget="languages", title=label, aria_label=label)[
            language().upper()
        ],
        h.div("#languages.menu", popover="auto")[h.ol[items]],
    ]


def _switch(to: str) -> dict[str, str]:
    """What makes a button the switch to a language, wherever it stands."""
    return {"form": "language", "name": "language", "value": to}


def language_items(classes: str) -> list[Node]:
    """The same switch as items of a menu."""
    return [
        h.button(class_=f"menu-item {classes}", lang=other, **_switch(other))[icon("ui-globe"), name]
        for other, name in other_languages()
    ]


def _language_form() -> Element:
    return h.form("#language", method="post", action="/language", hidden=True)


# What scripts say


def script_words() -> Element:
    """The words of the page's scripts, in its language. They fill in what stands in braces."""
    words = {
        "themes": {
            "auto": say("script-theme-auto"), "light": say("script-theme-light"), "dark": say("script-theme-dark"),
        },
        "rule": say("rule-link", rule="{rule}"),
        "close": say("close"),
        "copied": say("script-link-copied"),
        "loud": say("script-sound-on"),
        "mute": say("script-sound-off"),
        "noRules": say("script-no-rules"),
        "noMoment": say("script-no-moment"),
        "severalFit": say("script-several-fit"),
        "notYourTurn": say("script-not-your-turn", asked="{asked}"),
        "again": say("script-press-again.short"),
        "pressAgain": say("script-press-again", words="{words}"),
        "confirm": {
            "ending": say("script-confirm-ending"), "final": say("script-confirm-final"),
            "always": say("script-confirm-always"), "never": say("script-confirm-never"),
        },
        "yourTurn": say("script-your-turn", title="{title}"),
        "unreachable": say("script-unreachable"),
        "tryingAgain": say("script-trying-again"),
        "didNotWork": say("script-did-not-work"),
        "hint": say("script-hint", words="{words}"),
        "moment": say("moment.of", at="{at}", last="{last}"),
        "play": say("play"),
        "pause": say("pause"),
    }  # fmt: skip
    return data_block("words", words)


def data_block(name: str, data: object) -> Element:
    """Something that scripts read; it is data, nothing runs it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return h.script(id=name, type="application/json")[Markup(text)]
