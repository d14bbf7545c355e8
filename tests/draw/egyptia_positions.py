"""Made-up views of Egyptia, from an empty sheet to a finished game, for the tests and the screens."""

from __future__ import annotations

from typing import Any

from benben.games.egyptia.city import BUILDINGS, HEX_COUNT
from benben.games.egyptia.components import COLUMNS, DICE, REWARDS
from benben.games.egyptia.plagues import PLAGUES

GAME = "egyptia"

View = Any  # positions are written down as plain JSON

NAMES = ("Anna", "Ben", "Chidi", "Dana", "Emeka", "Fatima")
LETTERS = {building[0]: building for building in BUILDINGS} | {"b": "mound", "m": "mine"}

ANSWERS: tuple[dict[str, Any], ...] = (
    *({"do": "choose_column", "column": column} for column in COLUMNS),
    *({"do": "suffer_plague", "plague": plague} for plague in PLAGUES),
    *({"do": "lose_ship", "ship": ship} for ship in (1, 2, 3)),
    *({"do": "build_one", "building": building} for building in BUILDINGS),
    *({"do": "place_on", "hex": n} for n in range(1, HEX_COUNT + 1)),
    {"do": "pay", "grain": 1, "diamond": 2, "stone": 2, "favor": 0},
    {"do": "pay", "grain": 0, "diamond": 0, "stone": 0, "favor": 3},
    *({"do": "take_reward", "goods": goods} for goods in REWARDS),
    *({"do": "use_ship", "ship": ship} for ship in (1, 2, 3)),
    {"do": "confirm"},
)


def goods(numbers: str) -> dict[str, int]:
    """Four numbers as goods."""
    return dict(zip(COLUMNS, map(int, numbers.split()), strict=True))


def city(plan: str) -> list[str]:
    """Eighteen letters: p, q, m, o, f, b for a burial mound, and a point for an empty hex."""
    return [LETTERS.get(letter, "") for letter in plan.replace(" ", "").ljust(HEX_COUNT, ".")]


def sheet(plan: str = "", **changes: Any) -> dict[str, Any]:
    """One seat's sheet; keywords replace what a new one has."""
    hexes = city(plan)
    plain = {
        "hexes": hexes,
        "gained": goods("3 3 3 2"),
        "stock": goods("3 3 3 2"),
        "productivity": {
            good: min(4, hexes.count(kind))
            for good, kind in (("grain", "field"), ("diamond", "mine"), ("stone", "quarry"))
        },
        "ships": [True, True, True],
        "plagues": [],
        "deaths": 0,
        "built": sum(1 for what in hexes if what),
        "confirmed": False,
        "points": {"cards": [0, 0, 0, 0, 0], "favor": 1, "ships": 6, "pestilence": 0, "total": 7},
    }
    return plain | changes


def roll(columns: str) -> dict[str, Any]:
    """The dice by the first letters of their columns, and how many lie in each."""
    names = {column[0]: column for column in COLUMNS}
    dice = {die: names[letter] for die, letter in zip(DICE, columns, strict=True)}
    return {"dice": dice, "counts": {column: list(dice.values()).count(column) for column in COLUMNS}}


def own(**changes: Any) -> dict[str, Any]:
    """What has been done in the round."""
    return {"column": "", "plague": "", "building": "", "hex": 0, "due": goods("0 0 0 0"), "for": ""} | changes


def view(sheets: list[dict[str, Any]], columns: str = "", seat: int = 0, **table: Any) -> View:
    """A view of these sheets; keywords replace what lies on the table."""
    names = [NAMES[i] if i < len(NAMES) else f"Player {i + 1}" for i in range(len(sheets))]
    plain = {"round": 1, "cards": ["A2", "B2", "C3", "D2", "E3"], "sheets": sheets, "own": own()}
    over = table.pop("over", False)
    names = table.pop("names", names)
    rolled = roll(columns) if columns else {"dice": {}, "counts": dict.fromkeys(COLUMNS, 0)}
    return {
        "players": len(sheets),
        "names": list(names),
        "seat": seat,
        "actor": -2 if over else max(seat, 0),
        "open": [] if over else list(range(len(sheets))),
        "over": over,
        "scores": [one["points"]["total"] for one in sheets],
        "step": "",
        "left": 0,
        "table": plain | rolled | table,
    }


def anna(**changes: Any) -> dict[str, Any]:
    """A sheet in the middle of a game."""
    plain = {
        "gained": goods("15 16 18 9"),
        "stock": goods("3 5 6 2"),
        "ships": [False, True, True],
        "plagues": ["blood", "flies"],
        "points": {"cards": [14, 2, 3, 5, 0], "favor": 2, "ships": 4, "pestilence": 0, "total": 30},
    }
    return sheet("o . f  m p f .  p q . .  . p o .  m b .", **(plain | changes))


def others(count: int, confirmed: int = 2) -> list[dict[str, Any]]:
    """Sheets of so many rivals."""
    plans = (
        "o p f m p f . p q . . . p o . m b .",
        "q q m o f . p . . o m . . p f . . b",
        "p p p . . . o o . . f f m b . q . .",
        "m . . q . . b b o p . . f . p . . o",
    )
    return [
        sheet(
            plans[i % 4],
            gained=goods(f"{9 + i % 12} {8 + i % 9} {7 + i % 15} {3 + i % 8}"),
            stock=goods(f"{i % 6} {(i * 3) % 7} {(i * 5) % 8} {i % 4}"),
            ships=[i % 2 == 0, True, i % 3 == 0],
            plagues=["locusts", "frogs"][: i % 3],
            confirmed=i % 5 < confirmed,
            points={
                "cards": [4, 3, 3, 5, 1],
                "favor": 1,
                "ships": 4,
                "pestilence": 0,
                "total": 21 + (i * 7) % 23 - i % 3,
            },
        )
        for i in range(count)
    ]


def start() -> View:
    """Alone, before the first roll, when not all cards are drawn."""
    return view([sheet()], cards=["A1", "B3"])


def column() -> View:
    """Alone, the first roll: which column?"""
    return view([sheet()], "ggdsgf")


def plague() -> View:
    """Four players: a column of three dice brings a plague."""
    return view([anna(), *others(3)], "sgdsgs", round=12, own=own(column="stone"))


def building() -> View:
    """Four players: what is built, with the D20 in the column."""
    return view([anna(), *others(3)], "sgdsgs", round=12, own=own(column="stone", plague="boils"))


def placing() -> View:
    """Four players: where does the pyramid stand?"""
    doing = own(column="stone", plague="boils", building="pyramid")
    return view([anna(), *others(3)], "sgdsgs", round=12, own=doing, cards=["A1", "B1", "C2", "D1", "E1"])


def paying() -> View:
    """Two players: how is it paid?"""
    doing = own(column="diamond", building="obelisk", hex=11, due=goods("1 1 2 1"), **{"for": "building"})
    return view([anna(), *others(1)], "dgdsdf", round=9, own=doing, cards=["A3", "B2", "C1", "D3", "E2"])


def hail() -> View:
    """Three players: which ship is lost?"""
    return view(
        [anna(ships=[True, True, True]), *others(2)], "gggsdf", round=7, own=own(column="grain", plague="hail_fire")
    )


def reward() -> View:
    """Six players: what does the mound give?"""
    doing = own(column="favor", building="mound", hex=3)
    return view([anna(), *others(5)], "gdsgdf", round=5, own=doing)


def confirming() -> View:
    """Thirty players: the last question of a round."""
    doing = own(column="favor", building="mound", hex=18)
    return view([anna(), *others(29)], "gdsgdf", round=13, own=doing)


def confirmed() -> View:
    """Seven players: the round is confirmed, others are still choosing."""
    return view([anna(confirmed=True), *others(6)], "gdsgdf", round=13)


def watched() -> View:
    """Ninety-nine players, seen by a watcher."""
    return view([anna(), *others(98)], "fdsgdg", seat=-3, round=13, own={})


def crowd() -> View:
    """Ninety-nine players with long names and high scores, seen by one of them."""
    names = [f"Anastasia Nefertari the {n}th" for n in range(1, 100)]
    sheets = others(98, 4)
    sheets[40]["points"]["total"] = -12
    sheets[41]["points"]["total"] = 131
    return view([*sheets[:33], anna(), *sheets[33:]], "fdsgdg", seat=33, round=17, names=names)


def ended() -> View:
    """Alone, the game of the rulebook's example is over: 55 points."""
    points = {"cards": [24, 5, 6, 14, 3], "favor": 1, "ships": 2, "pestilence": 0, "total": 55}
    last = sheet("o p o m p f o  p q f m  p p o q  m b b", gained=goods("30 24 26 14"), stock=goods("1 0 1 2"),
                 ships=[False, False, True], plagues=["locusts", "dust_storm", "pestilence", "boils", "hail_fire"],
                 deaths=1, points=points)  # fmt: skip
    return view([last], round=18, own={}, over=True)


def ended_watched() -> View:
    """Five players at the end, seen by a watcher: the winner's sheet is shown."""
    sheets = [one | {"confirmed": False} for one in others(5)]
    return view(sheets, round=16, own={}, seat=-3, over=True)


POSITIONS = {
    "start": start, "column": column, "plague": plague, "building": building, "placing": placing, "paying": paying,
    "hail": hail, "reward": reward, "confirming": confirming, "confirmed": confirmed, "watched": watched,
    "crowd": crowd, "ended": ended, "ended-watched": ended_watched,
}  # fmt: skip


PAYMENTS = ((1, 1, 2, 1), (0, 3, 2, 1), (1, 3, 1, 1))


def asked(name: str) -> list[dict[str, Any]]:
    """What may be answered in each position."""
    ships = [{"do": "use_ship", "ship": ship} for ship in (2, 3)]
    kinds = {answer["do"]: [one for one in ANSWERS if one["do"] == answer["do"]] for answer in ANSWERS}
    wanted: dict[str, list[dict[str, Any]]] = {
        "column": [*kinds["choose_column"], *kinds["use_ship"]],
        "plague": [one for one in kinds["suffer_plague"] if one["plague"] not in ("blood", "flies")] + ships,
        "building": [one for one in kinds["build_one"] if one["building"] != "field"] + ships,
        "placing": [{"do": "place_on", "hex": n} for n in (2, 7, 11, 12, 15, 18)] + ships,
        "paying": [{"do": "pay"} | goods(" ".join(map(str, payment))) for payment in PAYMENTS] + ships,
        "hail": kinds["lose_ship"] + kinds["use_ship"],
        "reward": kinds["take_reward"] + ships,
        "confirming": [{"do": "confirm"}, *ships],
    }  # fmt: skip
    return wanted.get(name, [])


CHOSEN = {"reward": {"goods-grain"}, "paying": {"goods-grain", "goods-diamond"}}
LAST: dict[str, set[str]] = {}


def marked(name: str) -> tuple[dict[str, Any], ...]:
    """The answers whose elements the tests mark in a position: all of them."""
    return ANSWERS


TOUCHED = frozenset({"hex-3"})
