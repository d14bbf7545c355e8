"""Goods: four tracks with what is in hand, the market, and the plates to pay; and what production buildings add."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.dots import DotTrack
from benben.draw.geometry import Box, Point, number
from benben.draw.plates import lettered, plate
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import circle, drawing, fitted, path, rect, signed, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.draw.tiles import chip
from benben.games.egyptia.components import COLUMNS
from benben.games.egyptia.look import plan
from benben.games.egyptia.look.scene import PRODUCERS, Scene, basket_words
from benben.games.egyptia.words import say

TOP: Final = 6.0
TRACK: Final = 57.0  # the height of a track
MARKET: Final = Box(3, TOP + 4 * TRACK + 27, 133, 40)  # the first of three rates
PLATE: Final = Box(4, MARKET.bottom + 9, WIDTH - 8, 40)
SECOND_PLATE: Final = PLATE._replace(y=PLATE.bottom + 17)
RATES: Final = ("basics_for_basic", "basics_for_favor", "favors_for_basic")
STEP: Final = 54.0  # the height of a row of productivity
FIRST_STEP: Final = Point(160, 0)
_ORIGIN: Final = Point(0, 0)
STEP_PITCH: Final = 58.0


# --- goods ---


def goods(scene: Scene) -> Register:
    """Four tracks of dots, with what is in hand."""
    return _goods_in_rows(scene) if scene.is_planned else _goods_below(scene)


def _goods_below(scene: Scene) -> Register:
    """Two lines of dots for each good, the market and the plates below them."""
    tracks, plates = [_track(scene, i) for i in range(len(COLUMNS))], _plates(scene)
    pieces = [piece for i in range(len(COLUMNS)) for piece in _reached(scene, i, _dots(scene, i))]
    ground: list[Node] = [_market(scene)]
    layers = paint(ground, [*tracks, *plates], pieces, scene.marks)
    label = "; ".join(space.title for space in tracks)
    foot = max([MARKET.bottom + 4, *(space.box.bottom + 6 for space in plates if scene.marks.can_press(space.id))])
    return register("goods", say("goods"), label, Box(0, 0, WIDTH, foot), layers, "left", icon="grain",
                    note=say("goods.note"))  # fmt: skip


def _dots(scene: Scene, i: int) -> DotTrack:
    return DotTrack(Box(48, TOP + TRACK * i + 6, 312, TRACK - 12), scene.cells["tracks"][i])


def _track(scene: Scene, i: int) -> Space:
    good, box = COLUMNS[i], Box(4, TOP + TRACK * i + 4, WIDTH - 8, TRACK - 8)
    gained, stock, dots = scene.sheet["gained"][good], scene.sheet["stock"][good], _dots(scene, i)
    due = scene.own.get("due", {}).get(good, 0)
    skin: list[Node] = [
        drawing(good, Box(box.x + 4, box.centre.y - 18, 36, 36)),
        dots.ground(min(gained, dots.count), min(gained, dots.count) - stock, f"good-{good}"),
        words(Point(box.right - 8, box.centre.y + (0 if due else 9)), stock, f"e t n {'f21' if due else 'f27'}"),
        words(Point(box.right - 8, box.bottom - 5), say("track.due", n=due), "e q due") if due else None,
    ]
    line = path(f"M2 {number(box.bottom + 4)}H{number(WIDTH - 2)}", "hair")
    press = say("track.choose", good=good, stock=stock)
    return Space(f"goods-{good}", box, _said(scene, i), press, line, skin, hit=box.grown(4), corner=5, toggle=True)


def _said(scene: Scene, i: int) -> str:
    good = COLUMNS[i]
    gained, stock, dots = scene.sheet["gained"][good], scene.sheet["stock"][good], scene.cells["tracks"][i]
    if scene.is_planned and not _is_favor(i):  # where productivity has no register of its own
        more = scene.sheet["productivity"][good]
        return say("track.more", good=good, stock=stock, gained=gained, dots=dots, more=more)
    return say("track", good=good, stock=stock, gained=gained, dots=dots)


def _reached(scene: Scene, i: int, dots: DotTrack) -> list[Piece]:
    """A ring about the dot that was circled last."""
    good = COLUMNS[i]
    gained = min(scene.sheet["gained"][good], dots.count)
    if not gained:
        return []
    skin = circle(Point(0, 0), dots.radius + 2.2, "reached")
    title = say("track.reached", good=good, gained=gained, dots=dots.count)
    return [Piece(f"gained-{good}", dots.at(gained), title, skin, reach=dots.radius)]


def _market(scene: Scene) -> Node:
    """What may stand for something else in a payment."""
    basic, favor, back = (scene.cells[f"{rate}"][0] for rate in RATES)
    rates = (
        (say("rate-given", n=basic), "", say("rate-other"), ""),
        (say("rate-given", n=favor), "", "1", "favor"),
        (f"{back}", "favor", say("rate-any"), ""),
    )
    title = words(Point(8, MARKET.y - 8), say("market"), "t")
    return [title, [_rate(MARKET._replace(x=MARKET.x + 140.5 * i), *rate) for i, rate in enumerate(rates)]]


def _rate(box: Box, given: str, first: str, taken: str, second: str) -> Node:
    aside = 2 * (len(taken) - len(given)) if not first and not second else 0  # so that both sides have room
    line, middle = box.centre.y + 5, box.centre.x - aside
    return [
        rect(box, "well hair", 4),
        fitted(start := Point(middle - (34 if first else 14), line), given, "e f13", start.x - box.x - 4),
        drawing(first, Box(middle - 31, box.centre.y - 9, 18, 18)) if first else None,
        path(f"M{number(middle - 8)} {number(box.centre.y)}h16l-5 -5m5 5l-5 5", "arrow"),
        fitted(Point(middle + 14, line), taken, "f13", box.right - middle - 18),
        drawing(second, Box(middle + 24, box.centre.y - 9, 18, 18)) if second else None,
    ]


def _wanted(scene: Scene) -> str:
    """What is to be paid."""
    due = _due(scene)
    if any(due):
        return say("payment", goods=basket_words(due))
    return say("payment.any", n=scene.cells["frogs"][0]) if scene.doing("for") == "plague" else say("payment.open")


def _due(scene: Scene) -> list[int]:
    return [scene.own.get("due", {}).get(good, 0) for good in COLUMNS]


def _plates(scene: Scene) -> list[Space]:
    """What the chosen goods are for; the plates are seen only while they may be pressed."""
    wanted, marks = _wanted(scene), scene.marks
    place = SECOND_PLATE if marks.can_press("pay") else PLATE
    due = any(_due(scene))
    plain = say("payment.plate", goods=basket_words(_due(scene))) if due else wanted
    trade = say("payment.others") if due else wanted
    found = [
        plate("pay", PLATE, "market", plain, wanted, marks),
        plate("trade", place, "market", trade, say("payment.chosen", wanted=wanted), marks),
        plate("reward", PLATE, "mound", say("gift"), say("gift.press"), marks),
    ]
    return [space if marks.can_press(space.id) else Space(space.id, PLATE, space.title, space.press)
            for space in found]  # fmt: skip


# --- goods on a sheet: a row for each, and what is done with them in the row of favor ---

ROW: Final = 38.5  # the height of a row
FIRST_ROW: Final = 18.5
STOCK: Final = 61.0  # where figures stand
LINE: Final = Box(84, 0, 257, ROW)  # the dots of a basic
FAVORS: Final = 20  # dots in the row of favor, with room beside them
SHARE: Final = FAVORS / 30
BESIDE: Final = Box(LINE.x + LINE.width * SHARE + 8, 0, 155, ROW)


def _goods_in_rows(scene: Scene) -> Register:
    """One line of dots for each good, and what its buildings add; beside favor the market, or the plates to pay."""
    box, kinds = plan.plate("goods"), range(len(COLUMNS))
    plates = _row_plates(scene)
    asked = any(scene.marks.can_press(space.id) for space in plates)
    spaces = [*(_row(scene, i) for i in kinds), *plates, *([] if asked else [_row_market(scene)])]
    pieces = [piece for i in kinds for piece in _reached(scene, i, _row_dots(scene, i))]
    label = "; ".join(space.title for space in spaces[: len(COLUMNS)])
    return register("goods", say("goods"), label, box, paint([_row_heads()], spaces, pieces, scene.marks), "left",
                    icon="grain", note=_row_note(scene))  # fmt: skip


def _row_heads() -> Node:
    return [
        fitted(Point(STOCK, 13), say("goods.stock"), "m q", 98),
        fitted(Point(LINE.centre.x - 10, 13), say("goods.gained"), "m q", 174),
        fitted(Point(WIDTH - 5, 13), say("goods.more"), "e q", 120),
    ]


def _row_top(i: int) -> float:
    return FIRST_ROW + ROW * i


def _is_favor(i: int) -> bool:
    return COLUMNS[i] not in PRODUCERS.values()


def _row_dots(scene: Scene, i: int) -> DotTrack:
    width, least = (LINE.width * SHARE, FAVORS) if _is_favor(i) else (LINE.width, 30)
    return DotTrack(LINE._replace(y=_row_top(i), width=width), scene.cells["tracks"][i], 1, least)


def _row(scene: Scene, i: int) -> Space:
    """A row to press: the good, how much is in hand and what of it is due, its dots, what its buildings add."""
    good, dots, top = COLUMNS[i], _row_dots(scene, i), _row_top(i)
    hit = Box(1, top, (BESIDE.x if _is_favor(i) else WIDTH) - 2, ROW)
    gained, stock = min(scene.sheet["gained"][good], dots.count), scene.sheet["stock"][good]
    due, middle = scene.own.get("due", {}).get(good, 0), hit.centre.y
    skin: list[Node] = [
        drawing(good, Box(6, middle - 15, 30, 30)),
        _row_stock(stock, due, middle),
        dots.ground(gained, gained - stock, f"good-{good}"),
        None if _is_favor(i) else _row_end(scene, good, middle),
    ]
    line = path(f"M2 {number(top)}H{number(WIDTH - 2)}", "hair")
    title, press = _said(scene, i), say("track.choose", good=good, stock=stock)
    return Space(f"goods-{good}", hit.grown(-1.5), title, press, line, skin, hit=hit, corner=5, toggle=True)


def _row_stock(stock: int, due: int, middle: float) -> Node:
    """How much is in hand; where something is due, what goes of it stands beside it."""
    if not due:
        return words(Point(STOCK, middle + 8), stock, "m t n f21")
    return [
        words(Point(STOCK - 4, middle + 6), stock, "e t n f17"),
        words(Point(STOCK - 2, middle + 6), signed(-due), "n f13 due"),
    ]


def _row_end(scene: Scene, good: str, middle: float) -> Node:
    """The building that makes a good come more quickly, and how much it adds."""
    building = next(name for name, of in PRODUCERS.items() if of == good)
    more = scene.sheet["productivity"][good]
    return [
        drawing(building, Box(347, middle - 13, 26, 26), "" if more else "faint"),
        words(Point(WIDTH - 10, middle + 6), f"+{more}", f"e n f17 {'gain' if more else 'quiet'}"),
    ]


def _row_plates(scene: Scene) -> list[Space]:
    """To pay what is due, to pay otherwise, to take a gift; seen only while they may be pressed."""
    marks, wanted = scene.marks, _wanted(scene)
    place = BESIDE._replace(y=_row_top(len(COLUMNS) - 1))
    half = place._replace(width=place.width / 2)
    trade = say("payment.trade") if any(_due(scene)) else say("payment.frogs", n=scene.cells["frogs"][0])
    found = [
        ("pay", half, say("as-due"), wanted),
        ("trade", half._replace(x=half.right), trade, say("payment.chosen", wanted=wanted)),
        ("reward", place, say("gift.short"), say("gift.press")),
    ]
    return [_row_plate(name, box, text, press, marks.can_press(name)) for name, box, text, press in found]


def _row_plate(name: str, hit: Box, text: str, press: str, is_seen: bool) -> Space:
    box = Box(hit.x + 3, hit.y + 3, hit.width - 6, hit.height - 6)
    skin = lettered(box.centre.moved(y=5), text, "m f15", box.width - 8) if is_seen else None
    return Space(name, box, text, press, None, skin, hit=hit, corner=7)


def _row_market(scene: Scene) -> Space:
    """The three rates, in small."""
    basic, favor, back = (scene.cells[rate][0] for rate in RATES)
    box = BESIDE._replace(y=_row_top(len(COLUMNS) - 1))
    rates = ((str(basic), "", "1", ""), (str(favor), "", "", "favor"), (str(back) * (back > 1), "favor", "1", ""))
    skin: list[Node] = [
        fitted(Point(box.x + 4, box.y + 15), say("market.short"), "q", box.width - 8),
        [_small_rate(Point(box.x + 5 + 51 * i, box.y + 33), *rate) for i, rate in enumerate(rates)],
    ]
    title = say("market.rates", basics=basic, favor=favor, back=back)
    return Space("market", box, title, title, None, skin)


def _small_rate(at: Point, given: str, first: str, taken: str, second: str) -> Node:
    arrow = at.x + 9 * len(given) + (16 if first else 0) + 4
    return [
        words(at, given, "n f13") if given else None,
        drawing(first, Box(at.x + 9 * len(given), at.y - 12, 15, 15)) if first else None,
        path(f"M{number(arrow)} {number(at.y - 4.5)}h11l-4 -4m4 4l-4 4", "arrow"),
        words(Point(arrow + 16, at.y), taken, "n f13") if taken else None,
        drawing(second, Box(arrow + 14, at.y - 12, 15, 15)) if second else None,
    ]


def _row_note(scene: Scene) -> str:
    """The market while something is paid."""
    if not (scene.marks.can_press("pay") or scene.marks.can_press("trade")):
        return say("goods.note")
    basic, favor, back = (scene.cells[rate][0] for rate in RATES)
    return say("market.note", basics=basic, favor=favor, back=back)


# --- productivity ---


def productivity(scene: Scene) -> Register:
    """What each kind of production building adds from the next round on."""
    rows = [_productivity_row(scene, i) for i in range(len(PRODUCERS))]
    pieces = [_productivity_piece(scene, i) for i in range(len(PRODUCERS))]
    layers = paint(rows, [], pieces, scene.marks)
    label = "; ".join(piece.title for piece in pieces)
    return register("productivity", say("productivity"), label, Box(0, 0, WIDTH, TOP + 3 * STEP), layers, "left",
                    icon="quarry", note=say("productivity.note"))  # fmt: skip


def _step(i: int, n: int) -> Point:
    return Point(FIRST_STEP.x + STEP_PITCH * n, TOP + STEP * (i + 0.5))


def _productivity_row(scene: Scene, i: int) -> Node:
    building, good = list(PRODUCERS.items())[i]
    y = TOP + STEP * (i + 0.5)
    return [
        drawing(building, Box(8, y - 19, 38, 38)),
        path(f"M56 {number(y)}h16l-5 -5m5 5l-5 5", "arrow"),
        drawing(good, Box(80, y - 16, 32, 32)),
        [chip(_step(i, n), f"+{more}" if more else "0", "well hair")
         for n, more in enumerate(scene.cells["productivity"])],
    ]  # fmt: skip


def _productivity_piece(scene: Scene, i: int) -> Piece:
    good, steps = list(PRODUCERS.values())[i], scene.cells["productivity"]
    more = scene.sheet["productivity"][good]
    step = steps.index(more) if more in steps else 0
    skin = h.g(".on-gold")[chip(_ORIGIN, f"+{more}", "lit edge-bold")] if more else chip(_ORIGIN, "0", "raised edge")
    title = say("productivity.step", good=good, n=more)
    return Piece(f"productivity-{good}", _step(i, step), title, skin, reach=18)
