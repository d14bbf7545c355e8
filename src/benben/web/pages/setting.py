"""Setting a table: who sits where, the game's options, and how it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benben.bots import USUAL_RIVAL, YARDSTICKS, rivals
from benben.core.names import said_kind
from benben.draw import tags as h
from benben.draw.seats import seat_class
from benben.draw.tags import Element, Node
from benben.web.cards import GameCard
from benben.web.pages.widgets import icon, seat_icon
from benben.web.words import say

MOST_SEATS = 8  # seats with a line of their own; a form with more would not be read
UNDO = ("own", "none")
OPEN = ("no", "yes")


def set_table(game: GameCard, rival: str, own_bots: Sequence[str], is_open: bool) -> Element:
    """The form for a new table of one game; it folds away."""
    low, high = game.seats
    undo = [(value, say(f"undo-wish.{value}")) for value in UNDO]
    looking = [(value, say(f"open-wish.{value}")) for value in OPEN]
    return h.details(".panel.set", id=f"set-{game.key}", open=is_open, name="set")[
        h.summary[
            say("set-table", game=game.title), h.small[say("set-table.seats", low=low, high=high)], icon("ui-down")
        ],
        h.form(method="post", action="/tables")[
            h.input(type="hidden", name="game", value=game.key),
            h.fieldset(".seats")[
                h.legend(".said")[say("who-sits-where")],
                [_seat(game.key, seat, low, own_bots) for seat in range(min(high, MOST_SEATS))],
            ],
            _more_seats(game.key, high - MOST_SEATS, rival or USUAL_RIVAL, own_bots),
            h.div(".opts")[
                [_option(game.key, option) for option in game.options],
                _choice(game.key, "undo", say("undo-wish"), say("undo-wish.more"), undo),
                _choice(game.key, "open", say("open-wish"), "", looking),
            ],
            h.div(".go")[h.button(".answer.chief")[say("open-table")]],
        ],
    ]


def _seat(game: str, seat: int, low: int, own_bots: Sequence[str]) -> Element:
    """One seat: you, a friend, a bot, or nobody. You sit first, a friend second."""
    name = f"seat-{seat + 1}"
    chosen = ("you", "friend")[seat] if seat < 2 else "friend" if seat < low else "closed"
    kinds = [("you", say("wish-you")), ("friend", say("wish-friend"))]
    if seat >= low:
        kinds.append(("closed", say("wish-nobody")))
    return h.div(class_=f"seat {seat_class(seat)}")[
        seat_icon(seat),
        h.label(for_=f"{game}-{name}")[say("seat", seat=seat + 1)],
        h.select(id=f"{game}-{name}", name=name)[
            [h.option(value=value, selected=value == chosen)[words] for value, words in kinds], _bots(own_bots, "bot:")
        ],
    ]


def _bots(own_bots: Sequence[str], prefix: str = "", chosen: str = "") -> list[Node]:
    """The bots to choose from: those one plays against, those that others are measured by, those of who serves."""
    groups = ((say("wish-bots"), rivals()), (say("wish-yardsticks"), YARDSTICKS), (say("wish-own-bots"), own_bots))
    return [
        h.optgroup(label=label)[
            [h.option(value=f"{prefix}{bot}", selected=bot == chosen)[said_kind(bot)] for bot in bots]
        ]
        for label, bots in groups
        if bots
    ]


def _more_seats(game: str, most: int, rival: str, own_bots: Sequence[str]) -> Node:
    """Where many can play: how many more friends and bots sit down."""
    if most <= 0:
        return None
    return h.fieldset(".more-seats")[
        h.legend[say("more-seats")],
        _count(game, "more-friends", say("more-friends"), most),
        _count(game, "more-bots", say("more-bots"), most),
        h.select(name="more-bots-play", aria_label=say("more-bots-play"))[_bots(own_bots, chosen=rival)],
    ]


def _count(game: str, name: str, words: str, most: int) -> Element:
    label = f"{game}-{name}"
    number = h.input(id=label, type="number", name=name, value="0", min="0", max=str(most), inputmode="numeric")
    return h.label(for_=label)[number, words]


def _option(game: str, option: dict[str, Any]) -> Element:
    """An option of the game; its first value is the usual one."""
    values = list(zip(option["values"], option["value_words"], strict=True))
    return _choice(game, f"option-{option['name']}", option["title"], option["words"], values)


def _choice(game: str, name: str, title: str, more: str, values: Sequence[tuple[str, str]]) -> Element:
    """One of a few values, side by side."""
    label = f"{game}-{name}"
    buttons: list[Node] = [
        h.label[h.input(type="radio", name=name, value=value, checked=i == 0), h.span[words]]
        for i, (value, words) in enumerate(values)
    ]
    return h.div(".opt", role="radiogroup", aria_labelledby=label)[
        h.div(".opt-name", id=label)[title, h.small[more] if more else None], h.div(".seg")[buttons]
    ]
