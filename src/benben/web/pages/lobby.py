"""The lobby: the games, your tables, tables to join or watch, and finished games."""

from __future__ import annotations

from collections.abc import Sequence

from benben.core.names import said_kind
from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.web.cards import GameCard, Lobby, TableCard
from benben.web.pages.covers import cover, symbol
from benben.web.pages.layout import lintel, page, page_tools
from benben.web.pages.opponents import rival_line
from benben.web.pages.setting import set_table
from benben.web.pages.widgets import icon, link_button, seat_icon
from benben.web.words import say

FEW = 2  # up to so many games have a wide card
MAX_NAME = 40


def lobby_page(lobby: Lobby) -> Element:
    """The first page."""
    body = h.main("#content.lobby", tabindex="-1")[
        _hero(lobby),
        _games(lobby.games),
        h.div(".cols")[
            h.div(".stack")[
                _continue(lobby.yours) if lobby.yours else _welcome(),
                _open(lobby.open),
                _finished(lobby.finished),
            ],
            h.div(".stack")[_new_tables(lobby), _upload()],
        ],
    ]
    notice = h.div("#notice.notice", role="status", aria_live="polite")
    return page(say("lobby-title"), [lintel(say("tables"), page_tools()), body, notice], name="at-lobby")


def _hero(lobby: Lobby) -> Element:
    name = h.form("#name-form.name-form", method="post", action="/name")[
        h.label(for_="name")[say("your-name")],
        h.input(
            "#name", type="text", name="name", value=lobby.name, maxlength=str(MAX_NAME), required=True,
            autocomplete="nickname", placeholder=say("name-placeholder"),
        ),
        h.button(".answer")[say("name-keep") if lobby.name else say("name-set")],
    ]  # fmt: skip
    return h.div(".hero")[
        h.h2[say("which-table")],
        h.p[say("lobby-gist")],
        h.div(".yours")[rival_line(lobby.rival) if lobby.rival else None, name],
    ]


# Games


def _games(games: Sequence[GameCard]) -> Element:
    return h.section("#games", aria_label=say("games"))[
        h.ol(class_="boxes few" if len(games) <= FEW else "boxes")[[_game(game) for game in games]]
    ]


def _game(game: GameCard) -> Element:
    return h.li(".box", id=f"game-{game.key}")[
        cover(game.key),
        h.div(".lab")[
            h.h3[game.title],
            h.p(".meta")[
                h.span[icon("ui-seat"), say("for-players", seats=span(*game.seats), most=game.seats[1])],
                h.span[icon("ui-clock"), say("for-minutes", minutes=span(*game.minutes))],
            ],
            h.p(".gist")[game.summary, h.small(".by")[f" {say('by', author=game.author)}"] if game.author else None],
            h.div(".go")[
                h.form(method="post", action="/play-now")[
                    h.input(type="hidden", name="game", value=game.key),
                    h.button(".answer.chief", aria_label=say("play-now.label", game=game.title))[say("play-now")],
                ],
                h.a(".answer", href=f"#set-{game.key}", data_open=f"set-{game.key}")[say("new-table")],
                h.a(".answer.plain", href=f"/rules/{game.key}", aria_label=say("rules-of", game=game.title))[
                    say("rules")
                ],
            ],
        ],
    ]


def span(low: int, high: int) -> str:
    """'2–4', or one number.

    >>> span(2, 4), span(30, 30)
    ('2–4', '30')
    """
    return str(low) if low == high else f"{low}–{high}"


# Tables


def _continue(tables: Sequence[TableCard]) -> Element:
    waiting = sum(table.your_turn for table in tables)
    small = say("continue.small", waiting=waiting) if waiting else ""
    return _list("yours", say("continue"), small, tables)


def _open(tables: Sequence[TableCard]) -> Node:
    return _list("open", say("join-or-watch"), "", tables) if tables else None


def _list(name: str, title: str, small: str, tables: Sequence[TableCard]) -> Element:
    return h.section(".panel", id=name, aria_label=title)[
        h.h2[title, h.small[small] if small else None], h.ol[[_table(table) for table in tables]]
    ]


def _table(table: TableCard) -> Element:
    words, chief = _way_in(table)
    return h.li(".tb", id=f"table-{table.table}")[
        icon(symbol(table.game)),
        h.div[h.h3[table.title], h.p[_state(table)], h.p(".pps")[_people(table)]],
        link_button(f"/table/{table.table}", words, classes="chief" if chief else ""),
    ]


def _way_in(table: TableCard) -> tuple[str, bool]:
    """What the button to a table says, and whether it is the chief one."""
    if table.your_turn:
        return say("your-turn"), True
    if table.seat >= 0:
        return say("go-on"), False
    return say("sit-down") if "open" in table.kinds else say("watch"), False


def _state(table: TableCard) -> str:
    empty, ago = table.kinds.count("open"), table.changed
    if empty:
        return say("state-empty", empty=empty, ago=ago)
    if table.your_turn:
        return say("state-yours", ago=ago)
    if table.acts:
        return say("state-others", names=table.acts, count=len(table.acts), ago=ago)
    return say("state-runs", ago=ago)


def _people(table: TableCard) -> list[Node]:
    return [
        h.span(class_="pp me" if seat == table.seat else "pp")[seat_icon(seat), _called(name, kind, bot)]
        for seat, (name, kind, bot) in enumerate(zip(table.names, table.kinds, table.bots, strict=True))
    ]


def _called(name: str, kind: str, bot: str) -> str:
    if kind == "open":
        return say("empty")
    return say("name-of-bot", name=name, kind=said_kind(bot)) if kind == "bot" else name


def _finished(tables: Sequence[TableCard]) -> Node:
    rows = [h.li[_result(table)] for table in tables]
    if not rows:
        return None
    return h.section("#finished.panel", aria_label=say("finished.label"))[
        h.h2[say("finished"), h.small[say("finished.small")]], h.ol(".fin")[rows]
    ]


def _result(table: TableCard) -> Element:
    order = sorted(range(len(table.names)), key=lambda seat: -table.scores[seat])
    parts: list[Node] = []
    for seat in order:
        score = say("result", name=table.names[seat], points=table.scores[seat])
        parts += [", " if parts else "", h.b[score] if seat in table.winners else score]
    label = say("replay-of", game=table.title)
    return h.a(href=f"/replay/{table.table}/0", title=label)[
        icon(symbol(table.game), table.title), h.span[parts], h.small[table.changed]
    ]


WELCOME = {"now": "ui-die", "friends": "ui-share", "stop": "ui-clock", "again": "ui-play"}


def _welcome() -> Element:
    """For who has no table yet: what can be done here."""
    rows = [h.li[icon(drawn), h.h3[say(f"welcome-{n}")], h.p[say(f"welcome-{n}.more")]] for n, drawn in WELCOME.items()]
    title = say("how-it-works")
    return h.section("#welcome.panel.welcome", aria_label=title)[h.h2[title], h.ol[rows]]


# New things


def _new_tables(lobby: Lobby) -> Element:
    return h.section("#new.stack", aria_label=say("new-table"))[
        [set_table(game, lobby.rival, lobby.own_bots, is_open=i == 0) for i, game in enumerate(lobby.games)]
    ]


def _upload() -> Element:
    return h.section("#upload.panel", aria_label=say("replay-record"))[
        h.h2[say("replay-record")],
        h.form(".go", method="post", action="/records", enctype="multipart/form-data")[
            h.input(type="file", name="record", required=True, accept=".jsonl,.json", aria_label=say("record-file")),
            h.button(".answer")[icon("ui-play"), say("replay")],
        ],
    ]
