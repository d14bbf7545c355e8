"""Why an answer is not legal now, each with the rule that forbids it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.refusals import RefusalTable
from benben.games.architects.components import MOST_TOMBS, PYRAMIDS

REFUSALS: Final = RefusalTable("benben.games.architects", "ARC-5.3", "another-question")

NAMES: Final = tuple(name.upper() for name in PYRAMIDS)
CARD_WORDS: Final = (
    "limestone", "worker_1 card", "worker_2 card", "worker_3 card", "mummy", "sarcophagus", "cat", "bird", "dog",
    "glyph_2 card", "glyph_3 card", "glyph_4 card", *[f"plan of {name}" for name in NAMES],
)  # fmt: skip


def of_each_pyramid(rule: str, sentence: str) -> vec[i64]:
    """A reason that names a pyramid, for each of them."""
    return vec[i64]([REFUSALS.add(rule, sentence.format(name)) for name in NAMES])


def of_each_card(rule: str, sentence: str) -> vec[i64]:
    """A reason that names a card, for each kind."""
    return vec[i64]([REFUSALS.add(rule, sentence.format(card)) for card in CARD_WORDS])


def of_each_tomb(rule: str, sentence: str) -> vec[i64]:
    """A reason that names a pyramid and a tomb, for each of them."""
    tombs = range(1, MOST_TOMBS + 1)
    return vec[i64]([REFUSALS.add(rule, sentence.format(name, tomb)) for name in NAMES for tomb in tombs])


# The draft
NOT_IN_PACK: Final = of_each_card("ARC-3.1", "There is no {} in the pack that you hold.")
PICK_FIRST: Final[i64] = REFUSALS.add("ARC-3.1", "pick-first")
PICKS_ARE_OVER: Final[i64] = REFUSALS.add("ARC-3.5", "picks-are-over")

# The turn
NOT_IN_HAND: Final = of_each_card("ARC-5.3", "You hold no {}.")
NOT_IN_PLAY: Final = of_each_pyramid("ARC-6.7", "{} is not in play.")

# Plans
PLAN_NOT_HELD: Final = of_each_pyramid("ARC-6.1", "You do not hold the plan of {}.")
PLAN_IN_PLAY: Final = of_each_pyramid("ARC-6.1", "The plan of {} is in play already.")
TWO_PLANS: Final[i64] = REFUSALS.add("ARC-6.2", "two-plans")
ONE_PLAN: Final[i64] = REFUSALS.add("ARC-6.2", "one-plan")

# Workers
QUARRY_EMPTY: Final[i64] = REFUSALS.add("ARC-7.1", "quarry-empty")
NOTHING_TO_BUILD: Final[i64] = REFUSALS.add("ARC-7.1", "nothing-to-build")
WORKERS_FIRST: Final[i64] = REFUSALS.add("ARC-7.1", "workers-first")
NO_PLACE_FOR_BLOCK: Final = of_each_pyramid("ARC-7.1", "{} is not in play, so it has no empty place for a block.")
BLOCK_FIRST: Final[i64] = REFUSALS.add("ARC-7.1", "block-first")
MUST_MOVE_ONE: Final[i64] = REFUSALS.add("ARC-7.2", "must-move-one")
NOBODY_RESTS: Final[i64] = REFUSALS.add("ARC-7.2", "nobody-rests")
REST_INSTEAD: Final[i64] = REFUSALS.add("ARC-7.2", "rest-instead")

# Tombs
NO_SUCH_TOMB: Final = of_each_tomb("ARC-6.7", "{} has no tomb {}.")
MUMMY_IS_THERE: Final = of_each_tomb("ARC-8.1", "A mummy lies in {}, tomb {} already.")
SARCOPHAGUS_IS_THERE: Final = of_each_tomb("ARC-8.1", "A sarcophagus stands in {}, tomb {} already.")
NOT_BOTH_HELD: Final[i64] = REFUSALS.add("ARC-8.3", "not-both-held")
TOMB_NOT_EMPTY: Final = of_each_tomb("ARC-8.3", "The two go into an empty tomb together, and {}, tomb {} is not empty.")

# Idols and hieroglyphics
NO_NICHE: Final = of_each_pyramid("ARC-9.1", "{} has no niche for an idol.")
NICHES_TAKEN: Final = of_each_pyramid("ARC-9.1", "All niches of {} are taken.")
NO_WALL: Final = of_each_pyramid("ARC-10.1", "{} has no wall for hieroglyphics.")
WALLS_TAKEN: Final = of_each_pyramid("ARC-10.1", "All walls of {} are carved already.")

# Who is not asked
HAS_PICKED: Final[i64] = REFUSALS.add("ARC-3.1", "has-picked")
NOT_YOUR_TURN: Final[i64] = REFUSALS.add("ARC-5.1", "not-your-turn")
HAS_PASSED: Final[i64] = REFUSALS.add("ARC-11.2", "has-passed")
HAS_NO_CARDS: Final[i64] = REFUSALS.add("ARC-11.4", "has-no-cards")
GAME_IS_OVER: Final[i64] = REFUSALS.add("ARC-12.3", "game-is-over")
