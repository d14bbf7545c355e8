"""The lobby: the games, your tables, tables to join or watch, and finished games."""

from __future__ import annotations

from collections.abc import Sequence

from benben.draw import tags as h
from benben.draw.shapes import signed
from benben.draw.tags import Element, Node
from benben.web.cards import GameCard, Lobby, TableCard
from benben.web.pages.covers import cover, symbol
from benben.web.pages.layout import lintel, page, theme_tool
from benben.web.pages.setting import set_table
from benben.web.pages.widgets import icon, link_button, seat_icon

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
    return page("benben, tables", [lintel("Tables", theme_tool()), body, notice], name="at-lobby")


def _hero(lobby: Lobby) -> Element:
    name = h.form("#name-form.name-form", method="post", action="/name")[
        h.label(for_="name")["Your name"],
        h.input(
            "#name", type="text", name="name", value=lobby.name, maxlength=str(MAX_NAME), required=True,
            autocomplete="nickname", placeholder="at the table",
        ),
        h.button(".answer")["Keep" if lobby.name else "Set"],
    ]  # fmt: skip
    return h.div(".hero")[
        h.h2["Which table tonight?"],
        h.p["Play with friends by link, or against bots. A table waits for you as long as you like."],
        name,
    ]


# Games


def _games(games: Sequence[GameCard]) -> Element:
    return h.section("#games", aria_label="Games")[
        h.ol(class_="boxes few" if len(games) <= FEW else "boxes")[[_game(game) for game in games]]
    ]


def _game(game: GameCard) -> Element:
    return h.li(".box", id=f"game-{game.key}")[
        cover(game.key),
        h.div(".lab")[
            h.h3[game.title],
            h.p(".meta")[
                h.span[icon("ui-seat"), f"{span(*game.seats)} players"],
                h.span[icon("ui-clock"), f"{span(*game.minutes)} min"],
            ],
            h.p(".gist")[game.summary, h.small(".by")[f" By {game.author}."] if game.author else None],
            h.div(".go")[
                h.form(method="post", action="/play-now")[
                    h.input(type="hidden", name="game", value=game.key),
                    h.button(".answer.chief", aria_label=f"Play {game.title} now, against bots")["Play now"],
                ],
                h.a(".answer", href=f"#set-{game.key}", data_open=f"set-{game.key}")["New table"],
                h.a(".answer.plain", href=f"/rules/{game.key}", aria_label=f"Rules of {game.title}")["Rules"],
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
    small = "" if not waiting else "one waits for you" if waiting == 1 else f"{waiting} wait for you"
    return _list("yours", "Continue", small, tables)


def _open(tables: Sequence[TableCard]) -> Node:
    return _list("open", "Join or watch", "", tables) if tables else None


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
        return "Your turn", True
    if table.seat >= 0:
        return "Go on", False
    return ("Sit down", False) if "open" in table.kinds else ("Watch", False)


def _state(table: TableCard) -> str:
    empty = table.kinds.count("open")
    if empty:
        words = "One seat is empty" if empty == 1 else f"{empty} seats are empty"
    elif table.your_turn:
        words = "Waiting for you"
    else:
        words = f"{' and '.join(table.acts)} to play" if table.acts else "Going on"
    return f"{words}, {table.changed}." if table.changed else f"{words}."


def _people(table: TableCard) -> list[Node]:
    return [
        h.span(class_="pp me" if seat == table.seat else "pp")[
            seat_icon(seat), "empty" if kind == "open" else name, " (bot)" if kind == "bot" else None
        ]
        for seat, (name, kind) in enumerate(zip(table.names, table.kinds, strict=True))
    ]


def _finished(tables: Sequence[TableCard]) -> Node:
    rows = [h.li[_result(table)] for table in tables]
    if not rows:
        return None
    return h.section("#finished.panel", aria_label="Finished games")[
        h.h2["Finished", h.small["each can be replayed"]], h.ol(".fin")[rows]
    ]


def _result(table: TableCard) -> Element:
    order = sorted(range(len(table.names)), key=lambda seat: -table.scores[seat])
    parts: list[Node] = []
    for seat in order:
        score = f"{table.names[seat]} {signed(table.scores[seat])}"
        parts += [", " if parts else "", h.b[score] if seat in table.winners else score]
    label = f"Replay {table.title}"
    return h.a(href=f"/replay/{table.table}/0", title=label)[
        icon(symbol(table.game), table.title), h.span[parts], h.small[table.changed]
    ]


WELCOME = (
    ("ui-die", "Play now", "You against bots, with one click. Hints and undo are there while you learn."),
    ("ui-share", "Play with friends", "Open a table, send each friend the link of a seat. No account is needed."),
    ("ui-clock", "Stop whenever you like", "Every answer is kept at once; close the page and come back to it."),
    ("ui-play", "Look again", "A finished game can be replayed move by move, or taken home as one file."),
)


def _welcome() -> Element:
    """For who has no table yet: what can be done here."""
    rows = [h.li[icon(name), h.h3[title], h.p[words]] for name, title, words in WELCOME]
    return h.section("#welcome.panel.welcome", aria_label="How it works")[h.h2["How it works"], h.ol[rows]]


# New things


def _new_tables(lobby: Lobby) -> Element:
    return h.section("#new.stack", aria_label="New table")[
        [set_table(game, lobby.bots, is_open=i == 0) for i, game in enumerate(lobby.games)]
    ]


def _upload() -> Element:
    return h.section("#upload.panel", aria_label="Replay a record")[
        h.h2["Replay a record"],
        h.form(".go", method="post", action="/records", enctype="multipart/form-data")[
            h.input(type="file", name="record", required=True, accept=".jsonl,.json", aria_label="A record's file"),
            h.button(".answer")[icon("ui-play"), "Replay"],
        ],
    ]
