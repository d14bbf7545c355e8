"""Every page: lobby, tables being set, invitations, rules, errors, replays in a file, and tables of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from benben.core.registry import game, keys
from benben.table.seat_view import moment
from benben.table.table import Table
from benben.web.cards import Lobby, TableCard, game_card, since
from benben.web.pages.join import join_page
from benben.web.pages.lobby import lobby_page
from benben.web.pages.notices import ERRORS, error_page
from benben.web.pages.offline import offline_html
from benben.web.pages.opponents import opponents_page
from benben.web.pages.rules import rules_page
from benben.web.words import BOOK
from tools.fit.moments import Moment, Seeded, fullest, usual

RIVAL = "apprentice"  # the longest word
TIME = "2026-05-04T10:00:00Z"
BROKEN = 500  # an error without a heading of its own
MOMENTS = 24  # of a replay in a file

Pages = dict[str, Callable[[], str]]


def card(key: str, players: int, **changes: object) -> TableCard:
    """A table in a list."""
    plain: dict[str, object] = {
        "table": "a1", "game": key, "title": game(key).title, "names": usual(players), "kinds": ["human"] * players,
        "bots": [""] * players, "seat": 0, "your_turn": False, "acts": [], "over": False,
        "scores": [15 + seat for seat in range(players)],
        "winners": [], "changed": since(TIME),
    }  # fmt: skip
    return TableCard(**plain | changes)  # type: ignore[arg-type]


def lobby(name: str, *, tables: bool) -> Lobby:
    """The first page: of somebody new, or of somebody with tables."""
    cards = [game_card(key) for key in keys(examples=True)]
    if not tables:
        return Lobby(name, cards, "", [], [], [])
    first, *_, last = keys()
    yours = [
        card(
            first, 4, your_turn=True, acts=["Anna"], kinds=["human", "bot", "human", "human"], bots=["", RIVAL, "", ""]
        ),
        card(last, 2, acts=["Ben"]),
        card(first, 3, names=["Anna", "", "Chidi"], kinds=["human", "open", "human"]),
    ]
    open_ = [
        card(last, 2, seat=-3, names=["Emeka", ""], kinds=["human", "open"]),
        card(first, 4, seat=-3, acts=["Ben"]),
    ]
    finished = [card(first, 4, over=True, winners=[3]), card(last, 3, over=True, winners=[0, 1], scores=[47, 47, 12])]
    return Lobby(name, cards, RIVAL, yours, open_, finished)


def around() -> Pages:
    """The pages around the tables."""
    found: Pages = {
        "lobby, new here": lambda: str(lobby_page(lobby("", tables=False))),
        "lobby": lambda: str(lobby_page(lobby("Anna", tables=True))),
        "opponents": lambda: str(opponents_page(RIVAL, game_card(keys()[-1]), 2)),
        "join": lambda: str(join_page(game(keys()[0]).title, usual(3), 1, "/seat/x/1/y", "Ben")),
    }
    for status in (*ERRORS, BROKEN):
        found[f"error {status}"] = partial(_error, status)
    for key in keys(examples=True):
        found[f"rules of {key}"] = partial(_rules, key)
    return found


def _error(status: int) -> str:
    return str(error_page(status, BOOK.say("no-such-page")))


def _rules(key: str) -> str:
    return str(rules_page(game(key), fragment=False))


def offline(table: Table, players: int) -> str:
    """The file that replays some of a game."""
    total = table.n
    some = sorted({total * n // MOMENTS for n in range(MOMENTS + 1)})
    table.here = set(range(players))
    return offline_html([moment(table, lines, ()) for lines in some])


def ended(key: str, players: int) -> Table:
    """A table whose game is over."""
    seeded = Seeded(key, players, 1)
    while not seeded.over:
        seeded.answer()
    return seeded.table()


def tables(chosen: Sequence[str]) -> Iterator[tuple[str, int, list[Moment]]]:
    """Tables of each game with few and with several people, one page for each kind of question and role."""
    for key in chosen:
        low, high = game(key).seats
        for players in sorted({max(low, 2), min(high, max(low, 4))}):
            yield key, players, fullest(key, players, 1)
