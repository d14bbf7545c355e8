"""The use of dice at once, by what they bring, without trying every answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.bits import has, size
from benben.games.ra_dice.actions import (
    ACTIONS,
    ADVANCE_NILE,
    ADVANCE_PHARAOH,
    DECLARE_DISASTER,
    END_TURN,
    FLOOD_NILE,
    PAIR_WITH_ANKH,
    PLACE_CIVILIZATION,
    PLACE_MONUMENT,
    SCORE_ANKHS,
)
from benben.games.ra_dice.advice.prospect import Prospect
from benben.games.ra_dice.advice.sharing import Sharing
from benben.games.ra_dice.advice.tables import Tables
from benben.games.ra_dice.advice.turn import Turn, steps_of_ra, struck
from benben.games.ra_dice.components import ANKH_PAIR, COLUMNS, DICE, DISASTERS, SIDES
from benben.games.ra_dice.rules.civilization import ankhs_for_next
from benben.games.ra_dice.rules.monuments import MUST_PAIR
from benben.games.ra_dice.scoring import tower
from benben.games.ra_dice.state import Ra

NOTHING: Final = -1000.0


class SwiftUses:
    """Uses all dice of a turn."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.answers: Answers = Answers(ACTIONS.size)

    def play(self, s: Ra, turn: Turn) -> None:
        """All of it, then the turn is over."""
        look = turn.prospects[s.suns]
        sharing = turn.sharings[s.suns]
        if s.disaster_open:
            self.declare(s)
            look = Prospect(s, steps_of_ra(s.box, s.suns), self.tables)
            look.look_closer(s)
            sharing = Sharing(s, look)
        sharing.of(s.pharaohs, s.niles, s.civilizations, s.monument_dice, s.ankhs, 0)
        self.advance_pharaoh(s, sharing)
        self.use_nile(s, sharing)
        self.place_civilizations(s, sharing.for_civilization)
        self.place_monuments(s, look, sharing.for_monuments)
        while s.ankhs >= ANKH_PAIR:
            s.apply(SCORE_ANKHS.first)
        s.apply(END_TURN.first)

    def declare(self, s: Ra) -> None:
        """The disaster that brings most; the victims answer somehow."""
        seat = s.turn
        steps = steps_of_ra(s.box, s.suns)
        best: i64 = 0
        most = NOTHING
        for area in range(i64(len(DISASTERS))):
            lead = Prospect(struck(s, area), steps, self.tables).lead
            if lead > most:
                most = lead
                best = area
        s.apply(DECLARE_DISASTER.at(best))
        while s.actor() != seat:
            s.legal(self.answers)
            s.apply(self.answers.ids[0])

    def advance_pharaoh(self, s: Ra, sharing: Sharing) -> None:
        """Unless it does harm, as it may to come first just before the epoch ends."""
        if s.pharaohs > 0 and sharing.pharaoh[s.pharaohs * SIDES + sharing.for_pharaoh] >= 0.0:
            s.apply(ADVANCE_PHARAOH.at(s.pharaohs, sharing.for_pharaoh))

    def use_nile(self, s: Ra, sharing: Sharing) -> None:
        ankhs = sharing.for_nile
        flood = sharing.flood_dice[sharing.river]
        if flood > 0:
            s.apply(FLOOD_NILE.at(s.box.flood_dice - flood))
            ankhs -= s.box.flood_dice - flood
        if s.niles > 0:
            s.apply(ADVANCE_NILE.at(s.niles, ankhs))

    def place_civilizations(self, s: Ra, ankhs: i64) -> None:
        colour: i64 = 0
        while colour < DICE:
            cost = ankhs_for_next(s)
            is_open = has(s.civilizations & ~s.players[s.turn].civilization, colour) and not s.is_full(colour)
            if is_open and cost <= ankhs:
                s.apply(PLACE_CIVILIZATION.at(colour))
                ankhs -= cost
            colour += 1

    def place_monuments(self, s: Ra, look: Prospect, ankhs: i64) -> None:
        """The best space again and again; an Ankh goes with it as long as some are meant for that."""
        while s.monument_dice and (s.monuments_placed == 0 or size(s.monument_dice) > 1 or ankhs > 0):
            space = best_space(s, look)
            if space < 0:
                return
            before = s.ankhs
            s.apply(PLACE_MONUMENT.first + space)
            if s.open_step() is MUST_PAIR.at(s.turn, 0):
                self.pair(s, ankhs)
            ankhs -= before - s.ankhs

    def pair(self, s: Ra, ankhs: i64) -> None:
        """The second die of a further monument."""
        s.legal(self.answers)
        s.apply(PAIR_WITH_ANKH if ankhs > 0 else self.answers.ids[0])


def best_space(s: Ra, look: Prospect) -> i64:
    """The empty space that brings most with the dice that are left; −1 if none brings anything."""
    me = s.players[s.turn]
    used = me.columns()
    built = s.built()
    more = look.columns[min(size(used) + 1, i64(COLUMNS))] - look.columns[size(used)]
    best: i64 = -1
    most: float = 0.0
    for colour in range(i64(DICE)):
        if has(s.monument_dice, colour):
            for column in range(i64(COLUMNS)):
                is_new = not has(used, column)
                if has(built, colour * COLUMNS + column) or (s.monuments_placed > 0 and not is_new):
                    continue
                high = tower(me, column)
                gain = look.towers[high + 1] - look.towers[high] + (more if is_new else 0.0)
                if gain > most:
                    most = gain
                    best = colour * COLUMNS + column
    return best
