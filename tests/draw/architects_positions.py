"""Made-up views of Egyptian Architects, from the first pack to the end, for the tests and the screens."""

from __future__ import annotations

from typing import Any

from benben.games.architects.cards import CARDS
from benben.games.architects.components import CELLS, PYRAMIDS

GAME = "architects"

View = Any  # positions are written down as plain JSON

NAMES = ("Anna", "Ben", "Chidi", "Dana", "Emeka")
PLACES = ("blocks", "tombs", "niches", "walls")


def cards(names: str) -> list[str]:
    """Cards by name, in the order of the kinds; 'cat*2' for two of them."""
    found = []
    for name in names.split():
        card, _, count = name.partition("*")
        found += [card] * int(count or 1)
    return sorted(found, key=CARDS.index)


def site(plan: str, blocks: int = 0, tombs: str = "", idols: str = "", glyphs: str = "", **changes: Any) -> View:
    """A pyramid in play; a tomb is 'm', 's', 'ms' or '-'."""
    n = PYRAMIDS.index(plan)
    of = {name: CELLS[name][n] for name in PLACES}
    there = [*tombs.split(), *["-"] * (of["tombs"] - len(tombs.split()))]
    return {
        "plan": plan,
        "blocks": blocks,
        "of_blocks": of["blocks"],
        "tombs": [{"mummy": "m" in tomb, "sarcophagus": "s" in tomb} for tomb in there],
        "idols": idols.split(),
        "niches": of["niches"],
        "glyphs": glyphs.split(),
        "walls": of["walls"],
        "architect": CELLS["architect"][n],
        "foreman": CELLS["foreman"][n],
    } | changes


def seat(**changes: Any) -> View:
    """What everybody knows of a seat; keywords replace what a new one has."""
    plain = {
        "cards": 0,
        "pile": 0,
        "confirmed": False,
        "passed": False,
        "limestone": 0,
        "worker_cards": [],
        "workers": 0,
        "worker_points": 0,
        "announced": "",
    }
    return plain | changes


def view(seats: list[View], me: int = 0, scores: tuple[int, ...] = (), **table: Any) -> View:
    """A view of these seats; keywords replace what lies on the table."""
    plain = {
        "round": 1, "phase": "build", "deck": 20, "quarry": 0, "used": {}, "aside": 0, "sites": [None, None],
        "start": -1, "turn": -1, "seats": seats, "pack": [], "pile": [], "hand": [], "seen": [], "left": [],
        "moving": {},
    }  # fmt: skip
    over = table.get("phase") == "over"
    names = table.pop("names", NAMES[: len(seats)])
    asked = table.pop("asked", me)
    return {
        "players": len(seats),
        "names": list(names),
        "seat": me,
        "actor": -2 if over else asked,
        "open": [] if over else [asked],
        "over": over,
        "scores": list(scores or [0] * len(seats)),
        "step": "",
        "left": 0,
        "table": plain | table,
    }


def workers(names: str) -> View:
    """Cards of workers used, all of whom moved a block."""
    used = cards(names)
    count = sum(int(card[-1]) for card in used)
    return {"worker_cards": used, "workers": count, "worker_points": CELLS["worker_points"][min(count, 4)]}


# --- the draft ---


def first_pack() -> View:
    """Two players, the first pack: ten cards, nothing picked, one plan on the table."""
    pack = cards("limestone*3 worker_1 worker_2 mummy bird glyph_2 glyph_4 plan_5")
    return view([seat(cards=10), seat(cards=10)], phase="draft", deck=33, sites=[site("p1"), None], pack=pack,
                seen=[{"from": 0, "cards": pack, "took": ""}])  # fmt: skip


def draft() -> View:
    """Five players, the third pass of the second round: two have picked."""
    pack = cards("limestone worker_3 cat sarcophagus plan_2")
    packs = [
        {"from": 2, "cards": cards("limestone*2 worker_1 dog mummy glyph_3 plan_6"), "took": "mummy"},
        {"from": 1, "cards": cards("limestone*2 worker_2*2 bird cat"), "took": "worker_2"},
        {"from": 1, "cards": pack, "took": ""},
    ]
    seats = [seat(cards=5, pile=2, confirmed=i in (0, 4), announced="yes" if i % 2 else "no") for i in range(5)]
    return view(seats, me=2, scores=(12, 9, 14, 7, 11), round=2, phase="draft", deck=13, pack=pack,
                pile=cards("mummy worker_2"), seen=packs)  # fmt: skip


def picked() -> View:
    """Three players: the own card is picked, the others are still picking."""
    pack = cards("limestone*2 worker_1 cat glyph_2 plan_4")
    seats = [seat(cards=7, pile=2, confirmed=True), seat(cards=7, pile=2), seat(cards=7, pile=2)]
    return view(seats, scores=(3, 8, 5), round=2, phase="draft", deck=20, sites=[site("p4", 3, idols="cat"), None],
                pack=pack, pile=cards("limestone worker_3 dog"),
                seen=[{"from": 0, "cards": cards("limestone*4 worker_3 cat*2 dog"), "took": "dog"}])  # fmt: skip


# --- the construction ---


def build() -> View:
    """Two players, much is built on both sites: what does Anna play?"""
    seats = [
        seat(cards=6, limestone=3, **workers("worker_2")),
        seat(cards=5, limestone=2, **workers("worker_1 worker_1")),
    ]
    sites = [site("p6", 3, tombs="m -", idols="cat", glyphs="glyph_3"), site("p1", 2, tombs="-", idols="bird")]
    hand = cards("worker_2 worker_3 mummy sarcophagus cat plan_3")
    return view(seats, scores=(14, 11), round=2, deck=21, quarry=7, used={"worker_1": 2, "worker_2": 1, "glyph_4": 1},
                aside=4, sites=sites, start=1, turn=0, hand=hand, left=cards("limestone dog"))  # fmt: skip


def crowd() -> View:
    """Five players with long names, two have passed, one is out; long lists everywhere."""
    seats = [
        seat(cards=2, limestone=2, **workers("worker_3 worker_1")),
        seat(cards=1, limestone=2, passed=True),
        seat(cards=4, limestone=1, announced="yes", **workers("worker_2")),
        seat(cards=0, limestone=0, announced="no", **workers("worker_1 worker_2 worker_3")),
        seat(cards=3, limestone=0, passed=True, **workers("worker_1")),
    ]
    used = {"worker_1": 3, "worker_2": 2, "worker_3": 2, "mummy": 1, "cat": 1, "limestone": 4, "plan_2": 1, "bird": 1}
    sites = [site("p5", 5, tombs="ms", idols="dog cat", glyphs="glyph_2"), site("p4", 2, idols="bird bird")]
    names = ("Anastasia Nefertari", "Ben", "Christopher", "Dana-Maria", "Emeka")
    return view(seats, me=2, scores=(31, 18, 27, 22, 104), round=3, deck=2, quarry=3, used=used, aside=10, sites=sites,
                start=0, turn=2, hand=cards("worker_1 dog glyph_4 mummy"), left=cards("limestone cat"), names=names,
                seen=[{"from": 2, "cards": cards("limestone*3 worker_1 worker_2 dog mummy"), "took": "dog"},
                      {"from": 1, "cards": cards("limestone worker_1*2 glyph_4 mummy plan_3"), "took": "mummy"},
                      {"from": 1, "cards": cards("limestone*2 worker_1 glyph_4 cat"), "took": "glyph_4"},
                      {"from": 1, "cards": cards("limestone*2 worker_1 cat"), "took": "worker_1"},
                      {"from": 1, "cards": cards("limestone cat dog"), "took": "limestone"}])  # fmt: skip


def moving() -> View:
    """Three players: a worker of three has moved a block, where do the others go?"""
    seats = [
        seat(cards=3, limestone=4, **workers("worker_3")),
        seat(cards=4, limestone=4),
        seat(cards=4, limestone=1),
    ]
    seats[0] |= {"workers": 1, "worker_points": 1}
    sites = [site("p2", 3, idols="dog", glyphs="glyph_4"), site("p5", 1, tombs="s", idols="bird")]
    return view(seats, scores=(12, 10, 7), round=1, deck=26, quarry=8, used={"worker_3": 1}, aside=6, sites=sites,
                start=2, turn=0, hand=cards("worker_1 cat glyph_2"),
                moving={"workers": 2, "moved": 1})  # fmt: skip


def empty() -> View:
    """Two players, both sites empty: a plan may be laid."""
    seats = [seat(cards=5, limestone=5, announced="yes"), seat(cards=7, limestone=1, announced="no")]
    return view(seats, scores=(22, 18), round=3, deck=25, quarry=6, aside=4, start=1, turn=0,
                hand=cards("worker_1 worker_2 mummy cat plan_4"), left=cards("glyph_2 limestone"))  # fmt: skip


def full() -> View:
    """Four players, both sites full but for the last block, the quarry heaped up: nothing but workers can be played."""
    seats = [seat(cards=2, limestone=6), seat(cards=3, limestone=5), seat(cards=3, limestone=4),
             seat(cards=2, limestone=3, passed=True)]  # fmt: skip
    sites = [site("p6", 4, tombs="ms ms", idols="cat dog", glyphs="glyph_4"),
             site("p5", 5, tombs="ms", idols="bird cat", glyphs="glyph_2")]  # fmt: skip
    return view(seats, me=1, scores=(40, 33, 28, 19), round=3, quarry=18, deck=0, aside=8, sites=sites, start=3, turn=1,
                used={"worker_1": 1}, hand=cards("worker_3 mummy dog"))  # fmt: skip


def waiting() -> View:
    """Three players: it is somebody else's turn; the own hand is empty."""
    seats = [seat(cards=2, **workers("worker_2")), seat(cards=0, passed=False, **workers("worker_1")), seat(cards=4)]
    return view(seats, me=1, scores=(5, 9, 2), deck=29, quarry=1, sites=[None, site("p3", 2, tombs="s")], start=2,
                used={"worker_1": 1, "worker_2": 1}, aside=6, turn=2, asked=2)  # fmt: skip


def watched() -> View:
    """Four players, seen by a watcher."""
    seats = [seat(cards=3, limestone=2), seat(cards=4, limestone=3), seat(cards=4, limestone=1),
             seat(cards=2, limestone=3, **workers("worker_2"))]  # fmt: skip
    return view(seats, me=-3, scores=(10, 4, 8, 13), round=2, deck=22, quarry=7, aside=8, start=1, turn=0,
                sites=[site("p3", 3, tombs="m", glyphs="glyph_3"), site("p2", 1, idols="cat")], asked=0)  # fmt: skip


def watched_draft() -> View:
    """Three players in the draft, seen by a watcher."""
    seats = [seat(cards=8, pile=1, confirmed=True), seat(cards=8, pile=1), seat(cards=8, pile=1)]
    return view(seats, me=-3, phase="draft", deck=26, sites=[site("p1"), None], asked=1)  # fmt: skip


def variant() -> View:
    """Two players with a designer's plans: many places, arranged by the drawing; only one plan in play."""
    changed = site("p2", 7, tombs="ms m -", idols="cat dog", glyphs="glyph_2 glyph_3", of_blocks=12, niches=6, walls=6)
    changed["tombs"] = [{"mummy": True, "sarcophagus": True}, {"mummy": True, "sarcophagus": False},
                        {"mummy": False, "sarcophagus": False}]  # fmt: skip
    position = view([seat(cards=12, limestone=30), seat(cards=12)], scores=(50, -3), quarry=40, deck=60, turn=0,
                    sites=[changed, None],
                    hand=cards("worker_1*3 worker_2*2 mummy*2 cat*2 glyph_2*2 plan_1"))  # fmt: skip
    changes = {"workers": [6, 5, 4], "glyphs": [10, 20, 50], "plans_in_play": [1], "foreman": [50, 50, 5, 6, 6, 5],
               "idols": [10, 20, 50], "blocks": [4, 12, 5, 6, 6, 5]}  # fmt: skip
    return position | {"variant": changes}


def ended() -> View:
    """Three players, the game is over: two share the victory."""
    return view([seat(), seat(), seat()], scores=(38, 41, 41), round=3, phase="over", deck=46,
                sites=[site("p3", 4, tombs="ms"), None])  # fmt: skip


def ended_five() -> View:
    """Five players at the end, seen by a watcher."""
    return view([seat() for _ in range(5)], me=-3, scores=(23, 30, 18, 27, 21), round=3, phase="over", deck=53)


POSITIONS = {
    "first-pack": first_pack, "draft": draft, "picked": picked, "build": build, "crowd": crowd, "moving": moving,
    "empty": empty, "full": full, "waiting": waiting, "watched": watched, "watched-draft": watched_draft,
    "variant": variant, "ended": ended, "ended-five": ended_five,
}  # fmt: skip


def _pick(*names: str) -> list[dict[str, Any]]:
    return [{"do": "pick_card", "card": name} for name in dict.fromkeys(names)]


def _tombs(kind: str, *tombs: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"do": kind, "pyramid": pyramid, "tomb": tomb} for pyramid, tomb in tombs]


def _workers(*counts: int) -> list[dict[str, Any]]:
    return [{"do": "play_worker", "workers": n} for n in counts]


PASS = {"do": "pass"}


def asked(name: str) -> list[dict[str, Any]]:
    """What may be answered in each position."""
    pack = POSITIONS[name]()["table"]["pack"]
    wanted: dict[str, list[dict[str, Any]]] = {
        "first-pack": _pick(*pack),
        "draft": _pick(*pack),
        "build": [
            *_workers(2, 3), *_tombs("lay_mummy", ("p6", 2), ("p1", 1)),
            *_tombs("lay_sarcophagus", ("p6", 1), ("p6", 2), ("p1", 1)), *_tombs("bury_both", ("p6", 2), ("p1", 1)),
            {"do": "raise_idol", "idol": "cat", "pyramid": "p6"}, {"do": "raise_idol", "idol": "cat", "pyramid": "p1"},
            PASS,
        ],
        "crowd": [*_workers(1), {"do": "raise_idol", "idol": "dog", "pyramid": "p4"}, PASS],
        "moving": [{"do": "move_block", "pyramid": "p2"}, {"do": "move_block", "pyramid": "p5"}, {"do": "rest"}],
        "empty": [{"do": "play_plan", "pyramid": "p4"}, PASS],
        "full": [*_workers(3), PASS],
        "variant": [
            *_workers(1, 2), *_tombs("lay_mummy", ("p2", 3)),
            {"do": "raise_idol", "idol": "cat", "pyramid": "p2"},
            {"do": "carve_glyph", "glyph": "glyph_2", "pyramid": "p2"}, PASS,
        ],
    }  # fmt: skip
    return wanted.get(name, [])


LAST = {"build": {"site-0-niche-1"}, "moving": {"site-1-block-1"}, "crowd": {"quarry"}, "full": {"site-1-tomb-1"}}

CHOSEN = {"build": {"card-mummy-1"}}
marked = asked
TOUCHED = frozenset({"site-0-block-1", "quarry"})
