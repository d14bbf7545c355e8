"""The table as sentences, for a screen reader."""

from __future__ import annotations

from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.view.types import SandsView, ZoneView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import (
    bonus_name,
    bonus_words,
    card_words,
    cells_of,
    sphinx_words,
    statue_words,
    tile_words,
)
from benben.games.egizia_shifting_sands.words.text_board import NILE_PHASES, card_list


def spoken(view: SandsView) -> list[str]:
    """Everything that the text board shows."""
    table = view["table"]
    first = say("spoken-round", round=table["round"], rounds=table["rounds"], phase=table["phase"], ring=table["ring"])
    lines = [first]
    if table["phase"] in NILE_PHASES:
        lines += nile(view)
    lines += [line for zone in table["zones"] for line in zone_line(view, zone)]
    lines += [*monuments(view), *[line for seat in range(view["players"]) for line in player(view, seat)]]
    return lines + own(view)


def nile(view: SandsView) -> list[str]:
    """The card spaces with a card and the tile spaces, downstream."""
    table, cells = view["table"], cells_of(view)
    found = [
        (space["place"], say("spoken-card", n=n, place=space["place"], words=card_words(space["card"], cells)))
        for n, space in enumerate(table["river"], start=1)
        if space["card"]
    ]
    for n, space in enumerate(table["tiles"], start=1):
        if space["tile"]:
            words, place = tile_words(space["tile"], cells), space["place"]
            names = [view["names"][seat] for seat in space["ships"]]
            line = say("spoken-tile", n=n, place=place, words=words, ships=len(names), names=names)
            found.append((place, line))
    return [line for _, line in sorted(found)]


def zone_line(view: SandsView, zone: ZoneView) -> list[str]:
    names = [view["names"][seat] for seat in zone["docks"] if seat >= 0]
    lines = [say("spoken-zone", zone=zone["zone"], ships=len(names), names=names)] if names else []
    if zone["waiting"] >= 0:
        lines.append(say("spoken-zone.waiting", zone=zone["zone"], name=view["names"][zone["waiting"]]))
    return lines


def monuments(view: SandsView) -> list[str]:
    table, cells = view["table"], cells_of(view)
    built = sum(owner >= 0 for owner in table["obelisk"])
    cost = table["obelisk_costs"][built] if built < len(table["obelisk"]) else 0
    lines = [say("spoken-obelisk", n=built, levels=len(table["obelisk"]), cost=cost)]
    if table["gold"] and table["purple"]:
        gold, purple = table["gold"], table["purple"]
        lines.append(say("spoken-bonus", column="gold", bonus=bonus_name(gold), words=bonus_words(gold, cells)))
        lines.append(say("spoken-bonus", column="purple", bonus=bonus_name(purple), words=bonus_words(purple, cells)))
    for n, row in enumerate(table["pyramid"], start=1):
        names = [view["names"][owner] for owner in row["owners"] if owner >= 0]
        if names:
            lines.append(say("spoken-row", row=n, n=len(names), spaces=len(row["owners"]), names=names))
    statues = [statue["statue"] for statue in table["statues"]]
    return lines + [say("spoken-statue", n=n, words=statue_words(s, cells)) for n, s in enumerate(statues, 1) if s]


def player(view: SandsView, seat: int) -> list[str]:
    me, name = view["table"]["players"][seat], view["names"][seat]
    crews = [
        say("spoken-crew", crew=FAMILY.say("crew", crew=crew), n=n, spent="yes" if spent else "no")
        for crew, n, spent in zip(CREWS, me["crews"], me["spent"], strict=True)
    ]
    bricks = me["obelisk"] + me["columns"] + me["pyramid"] + sum(me["statues"])
    lines = [
        say("spoken-player", name=name, points=view["scores"][seat], stones=me["stones"], ships=me["ships"],
            passed="yes" if me["passed"] else "no", grain=me["grain_level"], stone=me["stone_level"]),
        say("spoken-crews", name=name, crews=crews, n=me["produced"], need=me["need"]),
        say("spoken-bricks", name=name, n=bricks, columns=me["columns"], sphinx=me["sphinx"]),
    ]  # fmt: skip
    words = card_list(view, me)
    return lines + ([say("spoken-cards", name=name, cards=words)] if words else [])


def own(view: SandsView) -> list[str]:
    """One's own sphinx cards; at the end everybody's."""
    cells, mine = cells_of(view), view["table"]["own"]
    if view["over"]:
        found = [(view["names"][n], one) for n, me in enumerate(view["table"]["players"]) for one in me["revealed"]]
        return [say("spoken-kept.shown", name=name, words=sphinx_words(one["card"], cells), points=one["points"])
                for name, one in found]  # fmt: skip
    lines = [say("spoken-kept", words=sphinx_words(one["card"], cells), points=one["points"]) for one in mine["sphinx"]]
    return lines + [say("spoken-drawn", words=sphinx_words(card, cells)) for card in [*mine["dealt"], *mine["drawn"]]]
