"""Every word that a game of Ra says: questions, answers, log lines, help. All made from a view."""

from __future__ import annotations

from benben.core.actions import Json
from benben.core.events import SCORE, Event
from benben.core.game import Form
from benben.games.ra_dice import actions as ra
from benben.games.ra_dice.components import CELLS, COLOURS, DICE, DISASTERS, FACES, PLACES, SIDES, TRACK_END
from benben.games.ra_dice.view.types import RaView

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
        return f"{name} loses {counted(-e.x, 'point')}: {ra.REASONS[e.y]}."
    return f"{name} scores {counted(e.x, 'point')}: {ra.REASONS[e.y]}."


def rolled(name: str, e: Event) -> str:
    """What was rolled, die by die."""
    faces = [(e.x // PLACES[die]) % SIDES for die in range(DICE)]
    shown = [f"{COLOURS[die]} {FACE_NAMES[FACES[faces[die]]]}" for die in range(DICE) if e.y >> die & 1]
    return f"{name} rolls {', '.join(shown)}."


# Help

PRIMER = """\
You guide a people through three epochs of Egypt with five dice.
On your turn you roll all five and may twice roll any of them again, but Suns stay where they fall.
Then you use your dice: Pharaohs and Niles move you along their tracks, three Niles flood the Nile, three
Civilizations place a marker and more of them more, Monuments build. An Ankh helps any of these; a pair of Ankhs can be
turned into 2 points. One or two Suns move Ra; when Ra reaches the end of its track the epoch is scored. Three Suns
are 3 points. With four or five you may bring a disaster upon everybody else.
Each epoch: furthest on the Pharaoh track +5, furthest behind −2; a flooded Nile scores your space; without a
Civilization marker −5, with three to five +5, +10, +15. At the very end monuments score: many different columns, or
many in one. Most points win."""

HELP = {
    "turn": "Roll five dice. Twice you may roll again any dice that show no Sun. Then use dice in any order, each "
    "once, as long as you like (RA-3, RA-4).",
    "pharaoh": "Each Pharaoh moves you one space, to 12 at most; Ankhs help beside a Pharaoh. At the end of an epoch "
    "the first score 5 and go back 2, the last lose 2 and go on 1; if all are level nothing happens (RA-5, RA-12).",
    "nile": "Each Nile moves you one space, to 12 at most; Ankhs help beside a Nile that moves. Three dice, Niles with "
    "at most two Ankhs, place a flood instead. Only with a flood do you score your space when the epoch ends (RA-6, "
    "RA-12).",
    "civilization": "Three Civilization dice place one marker, four two, five three; Ankhs help beside a real one. The "
    "colour must be that of a die that really shows it, new to you and not full. No marker when the epoch ends costs "
    "5, one or two are nothing, three to five are 5, 10, 15; then all are taken back (RA-7, RA-12).",
    "monuments": "One Monument builds on any empty space of its colour. A second and third take two dice each, two "
    "Monuments or a Monument and an Ankh; they go on the colour of a Monument among the two, in a column where you "
    "have none. When the game ends 1 to 8 columns score 1, 2, 3, 4, 5, 6, 10, 15, and a column with 3, 4, 5 of yours "
    "5, 10, 15 more (RA-8, RA-13).",
    "ankhs": "An Ankh stands in for another face beside a real one. Or score a pair for 2 points; unused Ankhs score "
    "nothing by themselves (RA-9).",
    "suns": "One or two Suns move Ra so many steps. Three score 3 points and Ra stays. With four or five Ra stays and "
    "you may declare one disaster (RA-10).",
    "disaster": "It strikes all others: back 2 on the Pharaoh track, at most to 0; or a flood lost, without one back 2 "
    "on the Nile, at most to 0; or two Civilization markers, or two monuments, taken back, of their choice, or their "
    "only one (RA-11).",
    "scoring": "Pharaoh, Nile and Civilization score whenever an epoch ends, monuments once, with the last one (RA-12, "
    "RA-13).",
    "end": "After three epochs the most points win; a tie is shared (RA-14).",
}
