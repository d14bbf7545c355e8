"""EGI-2, EGI-13: the set-up, a round in the book's order, and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.core.bits import bit
from benben.core.steps import NOBODY, Step
from benben.games.egizia.actions import FOR_GRAVES
from benben.games.egizia.components import OBELISK_ZONE, SPHINX_ZONE, TEMPLE_ZONE
from benben.games.egizia.rules.bricks import TURN_GRAVES
from benben.games.egizia.rules.questions import FEED_ALL, PRODUCE, RETURN_SHIPS
from benben.games.egizia.rules.steps import STEPS
from benben.games.egizia.scoring import grave_points
from benben.games.egizia.state import Classic
from benben.games.egizia_common.player import card_at
from benben.games.egizia_common.rules.building import BUILD_ZONE
from benben.games.egizia_common.rules.cleanup import COOPERATE, clear_table
from benben.games.egizia_common.rules.feeding import OFFER_PREPARATIONS, OFFER_RAISES
from benben.games.egizia_common.rules.leftovers import OFFER_LEFTOVERS
from benben.games.egizia_common.rules.placement import BEGIN_PLACEMENT, NEXT_TURN
from benben.games.egizia_common.rules.river import BEGIN_ROUND, LAY_CARDS
from benben.games.egizia_common.rules.round import PlayRounds
from benben.games.egizia_common.rules.set_up import DEAL_CARD, GIVE_SEQUENCE
from benben.games.egizia_common.scoring import all_sphinx_points, stone_points
from benben.games.egizia_common.standing import seat_at
from benben.games.egizia_common.state import OVER
from benben.games.egizia_common.tables import FOR_SPHINX, FOR_STONES, GAME_ENDED, SPHINX_KEPT

DEALT: Final = 1  # sphinx card for each player


class KeepDealt(Step[Classic]):
    """EGI-1.3: the card that was dealt is kept."""

    def run(self, s: Classic) -> None:
        for seat in range(s.seats):
            me = s.players[seat]
            me.sphinx = bit(card_at(me.dealt, 0))
            s.whisper(SPHINX_KEPT, seat, card_at(me.dealt, 0))


class CleanUp(Step[Classic]):
    """EGI-2.4, EGI-3.2: the Nile is cleared, crews are turned up, who is behind will be first."""

    def run(self, s: Classic) -> None:
        if s.round < s.box.rounds:
            clear_table(s)


class EndGame(Step[Classic]):
    """EGI-13.2, EGI-13.3: the final scoring, who is in front first: stones, graves, sphinx cards."""

    def run(self, s: Classic) -> None:
        s.phase = OVER
        row = s.standing
        for n in range(s.seats):
            seat = seat_at(row, n)
            s.gain(seat, stone_points(s, seat), FOR_STONES)
            s.gain(seat, grave_points(s, seat), FOR_GRAVES)
            s.gain(seat, all_sphinx_points(s, seat), FOR_SPHINX)
        s.note(GAME_ENDED, NOBODY)


CLEAN_UP: Final = STEPS.add(CleanUp(NOBODY, 0))
END_GAME: Final = STEPS.add(EndGame(NOBODY, 0))
KEEP_DEALT: Final = STEPS.add(KeepDealt(NOBODY, 0))

SET_UP: Final[vec[Step]] = vec[Step]([GIVE_SEQUENCE.at(0, 0), DEAL_CARD.at(0, DEALT), KEEP_DEALT, TURN_GRAVES])

ROUND: Final[vec[Step]] = vec[Step](
    [
        BEGIN_ROUND,
        LAY_CARDS.at(0, 0),  # EGI-3: the Nile cards
        BEGIN_PLACEMENT,
        NEXT_TURN,  # EGI-4: a ship each, again and again, until all have passed
        OFFER_LEFTOVERS,
        RETURN_SHIPS,
        FEED_ALL,  # EGI-6: grain …
        PRODUCE,  # … and stones
        OFFER_RAISES,
        OFFER_PREPARATIONS,
        BUILD_ZONE.at(SPHINX_ZONE, 0),  # EGI-8 to EGI-12: from the top of the Nile down
        BUILD_ZONE.at(OBELISK_ZONE, 0),
        BUILD_ZONE.at(TEMPLE_ZONE, 0),
        OFFER_PREPARATIONS,  # once more: the last chance of the round to use a card
        COOPERATE,
        CLEAN_UP,
    ]
)

PLAY_ROUNDS: Final = STEPS.add(PlayRounds(ROUND, END_GAME))
