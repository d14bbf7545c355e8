"""Imagined worlds: each is as likely as the deals and picks that lead to it, given all that the seat has seen.

Everything is counted in small games, in which all deals and picks can be listed: from what the seat's view shows and
from what everybody could watch, without a look at how the engine does it. BENBEN_DRAWS sets the number of draws; with
40000 interpreted it takes an hour.
"""

from __future__ import annotations

import itertools
import math
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import benben
from benben.core.game import View
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import Rng, rng_of
from benben.core.snapshot import dump
from benben.core.steps import SPECTATOR
from benben.games.architects.cards import CARDS, LIMESTONE, names_of, some
from benben.games.architects.redeal.knowledge import Knowledge
from benben.games.architects.redeal.sampler import Sampler
from benben.games.architects.state import Architects
from tests.conformance.checks import positions

Cards = tuple[str, ...]  # sorted
Packs = tuple[Cards, ...]
Picks = tuple[Cards, ...]  # by seat, in the order of the passes
World = tuple[Packs, Picks, Cards]  # what is left of the packs by dealt seat, all picks, and the deck

GAME = game("architects")
# A share that is wrong by one in a hundred is found by 40,000 draws; interpreted they would take too long.
DRAWS = int(os.environ.get("BENBEN_DRAWS", 40_000 if benben.compiled() else 600))
FAR = 4.5  # standard deviations: by chance 1 in 300,000


def small(seats: int, deal: int, keep: int, limestone: int, cards: list[int], plans: list[int]) -> dict[str, list[int]]:
    """A small box: cards of each other kind, plans beside the one on the table if the first of them is 1."""
    dealt, kept = [1] * 4, [1] * 4
    dealt[seats - 2], kept[seats - 2] = deal, keep
    return {"limestone": [limestone], "cards": cards, "plans": plans, "deal": dealt, "keep": kept}


TWO = small(2, 4, 3, 3, [1, 2, 0, 1, 1, 1, 0, 0, 1, 0, 0], [1, 1, 0, 0, 0, 0])
TWO_BARE = small(2, 4, 3, 3, [1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0], [0, 1, 1, 0, 0, 0])
THREE = small(3, 3, 2, 3, [2, 2, 0, 1, 1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
THREE_BARE = small(3, 3, 2, 3, [2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0])
THREE_LONG = small(3, 6, 5, 6, [4, 4, 2, 1, 1, 1, 1, 1, 1, 0, 0], [1, 1, 0, 0, 0, 0])
THREE_LATE = small(3, 7, 6, 7, [6, 6, 0, 2, 2, 1, 1, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0])
FOUR_LATE = small(4, 5, 5, 7, [6, 6, 0, 2, 2, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
FOUR = small(4, 4, 4, 6, [4, 4, 0, 1, 1, 1, 1, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
FOUR_BARE = small(4, 4, 4, 5, [5, 4, 0, 1, 1, 0, 0, 0, 0, 0, 0], [0, 1, 1, 1, 1, 0])
FIVE = small(5, 4, 4, 7, [7, 6, 0, 1, 1, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
FIVE_BARE = small(5, 3, 3, 5, [5, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 1, 1, 1, 0])
FIVE_SHORT = small(5, 2, 2, 4, [3, 2, 0, 1, 1, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
FIVE_SHORT_BARE = small(5, 2, 2, 4, [3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0])


# All deals and picks


class Seen:
    """All that a seat knows: its view, and what everybody has played."""

    def __init__(self, match: Match, seat: int) -> None:
        view: View = match.view(seat)
        self.seat = seat
        self.seats: int = view["players"]
        self.phase: str = view["table"]["phase"]
        self.told: list[str] = [entry["announced"] for entry in view["table"]["seats"]]
        self.limestone: list[int] = [entry["limestone"] for entry in view["table"]["seats"]]
        self.sightings: list[tuple[Counter[str], str]] = [
            (Counter(pack["cards"]), pack["took"]) for pack in view["table"]["seen"]
        ]
        self.passes: int = len(self.sightings) - (self.phase == "draft")  # at which everybody has picked
        self.played = [played_by(match, other) for other in range(self.seats)]
        self.dealt = match.record.variant["deal"][self.seats - 2]


PLAYED = {  # what lies open after an answer
    "play_worker": ["worker_{workers}"],
    "lay_mummy": ["mummy"],
    "lay_sarcophagus": ["sarcophagus"],
    "bury_both": ["mummy", "sarcophagus"],
    "raise_idol": ["{idol}"],
    "carve_glyph": ["{glyph}"],
    "play_plan": ["plan_{pyramid}"],
}


def played_by(match: Match, seat: int) -> Counter[str]:
    """The cards that everybody saw a seat play in this round."""
    found: Counter[str] = Counter()
    for line in match.record.lines:
        if line.seat == seat:
            form = GAME.actions.to_json(line.a)
            names = PLAYED.get(str(form["do"]), [])
            found.update(name.format(**form).replace("plan_p", "plan_") for name in names)
    return found


def ways_to_take(cards: Counter[str], n: int) -> Iterator[Counter[str]]:
    """Every choice of n cards by kind."""
    kinds = sorted(cards)
    for counts in itertools.product(*(range(min(cards[kind], n) + 1) for kind in kinds)):
        if sum(counts) == n:
            yield +Counter(dict(zip(kinds, counts, strict=True)))


History = tuple[dict[tuple[int, int], str], Counter[str]]  # cards by seat and pass, and what is left of the pack


def after_sight(seen: Seen, owner: int, n: int, pack: Counter[str]) -> Iterator[History]:
    """Every way to pick from a pack that the seat has held, from a pass on, that agrees with when it held it again."""
    taker = (owner + n) % seen.seats
    if taker == seen.seat and n < len(seen.sightings) and pack != seen.sightings[n][0]:
        return
    if n == seen.passes:
        yield {}, pack
        return
    for card in [seen.sightings[n][1]] if taker == seen.seat else list(pack):
        for picks, left in after_sight(seen, owner, n + 1, pack - Counter([card])):
            yield picks | {(taker, n): card}, left


class Listing:
    """Every world that agrees with what a seat knows, with the number of deals and picks that lead to it.

    Packs are gone through one by one: first what was taken from those that the seat has held, after it held them; then
    what was taken before, and the packs that it has not held, out of all cards that it has not seen.
    """

    def __init__(self, seen: Seen, cards: Counter[str]) -> None:
        self.seen, self.cards = seen, cards
        self.worlds: dict[World, int] = {}
        held = {owner: (seen.seat - owner) % seen.seats for owner in range(seen.seats)}
        self.first = {owner: n for owner, n in held.items() if n < len(seen.sightings)}
        self.picks: dict[tuple[int, int], str] = {}
        self.left: dict[int, Counter[str]] = {}
        self.dealt: dict[int, Counter[str]] = {owner: seen.sightings[n][0] for owner, n in self.first.items()}
        self.unseen = cards.copy()
        for pack in self.dealt.values():
            self.unseen -= pack
        self.add_pack(list(self.first))

    def add_pack(self, owners: list[int]) -> None:
        """All that may have become of the packs that the seat has held."""
        if not owners:
            unknown = [(owner, n) for owner in range(self.seen.seats) for n in range(self.unknown(owner))]
            self.add_unseen(unknown, [owner for owner in range(self.seen.seats) if owner not in self.first])
            return
        owner = owners[0]
        for picks, left in after_sight(self.seen, owner, self.first[owner], self.dealt[owner]):
            self.picks |= picks
            self.left[owner] = left
            if all(self.may_agree(seat) for seat, _ in picks):
                self.add_pack(owners[1:])
            for at in picks:
                del self.picks[at]

    def unknown(self, owner: int) -> int:
        """How often cards were taken from a pack before the seat saw it."""
        return min(self.first.get(owner, self.seen.passes), self.seen.passes)

    def add_unseen(self, places: list[tuple[int, int]], packs: list[int]) -> None:
        """All that may lie at places that the seat has not seen, and in packs."""
        if places:
            owner, n = places[0]
            at = ((owner + n) % self.seen.seats, n)
            for card in [card for card, number in self.unseen.items() if number]:
                self.unseen[card] -= 1
                self.picks[at] = card
                if self.may_agree(at[0]):
                    self.add_unseen(places[1:], packs)
                self.unseen[card] += 1
                del self.picks[at]
        elif packs:
            for left in ways_to_take(self.unseen, self.seen.dealt - self.seen.passes):
                self.left[packs[0]] = left
                self.unseen -= left
                self.add_unseen([], packs[1:])
                self.unseen += left
        elif self.is_as_announced():
            self.add_world()

    def may_agree(self, seat: int) -> bool:
        """Whether a seat has not too much limestone, and places for all that it must have."""
        seen = self.seen
        if seen.phase != "build":
            return True
        pile = [self.picks[seat, n] for n in range(seen.passes) if (seat, n) in self.picks]
        short = seen.limestone[seat] - pile.count("limestone")
        missing = sum(max(0, number - pile.count(card)) for card, number in seen.played[seat].items())
        return short >= 0 and missing + short <= seen.passes - len(pile)

    def is_as_announced(self) -> bool:
        for owner, told in enumerate(self.seen.told):
            before = [self.picks[(owner + n) % self.seen.seats, n] for n in range(self.unknown(owner))]
            pack = Counter(before) + self.dealt.get(owner, self.left[owner])
            if told and (told == "yes") != any(card.startswith("plan") for card in pack):
                return False
        return True

    def add_world(self) -> None:
        """Each card is one of its own: which of a kind lies where is told apart in picks, but not in packs or deck."""
        seats, passes = range(self.seen.seats), range(self.seen.passes)
        stacks = [+self.left[owner] for owner in seats] + [+self.unseen]
        ways = math.prod(math.factorial(n) for n in self.cards.values())
        for stack in stacks:
            ways //= math.prod(math.factorial(n) for n in stack.values())
        picks = tuple(tuple(self.picks[seat, n] for n in passes) for seat in seats)
        self.worlds[tuple(sorted_cards(stack) for stack in stacks[:-1]), picks, sorted_cards(stacks[-1])] = ways


def sorted_cards(cards: Counter[str]) -> Cards:
    return tuple(sorted(cards.elements(), key=CARDS.index))


# The engine's worlds


def told(s: Architects, passes: int) -> World:
    """A state in the words above."""
    packs = tuple(tuple(names_of(s.players[seat].pack)) for seat in range(s.seats))
    picks = tuple(tuple(CARDS[s.players[seat].pick(n)] for n in range(passes)) for seat in range(s.seats))
    return packs, picks, tuple(names_of(s.deck))


def moment(players: int, box: dict[str, list[int]] | None, seed: int, phase: str, answers: int) -> Match:
    """A random game, so many answers far in the first phase of a kind; nobody passes who could play."""
    match, rng = Match(GAME, players, seed, variant=box), rng_of(seed, 5)
    while match.view()["table"]["phase"] != phase or answers > 0:
        answers -= match.view()["table"]["phase"] == phase
        legal = [a for a in match.legal() if match.say(a) != "pass"] or match.legal()
        match.play(legal[rng.below(len(legal))])
    assert match.view()["table"]["round"] == 1
    return match


def state_of(match: Match, seat: int) -> Architects:
    state = match.state_for(seat)
    assert isinstance(state, Architects)
    return state


def start_of(players: int, box: dict[str, list[int]]) -> Architects:
    state = GAME.new_state(players, {}, box)
    assert isinstance(state, Architects)
    return state


# Statistics


def deviation(counts: Counter[Any], expected: Counter[Any]) -> float:
    """Chi-square as standard deviations of a normal number (Wilson and Hilferty); what is rare is taken together."""
    draws, total = counts.total(), expected.total()
    cells = [(counts[key], draws * ways / total) for key, ways in expected.items()]
    common = [cell for cell in cells if cell[1] >= 10]
    rare = [cell for cell in cells if cell[1] < 10]
    if sum(wanted for _, wanted in rare) >= 10:
        common.append((sum(n for n, _ in rare), sum(wanted for _, wanted in rare)))
    freedom = len(common) - 1
    if freedom < 1:
        return 0.0
    square = sum((n - wanted) ** 2 / wanted for n, wanted in common)
    return (math.cbrt(square / freedom) - 1 + 2 / (9 * freedom)) / math.sqrt(2 / (9 * freedom))


def aspects(world: World) -> Iterator[tuple[str, Any]]:
    """What can be told of a world: all of it, and the parts of which just a few are possible."""
    packs, picks, deck = world
    yield "world", world
    yield "deck", deck
    for seat, pile in enumerate(picks):
        yield f"pile {seat}", tuple(sorted(pile))
        yield f"pack {seat}", packs[seat]
        for n, card in enumerate(pile):
            yield f"pick {seat} {n}", card


def deviations(worlds: Counter[World], expected: dict[World, int]) -> dict[str, float]:
    """For each aspect how far the draws are from what is expected."""
    found: dict[str, Counter[Any]] = defaultdict(Counter)
    wanted: dict[str, Counter[Any]] = defaultdict(Counter)
    for world, ways in expected.items():
        for name, part in aspects(world):
            found[name][part] += worlds[world]
            wanted[name][part] += ways
    return {name: deviation(found[name], wanted[name]) for name in wanted}


MOMENTS = {
    "two, the draft begins, nothing was announced": (2, TWO, 4, "draft", 0),
    "two, second pick": (2, TWO, 5, "draft", 2),
    "two, third pick, plans were announced": (2, TWO_BARE, 0, "draft", 4),
    "two, nothing is played yet": (2, TWO, 0, "build", 0),
    "two, with played cards": (2, TWO, 2, "build", 2),
    "two, with played cards, plans were announced": (2, TWO_BARE, 2, "build", 2),
    "three, the draft begins, plans were announced": (3, THREE_BARE, 0, "draft", 0),
    "three, second pick": (3, THREE, 1, "draft", 3),
    "three, second pick, plans were announced": (3, THREE_BARE, 1, "draft", 3),
    "three, nothing is played yet": (3, THREE, 0, "build", 0),
    "three, nothing is played yet, plans were announced": (3, THREE_BARE, 0, "build", 0),
    "three, with played cards": (3, THREE, 1, "build", 2),
    "three, with more played cards": (3, THREE, 2, "build", 4),
    "three, with played cards, plans were announced": (3, THREE_BARE, 1, "build", 2),
    "three, long, with played cards": (3, THREE_LONG, 1, "build", 4),
    "three, long, with more played cards": (3, THREE_LONG, 1, "build", 7),
    "three, late, with played cards": (3, THREE_LATE, 5, "build", 11),
    "three, very late, with played cards": (3, THREE_LATE, 2, "build", 14),
    "four, third pick": (4, FOUR, 1, "draft", 8),
    "four, nothing is played yet": (4, FOUR, 1, "build", 0),
    "four, with played cards": (4, FOUR, 1, "build", 4),
    "four, with more played cards": (4, FOUR, 1, "build", 7),
    "four, with played cards, plans were announced": (4, FOUR_BARE, 1, "build", 4),
    "four, late, with few played cards": (4, FOUR_LATE, 4, "build", 8),
    "four, late, with played cards": (4, FOUR_LATE, 3, "build", 11),
    "four, late, with other played cards": (4, FOUR_LATE, 1, "build", 14),
    "five, second pick": (5, FIVE_SHORT, 1, "draft", 5),
    "five, second pick, plans were announced": (5, FIVE_SHORT_BARE, 1, "draft", 5),
    "five, with played cards": (5, FIVE, 1, "build", 6),
    "five, with more played cards": (5, FIVE, 1, "build", 8),
    "five, with played cards, plans were announced": (5, FIVE_BARE, 1, "build", 4),
}


LOOSE = [f"{seats}, with played cards" for seats in ("three, long", "four, late", "five")]
Imagine = Callable[[Architects, int, Rng], Architects]


def imagined(own: Architects, seat: int, rng: Rng) -> Architects:
    world = GAME.determinize(own, seat, rng)
    assert isinstance(world, Architects)
    return world


def imagined_loosely(own: Architects, seat: int, rng: Rng) -> Architects:
    """A world drawn as if all pools were too large to be counted."""
    world = own.clone()
    knowledge = Knowledge(world, seat)
    Sampler(knowledge.deal, (seat + 1) % own.seats, 2 ** len(knowledge.deal.end) - 1).lay(rng)
    knowledge.lay_back()
    return world


def check(name: str, imagine: Imagine) -> None:
    """Compare draws of a moment with the listing of all worlds."""
    players, box, seed, phase, answers = MOMENTS[name]
    match = moment(players, box, seed, phase, answers)
    seat = match.actor
    seen, own = Seen(match, seat), state_of(match, seat)
    assert any(seen.told) == ("announced" in name and "nothing was" not in name)
    assert any(seen.played) == ("with" in name)
    expected = Listing(seen, Counter(names_of(start_of(players, box).deck))).worlds
    assert told(own, seen.passes) in expected
    rng = rng_of(seed)
    worlds = Counter(told(imagine(own, seat, rng), seen.passes) for _ in range(DRAWS))
    assert set(worlds) <= set(expected), "a world that does not agree with what the seat knows"
    assert {aspect: far for aspect, far in deviations(worlds, expected).items() if far > FAR} == {}
    truth = expected[told(own, seen.passes)] / sum(expected.values())
    far = abs(worlds[told(own, seen.passes)] / DRAWS - truth)
    assert far < FAR * math.sqrt(truth * (1 - truth) / DRAWS) + 1e-9, "the truth comes up too often or too seldom"


@pytest.mark.parametrize("name", MOMENTS)
def test_worlds_come_up_as_often_as_deals_and_picks_lead_to_them(name: str) -> None:
    check(name, imagined)


@pytest.mark.parametrize("name", LOOSE)
def test_pools_that_are_not_counted_change_nothing(name: str) -> None:
    check(name, imagined_loosely)


def test_the_number_of_worlds_is_as_it_should_be() -> None:
    """The test of the test: two players, four cards each, nothing is known but the own pack."""
    match = moment(2, TWO, 4, "draft", 0)
    deck = Counter(names_of(start_of(2, TWO).deck))
    ways = sum(Listing(Seen(match, 0), deck).worlds.values())
    assert ways == math.comb(deck.total() - 4, 4) * own_ways(match, deck)


def own_ways(match: Match, deck: Counter[str]) -> int:
    """In how many ways the own pack can be dealt, if each card is one of its own."""
    pack = Counter(match.view(0)["table"]["pack"])
    return math.prod(math.comb(deck[card], n) for card, n in pack.items())


def test_a_share_that_is_wrong_by_one_in_a_hundred_is_found() -> None:
    """The test of the test: with 40,000 draws, a fifth that comes up as .21 is far off."""
    expected = Counter(dict.fromkeys(CARDS[:5], 1))
    draws = Counter({CARDS[0]: 8400, CARDS[1]: 7600} | dict.fromkeys(CARDS[2:5], 8000))
    assert deviation(draws, expected) > FAR


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worlds_look_the_same_to_the_seat(players: int) -> None:
    """In games with all cards, at every moment; a spectator, who sees no card at all, imagines worlds, too."""
    for n, match in enumerate(positions(GAME, players, {}, seed=1, every=5)):
        for seat in [n % players, SPECTATOR]:
            own = state_of(match, seat)
            world = imagined(own, seat, rng_of(n))
            assert GAME.view(world, seat) == GAME.view(own, seat)
            assert GAME.rules.conserved(world) == GAME.rules.conserved(own)


# The truth


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arc_13_1_an_imagined_world_depends_on_nothing_that_is_hidden(players: int) -> None:
    """From two tables that look the same to a seat, the same random numbers lead to the same world."""
    for n, match in enumerate(positions(GAME, players, {}, seed=2, every=7)):
        for seat in [n % players, SPECTATOR]:
            own = state_of(match, seat)
            other = imagined(own, seat, rng_of(n))
            assert dump(imagined(own, seat, rng_of(n, 1))) == dump(imagined(other, seat, rng_of(n, 1)))


def test_what_cannot_be_is_refused() -> None:
    """Nothing is handed out, least of all the truth, where no world agrees."""
    match = moment(3, THREE_LATE, 5, "build", 11)
    seat = match.actor
    deal = Knowledge(state_of(match, seat).clone(), seat).deal
    deal.require((seat + 1) % 3, some(LIMESTONE, 7))
    with pytest.raises(ValueError, match="no world agrees"):
        Sampler(deal, (seat + 1) % 3, 0)
