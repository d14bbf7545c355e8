"""What Egizia: Shifting Sands says: cards, questions, explanations, log, and the table as text."""

from __future__ import annotations

import re

import pytest

from benben.core.display import width
from benben.core.events import Event
from benben.core.rulebook import rules_of
from benben.games.egizia_common.words.text_board import TAG
from benben.games.egizia_shifting_sands.actions import EVENTS
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.nile_cards import NILE
from benben.games.egizia_shifting_sands.sphinx_cards import SPHINX_NAMES
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_NAMES
from benben.games.egizia_shifting_sands.words.answers import answer
from benben.games.egizia_shifting_sands.words.cards import (
    bonus_name,
    bonus_words,
    card_name,
    card_words,
    sphinx_name,
    sphinx_words,
    statue_words,
    tile_name,
    tile_words,
)
from benben.games.egizia_shifting_sands.words.text import event, more, outcome, question
from benben.language import speaking
from tests.games.egizia_shifting_sands.said import GAME, building, changed, of_actor, placing, questions

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ASKED = re.compile(r".+\?")


def line(name: str, seat: int, x: int = 0, y: int = 0) -> str:
    """What the log says of an event in a fresh game."""
    kind = [kind.name for kind in EVENTS.kinds].index(name)
    return event(placing(), Event(EVENTS, 0, (kind, seat, x, y, -1)))


# --- cards and tiles ---


@LANGUAGES
def test_every_card_and_tile_has_a_name_and_a_sentence(language: str) -> None:
    with speaking(language):
        said = [(card_name(name), card_words(name, CELLS)) for name in NILE]
        said += [(tile_name(tile.name), tile_words(tile.name, CELLS)) for tile in ALL_TILES]
        said += [(bonus_name(name), bonus_words(name, CELLS)) for name in BONUSES]
        said += [(sphinx_name(name), sphinx_words(name, CELLS)) for name in SPHINX_NAMES]
        said += [(name, statue_words(name, CELLS)) for name in STATUE_NAMES]
        for name, words in said:
            assert 0 < len(name) <= 32 and name[0] == name[0].upper(), name
            assert words.endswith(".") and words[0] in "0123456789" + words[0].upper(), words
            assert not re.search(r"[{}$_]", name + words), (name, words)


@pytest.mark.parametrize(
    ("name", "title", "words"),
    [
        ("N02", "Green field 4", "Green field: 4 grain in every feeding, wherever the ring lies."),
        ("N03", "Yellow field 5", "Yellow field: 5 grain in every feeding, unless the ring lies at the bottom."),
        ("N09", "Quarry 3", "Quarry: 3 stones in every mining."),
        ("N33", "Grain 4 / Stones 4",
         "For one use, either 4 grain when you feed or 4 stones whenever you are asked."),
        ("N17", "Lead +1 · Stones +3", "At once: lead crew +1 and 3 stones."),
        ("N39", "Points −5 · Later +5", "At once: −5 points and +5 points at the end of the game."),
        ("N42", "Stones for crews",
         "Permanent: once a round, while building, 2 stones for a crew step or 4 for 2 steps."),
        ("N53", "Pyramid points", "At once: 1 point for each of your bricks in pyramid and statues."),
    ],
)  # fmt: skip
def test_a_nile_card_in_words(name: str, title: str, words: str) -> None:
    assert (card_name(name), card_words(name, CELLS)) == (title, words)


def test_a_red_field_tells_its_bonus_apart_from_its_grain() -> None:
    grain, bonus = card_words("N05", CELLS).split(". ")
    assert "6 grain" in grain and "on top" in grain
    assert bonus == "Once, when you take it: a crew of your choice +1."


def test_what_a_designer_changes_is_said() -> None:
    cells = CELLS | {"N09": [1], "T11": [1, 1, 2], "A1": [5, 8, 10], "S15": [9, 1], "N44": [3]}
    assert card_words("N09", cells) == "Quarry: 1 stone in every mining."
    assert tile_words("T11", cells) == "At once: grain market +1, stone market +1 and +2 points."
    assert "5 for 2 points" in statue_words("A1", cells)
    assert sphinx_words("S15", cells) == "9 points for at least 1 brick in the pyramid."
    assert card_words("N44", cells).endswith("or 3 points.")


def test_german_cards_have_german_cases() -> None:
    with speaking("de"):
        assert card_words("N09", CELLS) == "Steinbruch: 3 Steine bei jedem Abbau."
        assert card_words("N09", CELLS | {"N09": [1]}) == "Steinbruch: 1 Stein bei jedem Abbau."
        assert sphinx_words("S28", CELLS) == "4 Punkte für Steinbrüche mit zusammen mindestens 9 Steinen."
        assert sphinx_words("S01", CELLS) == "2 Punkte für jede Reihe der Pyramide, deren Bonus du bekommen hast."
        assert tile_name("T09") == "Grundtrupps +1 · Leittrupp −1"
    assert tile_name("T09") == "Basic crews +1 · Lead −1"  # nothing was kept of the other language


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("S02", "1 point for each permanent card that you have."),
        ("S06", "5 points if there is more stone on your quarries than on those of any other player."),
        ("S10", "4 points for level 5 of the grain market."),
        ("S13", "6 points for at least 7 columns of your colonnade and at least 2 bricks in the obelisk."),
        ("S32", "4 points for a green, a yellow and a red field."),
        ("S35", "5 points for market levels that add up to at least 8 and at least 6 stones left."),
    ],
)
def test_a_sphinx_card_in_words(name: str, words: str) -> None:
    assert sphinx_words(name, CELLS) == words


def test_no_two_sphinx_cards_or_column_tiles_have_the_same_name() -> None:
    for language in ("en", "de"):
        with speaking(language):
            assert len({sphinx_name(name) for name in SPHINX_NAMES}) == len(SPHINX_NAMES)
            assert len({bonus_name(name) for name in BONUSES}) == len(BONUSES)


# --- questions ---


@LANGUAGES
@SEATS
def test_every_question_names_who_is_asked(seats: int, language: str) -> None:
    with speaking(language):
        for match in questions(seats, games=2):
            view = of_actor(match)
            said = question(view)
            if not match.over:
                assert ASKED.fullmatch(said) and view["names"][match.actor] in said
            assert not re.search(r"[{}$]", said + more(view))


def test_a_build_tells_strength_stones_cost_and_rest() -> None:
    view = building("obelisk", strength=8, cost=3, left=5, stones=9)
    assert more(view) == "Strength 8, 9 stones; 3 spent so far, 5 left."
    with speaking("de"):
        assert more(view) == "Stärke 8, 9 Steine; 3 ausgegeben, 5 übrig."


def test_before_a_build_one_reads_what_comes_next_and_for_how_much() -> None:
    build = {"zone": "obelisk", "seat": -1, "strength": 0, "cost": 0, "left": 0}
    view = changed(placing(), "MayBuild", {"stones": 1, "columns": 2}, build=build)
    assert more(view) == "You have 1 stone. Next to build: obelisk for 1 and column for 2."
    view = changed(view, me={"statues": [3, 1, 0]}, build=build | {"zone": "pyramid"})
    assert more(view) == "You have 1 stone. Next to build: row 1 for 2, statue 2 for 2 and statue 3 for 1."


def test_feeding_tells_what_hunger_costs_and_what_a_surplus_brings() -> None:
    short = changed(placing(), "FeedingCrews", {"produced": 6, "need": 8, "missing": 2, "loss": 4, "grain_level": 3})
    fed = {"produced": 15, "need": 10, "missing": -5, "loss": 0}
    assert more(short) == "They need 8 grain and have 6: 2 are missing, which costs 4 points."
    plenty = changed(placing(), "FeedingCrews", fed | {"grain_level": 5})
    assert more(plenty) == "They need 10 grain and have 15: the rest sells for 1 point."
    low = changed(placing(), "FeedingCrews", fed | {"grain_level": 2})
    assert more(low) == "They need 10 grain and have 15."


def test_the_sphinx_tells_what_the_dock_allows() -> None:
    view = placing()
    zones = view["table"]["zones"]
    zones[2]["docks"] = [3 - view["actor"] if view["actor"] != 3 else 0, view["actor"], -1]
    build = {"zone": "sphinx", "seat": view["actor"], "strength": 4, "cost": 0, "left": 4}
    asked = changed(view, "Drawing", {"stones": 6}, build=build, zones=zones)
    assert more(asked) == "Strength 4, 6 stones; you may draw up to 3 cards."


def test_a_tie_is_won_by_the_higher_sequence_tile() -> None:
    view = placing()
    view["scores"] = [20, 31, 31, 8]
    for seat, tile in enumerate((4, 1, 3, 2)):
        view["table"]["players"][seat]["tile"] = tile
    names = view["names"]
    assert outcome(view) == f"The game is over: {names[2]} wins with 31 points, by the higher player sequence tile."
    view["scores"][1] = 32
    assert outcome(view) == f"The game is over: {names[1]} wins with 32 points."


# --- answers ---


def test_where_a_ship_may_go_tells_what_it_brings() -> None:
    view = placing()
    view["table"]["river"][0]["card"] = "N09"
    assert answer(view, {"do": "place_ship", "space": "card_1"}) == (
        "Sail to place 1. Quarry: 3 stones in every mining."
    )
    assert answer(view, {"do": "place_ship", "space": "sphinx_2"}) == "Sail to the sphinx, dock 2: up to 3 cards"
    assert "only if somebody does not" in answer(view, {"do": "place_ship", "space": "obelisk_wait"})


def test_a_brick_tells_its_price_and_its_points() -> None:
    view = building("obelisk", strength=5, cost=0, left=5, stones=9, columns=2)
    assert answer(view, {"do": "lay_brick", "on": "column"}) == "Build your column 3: it costs 2 and brings 2 points"
    view = changed(view, me={"bonuses": ["G3"]})
    assert answer(view, {"do": "lay_brick", "on": "column"}) == "Build your column 3: it costs 2 and brings 3 points"


def test_ending_a_question_says_what_it_ends() -> None:
    feeding = changed(placing(), "FeedingCrews", {"loss": 4})
    assert answer(feeding, {"do": "done"}) == "Feed your crews now and lose 4 points"
    build = building("obelisk", strength=5, cost=1, left=4)
    assert answer(build, {"do": "done"}) == "Finish the build and pay 1 stone"
    assert answer(changed(placing(), "Raising"), {"do": "done"}) == "Go on without using a card"


# --- the log ---


def test_lines_of_the_log() -> None:
    name = placing()["names"][1]
    reasons = EVENTS.reasons
    assert line("score", 1, -4, reasons.index("hunger")) == f"{name} loses 4 points for hungry crews."
    assert line("score", 1, 1, reasons.index("bricks")) == f"{name} scores 1 point for the bricks."
    assert line("row_completed", 1, 0, 3) == f"Row 1 of the pyramid is full: {name} has 3 bricks and leads it."
    assert line("brick_laid", 1, 0, 0) == f"{name} lays a brick on the obelisk, for nothing."
    assert line("sphinx_returned", 1, 2, 1) == f"{name} keeps a sphinx card and returns 2."
    assert line("field_upgraded", 1, NILE.index("N04"), 0).endswith("the field is green now.")
    with speaking("de"):
        assert line("lowered", 1, 3, 2) == f"Der Leittrupp von {placing()['names'][1]} fällt auf 2."


@LANGUAGES
@SEATS
def test_nobody_reads_in_the_log_which_sphinx_cards_others_see(seats: int, language: str) -> None:
    with speaking(language):
        *_, match = questions(seats, games=1)
        for seat in range(seats):
            names = match.view(seat)["names"]
            seen = [e for e in match.events if e.name in ("sphinx_seen", "sphinx_kept", "sphinx_dealt")]
            assert seen and {e.seen_by for e in seen if e.seat == seat} == {seat}
            assert all(names[e.seat] in event(match.view(seat), e) for e in seen)


# --- refusals and help ---


@LANGUAGES
def test_every_refusal_has_its_own_reason(language: str) -> None:
    with speaking(language):
        sentences = [refusal.sentence for refusal in GAME.rules.refusals.refusals]
        assert len(set(sentences)) == len(sentences)
        assert all(sentence.endswith(".") and len(sentence) <= 140 for sentence in sentences)


@LANGUAGES
def test_help_names_rules_that_there_are(language: str) -> None:
    known = rules_of(GAME.about)
    with speaking(language):
        for topic, words in GAME.help().items():
            cited = re.findall(r"[A-Z]+-\d+(?:\.\d+)?", words)
            assert cited, topic
            assert all(rule in known or any(id.startswith(f"{rule}.") for id in known) for rule in cited), topic


# --- the table as text ---


@LANGUAGES
@SEATS
def test_the_text_board_fits_and_the_table_is_spoken(seats: int, language: str) -> None:
    with speaking(language):
        for n, match in enumerate(questions(seats, games=2)):
            if n % 7 and not match.over:
                continue
            view = of_actor(match)
            lines = GAME.words.text_board(view).split("\n")
            assert max(width(TAG.sub("", one)) for one in lines) <= 80
            assert len(lines) <= 48
            assert all(one.rstrip()[-1] in ".“”" for one in GAME.words.spoken(view))


@SEATS
def test_others_sphinx_cards_are_not_on_the_board_before_the_end(seats: int) -> None:
    for n, match in enumerate(questions(seats, games=1)):
        if match.over or n % 11:
            continue
        everybody = [{one["card"] for one in match.view(seat)["table"]["own"]["sphinx"]} for seat in range(seats)]
        for seat in range(seats):
            view = match.view(seat)
            others = set().union(*everybody) - everybody[seat] - {*view["table"]["own"]["drawn"]}
            hidden = {sphinx_words(card, CELLS) for card in others - {*view["table"]["own"]["dealt"]}}
            assert not any(words in one for one in GAME.words.spoken(view) for words in hidden)
    assert any("sphinx card of" in one for one in GAME.words.spoken(of_actor(match)))


def test_the_board_shows_the_nile_while_ships_are_placed_and_the_build_while_one_is_under_way() -> None:
    board = GAME.words.text_board(placing())
    assert "tiles and zones" in board and " 6 [bold]Obelisk[/] . . ." in board
    board = GAME.words.text_board(building("obelisk", strength=8, cost=3, left=5, stones=9))
    assert "tiles and zones" not in board
    assert "strength 8, stones 9, cost so far 3, left 5" in board
