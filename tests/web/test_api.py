"""The JSON API: a program can do everything that a person at the table can."""

from __future__ import annotations

import httpx
import pytest

from benben.core.record import parse_lines, verify
from tests.web.servers import RA, Running, Seat, Table


def test_the_games(web: Running) -> None:
    with web.client() as client:
        games = {game["key"]: game for game in client.get("/api/games").json()}
    assert games[RA]["seats"] == [2, 4]
    assert games[RA]["options"][0]["name"] == "sun_track"


def test_a_whole_game(web: Running) -> None:
    """Two programs play to the end by number, notation and JSON form; the record verifies."""
    with Table(web) as table:
        turn = 0
        while not (seat_view := table.watcher.seat_view())["over"]:
            seat = next(person["seat"] for person in seat_view["people"] if person["acts"])
            own = table.seats[seat].seat_view()
            choice = own["choices"][turn * 7 % len(own["choices"])]
            given = choice["a"] if turn % 2 else choice["say"]
            response = table.seats[seat].answer(given, own["n"], key=f"turn {turn}")
            assert (response.status_code, response.json()) == (200, {"n": own["n"] + 1})
            turn += 1
        assert seat_view["winners"] and sum(map(len, [seat_view["points"], seat_view["curve"]])) > 2
        record = table.watcher.get("/record")
        assert record.headers["content-type"].startswith("application/jsonl")
        match = verify(parse_lines(iter(record.content.splitlines(keepends=True))))
        assert match.over and match.scores == [person["score"] for person in seat_view["people"]]


def test_a_game_against_a_bot(web: Running) -> None:
    """As the script in the docs: one seat is mine, the bot answers by itself."""
    with Table(web, "you", "greedy") as table:
        me = table.seats[0]
        with me.stream() as stream:
            while not (seat_view := stream.next(20).json())["over"]:
                if seat_view["choices"]:
                    assert me.answer(seat_view["choices"][0]["a"], seat_view["n"]).status_code in (200, 409)
        record = verify(parse_lines(iter(me.get("/record").content.splitlines(keepends=True)))).record
        assert record.seats == ["human", "greedy"] and record.names == ["Player 1", "Bot 2"]


def test_answers_by_json_form(table: Table) -> None:
    asked = table.asked()
    assert asked.answer({"do": "keep"}).status_code == 200
    assert asked.answer({"do": "keep"}).status_code in (403, 422)


def test_legal_answers_have_words_and_targets(table: Table) -> None:
    asked = table.asked()
    answers = asked.get("/answers").json()
    assert answers == asked.seat_view()["choices"]
    assert all(choice["words"] and choice["touches"] and choice["say"] and choice["do"] for choice in answers)
    assert table.watcher.get("/answers").json() == []
    assert table.seats[1 - asked.seat].get("/answers").json() == []


def test_everybody_gets_the_tokens_that_are_theirs(web: Running) -> None:
    with Table(web, "you", "friend", "greedy") as table:
        kinds = [(row["kind"], bool(row["token"]), bool(row["invitation"])) for row in table.given["seats"]]
        assert kinds == [("human", True, False), ("open", False, True), ("bot", False, False)]
        assert all(len(row[name]) in (0, 32) for row in table.given["seats"] for name in ("token", "invitation"))


def test_joining_by_invitation(web: Running) -> None:
    with Table(web, "you", "friend") as table:
        stranger, invitation = table.watcher, table.given["seats"][1]["invitation"]
        for wrong in ("", "x", table.given["seats"][0]["token"]):
            response = stranger.post("/seats/1/join", {"name": "Eve", "invitation": wrong})
            assert response.status_code == 403
        joined = stranger.post("/seats/1/join", {"name": "Ann", "invitation": invitation})
        assert joined.status_code == 200 and joined.json()["seat"] == 1
        again = stranger.post("/seats/1/join", {"name": "Eve", "invitation": invitation})
        assert again.status_code == 403 and "taken" in again.json()["error"]
        ann = Seat(web, table.id, joined.json()["token"], 1)
        assert (
            ann.seat_view()["seat"] == 1
            and ann.seat_view()["people"][1]["name"] == "Ann"
            and ann.seat_view()["started"]
        )
        ann.close()


def test_nothing_begins_before_everybody_is_there(web: Running) -> None:
    with Table(web, "you", "friend") as table:
        refused = table.seats[0].answer(0, table.seats[0].seat_view()["n"])
        assert refused.status_code == 409 and "every seat is taken" in refused.json()["error"]


def test_undo_and_redo(table: Table) -> None:
    asked = table.keeping()
    before = asked.seat_view()
    free = next(choice for choice in before["choices"] if not choice["final"])
    assert asked.answer(free["a"], before["n"]).status_code == 200
    after = asked.seat_view()
    assert len(after["undo_to"]) == 2 and after["undo_words"] == [free["words"], "Keep all dice"]
    back = asked.post("/undo", {"n": after["n"], "to": after["undo_to"][1]})
    assert back.status_code == 200 and back.json()["n"] == after["n"] + 1
    assert asked.seat_view()["can_redo"]
    for _ in range(2):
        assert asked.post("/redo", {"n": asked.seat_view()["n"]}).status_code == 200
    assert asked.seat_view()["view"] == after["view"]
    refused = asked.post("/redo", {"n": asked.seat_view()["n"]})
    assert refused.status_code == 409 and "Nothing was taken back" in refused.json()["error"]


def test_a_table_without_undo(web: Running) -> None:
    with Table(web, undo="none") as table:
        asked = table.asked()
        asked.answer("keep")
        refused = asked.post("/undo", {"n": asked.seat_view()["n"]})
        assert refused.status_code == 409 and "agreed" in refused.json()["error"]


def test_chat(table: Table) -> None:
    assert table.seats[0].post("/chat", {"text": "hello <b>"}).status_code == 200
    assert table.watcher.post("/chat", {"text": "hello"}).status_code == 403
    assert [(line["seat"], line["name"], line["text"]) for line in table.watcher.seat_view()["chat"]] == [
        (0, "Player 1", "hello <b>")
    ]


def test_why(table: Table) -> None:
    asked = table.asked()
    legal = {"legal": True, "sentence": "", "rule": "", "key": "", "params": {}}
    assert asked.get("/why", params={"answer": "keep"}).json() == legal
    found = asked.get("/why", params={"answer": "done"}).json()
    assert not found["legal"] and found["rule"].startswith("RA-") and found["sentence"]
    assert found["key"].startswith("ra_dice.refusal-")
    assert table.watcher.get("/why", params={"answer": "keep"}).status_code == 403


def test_a_hint(table: Table) -> None:
    asked = table.asked()
    hint = asked.post("/hint")
    assert hint.status_code == 200 and hint.json() in asked.seat_view()["choices"]
    assert table.seats[1 - asked.seat].post("/hint").status_code == 403
    assert table.watcher.post("/hint").status_code == 403


def test_a_bot_for_who_is_away_and_back(table: Table) -> None:
    me, other = table.seats
    assert table.watcher.post("/seats/1/bot", {"bot": "greedy"}).status_code == 403
    assert me.post("/seats/1/bot", {"bot": "os:system"}).status_code == 400
    assert me.post("/seats/1/bot", {"bot": "random"}).status_code == 200
    assert me.seat_view()["people"][1]["bot"] == "random"
    assert me.post("/seats/1/back").status_code == 403
    assert other.post("/seats/1/back").status_code == 200
    assert me.seat_view()["people"][1]["bot"] == ""
    with other.stream() as stream:
        stream.next()
        refused = me.post("/seats/1/bot", {"bot": "random"})
        assert refused.status_code == 403 and "is at the table" in refused.json()["error"]


def test_the_record_of_a_running_game(web: Running, table: Table) -> None:
    assert table.watcher.get("/record").status_code == 200
    with Table(web, game="vault") as secret:
        for seat in [*secret.seats, secret.watcher]:
            refused = seat.get("/record")
            assert refused.status_code == 403 and "holds secrets" in refused.json()["error"]


def test_the_description(web: Running) -> None:
    with web.client() as client:
        document = client.get("/api/openapi.json").json()
    assert len(document["paths"]) >= 12
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Trouble"}


@pytest.mark.parametrize("wish", [{"kind": "bot", "bot": "none"}, {"kind": "you", "name": "\u202e"}, {"kind": "king"}])
def test_a_table_that_cannot_be_opened(web: Running, wish: dict[str, str]) -> None:
    with web.client() as client:
        response = client.post("/api/tables", json={"game": RA, "seats": [{"kind": "you"}, wish]})
    assert response.status_code == 400 and len(response.json()["error"]) > 20


@pytest.mark.parametrize("seats", [0, 1, 5, 100])
def test_a_table_of_the_wrong_size(web: Running, seats: int) -> None:
    with web.client() as client:
        response = client.post("/api/tables", json={"game": RA, "seats": [{"kind": "you"}] * seats})
    assert response.status_code == 400


def test_a_seat_of_another_table_is_none(web: Running, table: Table) -> None:
    with Table(web) as other:
        foreign = httpx.Client(base_url=web.url, headers={"authorization": f"Bearer {other.seats[0].token}"})
        with foreign:
            assert foreign.get(f"/api/tables/{table.id}").json()["seat"] == -3
