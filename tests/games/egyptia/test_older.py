"""Records of version 1 of the rules, in which a payment left favor unsaid."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benben.core.errors import BadRecord
from benben.core.record import Record, parse_lines, read, verify

RECORDS = Path(__file__).parents[2] / "records" / "egyptia"
OLD = sorted((RECORDS / "rules-1").glob("*.jsonl"))


def forms(path: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]


def parse(lines: list[dict[str, Any]]) -> Record:
    return parse_lines(iter(BytesIO(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))))


def first_payment(lines: list[dict[str, Any]]) -> dict[str, Any]:
    return next(line for line in lines if line.get("do") == "pay")


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_played_to_the_scores_that_it_says(path: Path) -> None:
    lines = forms(path)
    assert (lines[0]["rules"], "favor" in first_payment(lines)) == (1, False)
    assert verify(read(path)).scores == lines[-1]["scores"]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_written_anew_with_favor(path: Path) -> None:
    assert b"".join(read(path).to_lines()) == (RECORDS / path.name).read_bytes()


def test_an_old_payment_that_no_price_has_is_refused() -> None:
    lines = forms(OLD[0])
    first_payment(lines)["grain"] = 9
    with pytest.raises(BadRecord, match="pay needs exactly"):
        parse(lines)


def test_an_old_answer_that_was_not_legal_is_refused() -> None:
    lines = forms(OLD[0])
    confirm = next(line for line in lines if line.get("do") == "confirm")
    confirm["do"] = "use_ship"
    confirm["ship"] = 4
    with pytest.raises(BadRecord, match="ship is a number from 1 to 3"):
        parse(lines)


@pytest.mark.parametrize("rules", [0, 3, "1", None])
def test_rules_that_are_not_known_are_refused(rules: object) -> None:
    lines = forms(OLD[0])
    lines[0]["rules"] = rules
    with pytest.raises(BadRecord, match="this is 2"):
        parse(lines)
