"""EGI-7: every Nile card from C01 to C56, with what it brings, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from benben.games.egizia.nile_cards import NILE_CARDS
from tests.games.egizia.position import (
    RAISES,
    RIVER,
    Position,
    Seat,
    at_sphinx,
    builder,
    building,
    ending,
    feeding,
    placing,
    round_of,
    taking,
    temple,
    visiting,
)
from tests.games.egizia.test_setup import set_up

HUNGRY: Seat = {"crews": [9, 9, 9, 9]}  # 36 grain are needed; each that is missing costs 3 points in row 1
START_FIELD = 6
START_QUARRY = 3
RINGS = ("bottom", "middle", "top")

GREEN = {"C04": 3, "C18": 4, "C23": 4, "C24": 5, "C45": 6}
YELLOW = {"C03": 5, "C19": 4, "C25": 6, "C26": 7}
RED = {"C01": 7, "C02": 6, "C27": 8, "C28": 9}
QUARRIES = {"C05": 3, "C06": 3, "C07": 3, "C08": 2, "C09": 2, "C29": 3, "C30": 3, "C31": 4, "C32": 4, "C46": 5}
FIELDS = [
    *[(card, "green", grain) for card, grain in GREEN.items()],
    *[(card, "yellow", grain) for card, grain in YELLOW.items()],
    *[(card, "red", grain) for card, grain in RED.items()],
]
WATERED = {"green": RINGS, "yellow": ("middle", "top"), "red": ("top",)}
KINDS = {
    "field": [*GREEN, *YELLOW, *RED],
    "quarry": list(QUARRIES),
    "anytime": ["C16", "C17", "C22", "C33", "C34", "C35", "C36", "C37", "C47", "C48", "C49", "C50"],
    "immediate": ["C15", "C20", "C21", "C38", "C39", "C53", "C54", "C55", "C56"],
    "permanent": ["C10", "C11", "C12", "C13", "C14", "C40", "C41", "C42", "C43", "C44", "C51", "C52"],
}
ENDS = (("C01", "C22"), ("C23", "C44"), ("C45", "C56"))


def test_every_card_has_a_kind_here() -> None:
    listed = [card for cards in KINDS.values() for card in cards]
    assert sorted(listed) == [card.name for card in NILE_CARDS] == [f"C{n:02}" for n in range(1, 57)]


def test_decks_and_their_printed_sums() -> None:
    """22, 22 and 12 cards; grain 29, 39 and 6; stones 13, 14 and 5."""
    decks = [[card.name for card in NILE_CARDS if card.deck == deck] for deck in range(3)]
    assert [(deck[0], deck[-1], len(deck)) for deck in decks] == [
        ("C01", "C22", 22), ("C23", "C44", 22), ("C45", "C56", 12),
    ]  # fmt: skip
    assert [sum(g for card, _, g in FIELDS if low <= card <= high) for low, high in ENDS] == [29, 39, 6]
    assert [sum(n for card, n in QUARRIES.items() if low <= card <= high) for low, high in ENDS] == [13, 14, 5]


# Fields and quarries


@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize(("card", "colour", "grain"), FIELDS)
def test_a_field_produces_while_it_is_watered(card: str, colour: str, grain: int, ring: str) -> None:
    produced = START_FIELD + (grain if ring in WATERED[colour] else 0)
    assert feeding(HUNGRY | {"cards": [card]}, ring=ring).scores[0] == -3 * (36 - produced)


@pytest.mark.parametrize(("card", "stones"), QUARRIES.items())
def test_a_quarry_produces_stones_for_its_owner(card: str, stones: int) -> None:
    position = feeding({"cards": [card]})
    assert (position.stones(0), position.stones(1)) == (START_QUARRY + stones, START_QUARRY)


@pytest.mark.parametrize("card", QUARRIES)
def test_a_quarry_is_no_field_and_no_permanent_card(card: str) -> None:
    assert feeding(HUNGRY | {"cards": [card]}, ring="top").scores[0] == -3 * (36 - START_FIELD)
    assert ending({"sphinx": ["K09"], "cards": [card]}).scores[0] == 0


@pytest.mark.parametrize("card", [*GREEN, *YELLOW, *RED])
def test_a_field_is_no_quarry_and_no_permanent_card(card: str) -> None:
    assert feeding({"cards": [card]}).stones() == START_QUARRY
    assert ending({"sphinx": ["K09"], "cards": [card]}).scores[0] == 0


@pytest.mark.parametrize("card", [*GREEN, *YELLOW, *RED, *QUARRIES])
def test_nothing_else_comes_with_it(card: str) -> None:
    """Red fields bring no bonus."""
    position = taking(card, {"crews": [3, 3, 3, 3]})
    assert (position.actor, position.cards(), position.stones(), position.levels()) == (1, [card], 0, (1, 1))
    assert (position.crews(), position.scores, position.ring) == ([3, 3, 3, 3], [0, 0, 0], "middle")


# For one use


@pytest.mark.parametrize(("card", "grain"), [("C17", 4), ("C47", 6)])
def test_grain_when_feeding(card: str, grain: int) -> None:
    position = feeding(HUNGRY | {"cards": [card]})
    assert position.legal == {f"grain {card}", "done"}
    position.play(f"grain {card}")
    assert (position.scores[0], position.cards(), position.gone) == (-3 * (36 - 6 - grain), [], [card])


@pytest.mark.parametrize(("card", "strength"), [("C16", 3), ("C36", 4), ("C49", 5)])
def test_temporary_strength(card: str, strength: int) -> None:
    position = building(builder("amarna_1", crews=[2, 1, 1, 2], cards=[card]), round=5)
    position.play("send green", f"strength {card}")
    assert position.table()["build"]["strength"] == 2 + strength
    assert (position.crews()[0], position.cards(), position.gone) == (2, [], [card])


@pytest.mark.parametrize(("card", "stones"), [("C22", 5), ("C37", 6), ("C48", 8)])
def test_stones_at_any_own_step(card: str, stones: int) -> None:
    position = placing({"cards": [card], "stones": 2}, river=RIVER, round=5).play(f"stones {card}")
    assert (position.stones(), position.cards(), position.gone) == (2 + stones, [], [card])


@pytest.mark.parametrize("card", ["C33", "C50"])
def test_two_ships_in_a_row(card: str) -> None:
    position = placing({"cards": [card]}, river=RIVER, round=5)
    position.play("place card_1", f"second {card}", "place card_2")
    assert (position.cards(), position.gone, position.actor) == (["C01", "C02"], [card], 1)


def test_c34_a_ship_upriver_once() -> None:
    position = placing({"cards": ["C34"], "ships": ["giza_1"]}, river=RIVER, round=3)
    position.play("upriver C34", "place card_1")
    assert (position.cards(), position.gone, position.actor) == (["C01"], ["C34"], 1)


def test_c35_two_cards_are_kept() -> None:
    position = at_sphinx(3, me={"cards": ["C35"]}).chance("deal K10", "deal K11", "deal K12").play("keep K11")
    assert position.legal == {"another K10", "another K12", "return"}
    position.play("another K12")
    assert ({"K11", "K12"} <= position.kept(), position.gone) == (True, ["C35"])
    assert position.reasons() == [("returned", 1), ("cooperation", 1)]


WRONG_MOMENT: list[tuple[str, str]] = [
    ("C16", "strength C16"), ("C17", "grain C17"), ("C36", "strength C36"), ("C47", "grain C47"),
    ("C49", "strength C49"), ("C11", "stronger C11"), ("C12", "feed C12 1"),
]  # fmt: skip
NOT_HERE: list[tuple[str, str]] = [
    *WRONG_MOMENT,
    *[("C22", "stones C22"), ("C37", "stones C37"), ("C48", "stones C48"), ("C34", "upriver C34")],
    *[("C43", "upriver C43"), ("C41", "train C41"), ("C52", "train C52"), ("C10", "upgrade C10 C03")],
    *[("C44", "upgrade C44 C03"), ("C14", "share thebe")],
]


@pytest.mark.parametrize(("card", "given"), WRONG_MOMENT)
def test_a_card_outside_its_phase_is_refused(card: str, given: str) -> None:
    me: Seat = {"cards": [card], "stones": 9, "crews": [5, 5, 5, 5]}
    assert placing(me, river=RIVER, round=5).why_not(given) == "EGZ-4.2"


@pytest.mark.parametrize(("card", "given"), NOT_HERE)
def test_a_card_of_another_is_refused(card: str, given: str) -> None:
    """Seat 1 has it; seat 0 is asked."""
    me: Seat = {"cards": ["C03"], "stones": 9, "ships": ["edfu"]}
    position = placing(me, {"cards": [card], "ships": ["thebe"]}, river={"card_1": "C04", "card_9": "C09"}, round=5)
    assert position.why_not(given) == "EGZ-4.2"


@pytest.mark.parametrize("card", ["C33", "C50"])
def test_a_second_ship_without_the_card_is_refused(card: str) -> None:
    other = "C50" if card == "C33" else "C33"
    position = placing({"cards": [other]}, {"cards": [card]}, river=RIVER, round=5).play("place card_1")
    assert position.why_not(f"second {card}") == "EGZ-4.2"


def test_a_second_sphinx_card_without_the_card_is_refused() -> None:
    """Without C35 the first card that is kept ends it; one cannot keep two at once either."""
    position = at_sphinx(3).chance("deal K10", "deal K11", "deal K12")
    assert position.why_not("another K10") == "EGZ-8.3"
    assert position.play("keep K10").actor == -1


# At once


IMMEDIATE: list[tuple[str, tuple[int, int], int, list[int], int]] = [
    # card, market rows, stones, crews, points
    ("C15", (3, 1), 0, [3, 3, 3, 3], 0),
    ("C20", (1, 3), 0, [3, 3, 3, 3], 0),
    ("C21", (1, 1), 2, [3, 3, 3, 4], 0),
    ("C38", (1, 1), 0, [3, 4, 3, 3], 0),
    ("C39", (1, 1), 3, [3, 3, 3, 4], 0),
    ("C53", (1, 1), 0, [3, 3, 3, 3], 4),
    ("C54", (1, 1), 0, [3, 3, 3, 3], 2),
    ("C55", (1, 1), 0, [3, 4, 3, 4], 0),
    ("C56", (2, 2), 2, [3, 3, 3, 3], 0),
]


@pytest.mark.parametrize(("card", "levels", "stones", "crews", "points"), IMMEDIATE)
def test_an_immediate_card(card: str, levels: tuple[int, int], stones: int, crews: list[int], points: int) -> None:
    """The player has one brick in the obelisk, two in the temple and two in the pyramid."""
    me = {"crews": [3, 3, 3, 3]}
    table: dict[str, Any] = {"obelisk": [0, 1], "temple": temple(left=[0], right=[0]), "pyramid": [[0, 0], *[[]] * 4]}
    position = taking(card, me, **table)
    for given in ("raise blue", "raise lead", "ring top"):
        if position.actor == 0 and given in position.legal:
            position.play(given)
    assert (position.levels(), position.stones(), position.crews()) == (levels, stones, crews)
    assert (position.scores, position.actor) == ([points, 0, 0], 1)
    assert position.ring == ("top" if card == "C38" else "middle")
    assert (position.cards(), position.gone) == ([], [card])


def test_every_immediate_card_is_here() -> None:
    assert [row[0] for row in IMMEDIATE] == KINDS["immediate"]


def test_c38_any_crew_and_the_ring_by_one_at_most() -> None:
    position = taking("C38", ring="bottom")
    assert position.legal == RAISES
    assert position.play("raise green").legal == {"ring bottom", "ring middle"}
    assert position.why_not("ring top") == "EGZ-3.2"


def test_c56_in_the_bottom_rows() -> None:
    position = taking("C56", {"grain_level": 4, "stone_level": 5})
    assert (position.scores[0], position.stones()) == (2, 3 + 2)


@pytest.mark.parametrize("card", ["C21", "C39"])
def test_a_joker_at_the_end_stays_the_stones_come(card: str) -> None:
    position = taking(card, {"crews": [1, 1, 1, 9]})
    assert (position.crews(), position.stones()) == ([1, 1, 1, 9], 2 if card == "C21" else 3)


# For good


def test_c11_each_round_a_crew() -> None:
    position = feeding({"cards": ["C11"]}).play("stronger C11", "raise yellow")
    assert (position.crews(), position.cards()) == ([1, 1, 2, 2], ["C11"])


def test_c12_stones_for_grain() -> None:
    """Eight strength, six grain: up to two stones."""
    position = feeding({"cards": ["C12"], "crews": [2, 2, 2, 2], "stones": 5})
    assert position.offered("feed") == {"C12 1", "C12 2"}
    position.play("feed C12 2")
    assert (position.stones(), position.scores[0], position.cards()) == (3 + START_QUARRY, 0, ["C12"])


def test_c13_two_free_sphinx_cards() -> None:
    position = at_sphinx(1, 2, me={"cards": ["C13"]}).chance("deal K10", "deal K11", "deal K12")
    assert (position.stones(), position.offered("keep")) == (8, {"K10", "K11", "K12"})


def test_c13_without_it_a_free_card_is_refused() -> None:
    assert at_sphinx().why_not("draw 1 1") == "EGI-12.3"


def test_c14_a_town_that_is_taken() -> None:
    position = placing({"cards": ["C14"]}, {"ships": ["selinon"]}, river=RIVER).play("share selinon")
    assert (position.crews(), position.cards()) == ([1, 2, 2, 2], ["C14"])


def test_c40_a_town_doubled() -> None:
    position = visiting("thebe", {"cards": ["C40"]}, round=3).play("double")
    assert (position.crews(), position.cards(), position.of("used")) == ([3, 3, 1, 2], ["C40"], ["C40"])


def test_c40_without_it_nobody_is_asked() -> None:
    position = visiting("thebe", {}, {"cards": ["C40"]}, round=3)
    assert (position.crews(), position.actor) == ([2, 2, 1, 2], 1)


def test_c40_is_refused_where_it_was_used() -> None:
    me: Seat = {"cards": ["C40"], "used": ["C40"]}
    position = placing(me, river=RIVER, round=3).play("place thebe")
    assert (position.crews(), position.actor) == ([2, 2, 1, 2], 1)


def improved(card: str, field: str, ring: str) -> Position:
    me = HUNGRY | {"cards": [card, field]}
    return feeding(me, ring=ring, round=3).play(f"upgrade {card} {field}").settle()


@pytest.mark.parametrize("card", ["C10", "C44"])
def test_field_improvers(card: str) -> None:
    """C03 is yellow with 5 grain, C01 red with 7: improved, they produce one space of the ring lower."""
    assert improved(card, "C03", "bottom").scores[0] == -3 * (36 - 6 - 5)
    assert improved(card, "C01", "middle").scores[0] == -3 * (36 - 6 - 7)
    assert improved(card, "C01", "bottom").scores[0] == -3 * (36 - 6)


@pytest.mark.parametrize("card", ["C10", "C44"])
def test_a_field_improver_is_given_once(card: str) -> None:
    me: Seat = {"cards": [card, "C03", "C01"]}
    position = placing(me, river={"card_1": "C04"}, round=3).play(f"upgrade {card} C03")
    assert position.why_not(f"upgrade {card} C01") == "EGZ-4.4"


@pytest.mark.parametrize("card", ["C41", "C52"])
def test_two_stones_for_a_step(card: str) -> None:
    position = building({"cards": [card], "stones": 5}, round=5).play(f"train {card}", "raise blue")
    assert (position.crews(), position.stones(), position.cards()) == ([1, 2, 1, 2], 3, [card])


@pytest.mark.parametrize("card", ["C41", "C52"])
def test_one_step_in_a_round_and_no_more(card: str) -> None:
    position = placing({"cards": [card], "stones": 9}, river=RIVER, round=5).play(f"train {card}", "raise blue")
    assert position.why_not(f"train {card}") == "EGZ-4.3"


def test_c42_a_card_that_is_left() -> None:
    position = placing({"cards": ["C42"]}, river={"card_5": "C29"}, round=3).pass_all()
    assert position.legal == {"take C29", "done"}
    assert position.play("take C29").cards() == ["C29", "C42"]


def test_c42_without_it_what_is_left_leaves_the_game() -> None:
    position = placing(river={"card_5": "C29"}, round=3).pass_all()
    assert (position.actor, position.gone) == (-1, ["C29"])


def test_c43_a_ship_upriver_once_per_round() -> None:
    me: Seat = {"cards": ["C43"], "ships": ["giza_1"]}
    position = placing(me, {"passed": True}, {"passed": True}, river=RIVER, round=3)
    position.play("upriver C43", "place card_1")
    assert (position.cards(), position.of("used")) == (["C01", "C43"], ["C43"])
    assert position.why_not("upriver C43") == "EGZ-4.3"


def test_c51_builds_though_the_site_is_full() -> None:
    others = [builder("amarna_1"), builder("amarna_2")]
    position = building(*others, builder("amarna_3", cards=["C51"]), round=5).build("obelisk").build("obelisk")
    assert position.actor == 2
    assert position.build("obelisk").obelisk == [0, 1, 2]


def test_c51_without_it_the_last_ship_is_taken_back() -> None:
    position = building(builder("amarna_1"), builder("amarna_2"), builder("amarna_3"), round=4)
    position.build("obelisk").build("obelisk")
    assert (position.actor, position.obelisk) == (-1, [0, 1])


@pytest.mark.parametrize("card", KINDS["permanent"])
def test_a_permanent_card_counts_as_one(card: str) -> None:
    """K09: a point for each; a card for any time is none."""
    assert ending({"sphinx": ["K09"], "cards": [card]}).scores[0] == 1


@pytest.mark.parametrize("card", KINDS["anytime"])
def test_a_card_for_any_time_is_no_permanent_card(card: str) -> None:
    assert ending({"sphinx": ["K09"], "cards": [card]}).scores[0] == 0


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_every_card_comes_in_its_own_rounds(round: int) -> None:
    position = set_up(3) if round == 1 else placing(round=round - 1).settle()
    rounds = {1: (1, 2), 3: (3, 4), 5: (5,)}
    cards = [card.name for card in NILE_CARDS if round in rounds[round_of(card.name)]]
    assert position.outcomes() == {f"lay_card {card}": 1 for card in cards}
