"""What each register shows of a view, and nothing else, so that it need not be drawn twice."""

from __future__ import annotations

from typing import Final, TypedDict

from benben.draw.scene import Cells
from benben.draw.shapes import clip
from benben.games.egizia_common.look.glyphs import Glyph, card_glyphs, is_kept, kind_of, produce_glyphs
from benben.games.egizia_common.look.tableau import (
    Crews,
    Feeding,
    Kept,
    KeptCards,
    Level,
    Markets,
    Plot,
    Stock,
    Track,
)
from benben.games.egizia_common.river import COLOURS, RINGS
from benben.games.egizia_common.words.cards import DOT, card_face
from benben.games.egizia_shifting_sands.components import CELLS
from benben.games.egizia_shifting_sands.look.rows import NILE_ROWS, sphinx_glyphs, sphinx_value
from benben.games.egizia_shifting_sands.view.types import (
    BuildView,
    CardSpace,
    OwnSphinx,
    PlayerView,
    RowView,
    SandsView,
    StatueView,
    TileSpace,
    ZoneView,
)
from benben.games.egizia_shifting_sands.words import say
from benben.games.egizia_shifting_sands.words.cards import card_words, sphinx_name, sphinx_words

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
NAME_LETTERS: Final = 12  # of a name in a heading
NO_BUILD: Final[BuildView] = {"zone": "", "seat": -1, "strength": 0, "cost": 0, "left": 0}


def main_seat(view: SandsView) -> int:
    """The seat whose tableau is shown: one's own; for who watches the first, and the best when all is over."""
    if view["seat"] >= 0:
        return int(view["seat"])
    scores = view["scores"]
    return scores.index(max(scores)) if view["over"] else 0


def owner(view: SandsView) -> str:
    """The name of whose tableau is shown; '' for one's own."""
    return "" if view["seat"] >= 0 else clip(view["names"][main_seat(view)], NAME_LETTERS)


def _player(view: SandsView) -> PlayerView:
    return view["table"]["players"][main_seat(view)]


def cells_of(view: SandsView) -> Cells:
    """The numbers on the components, a designer's variant among them."""
    variant: Cells = view.get("variant") or {}
    return {**CELLS, **variant} if variant else CELLS


def _lists(glyphs: list[Glyph]) -> list[list[str]]:
    return [list(glyph) for glyph in glyphs]


# --- the Nile ---


class Nile(TypedDict):
    """The river."""

    names: list[str]
    cards: list[CardSpace]
    tiles: list[TileSpace]
    zones: list[ZoneView]
    phase: str
    step: str
    zone: str  # where it is built now
    build: BuildView


def nile(view: SandsView) -> Nile:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "cards": table["river"],
        "tiles": table["tiles"],
        "zones": table["zones"],
        "phase": table["phase"],
        "step": view["step"] if view["actor"] == view["seat"] else "",
        "zone": table["build"]["zone"] if table["phase"] == "building" else "",
        "build": table["build"] if table["phase"] == "building" else NO_BUILD,
    }


# --- the monuments ---


class Obelisk(TypedDict):
    """The obelisk and the colonnade."""

    names: list[str]
    seat: int
    owners: list[int]
    costs: list[int]
    lower: int
    columns: list[int]
    column_costs: list[int]
    column_points: list[int]
    gold: str
    purple: str
    used: list[str]
    build: BuildView


def obelisk(view: SandsView) -> Obelisk:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "seat": main_seat(view),
        "owners": table["obelisk"],
        "costs": table["obelisk_costs"],
        "lower": table["obelisk_lower"],
        "columns": [player["columns"] for player in table["players"]],
        "column_costs": table["colonnade_costs"],
        "column_points": table["colonnade_points"],
        "gold": table["gold"],
        "purple": table["purple"],
        "used": _player(view)["bonuses_used"],
        "build": _building(view, "obelisk"),
    }


def _building(view: SandsView, zone: str) -> BuildView:
    """The build that is under way at a zone."""
    build = view["table"]["build"]
    return build if build["zone"] == zone and view["table"]["phase"] == "building" else NO_BUILD


class Pyramid(TypedDict):
    """The pyramid and the statues."""

    names: list[str]
    seat: int
    rows: list[RowView]
    statues: list[StatueView]
    levels: list[list[int]]  # of each seat
    build: BuildView


def pyramid(view: SandsView) -> Pyramid:
    table = view["table"]
    return {
        "names": list(view["names"]),
        "seat": main_seat(view),
        "rows": table["pyramid"],
        "statues": table["statues"],
        "levels": [player["statues"] for player in table["players"]],
        "build": _building(view, "pyramid"),
    }


class Sphinx(TypedDict):
    """The sphinx and its deck."""

    deck: int
    counts: list[int]
    names: list[str]
    most: list[int]
    build: BuildView


def sphinx(view: SandsView) -> Sphinx:
    table = view["table"]
    return {
        "deck": table["sphinx_deck"],
        "counts": [player["sphinx"] for player in table["players"]],
        "names": list(view["names"]),
        "most": next(zone["sphinx_most"] for zone in table["zones"] if zone["zone"] == "sphinx"),
        "build": _building(view, "sphinx"),
    }


class Drawn(TypedDict):
    """Sphinx cards to choose from."""

    cards: list[str]
    worth: list[int]  # what each would bring now
    kept: list[str]
    is_first: bool


def drawn_cards(view: SandsView) -> Drawn:
    own = view["table"]["own"]
    kept = [card["card"] for card in own["sphinx"]]
    return {"cards": own["drawn"] or own["dealt"], "worth": own["worth"], "kept": kept, "is_first": not own["drawn"]}


# --- the tableau ---


def crews(view: SandsView) -> Crews:
    player, build = _player(view), view["table"]["build"]
    mine = build["seat"] == main_seat(view)
    figures = {"strength": build["strength"], "cost": build["cost"], "left": build["left"]} if mine else {}
    return {"owner": owner(view), "crews": player["crews"], "spent": player["spent"], "build": figures}


def feeding(view: SandsView) -> Feeding:
    player, ring = _player(view), view["table"]["ring"]
    loss = cells_of(view)["grain_losses"][player["grain_level"] - 1]
    watered = sum(player["grain"][: RINGS.index(ring) + 1])
    extra = player["produced"] - watered  # of cards used for this feeding
    levels = [_level(player, n, extra, loss) for n in reversed(range(len(RINGS)))]
    return {"ring": ring, "need": player["need"], "levels": levels}


def _level(player: PlayerView, n: int, extra: int, loss: int) -> Level:
    grain = sum(player["grain"][: n + 1]) + extra
    left = grain - player["need"]
    return {"ring": RINGS[n], "waters": list(COLOURS[: n + 1]), "grain": grain, "left": left,
            "points": min(left, 0) * loss}  # fmt: skip


def stock(view: SandsView) -> Stock:
    table, player, cells = view["table"], _player(view), cells_of(view)
    start = [_start("stone", cells["start_quarry"][0]), _start("field-green", player["start_field"])]
    plots = [_plot(view, player, name, cells) for name in player["cards"] if not is_kept(NILE_ROWS[name])]
    return {"owner": owner(view), "stones": player["stones"], "quarries": player["quarries"],
            "most": cells["most_stones"][0], "phase": table["phase"], "plots": [*start, *plots]}  # fmt: skip


def _start(symbol: str, figure: int) -> Plot:
    title = say("look-start-quarry", stones=figure) if symbol == "stone" else say("look-start-field", grain=figure)
    return {"card": "", "glyphs": [[symbol, str(figure)]], "dry": False, "title": title}


def _plot(view: SandsView, player: PlayerView, name: str, cells: Cells) -> Plot:
    colour = player["field_colours"].get(name, "")
    dry = bool(colour) and COLOURS.index(colour) > RINGS.index(view["table"]["ring"])
    glyphs = produce_glyphs(NILE_ROWS[name], list(cells[name]), colour)
    return {"card": name, "glyphs": _lists(glyphs), "dry": dry, "title": card_words(name, cells)}


def kept(view: SandsView) -> KeptCards:
    player, own, cells = _player(view), view["table"]["own"], cells_of(view)
    nile = [_kept(player, name, cells) for name in player["cards"] if is_kept(NILE_ROWS[name])]
    secret = own["sphinx"] or player["revealed"]
    return {"owner": owner(view), "cards": [*nile, *[_kept_sphinx(card, cells) for card in secret]]}


def _kept(player: PlayerView, name: str, cells: Cells) -> Kept:
    card = NILE_ROWS[name]
    used = name in player["used"] or name in player["upgrades"]
    return {"id": f"own-{name}", "kind": kind_of(card), "glyphs": _lists(card_glyphs(card, list(cells[name]))),
            "name": card_face(card, cells[name]), "points": "", "now": 0, "used": used,
            "title": card_words(name, cells)}  # fmt: skip


def _kept_sphinx(card: OwnSphinx, cells: Cells) -> Kept:
    name = card["card"]
    value = sphinx_value(name, cells)
    points = "" if value.startswith("×") else value  # what is counted one by one says it already
    return {"id": f"sphinx-{name}", "kind": "sphinx", "glyphs": _lists(sphinx_glyphs(name, cells)),
            "name": _whole_goals(sphinx_name(name, cells)), "points": points, "now": card["points"], "used": False,
            "title": say("look-sphinx-card", words=sphinx_words(name, cells), points=card["points"])}  # fmt: skip


def _whole_goals(name: str) -> str:
    """Of several goals each stands on one line."""
    goals = name.split(DOT)
    return DOT.join(goal.replace(" ", NO_BREAK) for goal in goals) if goals[1:] else name


def markets(view: SandsView) -> Markets:
    players = view["table"]["players"]
    levels = {"grain": [player["grain_level"] for player in players],
              "stone": [player["stone_level"] for player in players]}  # fmt: skip
    return {"levels": levels, "names": list(view["names"])}


def track(view: SandsView) -> Track:
    scores, standing = list(view["scores"]), view["table"]["standing"]
    is_set_up = view["table"]["round"] > 0  # before that nobody stands in front
    return {
        "names": list(view["names"]),
        "scores": scores,
        "standing": standing if is_set_up else list(range(len(scores))),
    }
