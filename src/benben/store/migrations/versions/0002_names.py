"""Journals say answers and outcomes by name.

Before, they had bare numbers. What a number meant in the games of that time, by version 1 of their rules, stands here
and never changes, whatever becomes of the games. A journal of anything else stays as it is: nobody can tell what its
numbers meant, and its table says so when it is opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Kind = tuple[str, dict[str, Sequence[Any]]]  # its name, and each argument's values in the order of their numbers


def some(names: Sequence[str]) -> list[list[str]]:
    """Every choice of one or more, numbered as bits."""
    return [[name for bit, name in enumerate(names) if n >> bit & 1] for n in range(1, 2 ** len(names))]


# Ra: The Dice Game

COLOURS = ("yellow", "blue", "purple", "green", "red")
FACES = ("sun", "ankh", "pharaoh", "nile", "civilization", "monument")
RA_ANSWERS: list[Kind] = [
    ("keep", {}),
    ("reroll", {"dice": some(COLOURS)}),
    ("advance_pharaoh", {"dice": range(6), "ankhs": range(6)}),
    ("advance_nile", {"dice": range(6), "ankhs": range(6)}),
    ("flood_nile", {"ankhs": range(6)}),
    ("place_civilization", {"colour": COLOURS}),
    ("place_monument", {"colour": COLOURS, "column": range(1, 9)}),
    ("pair_with", {"die": (*COLOURS, "ankh")}),
    ("score_ankhs", {}),
    ("declare_disaster", {"area": ("pharaoh", "nile", "civilization", "monuments")}),
    ("retrieve_civilization", {"colour": COLOURS}),
    ("retrieve_monument", {"colour": COLOURS, "column": range(1, 9)}),
    ("end_turn", {}),
]
RA_OUTCOMES: list[Kind] = [("start_player", {"who": range(4)}), ("roll", dict.fromkeys(COLOURS, FACES))]

# Egyptia

GOODS = ("grain", "diamond", "stone")
COLUMNS = (*GOODS, "favor")
PLAGUES = ("locusts", "blood", "dust_storm", "flies", "pestilence", "frogs", "darkness", "boils", "hail_fire", "death")
EGYPTIA_ANSWERS: list[Kind] = [
    ("choose_column", {"column": COLUMNS}),
    ("suffer_plague", {"plague": PLAGUES}),
    ("lose_ship", {"ship": range(1, 4)}),
    ("build_one", {"building": ("pyramid", "quarry", "mine", "obelisk", "field", "mound")}),
    ("place_on", {"hex": range(1, 19)}),
    ("pay", dict.fromkeys(GOODS, range(16))),
    (
        "take_reward",
        {"goods": [f"{one}_{two}" for n, one in enumerate(GOODS) for two in GOODS[n:]] + ["favor"]},
    ),
    ("use_ship", {"ship": range(1, 4)}),
    ("confirm", {}),
]
EGYPTIA_OUTCOMES: list[Kind] = [
    ("demand", {"card": [letter + number for letter in "ABCDE" for number in "123"]}),
    ("roll", dict.fromkeys(("d4", "d6", "d8", "d10", "d12", "d20"), COLUMNS)),
]

# Egyptian Architects

PYRAMIDS = [f"p{n}" for n in range(1, 7)]
IDOLS = ("cat", "bird", "dog")
GLYPHS = ("glyph_2", "glyph_3", "glyph_4")
WORKERS = ("worker_1", "worker_2", "worker_3")
PLANS = [f"plan_{n}" for n in range(1, 7)]
CARDS = ("limestone", *WORKERS, "mummy", "sarcophagus", *IDOLS, *GLYPHS, *PLANS)
TOMBS = range(1, 4)
ARCHITECTS_ANSWERS: list[Kind] = [
    ("pick_card", {"card": CARDS}),
    ("play_plan", {"pyramid": PYRAMIDS}),
    ("play_worker", {"workers": range(1, 4)}),
    ("lay_mummy", {"pyramid": PYRAMIDS, "tomb": TOMBS}),
    ("lay_sarcophagus", {"pyramid": PYRAMIDS, "tomb": TOMBS}),
    ("bury_both", {"pyramid": PYRAMIDS, "tomb": TOMBS}),
    ("raise_idol", {"idol": IDOLS, "pyramid": PYRAMIDS}),
    ("carve_glyph", {"glyph": GLYPHS, "pyramid": PYRAMIDS}),
    ("pass", {}),
    ("move_block", {"pyramid": PYRAMIDS}),
    ("rest", {}),
]
ARCHITECTS_OUTCOMES: list[Kind] = [("deal", {"card": CARDS}), ("lot", {"who": range(5)})]

# Pig

PIG_ANSWERS: list[Kind] = [("roll", {}), ("hold", {})]
PIG_OUTCOMES: list[Kind] = [("show", {"face": range(1, 7)})]


def forms(kinds: Iterable[Kind]) -> Iterator[dict[str, Any]]:
    """Every answer in the order of its number: the last argument runs fastest."""
    for name, arguments in kinds:
        for n in range(prod(len(values) for values in arguments.values())):
            form: dict[str, Any] = {}
            for argument, values in reversed(arguments.items()):
                n, i = divmod(n, len(values))
                form[argument] = values[i]
            yield {"do": name} | dict(reversed(form.items()))


NUMBERED: dict[str, tuple[list[Kind], list[Kind]]] = {  # the answers and the outcomes of each game
    "ra-dice": (RA_ANSWERS, RA_OUTCOMES),
    "egyptia": (EGYPTIA_ANSWERS, EGYPTIA_OUTCOMES),
    "architects": (ARCHITECTS_ANSWERS, ARCHITECTS_OUTCOMES),
    "pig": (PIG_ANSWERS, PIG_OUTCOMES),
}


class Names:
    """What the numbers of one game mean."""

    def __init__(self, game: str) -> None:
        answers, outcomes = NUMBERED[game]
        self.answers = list(forms(answers))
        self.outcomes = list(forms(outcomes))

    def named(self, body: bytes) -> bytes:
        """An entry with names in place of numbers; as it is, if it has none."""
        try:
            entry = msgspec.json.decode(body)
            return msgspec.json.encode(self._entry(entry))
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
            return body  # was broken before; the table says so

    def _entry(self, entry: dict[str, Any]) -> dict[str, Any]:
        do = entry["do"]
        if do == "start":
            return {"do": do, "chance": self._chance(entry)}
        if do == "answer":
            return {
                "do": do, "seat": entry["seat"], "answer": self._form(self.answers, entry["a"]),
                "chance": self._chance(entry),
            }  # fmt: skip
        if do == "played":
            return {"do": do, "lines": [[seat, self._line(seat, a)] for seat, a in entry["lines"]]}
        return entry

    def _chance(self, entry: dict[str, Any]) -> list[dict[str, Any]]:
        return [self._form(self.outcomes, outcome) for outcome in entry["chance"]]

    def _line(self, seat: int, a: int) -> dict[str, Any]:
        return self._form(self.outcomes if seat < 0 else self.answers, a)

    @staticmethod
    def _form(known: list[dict[str, Any]], number: int) -> dict[str, Any]:
        if number < 0:
            raise ValueError("No answer has a negative number.")
        return known[number]


tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("rules"))
moves = sa.table("moves", sa.column("table_id"), sa.column("n"), sa.column("body", sa.LargeBinary))
THIS_MOVE = sa.and_(moves.c.table_id == sa.bindparam("of"), moves.c.n == sa.bindparam("number"))
SET_BODY = sa.update(moves).where(THIS_MOVE).values(body=sa.bindparam("named"))


def upgrade() -> None:
    connection = op.get_bind()
    for game in NUMBERED:
        names = Names(game)
        wanted = sa.select(tables.c.id).where(tables.c.game == game, tables.c.rules == 1)
        for table in connection.execute(wanted).scalars().all():
            name_moves(connection, table, names)


def name_moves(connection: sa.Connection, table: str, names: Names) -> None:
    """Write a table's journal anew."""
    found = connection.execute(sa.select(moves.c.n, moves.c.body).where(moves.c.table_id == table)).all()
    if found:
        rows = [{"of": table, "number": row.n, "named": names.named(bytes(row.body))} for row in found]
        connection.execute(SET_BODY, rows)
