"""Made-up views of Ra, from an empty table to a crowded one, for the tests and the screens."""

from __future__ import annotations

from typing import Any

from benben.games.ra_dice.components import COLOURS

GAME = "ra-dice"

View = Any  # positions are written down as plain JSON

NAMES = ("Anna", "Ben", "Chidi", "Dana")

ANSWERS: tuple[dict[str, Any], ...] = (
    {"do": "keep"},
    {"do": "reroll", "dice": ["yellow", "red"]},
    {"do": "advance_pharaoh", "dice": 2, "ankhs": 1},
    {"do": "advance_nile", "dice": 1, "ankhs": 0},
    {"do": "flood_nile", "ankhs": 1},
    {"do": "place_civilization", "colour": "yellow"},
    {"do": "place_monument", "colour": "yellow", "column": 3},
    {"do": "pair_with", "die": "ankh"},
    {"do": "pair_with", "die": "blue"},
    {"do": "score_ankhs"},
    {"do": "declare_disaster", "area": "pharaoh"},
    {"do": "declare_disaster", "area": "nile"},
    {"do": "declare_disaster", "area": "civilization"},
    {"do": "declare_disaster", "area": "monuments"},
    {"do": "retrieve_civilization", "colour": "blue"},
    {"do": "retrieve_monument", "colour": "blue", "column": 4},
    {"do": "end_turn"},
)


def player(
    score: int, pharaoh: int = 0, nile: int = 0, floods: int = 0, civilization: str = "", monuments: str = ""
) -> dict[str, Any]:
    """One seat's part of a view; colours by their first letter, monuments as `y1 b3`."""
    letters = {colour[0]: colour for colour in COLOURS}
    return {
        "score": score,
        "pharaoh": pharaoh,
        "nile": nile,
        "floods": floods,
        "civilization": [letters[letter] for letter in civilization],
        "monuments": [[letters[word[0]], int(word[1:])] for word in monuments.split()],
    }


def dice(faces: str, used: str = "") -> list[dict[str, Any]]:
    """Five dice by their faces; `used` has the first letters of the colours that are spent."""
    shown = zip(COLOURS, faces.split(), strict=True)
    return [{"colour": colour, "face": face, "used": colour[0] in used} for colour, face in shown]


def view(players: list[dict[str, Any]], steps: int, ra: int = 0, names: tuple[str, ...] = NAMES, **table: Any) -> View:
    """A view of these players; keywords replace what lies on the table."""
    shown = table.get("dice", [])
    plain = {
        "epoch": 1,
        "epochs": 3,
        "turn": 0,
        "sun_track": {"steps": steps, "ra": ra},
        "dice": [],
        "rerolls_left": 0,
        "suns": sum(die["face"] == "sun" for die in shown),
        "disaster": False,
        "capacity": len(players) - 1,
        "players": players,
    }
    actor = table.pop("actor", 0)
    return {"players": len(players), "names": list(names[: len(players)]), "actor": actor, "table": plain | table}


def start() -> View:
    """Three players, nothing rolled."""
    return view([player(10), player(11), player(12)], 9, actor=-1)


def reroll() -> View:
    """The first roll of a game for three."""
    return view([player(10), player(11), player(12)], 9, dice=dice("nile ankh monument sun nile"), rerolls_left=2)


def mid() -> View:
    """The position of the mock page: Anna uses her dice."""
    people = [
        player(15, 5, 7, 1, "yb", "y1 g1 p4 r3"),
        player(23, 8, 3, 0, "bpr", "b1 y5 r2"),
        player(25, 2, 9, 1, "r", "b6 g6 r6"),
        player(15, 5, 4, 0, "", "y4 g2 p7 b8"),
    ]
    return view(people, 12, 7, epoch=2, dice=dice("monument ankh monument sun nile"))


def crowded() -> View:
    """Four players late: everything full, four on one space, floods, scores below 0 and above 100, five Suns."""
    rows = [
        "y1 y2 b3 g4 r5 p6 b7 y8 r1",
        "b1 b2 p3 p4 y5 y6 g7 g8",
        "p1 g2 g3 r4 b5 b6 r7 r8",
        "g1 r2 y3 y4 p5 g6 y7 b8",
    ]
    people = [
        player(-12, 12, 12, 4, "ybp", rows[0]),
        player(117, 12, 12, 2, "ybgr", rows[1]),
        player(117, 12, 12, 1, "ypgr", rows[2]),
        player(113, 12, 0, 3, "bpgr", rows[3]),
    ]
    names = ("Anastasia Nefertari", "Ben", "Chidi of the Long Name", "Dana")
    return view(people, 12, 10, names, epoch=3, dice=dice("sun sun sun sun sun"), disaster=True)


def two() -> View:
    """Two players, some dice used."""
    people = [player(14, 3, 2, 1, "y", "y1 b2"), player(11, 1, 5, 0, "b", "y2")]
    shown = dice("civilization pharaoh civilization ankh civilization", used="yp")
    return view(people, 6, 3, epoch=2, dice=shown, actor=1, turn=1)


def beyond() -> View:
    """Ra past the end of the long track, with Suns that find no space."""
    people = [player(34, 4, 6, 0, "y", "y1 b2 p2 g2"), player(41, 4, 5, 2, "", "y2"), player(-3, 4, 5, 1), player(28)]
    return view(people, 15, 16, epoch=3, dice=dice("sun pharaoh sun monument nile", used="br"))


POSITIONS = {"start": start, "reroll": reroll, "mid": mid, "crowded": crowded, "two": two, "beyond": beyond}


def asked(name: str) -> list[dict[str, Any]]:
    """What may be answered in each position."""
    wanted: dict[str, list[dict[str, Any]]] = {
        "reroll": [{"do": "keep"}, {"do": "reroll", "dice": ["yellow", "blue", "purple", "red"]}],
        "mid": [
            *({"do": "place_monument", "colour": "yellow", "column": n} for n in (2, 3, 6, 7, 8)),
            *({"do": "advance_nile", "dice": 1, "ankhs": n} for n in (0, 1)),
            {"do": "end_turn"},
        ],
        "crowded": [answer for answer in ANSWERS if answer["do"] == "declare_disaster"],
        "two": [
            {"do": "advance_pharaoh", "dice": 1, "ankhs": 0},
            {"do": "advance_pharaoh", "dice": 1, "ankhs": 1},
            {"do": "place_civilization", "colour": "purple"},
            {"do": "retrieve_civilization", "colour": "blue"},
            {"do": "retrieve_monument", "colour": "yellow", "column": 2},
            {"do": "flood_nile", "ankhs": 1},
        ],
    }
    return wanted.get(name, [])


CHOSEN = {"reroll": {"die-yellow", "die-red"}, "mid": {"die-yellow"}, "two": {"space-civilization-purple"}}
LAST = {"mid": {"space-monuments-blue-8", "pharaoh-2"}, "beyond": {"ra", "score-1", "die-green"}}


def marked(name: str) -> tuple[dict[str, Any], ...]:
    """The answers whose elements the tests mark in a position: all of them."""
    return ANSWERS


TOUCHED = frozenset({"ra"})
