"""The tracks of Pharaoh and Nile: a lane for each seat, its marker, and the floods of the Nile."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from benben.draw.geometry import Box
from benben.draw.register import WIDTH, Register, Shape, paint, register, target
from benben.draw.scene import Scene
from benben.draw.seats import ghost, seat_piece
from benben.draw.shapes import rect
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.draw.tracks import LaneTrack
from benben.games.ra_dice.components import TRACK_END
from benben.games.ra_dice.look.shown import Seats, each
from benben.games.ra_dice.view.types import RaView
from benben.games.ra_dice.words import say

Area = Literal["pharaoh", "nile"]

PIECE: Final = 23.0
LANES: Final = {2: 50.0, 3: 39.0, 4: 31.0}  # the height of a lane by the number of seats
LANES_HIGH: Final = 126.0  # and of all lanes together on a sheet, where tracks keep their size
LEFT: Final = 12.0
LEFT_HIGH: Final = 4.0  # on a sheet spaces are as wide as they can be
TOP: Final = 10.0
FOOT: Final = 24.0  # for the numbers
_SHEET: Final = Box(0, 0, WIDTH, TOP + LANES_HIGH + FOOT)
SHAPES: Final[dict[Shape, Box]] = {"high": _SHEET, "low": _SHEET}


class Shown(Seats):
    """How far each seat has come on a track, and how often it is flooded there."""

    at: list[int]
    floods: list[int]


def _show(view: RaView, area: Area) -> Shown:
    players = view["table"]["players"]
    floods = [player["floods"] if area == "nile" else 0 for player in players]
    return {"names": view["names"], "at": [player[area] for player in players], "floods": floods}


show_pharaoh = partial(_show, area="pharaoh")
show_nile = partial(_show, area="nile")


def pharaoh(scene: Scene[Shown]) -> Register:
    """The Pharaoh track."""
    track = _track(scene)
    note = say("pharaoh-note", first=scene.cells["pharaoh_first"][0], last=scene.cells["pharaoh_last"][0])
    label = say("pharaoh-label", places=each(scene.shown["names"], scene.shown["at"]))
    return _register(scene, "pharaoh", note, label, track, [track.ground("land", symbol="pharaoh")])


def nile(scene: Scene[Shown]) -> Register:
    """The Nile."""
    track = _track(scene)
    river: list[Node] = [track.ground("water", "stream"), _flooded(scene, track)]
    names, at, floods = scene.shown["names"], scene.shown["at"], scene.shown["floods"]
    label = say("nile-label", places=each(names, at), floods=each(names, floods))
    return _register(scene, "nile", say("nile-note"), label, track, river)


def _register(scene: Scene[Shown], area: Area, note: str, label: str, track: LaneTrack, ground: list[Node]) -> Register:
    spaces = [_space(scene, area, track, n) for n in range(track.last + 1)]
    layers = paint(ground, spaces, [*_markers(scene, area, track), *_floods(scene, track)], scene.marks)
    press = target(f"area-{area}", say("strike", area=area), scene.marks)
    return register(area, say("area", area=area), label, Box(0, 0, WIDTH, track.box.bottom + FOOT), layers, "left",
                    icon=area, note=note, target=press)  # fmt: skip


def _track(scene: Scene[Shown]) -> LaneTrack:
    seats = len(scene.shown["at"])
    left, height = (LEFT, LANES[seats] * seats) if scene.shape == "phone" else (LEFT_HIGH, LANES_HIGH)
    return LaneTrack(Box(left, TOP, WIDTH - 2 * left, height), TRACK_END, seats)


def _space(scene: Scene[Shown], area: Area, track: LaneTrack, n: int) -> Space:
    """One space of a track: all lanes take a press, the halo is in the lane of who is asked."""
    cell, hit = track.cell(n, scene.actor).grown(-3), track.column(n)
    here = [seat for seat, at in enumerate(scene.shown["at"]) if at == n]
    mine = scene.actor in here
    press = say("track-space.flood", space=n) if mine else say("track-space.move", area=area, space=n)
    shape = None if mine else ghost(scene.actor, cell.centre, PIECE - 3)
    names = [scene.shown["names"][seat] for seat in here]
    title = say("track-space", area=area, space=n, count=len(here), names=names)
    return Space(f"space-{area}-{n}", cell, title, press, rect(hit, "hit"), None, shape, hit)


def _markers(scene: Scene[Shown], area: Area, track: LaneTrack) -> list[Piece]:
    seats = zip(scene.shown["names"], scene.shown["at"], strict=True)
    titles = [say("track-piece", name=name, area=area, space=at) for name, at in seats]
    places = [track.cell(at, seat).centre for seat, at in enumerate(scene.shown["at"])]
    return [seat_piece(f"{area}-{seat + 1}", seat, at, titles[seat], PIECE) for seat, at in enumerate(places)]


def _floods(scene: Scene[Shown], track: LaneTrack) -> list[Piece]:
    """The floods of all seats, each showing its edge behind the marker, the first one lowest."""
    pieces = []
    for seat, floods in enumerate(scene.shown["floods"]):
        at = track.cell(scene.shown["at"][seat], seat).centre
        step = min(5.5, (at.x - track.box.x) / (floods + 1))
        for k in range(1, floods + 1):
            title = say("flood-piece", name=scene.shown["names"][seat], number=k, floods=floods)
            place = at.moved(x=(k - floods - 1) * step)
            pieces.append(seat_piece(f"flood-{seat + 1}-{k}", seat, place, title, PIECE))
    return pieces


def _flooded(scene: Scene[Shown], track: LaneTrack) -> list[Node]:
    """The water that stands in the lanes of flooded markers."""
    wet = [seat for seat, floods in enumerate(scene.shown["floods"]) if floods]
    lanes = [track.stretch(scene.shown["at"][seat], seat, 20) for seat in wet]
    return [[rect(lane, "flooded", 2), rect(lane, "", 2, "flood")] for lane in lanes]
