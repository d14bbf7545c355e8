"""What pages say in other languages: every word of them, in the right form, with elements at their places."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from typing import Any

import pytest

import benben
from benben.bots import rivals
from benben.core.match import Match
from benben.draw import tags as h
from benben.draw.symbols import definitions
from benben.draw.tags import fragment
from benben.language import speaking
from benben.language.pseudo import MARK, PSEUDO
from benben.table.schema import ChatLine, Person, SeatView
from benben.web.cards import GameCard, Lobby, game_card
from benben.web.pages import widgets
from benben.web.pages.end import end_panel
from benben.web.pages.join import join_page
from benben.web.pages.layout import language_tool, page
from benben.web.pages.lobby import lobby_page
from benben.web.pages.notices import error_page, notice
from benben.web.pages.offline import offline_html
from benben.web.pages.opponents import opponents_page
from benben.web.pages.people import people_panel, strip
from benben.web.pages.replay import replay_page
from benben.web.pages.rules import rules_page
from benben.web.pages.table import table_page, thinking, with_names
from benben.web.words import BOOK
from tests.web.pages.seat_views import LINKS, lobby, people_of, sight_of
from tests.web.pages.test_pages import Tree

NAMES = ["Ann", "Ben", "Cyd"]
SAID = [ChatLine(1, 1, "Ben", "Zzz", "20:14")]


def pig(*answers: str) -> Match:
    match = benben.game("pig").match(3, seed=4, names=NAMES)
    for answer in answers:
        match.play(answer)
    return match


def ended() -> Match:
    match = pig()
    while not match.over:
        must_hold = match.why_not("roll") is not None
        match.play("hold" if must_hold or match.view()["table"]["pot"] >= 20 else "roll")
    return match


def texts(shown: str) -> list[str]:
    """Everything that a page says: texts, and the attributes that are read out or shown."""
    found: list[str] = []
    for tag, attributes, own in Tree(shown).elements:
        if tag in ("title", "h1", "h2", "h3", "p", "li", "a", "button", "th", "label", "option", "summary", "dt", "dd"):
            found.append("".join(own))
        found += [attributes[name] or "" for name in ("aria-label", "title", "placeholder") if name in attributes]
    return found


# A language of marked words: what bears no mark is not translated

OWN = re.compile(
    "|".join([*NAMES, "Anna|Chidi|Dana|Zzz|benben|Deutsch|English|DE|EN|PIG-[0-9.]+|yet|pig|MMLUW*|W{5,}"])
)
WORD = re.compile(rf"[^\W\d_{MARK}]{{3,}}(?!\w)")


def unmarked(shown: str) -> set[str]:
    """The words of a page that were not said by a message."""
    said = " ".join(OWN.sub("", text) for text in texts(shown))
    return {word for word in WORD.findall(said) if not word.endswith(MARK)}


def a_lobby() -> Lobby:
    found = lobby(1, 0, "")
    return Lobby(found.name, [game_card("pig")], "mason", [], [], [])


def waiting() -> SeatView:
    match = pig()
    people = [
        Person(p.seat, "" if p.seat else p.name, "open" if p.seat else "human", "", 0, False, True, p.you, ())
        for p in people_of(match, 0)
    ]
    return sight_of(match, 0, started=False, people=people, choices=[], log=[], touched=[], note="")


PAGES: dict[str, Callable[[], Any]] = {
    "lobby": lambda: lobby_page(a_lobby()),
    "opponents": lambda: opponents_page("mason", game_card("pig"), 2),
    "table": lambda: table_page(sight_of(pig("roll"), 0, chat=SAID, note="", can_redo=True), LINKS),
    "other": lambda: table_page(sight_of(pig("roll"), 1, note=""), LINKS),
    "watcher": lambda: table_page(sight_of(pig("roll"), note="", open=True), LINKS),
    "waiting": lambda: table_page(waiting(), LINKS),
    "end": lambda: table_page(sight_of(ended(), 0, note=""), LINKS),
    "replay": lambda: replay_page(sight_of(pig("roll"), note=""), 480, "/record"),
    "rules": lambda: rules_page(benben.game("pig"), fragment=False),
    "join": lambda: join_page(benben.game("pig").title, NAMES, 1, "/seat/k7Qm2x/1/token", "Ben"),
    "error": lambda: error_page(404, "Zzz"),
    "unknown error": lambda: error_page(599, "Zzz"),
    "notice": lambda: notice("Zzz", "PIG-1.1", "why", "pig"),
}


@pytest.mark.parametrize("name", PAGES)
def test_every_word_of_a_page_is_said_by_a_message(name: str) -> None:
    with speaking(PSEUDO):
        assert unmarked(str(PAGES[name]())) == set()


def test_the_file_that_replays_a_game_says_nothing_else() -> None:
    with speaking(PSEUDO):
        file = offline_html([sight_of(pig("roll"), note="")])
    body = re.sub(r"<(style|script).*?</\1>", "", file, flags=re.DOTALL).removeprefix("<!doctype html>")
    assert '<html lang="en-XA"' in file and unmarked(body) == set()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_said_twice_says_two_languages(name: str) -> None:
    """Nothing of the first is kept for the second, nor the other way round."""
    first = str(PAGES[name]())
    with speaking("de"):
        other = str(PAGES[name]())
    assert first != other
    assert str(PAGES[name]()) == first
    with speaking("de"):
        assert str(PAGES[name]()) == other


def test_pages_say_which_language_they_are_in() -> None:
    for language in ("en", "de", PSEUDO):
        with speaking(language):
            assert f'<html lang="{language}"' in str(page("x", ""))


# The switch


def test_the_switch_names_each_language_as_it_calls_itself() -> None:
    assert 'lang="de" title="Deutsch" aria-label="Deutsch" form="language" name="language" value="de"' in str(
        language_tool()
    )
    with speaking("de"):
        assert 'lang="en" title="English"' in str(language_tool())


def test_with_many_languages_the_switch_is_a_menu() -> None:
    with speaking(PSEUDO):  # so two are others
        shown = "".join(str(part) for part in language_tool())  # type: ignore[union-attr]
    assert 'popovertarget="languages"' in shown and ">English<" in shown and ">Deutsch<" in shown


# Sentences with elements in them


def test_elements_stand_where_the_sentence_has_them() -> None:
    one, two = widgets.marks(2)
    sentence = f"Nach {two} kommt {one}, sagt {two}."
    assert "".join(map(str, widgets.filled(sentence, "A", "B"))) == "Nach B kommt A, sagt B."
    assert widgets.filled("Nothing.", "A") == ["Nothing."]
    assert doctest.testmod(widgets).failed == 0


def shown(node: Any) -> str:
    return str(fragment[node])


def test_who_is_waited_for_is_set_off_in_every_language() -> None:
    people = people_of(pig(), 2)
    one = sight_of(pig(), 2)
    assert shown(thinking(one)) == '<b title="Ann">Ann</b> is thinking.'
    two = sight_of(pig(), 2, people=[*people[:1], Person(1, "<Ben>", "human", "", 0, True, True, False, ()), people[2]])
    assert shown(thinking(two)).endswith("&lt;Ben&gt;</b> are still choosing.")
    with speaking("de"):
        assert shown(thinking(one)) == '<b title="Ann">Ann</b> überlegt.'
        assert re.fullmatch(r"<b.*>Ann</b> und <b.*>&lt;Ben&gt;</b> wählen noch\.", shown(thinking(two)))


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_in_a_question_are_set_off(language: str) -> None:
    with speaking(language):
        asked, over = sight_of(pig(), 0), sight_of(ended(), 0)
        assert shown(with_names(asked)).startswith('<b title="Ann">Ann</b>, ')
        winner = NAMES[over.winners[0]]
        assert f'<b title="{winner}">{winner}</b>' in shown(with_names(over))
        assert re.sub("<[^>]+>", "", shown(with_names(over))) == over.question


@pytest.mark.parametrize("names", [["An", "Ann", "Anna"], ["at stake", "roll", "hold"], ["<i>", "&amp;", "Ann, Ben"]])
def test_a_name_that_looks_like_something_else_is_set_off_as_a_whole(names: list[str]) -> None:
    match = pig()
    match.record.names[:] = names
    for seat in range(3):
        view: Any = {**match.view(seat), "actor": seat}
        asked = match.game.words.question(view)
        found = shown(with_names(sight_of(match, seat, view=view, question=asked)))
        assert found.startswith(shown(h.b(title=names[seat])[names[seat]]) + ", 0 at stake")


def test_a_question_is_read_by_whom_it_is_asked() -> None:
    asked, waits = (str(table_page(sight_of(pig(), seat), {})) for seat in (0, 1))
    assert '<b title="Ann">Ann</b>, 0 at stake: roll or hold?' in asked
    assert '<b title="Ann">Ann</b> is thinking.' in waits and "roll or hold?" not in waits


def test_another_question_than_that_of_the_view_stays_as_it_is() -> None:
    assert with_names(sight_of(pig(), 0, question="Chance is next.")) == "Chance is next."


# Forms of words


def winners(*scores: int) -> SeatView:
    match = ended()
    people = [
        Person(seat, name, "human", "", score, False, True, False, ())
        for seat, (name, score) in enumerate(zip(NAMES, scores, strict=False))
    ]
    best = [person.seat for person in people if person.score == max(scores)]
    return sight_of(match, people=people, winners=best)


@pytest.mark.parametrize(
    ("scores", "english", "german"),
    [
        ((9, 8, 3), "Ann wins with 9 points|1 point ahead of Ben.", "Ann gewinnt mit 9 Punkten|1 Punkt vor Ben."),
        ((1, 0, 0), "Ann wins with 1 point|1 point ahead", "Ann gewinnt mit 1 Punkt|1 Punkt vor"),
        ((9, 2, 9), "Ann and Cyd share the win with 9|7 points", "Ann und Cyd teilen sich den Sieg mit 9|7 Punkte vor"),
        ((1234, -3, 0), "1,234 points|1,234 points ahead", "1.234 Punkten|1.234 Punkte vor"),
    ],
)  # fmt: skip
def test_the_end_in_two_languages(scores: tuple[int, ...], english: str, german: str) -> None:
    told = re.sub("<[^>]+>", " ", str(end_panel(winners(*scores))))
    assert all(part in told for part in english.split("|"))
    with speaking("de"):
        told = re.sub("<[^>]+>", " ", str(end_panel(winners(*scores))))
        assert all(part in told for part in german.split("|"))


def test_a_crowd_in_german() -> None:
    people = [Person(n, "Guest" if n else "Open seat", "human", "", n, n < 4, True, False, ()) for n in range(7)]
    with speaking("de"):
        assert "4 von 7 am Zug" in str(strip(people)) and 'aria-label="Gast"' in str(strip(people))
        panel = str(people_panel(sight_of(pig(), people=people)))
    assert "Freier Platz" in panel and "Guest" not in panel and "Sortiert nach" in panel


def test_two_readers_of_one_crowd() -> None:
    """Lines of a crowd are kept from frame to frame: for each language its own."""
    sight = sight_of(pig(), people=[Person(n, "Open seat", "open", "", 0, n < 4, False, False, ()) for n in range(7)])
    first = str(people_panel(sight))
    with speaking("de"):
        german = str(people_panel(sight))
    assert first.count("Open seat</span>") == 7 == first.count("waiting</small>")
    assert german.count("Freier Platz</span>") == 7 and "Open seat" not in german and "waiting" not in german
    assert str(people_panel(sight)) == first


def test_bots_are_called_by_their_kind() -> None:
    bots = [Person(n, "Ramses", "bot", bot, 0, False, True, False, ()) for n, bot in enumerate(["greedy", "mine:Bot"])]
    with speaking("de"):
        panel = str(people_panel(sight_of(pig(), people=bots)))
    assert 'title="Bot, gierig"' in panel and 'title="Bot, mine:Bot"' in panel and "d-rung-" not in panel


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_every_rung_has_a_portrait_a_name_and_a_sentence(spoken: str) -> None:
    with speaking(spoken):
        shown = str(opponents_page("mason", None, 0))
        told = [(BOOK.say(f"rung-{rung}"), BOOK.say(f"rung-{rung}.plays")) for rung in rivals()]
        people = [Person(n, "Ramses", "bot", rung, 0, False, True, False, ()) for n, rung in enumerate(rivals())]
        panel = str(people_panel(sight_of(pig(), people=people)))
    assert all(name in shown and plays in shown for name, plays in told) and len(set(told)) == len(told)
    for rung in rivals():
        assert f'href="#d-rung-{rung}"' in shown and f'href="#d-rung-{rung}"' in panel
        assert f"d-rung-{rung}" in definitions()


def test_drawings_of_reasons_are_found_in_every_language() -> None:
    from benben.web.pages.end import drawings

    found = list(drawings("ra-dice").values())
    assert "sun" in found and "pharaoh" in found and found[0] == ""
    with speaking("de"):
        assert list(drawings("ra-dice").values()) == found


def test_a_game_for_one_and_for_many() -> None:
    card = GameCard("x", "X", "", "", (1, 1), (30, 30), [])
    one = Lobby("", [card], "", [], [], [])
    assert "1 player<" in str(lobby_page(one))
    with speaking("de"):
        assert "1 Person<" in str(lobby_page(one))
