"""Egyptian Architects on a sheet that needs no scrolling: places, sizes, and what stands behind a note."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import benben
from benben.draw import Marks, Register
from benben.draw.cards import CARD
from benben.draw.fan import in_row, is_dense
from benben.draw.geometry import Box
from benben.draw.plan import EDGE, HEADING, Plan
from benben.draw.register import Shape
from benben.games.architects.look.board import SHEET, TOPICS
from benben.games.architects.look.hand import PACK
from benben.games.architects.look.hand import SHEET as HAND
from benben.games.architects.look.plan import PLANS, STAGES
from tests.draw.architects_positions import POSITIONS, asked, cards, crowd, draft, picked, seat, view, watched
from tests.draw.boards import BOARDS, elements, markup

LOOK = benben.game("architects").look
EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)
EVERY_PLAN = pytest.mark.parametrize("name", PLANS)
SHAPES: tuple[Shape, ...] = ("high", "low")
OFF = 0.1  # so far a plate's ratio may be from that of its place
READABLE = 12.5
TARGET = 38.5
SMALLEST = 13.0  # the smallest letters of a plate, in its own units
LEAST_TARGET = 32.0  # where a designer's plan has very many places


def sheet(position: Any, targets: frozenset[str] = frozenset(), shape: Shape = "high") -> list[Register]:
    """A position as a sheet shows it."""
    assert LOOK.board is not None
    drawn: list[Register] = LOOK.board(position, Marks(targets), shape)
    return drawn


def plan_of(position: Any) -> Plan:
    plan: Plan = LOOK.plans[LOOK.plan(position)]
    return plan


def scale(register: Register, place: Box) -> float:
    """How large a plate's unit is, in units of the sheet."""
    heading = HEADING if register.icon else 0
    return min(place.width / register.box.width, (place.height - heading) / register.box.height)


# --- plans ---


@EVERY_PLAN
def test_places_lie_within_the_sheet_and_apart(name: str) -> None:
    plan = PLANS[name]
    assert (plan.width, plan.height) == (1140, 427 if name == "over" else 742)
    for box in plan.places.values():
        assert box.x >= EDGE.x and box.right <= plan.width - EDGE.x
        assert box.y >= EDGE.y and box.bottom <= plan.height - EDGE.y
    for one, other in combinations(plan.places.values(), 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("name", ["building", "draft", "watched-building"])
def test_registers_fill_the_sheet(name: str) -> None:
    places = PLANS[name].places
    across = max(box.right for box in places.values()) - min(box.x for box in places.values())
    down = max(box.bottom for box in places.values()) - min(box.y for box in places.values())
    assert (across, down) == (1140 - EDGE.width, 742 - EDGE.height)


def test_only_the_second_row_changes_with_the_phase() -> None:
    assert len({(plan.places["site-1"], plan.places["site-2"]) for plan in PLANS.values()}) == 1
    assert set(STAGES) == set(SHEET) and set(STAGES.values()) == set(PLANS)


@EVERYWHERE
@pytest.mark.parametrize("shape", SHAPES)
def test_plates_fit_their_places(name: str, shape: Shape) -> None:
    position = POSITIONS[name]()
    places = plan_of(position).places
    drawn = {register.key: register for register in sheet(position, shape=shape)}
    assert set(places) <= set(drawn)
    for key, place in places.items():
        box = drawn[key].box
        if key == "score":  # as tall as people stand above each other, and the last thing on its sheet
            assert box.width / box.height >= place.width / place.height
            continue
        assert abs(box.width / box.height / (place.width / (place.height - HEADING)) - 1) <= OFF, key


@EVERYWHERE
def test_letters_can_be_read(name: str) -> None:
    position = POSITIONS[name]()
    for key, place in plan_of(position).places.items():
        register = next(one for one in sheet(position) if one.key == key)
        assert scale(register, place) * SMALLEST >= READABLE, key


@EVERYWHERE
def test_targets_are_large_enough(name: str) -> None:
    position = POSITIONS[name]()
    targets = frozenset(found for answer in asked(name) for found in LOOK.touches(position, answer))
    for register in sheet(position, targets):
        place = plan_of(position).places.get(register.key)
        for element in ElementTree.fromstring(str(register.svg)).iter("a"):
            assert place is not None, f"{element.get('id')} may be pressed, but is not on the sheet"
            rects = [one for one in element.iter("rect") if one.get("class") in ("hit", "halo")]
            found = re.search(r"scale\(([\d.]+)\)", element.get("transform") or "")
            unit = scale(register, place) * (float(found[1]) if found else 1)
            for side in ("width", "height"):
                size = max(float(one.get(side, "0")) for one in rects) * unit
                assert size >= (LEAST_TARGET if name == "variant" else TARGET)


@EVERYWHERE
@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_is_touched_is_on_the_sheet_once(name: str, shape: Shape) -> None:
    position = POSITIONS[name]()
    targets = frozenset(found for answer in asked(name) for found in LOOK.touches(position, answer))
    registers = sheet(position, targets, shape)
    counts = Counter(re.findall(r' id="([^"]+)"', markup(registers)))
    assert [found for found, count in counts.items() if count > 1] == []
    found = elements(registers)
    assert all(found[target].tag == "a" for target in targets)


@EVERYWHERE
def test_nothing_moves_when_the_question_changes(name: str) -> None:
    position = POSITIONS[name]()
    targets = frozenset(found for answer in asked(name) for found in LOOK.touches(position, answer))
    still, pressed = elements(sheet(position)), elements(sheet(position, targets))
    for target in targets:
        assert still[target].get("transform") == pressed[target].get("transform")


# --- cards in one row ---


@pytest.mark.parametrize("box", [HAND, PACK])
@pytest.mark.parametrize("count", range(1, 13))
def test_a_row_stays_in_its_register(count: int, box: Box) -> None:
    stands = in_row(count, box.width, box.height / 2)
    assert len(set(stands)) == count
    for stand in stands:
        wide, tall = CARD.width / 2 * stand.scale, CARD.height / 2 * stand.scale
        assert stand.at.x - wide >= 0 and stand.at.x + wide <= box.width
        assert stand.at.y - tall >= 0 and stand.at.y + tall <= box.height
        assert stand.scale * SMALLEST >= READABLE


@pytest.mark.parametrize(("box", "most"), [(HAND, 8), (PACK, 10)])
def test_no_card_of_the_largest_hand_covers_another(box: Box, most: int) -> None:
    for count in range(2, most + 1):
        one, other = in_row(count, box.width, 0)[:2]
        assert other.at.x - one.at.x >= CARD.width * one.scale


def test_few_cards_are_large() -> None:
    assert in_row(5, HAND.width, 0)[0].scale == 1.46
    assert in_row(7, PACK.width, 0)[0].scale >= 1.3
    assert is_dense(in_row(10, PACK.width, 0)[0]) and not is_dense(in_row(7, PACK.width, 0)[0])
    ten = view([seat(), seat()], phase="draft", pack=cards("worker_1*5 worker_2*5"))
    assert "space card dense" in markup(sheet(ten))
    assert "dense" not in markup(BOARDS["architects"].board(ten))


# --- beside the pack ---


def test_the_pile_has_a_register_of_its_own() -> None:
    found = elements(sheet(draft()))
    assert {name for name in found if name.startswith("kept-")} == {"kept-mummy-1", "kept-worker_2-1"}
    assert "4 cards go on to Dana" in markup(sheet(draft()))
    assert "6 cards go on to Ben" in markup(sheet(picked()))


def test_the_last_pick_goes_to_nobody() -> None:
    position = view([seat(cards=3, pile=4)] * 5, phase="draft", pack=cards("cat dog bird"), pile=cards("limestone*4"))
    assert "the rest is laid aside" in markup(sheet(position))
    assert "go on to" not in markup(sheet(position))


def _packs(count: int) -> Any:
    seen = [{"from": 1, "cards": cards("cat dog limestone*2"), "took": "cat"} for _ in range(count)]
    return view([seat(cards=4), seat(cards=4)], phase="draft", pack=cards("cat"), seen=seen)


@pytest.mark.parametrize("count", range(8))
def test_the_last_packs_are_in_sight_and_all_behind_the_note(count: int) -> None:
    held = next(register for register in sheet(_packs(count)) if register.key == "held")
    assert str(held.svg).count('class="bare taken"') == min(count, 3)
    assert held.behind == (("seen",) if count > 3 else ())
    assert held.label.count("From Ben") == count


def test_what_has_no_place_stands_behind_the_note_of_the_hand() -> None:
    registers = sheet(crowd())
    hand = next(register for register in registers if register.key == "hand")
    hidden = {register.key for register in registers} - set(plan_of(crowd()).places)
    assert set(hand.behind) == hidden == {"seen", "stock"}
    assert "4 cards; left over: limestone and cat" in hand.section
    assert 'data-peek="seen stock"' in hand.section


def test_cards_left_over_are_counted() -> None:
    alike = view([seat(cards=1), seat(cards=1)], turn=0, hand=cards("cat"), left=cards("mummy*2"))
    hand = next(register for register in sheet(alike) if register.key == "hand")
    assert "1 card; left over: 2 mummies" in hand.section


def test_who_watches_sees_no_cards() -> None:
    for name in ("watched", "watched-draft"):
        found = elements(sheet(POSITIONS[name]()))
        assert not [one for one in found if one.startswith(("card-", "kept-"))]
        assert not {"hand", "pile", "held", "seen"} & {register.key for register in sheet(POSITIONS[name]())}


def test_who_watches_sees_what_is_discarded() -> None:
    position = watched()
    position["table"]["used"] = {"worker_1": 2, "cat": 1}
    stock = next(register for register in sheet(position) if register.key == "stock")
    assert "× 2" in str(stock.svg) and "× 1" in str(stock.svg)


# --- the closer look ---


def test_every_topic_is_in_the_help() -> None:
    assert set(TOPICS.values()) <= set(benben.game("architects").words.topics)


@EVERYWHERE
def test_every_space_of_the_sheet_has_a_topic(name: str) -> None:
    for found, element in elements(sheet(POSITIONS[name]())).items():
        if "space" in (element.get("class") or "").split() or (element.get("class") or "").startswith("at"):
            assert found.startswith(tuple(TOPICS)), found
