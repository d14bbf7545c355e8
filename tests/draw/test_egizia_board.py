"""The board of Egizia: towns, graves and temple; see `test_egizia_boards` for what both games have."""

from __future__ import annotations

import re

import pytest

from benben.draw import Register
from benben.games.egizia.components import GRAVE_SPACES
from benben.games.egizia.towns import TOWN_NAMES
from tests.draw.boards import elements
from tests.draw.egizia_sheets import CLASSIC


def register(name: str, key: str) -> Register:
    return next(one for one in CLASSIC.drawn(name) if one.key == key)


def texts(name: str, key: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]+)<", str(register(name, key).svg))


def test_towns_and_sites_are_named() -> None:
    written = texts("placing", "nile")
    assert [town for town in written if town.lower().replace(" ", "_") in TOWN_NAMES] == [
        "Edfu", "Thebe", "Selinon", "Passalon", "Beni Hasan", "Alyi", "Heliopolis",
    ]  # fmt: skip
    assert [site for site in written if site in ("Abydus", "Amarna", "Giza")] == ["Abydus", "Amarna", "Giza"]


def test_with_four_players_who_comes_last_lies_in_the_water() -> None:
    figures = [figure for figure in texts("placing", "nile") if figure.endswith("?")]
    table = CLASSIC.view("placing")["table"]
    assert figures == ["4.?"] * sum(zone["docks"][3] < 0 for zone in table["zones"])
    titles = {name: element.findtext("title") for name, element in elements(CLASSIC.board("placing", "high")).items()}
    late = [name for name, title in titles.items() if "only if somebody before does not" in (title or "")]
    assert late == ["space-abydus_4", "space-amarna_4", "space-giza_4"]


def test_with_two_players_both_docks_build() -> None:
    assert not [figure for figure in texts("two", "nile") if figure.endswith("?")]


@pytest.mark.parametrize("name", ["graves", "temple", "late", "ended"])
def test_every_brick_is_drawn(name: str) -> None:
    table, found = CLASSIC.view(name)["table"], elements(CLASSIC.drawn(name))
    owners = [*table["obelisk"], *(grave["owner"] for grave in table["graves"])]
    owners += [owner for row in (*table["pyramid"], *table["temple"]) for owner in row["owners"]]
    bricks = [one for one in found if one.startswith("brick-")]
    assert len(bricks) == sum(owner >= 0 for owner in owners)


@pytest.mark.parametrize("name", ["placing", "graves", "late", "ended"])
def test_there_are_twelve_graves_with_values_on_those_that_lie_open(name: str) -> None:
    table = CLASSIC.view(name)["table"]
    assert (
        str(register(name, "graves").svg).count("#d-grave")
        + sum(grave["owner"] >= 0 for grave in table["graves"])
        + (name == "graves")
        == GRAVE_SPACES
    )  # the next one shows the own piece while it may be pressed
    values = [str(grave["value"]) for grave in table["graves"]]
    assert len(values) + table["graves_hidden"] == GRAVE_SPACES
    written = texts(name, "graves")
    assert all(written.count(value) >= values.count(value) for value in set(values))


def test_the_sums_of_graves_and_what_they_bring_are_told() -> None:
    written = texts("graves", "graves")
    sums = [f"Σ {player['grave_sum']}" for player in CLASSIC.view("graves")["table"]["players"]]
    assert [text for text in written if text.startswith("Σ")] == sums
    assert [text for text in written if text.endswith("+")] == ["1+", "11+", "21+"]


def test_parts_of_the_temple_whose_turn_has_not_come_are_not_marked() -> None:
    view = CLASSIC.view("placing")
    marked = str(register("placing", "temple").svg).count('class="next-brick"')
    assert marked == sum(part["next"] for part in (*view["table"]["temple"], *view["table"]["pyramid"])) == 3


def test_who_builds_sees_what_is_left() -> None:
    build = CLASSIC.view("graves")["table"]["build"]
    notes = {register.key: register.note for register in CLASSIC.drawn("graves")}
    assert notes["graves"] == notes["crews"] == f"left {build['left']} of {build['strength']}"


@pytest.mark.parametrize(
    ("name", "first"),
    [("placing", "nile"), ("graves", "graves"), ("temple", "temple"), ("drawn", "drawn"), ("drawing", "sphinx")],
)
def test_a_phone_begins_with_what_is_used(name: str, first: str) -> None:
    assert CLASSIC.board(name)[0].key in (first, "drawn")
