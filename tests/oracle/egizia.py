"""A second, independent telling of the classic *Egizia*, to be run against the engine.

Written from the rulebook and the component tables alone, without looking at an engine, to be read beside the rulebook:
`play` tells the whole game in the book's order, and everything it needs stands below it in the order in which the book
speaks of it. It is not made for speed. Chance and the players are asked by `yield`: chance as a `Chance`, answered by
the name of an outcome; the players as `Questions`, of which any open seat may be answered next by (seat, answer). The
answer comes back by `.send(…)`. `python -m tests.oracle.egizia` plays random games with itself and checks them.

Where the book is silent or can be read in two ways:

- Passing is final for the round. Who can place no ship at all (downriver, by sharing a town or upriver) passes unasked,
  even with a card for stones in hand: that card can be used in every later step.
- A town can be shared with C14 but not Heliopolis; the book says so of doubling only. A town shared upriver may be one
  where an own ship stands. A shared town can be doubled.
- One ship of a player at each site holds for ships that go upriver as well.
- Cards may be used at the question where an upriver ship or a second ship goes (it is the same turn), but not at the
  question whether there is a second ship.
- The water ring may stay. "Ring up to 2" of a doubled Passalon is one choice of where it ends.
- An improved red field is a yellow one for a second improver. Sphinx cards look at the printed colour.
- C42 is not asked for when no card is left. It may be left unused in a round.
- Leading to trailing is what the score track shows when the feeding, the build bonuses or the final scoring begins.
- Moving by 0 points is no move: the token keeps its place among those on its space. Scores may fall below 0.
- "Building capacity": the stones used are the stones paid; unused strength is lost. At least one sphinx card is paid.
- A sphinx card is paid for when it is drawn; bricks are paid for at the end of the build.
- C13 may give fewer cards than two. C35 gives a second card to keep after a first one only.
- Points for a completed row come at once, those for the value of what was built at the end of the build.
- C51 lets its owner build when too many have built already. If not, its owner takes one of the builds there are.
- The start quarry and the start field count for the sphinx cards (sums, fields of all colours).
- A ship that is not allowed to build any more goes back unasked, whatever cards its owner could use.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

# ---------------------------------------------------------------------------------------------------------------------
# Content
# ---------------------------------------------------------------------------------------------------------------------

ROUNDS = 5
SHIPS = 8
COLOURED_CREWS = ["green", "blue", "yellow"]
JOKER = "lead"
CREWS = [*COLOURED_CREWS, JOKER]
STRENGTH_AT_START = {"green": 1, "blue": 1, "yellow": 1, "lead": 2}
STRONGEST = 9  # the last column of the tableau
MOST_STONE = 25
STONE_AT_START = [2, 3, 4, 5]  # by sequence tile
START_FIELD, START_QUARRY = 6, 3  # the start field is green
COLOURS = ["green", "yellow", "red"]
RING = ["bottom", "middle", "top"]
WATERED = {"bottom": ["green"], "middle": ["green", "yellow"], "top": ["green", "yellow", "red"]}

# The Nile from its source to the delta.
RIVER = [
    *["card_1", "edfu", "card_2", "thebe", "card_3", "abydus"],  # sphinx
    *["card_4", "selinon", "card_5", "passalon", "card_6", "amarna"],  # obelisk and graves
    *["card_7", "beni_hasan", "card_8", "alyi", "card_9", "giza"],  # temple and pyramid
    *["card_10", "heliopolis"],
]
SITES = ["abydus", "amarna", "giza"]
CARD_SPACES = [space for space in RIVER if space.startswith("card")]
TOWNS = {  # an effect is a word and its arguments
    "edfu": ["grain_market 1", "stone_market 1"],
    "thebe": ["crew green 1", "crew blue 1"],
    "selinon": ["crew blue 1", "crew yellow 1"],
    "passalon": ["crew lead 1", "ring 1"],
    "beni_hasan": ["crew green 1", "crew yellow 1"],
    "alyi": ["stone 2", "any_crew 1"],
    "heliopolis": ["crew lead 1", "ring 1"],
}
BENT_TOWNS = [town for town in TOWNS if town != "heliopolis"]  # those that can be shared and doubled
BUILDERS = {2: 2, 3: 2, 4: 3}  # so many ships build at a site

MARKETS = ["grain", "stone"]
BOTTOM_ROW = 5  # tokens start in row 1, the top one
LOSS_PER_GRAIN = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}  # by row of the grain market
GRAIN_BOTTOM_POINTS, STONE_BOTTOM = 2, 3
STONE_SALE_ROW, STONES_PER_POINT = 4, 2

SPHINX_MOST = 5
OBELISK = [1, 2, 3, 4, 5, 6, 7, 8, 9]
GRAVE_TILES = {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}  # tiles by value
GRAVES, OPEN_GRAVES = 12, 4
GRAVE_POINTS = [(21, 9), (11, 5), (1, 2)]  # from this sum on
TEMPLE = {  # bottom up
    "temple_left": [1, 2, 3],
    "temple_right": [1, 2, 3],
    "temple_inner_left": [3, 4],
    "temple_inner_right": [3, 4],
    "temple_top": [5],
}
TEMPLE_OUTER, TEMPLE_INNER = ["temple_left", "temple_right"], ["temple_inner_left", "temple_inner_right"]
TEMPLE_NEEDS = {  # what must be complete before
    "temple_left": [],
    "temple_right": [],
    "temple_inner_left": TEMPLE_OUTER,
    "temple_inner_right": TEMPLE_OUTER,
    "temple_top": TEMPLE_INNER,
}
PYRAMID = [5, 4, 3, 2, 1]  # spaces of a row, bottom up
PYRAMID_COST = [2, 3, 4, 5, 6]
BUILD_BONUS = {0: 0, 1: 1, 2: 3, 3: 6}  # by number of sites built at

# Nile cards: name, deck, kind | its parts. A field has its colour and grain; a quarry its stone; a card for one use
# what it is used for; an immediate one its effects; a permanent one its power.
NILE_TABLE = """
C01 1/2 field | red 7
C02 1/2 field | red 6
C03 1/2 field | yellow 5
C04 1/2 field | green 3
C05 1/2 quarry | 3
C06 1/2 quarry | 3
C07 1/2 quarry | 3
C08 1/2 quarry | 2
C09 1/2 quarry | 2
C10 1/2 permanent | improve_field
C11 1/2 permanent | raise_crew
C12 1/2 permanent | stone_as_grain
C13 1/2 permanent | free_sphinx_cards
C14 1/2 permanent | share_town
C15 1/2 immediate | grain_market 2
C16 1/2 anytime | strength 3
C17 1/2 anytime | grain 4
C18 1/2 field | green 4
C19 1/2 field | yellow 4
C20 1/2 immediate | stone_market 2
C21 1/2 immediate | crew lead 1 | stone 2
C22 1/2 anytime | stone 5
C23 3/4 field | green 4
C24 3/4 field | green 5
C25 3/4 field | yellow 6
C26 3/4 field | yellow 7
C27 3/4 field | red 8
C28 3/4 field | red 9
C29 3/4 quarry | 3
C30 3/4 quarry | 3
C31 3/4 quarry | 4
C32 3/4 quarry | 4
C33 3/4 anytime | ship 1
C34 3/4 anytime | upriver 1
C35 3/4 anytime | keep 1
C36 3/4 anytime | strength 4
C37 3/4 anytime | stone 6
C38 3/4 immediate | any_crew 1 | ring 1
C39 3/4 immediate | crew lead 1 | stone 3
C40 3/4 permanent | double_town
C41 3/4 permanent | buy_strength
C42 3/4 permanent | leftover
C43 3/4 permanent | upriver
C44 3/4 permanent | improve_field
C45 5   field | green 6
C46 5   quarry | 5
C47 5   anytime | grain 6
C48 5   anytime | stone 8
C49 5   anytime | strength 5
C50 5   anytime | ship 1
C51 5   permanent | build_when_full
C52 5   permanent | buy_strength
C53 5   immediate | points 4
C54 5   immediate | points_for_tokens 2
C55 5   immediate | different_crews 2
C56 5   immediate | grain_market 1 | stone_market 1 | stone 2
"""
DECK_OF_ROUND = {1: "1/2", 2: "1/2", 3: "3/4", 4: "3/4", 5: "5"}
LAST_ROUND_OF_DECK = [2, 4, 5]
STRENGTH_PRICE = 2  # stones, with the power to buy strength
FREE_SPHINX_CARDS = 2

SPHINX = [f"K{n:02}" for n in range(1, 30)]
TENTH_CARD = "K01"

Form = dict[str, Any]  # an answer


@dataclass
class Card:
    """A Nile card."""

    deck: str
    kind: str
    colour: str = ""  # of its field, as printed
    grain: int = 0
    stone: int = 0  # of its quarry
    effects: list[str] = field(default_factory=list)  # at once when it is taken
    uses: dict[str, int] = field(default_factory=dict)  # once
    power: str = ""


def read_card(line: str) -> tuple[str, Card]:
    head, *parts = [part.strip() for part in line.split("|")]
    name, deck, kind = head.split()
    card = Card(deck, kind)
    if kind == "quarry":
        card.stone = int(parts[0])
    elif kind == "field":
        colour, grain = parts[0].split()
        card.colour, card.grain = colour, int(grain)
    elif kind == "anytime":
        what, number = parts[0].split()
        card.uses = {what: int(number)}
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
    arrived: int = 0  # when the token came to its space on the score track
    tally: Counter[str] = field(default_factory=Counter)  # the score by reason
    stone: int = 0
    crews: dict[str, int] = field(default_factory=lambda: dict(STRENGTH_AT_START))
    market: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MARKETS, 1))  # rows
    cards: list[str] = field(default_factory=list)  # Nile cards in the play area
    upgrades: dict[str, str] = field(default_factory=dict)  # field by the improver that is given to it
    sphinx: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)  # sphinx cards of which some may be kept
    graves: list[int] = field(default_factory=list)  # values of the tiles built
    rows_won: int = 0
    # this round
    ships: int = SHIPS  # in the play area
    farthest: int = 0  # position of the own ship farthest downriver
    passed: bool = False
    spent: list[str] = field(default_factory=list)  # crews turned facedown
    used: list[str] = field(default_factory=list)  # cards used, once per round
    built_in: list[str] = field(default_factory=list)
    grain: int = 0  # from cards, while feeding
    stone_as_grain: int = 0

    def strength(self) -> int:
        return sum(self.crews.values())

    def ready(self, power: str) -> list[str]:
        """The permanent cards with this power that were not used in this round."""
        return [card for card in self.cards if NILE[card].power == power and card not in self.used]

    def permanents(self) -> int:
        return sum(NILE[card].kind == "permanent" for card in self.cards)

    def quarries(self) -> int:
        """What the quarries produce."""
        return START_QUARRY + sum(NILE[card].stone for card in self.cards)

    def colour(self, card: str) -> str:
        """Of a field, with the improvers that are given to it."""
        steps = list(self.upgrades.values()).count(card)
        return COLOURS[COLOURS.index(NILE[card].colour) - steps]

    def harvest(self, *colours: str) -> int:
        """What the fields of these colours produce when they are watered."""
        found = [NILE[card].grain for card in self.cards if NILE[card].colour and self.colour(card) in colours]
        return sum(found) + (START_FIELD if "green" in colours else 0)

    def printed(self, colour: str) -> int:
        """The sum of the fields of this colour, whatever their improvers."""
        found = [NILE[card].grain for card in self.cards if NILE[card].colour == colour]
        return sum(found) + (START_FIELD if colour == "green" else 0)


@dataclass
class Table:
    players: list[Player]
    tenth_card: bool = True
    round: int = 0
    phase: str = "set_up"
    order: list[int] = field(default_factory=list)  # seats by sequence tile
    clock: int = 0  # moves on the score track
    ring: str = "middle"
    decks: dict[str, list[str]] = field(default_factory=dict)
    river: dict[str, str] = field(default_factory=dict)  # Nile card by space
    ships: dict[str, list[int]] = field(default_factory=dict)  # seats by space
    sphinx_deck: list[str] = field(default_factory=list)  # its shuffled part, in no order
    sphinx_bottom: list[tuple[str, int]] = field(default_factory=list)  # returned below it, with who drew it
    obelisk: list[int] = field(default_factory=list)  # seats, bottom up
    graves: list[int] = field(default_factory=list)  # values of the open ones that are not built, in order
    turned_up: int = 0  # graves, built ones included
    hidden_graves: Counter[int] = field(default_factory=lambda: Counter(GRAVE_TILES))  # facedown or boxed, by value
    temple: dict[str, list[int]] = field(default_factory=lambda: {part: [] for part in TEMPLE})  # seats, bottom up
    pyramid: list[list[int]] = field(default_factory=lambda: [[] for _ in PYRAMID])  # seats by row, from the left
    boxed: list[str] = field(default_factory=list)  # out of the game, unused
    used_up: list[str] = field(default_factory=list)  # Nile cards that were used
    happened: Counter[str] = field(default_factory=Counter)  # rare things, so that a test can see they came up

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def by_points(self) -> list[int]:
        """Seats from the trailing token to the leading one; on one space who came later stands behind."""
        return sorted(self.seats, key=lambda seat: (self.players[seat].score, -self.players[seat].arrived))

    def docks(self, site: str) -> list[str]:
        """The building spaces of a site, the nearest to the Nile first."""
        return [f"{site}_{n}" for n in range(1, len(self.players) + 1)]

    def at(self, space: str) -> list[int]:
        return self.ships.get(space, [])

    def in_obelisk(self, seat: int) -> int:
        return self.obelisk.count(seat)

    def in_temple(self, seat: int) -> int:
        return sum(part.count(seat) for part in self.temple.values())

    def in_pyramid(self, seat: int) -> int:
        return sum(row.count(seat) for row in self.pyramid)

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
            "ships": {space: list(seats) for space, seats in self.ships.items() if seats},
            "sphinx_cards": len(self.sphinx_deck) + len(self.sphinx_bottom),
            "sphinx_returned": [card if by == seat else "" for card, by in self.sphinx_bottom],
            "obelisk": list(self.obelisk),
            "graves": list(self.graves),
            "graves_facedown": GRAVES - self.turned_up,
            "temple": {part: list(seats) for part, seats in self.temple.items()},
            "pyramid": [list(row) for row in self.pyramid],
            "players": [self.player_picture(n, n == seat) for n in self.seats],
        }

    def player_picture(self, seat: int, own: bool) -> dict[str, Any]:
        player = self.players[seat]
        told = {name: getattr(player, name) for name in ("score", "stone", "rows_won", "ships", "passed")}
        told |= {name: dict(getattr(player, name)) for name in ("tally", "crews", "market", "upgrades")}
        told |= {name: list(getattr(player, name)) for name in ("cards", "graves")}
        told |= {name: sorted(getattr(player, name)) for name in ("spent", "used", "built_in")}
        told |= {name: list(cards) if own else len(cards) for name, cards in sphinx_cards_of(player).items()}
        return told


def sphinx_cards_of(player: Player) -> dict[str, list[str]]:
    return {"sphinx": player.sphinx, "drawn": player.drawn}


def new_table(players: int, tenth_card: bool = True) -> Table:
    return Table([Player() for _ in range(players)], tenth_card)


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
    """A token that moves comes to stand behind those on its new space."""
    if points == 0:
        return
    player = table.players[seat]
    player.score += points
    player.tally[why] += points
    table.clock += 1
    player.arrived = table.clock


def gain_stone(table: Table, seat: int, number: int) -> None:
    """What the track cannot hold is lost."""
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
        yield from lay_out_nile_cards(table)
        yield from place_ships(table)
        yield from feed_crews(table)
        yield from produce_stones(table)
        yield from building(table)
        award_build_bonuses(table)
        end_round(table)
        change_player_order(table)
    return final_scoring(table)


# Setup ---------------------------------------------------------------------------------------------------------------


def set_up(table: Table) -> Asking:
    # player order; stones by it, and on 0 points player 1 stands behind the others
    seats = [str(seat) for seat in table.seats]
    for number in range(1, len(table.players) + 1):
        table.order.append(int((yield from draw("sequence", str(number), seats))))
    for number, seat in enumerate(table.order):
        table.players[seat].stone = STONE_AT_START[number]
    for seat in reversed(table.order):
        table.clock += 1
        table.players[seat].arrived = table.clock
    # crews, market tokens and start cards are as a new Player has them
    table.sphinx_deck = list(SPHINX)
    if not table.tenth_card:
        table.sphinx_deck.remove(TENTH_CARD)
        table.boxed.append(TENTH_CARD)
    for seat in table.seats:
        table.players[seat].sphinx.append((yield from draw("deal", str(seat), table.sphinx_deck)))
    for name, card in NILE.items():
        table.decks.setdefault(card.deck, []).append(name)
    for _ in range(OPEN_GRAVES):
        yield from turn_up_a_grave(table)


def turn_up_a_grave(table: Table) -> Asking:
    """Nobody knows the facedown ones, nor those in the box."""
    weights = {str(value): number for value, number in sorted(table.hidden_graves.items()) if number}
    value = int((yield Chance("grave", str(table.turned_up + 1), weights)))
    table.hidden_graves[value] -= 1
    table.graves.append(value)
    table.turned_up += 1


# Markets -------------------------------------------------------------------------------------------------------------


def advance(table: Table, seat: int, market: str) -> None:
    """One row down; in the bottom row, and for each further step there, its gift."""
    player = table.players[seat]
    if player.market[market] == BOTTOM_ROW:
        table.happened[f"beyond the {market} market"] += 1
    else:
        player.market[market] += 1
    if player.market[market] < BOTTOM_ROW:
        return
    if market == "grain":
        score(table, seat, GRAIN_BOTTOM_POINTS, "grain_market")
    else:
        gain_stone(table, seat, STONE_BOTTOM)


# Lay out Nile cards --------------------------------------------------------------------------------------------------


def lay_out_nile_cards(table: Table) -> Asking:
    table.phase = "nile_cards"
    for player in table.players:
        player.spent = []
    deck = table.decks[DECK_OF_ROUND[table.round]]
    for space in CARD_SPACES:
        table.river[space] = yield from draw("nile_card", space, deck)


# Place ships along the Nile ------------------------------------------------------------------------------------------


def place_ships(table: Table) -> Asking:
    table.phase = "placement"
    while not all(player.passed for player in table.players):
        for seat in table.order:
            if not table.players[seat].passed:
                yield from take_turn(table, seat)
    yield from take_leftovers(table)
    # ships on card and round spaces return
    for space in [*CARD_SPACES, *TOWNS]:
        for seat in table.ships.pop(space, []):
            table.players[seat].ships += 1


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
    # each card for it allows one more ship
    while more := ways_to_a_second_ship(table, seat):
        answer = yield from ask(seat, "second_ship", [*more, {"do": "end_turn"}])
        if answer["do"] == "end_turn":
            return
        discard(table, seat, answer["by"])
        table.happened[f"use {answer['by']}"] += 1
        answer = yield from step(table, seat, "place", lambda: placements(table, seat))
        yield from place(table, seat, answer)


def ways_to_a_second_ship(table: Table, seat: int) -> list[Form]:
    if not placements(table, seat):
        return []
    return [{"do": "second_ship", "by": card} for card in table.players[seat].cards if "ship" in NILE[card].uses]


def placements(table: Table, seat: int) -> list[Form]:
    """Downriver of all own ships, or by a card upriver."""
    player = table.players[seat]
    if not player.ships:
        return []
    found = landings(table, seat, RIVER[player.farthest :])
    if upriver_landings(table, seat):
        by = [card for card in player.cards if "upriver" in NILE[card].uses] + player.ready("upriver")
        found += [{"do": "go_upriver", "card": card} for card in by]
    return found


def upriver_landings(table: Table, seat: int) -> list[Form]:
    """At the farthest own ship or above it."""
    return landings(table, seat, RIVER[: table.players[seat].farthest])


def landings(table: Table, seat: int, stretch: list[str]) -> list[Form]:
    """The free spaces in a stretch of the Nile, and the towns there that can be shared."""
    found: list[Form] = []
    for here in stretch:
        found += [{"do": "place", "space": space} for space in free_spaces(table, seat, here)]
        if here in BENT_TOWNS and table.at(here) and table.players[seat].ready("share_town"):
            found.append({"do": "share_town", "space": here})
    return found


def free_spaces(table: Table, seat: int, here: str) -> list[str]:
    """One ship on a card or round space; at a site one of each player, on a building space of choice."""
    if here not in SITES:
        return [] if table.at(here) else [here]
    docks = table.docks(here)
    if any(seat in table.at(dock) for dock in docks):
        return []
    return [dock for dock in docks if not table.at(dock)]


def place(table: Table, seat: int, answer: Form) -> Asking:
    player = table.players[seat]
    if answer["do"] == "go_upriver":
        card = answer["card"]
        table.happened[f"use {card}"] += 1
        if NILE[card].kind == "anytime":
            discard(table, seat, card)
        else:
            player.used.append(card)
        answer = yield from step(table, seat, "upriver", lambda: upriver_landings(table, seat))
    space: str = answer["space"]
    if answer["do"] == "share_town":
        player.used += player.ready("share_town")
        table.happened["share own town" if seat in table.at(space) else "share town"] += 1
    player.ships -= 1
    table.ships.setdefault(space, []).append(seat)
    player.farthest = max(player.farthest, RIVER.index(place_of(space)) + 1)
    if space in CARD_SPACES:
        yield from take_card(table, seat, table.river.pop(space))
    elif space in TOWNS:
        yield from visit_town(table, seat, space)


def place_of(space: str) -> str:
    """The site of a building space."""
    return next((site for site in SITES if space.startswith(site)), space)


def visit_town(table: Table, seat: int, town: str) -> Asking:
    player, effects = table.players[seat], TOWNS[town]
    if town in BENT_TOWNS and player.ready("double_town"):
        answer = yield from ask(seat, "double", [{"do": "double"}, {"do": "done"}])
        if answer["do"] == "double":
            player.used += player.ready("double_town")
            table.happened[f"double {town}"] += 1
            effects = [doubled(effect) for effect in effects]
    for effect in effects:
        yield from take_effect(table, seat, effect)


def doubled(effect: str) -> str:
    *words, number = effect.split()
    return " ".join([*words, str(2 * int(number))])


def take_leftovers(table: Table) -> Asking:
    """After ship placement and before feeding, whoever has the power may take one of the remaining cards."""

    def forms() -> list[Form]:
        return [{"do": "take_card", "card": left} for left in table.river.values()] + [{"do": "done"}]

    for seat in table.order:
        player = table.players[seat]
        if not table.river or not player.ready("leftover"):
            continue
        player.used += player.ready("leftover")
        answer = yield from step(table, seat, "leftover", forms)
        if answer["do"] == "take_card":
            space = next(space for space, left in table.river.items() if left == answer["card"])
            table.happened["leftover"] += 1
            yield from take_card(table, seat, table.river.pop(space))


# What cards and towns do at once -------------------------------------------------------------------------------------


def take_card(table: Table, seat: int, card: str) -> Asking:
    """An immediate card is executed and leaves; the others stay."""
    table.players[seat].cards.append(card)
    for effect in NILE[card].effects:
        yield from take_effect(table, seat, effect)
    if NILE[card].kind == "immediate":
        table.happened[f"use {card}"] += 1
        discard(table, seat, card)


def discard(table: Table, seat: int, card: str) -> None:
    table.players[seat].cards.remove(card)
    table.used_up.append(card)


def take_effect(table: Table, seat: int, effect: str) -> Asking:
    what, *arguments = effect.split()
    number = int(arguments[-1])
    if what == "crew":
        raise_crew(table, seat, arguments[0], number)
    elif what == "any_crew":
        for _ in range(number):
            yield from raise_any_crew(table, seat)
    elif what == "different_crews":
        yield from raise_different_crews(table, seat, number)
    elif what == "stone":
        gain_stone(table, seat, number)
    elif what in ("grain_market", "stone_market"):
        for _ in range(number):
            advance(table, seat, what.removesuffix("_market"))
    elif what == "ring":
        yield from move_ring(table, seat, number)
    elif what == "points":
        score(table, seat, number, "cards")
    else:
        assert what == "points_for_tokens"
        tokens = table.in_pyramid(seat) + table.in_temple(seat) + table.in_obelisk(seat)
        score(table, seat, tokens // number, "cards")


def raise_crew(table: Table, seat: int, crew: str, steps: int) -> None:
    """Up to the last column; a step beyond it is lost."""
    player = table.players[seat]
    if player.crews[crew] + steps > STRONGEST:
        table.happened["crew step lost"] += 1
    player.crews[crew] = min(player.crews[crew] + steps, STRONGEST)


def raise_any_crew(
    table: Table, seat: int, other_than: list[str] | None = None
) -> Generator[Chance | Questions, Any, str]:
    """It must be one that can still be raised, if there is one. The name of the crew, or nothing."""
    strengths = table.players[seat].crews
    crews = [crew for crew in CREWS if strengths[crew] < STRONGEST and crew not in (other_than or [])]
    if not crews:
        table.happened["no crew to raise"] += 1
        return ""
    answer = yield from choose(seat, "raise", [{"do": "raise", "crew": crew} for crew in crews])
    raise_crew(table, seat, answer["crew"], 1)
    return str(answer["crew"])


def raise_different_crews(table: Table, seat: int, number: int) -> Asking:
    """Where no more crews can be raised than must be, there is nothing to choose."""
    able = [crew for crew, strength in table.players[seat].crews.items() if strength < STRONGEST]
    if len(able) <= number:
        for crew in able:
            raise_crew(table, seat, crew, 1)
        return
    raised: list[str] = []
    for _ in range(number):
        raised.append((yield from raise_any_crew(table, seat, raised)))


def move_ring(table: Table, seat: int, steps: int) -> Asking:
    """It may stay."""
    here = RING.index(table.ring)
    near = [place_name for n, place_name in enumerate(RING) if abs(n - here) <= steps]
    answer = yield from ask(seat, "ring", [{"do": "ring", "to": place_name} for place_name in near])
    table.ring = answer["to"]


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


def uses(table: Table, seat: int, name: str) -> list[Form]:
    """Everything that the player's cards can be used for in this step."""
    player = table.players[seat]
    found: list[Form] = []
    for card in player.cards:
        form = {"do": "use", "card": card}
        for what in NILE[card].uses:
            if what == "stone" or (what == "grain" and name == "feeding"):
                found.append(form | {"for": what})
        if card not in player.used:
            found += [form | more for more in power_uses(table, seat, card, name)]
    return found


def power_uses(table: Table, seat: int, card: str, name: str) -> list[Form]:
    """Of a permanent card, once per round; an improver is given away once and for all."""
    player, power = table.players[seat], NILE[card].power
    room = any(strength < STRONGEST for strength in player.crews.values())
    if power == "improve_field" and card not in player.upgrades:
        fields = [other for other in player.cards if NILE[other].colour and player.colour(other) != "green"]
        return [{"field": other} for other in fields]
    if power == "buy_strength" and room and player.stone >= STRENGTH_PRICE:
        return [{}]
    if power == "stone_as_grain" and name == "feeding":
        return [{"stones": n} for n in range(1, min(player.stone, missing_grain(table, seat)) + 1)]
    if power == "raise_crew" and name == "raising" and room:
        return [{}]
    return []


def use(table: Table, seat: int, answer: Form) -> Asking:
    player, card = table.players[seat], answer["card"]
    table.happened[f"use {card}"] += 1
    if NILE[card].kind == "anytime":
        discard(table, seat, card)
        if answer["for"] == "stone":
            gain_stone(table, seat, NILE[card].uses["stone"])
        else:
            player.grain += NILE[card].uses["grain"]
        return
    power = NILE[card].power
    if power == "improve_field":
        if answer["field"] in player.upgrades.values():
            table.happened["improved twice"] += 1
        player.upgrades[card] = answer["field"]
        return
    player.used.append(card)
    if power == "stone_as_grain":
        player.stone -= answer["stones"]
        player.stone_as_grain += answer["stones"]
        return
    if power == "buy_strength":
        player.stone -= STRENGTH_PRICE
    yield from raise_any_crew(table, seat)


# Feed construction crews ---------------------------------------------------------------------------------------------


def feed_crews(table: Table) -> Asking:
    """From the leading token to the trailing one."""
    table.phase = "feeding"
    for seat in reversed(table.by_points()):
        player = table.players[seat]
        yield from card_step(table, seat, "feeding")
        score(table, seat, -missing_grain(table, seat) * LOSS_PER_GRAIN[player.market["grain"]], "hunger")
        player.grain = player.stone_as_grain = 0  # excess grain is lost


def missing_grain(table: Table, seat: int) -> int:
    player = table.players[seat]
    grain = player.harvest(*WATERED[table.ring]) + player.grain + player.stone_as_grain
    return max(player.strength() - grain, 0)


# Produce stones ------------------------------------------------------------------------------------------------------


def produce_stones(table: Table) -> Asking:
    table.phase = "stones"
    for seat in table.order:
        gain_stone(table, seat, table.players[seat].quarries())
    for seat in table.order:
        yield from card_step(table, seat, "raising", "raise_crew")


# Build ---------------------------------------------------------------------------------------------------------------


def building(table: Table) -> Asking:
    table.phase = "building"
    for seat in table.order:
        yield from card_step(table, seat, "preparing")
    for site in SITES:
        yield from build_at(table, site)
    for seat in table.order:
        yield from card_step(table, seat, "preparing")


def build_at(table: Table, site: str) -> Asking:
    """The nearest ship first: it builds or is retrieved. When enough have built, the others are retrieved."""
    built = 0
    for dock in table.docks(site):
        for seat in list(table.at(dock)):
            late = built == BUILDERS[len(table.players)]
            by_card = late and bool(table.players[seat].ready("build_when_full"))
            if late and not by_card:
                table.happened["too late"] += 1
            if (not late or by_card) and (yield from build(table, seat, site)):
                built += not late
                table.happened["build when full"] += by_card
            else:
                table.ships[dock].remove(seat)
                table.players[seat].ships += 1


def build(table: Table, seat: int, site: str) -> Generator[Chance | Questions, Any, bool]:
    """One ship's build: a crew, what helps it, then brick by brick, or the sphinx cards. False: it does not build."""
    player = table.players[seat]
    while True:
        sends: list[Form] = [{"do": "send", "crew": crew} for crew in crews_to_send(table, seat, site)]
        found = sends + uses(table, seat, "build")
        if not found:
            return False  # cannot build
        answer = yield from ask(seat, "build", [*found, {"do": "skip"}])
        if answer["do"] != "use":
            break
        yield from use(table, seat, answer)
    if answer["do"] == "skip":
        return False
    player.spent.append(answer["crew"])
    strength = yield from reinforce(table, seat, site, player.crews[answer["crew"]])
    player.built_in.append(site)
    if site == "abydus":
        yield from draw_sphinx_cards(table, seat, strength)
    else:
        yield from lay_bricks(table, seat, site, strength)
    return True


def cheapest(table: Table, site: str) -> int:
    """What the least build costs; 99 if nothing can be built."""
    if site == "abydus":
        return 1 if table.sphinx_deck or table.sphinx_bottom else 99
    return min(brick_costs(table, site).values(), default=99)


def crews_to_send(table: Table, seat: int, site: str) -> list[str]:
    """Coloured crews that, with all the help there is, can build something that the stones suffice for."""
    player = table.players[seat]
    least = cheapest(table, site)
    helped = sum(worth(player, form) for form in help_for(player))
    if player.stone < least:
        return []
    return [crew for crew in COLOURED_CREWS if crew not in player.spent and player.crews[crew] + helped >= least]


def help_for(player: Player) -> list[Form]:
    """The joker crew, and cards for temporary strength."""
    found: list[Form] = [] if JOKER in player.spent else [{"do": "add", "crew": JOKER}]
    with_strength = [card for card in player.cards if "strength" in NILE[card].uses]
    return found + [{"do": "use", "card": card, "for": "strength"} for card in with_strength]


def worth(player: Player, form: Form) -> int:
    return player.crews[form["crew"]] if form["do"] == "add" else NILE[form["card"]].uses["strength"]


def reinforce(table: Table, seat: int, site: str, strength: int) -> Generator[Chance | Questions, Any, int]:
    """Add to the crew until it is enough for the player, and at least for the least build."""
    player = table.players[seat]
    least = cheapest(table, site)
    while found := help_for(player):
        ready: list[Form] = [{"do": "ready"}] if strength >= least else []
        answer = yield from ask(seat, "reinforce", found + ready)
        if answer["do"] == "ready":
            break
        strength += worth(player, answer)
        if answer["do"] == "add":
            player.spent.append(answer["crew"])
        else:
            table.happened[f"use {answer['card']}"] += 1
            discard(table, seat, answer["card"])
    return strength


# At the sphinx -------------------------------------------------------------------------------------------------------


def draw_sphinx_cards(table: Table, seat: int, strength: int) -> Asking:
    """A stone and a strength for each card; at most one is kept, the others go below the deck for a point each."""
    player = table.players[seat]
    most = min(SPHINX_MOST, len(table.sphinx_deck) + len(table.sphinx_bottom))
    by_card = player.ready("free_sphinx_cards")
    free = FREE_SPHINX_CARDS if by_card else 0
    forms: list[Form] = []
    for paid in range(1, min(most, strength, player.stone) + 1):
        forms += [{"do": "draw", "pay": paid, "free": more} for more in range(min(free, most - paid) + 1)]
    answer = yield from ask(seat, "draw", forms)
    player.stone -= answer["pay"]
    if answer["free"]:
        table.happened[f"use {by_card[0]}"] += 1
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


# At the obelisk and graves, at the pyramid and temple ----------------------------------------------------------------


def lay_bricks(table: Table, seat: int, site: str, strength: int) -> Asking:
    """Each costs its value in stones and strength; stones and points for the value are settled after the last one."""
    player = table.players[seat]
    capacity, cost, on = min(strength, player.stone), 0, ""
    while True:
        costs = {name: value for name, value in brick_costs(table, site).items() if cost + value <= capacity}
        found: list[Form] = [{"do": "brick", "on": name} for name in costs]
        if not found:
            break
        answer = yield from ask(seat, "brick", [*found, {"do": "done"}] if on else found)
        if answer["do"] == "done":
            break
        on = answer["on"]
        cost += costs[on]
        yield from lay_brick(table, seat, on)
    player.stone -= cost
    score(table, seat, cost, "building")


def brick_costs(table: Table, site: str) -> dict[str, int]:
    """What can be built next, and what it costs."""
    found: dict[str, int] = {}
    if site == "amarna":
        # all lower numbers first
        if len(table.obelisk) < len(OBELISK):
            found["obelisk"] = OBELISK[len(table.obelisk)]
        # in order
        if table.graves:
            found["grave"] = table.graves[0]
        return found
    # each column from the bottom to the top; the outer ones before the inner ones, and those before the top
    for part, values in TEMPLE.items():
        level = len(table.temple[part])
        if level < len(values) and all(len(table.temple[need]) == len(TEMPLE[need]) for need in TEMPLE_NEEDS[part]):
            found[part] = values[level]
    # from left to right to complete each row, then from bottom to top
    for row, width in enumerate(PYRAMID):
        if len(table.pyramid[row]) < width:
            found["pyramid"] = PYRAMID_COST[row]
            break
    return found


def lay_brick(table: Table, seat: int, on: str) -> Asking:
    table.happened[on] += 1
    if on == "obelisk":
        table.obelisk.append(seat)
    elif on == "grave":
        table.players[seat].graves.append(table.graves.pop(0))
        if table.turned_up < GRAVES:
            yield from turn_up_a_grave(table)
    elif on == "pyramid":
        row = next(n for n, width in enumerate(PYRAMID) if len(table.pyramid[n]) < width)
        table.pyramid[row].append(seat)
        if len(table.pyramid[row]) == PYRAMID[row]:
            score_row(table, row)
    else:
        table.temple[on].append(seat)


def score_row(table: Table, row: int) -> None:
    """For the most tokens in the row, of equals for the one farthest to the left, a point per token."""
    counts = Counter(table.pyramid[row])
    most = max(counts.values())
    tied = [seat for seat in counts if counts[seat] == most]
    if len(tied) > 1:
        table.happened["row tie"] += 1
    winner = next(seat for seat in table.pyramid[row] if seat in tied)
    table.players[winner].rows_won += 1
    score(table, winner, most, "rows")


# Award build bonuses, change player order ----------------------------------------------------------------------------


def award_build_bonuses(table: Table) -> None:
    """From the leading token to the trailing one, for the ships that are still at the sites."""
    table.phase = "bonuses"
    for seat in reversed(table.by_points()):
        here = [site for site in SITES if any(seat in table.at(dock) for dock in table.docks(site))]
        score(table, seat, BUILD_BONUS[len(here)], "build_bonus")


def end_round(table: Table) -> None:
    """All ships return, cards that nobody took leave, and after its last round what is left of a deck."""
    table.boxed += table.river.values()
    if table.round in LAST_ROUND_OF_DECK:
        table.boxed += table.decks[DECK_OF_ROUND[table.round]]
        table.decks[DECK_OF_ROUND[table.round]] = []
    table.river, table.ships = {}, {}
    for player in table.players:
        player.ships, player.farthest, player.passed = SHIPS, 0, False
        player.used, player.built_in = [], []


def change_player_order(table: Table) -> None:
    """The trailing token goes first."""
    table.order = table.by_points()


# Final scoring -------------------------------------------------------------------------------------------------------


def final_scoring(table: Table) -> dict[str, list[int]]:
    """The leading token scores first, all three items at once."""
    table.phase = "over"
    for seat in reversed(table.by_points()):
        player = table.players[seat]
        if player.market["stone"] >= STONE_SALE_ROW:
            score(table, seat, player.stone // STONES_PER_POINT, "stones")
        score(table, seat, grave_points(player), "graves")
        score(table, seat, sum(sphinx_points(table, seat, card) for card in player.sphinx), "sphinx")
    scores = [player.score for player in table.players]
    if scores.count(max(scores)) > 1:
        table.happened["tie"] += 1
    # of equals the one whose token is ahead in the scoring space
    return {"scores": scores, "winners": [table.by_points()[-1]]}


def grave_points(player: Player) -> int:
    return next((points for least, points in GRAVE_POINTS if sum(player.graves) >= least), 0)


def sphinx_points(table: Table, seat: int, card: str) -> int:
    """Worked out before any sphinx card of the player is scored."""
    player = table.players[seat]
    obelisk, temple, pyramid = table.in_obelisk(seat), table.in_temple(seat), table.in_pyramid(seat)
    graves = len(player.graves)

    def most(count: Callable[[Player], int]) -> bool:
        """Strictly more than everybody else, and more than nothing."""
        return count(player) > max(0, *(count(other) for other in table.players if other is not player))

    # for each
    each = {
        "K01": max(player.score // 10, 0),
        "K09": player.permanents(),
        "K10": 2 * player.rows_won,
        "K11": obelisk,
        "K12": graves,
    }
    if card in each:
        return each[card]
    points, met = {
        "K02": (6, min(obelisk, graves, temple, pyramid) >= 2),
        "K03": (5, most(lambda p: p.quarries())),
        "K04": (5, most(lambda p: p.printed("green"))),
        "K05": (5, most(lambda p: p.printed("yellow"))),
        "K06": (5, most(lambda p: p.printed("red"))),
        "K07": (4, player.market["grain"] == BOTTOM_ROW),
        "K08": (4, player.market["stone"] == BOTTOM_ROW),
        "K13": (3, obelisk >= 3),
        "K14": (5, table.obelisk[-1:] == [seat]),
        "K15": (3, graves >= 3),
        "K16": (5, graves >= 5),
        "K17": (3, temple >= 3),
        "K18": (5, table.temple["temple_top"] == [seat]),
        "K19": (3, pyramid >= 4),
        "K20": (5, pyramid >= 6),
        "K21": (4, player.strength() >= 15),
        "K22": (6, player.strength() >= 20),
        "K23": (4, player.crews[JOKER] >= 6),
        "K24": (4, min(player.crews.values()) >= 3),
        "K25": (4, player.quarries() >= 10),
        "K26": (4, all(player.printed(colour) for colour in COLOURS)),
        "K27": (4, player.permanents() >= 3),
        "K28": (4, len(player.sphinx) >= 5),
        "K29": (5, obelisk + graves + temple + pyramid >= 15),
    }[card]
    return points if met else 0


# ---------------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------------

ENDINGS = ["pass", "skip", "done", "end_turn", "return", "ready"]


def random_answer(answers: list[Form], chance: random.Random, zeal: float) -> Form:
    """First a kind of answer, then one of that kind; with more zeal less often an end, and spaces farther upriver."""
    kinds = sorted({answer["do"] for answer in answers})
    others = [kind for kind in kinds if kind not in ENDINGS]
    if others and chance.random() < zeal:
        kinds = others
    kind = chance.choice(kinds)
    found = [answer for answer in answers if answer["do"] == kind]
    if kind == "place":
        return found[int(len(found) * chance.random() ** (1 + 4 * zeal))]
    return chance.choice(found)


def check_content() -> None:
    """The check sums of the component tables."""
    decks = {deck: [card for card in NILE.values() if card.deck == deck] for deck in DECK_OF_ROUND.values()}
    assert [len(deck) for deck in decks.values()] == [22, 22, 12]
    assert [sum(card.grain for card in deck) for deck in decks.values()] == [29, 39, 6]
    assert [sum(card.stone for card in deck) for deck in decks.values()] == [13, 14, 5]
    assert len(SPHINX) == 29
    assert sum(GRAVE_TILES.values()) == 20
    assert sum(OBELISK) == 45
    assert sum(value for values in TEMPLE.values() for value in values) == 31
    assert sum(width * cost for width, cost in zip(PYRAMID, PYRAMID_COST, strict=True)) == 50


def check(table: Table) -> None:
    """What always holds when something is asked."""
    players = table.players
    nile = [*table.river.values(), *table.used_up, *(card for deck in table.decks.values() for card in deck)]
    sphinx = [*table.sphinx_deck, *(card for card, _ in table.sphinx_bottom)]
    for player in players:
        nile += player.cards
        sphinx += player.sphinx + player.drawn
        check_player(table, player)
    everything = [*nile, *sphinx, *table.boxed]
    if table.round:
        assert sorted(everything) == sorted([*NILE, *SPHINX]), "a card is lost or double"
        assert sorted(table.order) == list(table.seats)
        assert sorted(table.by_points()) == list(table.seats)
    check_ships(table)
    check_monuments(table)


def check_player(table: Table, player: Player) -> None:
    assert 0 <= player.stone <= MOST_STONE
    assert all(1 <= strength <= STRONGEST for strength in player.crews.values())
    assert all(1 <= row <= BOTTOM_ROW for row in player.market.values())
    assert player.score == sum(player.tally.values())
    if table.phase == "building":
        # a coloured crew for each build; one more while it is made ready
        assert sum(crew in COLOURED_CREWS for crew in player.spent) - len(player.built_in) in (0, 1)
    assert len(set(player.spent)) == len(player.spent)
    assert set(player.upgrades) <= set(player.cards)
    assert set(player.upgrades.values()) <= {card for card in player.cards if NILE[card].colour}
    assert not any(NILE[card].kind == "immediate" for card in player.cards) or table.phase == "placement"


def check_ships(table: Table) -> None:
    for seat, player in enumerate(table.players):
        assert player.ships + sum(seats.count(seat) for seats in table.ships.values()) == SHIPS
        for site in SITES:
            assert sum(table.at(dock).count(seat) for dock in table.docks(site)) <= 1
        places = [RIVER.index(place_of(space)) + 1 for space, seats in table.ships.items() if seat in seats]
        assert table.phase != "placement" or player.farthest == max(places, default=0)
    for space, seats in table.ships.items():
        shared = space in BENT_TOWNS and any("C14" in player.used for player in table.players)
        assert len(seats) <= 1 + shared
        assert space not in table.river or not seats
    for site in SITES:
        by_card = any("C51" in player.cards for player in table.players)
        built = sum(site in player.built_in for player in table.players)
        assert built <= BUILDERS[len(table.players)] + by_card


def check_monuments(table: Table) -> None:
    built = [value for player in table.players for value in player.graves]
    opened = Counter(built + table.graves)
    assert opened + table.hidden_graves == Counter(GRAVE_TILES)
    assert len(built) + len(table.graves) == table.turned_up <= GRAVES
    assert len(table.obelisk) <= len(OBELISK)
    counts = {part: len(seats) for part, seats in table.temple.items()}
    assert all(counts[part] <= len(values) for part, values in TEMPLE.items())
    if any(counts[part] for part in TEMPLE_INNER):
        assert [counts[part] for part in TEMPLE_OUTER] == [3, 3]
    if counts["temple_top"]:
        assert [counts[part] for part in TEMPLE_INNER] == [2, 2]
    widths = [len(row) for row in table.pyramid]
    assert all(width <= most for width, most in zip(widths, PYRAMID, strict=True))
    for row in range(1, len(PYRAMID)):
        assert not widths[row] or widths[row - 1] == PYRAMID[row - 1]


def check_question(table: Table, asked: Chance | Questions) -> None:
    check(table)
    if isinstance(asked, Chance):
        assert len(asked.outcomes) > 1 and min(asked.outcomes.values()) > 0
        return
    for answers in asked.answers.values():
        assert answers
        assert len({str(sorted(answer.items())) for answer in answers}) == len(answers), "an answer is double"
    assert len(table.graves) == min(OPEN_GRAVES, GRAVES - sum(len(player.graves) for player in table.players))


def check_end(table: Table, end: dict[str, list[int]]) -> None:
    check(table)
    scores, (winner,) = end["scores"], end["winners"]
    assert scores == [player.score for player in table.players]
    assert scores[winner] == max(scores)
    values = [*OBELISK[: len(table.obelisk)], *(value for player in table.players for value in player.graves)]
    values += [value for part, seats in table.temple.items() for value in TEMPLE[part][: len(seats)]]
    values += [PYRAMID_COST[row] for row, seats in enumerate(table.pyramid) for _ in seats]
    assert sum(values) == sum(player.tally["building"] for player in table.players)
    full = [row for row, width in enumerate(PYRAMID) if len(table.pyramid[row]) == width]
    assert len(full) == sum(player.rows_won for player in table.players)


def random_game(players: int, chance: random.Random, zeal: float, tenth_card: bool = True) -> Table:
    """A whole game with itself, checked at each question."""
    table = new_table(players, tenth_card)
    game = play(table)
    answer: Any = None
    while True:
        try:
            asked = game.send(answer)
        except StopIteration as end:
            check_end(table, end.value)
            return table
        check_question(table, asked)
        if isinstance(asked, Chance):
            answer = chance.choices(list(asked.outcomes), list(asked.outcomes.values()))[0]
        else:
            seat = chance.choice(sorted(asked.answers))
            answer = seat, random_answer(asked.answers[seat], chance, zeal)


def main(games: int = 300) -> None:
    check_content()
    happened: Counter[str] = Counter()
    for players in (2, 3, 4):
        scores: list[int] = []
        for seed in range(games):
            chance = random.Random(f"{players} {seed}")
            table = random_game(players, chance, zeal=chance.random(), tenth_card=seed % 4 > 0)
            scores += [player.score for player in table.players]
            happened += table.happened
        mean = sum(scores) / len(scores)
        print(f"{players} seats: {games} games, scores {min(scores)} to {max(scores)}, mean {mean:.1f}")
    for name, number in sorted(happened.items()):
        print(f"{number:6} {name}")


if __name__ == "__main__":
    main()
