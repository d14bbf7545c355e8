"""The board of Ra, drawn from a view.

Ids, the same for life; seats count from 1 as their colours do:

- spaces: `tray`, `die-<colour>`, `roll` and `done` (the plates under the dice); `area-<area>` (the headings:
  pharaoh, nile, civilization, monuments); `space-pharaoh-<n>`, `space-nile-<n>`, `space-civilization-<colour>`,
  `space-monuments-<colour>-<column>`;
- pieces: `ra`, `sun-<colour>` (a die on the Sun track), `pharaoh-<seat>`, `nile-<seat>`, `flood-<seat>-<k>`,
  `civilization-<colour>-<seat>`, `marker-<colour>-<column>` (a monument), `score-<seat>`, and
  `tally-civilization-<seat>`, `tally-monuments-<seat>` (what a player would score); registers: `board-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from benben.draw.dice import die_skin, small_die_skin, spent_skin
from benben.draw.geometry import Box, Point
from benben.draw.ladder import Ladder
from benben.draw.plates import HEADING, heading, lintel, pips, plate, rimmed
from benben.draw.register import WIDTH, Part, Register, drawn, paint, register
from benben.draw.ribbon import score_register
from benben.draw.seats import ghost, seat_piece
from benben.draw.shapes import circle, drawing, placed, rect, turned, words
from benben.draw.spaces import Marks, Piece, Space
from benben.draw.tags import Node
from benben.draw.tracks import Arc, LaneTrack
from benben.games.ra_dice.components import COLOURS, COLUMNS, TRACK_END
from benben.games.ra_dice.look.scene import Scene, View

Answer = Mapping[str, Any]

# What is printed on the board besides its spaces.
TOWERS_NOTE: Final = "Three, four, five of yours in one column: {}, {}, {} more"
PHARAOH_NOTE: Final = "first {:+}, last {:+}"
SUNS_NOTES: Final = (
    "No Suns: Ra stays",
    "One Sun: Ra will move 1 space",
    "Two Suns: Ra will move 2 spaces",
    "Three Suns: {} points, Ra stays",
    "Four Suns: Ra stays",
    "Five Suns: Ra stays",
)
DISASTER_NOTE: Final = "A disaster may be declared"
END_NOTE: Final = "Ra is at the end: the epoch ends with this turn"

# The element an answer is given on, and the face of the dice it takes.
PLACES: Final = {
    "keep": "done",
    "end_turn": "done",
    "reroll": "roll",
    "advance_pharaoh": "space-pharaoh-{to}",
    "advance_nile": "space-nile-{to}",
    "flood_nile": "space-nile-{to}",
    "place_civilization": "space-civilization-{colour}",
    "retrieve_civilization": "space-civilization-{colour}",
    "place_monument": "space-monuments-{colour}-{column}",
    "retrieve_monument": "space-monuments-{colour}-{column}",
    "declare_disaster": "area-{area}",
}
TAKES: Final = {
    "advance_pharaoh": "pharaoh",
    "advance_nile": "nile",
    "flood_nile": "nile",
    "place_civilization": "civilization",
    "place_monument": "monument",
    "score_ankhs": "ankh",
}

# Places, in units of a register.
DIE: Final = 60.0
DIE_PITCH: Final = 82.0
PLATES: Final = {"roll": Box(58, 123, 180, 38), "done": Box(250, 123, 116, 38)}
PIECE: Final = 23.0
LANES: Final = {2: 50.0, 3: 39.0, 4: 31.0}  # the height of a lane by the number of seats
TRACK_LEFT: Final = 12.0
SKY: Final = 198.0  # the height of the Sun track
HORIZON: Final = Point(400, 172)  # the last place of Suns that have no space on the track
TABLET: Final = Box(6, 43, 76, 62)  # the first of five
TABLET_PITCH: Final = 83.0
SOCKETS: Final = {1: (0.0, 25.0), 2: (28.0, 25.0), 3: (21.0, 21.0)}  # by number: their pitch, the size of a piece
SITE: Final = Box(7, 64, 49, 51)  # the first of 8 × 5
SITE_GAP: Final = 2.0
TALLY: Final = 15.0


def board(
    view: View,
    targets: frozenset[str] = frozenset(),
    chosen: frozenset[str] = frozenset(),
    last: frozenset[str] = frozenset(),
) -> list[Register]:
    """The registers of the board; ids say what may be pressed, what is chosen, and what the last move touched."""
    return drawn(PARTS, view, Marks(targets, chosen, last))


def touches(view: View, answer: Answer) -> list[str]:
    """The ids of the elements an answer touches: the one it is given on, then the dice it may take."""
    scene = Scene(view)
    place = PLACES.get(answer["do"])
    spot = [place.format_map({**answer, "to": _destination(scene, answer)})] if place else []
    return spot + _dice_touched(scene, answer) or ["tray"]


def _destination(scene: Scene, answer: Answer) -> int:
    """The space a marker comes to: it stops at the end of its track, and a flood does not move it."""
    area = "pharaoh" if answer["do"] == "advance_pharaoh" else "nile"
    steps = answer["dice"] + answer["ankhs"] if answer["do"].startswith("advance_") else 0
    return min(TRACK_END, int(scene.players[scene.actor][area]) + steps)


def _dice_touched(scene: Scene, answer: Answer) -> list[str]:
    if answer["do"] == "reroll":
        return [f"die-{colour}" for colour in answer["dice"]]
    if answer["do"] == "pair_with":
        return scene.free_dice("ankh") if answer["die"] == "ankh" else [f"die-{answer['die']}"]
    real = scene.free_dice(TAKES.get(answer["do"], "")) if answer.get("dice", 1) else []
    own = [die for die in real if die == f"die-{answer['colour']}"] if "colour" in answer else real
    return own + (scene.free_dice("ankh") if answer.get("ankhs") else [])


# --- the dice ---


def _die_title(colour: str, die: Mapping[str, Any]) -> str:
    if not die["face"]:
        return f"{colour.capitalize()} die, not yet rolled"
    state = ", used" if die["used"] else ", on the Sun track" if die["face"] == "sun" else ""
    return f"{colour.capitalize()} die: {die['face'].capitalize()}{state}"


def _die(scene: Scene, place: int, colour: str) -> Space:
    centre = Point(WIDTH / 2 + (place - 2) * DIE_PITCH, 42)
    die = scene.dice.get(colour, {"face": "", "used": False})
    skin_of = spent_skin if die["used"] or die["face"] == "sun" else die_skin
    skin = [
        placed(centre, skin_of(colour, die["face"], DIE)),
        words(centre.moved(y=55), die["face"].capitalize(), "m t struck" if die["used"] else "m t"),
        words(centre.moved(y=71), colour.capitalize(), "m q"),
    ]
    box = Box.around(centre, DIE + 12)
    hit = Box(box.x - 3, box.y, box.width + 6, box.height + 34)
    press = f"Choose the {colour} die, {die['face'].capitalize()}"
    return Space(f"die-{colour}", box, _die_title(colour, die), press, None, skin, None, hit, 16, toggle=True)


def _plates(scene: Scene) -> list[Space]:
    """Roll again, and be done: in words that fit what is asked."""
    marks, rolls = scene.marks, scene.table["rerolls_left"]
    text = f"Roll again, {rolls} left" if rolls else "No rolls left"
    may_roll = marks.can_press("roll")
    done, press = ("Keep all", "Keep all dice as they are") if may_roll else ("End turn", "End your turn")
    return [
        plate("roll", PLATES["roll"], "ui-die", text, "Roll the chosen dice again", marks),
        plate("done", PLATES["done"], "ui-check", done, press, marks),
    ]


def _dice(scene: Scene) -> Register:
    dice = [_die(scene, place, colour) for place, colour in enumerate(COLOURS)]
    tray = Space("tray", Box(3, 3, WIDTH - 6, 117), "Dice", "Go on with the dice", corner=8)
    label = f"{'; '.join(die.title for die in dice)}. Rolls left: {scene.table['rerolls_left']}."
    layers = paint([], [tray, *dice, *_plates(scene)], [], scene.marks)
    return register("dice", "Dice", label, Box(0, 0, WIDTH, 167), layers)


# --- the sky: Sun track, Pharaoh, Nile ---


def _arc(scene: Scene) -> Arc:
    return Arc(Point(WIDTH / 2, 339), 270, 36, scene.table["sun_track"]["steps"])


def _suns_note(scene: Scene) -> str:
    track, suns = scene.table["sun_track"], scene.table["suns"]
    if track["ra"] >= track["steps"]:
        return END_NOTE
    if not scene.dice:
        return f"Ra has {track['steps'] - track['ra']} spaces to go"
    return DISASTER_NOTE if scene.table["disaster"] else SUNS_NOTES[suns].format(*scene.cells["suns_points"])


def _sun_ground(scene: Scene) -> list[Node]:
    epoch, epochs = scene.table["epoch"], scene.table["epochs"]
    return [
        _arc(scene).ground(scene.table["sun_track"]["ra"]),
        words(Point(WIDTH / 2, 134), f"Epoch {epoch} of {epochs}", "m t f21"),
        words(Point(WIDTH / 2, 154), _suns_note(scene), "m q"),
        pips(Point(WIDTH / 2, 172), epochs, epoch),
    ]


def _suns(scene: Scene) -> list[Piece]:
    """The dice that show Suns, in front of Ra; beyond the end of the track they lie on the horizon."""
    arc, ra = _arc(scene), scene.table["sun_track"]["ra"]
    suns = [colour for colour, die in scene.dice.items() if die["face"] == "sun"]
    skins = {colour: small_die_skin(colour, "sun", min(27, arc.pitch - 3)) for colour in suns}
    pieces = []
    for step, colour in enumerate(suns, start=1):
        space = ra + step
        on_track = space <= arc.last
        at = arc.at(space) if on_track else HORIZON.moved(x=-29 * (len(suns) - step))
        skin = turned(arc.slope(space) if on_track else 0, skins[colour])
        pieces.append(Piece(f"sun-{colour}", at, f"{colour.capitalize()} die: Sun", skin, reach=14))
    return pieces


def _ra(scene: Scene) -> Piece:
    """Ra's barque sails along the outer rim, over its space."""
    arc, ra = _arc(scene), scene.table["sun_track"]["ra"]
    space = min(ra, arc.last)
    skin = turned(arc.slope(space), drawing("ra", Box(-26, -26, 52, 52)))
    return Piece("ra", arc.above(space, 44), f"Ra, {ra} of {arc.last} steps gone", skin, reach=26)


def _track(scene: Scene, top: float) -> LaneTrack:
    seats = len(scene.players)
    return LaneTrack(Box(TRACK_LEFT, top, WIDTH - 2 * TRACK_LEFT, LANES[seats] * seats), TRACK_END, seats)


def _track_space(scene: Scene, area: str, track: LaneTrack, n: int) -> Space:
    """One space of a track: all lanes take a press, the halo is in the lane of who is asked."""
    cell, hit = track.cell(n, scene.actor).grown(-3), track.column(n)
    here = [seat for seat, player in enumerate(scene.players) if player[area] == n]
    mine = scene.actor in here
    press = f"Flood your marker on {n}" if mine else f"Move your {area.capitalize()} marker to {n}"
    shape = None if mine else ghost(scene.actor, cell.centre, PIECE - 3)
    title = f"{area.capitalize()} {n}: {scene.list_of(here)}"
    return Space(f"space-{area}-{n}", cell, title, press, rect(hit, "hit"), None, shape, hit)


def _track_spaces(scene: Scene, area: str, track: LaneTrack) -> list[Space]:
    return [_track_space(scene, area, track, n) for n in range(track.last + 1)]


def _markers(scene: Scene, area: str, track: LaneTrack) -> list[Piece]:
    pieces = []
    for seat, player in enumerate(scene.players):
        title = f"{scene.names[seat]}: {area.capitalize()} {player[area]}"
        pieces.append(seat_piece(f"{area}-{seat + 1}", seat, track.cell(player[area], seat).centre, title, PIECE))
    return pieces


def _floods(scene: Scene, track: LaneTrack) -> list[Piece]:
    """The floods of all seats, each showing its edge behind the marker, the first one lowest."""
    pieces = []
    for seat, player in enumerate(scene.players):
        at, floods = track.cell(player["nile"], seat).centre, player["floods"]
        step = min(5.5, (at.x - TRACK_LEFT) / (floods + 1))
        for k in range(1, floods + 1):
            title, place = f"{scene.names[seat]}: flood {k} of {floods}", at.moved(x=(k - floods - 1) * step)
            pieces.append(seat_piece(f"flood-{seat + 1}-{k}", seat, place, title, PIECE))
    return pieces


def _flooded(scene: Scene, track: LaneTrack) -> list[Node]:
    """The water that stands in the lanes of flooded markers."""
    lanes = [track.stretch(player["nile"], seat, 20) for seat, player in enumerate(scene.players) if player["floods"]]
    return [[rect(lane, "flooded", 2), rect(lane, "", 2, "flood")] for lane in lanes]


def _sky_label(scene: Scene) -> str:
    track, table = scene.table["sun_track"], scene.table
    sun = f"Epoch {table['epoch']} of {table['epochs']}. Ra has gone {track['ra']} of {track['steps']} steps."
    return f"{sun} Pharaoh: {scene.each('pharaoh')}. Nile: {scene.each('nile')}. Floods: {scene.each('floods')}."


def _sky(scene: Scene) -> Register:
    ranks = PHARAOH_NOTE.format(scene.cells["pharaoh_first"][0], scene.cells["pharaoh_last"][0]).replace("-", "−")
    pharaoh = _track(scene, SKY + HEADING + 10)
    below = pharaoh.box.bottom + 36
    nile = _track(scene, below + HEADING + 10)
    river = [nile.ground("water", "stream"), _flooded(scene, nile)]
    ground: list[Node] = [_sun_ground(scene), pharaoh.ground("land", symbol="pharaoh"), river]
    spaces = [
        heading("area-pharaoh", "pharaoh", "Pharaoh", ranks, SKY, "Strike the Pharaoh track"),
        *_track_spaces(scene, "pharaoh", pharaoh),
        heading("area-nile", "nile", "Nile", "a flood scores its space", below, "Strike the Nile"),
        *_track_spaces(scene, "nile", nile),
    ]
    pieces = [*_markers(scene, "pharaoh", pharaoh), *_markers(scene, "nile", nile), *_floods(scene, nile)]
    layers = paint(ground, spaces, [_ra(scene), *_suns(scene), *pieces], scene.marks)
    box = Box(0, 0, WIDTH, nile.box.bottom + 24)
    return register("sky", "Sun track, Pharaoh, Nile", _sky_label(scene), box, layers, "left")


# --- Civilization ---


def _tablet(colour: str) -> Box:
    return TABLET._replace(x=TABLET.x + COLOURS.index(colour) * TABLET_PITCH)


def _capacity(scene: Scene) -> int:
    """How many markers a colour holds: one fewer than there are players."""
    room: int = scene.table.get("capacity", len(scene.players) - 1)
    return room


def _socket(scene: Scene, colour: str, place: int) -> Point:
    pitch, _ = SOCKETS[_capacity(scene)]
    return _tablet(colour).centre.moved(x=(place - (_capacity(scene) - 1) / 2) * pitch)


def _holders(scene: Scene, colour: str) -> list[int]:
    """The seats with a marker on a colour."""
    return [seat for seat, player in enumerate(scene.players) if colour in player["civilization"]]


def _civilization_space(scene: Scene, colour: str) -> Space:
    tablet, held, capacity = _tablet(colour), _holders(scene, colour), _capacity(scene)
    size = SOCKETS[capacity][1]
    word = f"{colour.capitalize()}, full" if len(held) >= capacity else colour.capitalize()
    ground: list[Node] = [rimmed(tablet, colour, 6), words(Point(tablet.centre.x, tablet.bottom + 17), word, "m q")]
    sockets = [circle(_socket(scene, colour, i), size * 0.37, "socket") for i in range(capacity)]
    mine = scene.actor in held
    press = f"Take back your marker from {colour}" if mine else f"Place your marker on {colour}"
    shape = None if mine else ghost(scene.actor, _socket(scene, colour, min(len(held), capacity - 1)), size)
    title = f"{colour.capitalize()} Civilization, {len(held)} of {capacity}: {scene.list_of(held)}"
    return Space(f"space-civilization-{colour}", tablet.grown(-7), title, press, ground, sockets, shape, tablet)


def _civilization_markers(scene: Scene, colour: str) -> list[Piece]:
    titles = [f"{name}: {colour} Civilization" for name in scene.names]
    _, size = SOCKETS[_capacity(scene)]
    return [
        seat_piece(f"civilization-{colour}-{seat + 1}", seat, _socket(scene, colour, i), titles[seat], size)
        for i, seat in enumerate(_holders(scene, colour))
    ]


def _civilization(scene: Scene) -> Register:
    ladder = Ladder(Box(6, TABLET.bottom + 30, WIDTH - 12, 26), tuple(scene.cells["civilization_markers"]))
    counts = [len(player["civilization"]) for player in scene.players]
    note = "your markers score each epoch"
    title = heading("area-civilization", "civilization", "Civilization", note, 0, "Strike the Civilizations")
    spaces = [title, *(_civilization_space(scene, colour) for colour in COLOURS)]
    pieces = [marker for colour in COLOURS for marker in _civilization_markers(scene, colour)]
    pieces += ladder.tallies("tally-civilization", scene.names, counts, TALLY)
    layers = paint([ladder.ground()], spaces, pieces, scene.marks)
    box = Box(0, 0, WIDTH, ladder.box.bottom + TALLY + 8)
    label = "; ".join(space.title for space in spaces[1:])
    return register("civilization", "Civilization", label, box, layers, "right")


# --- monuments ---


def _site(colour: str, column: int) -> Box:
    across, down = SITE.width + SITE_GAP, SITE.height + SITE_GAP
    return SITE._replace(x=SITE.x + (column - 1) * across, y=SITE.y + COLOURS.index(colour) * down)


def _builders(scene: Scene) -> dict[tuple[str, int], int]:
    """Who has built on which space."""
    return {(colour, n): seat for seat, player in enumerate(scene.players) for colour, n in player["monuments"]}


def _site_space(scene: Scene, colour: str, column: int, builder: int | None) -> Space:
    site, where = _site(colour, column), f"{colour}, column {column}"
    press = f"Take back your marker: {where}" if builder == scene.actor else f"Place your marker: {where}"
    shape = ghost(scene.actor, site.centre, 25) if builder is None else None
    title = f"{where.capitalize()}: " + ("empty" if builder is None else scene.names[builder])
    box, ground = site.grown(-6), rimmed(site, colour, 5)
    return Space(f"space-monuments-{colour}-{column}", box, title, press, ground, None, shape, site)


def _monument(scene: Scene, colour: str, column: int, seat: int) -> Piece:
    title = f"{scene.names[seat]}: monument {colour}, column {column}"
    return seat_piece(f"marker-{colour}-{column}", seat, _site(colour, column).centre, title, 26)


def _monuments(scene: Scene) -> Register:
    columns = range(1, COLUMNS + 1)
    builders = _builders(scene)
    ladder = Ladder(Box(7, _site(COLOURS[-1], 1).bottom + 10, WIDTH - 14, 26), tuple(scene.cells["monument_columns"]))
    counts = [len({column for _, column in player["monuments"]}) for player in scene.players]
    note = "your columns score at the end"
    title = heading("area-monuments", "monument", "Monuments", note, 0, "Strike the monuments")
    sites = [_site_space(scene, colour, n, builders.get((colour, n))) for colour in COLOURS for n in columns]
    pieces = [_monument(scene, colour, n, seat) for (colour, n), seat in builders.items()]
    pieces += ladder.tallies("tally-monuments", scene.names, counts, TALLY)
    foot = ladder.box.bottom + 2 * TALLY + 22
    beams = [lintel(Box(_site(COLOURS[0], n).x, SITE.y - 23, SITE.width, 20), n) for n in columns]
    towers = TOWERS_NOTE.format(*scene.cells["monument_towers"][3:])
    ground: list[Node] = [beams, ladder.ground(), words(Point(WIDTH / 2, foot), towers, "m q")]
    layers = paint(ground, [title, *sites], pieces, scene.marks)
    label = "; ".join(piece.title for piece in pieces) or "No monuments yet"
    return register("monuments", "Monuments", label, Box(0, 0, WIDTH, foot + 6), layers, "right")


def _score(scene: Scene) -> Register:
    return score_register(scene.names, [player["score"] for player in scene.players], scene.marks)


def _part(draw: Callable[[Scene], Register], ids: str, table: str = "", player: str = "") -> Part:
    names = tuple(ids.split())
    return Part(lambda view, marks: draw(Scene(view, marks)), names, tuple(table.split()), tuple(player.split()))


PARTS: Final = (
    _part(_dice, "tray die- roll done", "dice rerolls_left"),
    _part(_sky, "area-pharaoh area-nile space-pharaoh- space-nile- ra sun- pharaoh- nile- flood-",
          "dice sun_track suns disaster epoch epochs", "pharaoh nile floods"),
    _part(_civilization, "area-civilization space-civilization- civilization- tally-civilization", "capacity",
          "civilization"),
    _part(_monuments, "area-monuments space-monuments- marker- tally-monuments", "", "monuments"),
    _part(_score, "score-", "", "score"),
)  # fmt: skip
