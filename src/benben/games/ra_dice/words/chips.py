"""What Ra says in short: answers as chips, where the game stands, and which answers people look for."""

from __future__ import annotations

from collections.abc import Callable

from benben.core.game import Chip, Form
from benben.games.ra_dice.view.types import RaView
from benben.games.ra_dice.words import say
from benben.games.ra_dice.words.text import cell, in_turn, number, spaces_to_go
from benben.language import signed


def stage(view: RaView) -> str:
    """Where the game stands."""
    return say("stage", epoch=view["table"]["epoch"], epochs=view["table"]["epochs"])


def chip(view: RaView, form: Form) -> Chip:
    """An answer in short."""
    return CHIPS[str(form["do"])](view, form)


def _reroll(view: RaView, form: Form) -> Chip:
    """The dice that are rolled again or, where they are fewer, those that are kept: two at most."""
    chosen = form["dice"] if isinstance(form["dice"], list) else []
    free = [die["colour"] for die in view["table"]["dice"] if die["face"] != "sun"]
    kept = [colour for colour in free if colour not in chosen]
    if not kept:
        words = say("reroll.all")
    elif len(kept) < len(chosen):
        words = say("reroll.but", count=len(kept), first=kept[0], second=kept[-1])
    else:
        words = say("reroll.chip", count=len(chosen), first=chosen[0], second=chosen[-1])
    return Chip(words, group=say("reroll.group", count=len(chosen)))


def _pharaoh(view: RaView, form: Form) -> Chip:
    ankhs = number(form, "ankhs")
    words = say("advance-pharaoh.chip", ankhs=ankhs) if form["dice"] else say("advance-by-ankhs", ankhs=ankhs)
    return _advance("pharaoh", words, in_turn(view)["pharaoh"], number(form, "dice") + ankhs)


def _nile(view: RaView, form: Form) -> Chip:
    ankhs = number(form, "ankhs")
    words = say("advance-nile.chip", ankhs=ankhs) if form["dice"] else say("advance-by-ankhs", ankhs=ankhs)
    return _advance("nile", words, in_turn(view)["nile"], number(form, "dice") + ankhs)


def _advance(area: str, words: str, start: int, dice: int) -> Chip:
    steps = spaces_to_go(start, dice)
    return Chip(words, say("advance-to", space=start + steps), say("steps", steps=steps), say("area", area=area))


def _flood(view: RaView, form: Form) -> Chip:
    return Chip(say("flood-nile.chip", ankhs=number(form, "ankhs")), group=say("area", area="nile"))


def _civilization(view: RaView, form: Form) -> Chip:
    return Chip(say("place-civilization.chip", colour=form["colour"]), group=say("area", area="civilization"))


def _monument(view: RaView, form: Form) -> Chip:
    words = say("place-monument.chip", colour=form["colour"], column=form["column"])
    return Chip(words, group=say("colour.title", colour=form["colour"]))


def _pair(view: RaView, form: Form) -> Chip:
    return Chip(say("pair-with-ankh") if form["die"] == "ankh" else say("pair-with.chip", colour=form["die"]))


def _ankhs(view: RaView, form: Form) -> Chip:
    return Chip(say("score-ankhs.chip"), signed(cell(view, "ankh_pair_points")))


def _disaster(view: RaView, form: Form) -> Chip:
    return Chip(say("declare-disaster.chip", area=form["area"]), group=say("declare-disaster.group"))


CHIPS: dict[str, Callable[[RaView, Form], Chip]] = {
    "keep": lambda view, form: Chip(say("keep.chip"), ends=True),
    "reroll": _reroll,
    "advance_pharaoh": _pharaoh,
    "advance_nile": _nile,
    "flood_nile": _flood,
    "place_civilization": _civilization,
    "place_monument": _monument,
    "pair_with": _pair,
    "score_ankhs": _ankhs,
    "declare_disaster": _disaster,
    "retrieve_civilization": _civilization,
    "retrieve_monument": _monument,
    "end_turn": lambda view, form: Chip(say("end-turn.chip"), ends=True),
}


def wanted(view: RaView) -> list[Form]:
    """With dice to use, each face that lies there asks for what it does."""
    if view["step"] != "UseDice":
        return []
    unused = [die for die in view["table"]["dice"] if not die["used"]]
    by_face = {die["face"]: die["colour"] for die in reversed(unused)}
    looked_for: dict[str, Form] = {
        "pharaoh": {"do": "advance_pharaoh", "dice": 1, "ankhs": 0},
        "nile": {"do": "advance_nile", "dice": 1, "ankhs": 0},
        "civilization": {"do": "place_civilization", "colour": by_face.get("civilization", "")},
    }
    return [form for face, form in looked_for.items() if face in by_face]
