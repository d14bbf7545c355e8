"""Somebody with a browser, who clicks, types and looks."""

from __future__ import annotations

import random
from typing import Any

PATIENCE = 40_000  # milliseconds
LEGAL = "#board .legal:not(.not-now):not(.selected)"
LOST = (
    "Failed to load resource",
    "ERR_CONNECTION",
    "ERR_INCOMPLETE",
    "ERR_NETWORK",
    "ERR_EMPTY",
)  # of a server that ends


FAST = """
const now = performance.now.bind(performance), later = window.setTimeout.bind(window);
performance.now = () => 10 * now();
window.setTimeout = (what, time, ...more) => later(what, (time ?? 0) / 10, ...more);
"""


class Visitor:
    """One browser with its own cookies, at one page."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []  # of scripts and of the content policy
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self._heard(message))

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not any(word in message.text for word in LOST):
            self.errors.append(message.text)

    def close(self) -> None:
        self.context.close()

    # Coming

    def hurry(self) -> None:
        """What people wait for goes ten times as fast, on every page that is opened from now on."""
        self.context.add_init_script(FAST)

    def play_now(self, rival: str = "mason") -> None:
        """The first game against bots: Play now, and how strong they shall be."""
        self.page.goto("/")
        self.page.click("text=Play now")
        self.page.check(f"[name=rival][value={rival}]", force=True)
        self.page.click("#opponents .chief")
        self.page.wait_for_selector("#board")

    def play_fast(self) -> None:
        """A game against two bots that do not think."""
        self.page.goto("/")
        for seat in (2, 3):
            self.page.select_option(f"#ra-dice-seat-{seat}", "bot:random")
        self.page.click("#set-ra-dice .chief")
        self.page.wait_for_selector("#board")

    def come(self, url: str) -> None:
        self.page.goto(url)
        self.page.wait_for_selector("#board")

    def sit(self, url: str, name: str) -> None:
        """Follow an invitation."""
        self.page.goto(url)
        self.page.fill("#join #name", name)
        self.page.click("#sit")
        self.page.wait_for_selector("#board")

    # Looking

    def frame(self, name: str) -> str:
        """What the script knows of the frame: n, lines, seat, turn."""
        return str(self.page.locator("#table").get_attribute(f"data-{name}"))

    @property
    def n(self) -> int:
        return int(self.frame("n"))

    @property
    def turn(self) -> str:
        return self.frame("turn")

    def question(self) -> str:
        return str(self.page.inner_text("#asked"))

    def wait_turn(self) -> str:
        """Until it is this visitor's turn, or the game is over."""
        self.page.wait_for_selector(
            "#table[data-turn=you][data-armed]:not([aria-busy=true]), #table[data-turn=over][data-armed]",
            state="attached",
        )
        return self.turn

    def wait_armed(self) -> None:
        """Until whatever is shown may be pressed: what is new cannot be for a moment."""
        self.page.wait_for_selector("#table[data-armed]", state="attached")

    def wait_version(self, n: int) -> None:
        """Until the page shows a version of the table, or a later one."""
        self.page.wait_for_function("n => Number(document.getElementById('table').dataset.n) >= n", arg=n)

    def table(self) -> str:
        return self.frame("table")

    def visible(self, selector: str) -> list[Any]:
        return [found for found in self.page.locator(selector).all() if found.is_visible()]

    def chat(self, words: str) -> None:
        """Open the chat, and write something there."""
        self.page.click("#tab-chat")
        self.page.fill("#chat-text", words)

    # Answering

    def press_something(self, rng: random.Random, aside: str = "") -> None:
        """Answer by pressing gold places on the board, any of them; `aside`: those only if there is nothing else."""
        before = self.n
        for _ in range(4):
            names = self.page.locator(LEGAL).evaluate_all("spaces => spaces.map((space) => space.id)")
            places = [name for name in names if not aside or not name.startswith(aside)] or names
            if not places:
                break
            self.wait_armed()
            self.page.locator(f"#{rng.choice(places)}").click()
            if self.page.locator("#table[aria-busy=true]").count() or self.n > before:
                self.wait_version(before + 1)
                return
        self.click_something()  # many answers fit what is chosen: one of them by its button

    def click_something(self) -> None:
        """Answer by clicking: keep the dice, else whatever comes first; a head opens its group of answers."""
        before = self.n
        for _ in range(3):
            self.wait_armed()
            buttons, heads = (
                self.visible("#answers .answer[name=answer]"),
                self.visible("#answers .answer.head[aria-expanded=false]"),
            )
            keep = [button for button in buttons if button.get_attribute("data-do") == "keep"]
            if keep or not heads:
                (keep or buttons)[0].click()
                return self.wait_version(before + 1)
            heads[0].click()
        raise AssertionError(f"no click answers: {self.question()}")
