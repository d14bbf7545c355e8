"""How likely it is that rivals have picked what they hold in a world: good cards are picked more often than others."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.architects.advice.evaluation import Rooms, hand_worth
from benben.games.architects.advice.numbers import Numbers
from benben.games.architects.cards import KINDS, LIMESTONE, ONE, has_card
from benben.games.architects.components import MAX_SEATS
from benben.games.architects.state import Architects

TEMPERATURE: Final = 1.0  # in points: how much better a card must be to be picked e times as often
LOWEST: Final = -6.0  # no pick is less likely than so, as a logarithm: nobody is sure of what others think


class Picks:
    """Goes through the draft of the round backwards, pick by pick."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Numbers = numbers
        self.temperature: float = TEMPERATURE
        self.rooms: Rooms = Rooms()
        self.packs: vec[i64] = vec[i64]([0] * MAX_SEATS)  # by the seat to which each was dealt
        self.hands: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.worths: vec[float] = vec[float]([0.0] * KINDS)

    def likelihood(self, s: Architects, seat: i64) -> float:
        """The chance of all picks that the others have made this round, as a logarithm, from the packs they had."""
        self.rooms.count(s)
        for i in range(s.seats):
            self.packs[i] = s.players[i].pack
            self.hands[i] = s.players[i].pile()
        logs: float = 0.0
        n = min(s.draft_pass, s.passes)
        while n > 0:
            n -= 1
            logs += self.undo_pass(s, seat, n)
        return logs

    def undo_pass(self, s: Architects, seat: i64, n: i64) -> float:
        """Put the picks of a pass back into the packs; the logarithm of how likely the others' picks were."""
        logs: float = 0.0
        for i in range(s.seats):
            card = s.players[i].pick(n)
            pack = s.pack_at(i, n)
            self.packs[pack] += ONE[card]
            self.hands[i] -= ONE[card]
            if i != seat:
                logs += self.log_chance(s, n, card, self.packs[pack], self.hands[i])
        return logs

    def log_chance(self, s: Architects, n: i64, card: i64, pack: i64, hand: i64) -> float:
        """The logarithm of the chance that a card is picked from a pack at a pass."""
        worths = self.worths
        quarry = i64(self.numbers.limestone_share * float(s.seats * s.passes))
        best: float = 0.0
        for other in range(i64(KINDS)):
            if has_card(pack, other):
                worths[other] = self.worth(s, n, other, hand, quarry)
                best = max(best, worths[other])
        total: float = 0.0
        for other in range(i64(KINDS)):
            if has_card(pack, other):
                total += exp((worths[other] - best) / self.temperature)
        return max(LOWEST, (worths[card] - best) / self.temperature - log(total))

    def worth(self, s: Architects, n: i64, card: i64, hand: i64, quarry: i64) -> float:
        """What a hand may bring with one card more; a block of limestone is a step towards the most of it."""
        numbers = self.numbers
        if card == LIMESTONE:
            step = float(s.box.most_limestone) / (numbers.lead + numbers.lead_per_pass * float(s.passes - n)) / 2.0
            return hand_worth(s, self.rooms, hand, 0, quarry, numbers) + step
        return hand_worth(s, self.rooms, hand + ONE[card], 0, quarry, numbers)
