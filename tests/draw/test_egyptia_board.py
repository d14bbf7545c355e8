"""The board of Egyptia: ids, states, words and pieces, in every made-up position and in real games."""

from __future__ import annotations

import doctest
import random
import re
from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import benben
from benben.draw.dots import DotTrack
from benben.draw.geometry import Box, Point
from benben.draw.hexes import HexGrid, hex_box
from benben.draw.palette import Theme, contrast, tokens
from benben.draw.polyhedra import SOLIDS
from benben.draw.register import WIDTH
from benben.draw.symbols import definitions
from benben.games.egyptia.city import BUILDINGS, HEX_COUNT
from benben.games.egyptia.components import CELLS, COLUMNS, DICE
from benben.games.egyptia.look.board import touches
from benben.games.egyptia.look.scene import faces
from benben.games.egyptia.look.symbols import examples, facts, symbol
from benben.games.egyptia.pharaoh_cards import CARDS
from benben.games.egyptia.plagues import PLAGUES
from benben.games.egyptia.words.answers import plague_lines
from benben.games.egyptia.words.text import demand_lines
from benben.language import languages, speaking
from tests.draw.boards import BOARDS, elements, markup
from tests.draw.egyptia_positions import (
    ANSWERS,
    POSITIONS,
    View,
    anna,
    asked,
    building,
    column,
    confirmed,
    crowd,
    ended,
    ended_watched,
    goods,
    others,
    own,
    paying,
    placing,
    reward,
    sheet,
    view,
    watched,
)

board = BOARDS["egyptia"].board
EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)
LANGUAGES = pytest.mark.parametrize("language", languages())
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7, 20, 99])
PHONE = 348 / WIDTH  # how large a unit is on a phone that is 360 px wide
TOUCH = 44
READABLE = 4.5
LINE = 31  # letters of a card's line that have room in a wide font
NOTE = 22  # and of a tile's


def targets_of(position: View, answers: Any = ANSWERS) -> frozenset[str]:
    """Everything that these answers touch in a position."""
    return frozenset(name for answer in answers for name in touches(position, answer))


@cache
def drawn(name: str) -> dict[str, ElementTree.Element]:
    """A position with nothing to press."""
    return elements(board(POSITIONS[name]()))


def table_of(seats: int, seat: int = 0) -> View:
    """A table with so many seats."""
    return view([anna(), *others(seats - 1)], "sgdsgs", seat=seat, own=own() if seat >= 0 else {})


# --- ids, labels and form, everywhere ---


def test_the_registers_come_in_the_order_of_a_phone() -> None:
    first = ["resources", "city", "goods", "productivity", "points", "demands", "plagues"]
    assert [register.key for register in board(column())] == first
    assert [register.key for register in board(placing())] == [*first, "rivals", "more"]


def test_spaces_never_lose_their_ids() -> None:
    wanted = {f"column-{good}" for good in COLUMNS} | {f"goods-{good}" for good in COLUMNS}
    wanted |= {f"building-{name}" for name in BUILDINGS} | {f"plague-{name}" for name in PLAGUES}
    wanted |= {f"hex-{n}" for n in range(1, HEX_COUNT + 1)} | {
        f"{kind}-{n}" for kind in ("ship", "lose") for n in (1, 2, 3)
    }
    for name in POSITIONS:
        assert wanted | {"pay", "trade", "reward", "done"} <= set(drawn(name))


# --- targets on a phone ---


@EVERYWHERE
def test_targets_are_large_enough_for_a_finger(name: str) -> None:
    found = elements(board(POSITIONS[name](), targets_of(POSITIONS[name](), asked(name))))
    for element in found.values():
        if element.tag == "a" and not (element.get("id") or "").startswith("hex-"):
            rects = [one for one in element.iter("rect") if one.get("class") in ("hit", "halo")]
            tall, wide = (max(float(one.get(side, "0")) for one in rects) * PHONE for side in ("height", "width"))
            assert min(tall, wide) >= TOUCH, element.get("id")


def test_hexes_are_large_enough_for_a_finger() -> None:
    assert hex_box(Point(0, 0), 45.4).width * PHONE >= TOUCH


# --- the resource board ---


def test_dice_lie_in_the_cells_of_their_columns() -> None:
    one, other = (elements(board(view([sheet()], roll))) for roll in ("ggdsgf", "fgdsgf"))
    assert one["die-d4"].get("transform") != other["die-d4"].get("transform")
    assert one["die-d6"].get("transform") == other["die-d6"].get("transform")
    assert one["die-d4"].findtext("title") == "D4 shows 1: grain"
    assert {f"die-{die}" for die in DICE} <= set(one)
    assert not [name for name in drawn("start") if name.startswith("die-")]


def test_faces_are_those_of_the_resource_board() -> None:
    shown = {die: [faces(die, i, CELLS) for i in range(4)] for die in DICE}
    assert shown["d8"] == ["1–3", "4–5", "6–7", "8"]
    assert shown["d20"] == ["1–6", "7–12", "13–17", "18–20"]


def test_a_column_tells_what_it_brings() -> None:
    found = drawn("column")
    assert found["column-grain"].findtext("title") == "Grain: three dice, 3 to gain, and a plague"
    assert found["column-stone"].findtext("title") == "Stone: one die, 1 to gain"


def test_the_chosen_column_is_lapis() -> None:
    text = markup(board(building()))
    assert text.count("column-chosen") == 1
    assert text.count("solid-chosen") == 3
    assert "solid-plague" in markup(board(column()))


def test_a_building_by_the_d20_costs_a_favor_more() -> None:
    found = elements(board(building(), frozenset({"building-quarry", "building-pyramid"})))
    assert (
        found["building-quarry"].get("aria-label") == "Build a quarry: costs 2 grain, 1 diamond, 1 favor with the D20"
    )
    assert found["building-pyramid"].get("aria-label") == "Build a pyramid: costs 1 grain, 2 diamond, 2 stone"


# --- the city ---


def test_houses_stand_on_their_hexes() -> None:
    found = drawn("plague")
    assert found["house-1"].findtext("title") == "Obelisk on hex 1"
    assert found["hex-2"].findtext("title") == "Sacred Site 2: empty"
    assert len([name for name in found if name.startswith("house-")]) == 11


def test_a_legal_hex_tells_what_each_card_gives() -> None:
    found = elements(board(placing(), frozenset({"hex-12", "hex-18"})))
    assert found["hex-18"].get("aria-label") == "Build the pyramid on hex 18: A +4, B 0, C 0, D 0, E 0"
    assert markup(board(placing(), frozenset({"hex-12", "hex-18"}))).count('class="beside"') == 2


def test_what_a_card_takes_away_is_told_too() -> None:
    position = view(
        [sheet("f")], "gggggg", own=own(column="grain", building="pyramid"), cards=["A3", "B1", "C3", "D3", "E3"]
    )
    assert "E 0" in (elements(board(position, frozenset({"hex-2"})))["hex-2"].get("aria-label") or "")
    position["table"]["sheets"][0]["hexes"][5] = "field"  # beside the oasis
    label = elements(board(position, frozenset({"hex-2"})))["hex-2"].get("aria-label") or ""
    assert label.endswith("A +5, B 0, C 0, D 0, E −3")


def test_hexes_that_a_plague_forbids_are_hatched() -> None:
    assert markup(board(placing())).count("url(#pat-hatch)") == 1  # Boils: only hex 10 by the oasis is empty


def test_the_chosen_hex_is_marked_while_it_is_being_paid() -> None:
    assert markup(board(paying())).count("column-chosen") == 3  # column, building, hex


def test_a_ship_may_be_used_or_lost() -> None:
    assert touches(paying(), {"do": "use_ship", "ship": 2}) == ["ship-2"]
    assert touches(paying(), {"do": "lose_ship", "ship": 2}) == ["lose-2"]
    assert (drawn("plague")["ship-1"].findtext("title") or "").endswith("gone")


def test_a_confirmed_round_says_so() -> None:
    assert "Confirmed" in markup(board(confirmed()))
    assert "Confirm" not in markup(board(placing()))


# --- goods, productivity, points, cards, plagues ---


def test_dots_are_circled_scribbled_and_red() -> None:
    track = DotTrack(Box(0, 0, 300, 40), 30)
    text = str(track.ground(15, 12, "good-grain"))
    assert [text.count("a") > 0, 'class="dot-held good-grain"' in text, 'class="scribble"' in text] == [True] * 3
    assert "scribble" not in str(track.ground(3, 0, "good-grain"))
    assert 'class="dot-free"' not in str(track.ground(30, 3, "good-grain"))


@pytest.mark.parametrize("count", [1, 2, 15, 20, 30, 31, 100])
def test_tracks_of_any_length_stay_in_their_box(count: int) -> None:
    track = DotTrack(Box(50, 10, 318, 44), count)
    for n in range(1, count + 1):
        at = track.at(n)
        assert at.x - track.radius >= 50 and at.x + track.radius <= 368
        assert at.y - track.radius >= 10 and at.y + track.radius <= 54


def test_rewards_and_payments_touch_the_goods_they_move() -> None:
    assert touches(reward(), {"do": "take_reward", "goods": "grain_grain"}) == ["reward", "goods-grain"]
    assert touches(reward(), {"do": "take_reward", "goods": "diamond_stone"}) == [
        "reward",
        "goods-diamond",
        "goods-stone",
    ]
    assert touches(reward(), {"do": "take_reward", "goods": "favor"}) == ["reward", "goods-favor"]
    assert touches(paying(), {"do": "pay", "grain": 0, "diamond": 3, "stone": 2, "favor": 1}) == [
        "trade",
        "goods-diamond",
        "goods-stone",
        "goods-favor",
    ]


def test_the_plain_price_has_a_plate_of_its_own() -> None:
    assert touches(paying(), {"do": "pay", "grain": 1, "diamond": 1, "stone": 2, "favor": 1}) == ["pay"]
    answers = asked("paying")
    assert [touches(paying(), answer)[0] for answer in answers].count("pay") == 1
    found = elements(board(paying(), targets_of(paying(), answers)))
    assert found["pay"].get("aria-label") == "Pay 1 grain, 1 diamond, 2 stone, 1 favor"
    assert "Pay with other goods" in markup(board(paying(), targets_of(paying(), answers)))


def test_what_is_due_is_told() -> None:
    found = elements(board(paying(), frozenset({"trade"})))
    assert found["trade"].get("aria-label") == "Pay 1 grain, 1 diamond, 2 stone, 1 favor, with the chosen goods"
    frogs = view([anna()], "gggsss", own=own(column="grain", plague="frogs", **{"for": "plague"}))
    assert "Pay 3 goods of any kind" in markup(board(frogs, frozenset({"trade"})))


def test_chosen_goods_are_pressed() -> None:
    found = elements(board(reward(), frozenset({"goods-grain", "goods-stone"}), frozenset({"goods-grain"})))
    assert found["goods-grain"].get("aria-pressed") == "true"
    assert found["goods-stone"].get("aria-pressed") == "false"


def test_productivity_stands_on_its_step() -> None:
    found = drawn("plague")
    assert found["productivity-diamond"].findtext("title") == "Diamond: 2 more than the dice"
    assert found["productivity-stone"].get("transform") != found["productivity-diamond"].get("transform")


def test_who_plays_alone_sees_the_titles() -> None:
    assert "Legendary" in markup(board(ended()))
    assert "Legendary" not in markup(board(placing()))


@LANGUAGES
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_rule_that_fits(card: str, language: str) -> None:
    with speaking(language):
        lines = demand_lines(card, CELLS)
    assert len(lines) == 2
    assert all(0 < len(line) <= LINE and "{" not in line for line in lines)
    assert all(str(n) in " ".join(lines) for n in CELLS[card.lower()] if n)


@LANGUAGES
@pytest.mark.parametrize("plague", PLAGUES)
def test_every_plague_says_what_it_does(plague: str, language: str) -> None:
    with speaking(language):
        lines = plague_lines(plague, CELLS)
    assert 1 <= len(lines) <= 2 and all(0 < len(line) <= NOTE for line in lines)


def test_suffered_plagues_are_struck_through() -> None:
    found = drawn("ended")
    assert found["plague-locusts"].find(".//text[@class='t f15 struck']") is not None
    assert found["plague-frogs"].find(".//text[@class='t f15 struck']") is None


def test_a_designers_numbers_are_shown() -> None:
    position = placing() | {
        "variant": {"a1": [9, 8], "tracks": [100, 1, 30, 20], "quarry": [3, 3, 0, 0], "titles": [1, 2, 3, 4]}
    }
    position["table"]["sheets"][0]["gained"] = goods("15 1 18 9")
    position["table"]["sheets"][0]["stock"] = goods("3 1 6 2")
    text = markup(board(position, frozenset({"hex-18"})))
    assert "9 each by the oasis" in text
    assert "15 of 100 circled" in text
    assert "costs 3 grain, 3 diamond" in text
    assert "A +8" in text


# --- everybody else ---


@SEATS
def test_any_number_of_seats_can_be_drawn(seats: int) -> None:
    for seat in (0, seats - 1, -3):
        found = elements(board(table_of(seats, seat)))
        rivals = {name for name in found if name.startswith("rival-")}
        main = max(seat, 0) + 1
        everybody = {f"rival-{n}" for n in range(1, seats + 1)}
        assert rivals == (everybody if seats > 6 else everybody - {f"rival-{main}"})


def test_the_list_is_in_the_order_of_the_scores() -> None:
    found = drawn("crowd")
    assert found["rival-43"].get("transform") == "translate(2 6)"  # 131 points
    assert (found["rival-43"].findtext("title") or "").startswith("Anastasia Nefertari the 43th: 131 points")


def test_who_watches_sees_the_first_sheet_and_at_the_end_the_best() -> None:
    assert "Anna’s city" in markup(board(watched()))
    position = ended_watched()
    best = position["names"][position["scores"].index(max(position["scores"]))]
    assert f"{best}’s city" in markup(board(position))


def test_a_rival_who_confirms_changes_the_same_element() -> None:
    one = crowd()
    other = crowd()
    ready = next(i for i, found in enumerate(other["table"]["sheets"]) if not found["confirmed"] and i != 33)
    other["table"]["sheets"][ready]["confirmed"] = True
    first, second = elements(board(one)), elements(board(other))
    assert set(first) == set(second)
    name = f"rival-{ready + 1}"
    assert first[name].get("transform") == second[name].get("transform")
    assert (second[name].findtext("title") or "").endswith("ready")


# --- real games ---


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (6, 3), (7, 4)])
def test_real_games_can_be_drawn(seats: int, seed: int) -> None:
    game, rng = benben.game("egyptia"), random.Random(seed)
    match = game.match(seats, seed=seed)
    given = 0
    while not match.over:
        if match.actor < 0:
            match.roll()
            continue
        seat, legal = match.actor, match.legal()
        if given % 7 == 0:
            _check_question(dict(match.view(seat)), [game.actions.to_json(answer) for answer in legal])
        match.play(rng.choice(legal), seat)
        given += 1
    assert board(match.view(0))
    assert board(match.view(-3))


def _check_question(position: View, answers: list[dict[str, Any]]) -> None:
    """Every answer of a real question has a button of its own, or shares a plate."""
    mains = Counter(touches(position, answer)[0] for answer in answers)
    assert {name for name, count in mains.items() if count > 1} <= {"trade", "reward"}
    found = elements(board(position, targets_of(position, answers)))
    for answer in answers:
        assert all(found[name].tag == "a" for name in touches(position, answer))


# --- beside the board ---


def test_every_answer_has_a_drawing() -> None:
    for answer in ANSWERS:
        assert f"d-{symbol(answer)}" in definitions()


@EVERYWHERE
def test_facts_are_told_of_every_seat(name: str) -> None:
    position = POSITIONS[name]()
    for seat in range(len(position["scores"])):
        for emblem, figure, label in facts(cast(Any, position), seat):
            assert f"d-{emblem}" in definitions()
            assert label and (figure or emblem == "ui-check")  # whether somebody is ready is a mark


def test_examples_are_well_formed() -> None:
    for example in examples().values():
        root = ElementTree.fromstring(str(example))
        assert root.findtext("figcaption")
        assert set(re.findall(r'href="#(d-[a-z-]+)', str(example))) <= set(definitions())


def test_neighbours_in_a_grid_touch() -> None:
    grid = HexGrid(Point(0, 0), 10)
    far = {
        round((grid.at(q, r).x ** 2 + grid.at(q, r).y ** 2) ** 0.5, 6) for q, r in ((1, 0), (0, 1), (-1, 1), (1, -1))
    }
    assert far == {round(10 * 3**0.5, 6)}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), [("ink", "pg-sacred"), ("ink", "pg-ivory"), ("on-gold", "gold-fill")])
def test_text_reads_on_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(tokens(theme)[ink], tokens(theme)[ground]) >= READABLE


def test_there_is_a_drawing_for_every_die() -> None:
    assert tuple(SOLIDS) == DICE


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(import_module("benben.games.egyptia.look.scene")).failed == 0
