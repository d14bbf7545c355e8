"""Schemathesis over the OpenAPI document of a server: python -m tests.web.fuzzing --examples 300 [--url http://…]

Strange and fitting requests to every operation; the addresses of real tables and real tokens are among them. Nothing
may end in an error of ours, and every answer must be one that the document tells.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from tests.web.servers import RA, Running

CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
STREAM = "/api/tables/{id}/stream"  # it does not end


class Places:
    """Real tables and the tokens of their seats, made anew as they are used up."""

    def __init__(self, url: str, seed: int) -> None:
        self.client = httpx.Client(base_url=url, timeout=30)
        self.random = random.Random(seed)
        self.tables = [self._new(kinds) for kinds in (["you", "you"], ["you", "friend"], ["you", "bot"])]
        self.asked = self.opened = 0

    def _new(self, kinds: list[str]) -> dict[str, Any]:
        seats = [{"kind": kind} for kind in kinds]
        found: dict[str, Any] = self.client.post("/api/tables", json={"game": RA, "seats": seats}).json()
        return found

    def lead(self, case: Any) -> dict[str, str]:
        """Mostly to a real table, mostly with a real token, sometimes with a real answer."""
        self.asked += 1
        if self.asked % 200 == 0:
            self.tables[0] = self._new(["you", "you"])
        table = self.random.choice(self.tables)
        if "id" in case.path_parameters and self.random.random() < 0.9:
            case.path_parameters["id"] = table["table"]
        token = self.random.choice([seat["token"] for seat in table["seats"] if seat["token"]])
        headers = {"authorization": f"Bearer {token}"} if self.random.random() < 0.9 else {}
        self._make_fit(case, headers)
        return headers

    def _make_fit(self, case: Any, headers: dict[str, str]) -> None:
        """The version that is asked for, and one of the answers; a game that there is, for some people."""
        if isinstance(case.body, dict) and "game" in case.body:
            self.opened += 1
            if self.opened % 3 == 1 or self.random.random() < 0.3:  # the first of three surely opens a table
                seats = [{"kind": "you"}] * (3 if self.opened % 3 == 1 else self.random.randint(1, 5))
                case.body |= {"game": RA, "options": {}, "seats": seats, "open": False, "undo": "own"}
        if not isinstance(case.body, dict) or "n" not in case.body or self.random.random() < 0.3:
            return
        seat_view = self.client.get(f"/api/tables/{case.path_parameters['id']}", headers=headers)
        if seat_view.status_code == 200:
            case.body["n"] = seat_view.json()["n"]
            if seat_view.json()["choices"] and self.random.random() < 0.7:
                case.body["answer"] = self.random.choice(seat_view.json()["choices"])["a"]


def fuzz(url: str, examples: int, seed: int = 1) -> dict[str, dict[int, int]]:
    """So many requests to each operation; returns how often each status came."""
    places = Places(url, seed)
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    found: dict[str, dict[int, int]] = {}
    try:
        for result in schema.get_all_operations():
            operation = cast(Any, result).ok()
            if operation.path != STREAM:
                found[operation.label] = fuzz_one(operation, places, examples, url)
    finally:
        places.client.close()
    return found


def fuzz_one(operation: Any, places: Places, examples: int, url: str) -> dict[int, int]:
    counts: dict[int, int] = {}
    modes = list(schemathesis.GenerationMode)

    def check(case: Any) -> None:
        headers = places.lead(case)
        response = case.call(base_url=url, headers=headers, session=None)
        counts[response.status_code] = counts.get(response.status_code, 0) + 1
        case.validate_response(response, checks=CHECKS)

    for mode in modes:
        strategy = operation.as_strategy(generation_mode=mode)
        quiet = settings(
            max_examples=max(1, examples // len(modes)), deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate],
        )  # fmt: skip
        with suppress(Unsatisfiable):  # there is nothing wrong that one could send to /api/games
            run: Any = cast(Any, quiet)(cast(Any, given(strategy))(check))
            run()
    return counts


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--examples", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if words.url:
            tell(fuzz(words.url, words.examples, words.seed))
            return
        with Running(str(Path(folder) / "t.db")) as server:
            tell(fuzz(server.url, words.examples, words.seed))
            print(server.stop() or "The server said nothing.")


def tell(found: dict[str, dict[int, int]]) -> None:
    for label, counts in found.items():
        print(f"{label:<48}", "  ".join(f"{status}: {count}" for status, count in sorted(counts.items())))
    print(sum(sum(counts.values()) for counts in found.values()), "requests, no error of ours")


if __name__ == "__main__":
    main()
