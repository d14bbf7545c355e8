"""The board of Egizia: Shifting Sands: what only its registers show; see `test_egizia_boards` for the others."""

from __future__ import annotations

import pytest

from benben.draw.symbols import definitions
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.look.rows import bonus_glyphs
from benben.games.egizia_shifting_sands.tiles import BONUSES
from tests.draw.boards import elements
from tests.draw.egizia_sheets import SANDS


def test_with_two_players_four_spaces_are_closed() -> None:
    closed = [name for name, element in elements(SANDS.drawn("two")).items()
              if "not in play" in (element.findtext("title") or "")]  # fmt: skip
    assert closed == ["space-card_1", "space-card_2", "space-tile_1", "space-tile_2"]


def test_every_column_tile_is_drawn() -> None:
    found = [glyph for bonus in BONUSES for glyph in bonus_glyphs(bonus, CELLS)]
    assert {f"d-{name}" for name, _ in found if name} <= set(definitions())
    assert all(bonus_glyphs(bonus, CELLS) for bonus in BONUSES)


@pytest.mark.parametrize("name", ["obelisk", "pyramid", "two-sided", "late", "ended"])
def test_every_brick_is_drawn(name: str) -> None:
    table, found = SANDS.view(name)["table"], elements(SANDS.drawn(name))
    bricks = sum(owner >= 0 for owner in table["obelisk"])
    bricks += sum(owner >= 0 for row in table["pyramid"] for owner in row["owners"])
    bricks += sum(player["columns"] for player in table["players"])
    assert len([one for one in found if one.startswith("brick-")]) == bricks
    levels = sum(sum(player["statues"]) for player in table["players"])
    assert len([one for one in found if one.startswith("statue_")]) == levels


def test_who_builds_sees_what_is_left() -> None:
    build = SANDS.view("obelisk")["table"]["build"]
    notes = {register.key: register.note for register in SANDS.drawn("obelisk")}
    assert notes["obelisk"] == notes["crews"] == f"left {build['left']} of {build['strength']}"
    assert f"strength {build['strength']}, used {build['cost']}, left {build['left']}" in notes["nile"]


@pytest.mark.parametrize(
    ("name", "first"),
    [("placing", "nile"), ("obelisk", "obelisk"), ("pyramid", "pyramid"), ("drawn", "drawn"), ("first", "drawn")],
)
def test_a_phone_begins_with_what_is_used(name: str, first: str) -> None:
    assert SANDS.board(name)[0].key == first
