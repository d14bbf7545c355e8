"""A second, independent telling of *Egyptian Architects*, to be run against the engine.

Written from the rulebook alone (and our rulings where it is silent), without looking at the engine, to be read beside
the rulebook: `play` tells the whole game in the book's order with plain lists of card names. It is not made for speed.
Chance and the players are asked by `yield`: chance as a `Chance`, the players as `Questions`, of which any open seat
may be answered next; the answer comes back by `.send(…)`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

# ---------------------------------------------------------------------------------------------------------------------
# Content
# ---------------------------------------------------------------------------------------------------------------------

IDOLS = ["cat", "bird", "dog"]
CARDS = ["limestone", "worker_1", "worker_2", "worker_3", "mummy", "sarcophagus", *IDOLS]
CARDS += ["glyph_2", "glyph_3", "glyph_4", "plan_1", "plan_2", "plan_3", "plan_4", "plan_5", "plan_6"]
COPIES = [18, 5, 5, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1]


@dataclass
class Plan:
    blocks: int
    tombs: int
    niches: int
    walls: int
    architect: int
    foreman: int


@dataclass
class Box:
    """What is in the box and printed on it."""

    copies: dict[str, int] = field(default_factory=lambda: dict(zip(CARDS, COPIES, strict=True)))
    plans: dict[str, Plan] = field(
        default_factory=lambda: {
            "p1": Plan(4, 1, 2, 0, 2, 4),
            "p2": Plan(4, 0, 1, 1, 1, 4),
            "p3": Plan(5, 1, 0, 1, 2, 5),
            "p4": Plan(6, 0, 3, 0, 2, 6),
            "p5": Plan(6, 1, 2, 1, 3, 6),
            "p6": Plan(5, 2, 2, 1, 4, 5),
        }
    )
    deal: dict[int, int] = field(default_factory=lambda: {2: 10, 3: 9, 4: 8, 5: 7})
    keep: dict[int, int] = field(default_factory=lambda: {2: 8, 3: 7, 4: 6, 5: 5})
    workers: dict[str, int] = field(default_factory=lambda: {"worker_1": 1, "worker_2": 2, "worker_3": 3})
    glyphs: dict[str, int] = field(default_factory=lambda: {"glyph_2": 2, "glyph_3": 3, "glyph_4": 4})
    rounds: int = 3
    in_play: int = 2  # at most
    most_limestone: int = 4
    buried: dict[str, int] = field(default_factory=lambda: {"mummy": 2, "sarcophagus": 2})
    set_bonus: int = 2  # for the second card of a tomb, or for each of two cards
    idol_points: list[int] = field(default_factory=lambda: [1, 3, 6])
    worker_points: list[int] = field(default_factory=lambda: [0, 1, 2, 4, 6])


# ---------------------------------------------------------------------------------------------------------------------
# The table
# ---------------------------------------------------------------------------------------------------------------------


@dataclass
class Chance:
    outcomes: dict[str, int]  # in notation, with weights


@dataclass
class Questions:
    answers: dict[int, set[str]]  # by seat, in notation


@dataclass
class Pyramid:
    name: str
    plan: Plan
    blocks: int = 0
    tombs: list[list[str]] = field(default_factory=list)
    idols: list[str] = field(default_factory=list)
    glyphs: list[str] = field(default_factory=list)

    def cards(self) -> list[str]:
        """Everything that lies in it, with its plan."""
        buried = [card for tomb in self.tombs for card in tomb]
        return [card_of(self.name), *["limestone"] * self.blocks, *buried, *self.idols, *self.glyphs]

    def picture(self) -> dict[str, Any]:
        """In the words of the view."""
        return {
            "plan": self.name,
            "blocks": self.blocks,
            "of_blocks": self.plan.blocks,
            "tombs": [{card: card in tomb for card in ("mummy", "sarcophagus")} for tomb in self.tombs],
            "idols": list(self.idols),
            "niches": self.plan.niches,
            "glyphs": list(self.glyphs),
            "walls": self.plan.walls,
            "architect": self.plan.architect,
            "foreman": self.plan.foreman,
        }


@dataclass
class Player:
    score: int = 0
    pack: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    seen: list[dict[str, Any]] = field(default_factory=list)
    announced: str = ""
    limestone: int = 0
    used_workers: list[str] = field(default_factory=list)
    moved: int = 0
    passed: bool = False


@dataclass
class Table:
    players: list[Player]
    box: Box
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    quarry: int = 0
    sites: list[Pyramid | None] = field(default_factory=list)
    round: int = 0
    phase: str = "deal"
    start: int = -1
    turn: int = -1
    moving: dict[str, int] = field(default_factory=dict)
    happened: Counter[str] = field(default_factory=Counter)  # rare things, so that a test can see they came up

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def in_play(self) -> list[Pyramid]:
        return [site for site in self.sites if site is not None]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def is_in(self, seat: int) -> bool:
        return bool(self.players[seat].hand) and not self.players[seat].passed

    def all_cards(self) -> int:
        held = sum(len(p.pack) + len(p.pile) + len(p.hand) + len(p.left) for p in self.players)
        lying = len(self.deck) + len(self.discard) + self.quarry
        return held + lying + sum(len(site.cards()) for site in self.in_play())


def new_table(players: int, box: Box | None = None) -> Table:
    return Table([Player() for _ in range(players)], box or Box())


def card_of(pyramid: str) -> str:
    return "plan_" + pyramid[1:]


def is_plan(card: str) -> bool:
    return card.startswith("plan_")


def pyramid_of(card: str) -> str:
    return "p" + card.removeprefix("plan_")


# ---------------------------------------------------------------------------------------------------------------------
# The game
# ---------------------------------------------------------------------------------------------------------------------

Asking = Generator[Chance | Questions, Any, None]


def play(table: Table) -> Asking:
    """The table is the caller's to look at, before and after each question."""
    box = table.box
    table.deck = [card for card, n in box.copies.items() for _ in range(n)]
    table.sites = [None, None]
    # "Place the pyramid plan card with the white border in the middle of the table."
    if "plan_1" in table.deck:
        table.deck.remove("plan_1")
        lay_plan(table, "p1")
    for number in range(1, box.rounds + 1):
        table.round = number
        yield from deal_and_pick(table)
        yield from construct(table)
    # "After 3 rounds the game ends and the player with the highest score is the winner!"
    table.phase = "over"


def winners(table: Table) -> list[int]:
    return [seat for seat in table.seats if table.scores[seat] == max(table.scores)]


def lay_plan(table: Table, name: str) -> None:
    """On the left site, if it is free."""
    plan = table.box.plans[name]
    table.sites[table.sites.index(None)] = Pyramid(name, plan, tombs=[[] for _ in range(plan.tombs)])


def draw_lot(seats: list[int]) -> Generator[Chance, str, int]:
    outcome = yield Chance({f"lot {seat}": 1 for seat in seats})
    return int(outcome.split()[1])


# Deal and Pick Phase -------------------------------------------------------------------------------------------------


def deal_and_pick(table: Table) -> Asking:
    table.phase = "deal"
    for player in table.players:
        player.seen, player.announced, player.limestone = [], "", 0
    while True:
        first = yield from first_to_be_dealt(table)
        yield from deal(table, first)
        # "If there are no pyramid plans on the table all players announce if they have a pyramid plan in their hand."
        if table.in_play():
            break
        for player in table.players:
            player.announced = "yes" if any(map(is_plan, player.pack)) else "no"
        if any(player.announced == "yes" for player in table.players) or not any(map(is_plan, table.deck)):
            break
        # "If no one has a pyramid plan, reshuffle the deck and deal cards again."
        table.happened["reshuffle"] += 1
        for player in table.players:
            table.deck += player.pack
            player.pack, player.announced = [], ""
    yield from pick(table)


def first_to_be_dealt(table: Table) -> Generator[Chance, str, int]:
    """Left of the last start player; in the first round it matters only when the cards do not suffice."""
    if table.start >= 0:
        return table.left_of(table.start)
    if len(table.deck) < table.box.deal[len(table.players)] * len(table.players):
        table.happened["first lot"] += 1
        return (yield from draw_lot(list(table.seats)))
    return 0


def deal(table: Table, first: int) -> Asking:
    """ "deal cards to each player according to the table" """
    number = table.box.deal[len(table.players)] * len(table.players)
    if len(table.deck) < number:
        table.happened["short deal"] += 1
    seat = first
    for _ in range(min(number, len(table.deck))):
        outcome = yield Chance({f"deal {card}": n for card, n in Counter(table.deck).items()})
        card = outcome.removeprefix("deal ")
        table.deck.remove(card)
        table.players[seat].pack.append(card)
        seat = table.left_of(seat)


def pick(table: Table) -> Asking:
    table.phase = "draft"
    for seat in table.seats:
        remember(table, seat, seat)
    # "Continue until everyone has picked as many cards as indicated": a changed deck may have too few
    keep = min(table.box.keep[len(table.players)], *(len(player.pack) for player in table.players))
    for number in range(1, keep + 1):
        # "Each player will pick a card and place it face down in front of them"
        picks = yield from everybody_picks(table)
        for seat, card in picks.items():
            table.players[seat].pack.remove(card)
            table.players[seat].pile.append(card)
        # "then pass the rest of their cards to the player on their left"
        if number < keep:
            packs = [player.pack for player in table.players]
            for seat in table.seats:
                table.players[table.left_of(seat)].pack = packs[seat]
            for seat in table.seats:
                remember(table, table.left_of(seat), seat)
    # "discard the remaining cards": face down
    for player in table.players:
        player.left, player.pack = player.pack, []
        # "This becomes your hand for the construction phase of play."
        player.hand, player.pile = player.pile, []


def remember(table: Table, seat: int, came_from: int) -> None:
    player = table.players[seat]
    player.seen.append({"from": came_from, "cards": sorted(player.pack), "took": ""})


def everybody_picks(table: Table) -> Generator[Questions, tuple[int, str], dict[int, str]]:
    picks: dict[int, str] = {}
    while len(picks) < len(table.players):
        asked = [seat for seat in table.seats if seat not in picks]
        seat, answer = yield Questions({s: {f"pick {card}" for card in table.players[s].pack} for s in asked})
        picks[seat] = answer.removeprefix("pick ")
        table.players[seat].seen[-1]["took"] = picks[seat]
    return picks


# Construction Phase --------------------------------------------------------------------------------------------------


def construct(table: Table) -> Asking:
    table.phase = "build"
    # "At the start of the construction phase all players play all limestone blocks from their hands into the quarry."
    for player in table.players:
        player.limestone = player.hand.count("limestone")
        player.hand = [card for card in player.hand if card != "limestone"]
        table.quarry += player.limestone
    # "The player who plays the most limestone blocks earns 4 points."
    most = max(player.limestone for player in table.players)
    for player in table.players:
        if most and player.limestone == most:
            player.score += table.box.most_limestone
    table.start = yield from find_start_player(table)
    seat = table.start
    # "Once all players are out of cards or have passed, the construction phase ends."
    while any(table.is_in(other) for other in table.seats):
        if table.is_in(seat):
            table.turn = seat
            yield from take_turn(table, seat)
        # "Each player plays one card, then play continues to the left."
        seat = table.left_of(seat)
    table.turn = -1
    # "At the end of the construction phase, workers who placed blocks are scored"
    for player in table.players:
        player.score += points_for_workers(table, player)
    clear_the_table(table)


def points_for_workers(table: Table, player: Player) -> int:
    points = table.box.worker_points
    return points[min(player.moved, len(points) - 1)]


def clear_the_table(table: Table) -> None:
    """ "Shuffle the rest of the cards, including unused limestone blocks, back into the deck." """
    table.deck += table.discard + ["limestone"] * table.quarry
    table.discard, table.quarry = [], 0
    for player in table.players:
        table.deck += player.hand + player.left
        player.hand, player.left, player.used_workers = [], [], []
        player.moved, player.passed = 0, False


def find_start_player(table: Table) -> Generator[Chance, str, int]:
    """ "If there is a tie, the player with the fewest points closest to the left of the player with the most points
    goes first"; with several leaders: of any of them; still tied, or all level: by lot."""
    scores = table.scores
    lowest = [seat for seat in table.seats if scores[seat] == min(scores)]
    leaders = [seat for seat in table.seats if scores[seat] == max(scores)]
    if len(lowest) < len(scores):
        distance = {seat: min((seat - leader) % len(scores) for leader in leaders) for seat in lowest}
        lowest = [seat for seat in lowest if distance[seat] == min(distance.values())]
    if len(lowest) == 1:
        return lowest[0]
    table.happened["lot among all" if len(lowest) == len(scores) else "lot among some"] += 1
    return (yield from draw_lot(lowest))


def take_turn(table: Table, seat: int) -> Asking:
    player = table.players[seat]
    answers = {"pass"} | {answer for card in set(player.hand) for answer in ways_to_play(table, player, card)}
    _, answer = yield Questions({seat: answers})
    word, *rest = answer.split()
    if word == "pass":
        # "If you cannot or do not wish to play a card on your turn you may pass."
        player.passed = True
    elif word == "plan":
        play_plan(table, player, rest[0])
    elif word == "worker":
        yield from use_workers(table, seat, f"worker_{rest[0]}")
    elif word == "idol":
        raise_idol(table, player, rest[0], rest[1])
    elif word == "glyph":
        carve(table, player, rest[0], rest[1])
    else:
        bury(table, player, word, rest[0], int(rest[1]))


def ways_to_play(table: Table, player: Player, card: str) -> list[str]:
    """Each place in a pyramid in play takes one card of its kind."""
    in_play = table.in_play()
    if is_plan(card):
        # "Only two pyramid plans may be in play at a given time."
        return [f"plan {pyramid_of(card)}"] if len(in_play) < table.box.in_play else []
    if card.startswith("worker_"):
        return [f"worker {card[-1]}"] if in_play and table.quarry else []
    if card in IDOLS:
        return [f"idol {card} {p.name}" for p in in_play if len(p.idols) < p.plan.niches]
    if card.startswith("glyph_"):
        return [f"glyph {card} {p.name}" for p in in_play if len(p.glyphs) < p.plan.walls]
    assert card in ("mummy", "sarcophagus")
    tombs = [(p.name, number, tomb) for p in in_play for number, tomb in enumerate(p.tombs, 1)]
    found = [f"{card} {name} {number}" for name, number, tomb in tombs if card not in tomb]
    # "If you have both a mummy and sarcophagus card in your hand … you may play them both together into an empty tomb"
    if {"mummy", "sarcophagus"} <= set(player.hand):
        found += [f"both {name} {number}" for name, number, tomb in tombs if not tomb]
    return found


# Cards ---------------------------------------------------------------------------------------------------------------


def pyramid(table: Table, name: str) -> Pyramid:
    return next(p for p in table.in_play() if p.name == name)


def play_plan(table: Table, player: Player, name: str) -> None:
    player.hand.remove(card_of(name))
    lay_plan(table, name)
    # "When the plan is played the player scores the architect points."
    player.score += table.box.plans[name].architect
    # "you cannot play any additional cards this construction phase unless a new pyramid plan is played"
    for other in table.players:
        table.happened["return"] += other.passed
        other.passed = False


def use_workers(table: Table, seat: int, card: str) -> Asking:
    """ "For each worker on a card, one block may be moved from the quarry to the pyramid." """
    player = table.players[seat]
    player.hand.remove(card)
    player.used_workers.append(card)
    table.discard.append(card)
    for moved in range(table.box.workers[card]):
        names = [p.name for p in table.in_play()]
        if not names or not table.quarry:
            break
        table.moving = {"workers": table.box.workers[card] - moved, "moved": moved}
        if moved == 0 and len(names) == 1:
            answer = f"block {names[0]}"
        else:
            _, answer = yield Questions({seat: {f"block {name}" for name in names} | ({"rest"} if moved else set())})
        if answer == "rest":
            table.happened["rest"] += 1
            break
        lay_block(table, player, pyramid(table, answer.split()[1]))
    table.moving = {}


def lay_block(table: Table, player: Player, target: Pyramid) -> None:
    table.quarry -= 1
    target.blocks += 1
    player.moved += 1
    if target.blocks < target.plan.blocks:
        return
    # "that pyramid is complete (even if internal rooms are empty). The player playing the final block scores the
    # foreman points, and all associated cards (including the pyramid plan) are placed into the discard pile"
    table.happened["completion"] += 1
    table.happened["completion in the middle"] += table.moving["workers"] > 1 and len(table.in_play()) > 1
    player.score += target.plan.foreman
    table.discard += target.cards()
    table.sites[table.sites.index(target)] = None


def bury(table: Table, player: Player, word: str, name: str, number: int) -> None:
    tomb = pyramid(table, name).tombs[number - 1]
    laid = ["mummy", "sarcophagus"] if word == "both" else [word]
    for card in laid:
        player.hand.remove(card)
        player.score += table.box.buried[card]  # "Each mummy and sarcophagus are worth 2 points each."
    if word == "both":
        # "a total of 8 points (2 per card, plus 2 bonus points per card)"
        player.score += 2 * table.box.set_bonus
        table.happened["both"] += 1
    elif tomb:
        # "Completing a mummy/sarcophagus set on a single location in a pyramid scores a bonus 2 points"
        player.score += table.box.set_bonus
        table.happened["second in a tomb"] += 1
    tomb += laid


def raise_idol(table: Table, player: Player, idol: str, name: str) -> None:
    target = pyramid(table, name)
    player.hand.remove(idol)
    # "A player only scores points if they play a unique idol that was not already in the pyramid."
    unique = idol not in target.idols
    target.idols.append(idol)
    kinds = len(set(target.idols))
    if unique:
        player.score += table.box.idol_points[kinds - 1]
    table.happened[f"idol {kinds}" if unique else "double idol"] += 1


def carve(table: Table, player: Player, card: str, name: str) -> None:
    """ "Hieroglyphics score the points indicated on the card when played." """
    player.hand.remove(card)
    pyramid(table, name).glyphs.append(card)
    player.score += table.box.glyphs[card]


# ---------------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------------


def random_answer(answers: set[str], chance: random.Random, zeal: float) -> str:
    """With zeal: hardly ever pass or rest."""
    eager = sorted(answers - {"pass", "rest"})
    if eager and chance.random() < zeal:
        return chance.choice(eager)
    return chance.choice(sorted(answers))
