"""One file that replays a game without a server: style, drawings, script and all moments in it.

What changes is kept by slot: the registers of the board, the people, the sentence. Every version of a slot is stored
once, and a moment only says which version it shows. All of it is packed, so a long game stays small.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypedDict

from markupsafe import Markup

from benben.core.registry import game
from benben.draw import Marks, sheet_of
from benben.draw import tags as h
from benben.draw.register import Register
from benben.draw.symbols import used_definitions
from benben.draw.tags import Element, Node, text_of
from benben.language import language
from benben.table.schema import SeatView
from benben.web.pages.end import end_panel
from benben.web.pages.layout import STATIC, STYLES, script_words, static_file
from benben.web.pages.people import names_of, people_panel, strip
from benben.web.pages.replay import caption, speeds
from benben.web.pages.table import plan_class, stage
from benben.web.pages.widgets import icon, seat_icon, tool
from benben.web.words import say

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
SCRIPTS = ("words.js", "morph.js", "player.js", "offline.js")
NO_END = h.section("#end", hidden=True)
SMALL, SHEET = "small-only", "sheet-only"  # where a register is seen that is there in two shapes
INNER_ID = re.compile(r'(?<!<section) id="[^"]*"')
GZIP = 16 + zlib.MAX_WBITS
PAUSE = 'href="#d-ui-pause"'  # a drawing that only the script shows


def offline_html(moments: Sequence[SeatView]) -> str:
    """The file; `moments` are the seat_views from the first to the last."""
    last, total = moments[-1], len(moments) - 1
    told = Told()
    for seat_view in moments:
        told.add(seat_view)
    slots, log, body = told.slots, _log(last), _body(moments[0], last, total, told)
    shown = [PAUSE, str(body), *(version for slot in slots.values() for version in slot["versions"])]
    drawings = used_definitions("".join([*shown, *(line for _, line in log)]))
    sheet = h.svg(".sheet", aria_hidden="true", xmlns="http://www.w3.org/2000/svg")[h.defs[drawings]]
    plans = [f"moment {plan_class(seat_view)}" for seat_view in moments]
    text = json.dumps(
        {"slots": slots, "plans": plans, "log": log, "total": total}, ensure_ascii=False, separators=(",", ":")
    )
    packed = h.script("#game", type="application/octet-stream")[Markup(_packed(text))]
    script = h.script[Markup("\n".join((STATIC / name).read_text("utf-8") for name in SCRIPTS))]
    page = h.html(lang=language(), data_script="on")[
        _head(last), h.body(".at-replay")[sheet, body, packed, script_words(), script]
    ]
    return f"<!doctype html>{page}"


def _head(seat_view: SeatView) -> Element:
    return h.head[
        h.meta(charset="utf-8"),
        h.meta({"http-equiv": "Content-Security-Policy", "content": POLICY}),
        h.meta(name="viewport", content="width=device-width, initial-scale=1"),
        h.title[say("offline-title", game=seat_view.title, names=names_of(seat_view.people))],
        h.style[Markup("\n".join((static_file(name) or b"").decode() for name in STYLES))],
    ]


def _packed(text: str) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, GZIP)
    return b64encode(packer.compress(text.encode()) + packer.flush()).decode()


# What changes


class Shapes(NamedTuple):
    """A register as a phone shows it, and as a sheet does; on one of them it may be missing."""

    small: Register | None
    sheet: Register | None

    @property
    def first(self) -> Register:
        found = self.small or self.sheet
        assert found is not None
        return found


def _parts(seat_view: SeatView, board: Sequence[Shapes]) -> dict[str, Node]:
    """The slots of one moment, by the id of the element that each one is."""
    return {
        "strip": strip(seat_view.people),
        "caption": caption(seat_view),
        "stage": stage(seat_view),
        "people": people_panel(seat_view, live=False),
        **{name: section for shapes in board for name, section in _sections(shapes).items()},
        "end": end_panel(seat_view, onward=False) if seat_view.over else NO_END,
    }


def _shapes(seat_view: SeatView) -> list[Shapes]:
    """The registers of the board, each as a phone and as a sheet shows it."""
    board = game(seat_view.game).look.board
    if board is None:
        return []
    marks = Marks(last=frozenset(seat_view.touched))
    small, sheet = ({one.key: one for one in board(seat_view.view, marks, shape)} for shape in ("phone", "high"))
    return [Shapes(small.get(key), sheet.get(key)) for key in merged([list(small), list(sheet)])]


def merged(lists: Iterable[Sequence[str]]) -> list[str]:
    """All names of some lists, in an order that has each one after those that it follows.

    >>> merged([["a", "d"], ["a", "b", "d", "e"]])
    ['a', 'b', 'd', 'e']
    """
    found: list[str] = []
    for names in lists:
        at = 0
        for name in names:
            if name not in found:
                found.insert(at, name)
            at = found.index(name) + 1
    return found


def _sections(shapes: Shapes) -> dict[str, Markup]:
    """A register by the ids of its sections: one, or one for each shape if they differ."""
    small, sheet, key = shapes.small, shapes.sheet, shapes.first.key
    if small and sheet and small.section == sheet.section:
        return {f"register-{key}": small.section}
    found = {}
    if small:
        found[f"register-{key}-{SMALL}"] = Markup(INNER_ID.sub("", small.section_for(SMALL)))
    if sheet:
        found[f"register-{key}-{SHEET}"] = sheet.section_for(SHEET)
    return found


def _absent(name: str) -> Element:
    """What stands in the place of something that a moment does not show."""
    return h.section(id=name, hidden=True)


class Slot(TypedDict):
    """The versions of a slot, and which of them each moment shows."""

    versions: list[str]
    shown: list[int]


class Told:
    """What all moments show, as far as it was told: each version of a slot once."""

    def __init__(self) -> None:
        self.count = 0  # of moments
        self.shown: dict[str, list[int]] = {}
        self.versions: dict[str, dict[str, int]] = {}
        self.registers: dict[str, Register] = {}  # by key, as they were first shown
        self.sections: dict[str, dict[str, None]] = {}  # the ids of their sections, in order
        self.orders: dict[tuple[str, ...], None] = {}  # in which they stood

    def add(self, seat_view: SeatView) -> None:
        """One more moment. What only others show stands there hidden."""
        board = _shapes(seat_view)
        parts = _parts(seat_view, board)
        for name in {**self.versions, **parts}:
            absent = text_of(_absent(name))
            known = self.versions.setdefault(name, {absent: 0} if self.count else {})
            shown = self.shown.setdefault(name, [0] * self.count)
            shown.append(known.setdefault(text_of(parts[name]) if name in parts else absent, len(known)))
        self.count += 1
        self.orders[tuple(shapes.first.key for shapes in board)] = None
        for shapes in board:
            self.registers.setdefault(shapes.first.key, shapes.first)
            self.sections.setdefault(shapes.first.key, {}).update(dict.fromkeys(_sections(shapes)))

    @property
    def slots(self) -> dict[str, Slot]:
        """For each slot its versions, and which of them each moment shows."""
        return {name: {"versions": list(known), "shown": self.shown[name]} for name, known in self.versions.items()}

    def first(self, name: str) -> Markup:
        """What the first moment shows of a slot."""
        return Markup(next(iter(self.versions[name])))

    @property
    def board(self) -> Element:
        """The board at the first moment, with a place for everything that later ones show."""
        order = merged(self.orders)
        sections: dict[str, Node] = {key: [self.first(name) for name in self.sections[key]] for key in order}
        return sheet_of([self.registers[key] for key in order], sections)


def _log(seat_view: SeatView) -> list[tuple[int, str]]:
    """Every line of the log with the moment at which it was written."""
    return [(line.n, str(_line(line.n, line.seat, line.text))) for line in seat_view.log]


def _line(n: int, seat: int, text: str) -> Element:
    piece = seat_icon(seat) if seat >= 0 else icon("ui-die")
    return h.li[h.a(href=f"#{n}")[piece, h.span[text]]]


# What stays


def _body(first: SeatView, last: SeatView, total: int, told: Told) -> Node:
    log = h.section("#log.panel", aria_label=say("log"))[
        h.h2[say("log"), h.small[say("log.small")]], h.ol("#lines.log")
    ]
    return h.fragment[
        h.header(".lintel")[
            h.span(".mark")[icon("logo"), h.span["benben"]],
            h.div(".titles")[h.h1[first.title], h.div(".where")[say("replay.names", names=names_of(last.people))]],
        ],
        h.div("#replay.table.replay-layout")[
            _bar(total),
            h.main("#table", class_=f"moment {plan_class(first)}")[
                stage(first),
                strip(first.people),
                caption(first),
                told.board,
                h.aside(".side")[people_panel(first, live=False), log],
                NO_END,
            ],
        ],
    ]


def _bar(total: int) -> Element:
    back = (("ui-first", say("to-start"), "first"), ("ui-prev", say("one-back"), "prev"))
    ahead = (("ui-next", say("one-forward"), "next"), ("ui-last", say("to-end"), "last"))
    return h.section("#bar.panel.replay-bar", aria_label=say("replay"))[
        h.div(".replay", role="group", aria_label=say("moments"))[
            [tool(symbol, label, data_go=way) for symbol, label, way in back],
            tool("ui-play", say("play"), id="play"),
            [tool(symbol, label, data_go=way) for symbol, label, way in ahead],
            h.input("#scrub", type="range", min="0", max=str(total), value="0", aria_label=say("moment")),
            h.span("#moment.moment-of")[say("moment.of", at="0", last=str(total))],
            speeds("#speed"),
        ]
    ]
