"""Setting a table: who sits where, the game's options, and how it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from benben.draw import tags as h
from benben.draw.seats import seat_class
from benben.draw.tags import Element, Node
from benben.web.cards import GameCard
from benben.web.pages.widgets import icon, seat_icon

MOST_SEATS = 8  # seats with a line of their own; a form with more would not be read
UNDO = (("own", "own answers"), ("none", "nothing"))
OPEN = (("no", "by invitation"), ("yes", "by anybody"))


def set_table(game: GameCard, bots: Sequence[str], is_open: bool) -> Element:
    """The form for a new table of one game; it folds away."""
    low, high = game.seats
    return h.details(".panel.set", id=f"set-{game.key}", open=is_open, name="set")[
        h.summary[f"Set a table of {game.title}", h.small[f"{low}–{high} seats"], icon("ui-down")],
        h.form(method="post", action="/tables")[
            h.input(type="hidden", name="game", value=game.key),
            h.fieldset(".seats")[
                h.legend(".said")["Who sits where"],
                [_seat(game.key, seat, low, bots) for seat in range(min(high, MOST_SEATS))],
            ],
            _more_seats(game.key, high - MOST_SEATS, bots),
            h.div(".opts")[
                [_option(game.key, option) for option in game.options],
                _choice(game.key, "undo", "Can be taken back", "until dice or somebody else have spoken", UNDO),
                _choice(game.key, "open", "Seats and looking on", "", OPEN),
            ],
            h.div(".go")[h.button(".answer.chief")["Open the table"]],
        ],
    ]


def _seat(game: str, seat: int, low: int, bots: Sequence[str]) -> Element:
    """One seat: you, a friend, a bot, or nobody. You sit first, a friend second."""
    name = f"seat-{seat + 1}"
    chosen = ("you", "friend")[seat] if seat < 2 else "friend" if seat < low else "closed"
    kinds = [("you", "you"), ("friend", "a friend"), *((f"bot:{bot}", f"bot: {bot}") for bot in reversed(bots))]
    if seat >= low:
        kinds.append(("closed", "nobody"))
    return h.div(class_=f"seat {seat_class(seat)}")[
        seat_icon(seat),
        h.label(for_=f"{game}-{name}")[f"Seat {seat + 1}"],
        h.select(id=f"{game}-{name}", name=name)[
            [h.option(value=value, selected=value == chosen)[words] for value, words in kinds]
        ],
    ]


def _more_seats(game: str, most: int, bots: Sequence[str]) -> Node:
    """Where many can play: how many more friends and bots sit down."""
    if most <= 0:
        return None
    return h.fieldset(".more-seats")[
        h.legend["And more"],
        _count(game, "more-friends", "friends", most),
        _count(game, "more-bots", "bots", most),
        h.select(name="more-bots-play", aria_label="How those bots play")[
            [h.option(value=bot)[f"bot: {bot}"] for bot in reversed(bots)]
        ],
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
