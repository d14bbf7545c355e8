"""Schemathesis over the API's own document; `python -m tests.web.fuzzing` asks longer."""

from __future__ import annotations

from tests.web.fuzzing import fuzz
from tests.web.servers import Running

EXAMPLES = 14  # for each operation


def test_no_request_ends_in_an_error_of_ours(web: Running) -> None:
    found = fuzz(web.url, EXAMPLES)
    assert len(found) >= 12
    statuses = {status for counts in found.values() for status in counts}
    assert {200, 201, 400, 403, 404, 409} <= statuses and max(statuses) < 500
