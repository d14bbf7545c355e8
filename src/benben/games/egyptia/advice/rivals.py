"""How the rivals come out of the same dice: they play for themselves, so one look at them serves all plans."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.egyptia.advice.scout import Scout, rank
from benben.games.egyptia.city import HEX_COUNT
from benben.games.egyptia.goods import KINDS, amount
from benben.games.egyptia.state import Egyptia, Sheet

CLOSE: Final = 3  # with so few rounds left, or a track so short of its red dot, it counts who wins
MOST_RIVALS: Final = 3  # that are looked at: those who stand best
NOBODY_YET: Final = -1000000000


class Rivals:
    """The best of the rivals after each round, as far as the game goes by them."""

    def __init__(self, s: Egyptia, seat: i64, scout: Scout) -> None:
        self.scout: Scout = scout
        self.round: i64 = s.round
        self.roll: i64 = s.roll
        self.sheets: list[Sheet] = leaders(s, seat)
        self.ranks: vec[i64] = vec[i64]([NOBODY_YET] * (HEX_COUNT + 1))  # by round
        self.end: i64 = HEX_COUNT  # the round after which a full city or a red dot of a rival ends the game

    def play(self) -> None:
        """From the open round on, with the dice that the scout foresees."""
        for number in range(self.round, i64(HEX_COUNT + 1)):
            self.ranks[number] = NOBODY_YET
        self.end = HEX_COUNT
        for sheet in self.sheets:
            self.play_one(sheet)

    def play_one(self, me: Sheet) -> None:
        scout = self.scout
        for number in range(self.round, self.end + 1):
            me = scout.play_round(me, number, self.roll if number == self.round else scout.rolls[number])
            self.ranks[number] = max(self.ranks[number], rank(scout.s, me))
            if scout.looks[HEX_COUNT - number].is_last(me):
                self.end = min(self.end, number)

    def share_of_win(self, number: i64, own: i64) -> float:
        """If the game ends after a round with this rank."""
        if own == self.ranks[number]:
            return 0.5
        return 1.0 if own > self.ranks[number] else 0.0


def leaders(s: Egyptia, seat: i64) -> list[Sheet]:
    """The sheets of the rivals who stand best. Nobody has seen what they do in the open round."""
    found = [(rank(s, s.sheets[other]), other) for other in range(s.seats) if other != seat]
    found.sort(reverse=True)
    return [s.sheets[other] for points, other in found[:MOST_RIVALS]]


def is_close(s: Egyptia) -> bool:
    """Whether the end is so near that it counts who wins, and no longer how many points one has."""
    if HEX_COUNT - s.round < CLOSE:
        return s.seats > 1
    if s.seats > 1:
        for seat in range(s.seats):
            for good in range(i64(KINDS)):
                if s.box.tracks[good] - amount(s.sheets[seat].gained, good) <= CLOSE:
                    return True
    return False
