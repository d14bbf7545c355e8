"""The table as sentences, for a screen reader."""

from __future__ import annotations

from benben.games.egizia.view.types import ClassicView, SiteView
from benben.games.egizia.words import say
from benben.games.egizia.words.cards import WORDS, cells_of, tile_words
from benben.games.egizia.words.sites import built
from benben.games.egizia_common.words import spoken as family
from benben.games.egizia_common.words.text_board import card_list


def spoken(view: ClassicView) -> list[str]:
    """Everything that the text board shows."""
    zones = [line for zone in view["table"]["zones"] for line in zone_line(view, zone)]
    players = [player(view, seat) for seat in range(view["players"])]
    return family.whole_table(WORDS, view, nile(view), zones, monuments(view), players)


def nile(view: ClassicView) -> list[str]:
    """The card spaces with a card and the towns, downstream."""
    found, cells = family.cards_on_nile(WORDS, view), cells_of(view)
    for town in view["table"]["towns"]:
        names, words, place = family.names_at(view, town["ships"]), tile_words(town["space"], cells), town["place"]
        line = say("spoken-town", town=town["space"], place=place, words=words, ships=len(names), names=names)
        found.append((place, line))
    return [line for _, line in sorted(found)]


def zone_line(view: ClassicView, zone: SiteView) -> list[str]:
    names = family.names_at(view, zone["docks"])
    if not names:
        return []
    return [say("spoken-zone", zone=zone["zone"], ships=len(names), names=names, builders=zone["builders"])]


def monuments(view: ClassicView) -> list[str]:
    table = view["table"]
    open_graves = [str(grave["value"]) for grave in table["graves"] if grave["owner"] < 0]
    lines = [
        family.obelisk_line(view),
        say("spoken-graves", n=len(open_graves), values=open_graves, hidden=table["graves_hidden"]),
    ]
    for column in table["temple"]:
        names = family.names_at(view, column["owners"])
        cost = column["costs"][built(column["owners"])] if column["next"] else 0
        if names or cost:
            lines.append(say("spoken-column", column=column["column"], n=len(names), names=names, cost=cost))
    return lines + family.row_lines(view)


def player(view: ClassicView, seat: int) -> list[str]:
    me, name = view["table"]["players"][seat], view["names"][seat]
    bricks = me["obelisk"] + me["temple"] + me["pyramid"]
    lines = family.player_lines(WORDS, view, seat)
    lines.append(say("spoken-bricks", name=name, n=bricks, graves=me["graves"], sum=me["grave_sum"]))
    lines.append(say("spoken-sphinx", name=name, n=me["sphinx"]))
    return lines + family.cards_line(view, seat, card_list(WORDS, view, seat))
