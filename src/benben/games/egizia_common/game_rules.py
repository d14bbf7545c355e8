"""What a rule that both games share must ask the game for: names of answers, entries of questions, prices, spaces."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import ActionTable, Kind
from benben.core.menu import Uses
from benben.core.steps import S


class Kinds:
    """The answers and outcomes of one game that name its own spaces, cards and sites."""

    def __init__(self, actions: ActionTable, outcomes: ActionTable) -> None:
        named = {kind.name: kind for kind in actions.kinds + outcomes.kinds}
        self.place: Kind = named["place_ship"]
        self.second: Kind = named["second_ship"]  # another one in the same turn, by one of several cards or tiles
        self.take: Kind = named["take_card"]  # a Nile card that nobody took
        self.brick: Kind = named["lay_brick"]
        self.draw: Kind = named["draw_cards"]  # sphinx cards: paid, and for nothing
        self.keep: Kind = named["keep_card"]
        self.keep_more: Kind = named["keep_another"]
        self.lay_card: Kind = named["lay_card"]  # outcomes: a Nile card, a sphinx card
        self.deal: Kind = named["deal"]


class GameRules(Generic[S]):
    """The rules of one game that shared ones call. Games make one each, when they are loaded."""

    def __init__(self, kinds: Kinds, sphinx_zone: i64, first_sites: vec[i64], upgrades_count: bool) -> None:
        self.kinds: Kinds = kinds
        self.upgrades_count: bool = upgrades_count  # whether an upgraded field has its new colour for goals, too
        self.sphinx_zone: i64 = sphinx_zone
        self.first_sites: vec[i64] = first_sites  # of each zone, and what comes after the last of all
        # The entries of the questions; the game's modules set them.
        self.turn: Uses
        self.second_turn: Uses
        self.leftover: Uses
        self.feeding: Uses
        self.raising: Uses
        self.preparing: Uses
        self.building: Uses
        self.help: Uses

    # Placement

    def can_place(self, s: S, seat: i64) -> bool:
        """Whether a seat can place a ship at all."""
        raise NotImplementedError

    def land(self, s: S, seat: i64, space: i64) -> None:
        """What a ship brings on a space of the bank opposite to the cards, 0 for the first."""
        raise NotImplementedError

    def can_second(self, s: S, seat: i64, by: i64) -> bool:
        """Whether a seat has a card or tile for another ship in the same turn."""
        raise NotImplementedError

    def use_second(self, s: S, seat: i64, by: i64) -> None:
        raise NotImplementedError

    def why_no_second(self, s: S, seat: i64, by: i64) -> i64:
        raise NotImplementedError

    # Cards

    def happen(self, s: S, seat: i64, verb: i64, amount: i64, reason: i64) -> None:
        """A verb of this game alone that needs no choice."""

    def ask(self, s: S, seat: i64, verb: i64, amount: i64) -> None:
        """A verb of this game alone that needs one."""

    def can_use_more(self, s: S, seat: i64) -> bool:
        """Whether a seat has another card that this game lets it use at any own step."""
        return False

    # Building

    def turn_at_zone(self, s: S, seat: i64) -> None:
        """A ship's turn at the open zone."""
        raise NotImplementedError

    def leave(self, s: S, seat: i64) -> None:
        """A ship that does not build leaves the open zone."""
        raise NotImplementedError

    def price(self, s: S, seat: i64, site: i64) -> i64:
        """The number on the next space of a site for a seat; IMPOSSIBLE without one."""
        raise NotImplementedError

    def why_no_brick(self, s: S, seat: i64, site: i64) -> i64:
        """The reason why no brick can be laid on a site, whatever it costs; 0, if one can."""
        raise NotImplementedError

    def begin_bricks(self, s: S, seat: i64) -> None:
        """Nothing is built yet."""

    def lay_brick(self, s: S, seat: i64, site: i64, cost: i64) -> None:
        """A brick that is paid, on the next space of a site."""
        raise NotImplementedError

    def finish_bricks(self, s: S, seat: i64) -> None:
        """After the last brick."""
        raise NotImplementedError

    def can_add_basic(self, s: S, seat: i64) -> bool:
        """Whether another basic crew may join the build."""
        return False

    # The sphinx

    def most_cards(self, s: S, seat: i64) -> i64:
        """How many cards a seat may draw at most, whatever the deck has."""
        raise NotImplementedError

    # Scoring

    def measure(self, s: S, seat: i64, what: i64) -> i64:
        """How much a seat has of something that only this game knows."""
        raise NotImplementedError
