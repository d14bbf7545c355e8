"""Pages in a browser, without a server: a frame is shown as the live stream would bring it, then it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from benben.core.registry import keys
from benben.draw.register import Shape
from benben.language import USUAL, languages, speaking
from benben.language.pseudo import PSEUDO
from benben.web.pages.layout import KINDS, static_file
from tools.browser import found
from tools.fit.moments import Moment, Names, signs, usual, widest

HERE = Path(__file__).parent
CHECKS = (HERE / "checks.js").read_text("utf-8")
MOVEMENT = (HERE / "movement.js").read_text("utf-8")
ADDRESS = "http://fit.example"
SHEETS = (1200, 660)  # the smallest windows that have sheets
LOW = 17 / 10  # windows that are wider have low boards
SMALLEST = {1440: 12.0, 1200: 10.0, 0: 9.0}  # text in px, by the least width of the window
SMALLEST_ELSEWHERE = 10.0
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"
WIDE = '*, *::before, *::after { font-family: "DejaVu Sans", "Verdana", sans-serif !important; }'

# The live stream is a stub that takes frames from here, and a moment passes when we say so: presses need one.
STUBS = """
window.EventSource = class { constructor() { window.live = this; this.readyState = 1; } close() {} };
window.later = 0;
const now = performance.now.bind(performance);
performance.now = () => now() + window.later;
"""
SHOW = "html => { window.later += 2000; window.live.onmessage({ data: html }); window.later += 2000; }"

MOST = 1.0  # px that something may move

Edges = list[float]  # left, top, right, bottom
Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 720), (1366, 768), (1440, 900), (1536, 864), (1920, 1080), (2560, 1440))


class Look(NamedTuple):
    """How people are called, the font their system has, and the language of the page."""

    name: str
    names: Names
    style: str = ""
    language: str = USUAL


LOOKS = (
    Look("as usual", usual),
    Look("long names", widest),
    Look("wide font", usual, WIDE),
    Look("wide font and signs", signs, WIDE),
    *(Look(language, usual, language=language) for language in languages() if language != USUAL),
    Look("longer words", usual, language=PSEUDO),
)


class Fault(NamedTuple):
    """Something that does not fit."""

    what: str
    where: str
    more: str
    moment: str
    size: Size
    look: str


class Places(NamedTuple):
    """Where everything stands, by id."""

    fixed: dict[str, Edges]  # registers, and what is around them
    spaces: dict[str, Edges]

    def moved_to(self, now: Places) -> dict[str, float]:
        """What has moved, and how far."""
        found = {name: changed(self.fixed[name], now.fixed[name]) for name in self.fixed.keys() & now.fixed.keys()}
        for name in self.spaces.keys() & now.spaces.keys():
            found[name] = shifted(self.spaces[name], now.spaces[name])
        return {name: px for name, px in found.items() if px > MOST}


def changed(one: Edges, other: Edges) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def shifted(one: Edges, other: Edges) -> float:
    """How far something has moved as a whole; what only grows or shrinks keeps an edge, or its middle."""
    left, top, right, bottom = (b - a for a, b in zip(one, other, strict=True))
    return max(min(abs(a), abs(b)) if a * b > 0 else 0 for a, b in ((left, right), (top, bottom)))


def shape_of(size: Size) -> Shape:
    if size[0] < SHEETS[0] or size[1] < SHEETS[1]:
        return "phone"
    return "low" if size[0] / size[1] >= LOW else "high"


@contextmanager
def browsing() -> Iterator[Any]:
    """A browser of our own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Window:
    """A window of one size, in one look: pages of one game are shown in it one after the other."""

    def __init__(self, browser: Any, size: Size, look: Look) -> None:
        self.size, self.look, self.html = size, look, ""
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=ADDRESS, reduced_motion="reduce"
        )
        self.context.add_init_script(STUBS)
        self.tab = self.context.new_page()
        self.errors: list[str] = []
        self.tab.on("pageerror", lambda error: self.errors.append(str(error)))
        self.tab.route("**/*", self._give)
        self.game = ""  # whose page is open
        self.rules = ""  # what is given to who asks for the rules

    def close(self) -> None:
        self.context.close()

    def _give(self, route: Any) -> None:
        path = urlsplit(route.request.url).path
        file = static_file(path.removeprefix("/static/")) if path.startswith("/static/") else None
        if path == "/page":
            route.fulfill(body=self.html, content_type="text/html")
        elif path.startswith("/rules/"):
            route.fulfill(body=self.rules, content_type="text/html")
        elif file:
            route.fulfill(body=file, content_type=KINDS[Path(path).suffix])
        else:
            route.abort()

    def show(self, moment: Moment) -> None:
        """Show a moment: the first one of a game as a page, later ones as frames."""
        with speaking(self.look.language):
            self._show(moment)

    def open(self, html: str) -> None:
        """Show a page of whatever kind."""
        self.html, self.game = html if html.startswith("<!doctype") else f"<!doctype html>{html}", ""
        self.tab.goto(f"{ADDRESS}/page")
        self.tab.add_style_tag(content=STILL + self.look.style)

    def _show(self, moment: Moment) -> None:
        key = f"{moment.table.game.key} {moment.lines is None}"
        shape = shape_of(self.size)
        if key != self.game or moment.lines is not None:
            self.open(moment.page(self.look.names, shape))
            self.game = key
        else:
            self.tab.evaluate("location.hash = ''")
            self.tab.evaluate(SHOW, moment.frame(self.look.names, shape))
        if self.errors:
            raise RuntimeError(f"{moment.kind}: {self.errors}")

    def faults(self, moment: Moment, groups: int = 99) -> list[Fault]:
        """What does not fit where this moment is shown: at first, and with what may be opened there."""
        self.show(moment)
        found = self.look_at(moment)
        if moment.lines is None:
            for head in self.tab.locator("#answers .head").all()[:groups] if moment.kind.answers == "many" else []:
                if head.is_visible():
                    found += self._opened(moment, head)
            if moment.kind.role == "over":
                self.tab.evaluate("location.hash = '#board'")
                found += self.look_at(moment, ", its board")
            if moment.kind.role == "not started":
                self.tab.evaluate("document.getElementById('tab-chat').click()")
                found += self.look_at(moment, ", chat")
                self.tab.evaluate("document.getElementById('tab-log').click()")
        return found

    def _opened(self, moment: Moment, head: Any) -> list[Fault]:
        name = head.get_attribute("data-group")
        head.evaluate("head => { window.later += 2000; head.click(); }")
        found = self.look_at(moment, f", {name} opened")
        head.evaluate("head => { window.later += 2000; head.click(); }")
        return found

    def look_at(self, moment: Moment, state: str = "") -> list[Fault]:
        """What does not fit in what is shown now."""
        found = self.misfits(scrolls=moment.table.game.key not in keys())  # examples need no plan
        return [self._fault(what, where, more, f"{moment.kind}{state}") for what, where, more in found]

    def misfits(self, *, scrolls: bool = False, everywhere: bool = False) -> list[tuple[str, str, str]]:
        """What does not fit: what, where, by how much. `everywhere`: on pages of all kinds, which may be long."""
        small = next(px for width, px in SMALLEST.items() if self.size[0] >= width)
        small = min(small, SMALLEST_ELSEWHERE) if everywhere else small
        asked = {"small": small, "scrolls": scrolls, "everywhere": everywhere}
        found: list[tuple[str, str, str]] = self.tab.evaluate(f"({CHECKS})", asked)
        return found

    def _fault(self, what: str, where: str, more: str, moment: str) -> Fault:
        return Fault(what, where, more, moment, self.size, self.look.name)

    def places(self) -> Places:
        """Where everything stands now."""
        return Places(**self.tab.evaluate(MOVEMENT))

    def moved(self, moments: list[Moment]) -> list[Fault]:
        """What does not stay where it is while one question follows another in the same phase."""
        found: list[Fault] = []
        before, plan = Places({}, {}), ""
        for moment in moments:
            self.show(moment)
            now = self.places()
            if moment.kind.plan == plan:
                moves = before.moved_to(now).items()
                found += [self._fault("moves", f"#{name}", f"{px:.0f} px", str(moment.kind)) for name, px in moves]
            before, plan = now, moment.kind.plan
        return found
