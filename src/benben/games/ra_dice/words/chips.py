"""What Ra says in short: answers as chips, where the game stands, and which answers people look for."""

from __future__ import annotations

from collections.abc import Callable

from benben.core.game import Chip, Form
from benben.games.ra_dice.components import CELLS, TRACK_END
from benben.games.ra_dice.view.types import RaView
from benben.games.ra_dice.words.text import counted, number

AREAS = {"pharaoh": "Pharaoh", "nile": "Nile", "civilization": "Civilization", "monuments": "Monuments"}
ROLLS = ("", "Roll one", "Roll two", "Roll three", "Roll four", "Roll five")


def stage(view: RaView) -> str:
    """Where the game stands."""
    return f"Epoch {view['table']['epoch']} of {view['table']['epochs']}"


def chip(view: RaView, form: Form) -> Chip:
    """An answer in short."""
    return CHIPS[str(form["do"])](view, form)


def _reroll(view: RaView, form: Form) -> Chip:
    chosen = form["dice"] if isinstance(form["dice"], list) else []
    free = [die["colour"] for die in view["table"]["dice"] if die["face"] != "sun"]
    kept = [colour for colour in free if colour not in chosen]
    if not kept:
        words = "All"
    elif len(kept) < len(chosen):
        words = f"All but {', '.join(kept)}"
    else:
        words = ", ".join(chosen).capitalize()
    return Chip(words, group=ROLLS[len(chosen)])


def _advance(view: RaView, form: Form) -> Chip:
    area = "Pharaoh" if form["do"] == "advance_pharaoh" else "Nile"
    player = view["table"]["players"][view["table"]["turn"]]
    start = player["pharaoh"] if area == "Pharaoh" else player["nile"]
    dice, ankhs = number(form, "dice"), number(form, "ankhs")
    to = min(TRACK_END, start + dice + ankhs)
    return Chip(_with_ankhs(area if dice else "", ankhs), f"to {to}", counted(to - start, "step"), group=area)


def _flood(view: RaView, form: Form) -> Chip:
    return Chip(_with_ankhs("Flood", number(form, "ankhs")), group="Nile")


def _with_ankhs(words: str, ankhs: int) -> str:
    """'Nile', 'Nile + Ankh', '2 Ankhs'."""
    helped = "" if not ankhs else "Ankh" if ankhs == 1 else f"{ankhs} Ankhs"
    return " + ".join(filter(None, [words, helped]))


def _civilization(view: RaView, form: Form) -> Chip:
    return Chip(f"{form['colour']}".capitalize(), group="Civilization")


def _monument(view: RaView, form: Form) -> Chip:
    colour = f"{form['colour']}".capitalize()
    return Chip(f"{colour} {form['column']}", group=colour)


def _pair(view: RaView, form: Form) -> Chip:
    return Chip("With an Ankh" if form["die"] == "ankh" else f"With {form['die']}")


def _ankhs(view: RaView, form: Form) -> Chip:
    cells = CELLS | view.get("variant", {})
    return Chip("Two Ankhs", f"+{cells['ankh_pair_points'][0]}")


def _disaster(view: RaView, form: Form) -> Chip:
    return Chip(f"Strike {AREAS[str(form['area'])]}", group="Disaster")


CHIPS: dict[str, Callable[[RaView, Form], Chip]] = {
    "keep": lambda view, form: Chip("Keep all", ends=True),
    "reroll": _reroll,
    "advance_pharaoh": _advance,
    "advance_nile": _advance,
    "flood_nile": _flood,
    "place_civilization": _civilization,
    "place_monument": _monument,
    "pair_with": _pair,
    "score_ankhs": _ankhs,
    "declare_disaster": _disaster,
    "retrieve_civilization": _civilization,
    "retrieve_monument": _monument,
    "end_turn": lambda view, form: Chip("End turn", ends=True),
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
