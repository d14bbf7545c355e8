"""The table as sentences, for a screen reader, as far as both games have it."""

from __future__ import annotations

from benben.core.game import View
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.asked import next_cost
from benben.games.egizia_common.words.seen import player_of, table_of, turn_order
from benben.games.egizia_common.words.text_board import NILE_PHASES
from benben.games.egizia_common.words.vocabulary import Vocabulary

Lines = list[str]
Placed = list[tuple[int, str]]  # sentences by their place on the Nile


def whole_table(
    words: Vocabulary, view: View, nile: Lines, zones: Lines, monuments: Lines, players: list[Lines]
) -> Lines:
    """Everything that the text board shows: the Nile only while ships are placed."""
    placing = nile if table_of(view)["phase"] in NILE_PHASES else []
    everybody = [line for lines in players for line in lines]
    return [round_line(view), *order_line(view), *placing, *zones, *monuments, *everybody, *own_lines(words, view)]


def round_line(view: View) -> str:
    table = table_of(view)
    return say("spoken-round", round=table["round"], rounds=table["rounds"], phase=table["phase"], ring=table["ring"])


def order_line(view: View) -> Lines:
    """Who comes when; nothing before sequence tiles are given."""
    names = [view["names"][seat] for seat in turn_order(view)]
    return [say("spoken-order", names=names)] if table_of(view)["round"] else []


def cards_on_nile(words: Vocabulary, view: View) -> Placed:
    """The card spaces with a card."""
    cells = words.cells_of(view)
    return [
        (space["place"], say("spoken-card", n=n, place=space["place"], words=words.card_words(space["card"], cells)))
        for n, space in enumerate(table_of(view)["river"], start=1)
        if space["card"]
    ]


def names_at(view: View, seats: list[int]) -> list[str]:
    """Who that is, without empty spaces."""
    return [view["names"][seat] for seat in seats if seat >= 0]


def obelisk_line(view: View) -> str:
    owners = table_of(view)["obelisk"]
    return say("spoken-obelisk", n=sum(owner >= 0 for owner in owners), levels=len(owners), cost=next_cost(view))


def row_lines(view: View) -> list[str]:
    """The rows of the pyramid in which somebody has built."""
    lines = []
    for n, row in enumerate(table_of(view)["pyramid"], start=1):
        names = names_at(view, row["owners"])
        if names:
            lines.append(say("spoken-row", row=n, n=len(names), spaces=len(row["owners"]), names=names))
    return lines


def player_lines(words: Vocabulary, view: View, seat: int) -> list[str]:
    """What everybody knows of a player but bricks and cards."""
    me, name = player_of(view, seat), view["names"][seat]
    crews = [
        say("spoken-crew", crew=say("crew", crew=words.crew(n)), n=strength, spent="yes" if spent else "no")
        for n, (strength, spent) in enumerate(zip(me["crews"], me["spent"], strict=True))
    ]
    return [
        say("spoken-player", name=name, points=view["scores"][seat], stones=me["stones"], ships=me["ships"],
            passed="yes" if me["passed"] else "no", grain=me["grain_level"], stone=me["stone_level"]),
        say("spoken-crews", name=name, crews=crews, n=me["produced"], need=me["need"]),
    ]  # fmt: skip


def cards_line(view: View, seat: int, cards: list[str]) -> list[str]:
    return [say("spoken-cards", name=view["names"][seat], cards=cards)] if cards else []


def own_lines(words: Vocabulary, view: View) -> list[str]:
    """One's own sphinx cards; at the end everybody's."""
    cells, mine = words.cells_of(view), table_of(view)["own"]
    if view["over"]:
        found = [(name, one) for n, name in enumerate(view["names"]) for one in player_of(view, n)["revealed"]]
        return [
            say("spoken-kept.shown", name=name, words=words.sphinx_words(one["card"], cells), points=one["points"])
            for name, one in found
        ]
    lines = [
        say("spoken-kept", words=words.sphinx_words(one["card"], cells), points=one["points"]) for one in mine["sphinx"]
    ]
    drawn = [*mine["dealt"], *mine["drawn"]]
    return lines + [say("spoken-drawn", words=words.sphinx_words(card, cells)) for card in drawn]
