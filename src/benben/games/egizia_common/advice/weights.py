"""What things are worth in points, estimates found by playing. A game changes those that are different in it."""

from __future__ import annotations


class Weights:
    """Those of a game."""

    def __init__(self) -> None:
        self.brick_now: float = 1.12  # a stone with the strength to lay it in this round …
        self.brick: float = 1.12  # … and later
        self.stone: float = 0.42  # a stone without
        self.strength: float = 0.224  # strength without stones
        self.crew_use: float = 0.85  # how much of all strength is used in a round to come
        self.growth: float = 0.0  # how much stronger all crews become in a round, …
        self.quarry_growth: float = 0.0  # … and how much more the quarries give
        self.left_stones: float = 0.3  # of the points for stones left over, in the last round
        # Grain.
        self.yellow: float = 0.72  # how often yellow and red fields are watered in rounds to come
        self.red: float = 0.289
        self.hunger: float = 0.2  # how much of the hunger that threatens in rounds to come will be felt
        self.fed_by_stones: float = 0.72  # grain for a stone, with the card for it
        # Markets: a level, and each round to come.
        self.grain_level: float = 0.55
        self.stone_level: float = 0.882
        # Zones.
        self.cooperation: float = 0.8
        self.sphinx_visit: float = 0.8  # a card chosen out of some, beside the points for the others
        self.zone: float = 1.5  # a ship at one of the other zones
        self.waits: float = 0.245  # how likely a ship that comes too late will build
        self.option: float = 2.72  # a space downstream that is still free
        # Of the own bricks in a row of the pyramid that is not full.
        self.row_lead: float = 1.05
        self.row_tie: float = 0.48
        self.row_behind: float = 0.084
        # How likely a goal is reached that is near.
        self.sure: float = 1.19
        self.far: float = 0.91
        self.late: float = 1.2
        self.each: float = 0.35  # more of what a sphinx card counts, each round
        # Nile cards for one use.
        self.card_strength: float = 3.0  # that a card adds in this round
        self.stone_card: float = 2.43
        self.strength_card: float = 1.6
        self.grain_card: float = 0.96
        self.ship_card: float = 6.59
        self.keep_card: float = 1.4
        self.sale: float = 0.462  # a stone, with the card to sell it
        self.sale_card: float = 2.0
        self.upriver_card: float = 2.0
        # Powers, each round.
        self.feed_power: float = 0.42
        self.raise_power: float = 2.52
        self.sphinx_power: float = 0.9
        self.upgrade_power: float = 2.24  # once
        self.train_power: float = 0.28
        self.trade_power: float = 1.4
        self.leftover_power: float = 4.32
        self.share_power: float = 2.0
        self.double_power: float = 2.0
        self.upriver_power: float = 2.0
        self.full_site_power: float = 0.5
