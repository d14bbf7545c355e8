"""What a game of Ra says at length: questions, answers, log lines. All made from a view."""

from __future__ import annotations

from collections.abc import Callable

from benben.core.events import SCORE, Event
from benben.core.game import Form
from benben.games.ra_dice import actions as ra
from benben.games.ra_dice.components import CELLS, COLOURS, DICE, DISASTERS, FACES, PLACES, SIDES, TRACK_END
from benben.games.ra_dice.view.types import Player, RaView
from benben.games.ra_dice.words import say

# Questions


def question(view: RaView) -> str:
    """The open question, as one sentence with the name of who answers."""
    if view["over"]:
        return outcome(view)
    if view["step"] == "DrawStartPlayer":
        return say("draw-start-player")
    if view["step"] == "RollDice":
        return say("roll-dice")
    return QUESTIONS[view["step"]](view["names"][view["actor"]])


QUESTIONS: dict[str, Callable[[str], str]] = {
    "MayReroll": lambda name: say("may-reroll", name=name),
    "UseDice": lambda name: say("use-dice", name=name),
    "MustPairMonument": lambda name: say("must-pair-monument", name=name),
    "MustRetrieveCivilization": lambda name: say("must-retrieve-civilization", name=name),
    "MustRetrieveMonument": lambda name: say("must-retrieve-monument", name=name),
}


def more(view: RaView) -> str:
    """How often it will be asked."""
    if view["step"] == "MayReroll":
        return say("may-reroll.more", left=view["left"])
    if view["step"] == "MustRetrieveCivilization":
        return say("must-retrieve-civilization.more", left=view["left"])
    return say("must-retrieve-monument.more", left=view["left"]) if view["step"] == "MustRetrieveMonument" else ""


def outcome(view: RaView) -> str:
    """Who won."""
    best = max(view["scores"])
    names = [name for name, score in zip(view["names"], view["scores"], strict=True) if score == best]
    return say("outcome", winners=len(names), names=names, points=best)


# Answers


def answer(view: RaView, form: Form) -> str:
    """What an answer does, in a few words."""
    return ANSWERS[str(form["do"])](view, form)


def _reroll(view: RaView, form: Form) -> str:
    """The dice with what they show."""
    chosen = form["dice"] if isinstance(form["dice"], list) else []
    faces = {die["colour"]: die["face"] for die in view["table"]["dice"]}
    return say("reroll", dice=[say("reroll.die", colour=colour, face=faces[colour]) for colour in chosen])


def _pharaoh(view: RaView, form: Form) -> str:
    dice, ankhs = number(form, "dice"), number(form, "ankhs")
    used = [say("pharaohs", dice=dice)] if dice else []
    spaces = spaces_to_go(in_turn(view)["pharaoh"], dice + ankhs)
    return say("advance-pharaoh", spaces=spaces, dice=used + _with_ankhs(ankhs))


def _nile(view: RaView, form: Form) -> str:
    dice, ankhs = number(form, "dice"), number(form, "ankhs")
    used = [say("niles", dice=dice)] if dice else []
    return say("advance-nile", spaces=spaces_to_go(in_turn(view)["nile"], dice + ankhs), dice=used + _with_ankhs(ankhs))


def _flood(view: RaView, form: Form) -> str:
    ankhs = number(form, "ankhs")
    niles = cell(view, "flood_dice") - ankhs
    return say("flood-nile", dice=([say("niles", dice=niles)] if niles else []) + _with_ankhs(ankhs))


def _with_ankhs(ankhs: int) -> list[str]:
    return [say("ankhs", dice=ankhs)] if ankhs else []


def _pair(view: RaView, form: Form) -> str:
    return say("pair-with-ankh") if form["die"] == "ankh" else say("pair-with", colour=form["die"])


ANSWERS: dict[str, Callable[[RaView, Form], str]] = {
    "keep": lambda view, form: say("keep"),
    "reroll": _reroll,
    "advance_pharaoh": _pharaoh,
    "advance_nile": _nile,
    "flood_nile": _flood,
    "place_civilization": lambda view, form: say("place-civilization", colour=form["colour"]),
    "place_monument": lambda view, form: say("place-monument", colour=form["colour"], column=form["column"]),
    "pair_with": _pair,
    "score_ankhs": lambda view, form: say("score-ankhs", points=cell(view, "ankh_pair_points")),
    "declare_disaster": lambda view, form: say("declare-disaster", area=form["area"]),
    "retrieve_civilization": lambda view, form: say("retrieve-civilization", colour=form["colour"]),
    "retrieve_monument": lambda view, form: say("retrieve-monument", colour=form["colour"], column=form["column"]),
    "end_turn": lambda view, form: say("end-turn"),
}


def in_turn(view: RaView) -> Player:
    """What belongs to the seat whose turn it is."""
    return view["table"]["players"][view["table"]["turn"]]


def cell(view: RaView, name: str) -> int:
    """A number printed on the components, or what a variant has instead."""
    return (CELLS | view.get("variant", {}))[name][0]


def number(form: Form, name: str) -> int:
    value = form.get(name)
    return value if isinstance(value, int) else 0


def spaces_to_go(space: int, dice: int) -> int:
    """How far a marker goes with so many dice: to the end of its track, and what is left of them is lost."""
    return min(dice, TRACK_END - space)


# Log


def event(view: RaView, e: Event) -> str:
    """One line of the log."""
    return EVENTS[e.kind](view["names"][e.seat], e)


def _score(name: str, e: Event) -> str:
    if e.y == ra.FOR_START:
        return say("event-start", name=name, points=e.x)
    if e.x == 0:
        return ""
    reason = say(f"reason-{ra.REASONS[e.y]}")
    if e.x < 0:
        return say("event-loss", name=name, points=-e.x, reason=reason)
    return say("event-gain", name=name, points=e.x, reason=reason)


def _rolled(name: str, e: Event) -> str:
    """What was rolled, die by die."""
    rolled = [die for die in range(DICE) if e.y >> die & 1]
    faces = [FACES[(e.x // PLACES[die]) % SIDES] for die in range(DICE)]
    dice = [say("event-rolled.die", colour=COLOURS[die], face=faces[die]) for die in rolled]
    return say("event-rolled", name=name, dice=dice)


def _pharaoh_moved(name: str, e: Event) -> str:
    return say("event-pharaoh-moved", name=name, spaces=e.x - e.y, start=e.y, to=e.x)


def _nile_moved(name: str, e: Event) -> str:
    return say("event-nile-moved", name=name, spaces=e.x - e.y, start=e.y, to=e.x)


def _monument_placed(name: str, e: Event) -> str:
    return say("event-monument-placed", name=name, colour=COLOURS[e.x], column=e.y + 1)


def _monument_lost(name: str, e: Event) -> str:
    return say("event-monument-lost", name=name, colour=COLOURS[e.x], column=e.y + 1)


def _markers_returned(name: str, e: Event) -> str:
    """Floods and Civilization markers that leave the board."""
    floods = [say("floods", floods=e.x)] if e.x else []
    return say("event-markers-returned", name=name, things=floods + ([say("markers", markers=e.y)] if e.y else []))


EVENTS: dict[int, Callable[[str, Event], str]] = {
    SCORE: _score,
    ra.STARTED: lambda name, e: say("event-started", name=name),
    ra.ROLLED: _rolled,
    ra.KEPT: lambda name, e: say("event-kept", name=name),
    ra.PHARAOH_MOVED: _pharaoh_moved,
    ra.NILE_MOVED: _nile_moved,
    ra.FLOODED: lambda name, e: say("event-flooded", name=name, floods=e.x),
    ra.FLOOD_LOST: lambda name, e: say("event-flood-lost", name=name),
    ra.CIVILIZATION_PLACED: lambda name, e: say("event-civilization-placed", name=name, colour=COLOURS[e.x]),
    ra.CIVILIZATION_LOST: lambda name, e: say("event-civilization-lost", name=name, colour=COLOURS[e.x]),
    ra.MONUMENT_PLACED: _monument_placed,
    ra.MONUMENT_LOST: _monument_lost,
    ra.DISASTER_DECLARED: lambda name, e: say("event-disaster-declared", name=name, area=DISASTERS[e.x]),
    ra.MARKERS_RETURNED: _markers_returned,
    ra.RA_MOVED: lambda name, e: say("event-ra-moved", steps=e.y),
    ra.EPOCH_ENDED: lambda name, e: say("event-epoch-ended", epoch=e.x),
    ra.EPOCH_BEGUN: lambda name, e: say("event-epoch-begun", epoch=e.x, name=name),
    ra.GAME_ENDED: lambda name, e: say("event-game-ended"),
}

# Help

TOPICS = ("turn", "pharaoh", "nile", "civilization", "monuments", "ankhs", "suns", "disaster", "scoring", "end")
