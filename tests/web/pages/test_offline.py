"""The file that replays a game without a server."""

from __future__ import annotations

import doctest
import gzip
import json
import random
import re
from base64 import b64decode
from functools import cache
from typing import Any

import pytest

from benben.core.match import replay
from benben.core.registry import game, keys
from benben.web import pages
from benben.web.pages.offline import offline_html
from benben.web.pages.people import people_panel
from tests.web.pages.seat_views import moment, played, sight_of

MOST = 1_500_000


@cache
def whole() -> str:
    """A whole game of four as one file."""
    match = played()
    return offline_html([moment(match, n) for n in range(len(match.record.lines) + 1)])


def unpacked(file: str) -> dict[str, Any]:
    packed = re.search(r'<script[^>]*id="game"[^>]*>([^<]*)</script>', file)
    assert packed is not None
    found: dict[str, Any] = json.loads(gzip.decompress(b64decode(packed[1])))
    return found


@cache
def data() -> dict[str, Any]:
    return unpacked(whole())


def test_it_is_small() -> None:
    assert len(whole().encode()) < MOST


def test_it_asks_nobody_for_anything() -> None:
    assert not re.search(r'(src|href|action)="(?!#)', whole())
    assert "default-src &#39;none&#39;" in whole()


def test_every_moment_shows_a_version_of_every_slot() -> None:
    total = data()["total"]
    assert total == len(played().record.lines)
    for slot in data()["slots"].values():
        assert len(slot["shown"]) == total + 1
        assert set(slot["shown"]) == set(range(len(slot["versions"])))


def test_versions_are_stored_once() -> None:
    for slot in data()["slots"].values():
        assert len(set(slot["versions"])) == len(slot["versions"])


def test_every_slot_is_an_element_of_the_page() -> None:
    body = re.sub(r"<script.*?</script>", "", whole(), flags=re.DOTALL)
    for name, slot in data()["slots"].items():
        assert f'id="{name}"' in body
        assert all(f'id="{name}"' in version for version in slot["versions"])


def test_all_drawings_in_use_are_in_it() -> None:
    text = whole() + "".join(version for slot in data()["slots"].values() for version in slot["versions"])
    used = set(re.findall(r'href="#(d-[a-z-]+)', text)) | set(re.findall(r"url\(#(pat-[a-z-]+)", text))
    known = set(re.findall(r'<(?:symbol|pattern) id="([^"]+)"', whole()))
    assert used - known == set()


def test_the_log_leads_to_moments() -> None:
    assert [n for n, _ in data()["log"]] == sorted(n for n, _ in data()["log"])
    assert "<li>" in data()["log"][0][1]


@pytest.mark.parametrize("key", keys(examples=True))
def test_games_whose_registers_come_and_go(key: str) -> None:
    """Each moment has a version of everything, also of what is shown at others only."""
    rng, match = random.Random(7), game(key).match(game(key).seats[0] + 1, 7)
    while not match.over:
        seat = match.open_seats[0]
        match.play(rng.choice(match.legal(seat)), seat)
    total = len(match.record.lines)
    some = sorted({total * n // 12 for n in range(13)})
    file = offline_html([moment(match, n) for n in some])
    found = unpacked(file)
    body = re.sub(r"<script.*?</script>", "", file, flags=re.DOTALL)
    for name, slot in found["slots"].items():
        assert body.count(f'id="{name}"') == 1 and len(slot["shown"]) == len(some)
        assert all(f'id="{name}"' in version for version in slot["versions"])


def test_nobodys_seat_can_be_given_away_in_it() -> None:
    """At the table Anna may let a bot play for Chidi, who is away; a file has nobody to tell that to."""
    match = played()
    some = [sight_of(replay(match.game, match.record, n), 0) for n in (0, 40)]
    assert all("/seats/2/bot" in str(people_panel(seat_view)) for seat_view in some)
    file = offline_html(some)
    shown = [file, *unpacked(file)["slots"]["people"]["versions"]]
    assert not any("formaction" in part for part in shown)


def test_merged() -> None:
    assert doctest.testmod(pages.offline).failed == 0
