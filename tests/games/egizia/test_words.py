"""What Egizia says: cards, questions, explanations, log, and the table as text."""

from __future__ import annotations

import re

import pytest

from benben.core.display import width
from benben.core.events import Event
from benben.core.rulebook import rules_of
from benben.games.egizia.actions import EVENTS
from benben.games.egizia.components import CELLS
from benben.games.egizia.nile_cards import NILE
from benben.games.egizia.spaces import SPACES
from benben.games.egizia.sphinx_cards import SPHINX_NAMES
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia.words.answers import answer
from benben.games.egizia.words.cards import card_name, card_words, sphinx_name, sphinx_words, tile_name, tile_words
from benben.games.egizia.words.text import event, more, outcome, question
from benben.games.egizia_common.words.text_board import TAG
from benben.language import speaking
from tests.games.egizia.said import GAME, building, changed, of_actor, placing, questions

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ASKED = re.compile(r".+\?")


def line(name: str, seat: int, x: int = 0, y: int = 0) -> str:
    """What the log says of an event in a fresh game."""
    kind = [kind.name for kind in EVENTS.kinds].index(name)
    return event(placing(), Event(EVENTS, 0, (kind, seat, x, y, -1)))


# --- cards and towns ---


@LANGUAGES
def test_every_card_and_town_has_a_name_and_a_sentence(language: str) -> None:
    with speaking(language):
        said = [(card_name(name), card_words(name, CELLS)) for name in NILE]
        said += [(tile_name(name), tile_words(name, CELLS)) for name in TOWN_NAMES]
        said += [(sphinx_name(name), sphinx_words(name, CELLS)) for name in SPHINX_NAMES]
        for name, words in said:
            assert 0 < len(name) <= 32 and name[0] == name[0].upper(), name
            assert words.endswith(".") and words[0] in "0123456789" + words[0].upper(), words
            assert not re.search(r"[{}$_]", name + words), (name, words)


@pytest.mark.parametrize(
    ("name", "title", "words"),
    [
        ("C01", "Red field 7", "Red field: 7 grain in a feeding, only while the ring lies on top."),
        ("C13", "Free sphinx cards",
         "Permanent: at the sphinx you may draw up to 2 cards more for nothing, beside at least one that you pay."),
        ("C14", "Shared town",
         "Permanent: once a round you may place a ship in a town that is taken, but not in Heliopolis."),
        ("C21", "Joker +1 · Stones +2", "At once: white joker +1 and 2 stones."),
        ("C34", "Ship upstream", "For one use: a ship upstream of your last one."),
        ("C40", "Double town", "Permanent: once a round a town brings you everything twice, but not Heliopolis."),
        ("C41", "Stones for crews", "Permanent: once a round, whenever you are asked, 2 stones for a crew step."),
        ("C42", "Leftover card",
         "Permanent: each round, after all have passed, you may take a Nile card that is left over."),
        ("C43", "Ships upstream", "Permanent: once a round you may place a ship upstream of your last one."),
        ("C51", "Late building",
         "Permanent: where enough others have built before you, your ship may build all the same."),
        ("C54", "Brick points", "At once: 1 point for every two of your bricks in obelisk, temple and pyramid."),
        ("C55", "Two crews +1", "At once: two different crews of your choice +1 each."),
    ],
)  # fmt: skip
def test_a_nile_card_in_words(name: str, title: str, words: str) -> None:
    assert (card_name(name), card_words(name, CELLS)) == (title, words)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("K01", "10 % of the points that you have before sphinx cards are scored."),
        ("K02", "6 points for at least 2 bricks each in obelisk, graves, temple and pyramid."),
        ("K12", "1 point for each grave of yours."),
        ("K14", "5 points for the highest brick of the obelisk."),
        ("K15", "3 points for at least 3 graves."),
        ("K17", "3 points for at least 3 bricks in the temple."),
        ("K23", "4 points for a white joker of at least strength 6."),
    ],
)
def test_a_sphinx_card_in_words(name: str, words: str) -> None:
    assert sphinx_words(name, CELLS) == words


def test_the_lead_crew_of_the_family_is_the_white_joker_here() -> None:
    for language, family_word in (("en", "lead"), ("de", "leittrupp")):
        with speaking(language):
            said = [card_words(name, CELLS) for name in NILE] + [sphinx_words(name, CELLS) for name in SPHINX_NAMES]
            said += [tile_words(name, CELLS) for name in TOWN_NAMES] + list(GAME.help().values())
            assert not [words for words in said if re.search(rf"\b{family_word}\b", words.lower())]
    view = changed(placing(), "ChooseRaised", {"crews": [3, 1, 1, 2]})
    assert answer(view, {"do": "raise_crew", "crew": "lead"}) == "Raise the white joker from 2 to 3"
    assert line("raised", 0, 3, 4).endswith("raises the white joker to 4.")


def test_no_two_sphinx_cards_have_the_same_name() -> None:
    for language in ("en", "de"):
        with speaking(language):
            assert len({sphinx_name(name) for name in SPHINX_NAMES}) == len(SPHINX_NAMES)


def test_german_cards_and_towns() -> None:
    with speaking("de"):
        assert tile_name("passalon") == "Joker +1 · Ring 1"
        assert sphinx_words("K12", CELLS) == "1 Punkt für jedes deiner Gräber."
        assert card_words("C55", CELLS) == "Sofort: zwei verschiedene Trupps deiner Wahl je +1."


def test_what_a_designer_changes_is_said() -> None:
    cells = CELLS | {"C40": [1], "C41": [1, 1], "K01": [20], "alyi": [1, 3]}
    assert card_words("C41", cells) == "Permanent: once a round, whenever you are asked, 1 stone for a crew step."
    assert sphinx_words("K01", cells).startswith("20 %")
    assert tile_words("alyi", cells) == "At once: a crew of your choice +1 and 3 stones."


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


def test_before_a_build_one_reads_what_comes_next_and_for_how_much() -> None:
    build = {"zone": "amarna", "seat": -1, "strength": 0, "cost": 0, "left": 0}
    view = changed(placing(), "MayBuild", {"stones": 1}, build=build)
    view["table"]["graves"][0]["value"] = 4
    assert more(view) == "You have 1 stone. Next to build: obelisk for 1 and grave for 4."
    view = changed(view, build=build | {"zone": "giza"})
    assert more(view) == "You have 1 stone. Next to build: left column for 1, right column for 1 and pyramid for 2."
    assert question(view).endswith("which crew builds at the temple and the pyramid?")


def test_the_inner_columns_are_named_when_the_outer_ones_stand() -> None:
    build = {"zone": "giza", "seat": -1, "strength": 0, "cost": 0, "left": 0}
    view = changed(placing(), "MayBuild", {"stones": 9}, build=build)
    for n, column in enumerate(view["table"]["temple"]):
        column["owners"] = [0, 1, 0] if n < 2 else column["owners"]
        column["next"] = n in (2, 3)
    assert "inner left column for 3, inner right column for 3 and pyramid for 2" in more(view)


def test_feeding_tells_what_hunger_costs_and_never_sells_grain() -> None:
    short = changed(placing(), "FeedingCrews", {"produced": 6, "need": 8, "missing": 2, "loss": 4, "grain_level": 3})
    assert more(short) == "They need 8 grain and have 6: 2 are missing, which costs 4 points."
    plenty = changed(
        placing(), "FeedingCrews", {"produced": 15, "need": 10, "missing": -5, "loss": 0, "grain_level": 5}
    )
    assert more(plenty) == "They need 10 grain and have 15."


def test_a_town_that_may_be_doubled_is_named_with_what_it_brings() -> None:
    view = changed(placing(), "MayDouble")
    view["left"] = TOWN_NAMES.index("alyi")
    assert question(view).endswith("do you take twice what Alyi brings?")
    assert more(view) == "At once: a crew of your choice +1 and 2 stones."
    assert answer(view, {"do": "double_town"}) == "Use your card: Alyi brings everything twice"
    assert answer(view, {"do": "done"}) == "Take it once and keep your card for later"


def test_a_tie_is_won_by_the_marker_in_front() -> None:
    view = placing()
    view["scores"], view["table"]["standing"] = [20, 31, 31, 8], [2, 1, 0, 3]
    names = view["names"]
    assert outcome(view) == f"The game is over: {names[2]} wins with 31 points, as the marker in front."
    view["scores"][1], view["table"]["standing"] = 32, [1, 2, 0, 3]
    assert outcome(view) == f"The game is over: {names[1]} wins with 32 points."


# --- answers ---


def test_where_a_ship_may_go_tells_what_it_brings() -> None:
    view = placing()
    view["table"]["river"][0]["card"] = "C05"
    assert answer(view, {"do": "place_ship", "space": "card_1"}) == (
        "Sail to place 1. Quarry: 3 stones in every mining."
    )
    assert answer(view, {"do": "place_ship", "space": "beni_hasan"}) == (
        "Sail to Beni Hasan. At once: green crew +1 and yellow crew +1."
    )
    assert answer(view, {"do": "place_ship", "space": "amarna_2"}) == (
        "Sail to Amarna, dock 2, and build at obelisk and graves later"
    )


def test_a_brick_tells_its_price_and_its_points() -> None:
    view = building("amarna", strength=5, cost=0, left=5, stones=9)
    view["table"]["graves"][0]["value"] = 3
    assert answer(view, {"do": "lay_brick", "on": "grave"}) == "Build grave 1: it costs 3 and brings 3 points"
    view = building("giza", strength=5, cost=0, left=5, stones=9)
    assert answer(view, {"do": "lay_brick", "on": "pyramid"}) == (
        "Lay a brick in row 1 of the pyramid: it costs 2 and brings 2 points"
    )


# --- the log ---


def test_lines_of_the_log() -> None:
    name = placing()["names"][1]
    reasons = EVENTS.reasons
    assert line("score", 1, 9, reasons.index("graves")) == f"{name} scores 9 points for graves."
    assert line("score", 1, -4, reasons.index("hunger")) == f"{name} loses 4 points for hungry crews."
    assert line("score", 1, 1, reasons.index("cooperation")) == f"{name} scores 1 point for building in this round."
    assert line("town_visited", 1, TOWN_NAMES.index("thebe"), 2) == f"{name} gets “Green +1 · Blue +1” twice."
    assert line("placed", 1, SPACES.index("card_8")) == f"{name} sails to place 15."  # as the board numbers it
    assert line("placed", 1, SPACES.index("selinon")) == f"{name} sails to Selinon."
    assert line("grave_turned", -1, 5, 4) == "Grave 5 is turned up: 5."
    assert line("brick_laid", 1, 6, 5) == f"{name} lays a brick on the top of the temple for 5."
    assert line("not_built", 1, 0) == f"{name} does not build at the sphinx."
    with speaking("de"):
        assert line("raised", 1, 3, 3) == f"{placing()['names'][1]} stärkt den weißen Joker auf 3."


@LANGUAGES
def test_every_event_of_a_game_has_a_line(language: str) -> None:
    silent = {"card_laid", "round_ended"}
    with speaking(language):
        *_, match = questions(3, games=1)
        view = match.view(0)
        assert {e.name for e in match.events if not event(view, e)} <= silent


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


@LANGUAGES
def test_the_option_is_worded(language: str) -> None:
    with speaking(language):
        said = [GAME.say(f"option-tenth_card{part}") for part in ("", ".more", ".with", ".without")]
        assert len(set(said)) == 4 and "10 %" in said[0]


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
            hidden = {sphinx_words(card, CELLS) for card in others}
            assert not any(words in one for one in GAME.words.spoken(view) for words in hidden)
    assert any("sphinx card of" in one for one in GAME.words.spoken(of_actor(match)))


def test_players_stand_in_turn_order_and_card_spaces_by_their_names() -> None:
    view = placing()
    view["table"]["order"], view["names"] = [2, 0, 3, 1], ["Anna", "Ben", "Chidi", "Dana"]
    lines = [TAG.sub("", one) for one in GAME.words.text_board(view).split("\n")]
    head = next(n for n, one in enumerate(lines) if one.startswith("  in turn order"))
    assert [one[2:].split()[0] for one in lines[head + 1 : head + 5]] == ["C", "A", "D", "B"]
    assert any(one.startswith(" 7 . card_4  ") for one in lines)  # the place, whose ship, what an answer calls it
    assert "Turn order: Chidi, Anna, Dana and Ben." in GAME.words.spoken(view)


def test_the_board_shows_towns_while_ships_are_placed_and_the_build_while_one_is_under_way() -> None:
    board = GAME.words.text_board(placing())
    assert "towns and building sites" in board and " 6 [bold]Abydus[/] . . . | ." in board
    assert "Temple   left 1 2 3   right 1 2 3   inner 3 4 | 3 4   top 5" in board
    board = GAME.words.text_board(building("amarna", strength=8, cost=3, left=5, stones=9))
    assert "towns and building sites" not in board
    assert "strength 8, stones 9, cost so far 3, left 5" in board
