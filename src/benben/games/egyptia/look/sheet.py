"""The rest of a sheet: goods, productivity, points, the Pharaoh's demands and the plagues."""

from __future__ import annotations

from typing import Final

from benben.draw import tags as h
from benben.draw.dots import DotTrack
from benben.draw.geometry import Box, Point, number
from benben.draw.plates import plate
from benben.draw.register import WIDTH, Register, paint, register
from benben.draw.shapes import circle, drawing, path, rect, signed, words
from benben.draw.spaces import Piece, Space
from benben.draw.tags import Node
from benben.draw.tiles import State, card, chip, tally, tile
from benben.games.egyptia.components import COLUMNS, TITLES
from benben.games.egyptia.look.scene import (
    PRODUCERS,
    Scene,
    basket_words,
    effect,
    rule,
)
from benben.games.egyptia.pharaoh_cards import LETTERS, card_of
from benben.games.egyptia.plagues import ALL_PLAGUES, Plague, plague_of

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
CARD: Final = Box(2, TOP, WIDTH - 4, 60)
CARD_PITCH: Final = 66.0
TILE: Final = Box(2, TOP, 205, 60)


# --- goods ---


def goods(scene: Scene) -> Register:
    """Four tracks of dots, with what is in hand."""
    tracks, plates = [_track(scene, i) for i in range(len(COLUMNS))], _plates(scene)
    pieces = [piece for i in range(len(COLUMNS)) for piece in _reached(scene, i)]
    ground: list[Node] = [_market(scene)]
    layers = paint(ground, [*tracks, *plates], pieces, scene.marks)
    label = "; ".join(space.title for space in tracks)
    foot = max([MARKET.bottom + 4, *(space.box.bottom + 6 for space in plates if scene.marks.can_press(space.id))])
    return register("goods", "Goods", label, Box(0, 0, WIDTH, foot), layers, "left", icon="grain",
                    note="a red dot ends the game")  # fmt: skip


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
        words(Point(box.right - 8, box.bottom - 5), f"pay {due}", "e q due") if due else None,
    ]
    line = path(f"M2 {number(box.bottom + 4)}H{number(WIDTH - 2)}", "hair")
    title = f"{good.capitalize()}: {stock} in hand, {gained} of {dots.count} circled"
    press = f"Choose {good}: {stock} in hand"
    return Space(f"goods-{good}", box, title, press, line, skin, hit=box.grown(4), corner=5, toggle=True)


def _reached(scene: Scene, i: int) -> list[Piece]:
    """A ring about the dot that was circled last."""
    good, dots = COLUMNS[i], _dots(scene, i)
    gained = min(scene.sheet["gained"][good], dots.count)
    if not gained:
        return []
    skin = circle(Point(0, 0), dots.radius + 2.2, "reached")
    title = f"{good.capitalize()}: {gained} of {dots.count} circled"
    return [Piece(f"gained-{good}", dots.at(gained), title, skin, reach=dots.radius)]


def _market(scene: Scene) -> Node:
    """What may stand for something else in a payment."""
    basic, favor, back = (scene.cells[f"{rate}"][0] for rate in RATES)
    rates = (
        (f"any {basic}", "", "1 other", ""),
        (f"any {favor}", "", "1", "favor"),
        (f"{back}", "favor", "any 1", ""),
    )
    title = words(Point(8, MARKET.y - 8), "Market, within a payment", "t")
    return [title, [_rate(MARKET._replace(x=MARKET.x + 140.5 * i), *rate) for i, rate in enumerate(rates)]]


def _rate(box: Box, given: str, first: str, taken: str, second: str) -> Node:
    line, middle = box.centre.y + 5, box.centre.x - (4 if not first and not second else 0)
    return [
        rect(box, "well hair", 4),
        words(Point(middle - (34 if first else 14), line), given, "e f13"),
        drawing(first, Box(middle - 31, box.centre.y - 9, 18, 18)) if first else None,
        path(f"M{number(middle - 8)} {number(box.centre.y)}h16l-5 -5m5 5l-5 5", "arrow"),
        words(Point(middle + 14, line), taken, "f13"),
        drawing(second, Box(middle + 24, box.centre.y - 9, 18, 18)) if second else None,
    ]


def _wanted(scene: Scene) -> str:
    """What is to be paid."""
    due = [scene.own.get("due", {}).get(good, 0) for good in COLUMNS]
    if any(due):
        return f"Pay {basket_words(due)}"
    return f"Pay {scene.cells['frogs'][0]} goods of any kind" if scene.doing("for") == "plague" else "Pay"


def _plates(scene: Scene) -> list[Space]:
    """What the chosen goods are for; the plates are seen only while they may be pressed."""
    wanted, marks = _wanted(scene), scene.marks
    place = SECOND_PLATE if marks.can_press("pay") else PLATE
    trade = "Pay with other goods" if any(scene.own.get("due", {}).values()) else wanted
    found = [
        plate("pay", PLATE, "market", wanted, wanted, marks),
        plate("trade", place, "market", trade, f"{wanted}, with the chosen goods", marks),
        plate("reward", PLATE, "mound", "Take the mound’s gift", "Take the chosen goods from the mound", marks),
    ]
    return [space if marks.can_press(space.id) else Space(space.id, PLATE, space.title, space.press)
            for space in found]  # fmt: skip


# --- productivity ---


def productivity(scene: Scene) -> Register:
    """What each kind of production building adds from the next round on."""
    rows = [_productivity_row(scene, i) for i in range(len(PRODUCERS))]
    pieces = [_productivity_piece(scene, i) for i in range(len(PRODUCERS))]
    layers = paint(rows, [], pieces, scene.marks)
    label = "; ".join(piece.title for piece in pieces)
    return register("productivity", "Productivity", label, Box(0, 0, WIDTH, TOP + 3 * STEP), layers, "left",
                    icon="quarry", note="from the next round on")  # fmt: skip


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
    title = f"{good.capitalize()}: {more} more than the dice"
    return Piece(f"productivity-{good}", _step(i, step), title, skin, reach=18)


# --- points ---

SUMS: Final = (("pharaoh", "cards", "cards"), ("favor", "favor", "favor"), ("ship", "ships", "ships"),
               ("pestilence", "pestilence", "pestilence"))  # fmt: skip


def points(scene: Scene) -> Register:
    """Where the points come from so far, and for who plays alone the builder's title."""
    found = scene.sheet["points"]
    parts = {"cards": sum(found["cards"]), "favor": found["favor"], "ships": found["ships"],
             "pestilence": -abs(found["pestilence"])}  # fmt: skip
    cells = [
        tally(Box(2 + 83 * i, TOP, 80, 58), symbol, signed(parts[name]), word)
        for i, (symbol, name, word) in enumerate(SUMS)
    ]
    total = [rect(Box(336, TOP + 2, 82, 58), "raised edge", 5),
             tally(Box(337, TOP, 80, 58), "", signed(found["total"]), "points")]  # fmt: skip
    ground: list[Node] = [cells, total]
    foot, said = TOP + 64, ", ".join(f"{name} {signed(n)}" for name, n in parts.items())
    if scene.shown["alone"]:
        ground.append(_titles(scene, found["total"], foot + 6))
        foot += 58
    label, layers = f"{said}: {signed(found['total'])} points.", paint(ground, [], [], scene.marks)
    return register("points", f"{scene.whose} points", label, Box(0, 0, WIDTH, foot), layers, "left", icon="points",
                    note="" if scene.shown["over"] else "if the game ended now")  # fmt: skip


def _titles(scene: Scene, total: int, top: float) -> Node:
    limits = scene.cells["titles"]
    reached = sum(total >= limit for limit in limits)
    rungs = []
    for i, title in enumerate(TITLES):
        box = Box(2 + 83.4 * i, top, 82, 46)
        word = f"under {limits[0]}" if i == 0 else f"from {limits[i - 1]}"
        classes = "wash-gain edge-bold" if i == reached else "well hair"
        rungs.append([rect(box, classes, 3), words(box.centre.moved(y=-3), title, "m t"),
                      words(box.centre.moved(y=14), word, "m q")])  # fmt: skip
    return rungs


# --- the Pharaoh's demands ---


def demands(scene: Scene) -> Register:
    """The five cards, each with its points so far."""
    cards = scene.table["cards"]
    rows = [_demand(scene, i, name) for i, name in enumerate(cards)]
    missing = [rect(_card_box(i), "well dashes", 4) for i in range(len(cards), len(LETTERS))]
    said = [f"{name}: {' '.join(rule(name, scene.cells))}, {_so_far(scene, i)} so far" for i, name in enumerate(cards)]
    box = Box(0, 0, WIDTH, _card_box(len(LETTERS) - 1).bottom + 3)
    layers, label = paint([rows, missing], [], [], scene.marks), "; ".join(said) or "No cards yet"
    return register("demands", "The Pharaoh’s demands", label, box, layers, "right", icon="pharaoh")


def _card_box(i: int) -> Box:
    return CARD._replace(y=CARD.y + CARD_PITCH * i)


def _so_far(scene: Scene, i: int) -> str:
    found = scene.sheet["points"]["cards"]
    return signed(found[i]) if i < len(found) else "0"


def _demand(scene: Scene, i: int, name: str) -> Node:
    return card(
        _card_box(i),
        name[0],
        card_of(name).symbol,
        rule(name, scene.cells),
        _so_far(scene, i),
        "points" if scene.shown["over"] else "so far",
    )


# --- plagues ---


def plagues(scene: Scene) -> Register:
    """The ten plagues; those suffered are struck through."""
    tiles = [_plague(scene, i, plague) for i, plague in enumerate(ALL_PLAGUES)]
    count = scene.cells["plague_dice"][0]
    label = f"Suffered: {', '.join(plague_of(name).name for name in scene.sheet['plagues']) or 'none'}."
    box = Box(0, 0, WIDTH, tiles[-1].box.bottom + 3)
    return register("plagues", "Plagues", label, box, paint([], tiles, [], scene.marks), "right", icon="death",
                    note=f"{count} or more dice in your column bring one")  # fmt: skip


def _times(n: int) -> str:
    return "once" if n == 1 else f"{n} times"


def _plague(scene: Scene, i: int, plague: Plague) -> Space:
    row, column = divmod(i, 2)
    box = TILE._replace(x=TILE.x + column * 211, y=TILE.y + row * CARD_PITCH)
    now = scene.doing("plague") == plague.key
    gone = plague.key in scene.sheet["plagues"] and not now
    state: State = "now" if now else "out" if gone else ""
    lines = ["suffered"] if gone else effect(plague, scene.cells)
    if plague.comes_again and scene.sheet["deaths"]:
        lines = [lines[0], f"suffered {_times(scene.sheet['deaths'])}"]
    press = f"Suffer {plague.name}: {' '.join(effect(plague, scene.cells))}"
    return tile(f"plague-{plague.key}", box, plague.symbol, plague.name, lines, press, state)
