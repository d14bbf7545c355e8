"""Answers in a few words, where the game stands in short, and answers that people look for though they are illegal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benben.core.game import Chip, Form
from benben.games.egizia_common.crews import BASIC_COUNT, CREWS, LEAD
from benben.games.egizia_common.nile_card import (
    ANYTIME,
    FOR_GRAIN,
    FOR_STONES,
    FOR_STRENGTH,
    LEFTOVER_CARD,
    UPGRADE_FIELD,
    USES,
)
from benben.games.egizia_common.river import RINGS
from benben.games.egizia_common.words import BOOK as FAMILY
from benben.games.egizia_shifting_sands.components import SITES
from benben.games.egizia_shifting_sands.nile_cards import cards_with, names
from benben.games.egizia_shifting_sands.view.types import SandsView
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.answers import DONE_AT, amount_for, returned, saved
from benben.games.egizia_shifting_sands.words.cards import (
    CARDS,
    card_name,
    cells_of,
    sphinx_name,
    sphinx_points,
    tile_name,
)
from benben.games.egizia_shifting_sands.words.placing import (
    downstream,
    free_cards,
    free_docks,
    free_tiles,
    shared_tiles,
    unplaceable,
    upstream,
)
from benben.games.egizia_shifting_sands.words.sites import FIRST_STATUE, brick_points, me_of, price_of, site_number
from benben.games.egizia_shifting_sands.words.text import most_cards
from benben.language import signed

MOST_WANTED: Final = 4
UPGRADES: Final = names(cards_with(UPGRADE_FIELD))
LEFTOVER: Final = names(cards_with(LEFTOVER_CARD))


def stage(view: SandsView) -> str:
    """Where the game stands: 'Round 2 of 5, building'."""
    table = view["table"]
    if view["over"]:
        return say("stage.over")
    if table["round"] == 0:
        return say("stage.before")
    return say("stage", round=table["round"], rounds=table["rounds"], phase=table["phase"])


def chip(view: SandsView, form: Form) -> Chip:
    """An answer in a few words, with what it brings and costs."""
    return CHIPS[str(form["do"])](view, form)


def _to(n: int) -> str:
    """A new number, as after an arrow."""
    return f"→ {n}"


def _group(group: str, count: int) -> str:
    """The name of a group, unless there is just one answer of it."""
    return say("group", group=group) if count > 1 else ""


# Crews, the ring, and what ends something


def _crew_name(form: Form) -> str:
    return FAMILY.say("crew.title", crew=str(form["crew"]))


def _strength(view: SandsView, form: Form) -> int:
    return me_of(view)["crews"][CREWS.index(str(form["crew"]))]


def _raise(view: SandsView, form: Form) -> Chip:
    return Chip(_crew_name(form), _to(_strength(view, form) + 1))


def _lower(view: SandsView, form: Form) -> Chip:
    return Chip(_crew_name(form), cost=_to(_strength(view, form) - 1))


def _send(view: SandsView, form: Form) -> Chip:
    return Chip(_crew_name(form), signed(_strength(view, form)))


def _ring(view: SandsView, form: Form) -> Chip:
    """With the grain that the own fields produce then."""
    to = str(form["to"])
    grain = FAMILY.say("grain", n=sum(me_of(view)["grain"][: RINGS.index(to) + 1]))
    if to == view["table"]["ring"]:
        return Chip(FAMILY.say("move-ring.stay-chip"), grain, ends=True)
    return Chip(FAMILY.say("move-ring.chip", to=to), grain)


def _done(view: SandsView, form: Form) -> Chip:
    step = view["step"] if view["step"] in DONE_AT else "other"
    loss = me_of(view)["loss"] if step == "FeedingCrews" else 0
    return Chip(say("done.chip", step=step), cost=signed(-loss) if loss else "", ends=True)


def _skip(view: SandsView, form: Form) -> Chip:
    if view["step"] == "MayBuildLate":
        return Chip(say("stay-waiting.chip"), ends=True)
    return Chip(FAMILY.say("skip.chip"), ends=True)


# Ships


def space_name(view: SandsView, space: str) -> str:
    """What lies on a space, with its number where the same lies on another one too."""
    kind, _, number = space.partition("_")
    table, cells = view["table"], cells_of(view)
    if kind == "card":
        cards = [card_name(one["card"], cells) if one["card"] else "" for one in table["river"]]
        return _numbered(cards, int(number))
    if kind == "tile":
        return _numbered([tile_name(one["tile"], cells) if one["tile"] else "" for one in table["tiles"]], int(number))
    if number == "wait":
        return say("dock.wait", zone=kind)
    return say("dock", zone=kind, n=int(number))


def _numbered(words: list[str], n: int) -> str:
    word = words[n - 1]
    return say("space", words=word, n=n) if words.count(word) > 1 else word


KIND_GROUPS: Final = {"card": "cards", "tile": "tiles"}


def _place(view: SandsView, form: Form) -> Chip:
    space = str(form["space"])
    group = KIND_GROUPS.get(space.partition("_")[0], "zones")
    spaces = {"cards": free_cards, "tiles": free_tiles, "zones": free_docks}[group]
    found = downstream(view, spaces(view))
    return Chip(space_name(view, space), group=_group(group, len(found)) if space in found else "")


def _upstream(view: SandsView, form: Form) -> Chip:
    spaces = [*free_cards(view), *free_tiles(view), *free_docks(view)]
    return Chip(space_name(view, str(form["space"])), group=_group("upstream", len(upstream(view, spaces))))


def _beside(view: SandsView, form: Form) -> Chip:
    return Chip(space_name(view, str(form["space"])), group=_group("beside", len(shared_tiles(view))))


def _second(view: SandsView, form: Form) -> Chip:
    return Chip(say("second-ship.chip", by="tile" if form["by"] == "P1" else "card"))


# Nile cards


def _copies(view: SandsView, card: str) -> int:
    """Which of several cards alike it is, of those in the play area."""
    cells = cells_of(view)
    alike = [one for one in me_of(view)["cards"] if card_name(one, cells) == card_name(card, cells)]
    alike = [one for one in alike if one not in me_of(view)["upgrades"]]
    return alike.index(card) + 1 if card in alike else 1


def _copy(view: SandsView, words: str, card: str) -> str:
    n = _copies(view, card)
    return say("copy", words=words, n=n) if n > 1 else words


def _holds(view: SandsView, use: int) -> int:
    """How many cards for a use lie in the play area."""
    rows = [CARDS[one] for one in me_of(view)["cards"]]
    return sum(row.kind == ANYTIME and use in row.verbs for row in rows)


def _take(view: SandsView, form: Form) -> Chip:
    cards = [one["card"] for one in view["table"]["river"]]
    card = str(form["card"])
    words = space_name(view, f"card_{cards.index(card) + 1}") if card in cards else card_name(card, cells_of(view))
    return Chip(words, group=_group("cards", sum(one != "" for one in cards)))


def _use(view: SandsView, form: Form) -> Chip:
    """A card that is used up, with what it gives."""
    use, card = USED_FOR[str(form["do"])], str(form["card"])
    words = _copy(view, card_name(card, cells_of(view)), card)
    gain = say(f"gain.{USES[use]}", n=amount_for(card, use, view))
    return Chip(words, gain, group=_group(USES[use], _holds(view, use)))


USED_FOR: Final = {"use_for_stones": FOR_STONES, "use_for_grain": FOR_GRAIN, "use_for_strength": FOR_STRENGTH}


def _sell(view: SandsView, form: Form) -> Chip:
    n = int(str(form["stones"]))
    most = min(me_of(view)["stones"], cells_of(view)["N51"][0])
    return Chip(say("sell-stones.chip", n=n), signed(n), group=_group("sale", most))


def _upgrade(view: SandsView, form: Form) -> Chip:
    me, field, card = me_of(view), str(form["field"]), str(form["card"])
    fields = sum(colour != "green" for colour in me["field_colours"].values())
    cards = sum(one in UPGRADES and one not in me["upgrades"] for one in me["cards"])
    words = _copy(view, card_name(field, cells_of(view)).partition(" · ")[0], card)
    now = me["field_colours"].get(field, "red")
    return Chip(words, say("upgraded.chip", colour=now), group=_group("upgrade", fields * cards))


def _feed(view: SandsView, form: Form) -> Chip:
    n, me = int(str(form["stones"])), me_of(view)
    words = _copy(view, FAMILY.say("stones", n=n), str(form["card"]))
    count = min(me["stones"], me["missing"])
    return Chip(words, signed(saved(view, n)), group=_group("feed", count))


def _raise_by(view: SandsView, form: Form) -> Chip:
    return Chip(_copy(view, say("raise-by-card.chip"), str(form["card"])))


def _train(view: SandsView, form: Form) -> Chip:
    card, steps = str(form["card"]), int(str(form["steps"]))
    stones = steps * cells_of(view)[card][0]
    return Chip(_copy(view, say("train-crews.chip", n=steps), card), cost=FAMILY.say("stones", n=stones))


# Building


def _brick(view: SandsView, form: Form) -> Chip:
    """With its points, and what it costs; a statue brings none yet."""
    site = str(form["on"])
    points, cost = brick_points(view, site), price_of(view, site)
    n = SITES.index(site) - FIRST_STATUE
    words = say("site", site=site, n=site_number(view, site) if n < 0 else me_of(view)["statues"][n] + 1)
    free = view["step"] == "ChooseFreeBrick"
    return Chip(words, signed(points) if points else "", "" if free else signed(-cost))


def _draw(view: SandsView, form: Form) -> Chip:
    paid, free = int(str(form["paid"])), int(str(form["free"]))
    words, cost = say("draw-cards.chip", n=paid, free=free), FAMILY.say("stones", n=paid)
    with_free = min(most_cards(view) - 1, view["table"]["build"]["strength"], me_of(view)["stones"])
    return Chip(words, cost=cost, group=_group("free", with_free) if free else "")


def _keep(view: SandsView, form: Form) -> Chip:
    card, cells = str(form["card"]), cells_of(view)
    return Chip(sphinx_name(card, cells), signed(sphinx_points(card, cells)))


def _return(view: SandsView, form: Form) -> Chip:
    return Chip(say("return-cards.chip", step=view["step"]), signed(returned(view)), ends=True)


CHIPS: Final[dict[str, Callable[[SandsView, Form], Chip]]] = {
    "pass": lambda view, form: Chip(FAMILY.say("pass.chip"), ends=True),
    "end_turn": lambda view, form: Chip(FAMILY.say("end-turn.chip"), ends=True),
    "done": _done,
    "raise_crew": _raise,
    "lower_crew": _lower,
    "move_ring": _ring,
    "send_crew": _send,
    "add_crew": _send,
    "ready": lambda view, form: Chip(FAMILY.say("ready.chip"), ends=True),
    "skip": _skip,
    "return_cards": _return,
    "place_ship": _place,
    "place_upstream": _upstream,
    "place_beside": _beside,
    "second_ship": _second,
    "take_card": _take,
    "take_point": lambda view, form: Chip(say("take-point.chip"), signed(cells_of(view)[LEFTOVER[0]][0])),
    "use_for_stones": _use,
    "use_for_grain": _use,
    "use_for_strength": _use,
    "sell_stones": _sell,
    "upgrade_field": _upgrade,
    "feed_stones": _feed,
    "raise_by_card": _raise_by,
    "train_crews": _train,
    "trade_crew": lambda view, form: Chip(say("trade-crew.chip")),
    "lay_brick": _brick,
    "climb_market": lambda view, form: Chip(say("climb-market.chip", market=str(form["market"]))),
    "build_late": lambda view, form: Chip(say("build-late.chip", by="bonus" if form["by"] == "P2" else "tile")),
    "draw_cards": _draw,
    "keep_card": _keep,
    "keep_another": _keep,
}


# What people look for


def wanted(view: SandsView) -> list[Form]:
    """Answers that people would look for; those that are legal show themselves."""
    step = view["step"]
    if step == "Placing":
        return unplaceable(view)[:MOST_WANTED]
    if step == "PlacingSecond":
        return [*unplaceable(view)[: MOST_WANTED - 1], {"do": "pass"}]
    if step == "MayBuild":
        crews: list[Form] = [{"do": "send_crew", "crew": crew} for crew in CREWS[:BASIC_COUNT]]
        return [*crews, {"do": "add_crew", "crew": CREWS[LEAD]}]
    if step == "Reinforcing":
        return [{"do": "ready"}, {"do": "add_crew", "crew": CREWS[LEAD]}]
    if step == "LayBrick":
        first: list[Form] = [{"do": "done"}] if view["table"]["build"]["cost"] == 0 else []
        return [*_bricks(view)[: MOST_WANTED - len(first)], *first]
    if step == "Drawing" and most_cards(view) < cells_of(view)["sphinx_most"][0]:
        return [{"do": "draw_cards", "paid": most_cards(view) + 1, "free": 0}]
    if step in ("ChooseRaised", "ChooseLowered"):
        return [{"do": "raise_crew" if step == "ChooseRaised" else "lower_crew", "crew": crew} for crew in CREWS]
    return [{"do": "move_ring", "to": to} for to in RINGS] if step == "MoveRing" else []


def _bricks(view: SandsView) -> list[Form]:
    """The sites of the zone, those first that one would try: too dear, not supported, or built already."""
    if view["table"]["build"]["zone"] == "obelisk":
        return [{"do": "lay_brick", "on": site} for site in SITES[:2]]
    rows, left = view["table"]["pyramid"], view["table"]["build"]["left"]
    high = [f"row_{n}" for n, row in enumerate(rows, start=1) if -1 in row["owners"] and not row["next"]]
    dear = [f"row_{n}" for n, row in enumerate(rows, start=1) if row["next"] and row["cost"] > left]
    statues = [site for site in SITES[FIRST_STATUE:] if view["table"]["statues"][int(site[-1]) - 1]["statue"]]
    return [{"do": "lay_brick", "on": site} for site in [*high[:1], *dear[:1], *statues][:MOST_WANTED]]
