"""The numbers of the evaluation: estimates that no rule tells. Those made by hand were found by playing."""

from __future__ import annotations

from typing import Final


class Numbers:
    """One set of them."""

    def __init__(self, row: list[float]) -> None:
        self.one_card: float = row[0]  # of the foreman's points, for one card that completes a pyramid
        self.more_cards: float = row[1]  # for several cards that would
        self.held_plan: float = row[2]  # of the architect's points, for a plan without a free site
        self.further_plan: float = row[3]  # for a second one
        self.new_rooms: float = row[4]  # of what cards score in the rooms of a plan in hand
        self.second_idols: float = row[5]  # of what idols score in the pyramid where they score less
        self.next_share: float = row[6]  # of the worth of a hand, for whose turn comes next
        self.in_share: float = row[7]  # for others who may still play
        self.out_share: float = row[8]  # for who has passed
        self.rivals: float = row[9]  # how much the rivals' prospects count
        self.limestone_share: float = row[10]  # of the picks still to come that bring a block to the quarry
        self.lead: float = row[11]  # so many blocks ahead make sure of the most limestone …
        self.lead_per_pass: float = row[12]  # … and so many more for each pass that is to come
        self.denial: float = row[13]  # of what the best card that is handed on is worth to the next player


BY_HAND: Final = Numbers([0.5, 0.3, 0.35, 0.35, 0.85, 0.5, 0.8, 0.39, 0.066, 0.75, 0.45, 1.3, 0.25, 0.1])
