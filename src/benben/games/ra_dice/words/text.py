"""Every word that a game of Ra says: questions, answers, log lines, help. All made from a view."""

from __future__ import annotations

from benben.core.actions import Json
from benben.core.events import SCORE, Event
from benben.core.game import Form
from benben.games.ra_dice import actions as ra
from benben.games.ra_dice.components import CELLS, COLOURS, DICE, DISASTERS, FACES, PLACES, SIDES, TRACK_END
from benben.games.ra_dice.view.types import RaView
from benben.language import book_of

BOOK = book_of("benben.games.ra_dice")

FACE_NAMES = {
    "sun": "Sun", "ankh": "Ankh", "pharaoh": "Pharaoh", "nile": "Nile", "civilization": "Civilization",
    "monument": "Monument",
}  # fmt: skip
AREAS = {
    "pharaoh": "the Pharaoh track", "nile": "the Nile", "civilization": "Civilization", "monuments": "the monuments",
}  # fmt: skip


def listed(words: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def counted(n: int, word: str) -> str:
    """'1 space', '2 spaces'."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


# Questions


def question(view: RaView) -> str:
    """The open question, as one sentence with the name of who answers."""
    if view["over"]:
        return outcome(view)
    name = view["names"][view["actor"]] if view["actor"] >= 0 else ""
    step = view["step"]
    if step == "MayReroll":
        left = "one reroll is" if view["left"] == 1 else "two rerolls are"
        return f"{name}, which dice do you roll again? {left.capitalize()} left."
    return {
        "DrawStartPlayer": "The start player is drawn.",
        "RollDice": "The dice are rolled.",
        "UseDice": f"{name}, what do you do with your dice?",
        "MustPairMonument": f"{name}, which second die goes with this monument?",
        "MustRetrieveCivilization": f"{name}, which Civilization marker do you take back? {still(view)}",
        "MustRetrieveMonument": f"{name}, which monument do you take back? {still(view)}",
    }[step]


def still(view: RaView) -> str:
    return "Two are lost." if view["left"] > 1 else "One more is lost."


def outcome(view: RaView) -> str:
    """Who won."""
    best = max(view["scores"])
    winners = [name for name, score in zip(view["names"], view["scores"], strict=True) if score == best]
    if len(winners) == 1:
        return f"The game is over: {winners[0]} wins with {counted(best, 'point')}."
    return f"The game is over: {listed(winners)} share the win with {counted(best, 'point')}."


# Answers


ANSWERS = {
    "keep": "Keep all dice",
    "reroll": "Roll {dice_words} again",
    "advance_pharaoh": "Move {pharaoh_spaces} on the Pharaoh track with {with_pharaohs}",
    "advance_nile": "Move {nile_spaces} on the Nile with {with_niles}",
    "flood_nile": "Flood the Nile with {with_flood}",
    "place_civilization": "Place a marker on {colour} Civilization",
    "place_monument": "Build the {colour} monument in column {column}",
    "pair_with": "With the {die} Monument",
    "score_ankhs": "Score two Ankhs for {ankh_points}",
    "declare_disaster": "Disaster strikes {area_words} of all others",
    "retrieve_civilization": "Take back the marker on {colour}",
    "retrieve_monument": "Take back the {colour} monument in column {column}",
    "end_turn": "End the turn",
}


def answer(view: RaView, form: Form) -> str:
    """What an answer does, in a few words."""
    if form.get("die") == "ankh":
        return "With an Ankh"
    cells = CELLS | view.get("variant", {})
    player = view["table"]["players"][view["table"]["turn"]]
    ankhs = number(form, "ankhs")
    facts = {
        "dice_words": reroll_words(view, form.get("dice", [])),
        "pharaoh_spaces": spaces(player["pharaoh"], number(form, "dice") + ankhs),
        "nile_spaces": spaces(player["nile"], number(form, "dice") + ankhs),
        "with_pharaohs": with_dice(number(form, "dice"), "Pharaoh", ankhs),
        "with_niles": with_dice(number(form, "dice"), "Nile", ankhs),
        "with_flood": with_dice(cells["flood_dice"][0] - ankhs, "Nile", ankhs),
        "ankh_points": counted(cells["ankh_pair_points"][0], "point"),
        "area_words": AREAS.get(str(form.get("area")), ""),
    }
    return ANSWERS[str(form["do"])].format(**facts | form)


def spaces(space: int, dice: int) -> str:
    """How far a marker goes with so many dice: to the end of its track, and what is left of them is lost."""
    return counted(min(dice, TRACK_END - space), "space")


def reroll_words(view: RaView, dice: Json) -> str:
    """The dice with what they show."""
    colours = dice if isinstance(dice, list) else []
    return listed([f"{colour} ({face_of(view, colour)})" for colour in colours]) if colours else ""


def number(form: Form, name: str) -> int:
    value = form.get(name)
    return value if isinstance(value, int) else 0


def with_dice(dice: int, face: str, ankhs: int) -> str:
    parts = [counted(dice, face)] if dice else []
    return " and ".join(parts + ([counted(ankhs, "Ankh")] if ankhs else []))


def face_of(view: RaView, colour: str) -> str:
    """What the die of a colour shows."""
    for die in view["table"]["dice"]:
        if die["colour"] == colour:
            return FACE_NAMES[die["face"]]
    return ""


# Log


def event(view: RaView, e: Event) -> str:
    """One line of the log."""
    name = view["names"][e.seat]
    if e.kind == SCORE:
        return score_line(name, e)
    if e.kind == ra.ROLLED:
        return rolled(name, e)
    lines = {
        ra.STARTED: f"{name} is drawn as start player.",
        ra.KEPT: f"{name} keeps all dice.",
        ra.PHARAOH_MOVED: f"{name} {moved(e)} on the Pharaoh track.",
        ra.NILE_MOVED: f"{name} {moved(e)} on the Nile.",
        ra.FLOODED: f"{name} floods the Nile" + ("." if e.x == 1 else f" ({counted(e.x, 'flood')} now)."),
        ra.FLOOD_LOST: f"{name} loses a flood.",
        ra.MARKERS_RETURNED: f"{name} takes back {returned(e)}.",
        ra.RA_MOVED: f"Ra moves {counted(e.y, 'step')}.",
        ra.EPOCH_ENDED: f"Ra reaches the end of the Sun track: epoch {e.x} is scored.",
        ra.EPOCH_BEGUN: f"Epoch {e.x} begins with {name}.",
        ra.GAME_ENDED: "The third epoch is scored: the game is over.",
    }
    return lines[e.kind] if e.kind in lines else marker_line(name, e)


def moved(e: Event) -> str:
    return f"stays on {e.x}" if e.x == e.y else f"goes from {e.y} to {e.x}"


def returned(e: Event) -> str:
    """Floods and Civilization markers that leave the board."""
    floods = [counted(e.x, "flood")] if e.x else []
    return " and ".join(floods + ([counted(e.y, "Civilization marker")] if e.y else []))


def marker_line(name: str, e: Event) -> str:
    """What happened to a marker, or which disaster."""
    if e.kind == ra.DISASTER_DECLARED:
        return f"{name} declares a disaster: {AREAS[DISASTERS[e.x]]} of all others."
    colour = COLOURS[e.x]
    return {
        ra.CIVILIZATION_PLACED: f"{name} places a marker on {colour} Civilization.",
        ra.CIVILIZATION_LOST: f"{name} takes back the marker on {colour} Civilization.",
        ra.MONUMENT_PLACED: f"{name} builds the {colour} monument in column {e.y + 1}.",
        ra.MONUMENT_LOST: f"{name} takes back the {colour} monument in column {e.y + 1}.",
    }[e.kind]


def score_line(name: str, e: Event) -> str:
    if e.y == ra.FOR_START:
        return f"{name} starts with {counted(e.x, 'point')}."
    if e.x == 0:
        return ""
    if e.x < 0:
        return f"{name} loses {counted(-e.x, 'point')}: {BOOK.say('reason-' + ra.REASONS[e.y])}."
    return f"{name} scores {counted(e.x, 'point')}: {BOOK.say('reason-' + ra.REASONS[e.y])}."


def rolled(name: str, e: Event) -> str:
    """What was rolled, die by die."""
    faces = [(e.x // PLACES[die]) % SIDES for die in range(DICE)]
    shown = [f"{COLOURS[die]} {FACE_NAMES[FACES[faces[die]]]}" for die in range(DICE) if e.y >> die & 1]
    return f"{name} rolls {', '.join(shown)}."


# Help

TOPICS = ("turn", "pharaoh", "nile", "civilization", "monuments", "ankhs", "suns", "disaster", "scoring", "end")
