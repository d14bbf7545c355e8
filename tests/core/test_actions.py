"""The action table: ids, JSON forms, notation, and what it says to nonsense."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.core.actions import ActionTable, Answers, Arg, Choice, Number, Outcomes, Subset
from benben.core.errors import BadAnswer
from benben.core.rng import rng_of

COLOURS = ("red", "blue", "green")

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def table() -> ActionTable:
    """pass: 0; move: 1…12, six numbers by two ways; take: 13…19; give: 20…33, two names by seven sets."""
    made = ActionTable()
    made.add("pass")
    made.add("move_piece", Number("steps", -2, 3), Choice("way", ("up", "down")), short="move")
    made.add("take", Subset("colours", COLOURS))
    made.add("give", Choice("who", ("ada", "bob")), Subset("colours", COLOURS))
    return made


def refused(form: dict[str, Any]) -> str:
    with pytest.raises(BadAnswer) as caught:
        table().from_json(form)
    return str(caught.value)


def unread(text: str) -> str:
    with pytest.raises(BadAnswer) as caught:
        table().parse(text)
    return str(caught.value)


# Ids


def test_kinds_follow_each_other_densely() -> None:
    assert [(kind.name, kind.first, kind.count) for kind in table().kinds] == [
        ("pass", 0, 1),
        ("move_piece", 1, 12),
        ("take", 13, 7),
        ("give", 20, 14),
    ]


def test_size_is_the_sum_of_the_kinds() -> None:
    assert table().size == 34


def test_kinds_know_their_ids() -> None:
    made = ActionTable()
    kinds = [made.add("a", Number("x", 1, 5)), made.add("b"), made.add("c", Number("x", 0, 1), Number("y", 0, 2))]
    assert [kind.first for kind in kinds] == [0, 5, 6]
    assert [kinds[0].at(4), kinds[1].first, kinds[2].at(1, 2)] == [4, 5, 11]
    assert [(kinds[2].x(a), kinds[2].y(a)) for a in range(6, 12)] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert [kinds[2].has(a) for a in (5, 6, 11, 12)] == [False, True, True, False]


def test_last_argument_runs_fastest() -> None:
    said = [table().say(a) for a in range(1, 7)]
    assert said == ["move -2 up", "move -2 down", "move -1 up", "move -1 down", "move 0 up", "move 0 down"]


def test_set_is_numbered_by_its_bits_less_one() -> None:
    said = [table().say(13 + i) for i in range(7)]
    assert said == [
        "take red",
        "take blue",
        "take red+blue",
        "take green",
        "take red+green",
        "take blue+green",
        "take red+blue+green",
    ]


def test_indices_and_id_of_are_inverse() -> None:
    kind = table().kinds[3]
    assert (kind.indices(20 + 7 + 4), kind.id_of([1, 4])) == ([1, 4], 31)


@given(st.integers(0, 33))
def test_every_id_comes_back_from_its_json_form(a: int) -> None:
    assert table().from_json(dict(table().to_json(a))) == a


@given(st.integers(0, 33))
def test_every_id_comes_back_from_its_notation(a: int) -> None:
    assert table().parse(table().say(a)) == a


@pytest.mark.parametrize("a", [-1, 34, 10**30])
def test_id_outside_the_table_is_refused_with_the_range(a: int) -> None:
    with pytest.raises(BadAnswer, match=f"No answer has the number {a}; they go from 0 to 33"):
        table().say(a)


# JSON forms


def test_json_form_of_a_number_and_a_choice() -> None:
    assert table().to_json(12) == {"do": "move_piece", "steps": 3, "way": "down"}


def test_json_form_of_a_set_is_a_list() -> None:
    assert table().to_json(17) == {"do": "take", "colours": ["red", "green"]}


def test_arguments_leave_out_the_kind() -> None:
    assert table().arguments(20) == {"who": "ada", "colours": ["red"]}


def test_set_in_another_order_is_the_same_set() -> None:
    assert table().from_json({"do": "take", "colours": ["green", "red"]}) == 17


def test_short_name_is_no_json_name() -> None:
    assert refused({"do": "move", "steps": 0, "way": "up"}) == (
        "'move' is no kind of answer here; the kinds are pass, move_piece, take, give."
    )


@pytest.mark.parametrize("do", [None, 1, True, [], {}, "", "PASS", ["pass"]])
def test_kind_must_be_one_of_the_names(do: object) -> None:
    assert "the kinds are pass, move_piece, take, give" in refused({"do": do})


def test_missing_kind() -> None:
    assert refused({}).startswith("'None' is no kind of answer here")


@pytest.mark.parametrize(
    "form",
    [
        {"do": "move_piece", "steps": 0},
        {"do": "move_piece"},
        {"do": "move_piece", "steps": 0, "way": "up", "more": 1},
        {"do": "move_piece", "steps": 0, "Way": "up"},
    ],
)
def test_keys_must_be_exactly_the_arguments(form: dict[str, Any]) -> None:
    assert refused(form) == "move_piece needs exactly: do, steps, way."


def test_kind_without_arguments_takes_none() -> None:
    assert refused({"do": "pass", "n": 1}) == "pass needs exactly: do."


@pytest.mark.parametrize("steps", [True, False, None, 1.0, "1", -3, 4, 10**30, -(10**30), [1], {"steps": 1}])
def test_number_must_be_a_whole_number_in_range(steps: object) -> None:
    assert refused({"do": "move_piece", "steps": steps, "way": "up"}).startswith("steps is a number from -2 to 3, not ")


@pytest.mark.parametrize("digits", [4_300, 5_000, 100_000])
def test_number_with_thousands_of_digits_is_refused(digits: int) -> None:
    assert refused({"do": "move_piece", "steps": 10**digits, "way": "up"}).startswith("steps is a number from -2 to 3")


@pytest.mark.parametrize("way", ["left", "Up", "", 0, True, None, ["up"]])
def test_choice_must_be_one_of_the_names(way: object) -> None:
    said = refused({"do": "move_piece", "steps": 0, "way": way})
    assert said == f"way is one of up, down, not '{way}'."


@pytest.mark.parametrize("colours", [[], "red", "red+blue", None, 3, {"red": 1}, ["red", "pink"], [["red"]], [1], [{}]])
def test_set_must_be_a_list_of_the_names(colours: object) -> None:
    assert refused({"do": "take", "colours": colours}).startswith("colours is one or more of red, blue, green, not ")


def test_set_longer_than_its_names_is_refused() -> None:
    assert "one or more of" in refused({"do": "take", "colours": ["red"] * 4})


@pytest.mark.parametrize("colours", [["red", "red"], ["red", "blue", "red"]])
def test_set_names_nothing_twice(colours: list[str]) -> None:
    assert "red twice" in refused({"do": "take", "colours": colours})


def test_error_sentence_is_short_whatever_was_sent() -> None:
    assert len(refused({"do": "take", "colours": ["x" * 10_000]})) < 120


def test_deeply_nested_junk_is_refused() -> None:
    junk: list[Any] = []
    for _ in range(5_000):
        junk = [junk]
    assert refused({"do": "move_piece", "steps": junk, "way": "up"}).startswith("steps is a number from -2 to 3")


@given(st.dictionaries(st.text(), JSON, max_size=5))
def test_any_json_object_is_only_ever_a_bad_answer(form: dict[str, Any]) -> None:
    with pytest.raises(BadAnswer):
        table().from_json(form | {"do": "none"})


@given(JSON, st.dictionaries(st.sampled_from(["steps", "way", "who", "colours", "n"]), JSON))
def test_any_kind_with_any_arguments_is_only_ever_a_bad_answer(do: Any, form: dict[str, Any]) -> None:
    with pytest.raises(BadAnswer):
        table().from_json({"do": do, "more": 0} | form)


@given(JSON, JSON)
def test_any_arguments_are_an_id_or_a_bad_answer(steps: Any, way: Any) -> None:
    try:
        a = table().from_json({"do": "move_piece", "steps": steps, "way": way})
    except BadAnswer:
        return
    assert table().to_json(a) == {"do": "move_piece", "steps": steps, "way": way}


@given(JSON, JSON)
def test_any_set_is_an_id_or_a_bad_answer(who: Any, colours: Any) -> None:
    try:
        a = table().from_json({"do": "give", "who": who, "colours": colours})
    except BadAnswer:
        return
    assert set(colours) == set(table().arguments(a)["colours"])  # type: ignore[arg-type]


# Notation


@pytest.mark.parametrize("text", ["take red+green", "take red green", "take red,green", "take green, red"])
def test_set_is_written_with_plus_commas_or_spaces(text: str) -> None:
    assert table().parse(text) == 17


@pytest.mark.parametrize("text", ["  TAKE  Red ,Green ", "take red + green"])
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    assert table().parse(text) == 17


def test_set_after_another_argument_is_written_with_spaces_too() -> None:
    assert table().parse("give bob red blue") == 20 + 7 + 2


@pytest.mark.parametrize("text", ["move -2 down", "move, -2, down", "move_piece -2 down", "Move -2 DOWN"])
def test_notation_knows_both_names_and_commas(text: str) -> None:
    assert table().parse(text) == 2


@pytest.mark.parametrize("text", ["", "   ", ",", " , ,"])
def test_empty_notation_shows_how_to_write(text: str) -> None:
    assert unread(text).startswith("An answer is a word and its arguments, as in: pass")


@pytest.mark.parametrize("text", ["move", "move 1", "move 1 up up", "move up 1 2"])
def test_wrong_number_of_words_shows_the_form(text: str) -> None:
    assert unread(text) == "Write it as: move STEPS WAY."


@pytest.mark.parametrize("text", ["take", "give ada"])
def test_set_without_members_shows_the_form(text: str) -> None:
    assert unread(text).startswith("Write it as: ")


def test_unknown_word_names_the_kinds_by_their_short_names() -> None:
    assert unread("jump 3") == "'jump' is no kind of answer here; the kinds are pass, move, take, give."


@pytest.mark.parametrize("word", ["4", "-3", "1.0", "1_0", "+1", "--1", "-", "²", "one", "9" * 5_000, "0x1"])
def test_notation_of_a_number_must_be_in_range(word: str) -> None:
    assert unread(f"move {word} up").startswith("steps is a number from -2 to 3, not ")


def test_large_numbers_have_a_notation() -> None:
    made = ActionTable()
    made.add("bid", Number("coins", 0, 2_000_000))
    assert made.parse(made.say(1_234_567)) == 1_234_567


def test_notation_of_a_choice_names_what_is_allowed() -> None:
    assert unread("move 1 left") == "way is one of up, down, not 'left'."


@pytest.mark.parametrize("text", ["take pink", "take red pink", "take red+", "take +"])
def test_notation_of_a_set_names_what_is_allowed(text: str) -> None:
    assert unread(text).startswith("colours is one or more of red, blue, green, not ")


@given(st.text())
def test_any_text_is_an_id_or_a_bad_answer(text: str) -> None:
    with suppress(BadAnswer):
        assert 0 <= table().parse(text) < 34


@given(st.lists(st.sampled_from(["move", "take", "give", "ada", "red", "+", ",", "1", "-", "up", "\u0663", "\x00"])))
def test_any_words_are_an_id_or_a_bad_answer(words: list[str]) -> None:
    with suppress(BadAnswer):
        assert 0 <= table().parse(" ".join(words)) < 34


def test_table_without_kinds_refuses_everything() -> None:
    for text in ("", "pass"):
        with pytest.raises(BadAnswer):
            ActionTable().parse(text)


# Declaring


@pytest.mark.parametrize("name", ["n", "seat", "do", "end"])
def test_keys_of_a_record_are_no_argument_names(name: str) -> None:
    with pytest.raises(ValueError, match="no argument may be called"):
        ActionTable().add("pick", Number("card", 0, 3), Number(name, 0, 1))


def test_form_shows_the_short_name_and_the_arguments() -> None:
    assert [kind.form() for kind in table().kinds] == [
        "pass",
        "move STEPS WAY",
        "take COLOURS",
        "give WHO COLOURS",
    ]


def test_game_may_bring_its_own_kind_of_argument() -> None:
    class Square(Arg):
        def allowed(self) -> str:
            return "a square from a1 to h8"

        def to_json(self, i: int) -> str:
            return "abcdefgh"[i % 8] + str(i // 8 + 1)

        def from_json(self, value: object) -> int:
            for i in range(self.size):
                if self.to_json(i) == value:
                    return i
            raise self.refuse(value)

    made = ActionTable()
    made.add("go", Square("to", 64))
    assert (made.say(63), made.parse("go b1"), made.from_json({"do": "go", "to": "a2"})) == ("go h8", 1, 8)
    with pytest.raises(BadAnswer, match="to is a square from a1 to h8, not 'i9'"):
        made.parse("go i9")


# Legal answers and outcomes


def test_answers_are_kept_in_the_order_they_are_added() -> None:
    answers = Answers(5)
    for a in (3, 0, 4):
        answers.add(a)
    assert (answers.as_list(), answers.count) == ([3, 0, 4], 3)


def test_answers_know_what_they_have() -> None:
    answers = Answers(5)
    answers.add(3)
    assert (answers.has(3), answers.has(0), answers.has(4)) == (True, False, False)


def test_answers_forget_when_counted_down() -> None:
    answers = Answers(5)
    answers.add(3)
    answers.count = 0
    answers.add(1)
    assert (answers.as_list(), answers.has(3)) == ([1], False)


def test_answers_hold_no_more_than_their_size() -> None:
    answers = Answers(1)
    answers.add(0)
    with pytest.raises(IndexError):
        answers.add(1)


def test_pick_takes_each_answer_and_no_other() -> None:
    answers = Answers(9)
    for a in (2, 5, 8):
        answers.add(a)
    rng = rng_of(1)
    assert {answers.pick(rng) for _ in range(100)} == {2, 5, 8}


def test_outcomes_add_their_weights() -> None:
    out = Outcomes()
    out.add(4)
    out.add(7, 5)
    assert (out.ids, out.weights, out.total()) == ([4, 7], [1, 5], 6)


def test_names_with_capitals_are_written_in_any_letters() -> None:
    made = ActionTable()
    made.add("demand", Choice("card", ("A1", "b2")))
    assert [made.parse(text) for text in ("demand A1", "demand a1", "demand B2")] == [0, 0, 1]
    assert made.say(0) == "demand A1"
    with pytest.raises(BadAnswer, match="card is one of A1, b2"):
        made.parse("demand c3")
