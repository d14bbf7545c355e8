"""How strong the bots shall be: the rungs of the ladder, each with a portrait and a sentence on how it plays."""

from __future__ import annotations

from benben.bots import USUAL_RIVAL, rivals
from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.web.cards import GameCard
from benben.web.pages.layout import lintel, page, page_tools
from benben.web.pages.widgets import icon, link_button, portrait
from benben.web.words import say


def opponents_page(rival: str, game: GameCard | None, count: int) -> Element:
    """Asks who shall sit opposite; for a game it begins then, with so many bots."""
    action = "/opponents" if game is None else "/play-now"
    body = h.main("#content.lobby", tabindex="-1")[
        h.form("#opponents.panel", method="post", action=action)[
            h.h2[say("who-sits-opposite"), h.small[_small(game, count)]],
            h.p(".quiet")[say("how-strong")],
            h.input(type="hidden", name="game", value=game.key) if game is not None else None,
            rungs(rival or USUAL_RIVAL),
            h.div(".go")[
                h.button(".answer.chief")[say("keep-opponents") if game is None else say("play-now")],
                link_button("/", say("to-all-tables"), classes="plain"),
            ],
        ]
    ]
    head = lintel(say("opponents"), page_tools(), game.title if game is not None else None)
    return page(say("opponents-title"), [head, body], name="at-opponents")


def _small(game: GameCard | None, count: int) -> str:
    return "" if game is None else f"{game.title}, {say('who-sits-opposite.small', rivals=count)}"


def rungs(chosen: str) -> Element:
    """The five rungs as cards, one of which is chosen."""
    cards = [_rung(rung, step, rung == chosen) for step, rung in enumerate(rivals(), 1)]
    return h.div(".rungs", role="radiogroup", aria_label=say("strength"))[cards]


def _rung(rung: str, step: int, chosen: bool) -> Element:
    name, plays = say(f"rung-{rung}"), say(f"rung-{rung}.plays")
    return h.label(".rung")[
        h.input(type="radio", name="rival", value=rung, checked=chosen, aria_describedby=f"plays-{rung}"),
        h.span(".face")[portrait(rung)],
        h.b[name],
        steps(step),
        h.span(".plays", id=f"plays-{rung}")[plays],
        h.span(".tick", aria_hidden="true")[icon("ui-check")],
    ]


def steps(step: int) -> Element:
    """How far up the ladder somebody stands."""
    marks: list[Node] = [h.i(class_="on" if n < step else None) for n in range(len(rivals()))]
    return h.span(".steps", role="img", aria_label=say("steps", step=step))[marks]


def rival_line(rival: str) -> Element:
    """Who sits opposite in a quick game, and the way to change that."""
    return h.a("#rival.rival", href="/opponents")[
        portrait(rival, classes="mug"),
        h.span[h.small[say("opponents")], h.b[say(f"rung-{rival}")]],
        h.span(".change")[say("opponents.change")],
    ]
