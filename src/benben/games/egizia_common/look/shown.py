"""What the registers that both games have show of a view, and nothing else, so that they need not be drawn twice."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from benben.core.game import View
from benben.draw.scene import Cells
from benben.draw.shapes import clip
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.look.glyphs import Glyph, card_glyphs, is_kept, kind_of, produce_glyphs
from benben.games.egizia_common.look.rows import Rows
from benben.games.egizia_common.look.tableau import (
    Crews,
    Drawn,
    DrawnCard,
    Feeding,
    Kept,
    KeptCards,
    Level,
    Markets,
    Plot,
    Sphinx,
    Stock,
    Track,
)
from benben.games.egizia_common.river import COLOURS, RINGS
from benben.games.egizia_common.view.types import BuildView, CardSpace, CommonPlayer, CommonZone, OwnSphinx
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.cards import DOT, card_face

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
NAME_LETTERS: Final = 12  # of a name in a heading
NO_BUILD: Final[BuildView] = {"zone": "", "seat": -1, "strength": 0, "cost": 0, "left": 0}


def main_seat(view: View[Any]) -> int:
    """The seat whose tableau is shown: one's own; for who watches the first, and the best when all is over."""
    if view["seat"] >= 0:
        return int(view["seat"])
    scores = view["scores"]
    return int(scores.index(max(scores))) if view["over"] else 0


def owner(view: View[Any]) -> str:
    """The name of whose tableau is shown; '' for one's own."""
    return "" if view["seat"] >= 0 else clip(view["names"][main_seat(view)], NAME_LETTERS)


def player_of(view: View[Any]) -> CommonPlayer:
    """Whose tableau is shown."""
    player: CommonPlayer = view["table"]["players"][main_seat(view)]
    return player


def building(view: View[Any], zone: str) -> BuildView:
    """The build that is under way at a zone."""
    build: BuildView = view["table"]["build"]
    return build if build["zone"] == zone and view["table"]["phase"] == "building" else NO_BUILD


def as_lists(glyphs: list[Glyph]) -> list[list[str]]:
    return [list(glyph) for glyph in glyphs]


# --- the Nile ---


class TileShown(TypedDict):
    """A space opposite to the cards."""

    space: str
    place: int
    is_open: bool
    tile: str  # whose row says what it brings; '' before it is laid out
    name: str  # what is written at it
    ships: list[int]


class DockShown(TypedDict):
    """A space for a ship at a zone."""

    space: str
    ship: int  # whose it is, −1 for nobody's
    figure: str  # what is written on it
    title: str
    press: str


class ZoneShown(TypedDict):
    """A building zone."""

    zone: str
    place: int
    symbols: list[str]  # beside its name
    docks: list[DockShown]
    afloat: list[DockShown]  # in the water before it: one at most, where a ship may come too late


def docks(zone: CommonZone) -> list[DockShown]:
    """The spaces of a zone, with who builds when."""
    name = zone["zone"]
    return [
        {
            "space": f"{name}_{n}",
            "ship": ship,
            "figure": f"{n}.",
            "title": say("look-dock", zone=name, dock=n),
            "press": say("look-moor-dock", zone=name, dock=n),
        }
        for n, ship in enumerate(zone["docks"], 1)
    ]


class Nile(TypedDict):
    """The river."""

    names: list[str]
    cards: list[CardSpace]
    tiles: list[TileShown]
    zones: list[ZoneShown]
    step: str
    zone: str  # where it is built now
    build: BuildView
    order: list[int]  # seats in turn order; none before the first round
    passed: list[bool]  # of each seat, while ships are placed


def nile(view: View[Any], tiles: list[TileShown], zones: list[ZoneShown]) -> Nile:
    table = view["table"]
    is_building = table["phase"] == "building"
    return {
        "names": list(view["names"]),
        "cards": table["river"],
        "tiles": tiles,
        "zones": zones,
        "step": view["step"] if view["actor"] == view["seat"] else "",
        "zone": table["build"]["zone"] if is_building else "",
        "build": table["build"] if is_building else NO_BUILD,
        "order": table["order"] if table["round"] else [],
        "passed": [player["passed"] and table["phase"] == "placement" for player in table["players"]],
    }


# --- what is the same for all games ---


def sphinx(view: View[Any], zone: str, most: list[int]) -> Sphinx:
    """`most` are the cards that may be drawn, from each space where they differ."""
    table = view["table"]
    return {
        "deck": table["sphinx_deck"],
        "counts": [player["sphinx"] for player in table["players"]],
        "most": most,
        "build": building(view, zone),
    }


def markets(view: View[Any]) -> Markets:
    players = view["table"]["players"]
    levels = {"grain": [player["grain_level"] for player in players],
              "stone": [player["stone_level"] for player in players]}  # fmt: skip
    return {"levels": levels, "names": list(view["names"])}


def track(view: View[Any]) -> Track:
    scores, standing = list(view["scores"]), view["table"]["standing"]
    is_set_up = view["table"]["round"] > 0  # before that nobody stands in front
    return {
        "names": list(view["names"]),
        "scores": scores,
        "standing": standing if is_set_up else list(range(len(scores))),
    }


# --- what is made from a game's rows ---


class Showing:
    """The registers that show a game's cards. `mined` are the phases before the quarries produce."""

    def __init__(self, rows: Rows, mined: tuple[str, ...]) -> None:
        self.rows = rows
        self.words = rows.words
        self.mined = mined

    def drawn(self, view: View[Any]) -> Drawn:
        """Sphinx cards to choose from."""
        own, cells = view["table"]["own"], self.words.cells_of(view)
        kept = {card["card"] for card in own["sphinx"]}
        names = own["drawn"] or own["dealt"]
        cards = [self._drawn(name, name in kept, worth, cells) for name, worth in zip(names, own["worth"], strict=True)]
        return {"cards": cards, "is_first": not own["drawn"]}

    def _drawn(self, name: str, kept: bool, worth: int, cells: Cells) -> DrawnCard:
        return {
            "card": name,
            "value": self.rows.sphinx_value(name, cells),
            "glyphs": as_lists(self.rows.sphinx_glyphs(name, cells)),
            "words": self.words.sphinx_words(name, cells),
            "worth": worth,
            "kept": kept,
        }

    def crews(self, view: View[Any]) -> Crews:
        player, build = player_of(view), view["table"]["build"]
        mine = build["seat"] == main_seat(view)
        figures = {"strength": build["strength"], "cost": build["cost"], "left": build["left"]} if mine else {}
        names = [self.words.crew(n) for n in range(len(CREWS))]
        return {"owner": owner(view), "names": names, "crews": player["crews"], "spent": player["spent"],
                "build": figures}  # fmt: skip

    def feeding(self, view: View[Any]) -> Feeding:
        player, ring = player_of(view), view["table"]["ring"]
        loss = self.words.cells_of(view)["grain_losses"][player["grain_level"] - 1]
        watered = sum(player["grain"][: RINGS.index(ring) + 1])
        extra = player["produced"] - watered  # of cards used for this feeding
        levels = [_level(player, n, extra, loss) for n in reversed(range(len(RINGS)))]
        return {"ring": ring, "need": player["need"], "levels": levels}

    def stock(self, view: View[Any]) -> Stock:
        table, player, cells = view["table"], player_of(view), self.words.cells_of(view)
        start = [_start("stone", cells["start_quarry"][0]), _start("field-green", player["start_field"])]
        plots = [self._plot(view, name, cells) for name in player["cards"] if not is_kept(self.words.cards[name])]
        return {"owner": owner(view), "stones": player["stones"], "quarries": player["quarries"],
                "most": cells["most_stones"][0], "is_to_mine": table["phase"] in self.mined,
                "plots": [*start, *plots]}  # fmt: skip

    def _plot(self, view: View[Any], name: str, cells: Cells) -> Plot:
        colour = player_of(view)["field_colours"].get(name, "")
        dry = bool(colour) and COLOURS.index(colour) > RINGS.index(view["table"]["ring"])
        glyphs = produce_glyphs(self.words.cards[name], list(cells[name]), colour)
        return {"card": name, "glyphs": as_lists(glyphs), "dry": dry, "title": self.words.card_words(name, cells)}

    def kept(self, view: View[Any]) -> KeptCards:
        player, own, cells = player_of(view), view["table"]["own"], self.words.cells_of(view)
        nile = [self._kept(player, name, cells) for name in player["cards"] if is_kept(self.words.cards[name])]
        secret = own["sphinx"] or player["revealed"]
        return {"owner": owner(view), "cards": [*nile, *[self._kept_sphinx(card, cells) for card in secret]]}

    def _kept(self, player: CommonPlayer, name: str, cells: Cells) -> Kept:
        card = self.words.cards[name]
        used = name in player["used"] or name in player["upgrades"]
        glyphs = card_glyphs(card, list(cells[name]), self.words.terms)
        return {"id": f"own-{name}", "kind": kind_of(card), "glyphs": as_lists(glyphs),
                "name": card_face(card, cells[name], self.words.terms), "points": "", "now": 0, "used": used,
                "title": self.words.card_words(name, cells)}  # fmt: skip

    def _kept_sphinx(self, card: OwnSphinx, cells: Cells) -> Kept:
        name = card["card"]
        value = self.rows.sphinx_value(name, cells)
        points = value if value.isdigit() else ""  # what is counted one by one says it already
        said = say("look-sphinx-card", words=self.words.sphinx_words(name, cells), points=card["points"])
        return {"id": f"sphinx-{name}", "kind": "sphinx", "glyphs": as_lists(self.rows.sphinx_glyphs(name, cells)),
                "name": _whole_goals(self.words.sphinx_name(name, cells)), "points": points, "now": card["points"],
                "used": False, "title": said}  # fmt: skip


def _level(player: CommonPlayer, n: int, extra: int, loss: int) -> Level:
    grain = sum(player["grain"][: n + 1]) + extra
    left = grain - player["need"]
    return {"ring": RINGS[n], "waters": list(COLOURS[: n + 1]), "grain": grain, "left": left,
            "points": min(left, 0) * loss}  # fmt: skip


def _start(symbol: str, figure: int) -> Plot:
    title = say("look-start-quarry", stones=figure) if symbol == "stone" else say("look-start-field", grain=figure)
    return {"card": "", "glyphs": [[symbol, str(figure)]], "dry": False, "title": title}


def _whole_goals(name: str) -> str:
    """Of several goals each stands on one line."""
    goals = name.split(DOT)
    return DOT.join(goal.replace(" ", NO_BREAK) for goal in goals) if goals[1:] else name
