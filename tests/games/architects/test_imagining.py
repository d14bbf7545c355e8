"""Imagined worlds: each is as likely as the deals and picks that lead to it, given all that the seat has seen.

Everything is counted in small games, in which all deals and picks can be listed: from what the seat's view shows and
from what everybody could watch, without a look at how the engine does it.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from benben.core.game import View
from benben.core.match import Match
from benben.core.registry import game
from benben.core.rng import Rng, rng_of
from benben.core.steps import SPECTATOR
from benben.games.architects.cards import CARDS, names_of
from benben.games.architects.marks import Marks
from benben.games.architects.memory import Memory
from benben.games.architects.state import Architects
from tests.conformance.checks import positions

Cards = tuple[str, ...]  # sorted
Packs = tuple[Cards, ...]
Picks = tuple[Cards, ...]  # by seat, in the order of the passes
World = tuple[Packs, Picks, Cards]  # what is left of the packs by dealt seat, all picks, and the deck

GAME = game("architects")
DRAWS = 1000


def small(seats: int, deal: int, keep: int, limestone: int, cards: list[int], plans: list[int]) -> dict[str, list[int]]:
    """A small box: cards of each other kind, plans beside the one on the table if the first of them is 1."""
    dealt, kept = [1] * 4, [1] * 4
    dealt[seats - 2], kept[seats - 2] = deal, keep
    return {"limestone": [limestone], "cards": cards, "plans": plans, "deal": dealt, "keep": kept}


TWO = small(2, 4, 3, 3, [1, 2, 0, 1, 1, 1, 0, 0, 1, 0, 0], [1, 1, 0, 0, 0, 0])
TWO_BARE = small(2, 4, 3, 3, [1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0], [0, 1, 1, 0, 0, 0])
THREE = small(3, 3, 2, 3, [2, 2, 0, 1, 1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])
THREE_BARE = small(3, 3, 2, 3, [2, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0], [0, 1, 1, 1, 0, 0])


# All deals and picks


class Seen:
    """All that a seat knows: its view, and what everybody has played."""

    def __init__(self, match: Match, seat: int) -> None:
        view: View = match.view(seat)
        self.seat, self.seats = seat, view["players"]
        self.phase = view["table"]["phase"]
        self.told = [entry["announced"] for entry in view["table"]["seats"]]
        self.limestone = [entry["limestone"] for entry in view["table"]["seats"]]
        self.sightings = [(Counter(pack["cards"]), pack["took"]) for pack in view["table"]["seen"]]
        self.passes = len(self.sightings) - (self.phase == "draft")  # at which everybody has picked
        self.played = [played_by(match, other) for other in range(self.seats)]
        self.dealt = match.record.variant["deal"][self.seats - 2]


def played_by(match: Match, seat: int) -> Counter[str]:
    """The cards that everybody saw a seat play in this round."""
    names = {"play_worker": "worker_{workers}", "lay_mummy": "mummy", "lay_sarcophagus": "sarcophagus"}
    names |= {"raise_idol": "{idol}", "carve_glyph": "{glyph}", "play_plan": "plan_{pyramid}"}
    found: Counter[str] = Counter()
    for line in match.record.lines:
        if line.seat == seat:
            form = GAME.actions.to_json(line.a)
            name = names.get(str(form["do"]), "")
            found[name.format(**form).replace("plan_p", "plan_")] += bool(name)
    return +found


def ways_to_take(cards: Counter[str], n: int) -> Iterator[tuple[Counter[str], int]]:
    """Every choice of n cards by kind, and the number of ways if each card is one of its own."""
    kinds = sorted(cards)
    for counts in itertools.product(*(range(min(cards[kind], n) + 1) for kind in kinds)):
        if sum(counts) == n:
            ways = math.prod(math.comb(cards[kind], k) for kind, k in zip(kinds, counts, strict=True))
            yield Counter(dict(zip(kinds, counts, strict=True))), ways


def deals(seen: Seen, deck: Counter[str], owner: int = 0) -> Iterator[tuple[list[Counter[str]], Counter[str], int]]:
    """Every deal that agrees with the seat's own pack and the announcements."""
    if owner == seen.seats:
        yield [], deck, 1
        return
    for pack, ways in ways_to_take(deck, seen.dealt):
        if owner == seen.seat and pack != seen.sightings[0][0]:
            continue
        if seen.told[owner] and (seen.told[owner] == "yes") != any(pack[c] for c in pack if c.startswith("plan")):
            continue
        for others, rest, more in deals(seen, deck - pack, owner + 1):
            yield [pack, *others], rest, ways * more


Draft = tuple[list[Cards], list[Counter[str]], int]  # the picks of each pass, what is left of the packs, ways


def drafts(seen: Seen, packs: list[Counter[str]], n: int = 0) -> Iterator[Draft]:
    """Every way to pick from here on that agrees with what the seat held and took."""
    held = [(seat - n) % seen.seats for seat in range(seen.seats)]
    if n < len(seen.sightings) and +packs[held[seen.seat]] != seen.sightings[n][0]:
        return
    if n == seen.passes:
        yield [], [+pack for pack in packs], 1
        return
    choices = [[c for c in sorted(packs[held[seat]]) if packs[held[seat]][c]] for seat in range(seen.seats)]
    choices[seen.seat] = [seen.sightings[n][1]]
    picks: Cards
    for picks in itertools.product(*choices):
        left = [pack.copy() for pack in packs]
        ways = 1
        for seat, card in enumerate(picks):
            ways *= left[held[seat]][card] if seat != seen.seat else 1
            left[held[seat]][card] -= 1
        for later, rest, more in drafts(seen, left, n + 1):
            yield [picks, *later], rest, ways * more


def agrees(seen: Seen, picks: Picks) -> bool:
    """Whether these piles hold all that was played, and the limestone that was brought."""
    if seen.phase != "build":
        return True
    piles = [Counter(pile) for pile in picks]
    return all(
        pile["limestone"] == seen.limestone[seat] and not seen.played[seat] - pile for seat, pile in enumerate(piles)
    )


def all_worlds(seen: Seen, deck: Counter[str]) -> dict[World, int]:
    """Every world that agrees with what the seat knows, with the number of deals and picks that lead to it."""
    found: Counter[World] = Counter()
    for packs, rest, ways in deals(seen, deck):
        for by_pass, left, more in drafts(seen, packs):
            picks = tuple(tuple(one[seat] for one in by_pass) for seat in range(seen.seats))
            if agrees(seen, picks):
                found[(tuple(sorted_cards(pack) for pack in left), picks, sorted_cards(rest))] += ways * more
    return found


def sorted_cards(cards: Counter[str]) -> Cards:
    return tuple(sorted(cards.elements(), key=CARDS.index))


# The engine's worlds


def told(s: Architects, passes: int) -> World:
    """A state in the words above."""
    packs = tuple(tuple(names_of(s.players[seat].pack)) for seat in range(s.seats))
    picks = tuple(tuple(CARDS[s.players[seat].pick(n)] for n in range(passes)) for seat in range(s.seats))
    return packs, picks, tuple(names_of(s.deck))


def mended(s: Architects, seat: int, rng: Rng) -> Architects:
    """A world for which no whole draw is tried: laid by marks alone."""
    world: Architects = GAME.state_for(s, seat).clone()
    memory = Memory(world, seat)
    assert Marks(memory.guess, rng).draw(rng)
    memory.lay_back()
    return world


def moment(players: int, box: dict[str, list[int]], seed: int, phase: str, answers: int) -> Match:
    """A random game of the first round, so many answers far in a phase; nobody passes who could play."""
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


def deviation(counts: Counter[World], expected: dict[World, int], draws: int) -> float:
    """Chi-square in standard deviations from its mean; worlds with little weight are taken together."""
    total = sum(expected.values())
    cells = [(counts[world], draws * ways / total) for world, ways in expected.items()]
    common = [cell for cell in cells if cell[1] >= 5]
    rare = [cell for cell in cells if cell[1] < 5]
    if sum(wanted for _, wanted in rare) >= 5:
        common.append((sum(n for n, _ in rare), sum(wanted for _, wanted in rare)))
    freedom = max(len(common) - 1, 1)
    return (sum((n - wanted) ** 2 / wanted for n, wanted in common) - freedom) / math.sqrt(2 * freedom)


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
}
WAYS: dict[str, Callable[[Architects, int, Rng], Architects]] = {"imagined": GAME.determinize, "mended": mended}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", MOMENTS)
def test_worlds_come_up_as_often_as_deals_and_picks_lead_to_them(name: str, way: str) -> None:
    players, box, seed, phase, answers = MOMENTS[name]
    match = moment(players, box, seed, phase, answers)
    seat = match.actor
    seen, own = Seen(match, seat), state_of(match, seat)
    assert any(seen.told) == ("announced" in name and "nothing was" not in name)
    assert any(seen.played) == ("with" in name)
    expected = all_worlds(seen, Counter(names_of(start_of(players, box).deck)))
    worlds = Counter(told(WAYS[way](own, seat, rng_of(seed, n)), seen.passes) for n in range(DRAWS))
    assert set(worlds) <= set(expected), "a world that does not agree with what the seat knows"
    assert deviation(worlds, expected, DRAWS) < 4
    truth = expected[told(own, seen.passes)] / sum(expected.values())
    wrong = abs(worlds[told(own, seen.passes)] / DRAWS - truth)
    assert wrong < 4 * math.sqrt(truth * (1 - truth) / DRAWS) + 1e-9, "the truth comes up too often or too seldom"


def start_of(players: int, box: dict[str, list[int]]) -> Architects:
    state = GAME.new_state(players, {}, box)
    assert isinstance(state, Architects)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_world_is_found_for_every_moment(players: int) -> None:
    """Never is the search given up; and a spectator, who sees no card at all, imagines worlds, too."""
    for n, match in enumerate(positions(GAME, players, {}, seed=1, every=5)):
        for seat in [n % players, SPECTATOR]:
            own = state_of(match, seat)
            world = GAME.state_for(own, seat).clone()
            guess = Memory(world, seat).guess
            assert guess.try_draws(rng_of(n)) or Marks(guess, rng_of(n)).draw(rng_of(n, 1))
            assert guess.agrees()


def test_the_number_of_worlds_is_as_it_should_be() -> None:
    """The test of the test: two players, four cards each, nothing is known but the own pack."""
    match = moment(2, TWO, 4, "draft", 0)
    deck = Counter(names_of(start_of(2, TWO).deck))
    expected = all_worlds(Seen(match, 0), deck)
    assert sum(expected.values()) == math.comb(deck.total() - 4, 4) * own_ways(match, deck)


def own_ways(match: Match, deck: Counter[str]) -> int:
    """In how many ways the own pack can be dealt, if each card is one of its own."""
    pack = Counter(match.view(0)["table"]["pack"])
    return math.prod(math.comb(deck[card], n) for card, n in pack.items())
