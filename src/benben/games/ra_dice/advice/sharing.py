"""How the dice of a turn are best shared out, where the Nile and Civilization are worth something together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.bits import size
from benben.games.ra_dice.advice.evaluation import Gains, full_colours, moved
from benben.games.ra_dice.advice.prospect import Prospect
from benben.games.ra_dice.components import ALL_DICE, ANKH_PAIR, DICE, SIDES
from benben.games.ra_dice.state import Player, Ra

LEAST: Final = -1000.0
DRY: Final = 0
WET: Final = SIDES * SIDES  # where the numbers with a flood more begin, behind those without


class Sharing(Gains):
    """What the unused dice bring at most; the way that was found last is kept."""

    def __init__(self, s: Ra, look: Prospect) -> None:
        super().__init__(s, look)
        me = s.players[s.turn]
        self.rivers: vec[float] = vec[float]([LEAST] * (2 * SIDES * SIDES))  # by flood, Nile dice, Ankhs: the gain …
        self.spaces: vec[i64] = vec[i64]([0] * (2 * SIDES * SIDES))  # … the space of the marker then …
        self.flood_dice: vec[i64] = vec[i64]([0] * (2 * SIDES * SIDES))  # … and the Nile dice spent on the flood
        self.markers: vec[i64] = vec[i64]([0] * ((ALL_DICE + 1) * SIDES))  # of Civilization that are placed
        self.together: vec[float] = vec[float]([0.0] * (2 * SIDES * SIDES * SIDES))  # by river, then by markers
        self.fill_rivers(s, look, me)
        self.fill_markers(s, me)
        self.fill_together(s, look, me)
        # The best way that was found last: the Ankhs that go with each kind of dice, and whether there is a flood.
        self.for_pharaoh: i64 = 0
        self.for_nile: i64 = 0
        self.for_civilization: i64 = 0
        self.for_monuments: i64 = 0
        self.river: i64 = DRY

    def fill_rivers(self, s: Ra, look: Prospect, me: Player) -> None:
        now = look.nile(s, me.nile, me.floods)
        need = s.box.flood_dice
        for dice in range(i64(SIDES)):
            for ankhs in range(SIDES - dice):
                at = dice * SIDES + ankhs
                self.spaces[at] = moved(s, me, dice, ankhs)
                self.rivers[at] = look.nile(s, self.spaces[at], me.floods) - now
                for used in range(i64(1), min(dice, need) + 1):
                    left = ankhs - (need - used)
                    if left >= 0:
                        space = moved(s, me, dice - used, left)
                        gain = look.nile(s, space, me.floods + 1) - now
                        if gain > self.rivers[WET + at]:
                            self.rivers[WET + at] = gain
                            self.spaces[WET + at] = space
                            self.flood_dice[WET + at] = used

    def fill_markers(self, s: Ra, me: Player) -> None:
        taken = full_colours(s) | me.civilization
        for dice in range(i64(1), i64(ALL_DICE + 1)):
            count = size(dice)
            most = size(dice & ~taken)
            for ankhs in range(SIDES - count):
                placed = count + ankhs - (s.box.civilization_dice - 1) - s.civilizations_placed
                self.markers[dice * SIDES + ankhs] = max(min(placed, most), 0)

    def fill_together(self, s: Ra, look: Prospect, me: Player) -> None:
        have = size(me.civilization)
        now = look.together(s, me.nile, me.floods, have)
        for river in range(i64(2 * SIDES * SIDES)):
            if self.rivers[river] > LEAST:
                floods = me.floods + (1 if river >= WET else 0)
                for more in range(DICE - have + 1):
                    worth = look.together(s, self.spaces[river], floods, have + more)
                    self.together[river * SIDES + more] = worth - now

    def of(self, pharaohs: i64, niles: i64, civilizations: i64, monuments: i64, ankhs: i64, suns: i64) -> float:
        """The best that these dice bring, over every way to share out the Ankhs, with a flood or without."""
        best = LEAST
        for n in range(ankhs + 1):
            for c in range(ankhs - n + 1):
                left = ankhs - n - c
                more = self.markers[civilizations * SIDES + c]
                dry = niles * SIDES + n
                wet = WET + dry
                river = dry
                water = self.rivers[dry] + self.together[dry * SIDES + more]
                if self.rivers[wet] > LEAST and self.rivers[wet] + self.together[wet * SIDES + more] > water:
                    river = wet
                    water = self.rivers[wet] + self.together[wet * SIDES + more]
                water += self.civilization[civilizations * SIDES + c]
                for p in range(left + 1):
                    tracks = water + self.pharaoh[pharaohs * SIDES + p]
                    for m in range(left - p + 1):
                        sum = tracks + self.monument[monuments * SIDES + m]
                        sum += self.pair * float((left - p - m) // ANKH_PAIR)
                        if sum > best:
                            best = sum
                            self.for_pharaoh = p
                            self.for_nile = n
                            self.for_civilization = c
                            self.for_monuments = m
                            self.river = river
        return self.suns[suns] + best
