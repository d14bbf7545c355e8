"""Whether there is room for other languages: python -m tools.fit.longer [GAME …] [--sizes 1440x900,360x780].

Shows all pages, tables of every game among them, in a language whose words are all marked and 40 % longer, on a desktop
and on a phone: no text may be cut, lie on another or leave its place, and no word may be without a mark, since it would
have been forgotten by whoever translates. Exits with 1 if there is something of the kind.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benben.core.registry import game, keys
from benben.language import speaking
from benben.language.pseudo import MARK, PSEUDO
from benben.web.pages.rules import rules_page
from tools.fit.__main__ import size, told
from tools.fit.browser import LOOKS, Fault, Look, Size, Window, browsing
from tools.fit.moments import Moment, usual
from tools.fit.pages import around, ended, offline, tables
from tools.phase import tell

SIZES: tuple[Size, ...] = ((1440, 900), (360, 780))
LOOK = next(look for look in LOOKS if look.language == PSEUDO)
WORDS = (Path(__file__).parent / "words.js").read_text("utf-8")
AUTHORS = [game(key).about.author for key in keys()]
NAMES = "|".join([*usual(8), *AUTHORS, "benben", "EN-XA"])
OWN = re.compile(rf"\b(?:{NAMES})\b|\b[A-Z]+-\d[\d.]*\b|https?://\S+|/\S+")
WORD = re.compile(rf"[^\W\d_{MARK}]{{2,}}(?![\w{MARK}])")


def unmarked(said: Sequence[str]) -> list[str]:
    """The words that no message has said.

    >>> unmarked(["Keepȧȧ allȧȧ", "of Anna"])
    ['of']
    """
    plain = [OWN.sub(" ", text) for text in said]
    return sorted({word for text in plain for word in WORD.findall(text)})


class Reader(Window):
    """A window in which pages are read, too."""

    def __init__(self, browser: Any, at: Size, look: Look = LOOK) -> None:
        super().__init__(browser, at, look)
        self.pages = 0

    def read(self, name: str) -> list[Fault]:
        """What does not fit in the page that is shown, and what was forgotten there."""
        self.pages += 1
        found = [self._fault(what, where, more, name) for what, where, more in self.misfits(everywhere=True)]
        words = unmarked(self.tab.evaluate(f"({WORDS})"))
        return found + [self._fault("unmarked", word, "", name) for word in words]

    def read_page(self, name: str, html: str) -> list[Fault]:
        """A page, with everything in it that may be opened."""
        self.open(html)
        found = self.read(name)
        if self.tab.evaluate("document.querySelectorAll('details:not([open])').length"):
            self.tab.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            found += self.read(f"{name}, opened")
        return found

    def read_table(self, moment: Moment, name: str) -> list[Fault]:
        self.show(moment)
        return self.read(name)

    def read_help(self, moment: Moment, name: str) -> list[Fault]:
        """The rules beside a table, and what stands in its menu."""
        self.show(moment)
        with speaking(self.look.language):
            self.rules = str(rules_page(moment.table.game, fragment=True))
        self.tab.evaluate("help.open()")
        self.tab.wait_for_selector("#help-body > *")
        found = self.read(f"{name}, rules")
        self.tab.evaluate("help.close()")
        for menu in self.tab.evaluate("[...document.querySelectorAll('[popover]')].map((one) => one.id)"):
            self.tab.evaluate(f"document.getElementById('{menu}').showPopover()")
            found += self.read(f"{name}, {menu}")
            self.tab.evaluate(f"document.getElementById('{menu}').hidePopover()")
        return found


def looked_at(browser: Any, chosen: Sequence[str], at: Size) -> list[Fault]:
    """All pages in windows of one size."""
    reader = Reader(browser, at)
    found: list[Fault] = []
    for name, made in around().items():
        with speaking(PSEUDO):
            html = made()
        found += reader.read_page(name, html)
    for key, players, moments in tables(chosen):
        head = f"{key}, {players} seats"
        for moment in moments:
            found += reader.read_table(moment, f"{key}, {moment.kind}")
        found += reader.read_help(moments[0], head)
        with speaking(PSEUDO):
            html = offline(ended(key, players), players)
        found += reader.read_page(f"{head}, file of a replay", html)
        tell(f"  … {head}, {at[0]} × {at[1]}: {reader.pages} pages so far, {len(found)} faults")
    reader.close()
    return found


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.fit.longer", description=__doc__)
    parser.add_argument("game", nargs="*", help="all of them if none is named")
    parser.add_argument("--sizes", type=lambda text: [size(word) for word in text.split(",")], default=list(SIZES))
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    chosen = arguments(words)
    wanted = [key for key in keys(examples=True) if not chosen.game or game(key).key in chosen.game]
    with browsing() as browser:
        faults = [fault for at in chosen.sizes for fault in looked_at(browser, wanted, at)]
    tell("\n".join(["", f"== {len(faults)} faults ==", *told(faults), ""]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
