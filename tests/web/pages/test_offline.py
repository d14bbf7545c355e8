"""The file that replays a game without a server."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64decode
from functools import cache
from typing import Any

from benben.web.pages.offline import offline_html
from tests.web.pages.seat_views import moment, played

MOST = 1_500_000


@cache
def whole() -> str:
    """A whole game of four as one file."""
    match = played()
    return offline_html([moment(match, n) for n in range(len(match.record.lines) + 1)])


@cache
def data() -> dict[str, Any]:
    packed = re.search(r'<script[^>]*id="game"[^>]*>([^<]*)</script>', whole())
    assert packed is not None
    found: dict[str, Any] = json.loads(gzip.decompress(b64decode(packed[1])))
    return found


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
