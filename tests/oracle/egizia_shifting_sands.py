"""A second, independent telling of *Egizia: Shifting Sands*, to be run against the engine.

Written from the rulebook and the component tables alone, without looking at an engine, to be read beside the rulebook:
`play` tells the whole game in the book's order, and everything it needs stands below it in the order in which the book
speaks of it. It is not made for speed. Chance and the players are asked by `yield`: chance as a `Chance`, answered by
the name of an outcome; the players as `Questions`, of which any open seat may be answered next by (seat, answer). The
answer comes back by `.send(…)`. VOCABULARY.md lists all questions and the decisions taken where the book is silent.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

# ---------------------------------------------------------------------------------------------------------------------
# Content
# ---------------------------------------------------------------------------------------------------------------------

ROUNDS = 5
SHIPS = 8
BASIC_CREWS = ["green", "blue", "yellow"]
CREWS = [*BASIC_CREWS, "purple"]
STRENGTH_AT_START = {"green": 1, "blue": 1, "yellow": 1, "purple": 2}
STRONGEST = 7  # the last column of the tableau; a crew never falls below 1
MOST_STONE = 25
STONE_AT_START = [2, 3, 4, 5]  # by sequence tile
START_FIELD, START_FIELD_FLIPPED, START_QUARRY = 6, 10, 3
COLOURS = ["green", "yellow", "red"]
RING = ["bottom", "middle", "top"]
WATERED = {"bottom": ["green"], "middle": ["green", "yellow"], "top": ["green", "yellow", "red"]}

# The Nile from its source to the delta.
RIVER = [
    *["card_1", "tile_1", "card_2", "tile_2", "card_3", "zone_a"],  # obelisk and colonnade
    *["card_4", "tile_3", "card_5", "tile_4", "card_6", "zone_b"],  # pyramid and statues
    *["card_7", "tile_5", "card_8", "tile_6", "card_9", "zone_c"],  # sphinx
    *["card_10", "tile_7"],
]
ZONES = ["zone_a", "zone_b", "zone_c"]
CLOSED_WITH_TWO = ["card_1", "tile_1", "card_2", "tile_2"]
CARD_SPACES = [space for space in RIVER if space.startswith("card")]
TILE_SPACES = [space for space in RIVER if space.startswith("tile")]

MARKETS = ["grain", "stone"]
TOP_LEVEL = 5
LOSS_PER_GRAIN = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}  # by level of the grain market
GRAIN_SALE_LEVEL, GRAIN_PER_POINT = 3, 3
GRAIN_TOP_POINTS, GRAIN_TOP_POINTS_G5 = 2, 4
STONE_GIFT_LEVEL, STONE_GIFT = 3, 2
STONE_TOP, STONE_TOP_G2 = 3, 6
STONE_SALE_LEVEL, STONES_PER_POINT = 4, 2

OBELISK = {2: [1, 2, 2, 3, 4, 4, 5], 3: [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]}  # bottom up
OBELISK_LOWER = {2: 4, 3: 6}  # so many levels are the lower section
COLONNADE = [1, 1, 2, 2, 3, 3, 4]
GOLD_COLUMN, PURPLE_COLUMN, LAST_COLUMN = 3, 5, 7
COLONNADE_POINTS = [5, 3, 2, 1]  # first, second, … to complete it
PYRAMID = {2: [3, 2, 1], 3: [5, 4, 3, 2, 1]}  # spaces of a row on one side, bottom up
PYRAMID_SIDES = {2: 2, 3: 1}  # with two players a dark side and, to its right, a light one
PYRAMID_COST = [2, 3, 4, 5, 6]
PYRAMID_MAJORITY = 5
STATUE_COST = [1, 2, 2]
STATUE_POINTS = [2, 5, 10]
STATUES = {
    "A1": [6, 8, 10],  # levels of both markets
    "A2": [4, 5, 6],  # sphinx cards
    "A3": [2, 3, 4],  # bricks in the obelisk
    "A4": [3, 4, 6],  # bricks in the pyramid
    "B1": [2, 3, 4],  # permanent cards
    "B2": [8, 12, 16],  # sum of red and yellow fields
    "B3": [8, 11, 13],  # sum of green fields
    "B4": [7, 11, 13],  # sum of quarries
    "B5": [12, 15, 18],  # strength of all crews
}
SPHINX_MOST = [5, 3, 2]  # cards, by distance of the ship from the Nile
COOPERATION = {0: 0, 1: 0, 2: 2, 3: 5}  # by number of zones built in

GOLD_TILES = ["G1", "G2", "G3", "G4", "G5"]
PURPLE_TILES = ["G6", "P1", "P2", "P3", "P4"]
ONCE_PER_GAME = ["P1", "P2"]  # G6, P3 and P4 are for once per round
G1_GRAIN = 2

# Nile tiles, and what is printed under them; an effect is a word and its arguments.
TILES = {
    "print_1": ["grain_market 1", "stone_market 1"],
    "print_2": ["crew green 1", "crew blue 1"],
    "print_3": ["crew blue 1", "crew yellow 1"],
    "print_4": ["crew purple 1", "ring 1"],
    "print_5": ["crew green 1", "crew yellow 1"],
    "print_6": ["any_crew 1", "stone 2"],
    "print_7": ["crew purple 1", "ring 1"],
    "T01": ["grain_market 1", "stone_market 1"],
    "T02": ["crew green 1", "crew blue 1"],
    "T03": ["crew blue 1", "crew yellow 1"],
    "T04": ["crew green 1", "crew yellow 1"],
    "T05": ["any_crew 1", "stone 2"],
    "T06": ["crew purple 1", "ring 2"],
    "T07": ["crew purple 1", "ring 1"],
    "T08": ["any_crew 1", "stone_market 1"],
    "T09": ["crew green 1", "crew blue 1", "crew yellow 1", "crew purple -1"],
    "T10": ["prospective 1", "any_crew 1"],
    "T11": ["grain_market 1", "stone_market 1", "points 1"],
}
TILES_FOR_THREE = ["T01", "T02", "T03", "T04", "T05", "T06"]  # labelled 3+
TILES_FOR_TWO = ["T10", "T11"]  # labelled 2
TILES_FOR_ALL = ["T07", "T08", "T09"]

# Nile cards: name, deck, label, kind | its parts. A field has its colour and grain, a red one its bonus; a quarry its
# stone; a card for one use its uses, of which it gives one; an immediate one its effects; a permanent one its power.
NILE_TABLE = """
N01 1/2 -  field | green 3
N02 1/2 -  field | green 4
N03 1/2 -  field | yellow 5
N04 1/2 -  field | yellow 6
N05 1/2 -  field | red 6 | any_crew 1
N06 1/2 -  field | red 7 | stone 2
N07 1/2 -  quarry | 2
N08 1/2 3+ quarry | 2
N09 1/2 -  quarry | 3
N10 1/2 -  quarry | 3
N11 1/2 3+ quarry | 3
N12 1/2 -  anytime | grain 4
N13 1/2 -  anytime | strength 3
N14 1/2 3+ anytime | ship 1
N15 1/2 -  immediate | grain_market 2
N16 1/2 3+ immediate | stone_market 2
N17 1/2 -  immediate | crew purple 1 | stone 3
N18 1/2 -  permanent | raise_crew
N19 1/2 -  permanent | stone_as_grain
N20 1/2 -  permanent | free_sphinx_card
N21 1/2 -  permanent | upgrade_field
N22 1/2 -  permanent | upgrade_field
N23 3/4 -  field | green 4
N24 3/4 -  field | green 5
N25 3/4 3+ field | yellow 7
N26 3/4 -  field | red 8 | grain_market 1 | stone_market 1
N27 3/4 3+ field | red 9 | ring 2
N28 3/4 -  quarry | 3
N29 3/4 -  quarry | 4
N30 3/4 3+ quarry | 4
N31 3/4 -  combination | 2 | green 3
N32 3/4 -  combination | 2 | yellow 4
N33 3/4 -  anytime | grain 4 | stone 4
N34 3/4 -  anytime | stone 4 | strength 4
N35 3/4 -  anytime | stone 6
N36 3/4 -  anytime | keep 1
N37 3/4 -  immediate | stone 3 | ring 2
N38 3/4 -  immediate | any_crew 1 | ring 1
N39 3/4 3+ immediate | points -5 | points_at_end 5
N40 3/4 -  permanent | raise_crew
N41 3/4 -  permanent | upgrade_field
N42 3/4 -  permanent | buy_strength
N43 3/4 -  permanent | crew_for_markets
N44 3/4 -  permanent | leftover
N45 5   -  field | green 5
N46 5   -  quarry | 5
N47 5   -  combination | 3 | green 4
N48 5   -  anytime | strength 3
N49 5   -  anytime | stone 4 | strength 4
N50 5   3+ anytime | grain 4 | stone 4
N51 5   -  anytime | sell 10
N52 5   -  immediate | free_brick
N53 5   -  immediate | points_for_pyramid_and_statues
N54 5   -  immediate | points_for_obelisk_and_colonnade
N55 5   -  permanent | buy_strength
N56 5   3+ permanent | stone_as_grain
"""
DECK_OF_ROUND = {1: "1/2", 2: "1/2", 3: "3/4", 4: "3/4", 5: "5"}
LAST_ROUND_OF_DECK = [2, 4, 5]
STRENGTH_PRICE = 2  # stone per step, with the power to buy strength

SPHINX = [f"S{n:02}" for n in range(1, 36)]
SPHINX_FOR_THREE = ["S06", "S07", "S08", "S09", "S18", "S21", "S22"]  # labelled 3+

Form = dict[str, Any]  # an answer


@dataclass
class Card:
    """A Nile card."""

    deck: str
    label: str
    kind: str
    colour: str = ""  # of its field, as printed
    grain: int = 0
    stone: int = 0  # of its quarry
    effects: list[str] = field(default_factory=list)  # at once when it is gained
    uses: dict[str, int] = field(default_factory=dict)  # one of these, once
    power: str = ""


def read_card(line: str) -> tuple[str, Card]:
    head, *parts = [part.strip() for part in line.split("|")]
    name, deck, label, kind = head.split()
    card = Card(deck, label, kind)
    if kind in ("quarry", "combination"):
        card.stone = int(parts.pop(0))
    if kind in ("field", "combination"):
        colour, grain = parts.pop(0).split()
        card.colour, card.grain = colour, int(grain)
    if kind == "anytime":
        card.uses = {what: int(number) for what, number in (part.split() for part in parts)}
    elif kind == "permanent":
        card.power = parts[0]
    else:
        card.effects = parts
    return name, card


NILE = dict(read_card(line) for line in NILE_TABLE.strip().split("\n"))


# ---------------------------------------------------------------------------------------------------------------------
# The table
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Chance:
    name: str
    where: str  # the space, the seat or the tile it is for
    outcomes: dict[str, int]  # with weights


@dataclass
class Questions:
    name: str
    answers: dict[int, list[Form]]  # by seat


@dataclass
class Player:
    score: int = 0
    arrived: int = 0  # when the marker came to its space on the scoring track
    tally: Counter[str] = field(default_factory=Counter)  # the score by reason
    stone: int = 0
    crews: dict[str, int] = field(default_factory=lambda: dict(STRENGTH_AT_START))
    market: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MARKETS, 1))
    start_field: int = START_FIELD
    cards: list[str] = field(default_factory=list)  # Nile cards in the play area
    upgrades: dict[str, str] = field(default_factory=dict)  # field by the card that is allocated to it
    sphinx: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)  # sphinx cards of which some may be kept
    columns: int = 0
    statues: list[int] = field(default_factory=list)  # levels
    tiles: list[str] = field(default_factory=list)  # column bonuses
    rows_won: int = 0
    exhausted: list[str] = field(default_factory=list)  # column bonuses used, once per game
    # this round
    ships: int = SHIPS  # in the play area
    farthest: int = 0  # position of the own ship farthest downstream
    passed: bool = False
    spent: list[str] = field(default_factory=list)  # crews turned over
    used: list[str] = field(default_factory=list)  # cards and column bonuses used, once per round
    prospective: int = 0  # tiles that let a speculating ship build
    had_obelisk_bonus: bool = False
    built_in: list[str] = field(default_factory=list)
    grain: int = 0  # from cards, in the Feeding phase
    stone_as_grain: int = 0

    def strength(self) -> int:
        return sum(self.crews.values())

    def can_use_tile(self, tile: str) -> bool:
        return tile in self.tiles and tile not in self.used and tile not in self.exhausted

    def use_tile(self, tile: str) -> None:
        (self.exhausted if tile in ONCE_PER_GAME else self.used).append(tile)

    def permanents(self) -> int:
        return sum(NILE[card].kind == "permanent" for card in self.cards)

    def quarries(self) -> int:
        """What the quarries produce."""
        return START_QUARRY + sum(NILE[card].stone for card in self.cards)

    def colour(self, card: str) -> str:
        """Of a field, with the upgrades that are allocated to it."""
        steps = list(self.upgrades.values()).count(card)
        return COLOURS[COLOURS.index(NILE[card].colour) - steps]

    def fields(self, *colours: str) -> int:
        """What the fields of these colours produce when they are watered."""
        more = G1_GRAIN if "G1" in self.tiles else 0
        found = [NILE[card].grain + more for card in self.cards if NILE[card].colour and self.colour(card) in colours]
        return sum(found) + (self.start_field + more if "green" in colours else 0)


@dataclass
class Table:
    players: list[Player]
    round: int = 0
    phase: str = "set_up"
    order: list[int] = field(default_factory=list)  # seats by sequence tile
    clock: int = 0  # moves on the scoring track
    ring: str = "middle"
    decks: dict[str, list[str]] = field(default_factory=dict)
    river: dict[str, str] = field(default_factory=dict)  # Nile card by space
    tile_pool: list[str] = field(default_factory=list)
    tiles: dict[str, str] = field(default_factory=dict)  # Nile tile, or print, by space
    ships: dict[str, list[int]] = field(default_factory=dict)  # seats by space
    gold: str = ""
    purple: str = ""
    statues: list[str] = field(default_factory=list)
    sphinx_deck: list[str] = field(default_factory=list)  # its shuffled part, in no order
    sphinx_bottom: list[tuple[str, int]] = field(default_factory=list)  # returned below it, with who drew it
    obelisk: list[int] = field(default_factory=list)  # seats, bottom up
    pyramid: list[list[int]] = field(default_factory=list)  # seats by row, from the left
    boxed: list[str] = field(default_factory=list)  # out of the game, unused
    used_up: list[str] = field(default_factory=list)  # Nile cards that were used
    happened: Counter[str] = field(default_factory=Counter)  # rare things, so that a test can see they came up

    @property
    def size(self) -> int:
        """2, or 3 for three and four players: the side of the board."""
        return min(len(self.players), 3)

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def by_points(self) -> list[int]:
        """Seats from the fewest points to the most; on one space who came later has fewer."""
        return sorted(self.seats, key=lambda seat: (self.players[seat].score, -self.players[seat].arrived))

    def docks(self, zone: str) -> list[str]:
        """The Building spaces in play, the nearest to the Nile first."""
        return [f"{zone}_{n}" for n in range(1, len(self.players))]

    def at(self, space: str) -> list[int]:
        return self.ships.get(space, [])

    def in_obelisk(self, seat: int) -> int:
        return self.obelisk.count(seat)

    def in_pyramid(self, seat: int) -> int:
        return sum(row.count(seat) for row in self.pyramid)

    def row_full(self, row: int) -> bool:
        return len(self.pyramid[row]) == PYRAMID[self.size][row] * PYRAMID_SIDES[self.size]

    def picture(self, seat: int = -1) -> dict[str, Any]:
        """The table as a seat sees it; −1 is a spectator."""
        return {
            "round": self.round,
            "phase": self.phase,
            "order": list(self.order),
            "by_points": self.by_points(),
            "ring": self.ring,
            "decks": {deck: len(cards) for deck, cards in self.decks.items()},
            "river": dict(self.river),
            "tiles": dict(self.tiles),
            "ships": {space: list(seats) for space, seats in self.ships.items() if seats},
            "gold": self.gold,
            "purple": self.purple,
            "statues": list(self.statues),
            "sphinx_cards": len(self.sphinx_deck) + len(self.sphinx_bottom),
            "sphinx_returned": [card if by == seat else "" for card, by in self.sphinx_bottom],
            "obelisk": list(self.obelisk),
            "pyramid": [list(row) for row in self.pyramid],
            "players": [self.player_picture(n, n == seat) for n in self.seats],
        }

    def player_picture(self, seat: int, own: bool) -> dict[str, Any]:
        player = self.players[seat]
        public = ("score", "stone", "start_field", "columns", "rows_won", "ships", "passed", "prospective")
        told = {name: getattr(player, name) for name in public}
        told |= {name: dict(getattr(player, name)) for name in ("tally", "crews", "market", "upgrades")}
        told |= {name: list(getattr(player, name)) for name in ("cards", "statues", "tiles", "exhausted")}
        told |= {name: sorted(getattr(player, name)) for name in ("spent", "used", "built_in")}
        told |= {name: list(cards) if own else len(cards) for name, cards in sphinx_cards_of(player).items()}
        return told


def sphinx_cards_of(player: Player) -> dict[str, list[str]]:
    return {"sphinx": player.sphinx, "drawn": player.drawn}


def new_table(players: int) -> Table:
    return Table([Player() for _ in range(players)])


Asking = Generator[Chance | Questions, Any, None]
Chosen = Generator[Chance | Questions, Any, Form]


def draw(name: str, where: str, pool: list[str]) -> Generator[Chance, str, str]:
    """One out of a shuffled pool; the last one is not asked for."""
    outcome = pool[0]
    if len(pool) > 1:
        outcome = yield Chance(name, where, dict.fromkeys(pool, 1))
    pool.remove(outcome)
    return outcome


def ask(seat: int, name: str, answers: list[Form]) -> Chosen:
    _, answer = yield Questions(name, {seat: answers})
    return answer  # type: ignore[no-any-return]


def choose(seat: int, name: str, answers: list[Form]) -> Chosen:
    """A choice within an effect: not asked when there is none."""
    if len(answers) == 1:
        return answers[0]
    return (yield from ask(seat, name, answers))


def score(table: Table, seat: int, points: int, why: str) -> None:
    """A marker that moves comes to stand behind those on its new space."""
    if points == 0:
        return
    player = table.players[seat]
    player.score += points
    player.tally[why] += points
    table.clock += 1
    player.arrived = table.clock


def gain_stone(table: Table, seat: int, number: int) -> None:
    """What the reserve cannot hold is lost."""
    player = table.players[seat]
    if player.stone + number > MOST_STONE:
        table.happened["stone lost"] += 1
    player.stone = min(player.stone + number, MOST_STONE)


# ---------------------------------------------------------------------------------------------------------------------
# The game
# ---------------------------------------------------------------------------------------------------------------------


def play(table: Table) -> Generator[Chance | Questions, Any, dict[str, list[int]]]:
    """The table is the caller's to look at, before and after each question."""
    yield from set_up(table)
    for number in range(1, ROUNDS + 1):
        table.round = number
        yield from river_set_up(table)
        yield from placement(table)
        yield from mining(table)
        yield from feeding(table)
        yield from building(table)
        clean_up(table)
    return game_end(table)


# Game set-up ---------------------------------------------------------------------------------------------------------


def set_up(table: Table) -> Asking:
    two = len(table.players) == 2
    lay_out_boards(table)
    # 2: three Nile decks, without the cards for three and more
    for name, card in NILE.items():
        if two and card.label == "3+":
            table.boxed.append(name)
        else:
            table.decks.setdefault(card.deck, []).append(name)
    # 3: the tiles for the other numbers of players leave; with two the rest is laid out already
    table.tile_pool = [*TILES_FOR_ALL, *(TILES_FOR_TWO if two else TILES_FOR_THREE)]
    table.boxed += TILES_FOR_THREE if two else TILES_FOR_TWO
    if two:
        yield from lay_tiles(table)
    # 4: a bonus for the gold column and one for the purple column
    gold, purple = list(GOLD_TILES), list(PURPLE_TILES)
    if two:
        purple.remove("G6")
        table.gold = "G6"
    else:
        table.gold = yield from draw("gold", "gold_column", gold)
    table.purple = yield from draw("purple", "purple_column", purple)
    table.boxed += gold + purple
    # 5: statues, one of each pile and, with three and more, one of all that are left
    pile_a, pile_b = ([card for card in STATUES if card[0] == pile] for pile in "AB")
    table.statues = [(yield from draw("statue", "statue_1", pile_a)), (yield from draw("statue", "statue_2", pile_b))]
    rest = pile_a + pile_b
    if not two:
        table.statues.append((yield from draw("statue", "statue_3", rest)))
    table.boxed += rest
    for player in table.players:
        player.statues = [0] * len(table.statues)
    # 6: the first sphinx cards
    table.sphinx_deck = [card for card in SPHINX if not (two and card in SPHINX_FOR_THREE)]
    table.boxed += SPHINX_FOR_THREE if two else []
    yield from first_sphinx_cards(table)
    # 7 to 11: the ring lies in the middle, and tableaus, markers and starter cards are as a new Player has them
    # 12: sequence tiles
    seats = [str(seat) for seat in table.seats]
    for number in range(1, len(table.players) + 1):
        table.order.append(int((yield from draw("sequence", str(number), seats))))
    begin_order(table)


def lay_out_boards(table: Table) -> None:
    table.pyramid = [[] for _ in PYRAMID[table.size]]


def first_sphinx_cards(table: Table) -> Asking:
    """Two for each player, of whom each keeps one; the others are shuffled into the deck again."""
    for seat in table.seats:
        for _ in range(2):
            card = yield from draw("deal", str(seat), table.sphinx_deck)
            table.players[seat].drawn.append(card)
    kept: dict[int, str] = {}
    while len(kept) < len(table.players):
        open_seats = [seat for seat in table.seats if seat not in kept]
        forms = {seat: [{"do": "keep", "card": card} for card in table.players[seat].drawn] for seat in open_seats}
        seat, answer = yield Questions("keep_first", forms)
        kept[seat] = answer["card"]
    for seat, card in kept.items():
        player = table.players[seat]
        player.drawn.remove(card)
        player.sphinx.append(card)
        table.sphinx_deck += player.drawn
        player.drawn = []


def begin_order(table: Table) -> None:
    """13: stones by sequence tile; on the 0 of the scoring track the first in order stands last."""
    for number, seat in enumerate(table.order):
        table.players[seat].stone = STONE_AT_START[number]
    for seat in reversed(table.order):
        table.clock += 1
        table.players[seat].arrived = table.clock


# River set-up phase --------------------------------------------------------------------------------------------------


def open_spaces(table: Table, spaces: list[str]) -> list[str]:
    return [space for space in spaces if not (len(table.players) == 2 and space in CLOSED_WITH_TWO)]


def river_set_up(table: Table) -> Asking:
    table.phase = "river_set_up"
    deck = table.decks[DECK_OF_ROUND[table.round]]
    for space in open_spaces(table, CARD_SPACES):
        table.river[space] = yield from draw("nile_card", space, deck)
    if table.round in LAST_ROUND_OF_DECK:
        table.boxed += deck
        deck.clear()
    if table.round > 1:
        yield from lay_tiles(table)
    elif len(table.players) > 2:
        # the first round goes by what is printed on the board
        table.tiles = {space: f"print_{space[-1]}" for space in TILE_SPACES}


def lay_tiles(table: Table) -> Asking:
    for space in open_spaces(table, TILE_SPACES):
        table.tiles[space] = yield from draw("nile_tile", space, table.tile_pool)


# Placement phase -----------------------------------------------------------------------------------------------------


def placement(table: Table) -> Asking:
    table.phase = "placement"
    while not all(player.passed for player in table.players):
        for seat in table.order:
            if not table.players[seat].passed:
                yield from take_turn(table, seat)
    yield from take_leftovers(table)


def take_turn(table: Table, seat: int) -> Asking:
    """One ship, or pass; who cannot place passes unasked."""
    player = table.players[seat]
    if not placements(table, seat):
        player.passed = True
        return
    answer = yield from step(table, seat, "place", lambda: [*placements(table, seat), {"do": "pass"}])
    if answer["do"] == "pass":
        player.passed = True
        return
    yield from place(table, seat, answer)
    # a card and a column bonus allow one more ship each
    while more := ways_to_a_second_ship(table, seat):
        answer = yield from ask(seat, "second_ship", [*more, {"do": "end_turn"}])
        if answer["do"] == "end_turn":
            return
        if "card" in answer:
            discard(table, seat, answer["card"])
        else:
            player.use_tile("P1")
        table.happened["second ship"] += 1
        answer = yield from step(table, seat, "place", lambda: placements(table, seat))
        yield from place(table, seat, answer)


def ways_to_a_second_ship(table: Table, seat: int) -> list[Form]:
    player = table.players[seat]
    if not placements(table, seat):
        return []
    cards = [card for card in player.cards if "ship" in NILE[card].uses]
    found: list[Form] = [{"do": "use", "card": card, "for": "ship"} for card in cards]
    return [*found, {"do": "use", "tile": "P1"}] if player.can_use_tile("P1") else found


def placements(table: Table, seat: int) -> list[Form]:
    """Downstream of all own ships, on a space that nobody has claimed; P3 and P4 bend this once per round."""
    player = table.players[seat]
    if not player.ships:
        return []
    found: list[Form] = []
    for position, place_name in enumerate(RIVER, 1):
        for space in free_spaces(table, seat, place_name):
            if position > player.farthest:
                found.append({"do": "place", "space": space})
            elif player.can_use_tile("P3"):
                found.append({"do": "place", "space": space, "with": "P3"})
        # the tile of one's own last ship is not too far upstream for P4
        again = place_name in TILE_SPACES and bool(table.at(place_name))
        if again and position >= player.farthest and player.can_use_tile("P4"):
            found.append({"do": "place", "space": place_name, "with": "P4"})
    return found


def free_spaces(table: Table, seat: int, place_name: str) -> list[str]:
    if place_name not in ZONES:
        is_open = bool(open_spaces(table, [place_name]))
        return [place_name] if is_open and not table.at(place_name) else []
    docks, outside = table.docks(place_name), f"{place_name}_speculate"
    if any(seat in table.at(space) for space in [*docks, outside]):
        return []  # one ship at each Building location
    empty = [space for space in docks if not table.at(space)]
    # a full zone can be speculated on
    return empty or [outside]


def place(table: Table, seat: int, answer: Form) -> Asking:
    player, space = table.players[seat], answer["space"]
    if "with" in answer:
        player.use_tile(answer["with"])
        table.happened[answer["with"]] += 1
    player.ships -= 1
    table.ships.setdefault(space, []).append(seat)
    player.farthest = max(player.farthest, RIVER.index(place_of(space)) + 1)
    if space in CARD_SPACES:
        yield from gain_card(table, seat, table.river.pop(space))
    elif space in TILE_SPACES:
        for effect in TILES[table.tiles[space]]:
            yield from take_effect(table, seat, effect)
    elif space.endswith("speculate"):
        table.happened["speculate"] += 1


def place_of(space: str) -> str:
    return space[:6] if space.startswith("zone") else space


def take_leftovers(table: Table) -> Asking:
    """At the end of the phase, whoever has the power may pick up a card that nobody claimed, or score a point."""

    def forms() -> list[Form]:
        return [{"do": "take", "card": left} for left in table.river.values()] + [{"do": "point"}, {"do": "done"}]

    for seat in table.order:
        for card in [card for card in table.players[seat].cards if NILE[card].power == "leftover"]:
            table.players[seat].used.append(card)
            answer = yield from step(table, seat, "leftover", forms)
            if answer["do"] == "take":
                space = next(space for space, left in table.river.items() if left == answer["card"])
                yield from gain_card(table, seat, table.river.pop(space))
                table.happened["leftover"] += 1
            elif answer["do"] == "point":
                score(table, seat, 1, "leftover")


# Own steps and the cards used in them --------------------------------------------------------------------------------


def step(table: Table, seat: int, name: str, forms: Callable[[], list[Form]]) -> Chosen:
    """A question at which cards may be used as well; it is asked again after each."""
    while True:
        answer = yield from ask(seat, name, forms() + uses(table, seat, name))
        if answer["do"] != "use":
            return answer
        yield from use(table, seat, answer)


def card_step(table: Table, seat: int, name: str, power: str = "") -> Asking:
    """A question for the cards alone; with a power: asked only while a card with this power can be used."""
    while True:
        found = uses(table, seat, name)
        if not any(not power or NILE[form["card"]].power == power for form in found):
            return
        answer = yield from ask(seat, name, [*found, {"do": "done"}])
        if answer["do"] == "done":
            return
        yield from use(table, seat, answer)


BUILDING_STEPS = ["before_building", "build", "after_building"]


def uses(table: Table, seat: int, name: str) -> list[Form]:
    """Everything that the player's cards can be used for in this step."""
    player = table.players[seat]
    found: list[Form] = []
    for card in player.cards:
        form = {"do": "use", "card": card}
        for what, number in NILE[card].uses.items():
            if what == "stone" or (what == "grain" and name == "feeding"):
                found.append(form | {"for": what})
            elif what == "sell":
                found += [form | {"stones": n} for n in range(1, min(player.stone, number) + 1)]
        if card not in player.used:
            found += [form | more for more in power_uses(table, seat, NILE[card].power, name)]
        if NILE[card].power == "upgrade_field" and card not in player.upgrades:
            fields = [other for other in player.cards if NILE[other].colour and player.colour(other) != "green"]
            found += [form | {"field": other} for other in fields]
    return found


def power_uses(table: Table, seat: int, power: str, name: str) -> list[Form]:
    """Of a permanent card, once per round."""
    player = table.players[seat]
    room = sum(STRONGEST - strength for strength in player.crews.values())
    if power == "crew_for_markets" and name == "mining":
        return [{}] if any(strength > 1 for strength in player.crews.values()) else []
    if power == "stone_as_grain" and name == "feeding":
        return [{"stones": n} for n in range(1, min(player.stone, missing_grain(table, seat)) + 1)]
    if power == "raise_crew" and name == "after_feeding":
        return [{}] if room else []
    if power == "buy_strength" and name in BUILDING_STEPS:
        return [{"steps": n} for n in (1, 2) if n <= room and STRENGTH_PRICE * n <= player.stone]
    return []


def use(table: Table, seat: int, answer: Form) -> Asking:
    player, card = table.players[seat], answer["card"]
    power = NILE[card].power
    table.happened[f"use {card}"] += 1
    if NILE[card].kind == "anytime":
        discard(table, seat, card)
        if "stones" in answer:
            player.stone -= answer["stones"]
            score(table, seat, answer["stones"], "sale")
        elif answer["for"] == "stone":
            gain_stone(table, seat, NILE[card].uses["stone"])
        else:
            player.grain += NILE[card].uses["grain"]
        return
    if power == "upgrade_field":
        if answer["field"] in player.upgrades.values():
            table.happened["upgraded twice"] += 1
        player.upgrades[card] = answer["field"]
        return
    player.used.append(card)
    if power == "stone_as_grain":
        player.stone -= answer["stones"]
        player.stone_as_grain += answer["stones"]
    elif power == "buy_strength":
        player.stone -= STRENGTH_PRICE * answer["steps"]
        for _ in range(answer["steps"]):
            yield from raise_any_crew(table, seat)
    elif power == "raise_crew":
        yield from raise_any_crew(table, seat)
    elif power == "crew_for_markets":
        crews = [crew for crew in CREWS if player.crews[crew] > 1]
        lowered = yield from choose(seat, "lower", [{"do": "lower", "crew": crew} for crew in crews])
        player.crews[lowered["crew"]] -= 1
        advance(table, seat, "grain")
        advance(table, seat, "stone")


def discard(table: Table, seat: int, card: str) -> None:
    table.players[seat].cards.remove(card)
    table.used_up.append(card)


# Mining phase --------------------------------------------------------------------------------------------------------


def mining(table: Table) -> Asking:
    table.phase = "mining"
    for seat in table.order:
        gain_stone(table, seat, table.players[seat].quarries())
    for seat in table.order:
        yield from card_step(table, seat, "mining", "crew_for_markets")


# Feeding phase -------------------------------------------------------------------------------------------------------


def feeding(table: Table) -> Asking:
    table.phase = "feeding"
    for seat in table.order:
        yield from feed(table, seat)
    for seat in table.order:
        yield from card_step(table, seat, "after_feeding", "raise_crew")


def feed(table: Table, seat: int) -> Asking:
    player = table.players[seat]
    player.grain = player.stone_as_grain = 0
    yield from card_step(table, seat, "feeding")
    missing = missing_grain(table, seat)
    if missing:
        # every missing grain costs points
        score(table, seat, -missing * LOSS_PER_GRAIN[player.market["grain"]], "hunger")
    elif player.market["grain"] >= GRAIN_SALE_LEVEL:
        # grain that is left over is sold; stones given for grain never make any
        left = max(produced_grain(table, seat) - player.strength(), 0)
        score(table, seat, left // GRAIN_PER_POINT, "surplus")
    player.grain = player.stone_as_grain = 0


def produced_grain(table: Table, seat: int) -> int:
    player = table.players[seat]
    return player.fields(*WATERED[table.ring]) + player.grain


def missing_grain(table: Table, seat: int) -> int:
    player = table.players[seat]
    return max(player.strength() - produced_grain(table, seat) - player.stone_as_grain, 0)


# Building phase ------------------------------------------------------------------------------------------------------


def building(table: Table) -> Asking:
    table.phase = "building"
    for seat in table.order:
        yield from card_step(table, seat, "before_building")
    for zone in ZONES:
        yield from build_at(table, zone)
    for seat in table.order:
        yield from card_step(table, seat, "after_building")


def build_at(table: Table, zone: str) -> Asking:
    """The nearest ship first. Who does not build makes room: the ships behind move up, the speculating one too."""
    docks, outside = table.docks(zone), f"{zone}_speculate"
    number = 0
    while number < len(docks):
        here = table.at(docks[number])
        if not here or (yield from build(table, here[0], zone, SPHINX_MOST[number])):
            number += 1
            continue
        table.players[here[0]].ships += 1
        if table.at(outside):
            table.happened["moved in"] += 1
        behind = [*docks[number:], outside]
        for nearer, farther in pairwise(behind):
            table.ships[nearer] = table.at(farther)
        table.ships[outside] = []
    yield from build_as_an_extra(table, zone)


def build_as_an_extra(table: Table, zone: str) -> Asking:
    """A speculating ship that is left can be made a building ship by a tile or a column bonus; it builds last."""
    outside = f"{zone}_speculate"
    for seat in table.at(outside):
        player = table.players[seat]
        ways = [name for name, can in (("T10", player.prospective > 0), ("P2", player.can_use_tile("P2"))) if can]
        if not ways or not could_build(table, seat, zone):
            continue
        forms: list[Form] = [{"do": "promote", "with": name} for name in ways]
        answer = yield from ask(seat, "promote", [*forms, {"do": "skip"}])
        if answer["do"] == "skip":
            continue
        table.happened[f"promote {answer['with']}"] += 1
        if answer["with"] == "T10":
            player.prospective -= 1
        else:
            player.use_tile("P2")
        # at the sphinx: the maximum of the next space outward, or of the last one
        most = SPHINX_MOST[min(len(table.docks(zone)), len(SPHINX_MOST) - 1)]
        if not (yield from build(table, seat, zone, most)):
            table.ships[outside] = []
            player.ships += 1


def build(table: Table, seat: int, zone: str, most: int) -> Generator[Chance | Questions, Any, bool]:
    """One ship's build: a crew, what helps it, then brick by brick, or the sphinx cards. False: it does not build."""
    player = table.players[seat]
    while True:
        found = could_build(table, seat, zone)
        if not found:
            return False  # cannot build
        answer = yield from ask(seat, "build", [*found, {"do": "skip"}])
        if answer["do"] != "use":
            break
        yield from use(table, seat, answer)
    if answer["do"] == "skip":
        return False
    player.spent.append(answer["crew"])
    strength = yield from reinforce(table, seat, zone, player.crews[answer["crew"]])
    player.built_in.append(zone)
    if zone == "zone_c":
        yield from draw_sphinx_cards(table, seat, min(strength, player.stone), most)
    else:
        yield from lay_bricks(table, seat, zone, strength)
    return True


def could_build(table: Table, seat: int, zone: str) -> list[Form]:
    """The crews that could be sent, and what could be used before."""
    sends: list[Form] = [{"do": "send", "crew": crew} for crew in crews_to_send(table, seat, zone)]
    return sends + uses(table, seat, "build")


def cheapest(table: Table, seat: int, zone: str) -> int:
    """What the least build costs; 99 if nothing can be built."""
    if zone == "zone_c":
        return 1 if table.sphinx_deck or table.sphinx_bottom else 99
    return min(brick_costs(table, seat, zone).values(), default=99)


def crews_to_send(table: Table, seat: int, zone: str) -> list[str]:
    """Basic crews that, with all the help there is, can build something that the stones suffice for."""
    player = table.players[seat]
    least = cheapest(table, seat, zone)
    found = []
    for crew in BASIC_CREWS:
        if crew not in player.spent and player.stone >= least:
            ready = player.crews[crew] + most_help(player, crew)
            found += [crew] if ready >= least else []
    return found


def most_help(player: Player, crew: str) -> int:
    helpers = help_for(player, [crew, *player.spent])
    extra = [worth(player, form) for form in helpers if "with" in form]
    return sum(worth(player, form) for form in helpers if "with" not in form) + max(extra, default=0)


def worth(player: Player, form: Form) -> int:
    return player.crews[form["crew"]] if form["do"] == "add" else NILE[form["card"]].uses["strength"]


def help_for(player: Player, spent: list[str]) -> list[Form]:
    """The purple crew, another basic crew by G6, and cards for temporary strength."""
    found: list[Form] = []
    if "purple" not in spent:
        found.append({"do": "add", "crew": "purple"})
    if player.can_use_tile("G6"):
        found += [{"do": "add", "crew": crew, "with": "G6"} for crew in BASIC_CREWS if crew not in spent]
    with_strength = [card for card in player.cards if "strength" in NILE[card].uses]
    return found + [{"do": "use", "card": card, "for": "strength"} for card in with_strength]


def reinforce(table: Table, seat: int, zone: str, strength: int) -> Generator[Chance | Questions, Any, int]:
    """Add to the crew until it is enough for the player, and at least for the least build."""
    player = table.players[seat]
    least = cheapest(table, seat, zone)
    while found := help_for(player, player.spent):
        # one extra crew joins: not one so weak that nothing could be built
        others = sum(worth(player, form) for form in found if "with" not in form)
        found = [f for f in found if "with" not in f or strength + others + worth(player, f) >= least]
        ready: list[Form] = [{"do": "ready"}] if strength >= least else []
        answer = yield from ask(seat, "reinforce", found + ready)
        if answer["do"] == "ready":
            break
        strength += worth(player, answer)
        if answer["do"] == "add":
            player.spent.append(answer["crew"])
            if "with" in answer:
                player.use_tile("G6")
                table.happened["G6"] += 1
        else:
            table.happened[f"use {answer['card']}"] += 1
            discard(table, seat, answer["card"])
    return strength


# Monuments -----------------------------------------------------------------------------------------------------------


@dataclass
class Brick:
    on: str
    cost: int
    number: int  # of the level or column, from 1


def lay_bricks(table: Table, seat: int, zone: str, strength: int) -> Asking:
    """Each brick costs its number in stone and strength; what they bring comes after the last one."""
    player = table.players[seat]
    laid: list[Brick] = []
    while True:
        left = min(strength - sum(brick.cost for brick in laid), player.stone)
        statues = [brick.on for brick in laid if brick.on.startswith("statue")]
        costs = brick_costs(table, seat, zone)
        found: list[Form] = []
        for on, cost in costs.items():
            if cost <= left and on not in statues:  # a statue grows by one level in a round
                found.append({"do": "brick", "on": on})
        if not found:
            break
        answer = yield from ask(seat, "brick", [*found, {"do": "done"}] if laid else found)
        if answer["do"] == "done":
            break
        player.stone -= costs[answer["on"]]
        laid.append(lay_brick(table, seat, answer["on"], costs[answer["on"]]))
    yield from settle(table, seat, laid, sum(b.cost for b in laid if not b.on.startswith("statue")))


def brick_costs(table: Table, seat: int, zone: str) -> dict[str, int]:
    """Where the player's next brick may lie, and what it costs."""
    player = table.players[seat]
    found: dict[str, int] = {}
    if zone == "zone_a":
        # obelisk: the lowest empty level, for all players together
        levels = OBELISK[table.size]
        if len(table.obelisk) < len(levels):
            found["obelisk"] = levels[len(table.obelisk)]
        # colonnade: the leftmost column of one's own that is missing
        if player.columns < LAST_COLUMN:
            found["colonnade"] = COLONNADE[player.columns]
    else:
        # pyramid: the leftmost empty space of a row, on two bricks
        for row in range(len(table.pyramid)):
            if not table.row_full(row) and is_supported(table, row):
                found[f"pyramid_{row + 1}"] = PYRAMID_COST[row]
        # statues: one's own lowest missing level
        for number, level in enumerate(player.statues, 1):
            if level < len(STATUE_COST):
                found[f"statue_{number}"] = STATUE_COST[level]
    return found


def is_supported(table: Table, row: int) -> bool:
    """The next space of a row lies on two bricks of its own side."""
    if row == 0:
        return True
    widths = PYRAMID[table.size]
    side, column = divmod(len(table.pyramid[row]), widths[row])
    right_below = side * widths[row - 1] + column + 1
    return right_below < len(table.pyramid[row - 1])


def lay_brick(table: Table, seat: int, on: str, cost: int) -> Brick:
    player = table.players[seat]
    if on == "obelisk":
        table.obelisk.append(seat)
        return Brick(on, cost, len(table.obelisk))
    if on == "colonnade":
        player.columns += 1
        return Brick(on, cost, player.columns)
    number = int(on.split("_")[1]) - 1
    if on.startswith("pyramid"):
        table.pyramid[number].append(seat)
        return Brick(on, cost, len(table.pyramid[number]))
    player.statues[number] += 1
    return Brick(on, cost, player.statues[number])


def settle(table: Table, seat: int, laid: list[Brick], points: int) -> Asking:
    """Points for building, then full rows of the pyramid, columns of the colonnade, and the obelisk's market bonus."""
    score(table, seat, points + points_by_g3(table, seat, laid), "building")
    for row in range(len(table.pyramid)):
        if table.row_full(row) and any(brick.on == f"pyramid_{row + 1}" for brick in laid):
            score_row(table, row)
    for brick in laid:
        if brick.on == "colonnade":
            reach_column(table, seat, brick.number)
    yield from obelisk_bonus(table, seat, [brick.number for brick in laid if brick.on == "obelisk"])


def points_by_g3(table: Table, seat: int, laid: list[Brick]) -> int:
    """A point for each brick; in the build that reaches the bonus only for those after it."""
    has, points = "G3" in table.players[seat].tiles, 0
    for brick in laid:
        points += has
        has = has or (table.gold == "G3" and brick.on == "colonnade" and brick.number == GOLD_COLUMN)
    return points


def score_row(table: Table, row: int) -> None:
    """For the most bricks in the row, of equals for the one farthest to the right, a point per brick."""
    bricks = table.pyramid[row]
    counts = Counter(bricks)
    most = max(counts.values())
    tied = [seat for seat in counts if counts[seat] == most]
    if len(tied) > 1:
        table.happened["row tie"] += 1
    winner = next(seat for seat in reversed(bricks) if seat in tied)
    table.players[winner].rows_won += 1
    score(table, winner, most, "rows")


def reach_column(table: Table, seat: int, number: int) -> None:
    player = table.players[seat]
    if number == GOLD_COLUMN:
        player.tiles.append(table.gold)
    elif number == PURPLE_COLUMN:
        player.tiles.append(table.purple)
    elif number == LAST_COLUMN:
        others = sum(other.columns == LAST_COLUMN for other in table.players) - 1
        score(table, seat, COLONNADE_POINTS[others], "colonnade")
    if number == GOLD_COLUMN and table.gold == "G4":
        for crew in CREWS:
            change_crew(table, seat, crew, 1)
        player.start_field = START_FIELD_FLIPPED


def obelisk_bonus(table: Table, seat: int, levels: list[int]) -> Asking:
    """A market step of choice for the lower section, both for the upper; one bonus in a round."""
    player = table.players[seat]
    if not levels or player.had_obelisk_bonus:
        return
    player.had_obelisk_bonus = True
    lower = OBELISK_LOWER[table.size]
    ways = list(MARKETS) if min(levels) <= lower else []
    ways += ["both"] if max(levels) > lower else []
    if len(ways) == 3:
        table.happened["obelisk both parts"] += 1
    answer = yield from choose(seat, "obelisk_bonus", [{"do": "advance", "market": way} for way in ways])
    for market in MARKETS:
        if answer["market"] in (market, "both"):
            advance(table, seat, market)


def draw_sphinx_cards(table: Table, seat: int, affordable: int, most: int) -> Asking:
    """A stone and a strength for each card; at most one is kept, the others go below the deck for a point each."""
    player = table.players[seat]
    most = min(most, len(table.sphinx_deck) + len(table.sphinx_bottom))
    paid = range(1, min(most, affordable) + 1)
    forms: list[Form] = [{"do": "draw", "pay": n, "free": 0} for n in paid]
    free = [card for card in player.cards if NILE[card].power == "free_sphinx_card" and card not in player.used]
    if free:
        forms += [{"do": "draw", "pay": n, "free": 1} for n in paid if n < most]
    answer = yield from ask(seat, "draw", forms)
    player.stone -= answer["pay"]
    if answer["free"]:
        player.used.append(free[0])
        table.happened[f"use {free[0]}"] += 1
    for _ in range(answer["pay"] + answer["free"]):
        if not table.sphinx_deck:
            table.happened["returned card drawn"] += 1
            player.drawn.append(table.sphinx_bottom.pop(0)[0])
        else:
            player.drawn.append((yield from draw("sphinx_card", str(seat), table.sphinx_deck)))
    yield from keep_sphinx_cards(table, seat)
    score(table, seat, len(player.drawn), "sphinx_returned")
    table.sphinx_bottom += [(card, seat) for card in player.drawn]
    player.drawn = []


def keep_sphinx_cards(table: Table, seat: int) -> Asking:
    """One or none; one more with a card for it."""
    player = table.players[seat]
    by_card: list[str] = [card for card in player.cards if "keep" in NILE[card].uses]
    for permit in ["", *by_card]:
        if not player.drawn:
            return
        more = {"with": permit} if permit else {}
        forms: list[Form] = [{"do": "keep", "card": card} | more for card in player.drawn]
        answer = yield from ask(seat, "keep", [*forms, {"do": "return"}])
        if answer["do"] == "return":
            return
        player.drawn.remove(answer["card"])
        player.sphinx.append(answer["card"])
        if permit:
            table.happened[f"use {permit}"] += 1
            discard(table, seat, permit)


# Clean-up phase ------------------------------------------------------------------------------------------------------


def clean_up(table: Table) -> None:
    table.phase = "clean_up"
    # cooperation: from the most points to the fewest
    for seat in reversed(table.by_points()):
        score(table, seat, COOPERATION[len(table.players[seat].built_in)], "cooperation")
    if table.round == ROUNDS:
        return
    table.boxed += table.river.values()
    table.tile_pool += [tile for tile in table.tiles.values() if tile.startswith("T")]
    table.river, table.tiles, table.ships = {}, {}, {}
    for player in table.players:
        player.ships, player.farthest, player.passed = SHIPS, 0, False
        player.spent, player.used, player.built_in = [], [], []
        player.prospective, player.had_obelisk_bonus = 0, False
    # the fewest points go first
    table.order = table.by_points()


# Markets -------------------------------------------------------------------------------------------------------------


def advance(table: Table, seat: int, market: str) -> None:
    """One level up; at the top its bonus instead."""
    player = table.players[seat]
    at_top = player.market[market] == TOP_LEVEL
    if at_top:
        table.happened[f"past the {market} top"] += 1
    else:
        player.market[market] += 1
    level = player.market[market]
    if market == "grain" and level == TOP_LEVEL:
        score(table, seat, GRAIN_TOP_POINTS_G5 if "G5" in player.tiles else GRAIN_TOP_POINTS, "grain_market")
    if market == "stone" and level == TOP_LEVEL:
        gain_stone(table, seat, STONE_TOP_G2 if "G2" in player.tiles else STONE_TOP)
    if market == "stone" and level == STONE_GIFT_LEVEL:
        gain_stone(table, seat, STONE_GIFT)


# Game end ------------------------------------------------------------------------------------------------------------


def game_end(table: Table) -> dict[str, list[int]]:
    table.phase = "over"
    most = max(table.in_pyramid(seat) for seat in table.seats)
    for seat in table.seats:
        if most and table.in_pyramid(seat) == most:
            score(table, seat, PYRAMID_MAJORITY, "pyramid_majority")
    for seat in table.seats:
        score(table, seat, nile_points(table.players[seat]), "nile_cards")
    for seat in table.seats:
        score(table, seat, sum(sphinx_points(table, seat, card) for card in table.players[seat].sphinx), "sphinx")
    for seat in table.seats:
        score(table, seat, sum(statue_points(table, seat, n) for n in range(len(table.statues))), "statues")
    for seat in table.seats:
        player = table.players[seat]
        if player.market["stone"] >= STONE_SALE_LEVEL:
            score(table, seat, player.stone // STONES_PER_POINT, "stones")
    scores = [player.score for player in table.players]
    # of equals the one with the higher sequence tile
    winner = max(table.seats, key=lambda seat: (scores[seat], table.order.index(seat)))
    return {"scores": scores, "winners": [winner]}


def nile_points(player: Player) -> int:
    effects = [effect.split() for card in player.cards for effect in NILE[card].effects]
    return sum(int(effect[1]) for effect in effects if effect[0] == "points_at_end")


# Icons: what tiles and cards do at once ------------------------------------------------------------------------------


def gain_card(table: Table, seat: int, card: str) -> Asking:
    """An immediate card is used and leaves, unless something of it comes at the end; the others stay."""
    player = table.players[seat]
    effects = NILE[card].effects
    player.cards.append(card)
    for effect in effects:
        yield from take_effect(table, seat, effect)
    if NILE[card].kind == "immediate" and not any(effect.startswith("points_at_end") for effect in effects):
        discard(table, seat, card)


def take_effect(table: Table, seat: int, effect: str) -> Asking:
    player = table.players[seat]
    what, *arguments = effect.split()
    number = int(arguments[-1]) if arguments else 0
    if what == "crew":
        change_crew(table, seat, arguments[0], number)
    elif what == "any_crew":
        yield from raise_any_crew(table, seat)
    elif what == "stone":
        gain_stone(table, seat, number)
    elif what in ("grain_market", "stone_market"):
        for _ in range(number):
            advance(table, seat, what.removesuffix("_market"))
    elif what == "points":
        score(table, seat, number, "cards_and_tiles")
    elif what == "ring":
        yield from move_ring(table, seat, number)
    elif what == "prospective":
        player.prospective += number
    elif what == "free_brick":
        yield from free_brick(table, seat)
    elif what == "points_for_pyramid_and_statues":
        score(table, seat, table.in_pyramid(seat) + sum(player.statues), "cards_and_tiles")
    elif what == "points_for_obelisk_and_colonnade":
        score(table, seat, table.in_obelisk(seat) + player.columns, "cards_and_tiles")
    else:
        assert what == "points_at_end"


def change_crew(table: Table, seat: int, crew: str, change: int) -> None:
    """Between the first and the last column; a step beyond them is lost."""
    player = table.players[seat]
    strength = min(max(player.crews[crew] + change, 1), STRONGEST)
    if strength == player.crews[crew]:
        table.happened["crew step lost"] += 1
    player.crews[crew] = strength


def raise_any_crew(table: Table, seat: int) -> Asking:
    """It must be one that can still be raised, if there is one."""
    crews = [crew for crew in CREWS if table.players[seat].crews[crew] < STRONGEST]
    if crews:
        answer = yield from choose(seat, "raise", [{"do": "raise", "crew": crew} for crew in crews])
        change_crew(table, seat, answer["crew"], 1)


def move_ring(table: Table, seat: int, steps: int) -> Asking:
    here = RING.index(table.ring)
    near = [place_name for n, place_name in enumerate(RING) if abs(n - here) <= steps]
    answer = yield from ask(seat, "ring", [{"do": "ring", "to": place_name} for place_name in near])
    table.ring = answer["to"]


def free_brick(table: Table, seat: int) -> Asking:
    """Without cost and without points for building, but with all bonuses; not in a statue."""
    costs = brick_costs(table, seat, "zone_a") | brick_costs(table, seat, "zone_b")
    ways: list[Form] = [{"do": "brick", "on": on} for on in costs if not on.startswith("statue")]
    if not ways:
        return
    answer = yield from choose(seat, "free_brick", ways)
    brick = lay_brick(table, seat, answer["on"], 0)
    yield from settle(table, seat, [brick], 0)


# Sphinx cards --------------------------------------------------------------------------------------------------------


def sphinx_points(table: Table, seat: int, card: str) -> int:
    player = table.players[seat]
    obelisk, pyramid, columns, statues = table.in_obelisk(seat), table.in_pyramid(seat), player.columns, player.statues
    bricks = obelisk + pyramid + columns + sum(statues)
    market = player.market

    def most(count: Callable[[Player], int]) -> bool:
        """Strictly more than everybody else."""
        return all(count(player) > count(other) for other in table.players if other is not player)

    # for each
    each = {
        "S01": 2 * player.rows_won,
        "S02": player.permanents(),
        "S03": obelisk,
        "S04": sum(statues),
        "S05": 1 + sum(NILE[own].stone > 0 for own in player.cards),
    }
    if card in each:
        return each[card]
    points, met = {
        # the most productive
        "S06": (5, most(lambda p: p.quarries())),
        "S07": (5, most(lambda p: p.fields("red"))),
        "S08": (5, most(lambda p: p.fields("yellow"))),
        "S09": (5, most(lambda p: p.fields("green"))),
        # top level of, completed the colonnade
        "S10": (4, market["grain"] == TOP_LEVEL),
        "S11": (4, market["stone"] == TOP_LEVEL),
        "S12": (4, columns == LAST_COLUMN),
        "S13": (6, columns == LAST_COLUMN and obelisk >= 2),
        # you, your
        "S14": (6, min(obelisk, columns, pyramid, sum(statues)) >= 2),
        "S15": (3, pyramid >= 3),
        "S16": (5, pyramid >= 5),
        "S17": (4, obelisk >= 3),
        "S18": (6, obelisk >= 5),
        "S19": (3, columns >= 5),
        "S20": (3, sum(statues) >= 4),
        "S21": (5, len(statues) == 3 and min(statues) >= 1),
        "S22": (7, len(statues) == 3 and min(statues) >= 2),
        "S23": (5, bricks >= 15),
        "S24": (3, player.strength() >= 14),
        "S25": (6, player.strength() >= 18),
        "S26": (4, player.crews["purple"] >= 5),
        "S27": (4, min(player.crews.values()) >= 3),
        "S28": (4, player.quarries() >= 9),
        "S29": (6, player.quarries() >= 12),
        "S30": (4, player.fields("green") >= 11),
        "S31": (4, player.fields("yellow", "red") >= 12),
        "S32": (4, all(player.fields(colour) for colour in COLOURS)),
        "S33": (4, player.permanents() >= 3),
        "S34": (4, len(player.sphinx) >= 5),
        "S35": (5, sum(market.values()) >= 8 and player.stone >= 6),
    }[card]
    return points if met else 0


# Statue goals --------------------------------------------------------------------------------------------------------


def statue_points(table: Table, seat: int, number: int) -> int:
    """For the highest level that is built and whose goal is met; levels do not add up."""
    goals = STATUES[table.statues[number]]
    reached = statue_progress(table, seat, table.statues[number])
    found = [STATUE_POINTS[n] for n in range(table.players[seat].statues[number]) if reached >= goals[n]]
    return max(found, default=0)


def statue_progress(table: Table, seat: int, statue: str) -> int:
    player = table.players[seat]
    return {
        "A1": sum(player.market.values()),
        "A2": len(player.sphinx),
        "A3": table.in_obelisk(seat),
        "A4": table.in_pyramid(seat),
        "B1": player.permanents(),
        "B2": player.fields("yellow", "red"),
        "B3": player.fields("green"),
        "B4": player.quarries(),
        "B5": player.strength(),
    }[statue]


# ---------------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------------

ENDINGS = ["pass", "skip", "done", "end_turn", "return", "ready"]


def random_answer(answers: list[Form], chance: random.Random, zeal: float) -> Form:
    """First a kind of answer, then one of that kind; the more zeal, the rarer the answers that end something."""
    kinds = sorted({answer["do"] for answer in answers})
    others = [kind for kind in kinds if kind not in ENDINGS]
    if others and chance.random() < zeal:
        kinds = others
    kind = chance.choice(kinds)
    return chance.choice([answer for answer in answers if answer["do"] == kind])
