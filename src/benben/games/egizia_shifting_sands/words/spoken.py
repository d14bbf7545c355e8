"""The table as sentences, for a screen reader."""

from __future__ import annotations

from benben.games.egizia_common.words import spoken as family
from benben.games.egizia_shifting_sands.view.types import SandsView, ZoneView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import (
    WORDS,
    bonus_name,
    bonus_words,
    cells_of,
    statue_words,
    tile_words,
)
from benben.games.egizia_shifting_sands.words.text_board import card_list


def spoken(view: SandsView) -> list[str]:
    """Everything that the text board shows."""
    zones = [line for zone in view["table"]["zones"] for line in zone_line(view, zone)]
    players = [player(view, seat) for seat in range(view["players"])]
    return family.whole_table(WORDS, view, nile(view), zones, monuments(view), players)


def nile(view: SandsView) -> list[str]:
    """The card spaces with a card and the tile spaces, downstream."""
    found, cells = family.cards_on_nile(WORDS, view), cells_of(view)
    for n, space in enumerate(view["table"]["tiles"], start=1):
        if space["tile"]:
            words, place, names = (
                tile_words(space["tile"], cells),
                space["place"],
                family.names_at(view, space["ships"]),
            )
            found.append((place, say("spoken-tile", n=n, place=place, words=words, ships=len(names), names=names)))
    return [line for _, line in sorted(found)]


def zone_line(view: SandsView, zone: ZoneView) -> list[str]:
    names = family.names_at(view, zone["docks"])
    lines = [say("spoken-zone", zone=zone["zone"], ships=len(names), names=names)] if names else []
    if zone["waiting"] >= 0:
        lines.append(say("spoken-zone.waiting", zone=zone["zone"], name=view["names"][zone["waiting"]]))
    return lines


def monuments(view: SandsView) -> list[str]:
    table, cells = view["table"], cells_of(view)
    lines = [family.obelisk_line(view)]
    if table["gold"] and table["purple"]:
        gold, purple = table["gold"], table["purple"]
        lines.append(say("spoken-bonus", column="gold", bonus=bonus_name(gold), words=bonus_words(gold, cells)))
        lines.append(say("spoken-bonus", column="purple", bonus=bonus_name(purple), words=bonus_words(purple, cells)))
    statues = [statue["statue"] for statue in table["statues"]]
    lines += family.row_lines(view)
    return lines + [say("spoken-statue", n=n, words=statue_words(s, cells)) for n, s in enumerate(statues, 1) if s]


def player(view: SandsView, seat: int) -> list[str]:
    me, name = view["table"]["players"][seat], view["names"][seat]
    bricks = me["obelisk"] + me["columns"] + me["pyramid"] + sum(me["statues"])
    lines = family.player_lines(WORDS, view, seat)
    lines.append(say("spoken-bricks", name=name, n=bricks, columns=me["columns"], sphinx=me["sphinx"]))
    return lines + family.cards_line(view, seat, card_list(view, seat))
