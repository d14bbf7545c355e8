"""The board of Ra: ids, states, words and pieces, in every made-up position."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest

from benben.draw import Marks
from benben.draw.register import WIDTH
from benben.games.ra_dice.components import COLOURS, COLUMNS, TRACK_END
from benben.games.ra_dice.look import board as ra
from benben.games.ra_dice.look.board import touches
from tests.draw.boards import BOARDS, elements, markup
from tests.draw.ra_positions import ANSWERS, POSITIONS, View, dice, mid, player, start, two, view

board = BOARDS["ra-dice"].board
EVERYWHERE = pytest.mark.parametrize("name", POSITIONS)
SMALLEST_FIGURE = 13


def all_targets(position: View) -> frozenset[str]:
    """Everything that any answer could touch in a position."""
    return frozenset(name for answer in ANSWERS for name in touches(position, answer))


def test_the_registers_come_in_the_order_of_the_sheet() -> None:
    keys = [register.key for register in board(mid())]
    assert keys == ["dice", "sky", "pharaoh", "nile", "civilization", "monuments", "score"]


@EVERYWHERE
def test_all_pieces_are_present(name: str) -> None:
    position = POSITIONS[name]()
    drawn = set(elements(board(position)))
    for seat, owner in enumerate(position["table"]["players"], start=1):
        wanted = {f"{kind}-{seat}" for kind in ("pharaoh", "nile", "score", "tally-civilization", "tally-monuments")}
        wanted |= {f"flood-{seat}-{k}" for k in range(1, owner["floods"] + 1)}
        wanted |= {f"civilization-{colour}-{seat}" for colour in owner["civilization"]}
        wanted |= {f"marker-{colour}-{column}" for colour, column in owner["monuments"]}
        assert wanted <= drawn
    suns = {f"sun-{die['colour']}" for die in position["table"]["dice"] if die["face"] == "sun"}
    assert suns | {"ra"} <= drawn
    assert suns == {found for found in drawn if found.startswith("sun-")}


@EVERYWHERE
def test_all_spaces_are_present(name: str) -> None:
    wanted = {f"space-{area}-{n}" for area in ("pharaoh", "nile") for n in range(TRACK_END + 1)}
    wanted |= {f"space-monuments-{colour}-{n}" for colour in COLOURS for n in range(1, COLUMNS + 1)}
    wanted |= {f"{kind}-{colour}" for kind in ("space-civilization", "die") for colour in COLOURS}
    wanted |= {f"area-{area}" for area in ("pharaoh", "nile", "civilization", "monuments")}
    assert wanted | {"tray", "roll", "done"} <= set(elements(board(POSITIONS[name]())))


@EVERYWHERE
def test_the_ladders_show_every_rung(name: str) -> None:
    *_, civilization, monuments, _ = board(POSITIONS[name]())
    assert str(civilization.svg).count('class="arrow"') == 6
    assert str(monuments.svg).count('class="arrow"') == 9


@EVERYWHERE
def test_what_may_be_pressed_has_a_rectangle_about_it(name: str) -> None:
    """The check of what is chosen stands in its corner."""
    position = POSITIONS[name]()
    found = elements(board(position, all_targets(position)))
    for target in all_targets(position):
        assert target.startswith("area-") or found[target].find("rect[@class='halo']") is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tablet_has_one_socket_fewer_than_players(seats: int) -> None:
    drawn = markup(board(view([player(10 + seat) for seat in range(seats)], 3 * seats)))
    assert drawn.count('class="socket"') == len(COLOURS) * (seats - 1)


@pytest.mark.parametrize(("score", "other"), [(-40, 10), (10, 10), (99, 101), (500, -3), (0, 1234)])
def test_any_score_finds_room_on_the_ribbon(score: int, other: int) -> None:
    ribbon = board(view([player(score), player(other)], 6))[-1]
    root = ElementTree.fromstring(str(ribbon.svg))
    for piece in root.findall("g[@class='pieces']/g"):
        x, y = re.findall(r"-?[\d.]+", piece.get("transform") or "")
        assert 10 < float(x) < ribbon.box.right - 100
        assert float(y) > ribbon.box.y


def test_names_are_escaped() -> None:
    position = view([player(10), player(11)], 6, names=("<b>&", "O'Neil"))
    assert "&lt;b&gt;&amp;" in markup(board(position))
    assert "O'Neil: 11 points" in board(position)[-1].label


def test_a_spent_die_is_struck_through() -> None:
    die = elements(board(two()))["die-yellow"]
    assert die.findtext("title") == "Yellow die: Civilization, used"
    assert any("struck" in text.get("class", "").split() for text in die.iter("text"))


def test_dice_not_yet_rolled_are_drawn() -> None:
    assert elements(board(start()))["die-red"].findtext("title") == "Red die, not yet rolled"


def test_chosen_things_are_pressed() -> None:
    die = elements(board(mid(), frozenset({"die-yellow", "die-red"}), chosen=frozenset({"die-yellow"})))
    assert die["die-yellow"].get("aria-pressed") == "true"
    assert die["die-red"].get("aria-pressed") == "false"
    assert die["die-yellow"].find("g[@class='check']") is not None


@pytest.mark.parametrize("mark", ["die-red", "space-nile-4", "pharaoh-2", "ra", "score-1", "done"])
def test_the_last_move_is_marked_by_corners(mark: str) -> None:
    assert markup(board(mid())).count('class="last-move"') == 0
    assert markup(board(mid(), last=frozenset({mark}))).count('class="last-move"') == 1


AREAS = ("pharaoh", "nile", "civilization", "monuments")


@pytest.mark.parametrize("area", AREAS)
def test_a_heading_is_struck_by_a_disaster(area: str) -> None:
    heading = elements(board(mid()))[f"area-{area}"]
    assert (heading.tag, heading.get("class")) == ("span", "space")
    heading = elements(board(mid(), frozenset({f"area-{area}"})))[f"area-{area}"]
    assert (heading.tag, heading.get("class"), heading.get("role")) == ("a", "space legal", "button")
    assert (heading.get("aria-label") or "").startswith("Strike the ")
    touched = elements(board(mid(), last=frozenset({f"area-{area}"})))[f"area-{area}"]
    assert touched.get("class") == "space touched"


def test_the_dice_stand_in_a_column_on_a_high_sheet() -> None:
    row, column = (ra.board(mid(), Marks(), shape)[0] for shape in ("phone", "high"))
    assert (row.box.width, column.box.width) == (WIDTH, 118)
    assert set(elements([row])) == set(elements([column]))


def test_advances_lead_to_where_the_marker_would_stand() -> None:
    assert touches(mid(), {"do": "advance_nile", "dice": 1, "ankhs": 1}) == ["space-nile-9", "die-red", "die-blue"]
    position = view([player(10, pharaoh=11), player(11)], 6, dice=dice("pharaoh pharaoh pharaoh sun sun"))
    assert touches(position, {"do": "advance_pharaoh", "dice": 3, "ankhs": 0})[0] == f"space-pharaoh-{TRACK_END}"


def test_a_reroll_touches_the_plate_and_its_dice() -> None:
    assert touches(mid(), {"do": "reroll", "dice": ["yellow", "red"]}) == ["roll", "die-yellow", "die-red"]


def test_a_spent_die_is_not_touched() -> None:
    assert touches(two(), {"do": "place_civilization", "colour": "yellow"}) == ["space-civilization-yellow"]


def test_suns_lie_in_front_of_ra_and_then_on_the_horizon() -> None:
    at = {step: sun_place(step) for step in (0, 5, 6, 9)}
    assert at[0] != at[5]
    assert at[6] == at[9]


def sun_place(ra: int) -> str | None:
    """Where the only Sun lies when Ra has gone so far of six steps."""
    position = view([player(10), player(11)], 6, ra, dice=dice("sun nile nile nile nile"))
    return elements(board(position))["sun-yellow"].get("transform")


def test_every_number_is_large_enough() -> None:
    from benben.draw import package_text

    sizes = re.findall(r"text[^{}]*\{[^}]*font-size:\s*(\d+)px", package_text("shapes.css"))
    assert sizes
    assert min(map(int, sizes)) >= SMALLEST_FIGURE


@pytest.mark.parametrize(("seats", "actor"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_a_ghost_has_the_shape_of_who_is_asked(seats: int, actor: int) -> None:
    position = view([player(10) for _ in range(seats)], 3 * seats, actor=actor)
    drawn = elements(board(position, frozenset({"space-nile-2", "space-monuments-red-1"})))
    for name in ("space-nile-2", "space-monuments-red-1"):
        assert drawn[name].find(f"g[@class='ghostpiece']/g[@class='seat-{actor + 1}']") is not None


def test_all_combinations_of_suns_and_steps_can_be_drawn() -> None:
    for steps, gone, suns in itertools.product((6, 15), (0, 3, 6, 15, 17), range(6)):
        faces = " ".join(["sun"] * suns + ["nile"] * (5 - suns))
        assert board(view([player(10), player(11)], steps, gone, dice=dice(faces), disaster=suns > 3))
