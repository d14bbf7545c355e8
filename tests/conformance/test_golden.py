"""Golden games and playthroughs: every registered game has them, they replay, and they leave nothing out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.golden import coverage
from tools.playthrough import playthrough

from benben.core.match import Match
from benben.core.record import read, verify
from benben.core.registry import game, keys
from benben.games.egizia import nile_cards, sphinx_cards
from benben.games.egizia.towns import TOWN_NAMES
from benben.games.egizia_common.nile_card import ANYTIME, FREE_SPHINX_CARD, FULL_SITE, PERMANENT, NileCard
from benben.games.egizia_shifting_sands import nile_cards as sands_nile_cards
from benben.games.egizia_shifting_sands import sphinx_cards as sands_sphinx_cards
from benben.games.egizia_shifting_sands.tiles import ALL_TILES, BONUSES, STATUE_NAMES

PASSIVE = (FREE_SPHINX_CARD, FULL_SITE)  # powers that show in what is drawn and built
NEVER_SHARED = {"egizia", "egizia-shifting-sands"}  # a tie is always broken
RECORDS = Path(__file__).parent.parent / "records"


def golden(key: str) -> list[Match]:
    return [verify(read(path)) for path in sorted((RECORDS / key).glob("*.jsonl"))]


@pytest.mark.parametrize("key", keys())
def test_golden_games_cover_everything(key: str) -> None:
    tables, covered = game(key), set().union(*(coverage(match) for match in golden(key)))
    wanted = {kind.name for table in (tables.actions, tables.outcomes) for kind in table.kinds}
    wanted |= {f"event {kind.name}" for kind in tables.rules.events.kinds}
    wanted |= {f"players {n}" for n in range(tables.seats[0], min(tables.seats[1], 5) + 1)}
    wanted |= {f"{option.name}={value}" for option in tables.rules.options for value in option.values}
    wanted |= {"single win"} if key in NEVER_SHARED else {"shared win", "single win"}
    assert wanted - covered == set()


def test_ra_golden_games_have_every_disaster_and_every_kind_of_points() -> None:
    covered = set().union(*(coverage(match) for match in golden("ra-dice")))
    wanted = {f"disaster {area}" for area in ("pharaoh", "nile", "civilization", "monuments")}
    wanted |= {"with ankh", "flood 0", "flood 1", "flood 2", "score pharaoh -1", "score pharaoh 1"}
    wanted |= {"score civilization -1", "score civilization 1", "score nile 1", "score monument-towers 1"}
    assert wanted - covered == set()


def test_architects_golden_games_have_every_pyramid_and_every_way_a_round_may_go() -> None:
    covered = set().union(*(coverage(match) for match in golden("architects")))
    wanted = {f"p{n} completed" for n in range(1, 7)} | {"carried over", "all pass at once", "event reshuffled"}
    wanted |= {f"score {reason} 1" for reason in game("architects").rules.events.reasons}
    assert wanted - covered == set()


def nile_cards_used(cards: tuple[NileCard, ...]) -> set[str]:
    """Every card taken, and everyone used that can be."""
    used = {card for card in cards if card.kind == ANYTIME or (card.kind == PERMANENT and card.power not in PASSIVE)}
    return {f"card_taken {card.name}" for card in cards} | {f"card_used {card.name}" for card in used}


def test_egizia_golden_games_use_every_card_and_town() -> None:
    covered = set().union(*(coverage(match) for match in golden("egizia")))
    wanted = nile_cards_used(nile_cards.NILE_CARDS)
    wanted |= {f"sphinx_kept {name}" for name in sphinx_cards.SPHINX_NAMES}
    wanted |= {f"town_visited {name}" for name in TOWN_NAMES} | {"full site"}
    assert wanted - covered == set()


def test_shifting_sands_golden_games_use_every_card_and_tile() -> None:
    covered = set().union(*(coverage(match) for match in golden("egizia-shifting-sands")))
    wanted = nile_cards_used(sands_nile_cards.NILE_CARDS)
    wanted |= {f"tile_claimed {tile.name}" for tile in ALL_TILES} | {f"bonus_gained {tile}" for tile in BONUSES}
    wanted |= {f"bonus_used {tile}" for tile in BONUSES[5:]} | {f"statue_laid {name}" for name in STATUE_NAMES}
    wanted |= {f"sphinx_kept {name}" for name in sands_sphinx_cards.SPHINX_NAMES}
    assert wanted - covered == set()


@pytest.mark.parametrize("key", keys(examples=True))
def test_playthrough_is_as_recorded(key: str) -> None:
    """A difference is a change of rules or words: look at it, then run `python tools/playthrough.py KEY`."""
    assert playthrough(key) == (RECORDS / key / "playthrough.txt").read_text("utf-8")
