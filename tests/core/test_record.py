"""Records: what is written comes back, at any length; what is false or no record is told in a sentence."""

from __future__ import annotations

import os
import re
import time
import tracemalloc
from collections.abc import Iterator
from io import BytesIO
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import benben
from benben.core.errors import BadRecord, FalseRecord
from benben.core.match import Match
from benben.core.record import MAX_BYTES, MAX_LINE, Line, Record, parse_lines, read, verify
from benben.core.registry import game
from benben.core.rng import rng_of
from benben.core.snapshot import dump
from benben.core.steps import CHANCE
from tests.toys import vault

PIG = game("pig")

# A game of Pig to 10: seat 0 rolls 6 and 5 and must hold.
HEADER: dict[str, Any] = {
    "benben": 1,
    "game": "pig",
    "rules": 1,
    "players": 2,
    "options": {},
    "seats": [{"name": "Ada", "player": "human"}, {"name": "Bob", "player": "greedy"}],
    "components": {"goal": [10]},
}
ANSWERS: list[dict[str, Any]] = [
    {"n": 0, "seat": 0, "do": "roll"},
    {"n": 1, "seat": -1, "do": "show", "face": 6},
    {"n": 2, "seat": 0, "do": "roll"},
    {"n": 3, "seat": -1, "do": "show", "face": 5},
    {"n": 4, "seat": 0, "do": "hold"},
]
FOOTER: dict[str, Any] = {"end": True, "scores": [11, 0], "winners": [0]}
GOOD: list[dict[str, Any]] = [HEADER, *ANSWERS, FOOTER]


def text_of(forms: list[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(form) + b"\n" for form in forms)


def parse(text: bytes) -> Record:
    return parse_lines(iter(BytesIO(text)))


def check(*forms: dict[str, Any]) -> Match:
    return verify(parse(text_of(list(forms))))


def bad(text: bytes) -> str:
    """The sentence against what is no record."""
    with pytest.raises(BadRecord) as caught:
        parse(text)
    assert not isinstance(caught.value, FalseRecord)
    assert str(caught.value).encode()  # it can be printed, whatever it quotes
    return str(caught.value)


def false(*forms: dict[str, Any]) -> str:
    """The sentence against a record that does not hold what it claims."""
    record = parse(text_of(list(forms)))
    with pytest.raises(FalseRecord) as caught:
        verify(record)
    return str(caught.value)


def bad_header(**changes: Any) -> str:
    return bad(text_of([HEADER | changes, *ANSWERS, FOOTER]))


def bad_line(n: int, line: dict[str, Any]) -> str:
    """The sentence when answer n is another one."""
    return bad(text_of([HEADER, *ANSWERS[:n], line, *ANSWERS[n + 1 :], FOOTER]))


def without(form: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in form.items() if name != key}


# Writing


def played() -> Match:
    match = Match(PIG, 2, names=["Ada", "Bob"], variant={"goal": [10]}, auto=False)
    match.record.seats = ["human", "greedy"]
    for answer in ("roll", "show 6", "roll", "show 5", "hold"):
        match.play(answer)
    return match


def test_record_is_written_line_by_line() -> None:
    assert b"".join(played().record.to_lines()) == text_of(GOOD)


def test_time_is_written_if_noted() -> None:
    match = played()
    match.record.time = "2026-01-02T03:04:05Z"
    assert list(match.record.header()) == [*HEADER, "time"]


def test_unfinished_record_has_no_footer() -> None:
    match = Match(PIG, 2, auto=False)
    match.play("roll")
    assert [msgspec.json.decode(line) for line in match.record.to_lines()][1:] == [ANSWERS[0]]


def test_good_record_verifies() -> None:
    match = check(*GOOD)
    assert (match.scores, match.winners, match.names, match.record.seats) == (
        [11, 0],
        [0],
        ["Ada", "Bob"],
        ["human", "greedy"],
    )


def test_header_alone_is_a_game_not_begun() -> None:
    assert check(HEADER).record.lines == []


def test_header_may_leave_out_options_components_and_time() -> None:
    assert check(without(without(HEADER, "options"), "components")).record.variant == {}


def test_save_and_read(tmp_path: Path) -> None:
    played().record.save(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl").read_bytes() == text_of(GOOD)
    assert b"".join(read(tmp_path / "game.jsonl").to_lines()) == text_of(GOOD)


def test_save_and_read_by_text_path(tmp_path: Path) -> None:
    played().record.save(str(tmp_path / "game.jsonl"))
    assert read(str(tmp_path / "game.jsonl")).scores == [11, 0]


def test_save_takes_the_place_of_an_older_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("x" * 10_000)
    played().record.save(path)
    assert path.read_bytes() == text_of(GOOD) and list(tmp_path.iterdir()) == [path]


def broken() -> Record:
    """A record that fails while it is written, after some lines."""
    record = played().record
    record.lines.append(Line(0, 999))
    return record


def test_failing_write_leaves_the_existing_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"as it was\n")
    with pytest.raises(benben.BenbenError, match="No answer has the number 999"):
        broken().save(path)
    assert path.read_bytes() == b"as it was\n" and list(tmp_path.iterdir()) == [path]


def test_failing_write_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(benben.BenbenError, match="No answer has the number 999"):
        broken().save(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_full_disk_leaves_the_existing_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(handle: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "game.jsonl"
    path.write_bytes(b"as it was\n")
    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(benben.BenbenError, match=r"game\.jsonl cannot be written: No space left on device\.$"):
        played().record.save(path)
    assert path.read_bytes() == b"as it was\n" and list(tmp_path.iterdir()) == [path]


def test_interrupted_write_leaves_no_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        played().record.save(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_folder_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(benben.BenbenError, match="folder cannot be written"):
        played().record.save(tmp_path / "folder")
    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]


def test_save_under_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    with pytest.raises(benben.BenbenError, match="no name of a file"):
        played().record.save(tmp_path / "game\0.jsonl")


def test_save_into_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(benben.BenbenError, match="cannot be written"):
        played().record.save(tmp_path / "nowhere" / "game.jsonl")


def test_copy_goes_its_own_way() -> None:
    record = played().record
    copy = record.copy()
    copy.names[0], copy.seats[0] = "Zoe", "random"
    copy.lines.pop()
    copy.variant["goal"][0] = 99
    assert b"".join(record.to_lines()) == text_of(GOOD)


# Every length


def random_match(tables: Any, players: int, seed: int) -> Match:
    """A random game; sealed answers come in any order."""
    match, rng = Match(tables, players, seed), rng_of(seed, 1)
    while not match.over:
        seats = match.open_seats
        seat = seats[rng.below(len(seats))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    return match


@pytest.mark.parametrize(("key", "players"), [("pig", 2), ("ra-dice", 3), ("vault", 3)])
def test_every_prefix_verifies_and_can_be_played_to_its_end(key: str, players: int, with_toys: None) -> None:
    lines = list(random_match(game(key), players, seed=4).record.to_lines())
    for length in range(1, len(lines) - 1, 1 if len(lines) < 60 else 7):
        match = verify(parse(b"".join(lines[:length])))
        assert (len(match.record.lines), match.over) == (length - 1, False)
        match.auto = True
        match._let_chance()
        while not match.over:
            legal = match.legal()
            match.play(legal[(7 * len(match.record.lines)) % len(legal)])
        verify(parse(b"".join(match.record.to_lines())))


@pytest.mark.parametrize(("key", "players"), [("pig", 2), ("vault", 3)])
def test_game_saved_at_every_length_comes_back(key: str, players: int, tmp_path: Path, with_toys: None) -> None:
    match, rng = Match(game(key), players, seed=5, auto=False), rng_of(5)
    while not match.over:
        if match.actor == CHANCE:
            match.roll()
        else:
            seat = match.open_seats[rng.below(len(match.open_seats))]
            legal = match.legal(seat)
            match.play(legal[rng.below(len(legal))], seat)
        match.record.save(tmp_path / "game.jsonl")
        again = verify(read(tmp_path / "game.jsonl"))
        assert without(dump(again.state), "agenda") == without(dump(match.state), "agenda")
        assert [again.legal(seat) for seat in range(players)] == [match.legal(seat) for seat in range(players)]


def test_loaded_game_goes_on_by_itself(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(text_of([HEADER, *ANSWERS[:3]]))
    match = benben.load(tmp_path / "game.jsonl")
    assert match.actor in (0, 1) and len(match.record.lines) == 4


def test_loaded_finished_game_is_over(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(text_of(GOOD))
    match = benben.load(tmp_path / "game.jsonl")
    assert (match.over, match.record.scores) == (True, [11, 0])


@pytest.mark.parametrize("path", sorted(Path("tests/records").glob("*/*.jsonl")), ids=str)
def test_golden_record_is_read_and_written_alike(path: Path) -> None:
    assert b"".join(verify(read(path)).record.to_lines()) == path.read_bytes()


# Answers at the same time


def sealed(order: tuple[int, ...]) -> Match:
    """Vault, the first round: picks come in this order, stakes in the reverse."""
    match = Match(vault.GAME, 3, auto=False)
    for answer in ("side left", "side right", "side left"):
        match.play(answer)
    for card in (0, 1, 2, 1, 2, 3, 0, 0, 3):
        match.play(f"deal {card}")
    for seat in order:
        match.play(f"pick {(2, 3, 0)[seat]}", seat=seat)
    for seat in reversed(order):
        match.play(f"stake {(2, 1, 1)[seat]}", seat=seat)
    return match


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_sealed_answers_are_saved_in_seat_order(order: tuple[int, ...], with_toys: None) -> None:
    saved = [msgspec.json.decode(line) for line in sealed(order).record.to_lines()]
    assert [without(form, "n") for form in saved[-6:]] == [
        {"seat": 0, "do": "pick", "card": 2},
        {"seat": 0, "do": "stake", "points": 2},
        {"seat": 1, "do": "pick", "card": 3},
        {"seat": 1, "do": "stake", "points": 1},
        {"seat": 2, "do": "pick", "card": 0},
        {"seat": 2, "do": "stake", "points": 1},
    ]
    assert [form["n"] for form in saved[1:]] == list(range(18))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_sealed_answers_replay_to_the_same_state(order: tuple[int, ...], with_toys: None) -> None:
    match = sealed(order)
    again = verify(parse(b"".join(match.record.to_lines())))
    assert dump(again.state) == dump(match.state)


def test_half_a_sealed_round_is_saved_in_seat_order_and_goes_on(with_toys: None) -> None:
    match = sealed(())
    match.play("pick 0", seat=2)
    match.play("pick 2", seat=0)
    again = verify(parse(b"".join(match.record.to_lines())))
    assert [line.seat for line in again.record.lines[-2:]] == [0, 2]
    again.play("pick 3", seat=1)
    assert again.open_seats == [0, 1, 2]


def test_rounds_are_not_mixed(with_toys: None) -> None:
    """Two rounds with nothing between them: seat order holds within each."""
    match = Match(vault.GAME, 1, seed=3)
    rounds = random_match(vault.GAME, 3, seed=8).record.in_seat_order()
    numbers = [line.sealed for line in rounds if line.sealed]
    assert numbers == sorted(numbers) and match.record.in_seat_order() == match.record.lines


# What is no record at all


def test_empty_file() -> None:
    assert bad(b"") == "The file is empty; a record begins with a header line."


@pytest.mark.parametrize(
    "text", [b"\n", b"[]\n", b"3\n", b"null\n", b'"benben"\n', b"{\n", b"{}{}\n", b"\xef\xbb\xbf{}\n"]
)
def test_first_line_that_is_no_object(text: bytes) -> None:
    assert re.fullmatch(r"Line 1.* no JSON object\.", bad(text))


@given(st.binary(max_size=300))
def test_random_bytes_are_no_record(raw: bytes) -> None:
    assert bad(raw)


@given(st.binary(max_size=300))
def test_random_bytes_after_a_header_are_no_record(raw: bytes) -> None:
    text = raw.replace(b"{", b"(") + b"."
    assert bad(text_of([HEADER]) + text)


def test_random_bytes_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(bytes(range(256)) * 40)
    with pytest.raises(BadRecord):
        read(tmp_path / "game.jsonl")


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_truncated_line(cut: int) -> None:
    assert bad(text_of(GOOD)[:-cut]) == "Line 7 is cut off: it has no line end."


def test_no_line_end_after_the_header() -> None:
    assert bad(text_of([HEADER])[:-1]) == "Line 1 is cut off: it has no line end."


def test_blank_line_between() -> None:
    assert bad(text_of(GOOD[:3]) + b"\n" + text_of(GOOD[3:])).startswith("Line 4")


@pytest.mark.parametrize("number", [b"1e400", b"-1e400", b"NaN", b"Infinity", b"0x6", b"06", b"9" * 5_000])
def test_number_that_json_does_not_have(number: bytes) -> None:
    text = text_of(GOOD).replace(b'"face":6', b'"face":' + number)
    assert bad(text).startswith("Line 3")


@pytest.mark.parametrize("number", [b"6.0", b"6e0", b"9" * 4_000, b"-6", b"true", b'"6"'])
def test_number_that_is_no_face(number: bytes) -> None:
    text = text_of(GOOD).replace(b'"face":6', b'"face":' + number)
    assert bad(text).startswith("Line 3: face is a number from 1 to 6, not ")


@pytest.mark.parametrize(
    ("once", "twice"),
    [
        (b'"face":6', b'"face":1,"face":6'),
        (b'"n":2', b'"n":2,"n":2'),
        (b'"game":"pig"', b'"game":"ra-dice","game":"pig"'),
        (b'"winners":[0]', b'"winners":[1],"winners":[0]'),
    ],
)
def test_key_given_twice(once: bytes, twice: bytes) -> None:
    assert once in text_of(GOOD)
    assert bad(text_of(GOOD).replace(once, twice))


@pytest.mark.parametrize("name", [b'"\\ud800"', b'"\\udc00\\ud800"', b'"\xed\xa0\x80"', b'"\xff"'])
def test_name_with_half_a_character(name: bytes) -> None:
    assert bad(text_of(GOOD).replace(b'"Ada"', name))


@pytest.mark.parametrize(
    "place", [b'"pig"', b'"Ada"', b'"human"', b'"goal"', b'"time"', b'"show"', b'"face"', b'"end"']
)
@pytest.mark.parametrize("half", [b'"\\ud800"', b'"\\udfff"'])
def test_half_a_character_anywhere_is_told_in_a_sentence_that_can_be_printed(place: bytes, half: bytes) -> None:
    text = text_of([HEADER | {"time": "today"}, *GOOD[1:]])
    assert place in text
    assert bad(text.replace(place, half))


@pytest.mark.parametrize("place", [b'"n":1', b'"seat":-1', b'"rules":1', b'"players":2', b'"face":6', b'"today"'])
def test_half_a_character_as_any_value_is_told_in_a_sentence_that_can_be_printed(place: bytes) -> None:
    text = text_of([HEADER | {"time": "today"}, *GOOD[1:]])
    key, colon, _ = place.rpartition(b":")
    assert place in text
    assert bad(text.replace(place, key + colon + b'"\\ud800"'))


@pytest.mark.parametrize("place", [b'"n":1', b'"seat":-1', b'"rules":1', b'"players":2', b'"face":6', b'"do":"show"'])
def test_sentence_quotes_nothing_that_a_screen_would_obey(place: bytes) -> None:
    key = place.partition(b":")[0]
    assert bad(text_of(GOOD).replace(place, key + b':"\\u001b[2J"')).isprintable()


def test_sentence_about_an_unknown_key_holds_nothing_that_a_screen_would_obey() -> None:
    assert bad_header(**{"\x1b[2J": 1}).isprintable()


def test_name_with_a_whole_character_written_in_two_halves() -> None:
    record = parse(text_of(GOOD).replace(b'"Ada"', b'"\\ud83d\\udc37"'))
    assert record.names[0] == "\N{PIG FACE}"


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"benben":['])
def test_deep_nesting(opening: bytes) -> None:
    assert re.fullmatch(r"Line 1.* no JSON object\.", bad(opening * (100_000 // len(opening)) + b"\n"))


@pytest.mark.parametrize("place", [b'"face":6', b'"do":"show"', b'"seat":-1', b'"n":1'])
def test_nesting_of_any_depth_is_told_in_a_sentence(place: bytes) -> None:
    """Also at the depths that JSON can just be read at, but no longer be shown."""
    name = place.split(b":")[0]
    for depth in [1, 2, 50, *range(800, 1_010)]:
        assert bad(text_of(GOOD).replace(place, name + b":" + b"[" * depth + b"]" * depth))


@pytest.mark.parametrize("key", ["benben", "game", "rules", "players", "options", "seats", "components"])
def test_nesting_of_any_depth_in_the_header_is_told_in_a_sentence(key: str) -> None:
    for depth in [1, 2, 50, *range(800, 1_010, 3)]:
        nested = b"[" * depth + b"]" * depth
        assert bad(text_of([without(HEADER, key) | {"": 0}]).replace(b'"":0', f'"{key}":'.encode() + nested))


# Files


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"^There is no file .*nothing\.jsonl\.$"):
        read(tmp_path / "nothing.jsonl")


def test_folder(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"is a folder; a record is a file\.$"):
        read(tmp_path)


def test_file_as_a_folder(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(text_of(GOOD))
    with pytest.raises(BadRecord):
        read(tmp_path / "game.jsonl" / "more")


@pytest.mark.parametrize("name", ["x" * 5_000, "game\0.jsonl"], ids=["too long", "with a zero byte"])
def test_name_that_no_file_can_have(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        read(tmp_path / name)


def test_file_over_the_limit_is_not_even_opened(tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    path.touch()
    os.truncate(path, MAX_BYTES + 1)
    with pytest.raises(BadRecord, match=r"is larger than 64 MiB; no record is\.$"):
        read(path)


@pytest.mark.parametrize("before", [[], [HEADER], GOOD], ids=["first", "second", "after the end"])
def test_line_of_50_megabytes_is_refused_without_being_read_whole(before: list[dict[str, Any]], tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    path.write_bytes(text_of(before))
    os.truncate(path, 50_000_000)
    began = time.perf_counter()
    tracemalloc.start()
    try:
        with pytest.raises(BadRecord, match=f"^Line {len(before) + 1} is longer than 256 KiB; no line of a record is"):
            read(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert time.perf_counter() - began < 2 and peak < 4_000_000


def test_line_just_within_the_limit_is_read() -> None:
    line = text_of([HEADER])
    padded = line[:-2] + b" " * (MAX_LINE - len(line)) + b"}\n"
    assert len(padded) == MAX_LINE
    assert parse(padded).game == "pig"
    assert bad(b" " + padded) == "Line 1 is longer than 256 KiB; no line of a record is."


def test_lines_may_come_from_anywhere() -> None:
    def lines() -> Iterator[bytes]:
        yield text_of([HEADER])
        yield text_of(ANSWERS[:1])

    assert len(parse_lines(lines()).lines) == 1


# The header


def test_unknown_game() -> None:
    assert bad_header(game="chess").startswith("There is no game 'chess'; the games are ")


@pytest.mark.parametrize("key", [None, 3, ["pig"], {}])
def test_game_that_is_no_name(key: object) -> None:
    assert bad_header(game=key).startswith("There is no game ")


@pytest.mark.parametrize("version", [2, 99, 10**30])
def test_newer_format(version: int) -> None:
    said = "This is no record that this version can read: a newer version of benben wrote it."
    assert bad_header(benben=version) == said


@pytest.mark.parametrize("version", [0, -1, None, "1", [], True, 1.0])
def test_no_format(version: object) -> None:
    said = "This is no record that this version can read: it does not begin as a record does."
    assert bad_header(benben=version) == said


def test_missing_format() -> None:
    assert "it does not begin as a record does" in bad(text_of([without(HEADER, "benben")]))


@pytest.mark.parametrize("version", [0, 2, None, "1", True, 1.0])
def test_other_rules_version(version: object) -> None:
    assert bad_header(rules=version) == f"The record is of version {version} of Pig; this is 1."


def test_unknown_header_keys() -> None:
    said = "The header has keys that no record has: author, seed."
    assert bad_header(seed=3, author="me") == said


@pytest.mark.parametrize("players", [1, 11, True, "2", None])
def test_wrong_number_of_players(players: object) -> None:
    assert bad_header(players=players) == f"Pig takes 2 to 10 players, not {players}."


def test_unknown_option() -> None:
    assert bad_header(options={"sun_track": "long"}) == "Pig has no option 'sun_track': it has none."


@pytest.mark.parametrize("options", [None, [], "long", 3])
def test_options_that_are_no_table(options: object) -> None:
    assert bad_header(options=options).startswith("Options are a table of names and values")


@pytest.mark.parametrize("components", [{"goals": [10]}, {"goal": []}, {"goal": [True]}, None, [], "goal"])
def test_wrong_components(components: object) -> None:
    assert "omponent" in bad_header(components=components)


ADA, BOB = HEADER["seats"]


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [ADA],
        [ADA, BOB, ADA],
        None,
        2,
        {"0": ADA},
        [ADA, None],
        [ADA, "Bob"],
        [ADA, {"name": "Bob"}],
        [ADA, BOB | {"token": "secret"}],
        [ADA, {"name": "", "player": "human"}],
        [ADA, {"name": "x" * 41, "player": "human"}],
        [ADA, {"name": "Bob\x1b[31m", "player": "human"}],
        [ADA, {"name": "  ", "player": "human"}],
        [ADA, {"name": 5, "player": "human"}],
        [ADA, {"name": "Bob", "player": None}],
        [ADA, {"name": "Bob", "player": ""}],
        [ADA, {"name": "Bob", "player": "x" * 201}],
    ],
    ids=str,
)
def test_wrong_seats(seats: object) -> None:
    said = 'The header needs seats: 2 times {"name": …, "player": …}, a name of 1 to 40 letters and a player of 1'
    said += " to 200."
    assert bad_header(seats=seats) == said


def test_player_may_be_a_bot_with_a_long_name() -> None:
    long = "m" * 100 + ":" + "C" * 99
    assert parse(text_of([HEADER | {"seats": [ADA, {"name": "Bob", "player": long}]}])).seats[1] == long


def test_missing_seats() -> None:
    assert bad(text_of([without(HEADER, "seats")])).startswith("The header needs seats")


@pytest.mark.parametrize("time", [5, None, True, [], {}, "x" * 41], ids=str)
def test_time_is_a_short_text(time: object) -> None:
    assert bad_header(time=time)


def test_time_comes_back() -> None:
    assert parse(text_of([HEADER | {"time": "2026-01-02"}])).time == "2026-01-02"


# Answers that cannot be


@pytest.mark.parametrize("n", [5, 0, -1, None, "1", True, 1.0, [1]])
def test_number_out_of_order(n: object) -> None:
    assert bad_line(1, ANSWERS[1] | {"n": n}) == f"Line 3 should be answer 1, but says n={n}."


def test_missing_number() -> None:
    assert bad_line(1, without(ANSWERS[1], "n")) == "Line 3 should be answer 1, but says n=None."


@pytest.mark.parametrize("seat", [2, -2, 10**20, None, "0", True, 0.0, [0]])
def test_unknown_seat(seat: object) -> None:
    assert bad_line(2, ANSWERS[2] | {"seat": seat}) == f"Line 4: there is no seat {seat}."


def test_unknown_kind_of_answer() -> None:
    said = "Line 4: 'fly' is no kind of answer here; the kinds are roll, hold."
    assert bad_line(2, ANSWERS[2] | {"do": "fly"}) == said


def test_argument_that_is_none() -> None:
    assert bad_line(1, ANSWERS[1] | {"face": 7}) == "Line 3: face is a number from 1 to 6, not '7'."


def test_too_many_arguments() -> None:
    assert bad_line(2, ANSWERS[2] | {"face": 1}) == "Line 4: roll needs exactly: do."


def test_answer_of_the_other_table() -> None:
    said = "Line 3: 'hold' is no kind of answer here; the kinds are show."
    assert bad_line(1, {"n": 1, "seat": -1, "do": "hold"}) == said


# Answers that are false


def test_illegal_answer() -> None:
    said = "Answer 4 (roll) is not legal: You have reached the goal: hold. (PIG-1.4)"
    assert false(HEADER, *ANSWERS[:4], ANSWERS[4] | {"do": "roll"}) == said


def test_answer_of_the_wrong_seat() -> None:
    said = "Answer 0 (roll) is not legal: Ada answers now, not Bob."
    assert false(HEADER, ANSWERS[0] | {"seat": 1}) == said


def test_chance_where_a_seat_must_answer() -> None:
    said = "Answer 0 (show 6) is nothing that chance can bring there."
    assert false(HEADER, ANSWERS[1] | {"n": 0}) == said


def test_seat_where_chance_must_act() -> None:
    assert false(HEADER, ANSWERS[0], ANSWERS[2] | {"n": 1}) == "Answer 1 (roll) is given where chance must act."


RA_HEADER = without(HEADER, "components") | {"game": "ra-dice", "options": {"sun_track": "standard"}}
DRAWN = {"n": 0, "seat": -1, "do": "start_player", "who": 0}
ROLLED = {"n": 1, "seat": -1, "do": "roll", "yellow": "sun", "blue": "nile", "purple": "nile"} | {
    "green": "ankh",
    "red": "ankh",
}
REROLLED = {"n": 2, "seat": 0, "do": "reroll", "dice": ["red"]}


def test_impossible_start_player() -> None:
    said = "Answer 0 (start_player 3) is nothing that chance can bring there."
    assert false(RA_HEADER, DRAWN | {"who": 3}) == said


def test_roll_where_the_start_player_is_drawn() -> None:
    assert "is nothing that chance can bring there" in false(RA_HEADER, ROLLED | {"n": 0})


def test_kept_die_that_changes() -> None:
    said = "Answer 3 (roll sun sun nile ankh sun) is nothing that chance can bring there."
    assert false(RA_HEADER, DRAWN, ROLLED, REROLLED, ROLLED | {"n": 3, "blue": "sun", "red": "sun"}) == said


def test_rolled_die_that_changes_is_fine() -> None:
    assert check(RA_HEADER, DRAWN, ROLLED, REROLLED, ROLLED | {"n": 3, "red": "sun"}).actor == 0


def test_card_that_is_not_in_the_deck(with_toys: None) -> None:
    header = without(HEADER, "components") | {"game": "vault", "players": 1, "seats": [ADA]}
    header["components"] = {"copies": [1]}
    side = {"n": 0, "seat": 0, "do": "take_side", "side": "left"}
    cards = [{"n": n, "seat": -1, "do": "deal", "card": 2} for n in (1, 2)]
    assert false(header, side, *cards) == "Answer 2 (deal 2) is nothing that chance can bring there."


def test_answer_after_the_end() -> None:
    said = "Answer 5 (roll) comes after the end of the game."
    assert false(*GOOD[:-1], {"n": 5, "seat": 1, "do": "roll"}, FOOTER) == said


# The end


def test_scores_of_an_unfinished_game() -> None:
    assert false(HEADER, *ANSWERS[:4], FOOTER) == "The record gives final scores, but the game is not over."


def test_scores_of_a_game_not_begun() -> None:
    assert false(HEADER, FOOTER) == "The record gives final scores, but the game is not over."


def test_missing_scores() -> None:
    assert false(*GOOD[:-1]) == "The game is over, but the final scores are missing."


def test_changed_score() -> None:
    said = "The record says the scores are [12, 0]; played again they are [11, 0]."
    assert false(*GOOD[:-1], FOOTER | {"scores": [12, 0]}) == said


@pytest.mark.parametrize("winners", [[1], [0, 1], [], [7]])
def test_changed_winners(winners: list[int]) -> None:
    said = f"The record says the winners are {winners}; they are [0]."
    assert false(*GOOD[:-1], FOOTER | {"winners": winners}) == said


@pytest.mark.parametrize("more", [ANSWERS[4], FOOTER, HEADER, {}])
def test_something_after_the_scores(more: dict[str, Any]) -> None:
    assert bad(text_of([*GOOD, more])) == "Line 8: there is something after the final scores."


@pytest.mark.parametrize(
    "footer",
    [
        {"end": True},
        {"end": 1, "scores": [11, 0], "winners": [0]},
        {"end": False, "scores": [11, 0], "winners": [0]},
        FOOTER | {"n": 5},
        FOOTER | {"scores": [11]},
        FOOTER | {"scores": [11, 0, 0]},
        FOOTER | {"scores": [11, False]},
        FOOTER | {"scores": [11.0, 0]},
        FOOTER | {"scores": None},
        FOOTER | {"scores": "11"},
        FOOTER | {"winners": None},
        FOOTER | {"winners": 0},
        FOOTER | {"winners": ["0"]},
        FOOTER | {"winners": [[0]]},
        without(FOOTER, "winners"),
    ],
    ids=str,
)
def test_wrong_footer(footer: dict[str, Any]) -> None:
    said = 'Line 7: the last line is {"end": true, "scores": […], "winners": […]}.'
    assert bad(text_of([*GOOD[:-1], footer])) == said


# Whatever is changed


def verified_or_told(text: bytes) -> None:
    """A record verifies, or is told in a sentence; nothing else may happen."""
    try:
        verify(parse(text))
    except BadRecord as error:
        said = str(error)
    else:
        said = "It is true."
    assert said.endswith((".", ")")) and said.encode()


@settings(max_examples=300)
@given(st.integers(0, len(text_of(GOOD)) - 1), st.binary(max_size=4), st.integers(0, 4))
def test_changed_bytes_never_break_the_reader(at: int, put: bytes, drop: int) -> None:
    text = text_of(GOOD)
    verified_or_told(text[:at] + put + text[at + drop :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"])) | st.just(0.5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["goal", "name", "a"]), inner),
    max_leaves=6,
)
CELLS = [(line, key) for line, form in enumerate(GOOD) for key in form]


def encodable(value: Any) -> bool:
    """msgspec writes only numbers of 64 bits."""
    if isinstance(value, dict | list):
        return all(encodable(part) for part in (value.values() if isinstance(value, dict) else value))
    return not isinstance(value, int) or -(2**63) <= value < 2**63


@settings(max_examples=300)
@given(st.sampled_from(CELLS), JSON.filter(encodable))
def test_changed_values_never_break_the_reader(cell: tuple[int, str], value: Any) -> None:
    forms = [dict(form) for form in GOOD]
    forms[cell[0]][cell[1]] = value
    verified_or_told(text_of(forms))


@given(st.permutations(GOOD))
def test_lines_in_another_order_never_break_the_reader(forms: list[dict[str, Any]]) -> None:
    verified_or_told(text_of(forms))


@given(st.lists(st.sampled_from(GOOD), max_size=12))
def test_lines_left_out_or_repeated_never_break_the_reader(forms: list[dict[str, Any]]) -> None:
    verified_or_told(text_of(forms))
