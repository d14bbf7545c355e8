"""The board of Egyptian Architects: ids, states, words and pieces, in every made-up position and in real games."""

from __future__ import annotations

import doctest
import random
import re
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import benben
from benben.draw import Register
from benben.draw.cards import CARD
from benben.draw.fan import fan, height
from benben.draw.geometry import Box
from benben.draw.palette import Theme, contrast, tokens
from benben.draw.register import WIDTH
from benben.draw.symbols import definitions
from benben.games.architects.cards import CARDS
from benben.games.architects.components import CELLS, PLAN_ROWS, PYRAMIDS
from benben.games.architects.look.blocks import HEAP, PITCH
from benben.games.architects.look.board import touches
from benben.games.architects.look.lettering import copies, rows_of, said, title_of
from benben.games.architects.look.pyramid import GROUND, pyramid
from benben.games.architects.look.symbols import examples, facts, symbol
from benben.table.why import why_not
from tests.draw.architects_positions import (
    POSITIONS,
    View,
    asked,
    build,
    cards,
    crowd,
    draft,
    empty,
    ended,
    first_pack,
    full,
    moving,
    picked,
    seat,
    site,
    variant,
    view,
    waiting,
    watched,
)
from tests.draw.boards import BOARDS, elements, markup

board = BOARDS["architects"].board
EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)
STANDARD = pytest.mark.parametrize("name", [name for name in POSITIONS if name != "variant"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
PHONE = 348 / WIDTH  # how large a unit is on a phone that is 360 px wide
TOUCH = 44
LEAST_TOUCH = 24
READABLE = 4.5
GAME = benben.game("architects")
ALL_ANSWERS = [GAME.actions.to_json(a) for a in range(GAME.actions.size)]


def targets_of(position: View, answers: list[dict[str, Any]]) -> frozenset[str]:
    """Everything that these answers touch in a position."""
    return frozenset(name for answer in answers for name in touches(position, answer))


def question(name: str) -> list[Register]:
    """A position with all that may be pressed."""
    return board(POSITIONS[name](), targets_of(POSITIONS[name](), asked(name)))


@cache
def drawn(name: str) -> dict[str, ElementTree.Element]:
    """A position with nothing to press."""
    return elements(board(POSITIONS[name]()))


# --- ids, labels and form, everywhere ---


def test_the_registers_come_in_the_order_of_a_phone() -> None:
    keys = {name: [register.key for register in board(POSITIONS[name]())] for name in POSITIONS}
    assert keys["build"] == ["site-1", "site-2", "hand", "quarry", "workers", "seats", "stock", "seen", "score"]
    assert keys["draft"] == ["site-1", "site-2", "hand", "seats", "seen", "score"]
    assert keys["watched"] == ["site-1", "site-2", "quarry", "workers", "seats", "stock", "score"]
    assert keys["ended"] == ["site-1", "site-2", "seats", "more", "score"]


@EVERYWHERE
def test_columns_stand_in_pairs(name: str) -> None:
    columns = [register.column for register in board(POSITIONS[name]())]
    assert columns[:2] == ["left", "right"]
    assert columns[-1] == "both"


@EVERYWHERE
def test_whatever_an_illegal_answer_touches_is_drawn_too(name: str) -> None:
    position = POSITIONS[name]()
    for answer in ALL_ANSWERS:
        assert set(touches(position, answer)) <= set(drawn(name)) | {"quarry", "pass"}


# --- targets on a phone ---


def _sizes(element: ElementTree.Element) -> tuple[float, float]:
    rects = [one for one in element.iter("rect") if one.get("class") in ("hit", "halo")]
    wide, tall = (max(float(one.get(side, "0")) for one in rects) * PHONE for side in ("width", "height"))
    return wide, tall


@STANDARD
def test_targets_are_large_enough_for_a_finger(name: str) -> None:
    for element in elements(question(name)).values():
        if element.tag == "a":
            assert min(_sizes(element)) >= TOUCH, element.get("id")


def test_a_variants_targets_are_large_enough() -> None:
    for element in elements(question("variant")).values():
        if element.tag == "a":
            assert min(_sizes(element)) >= LEAST_TOUCH, element.get("id")


@pytest.mark.parametrize("count", range(1, 13))
def test_a_fan_stays_in_its_register(count: int) -> None:
    stands = fan(count, 0)
    assert len(stands) == count
    for stand in stands:
        half_wide, half_tall = CARD.width / 2 * stand.scale, CARD.height / 2 * stand.scale
        assert stand.at.x - half_wide >= 0 and stand.at.x + half_wide <= WIDTH
        assert stand.at.y - half_tall - 10 >= 0 and stand.at.y + half_tall <= height(count)
    assert len(set(stands)) == count


# --- what answers touch ---


def test_a_card_is_taken_from_the_hand_to_its_place() -> None:
    position = build()
    assert touches(position, {"do": "play_worker", "workers": 2}) == ["quarry", "card-worker_2-1"]
    assert touches(position, {"do": "lay_mummy", "pyramid": "p1", "tomb": 1}) == ["site-1-tomb-1", "card-mummy-1"]
    assert touches(position, {"do": "bury_both", "pyramid": "p6", "tomb": 2}) == [
        "site-0-tomb-2", "card-mummy-1", "card-sarcophagus-1",
    ]  # fmt: skip
    assert touches(position, {"do": "raise_idol", "idol": "cat", "pyramid": "p6"}) == ["site-0-niche-2", "card-cat-1"]
    assert touches(position, {"do": "pass"}) == touches(moving(), {"do": "rest"}) == ["pass"]
    assert touches(moving(), {"do": "move_block", "pyramid": "p5"}) == ["site-1-block-2"]


def test_a_plan_goes_to_the_first_free_site() -> None:
    assert touches(empty(), {"do": "play_plan", "pyramid": "p4"}) == ["site-0", "card-plan_4-1"]
    one = view([seat(), seat()], sites=[site("p1"), None], hand=["plan_2"])
    assert touches(one, {"do": "play_plan", "pyramid": "p2"}) == ["site-1", "card-plan_2-1"]


def test_every_copy_of_a_card_is_touched_and_stands_for_the_others() -> None:
    pick = {"do": "pick_card", "card": "limestone"}
    assert touches(first_pack(), pick) == [f"card-limestone-{n}" for n in (1, 2, 3)]
    found = elements(question("first-pack"))
    assert [found[f"card-limestone-{n}"].get("data-like") for n in (1, 2, 3)] == [None, *["card-limestone-1"] * 2]


def test_who_watches_sees_no_cards_in_what_was_touched() -> None:
    position = watched()
    assert touches(position, {"do": "lay_sarcophagus", "pyramid": "p3", "tomb": 1}) == ["site-0-tomb-1"]
    assert touches(position, {"do": "pick_card", "card": "cat"}) == []


def test_what_is_not_in_play_is_not_touched() -> None:
    assert touches(build(), {"do": "raise_idol", "idol": "cat", "pyramid": "p4"}) == []
    assert touches(build(), {"do": "lay_mummy", "pyramid": "p1", "tomb": 3}) == []
    no_wall = {"do": "carve_glyph", "glyph": "glyph_2", "pyramid": "p4"}
    assert touches(crowd(), no_wall | {"glyph": "glyph_4"}) == ["card-glyph_4-1"]


def _first_copies(touched: list[str]) -> list[str]:
    """What the browser makes of it: of alike cards only the first."""
    return [name for name in touched if not re.fullmatch(r"card-\w+-([2-9]|\d\d)", name)]


def _settled(place: str, chosen: set[str], rows: list[list[str]]) -> list[list[str]]:
    """The answers that fit when cards are chosen and a place is pressed, as table.js finds them."""
    fitting = [row for row in rows if row[0] == place and chosen <= set(row)]
    exact = [row for row in fitting if set(row[1:]) <= chosen and chosen]
    return exact or fitting


@SEATS
def test_every_answer_of_a_real_game_can_be_pressed(seats: int) -> None:
    rng, match = random.Random(seats), GAME.match(seats, seed=seats)
    while not match.over:
        if match.actor < 0:
            match.roll()
            continue
        who, legal = match.actor, match.legal()
        _check_question(dict(match.view(who)), [GAME.actions.to_json(answer) for answer in legal])
        match.play(rng.choice(legal), who)
    assert board(match.view(0))
    assert board(match.view(-3))


def _check_question(position: View, answers: list[dict[str, Any]]) -> None:
    registers = board(position, targets_of(position, answers))
    found = elements(registers)
    assert len(re.findall(r' id="', markup(registers))) == len(found)
    rows = [_first_copies(touches(position, answer)) for answer in answers]
    for answer, row in zip(answers, rows, strict=True):
        assert all(found[name].tag == "a" for name in touches(position, answer))
        assert _settled(row[0], set(row[1:]), rows) == [row]


def test_a_card_that_cannot_be_played_tells_why() -> None:
    match = GAME.match(2, seed=3)
    rng = random.Random(3)
    reasons = set()
    while not match.over:
        if match.actor < 0:
            match.roll()
            continue
        who, legal = match.actor, match.legal()
        position: Any = match.view(who)
        pressed = targets_of(position, [GAME.actions.to_json(answer) for answer in legal])
        for card, n in copies(position["table"]["hand"]):
            if f"card-{card}-{n}" not in pressed:
                reason = why_not(match, who, f"card-{card}-{n}")
                assert reason.rule, (card, reason)
                reasons.add(reason.rule)
        match.play(rng.choice(legal), who)
    assert len(reasons) > 2


# --- the sites ---


def test_what_is_built_stands_in_its_place() -> None:
    found = drawn("build")
    built = {name for name in found if re.match(r"(block|mummy|sarcophagus|idol|glyphs)-\d-\d", name)}
    assert built == {
        *(f"block-0-{n}" for n in (1, 2, 3)), "mummy-0-1", "idol-0-1", "glyphs-0-1",
        *(f"block-1-{n}" for n in (1, 2)), "idol-1-1",
    }  # fmt: skip
    assert found["site-0-tomb-1"].findtext("title") == "Tomb 1 of the first site: mummy"
    assert found["site-1-niche-2"].findtext("title") == (
        "Niche 2 of the second site: empty, a new kind of idol scores 3"
    )


def test_the_last_block_tells_what_it_earns() -> None:
    assert (drawn("full")["site-0-block-5"].findtext("title") or "").endswith("the last one, 5 foreman points")
    found = elements(question("moving"))
    assert found["site-0-block-4"].get("aria-label") == (
        "Move a block to the first site: the last one, 4 foreman points"
    )


def test_a_tomb_tells_what_burying_scores() -> None:
    found = elements(question("build"))
    assert found["site-0-tomb-1"].get("aria-label") == "Lay a sarcophagus in tomb 1 of the first site: 4 points"
    assert (found["site-0-tomb-2"].get("aria-label") or "").endswith(
        "a mummy 2, a sarcophagus 2, both at once 8 points"
    )


def test_the_plan_tells_what_it_brings() -> None:
    text = str(board(build())[0].svg)
    assert "Plan P6, architect 4, foreman 5. 3 of 5 blocks. Tomb 1: mummy. Tomb 2: empty. In 2 niches: cat." in text
    assert "url" not in text


def test_an_empty_site_waits_and_a_closed_one_does_not() -> None:
    assert markup(board(empty())).count("waiting for a plan") == 2
    assert "One plan at a time is in play" in markup(board(variant()))
    assert elements(question("empty"))["site-0"].tag == "a"
    assert elements(question("empty"))["site-1"].tag == "g"


@pytest.mark.parametrize("plan", PYRAMIDS)
def test_plans_are_drawn_as_printed(plan: str) -> None:
    n = PYRAMIDS.index(plan)
    counts = [CELLS[name][n] for name in ("blocks", "tombs", "niches", "walls")]
    assert rows_of(plan, *counts) == PLAN_ROWS[n]
    assert [len(pyramid(plan, *counts).of(kind)) for kind in ("block", "tomb", "niche", "wall")] == counts


@pytest.mark.parametrize(
    "counts", [*product((1, 7, 12), (0, 3), (0, 6), (0, 6)), (2, 0, 0, 0), (3, 1, 1, 1), (1, 1, 0, 0)]
)
def test_any_counts_can_be_arranged(counts: tuple[int, int, int, int]) -> None:
    rows = rows_of("p3", *counts)
    assert [Counter("".join(rows))[letter] for letter in "BTIH"] == list(counts)
    assert [len(row) for row in rows] == sorted(len(row) for row in rows)
    shape = pyramid("p3", *counts)
    for i, place in enumerate(shape.places):
        assert place.box.x >= 0 and place.box.right <= WIDTH and place.box.bottom <= GROUND + 0.1
        assert place.box.y >= shape.apex.y
        assert place.box.height * PHONE >= LEAST_TOUCH
        assert not any(_overlap(place.box, other.box) for other in shape.places[i + 1 :])


def _overlap(one: Box, other: Box) -> bool:
    room = 0.01
    across = one.x < other.right - room and other.x < one.right - room
    return across and one.y < other.bottom - room and other.y < one.bottom - room


def test_blocks_are_laid_from_the_foot_to_the_top() -> None:
    tops = [place.box.y for place in pyramid("p6", 5, 2, 2, 1).of("block")]
    assert tops == sorted(tops, reverse=True)


def test_blocks_keep_their_places_while_more_are_laid() -> None:
    one, two = (elements(board(view([seat(), seat()], sites=[site("p4", n), None]))) for n in (2, 5))
    assert one["block-0-2"].get("transform") == two["block-0-2"].get("transform")


# --- the quarry ---


def test_the_quarry_is_a_heap_with_its_number() -> None:
    found = drawn("build")
    assert len([name for name in found if name.startswith("stone-")]) == 7
    assert found["quarry"].findtext("title") == "The quarry: 7 blocks"
    assert len([name for name in drawn("variant") if name.startswith("stone-")]) == len(HEAP)


def test_each_block_of_the_heap_lies_on_two_others() -> None:
    for i, place in enumerate(HEAP):
        if place.y < -PITCH.y:
            below = [other for other in HEAP[:i] if other.y == place.y + PITCH.y]
            assert sum(abs(other.x - place.x) < PITCH.x for other in below) == 2


def test_the_most_limestone_is_marked() -> None:
    assert str(board(build())[3].svg).count("+4") == 1
    assert str(board(moving())[3].svg).count("+4") == 2
    assert "+4" not in str(board(waiting())[3].svg)


# --- the own cards ---


def test_playable_cards_stand_higher() -> None:
    resting, asking = drawn("build")["card-mummy-1"], elements(question("build"))["card-mummy-1"]
    before, after = (float((card.get("transform") or "").split()[1][:-1]) for card in (resting, asking))
    assert before - after == 10
    assert elements(question("build"))["card-plan_3-1"].tag == "g"


def test_cards_of_a_hand_are_chosen_those_of_a_pack_are_picked() -> None:
    assert elements(question("build"))["card-cat-1"].get("aria-pressed") == "false"
    assert elements(question("draft"))["card-cat-1"].get("aria-pressed") is None
    assert (elements(question("draft"))["card-cat-1"].get("aria-label") or "").startswith("Pick cat, an idol")


def test_the_pile_lies_below_the_pack() -> None:
    found = drawn("draft")
    assert {name for name in found if name.startswith("kept-")} == {"kept-mummy-1", "kept-worker_2-1"}
    assert "pick 3 of 5, the rest to Dana" in markup(board(draft()))
    assert "picked; others pick" in markup(board(picked()))


def test_after_the_last_pick_nothing_goes_on() -> None:
    """ARC-3.4: what is left then is laid aside."""
    last = view([seat(cards=3, pile=4), *[seat(cards=3, pile=4)] * 4], phase="draft", pack=cards("cat dog limestone"),
                pile=cards("mummy*2 worker_1 bird"))  # fmt: skip
    assert "pick 5 of 5, the rest aside" in markup(board(last)) and "the rest to" not in markup(board(last))


def test_the_plate_says_pass_or_rest() -> None:
    assert elements(question("build"))["pass"].get("aria-label", "").startswith("Pass: keep your cards")
    assert "Rest the other 2 workers" in markup(question("moving"))
    assert drawn("build")["pass"].find("g") is None


def test_the_last_pass_is_not_marked_on_the_own_plate() -> None:
    assert markup(board(build(), last=frozenset({"pass"}))) == markup(board(build()))
    assert "last-move" in markup(board(build(), last=frozenset({"quarry"})))


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_face_a_name_and_words(card: str) -> None:
    position = view([seat(), seat()], hand=[card], turn=0)
    text = markup(board(position))
    assert title_of(card, CELLS) in text
    assert said(card, CELLS) in text
    assert len(said(card, CELLS).split()) > 1


def test_cards_differ_by_more_than_their_colour() -> None:
    texts = set()
    for card in CARDS:
        element = elements(board(view([seat(), seat()], hand=[card], turn=0)))[f"card-{card}-1"]
        shapes = [(one.tag, one.get("d"), one.get("href"), one.text) for one in element.iter() if one.tag != "title"]
        texts.add(str(shapes))
    assert len(texts) == len(CARDS)


def test_a_designers_numbers_are_shown() -> None:
    text = markup(question("variant"))
    for told in ("6 workers", "10 points", "10 · 20 · 50", "+50"):
        assert told in text


# --- everybody ---


@SEATS
def test_packs_go_round_to_the_left(seats: int) -> None:
    position = view([seat(cards=4, pile=1) for _ in range(seats)], me=1, phase="draft", pack=cards("cat dog"))
    found = drawn_seats(position)
    assert set(found) == {f"seat-{n}" for n in range(1, seats + 1)}
    assert str(board(position)[3].svg).count("rotate(") >= seats
    lowest = max(found, key=lambda name: _y(found[name]))
    assert lowest == "seat-2"  # oneself


def drawn_seats(position: View) -> dict[str, ElementTree.Element]:
    """The pieces of the seats."""
    return {name: found for name, found in elements(board(position)).items() if re.fullmatch(r"seat-\d", name)}


def _y(element: ElementTree.Element) -> float:
    return float((element.get("transform") or "").split()[1][:-1])


def test_who_has_picked_is_told() -> None:
    found = drawn("draft")
    assert found["seat-1"].findtext("title") == ("Anna: 5 cards in the pack, 2 kept, has picked, told to hold no plan")
    assert "2 of 5 have picked" in markup(board(draft()))


def test_rivals_tell_what_may_be_known() -> None:
    title = drawn("crowd")["seat-3"].findtext("title")
    assert title == (
        "Christopher: 27 points, 4 cards, 1 limestone brought, 2 workers moved a block, 2 points to come, "
        "told to hold a plan, to play"
    )
    assert (drawn("crowd")["seat-2"].findtext("title") or "").endswith(", passed")
    assert (drawn("crowd")["seat-4"].findtext("title") or "").endswith(", out")


def test_workers_stand_under_the_points_they_bring() -> None:
    assert drawn("crowd")["workers-1"].findtext("title") == "Anastasia N…: 4, 6 points"
    assert drawn("crowd")["workers-4"].findtext("title") == "Dana-Maria: 4, 6 points"


def test_the_end_names_the_winners() -> None:
    titles = [found.findtext("title") for found in drawn_seats(ended()).values()]
    assert titles == ["Ben: 41 points, winner", "Chidi: 41 points, winner", "Anna: 38 points"]
    assert "unfinished" in markup(board(ended()))


def test_stacks_tell_their_numbers() -> None:
    label = next(register.label for register in board(build()) if register.key == "stock")
    assert label == (
        "Deck: 21. Left over face down: 4. Discarded: 2 × 1 worker, 1 × 2 workers and 1 × hieroglyphics 4."
    )


def test_packs_are_remembered() -> None:
    label = next(register.label for register in board(crowd()) if register.key == "seen")
    assert label.startswith("Dealt to you: 3 limestone, 1 worker, 2 workers, Mummy and Dog; you took Dog")
    assert label.endswith("Left over: Limestone and Cat")


def test_nothing_of_the_own_cards_is_drawn_for_a_watcher() -> None:
    assert not [name for name in drawn("watched") if name.startswith(("card-", "kept-"))]
    assert "Packs you have held" not in markup(board(watched()))


# --- beside the board ---


def test_every_answer_has_a_drawing() -> None:
    for answer in ALL_ANSWERS:
        assert f"d-{symbol(answer)}" in definitions()


@EVERYWHERE
def test_facts_are_told_of_every_seat(name: str) -> None:
    position = POSITIONS[name]()
    for n in range(len(position["scores"])):
        for emblem, figure, label in facts(cast(Any, position), n):
            assert f"d-{emblem}" in definitions()
            assert figure and label


def test_examples_belong_to_topics_of_the_help() -> None:
    assert set(examples()) <= set(GAME.words.topics)


def test_examples_are_well_formed() -> None:
    for example in examples().values():
        root = ElementTree.fromstring(str(example))
        assert root.findtext("figcaption")
        assert "{" not in (root.findtext("figcaption") or "")
        assert set(re.findall(r'href="#(d-[a-z-]+)', str(example))) <= set(definitions())


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "pg-dune"), ("ink", "pg-ivory"), ("ink", "papyrus"), ("ink", "raised"), ("ink-2", "raised"),
        ("on-gold", "gold-fill"), ("malachite", "raised"), ("malachite", "papyrus"), ("ink", "pg-sand"),
    ],
)  # fmt: skip
def test_text_reads_on_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(tokens(theme)[ink], tokens(theme)[ground]) >= READABLE


def test_full_sites_and_the_full_hand_are_drawn() -> None:
    assert len([name for name in drawn("full") if name.startswith("block-")]) == 9
    assert len([name for name in elements(board(full())) if name.startswith("card-")]) == 3


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(import_module("benben.games.architects.look.lettering")).failed == 0
